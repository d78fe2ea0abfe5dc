"""Riddles: the smallest complete game, to show how one is written.

Two seats are each dealt a pebble that only they see. One after the other decides once: keep
the pebble, or lay it open and draw another. The higher pebble wins. CONTRIBUTING walks
through this file.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mathom.kernel.agenda import Choice, Frame, Step
from mathom.kernel.chance import Chance
from mathom.kernel.deck import Deck
from mathom.kernel.errors import BrokenState
from mathom.kernel.fields import Name, write_frame
from mathom.kernel.game import Game
from mathom.kernel.ledger import Ledger
from mathom.kernel.option import Option, OptionTable
from mathom.kernel.outcome import Outcome, read_outcome, write_outcome
from mathom.kernel.reading import Reader
from mathom.kernel.state import Json, State, Unknown
from mathom.locale import messages

SEATS = ("bilbo", "gollum")
PEBBLES = ("one", "two", "three", "four", "five", "six")
RULES = """
## R1 Riddles
- R1.1 Each seat is dealt a pebble and sees only its own.
- R1.2 Each seat in turn keeps its pebble, or lays it open and draws another.
- R1.3 The higher pebble wins.
"""
MESSAGES = """
riddles-seat-bilbo = Bilbo
riddles-seat-gollum = Gollum
riddles-pebble-one = one
riddles-pebble-two = two
riddles-pebble-three = three
riddles-pebble-four = four
riddles-pebble-five = five
riddles-pebble-six = six
riddles-prompt-decide = Keep your pebble or draw another?
riddles-option-keep = Keep
riddles-option-draw = Draw another
riddles-event-dealt = You hold { $pebble }.
riddles-event-keep = { $seat } keeps.
riddles-event-open = { $seat } lays open { $pebble }.
riddles-ending-higher = the higher pebble
"""
FIELDS = {"seat": Name(SEATS)}
TABLE = OptionTable()
KEEP = TABLE.add("keep")
DRAW = TABLE.add("draw")


class Riddle(State):
    """Two hands, what was laid open, and the bag."""

    __slots__ = ("deck", "hands", "open")

    def __init__(self) -> None:
        super().__init__()
        self.deck = Deck(tuple(range(len(PEBBLES))))
        self.hands: tuple[int, ...] = ()
        self.open: tuple[int, ...] = ()

    def copy(self) -> Riddle:
        state = Riddle()
        state.agenda = self.agenda.copy()
        state.outcome = self.outcome
        state.deck, state.hands, state.open = self.deck, self.hands, self.open
        return state

    @property
    def players(self) -> int:
        return len(SEATS)

    def check(self) -> None:
        if sorted([*self.deck.bag, *self.hands, *self.open]) != list(range(len(PEBBLES))):
            raise BrokenState("every pebble must be somewhere exactly once")

    def data(self) -> Json:
        return {
            "settings": {},
            "bag": [PEBBLES[pebble] for pebble in self.deck.bag],
            "hands": [PEBBLES[pebble] for pebble in self.hands],
            "open": [PEBBLES[pebble] for pebble in self.open],
            "outcome": write_outcome(self.outcome, SEATS),
            "agenda": [write_frame(frame, FIELDS) for frame in self.agenda],
        }

    def imagine(self, seat: int | None, chance: Chance) -> Riddle:
        state = self.copy()
        if self.outcome is None:
            unseen = [hand for owner, hand in enumerate(self.hands) if owner != seat]
            # Sorted: a pebble put at the end would give itself away.
            state.deck = Deck(tuple(sorted([*self.deck.bag, *unseen])))
            state.hands = tuple(
                hand if owner == seat else state.draw(chance)
                for owner, hand in enumerate(self.hands)
            )
        return state

    def hidden(self, seat: int | None) -> set[str]:
        unseen = list(self.deck.bag)
        if self.outcome is None:
            unseen += [hand for owner, hand in enumerate(self.hands) if owner != seat]
        return {PEBBLES[pebble] for pebble in unseen}

    def unknown(self, seat: int | None) -> Unknown:
        found = {"bag": [PEBBLES[pebble] for pebble in self.deck.bag]}
        if self.outcome is None:
            for owner, hand in enumerate(self.hands):
                if owner != seat:
                    found[SEATS[owner]] = [PEBBLES[hand]]
        return {"pebbles": found}

    def draw(self, chance: Chance) -> int:
        pebble, self.deck = self.deck.draw(chance)
        return pebble


class Deal(Step[Riddle]):
    """Each seat is dealt a pebble (R1.1)."""

    def run(self, state: Riddle, chance: Chance) -> None:
        state.hands = (state.draw(chance), state.draw(chance))
        for seat, hand in enumerate(state.hands):
            state.emit_to((seat,), "dealt", pebble=PEBBLES[hand])
        state.push(Decide(0), Decide(1), Compare())


class Decide(Choice[Riddle]):
    """Keep the pebble, or draw another (R1.2)."""

    __match_args__ = ("seat",)
    kind = "decide"
    rules = ("R1.2",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: Riddle) -> list[Option]:
        return [KEEP, DRAW]

    def take(self, state: Riddle, option: Option, chance: Chance) -> None:
        if option is KEEP:
            state.emit("keep", seat=SEATS[self.seat])
            return
        hands = list(state.hands)
        state.open = (*state.open, hands[self.seat])
        state.emit("open", seat=SEATS[self.seat], pebble=PEBBLES[hands[self.seat]])
        hands[self.seat] = state.draw(chance)
        state.hands = tuple(hands)
        state.emit_to((self.seat,), "dealt", pebble=PEBBLES[hands[self.seat]])


class Compare(Step[Riddle]):
    """The higher pebble wins (R1.3)."""

    def run(self, state: Riddle, chance: Chance) -> None:
        first = 1.0 if state.hands[0] > state.hands[1] else 0.0
        state.finish(Outcome("higher", "R1.3", {0: first, 1: 1.0 - first}))


class Riddles(Game):
    """Riddles as the kernel knows it."""

    id = "riddles"
    seat_names = SEATS
    players = (2,)

    def __init__(self) -> None:
        super().__init__()
        self.option_table = TABLE
        self.fields = {**FIELDS}
        self.frames: dict[str, type[Frame]] = {f.__name__: f for f in (Deal, Decide, Compare)}
        for lang in ("en", "ja"):
            messages(lang).add(MESSAGES)

    def setup(self, players: int, settings: Mapping[str, str], chance: Chance) -> Riddle:
        state = Riddle()
        state.push(Deal())
        return state

    def view(self, state: State, seat: int | None) -> Json:
        assert isinstance(state, Riddle)
        shown = [
            PEBBLES[hand] if owner == seat or state.outcome is not None else None
            for owner, hand in enumerate(state.hands)
        ]
        return {"hands": shown, "open": [PEBBLES[p] for p in state.open]}

    def load(self, reader: Reader, agenda: list[Frame]) -> Riddle:
        self.read_settings(reader)
        state = Riddle()
        state.agenda = agenda
        state.outcome = read_outcome(reader, SEATS, {"higher": "R1.3"})
        state.deck = Deck(tuple(reader.some_of("bag", PEBBLES)))
        state.hands = tuple(reader.some_of("hands", PEBBLES))
        state.open = tuple(reader.some_of("open", PEBBLES))
        return state

    def ledger(self, lang: str = "en") -> Ledger:
        return Ledger(RULES, "riddles")

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Riddle)
        return float(state.hands[seat])


RIDDLES: Final = Riddles()
