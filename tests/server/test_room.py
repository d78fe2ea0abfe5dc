"""One table in memory: nobody gets ahead of its log, and whatever fails leaves it whole."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, get_args

import pytest

import mathom
from mathom.kernel.record import Record
from mathom.protocol import Action, SitRequest, Update
from mathom.server import actions, bot_turns, hub, seating, store, updates
from mathom.server.bot_pool import BotPool, Question
from mathom.server.entries import LogEntry
from mathom.server.store import Store, StoreFailed
from mathom.server.table import Table
from mathom.server.visitors import Visitor
from mathom.server.writer import Write, Writer
from tests.server.local_server import (
    PATIENCE,
    Line,
    LocalServer,
    both,
    id_of,
    open_server,
    wait_until,
)


class FirstIsSlow:
    """A store whose first write waits until it is let go.

    Attributes:
        waiting: what it waits for, once it does.
    """

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._usual = Store.append
        self.waiting: asyncio.Event | None = None
        patch.setattr(Store, "append", lambda *what: self._append(*what))

    async def _append(self, *what: Any) -> None:
        if self.waiting is None:
            self.waiting = asyncio.Event()
            await self.waiting.wait()
        await self._usual(*what)

    async def let_go(self) -> None:
        """Let it be written."""
        assert self.waiting is not None
        self.waiting.set()


MERRY = Visitor("merry-who-was-faster", "Merry")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LocalServer]:
    with open_server(tmp_path, workers=1) as server:
        yield server


# Who sits where is what the log says.


def test_a_seat_that_is_being_stored_is_nobodys_yet(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sam sits down, and joins while that is stored; another process has seated Merry."""
    sam = server.person("Sam")
    made = server.person("Frodo").make("me", "person", listed=True)
    line = sam.connect(made)
    first = FirstIsSlow(monkeypatch)
    sitting = server.begin(sam.asking("POST", f"/api/tables/{id_of(made)}/seats", json={}))
    wait_until(lambda: first.waiting is not None)
    line.tell("join", seat="sauron")
    table = Table.read(*server.stored(made))
    _, _, entries = seating.sit(table, MERRY, SitRequest(seat="sauron"))
    server.write_elsewhere(made, *((entry.kind, entry.body) for entry in entries))
    server.call(first.let_go())
    assert sitting.result(60).json()["code"] == "no-free-seat"
    assert line.hear()["code"] == "not-your-seat"
    assert line.silent()


def test_a_key_names_one_action(server: LocalServer) -> None:
    frodo, _ = both(server)
    frodo.act("chat", text="hello", key="the-same-key")
    for kind, more in (("rematch", {}), ("resign", {}), ("hand-over", {"bot": "greedy"})):
        assert frodo.refused(kind, key="the-same-key", **more)["code"] == "key-used"
    assert len(frodo.person.get("/api/tables", mine=True)["tables"]) == 1


def test_every_action_has_kinds_of_its_own() -> None:
    kinds = [kind for deed in actions.HANDLERS.values() for kind in deed.begins]
    assert len(kinds) == len(set(kinds))
    assert set(actions.HANDLERS) == set(get_args(Action))


# What is stored late.


