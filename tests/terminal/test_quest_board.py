"""Quest's drawing: as wide as it is told, from the view alone, with everything on it."""

from __future__ import annotations

import asyncio
import functools
import itertools
import json
import re
import types
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.segment import Segment
from textual.widgets import Static

import mathom
from mathom.bots import make_bot
from mathom.games.quest.hero.travel import payable
from mathom.games.quest.model.state import Quest
from mathom.kernel.chance import Seeded
from mathom.kernel.state import Json
from mathom.locale import messages
from mathom.terminal import choice_entries
from mathom.terminal.boards import board_of
from mathom.terminal.boards.lines import flow
from mathom.terminal.boards.quest import signs
from mathom.terminal.boards.quest.story import RULES
from mathom.terminal.boards.quest.wording import paths
from mathom.terminal.boards.scene import Scene, parts_of
from mathom.terminal.boards.widget import BoardPane
from mathom.terminal.choices import ChoicePane
from mathom.terminal.table import Table
from tests.terminal.driving import driving, play_ahead

GAME = mathom.game("quest")
BOARD = board_of("quest")
WIDTHS = (60, 61, 71, 74, 77, 108, 157)
STRIDE = 60


@functools.cache
def everywhere() -> list[Json]:
    """Positions of games of two, three and four bots, as JSON brings them to whoever is asked.

    The first of every kind of choice in every step, some besides, and the ends.
    """
    found: list[Json] = []
    known: set[tuple[str, str]] = set()
    for players in GAME.players:
        match = GAME.start(["random"] * players, f"drawn {players}")
        bot = make_bot(GAME, "random")
        seats = [match.seat(index, Seeded("drawn", f"bot-{index}")) for index in range(players)]
        while not match.over:
            view = match.view(match.choice.seat)
            sort = (match.choice.kind, view["board"]["step"])
            if sort not in known or match.ply % STRIDE == 0:
                known.add(sort)
                found.append(json.loads(json.dumps(view)))
            match.apply(bot.choose(seats[match.choice.seat]))
        found.append(json.loads(json.dumps(match.view(None))))
    return found


DRAWN: dict[tuple[str, int, str | None, str, int], list[list[Segment]]] = {}
"""The drawings that were looked at before, because each takes long."""


def drawn(view: Json, lang: str = "en", width: int = 74) -> list[list[Segment]]:
    """The drawing of a view."""
    key = view["commitment"], view["version"], view["seat"], lang, width
    if key not in DRAWN:
        DRAWN[key] = BOARD.draw(Scene(GAME, view, messages(lang)), width)
    return DRAWN[key]


def text(line: list[Segment]) -> str:
    """A line without its styles."""
    return "".join(segment.text for segment in line)


def told(view: Json, lang: str = "en", width: int = 74) -> str:
    """The whole drawing without styles, blanks and lines."""
    return re.sub(r"\s", "", "".join(text(line) for line in drawn(view, lang, width)))


def shown(view: Json) -> set[str]:
    """The parts that can be pointed at."""
    return set().union(*(parts_of(line) for line in drawn(view)))


def title(role: str, id: str) -> str:
    """A component's name without blanks."""
    name = GAME.title(messages("en"), role, id)
    return re.sub(r"\s", "", name[:1].upper() + name[1:])


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("width", WIDTHS)
def test_every_line_is_as_wide_as_the_drawing(lang: str, width: int) -> None:
    assert min(WIDTHS) == BOARD.least_width
    for view in everywhere()[::8]:
        for line in drawn(view, lang, width):
            assert sum(segment.cell_length for segment in line) == width


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_is_drawn_is_the_same_at_every_width(lang: str) -> None:
    """No name is cut where two columns are narrow: whatever is too long goes on below."""
    for view in everywhere()[::12]:
        assert "…" not in "".join(text(line) for line in drawn(view, lang, 140))


