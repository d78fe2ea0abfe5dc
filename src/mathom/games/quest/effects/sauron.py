"""What cards do to Sauron's hand, plots and decks, and to the cards of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.quest.cards.asking import Ask
from mathom.games.quest.cards.reading import DataEffect, acting, flag
from mathom.games.quest.cards.script import NOBODY, Bindings
from mathom.games.quest.cards.values import ALL
from mathom.games.quest.constants import SAURON
from mathom.games.quest.model.pieces import DECKS, NOWHERE
from mathom.games.quest.sauron.actions import ChoosePlots, ChooseShadows, draw_plots, draw_shadows
from mathom.games.quest.sauron.plots import discard_plot, play_plot, playable, take_plot
from mathom.games.quest.sauron.shadows import take_shadow
from mathom.kernel.pile import PUBLIC, HiddenCard, ordered

if TYPE_CHECKING:
    from mathom.games.quest.cards.compiling import Compiler
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import MessageArgs, Option
    from mathom.kernel.reading import Reader

HANDS: Final = ("plot", "shadow")
"""The cards that Sauron holds."""
PLOT: Final = DECKS.index("plot")


# His hand.


class SauronDraw(DataEffect):
    """Sauron draws plots or shadow cards, all for his hand or to keep some of them."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `deck` and `n`; with `keep` also `rest_to`, which the rules give."""
        super().__init__(reader, compiler)
        self.plots: Final = reader.one_of("deck", HANDS) == 0
        self.n: Final = reader.count("n", 10, 1)
        self.keep: Final = reader.count("keep", self.n) if reader.has("keep") else ALL
        if reader.has("keep"):
            reader.one_of("rest_to", ("plot-deck-bottom" if self.plots else "shadow-discard",))

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        if self.keep < ALL:
            choose = ChoosePlots if self.plots else ChooseShadows
            state.push(choose(self.n, self.keep))
        elif self.plots:
            draw_plots(state, self.n, chance)
        else:
            draw_shadows(state, self.n, chance)


class SauronDiscard(DataEffect):
    """Sauron discards plots or shadow cards of his hand, by lot or by his choice."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `deck`, `n` and `mode`."""
        super().__init__(reader, compiler)
        self.plots: Final = reader.one_of("deck", HANDS) == 0
        self.n: Final = reader.count("n", 10, 1)
        self.random: Final = reader.one_of("mode", ("random", "choice")) == 0

    def bearable(self, state: Quest, cast: Bindings, seat: int) -> bool:
        """Sauron chooses to lose only what he has."""
        return seat != SAURON or len(self.hand(state)) >= self.n

    def hand(self, state: Quest) -> tuple[HiddenCard, ...]:
        """The cards of which some go."""
        return state.plot_hand if self.plots else state.shadow_hand

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Discard what the lot hits, or ask."""
        if self.random:
            for _ in range(min(self.n, len(self.hand(state)))):
                hand = self.hand(state)
                drop(state, self.plots, hand[chance.pick(len(hand))].card)
        else:
            state.push(Drop(SAURON, self, cast.leaving(self.n)))


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


class Drop(Ask):
    """Which card of his hand Sauron discards."""

    __slots__ = ()
    kind = "drop"
    rules = ("Q3.13",)
    serves = (SauronDiscard,)

    def open(self, state: Quest) -> bool:
        """While one is left to discard, and he holds any."""
        assert isinstance(self.effect, SauronDiscard)
        return self.cast.left > 0 and bool(self.effect.hand(state))

    def options(self, state: Quest) -> list[Option]:
        """Every kind of card that he holds."""
        assert isinstance(self.effect, SauronDiscard)
        name = state.box.options["name-plot" if self.effect.plots else "name-shadow"]
        return [name[card] for card in sorted({s.card for s in self.effect.hand(state)})]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Discard it, and ask for the next."""
        assert isinstance(self.effect, SauronDiscard)
        drop(state, self.effect.plots, option.value)
        state.push(Drop(SAURON, self.effect, self.cast.leaving(self.cast.left - 1)))


