"""S12 Keying creatures: all keys that a creature could use now, and which it uses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from mathom.games.solitaire.cards.lasting import standing
from mathom.games.solitaire.constants import (
    AUTOMATIC,
    HAVEN,
    KEYED_NOT,
    KEYED_REGION,
    KEYED_REGION_TYPE,
    KEYED_SITE,
    KEYED_SITE_TYPE,
    NONE,
    STANDING,
)
from mathom.games.solitaire.hazards.allowing import (
    AllowKeying,
    BlockKeying,
    CancelCreatureAttacks,
    RestrictCreatures,
)
from mathom.games.solitaire.hazards.dragons import barred
from mathom.games.solitaire.model.cards import Creature
from mathom.games.solitaire.travel.counting import HAZARDS, keyed_count, path_types, site_type
from mathom.kernel.effects import NO_BINDINGS

if TYPE_CHECKING:
    from mathom.games.solitaire.cards.keys import Key
    from mathom.games.solitaire.model.state import Attack, Solitaire

PREFERENCE: Final = (KEYED_REGION, KEYED_SITE, KEYED_SITE_TYPE, KEYED_REGION_TYPE, KEYED_NOT)
"""The kinds of keys, those first that the fewest cards cancel (S12.7)."""
KEYABLE: Final = "creatures-always-keyable-to-site"
"""What is special about a site where every creature may come."""


class Used(NamedTuple):
    """How a creature comes: a kind of key, what it is keyed to, and the card that allows it."""

    kind: int
    key: int
    by: int = NONE


class Ground:
    """What path, site and cards in play offer creatures at one moment.

    Attributes:
        cancelled: whether no attack of a creature reaches the company.
        types: what the regions of the path count as; `counts` how many of each count for keys, and
            `regions` those with names.
        type: what the site counts as for hazards.
        restrictions, blocked: what closes keys: cards, and types of regions.
        allowing: the cards that give keys, each with its number.
    """

    __slots__ = (
        *("allowing", "blocked", "cancelled", "counts"),
        *("regions", "restrictions", "type", "types"),
    )

    def __init__(self, state: Solitaire) -> None:
        moves = state.turn.movement != STANDING
        self.cancelled: Final = any(True for _ in standing(state, CancelCreatureAttacks))
        self.types: Final = path_types(state) if moves else []
        self.counts: Final = {type: keyed_count(state, type) for type in dict.fromkeys(self.types)}
        self.regions: Final = {region for _, region in state.turn.path} if moves else set()
        self.type: Final = site_type(state, HAZARDS)
        self.restrictions: Final = [effect for effect, _ in standing(state, RestrictCreatures)]
        self.blocked: Final = {effect.region_type for effect, _ in standing(state, BlockKeying)}
        self.allowing: Final = [
            (effect, bindings["card"]) for effect, bindings in standing(state, AllowKeying)
        ]

    def closed(self, used: Used) -> bool:
        """Whether an effect in play closes a key (S12.7)."""
        if any(effect.closes(used.kind) for effect in self.restrictions):
            return True
        return used.kind == KEYED_REGION_TYPE and used.key in self.blocked


def keys(state: Solitaire, creature: Creature, ground: Ground | None = None) -> list[Used]:
    """All that lets a creature attack now, the most preferred first (S12.7)."""
    ground = ground or Ground(state)
    if ground.cancelled:
        return []
    found = [*_own(state, creature, ground), *_allowed(state, creature, ground)]
    found = [used for used in found if not ground.closed(used)]
    return sorted(found, key=lambda used: PREFERENCE.index(used.kind))


def playable(state: Solitaire, card: int, ground: Ground | None = None) -> list[Used]:
    """The same of a card of the hand, if it may be played at all."""
    creature = state.box.cards[card]
    ground = ground or Ground(state)
    if not isinstance(creature, Creature) or not may_come(state, card, ground):
        return []
    return keys(state, creature, ground)


def may_come(state: Solitaire, card: int, ground: Ground | None = None, number: int = NONE) -> bool:
    """Whether a creature may be played but for a key; `number` if it is in play as an event."""
    if (ground or Ground(state)).cancelled:
        return False
    if number != NONE:
        return True
    creature = state.box.cards[card]
    if creature.dead or barred(state, card):
        return False
    return not creature.unique or (
        card not in state.removed and all(each.card != card for each in state.in_play)
    )


def holds(state: Solitaire, attack: Attack) -> bool:
    """Whether the key of an attack is still there (S13.12)."""
    if attack.keyed == KEYED_NOT or attack.by not in state.in_play:
        return True
    creature = state.card(attack.by)
    if not isinstance(creature, Creature):
        return True
    return any(
        (used.kind, used.key) == (attack.keyed, attack.key) for used in keys(state, creature)
    )


def _own(state: Solitaire, creature: Creature, ground: Ground) -> Iterator[Used]:
    """The keys that its card says."""
    for key in creature.keys:
        for used in _fitting(state, key, ground):
            if key.when is None or key.when.of(state, NO_BINDINGS):
                yield used
    if KEYABLE in state.here.special:
        yield Used(KEYED_SITE, state.site)


def _allowed(state: Solitaire, creature: Creature, ground: Ground) -> Iterator[Used]:
    """Those that cards in play give it."""
    for effect, number in ground.allowing:
        for kind, key in offered(state, creature, effect, ground):
            yield Used(kind, key, number)


def offered(
    state: Solitaire, creature: Creature, effect: AllowKeying, ground: Ground
) -> list[tuple[int, int]]:
    """The keys that a card gives a creature, if its price can be paid."""
    if not effect.which.fits(state, creature):
        return []
    free = not effect.cost or creature.index == effect.free_for
    if not free and not prices(state, creature.index, ground):
        return []
    return effect.offers(state.site, ground.type, ground.types)


def prices(state: Solitaire, but: int, ground: Ground | None = None) -> list[int]:
    """The creatures of the hand, one apart, that have a key to the site of their own."""
    ground = ground or Ground(state)
    found: list[int] = []
    for card in dict.fromkeys(state.hazard_hand):
        creature = state.box.cards[card]
        if card != but and isinstance(creature, Creature) and may_come(state, card, ground):
            own = [used for used in _own(state, creature, ground) if not ground.closed(used)]
            if any(used.kind in (KEYED_SITE, KEYED_SITE_TYPE) for used in own):
                found.append(card)
    return found


def _fitting(state: Solitaire, key: Key, ground: Ground) -> Iterator[Used]:
    """What of a key the path and the site offer (S12.1)."""
    if key.region_type != NONE:
        if ground.counts.get(key.region_type, 0) >= key.count:
            yield Used(KEYED_REGION_TYPE, key.region_type)
        return
    if key.site_type != NONE:
        if key.site_type == ground.type:
            yield Used(KEYED_SITE_TYPE, ground.type)
        return
    turn, site = state.turn, state.here
    for region in key.regions:
        if region in ground.regions:
            yield Used(KEYED_REGION, region)
    if site.index in key.sites:
        yield Used(KEYED_SITE, site.index)
    inside = site.region in key.sites_in and ground.type != HAVEN
    if inside and (not key.site_types or ground.type in key.site_types):
        yield Used(KEYED_SITE, site.index)
    moves = turn.movement != STANDING
    if key.between and moves and {turn.origin, site.index} == set(key.between):
        yield Used(KEYED_NOT, NONE)
    if key.after_race != NONE and any(
        faced.race == key.after_race
        and faced.kind != AUTOMATIC
        and faced.keyed not in (KEYED_SITE, KEYED_SITE_TYPE)
        for faced in turn.faced
    ):
        yield Used(KEYED_NOT, NONE)
