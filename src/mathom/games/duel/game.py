"""Duel as the kernel and the clients know it."""

from __future__ import annotations

import functools
import importlib.resources
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from mathom.games.duel.alliances import ChooseRace, KeepToken, Rally
from mathom.games.duel.bot import evaluate
from mathom.games.duel.box import GONE, RACES, SEATS, SKILLS, SYMBOLS, UNKNOWN, Box, Effect
from mathom.games.duel.chapters import AcceptTurn, Again, EndTurn, Fetch, Search, Strip, Turn
from mathom.games.duel.conquest import Garrison, Manoeuvre, Manoeuvres, Muster, Raze, Reinforce
from mathom.games.duel.costs import GainCoins, LoseCoins
from mathom.games.duel.ending import ENDINGS
from mathom.games.duel.frames import SideChoice, SideStep
from mathom.games.duel.loading import load_box
from mathom.games.duel.quest import Advance
from mathom.games.duel.setup import Begin, set_up
from mathom.games.duel.state import Duel, Settings
from mathom.games.duel.titles import describe, title
from mathom.games.duel.view import view
from mathom.kernel.agenda import Frame
from mathom.kernel.chance import Chance
from mathom.kernel.declaring import StateSchema
from mathom.kernel.game import Game, Setting
from mathom.kernel.ledger import Ledger, read_ledger
from mathom.kernel.option import read_actions
from mathom.kernel.outcome import read_outcome
from mathom.kernel.reading import Reader
from mathom.kernel.state import Json, State

if TYPE_CHECKING:
    from mathom.locale import Messages

FRAMES: tuple[type[Frame], ...] = (
    Begin,
    Turn,
    EndTurn,
    Again,
    AcceptTurn,
    Search,
    Fetch,
    Strip,
    GainCoins,
    LoseCoins,
    Advance,
    Rally,
    KeepToken,
    ChooseRace,
    Garrison,
    Muster,
    Reinforce,
    Raze,
    Manoeuvres,
    Manoeuvre,
)


class DuelGame(Game):
    """The Lord of the Rings: Duel for Middle-earth, for two."""

    id = "duel"
    version = 2
    seat_names = SEATS
    players = (2,)
    settings = (
        Setting("coins", ("finite", "endless"), "D10.1"),
        Setting("effects", ("printed", "may", "must"), "D10.2"),
        Setting("again", ("once", "stacked"), "D10.3"),
        Setting("manoeuvres", ("printed", "free"), "D10.4"),
    )
    secrets = True  # the cards set aside, for whoever has searched the discard (D9.17)

    def __init__(self, box: Box) -> None:
        """The game played with the components of `box`."""
        frames = {frame.text_name(): frame for frame in FRAMES}
        super().__init__(box.option_table, box.fields, frames, read_actions(__package__))
        self.box = box
        roles = {
            **box.names,
            "chapter": tuple(str(number + 1) for number in range(len(box.layouts))),
            "step": tuple(str(number + 1) for number in range(box.figures.steps)),
        }
        self.schema = StateSchema(Duel, roles, ("card", "tile", "token"), SEATS, box.fields)

    def with_box(self, folder: Traversable) -> DuelGame:
        """Duel with an owner's components."""
        return DuelGame(load_box(folder))

    def setup(self, players: int, settings: Mapping[str, str], chance: Chance) -> Duel:
        """The table before the first chapter."""
        return set_up(self.schema, self.box, Settings(dict(settings)))

    def view(self, state: State, seat: int | None) -> Json:
        """The table as this seat sees it."""
        assert isinstance(state, Duel)
        return dict(view(state, seat))

    def ledger(self, lang: str = "en") -> Ledger:
        return read_ledger(__package__, lang)

    def title(self, words: Messages, role: str, id: str) -> str:
        """Cards and tokens are called by what they do; the rest has names."""
        return title(self.box, words, role, id)

    def describe(self, words: Messages, record: Json) -> dict[str, str]:
        """A component by what it is called, does, costs and is chained to."""
        return describe(self.box, words, record)

    def evaluate(self, state: State, seat: int) -> float:
        """The greedy bot's judgement."""
        assert isinstance(state, Duel)
        return evaluate(state, seat)

    def cards(self) -> list[Json]:
        """Every card, tile and token with its figures."""
        box = self.box
        found: list[Json] = []
        for card in box.cards:
            found.append(
                {
                    "kind": "card",
                    "id": card.id,
                    "chapter": card.chapter,
                    "colour": card.colour,
                    "symbol": SYMBOLS[card.colour],
                    "coins": card.coins,
                    "skills": _skills(card.cost),
                    "chain_from": None if card.chain_from < 0 else box.chains[card.chain_from],
                    "chain_to": None if card.chain_to < 0 else box.chains[card.chain_to],
                    "effects": _effects(card.effects),
                    "source": card.source,
                }
            )
        for tile in box.tiles:
            found.append(
                {
                    "kind": "tile",
                    "id": tile.id,
                    "region": box.regions[tile.region].id,
                    "skills": _skills(tile.cost),
                    "effects": _effects(tile.effects),
                    "source": tile.source,
                }
            )
        for token in box.tokens:
            found.append(
                {
                    "kind": "token",
                    "id": token.id,
                    "race": RACES[token.race],
                    "when": token.when,
                    "effects": _effects(token.effects),
                    "source": token.source,
                }
            )
        return found

    def load(self, reader: Reader, agenda: list[Frame]) -> Duel:
        """Read a Duel back."""
        box = self.box
        settings = Settings(self.read_settings(reader))
        state = self.schema.read(reader, box=box, settings=settings)
        state.agenda = agenda
        state.outcome = read_outcome(reader, SEATS, ENDINGS)
        slots = len(box.layouts[state.chapter - 1].places) if state.chapter else 0
        if len(state.slots) != slots:
            raise reader.wrong("layout", "duel-field-slots", {"count": slots})
        state.left = sum(1 << slot for slot, card in enumerate(state.slots) if card != GONE)
        for side in state.sides:
            side.count_symbols(box)
        if reader.trusted:
            return state
        if not state.chapter:
            if state != set_up(self.schema, box, settings):
                raise reader.wrong("chapter", "duel-field-chapter", {})
            return state
        problem = _agenda_problem(state)
        if problem:
            raise reader.wrong("agenda", problem, {})
        return state


