"""The agenda: what the rules still have to do, as a stack of small frozen values.

A state carries its agenda. Whatever is on top happens next: a `Step` runs by itself, a
`Choice` waits for a seat. Nothing else waits anywhere, so a state that was copied, saved or
sent is always whole.
"""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any, ClassVar, Final, Generic, TypeGuard, TypeVar

from mypy_extensions import mypyc_attr

from mathom.kernel.chance import Chance
from mathom.kernel.option import MessageArgs, Option, OptionTable, Refusal
from mathom.kernel.value import Value

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Value):
    """One entry of an agenda.

    Copies of a state share its frames. A frame is written as text by `__match_args__`, so
    each name needs a field in the game's `fields`.

    Attributes:
        stored_as: the name under which texts know the frame, if the class has another by now.
        scope: what it is a part of, such as a combat, for games that ask that of an agenda.
        at_once: whether it goes on with what has just been chosen, so that nothing lies above it.
    """

    __slots__ = ()
    stored_as: ClassVar[str] = ""
    scope: ClassVar[str] = ""
    at_once: ClassVar[bool] = False

    @classmethod
    def text_name(cls) -> str:
        """What the frame is called in the text of a state."""
        return cls.stored_as or cls.__name__

    def problem(self, state: Any) -> str:  # noqa: ANN401, each game has its own
        """The key of what is wrong with the frame on the agenda of a state that was read.

        It may have been edited; what passes can be played on. Nothing unless overridden.
        """
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame, Generic[S]):
    """Something the rules do by themselves."""

    __slots__ = ()

    def run(self, state: S, chance: Chance) -> None:
        """Change `state`; push further frames for whatever has to follow.

        Called once by `settle`, after the step was taken off the agenda. May set the
        outcome, after which nothing more runs. Must not keep `chance`.
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[S]):
    """A step for one seat."""

    __slots__ = ("seat",)
    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Frame, Generic[S]):
    """Something a seat has to decide.

    Attributes:
        kind: what is asked, a key of the game's prompts.
        rules: the ledger rules that govern it, the most telling first.
        acts: the kinds of its options, where they are always the same and name nothing.
        public: whether everybody can work out its options, because they follow from what is open.
        opens_turn: whether it begins a turn rather than carrying one on.
        seat: who decides.
    """

    __slots__ = ("seat",)
    kind: ClassVar[str] = ""
    opens_turn: ClassVar[bool] = False
    rules: ClassVar[tuple[str, ...]] = ()
    acts: ClassVar[tuple[str, ...]] = ()
    public: ClassVar[bool] = False
    seat: int

    def open(self, state: S) -> bool:
        """Whether there is anything to decide.

        Asked by `settle` when the choice comes up; one that is not open is dropped. True
        unless overridden.
        """
        return True

    def skip(self, state: S) -> None:
        """What happens instead where the choice is not open; nothing unless overridden."""

    def options(self, state: S) -> list[Option]:
        """What may be chosen, in the order of the game's table where nothing speaks against.

        Called as often as anybody likes, by clients, bots, masks and tests: it must not
        change the state, must not depend on anything the deciding seat does not know, and is
        never empty while the choice is open. Those of `acts` unless overridden.
        """
        table: OptionTable = state.option_table  # type: ignore[attr-defined]
        return [table.of(act) for act in self.acts]

    def refused(self, state: S) -> list[Refusal]:
        """What a person might expect to choose here and may not, each with its reason.

        Like `options`, it must tell the deciding seat nothing new. Empty unless overridden.
        """
        return []

    def take(self, state: S, option: Option, chance: Chance) -> None:
        """Carry out `option`, which is one of `options(state)`.

        Called once by `advance`, after the choice was taken off the agenda.
        """
        raise NotImplementedError

    def discloses(self, option: Option) -> bool:
        """Whether choosing it gives away something of what only the deciding seat knows.

        So it does where it may be chosen only with something hidden, though that stays hidden:
        to set out on a way that a card of the hand must pay. What is shown of hidden things need
        not be said here. Such a choice is not taken back without asking the others. False
        unless overridden.
        """
        return False

    def passing(self, state: S) -> Option | None:
        """The option to let the moment pass, where all that is asked is whether to use it.

        Clients can take it as often as a player wishes. None unless overridden.
        """
        return None

    def prompt_args(self, state: S) -> MessageArgs:
        """Arguments for the prompt's sentence; empty unless overridden."""
        return {}

    def leads_to(self, state: S, option: Option) -> S | None:
        """The state in which the same seat is asked further if it chooses `option`.

        None unless overridden: only where nothing else happens first, and nobody learns anything
        on the way, can both questions be shown as one.
        """
        return None

    def detail(self, state: S, option: Option) -> MessageArgs:
        """What is worth knowing about one option now, such as its price.

        Shown beside the option to the deciding seat; empty unless overridden. What is told under
        the name of one of the option's arguments is not shown beside it but in its place: a
        component that is known by more than its id is called so.
        """
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatChoice(Choice[S]):
    """A choice of the seat that it is made with."""

    __slots__ = ()
    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


def collect_frames(package: str) -> dict[str, type[Frame]]:
    """The frames that the modules of a game define, by name in texts, without mere bases.

    Collected rather than listed: a frame that was forgotten could not be read back. Steps of the
    kernel that a module uses are among them.
    """
    found: dict[str, type[Frame]] = {}
    for entry in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}."):
        module = importlib.import_module(entry.name)
        for kind in vars(module).values():
            if isinstance(kind, type) and _whole(kind) and _of(kind, entry.name):
                name = kind.text_name()
                assert found.get(name, kind) is kind, f"two frames are called {name}"
                found[name] = kind
    return found


def _of(kind: type, module: str) -> bool:
    defined = kind.__module__
    return defined == module or (defined.startswith("mathom.kernel.") and issubclass(kind, Step))


def _whole(kind: type) -> TypeGuard[type[Frame]]:
    """Whether it is a frame that says what it does."""
    if issubclass(kind, Step):
        return kind.run is not Step.run
    return issubclass(kind, Choice) and kind.kind != ""
