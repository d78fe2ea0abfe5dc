"""Dice's drawing: as wide as it is told, from the view alone, with every die and card on it."""

from __future__ import annotations

import asyncio
import functools
import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.segment import Segment

import mathom
from mathom.bots import make_bot
from mathom.kernel.chance import Seeded
from mathom.kernel.match import Match
from mathom.kernel.state import Json
from mathom.locale import messages
from mathom.terminal import choice_entries
from mathom.terminal.boards import board_of
from mathom.terminal.boards.dice import signs
from mathom.terminal.boards.dice.dice import NARROW, WIDE
from mathom.terminal.boards.scene import Scene, parts_of
from mathom.terminal.boards.widget import BoardPane
from mathom.terminal.choices import ChoicePane
from mathom.terminal.dialogs import Note
from mathom.terminal.localised import KeyBar
from mathom.terminal.table import Table
from mathom.terminal.watch import WatchScreen
from tests.dice.table import table as position
from tests.terminal.driving import Driver, driving, play_ahead

GAME = mathom.game("dice")
BOARD = board_of("dice")
WIDTHS = (60, 69, 77, 119, 120, 138)
SHOWN = ("active", "muster", "prepared")


def course(players: int, bot: str, seed: str) -> tuple[Match, list[Json]]:
    """A game of bots, and every position of it as JSON brings it to whoever is asked."""
    match = GAME.start([bot] * players, seed)
    mind = make_bot(GAME, bot)
    seats = [match.seat(index, Seeded(seed, f"bot-{index}")) for index in range(players)]
    found: list[Json] = []
    while not match.over and match.ply < 400:
        found.append(json.loads(json.dumps(match.view(match.choice.seat))))
        match.apply(mind.choose(seats[match.choice.seat]))
    found.append(json.loads(json.dumps(match.view(None))))
    return match, found


@functools.cache
def everywhere() -> list[Json]:
    """Some positions of every kind of choice, of games of two to four, and the ends."""
    found: list[Json] = []
    seen: dict[tuple[str, int], int] = {}
    for players in GAME.players:
        for bot in ("greedy", "random"):
            for view in course(players, bot, f"{bot} {players}")[1]:
                choice = view["choice"]
                sort = ("over" if choice is None else choice["kind"], players)
                seen[sort] = seen.get(sort, 0) + 1
                if seen[sort] <= 2 or seen[sort] % 60 == 0:
                    found.append(view)
    return found


def start(*sides: Any, **given: Any) -> Match:
    """A match of people that stands there."""
    state = position(*sides, *[{}] * (2 - len(sides)), **given).state
    return GAME.match(state, seed="stands")


def standing(*sides: Any, **given: Any) -> Json:
    """What the first player sees there."""
    view: Json = json.loads(json.dumps(start(*sides, **given).view(0)))
    return view


@functools.cache
def kinds() -> set[str]:
    return {view["choice"]["kind"] for view in everywhere() if view["choice"]}


DRAWN: dict[tuple[str, str, int], list[list[Segment]]] = {}
"""The drawings that were looked at before."""


def drawn(view: Json, lang: str = "en", width: int = 77) -> list[list[Segment]]:
    """The drawing of a view."""
    key = json.dumps(view), lang, width
    if key not in DRAWN:
        DRAWN[key] = BOARD.draw(Scene(GAME, view, messages(lang)), width)
    return DRAWN[key]


def text(line: list[Segment]) -> str:
    """A line without its styles."""
    return "".join(segment.text for segment in line)


def told(view: Json, lang: str = "en", width: int = 77) -> str:
    """The whole drawing without styles and blanks."""
    return re.sub(r"\s", "", "".join(text(line) for line in drawn(view, lang, width)))


def shown(view: Json) -> set[str]:
    """The parts that can be pointed at."""
    return set().union(*(parts_of(line) for line in drawn(view)))


def die_of(view: Json, die: str) -> str:
    """The die that stands for one in the options."""
    found: str = view["board"]["alike"].get(die, die)
    return found


def boxes(view: Json, part: str, width: int = 77) -> list[str]:
    """What is written on the dice that stand for a part, line by line."""
    return [
        segment.text
        for line in drawn(view, width=width)
        for segment in line
        if segment.style and segment.style.meta.get("part") == part
    ]


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("width", WIDTHS)
def test_every_line_is_as_wide_as_the_drawing(lang: str, width: int) -> None:
    assert min(WIDTHS) == BOARD.least_width
    for view in everywhere()[::5]:
        for line in drawn(view, lang, width):
            assert sum(segment.cell_length for segment in line) == width


