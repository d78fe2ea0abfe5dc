"""The HTTP addresses where decks are built: looked at, completed, written as lists and codes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from fastapi import APIRouter, Request

from mathom.games import game as game_named
from mathom.kernel.deckbuilding import DAILY, RANDOM, Deckbuilding, Decks, Listed, Violation
from mathom.kernel.errors import BadRequest, MathomError, sentence_of
from mathom.kernel.game import Game
from mathom.locale import Messages, messages
from mathom.locale.sentences import sentence
from mathom.protocol import (
    CompletedInfo,
    DeckbuildingInfo,
    DeckInfo,
    DeckRequest,
    LackInfo,
)
from mathom.server.http_types import REFUSED, Id, Lang
from mathom.server.refusals import LONGEST, RequestRefused, refusal_of
from mathom.server.services import CurrentServices, Services, address_of

DEAR: Final = 3.0
"""What it costs to have decks put together, where to look at some costs 1."""
MOST: Final = 1_000
"""How many cards and sites may be looked at; decks that keep to the rules have far fewer."""
TOLD: Final = 100
"""How many mistakes of a list are told."""

T = TypeVar("T")

router = APIRouter(responses=REFUSED)


@router.get("/api/games/{game}/decks")
async def offered(game: Id) -> DeckbuildingInfo:
    """What decks of one's own are built of."""
    _, tools = _tools(game)
    return {
        "setting": tools.setting,
        "names": list(tools.names),
        "relevant": list(tools.relevant),
        "parts": [
            {"id": part.id, "role": part.role, "cards": dict(part.cards), "borne": part.borne}
            for part in tools.parts()
        ],
    }


@router.post("/api/games/{game}/decks")
async def look(
    game: Id, wanted: DeckRequest, services: CurrentServices, request: Request, lang: Lang = "en"
) -> DeckInfo:
    """Read decks, by a list, a code or any other name; tell which rules they break."""
    bench = Bench(game, wanted, lang)
    cost = DEAR if wanted.name.startswith((RANDOM, DAILY)) else 1.0
    services.deck_limiter.charge(address_of(request), cost)
    return await _in_turn(services, lambda: bench.told(bench.listed()))


@router.post("/api/games/{game}/decks/suggestions")
async def suggest(
    game: Id, wanted: DeckRequest, services: CurrentServices, request: Request, lang: Lang = "en"
) -> CompletedInfo:
    """What would fill the gaps of decks, and how they would be then."""
    bench = Bench(game, wanted, lang)
    services.deck_limiter.charge(address_of(request), DEAR)
    return await _in_turn(services, bench.completed)


class Bench:
    """A game's tools, the decks that are asked about, and in which language."""

    def __init__(self, game: str, wanted: DeckRequest, lang: str) -> None:
        """Refuse a game without decks, and settings that it does not have."""
        self.game, self.tools = _tools(game)
        self.wanted = wanted
        self.speech: Messages = messages(lang)
        try:
            self.settings = self.game.complete(
                {id: value for id, value in wanted.settings.items() if id != self.tools.setting}
            )
        except MathomError as error:
            raise refusal_of(error) from None

    def listed(self) -> Listed:
        """What the text says, or what the name stands for.

        Raises:
            RequestRefused: the name stands for nothing, or there is too much of it.
        """
        if self.wanted.name:
            try:
                listed = Listed(self.tools.named(self.wanted.name, self.settings), (), ())
            except BadRequest as fault:
                told = sentence(self.speech, self.speech.tell(sentence_of(fault)))
                raise RequestRefused("bad-deck", why=told[:LONGEST]) from None
        else:
            listed = self.tools.read(self.wanted.text)
        if self.tools.size(listed.decks) > MOST:
            raise RequestRefused("deck-too-large", most=MOST)
        return listed

    def told(self, listed: Listed) -> DeckInfo:
        """Everything that is to be said of decks."""
        decks = listed.decks
        broken = [*listed.violations, *self.tools.check(decks, self.settings)]
        return {
            "name": self._code(decks),
            "text": self.tools.write(decks, self.speech),
            "lines": [
                {"part": part, "id": id, "copies": copies, "bearer": bearer}
                for part, id, copies, bearer in self.tools.lines(decks)
            ],
            "legal": not listed.mistakes and not broken,
            "mistakes": [
                {"line": each.line, "text": sentence(self.speech, self.speech.tell(each.sentence))}
                for each in listed.mistakes[:TOLD]
            ],
            "violations": [self._lack(each) for each in broken],
            "tallies": [
                {
                    "id": each.id,
                    "part": each.part,
                    "count": each.count,
                    "least": each.least,
                    "most": each.most,
                    "rule": each.rule,
                }
                for each in self.tools.tally(decks, self.settings)
            ],
        }

    def completed(self) -> CompletedInfo:
        """What is suggested, and the decks with it."""
        listed = self.listed()
        found = self.tools.suggest(listed.decks, self.settings)
        whole = self.tools.completed(listed.decks, found)
        return {
            "suggestions": [
                {
                    **self._lack(each.lack),
                    "cards": [
                        {
                            "part": part,
                            "id": id,
                            "title": self.game.title(self.speech, role, id),
                            "copies": copies,
                        }
                        for part, role, id, copies in each.cards
                    ],
                }
                for each in found
            ],
            "completed": self.told(Listed(whole, listed.mistakes, listed.violations)),
        }

    def _code(self, decks: Decks) -> str:
        """The name that holds these decks; empty where there is too much of something."""
        try:
            return self.tools.code(decks)
        except BadRequest:
            return ""

    def _lack(self, broken: Violation) -> LackInfo:
        text = sentence(self.speech, self.speech.tell(broken.sentence))
        return {"rule": broken.rule, "key": broken.key, "text": text}


def _tools(id: str) -> tuple[Game, Deckbuilding]:
    """A game and its tools.

    Raises:
        RequestRefused: there is no such game, or it has none.
    """
    try:
        game = game_named(id)
    except MathomError as error:
        raise refusal_of(error) from None
    tools = game.deckbuilding()
    if tools is None:
        raise RequestRefused("no-decks")
    return game, tools


async def _in_turn(services: Services, work: Callable[[], T]) -> T:
    """Do it in a thread, one after the other: more at once would only make all wait."""
    async with services.building:
        return await asyncio.to_thread(work)