class RecoverDiscard(DataEffect):
    """Sauron takes a discarded plot or shadow card back to his hand, before all eyes (Q9.16)."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `decks`, `n` (1), `to` ("hand") and `reveal` (true)."""
        super().__init__(reader, compiler)
        decks = reader.some_of("decks", HANDS)
        self.plots: Final = 0 in decks
        self.shadows: Final = 1 in decks
        reader.count("n", 1, 1)
        reader.one_of("to", ("hand",))
        if not flag(reader, "reveal"):
            raise reader.wrong("reveal", "must be true: discards lie face up")
        self.this: Final = compiler.this("shadow", compiler.names.shadows)

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        state.push(Recall(SAURON, self, cast))

    def cards(self, state: Quest) -> tuple[list[int], list[int]]:
        """The plots and the shadow cards to choose from; the card just played is none of them."""
        plots = sorted(set(state.plot_discard)) if self.plots else []
        shadows = list(state.shadow_discard) if self.shadows else []
        if self.this in shadows:
            shadows.remove(self.this)
        return plots, sorted(set(shadows))


class Recall(Ask):
    """Which discarded card Sauron takes back."""

    __slots__ = ()
    kind = "recover-card"
    rules = ("Q3.14",)
    serves = (RecoverDiscard,)

    def open(self, state: Quest) -> bool:
        """If there is any."""
        return bool(self.options(state))

    def options(self, state: Quest) -> list[Option]:
        assert isinstance(self.effect, RecoverDiscard)
        plots, shadows = self.effect.cards(state)
        found = [state.box.options["name-plot"][card] for card in plots]
        return [*found, *(state.box.options["name-shadow"][card] for card in shadows)]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Put it into the hand, known to all."""
        card = option.value
        if option.kind == "name-plot":
            state.plot_discard = _less(state.plot_discard, card)
            slip = HiddenCard(card, 0, state.plot_pile.shuffles, PUBLIC)
            state.plot_hand = ordered((*state.plot_hand, slip))
            state.emit("plot-recovered", plot=state.box.plots[card].id)
        else:
            state.shadow_discard = _less(state.shadow_discard, card)
            slip = HiddenCard(card, 0, state.shadow_pile.shuffles, PUBLIC)
            state.shadow_hand = ordered((*state.shadow_hand, slip))
            state.emit("shadow-recovered", shadow=state.box.shadows[card].id)


def _less(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


# His decks.


class PeekDeck(DataEffect):
    """Sauron looks at the uppermost plot and puts it on top or at the bottom again."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `deck` ("plot"), `n` (1), `return_to` and `by` ("sauron")."""
        super().__init__(reader, compiler)
        reader.one_of("deck", ("plot",))
        reader.count("n", 1, 1)
        if reader.some_of("return_to", ("top", "bottom")) != [0, 1]:
            raise reader.wrong("return_to", "must be top and bottom")
        reader.one_of("by", ("sauron",))

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Draw it for him to see; an empty deck is shuffled anew first (Q9.100)."""
        if not len(state.plot_pile):
            if not state.plot_discard:
                return
            state.plot_pile = state.plot_pile.shuffled(shown=state.plot_discard)
            state.plot_discard = ()
        slip, state.plot_pile = state.plot_pile.draw(chance, 1 << SAURON)
        state.drawn = (slip,)
        state.drawn_from = PLOT
        state.emit("plot-peeked")
        state.emit_to((SAURON,), "plots-seen", plot=[state.box.plots[slip.card].id])
        state.push(PutBack(SAURON, self, cast))


class PutBack(Ask):
    """Where the plot goes that Sauron has looked at."""

    __slots__ = ()
    kind = "put-back"
    rules = ("Q3.14",)
    serves = (PeekDeck,)

    def options(self, state: Quest) -> list[Option]:
        return [state.box.act["to-top"], state.box.act["to-bottom"]]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        pile = state.plot_pile
        top = option.kind == "to-top"
        state.plot_pile = pile.over(state.drawn) if top else pile.under(state.drawn)
        state.drawn = ()
        state.drawn_from = NOWHERE
        state.emit("plot-to-top" if top else "plot-to-bottom")


class SearchPlot(DataEffect):
    """Sauron searches the plot deck and the discards for a plot, which he shows (Q9.87)."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `filter`, `in`, `n` (1), `to` and `shuffle`."""
        super().__init__(reader, compiler)
        table = reader.table("filter")
        self.gollum: Final = table.has("title_tag") and table.one_of("title_tag", ("gollum",)) == 0
        self.wanted: Final = (
            tuple(table.some_of("plots", compiler.names.plots)) if not self.gollum else ()
        )
        table.end()
        sources = reader.some_of("in", ("plot-deck", "plot-discard"))
        if sources != [0, 1]:
            raise reader.wrong("in", "must be the plot deck and its discards")
        reader.count("n", 1, 1)
        self.play: Final = 1 in reader.some_of("to", ("hand", "play"))
        reader.one_of("shuffle", ("plot-deck",))

    def cards(self, state: Quest) -> list[int]:
        """What he finds, in order of number."""
        found = {*state.plot_pile.cards(), *state.plot_discard}
        return sorted(
            card
            for card in found
            if card in self.wanted or (self.gollum and state.box.plots[card].gollum)
        )

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Ask which; he need not find any."""
        state.push(FindPlot(SAURON, self, cast))


class FindPlot(Ask):
    """Which plot Sauron takes of those he has found."""

    __slots__ = ()
    kind = "find-plot"
    rules = ("Q2.3", "Q3.14")
    serves = (SearchPlot,)

    def options(self, state: Quest) -> list[Option]:
        """What the deck and the discards hold of it, or none."""
        assert isinstance(self.effect, SearchPlot)
        name = state.box.options["name-plot"]
        return [*(name[card] for card in self.effect.cards(state)), state.box.act["pass"]]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Show it and take it, then shuffle the deck."""
        assert isinstance(self.effect, SearchPlot)
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
        slip = HiddenCard(card, 0, state.plot_pile.shuffles, PUBLIC)
        state.emit("plot-found", plot=state.box.plots[card].id)
        if self.effect.play and playable(state, card):
            state.drawn = (slip,)
            state.drawn_from = PLOT
            state.push(UsePlot(SAURON, self.effect, self.cast))
        else:
            state.plot_hand = ordered((*state.plot_hand, slip))