def test_what_is_stored_after_all_is_shown_after_all(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database takes longer than anybody waits, and then has done it."""
    usual = Writer._fault

    def take_long(writer: Writer, writes: list[Write]) -> Exception | None:
        time.sleep(0.5)
        return usual(writer, writes)

    frodo, sam = both(server)
    with monkeypatch.context() as patch:
        patch.setattr(store, "PATIENCE", 0.1)
        patch.setattr(Writer, "_fault", take_long)
        key = sam.tell_action("choose", option=sam.options[0])
        assert sam.answer(key)["code"] == "not-stored"
        assert [entry.kind for entry in server.log(frodo.last["table"])][-1] == "begun"
        assert frodo.wait(sam.number + 1)["view"]["ply"] == 1
    assert sam.wait(frodo.number)["view"]["ply"] == 1


def test_what_is_stored_while_the_server_stops_is_read_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A bot's choice is being written when everything is told to end."""
    usual = Writer._fault
    writing = threading.Event()

    def take_long(writer: Writer, writes: list[Write]) -> Exception | None:
        if any(entry["kind"] == "choice" for write in writes for entry in write.entries):
            writing.set()
            time.sleep(0.5)
        return usual(writer, writes)

    monkeypatch.setattr(Writer, "_fault", take_long)
    with open_server(tmp_path, workers=1) as server:
        made = server.person("Frodo").make("me", "greedy")
        assert writing.wait(2 * PATIENCE)
    assert "store-failed" not in caplog.text
    with open_server(tmp_path, workers=1) as server:
        assert [entry.kind for entry in server.log(made)][-1] == "choice"


def test_a_room_that_could_not_read_on_tries_again(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "INTERVAL", 0.05)
    frodo, _ = both(server)
    room = server.call(server.services.hub.room(id_of(frodo.last["table"])))

    async def fail(*_: object) -> None:
        raise StoreFailed("gone")

    server.write_elsewhere(frodo.last["table"], ("chat", {"seat": 1, "text": "from elsewhere"}))
    with monkeypatch.context() as patch:
        patch.setattr(Store, "log", fail)
        server.call(room.catch_up())
        assert frodo.silent()
    server.call(server.services.hub._maintain_once())
    assert frodo.wait(4)["notes"][0]["text"] == "from elsewhere"


def test_who_knows_more_than_this_process_is_told_no_older_tale(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the notice of another process comes later than its player."""
    monkeypatch.setattr(Store, "shared", True)
    frodo, _ = both(server)
    server.write_elsewhere(frodo.last["table"], ("chat", {"seat": 1, "text": "from elsewhere"}))
    line = server.person("Pippin").connect(frodo.last["table"])
    told = line.join(since=4)
    assert (told["number"], told["reset"], told["notes"]) == (4, False, [])


def test_a_table_that_differs_from_its_log_is_opened_anew(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when somebody has restored an older database."""
    frodo, sam = both(server)
    room = server.call(server.services.hub.room(id_of(frodo.last["table"])))
    usual = Store.log

    async def log(store: Store, id: str, after: int = 0) -> list[LogEntry]:
        return (await usual(store, id))[:1] if after else await usual(store, id)

    with monkeypatch.context() as patch:
        patch.setattr(Store, "log", log)
        server.call(room.catch_up())
    for line in (frodo, sam):
        closed = line.closed()
        assert (closed.code, closed.reason) == (1012, "not-stored")
    with sam.person.join(sam.last["table"], "sauron") as line:
        line.choose()


# When the rules fail.


@contextmanager
def blind(patch: pytest.MonkeyPatch, seat: int, version: int) -> Iterator[None]:
    """The view of a seat fails, from a version of the game on."""
    usual = updates.build_update

    def fail(table: Table, viewer: int | None, since: int, **how: bool) -> Update:
        if viewer == seat and table.version >= version:
            raise KeyError("a fault in a view")
        return usual(table, viewer, since, **how)

    with patch.context() as patched:
        patched.setattr(updates, "build_update", fail)
        yield


def test_a_view_that_fails_refuses_the_choice_that_leads_to_it(
    server: LocalServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    frodo, sam = both(server)
    before = server.log(sam.last["table"])
    with blind(monkeypatch, 0, version=2):
        for _ in range(2):
            assert sam.refused("choose", option=sam.options[0])["code"] == "rules-failed"
    assert frodo.silent()
    assert server.log(sam.last["table"]) == before
    (record,) = (tmp_path / "crashes").glob("*.mathom")
    assert Record.loads(record.read_text()).entries[1:] == [], "the choice itself is not in it"
    sam.act("choose", option=sam.options[0])
    frodo.wait(sam.number)


def test_a_viewer_whose_view_fails_does_not_keep_it_from_the_others(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    frodo, sam = both(server)
    with blind(monkeypatch, 0, version=1):
        sam.act("chat", text="do you see it too?")
        assert frodo.closed().reason == "failed"
    with frodo.person.join(frodo.last["table"], "fellowship") as line:
        assert line.last["notes"][-1]["text"] == "do you see it too?"


# Bots.


def test_a_bot_that_cannot_be_told_how_things_stand_chooses_by_lot(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("a fault in imagining")

    frodo = server.person("Frodo")
    with monkeypatch.context() as patch:
        patch.setattr(type(mathom.game("duel").start(["a", "b"], "x").state), "imagine", fail)
        made = frodo.make("me", "greedy")
        wait_until(lambda: len(server.log(made)) > 2)
    assert server.log(made)[2].body["failed"] == "crashed"
    assert server.figures()["mathom_crash_reports_total"] >= 1


def test_a_thought_that_is_out_of_date_is_broken_off(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = BotPool.think
    asked: list[Question] = []

    async def think(bot_pool: BotPool, question: Question) -> str:
        asked.append(question)
        if len(asked) == 1:
            await asyncio.sleep(600)
        return await usual(bot_pool, question)

    monkeypatch.setattr(BotPool, "think", think)
    frodo = server.person("Frodo")
    with frodo.join(frodo.make("greedy", "me"), "sauron") as line:
        line.choose()
        wait_until(lambda: len(asked) == 1)
        line.act("take-back", to=0)
        line.choose()
        number = line.number
        assert line.wait(number + 1)["view"]["ply"] >= 2


@pytest.fixture
def shared(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that takes itself for one of several."""
    monkeypatch.setattr(Store, "shared", True)


def bot_chose(line: Line) -> float:
    """How many seconds a bot takes for its choice."""
    begin = time.monotonic()
    line.wait(line.number + 1)
    return time.monotonic() - begin


@pytest.mark.usefixtures("shared")
def test_a_bot_whose_turn_this_process_brought_about_is_asked_at_once(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "PATIENCE", 600.0)
    made = server.person("Frodo").make("me", "greedy")
    wait_until(lambda: len(server.log(made)) > 2)


@pytest.mark.usefixtures("shared")
def test_the_clock_of_another_machine_keeps_no_bot_from_its_turn(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "PATIENCE", 0.3)
    frodo, sam = both(server)
    id = id_of(sam.last["table"])
    room = server.call(server.services.hub.room(id))
    handed_over = ("handed-over", {"seat": 1, "bot": "greedy"})
    server.write_elsewhere(id, handed_over, ahead=3600.0)
    server.call(room.catch_up())
    frodo.wait(4)
    assert bot_chose(frodo) < 60


def test_a_bot_that_could_not_be_looked_for_is_found_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database fails just when a server starts, and a game waits for its bot."""
    monkeypatch.setattr(hub, "INTERVAL", 0.05)
    with open_server(tmp_path, workers=1) as server, monkeypatch.context() as patch:
        patch.setattr(bot_turns.BotTurns, "wake", lambda *_: None)
        made = server.person("Frodo").make("me", "greedy")
    usual = Store.waiting_for_bots
    tried: list[bool] = []

    async def stumble(store: Store) -> list[str]:
        tried.append(True)
        if len(tried) < 3:
            raise StoreFailed("gone")
        return await usual(store)

    monkeypatch.setattr(Store, "waiting_for_bots", stumble)
    with open_server(tmp_path, workers=1) as server:
        wait_until(lambda: len(server.log(made)) > 2)
    assert len(tried) == 3


def test_a_bot_whose_choice_could_not_be_stored_is_asked_again(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "INTERVAL", 0.05)
    frodo = server.person("Frodo")

    async def fail(*_: object) -> None:
        raise StoreFailed("gone")

    made = frodo.make("greedy", "me")
    with frodo.join(made, "sauron") as line, monkeypatch.context() as patch:
        usual = Store.append

        async def break_down(store: Store, *what: Any) -> None:
            await usual(store, *what)
            patch.setattr(Store, "append", fail)
            patch.setattr(Store, "log", fail)

        failures = server.figures()["mathom_store_failures_total"]
        patch.setattr(Store, "append", break_down)
        line.choose()
        wait_until(lambda: server.figures()["mathom_store_failures_total"] > failures)
    wait_until(lambda: len(server.log(made)) > 3)
