"""A table is its log, read in order: the live one and the one read again are the same."""

from __future__ import annotations

import random
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

import mathom
from mathom.kernel.chance import commitment
from mathom.kernel.errors import BadRecord, MathomError
from mathom.protocol import (
    Action,
    Answer,
    AskAll,
    Chat,
    Choose,
    HandOver,
    Leave,
    Rematch,
    Resign,
    Resume,
    SeatRequest,
    SitRequest,
    TableRequest,
    TakeBack,
    Withdraw,
)
from mathom.server import actions, seating, updates
from mathom.server.actions import Actor
from mathom.server.entries import LogEntry, TableRow
from mathom.server.refusals import RequestRefused
from mathom.server.table import _READERS, Done, Table
from mathom.server.visitors import Visitor

FRODO, SAM = Visitor("frodo-id", "Frodo"), Visitor("sam-id", "Sam")
VIEWERS = (None, 0, 1)


class Live:
    """A table in play, without a server around it: what is done is at once in its log.

    Attributes:
        table: where things are done.
        reader: the table of somebody who only reads the log.
    """

    def __init__(self, *seats: str, seed: str = "a seed") -> None:
        wishes = [
            SeatRequest(kind="bot", bot=seat)
            if seat in ("random", "greedy")
            else SeatRequest.model_validate({"kind": seat})
            for seat in seats
        ]
        new, _, self.invitations = seating.new_table(TableRequest(game="duel", seats=wishes), FRODO)
        self.row: TableRow = replace(new.row, seed=seed, made=1000.0)
        self.table = Table(self.row)
        self.log: list[LogEntry] = []
        self.reader = Table(self.row)
        self.keys: list[tuple[str, str]] = []
        for entry in new.entries:
            if entry.kind == "begun":
                body = seating._begun(self.table.game, self.row, entry.body["players"])
                entry.body.update(body)
        self.store(new.entries)

    def store(self, entries: list[LogEntry]) -> None:
        """Put entries into the log and read them, as whoever made them and as anybody else."""
        entries = [replace(entry, at=1000.0 + entry.number) for entry in entries]
        self.table = self.table.after(entries)
        for entry in entries:
            self.log.append(replace(entry, prepared=None))
            self.reader.take(self.log[-1])

    def sit(self, visitor: Visitor) -> None:
        """Somebody comes by the invitation."""
        wish = SitRequest(invitation=self.invitations[0]["token"])
        self.store(seating.sit(self.table, visitor, wish)[2])

    def act(self, seat: int, kind: type[Action], **fields: Any) -> None:
        """The holder of a seat does something."""
        key = f"key-{len(self.keys):08}"
        if kind in (Choose, TakeBack, Resign):
            fields.setdefault("version", self.table.version)
        action = kind.model_validate({"type": _type(kind), "key": key, **fields})
        holder = self.table.chairs[seat].visitor
        self.store(actions.decide(self.table, Actor(holder, seat), action))
        self.keys.append((holder, key))

    def choose(self, lots: random.Random | None = None) -> None:
        """Whoever is asked chooses; for a bot it may be the lot, because it has failed."""
        match = self.table.match
        assert match is not None
        texts = [option.text for option in match.choice.options()]
        option = texts[0] if lots is None else lots.choice(texts)
        if self.table.bot_asked:
            failed = "" if lots is None or lots.random() < 0.7 else "deadline"
            self.store(actions.choose_for_bot(self.table, option, failed))
        else:
            self.act(match.choice.seat, Choose, option=option)


def _type(kind: type[Action]) -> str:
    name: str = kind.model_fields["type"].annotation.__args__[0]  # type: ignore[union-attr]
    return name


def facts(table: Table, keys: list[tuple[str, str]], *since: int) -> dict[str, Any]:
    """All that a table knows, and what it tells those who know the log as far as `since`."""
    return {
        "info": table.info(),
        "summary": table.summary(),
        "notes": table.notes,
        "chairs": table.chairs,
        "request": table.request,
        "done": [table.done(*key) for key in keys],
        "versions": [table.version_at(number) for number in range(table.number + 2)],
        "numbers": [table.number_of(version) for version in range(1, table.version + 1)],
        "told": [updates.build_update(table, seat, known) for seat in VIEWERS for known in since],
        "record": None if table.match is None else table.match.record.dumps(table.row.seed),
    }