def test_most_kinds_of_choices_are_looked_at() -> None:
    assert kinds() >= {"dice", "war", "gather", "target", "recruit", "glory", "corrupt", "ring"}


def test_every_rolled_die_and_every_card_of_the_wilds_is_drawn() -> None:
    for view in everywhere():
        board = view["board"]
        parts = shown(view)
        for side in board["sides"]:
            assert {die_of(view, die) for area in SHOWN for die in side[area]} <= parts
        assert {die_of(view, die) for die in board["sauron"]["muster"]} <= parts
        assert {card for cards in board["rows"].values() for card in cards} <= parts
        assert {*board["guarded"], *board["locations"], *board["seats"]} <= parts


def test_every_die_has_its_own_box() -> None:
    """Dice that are alike are all there, one beside the other."""
    for view in everywhere():
        tops = sum(text(line).count("┏") + text(line).count("┌") for line in drawn(view))
        board = view["board"]
        dice = [die for side in board["sides"] for area in SHOWN for die in side[area]]
        assert tops == len(dice) + len(board["sauron"]["muster"])


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_other_areas_are_told_by_name_and_number(lang: str) -> None:
    words = messages(lang)
    for view in everywhere()[::5]:
        page = told(view, lang)
        for side in view["board"]["sides"]:
            for area in ("bag", "used"):
                label = words.say(f"terminal-dice-area-{area}")
                assert re.sub(r"\s", "", f"{label}{len(side[area])}") in page
            for area in ("spent", "aside"):
                label = words.say(f"terminal-dice-area-{area}")
                assert not side[area] or re.sub(r"\s", "", f"{label}{len(side[area])}(") in page


def test_what_can_be_done_now_stands_on_the_die_and_its_frame_is_thick() -> None:
    seen = set()
    for view in everywhere():
        choice = view["choice"]
        page = "".join(text(line) for line in drawn(view))
        asked = {"die": False}
        for option in (choice or {}).get("options", ()):
            die = option["args"].get("die")
            if die is None or die not in shown(view) or "┃" not in "".join(boxes(view, die)):
                continue
            asked["die"] = True
            verb = messages("en").say(f"terminal-dice-can-{option['kind']}")
            lines = "".join(boxes(view, die))
            assert verb in lines or f"{verb[:3]}" in lines or "…" in lines
            seen.add(option["kind"])
        assert ("┏" in page) == asked["die"]
    assert seen >= {"spend", "muster", "reroll", "target"}


def test_figures_are_those_that_count_now() -> None:
    """With all that adds to them, as the view says: what a Unit bears, and no defense elsewhere."""
    for view in everywhere():
        for die, now in view["board"]["units"].items():
            defense = "–" if now["defense"] is None else now["defense"]
            assert f"{now['attack']}/{defense}" in "".join(boxes(view, die_of(view, die)))
    view = standing({"muster": ["aragorn:4+anduril:4"]})
    [aragorn] = view["board"]["units"]
    printed = BOARD.details(Scene(GAME, view, messages("en")), aragorn)
    now = view["board"]["units"][aragorn]
    shows = printed.partition("shows ")[2].partition(" · ")[0]
    assert f"{now['attack']}/" in "".join(boxes(view, aragorn))
    assert f" {now['attack']}/" not in shows
    assert f"now {signs.UNIT}" in printed


def test_fellowship_is_what_one_could_pay_with() -> None:
    """Dice that are still to be spent count, as on the page."""
    view = standing({"active": ["frodo:1", "frodo:1"]}, at="dice")
    assert view["board"]["totals"]["fellowship"] == 2
    assert f"{signs.FELLOWSHIP}Fellowship2" in told(view)


def test_corruption_is_marked_with_a_sign() -> None:
    cards = dice = 0
    for view in everywhere():
        board = view["board"]
        for card in board["corrupted"]:
            if any(card in row for row in board["rows"].values()):
                assert boxes(view, card)[0].startswith(f"{signs.CORRUPTION} ")
                cards += 1
        for die in board["sauron"]["marked"]:
            assert signs.CORRUPTION in "".join(boxes(view, die_of(view, die)))
            dice += 1
        lost, limit = len(board["corrupted"]), board["limit"]
        full = signs.CORRUPTION * min(lost, limit) + signs.ROOM * (limit - lost)
        assert full in told(view)
        assert (
            f"{signs.CORRUPTION}{lost}/{limit}"
            in BOARD.status(Scene(GAME, view, messages("en"))).plain
        )
    assert cards
    assert dice


