"""Which attacks an effect is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mathom.games.solitaire.cards.language import one_or_more
from mathom.games.solitaire.constants import (
    ATTACK_KINDS,
    KEYED_REGION_TYPE,
    KEYED_SITE,
    KEYED_SITE_TYPE,
    RACES,
    REGION_TYPES,
    SITE_TYPES,
)
from mathom.kernel.language import argument

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Attack, Faced
    from mathom.kernel.language import Compiler
    from mathom.kernel.reading import Reader

KEYED_TO_SITE: Final = "keyed-to-site"
KINDS: Final = (*ATTACK_KINDS, KEYED_TO_SITE)
"""What attacks can be told by: their kind, or that a creature is keyed to the site."""


def keyed_to_site(attack: Attack | Faced) -> bool:
    """Whether it is keyed to the site, by its type or its name (S12.1)."""
    return attack.keyed in (KEYED_SITE_TYPE, KEYED_SITE)


def is_of_kind(attack: Attack | Faced, kinds: int) -> bool:
    """Whether it is of one of some of KINDS, a mask."""
    if kinds >> attack.kind & 1:
        return True
    return bool(kinds >> KINDS.index(KEYED_TO_SITE) & 1) and keyed_to_site(attack)


class Attacks:
    """The attacks that an effect is about, by fields of its own table; without them it is all.

    Attributes:
        races, not_races, kinds: masks, 0 for all.
        region_types, site_types: to which of these it must be keyed, as masks, 0 for any key.
        not_to_site: whether it must not be keyed to the site.
    """

    def __init__(self, reader: Reader) -> None:
        """Fields attack_race, attack_race_not, attack_kind, keyed_... and not_keyed_to_site."""

        def mask(field: str, names: tuple[str, ...]) -> int:
            if not reader.has(field):
                return 0
            if isinstance(reader.value(field), list):
                return sum(1 << n for n in reader.some_of(field, names))
            return 1 << reader.one_of(field, names)

        self.races: Final = mask("attack_race", RACES)
        self.not_races: Final = mask("attack_race_not", RACES)
        self.kinds: Final = mask("attack_kind", KINDS)
        self.region_types: Final = mask("keyed_region_type", REGION_TYPES)
        self.site_types: Final = mask("keyed_site_type", SITE_TYPES)
        self.not_to_site: Final = reader.has("not_keyed_to_site") and reader.flag(
            "not_keyed_to_site"
        )

    def fit(self, attack: Attack | Faced) -> bool:
        """Whether an attack is among them."""
        if self.races and not self.races >> attack.race & 1:
            return False
        if self.not_races >> attack.race & 1:
            return False
        if self.kinds and not is_of_kind(attack, self.kinds):
            return False
        if self.not_to_site and keyed_to_site(attack):
            return False
        if self.region_types and not (
            attack.keyed == KEYED_REGION_TYPE and self.region_types >> attack.key & 1
        ):
            return False
        return not self.site_types or (
            attack.keyed == KEYED_SITE_TYPE and bool(self.site_types >> attack.key & 1)
        )


def attacks() -> Any:
    """The attacks meant, from fields of the effect's own table."""
    return argument(lambda reader, name, compiler: _read(reader, compiler))


def _read(reader: Reader, compiler: Compiler) -> Attacks:
    return Attacks(reader)


def kinds() -> Any:
    """One of KINDS or several, as a mask."""
    return one_or_more(KINDS)