def something(live: Live, lots: random.Random) -> None:
    """One thing that might be done at a table now; it may be refused."""
    table = live.table
    seat = lots.choice([place for place, chair in enumerate(table.chairs) if chair.visitor])
    ply = 0 if table.match is None else table.match.ply
    request = table.request
    drawn = lots.random()
    if table.status == "over" and drawn < 0.5:
        live.act(seat, Rematch)
    elif table.status == "over":
        live.act(seat, Resume)
    elif request is not None and drawn < 0.1:
        live.act(request.seat, Withdraw, asked=request.number)
    elif request is not None and drawn < 0.6:
        live.act(lots.choice([0, 1]), Answer, asked=request.number, agree=lots.random() < 0.6)
    elif drawn < 0.72:
        live.choose(lots)
    elif drawn < 0.78:
        live.act(seat, Chat, text="well met")
    elif drawn < 0.80:
        live.act(seat, AskAll, on=lots.random() < 0.5)
    elif drawn < 0.88:
        live.act(seat, TakeBack, to=lots.randrange(max(1, ply - 3), ply + 1) - 1 if ply else 0)
    elif drawn < 0.93:
        live.act(seat, HandOver, bot=lots.choice(["random", "greedy"]))
    elif drawn < 0.99:
        live.act(seat, Resume)
    elif drawn < 0.995:
        live.act(seat, Resign)


WALKS = 8


def walk(number: int) -> Live:
    """A random game with everything that can happen, read again at every point of it."""
    lots = random.Random(number)
    seats = [("me", "person"), ("me", "greedy"), ("me", "me"), ("person", "me")][number % 4]
    live = Live(*seats, seed=f"walk {number}")
    check(live)
    if "person" in seats:
        live.act(seats.index("me"), Chat, text="is anybody there?")
        token, entries = seating.invite(live.table, FRODO, live.invitations[0]["seat"])
        live.store(entries)
        live.invitations[0]["token"] = token
        live.sit(SAM)
        check(live)
    for _ in range(160):
        try:
            something(live, lots)
        except RequestRefused:
            continue
        check(live)
        if live.table.rematch:
            break
    since = (0, live.table.number, live.table.number + 1)
    whole = facts(Table.read(live.row, live.log), live.keys, *since)
    assert whole == facts(live.table, live.keys, *since)
    return live


def walk_away() -> Live:
    """A table whose maker leaves it before anybody comes."""
    live = Live("me", "person")
    live.act(0, Leave)
    check(live)
    return live


def check(live: Live) -> None:
    """Whoever only reads the log knows and tells what the live table does."""
    since = live.table.number - 2
    assert facts(live.reader, live.keys, since) == facts(live.table, live.keys, since)


def test_reading_a_log_gives_the_live_table_at_every_point() -> None:
    kinds: set[str] = set()
    for number in range(WALKS):
        kinds.update(entry.kind for entry in walk(number).log)
    left = walk_away()
    kinds.update(entry.kind for entry in left.log)
    assert left.table.status == "abandoned"
    assert kinds == set(_READERS), "the walks do everything that a log can tell"


def test_what_was_heard_in_parts_is_the_whole() -> None:
    """Whoever comes back is told exactly what it missed."""
    live = walk(1)
    table = live.table
    assert table.number > 40
    for seat in VIEWERS:
        whole = updates.build_update(table, seat, 0)
        assert whole["reset"] is False
        for since in range(table.number + 1):
            told = updates.build_update(table, seat, since)
            assert (told["since"], told["number"], told["reset"]) == (since, table.number, False)
            assert told["events"] == [e for e in whole["events"] if e["number"] > since]
            assert told["notes"] == [n for n in whole["notes"] if n["number"] > since]
            assert (told["view"], told["table"]) == (whole["view"], whole["table"])
        ahead = updates.build_update(table, seat, table.number + 1)
        assert ahead == {**whole, "reset": True}


@pytest.mark.parametrize("number", range(WALKS))
def test_a_view_is_told_anew_only_when_the_game_has_gone_on(number: int) -> None:
    """And whoever keeps the one told before sees what a newcomer sees."""
    log = walk(number).log
    table = Table(walk(number).table.row)
    kept: dict[int | None, object] = dict.fromkeys(VIEWERS)
    for entry in log:
        version = table.version
        table.take(entry)
        for seat in VIEWERS:
            told = updates.build_update(table, seat, entry.number - 1, seen=True)
            assert ("view" in told) == (table.version != version)
            kept[seat] = told.get("view", kept[seat])
            assert kept[seat] == updates.build_update(table, seat, 0)["view"]
    told = updates.build_update(table, None, table.number + 1, seen=True)
    assert "view" in told, "who knew another log keeps nothing"


def test_a_table_waits_plays_and_is_over() -> None:
    live = Live("me", "person")
    table = live.table
    assert (table.status, table.version, table.asked, table.bot_asked) == ("waiting", 0, None, "")
    assert updates.build_update(table, 0, 0)["view"] is None
    live.sit(SAM)
    table = live.table
    assert (table.status, table.version, table.asked) == ("playing", 1, 1)
    assert table.info()["asked"] == ["sauron"]
    live.act(0, Resign)
    table = live.table
    assert (table.status, table.version, table.asked) == ("over", 2, None)
    assert table.info()["asked"] == []
    outcome = table.info()["outcome"]
    assert outcome is not None
    assert outcome["winners"] == ["sauron"]


def test_the_seed_is_told_at_the_end_and_is_the_one_promised() -> None:
    live = Live("me", "me")
    assert live.table.info()["commitment"] == commitment("a seed")
    assert updates.build_update(live.table, None, 0)["seed"] is None
    live.act(0, Resign)
    assert updates.build_update(live.table, None, 0)["seed"] == "a seed"


