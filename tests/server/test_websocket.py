"""The socket of a table: joining, watching, coming back, and how it is closed."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from mathom.kernel.chance import commitment
from mathom.protocol import PROTOCOL
from mathom.server import hub, table_socket, updates
from mathom.server.limits import Limits, Rate
from mathom.server.room import Room
from tests.server.local_server import (
    HOST,
    SEED,
    Denied,
    Line,
    LocalServer,
    SlowStore,
    Wire,
    both,
    id_of,
    open_server,
    play,
    wait_until,
)

# Joining.


def test_who_joins_is_welcomed_and_told_how_things_stand(server: LocalServer) -> None:
    frodo = server.person("Frodo")
    made = frodo.make("me", "me")
    with frodo.connect(made) as line:
        line.tell("join", seat="sauron")
        assert line.hear() == {
            "type": "welcome",
            "protocol": PROTOCOL,
            "seat": "sauron",
            "yours": ["fellowship", "sauron"],
        }
        update = line.hear()
        assert (update["type"], update["since"], update["number"]) == ("update", 0, 2)
        assert update["reset"] is False
        assert update["table"] == made["table"]
        assert update["view"]["seat"] == "sauron"
        assert line.options
        assert line.hear() == {"type": "presence", "here": ["sauron"], "watching": 0}


def test_the_promise_of_the_seed_is_in_the_first_message_and_the_seed_in_the_last(
    server: LocalServer,
) -> None:
    frodo, sam = both(server)
    with frodo, sam, server.person().join(frodo.last["table"]) as watcher:
        for line in (frodo, sam, watcher):
            first = line.told("update")[0]
            assert first["table"]["commitment"] == commitment(SEED)
            assert first["view"]["commitment"] == commitment(SEED)
        play(frodo, sam, watcher)
        for line in (frodo, sam, watcher):
            *before, last = line.told("update")
            assert SEED not in json.dumps(before)
            assert last["seed"] == SEED
            assert commitment(last["seed"]) == last["table"]["commitment"]


def test_before_it_has_begun_there_is_no_view(server: LocalServer) -> None:
    frodo = server.person("Frodo")
    made = frodo.make("me", "person")
    with frodo.join(made, "fellowship") as line, server.person().join(made) as watcher:
        for each in (line, watcher):
            assert (each.last["view"], each.last["events"]) == (None, [])
            assert each.last["table"]["commitment"] == commitment(SEED)


def test_a_table_that_is_not_there_has_no_socket(server: LocalServer) -> None:
    with pytest.raises(Denied) as denied:
        server.person().connect("nowhere")
    assert (denied.value.status, denied.value.refusal["code"]) == (404, "no-such-table")


def test_the_first_message_must_be_join(server: LocalServer) -> None:
    frodo = server.person("Frodo")
    with frodo.connect(frodo.make("me", "me")) as line:
        line.tell("ping")
        assert line.hear() == {"type": "pong"}
        key = line.tell_action("chat", text="hello")
        answer = line.answer(key)
        assert answer["code"] == "not-joined"
        line.join("sauron")
        line.tell("ping")
        line.hear_of("pong")


def test_who_does_not_join_is_closed(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_socket, "PATIENCE", 0.2)
    frodo = server.person("Frodo")
    made = frodo.make("me", "me")
    joined, idle = frodo.join(made, "sauron"), frodo.connect(made)
    idle.tell("ping")
    closed = idle.closed()
    assert (closed.code, closed.reason) == (1008, "not-joined")
    joined.choose()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "join",
        "{",
        "[]",
        "null",
        "7",
        '{"type": "jump"}',
        '{"type": ["join"]}',
        '{"seat": "sauron"}',
        '{"type": "join", "seat": 7}',
        '{"type": "join", "seat": "sauron", "colour": "red"}',
        '{"type": "join", "since": -1}',
        '{"type": "join", "since": "0"}',
        '{"type": "join", "since": 1.5}',
        '{"type": "choose", "key": "short", "version": 1, "option": "x"}',
        '{"type": "choose", "key": "with spaces", "version": 1, "option": "x"}',
        '{"type": "choose", "key": "long-enough", "version": 1}',
        '{"type": "choose", "key": "long-enough", "version": true, "option": "x"}',
        '{"type": "chat", "key": "long-enough", "text": "\\ud800"}',
        "[" * 5000,
        b"\x00\xff",
    ],
)
def test_what_is_no_message_is_refused_and_nothing_else_happens(
    server: LocalServer, text: str | bytes
) -> None:
    frodo = server.person("Frodo")
    with frodo.join(frodo.make("me", "me"), "sauron") as line:
        line.send(text)
        refusal = line.hear_of("refused")
        assert (refusal["code"], refusal["key"]) == ("malformed", None)
        assert set(refusal["words"]) == {"field", "problem"}
        assert line.silent()
        line.choose()
    assert len(server.log(line.last["table"])) == 3


def test_a_message_that_is_too_long_is_refused(server: LocalServer) -> None:
    frodo = server.person("Frodo")
    with frodo.join(frodo.make("me", "me"), "sauron") as line:
        most = Limits().message_bytes
        line.send(json.dumps({"type": "ping"}).ljust(most))
        line.hear_of("pong")
        line.send(json.dumps({"type": "ping"}).ljust(most + 1))
        refusal = line.hear_of("refused")
        assert (refusal["code"], refusal["words"]) == ("too-large", {"most": most})


def test_a_fault_of_ours_is_refused_told_to_the_operator_and_survived(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    frodo = server.person("Frodo")
    with frodo.connect(frodo.make("me", "me")) as line:

        def fail(*_: object) -> None:
            raise RuntimeError("a secret of the house")

        with monkeypatch.context() as patch:
            patch.setattr(updates, "build_update", fail)
            line.tell("join", seat="sauron")
            refusal = line.hear_of("refused")
        assert refusal["code"] == "failed"
        assert "secret" not in json.dumps(refusal)
        assert "message-failed" in caplog.text
        line.join("sauron")
        line.choose()


# Coming back.


def test_who_comes_back_is_told_what_was_missed_and_no_more(server: LocalServer) -> None:
    frodo, sam = both(server)
    with frodo, sam:
        play(frodo, sam, choices=6)
        sam.act("chat", text="well")
        table = sam.last["table"]
        with frodo.person.join(table, "fellowship") as line:
            whole = line.last
        assert whole["since"] == 0
        for since in range(whole["number"] + 1):
            with frodo.person.join(table, "fellowship", since=since) as line:
                told = line.last
            assert (told["since"], told["number"], told["reset"]) == (
                since,
                whole["number"],
                False,
            )
            assert told["events"] == [e for e in whole["events"] if e["number"] > since]
            assert told["notes"] == [n for n in whole["notes"] if n["number"] > since]
            assert told["view"] == whole["view"], "the pending choice every time"


def test_who_knows_more_than_there_is_forgets_it(server: LocalServer) -> None:
    frodo = server.person("Frodo")
    made = frodo.make("me", "me")
    with frodo.join(made, "sauron", since=1_000_000_000) as line:
        assert line.last["reset"] is True
        assert (line.last["since"], line.last["number"]) == (0, 2)
        assert [note["kind"] for note in line.last["notes"]] == ["made", "begun"]


def test_who_changes_seats_in_the_middle_of_something_is_told_as_if_new(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    frodo = server.person("Frodo")
    made = frodo.make("me", "me")
    with frodo.join(made, "sauron") as line, frodo.join(made, "sauron") as other:
        slow = SlowStore(server, monkeypatch)
        other.tell_action("choose", option=other.options[-1])
        line.tell("join", seat="fellowship", since=0)
        line.tell("ping")
        slow.let_go()
        line.hear_of("welcome")
        assert {told["view"]["seat"] for told in line.told("update")} == {"sauron"}
        assert line.hear_of("update")["since"] == 0
        assert line.view["seat"] == "fellowship"
        assert line.wait(3)["view"]["ply"] == 1


# Watching.


def test_a_spectator_sees_what_anybody_may_see(server: LocalServer) -> None:
    frodo, sam = both(server)
    with frodo, sam, server.person().join(frodo.last["table"]) as watcher:
        play(frodo, sam, choices=4)
        watcher.wait(sam.number)
        assert watcher.told("welcome") == [
            {"type": "welcome", "protocol": PROTOCOL, "seat": None, "yours": []}
        ]
        assert watcher.view["seat"] is None
        assert set(watcher.view["choice"]) == {"seat", "kind", "rules"}
        assert watcher.last["take_back"] is None
        for kind, fields in (
            ("choose", {"option": sam.options[0] if sam.options else frodo.options[0]}),
            ("take-back", {"to": 0}),
            ("resign", {}),
            ("chat", {"text": "hello"}),
            ("hand-over", {"bot": "greedy"}),
            ("resume", {}),
            ("rematch", {}),
            ("answer", {"asked": 1, "agree": True}),
            ("withdraw", {"asked": 1}),
        ):
            assert watcher.refused(kind, **fields)["code"] == "only-seated"


def test_one_may_watch_ones_own_table(server: LocalServer) -> None:
    frodo = server.person("Frodo")
    with frodo.join(frodo.make("me", "me")) as line:
        assert line.told("welcome")[0]["yours"] == ["fellowship", "sauron"]
        assert line.options == []


# Presence.


def here(line: Line) -> tuple[list[str], int]:
    told = line.hear_of("presence")
    return told["here"], told["watching"]


def test_everybody_knows_who_is_there(server: LocalServer) -> None:
    frodo, sam = server.person("Frodo"), server.person("Sam")
    made = frodo.make("me", "person")
    sam.sit(made)
    one = frodo.join(made, "fellowship")
    assert here(one) == (["fellowship"], 0)
    other = sam.join(made, "sauron")
    assert here(one) == here(other) == (["fellowship", "sauron"], 0)
    watcher = server.person().join(made)
    assert here(one) == here(other) == here(watcher) == (["fellowship", "sauron"], 1)
    again = frodo.join(made, "fellowship")
    assert here(again) == (["fellowship", "sauron"], 1)
    one.close()
    assert other.silent(), "Frodo is still there, at his other screen"
    again.close()
    assert here(other) == here(watcher) == (["sauron"], 1)
    other.join(None)
    assert here(other) == here(watcher) == ([], 2)
    watcher.close()
    assert here(other) == ([], 1)
    other.close()


# How a socket is closed.


def test_a_server_that_stops_says_so_and_the_game_goes_on_after_it(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        frodo, sam = both(server)
        watcher = server.person().join(frodo.last["table"])
        sam.choose()
        known, table, cookie = sam.number, sam.last["table"], frodo.person.cookie
        server.call(server.services.hub.stop())
        for line in (frodo, sam, watcher):
            closed = line.closed()
            assert (closed.code, closed.reason) == (1012, "restarting")
            (closing,) = line.told("closing")
            assert closing["code"] == "restarting"
            assert line.heard[-1] == closing
    with open_server(tmp_path) as server:
        frodo_again = server.person()
        assert cookie is not None
        frodo_again.cookie = cookie
        with frodo_again.join(table, "fellowship", since=known) as line:
            assert (line.last["events"], line.last["notes"]) == ([], [])
            line.choose()


def test_a_slow_reader_is_sent_away_and_the_others_go_on(tmp_path: Path) -> None:
    with open_server(tmp_path, limits=Limits(unsent_messages=4)) as server:
        frodo, sam = both(server)
        frodo.silent()
        frodo.stop_reading()
        for number in range(8):
            sam.act("chat", text=f"line {number}")
        known = frodo.number
        frodo.read_on()
        closed = frodo.closed()
        assert (closed.code, closed.reason) == (1008, "too-slow")
        assert frodo.heard[-1]["type"] == "closing"
        assert frodo.heard[-1]["code"] == "too-slow"
        assert len(frodo.heard) < 8, "what was to be sent before is dropped"
        sam.choose()
        with frodo.person.join(frodo.last["table"], "fellowship", since=known) as line:
            texts = [note["text"] for note in line.last["notes"]]
            assert texts == [f"line {number}" for number in range(8)]


def test_a_reader_who_is_only_a_little_slow_misses_nothing(tmp_path: Path) -> None:
    with open_server(tmp_path, limits=Limits(unsent_messages=4)) as server:
        frodo, sam = both(server)
        frodo.silent()
        frodo.stop_reading()
        for number in range(4):
            sam.act("chat", text=f"line {number}")
        frodo.read_on()
        frodo.wait(sam.number)
        texts = [note["text"] for u in frodo.told("update") for note in u["notes"]]
        assert texts[3:] == [f"line {number}" for number in range(4)]


def test_who_sends_too_much_has_to_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_socket, "BREATH", 0.0)
    with open_server(tmp_path, limits=Limits(socket_rate=Rate(3, 3600.0))) as server:
        frodo, sam = both(server)
        for _ in range(2):
            sam.tell("ping")
            sam.hear_of("pong")
        for _ in range(3):
            sam.tell("ping")
            refusal = sam.hear_of("refused")
            assert (refusal["code"], refusal["key"]) == ("too-fast", None)
        assert frodo.silent(), "each socket has a rate limit of its own"
        length = len(server.log(sam.last["table"]))
        sam.tell_action("chat", text="one more")
        assert sam.hear_of("refused")["code"] == "too-fast"
        assert len(server.log(sam.last["table"])) == length


def denied(line: Callable[[], Line]) -> tuple[int, str]:
    with pytest.raises(Denied) as refusal:
        line()
    return refusal.value.status, refusal.value.refusal["code"]


def test_a_visitor_has_so_many_sockets(tmp_path: Path) -> None:
    with open_server(tmp_path, limits=Limits(sockets_per_visitor=2)) as server:
        frodo, sam = server.person("Frodo"), server.person("Sam")
        made = frodo.make("me", "me")
        one, other = frodo.join(made), frodo.connect(made)
        assert denied(lambda: frodo.connect(made)) == (429, "too-many-sockets")
        sam.connect(made)
        one.close()
        frodo.connect(made)
        other.close()


def test_an_address_has_so_many_sockets(tmp_path: Path) -> None:
    with open_server(tmp_path, limits=Limits(sockets_per_address=2)) as server:
        frodo = server.person("Frodo")
        made = frodo.make("me", "me")
        lines = [server.person(address="2001:db8::1").connect(made) for _ in range(2)]
        neighbour = server.person(address="2001:db8::2")
        assert denied(lambda: neighbour.connect(made)) == (429, "too-many-sockets")
        frodo.connect(made)
        lines[0].close()
        neighbour.connect(made)


@pytest.mark.parametrize("most", [Limits(sockets_per_visitor=3), Limits(sockets_per_address=3)])
def test_who_comes_many_times_at_once_has_no_more_sockets(tmp_path: Path, most: Limits) -> None:
    with open_server(tmp_path, limits=most) as server:
        frodo = server.person("Frodo")
        path = f"/api/tables/{id_of(frodo.make('me', 'me'))}/play"
        headers = {"host": HOST, "cookie": f"{server.cookie}={frodo.cookie}"}

        async def come() -> list[Wire]:
            wires = [Wire() for _ in range(20)]
            coming = (wire.open(server.app, path, frodo.address, headers) for wire in wires)
            told = await asyncio.gather(*coming, return_exceptions=True)
            assert {type(fault) for fault in told} == {type(None), Denied}
            return [wire for wire, fault in zip(wires, told, strict=True) if fault is None]

        async def leave(wires: list[Wire]) -> None:
            for wire in wires:
                await wire.close()

        for _ in range(2):
            there = server.call(come())
            assert len(there) == 3
            assert server.figures()["mathom_sockets_open"] == 3
            server.call(leave(there))
            connections = server.services.connections
            assert not connections.visitors
            assert not connections.addresses


def test_who_is_turned_away_is_not_counted(tmp_path: Path) -> None:
    with open_server(tmp_path, limits=Limits(sockets_per_visitor=2)) as server:
        frodo = server.person("Frodo")
        for _ in range(3):
            assert denied(lambda: frodo.connect("nowhere")) == (404, "no-such-table")
        made = frodo.make("me", "me")
        frodo.connect(made)
        frodo.connect(made)


# Rooms.


def test_a_room_that_nobody_needs_is_forgotten_and_opened_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "INTERVAL", 0.02)
    monkeypatch.setattr(hub, "IDLE", 0.1)
    with open_server(tmp_path) as server:
        frodo, sam = both(server)
        early = frodo.person.connect(sam.last["table"])
        sam.choose()
        view = sam.view
        time.sleep(0.3)
        assert server.figures()["mathom_tables_live"] == 1, "somebody is looking"
        frodo.close()
        sam.close()
        wait_until(lambda: server.figures()["mathom_tables_live"] == 0)
        with sam.person.join(sam.last["table"], "sauron") as line:
            assert line.view == view
            early.join("fellowship")
            early.choose()
            assert line.wait(early.number)["view"]["ply"] == 2, "both are in one room"


def test_those_who_come_at_once_are_in_one_room(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        made = server.person("Frodo").make("me", "me")
    with open_server(tmp_path) as server:

        async def come() -> list[Room]:
            found = [server.services.hub.room(id_of(made)) for _ in range(4)]
            return await asyncio.gather(*found)

        first, *others = server.call(come())
        assert all(room is first for room in others)
        assert server.figures()["mathom_tables_live"] == 1
