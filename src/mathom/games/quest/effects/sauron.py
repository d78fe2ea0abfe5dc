"""What cards do to Sauron's hand, plots and decks, and to the cards of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mathom.games.quest.cards.asking import Ask, AskOne, HeroPicks
from mathom.games.quest.cards.language import QUEST, Number
from mathom.games.quest.constants import SAURON
from mathom.games.quest.drawing import draw_hidden, lay_out, take_drawn
from mathom.games.quest.model.pieces import NOWHERE, PLOT
from mathom.games.quest.sauron.actions import ChoosePlots, ChooseShadows, draw_plots, draw_shadows
from mathom.games.quest.sauron.plots import discard_plot, play_plot, playable, take_plot
from mathom.games.quest.sauron.shadows import take_shadow
from mathom.kernel.declaring import count, names, optional, word
from mathom.kernel.effects import ALL, Bindings, Effect
from mathom.kernel.language import flag, number, this, words
from mathom.kernel.pile import PUBLIC, HiddenCard, ordered

if TYPE_CHECKING:
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import MessageArgs, Option


# His hand.


@QUEST.effect(
    "sauron-draw",
    deck=word(("plot", "shadow")),
    n=count(10, 1),
    keep=optional(count(10), ALL),
)
def sauron_draw(
    state: Quest, bindings: Bindings, chance: Chance, deck: str, n: int, keep: int
) -> None:
    """Sauron draws plots or shadow cards, all for his hand or to keep some of them."""
    plots = deck == "plot"
    if keep < ALL:
        state.push(ChoosePlots(n, keep) if plots else ChooseShadows(n, keep))
    elif plots:
        draw_plots(state, n, chance)
    else:
        draw_shadows(state, n, chance)


class Drop(Ask["SauronDiscard"]):
    """Which card of his hand Sauron discards."""

    __slots__ = ()
    kind = "drop"
    rules = ("Q3.13",)

    def open(self, state: Quest) -> bool:
        """While one is left to discard, and he holds any."""
        return self.bindings.left > 0 and bool(self.effect.hand(state))

    def options(self, state: Quest) -> list[Option]:
        """Every kind of card that he holds."""
        name = state.box.options[f"name-{self.effect.deck}"]
        return [name[card] for card in sorted({s.card for s in self.effect.hand(state)})]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Discard it, and ask for the next."""
        drop(state, self.effect.deck == "plot", option.value)
        self.ask_next(state, self.bindings.left - 1)


@dataclass(init=False, eq=False)
class SauronDiscard(Effect):
    """Sauron discards plots or shadow cards of his hand, at random or by his choice."""

    asks = (Drop,)
    deck: str = word(("plot", "shadow"))
    n: int = count(10, 1)
    mode: str = word(("random", "choice"))

    def bearable(self, state: Quest, bindings: Bindings, seat: int) -> bool:
        """Sauron chooses to lose only what he has."""
        return seat != SAURON or len(self.hand(state)) >= self.n

    def hand(self, state: Quest) -> tuple[HiddenCard, ...]:
        """The cards of which some go."""
        return state.plot_hand if self.deck == "plot" else state.shadow_hand

    def resolve(self, state: Quest, bindings: Bindings, chance: Chance) -> None:
        """Discard at random, or ask."""
        if self.mode == "choice":
            state.push(Drop(SAURON, self, bindings.leaving(self.n)))
            return
        for _ in range(min(self.n, len(self.hand(state)))):
            hand = self.hand(state)
            drop(state, self.deck == "plot", hand[chance.pick(len(hand))].card)


def drop(state: Quest, plots: bool, card: int) -> None:
    """Discard one card of this kind from Sauron's hand, face up; one that all know of first."""
    if plots:
        take_plot(state, card)
        state.plot_discard = (*state.plot_discard, card)
        state.emit("plot-dropped", plot=state.box.plots[card].id)
    else:
        take_shadow(state, card)
        state.shadow_discard = (*state.shadow_discard, card)
        state.emit("shadow-dropped", shadow=state.box.shadows[card].id)