def test_the_summary_says_who_sits_where_and_whether_a_bot_is_asked() -> None:
    live = Live("me", "person")
    assert live.table.summary().sitters == ((0, FRODO.id),)
    live.sit(SAM)
    summary = live.table.summary()
    assert (summary.sitters, summary.bot_asked) == (((0, FRODO.id), (1, SAM.id)), False)
    assert (summary.status, summary.number, summary.updated) == ("playing", 3, 1003.0)
    live.act(1, HandOver, bot="greedy")
    assert live.table.summary().bot_asked
    assert live.table.bot_asked == "greedy"
    live.act(1, Resume)
    assert not live.table.summary().bot_asked


def test_a_bot_that_is_not_asked_does_not_count() -> None:
    live = Live("greedy", "me")
    assert live.table.asked == 1
    assert not live.table.summary().bot_asked


def test_all_who_hold_a_seat_are_others_even_if_a_bot_plays_it() -> None:
    live = Live("me", "person")
    assert live.table.other_people(FRODO.id) == set()
    live.sit(SAM)
    assert live.table.other_people(FRODO.id) == {1}
    assert live.table.other_people(SAM.id) == {0}
    live.act(1, HandOver, bot="random")
    assert live.table.other_people(FRODO.id) == {1}
    assert Live("me", "greedy").table.other_people(FRODO.id) == set()
    assert Live("me", "me").table.other_people(FRODO.id) == set()


def test_notes_say_what_happened_besides_the_game() -> None:
    live = Live("me", "person")
    live.sit(SAM)
    live.act(0, Chat, text=" Good \n morning ")
    live.act(1, HandOver, bot="greedy")
    live.choose()
    live.store(actions.choose_for_bot(live.table, _any_option(live), "crashed"))
    live.act(1, Resume)
    told = [(note["kind"], note["seat"], note["name"], note["text"]) for note in live.table.notes]
    assert told == [
        ("made", None, None, None),
        ("sat", "sauron", "Sam", None),
        ("begun", None, None, None),
        ("chat", "fellowship", "Frodo", "Good morning"),
        ("handed-over", "sauron", "Sam", "greedy"),
        ("bot-failed", "fellowship", "Frodo", "crashed"),
        ("resumed", "sauron", "Sam", None),
    ]
    assert [note["number"] for note in live.table.notes] == [1, 2, 3, 4, 5, 7, 8]


def _any_option(live: Live) -> str:
    assert live.table.match is not None
    return live.table.match.choice.options()[0].text


def test_entries_must_follow_each_other() -> None:
    live = Live("me", "me")
    live.choose()
    *first, last = live.log
    for wrong in (last.number - 1, last.number + 1):
        with pytest.raises(BadRecord, match="cannot follow"):
            Table.read(live.row, [*first, replace(last, number=wrong)])
    with pytest.raises(BadRecord, match="cannot follow"):
        Table.read(live.row, live.log[1:])


def test_nothing_of_the_game_can_happen_before_it_has_begun() -> None:
    live = Live("me", "person")
    entry = LogEntry(2, "resigned", FRODO.id, None, {"ply": 0, "seat": 0}, 1002.0)
    with pytest.raises(BadRecord, match="has not begun"):
        live.table.take(entry)


def test_a_seed_that_was_exchanged_does_not_give_the_log() -> None:
    live = Live("me", "me")
    live.choose()
    with pytest.raises(MathomError, match="not the one that the seed gives"):
        Table.read(replace(live.row, seed="another seed"), live.log)


def test_a_table_of_other_rules_is_refused() -> None:
    live = Live("me", "me")
    ours = mathom.game("duel").version
    with pytest.raises(RequestRefused) as refused:
        Table.read(replace(live.row, rules=ours + 1), live.log)
    assert refused.value.code == "other-rules"
    assert refused.value.words == {"theirs": ours + 1, "ours": ours}


def test_a_prepared_table_leaves_the_one_before_as_it_was() -> None:
    """Nothing is ahead of the log, whether or not the entries are stored."""
    lots = random.Random(3)
    live = Live("me", "person", seed="prepared")
    live.sit(SAM)
    for _ in range(60):
        table, keys = live.table, list(live.keys)
        before = facts(table, keys, 0)
        with suppress(RequestRefused):
            something(live, lots)
        assert facts(table, keys, 0) == before
    assert live.table.version > 20


def test_an_action_is_known_by_its_actor_and_its_key() -> None:
    live = Live("me", "person")
    live.sit(SAM)
    live.act(0, Chat, text="hello")
    key = live.keys[0][1]
    assert live.table.done(FRODO.id, key) == Done(4, "chat", 1)
    assert live.table.done(SAM.id, key) is None
    assert live.table.done(FRODO.id, "another-key") is None
    live.choose()
    assert live.table.done(*live.keys[1]) == Done(5, "choice", 2)
