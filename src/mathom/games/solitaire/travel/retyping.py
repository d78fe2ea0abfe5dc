"""Effects that make one region of the path, or the site, count as another type (S11.18, S12.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from mathom.games.solitaire.cards.language import SOLITAIRE
from mathom.games.solitaire.cards.lasting import lasts
from mathom.games.solitaire.constants import NONE, REGION_TYPES, SITE_TYPES, TRAVELLER
from mathom.games.solitaire.model.cards import Hazard
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.travel.counting import site_type
from mathom.kernel.effects import Bindings, EffectChoice
from mathom.kernel.flow import Pick
from mathom.kernel.language import argument, called, some_of

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Place
    from mathom.kernel.chance import Chance
    from mathom.kernel.language import Compiler
    from mathom.kernel.option import MessageArgs, Option
    from mathom.kernel.reading import Reader

SITE: Final = -1
"""Where the site changes rather than a region of the path."""
Choice = tuple[int, int]
"""Which region of the path, or the site, and the type it becomes."""


def _options(
    reader: Reader, name: str, compiler: Compiler
) -> tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]:
    """Pairs of types, from and to: those of regions, and those of sites."""
    table = reader.listed(name, len(reader.items(name)))
    regions: list[tuple[int, int]] = []
    sites: list[tuple[int, int]] = []
    for each in table.names():
        for names, found in ((REGION_TYPES, regions), (SITE_TYPES, sites)):
            if table.items(each)[0] in names:
                one, other = table.some_of(each, names)
                found.append((one, other))
                break
        else:
            raise table.wrong(each, "must be two types of regions or of sites")
    return tuple(regions), tuple(sites)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False, eq=False)
class Retype(Pick):
    """One thing counts as another type for the rest of the turn.

    You choose which for your own cards. The hazards choose what makes most creatures of their hand
    playable that are not playable otherwise, and do nothing if there are none (S11.18).
    """

    lasts: str = lasts()

    def choices(self, state: Solitaire) -> list[Choice]:
        """All that it can change."""
        raise NotImplementedError

    def change(self, state: Solitaire, at: int, type: int) -> None:
        """Something counts as another type for the rest of the turn."""
        raise NotImplementedError

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Whether it would do something."""
        from mathom.games.solitaire.hazards.retyping import enables

        return enables(state, self) if self._hostile(state) else bool(self.choices(state))

    def candidates(self, state: Solitaire, bindings: Bindings) -> list[int]:
        """All that differ: of regions without a name the first of each type alone."""
        seen: dict[tuple[int, ...], int] = {}
        for n, (at, type) in enumerate(self.choices(state)):
            region = state.turn.path[at] if at != SITE else (SITE, SITE)
            seen.setdefault((*region, type) if region[1] == NONE else (*region, type, at), n)
        return list(seen.values())

    def decider(self, state: Solitaire, bindings: Bindings) -> int:
        return TRAVELLER

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        if not self._hostile(state):
            super().resolve(state, bindings, chance)
        elif self.choices(state):
            from mathom.games.solitaire.hazards.retyping import best

            self.change(state, *best(state, self))

    def chosen(self, state: Solitaire, bindings: Bindings, value: int, chance: Chance) -> None:
        self.change(state, *self.choices(state)[value])

    def _hostile(self, state: Solitaire) -> bool:
        return isinstance(state.box.card(self.path.split("/")[1]), Hazard)


class ChooseRetyped(EffectChoice[Solitaire, Retype]):
    """Which region of the path, or whether the site, counts as another type."""

    __slots__ = ()
    kind = "retype"
    rules = ("S12.5",)
    public = True

    def options(self, state: Solitaire) -> list[Option]:
        found = self.effect.candidates(state, self.bindings)
        return [state.option_table.of("number", n) for n in found]

    def detail(self, state: Solitaire, option: Option) -> MessageArgs:
        """Which region of the path it is, or the site, and what it counts as then."""
        at, type = self.effect.choices(state)[option.value]
        names = state.box.names
        if at == SITE:
            return {"site": state.here.id, "type": names["site-type"][type]}
        _, region = state.turn.path[at]
        told: MessageArgs = {} if region == NONE else {"region": names["region"][region]}
        return {**told, "at": at + 1, "type": names["region-type"][type]}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        self.effect.chosen(state, self.bindings, option.value, chance)


@dataclass(init=False, eq=False)
class RetypeOne(Retype):
    """One region, or the site, counts as another type."""

    asks = (ChooseRetyped,)
    pairs: tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]] = called(
        "options", argument(_options)
    )

    def choices(self, state: Solitaire) -> list[Choice]:
        regions, sites = self.pairs
        found: list[Choice] = []
        for at, (type, _) in enumerate(state.turn.path):
            found += [(at, other) for one, other in regions if one == type]
        now = site_type(state)
        return [*found, *((SITE, other) for one, other in sites if one == now)]

    def change(self, state: Solitaire, at: int, type: int) -> None:
        if at == SITE:
            state.counts_as = type
            name = state.box.names["site-type"][type]
            state.emit("retype-site", site=state.here.id, type=name)
        else:
            retype(state, at, (type,))


@dataclass(init=False, eq=False)
class SplitRegion(Retype):
    """One region counts as several of other types."""

    asks = (ChooseRetyped,)
    from_: tuple[int, ...] = called("from", some_of(REGION_TYPES))
    into: tuple[int, ...] = argument(
        lambda reader, name, compiler: tuple(
            REGION_TYPES.index(str(word)) for word in reader.items(name)
        )
    )

    def choices(self, state: Solitaire) -> list[Choice]:
        path = state.turn.path
        return [(at, self.into[0]) for at, (type, _) in enumerate(path) if type in self.from_]

    def change(self, state: Solitaire, at: int, type: int) -> None:
        retype(state, at, self.into)


def retype(state: Solitaire, at: int, types: tuple[int, ...]) -> None:
    """A region of the path counts as another type, or as several regions."""
    path = state.turn.path
    _, region = path[at]
    parts: tuple[Place, ...] = ((types[0], region), *((type, NONE) for type in types[1:]))
    state.turn.path = (*path[:at], *parts, *path[at + 1 :])
    names = [state.box.names["region-type"][type] for type in types]
    state.emit("retype-region", at=at + 1, types=names)


SOLITAIRE.effects.update({"retype-one": RetypeOne, "split-region": SplitRegion})
