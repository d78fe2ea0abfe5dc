"""Small frozen values: compared, shown and pickled by their attributes."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """An object that never changes and is made of nothing but its attributes.

    Assign them in `__init__` as `Final`. `__match_args__` names them in the order of the
    constructor.
    """

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()

    def __eq__(self, other: object) -> bool:
        """Whether both are of the same class and have the same attributes."""
        return type(self) is type(other) and all(
            getattr(self, name) == getattr(other, name) for name in self.__match_args__
        )

    def __hash__(self) -> int:
        return hash((type(self).__name__, *(getattr(self, name) for name in self.__match_args__)))

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
        return f"{type(self).__name__}({shown})"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as a call of the class."""
        return type(self), tuple(getattr(self, name) for name in self.__match_args__)
