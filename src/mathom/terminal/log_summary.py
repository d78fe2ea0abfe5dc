"""What happened, told in few words: lines in a row as one, and what others did meanwhile.

The page keeps to the same rules (`web/src/lib/gameLog.ts`, `web/src/lib/recap.ts`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from mathom.kernel.event import Event, EventArgs
from mathom.locale import sentences
from mathom.locale.sentences import capital
from mathom.terminal.boards.scene import Board, Scene
from mathom.terminal.plan import UNASKED

FEW = 3
"""So many names are told in a few words."""


@dataclass(frozen=True)
class Told:
    """Events that are told as one; most are alone.

    Attributes:
        event: what stands for all of them, with the counts of all.
        times: how many there are.
        seen: whether the reader knew them already.
    """

    event: Event
    times: int
    seen: bool


def together(events: Sequence[Event], seen: int, adds_up: Callable[[str], bool]) -> list[Told]:
    """Events one after the other that tell the same, told as one.

    That somebody was not asked comes between them without parting them.

    Args:
        events: what happened.
        seen: how many of them the reader knew already; those are not told with the others.
        adds_up: of which kinds of events the counts can be added.
    """
    found: list[Told] = []
    between: list[Told] = []

    def goes_on(next: Told) -> bool:
        last = found[-1] if found else None
        if last is None or last.seen != next.seen:
            return False
        event = _sum(last.event, next.event, adds_up(next.event.kind))
        if event is None:
            return False
        found[-1] = Told(event, last.times + 1, last.seen)
        return True

    def tell(lines: Iterable[Told]) -> None:
        for line in lines:
            if not goes_on(line):
                found.append(line)

    for number, event in enumerate(events):
        line = Told(event, 1, number < seen)
        if goes_on(line):
            between = []
        elif event.kind.startswith(UNASKED):
            between.append(line)
        else:
            tell([*between, line])
            between = []
    tell(between)
    return found


def _sum(one: Event, next: Event, adds_up: bool) -> Event | None:
    """Two events as one; None where they cannot be.

    Where counts add up, one without a count counts once, and other figures are those of the last.
    Otherwise both must say the same.
    """
    if one.kind != next.kind:
        return None
    for role in {*one.args, *next.args}:
        before, now = one.args.get(role), next.args.get(role)
        figures = isinstance(before, int) and isinstance(now, int)
        if before != now and not (adds_up and (role == "count" or figures)):
            return None
    if not adds_up:
        return next
    return Event(next.kind, {**next.args, "count": _count(one) + _count(next)}, next.seats)


def _count(event: Event) -> int:
    count = event.args.get("count", 1)
    return count if isinstance(count, int) else 1


def recap(scene: Scene, board: Board, events: Sequence[Event]) -> str:
    """What others did since the viewer acted, by seat and in the order in which it began.

    What the viewer's own act did is known: it begins with the first that is somebody else's doing.
    What is nobody's doing comes last, and what is not worth a word is left out.
    """
    own = scene.view["seat"]
    others = next((at for at, event in enumerate(events) if board.doer(event) != own), len(events))
    found: dict[tuple[str | None, str, str], Event] = {}
    for event in events[others:]:
        if not scene.words.has(f"{scene.game.id}-recap-{event.kind}"):
            continue
        apart = str(event.args.get(board.apart.get(event.kind, ""), ""))
        key = (board.doer(event), event.kind, apart)
        known = found.get(key)
        args = event.args if known is None else _both(known.args, event.args)
        found[key] = Event(event.kind, args)
    seats = sorted({seat: None for seat, _, _ in found}, key=lambda seat: seat is None)
    lines = []
    for seat in seats:
        told = [_briefly(scene, board, found[key]) for key in found if key[0] == seat]
        who = "" if seat is None else _called(scene, board, seat)
        lines.append(f"{who}{' · '.join(told)}")
    return "  ".join(lines)


def _called(scene: Scene, board: Board, seat: str) -> str:
    figure = board.figures(scene).get(seat, ("seat", seat))
    who = capital(scene.game.title(scene.words, *figure))
    return scene.words.say("terminal-recap-who", who=who)


def _both(one: EventArgs, next: EventArgs) -> EventArgs:
    """Counts are added, other figures are those of the last, and all that is named is gathered."""
    found: EventArgs = {}
    for role, value in next.items():
        before = one.get(role, [])
        if isinstance(value, int):
            adds = before if role == "count" and isinstance(before, int) else 0
            found[role] = value + adds
        else:
            names = [*_listed(before), *_listed(value)]
            found[role] = list(dict.fromkeys(names))
    return found


def _listed(value: int | str | list[str]) -> list[str]:
    return value if isinstance(value, list) else [str(value)]


def _briefly(scene: Scene, board: Board, event: Event) -> str:
    """What happened, in a few words; of many names the first."""
    told = sentences.named(scene.game, scene.words, event.args, board.figures(scene), FEW)
    return scene.words.say(f"{scene.game.id}-recap-{event.kind}", **told)
