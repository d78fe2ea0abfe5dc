"""Whether an agenda that was read can be: what lies on it fits the rest of the state.

A state text may have been edited. What passes here can be played on: the agenda does not run
out, nobody is asked who is not there, and what was drawn, fought or begun has the frames that
end it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from mathom.games.quest.combat.lifecycle import AllowFight, Arm, BreakOff, Resolve
from mathom.games.quest.combat.rounds import LayAny, LayCard
from mathom.games.quest.combat.state import OURS, THEIRS
from mathom.games.quest.constants import SAURON
from mathom.games.quest.frames import IN_COMBAT, IN_TURN, HeroChoice, HeroStep
from mathom.games.quest.hero.current_turn import EndHeroTurn
from mathom.games.quest.model.pieces import DECKS, NOWHERE
from mathom.games.quest.sauron.actions import BuryPlots, DropShadows, KeepPlot, KeepShadow
from mathom.games.quest.sauron.commands import LayToken
from mathom.games.quest.sauron.finale import ChooseChampion, Finale, Verdict
from mathom.games.quest.sauron.plots import Affect
from mathom.games.quest.sauron.turn import SauronTurn
from mathom.games.quest.setup import ChooseHero, DealMissions, DealPlot, DealQuests
from mathom.kernel.effects import UNBOUND, Bindings, EffectChoice, Perform

if TYPE_CHECKING:
    from mathom.games.quest.model.state import Quest

OF_A_HERO: Final = ("character", "corruption", "encounter", "item", "peril", "quest")
"""The cards whose scripts happen to a hero."""


def agenda_problems(state: Quest) -> Iterator[str]:
    """The keys of what is wrong with the agenda."""
    looks = [_seats, _ground, _setup, _turn, _begun, _fight, _tokens, _plots, _drawn, _scripts]
    if isinstance(state.agenda[0], Finale):
        looks = [_seats]  # it clears whatever was going on
    for look in looks:
        problem = look(state)
        if problem:
            yield problem


def _seats(state: Quest) -> str:
    """Heroes are asked as heroes, and everybody who is asked plays."""
    for frame in state.agenda:
        said = [name for name in ("seat", "whom") if name in frame.__match_args__]
        seats = {name: getattr(frame, name) for name in said}
        if any(seat >= state.players for seat in seats.values()):
            return "quest-agenda-seat"
        alone = isinstance(frame, HeroStep | HeroChoice) and seats["seat"] == SAURON
        if alone or seats.get("whom") == SAURON:
            return "quest-agenda-hero"
    return ""


def _ground(state: Quest) -> str:
    """Below everything lies Sauron's next turn, or the end of the Finale."""
    bottom = state.agenda[0]
    if isinstance(bottom, Finale | ChooseChampion | Verdict):
        return ""
    turns = sum(1 for frame in state.agenda if isinstance(frame, SauronTurn))
    if isinstance(bottom, SauronTurn) and turns == 1:
        return ""
    return "quest-agenda-ground"


def _setup(state: Quest) -> str:
    """What is not dealt yet will be, and nothing is dealt twice (Q1)."""
    waiting = [seat for seat, hero in enumerate(state.heroes, 1) if hero.sheet == NOWHERE]
    chosen = [frame.seat for frame in state.agenda if isinstance(frame, ChooseHero)]
    quests = [hero for hero in state.heroes if hero.starting == NOWHERE and not hero.completed]
    if chosen != waiting[::-1]:
        return "quest-agenda-choose-hero"
    kinds = [type(frame) for frame in state.agenda]
    if bool(quests) != (DealQuests in kinds):
        return "quest-agenda-deal-quests"
    dealt = [SauronTurn, DealMissions, DealPlot, DealQuests, *[ChooseHero] * len(waiting)]
    return "quest-agenda-setup" if waiting and kinds != dealt else ""


def _turn(state: Quest) -> str:
    """A hero's turn that has begun has an end, and no other hero's is running."""
    ends = [frame.seat for frame in state.agenda if isinstance(frame, EndHeroTurn)]
    running = [] if state.turn.seat == NOWHERE else [state.turn.seat]
    return "" if ends == running else "quest-agenda-turn"