def test_every_location_and_whoever_stands_there_is_on_the_map() -> None:
    places = {record["id"] for record in GAME.cards() if record["kind"] == "location"}
    for view in everywhere():
        board = view["board"]
        parts = shown(view)
        assert places <= parts
        assert set(board["minions"]) <= parts
        assert set(board["heroes"]) <= parts
        assert {plot["plot"] for plot in board["plots"] if plot} <= parts
        for place in board["map"].values():
            assert set(place.get("characters", ())) <= parts
            assert {f"token {token['token']}" for token in place.get("tokens", ())} <= parts


def test_influence_favor_and_limits_stand_beside_their_location() -> None:
    for view in everywhere()[::5]:
        lines = [text(line) for line in drawn(view, width=34 * 2 + 2)]
        for id, place in view["board"]["map"].items():
            if "influence" in place:
                mark = f"◉{place['influence']}/{place['limit']}"
                name = GAME.title(messages("en"), "location", id)
                name = name[:1].upper() + name[1:]
                assert any(
                    re.search(rf"{re.escape(name)}\s[^A-Za-z]*{mark}", line) for line in lines
                )


def test_everything_open_is_told_to_everybody() -> None:
    for view in everywhere():
        board = view["board"]
        page = told(view)
        for hero in board["heroes"].values():
            if hero["hero"] is None:
                continue
            for role, ids in (
                ("item", hero["items"]),
                ("corruption", hero["corruption"]),
                ("quest", hero["quests"]),
                ("encounter", hero["errands"]),
                ("card", hero["rest"] if len(board["heroes"]) == 1 else []),
            ):
                assert all(title(role, id) in page or id in shown(view) for id in ids)
        for track in board["actions"].values():
            numbers = [f"[{s['number']}]" if s["covered"] else str(s["number"]) for s in track]
            assert "".join(numbers) in page
        if board["event"]["current"] is not None:
            assert title("event", board["event"]["current"]) in page
        for key, role in (("plots", "plot"), ("shadows", "shadow"), ("perils", "peril")):
            assert all(title(role, id) in page for id in board["decks"][key]["discard"])


def test_a_hand_is_read_by_its_owner_alone() -> None:
    seen = {"sauron": 0, "hero-1": 0}
    for view in everywhere():
        seat = view["seat"]
        board = view["board"]
        parts = shown(view)
        if seat == "sauron":
            for key in ("plots", "shadows"):
                assert set(board["sauron"][key]) <= parts
                seen["sauron"] += len(board["sauron"][key])
        elif seat is not None:
            hand = board["heroes"][seat].get("hand", [])
            assert set(hand) <= parts
            seen["hero-1"] += len(hand)
            known = [card for card in board["sauron"]["plots"] if card]
            assert len(known) == 0 or set(known) <= parts
    assert all(seen.values())


def test_the_drawing_knows_nothing_but_the_view() -> None:
    """A spectator's drawing shows none of what lies face down."""
    match = GAME.start(["a", "b"], "drawn")
    bot = make_bot(GAME, "random")
    seats = [match.seat(index, Seeded("drawn", f"bot-{index}")) for index in (0, 1)]
    while match.ply < 60:
        match.apply(bot.choose(seats[match.choice.seat]))
    view = json.loads(json.dumps(match.view(None)))
    assert isinstance(match.state, Quest)
    parts = shown(view)
    box = match.state.box
    assert not parts & {box.plots[hidden.card].id for hidden in match.state.plot_hand}
    assert not parts & {box.shadows[hidden.card].id for hidden in match.state.shadow_hand}


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_step_is_told_with_its_rule(lang: str) -> None:
    ids = set(GAME.ledger().ids())
    assert set(RULES.values()) <= ids
    steps = set()
    for view in everywhere():
        step = view["board"]["step"]
        name = messages(lang).say(f"terminal-quest-step-{step}")
        scene = Scene(GAME, view, messages(lang))
        assert BOARD.status(scene).plain.startswith(f"{name} {RULES[step]}")
        if step not in steps:
            steps.add(step)
            assert f"{name} {RULES[step]}" in text(drawn(view, lang)[0])
    assert steps > {"setup", "story", "action", "travel", "explore", "encounter", "finale"}


