"""Acts: several options that are chosen at once and carried out one after the other.

A game asks part by part: where to go, then which card pays. A plan is a list of steps, each an
option of one kind of choice. The page keeps to the same rules (`web/src/lib/plan.ts`):

1. A step is taken only where the seat is asked this kind of choice and offered exactly this option.
2. A step that is `maybe` asked is left out where something else is asked: a choice with one option
   was not asked, or a first card has paid for all.
3. What is asked on the way is answered as `through` says: whoever goes on does not rest.
4. While another seat is asked, the plan waits.
5. It stops, and one sentence says why, when an event happens that it does not foresee, when its
   next option is not offered, and when anything else is asked.
6. Taking back takes back the whole plan.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from mathom.kernel.event import Event
from mathom.kernel.state import Json

UNASKED = "forced"
"""How the kinds of events begin that tell of choices with one option, which were not asked."""


@dataclass(frozen=True)
class Step:
    """An option to be chosen when a choice of this kind comes up.

    Attributes:
        choice: what is asked.
        kind, args: those of the option.
        maybe: whether it is left out where something else is asked.
    """

    choice: str
    kind: str
    args: Mapping[str, str]
    maybe: bool = False

    def takes(self, option: Json) -> bool:
        """Whether this is the option of a view."""
        return bool(option["kind"] == self.kind and option["args"] == self.args)


@dataclass(frozen=True)
class Plan:
    """What is done at once.

    Attributes:
        label: what it is called.
        steps: what is chosen.
        through: the kinds of options that are taken on the way, by the kind of choice.
        foresees: the kinds of events that belong to it; all do where it does not say.
    """

    label: str
    steps: tuple[Step, ...]
    through: Mapping[str, str] = field(default_factory=dict)
    foresees: frozenset[str] | None = None


class Halt(Enum):
    """Why no step is taken."""

    DONE = "done"
    WAITS = "waits"
    HAPPENED = "happened"
    REFUSED = "refused"
    ASKED = "asked"


@dataclass(frozen=True)
class Move:
    """What a plan does next.

    Attributes:
        text: the option to choose, or nothing where the plan does not go on.
        at: the step that is next then.
        halt: why it does not go on.
        event: what has happened, where that has stopped it.
        refused: the view's refusal of the next option, where there is one.
    """

    text: str = ""
    at: int = 0
    halt: Halt | None = None
    event: Event | None = None
    refused: Json | None = None


def next_move(plan: Plan, at: int, choice: Json | None, seat: str, events: Sequence[Event]) -> Move:
    """What comes next at step `at`, by what is asked and what has happened since the last step."""
    if at >= len(plan.steps):
        return Move(halt=Halt.DONE)
    for event in events:
        unforeseen = plan.foresees is not None and event.kind not in plan.foresees
        if unforeseen and not event.kind.startswith(UNASKED):
            return Move(halt=Halt.HAPPENED, event=event)
    if choice is None:
        return Move(halt=Halt.DONE)
    if choice["seat"] != seat:
        return Move(halt=Halt.WAITS)
    while at < len(plan.steps) and plan.steps[at].maybe and plan.steps[at].choice != choice["kind"]:
        at += 1
    if at == len(plan.steps):
        return Move(halt=Halt.DONE)
    step = plan.steps[at]
    if step.choice != choice["kind"]:
        kind = plan.through.get(choice["kind"])
        passing = [option["text"] for option in choice["options"] if option["kind"] == kind]
        return Move(passing[0], at) if passing else Move(halt=Halt.ASKED)
    for option in choice["options"]:
        if step.takes(option):
            return Move(option["text"], at + 1)
    refused = [refusal for refusal in choice["refused"] if step.takes(refusal)]
    return Move(halt=Halt.REFUSED, refused=refused[0] if refused else None)


@dataclass
class Run:
    """A plan that is being carried out.

    Attributes:
        plan: what is to be done.
        seat: for whom.
        first: how many choices the table had seen when it began.
        heard: how many events are accounted for.
        at: the next step.
    """

    plan: Plan
    seat: str
    first: int
    heard: int
    at: int = 0


@dataclass(frozen=True)
class Act:
    """A plan that is offered beside the options of a choice.

    Attributes:
        plan: what is done.
        parts: ids of the components it is about.
        confirm: what is said before it is carried out, line by line.
        yes: what carrying it out is called then.
        others: other ways to do the same, such as with other cards.
    """

    plan: Plan
    parts: tuple[str, ...]
    confirm: tuple[str, ...]
    yes: str
    others: Callable[[], Sequence[Act]] = tuple


@dataclass(frozen=True)
class Marking:
    """A choice of several things that is answered by marking them before any is chosen.

    Attributes:
        count: how many are asked for.
        most: how often an option can be marked, by its text.
        rest: the text of the option that takes the place of all that is not marked, if any does.
        later: the texts of what is carried out after all others.
        alike: by an option's text the arguments of those that it stands for, its own first: what is
            marked several times is each of them in turn.
    """

    count: int
    most: Mapping[str, int]
    rest: str = ""
    later: frozenset[str] = frozenset()
    alike: Mapping[str, Sequence[Mapping[str, str]]] = field(default_factory=dict)

    def mark(self, marked: Sequence[str], text: str) -> tuple[str, ...]:
        """One mark more; none of it any more where it cannot have another."""
        times = marked.count(text)
        if times and (times >= self.most.get(text, 0) or len(marked) == self.count):
            return tuple(each for each in marked if each != text)
        if len(marked) == self.count or not self.most.get(text, 0):
            return tuple(marked)
        return (*marked, text)

    def filled(self, marked: Sequence[str]) -> tuple[str, ...]:
        """What is marked, and the rest for all that is not."""
        return (*marked, *[self.rest] * (self.count - len(marked)))

    def plan(self, label: str, choice: Json, marked: Sequence[str]) -> Plan:
        """The plan of what is marked of a choice."""
        options = {option["text"]: option for option in choice["options"]}
        steps = []
        for at, text in enumerate(ordered := sorted(marked, key=self.later.__contains__)):
            option = options[text]
            args = self.alike.get(text, ())[ordered[:at].count(text) :][:1] or [option["args"]]
            steps.append(Step(choice["kind"], option["kind"], args[0], maybe=True))
        return Plan(label, tuple(steps))