def _begun(state: Quest) -> str:
    """What was begun is decided before anything else happens."""
    return "quest-agenda-begun" if any(f.at_once for f in state.agenda[:-1]) else ""


def _fight(state: Quest) -> str:
    """A combat has its end, and its frames have a combat (Q5)."""
    combat = state.combat
    inside = [frame for frame in state.agenda if frame.scope == IN_COMBAT]
    if combat is None:
        return "quest-agenda-no-fight" if inside else ""
    if any(isinstance(f, HeroStep | HeroChoice) and f.seat != combat.seat for f in inside):
        return "quest-agenda-fighter"
    ends = [frame for frame in inside if isinstance(frame, Arm | Resolve)]
    below = Verdict if combat.last else BreakOff
    clears = [frame for frame in state.agenda if isinstance(frame, below)]
    # Where the turn was ended in the middle of a combat, only what clears it away is left.
    cut = not inside and not combat.last
    if len(clears) != 1 or len(ends) != (0 if cut else 1):
        return "quest-agenda-fight-end"
    above = state.agenda[state.agenda.index(clears[0]) + 1 :]
    if any(frame.scope == IN_TURN for frame in above):
        return "quest-agenda-fight-first"
    for seat, down, hand in (
        (combat.seat, combat.hero_down, state.heroes[combat.seat - 1].hand),
        (SAURON, combat.foe_down, combat.foe_hand),
    ):
        lays = [f for f in above if isinstance(f, LayCard | LayAny) and f.seat == seat]
        exhausted = combat.sides[OURS if seat else THEIRS].exhausted
        if len(lays) + (down is not None) > 1 or (lays and not exhausted and not hand):
            return "quest-agenda-lay-card"
    return ""


def _tokens(state: Quest) -> str:
    """A monster token that was drawn is laid (Q2.12)."""
    drawn = [token.number for token in state.tokens if token.location == NOWHERE]
    laid = [frame.number for frame in state.agenda if isinstance(frame, LayToken)]
    return "" if drawn == laid else "quest-agenda-lay-token"


def _plots(state: Quest) -> str:
    """A plot that was played gets its location, once (Q2.3)."""
    open_spaces = [
        space
        for space, plot in enumerate(state.plots)
        if plot != NOWHERE and state.sites[space] == NOWHERE
    ]
    asked = [frame.space for frame in state.agenda if isinstance(frame, Affect)]
    return "" if asked == open_spaces else "quest-agenda-plot-site"


def _drawn(state: Quest) -> str:
    """Drawn cards are chosen among before anything else happens."""
    choosing = [frame for frame in state.agenda if frame.scope in DECKS]
    if state.drawn_from == NOWHERE:
        return "quest-agenda-not-drawn" if choosing else ""
    next_ones = state.agenda[-len(choosing) :]
    deck = list(DECKS)[state.drawn_from]
    if next_ones != choosing or any(frame.scope != deck for frame in choosing):
        return "quest-agenda-drawn-next"
    keeps = [frame for frame in choosing if isinstance(frame, KeepPlot | KeepShadow)]
    if keeps:
        last = choosing[0]
        if (
            len(keeps) >= len(state.drawn)
            or choosing[1:] != keeps
            or not isinstance(last, BuryPlots | DropShadows)
        ):
            return "quest-agenda-keep-fewer"
    elif len(choosing) != 1:
        return "quest-agenda-drawn-once"
    return ""


def _scripts(state: Quest) -> str:
    """Scripts are carried out for heroes who play."""
    for frame in state.agenda:
        path = ""
        if isinstance(frame, Perform):
            path = frame.script.path
        elif isinstance(frame, EffectChoice):
            path = frame.effect.path
        elif not isinstance(frame, AllowFight):
            continue
        bindings: Bindings = frame.bindings
        if path.partition("/")[0] in OF_A_HERO and bindings["hero"] == UNBOUND:
            return "quest-agenda-card-hero"
        for seat in (bindings["hero"], bindings["target"]):
            if seat != UNBOUND and not SAURON < seat < state.players:
                return "quest-agenda-heroes-play"
    return ""
