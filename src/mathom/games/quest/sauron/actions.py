"""Q2.7 Actions and Q2.11 Draw: action tokens on three tracks, and Sauron's cards.

An action puts a token on the leftmost empty space of a track and uses that space's number. When
the fourth token is placed the three before it leave, so the spaces in use are kept and not their
number: the fourth may stand alone in the middle of its track.
"""

from __future__ import annotations

from typing import Final

from mathom.games.quest.constants import SAURON, TRACKS
from mathom.games.quest.drawing import (
    draw_hidden,
    drawn_options,
    lay_out,
    take_all_drawn,
    take_drawn,
)
from mathom.games.quest.frames import SauronChoice
from mathom.games.quest.model.pieces import AWAY, NOWHERE, PLOT, SHADOW
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.commands import EVERYTHING, Command
from mathom.games.quest.sauron.influence import SpreadInfluence
from mathom.games.quest.sauron.shadows import (
    ACTION_STEP,
    allowed,
    play_shadow,
    playable,
    refused_shadows,
)
from mathom.kernel.agenda import Frame, Step
from mathom.kernel.chance import Chance
from mathom.kernel.effects import UNBOUND
from mathom.kernel.option import MessageArgs, Option, Refusal
from mathom.kernel.pile import HiddenCard, ordered

INFLUENCE: Final = TRACKS.index("influence")
CARDS: Final = TRACKS.index("cards")
BRINGS: Final = {"influence": "placing", "cards": "drawing", "command": "commanding"}
"""What an action on each track is about, in the words of its option's detail."""
ONE: Final = 1
"""How many plots are kept of those drawn, and tokens placed, in one action (Q2.11, Q2.12)."""


def empty_space(state: Quest, track: int) -> int:
    """The leftmost empty space of a track, or NOWHERE (Q2.7)."""
    for space in range(len(state.box.figures.tracks[track])):
        if (track, space) not in state.actions:
            return space
    return NOWHERE


def place_action(state: Quest, track: int) -> int:
    """Put an action token on a track; the number of its space (Q2.7)."""
    space = empty_space(state, track)
    number = state.box.figures.tracks[track][space]
    state.actions = (*state.actions, (track, space))
    state.emit("action", track=TRACKS[track], count=number)
    if len(state.actions) == state.box.figures.action_tokens:
        state.actions = state.actions[-1:]
        state.emit("actions-cleared")
    return number


class ActionStep(Step[Quest]):
    """The Action step begins: the Ringwraiths return, then Sauron acts (Q2.7, Q6.1)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Two actions, three in a game of four."""
        for number, minion in enumerate(state.box.minions):
            if state.minions[number] == AWAY:
                state.minions[number] = minion.starts[0]
                state.wounds[number] = 0
                where = state.box.locations[minion.starts[0]].id
                state.emit("returns", minion=minion.id, location=where)
        state.push(Act(state.box.figures.actions[state.players - 2]))


