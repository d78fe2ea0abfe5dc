"""Bots at a table: they play, and where they fail the lot decides.

The workers are real processes, in which trolls do what a file tells them.
"""

from __future__ import annotations

import functools
import secrets
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from mathom.kernel.record import Record
from mathom.server import actions, app, bot_turns
from mathom.server.bot_pool import BotPool
from tests.server.local_server import (
    Denied,
    Line,
    LocalServer,
    both,
    id_of,
    open_server,
    wait_until,
)

TROLLS = """
import os, sys, time
from pathlib import Path
from mathom.server import bot_worker

orders = Path(sys.argv[1])
usual = bot_worker.make_bot

class Troll:
    def __init__(self, bot):
        self.bot = bot

    def choose(self, seat):
        order = orders.read_text()
        if order == "hang":
            time.sleep(3600)
        if order in ("wait", "wait again"):
            orders.with_name(order).touch()
        while order in ("wait", "wait again") and orders.read_text() == order:
            time.sleep(0.01)
        if order == "raise":
            raise RuntimeError("no idea")
        if order == "die":
            os._exit(3)
        if order == "cheat":
            table, options = seat.game.option_table, seat.options()
            return next(table[n] for n in range(len(table)) if table[n] not in options)
        return self.bot.choose(seat)

honest = bot_worker.choose

def choose(asked):
    return "go home" if orders.read_text() == "lie" else honest(asked)

bot_worker.choose = choose
bot_worker.make_bot = lambda game, name: Troll(usual(game, name))
bot_worker.main()
"""


