"""Q7 The Finale: missions are shown, and a champion fights the Ringwraiths."""

from __future__ import annotations

from typing import Final

from mathom.games.quest.cards.modifiers import attribute
from mathom.games.quest.combat.defeat import draw_cards
from mathom.games.quest.combat.lifecycle import break_off, opening
from mathom.games.quest.combat.state import BOTH_DEFEATED, FOE_DEFEATED, Combat
from mathom.games.quest.combat.stats import current_combat
from mathom.games.quest.constants import FORTITUDE, HEROES, SAURON, SEATS
from mathom.games.quest.frames import HeroChoice, HeroStep
from mathom.games.quest.hero.hand import DAMAGE, holding, keep
from mathom.games.quest.model.board import Foe
from mathom.games.quest.model.determinise import HEROES_MISSION, SAURONS_MISSION
from mathom.games.quest.model.pieces import NOWHERE, HeroTurn
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.story import (
    HEROES_SIDE,
    NOBODY,
    SAURONS,
    advance,
    dominance,
    heroes_need,
    sauron_needs,
)
from mathom.kernel.agenda import Step
from mathom.kernel.chance import Chance
from mathom.kernel.effects import NO_BINDINGS
from mathom.kernel.option import Option
from mathom.kernel.outcome import Outcome
from mathom.kernel.schema import new

ENDINGS: Final = {"mission": "Q7.1", "ringwraiths-defeated": "Q7.6", "ringwraiths-stand": "Q7.6"}
"""The ways a Quest can end, each with its rule."""


def win(state: Quest, side: int, reason: str) -> None:
    """End the game with a victory of SAURON or of HEROES_SIDE."""
    scores = {seat: float((seat == SAURON) == (side == SAURON)) for seat in range(state.players)}
    state.finish(Outcome(reason, ENDINGS[reason], scores))


def fulfilled(state: Quest, side: int) -> bool:
    """Whether the mission of a side is fulfilled (Q7.1)."""
    mission = state.sauron_mission if side == SAURON else state.hero_mission
    return state.box.missions[mission].condition.of(state, NO_BINDINGS)


def show_mission(state: Quest, side: int) -> None:
    """Show the mission of a side to everybody, once (Q7.1)."""
    bit = SAURONS_MISSION if side == SAURON else HEROES_MISSION
    if state.missions_shown & bit:
        return
    state.missions_shown |= bit
    mission = state.sauron_mission if side == SAURON else state.hero_mission
    kind = "sauron-mission" if side == SAURON else "hero-mission"
    state.emit(kind, mission=state.box.missions[mission].id)


class Finale(Step[Quest]):
    """The Finale begins, whatever was going on (Q7); no hero's turn is running now (Q9.97)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Clear the table, then judge the missions."""
        speaker = 1 if state.turn.seat == NOWHERE else state.turn.seat
        break_off(state)
        state.turn = new(HeroTurn)
        state.emit("finale")
        state.push(ShowMissions(), Prepare(), ChooseChampion(speaker))


class ShowMissions(Step[Quest]):
    """The dominant side wins by its mission; else fulfilled missions advance (Q7.1, Q7.2)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """First the immediate victory, then the markers."""
        leader = dominance(state)
        sides = (HEROES_SIDE, SAURON) if leader == NOBODY else (leader,)
        for side in sides:
            show_mission(state, side)
        able = [side for side in sides if fulfilled(state, side)]
        if len(able) == 1:
            win(state, able[0], "mission")
            return
        done = [side for side in (HEROES_SIDE, SAURON) if fulfilled(state, side)]
        for side in (HEROES_SIDE, SAURON):
            show_mission(state, side)
        for side in done:
            for marker in SAURONS if side == SAURON else (HEROES,):
                advance(state, marker, 1)


class Prepare(Step[Quest]):
    """The Ringwraiths are healed; every hero gathers its cards and draws anew (Q7.3)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        state.wounds[ringwraiths(state).index - state.box.blank] = 0
        for seat, hero in enumerate(state.heroes, 1):
            held = holding(state, seat)
            held.bury(hero.rest, hand=True, zones=(DAMAGE,))
            keep(state, held)
            hero.rest = ()
            draw_cards(state, seat, attribute(state, seat, FORTITUDE), chance)


def ringwraiths(state: Quest) -> Foe:
    """The minion that comes back when defeated, and fights in the Finale."""
    return next(foe for foe in state.box.minions if "returns" in foe.powers)


def change(state: Quest) -> int:
    """What the Ringwraiths gain in health and fortitude, or lose (Q7.4)."""
    leader = dominance(state)
    if leader == SAURON:
        return heroes_need(state)
    return -sauron_needs(state) if leader == HEROES_SIDE else 0


class ChooseChampion(HeroChoice):
    """Which hero fights for all (Q7.5)."""

    __slots__ = ()
    kind = "champion"
    public = True
    rules = ("Q7.5",)

    def options(self, state: Quest) -> list[Option]:
        return state.box.options["champion"][1 : state.players]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Begin the last combat."""
        foe = ringwraiths(state)
        shift = change(state)
        state.combat = new(
            Combat,
            seat=option.value,
            foe=foe.index,
            goes_on=True,
            last=True,
            fortitude=max(0, foe.fortitude + shift),
            health=max(0, foe.health + shift),
        )
        state.emit("champion", seat=SEATS[option.value])
        if shift > 0:
            state.emit("ringwraiths-gain", count=shift)
        elif shift < 0:
            state.emit("ringwraiths-lose", count=-shift)
        state.push(*opening(state), Verdict(option.value))


class Verdict(HeroStep):
    """The Ringwraiths defeated, the heroes win; otherwise Sauron (Q7.6)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        ending = current_combat(state).ending
        break_off(state)
        if ending in (FOE_DEFEATED, BOTH_DEFEATED):
            win(state, HEROES_SIDE, "ringwraiths-defeated")
        else:
            win(state, SAURON, "ringwraiths-stand")
