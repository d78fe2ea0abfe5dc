"""The solitaire's drawing: as wide as it is told, from the view alone, with every card on it."""

from __future__ import annotations

import functools
import json
import random

import pytest
from rich.cells import cell_len
from rich.segment import Segment

import mathom
from mathom.kernel.state import Json
from mathom.locale import messages
from mathom.terminal.boards import board_of
from mathom.terminal.boards.scene import Scene, parts_of

GAME = mathom.game("solitaire")
BOARD = board_of("solitaire")
WIDTHS = (60, 79, 109, 110, 138)
POSITIONS = 60


@functools.cache
def positions() -> list[Json]:
    """Some positions of random games of each scenario, and their ends."""
    found: list[Json] = []
    seen: dict[str, int] = {}
    for seed, scenario in enumerate(("easy", "normal", "hard")):
        lots = random.Random(seed)
        match = GAME.start(["somebody"], seed, {"scenario": scenario})
        while not match.over:
            kind = match.choice.kind
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] <= 2 or seen[kind] % POSITIONS == 0:
                found.append(json.loads(json.dumps(match.view(0))))
            match.apply(lots.choice(match.choice.options()))
        found.append(json.loads(json.dumps(match.view(None))))
    return found


def drawn(view: Json, width: int = 79, lang: str = "en") -> list[list[Segment]]:
    return BOARD.draw(Scene(GAME, view, messages(lang)), width)


def text(lines: list[list[Segment]]) -> str:
    return "\n".join("".join(segment.text for segment in line) for line in lines)


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("width", WIDTHS)
def test_every_line_is_as_wide_as_it_is_told(width: int, lang: str) -> None:
    for view in positions():
        for line in drawn(view, width, lang):
            assert sum(cell_len(segment.text) for segment in line) == width


def test_all_that_lies_open_is_on_the_drawing() -> None:
    for view in positions():
        board = view["board"]
        parts = {part for line in drawn(view) for part in parts_of(line)}
        lying = {*board["hand"], *board["row"], *board["hazard_hand"]}
        lying |= {each["card"] for each in board["in_play"]["instances"]}
        assert lying <= parts
        assert board["here"]["site"] in parts
        if board["there"] is not None:
            assert board["there"]["site"] in parts


def test_who_is_tapped_or_wounded_is_marked() -> None:
    marks = {"untapped": "●", "tapped": "◐", "wounded": "✖"}
    seen: set[str] = set()
    words = messages("en")
    for view in positions():
        shown = text(drawn(view))
        for member in view["board"]["company"]:
            name = GAME.title(words, "card", member["card"])
            assert f"{marks[member['position']]} {name}" in shown
            seen.add(member["position"])
    assert seen == set(marks)


def test_an_attack_is_told_with_whom_it_strikes() -> None:
    fights = [view for view in positions() if view["board"]["attack"] is not None]
    assert fights
    for view in fights:
        assert "Attack: " in text(drawn(view))
    assert not any(
        "Attack: " in text(drawn(view)) for view in positions() if view["board"]["attack"] is None
    )


def test_the_status_tells_phase_place_treasures_and_the_clock() -> None:
    view = positions()[0]
    board = view["board"]
    status = BOARD.status(Scene(GAME, view, messages("en"))).plain
    assert status.startswith("Organization  Rivendell")
    assert f"◆{board['quest']['played']}/{board['quest']['all']}" in status
    assert f"⧗{board['clock']}" in status


def test_everything_is_told_in_full() -> None:
    for lang in ("en", "ja"):
        scene = Scene(GAME, positions()[0], messages(lang))
        for record in GAME.cards():
            assert BOARD.called(scene, record["id"])
            assert BOARD.details(scene, record["id"])
            BOARD.sign(scene, record["id"])
