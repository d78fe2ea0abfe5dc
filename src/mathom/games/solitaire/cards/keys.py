"""What creatures can be keyed to (S12.1): the fields of a key."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mathom.games.solitaire.constants import NONE, RACES, REGION_TYPES, SITE_TYPES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mathom.kernel.effects import Expression
    from mathom.kernel.language import Compiler
    from mathom.kernel.reading import Reader


class Key:
    """One of the alternatives that let a creature attack.

    Attributes:
        region_type, count: so many regions of a type on the path, or -1.
        site_type: the type of the new site, or -1.
        regions: regions of which one is on the path.
        sites: sites of which the new one is one.
        sites_in, site_types: regions in which the new site lies, of one of these types if any.
        between: two Havens between which the company moves, or none.
        after_race: the race of an attack that was faced before, not keyed to a site, or -1.
        when: what must hold besides.
        told: how the card lists tell it: each thing that it can be keyed to.
    """

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        names = compiler.names

        def some(field: str, of: tuple[str, ...]) -> tuple[int, ...]:
            return tuple(reader.some_of(field, of)) if reader.has(field) else ()

        self.region_type: Final = (
            reader.one_of("region_type", REGION_TYPES) if reader.has("region_type") else NONE
        )
        self.count: Final = reader.count("count", 6, 1) if reader.has("count") else 1
        self.site_type: Final = (
            reader.one_of("site_type", SITE_TYPES) if reader.has("site_type") else NONE
        )
        self.regions: Final = some("region_names", names["region"])
        self.sites: Final = some("site_names", names["site"])
        self.sites_in: Final = some("sites_in_regions", names["region"])
        self.site_types: Final = some("site_types", SITE_TYPES)
        self.between: Final = some("moving_between", names["site"])
        self.after_race = NONE
        if reader.has("after_attack"):
            after = reader.table("after_attack")
            self.after_race = after.one_of("race", RACES)
            after.flag("not_keyed_to_site")
            after.end()
        self.when: Final[Expression[Any, bool] | None] = (
            compiler.condition(reader, "when") if reader.has("when") else None
        )
        reader.end()
        self.told: Final = self._told(names)

    def _told(self, names: Mapping[str, tuple[str, ...]]) -> list[dict[str, object]]:
        found: list[tuple[str, str]] = []
        if self.region_type != NONE:
            found.append(("region-type", REGION_TYPES[self.region_type]))
        if self.site_type != NONE:
            found.append(("site-type", SITE_TYPES[self.site_type]))
        found += [("region", names["region"][n]) for n in self.regions]
        found += [("site", names["site"][n]) for n in self.sites]
        found += [("sites-in", names["region"][n]) for n in self.sites_in]
        return [{"to": to, "of": of, "count": self.count} for to, of in found]


def read_keys(reader: Reader, name: str, compiler: Compiler) -> tuple[Key, ...]:
    """The keys of a creature; none where it has only those that cards give it."""
    if not reader.has(name):
        return ()
    return tuple(Key(table, compiler) for table in reader.tables(name))
