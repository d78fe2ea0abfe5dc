"""A table asks nobody for what cannot be otherwise, and tells nobody by that what a seat knows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mathom.kernel.pending import MOST_FORCED
from mathom.protocol import Choose, SeatRequest, TableRequest
from mathom.server import actions, seating
from mathom.server.actions import Actor
from mathom.server.table import Table
from mathom.server.visitors import Visitor
from tests.forced_game import ENDLESS, FORCING
from tests.server.altered_games import register
from tests.server.local_server import Json, Line, LocalServer, both


@pytest.fixture
def lines(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> tuple[Line, Line]:
    register(monkeypatch, FORCING)
    return both(server, game="forcing")


def told(line: Line) -> list[tuple[str, Json]]:
    return [(event["kind"], event["args"]) for event in line.last["events"]]


FORCED = ("forced-only", {"seat": "gollum"})
DONE = ("draw", {"seat": "gollum"})


def test_what_everybody_can_work_out_is_done_at_once(
    server: LocalServer, lines: tuple[Line, Line]
) -> None:
    frodo, sam = lines
    number = frodo.number
    frodo.choose("pass")
    sam.wait(number + 2)
    for line in lines:
        assert told(line) == [FORCED, DONE]
        assert line.last["table"]["asked"] == ["gollum"]
        assert line.view["ply"] == 2
    assert sam.options == ["pass", "draw"]
    bodies = [entry.body for entry in server.log(frodo.last["table"])[-2:]]
    assert [body.get("forced") for body in bodies] == [None, True]


def test_it_is_taken_back_with_the_choice_before_it(lines: tuple[Line, Line]) -> None:
    frodo, sam = lines
    frodo.choose("pass")
    assert frodo.last["take_back"] == {"to": 0, "free": True}
    assert sam.wait(frodo.number)["take_back"] is None
    frodo.act("take-back", to=0)
    assert frodo.view["ply"] == 0


def test_what_only_one_seat_knows_is_asked_where_others_play(lines: tuple[Line, Line]) -> None:
    frodo, sam = lines
    frodo.choose("draw")
    sam.wait(frodo.number)
    assert sam.options == ["pass"]
    assert frodo.view["ply"] == sam.view["ply"] == 1
    assert told(frodo) == []
    sam.choose("pass")
    assert sam.last["take_back"] is None, "there was nothing else that he could have chosen"


def test_who_wants_to_be_asked_is_asked(lines: tuple[Line, Line]) -> None:
    frodo, sam = lines
    assert not sam.last["ask_all"]
    sam.act("ask-all", on=True)
    assert sam.last["ask_all"]
    assert not frodo.wait(sam.number)["ask_all"], "everybody decides for himself"
    frodo.choose("pass")
    sam.wait(frodo.number)
    assert sam.options == ["pass"]
    sam.act("ask-all", on=False)
    assert sam.options == ["pass", "draw"], "now nobody has to be asked any more"


def test_where_one_person_plays_nothing_is_asked_that_has_one_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    register(monkeypatch, FORCING)
    seats = [SeatRequest(kind="me"), SeatRequest(kind="bot", bot="random")]
    frodo = Visitor("frodo", "Frodo")
    new, _, _ = seating.new_table(TableRequest(game="forcing", seats=seats), frodo)
    table = Table.read(new.row, new.entries)
    key = "my-first-choice"
    chosen = Choose(type="choose", key=key, version=table.version, option="draw")
    entries = actions.decide(table, Actor("frodo", 0), chosen)
    entries, table = actions.complete(entries, table.after(entries))
    assert [entry.kind for entry in entries] == ["choice"], "bots are asked as ever"
    for option in ("pass", "draw"):
        entries = actions.choose_for_bot(table, option)
        entries, table = actions.complete(entries, table.after(entries))
    assert [entry.body["seat"] for entry in entries] == [1, 0]
    assert entries[-1].body["forced"]
    assert table.asked == 0
    match = table.match
    assert match is not None
    assert len(match.choice.options()) == 2
    kinds = {seat: [event.kind for _, event in match.story(seat)] for seat in (0, 1, None)}
    assert kinds == {
        0: ["draw", "forced-only", "draw"],
        1: ["draw", "draw"],
        None: ["draw", "draw"],
    }


def test_a_game_without_anything_to_decide_asks_in_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    register(monkeypatch, ENDLESS)
    seats = [SeatRequest(kind="me"), SeatRequest(kind="bot", bot="random")]
    request = TableRequest(game="endless", seats=seats)
    new, _, _ = seating.new_table(request, Visitor("frodo", "Frodo"))
    stored = [replace(entry, prepared=None) for entry in new.entries]
    table = Table.read(new.row, stored)
    assert table.match is not None
    assert table.match.ply == MOST_FORCED
    assert table.asked == 0
    entries, after = actions.complete([], table)
    assert len(entries) == after.version - table.version == MOST_FORCED
