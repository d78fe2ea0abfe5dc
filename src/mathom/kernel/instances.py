"""Instances: the cards in play, with their state and what modifies them.

A card in a deck or a hand is only what is printed on it. In play it becomes an instance with a
number of its own, by which frames, attachments and modifiers name it: another copy of the same
card is another instance, and so is the same card when it comes back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from mathom.kernel.errors import BrokenState
from mathom.kernel.fields import (
    Field,
    Mask,
    Name,
    Number,
    OrNull,
    Others,
    read_value,
    write_value,
)
from mathom.kernel.modifiers import NOTHING, Modifier, modified
from mathom.kernel.reading import Reader
from mathom.kernel.state import State
from mathom.kernel.value import Value

MANY: Final = 10_000
"""No game has so many instances, nor numbers so high."""


class Instance(Value):
    """One card in play.

    Attributes:
        number: its own, never given twice in a game.
        card: which card it is.
        controller: the seat that controls it.
        bearer: the number of the instance that it is attached to, or NOTHING.
        marks: what state it is in, such as tapped, as a bit mask of those the game declares.
    """

    __slots__ = ("bearer", "card", "controller", "marks", "number")
    __match_args__ = ("number", "card", "controller", "bearer", "marks")

    def __init__(self, number: int, card: int, controller: int, bearer: int, marks: int) -> None:
        """A card as `InPlay.enter` brings it into play."""
        self.number: Final = number
        self.card: Final = card
        self.controller: Final = controller
        self.bearer: Final = bearer
        self.marks: Final = marks

    def has(self, mark: int) -> bool:
        """Whether it is in this state, such as tapped."""
        return self.marks >> mark & 1 == 1


class InPlay:
    """All instances, with the modifiers that work on them.

    Attributes:
        entered: how many instances there have ever been, which is the number of the next.
        modifiers: in the order they came.
        derived: what a game has worked out from the instances alone, such as which effects are in
            play. Copies share it, and it is forgotten as soon as one comes, leaves, or has another
            bearer or controller.
    """

    __slots__ = ("_instances", "derived", "entered", "modifiers")

    def __init__(self) -> None:
        """Nothing is in play."""
        self._instances: dict[int, Instance] = {}
        self.derived: dict[Any, Any] = {}
        self.entered = 0
        self.modifiers: tuple[Modifier, ...] = ()

    def __iter__(self) -> Iterator[Instance]:
        """All of them, in the order they came."""
        return iter(list(self._instances.values()))

    def __contains__(self, number: object) -> bool:
        return number in self._instances

    def __getitem__(self, number: int) -> Instance:
        return self._instances[number]

    def attached(self, number: int) -> list[Instance]:
        """What an instance bears, in the order it came."""
        return [each for each in self._instances.values() if each.bearer == number]

    # What can happen.

    def enter(self, card: int, controller: int, bearer: int = NOTHING, marks: int = 0) -> int:
        """Bring a card into play; the number of its instance."""
        self._put(Instance(self.entered, card, controller, bearer, marks))
        self.entered += 1
        return self.entered - 1

    def leave(self, number: int) -> list[Instance]:
        """Take an instance out of play with all that it bears; what has left, itself first.

        Modifiers of which one of them is the source or the target end.
        """
        gone = [self._instances.pop(number)]
        self.derived = {}
        self.modifiers = tuple(
            each for each in self.modifiers if number not in (each.source, each.target)
        )
        for each in self.attached(number):
            gone += self.leave(each.number)
        return gone

    def attach(self, number: int, bearer: int) -> None:
        """Have an instance borne by another, or by NOTHING."""
        it = self._instances[number]
        self._put(Instance(number, it.card, it.controller, bearer, it.marks))
        if self.bears_itself(number):
            raise BrokenState("instance-bears-itself", {"number": number})

    def give(self, number: int, controller: int) -> None:
        """Have another seat control an instance; what it bears stays whose it is."""
        it = self._instances[number]
        self._put(Instance(number, it.card, controller, it.bearer, it.marks))

    def mark(self, number: int, mark: int, on: bool = True, forget: bool = False) -> None:
        """Have an instance be in a state, such as tapped, or no longer.

        Where something that was derived depends on that state, it is to be forgotten.
        """
        it = self._instances[number]
        marks = it.marks | 1 << mark if on else it.marks & ~(1 << mark)
        derived = self.derived
        self._put(Instance(number, it.card, it.controller, it.bearer, marks))
        if not forget:
            self.derived = derived

    def modify(self, modifier: Modifier) -> None:
        """Have a modifier work from now on."""
        self.modifiers = (*self.modifiers, modifier)

    def end(self, until: int) -> None:
        """The time of some modifiers is over."""
        self.modifiers = tuple(each for each in self.modifiers if each.until != until)

    # What follows.

    def modified(self, base: int, what: int, number: int = NOTHING) -> int:
        """A number, by default one that is nobody's own, after all that works on it."""
        return modified(
            base,
            (m for m in self.modifiers if m.what == what and m.target in (NOTHING, number)),
        )

    def bears_itself(self, number: int) -> bool:
        """Whether an instance is borne by something that it bears."""
        bearer = self._instances[number].bearer
        for _ in self._instances:
            if bearer in (NOTHING, number):
                break
            bearer = self._instances[bearer].bearer
        return bearer != NOTHING

    def copy(self) -> InPlay:
        """The same, to be changed on its own."""
        other = InPlay()
        other._instances = self._instances.copy()
        other.derived = self.derived
        other.entered = self.entered
        other.modifiers = self.modifiers
        return other

    def _put(self, instance: Instance) -> None:
        self._instances[instance.number] = instance
        self.derived = {}