def test_the_way_tells_what_an_eye_does_everywhere() -> None:
    view = everywhere()[0]
    page = told(view, width=157)
    assert f"{signs.HERE}TheShire" in page
    assert f"Rivendell{signs.EYE}{signs.UNIT}2/2" in page
    assert f"TheMinesofMoria{signs.EYE}{signs.RETURN}1" in page
    assert f"TheBlackGate{signs.EYE}{signs.RETURN}1{signs.CORRUPTION}2" in page
    for later in everywhere():
        place = later["board"]["location"]
        eye = next(record for record in GAME.cards() if record["id"] == place)["eye"]
        assert ("EachEye:" in told(later)) == bool(eye)


def test_rows_that_are_not_laid_out_say_where_they_will_be() -> None:
    page = told(everywhere()[0])
    assert "2fromRivendellon" in page
    assert "4fromtheMinesofMoriaon" in page


@pytest.mark.parametrize(("lang", "name"), [("en", "Aragorn"), ("ja", "アラゴルン")])
def test_an_artifact_stands_behind_its_bearer_and_says_so(lang: str, name: str) -> None:
    view = standing({"muster": ["frodo:5", "aragorn:5+anduril:4", "sam:5"]})
    page = [text(line) for line in drawn(view, lang)]
    assert any(f"{signs.BORNE}{name[:3]}" in line for line in page)
    [artifact] = view["board"]["bearers"]
    scene = Scene(GAME, view, messages(lang))
    bearer = view["board"]["bearers"][artifact]
    assert GAME.title(messages(lang), "die", bearer).split("/")[0]
    assert name in BOARD.details(scene, artifact)
    assert BOARD.where(scene, artifact) == BOARD.where(scene, bearer) != ""
    row = next(line for line in page if name in line and "┌" in line)
    assert row.index(name) < row.index(messages(lang).say("dice-card-anduril")[:4])


def test_an_attack_that_goes_on_tells_its_total() -> None:
    view = standing(
        {"muster": ["aragorn:5", "frodo:5"]},
        at="war",
        sauron={"muster": ["fotr:1", "fotr:2"], "marked": ["fotr"]},
    )
    match = start({"muster": ["aragorn:5"]}, at="war", sauron={"muster": ["fotr:1", "fotr:2"]})
    assert "attack" not in text(drawn(view)[0])
    match.apply("attack")
    later = json.loads(json.dumps(match.view(0)))
    assert later["choice"]["kind"] == "target"
    total = later["board"]["totals"]["running"]
    assert f"attack {total}" in text(drawn(later)[0])
    die = later["choice"]["options"][0]["args"]["die"]
    assert "┗━━attack━━┛" in "".join(boxes(later, die))


def test_pointing_changes_no_letter() -> None:
    view = next(v for v in everywhere() if v["choice"] and v["choice"]["kind"] == "dice")
    die = view["choice"]["options"][0]["args"]["die"]
    plain = drawn(view)
    pointed = BOARD.draw(Scene(GAME, view, messages("en"), frozenset({die})), 77)
    light = BOARD.draw(Scene(GAME, view, messages("en"), dark=False), 77)
    assert [text(line) for line in plain] == [text(line) for line in pointed]
    assert [text(line) for line in plain] == [text(line) for line in light]
    assert plain != pointed
    assert plain != light


def test_pointing_at_a_die_tells_what_it_shows_and_all_of_its_card() -> None:
    view = next(v for v in everywhere() if v["choice"] and v["choice"]["kind"] == "dice")
    scene = Scene(GAME, view, messages("en"))
    die = view["choice"]["options"][0]["args"]["die"]
    facts = BOARD.details(scene, die)
    sort = die.rpartition("-")[0]
    card = view["board"]["cards"][sort]
    assert facts.startswith("shows ")
    described = GAME.describe(messages("en"), next(r for r in GAME.cards() if r["id"] == card))
    assert described["text"] in facts
    assert described["cost"] in facts
    assert len(facts.partition("faces: ")[2].partition(" · ")[0].split(", ")) == 6


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_component_can_be_described(lang: str) -> None:
    scene = Scene(GAME, everywhere()[0], messages(lang))
    for record in GAME.cards():
        if record["kind"] == "enemy":
            continue
        told_of = BOARD.details(scene, record["id"])
        plain = record["kind"] == "location" and not record["enter"] and not record["eye"]
        assert plain or told_of, record["id"]
        assert BOARD.called(scene, record["id"])
        assert cell_len(BOARD.sign(scene, record["id"]).plain) <= 1
        faces = list(record.get("faces", ()))
        assert len(faces) in (0, 6)
    assert BOARD.details(scene, "nobody") == ""