@pytest.mark.rule("Q3.6")
def test_the_drawing_says_which_paths_the_hand_pays_for() -> None:
    match = GAME.start(["random"] * 2, "paths")
    bot = make_bot(GAME, "random")
    seats = [match.seat(index, Seeded("paths", f"bot-{index}")) for index in (0, 1)]
    answers = set()
    while match.ply < 250 and not match.over:
        match.apply(bot.choose(seats[match.choice.seat]))
        state = match.state
        assert isinstance(state, Quest)
        if state.heroes[0].sheet < 0 or match.ply % 6:
            continue
        view = match.view(1)
        hero = view["board"]["heroes"]["hero-1"]
        lines = [text(line) for line in drawn(view)]
        for end, record in paths(GAME)[hero["location"]]:
            path = state.box.paths[state.box.names["path"].index(record["id"])]
            truth = any(paid is path for _, paid in payable(state, 1))
            answers.add(truth)
            sign = signs.PAID if truth else signs.DEAR
            name = GAME.title(messages("en"), "location", end)[1:]
            assert any(line.startswith(f"{sign} ") and name[:12] in line for line in lines)
    assert answers == {True, False}


def test_a_combat_shows_both_sides_and_the_hand_above_the_story() -> None:
    fights = [view for view in everywhere() if view["board"]["fight"]]
    assert fights
    for view in fights:
        fight = view["board"]["fight"]
        page = told(view)
        foe = title("foe", fight["foe"])
        assert foe in page.partition(messages("en").say("terminal-quest-marker-heroes"))[0]
        for side in fight["sides"].values():
            assert f"cost{side['spent']}ofstrength{side['strength']}" in page
            assert all(title("card", card) in page for card in side["stack"])
        if view["seat"] == "sauron":
            assert set(fight["hand"]) <= shown(view)
    for view, lang in itertools.product(fights[::5], ("en", "ja")):
        assert drawn(view, lang, 60)


def test_pointing_changes_no_letter() -> None:
    view, place = next(
        (view, option["args"]["location"])
        for view in everywhere()
        if view["choice"] is not None
        for option in view["choice"]["options"]
        if option["kind"] == "go"
    )
    plain = drawn(view)
    pointed = BOARD.draw(Scene(GAME, view, messages("en"), frozenset({place})), 74)
    light = BOARD.draw(Scene(GAME, view, messages("en"), dark=False), 74)
    assert [text(line) for line in plain] == [text(line) for line in pointed]
    assert [text(line) for line in plain] == [text(line) for line in light]
    assert plain != pointed
    assert plain != light


def test_whatever_an_option_is_about_is_on_the_drawing() -> None:
    """Of places, tokens, minions, characters, hands and plots; cards may come from elsewhere."""
    for view in everywhere():
        if view["choice"] is None:
            continue
        parts = shown(view)
        for option in view["choice"]["options"]:
            for role, id in option["args"].items():
                if role in ("location", "token", "minion", "character", "seat", "track", "space"):
                    assert set(BOARD.parts(role, id)) <= parts, (option["text"], role)


def test_arguments_that_are_no_components_point_at_their_own_place() -> None:
    assert BOARD.parts("token", "0") == ("token 0",)
    assert BOARD.parts("count", "0") == ()
    assert BOARD.parts("path", "bree:weathertop") == ("bree", "weathertop")
    assert BOARD.parts("printed", "location/bree") == ("bree",)
    assert BOARD.parts("location", "bree") == ("bree",)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_component_can_be_described(lang: str) -> None:
    scene = Scene(GAME, everywhere()[0], messages(lang))
    for record in GAME.cards():
        assert BOARD.details(scene, record["id"]), record["id"]
        assert cell_len(BOARD.sign(scene, record["id"]).plain) <= 1
    assert BOARD.details(scene, "token 0") == ""
    rivendell = BOARD.details(scene, "rivendell")
    assert all(
        GAME.title(messages(lang), "location", end)[1:] in rivendell
        for end, _ in paths(GAME)["rivendell"]
    )


