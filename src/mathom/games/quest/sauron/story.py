"""Q2.2 Story and Q4.2 Dominance: four markers on one track, and who is nearer to the end.

The heroes' marker and Sauron's three move in every Story step and by whatever else advances
them. A marker's first entry into a stage brings new minions; the Finale begins at once when a
marker reaches its space, or all three of Sauron's have come to The Shadow Falls.
"""

from __future__ import annotations

from typing import Final

from mathom.games.quest.cards.lasting import creeping
from mathom.games.quest.constants import CONQUEST, CORRUPTION, HEROES, MARKERS, RING, SAURON
from mathom.games.quest.frames import AboutMinion, CountChoice, CountStep, SauronChoice
from mathom.games.quest.model.pieces import NOWHERE
from mathom.games.quest.model.state import Quest
from mathom.kernel.agenda import Step
from mathom.kernel.chance import Chance
from mathom.kernel.option import MessageArgs, Option

HEROES_SIDE: Final = 1
NOBODY: Final = -1
"""With SAURON, what `dominance` answers."""

SAURONS: Final = (RING, CONQUEST, CORRUPTION)
"""The three markers of Sauron."""

LAST_STAGE: Final = 3
NEVER: Final = 1_000
"""More Story steps than any game has."""


def stage(state: Quest) -> int:
    """The current stage: that of the rightmost marker (Q1.4)."""
    return stage_of(state, max(state.markers))


def stage_of(state: Quest, space: int) -> int:
    """The stage in which a space of the track lies."""
    return 1 + sum(space > last for last in state.box.figures.stages[:-1])


def leftmost(state: Quest) -> list[int]:
    """Sauron's marker that is furthest behind, or those that are (Q3.1)."""
    least = min(state.markers[marker] for marker in SAURONS)
    return [marker for marker in SAURONS if state.markers[marker] == least]


# Q4.2 Dominance


def heroes_need(state: Quest) -> int:
    """The spaces from the heroes' marker to the Finale (Q4.2)."""
    return state.box.figures.finale - state.markers[HEROES]


def sauron_needs(state: Quest) -> int:
    """The lower of two ways: his first marker to the Finale, or all to The Shadow Falls (Q4.2)."""
    spaces = [state.markers[marker] for marker in SAURONS]
    falls = state.box.figures.shadow_falls
    together = sum(max(0, falls - space) for space in spaces)
    return min(state.box.figures.finale - max(spaces), together)


def dominance(state: Quest) -> int:
    """SAURON, HEROES_SIDE or NOBODY (Q4.2; Q8.2 where the table plays it)."""
    if state.settings.far_sight:
        ours, theirs = steps_to_finale(state)
    else:
        ours, theirs = heroes_need(state), sauron_needs(state)
    if ours == theirs:
        return NOBODY
    return HEROES_SIDE if ours < theirs else SAURON


def steps_to_finale(state: Quest) -> tuple[int, int]:
    """How many Story steps the heroes and Sauron need, if all stays as it is (Q8.2)."""
    figures = state.box.figures
    spaces = list(state.markers)
    plain = paces(state, 0)
    first = paces(state, state.slowed)
    ours = theirs = NEVER
    for count in range(figures.finale + 2):
        if spaces[HEROES] >= figures.finale:
            ours = min(ours, count)
        if _sauron_is_there(state, spaces):
            theirs = min(theirs, count)
        for marker, pace in enumerate(plain if count else first):
            spaces[marker] += pace
    return ours, theirs


def paces(state: Quest, slowed: int) -> list[int]:
    """How far each marker goes in a Story step: by the rule, by plots and by the event (Q2.2)."""
    found = list(creeping(state))
    found[HEROES] += max(0, state.box.figures.story_advance - slowed)
    for plot in state.plots:
        if plot != NOWHERE:
            card = state.box.plots[plot]
            found[card.marker] += card.advance
    return found


# Q2.2 Story


def advance(state: Quest, marker: int, n: int) -> None:
    """Move one marker, backwards if `n` is negative, and see what follows (Q2.2).

    If the Finale begins by it the agenda holds nothing else: callers push nothing after it.
    """
    there = at_finale(state)
    _move(state, marker, n)
    _follow(state, there)


def at_finale(state: Quest) -> bool:
    """Whether the markers stand so that the Finale begins (Q2.2)."""
    at_end = state.markers[HEROES] >= state.box.figures.finale
    return at_end or _sauron_is_there(state, state.markers)


def _sauron_is_there(state: Quest, spaces: list[int]) -> bool:
    figures = state.box.figures
    ours = [spaces[marker] for marker in SAURONS]
    return max(ours) >= figures.finale or min(ours) >= figures.shadow_falls