class Act(SauronChoice):
    """Take an action, or play a shadow card between two of them (Q2.7)."""

    __slots__ = ("count",)
    __match_args__ = ("count",)
    kind = "act"
    rules = ("Q2.7", "Q2.8", "Q2.11", "Q2.12")

    def __init__(self, count: int) -> None:
        """So many actions are left."""
        super().__init__()
        self.count: Final = count

    def open(self, state: Quest) -> bool:
        """While an action is left, or a shadow card might be played."""
        return self.count > 0 or allowed(state, ACTION_STEP, UNBOUND)

    def options(self, state: Quest) -> list[Option]:
        """The tracks with an empty space, shadow cards, and doing no more."""
        box = state.box
        found: list[Option] = []
        if self.count:
            for track in range(len(TRACKS)):
                if empty_space(state, track) != NOWHERE:
                    found.append(box.options["action"][track])
        found.extend(box.options["shadow"][c] for c in playable(state, ACTION_STEP, UNBOUND))
        found.append(box.act["pass"])
        return found

    def refused(self, state: Quest) -> list[Refusal]:
        """Full tracks, actions beyond the last, and shadow cards that cannot be played."""
        found: list[Refusal] = []
        for track, option in enumerate(state.box.options["action"]):
            if not self.count:
                found.append(Refusal(option, "no-action", "Q2.7", {}))
            elif empty_space(state, track) == NOWHERE:
                found.append(Refusal(option, "track-full", "Q2.7", {}))
        return [*found, *refused_shadows(state, ACTION_STEP, UNBOUND)]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Carry it out; the next action is put on the agenda below it."""
        if option.kind == "shadow":
            state.push(Act(self.count))
            play_shadow(state, option.value, UNBOUND)
        elif option.kind == "action":
            state.push(Act(self.count - 1))
            state.push(*_frames(state, option.value, place_action(state, option.value)))

    def passing(self, state: Quest) -> Option | None:
        """After the last action only shadow cards are left to be played."""
        return None if self.count else state.box.act["pass"]

    def prompt_args(self, state: Quest) -> MessageArgs:
        """How many actions are left."""
        return {"count": self.count}

    def detail(self, state: Quest, option: Option) -> MessageArgs:
        """What the number of the space that would be used lets him do."""
        if option.kind == "action" and self.count:
            space = empty_space(state, option.value)
            return {BRINGS[TRACKS[option.value]]: state.box.figures.tracks[option.value][space]}
        return {}


def _frames(state: Quest, track: int, number: int) -> tuple[Frame, ...]:
    """What an action on a track does, with the number of its space."""
    if track == INFLUENCE:
        return (SpreadInfluence(number, state.box.figures.to_pool),)
    if track == CARDS:
        return (DrawShadows(number), ChoosePlots(number, ONE))
    return (any_command(number),)


def any_command(number: int) -> Command:
    """So many commands of an action, to whomever Sauron likes (Q2.12)."""
    return Command(number, EVERYTHING, ONE)


# Q2.11 Draw


def draw_shadows(state: Quest, n: int, chance: Chance) -> None:
    """Draw shadow cards to the hand (Q2.11)."""
    hidden_cards = _hidden_shadows(state, n, chance)
    _take_to_hand(state, SHADOW, hidden_cards)
    _tell_drawn(state, "shadow", hidden_cards)


def draw_plots(state: Quest, n: int, chance: Chance) -> None:
    """Draw plots to the hand and keep them all, as some cards let him."""
    hidden_cards = _hidden_plots(state, n, chance)
    _take_to_hand(state, PLOT, hidden_cards)
    _tell_drawn(state, "plot", hidden_cards)


def _hidden_shadows(state: Quest, n: int, chance: Chance) -> list[HiddenCard]:
    """The uppermost shadow cards."""
    found, state.shadow_pile, state.shadow_discard = draw_hidden(
        state.shadow_pile, state.shadow_discard, n, chance, SAURON
    )
    return found


def _hidden_plots(state: Quest, n: int, chance: Chance) -> list[HiddenCard]:
    """The uppermost plots."""
    found, state.plot_pile, state.plot_discard = draw_hidden(
        state.plot_pile, state.plot_discard, n, chance, SAURON
    )
    return found


def _take_to_hand(state: Quest, deck: int, hidden_cards: list[HiddenCard]) -> None:
    """Take plots or shadow cards that were drawn to Sauron's hand."""
    if deck == PLOT:
        state.plot_hand = ordered((*state.plot_hand, *hidden_cards))
    else:
        state.shadow_hand = ordered((*state.shadow_hand, *hidden_cards))


def _tell_drawn(state: Quest, deck: str, hidden_cards: list[HiddenCard]) -> None:
    """Everybody sees how many cards Sauron draws, he alone which."""
    if not hidden_cards:
        return
    state.emit(f"{deck}s-drawn", count=len(hidden_cards))
    names = state.box.names[deck]
    cards = [names[hidden.card] for hidden in hidden_cards]
    if deck == "plot":
        state.emit_to((SAURON,), "plots-seen", plot=cards)
    else:
        state.emit_to((SAURON,), "shadows-seen", shadow=cards)