@pytest.fixture(scope="module")
def orders(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the trolls read what to do."""
    return tmp_path_factory.mktemp("orders") / "orders"


@contextmanager
def with_trolls(folder: Path, orders: Path, deadline: float = 30.0) -> Iterator[LocalServer]:
    """A server whose bots are trolls."""
    orders.write_text("play")
    command = (sys.executable, "-P", "-c", TROLLS, str(orders))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "BotPool", functools.partial(BotPool, command=command))
        with open_server(folder, workers=1, deadline=deadline) as server:
            yield server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, orders: Path) -> Iterator[LocalServer]:
    with with_trolls(tmp_path_factory.mktemp("server"), orders) as server:
        yield server


@pytest.fixture(autouse=True)
def obedient(orders: Path) -> Iterator[None]:
    """Trolls play unless a test tells them otherwise."""
    orders.write_text("play")
    yield
    orders.write_text("play")


def play_on(line: Line, choices: int = 1_000) -> None:
    """Choose whenever this seat is asked, to the end or for so many choices."""
    while choices and line.view["outcome"] is None:
        if line.options:
            line.choose()
            choices -= 1
        else:
            line.hear_of("update")


def failures(server: LocalServer) -> dict[str, float]:
    """How often bots have failed, by reason."""
    return {
        name.split('"')[1]: count
        for name, count in server.figures().items()
        if name.startswith("mathom_bot_failures_total{")
    }


def test_a_game_against_a_bot_is_played_to_its_end(server: LocalServer) -> None:
    before = server.figures()["mathom_bot_questions_total"]
    frodo = server.person("Frodo")
    made = frodo.make("me", "greedy")
    with frodo.join(made, "fellowship") as line:
        play_on(line)
        assert line.last["table"]["status"] == "over"
        assert line.view["players"] == {"fellowship": "Frodo", "sauron": "greedy"}
    choices = [entry for entry in server.log(made) if entry.kind == "choice"]
    by_bot = [entry for entry in choices if entry.body["seat"] == 1]
    assert len(by_bot) > 10
    assert all(entry.actor == "" and entry.key is None for entry in by_bot)
    assert all("failed" not in entry.body for entry in choices)
    assert server.figures()["mathom_bot_questions_total"] == before + len(by_bot)
    text = frodo.ask("GET", f"/api/tables/{id_of(made)}/record").text
    Record.loads(text).stream()


def test_a_bot_begins_without_anybody_looking(server: LocalServer) -> None:
    made = server.person("Frodo").make("me", "random")
    assert made["table"]["asked"] == ["sauron"]
    wait_until(lambda: len(server.log(made)) > 2)


def test_a_bot_plays_on_for_somebody_and_gives_the_seat_back(server: LocalServer) -> None:
    frodo, sam = both(server)
    with frodo, sam:
        sam.act("hand-over", bot="greedy")
        play_on(frodo, choices=3)
        sam.wait(frodo.number)
        assert sam.view["ply"] >= 6
        sam.act("resume")
        frodo.wait(sam.number)
        while frodo.options:
            frodo.choose()
            sam.wait(frodo.number)
        assert sam.view["choice"]["seat"] == "sauron"
        ply = sam.view["ply"]
        time.sleep(0.1)
        assert sam.silent(), "the bot has stopped"
        sam.choose()
        assert sam.view["ply"] == ply + 1


class LastLots:
    """The operating system's lots, except that the last of several is always drawn."""

    token_hex = staticmethod(secrets.token_hex)
    randbelow = staticmethod(secrets.randbelow)

    @staticmethod
    def choice(legal: list[str]) -> str:
        return legal[-1]


def check_failure(server: LocalServer, orders: Path, order: str, reason: str) -> None:
    """A bot fails once; see what that brings about."""
    frodo = server.person("Frodo")
    made = frodo.make("greedy", "me")
    with frodo.join(made, "sauron") as line:
        before = failures(server).get(reason, 0.0)
        orders.write_text(order)
        line.choose()
        number = line.number
        line.hear_of("update")
        orders.write_text("play")
        assert line.number == number + 1
        (note,) = line.last["notes"]
        told = (note["kind"], note["seat"], note["name"], note["text"])
        assert told == ("bot-failed", "fellowship", "greedy", reason)
        assert failures(server)[reason] == before + 1
        entry = server.log(made)[number]
        assert (entry.kind, entry.body["failed"]) == ("choice", reason)
        assert line.options, "the lot has discarded a card, and it is Sauron's turn"
        line.act("resign")
    text = frodo.ask("GET", f"/api/tables/{id_of(made)}/record").text
    Record.loads(text).stream()


@pytest.mark.parametrize(
    ("order", "reason"),
    [("die", "crashed"), ("raise", "crashed"), ("cheat", "illegal"), ("lie", "illegal")],
)
def test_when_a_bot_fails_the_lot_decides_and_the_log_says_so(
    server: LocalServer,
    orders: Path,
    order: str,
    reason: str,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_turns, "secrets", LastLots)
    check_failure(server, orders, order, reason)
    assert "bot-failed" in caplog.text


def test_so_it_is_when_a_bot_thinks_too_long(
    orders: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "secrets", LastLots)
    with with_trolls(tmp_path, orders, deadline=0.2) as server:
        check_failure(server, orders, "hang", "deadline")


def answered(server: LocalServer, count: float) -> None:
    """Wait until so many answers of bots have come."""
    wait_until(lambda: server.figures()["mathom_bot_seconds_count"] >= count)


def test_the_answer_of_a_bot_that_plays_no_longer_is_dropped(
    server: LocalServer, orders: Path
) -> None:
    frodo, sam = both(server)
    with frodo, sam:
        heard = server.figures()["mathom_bot_seconds_count"]
        orders.write_text("wait")
        sam.act("hand-over", bot="greedy")
        assert sam.refused("choose", option=sam.options[0])["code"] == "bot-plays"
        sam.act("resume")
        orders.write_text("play")
        answered(server, heard + 1)
        assert sam.silent()
        assert sam.view["ply"] == 0
        sam.choose()
        kinds = [entry.kind for entry in server.log(sam.last["table"])]
        assert kinds[3:] == ["handed-over", "resumed", "choice"]


def test_the_answer_to_a_question_of_the_past_is_dropped(server: LocalServer, orders: Path) -> None:
    frodo = server.person("Frodo")
    made = frodo.make("greedy", "me")
    with frodo.join(made, "sauron") as line:
        heard = server.figures()["mathom_bot_seconds_count"]
        orders.write_text("wait")
        line.choose()
        line.act("take-back", to=0)
        assert line.options, "thinking does not hold the table up"
        orders.write_text("play")
        answered(server, heard + 1)
        assert line.silent()
        assert [entry.kind for entry in server.log(made)][2:] == ["choice", "undo"]
        play_on(line, choices=2)
        assert line.view["ply"] >= 3


def test_what_bots_choose_meanwhile_is_taken_back_too(server: LocalServer) -> None:
    frodo = server.person("Frodo")
    with frodo.join(frodo.make("greedy", "me"), "sauron") as line:
        first = line.view
        seen = choose_before_a_bot(line)
        line.act("take-back", to=0, version=seen)
        assert line.view == {**first, "version": line.view["version"]}
        for version in (first["version"], seen):
            refusal = line.refused("take-back", to=0, version=version)
            assert refusal["code"] == "stale", "it was taken back since"


def test_whom_a_bot_plays_for_is_not_passed_over_unseen(server: LocalServer) -> None:
    frodo, sam = both(server)
    with frodo, sam:
        frodo.act("hand-over", bot="greedy")
        sam.wait(frodo.number)
        seen = choose_before_a_bot(sam)
        assert sam.last["take_back"] == {"to": 0, "free": False}
        assert sam.refused("take-back", to=0, version=seen)["code"] == "stale"
        assert sam.last["table"]["request"] is None


def choose_before_a_bot(line: Line) -> int:
    """Choose, and wait until the bot has done all of its own; gives the version between the two."""
    between: int = line.view["version"] + 1
    line.choose()
    while line.view["version"] <= between or not line.options:
        line.hear_of("update")
    return between


def test_a_bot_is_asked_again_when_the_game_has_come_to_its_turn_another_way(
    server: LocalServer, orders: Path
) -> None:
    frodo = server.person("Frodo")
    with frodo.join(frodo.make("greedy", "me"), "sauron") as line:
        answered(server, server.figures()["mathom_bot_questions_total"])
        orders.with_name("wait").unlink(missing_ok=True)
        orders.write_text("wait")
        line.choose()
        wait_until(orders.with_name("wait").exists)
        line.act("take-back", to=0)
        line.choose(line.options[-2])
        orders.write_text("wait again")
        wait_until(orders.with_name("wait again").exists)
        assert line.silent(), "the first answer was for another game"
        orders.write_text("play")
        line.wait(line.number + 1)
        kinds = [entry.kind for entry in server.log(line.last["table"])]
        assert kinds[2:6] == ["choice", "undo", "choice", "choice"]


def test_the_table_can_be_used_while_a_bot_thinks(server: LocalServer, orders: Path) -> None:
    frodo = server.person("Frodo")
    with frodo.join(frodo.make("greedy", "me"), "sauron") as line:
        orders.write_text("wait")
        line.choose()
        line.act("chat", text="take your time")
        line.tell("ping")
        line.hear_of("pong")
        line.act("resign")
        assert line.last["table"]["status"] == "over"


def test_a_bot_that_the_rules_fail_is_not_asked_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("a fault in a rule")

    # A server of its own: at another's tables bots would fail meanwhile too.
    with open_server(tmp_path, workers=1) as server:
        frodo = server.person("Frodo")
        with frodo.join(frodo.make("greedy", "me"), "sauron") as line:
            with monkeypatch.context() as patch:
                patch.setattr(actions, "choose_for_bot", fail)
                line.choose()
                wait_until(lambda: server.figures()["mathom_crash_reports_total"] > 0)
                for _ in range(3):
                    line.act("chat", text="what is it?")
                with frodo.join(line.last["table"], "sauron"):
                    time.sleep(0.1)
            after = server.figures()
            for name in ("mathom_crash_reports_total", "mathom_bot_questions_total"):
                assert after[name] == 1
            line.act("take-back", to=0)
            play_on(line, choices=2)


def test_a_server_that_starts_goes_on_with_tables_that_wait_for_a_bot(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        made = server.person("Frodo").make("me", "greedy")
        over = server.person("Sam").make("me", "me")
    with open_server(tmp_path, workers=1) as server:
        wait_until(lambda: len(server.log(made)) > 2)
        assert server.log(made)[2].body["seat"] == 1
        assert len(server.log(over)) == 2


def ask_database(server: LocalServer, statement: str, table: str) -> list[tuple[object, ...]]:
    """What the database file itself answers, whether or not a server uses it."""
    with closing(sqlite3.connect(server.database)) as connection, connection:
        return connection.execute(statement, (table,)).fetchall()


@pytest.mark.parametrize(
    "spoil",
    [
        pytest.param("UPDATE log SET kind = 'dance' WHERE number = 2 AND \"table\" = ?", id="kind"),
        pytest.param("UPDATE log SET body = '{}' WHERE number = 1 AND \"table\" = ?", id="empty"),
        pytest.param("UPDATE log SET body = 'rust' WHERE number = 2 AND \"table\" = ?", id="rust"),
        pytest.param('DELETE FROM log WHERE number = 1 AND "table" = ?', id="gap"),
        pytest.param("UPDATE tables SET game = 'chess' WHERE id = ?", id="game"),
    ],
)
def test_a_table_that_cannot_be_opened_does_not_keep_the_others_waiting(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, spoil: str
) -> None:
    with open_server(tmp_path) as server:
        broken, sound = sorted(id_of(server.person().make("me", "greedy")) for _ in range(2))
    ask_database(server, spoil, broken)
    whole = 'SELECT * FROM log WHERE "table" = ?'
    left = ask_database(server, whole, broken)
    with open_server(tmp_path, workers=1) as server:
        with pytest.raises(Denied) as denied:
            server.person().connect(broken)
        assert (denied.value.status, denied.value.refusal["code"]) == (500, "rules-failed")
        wait_until(lambda: len(server.log(sound)) > 2)
        assert ask_database(server, whole, broken) == left
        assert "log-does-not-replay" in caplog.text
        assert "table-not-opened" in caplog.text


def test_a_bot_that_was_thinking_when_the_server_stopped_has_chosen_nothing(
    orders: Path, tmp_path: Path
) -> None:
    with with_trolls(tmp_path, orders) as server:
        orders.write_text("wait")
        made = server.person("Frodo").make("me", "greedy")
        wait_until(lambda: server.figures()["mathom_bot_questions_total"] == 1)
    with open_server(tmp_path) as server:
        assert [entry.kind for entry in server.log(made)] == ["made", "begun"]