class InstanceOf(Field):
    """A frame's attribute that numbers an instance of what the state has in play as `at`."""

    def __init__(self, at: str) -> None:
        self.at: Final = at

    def fits(self, value: object, state: State) -> bool:
        return value in getattr(state, self.at)


class InstancesField(Field):
    """Everything in play, written as tables of the instances and of the modifiers."""

    copied = "{}.copy()"

    def __init__(
        self,
        names: Sequence[str],
        role: str,
        seats: Sequence[str],
        marks: Sequence[str],
        face_down: str,
        numbers: Sequence[str],
        durations: Sequence[str],
    ) -> None:
        """The arguments are those of `declaring.in_play`, bound to the components."""
        self.role = role
        self.face_down: Final = marks.index(face_down) if face_down else NOTHING
        number = Number(0, MANY)
        figure = OrNull(Number(-MANY, MANY), None)
        self.instance: Final[dict[str, Field]] = {
            "number": number,
            "card": Name(names),
            "controller": Name(seats),
            "bearer": OrNull(number, NOTHING),
            "marks": Mask(marks),
        }
        self.modifier: Final[dict[str, Field]] = {
            "what": Name(numbers),
            "target": OrNull(number, NOTHING),
            "source": OrNull(number, NOTHING),
            "until": OrNull(Name(durations), NOTHING),
            "n": Number(-MANY, MANY),
            "to": figure,
            "least": figure,
            "most": figure,
        }

    def write(self, value: object) -> object:
        assert isinstance(value, InPlay)
        return {
            "entered": value.entered,
            "instances": [write_value(each, self.instance) for each in value],
            "modifiers": [write_value(each, self.modifier) for each in value.modifiers],
        }

    def read(self, reader: Reader, name: str) -> object:
        """What was written; whatever bears something, causes it or is its target is in play."""
        table = reader.table(name)
        found = InPlay()
        found.entered = table.count("entered", MANY)
        instances = table.tables("instances")
        for it in instances:
            instance = read_value(Instance, it, self.instance)
            if instance.number >= found.entered or instance.number in found:
                raise it.wrong("number", "field-instance-number", {"found": instance.number})
            found._put(instance)
        for it, instance in zip(instances, found, strict=True):
            _must_be_in_play(it, "bearer", instance.bearer, found)
        for it, instance in zip(instances, found, strict=True):
            if found.bears_itself(instance.number):
                raise it.wrong("bearer", "field-bears-itself", {})
        for it in table.tables("modifiers"):
            modifier = read_value(Modifier, it, self.modifier)
            _must_be_in_play(it, "target", modifier.target, found)
            _must_be_in_play(it, "source", modifier.source, found)
            found.modify(modifier)
        table.end()
        return found

    def show(self, value: object, seat: int | None) -> object:
        """The same, with null for the cards that lie face down before others."""
        assert isinstance(value, InPlay)
        shown = [write_value(each, self.instance) for each in value]
        for it in self._hidden(value, self.role, seat):
            next(each for each in shown if each["number"] == it.number)["card"] = None
        modifiers = [write_value(each, self.modifier) for each in value.modifiers]
        return {"instances": shown, "modifiers": modifiers}

    def members(self, value: object, role: str) -> list[int]:
        assert isinstance(value, InPlay)
        return [each.card for each in value] if role == self.role else []

    def unknown(self, value: object, role: str, seat: int | None) -> list[int]:
        """The cards that lie face down before others."""
        assert isinstance(value, InPlay)
        return [each.card for each in self._hidden(value, role, seat)]

    def deal(self, value: object, role: str, seat: int | None, others: Others) -> object:
        """Other cards face down, in instances that are the same in all else."""
        assert isinstance(value, InPlay)
        for it in self._hidden(value, role, seat):
            card = others([it.card])[0]
            value._put(Instance(it.number, card, it.controller, it.bearer, it.marks))
        return value

    def _hidden(self, value: InPlay, role: str, seat: int | None) -> list[Instance]:
        if role != self.role or self.face_down == NOTHING:
            return []
        return [each for each in value if each.has(self.face_down) and each.controller != seat]

    def copy(self, value: object) -> object:
        assert isinstance(value, InPlay)
        return value.copy()

    def key(self, value: object) -> object:
        assert isinstance(value, InPlay)
        return value.entered, tuple(value), value.modifiers


def _must_be_in_play(reader: Reader, name: str, number: int, found: InPlay) -> None:
    if number != NOTHING and number not in found:
        raise reader.wrong(name, "field-instance", {"found": number})