class DrawShadows(Step[Quest]):
    """Draw shadow cards to the hand (Q2.11)."""

    __slots__ = ("count",)
    __match_args__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def run(self, state: Quest, chance: Chance) -> None:
        draw_shadows(state, self.count, chance)


class ChooseDrawn(Step[Quest]):
    """Draw cards and keep some of them."""

    __slots__ = ("count", "keep")
    __match_args__ = ("count", "keep")

    def __init__(self, count: int, keep: int) -> None:
        """Keep `keep` of `count`."""
        self.count: Final = count
        self.keep: Final = keep

    def choose(
        self, state: Quest, deck: int, hidden_cards: list[HiddenCard], keep: Frame, rest: Frame
    ) -> None:
        """Have Sauron choose among what was drawn, if more came than may be kept.

        `keep` asks for one of them, and `rest` puts away what is left.
        """
        if len(hidden_cards) <= self.keep:
            _take_to_hand(state, deck, hidden_cards)
        else:
            lay_out(state, hidden_cards, deck)
            state.push(*[keep] * self.keep, rest)


class ChooseOne(SauronChoice):
    """Which of the drawn cards to keep, or what else is done with one of them."""

    __slots__ = ()

    def options(self, state: Quest) -> list[Option]:
        """Each that was drawn."""
        return drawn_options(state, self.kind)

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Take it to the hand."""
        deck = state.drawn_from
        _take_to_hand(state, deck, [take_drawn(state, option.value)])


class ChoosePlots(ChooseDrawn):
    """Draw plots, keep some, and put the others under the deck (Q2.11)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        hidden_cards = _hidden_plots(state, self.count, chance)
        _tell_drawn(state, "plot", hidden_cards)
        self.choose(state, PLOT, hidden_cards, KeepPlot(), BuryPlots())


class KeepPlot(ChooseOne):
    """Which of the drawn plots to keep (Q2.11)."""

    __slots__ = ()
    scope = "plot"
    kind = "keep-plot"
    rules = ("Q2.11",)


class BuryPlots(Step[Quest]):
    """Put the plots that were not kept under the deck (Q2.11)."""

    __slots__ = ()
    scope = "plot"

    def run(self, state: Quest, chance: Chance) -> None:
        """The last one has only one place to go; before it Sauron chooses."""
        if len(state.drawn) == 1:
            bury_plot(state, state.drawn[0].card)
        else:
            state.push(BuryPlot())


class BuryPlot(ChooseOne):
    """Which of the other plots goes under the deck next (Q2.11)."""

    __slots__ = ()
    scope = "plot"
    kind = "bury-plot"
    rules = ("Q2.11",)

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        state.push(BuryPlots())
        bury_plot(state, option.value)


def bury_plot(state: Quest, plot: int) -> None:
    """Put one of the drawn plots under the deck, which Sauron alone has seen (Q2.11)."""
    state.plot_pile = state.plot_pile.under([take_drawn(state, plot)])


class ChooseShadows(ChooseDrawn):
    """Draw shadow cards, keep some, and discard the others face up (Q1.6)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        hidden_cards = _hidden_shadows(state, self.count, chance)
        _tell_drawn(state, "shadow", hidden_cards)
        self.choose(state, SHADOW, hidden_cards, KeepShadow(), DropShadows())


class KeepShadow(ChooseOne):
    """Which of the drawn shadow cards to keep (Q1.6)."""

    __slots__ = ()
    scope = "shadow"
    kind = "keep-shadow"
    rules = ("Q1.6",)


class DropShadows(Step[Quest]):
    """Discard the shadow cards that were not kept (Q1.6)."""

    __slots__ = ()
    scope = "shadow"

    def run(self, state: Quest, chance: Chance) -> None:
        """Lay them face up on the discard."""
        cards = take_all_drawn(state)
        state.shadow_discard = (*state.shadow_discard, *cards)
        names = state.box.names["shadow"]
        state.emit("shadows-discarded", shadow=[names[card] for card in cards])
