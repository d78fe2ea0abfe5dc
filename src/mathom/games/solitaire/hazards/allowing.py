"""Cards that let creatures come where they have no key of their own, or keep them away (S11.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.cards.language import SOLITAIRE
from mathom.games.solitaire.cards.lasting import Standing
from mathom.games.solitaire.constants import (
    COASTAL_SEA,
    KEYED_NOT,
    KEYED_REGION_TYPE,
    KEYED_SITE,
    KEYED_SITE_TYPE,
    NONE,
    RACES,
    REGION_TYPES,
    SITE_TYPES,
)
from mathom.kernel.declaring import count, name, optional, word
from mathom.kernel.language import argument, called, one_of, some_of

if TYPE_CHECKING:
    from mathom.games.solitaire.model.cards import Creature
    from mathom.games.solitaire.model.state import Solitaire
    from mathom.kernel.language import Compiler
    from mathom.kernel.reading import Reader


class Which:
    """Which creatures are meant.

    Attributes:
        races: those of these races, or of any if there is none.
        card, but: a single one, and one that is not meant, or -1.
        plain: whether only those that are not unique.
        inland: whether only those that can be keyed to a region that is no Coastal Sea.
    """

    def __init__(self, reader: Reader, field: str, compiler: Compiler) -> None:
        table = reader.table(field)
        cards = compiler.names["card"]
        self.races: Final = tuple(table.some_of("races", RACES)) if table.has("races") else ()
        self.card: Final = table.one_of("name", cards) if table.has("name") else NONE
        self.but: Final = table.one_of("not_name", cards) if table.has("not_name") else NONE
        self.plain: Final = table.has("unique") and not table.flag("unique")
        self.inland: Final = table.has("inland") and table.flag("inland")
        table.end()

    def fits(self, state: Solitaire, creature: Creature) -> bool:
        """Whether a creature is meant."""
        return (
            (not self.races or creature.race in self.races)
            and self.card in (NONE, creature.index)
            and self.but != creature.index
            and not (self.plain and creature.unique)
            and (not self.inland or _inland(state, creature))
        )


def _inland(state: Solitaire, creature: Creature) -> bool:
    regions = state.box.regions
    return any(
        key.region_type not in (NONE, COASTAL_SEA)
        or any(regions[region].type != COASTAL_SEA for region in key.regions)
        for key in creature.keys
    )


@dataclass(init=False, eq=False)
class AllowKeying(Standing):
    """Some creatures can be keyed to more; without any place they need no key at all.

    Attributes:
        which: the creatures.
        region_types, site_types: what else they can be keyed to.
        anywhere_but: the types of sites where alone they need a key.
        here: whether they can be keyed to the site by its name.
        times: for how many creatures it works, 0 for all; then the card is discarded.
        cost, free_for: whether a creature of the hand that could be keyed to the site must be
            discarded for it, but not for this one.
    """

    which: Which = called("filter", argument(lambda r, n, c: Which(r, n, c)))
    region_types: tuple[int, ...] = optional(some_of(REGION_TYPES), ())
    site_types: tuple[int, ...] = optional(some_of(SITE_TYPES), ())
    anywhere_but: tuple[int, ...] = called(
        "anywhere_but_site_types", optional(some_of(SITE_TYPES), ())
    )
    here: str = called("to", optional(word(("target-site",)), ""))
    times: int = called("count", optional(count(1), 0))
    cost: str = optional(word(("discard-hazard-creature-playable-at-site",)), "")
    free_for: int = optional(name("card"), NONE)

    def offers(self, site: int, type: int, path: list[int]) -> list[tuple[int, int]]:
        """The keys that it gives at a site of a type and on a path, by their kind and number."""
        if self.here:
            return [(KEYED_SITE, site)]
        if self.anywhere_but:
            return [] if type in self.anywhere_but else [(KEYED_NOT, NONE)]
        if not self.region_types and not self.site_types:
            return [(KEYED_NOT, NONE)]
        found = [(KEYED_SITE_TYPE, type)] if type in self.site_types else []
        return [*found, *((KEYED_REGION_TYPE, each) for each in self.region_types if each in path)]


@dataclass(init=False, eq=False)
class RestrictCreatures(Standing):
    """Only creatures with some keys may come, or none with them."""

    only: str = optional(word(("keyed-to-new-site",)), "")
    none: str = optional(word(("keyed-to-new-site", "all")), "")

    def closes(self, kind: int) -> bool:
        """Whether creatures with a kind of key may not come."""
        if self.none == "all":
            return True
        to_site = kind in (KEYED_SITE, KEYED_SITE_TYPE)
        return to_site if self.none else not to_site


@dataclass(init=False, eq=False)
class BlockKeying(Standing):
    """No creature may be keyed to regions of a type."""

    region_type: int = one_of(REGION_TYPES)


@dataclass(init=False, eq=False)
class CancelCreatureAttacks(Standing):
    """All attacks of creatures on the company are cancelled, so that none comes."""


SOLITAIRE.effects.update(
    {
        "allow-keying": AllowKeying,
        "restrict-creatures": RestrictCreatures,
        "block-keying": BlockKeying,
        "cancel-creature-attacks": CancelCreatureAttacks,
    }
)
