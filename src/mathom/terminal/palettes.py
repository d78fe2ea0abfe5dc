"""Colours for a dark and for a light ground, each written once for both."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from rich.style import Style

T = TypeVar("T")


def on_both(kind: Callable[..., T], **shades: object) -> tuple[T, T]:
    """One of a kind for a dark ground, and one for a light one.

    Every shade is a pair of what it is on either ground, or a table of such pairs.
    """
    dark, light = ({name: _on(shades[name], at) for name in shades} for at in (0, 1))
    return kind(**dark), kind(**light)


def _on(shade: object, ground: int) -> object:
    if isinstance(shade, Mapping):
        return {name: _on(shade[name], ground) for name in shade}
    assert isinstance(shade, tuple)
    return shade[ground]


@dataclass(frozen=True)
class Palette:
    """The colours of a drawing on one ground; every game adds its own.

    Attributes:
        sides: the colour of each side.
        line: frames, roads, and tracks that nobody has walked yet.
        faint: labels and whatever matters less.
    """

    sides: dict[str, str]
    line: str
    faint: str

    def side(self, name: str) -> Style:
        """How what belongs to a side is written."""
        return Style(color=self.sides[name], bold=True)

    @property
    def quiet(self) -> Style:
        """How labels are written."""
        return Style(color=self.faint)


FREE = ("#8fc7ff", "#14549c")
"""The colour of those who withstand Sauron."""
SAURON = ("#ff9466", "#a8330a")
LINE = ("#7c7666", "#8d866f")
FAINT = ("#9a968a", "#6a6557")