class Recall(Ask["RecoverDiscard"]):
    """Which discarded card Sauron takes back."""

    __slots__ = ()
    kind = "recover-card"
    rules = ("Q3.14",)

    def open(self, state: Quest) -> bool:
        """If there is any."""
        return bool(self.options(state))

    def options(self, state: Quest) -> list[Option]:
        """Plots and shadow cards; the card just played is none of them."""
        shadows = list(state.shadow_discard)
        if self.effect.played in shadows:
            shadows.remove(self.effect.played)
        name = state.box.options
        return [
            *(name["name-plot"][card] for card in sorted(set(state.plot_discard))),
            *(name["name-shadow"][card] for card in sorted(set(shadows))),
        ]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Put it into the hand, known to all."""
        card = option.value
        if option.kind == "name-plot":
            state.plot_discard = _less(state.plot_discard, card)
            hidden = HiddenCard(card, 0, state.plot_pile.shuffles, PUBLIC)
            state.plot_hand = ordered((*state.plot_hand, hidden))
            state.emit("plot-recovered", plot=state.box.plots[card].id)
        else:
            state.shadow_discard = _less(state.shadow_discard, card)
            hidden = HiddenCard(card, 0, state.shadow_pile.shuffles, PUBLIC)
            state.shadow_hand = ordered((*state.shadow_hand, hidden))
            state.emit("shadow-recovered", shadow=state.box.shadows[card].id)


@dataclass(init=False, eq=False)
class RecoverDiscard(Effect):
    """Sauron takes a discarded plot or shadow card back to his hand, before all eyes (Q9.16)."""

    asks = (Recall,)
    played: int = this("shadow")

    def resolve(self, state: Quest, bindings: Bindings, chance: Chance) -> None:
        state.push(Recall(SAURON, self, bindings))


def _less(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


# His decks.


class PutBack(Ask["PeekDeck"]):
    """Where the plot goes that Sauron has looked at."""

    __slots__ = ()
    scope = "plot"
    kind = "put-back"
    rules = ("Q3.14",)
    acts = ("to-top", "to-bottom")

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        seen = [take_drawn(state, state.drawn[0].card)]
        top = option.kind == "to-top"
        state.plot_pile = state.plot_pile.over(seen) if top else state.plot_pile.under(seen)
        state.emit("plot-to-top" if top else "plot-to-bottom")


class PeekDeck(Effect):
    """Sauron looks at the uppermost plot and puts it on top or at the bottom again."""

    asks = (PutBack,)

    def resolve(self, state: Quest, bindings: Bindings, chance: Chance) -> None:
        """Draw it for him to see; an empty deck is shuffled anew first (Q9.100)."""
        drawn, state.plot_pile, state.plot_discard = draw_hidden(
            state.plot_pile, state.plot_discard, 1, chance, SAURON
        )
        if drawn:
            lay_out(state, drawn, PLOT)
            state.emit("plot-peeked")
            state.emit_to((SAURON,), "plots-seen", plot=[state.box.plots[drawn[0].card].id])
            state.push(PutBack(SAURON, self, bindings))


class FindPlot(Ask["SearchPlot"]):
    """Which plot Sauron takes of those he has found."""

    __slots__ = ()
    kind = "find-plot"
    rules = ("Q2.3", "Q3.14")

    def options(self, state: Quest) -> list[Option]:
        """What the deck and the discards hold of it, or none."""
        name = state.box.options["name-plot"]
        return [*(name[card] for card in self.effect.cards(state)), state.box.act["pass"]]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Show it and take it, then shuffle the deck."""
        card = option.value
        if option.kind == "pass":
            state.emit("plot-not-found")
        elif card in state.plot_discard:
            state.plot_discard = _less(state.plot_discard, card)
        else:
            state.plot_pile = state.plot_pile.without(card)
        state.plot_pile = state.plot_pile.shuffled()
        if option.kind == "pass":
            return
        hidden = HiddenCard(card, 0, state.plot_pile.shuffles, PUBLIC)
        state.emit("plot-found", plot=state.box.plots[card].id)
        if "play" in self.effect.to and playable(state, card):
            lay_out(state, [hidden], PLOT)
            state.push(UsePlot(SAURON, self.effect, self.bindings))
        else:
            state.plot_hand = ordered((*state.plot_hand, hidden))


