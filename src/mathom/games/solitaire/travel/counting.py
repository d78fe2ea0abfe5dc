"""What the regions of the path and the site count as (S12.5), and effects that change it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.cards.language import SOLITAIRE
from mathom.games.solitaire.cards.lasting import Standing, standing
from mathom.games.solitaire.constants import NONE, REGION_TYPES, SITE_TYPES
from mathom.kernel.declaring import optional, word
from mathom.kernel.language import argument, called, one_of, words

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Solitaire
    from mathom.kernel.effects import Bindings
    from mathom.kernel.language import Compiler
    from mathom.kernel.reading import Reader

PURPOSES: Final = ("healing", "playing-hazards")
HEALING: Final = "healing"
HAZARDS: Final = "playing-hazards"


def _map(names: tuple[str, ...]) -> Callable[[Reader, str, Compiler], dict[int, int]]:
    def read(reader: Reader, name: str, compiler: Compiler) -> dict[int, int]:
        table = reader.table(name)
        found = {names.index(word): table.one_of(word, names) for word in table.names()}
        table.end()
        return found

    return read


@dataclass(init=False, eq=False)
class RetypeRegion(Standing):
    """Regions of some types count as others; each is changed once (S12.5)."""

    map: dict[int, int] = argument(_map(REGION_TYPES))
    scope: str = word(("all",))
    purpose: str = called("for", optional(word(PURPOSES), ""))


@dataclass(init=False, eq=False)
class RetypeSite(Standing):
    """Sites of a type count as another."""

    from_: int = called("from", one_of(SITE_TYPES))
    to: int = one_of(SITE_TYPES)
    scope: str = word(("all",))


@dataclass(init=False, eq=False)
class HalveRegionCount(Standing):
    """Regions of a type count half for keying, rounded down."""

    region_type: int = one_of(REGION_TYPES)


@dataclass(init=False, eq=False)
class SiteCountsAs(Standing):
    """A site counts as another type, for some purposes alone."""

    site: int = argument(lambda r, n, c: _site(r, n, c))
    type: int = called("site_type", one_of(SITE_TYPES))
    purposes: tuple[str, ...] = called("for", words(PURPOSES))

    def fits(self, state: Solitaire, bindings: Bindings, site: int) -> bool:
        """Whether it is about this site: the one it names, or on which its card lies."""
        return (site_under(state, bindings["card"]) if self.site == NONE else self.site) == site


def _site(reader: Reader, field: str, compiler: Compiler) -> int:
    if reader.value(field) == "target":
        return NONE
    return reader.one_of(field, compiler.names["site"])


SOLITAIRE.effects.update(
    {
        "retype-region": RetypeRegion,
        "retype-site": RetypeSite,
        "halve-region-count": HalveRegionCount,
        "site-counts-as": SiteCountsAs,
    }
)


# Cards that lie on a site.


def put_on_site(state: Solitaire, number: int) -> None:
    """A card in play lies on the site of the company from now on."""
    state.on_sites = (*state.on_sites, (number, state.site))


def site_under(state: Solitaire, number: int) -> int:
    """The site on which a card lies, or -1."""
    return next((site for card, site in state.on_sites if card == number), NONE)


def region_type(state: Solitaire, type: int) -> int:
    """What a region of a type counts as, by all that holds now (S12.5)."""
    for effect, _ in standing(state, RetypeRegion):
        type = effect.map.get(type, type)
    return type


def path_types(state: Solitaire) -> list[int]:
    """What the regions of the site path count as."""
    return [region_type(state, type) for type, _ in state.turn.path]


def site_type(state: Solitaire, purpose: str = "", site: int = NONE) -> int:
    """What a site counts as, in general or for a purpose: by default the one of the company."""
    here = state.here if site == NONE else state.box.sites[site]
    type = here.type
    if here.index == state.site and state.counts_as != NONE:
        type = state.counts_as
    for retype, _ in standing(state, RetypeSite):
        if retype.from_ == type:
            type = retype.to
            break
    if purpose:
        for other, bindings in standing(state, SiteCountsAs):
            if purpose in other.purposes and other.fits(state, bindings, here.index):
                type = other.type
    return type


def keyed_count(state: Solitaire, type: int) -> int:
    """How many regions of a type the path has for keying creatures (S12.1)."""
    found = path_types(state).count(type)
    for halving, _ in standing(state, HalveRegionCount):
        if halving.region_type == type:
            found //= 2
    return found
