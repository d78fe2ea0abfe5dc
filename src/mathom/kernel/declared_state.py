"""States whose attributes are declared: their text, their key and their secrets follow."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from mathom.kernel.chance import Chance
from mathom.kernel.errors import BrokenState, ensure
from mathom.kernel.fields import Each, Field, write_frame
from mathom.kernel.option import OptionTable
from mathom.kernel.outcome import write_outcome
from mathom.kernel.reading import Reader
from mathom.kernel.schema import Roles, Schema, new
from mathom.kernel.state import Json, State, Unknown

T = TypeVar("T")
D = TypeVar("D", bound="DeclaredState")


@mypyc_attr(allow_interpreted_subclasses=True)
class Settings:
    """What a table has agreed on; those of a game say what follows from it.

    Attributes:
        chosen: the value of every setting, by its id.
    """

    def __init__(self, chosen: Mapping[str, str]) -> None:
        self.chosen: Final = dict(chosen)


class StateSchema(Schema[T]):
    """The declared attributes of a state, with what its text holds besides.

    Attributes:
        roles: the ids of the components.
        places: the roles of components that lie somewhere, which are never lost or doubled.
        seats: the names of the seats.
        frames: how each attribute of a frame is written.
        copier: the function that copies a state, if `scripts/copies.py` has written one.
        checker: looks at what must be true of a state besides what was declared.
    """

    def __init__(
        self,
        kind: type[T],
        roles: Roles,
        places: tuple[str, ...],
        frames: Mapping[str, Field],
        copier: Callable[[T], T] | None = None,
        checker: Callable[[T], None] | None = None,
    ) -> None:
        """The attributes of the state `kind`."""
        super().__init__(kind, roles, frames)
        self.copier: Final = copier
        self.checker: Final = checker
        self.roles: Final = roles
        self.places: Final = places
        self.seats: Final = roles["seat"]
        self.frames: Final = frames

    def begin(self, **given: object) -> T:
        """A state with its attributes as they are at the beginning, or as given."""
        return self._own(new(self.kind, **given))

    def read(self, reader: Reader, **given: object) -> T:
        """The state that `write` wrote."""
        return self._own(super().read(reader, **given))

    def copy(self, part: T) -> T:
        """A state of the same value, without its agenda."""
        return self._own(super().copy(part))

    def _own(self, state: T) -> T:
        assert isinstance(state, DeclaredState)
        state.schema = self
        return state


@mypyc_attr(allow_interpreted_subclasses=True)
class DeclaredState(State):
    """A state whose attributes are declared: its text, its key and its secrets follow.

    One of a game with a box declares that it shares `box` and `settings`.

    Attributes:
        schema: what was declared, shared by all states of a game.
    """

    schema: StateSchema[Any]

    def copy(self: D) -> D:
        """A state of the same value."""
        schema: StateSchema[D] = self.schema
        if schema.copier is not None:
            return schema.copier(self)
        state = schema.copy(self)
        state.agenda = self.agenda.copy()
        state.outcome = self.outcome
        return state

    @property
    def players(self) -> int:
        """All seats, unless overridden."""
        return len(self.schema.seats)

    def check(self) -> None:
        """Confirm that every component is somewhere exactly once, and what the game adds.

        What is derived must follow from the rest.
        """
        self.check_read()
        again = self.copy()
        self.option_table.owner().derive(again)
        ensure(self.schema.follows(again) == self.schema.follows(self), "state-derived")

    def check_read(self) -> None:
        for role in self.schema.places:
            if not (self.conserved(role) and self._sorted(role)):
                key = f"{self.option_table.owner().id}-state-{role}"
                raise BrokenState(f"{key}-deck" if self.conserved(role) else f"{key}s", {})
        if self.schema.checker is not None:
            self.schema.checker(self)

    @property
    def option_table(self) -> OptionTable:
        """That of the box, unless overridden."""
        shared: Any = self
        table: OptionTable = shared.box.option_table
        return table

    def chosen(self) -> Mapping[str, str]:
        """The settings of the match; none where it shares none."""
        shared: Any = self
        found: Mapping[str, str] = {}
        if "settings" in self.schema.shared:
            found = shared.settings.chosen
        return found

    def data(self) -> Json:
        """Everything that was declared, by ids."""
        schema = self.schema
        return {
            "settings": dict(self.chosen()),
            **schema.write(self),
            "outcome": write_outcome(self.outcome, schema.seats[: self.players]),
            "agenda": [write_frame(frame, schema.frames) for frame in self.agenda],
        }

    def deck_of(self, role: str, number: int) -> str:
        """The deck of a component: those of one deck can change places.

        The one into which the box has sorted it, or else its role, unless overridden.
        """
        by, decks = self._decks(role)
        return f"{by} {self.schema.roles[by][decks[number]]}" if by else role

    def _decks(self, role: str) -> tuple[str, list[int]]:
        """How the box has sorted the components of a role."""
        shared: Any = self
        decks = shared.box.sorting if "box" in self.schema.shared else {}
        found: tuple[str, list[int]] = decks.get(role, ("", []))
        return found

    def _sorted(self, role: str) -> bool:
        """Whether every deck of a role holds only its own."""
        by, decks = self._decks(role)
        return all(
            decks[number] == deck
            for entry in self.schema.entries
            if isinstance(entry.field, Each) and entry.field.over == by != ""
            for deck, members in enumerate(entry.field.members_of_each(entry.get(self), role))
            for number in members
        )

    def unknown(self, seat: int | None) -> Unknown:
        """By deck and place, what the seat does not know to lie there."""
        found: Unknown = {}
        for role in self.schema.places:
            ids = self.schema.roles[role]
            for place, members in self.schema.unknown(self, role, seat).items():
                for number in members:
                    deck = found.setdefault(self.deck_of(role, number), {})
                    deck.setdefault(place, []).append(ids[number])
        return found

    def hidden(self, seat: int | None) -> set[str]:
        """The ids of all that is unknown; each component is there once."""
        return {
            id
            for places in self.unknown(seat).values()
            for members in places.values()
            for id in members
        }

    def imagine(self: D, seat: int | None, chance: Chance) -> D:
        """Deal anew what the seat does not know, each way as likely as any other.

        Games in which a seat remembers more than where it sees things lie write their own.
        """
        state = self.copy()
        for role in self.schema.places:
            self.schema.deal(state, role, seat, _Dealer(self, role, seat, chance).others)
        return state

    def conserved(self, role: str) -> bool:
        """Whether every component of a role lies somewhere exactly once."""
        found = self.schema.members(self, role)
        return sorted(found) == list(range(len(self.schema.roles[role])))

    def key(self) -> tuple[object, ...]:
        """A value that is equal, and hashes alike, for states of the same value."""
        return (
            tuple(self.chosen().items()),
            self.schema.key(self),
            self.outcome,
            tuple(self.agenda),
        )

    def __eq__(self, other: object) -> bool:
        """Whether both states have the same value."""
        return isinstance(other, DeclaredState) and self.key() == other.key()

    def __hash__(self) -> int:  # type: ignore[override]
        """Agrees with equality; a state that is changed afterwards hashes otherwise."""
        return hash(self.key())


class _Dealer:
    """Deals what a seat does not know of one role."""

    def __init__(self, state: DeclaredState, role: str, seat: int | None, chance: Chance) -> None:
        self.state: Final = state
        self.role: Final = role
        self.chance: Final = chance
        self.decks: Final[dict[str, list[int]]] = {}
        unknown = state.schema.unknown(state, role, seat).values()
        # In order of number: any other order could tell where something lies.
        for number in sorted(number for members in unknown for number in members):
            self.decks.setdefault(state.deck_of(role, number), []).append(number)

    def others(self, members: list[int]) -> list[int]:
        """As many of the same decks, in order of number."""
        dealt: list[int] = []
        for number in members:
            deck = self.decks[self.state.deck_of(self.role, number)]
            dealt.append(deck.pop(self.chance.pick(len(deck))))
        return sorted(dealt)
