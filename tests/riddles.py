"""Riddles: a small complete game, to show how one is written.

Two seats hide cards in their pockets and ask riddles. CONTRIBUTING walks through this file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from mathom.kernel.agenda import Choice, Step
from mathom.kernel.chance import Chance
from mathom.kernel.deck import Deck
from mathom.kernel.declared_state import DeclaredState, StateSchema
from mathom.kernel.declaring import hands_by, in_play, unseen, zone
from mathom.kernel.fields import frame_fields
from mathom.kernel.game import Game
from mathom.kernel.instances import InPlay, InstanceOf
from mathom.kernel.ledger import Ledger
from mathom.kernel.modifiers import Modifier
from mathom.kernel.option import Option, OptionTable
from mathom.kernel.outcome import Outcome
from mathom.kernel.state import State
from mathom.kernel.window import Window
from mathom.locale import LANGUAGES

RULES = """
## R1 Riddles
- R1.1 Each seat has two pockets and is dealt three cards, which only it sees; the rest is in a bag.
- R1.2 In turn, each seat draws a card and untaps its pockets, or hides a card, or passes.
- R1.3 To hide a card, a seat taps one of its pockets and puts the card into it, face down.
- R1.4 Then both, the other seat first, may ask riddles from their hands, tapping a pocket for each.
- R1.5 The other's riddle catches the card; one's own frees it and makes it worth 1 more, up to 5.
- R1.6 When both pass then, a card that is caught is discarded.
- R1.7 When both pass their turns, the pockets are emptied, and whoever has hidden more wins.
"""
MESSAGES = """
riddles-name = Riddles
riddles-about = What has it got in its pockets?
riddles-prompt-turn = Hide a card, draw one, or pass?
riddles-prompt-hide = Which card do you hide?
riddles-prompt-ask = Ask a riddle about what was hidden?
riddles-option-pass = pass
riddles-option-draw = draw a card
riddles-option-into = hide a card in { $pocket }
riddles-option-play = play the { $card }
riddles-event-draw = { $seat } draws a card.
riddles-event-drawn = You hold the { $card }.
riddles-event-hide = { $seat } hides a card in { $pocket }.
riddles-event-ask = { $seat } asks the { $card }.
riddles-event-caught = The { $card } is caught.
riddles-event-empty = { $seat } has hidden the { $card }.
riddles-ending-more = more in the pockets
error-riddles-state-cards = every card must be somewhere exactly once
"""
SEATS = ("bilbo", "gollum")
POCKETS = ("bilbo-left", "bilbo-right", "gollum-left", "gollum-right")
WORTH = {"ring": 4, "knife": 3, "string": 2, "tooth": 2, "shell": 1, "bone": 1, "stone": 1}
CARDS = (*POCKETS, *WORTH, "riddle-of-fish", "riddle-of-wind", "riddle-of-time")
DEALT = range(len(POCKETS), len(CARDS))
ASKED = DEALT[len(WORTH) :]
TAPPED, HIDDEN, CAUGHT = range(3)
TABLE = OptionTable()
PASS, DRAW = TABLE.add("pass"), TABLE.add("draw")
INTO = [TABLE.add("into", pocket, pocket=POCKETS[pocket]) for pocket in range(len(POCKETS))]
PLAY = {card: TABLE.add("play", card, card=CARDS[card]) for card in DEALT}


@dataclass(eq=False, init=False, repr=False)
class Riddle(DeclaredState):
    """Where every card is. The pockets come into play first: their numbers are their cards'."""

    play: InPlay = in_play("card", "seat", ("tapped", "hidden", "caught"), "hidden", ("worth",))
    hands: list[tuple[int, ...]] = hands_by("card", "seat")
    discard: tuple[int, ...] = zone("card")
    bag: Deck = unseen("card")
    option_table = TABLE

    def draw(self, seat: int, chance: Chance) -> None:
        card, self.bag = self.bag.draw(chance)
        self.hands[seat] = tuple(sorted((*self.hands[seat], card)))
        self.emit_to((seat,), "drawn", card=CARDS[card])

    def spend(self, seat: int, card: int, pocket: int) -> None:
        """Take a card from a hand, and tap a pocket for it."""
        self.hands[seat] = tuple(other for other in self.hands[seat] if other != card)
        self.play.mark(pocket, TAPPED)

    def untapped(self, seat: int) -> list[int]:
        return [n for n in (2 * seat, 2 * seat + 1) if not self.play[n].has(TAPPED)]

    def worth(self, seat: int) -> int:
        mine = [it for it in self.play if it.controller == seat]
        return sum(self.play.modified(WORTH.get(CARDS[it.card], 0), 0, it.number) for it in mine)


class Deal(Step[Riddle]):
    """Each seat is dealt three cards (R1.1)."""

    def run(self, state: Riddle, chance: Chance) -> None:
        for seat in (0, 0, 0, 1, 1, 1):
            state.draw(seat, chance)
        state.push(Turn(0))


