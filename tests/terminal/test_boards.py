"""The drawing: as wide as it is told, from the view alone, with every part on it."""

from __future__ import annotations

import json

import pytest
from rich.cells import cell_len
from rich.segment import Segment

import mathom
from mathom.bots import make_bot
from mathom.kernel.chance import Seeded
from mathom.kernel.state import Json
from mathom.locale import messages
from mathom.terminal.boards import board_of
from mathom.terminal.boards.canvas import Canvas, fit, fold, pack
from mathom.terminal.boards.scene import Scene, parts_of

WIDTHS = (60, 61, 64, 71, 72, 75, 76, 78, 84, 98, 120, 157)
DUEL = mathom.game("duel")


def text(line: list[Segment]) -> str:
    """A line without its styles."""
    return "".join(segment.text for segment in line)


def positions(seed: str) -> list[Json]:
    """Every position of a game between bots, as JSON brings it."""
    match = DUEL.start(["random", "random"], seed)
    bot = make_bot(DUEL, "random")
    seats = [match.seat(index, Seeded(seed, f"bot-{index}")) for index in (0, 1)]
    found = []
    while not match.over:
        found.append(json.loads(json.dumps(match.view(match.choice.seat))))
        match.apply(bot.choose(seats[match.choice.seat]))
    found.append(json.loads(json.dumps(match.view(None))))
    return found


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("width", WIDTHS)
def test_every_line_is_as_wide_as_the_drawing(lang: str, width: int) -> None:
    board = board_of("duel")
    assert min(WIDTHS) == board.least_width
    for view in positions("3")[::4]:
        for line in board.draw(Scene(DUEL, view, messages(lang)), width):
            assert sum(segment.cell_length for segment in line) == width


def test_the_drawing_shows_every_open_card_region_and_landmark() -> None:
    for view in positions("5"):
        board = view["board"]
        lines = board_of("duel").draw(Scene(DUEL, view, messages("en")), 76)
        shown = set().union(*(parts_of(line) for line in lines))
        cards = {item["card"] for item in board["layout"] if item["card"]}
        tiles = set(board["landmarks"])
        regions = {"lindon", "arnor", "rhovanion", "enedwaith", "rohan", "gondor", "mordor"}
        assert cards | tiles | regions | set(board["alliances"]) == shown


def test_the_drawing_tells_what_is_pointed_at_and_on_which_ground() -> None:
    view = positions("5")[0]
    card = next(item["card"] for item in view["board"]["layout"] if item["available"])
    plain = board_of("duel").draw(Scene(DUEL, view, messages("en")), 76)
    pointed = board_of("duel").draw(Scene(DUEL, view, messages("en"), frozenset({card})), 76)
    light = board_of("duel").draw(Scene(DUEL, view, messages("en"), dark=False), 76)
    assert [text(line) for line in plain] == [text(line) for line in pointed]
    assert [text(line) for line in plain] == [text(line) for line in light]
    assert plain != pointed
    assert plain != light


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_component_can_be_described(lang: str) -> None:
    board = board_of("duel")
    scene = Scene(DUEL, {}, messages(lang))
    for record in DUEL.cards():
        assert bool(board.details(scene, record["id"])) == (record["kind"] != "token")
        assert cell_len(board.sign(scene, record["id"]).plain) <= 1
    assert board.details(scene, "lindon") == ""


def test_a_wide_character_is_never_cut_in_half() -> None:
    sheet = Canvas(6, 1)
    sheet.put(0, 0, "指輪1")
    sheet.put(1, 0, "x")
    assert text(sheet.lines()[0]) == " x輪1 "
    sheet.put(2, 0, "力")
    sheet.put(3, 0, "y")
    assert text(sheet.lines()[0]) == " x y1 "
    sheet.put(5, 0, "力")
    assert text(sheet.lines()[0]) == " x y1 "


def test_text_breaks_where_its_script_allows() -> None:
    assert fold("two Units in Rohan", 9) == ("two Units", "in Rohan")
    assert fold("指輪を「捨て」る。", 8) == ("指輪を", "「捨て」", "る。")
    assert fold("unbreakable", 4) == ("unbr", "eaka", "ble")
    assert fold("", 4) == ("",)
    assert pack(["策略1", "力2", "知識1"], 9) == ["策略1 力2", "知識1"]
    assert pack(["one", "two"], 9, ", ") == ["one, two"]
    assert fit("Leadership", 6) == "Leade…"
    assert fit("統率", 4) == "統率"
    assert fit("統率", 3) == "統…"
