"""Effects on the site: what taps and untaps it, and what it gains."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.cards.language import SOLITAIRE
from mathom.games.solitaire.cards.lasting import Standing
from mathom.games.solitaire.constants import NONE, RACES, REGION_TYPES
from mathom.games.solitaire.model.state import Solitaire
from mathom.kernel.declaring import flag, optional
from mathom.kernel.effects import Bindings, Effect
from mathom.kernel.language import argument, called, one_of

if TYPE_CHECKING:
    from mathom.games.solitaire.model.places import Site
    from mathom.kernel.chance import Chance
    from mathom.kernel.language import Compiler
    from mathom.kernel.reading import Reader


class Sites:
    """Which sites are meant: by the types of the path that is printed on them."""

    def __init__(self, reader: Reader, field: str, compiler: Compiler) -> None:
        table = reader.table(field)
        self.no_haven: Final = table.has("not_haven") and table.flag("not_haven")
        self.types: Final = (
            tuple(table.some_of("own_path_has_any", REGION_TYPES))
            if table.has("own_path_has_any")
            else ()
        )
        counts: dict[int, int] = {}
        if table.has("own_path_count_at_least"):
            least = table.table("own_path_count_at_least")
            counts = {REGION_TYPES.index(n): least.count(n, 6, 1) for n in least.names()}
            least.end()
        self.counts: Final = counts
        table.end()

    def fits(self, site: Site) -> bool:
        """Whether a site is meant."""
        if self.no_haven and site.is_haven:
            return False
        if self.types and not any(type in self.types for type in site.path):
            return False
        return all(site.path.count(type) >= least for type, least in self.counts.items())


@dataclass(init=False, eq=False)
class TapSites(Effect):
    """All sites of a sort tap: where the company is, whence it comes, whither it goes."""

    only: Sites = called("filter", argument(Sites))

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        return self.only.fits(state.here) and not state.tapped

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        turn = state.turn
        if turn.destination != NONE and self.only.fits(state.box.sites[turn.origin]):
            turn.left_tapped = True
        if self.works(state, bindings):
            state.tapped = True
            state.emit("tap-site", site=state.here.id)


@dataclass(init=False, eq=False)
class UntapSite(Effect):
    """The site untaps; only one where a race attacks, if it says so."""

    race: int = called("site_has_attack_race", optional(one_of(RACES), NONE))

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        return state.tapped and (self.race == NONE or self.race in attacking(state))

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        if self.works(state, bindings):
            state.tapped = False
            state.emit("untap-site", site=state.here.id)


def attacking(state: Solitaire) -> list[int]:
    """The races of the automatic-attacks of the site."""
    from mathom.games.solitaire.combat.automatic import automatic_attacks

    return [attack.race for attack in automatic_attacks(state)]


@dataclass(init=False, eq=False)
class SiteGains(Standing):
    """The site contains a hoard."""

    hoard: bool = optional(flag(), False)


SOLITAIRE.effects.update({"tap-site": TapSites, "untap-site": UntapSite, "site-gains": SiteGains})