class Turn(Window[Riddle]):
    """The seats do one thing after the other, until both pass (R1.2, R1.7)."""

    kind = "turn"
    rules = ("R1.2", "R1.3")

    def usable(self, state: Riddle) -> list[Option]:
        pockets = state.untapped(self.seat) if state.hands[self.seat] else []
        return [*([DRAW] if len(state.bag) else []), *(INTO[pocket] for pocket in pockets)]

    def use(self, state: Riddle, option: Option, chance: Chance) -> None:
        if option is DRAW:
            state.emit("draw", seat=SEATS[self.seat])
            state.draw(self.seat, chance)
            for pocket in (2 * self.seat, 2 * self.seat + 1):
                state.play.mark(pocket, TAPPED, on=False)
        else:
            state.push(Hide(option.value, self.seat))

    def done(self, state: Riddle) -> None:
        for it in state.play:
            if it.has(HIDDEN):
                state.play.mark(it.number, HIDDEN, on=False)
                state.emit("empty", seat=SEATS[it.controller], card=CARDS[it.card])
        worth = [state.worth(0), state.worth(1)]
        scores = {seat: float(worth[seat] == max(worth)) for seat in (0, 1)}
        state.finish(Outcome("more", "R1.7", scores))


@dataclass(eq=False, repr=False)
class Hide(Choice[Riddle]):
    """The second part of hiding a card: which one goes into the pocket (R1.3)."""

    pocket: int
    seat: int
    kind = "hide"
    rules = ("R1.3",)

    def options(self, state: Riddle) -> list[Option]:
        return [PLAY[card] for card in state.hands[self.seat]]

    def take(self, state: Riddle, option: Option, chance: Chance) -> None:
        state.spend(self.seat, option.value, self.pocket)
        hidden = state.play.enter(option.value, self.seat, self.pocket, 1 << HIDDEN)
        state.emit("hide", seat=SEATS[self.seat], pocket=POCKETS[self.pocket])
        state.push(Ask(hidden, 1 - self.seat, 0))


@dataclass(eq=False, repr=False)
class Ask(Window[Riddle]):
    """Both seats may ask riddles about a hidden card (R1.4 to R1.6)."""

    hidden: int
    seat: int
    passed: int
    kind = "ask"
    rules = ("R1.4", "R1.5", "R1.6")

    def open(self, state: Riddle) -> bool:
        hidden = state.play[self.hidden]
        wants_to = hidden.has(CAUGHT) == (hidden.controller == self.seat)
        could = state.hands[self.seat] and not set(ASKED) <= set(state.discard)
        return wants_to and bool(could and state.untapped(self.seat))

    def usable(self, state: Riddle) -> list[Option]:
        return [PLAY[card] for card in state.hands[self.seat] if card in ASKED]

    def use(self, state: Riddle, option: Option, chance: Chance) -> None:
        state.spend(self.seat, option.value, state.untapped(self.seat)[0])
        state.discard = (*state.discard, option.value)
        state.emit("ask", seat=SEATS[self.seat], card=CARDS[option.value])
        freed = state.play[self.hidden].has(CAUGHT)
        state.play.mark(self.hidden, CAUGHT, on=not freed)
        if freed:
            state.play.modify(Modifier(0, self.hidden, source=self.hidden, n=1, most=5))

    def done(self, state: Riddle) -> None:
        if state.play[self.hidden].has(CAUGHT):
            for gone in state.play.leave(self.hidden):
                state.discard = (*state.discard, gone.card)
                state.emit("caught", card=CARDS[gone.card])


ROLES = {"card": CARDS, "seat": SEATS}
FIELDS = frame_fields(ROLES, ["passed"]) | dict.fromkeys(("pocket", "hidden"), InstanceOf("play"))


class Riddles(Game):
    id = "riddles"
    seat_names = SEATS
    players = (2,)
    endings: ClassVar = {"more": "R1.7"}
    messages: ClassVar = dict.fromkeys(LANGUAGES, MESSAGES)
    schema: StateSchema[Riddle] = StateSchema(Riddle, ROLES, ("card",), FIELDS)

    def __init__(self) -> None:
        super().__init__(TABLE, FIELDS, {each.__name__: each for each in (Deal, Turn, Hide, Ask)})

    def setup(self, players: int, settings: Mapping[str, str], chance: Chance) -> Riddle:
        state = self.schema.begin(hands=[(), ()], bag=Deck(tuple(DEALT)))
        for pocket in range(len(POCKETS)):
            state.play.enter(pocket, controller=pocket // 2)
        state.push(Deal())
        return state

    def ledger(self, lang: str = "en") -> Ledger:
        return Ledger(RULES, self.id)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Riddle)
        return float(state.worth(seat))


RIDDLES = Riddles()
