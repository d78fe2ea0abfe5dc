"""Drawing cards: the hand, the hazard hand, and how large the hand is (S10.3 to S10.10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.cards.language import SOLITAIRE
from mathom.games.solitaire.cards.lasting import Standing, standing
from mathom.games.solitaire.choices import TravellerChoice
from mathom.games.solitaire.constants import DURATIONS, NONE
from mathom.games.solitaire.ending import check_exhausted
from mathom.games.solitaire.figures import HAND_SIZE, MIND, figure
from mathom.games.solitaire.model.state import Solitaire
from mathom.kernel.agenda import Step
from mathom.kernel.deck import Deck
from mathom.kernel.declaring import count, flag, optional, word
from mathom.kernel.language import argument, called
from mathom.kernel.modifiers import NOTHING, Modifier

if TYPE_CHECKING:
    from mathom.games.solitaire.model.places import Site
    from mathom.kernel.chance import Chance
    from mathom.kernel.effects import Bindings
    from mathom.kernel.language import Compiler
    from mathom.kernel.option import MessageArgs, Option
    from mathom.kernel.reading import Reader

HAND: Final = 5
"""The hand size that no card changes (S10.10)."""
LEAST_MIND: Final = 3
"""Who moves draws only with a character of such a mind (S10.4)."""


@dataclass(init=False, eq=False)
class HandSize(Standing):
    """Another hand size."""

    amount: int = count(5, -5)

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        """For a while, once it is done."""
        if self.lasts in DURATIONS:
            until = DURATIONS.index(self.lasts)
            state.in_play.modify(Modifier(HAND_SIZE, NOTHING, NOTHING, until, self.amount))


SHORT: Final = "regions-short-of-four"
"""As many as the site path has regions less than four."""


def _amount(reader: Reader, name: str, compiler: Compiler) -> int | None:
    """A figure, or None for SHORT."""
    if isinstance(reader.value(name), str):
        reader.word(name, (SHORT,))
        return None
    return reader.count(name, 5, -5)


@dataclass(init=False, eq=False)
class ModifyDraw(Standing):
    """A company that moves may draw more cards, or draws fewer, but not fewer than `least`."""

    who: str = word(("moving-company",))
    amount: int | None = argument(_amount)
    least: int = called("min", optional(count(5), 0))
    may: bool = called("optional", optional(flag(), False))

    def of(self, state: Solitaire, most: int) -> int:
        """How many it draws at most, out of so many."""
        path = len(state.turn.path)
        n = (max(0, 4 - path) if path else 0) if self.amount is None else self.amount
        return max(min(most, self.least), most + n)


@dataclass(init=False, eq=False)
class ExtraHazards(Standing):
    """For each resource card beyond the first that was drawn the hazard hand draws more."""

    per: int = called("per_resource_card_drawn_over", count(3, 1))


SOLITAIRE.effects.update(
    {"hand-size": HandSize, "modify-draw": ModifyDraw, "extra-hazard-draw": ExtraHazards}
)


def hand_size(state: Solitaire) -> int:
    """How many cards the hand is to have (S10.10)."""
    size = HAND + sum(effect.amount for effect, _ in standing(state, HandSize))
    return state.in_play.modified(size, HAND_SIZE)


def draw_resources(state: Solitaire, n: int, chance: Chance) -> None:
    """Draw cards into the hand, one after the other; with the last one all is lost (S3.2)."""
    drawn: list[str] = []
    for _ in range(n):
        if not len(state.resources):
            break
        card, state.resources = state.resources.draw(chance)
        state.hand += (card,)
        drawn.append(state.box.cards[card].id)
    if drawn:
        state.emit("draw", cards=drawn, count=len(drawn), left=len(state.resources))
        check_exhausted(state)


def draw_hazards(state: Solitaire, n: int, chance: Chance) -> None:
    """The hazard hand draws cards; its deck is made anew the moment it is empty (S2.9)."""
    drawn: list[str] = []
    for _ in range(n):
        renew_hazards(state)
        if not len(state.hazards):
            break
        card, state.hazards = state.hazards.draw(chance)
        state.hazard_hand += (card,)
        drawn.append(state.box.cards[card].id)
    if drawn:
        state.emit("draw-hazards", cards=drawn, count=len(drawn), left=len(state.hazards))
        renew_hazards(state)


def renew_hazards(state: Solitaire) -> None:
    """If the hazard deck is exhausted, its discard pile is the new one (S2.9, S2.17)."""
    if len(state.hazards) or not state.hazard_discard:
        return
    state.hazards = Deck(tuple(sorted(state.hazard_discard)))
    state.hazard_discard = ()
    state.emit("hazards-anew", count=len(state.hazards))
    from mathom.games.solitaire.travel.departing import sweep

    sweep(state, "deck_exhausted")


def drawing_site(state: Solitaire) -> Site:
    """The site by whose figures both sides draw (S10.3, S10.5)."""
    here = state.here
    if state.turn.destination != NONE and here.is_haven:
        return state.box.sites[state.turn.origin]
    return here


class Draw(Step[Solitaire]):
    """Both sides draw as the movement/hazard phase begins (S10.3 to S10.6)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        site = drawing_site(state)
        most = site.resource_draws
        if state.turn.destination == NONE:
            state.push(DrawSome(most), DrawHazards())
            return
        for effect, _ in standing(state, ModifyDraw):
            most = effect.of(state, most)
        minds = max(figure(state, MIND, each.number) for each in state.company())
        state.push(ChooseDraw(most if minds >= LEAST_MIND else 0), DrawHazards())


