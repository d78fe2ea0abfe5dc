"""What a Quest hid until it was over: the missions, and what everybody held."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from mathom.kernel.state import Json
from mathom.terminal.boards.quest.wording import counted, hero_name
from mathom.terminal.boards.scene import Scene


def hidden(scene: Scene, boards: Mapping[str, Json]) -> list[tuple[str, list[str]]]:
    """Each side knows its own mission, and everybody their own hand."""
    sauron = boards["sauron"]
    heroes = {seat: board for seat, board in boards.items() if seat != "sauron"}
    first = next(iter(heroes.values()))
    words = scene.words
    found = [*_mission(scene, "heroes", first), *_mission(scene, "sauron", sauron)]
    found.append((words.say("quest-hidden-plots"), _held(scene, "plot", sauron["sauron"]["plots"])))
    shadows = _held(scene, "shadow", sauron["sauron"]["shadows"])
    found.append((words.say("quest-hidden-shadows"), shadows))
    for seat, board in heroes.items():
        title = words.say("quest-hidden-hand", who=hero_name(scene, seat))
        found.append((title, _held(scene, "card", board["heroes"][seat]["hand"])))
    return found


def _mission(scene: Scene, side: str, board: Json) -> list[tuple[str, list[str]]]:
    card = board["missions"][side]
    if card is None:
        return []
    state = "fulfilled" if board["missions"]["fulfilled"][side] else "unfulfilled"
    title = scene.words.say(f"quest-hidden-mission-{side}")
    told = scene.words.say(
        "label-with-notes",
        phrase=scene.name("mission", card),
        notes=scene.words.say(f"quest-mission-{state}"),
    )
    return [(title, [told])]


def _held(scene: Scene, role: str, cards: Iterable[str | None]) -> list[str]:
    return counted(scene, role, [card for card in cards if card is not None])
