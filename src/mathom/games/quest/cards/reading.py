"""What all effects have in common: how they are read, and whom they ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from mathom.games.quest.cards.script import NOBODY, Bindings, Effect
from mathom.games.quest.model.box import SAURON
from mathom.games.quest.model.pieces import NOWHERE

if TYPE_CHECKING:
    from mathom.games.quest.cards.compiling import Compiler
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.reading import Reader


@mypyc_attr(allow_interpreted_subclasses=True)
class DataEffect(Effect):
    """An effect as a data file gives it: its constructor reads its own fields."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Read the fields; the compiler sees to `do` and to whatever is left over."""
        super().__init__()

    def bearable(self, state: Quest, cast: Bindings, seat: int) -> bool:
        """Whether it could be borne in full by `seat`, who would choose it; True by default.

        A way that takes something from the one who chooses it can only be chosen by one who
        has it (Q9.82).
        """
        return True


WHO: Final = ("self", "target")
"""The hero whom the script happens to, or the one whom it has named."""


def read_who(reader: Reader) -> bool:
    """Field `who`: whether the named hero is meant rather than `self`, the default."""
    return reader.has("who") and reader.one_of("who", WHO) == 1


def seat_of(cast: Bindings, target: bool) -> int:
    """The seat of the hero who is meant."""
    return cast.target if target else cast.hero


DECIDERS: Final = ("hero", "heroes", "sauron", "target")
"""Who decides: the hero of the script, the heroes together, Sauron, or a hero it has named."""


def read_decider(reader: Reader, field: str = "by") -> str:
    """Field `by`: one of DECIDERS."""
    return DECIDERS[reader.one_of(field, DECIDERS)]


def decider(state: Quest, cast: Bindings, by: str) -> int:
    """The seat that decides."""
    if by == "sauron":
        return SAURON
    if by == "target":
        return cast.target
    if by == "hero" and cast.hero != NOBODY:
        return cast.hero
    return speaker(state)


def speaker(state: Quest) -> int:
    """Who speaks for the heroes: the one whose turn it is, otherwise the first (Q9.3)."""
    return 1 if state.turn.seat == NOWHERE else state.turn.seat


def acting(state: Quest, cast: Bindings) -> int:
    """The hero who acts: the one of the script, or who speaks for all."""
    return cast.hero if cast.hero != NOBODY else speaker(state)


def flag(reader: Reader, field: str) -> bool:
    """An optional field that is true or false; false by default."""
    if not reader.has(field):
        return False
    value = reader.value(field)
    if not isinstance(value, bool):
        raise reader.wrong(field, "must be true or false")
    return value


def printed(effect: Effect) -> str:
    """The card that an effect is printed on, as `role/id`."""
    role, id = effect.path.split("/")[:2]
    return f"{role}/{id}"
