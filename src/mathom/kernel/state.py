"""The state of a game, and the loop that carries it forward."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from mathom.kernel.agenda import Choice, Frame, Step
from mathom.kernel.chance import Chance
from mathom.kernel.event import Event
from mathom.kernel.option import Option, OptionTable
from mathom.kernel.outcome import Outcome

if TYPE_CHECKING:
    from mathom.kernel.game import Game

Json = dict[str, Any]
"""A JSON object: what views and state texts are made of."""


Unknown = dict[str, dict[str, list[str]]]
"""By deck and zone the ids of what lies there, copies and all."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that is true of a game at one moment, as plain data.

    A game subclasses it with typed slots: no clock, no generator, no reference to a match or
    a client. What every game has:

    Attributes:
        agenda: what the rules still have to do, the next thing last.
        outcome: how the game ended, or None while it runs.
        events: where `emit` writes, or None when nobody listens. It belongs to whoever
            drives the state, is not part of the value, and copies start without it.
    """

    __slots__ = ("agenda", "events", "outcome")

    def __init__(self) -> None:
        """A state in which nothing is to be done yet."""
        self.agenda: list[Frame] = []
        self.outcome: Outcome | None = None
        self.events: list[Event] | None = None

    # What a game implements.

    def copy(self) -> State:
        """A state of the same value that shares nothing that changes.

        Called before every move of a match and for every node of a search: keep it cheap.
        """
        raise NotImplementedError

    def check_read(self) -> None:
        """The same of a state that has just been read, so that all that is derived follows."""
        self.check()

    @property
    def players(self) -> int:
        """How many seats the game is played with."""
        raise NotImplementedError

    def check(self) -> None:
        """Confirm that every component is somewhere exactly once.

        Called by the tests after every decision and by the loader of state texts.

        Raises:
            BrokenState: something is missing, doubled or out of place.
        """
        raise NotImplementedError

    def data(self) -> Json:
        """The whole state as JSON with component ids, secrets included.

        The game's `load` reads it back. Keys in a fixed order: equal states give equal text.
        """
        raise NotImplementedError

    @property
    def option_table(self) -> OptionTable:
        """All options of the game, which knows its game."""
        raise NotImplementedError

    def imagine(self, seat: int | None, chance: Chance) -> State:
        """A state that this seat could believe to be the true one.

        Everything the seat has not seen is dealt anew from `chance`, consistent with all it
        has seen. Bots search in imagined states. The law: the game's view of the imagined
        state for this seat is that of the true one, byte for byte, options included.
        """
        raise NotImplementedError

    def hidden(self, seat: int | None) -> set[str]:
        """The ids of components whose place this seat does not know.

        No view, option, refusal or event shown to the seat may name one of them; the laws
        look for them in the bytes.
        """
        raise NotImplementedError

    def unknown(self, seat: int | None) -> Unknown:
        """Everything that lies where this seat does not know it to lie, as it truly lies there.

        Components that could change places with each other are of one deck: a deck's zones are
        the places in which the seat does not know them, those nobody has seen included. What
        the seat learns leaves the list, and what it loses from sight comes back to it.
        """
        raise NotImplementedError

    # What every game gets.

    def push(self, *frames: Frame) -> None:
        """Put frames on the agenda so that the first named happens first."""
        agenda = self.agenda
        for frame in reversed(frames):
            agenda.append(frame)

    def emit(self, kind: str, **args: int | str | list[str]) -> None:
        """Tell everybody that something happened."""
        if self.events is not None:
            self.events.append(Event(kind, args))

    def emit_to(self, seats: tuple[int, ...], kind: str, **args: int | str | list[str]) -> None:
        """Tell only some seats that something happened."""
        if self.events is not None:
            self.events.append(Event(kind, args, seats))

    def finish(self, outcome: Outcome) -> None:
        """End the game: whatever else was to be done is not done."""
        self.outcome = outcome
        self.agenda.clear()

    @property
    def choice(self) -> Choice[Any]:
        """The choice that waits; only while the game runs."""
        frame: Any = self.agenda[-1]
        choice: Choice[Any] = frame
        return choice

    def dumps(self) -> str:
        """The canonical text: `game.state` reads it back, equal states give equal text."""
        return canonical(self.data())

    def __eq__(self, other: object) -> bool:
        """Whether both states have the same value."""
        return isinstance(other, State) and self.data() == other.data()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        """What waits to be chosen, or the end."""
        if self.outcome is not None:
            what = f"ended by {self.outcome.reason}"
        elif self.agenda and isinstance(self.agenda[-1], Choice):
            what = f"seat {self.choice.seat} chooses {self.choice.kind}"
        else:
            what = f"{len(self.agenda)} steps to run"
        return f"<{type(self).__name__}: {what}>"

    def __copy__(self) -> State:
        """The same as `copy`."""
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        """The same as `copy`: what is shared never changes."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as the game and the data; `events` are left behind."""
        return _restored, (self.option_table.owner(), self.data())


def _restored(game: Game, data: Json) -> State:
    return game.restore(data)


def canonical(data: Json) -> str:
    """JSON in its one compact form."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def settle(state: State, chance: Chance) -> None:
    """Run steps until a choice waits or the game is over."""
    agenda: list[Any] = state.agenda
    while state.outcome is None:
        frame = agenda[-1]
        if isinstance(frame, Step):
            agenda.pop()
            frame.run(state, chance)
            continue
        choice: Choice[Any] = frame
        if choice.open(state):
            return
        agenda.pop()
        choice.skip(state)
    agenda.clear()


def advance(state: State, option: Option, chance: Chance) -> None:
    """Carry out an option of the waiting choice and everything that follows by itself.

    The option is trusted to be one of the choice's own: this is the inner loop of searches
    and simulations. A `Match` is the door for everybody else.
    """
    agenda: list[Any] = state.agenda
    choice: Choice[Any] = agenda.pop()
    choice.take(state, option, chance)
    settle(state, chance)