class DrawSome(Step[Solitaire]):
    """Draw so many cards."""

    __slots__ = ("n",)
    __match_args__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def run(self, state: Solitaire, chance: Chance) -> None:
        state.turn.drawn = self.n
        draw_resources(state, self.n, chance)


class ChooseDraw(TravellerChoice):
    """How many cards to draw for a movement: one at least, if any (S10.4)."""

    __slots__ = ("n",)
    __match_args__ = ("n",)
    kind = "draw"
    rules = ("S10.4",)

    def __init__(self, n: int) -> None:
        """At most so many."""
        self.n: Final = n

    def open(self, state: Solitaire) -> bool:
        return self.n > 1

    def skip(self, state: Solitaire) -> None:
        state.push(DrawSome(self.n))

    def options(self, state: Solitaire) -> list[Option]:
        return [state.option_table.of("number", n) for n in range(1, self.n + 1)]

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"count": self.n}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        state.push(DrawSome(option.value))


class DrawHazards(Step[Solitaire]):
    """The hazard hand draws the full figure (S10.6)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        n = drawing_site(state).hazard_draws
        if state.turn.times:
            n *= state.turn.times
        for effect, _ in standing(state, ExtraHazards):
            n += effect.per * max(0, state.turn.drawn - 1)
        draw_hazards(state, n, chance)


class FillHand(Step[Solitaire]):
    """Draw up, or discard down, to the hand size (S10.9, S22.1)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        size = hand_size(state)
        if len(state.hand) < size:
            draw_resources(state, size - len(state.hand), chance)
        elif len(state.hand) > size:
            state.push(DiscardDown())


class DiscardDown(TravellerChoice):
    """Which card of a hand that is too large is discarded (S10.9)."""

    __slots__ = ()
    __match_args__ = ()
    kind = "discard-down"
    rules = ("S10.9", "S10.10")

    def open(self, state: Solitaire) -> bool:
        return len(state.hand) > hand_size(state)

    def options(self, state: Solitaire) -> list[Option]:
        return [state.option_table.of("discard", card) for card in dict.fromkeys(state.hand)]

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"count": len(state.hand) - hand_size(state)}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        discard_from_hand(state, option.value)
        state.push(DiscardDown())


def discard_from_hand(state: Solitaire, card: int) -> None:
    """A card of the hand goes to the discard pile."""
    at = state.hand.index(card)
    state.hand = state.hand[:at] + state.hand[at + 1 :]
    state.resource_discard += (card,)
    state.emit("discard-hand", card=state.box.cards[card].id)
