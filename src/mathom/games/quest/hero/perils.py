"""Q3.11 Perils and Q4.1 Perilous locations."""

from __future__ import annotations

from mathom.games.quest.cards.modifiers import PERIL_DRAW, USUAL, attribute, dreaded, limit
from mathom.games.quest.constants import SAURON, SEATS, WISDOM
from mathom.games.quest.drawing import draw_open, lay_out, take_all_drawn
from mathom.games.quest.frames import AboutHero, CountStep, HeroStep
from mathom.games.quest.model.pieces import PERIL
from mathom.games.quest.model.state import Quest
from mathom.kernel.chance import Chance
from mathom.kernel.effects import Bindings, perform
from mathom.kernel.option import MessageArgs, Option, Refusal
from mathom.kernel.pile import HiddenCard


def perilous(state: Quest, seat: int, location: int) -> bool:
    """Whether a location is perilous for a hero (Q4.1).

    By the sword printed on it, by influence above the hero's wisdom, by a minion nearby that
    spreads fear, by an active plot, or by a shadow card for the rest of the turn.
    """
    place = state.box.locations[location]
    return (
        place.perilous
        or state.influence[location] > attribute(state, seat, WISDOM)
        or (state.turn.seat == seat and state.turn.feared == location)
        or (not place.haven and near_minion(state, location, "threatens"))
        or dreaded(state, location)
    )


def near_minion(state: Quest, location: int, power: str) -> bool:
    """Whether a minion within one location of a place has a power."""
    distance = state.box.distance[location]
    return any(
        where >= 0 and distance[where] <= 1 and power in state.box.minions[minion].powers
        for minion, where in enumerate(state.minions)
    )


def doubtful_places(state: Quest) -> set[int]:
    """Where more than the print can make a location perilous (Q4.1)."""
    found = {at for at, influence in enumerate(state.influence) if influence}
    found.update((state.turn.feared, *state.sites))
    for minion, where in zip(state.box.minions, state.minions, strict=True):
        if "threatens" in minion.powers and where >= 0:
            found.update((where, *state.box.locations[where].near))
    return found


class FacePeril(HeroStep):
    """Have Sauron draw perils for the place where the hero has arrived."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Draw three; where a corruption card grants one more, ask Sauron first."""
        if limit(state, self.seat, PERIL_DRAW) > USUAL[PERIL_DRAW]:
            state.push(DrawMore(self.seat))
        else:
            state.push(DrawPerils(self.seat, USUAL[PERIL_DRAW]))


class DrawMore(AboutHero):
    """Sauron may draw one peril more for a reckless hero, and says so before (Q9.79)."""

    __slots__ = ()
    kind = "draw-more"
    rules = ("Q3.11",)
    acts = ("draw-more", "pass")

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        more = option.kind == "draw-more"
        count = limit(state, self.whom, PERIL_DRAW) if more else USUAL[PERIL_DRAW]
        state.push(DrawPerils(self.whom, count))


class DrawPerils(CountStep):
    """Draw perils for Sauron to choose among; nobody else sees them (Q9.79)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Draw them, from the discards too if the deck runs out (Q4.6)."""
        drawn, state.perils, state.peril_discard = draw_open(
            state.perils, state.peril_discard, self.count, chance
        )
        lay_out(state, [HiddenCard(card, seen=1 << SAURON) for card in drawn], PERIL)
        state.emit("draw-perils", seat=SEATS[self.seat], count=len(drawn))
        names = [state.box.perils[card].id for card in sorted(drawn)]
        state.emit_to((SAURON,), "see-perils", peril=names)
        state.push(PickPeril(self.seat))


class PickPeril(AboutHero):
    """Sauron picks a peril that applies to where the hero stands; all are discarded (Q3.11)."""

    __slots__ = ()
    scope = "peril"
    kind = "peril"
    rules = ("Q3.11",)

    def options(self, state: Quest) -> list[Option]:
        """Those that apply; none, if none does."""
        here = state.heroes[self.whom - 1].location
        box = state.box
        found = [
            box.options["peril"][hidden.card]
            for hidden in state.drawn
            if here in box.perils[hidden.card].locations
        ]
        return found or [box.act["none"]]

    def refused(self, state: Quest) -> list[Refusal]:
        """Those that apply elsewhere."""
        here = state.heroes[self.whom - 1].location
        box = state.box
        words: MessageArgs = {"location": box.locations[here].id}
        return [
            Refusal(box.options["peril"][hidden.card], "not-here", "Q3.11", words)
            for hidden in state.drawn
            if here not in box.perils[hidden.card].locations
        ]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Discard all face up, and carry out the one that was picked."""
        drawn = take_all_drawn(state)
        state.peril_discard = (*state.peril_discard, *drawn)
        names = [state.box.perils[card].id for card in drawn]
        state.emit("discard-perils", peril=names)
        if option.kind == "none":
            state.emit("no-peril", seat=SEATS[self.whom])
            return
        peril = state.box.perils[option.value]
        state.emit("peril", seat=SEATS[self.whom], peril=peril.id)
        perform(state, peril.effects, Bindings(hero=self.whom))

    def prompt_args(self, state: Quest) -> MessageArgs:
        """Which hero, and where it stands."""
        hero = state.heroes[self.whom - 1]
        location = state.box.locations[hero.location].id
        return {**super().prompt_args(state), "location": location}
