"""What has effects, and what an effect is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from mathom.kernel import components, declaring, effects
from mathom.kernel.agenda import Frame
from mathom.kernel.components import Component
from mathom.kernel.effects import Script
from mathom.kernel.language import Compiler, called, script
from mathom.kernel.reading import Reader
from mathom.kernel.state import Json

if TYPE_CHECKING:
    from mathom.games.duel.box import Box
    from mathom.games.duel.state import Side

CARD: Final = 0
TILE: Final = 1
TOKEN: Final = 2
BONUS: Final = 3
BEARERS: Final = ("card", "tile", "token", "bonus")
"""What can bear an effect; a tile's may not be declined where the others' may (D9.6)."""


Description = tuple[str, dict[str, int | str | list[str]]]
"""The key of a message and its arguments; those that are words are named in turn."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(effects.Effect):
    """What a card, a tile, a token or a bonus space does; subclasses are in `effects`.

    Attributes:
        lasts: whether it works while the component is owned, by `keep`.
        names: the ids of components by role.
    """

    lasts: ClassVar[bool] = False

    names: Mapping[str, tuple[str, ...]]

    def read(self, reader: Reader, compiler: Compiler) -> None:
        super().read(reader, compiler)
        self.names = compiler.names

    def frames(self, seat: int, by: int) -> tuple[Frame, ...]:
        """What has to happen when `seat` plays, gains or reaches the component; nothing here.

        Asked once per seat when the box is closed: frames are frozen, so every game shares
        them. Effects of one component happen in printed order, each with all that follows
        from it before the next. `by` is the component's place among `BEARERS`, for frames
        whose effect may be declined by some and not by others.
        """
        return ()

    def keep(self, side: Side) -> None:
        """Take up what lasts while the component lies before `side`; nothing here."""

    def description(self) -> Description:
        """Which message describes the effect, and its arguments."""
        raise NotImplementedError


@dataclass(eq=False, init=False, repr=False)
class Bearer(Component):
    """A component with effects.

    Attributes:
        script, effects: what it does.
        frames: what has to happen, for each seat.
    """

    script: Script = called("effects", script())
    effects: tuple[Effect, ...] = declaring.derived(())
    frames: tuple[tuple[Frame, ...], ...] = declaring.derived(())

    def complete(self, record: Reader, box: Box) -> None:
        """There must be effects, of the right sort."""
        record.items("effects")
        by = BEARERS.index(self.role())
        self.effects = tuple(e for e in self.script.effects if isinstance(e, Effect))
        self.frames = tuple(
            tuple(frame for effect in self.effects for frame in effect.frames(seat, by))
            for seat in (0, 1)
        )
        lasting = self.lasting()
        if lasting is not None and any(effect.lasts != lasting for effect in self.effects):
            when = "last" if lasting else "happen at once"
            raise record.wrong("effects", f"must be some that {when}")

    def keep(self, side: Side) -> None:
        """Take up what lasts of it while it lies before `side`."""
        for effect in self.effects:
            effect.keep(side)

    def lasting(self) -> bool | None:
        """Whether its effects have to last, or to happen at once; None where both will do."""
        return False

    def record(self, box: components.Box) -> Json:
        """What it declares, and its effects."""
        told = super().record(box)
        source = told.pop("source")
        return {**told, "effects": self.described(), "source": source}

    def described(self) -> list[Json]:
        """What its effects do: the message that describes each, and its arguments."""
        told = [effect.description() for effect in self.effects]
        return [{"do": do, **args} for do, args in told]
