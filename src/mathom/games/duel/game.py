"""Duel as the kernel and the clients know it."""

from __future__ import annotations

import functools
import importlib.resources
from collections.abc import Mapping
from typing import TYPE_CHECKING

from mathom.games.duel.alliances import ChooseRace, KeepToken, Rally
from mathom.games.duel.bot import evaluate
from mathom.games.duel.box import RACES, SEATS, SKILLS, SYMBOLS, Box, Effect
from mathom.games.duel.chapters import AcceptTurn, Again, EndTurn, Fetch, Search, Strip, Turn
from mathom.games.duel.conquest import Garrison, Manoeuvre, Manoeuvres, Muster, Raze, Reinforce
from mathom.games.duel.costs import GainCoins, LoseCoins
from mathom.games.duel.ending import ENDINGS
from mathom.games.duel.frames import SideChoice, SideStep
from mathom.games.duel.loading import load_box
from mathom.games.duel.quest import Advance
from mathom.games.duel.setup import Begin, set_up
from mathom.games.duel.state import UNKNOWN, Duel, Settings, Side
from mathom.games.duel.titles import describe, title
from mathom.games.duel.view import view
from mathom.kernel.agenda import Frame
from mathom.kernel.chance import Chance
from mathom.kernel.deck import Deck
from mathom.kernel.errors import BadState
from mathom.kernel.game import Game, Setting
from mathom.kernel.ledger import Ledger, read_ledger
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
        super().__init__()
        self.box = box
        self.option_table = box.option_table
        self.fields = box.fields
        self.frames = {frame.text_name(): frame for frame in FRAMES}

    def setup(self, players: int, settings: Mapping[str, str], chance: Chance) -> Duel:
        """The table before the first chapter."""
        return set_up(self.box, Settings(dict(settings)))

    def view(self, state: State, seat: int | None) -> Json:
        """The table as this seat sees it."""
        assert isinstance(state, Duel)
        return dict(view(state, seat))

    def ledger(self, lang: str = "en") -> Ledger:
        """Duel's rules."""
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
        names = box.names
        settings = self.read_settings(reader)
        sides = reader.table("sides")
        ours, theirs = (self._side(sides.table(seat)) for seat in SEATS)
        sides.end()
        state = Duel(box, Settings(settings), (ours, theirs))
        state.agenda = agenda
        state.outcome = read_outcome(reader, SEATS, ENDINGS)
        state.chapter = reader.count("chapter", len(box.layouts))
        self._layout(reader, state)
        unseen = reader.items("unseen")
        if len(unseen) != len(box.layouts):
            raise reader.wrong("unseen", "duel-field-unseen", {"count": len(box.layouts)})
        wrapped = Reader({str(n): c for n, c in enumerate(unseen, 1)}, "unseen", BadState)
        state.decks = [
            Deck(tuple(wrapped.some_of(number, names["card"]))) for number in wrapped.names()
        ]
        state.aside = tuple(reader.counts("aside", len(box.layouts), len(box.cards)))
        state.peeked = tuple(self._peeked(item) for item in reader.tables("peeked"))
        state.discard = tuple(reader.some_of("discard", names["card"]))
        state.tiles = tuple(reader.some_of("landmarks", names["tile"]))
        state.tile_deck = Deck(tuple(reader.some_of("landmark_stack", names["tile"])))
        alliances = reader.table("alliances")
        state.stacks = []
        for race in RACES:
            stack = alliances.table(race)
            top = tuple(stack.some_of("top", names["token"]))
            state.stacks.append(Deck(tuple(stack.some_of("unseen", names["token"])), top))
            stack.end()
        alliances.end()
        state.reserve = reader.count("reserve", 1000, -1000)
        state.again = reader.count("again", 100)
        if not state.chapter:
            if state != set_up(box, state.settings):
                raise reader.wrong("chapter", "duel-field-chapter", {})
            return state
        problem = _agenda_problem(state)
        if problem:
            raise reader.wrong("agenda", problem, {})
        return state

    def _layout(self, reader: Reader, state: Duel) -> None:
        cards = self.box.names["card"]
        items = reader.items("layout")
        slots = len(self.box.layouts[state.chapter - 1].places) if state.chapter else 0
        if len(items) != slots:
            raise reader.wrong("layout", "duel-field-slots", {"count": slots})
        for slot, item in enumerate(items):
            if item is not None:
                state.left |= 1 << slot
            if item is None or item == "face down":
                state.slots.append(UNKNOWN)
            elif item in cards:
                state.slots.append(cards.index(str(item)))
            else:
                raise reader.wrong("layout", "duel-field-slot", {"slot": slot})

    def _peeked(self, reader: Reader) -> tuple[int, int]:
        card = reader.one_of("card", self.box.names["card"])
        seats = reader.some_of("seats", SEATS)
        reader.end()
        if not seats:
            raise reader.wrong("seats", "duel-field-seats", {})
        return card, sum(1 << seat for seat in set(seats))

    def _side(self, reader: Reader) -> Side:
        box = self.box
        names = box.names
        table = reader.table("units")
        units = [
            table.count(region, box.figures.units, 1) if table.has(region) else 0
            for region in names["region"]
        ]
        table.end()
        side = Side(reader.count("coins"), reader.count("supply"), units)
        side.fortresses = sum(1 << r for r in set(reader.some_of("fortresses", names["region"])))
        side.steps = reader.count("steps", box.figures.steps)
        for card in reader.some_of("cards", names["card"]):
            side.add_card(box, card)
        side.tiles = tuple(reader.some_of("tiles", names["tile"]))
        for token in reader.some_of("tokens", names["token"]):
            side.add_token(box, token)
        side.allied = reader.count("allied", 1) == 1
        reader.end()
        return side


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
    return DuelGame(load_box(importlib.resources.files(__package__) / "data"))