class UsePlot(Ask):
    """Whether Sauron plays the plot he has found at once or keeps it."""

    __slots__ = ()
    kind = "use-plot"
    rules = ("Q2.3",)
    serves = (SearchPlot,)

    def options(self, state: Quest) -> list[Option]:
        """To the hand, or into play."""
        return [state.box.act["to-hand"], state.box.act["to-play"]]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        slip = state.drawn[0]
        state.drawn = ()
        state.drawn_from = NOWHERE
        if option.kind == "to-play":
            play_plot(state, slip.card)
        else:
            state.plot_hand = ordered((*state.plot_hand, slip))

    def prompt_args(self, state: Quest) -> MessageArgs:
        return {**super().prompt_args(state), "plot": state.box.plots[state.drawn[0].card].id}


class DiscardPlot(DataEffect):
    """Active plots leave play: all that the card means, or one that the heroes choose."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `filter` and `n`: 1 or "all"."""
        super().__init__(reader, compiler)
        table = reader.table("filter")
        self.gollum: Final = table.has("title_tag") and table.one_of("title_tag", ("gollum",)) == 0
        self.haven: Final = flag(table, "affects_haven")
        other = flag(table, "other_than_this")
        self.this: Final = compiler.this("plot", compiler.names.plots) if other else NOBODY
        table.end()
        self.n: Final = compiler.value(reader, "n")

    def spaces(self, state: Quest) -> list[int]:
        """The plot spaces whose plot is meant."""
        found: list[int] = []
        for space, plot in enumerate(state.plots):
            if plot == NOWHERE or plot == self.this:
                continue
            if self.gollum and not state.box.plots[plot].gollum:
                continue
            if self.haven and not state.box.locations[state.sites[space]].haven:
                continue
            found.append(space)
        return found

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Discard them, or ask which."""
        spaces = self.spaces(state)
        if len(spaces) <= self.n.of(state, cast):
            for space in spaces:
                discard_plot(state, space)
        else:
            state.push(Thwart(acting(state, cast), self, cast))


class Thwart(Ask):
    """Which active plot leaves play."""

    __slots__ = ()
    kind = "thwart"
    rules = ("Q2.4",)
    serves = (DiscardPlot,)

    def options(self, state: Quest) -> list[Option]:
        """Those that the card means."""
        assert isinstance(self.effect, DiscardPlot)
        name = state.box.options["drop-plot"]
        return [name[space] for space in self.effect.spaces(state)]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        discard_plot(state, option.value)

    def detail(self, state: Quest, option: Option) -> MessageArgs:
        """Which plot lies on a space."""
        return {"plot": state.box.plots[state.plots[option.value]].id}


SAURONS: Final[dict[str, type[DataEffect]]] = {
    "sauron-draw": SauronDraw,
    "sauron-discard": SauronDiscard,
    "recover-discard": RecoverDiscard,
    "peek-deck": PeekDeck,
    "search-plot": SearchPlot,
    "discard-plot": DiscardPlot,
}
"""The effects of this chapter."""