def test_what_is_reconstructed_is_said() -> None:
    scene = Scene(GAME, everywhere()[0], messages("en"))
    partly = whole = 0
    for record in GAME.cards():
        facts = BOARD.details(scene, record["id"]) if record["kind"] == "card" else ""
        sources = {record["source"], *record.get("sources", {}).values()}
        if facts and "reconstructed" in sources:
            partly += "reconstructed: " in facts
            whole += "reconstructed component" in facts
            assert "reconstructed" in facts
    assert partly
    assert whole


def test_two_dice_of_one_name_are_told_apart() -> None:
    """Options that read the same say what sets each apart."""
    for view in everywhere():
        if view["choice"] is not None:
            for lang in ("en", "ja"):
                scene = Scene(GAME, view, messages(lang))
                labels = [entry.label for entry in choice_entries.legal(scene, BOARD)]
                assert len({*labels}) == len(labels), labels


def test_whatever_an_option_is_about_is_on_the_drawing() -> None:
    """What lies in a pile is told by name alone, and cards that are dealt are not there yet."""
    for view in everywhere():
        if view["choice"] is None:
            continue
        parts = shown(view)
        for option in view["choice"]["options"]:
            if option["kind"] in ("place", "fetch", "take", "keep"):
                continue
            for role, id in option["args"].items():
                assert set(BOARD.parts(role, id)) <= parts, option["text"]


def test_arguments_that_are_no_components_have_no_place() -> None:
    assert BOARD.parts("rolled", "frodo-1:3") == ("frodo-1",)
    assert BOARD.parts("amount", "3") == ()
    assert BOARD.parts("area", "muster") == ()
    assert BOARD.parts("card", "sam") == ("sam",)


def test_every_sign_is_in_the_legend_and_one_cell_wide() -> None:
    legends = [messages(lang).say(BOARD.legend) for lang in ("en", "ja")]
    every = [
        value
        for name, value in vars(signs).items()
        if isinstance(value, str) and not name.startswith("_") and name.isupper()
    ]
    assert len(every) > 15
    for sign in every:
        assert cell_len(sign) == 1
        assert all(sign in legend for legend in legends), sign


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_short_names_fit_on_a_die(lang: str) -> None:
    """On the wide one; a narrow one may cut the longest."""
    for view in everywhere()[::4]:
        page = [text(line) for line in drawn(view, lang, 77)]
        tops = [line for line in page if re.search("[┏┌]", line)]
        assert not any("…" in line for line in tops)
    assert NARROW < WIDE


def test_whoever_is_asked_for_artifacts_may_pass_for_a_while(tmp_path: Path) -> None:
    """In another's turn; in the own one there is something to do."""
    horn = {"muster": ["horn-of-gondor:4", "frodo:5"]}
    other = {"muster": ["frodo:5"], "used": ["frodo"]}
    match = start(horn, other, at="war", turn="player-2")
    assert match.view(0)["choice"]["kind"] == "anytime"

    async def play() -> None:
        async with driving(tmp_path, Table(match)) as driver:
            assert driver.shows("Pass for this turn")
        async with driving(tmp_path, dice("human", "greedy")) as driver:
            assert not driver.shows("Pass for this turn")

    asyncio.run(play())


# By keys.


def dice(*seats: str, seed: int = 7) -> Table:
    return Table(GAME.start(seats, seed))


async def fits(driver: Driver) -> None:
    """What the cursor is on is in sight, and so are all keys."""
    await driver.pilot.pause(0.1)
    board = driver.screen.query_one(BoardPane)
    pointed = driver.screen.query_one(ChoicePane).pointed
    wanted = set(pointed.parts) if pointed is not None else set()
    wanted &= set().union(*(parts_of(line) for line in board.lines))
    rows = range(board.scroll_offset.y, board.scroll_offset.y + board.size.height)
    near = set().union(*(parts_of(board.lines[row]) for row in rows if row < len(board.lines)))
    assert not wanted or wanted & near
    assert len(str(driver.screen.query_one(KeyBar).render()).splitlines()) <= 2


@pytest.mark.parametrize(
    ("lang", "size"),
    [("ja", (80, 24)), ("en", (120, 40)), ("ja", (200, 60))],
)
def test_dice_is_played_by_keys(tmp_path: Path, lang: str, size: tuple[int, int]) -> None:
    table = play_ahead(dice("human", "random"), 40)

    async def play() -> None:
        async with driving(tmp_path, table, lang, size) as driver:
            for number in range(5):
                legal = [entry for entry in driver.entries if not entry.refused]
                if driver.table.over:
                    break
                await driver.press("123456789"[number % min(9, len(legal))])
                await fits(driver)
            view = driver.table.view()
            assert driver.table.over or BOARD.status(Scene(GAME, view, messages(lang))).plain

    asyncio.run(play())


