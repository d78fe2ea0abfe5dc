"""What a seat could believe: everything it has not seen, dealt anew (Q2.13, Q3.16).

What is dealt are the pools of the state: heroes' hands, life pools and damage, Sauron's plots and
shadow cards, the faces of monster tokens, skills, the cards of a foe in combat, and what somebody
has drawn to choose among. Missions are of no pool, for those that were not dealt lie nowhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.quest.constants import SAURON
from mathom.games.quest.model.pieces import NOWHERE
from mathom.kernel.dealing import NoDeal
from mathom.kernel.pile import HiddenCard, Pile, ordered
from mathom.kernel.pools import Pool, pools

if TYPE_CHECKING:
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.state import Unknown

HEROES_MISSION: Final = 1
SAURONS_MISSION: Final = 2
"""The bits of `Quest.missions_shown`."""

SECRET: Final = ("plot", "shadow", "card")
"""The roles of cards whose ids tell something; faces of tokens and foes' cards are named often."""


def imagine(state: Quest, seat: int | None, chance: Chance) -> Quest:
    """A state that this seat could believe to be the true one."""
    believed = state.copy()
    _missions(believed, seat, chance)
    # Decks that nobody knows anything of matter only while somebody chooses among their cards.
    dealt = pools(believed, private=state.drawn_from == NOWHERE)
    skills = dealt.pop("skills")
    of_heroes = [dealt.pop(f"cards of {owner}") for owner in range(1, state.players)]
    for pool in dealt.values():
        pool.deal(seat, chance, state.box.types)
    zones = [zone for pool in (skills, *of_heroes) for zone in pool.zones]
    before = [zone.value for zone in zones]
    while True:
        # Whoever was told of a hand's types cannot believe in all skills that it might hold.
        try:
            _skills(believed, skills, of_heroes, seat, chance)
            for pool in of_heroes:
                pool.deal(seat, chance, state.box.types)
        except NoDeal:
            for zone, value in zip(zones, before, strict=True):
                zone.put(value)
        else:
            return believed


def knows_mission(state: Quest, seat: int | None, sauron: bool) -> bool:
    """Whether this seat may look at the mission of Sauron or of the heroes (Q1.7)."""
    shown = SAURONS_MISSION if sauron else HEROES_MISSION
    if state.missions_shown & shown:
        return True
    return seat is not None and (seat == SAURON) == sauron


def _missions(state: Quest, seat: int | None, chance: Chance) -> None:
    """A mission that the seat does not know could be any of its side."""
    for sauron in (False, True):
        dealt = state.sauron_mission if sauron else state.hero_mission
        if dealt == NOWHERE or knows_mission(state, seat, sauron):
            continue
        of_side = [mission.index for mission in state.box.missions if mission.sauron == sauron]
        mission = of_side[chance.pick(len(of_side))]
        if sauron:
            state.sauron_mission = mission
        else:
            state.hero_mission = mission


def _skills(
    state: Quest, skills: Pool, of_heroes: list[Pool], seat: int | None, chance: Chance
) -> None:
    """A skill that another was trained in could be any that nobody has shown since."""
    before = [hero.taught for hero in state.heroes]
    skills.deal(seat, chance)
    for hero, taught, pool in zip(state.heroes, before, of_heroes, strict=True):
        swapped = {
            old.card: new.card
            for old, new in zip(taught, hero.taught, strict=True)
            if old.card != new.card
        }
        if swapped:
            _swap(pool, swapped)


def _swap(pool: Pool, swapped: dict[int, int]) -> None:
    """Put other skills where a hero's unknown ones lie."""
    pool.lay([_swapped(cards, swapped) for cards in pool.hidden_cards()])
    assert pool.pile is not None
    life: Pile = pool.pile.value
    bag, top, bottom = (_swapped(part, swapped) for part in (life.bag, life.top, life.bottom))
    pool.pile.put(Pile(ordered(bag), top, bottom, life.shuffles))


def _swapped(cards: tuple[HiddenCard, ...], swapped: dict[int, int]) -> tuple[HiddenCard, ...]:
    return tuple(
        card.holding(
            HiddenCard(swapped[card.card], card.entered, bound=card.bound, noted=card.noted)
        )
        if card.card in swapped
        else card
        for card in cards
    )


def hidden(state: Quest, seat: int | None) -> set[str]:
    """The ids of cards of which this seat knows no copy and has never seen one."""
    box = state.box
    ids: set[str] = set()
    for sauron in (False, True):
        if not knows_mission(state, seat, sauron):
            ids.update(mission.id for mission in box.missions if mission.sauron == sauron)
    for name, pool in pools(state).items():
        if pool.role in SECRET and not name.startswith("foe deck"):
            cards = pool.secrets(seat)
            if name.startswith("cards of"):  # of skills tells what it was taught
                cards = {card for card in cards if box.cards[card].owner >= 0}
            ids.update(box.names[pool.role][card] for card in cards)
    return ids


def unknown(state: Quest, seat: int | None) -> Unknown:
    """Everything whose place this seat does not know, pool by pool."""
    box = state.box
    found: Unknown = {}
    for sauron, dealt in ((False, state.hero_mission), (True, state.sauron_mission)):
        if dealt != NOWHERE and not knows_mission(state, seat, sauron):
            rest = [m.id for m in box.missions if m.sauron == sauron and m.index != dealt]
            side = "sauron" if sauron else "heroes"
            found[f"missions of {side}"] = {"dealt": [box.missions[dealt].id], "left": rest}
    for name, pool in pools(state).items():
        ids = box.names[pool.role]
        found[name] = {zone.name: [ids[card] for card in zone.unknown(seat)] for zone in pool.zones}
    return found