def _move(state: Quest, marker: int, n: int) -> None:
    before = state.markers[marker]
    space = min(max(before + n, 0), state.box.figures.finale)
    state.markers[marker] = space
    if space > before:
        state.emit("story", marker=MARKERS[marker], count=space - before, space=space)
    elif space < before:
        state.emit("story-back", marker=MARKERS[marker], count=before - space, space=space)


def _follow(state: Quest, there: bool) -> None:
    """Begin the Finale if it was not `there` already, or let minions enter (Q2.2).

    Where the stage has fallen, the Shadow Pool loses at once what it may hold no longer (Q2.10).
    """
    if at_finale(state):
        if not there:
            from mathom.games.quest.sauron.finale import Finale

            state.agenda.clear()
            state.push(Finale())
        return
    now = stage(state)
    surplus = state.pool - state.box.figures.pool_per_stage * now
    if surplus > 0:
        state.pool -= surplus
        state.emit("pool-drained", count=surplus, total=state.pool)
    if now > state.stage:
        entering = [
            EnterMinion(number)
            for number, minion in enumerate(state.box.minions)
            if state.stage < minion.stage <= now and state.minions[number] == NOWHERE
        ]
        state.stage = now
        state.emit("stage", count=now)
        state.push(*entering)


class Story(Step[Quest]):
    """Advance all four markers, but not in the first turn (Q2.2).

    They move together: only then is it seen whether the Finale begins.
    """

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Move each by its pace."""
        if state.round == 1:
            return
        there = at_finale(state)
        steps = paces(state, state.slowed)
        state.slowed = 0
        for marker, pace in enumerate(steps):
            _move(state, marker, pace)
        _follow(state, there)


class EnterMinion(AboutMinion):
    """A new minion may enter, where its space on the board says (Q2.2)."""

    __slots__ = ()
    kind = "enter"
    rules = ("Q2.2",)

    def options(self, state: Quest) -> list[Option]:
        """Where it may start, or nowhere."""
        enter = state.box.options["enter"]
        starts = [enter[location] for location in state.box.minions[self.minion].starts]
        return [*starts, state.box.act["pass"]]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Place it; who is not placed now stays out of the game."""
        if option.kind == "enter":
            state.minions[self.minion] = option.value
            minion = state.box.minions[self.minion].id
            state.emit("enter", minion=minion, location=state.box.locations[option.value].id)


# What heroes bring about


class AdvanceLeftmost(CountStep):
    """Sauron's leftmost marker advances; the hero breaks ties (Q3.1, Q6.3)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Move the only one there is, or ask."""
        tied = leftmost(state)
        if len(tied) == 1:
            advance(state, tied[0], self.count)
        else:
            state.push(BreakTie(self.seat, self.count))


class BreakTie(CountChoice):
    """Which of Sauron's leftmost markers advances (Q3.1, Q6.3)."""

    __slots__ = ()
    kind = "leftmost"
    rules = ("Q3.1", "Q6.3")

    def options(self, state: Quest) -> list[Option]:
        """Those that are tied."""
        return [state.box.options["marker"][marker] for marker in leftmost(state)]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        advance(state, option.value, self.count)

    def prompt_args(self, state: Quest) -> MessageArgs:
        return {"count": self.count}


class AdvanceByDefeat(AdvanceLeftmost):
    """A hero's defeat advances Sauron's story (Q6.3), at high stakes as he likes (Q8.3)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Ask Sauron, or do as usual."""
        if high_stakes(state) and dominance(state) == HEROES_SIDE:
            state.push(PickMarker(self.count))
        else:
            super().run(state, chance)


class PickMarker(SauronChoice):
    """Which of his three markers advances, as Sauron likes at high stakes (Q8.3)."""

    __slots__ = ("count",)
    __match_args__ = ("count",)
    kind = "any-marker"
    rules = ("Q8.3", "Q6.3")

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count: Final = count

    def options(self, state: Quest) -> list[Option]:
        return [state.box.options["marker"][marker] for marker in SAURONS]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        advance(state, option.value, self.count)

    def prompt_args(self, state: Quest) -> MessageArgs:
        return {"count": self.count}


def high_stakes(state: Quest) -> bool:
    """Whether the table plays for high stakes and the last stage has come (Q8.3)."""
    return state.settings.high_stakes and stage(state) == LAST_STAGE


def minion_fell(state: Quest) -> None:
    """A minion was defeated: at high stakes that helps the heroes if Sauron leads (Q8.3)."""
    if high_stakes(state) and dominance(state) == SAURON:
        advance(state, HEROES, 1)