class UsePlot(Ask["SearchPlot"]):
    """Whether Sauron plays the plot he has found at once or keeps it."""

    __slots__ = ()
    scope = "plot"
    kind = "use-plot"
    rules = ("Q2.3",)
    acts = ("to-hand", "to-play")

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        hidden = take_drawn(state, state.drawn[0].card)
        if option.kind == "to-play":
            play_plot(state, hidden.card)
        else:
            state.plot_hand = ordered((*state.plot_hand, hidden))

    def prompt_args(self, state: Quest) -> MessageArgs:
        return {**super().prompt_args(state), "plot": state.box.plots[state.drawn[0].card].id}


@dataclass(init=False, eq=False)
class SearchPlot(Effect):
    """Sauron searches the plot deck and the discards for a plot, which he shows (Q9.87).

    Some that the card names, or any of Gollum's.
    """

    asks = (FindPlot, UsePlot)
    plots: tuple[int, ...] = optional(names("plot"), ())
    gollum: bool = flag()
    to: tuple[str, ...] = words(("hand", "play"))

    def cards(self, state: Quest) -> list[int]:
        """What he finds, in order of number."""
        found = {*state.plot_pile.cards(), *state.plot_discard}
        return sorted(
            card
            for card in found
            if card in self.plots or (self.gollum and state.box.plots[card].gollum)
        )

    def resolve(self, state: Quest, bindings: Bindings, chance: Chance) -> None:
        """Ask which; he need not find any."""
        state.push(FindPlot(SAURON, self, bindings))


class Thwart(AskOne):
    """Which active plot leaves play."""

    __slots__ = ()
    kind = "thwart"
    rules = ("Q2.4",)
    chooses = "drop-plot"

    def detail(self, state: Quest, option: Option) -> MessageArgs:
        """Which plot lies on a space."""
        return {"plot": state.box.plots[state.plots[option.value]].id}


@dataclass(init=False, eq=False)
class DiscardPlot(HeroPicks):
    """Active plots leave play: all that the card means, or one that the heroes choose.

    Those of Gollum, those that affect a haven, or all but the plot that says so.
    """

    asks = (Thwart,)
    n: Number = number()
    gollum: bool = flag()
    affects_haven: bool = flag()
    other_than_this: bool = flag()
    played: int = this("plot")

    def candidates(self, state: Quest, bindings: Bindings) -> list[int]:
        """The plot spaces whose plot is meant."""
        box = state.box
        return [
            space
            for space, plot in enumerate(state.plots)
            if plot != NOWHERE
            and not (self.other_than_this and plot == self.played)
            and not (self.gollum and not box.plots[plot].gollum)
            and not (self.affects_haven and not box.locations[state.sites[space]].haven)
        ]

    def resolve(self, state: Quest, bindings: Bindings, chance: Chance) -> None:
        """Discard them, or ask which."""
        spaces = self.candidates(state, bindings)
        if len(spaces) > self.n.of(state, bindings):
            super().resolve(state, bindings, chance)
            return
        for space in spaces:
            discard_plot(state, space)

    def chosen(self, state: Quest, bindings: Bindings, value: int, chance: Chance) -> None:
        discard_plot(state, value)


QUEST.effects.update(
    {
        "sauron-discard": SauronDiscard,
        "recover-discard": RecoverDiscard,
        "peek-deck": PeekDeck,
        "search-plot": SearchPlot,
        "discard-plot": DiscardPlot,
    }
)
