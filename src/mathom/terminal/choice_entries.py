"""A view's choice and ending, told in a language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

from rich.text import Text

from mathom.kernel.game import Game
from mathom.kernel.option import Option, Refusal
from mathom.kernel.outcome import Outcome
from mathom.kernel.state import Json
from mathom.locale import Messages, sentences
from mathom.locale.sentences import Figures, capital
from mathom.terminal.boards.scene import Board, Scene
from mathom.terminal.choices import Entry, Marks
from mathom.terminal.plan import Marking, Plan, Step

CONFIRM = "terminal-confirm"
CONFIRM_REST = "terminal-confirm-rest"


def prompt(scene: Scene, board: Board) -> str:
    """What the viewer is asked; of two questions that are shown as one, the second."""
    choice = scene.view["choice"]
    for option in choice["options"]:
        choice = option.get("then", choice)
    return sentences.prompt(
        scene.game, scene.words, choice["kind"], choice["words"], board.figures(scene)
    )


def subject(scene: Scene, board: Board) -> str:
    """What the card says that asks, where one does."""
    printed = scene.view["choice"]["words"].get("printed")
    parts = () if printed is None else board.parts("printed", printed)
    return " ".join(board.details(scene, part) for part in parts)


def legal(scene: Scene, board: Board) -> list[Entry]:
    """The options, as entries to choose; numbers are chosen by themselves.

    An option that only leads to a further question is listed as the answers to that.
    """
    choice = scene.view["choice"]
    items = choice["options"]
    numbers = all(
        [*item["args"]] == ["count"] and len(item["args"]["count"]) == 1 for item in items
    )
    found: list[Entry] = []
    for item in items:
        if "then" in item:
            found.extend(_answers(scene, board, item))
        else:
            key = item["args"]["count"] if numbers else ""
            found.append(replace(_entry(scene, board, choice["kind"], item), key=key))
    return _told_apart(scene, board, found)


def _entry(scene: Scene, board: Board, asked: str, item: Json) -> Entry:
    parts = _parts(board, item)
    label = _told(sentences.label, scene, board, asked, item)
    return Entry(item["text"], label, _sign(scene, board, parts), parts)


def _answers(scene: Scene, board: Board, item: Json) -> list[Entry]:
    """What an option leads to, each with that option as one act."""
    asked, then = scene.view["choice"]["kind"], item["then"]
    first = Step(asked, item["kind"], item["args"])
    found = []
    for answer in then["options"]:
        detailed = {**answer, "detail": {**item["detail"], **answer["detail"]}}
        entry = _entry(scene, board, then["kind"], detailed)
        steps = (first, Step(then["kind"], answer["kind"], answer["args"]))
        found.append(
            replace(entry, value=f"{item['text']}, {entry.value}", plan=Plan(entry.label, steps))
        )
    return found


def _told(
    tell: Callable[[Game, Messages, Option, Json, str, Figures], str],
    scene: Scene,
    board: Board,
    asked: str,
    item: Json,
) -> str:
    option = scene.game.option_table.find(item["text"])
    figures = board.figures(scene)
    return capital(tell(scene.game, scene.words, option, item["detail"], asked, figures))


def _told_apart(scene: Scene, board: Board, entries: list[Entry]) -> list[Entry]:
    """The entries, those that read the same with what sets each apart.

    That is what is known of one and not of all, else where it lies, else only its number.
    """
    alike: dict[str, list[Entry]] = {}
    for entry in entries:
        alike.setdefault(entry.label, []).append(entry)
    found: list[Entry] = []
    for entry in entries:
        same = alike[entry.label]
        notes = [_apart(scene, board, entry, same)] if len(same) > 1 else []
        found.append(replace(entry, label=" · ".join([entry.label, *filter(None, notes)])))
    return found


def _apart(scene: Scene, board: Board, entry: Entry, alike: list[Entry]) -> str:
    def known(each: Entry) -> list[str]:
        return [note for part in each.parts for note in board.details(scene, part).split(" · ")]

    def place(each: Entry) -> str:
        return " · ".join(filter(None, (board.where(scene, part) for part in each.parts)))

    def own(each: Entry) -> str:
        others = [known(other) for other in alike]
        return " · ".join(note for note in known(each) if not all(note in o for o in others))

    for tell in (own, place):
        if len({tell(each) for each in alike}) == len(alike):
            return tell(entry)
    number = next(at for at, each in enumerate(alike, 1) if each is entry)
    return scene.words.say("terminal-one-of", number=number, count=len(alike))


def marks(scene: Scene, board: Board, marking: Marking) -> Marks:
    """How what may be chosen is marked, and what carries the marks out."""
    choice = scene.view["choice"]
    short = [
        Entry(
            item["text"],
            _told(sentences.phrase, scene, board, choice["kind"], item),
            parts=_parts(board, item),
        )
        for item in choice["options"]
    ]
    labels = {entry.value: entry.label for entry in _told_apart(scene, board, short)}

    def listed(marked: Sequence[str]) -> str:
        times = Counter(marked)
        return scene.words.listed(
            [
                scene.words.say(
                    "terminal-times",
                    what=labels[text],
                    count=times[text],
                )
                for text in times
            ]
        )

    def offer(value: str, marked: Sequence[str]) -> Entry:
        what = listed(marked)
        label = scene.words.say(CONFIRM, what=what, count=len(marked), most=marking.count)
        return Entry(value, label, plan=marking.plan(label, choice, marked))

    def offers(marked: Sequence[str]) -> list[Entry]:
        found = [offer(CONFIRM, marked)] if marked else []
        if marking.rest and len(marked) < marking.count:
            found.append(offer(CONFIRM_REST, marking.filled(marked)))
        return found

    return Marks(marking, offers)


def refused(scene: Scene, board: Board) -> list[Entry]:
    """What may not be chosen, each as the sentence that says why.

    Of several things refused about one component for one reason, the first is enough.
    """
    found = []
    said: set[tuple[str, ...]] = set()
    for item in scene.view["choice"]["refused"]:
        subject = (item["reason"], *item["args"].values())
        if subject in said:
            continue
        said.add(subject)
        sentence = refusal(scene, board, item)
        found.append(Entry(item["text"], sentence, parts=_parts(board, item), refused=True))
    return _told_apart(scene, board, found)


def refusal(scene: Scene, board: Board, item: Json) -> str:
    """Why something may not be chosen."""
    option = scene.game.option_table.find(item["text"])
    told = Refusal(option, item["reason"], item["rule"], item["words"])
    return capital(sentences.refusal(scene.game, scene.words, told, board.figures(scene)))


def ending(scene: Scene, board: Board) -> str:
    """Who won and why, with the rule."""
    told: Json = scene.view["outcome"]
    names = scene.game.seat_names
    scores = {names.index(seat): score for seat, score in told["scores"].items()}
    outcome = Outcome(told["reason"], told["rule"], scores)
    return capital(sentences.ending(scene.game, scene.words, outcome, board.figures(scene)))


def seat_name(scene: Scene, board: Board, seat: str) -> str:
    """What a seat is called within a sentence: by its hero, where it has one."""
    figure = board.figures(scene).get(seat, ("seat", seat))
    return scene.game.title(scene.words, *figure)


def seat_title(scene: Scene, board: Board, seat: str) -> str:
    """A seat's name, fit to begin a line."""
    return capital(seat_name(scene, board, seat))


def _parts(board: Board, item: Json) -> tuple[str, ...]:
    """The parts of the drawing that an option is about."""
    return tuple(part for role, id in item["args"].items() for part in board.parts(role, id))


def _sign(scene: Scene, board: Board, parts: tuple[str, ...]) -> Text:
    return Text.assemble(*(board.sign(scene, part) for part in parts))