def _agenda_problem(state: Duel) -> str:
    """The key of what is wrong with an agenda that was read, or nothing."""
    agenda = state.agenda
    if state.outcome is not None:
        return "duel-agenda-end" if agenda else ""
    bottom = agenda[0] if agenda else None
    if isinstance(bottom, Turn):
        known = all(state.slots[slot] != UNKNOWN for slot in state.available())
        if len(agenda) > 1 or not state.left or not known:
            return "duel-agenda-turn"
        if state.again and not state.settings.stacked:
            return "duel-agenda-again"
        return ""
    if not isinstance(bottom, EndTurn):
        return "duel-agenda-ground"
    for frame in agenda[1:]:
        if isinstance(frame, Turn | EndTurn | Begin):
            return "duel-agenda-one-turn"
        assert isinstance(frame, SideStep | SideChoice)
        if frame.seat != (1 - bottom.seat if isinstance(frame, LoseCoins) else bottom.seat):
            return "duel-agenda-side"
        if isinstance(frame, KeepToken):
            shown = [token for stack in state.stacks for token in stack.top]
            if not frame.tokens or not set(frame.tokens) <= set(shown):
                return "duel-agenda-tokens-known"
            if len(set(frame.tokens)) != len(frame.tokens):
                return "duel-agenda-tokens-once"
        if isinstance(frame, Fetch):
            unseen = any(state.aside) or any(not s >> frame.seat & 1 for _, s in state.peeked)
            if unseen:
                return "duel-agenda-search"
    return ""


def _skills(cost: tuple[tuple[int, int], ...]) -> Json:
    return {SKILLS[skill]: count for skill, count in cost}


def _effects(effects: tuple[Effect, ...]) -> list[Json]:
    found: list[Json] = []
    for effect in effects:
        do, args = effect.description()
        found.append({"do": do, **args})
    return found


@functools.cache
def duel() -> DuelGame:
    """The one Duel of this process, made when first asked for."""
    folder = importlib.resources.files(__package__) / "data"
    game = DuelGame(load_box(folder))
    game.folder = folder
    return game
