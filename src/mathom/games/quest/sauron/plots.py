"""Q2.3 Plot: Sauron plays a plot from his hand, discards an active one, or waits."""

from __future__ import annotations

from typing import Final

from mathom.games.quest.constants import SAURON
from mathom.games.quest.frames import SauronChoice
from mathom.games.quest.model.pieces import NOWHERE
from mathom.games.quest.model.state import Quest
from mathom.kernel.chance import Chance
from mathom.kernel.effects import NO_BINDINGS, Bindings, perform
from mathom.kernel.holding import Holding
from mathom.kernel.option import MessageArgs, Option, Refusal


def free_space(state: Quest) -> int:
    """The first empty plot space, or NOWHERE (Q2.3)."""
    return state.plots.index(NOWHERE) if NOWHERE in state.plots else NOWHERE


def sites(state: Quest, plot: int) -> list[int]:
    """The locations that a plot could affect if it were played now (Q2.3)."""
    card = state.box.plots[plot]
    if card.sites is None:
        return [card.location]
    return card.sites.of(state, NO_BINDINGS)


def hindrance(state: Quest, plot: int) -> str:
    """Why a plot cannot be played now, as the reason of a refusal; empty if it can (Q2.3)."""
    card = state.box.plots[plot]
    if free_space(state) == NOWHERE:
        return "no-space"
    if card.influence > state.pool:
        return "pool-too-small"
    if card.requirement is not None and not card.requirement.of(state, NO_BINDINGS):
        return "unfulfilled"
    return "" if sites(state, plot) else "no-location"


def playable(state: Quest, plot: int) -> bool:
    """Whether a plot can be played now (Q2.3)."""
    return not hindrance(state, plot)


def take_plot(state: Quest, plot: int) -> None:
    """Take one copy of a plot out of Sauron's hand; it becomes open to all."""
    held = Holding(SAURON, state.plot_hand, (), state.plot_pile)
    held.play(plot)
    state.plot_hand, state.plot_pile = held.hand, held.pile


def play_plot(state: Quest, plot: int) -> None:
    """Lay a plot that is in no pile and no hand on an empty space (Q2.3).

    Sauron chooses the affected location where the card leaves it to him.
    """
    space = free_space(state)
    state.plots[space] = plot
    card = state.box.plots[plot]
    state.emit("plot", plot=card.id)
    if card.sites is None:
        settle_on(state, space, card.location)
    else:
        state.push(Affect(space))


def settle_on(state: Quest, space: int, location: int) -> None:
    """Put the plot marker on the affected location; what the plot does at once comes next."""
    state.sites[space] = location
    card = state.box.plots[state.plots[space]]
    state.emit("plot-marker", plot=card.id, location=state.box.locations[location].id)
    perform(state, card.on_play, Bindings(pick=location))


def discard_plot(state: Quest, space: int) -> None:
    """Discard an active plot with its marker; a starting plot leaves the game (Q2.3)."""
    plot = state.plots[space]
    state.plots[space] = NOWHERE
    state.sites[space] = NOWHERE
    if not state.box.plots[plot].starting:
        state.plot_discard = (*state.plot_discard, plot)
    state.emit("plot-discarded", plot=state.box.plots[plot].id)


class PlotStep(SauronChoice):
    """Play a plot, discard one, or neither; not in the first turn (Q2.3)."""

    __slots__ = ()
    kind = "plot"
    rules = ("Q2.3",)

    def open(self, state: Quest) -> bool:
        """From the second turn on, if there is any plot to play or discard."""
        active = any(plot != NOWHERE for plot in state.plots)
        return state.round > 1 and (active or bool(state.plot_hand))

    def options(self, state: Quest) -> list[Option]:
        """What can be played, what is active, and neither."""
        box = state.box
        held = sorted({hidden.card for hidden in state.plot_hand})
        found = [box.options["play-plot"][plot] for plot in held if playable(state, plot)]
        active = [space for space, plot in enumerate(state.plots) if plot != NOWHERE]
        found.extend([box.options["drop-plot"][space] for space in active])
        found.append(box.act["pass"])
        return found

    def refused(self, state: Quest) -> list[Refusal]:
        """The plots of his hand that cannot be played, and why."""
        found: list[Refusal] = []
        for plot in sorted({hidden.card for hidden in state.plot_hand}):
            why = hindrance(state, plot)
            if why:
                words: MessageArgs = {}
                if why == "pool-too-small":
                    words = {"count": state.pool, "needed": state.box.plots[plot].influence}
                found.append(Refusal(state.box.options["play-plot"][plot], why, "Q2.3", words))
        return found

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Play or discard it."""
        if option.kind == "play-plot":
            take_plot(state, option.value)
            play_plot(state, option.value)
        elif option.kind == "drop-plot":
            discard_plot(state, option.value)

    def detail(self, state: Quest, option: Option) -> MessageArgs:
        """Which plot lies on a space."""
        if option.kind == "drop-plot":
            return {"plot": state.box.plots[state.plots[option.value]].id}
        return {}


class Affect(SauronChoice):
    """Which location a plot affects that was just played (Q2.3)."""

    __slots__ = ("space",)
    __match_args__ = ("space",)
    at_once = True
    kind = "affect"
    public = True
    rules = ("Q2.3",)

    def __init__(self, space: int) -> None:
        """The plot on this space."""
        super().__init__()
        self.space: Final = space

    def options(self, state: Quest) -> list[Option]:
        """The locations that the card allows."""
        affect = state.box.options["affect"]
        return [affect[location] for location in sites(state, state.plots[self.space])]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Put the marker there."""
        settle_on(state, self.space, option.value)

    def prompt_args(self, state: Quest) -> MessageArgs:
        return {"plot": state.box.plots[state.plots[self.space]].id}