def test_every_sign_is_in_the_legend_and_one_cell_wide() -> None:
    legends = [messages(lang).say(BOARD.legend) for lang in ("en", "ja")]
    every = [
        value
        for name, value in vars(signs).items()
        if isinstance(value, str) and not name.startswith("_") and name.isupper()
    ]
    every.extend(signs.ICON_SIGNS.values())
    every.extend(signs.TYPE_SIGNS.values())
    assert len(every) > 20
    for sign in every:
        assert cell_len(sign) == 1
        assert all(sign in legend for legend in legends), sign
    assert isinstance(signs, types.ModuleType)


def test_items_flow_behind_their_label() -> None:
    head = ("Items", signs.DARK.quiet)
    rows = flow(head, [("one", signs.DARK.quiet), ("two three", signs.DARK.quiet)], 11, ", ")
    assert ["".join(piece for piece, _ in row) for row in rows] == [
        "Items one, ",
        "      two",
        "      three",
    ]


@pytest.mark.parametrize(
    ("lang", "size", "seat", "ahead"),
    [
        ("en", (120, 40), 1, 0),
        ("ja", (80, 24), 1, 100),
        ("ja", (120, 40), 0, 200),
        ("en", (80, 24), 0, 0),
    ],
)
def test_a_quest_is_played_by_keys(
    tmp_path: Path, lang: str, size: tuple[int, int], seat: int, ahead: int
) -> None:
    """What the cursor is on is in sight, and the step is always told."""
    seats = ["random"] * 3
    seats[seat] = "human"
    table = play_ahead(Table(GAME.start(seats, 11)), ahead)

    async def play() -> None:
        async with driving(tmp_path, table, lang, size) as driver:
            for number in range(6):
                legal = [entry for entry in driver.entries if not entry.refused]
                await driver.press("123456789"[number % min(9, len(legal))])
            await driver.pilot.pause(0.1)
            assert driver.table.view()["ply"] >= ahead + 6
            status = str(driver.screen.query_one("#title", Static).render())
            assert RULES[driver.table.view()["board"]["step"]] in status
            board = driver.screen.query_one(BoardPane)
            pointed = driver.screen.query_one(ChoicePane).pointed
            assert pointed is not None
            everything = set().union(*(parts_of(line) for line in board.lines))
            wanted = set(pointed.parts) & everything
            rows = range(board.scroll_offset.y, board.scroll_offset.y + board.size.height)
            near = set().union(
                *(parts_of(board.lines[row]) for row in rows if row < len(board.lines))
            )
            assert not wanted or wanted & near

    asyncio.run(play())


def test_a_new_position_without_a_place_is_shown_from_its_top(tmp_path: Path) -> None:
    async def play() -> None:
        table = play_ahead(Table(GAME.start(["human", "human"], 11)), 18)
        async with driving(tmp_path, table, size=(80, 24)) as driver:
            board = driver.screen.query_one(BoardPane)
            for _ in range(60):
                await driver.press("pagedown", "1")
                pointed = driver.screen.query_one(ChoicePane).pointed
                await driver.pilot.pause(0.05)
                everything = set().union(*(parts_of(line) for line in board.lines))
                if pointed is not None and not set(pointed.parts) & everything:
                    assert board.scroll_offset.y == 0
                    return
            pytest.fail("every choice points somewhere")

    asyncio.run(play())


def test_numbers_are_chosen_by_themselves() -> None:
    asked = [view for view in everywhere() if view["choice"]]
    numbers = next(view for view in asked if view["choice"]["kind"] == "spend-agility")
    scene = Scene(GAME, numbers, messages("en"), frozenset(), dark=False)
    entries = choice_entries.legal(scene, BOARD)
    assert [entry.key for entry in entries] == [str(count) for count in range(len(entries))]
    assert [entry.label for entry in entries] == [entry.key for entry in entries]
    other = next(view for view in asked if view["choice"]["kind"] == "journey")
    scene = Scene(GAME, other, messages("en"), frozenset(), dark=False)
    assert {entry.key for entry in choice_entries.legal(scene, BOARD)} == {""}
