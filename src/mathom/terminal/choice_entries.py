"""A view's choice and ending, told in a language."""

from __future__ import annotations

from rich.text import Text

from mathom.kernel.option import Refusal
from mathom.kernel.outcome import Outcome
from mathom.kernel.state import Json
from mathom.locale import sentences
from mathom.locale.sentences import capital
from mathom.terminal.boards.scene import Board, Scene
from mathom.terminal.choices import Entry


def prompt(scene: Scene) -> str:
    """What the viewer is asked."""
    choice = scene.view["choice"]
    return sentences.prompt(scene.game, scene.words, choice["kind"], choice["words"])


def legal(scene: Scene, board: Board) -> list[Entry]:
    """The options, as entries to choose; numbers are chosen by themselves."""
    found = []
    choice = scene.view["choice"]
    items = choice["options"]
    numbers = all(
        [*item["args"]] == ["count"] and len(item["args"]["count"]) == 1 for item in items
    )
    for item in items:
        option = scene.game.option_table.find(item["text"])
        label = sentences.label(scene.game, scene.words, option, item["detail"], choice["kind"])
        parts = _parts(board, item)
        key = item["args"]["count"] if numbers else ""
        found.append(
            Entry(item["text"], capital(label), _sign(scene, board, parts), parts, key=key)
        )
    return found


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
        option = scene.game.option_table.find(item["text"])
        refusal = Refusal(option, item["reason"], item["rule"], item["words"])
        sentence = capital(sentences.refusal(scene.game, scene.words, refusal))
        parts = _parts(board, item)
        found.append(Entry(item["text"], sentence, parts=parts, refused=True))
    return found


def ending(scene: Scene) -> str:
    """Who won and why, with the rule."""
    told: Json = scene.view["outcome"]
    names = scene.game.seat_names
    scores = {names.index(seat): score for seat, score in told["scores"].items()}
    outcome = Outcome(told["reason"], told["rule"], scores)
    return capital(sentences.ending(scene.game, scene.words, outcome))


def seat_title(scene: Scene, seat: str) -> str:
    """A seat's name, fit to begin a line."""
    return capital(scene.game.title(scene.words, "seat", seat))


def _parts(board: Board, item: Json) -> tuple[str, ...]:
    """The parts of the drawing that an option is about."""
    return tuple(part for role, id in item["args"].items() for part in board.parts(role, id))


def _sign(scene: Scene, board: Board, parts: tuple[str, ...]) -> Text:
    return Text.assemble(*(board.sign(scene, part) for part in parts))