def test_a_game_of_two_is_played_to_its_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path, dice("human", "random", seed=23), size=(80, 24)) as driver:
            await driver.play_out(400)
            assert driver.table.over
            assert driver.shows("The game is over")
            await driver.press("w")
            assert isinstance(driver.app.screen, WatchScreen)
            await driver.press("right", "right", "down", "down", "up", "end")
            assert driver.app.screen.position == driver.app.screen.course.last
            await driver.press("v", "left")
            driver.app.screen.query_one(BoardPane).post_message(BoardPane.Clicked("bill"))
            await driver.pilot.pause()
            assert isinstance(driver.app.screen, Note)

    asyncio.run(play())


def test_several_dice_are_one_act_and_one_undo(tmp_path: Path) -> None:
    """Those that are alike too: each mark is another of them."""

    async def play() -> None:
        table = dice("human", "greedy")
        async with driving(tmp_path, table) as driver:
            view = driver.table.view()
            assert view["choice"]["kind"] == "dice"
            assert driver.shows("Space marks several")
            most = BOARD.marking(Scene(GAME, view, messages("en")))
            assert most is not None
            twice = next(text for text, times in most.most.items() if times > 1)
            at = next(n for n, entry in enumerate(driver.entries) if entry.value == twice)
            driver.screen.query_one(ChoicePane)._point(at)
            await driver.press("space", "space", "enter")
            assert driver.table.ply == 2
            side = driver.table.view()["board"]["sides"][0]
            assert len(side["active"]) < 5
            await driver.press("u")
            assert driver.table.ply == 0
            assert len(driver.table.view()["board"]["sides"][0]["active"]) == 5

    asyncio.run(play())


@pytest.mark.parametrize("at", ["score", "clean-up"])
def test_artifacts_are_discarded_together(tmp_path: Path, at: str) -> None:
    match = start({"muster": ["elven-cloak:4", "horn-of-gondor:4", "frodo:5"]}, at=at)
    assert match.view(0)["choice"]["kind"] in ("stay", "tidy")

    async def play() -> None:
        async with driving(tmp_path, Table(match)) as driver:
            await driver.press("space", "down", "space", "enter")
            assert driver.table.ply >= 2
            muster = driver.table.view()["board"]["sides"][0]["muster"]
            assert not any(die.startswith(("elven", "heirloom")) for die in muster)

    asyncio.run(play())


def test_a_click_on_what_has_no_option_tells_about_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path, dice("human", "greedy")) as driver:
            driver.screen.query_one(BoardPane).post_message(BoardPane.Clicked("bill"))
            await driver.pilot.pause()
            assert isinstance(driver.app.screen, Note)
            assert driver.shows("Bill the Pony")
            await driver.pilot.press("escape")
            await driver.pilot.pause()
            die = driver.entries[1].parts[0]
            driver.screen.query_one(BoardPane).post_message(BoardPane.Clicked(die))
            await driver.pilot.pause()
            pointed = driver.screen.query_one(ChoicePane).pointed
            assert pointed is not None
            assert pointed.parts == (die,)

    asyncio.run(play())


def test_what_others_did_is_told(tmp_path: Path) -> None:
    async def play() -> None:
        table = play_ahead(dice("human", "greedy"), 60)
        async with driving(tmp_path, table, size=(80, 24)) as driver:
            recap = driver.screen.query_one("#recap")
            for _ in range(25):
                if recap.display:
                    break
                await driver.press("1")
            assert recap.display
            assert driver.shows("Player 2:")

    asyncio.run(play())


def test_what_the_ring_has_left_is_among_the_corruption_that_he_will_have() -> None:
    mat = {"muster": ["fotr:1"], "corruption": 2, "delayed": 3}
    words = messages("en")

    def said(key: str, count: int) -> str:
        return words.say(f"terminal-dice-{key}", count=count).replace(" ", "")

    mine = told(standing({"muster": ["frodo:5"]}, at="war", sauron=mat))
    assert said("points", 6) in mine
    assert said("delayed-among", 3) in mine
    assert said("delayed", 3) not in mine
    # In his own turn it is left for the next.
    assert said("delayed", 3) in told(standing({"glory": 1}, at="corrupt", sauron=mat))
