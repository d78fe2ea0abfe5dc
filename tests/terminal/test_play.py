"""A table on the screen: choosing, refusals, undo, languages, rules, the end."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.widgets import OptionList, Static

import mathom
from mathom.kernel.state import Json
from mathom.locale import messages
from mathom.terminal.boards import board_of
from mathom.terminal.boards.scene import Scene, parts_of
from mathom.terminal.boards.widget import BoardPane
from mathom.terminal.choice_entries import legal, refused
from mathom.terminal.choices import ChoicePane, Entry, Section
from mathom.terminal.dialogs import Ask, Note
from mathom.terminal.localised import KeyBar
from mathom.terminal.log_pane import LogPane
from mathom.terminal.menu import MenuScreen
from mathom.terminal.rules import RulesScreen
from mathom.terminal.table import Table
from tests.terminal.driving import KEYS, Driver, driving, duel, nearly_over, play_ahead


def position(driver: Driver) -> Json:
    """What is on the table, however often it was there before."""
    return {key: value for key, value in driver.table.view().items() if key != "version"}


@pytest.mark.parametrize(
    ("lang", "size", "whole"), [("en", (120, 40), True), ("ja", (80, 24), False)]
)
def test_a_duel_is_played_to_its_end_by_keys(
    tmp_path: Path, lang: str, size: tuple[int, int], whole: bool
) -> None:
    table = duel("human", "random") if whole else nearly_over("human", "random", left=10)

    async def play() -> None:
        async with driving(tmp_path, table, lang, size) as driver:
            assert await driver.play_out() > (20 if whole else 2)
            outcome = driver.table.view()["outcome"]
            assert driver.shows(messages(lang).say("terminal-over"))
            assert driver.shows(outcome["rule"])
            assert [entry.value for entry in driver.entries] == [
                "terminal-rematch",
                "terminal-review",
                "terminal-watch",
                "terminal-to-menu",
            ]

    asyncio.run(play())


def test_after_the_end_comes_a_rematch_or_the_menu(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path, nearly_over("human", "random", left=3)) as driver:
            await driver.play_out()
            await driver.press("1")
            assert driver.table.view()["outcome"]
            ended = driver.table
            await driver.press("n")
            assert driver.table.view()["ply"] <= 2
            driver.screen.sit(ended)
            await driver.press("m")
            assert isinstance(driver.app.screen, MenuScreen)

    asyncio.run(play())


def test_an_option_is_picked_by_its_key_or_by_arrows_and_enter(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path, duel("human", "human")) as driver:
            third = driver.entries[2].value
            await driver.press("3")
            assert _last_choice(driver) == third
            second = driver.entries[1].value
            await driver.press("down", "enter")
            assert _last_choice(driver) == second
            tenth = driver.entries[9].value
            await driver.press(KEYS[9])
            assert _last_choice(driver) == tenth

    asyncio.run(play())


def test_a_key_pressed_twice_in_haste_is_no_illegal_choice(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path, duel("human", "human")) as driver:
            pane = driver.screen.query_one(ChoicePane)
            assert pane.press("1")
            assert pane.press("1")
            await driver.settle()
            assert driver.table.view()["ply"] == 1

    asyncio.run(play())


def test_a_click_on_a_card_points_at_its_options(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path, duel("human", "human")) as driver:
            pane = driver.screen.query_one(ChoicePane)
            board = driver.screen.query_one(BoardPane)
            await driver.pilot.click(board, offset=(21, 12))
            await driver.pilot.pause()
            assert pane.pointed is not None
            assert pane.pointed.value == "play c1-yellow-2-coins-4"
            await driver.pilot.click(board, offset=(21, 12))
            await driver.pilot.pause()
            assert pane.pointed.value == "discard c1-yellow-2-coins-4"
            await driver.press("down")
            assert pane.pointed.value == "discard c1-blue-1-ring-free"
            await driver.pilot.click(driver.screen.query_one(OptionList), offset=(6, 0))
            await driver.settle()
            assert _last_choice(driver) == "play c1-grey-ruse-2"

    asyncio.run(play())


def test_keys_on_the_bar_can_be_clicked(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path, duel("human", "human")) as driver:
            await driver.pilot.click(driver.screen.query_one(KeyBar), offset=(3, 0))
            await driver.pilot.pause()
            assert isinstance(driver.app.screen, RulesScreen)

    asyncio.run(play())


def test_a_refused_option_says_why_and_changes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path, duel("human", "human")) as driver:
            before = driver.table.save_text()
            legal = sum(1 for entry in driver.entries if not entry.refused)
            refused = driver.entries[legal]
            assert refused.refused
            assert "(rule D2.4)" in refused.label
            await driver.press(*["down"] * legal, "enter")
            pane = driver.screen.query_one(ChoicePane)
            assert pane.pointed == refused
            assert driver.say == refused.label
            assert driver.table.save_text() == before

    asyncio.run(play())


def test_refused_options_can_be_hidden(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path, duel("human", "human")) as driver:
            count = sum(1 for entry in driver.entries if entry.refused)
            assert count
            await driver.press("r")
            assert not any(entry.refused for entry in driver.entries)
            assert driver.shows(messages("en").say("terminal-refused-hidden", count=count)[:30])
            await driver.press("r")
            assert sum(1 for entry in driver.entries if entry.refused) == count

    asyncio.run(play())


def test_undo_returns_to_the_exact_choice_before(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path, duel("human", "random")) as driver:
            views = [position(driver)]
            for key in ("2", "1", "3"):
                await driver.press(key)
                views.append(position(driver))
            for view in reversed(views[:-1]):
                await driver.press("u")
                assert position(driver) == view
            entries = driver.entries
            await driver.press("u")
            assert position(driver) == views[0]
            assert driver.entries == entries
            assert driver.say == messages("en").say("terminal-nothing-to-undo")

    asyncio.run(play())


def test_undo_takes_back_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path, nearly_over("human", "random", left=3)) as driver:
            await driver.play_out()
            await driver.press("u")
            assert driver.table.view()["outcome"] is None
            assert not driver.table.bot_asked

    asyncio.run(play())


def test_a_bots_answer_is_dropped_when_the_table_changed_meanwhile(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path, duel("human", "random")) as driver:
            view = position(driver)
            driver.app.pause = 60
            await driver.pilot.press("1")
            assert driver.table.bot_asked
            driver.app.pause = 0
            await driver.pilot.press("u")
            assert position(driver) == view
            await driver.press("1")
            assert driver.table.view()["ply"] > view["ply"]

    asyncio.run(play())


def test_the_language_changes_at_any_time(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path, duel("human", "human")) as driver:
            await driver.press("1")
            english = driver.story
            assert english[0] == "Chapter 1 begins."
            before = driver.table.save_text()
            await driver.press("g")
            assert driver.story[0] == "第1章が始まります。"
            assert len(driver.story) == len(english)
            assert driver.shows("旅の仲間")
            assert "プレイ" in driver.entries[0].label
            await driver.press("R", "g")
            assert isinstance(driver.app.screen, RulesScreen)
            assert driver.shows(messages("en").say("terminal-rules-choice"))
            await driver.press("escape")
            assert driver.story == english
            assert driver.table.save_text() == before

    asyncio.run(play())


def test_rules_open_at_the_choice_and_show_the_whole_ledger(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path, duel("human", "human")) as driver:
            ledger = driver.table.game.ledger()
            await driver.press("R")
            for id in driver.table.view()["choice"]["rules"]:
                assert driver.shows(f"{id} {ledger.rules(id)[0].text[:20]}")
            await driver.press("right")
            assert driver.shows(f"D1.1 {ledger.rules('D1.1')[0].text[:20]}")
            await driver.press("left", "left")
            assert driver.shows(messages("en").say("terminal-rules-signs"))
            await driver.press("escape")
            assert driver.table.view()["ply"] == 0

    asyncio.run(play())


def test_a_hot_seat_shows_the_view_of_whoever_is_asked(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path, duel("human", "human")) as driver:
            for _ in range(6):
                view = driver.table.view()
                assert view["seat"] == view["choice"]["seat"]
                await driver.press("1")

    asyncio.run(play())


def test_bots_alone_play_to_the_end_before_spectators(tmp_path: Path) -> None:
    async def play() -> None:
        table = nearly_over("random", "random", left=8)
        assert not table.over
        async with driving(tmp_path, table) as driver:
            assert driver.table.view()["seat"] is None
            assert driver.table.over

    asyncio.run(play())


def test_on_a_small_screen_the_card_and_the_news_in_question_are_in_sight(tmp_path: Path) -> None:
    async def play() -> None:
        table = duel("human", "human")
        for _ in range(5):
            table.choose(table.view()["choice"]["options"][-1]["text"])
        async with driving(tmp_path, table, size=(80, 24)) as driver:
            await driver.pilot.pause(0.1)
            board = driver.screen.query_one(BoardPane)
            pointed = driver.screen.query_one(ChoicePane).pointed
            assert pointed is not None
            rows = range(board.scroll_offset.y, board.scroll_offset.y + board.size.height)
            assert any(set(pointed.parts) & parts_of(board.lines[row]) for row in rows)
            assert driver.shows(driver.story[-1][:20])

    asyncio.run(play())


def test_leaving_a_running_game_is_asked_for(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path, duel("human", "human")) as driver:
            await driver.press("q")
            assert isinstance(driver.app.screen, Ask)
            await driver.press("escape")
            assert driver.table.view()["ply"] == 0
            await driver.press("q", "down", "enter")
            assert isinstance(driver.app.screen, MenuScreen)
            assert not list(tmp_path.iterdir())

    asyncio.run(play())


def test_a_dialog_keeps_its_answer_while_bots_play(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path, duel("human", "random")) as driver:
            driver.app.pause = 0.3
            await driver.pilot.press("1", "q")
            assert isinstance(driver.app.screen, Ask)
            driver.app.pause = 0
            while driver.table.bot_asked:
                await driver.pilot.pause(0.05)
            await driver.press("down", "enter")
            assert isinstance(driver.app.screen, MenuScreen)

    asyncio.run(play())


def test_dark_and_light_change_places(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path, duel("human", "human")) as driver:
            assert driver.shows(messages("en").say("terminal-key-light"))
            await driver.press("t")
            assert not driver.app.current_theme.dark
            assert driver.shows(messages("en").say("terminal-key-dark"))

    asyncio.run(play())


def _last_choice(driver: Driver) -> str:
    chosen = [line for line in driver.table.save_text().splitlines() if line[:1].isdigit()]
    return chosen[-1].partition(": ")[2]


@pytest.mark.parametrize("key", ["q", "ctrl+q", "ctrl+c"])
def test_no_key_leaves_a_game_unasked(tmp_path: Path, key: str) -> None:
    async def play() -> None:
        async with driving(tmp_path, duel("human", "random")) as driver:
            await driver.pilot.press(key)
            await driver.pilot.pause()
            assert isinstance(driver.app.screen, Ask)
            assert driver.app.return_code is None

    asyncio.run(play())


def test_the_log_is_scrolled_by_keys_and_the_sides_are_always_in_sight(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path, duel("human", "random"), size=(80, 24)) as driver:
            for _ in range(6):
                await driver.press("1")
            story = driver.screen.query_one(LogPane)
            before = story.scroll_offset.y
            await driver.pilot.press("left_square_bracket")
            await driver.pilot.pause()
            assert story.scroll_offset.y == before - 3
            await driver.pilot.press("right_square_bracket")
            await driver.pilot.pause()
            assert story.scroll_offset.y == before
            side = driver.table.view()["board"]["sides"]["fellowship"]
            title = str(driver.screen.query_one("#title", Static).render())
            assert f"●{side['coins']} {side['steps']}/14" in title

    asyncio.run(play())


def test_the_cursor_stays_on_an_option_and_off_the_refusals(tmp_path: Path) -> None:
    def section(*values: str, refused: bool = False) -> Section:
        return Section([Entry(value, value, refused=refused) for value in values])

    async def play() -> None:
        async with driving(tmp_path, duel("human", "human")) as driver:
            pane = driver.screen.query_one(ChoicePane)
            pane.ask("", [section("a", "b", "c")])
            await driver.press("down")
            pane.ask("", [section("c", "b"), section("a", refused=True)])
            assert pane.pointed is not None
            assert pane.pointed.value == "b"
            pane.ask("", [section("c", "d"), section("b", refused=True)])
            assert pane.pointed.value == "c"

    asyncio.run(play())


def test_long_lists_are_searched(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path, duel("human", "human")) as driver:
            everything = driver.entries
            wanted = everything[3].label.split()[-1]
            await driver.press("slash", *wanted.lower())
            found = driver.entries
            assert everything[3] in found
            assert 0 < len(found) < len(everything)
            assert all(wanted.lower() in entry.label.lower() for entry in found)
            await driver.press("escape")
            assert driver.entries == everything
            await driver.press("slash", *wanted.lower(), "enter", "enter")
            assert driver.table.view()["ply"] == 1, "Enter goes to what was found, and chooses it"

    asyncio.run(play())


def test_a_key_opens_the_list_of_keys_with_the_signs_behind_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path, duel("human", "human")) as driver:
            await driver.press("question_mark")
            assert driver.shows("Keys (1 of")
            assert driver.shows("choose the option with this key")
            await driver.press("right")
            assert driver.shows("the Fellowship")
            await driver.press("question_mark")
            assert not isinstance(driver.app.screen, RulesScreen)

    asyncio.run(play())


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("ground", ["dark", "light"])
def test_all_keys_are_on_the_bar_at_80_columns(tmp_path: Path, lang: str, ground: str) -> None:
    async def play() -> None:
        async with driving(tmp_path, duel("human", "human"), lang, (80, 24)) as driver:
            if ground == "light":
                await driver.press("t")
            words = messages(lang)
            named = ("help", "rules", "filter", "undo", "save", "load", "refused", "ask-all")
            for key in (*named, "menu", "scroll", "story"):
                assert driver.shows(words.say(f"terminal-key-{key}"))
            bar = driver.screen.query_one(KeyBar)
            lines = str(bar.render()).split("\n")
            assert len(lines) == bar.size.height
            assert all(cell_len(line) <= 80 for line in lines)
            assert all(re.match(r"\S+( \])? \S", line) for line in lines), "none begins in a name"

    asyncio.run(play())


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_cards_of_one_name_are_told_apart(lang: str) -> None:
    """By what one costs or gives and the other does not, else by where they lie."""
    table, board, words = duel("human", "human", seed=1), board_of("duel"), messages(lang)
    rows = set()
    while not table.over:
        scene = Scene(table.game, table.view(), words)
        for entries in (legal(scene, board), refused(scene, board)):
            labels = [entry.label for entry in entries]
            assert len(labels) == len(set(labels))
            rows |= {
                label
                for label in labels
                if words.say("terminal-duel-where", row=5, place=1) in label
            }
        table = play_ahead(table, 1)
    assert rows


def test_what_others_did_is_in_sight_until_one_acts(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path, duel("human", "greedy"), size=(80, 24)) as driver:
            line = driver.screen.query_one("#recap")
            await driver.press("1")
            assert line.display
            assert driver.shows("Sauron: “")
            assert line.size.height <= 2
            await driver.press("u")
            assert not line.display

    asyncio.run(play())


def test_a_key_pressed_before_the_table_is_laid_is_not_looked_for(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path) as driver:
            driver.app.to_table(duel("human", "human"))
            for _ in range(20):
                driver.app.simulate_key("y")
                await asyncio.sleep(0)
            await driver.settle()
            assert driver.entries

    asyncio.run(play())


def test_a_key_tells_all_of_what_is_pointed_at(tmp_path: Path) -> None:
    table = Table(mathom.game("quest").start(["human", "human"], 1))

    async def play() -> None:
        async with driving(tmp_path, table, size=(80, 24)) as driver:
            text = driver.say
            assert not driver.shows(text[-20:]), "it does not fit"
            await driver.press("I")
            assert driver.shows(text[-20:])
            await driver.press("I")
            assert not isinstance(driver.app.screen, Note)

    asyncio.run(play())
