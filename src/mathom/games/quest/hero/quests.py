"""Q4.5 Quests: what completes them, and what completing them brings."""

from __future__ import annotations

from mathom.games.quest.cards.language import Requirement
from mathom.games.quest.constants import SEATS
from mathom.games.quest.hero.growth import gain_favor
from mathom.games.quest.model.pieces import NOWHERE
from mathom.games.quest.model.state import Quest
from mathom.kernel.effects import Bindings, perform

NOBLE_BLOODLINE = "noble-bloodline"


def own_quests(state: Quest, seat: int) -> list[int]:
    """The quests of a hero's own two cards that it may complete now (Q1.2)."""
    hero = state.heroes[seat - 1]
    found = [hero.starting] if hero.starting != NOWHERE else []
    if hero.advanced != NOWHERE and hero.revealed:
        found.append(hero.advanced)
    return found


def explored(requirement: Requirement | None, location: int) -> bool:
    """Whether exploring here completes the quest."""
    return requirement is not None and requirement.explore == location


def honour(state: Quest, seat: int) -> None:
    """Eleanor's power: once in her turn, favor for a quest or a consultation (Q9.74)."""
    power = state.box.sheets[state.heroes[seat - 1].sheet].power
    if power == NOBLE_BLOODLINE and state.turn.seat == seat and not state.turn.honoured:
        state.turn.honoured = True
        gain_favor(state, seat, 1)


def complete_quest(state: Quest, seat: int, quest: int) -> None:
    """Complete one of a hero's own quests: it leaves the game, the reward comes next."""
    hero = state.heroes[seat - 1]
    card = state.box.quests[quest]
    if hero.starting == quest:
        hero.starting = NOWHERE
    else:
        hero.advanced = NOWHERE
    hero.completed += 1
    state.emit("complete-quest", seat=SEATS[seat], quest=card.id)
    perform(state, card.reward, Bindings(hero=seat))
    honour(state, seat)


def complete_errand(state: Quest, seat: int, encounter: int) -> None:
    """Complete a quest that an encounter brought: it leaves the game, the reward comes next."""
    hero = state.heroes[seat - 1]
    card = state.box.encounters[encounter]
    at = hero.quests.index(encounter)
    hero.quests = hero.quests[:at] + hero.quests[at + 1 :]
    state.gone = (*state.gone, encounter)
    state.emit("complete-errand", seat=SEATS[seat], encounter=card.id)
    perform(state, card.reward, Bindings(hero=seat))
    honour(state, seat)


def reveal_advanced(state: Quest, seat: int) -> None:
    """Open a hero's advanced quest: from now on it can be completed."""
    hero = state.heroes[seat - 1]
    if hero.advanced != NOWHERE and not hero.revealed:
        hero.revealed = True
        quest = state.box.quests[hero.advanced].id
        state.emit("reveal-quest", seat=SEATS[seat], quest=quest)


def fought(state: Quest, seat: int, foe: int, won: bool) -> None:
    """After a combat: complete the quests that asked for it.

    Some ask to defeat a monster at a place, one is content with having fought a minion (Q9.78,
    Q9.29).
    """
    hero = state.heroes[seat - 1]
    for quest in own_quests(state, seat):
        asked = state.box.quests[quest].requirement
        if asked.combat == foe or (won and asked.defeat == foe and asked.at == hero.location):
            complete_quest(state, seat, quest)
