"""What people do at a table: accepted once and stored, or refused with a reason."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.kernel.record import Record
from mathom.server.entries import LogEntry
from mathom.server.limits import Limits
from mathom.server.store import Store, StoreFailed
from mathom.server.table import Table
from tests.server.local_server import (
    Denied,
    Line,
    LocalServer,
    SlowStore,
    asked,
    both,
    new_key,
    open_server,
    play,
)

# Choosing.


def test_a_choice_is_stored_answered_and_shown_to_all(
    server: LocalServer, seats: tuple[Line, Line]
) -> None:
    frodo, sam = seats
    with server.person().join(sam.last["table"]) as watcher:
        number, option = sam.number, sam.options[0]
        key = sam.tell_action("choose", option=option)
        accepted = sam.answer(key)
        assert accepted == {"type": "accepted", "key": key, "number": number + 1, "version": 2}
        assert sam.hear()["type"] == "update", "the answer comes first"
        for line in (frodo, sam, watcher):
            update = line.wait(number + 1)
            assert (update["since"], update["number"]) == (number, number + 1)
            assert (update["view"]["version"], update["view"]["ply"]) == (2, 1)
            assert update["events"]
            assert {event["number"] for event in update["events"]} == {number + 1}
        assert "options" in frodo.view["choice"]
        assert all("options" not in line.view["choice"] for line in (sam, watcher))
    entry = server.log(sam.last["table"])[-1]
    assert (entry.number, entry.kind, entry.key) == (number + 1, "choice", key)
    assert entry.body["option"] == option


def test_a_whole_game_is_played_and_its_seed_told(server: LocalServer) -> None:
    frodo, sam = both(server)
    with frodo, sam:
        play(frodo, sam)
        for line in (frodo, sam):
            assert line.view["choice"] is None
            assert line.view["outcome"] == line.last["table"]["outcome"]
            assert line.last["seed"] == server.seed(line.last["table"])
            assert line.refused("choose", option="landmark bree")["code"] == "over"
        assert all(update["seed"] is None for update in frodo.told("update")[:-1])


@pytest.mark.parametrize(
    ("option", "code", "words"),
    [
        ("landmark bre", "unknown-option", "did you mean 'landmark bree'"),
        ("x" * 500, "unknown-option", "not an option"),
        ("place gondor", "illegal", "Your turn"),
    ],
)
def test_what_may_not_be_chosen_is_refused(
    seats: tuple[Line, Line], option: str, code: str, words: str
) -> None:
    _, sam = seats
    refusal = sam.refused("choose", option=option)
    assert refusal["code"] == code
    assert words in refusal["sentence"]
    rule, reason = ("D2.3", "not-now") if code == "illegal" else (None, None)
    assert (refusal["rule"], refusal["reason"]) == (rule, reason)


def test_every_refused_option_of_the_view_is_refused_by_its_rule(
    seats: tuple[Line, Line],
) -> None:
    frodo, sam = seats
    play(frodo, sam, choices=4)
    line = asked(frodo, sam)
    refused = line.view["choice"]["refused"]
    assert refused
    for shown in refused:
        refusal = line.refused("choose", option=shown["text"])
        assert refusal["code"] == "illegal"
        assert (refusal["rule"], refusal["reason"]) == (shown["rule"], shown["reason"])
        assert shown["rule"] in refusal["sentence"]


def test_whoever_is_not_asked_is_told_nothing_of_the_choice(seats: tuple[Line, Line]) -> None:
    frodo, sam = seats
    told = [
        {**frodo.refused("choose", option=option), "key": None}
        for option in (sam.options[0], sam.view["choice"]["refused"][0]["text"], "no such thing")
    ]
    assert told[0]["code"] == "not-your-choice"
    assert told[0] == told[1] == told[2]


# Versions.


def test_what_was_meant_for_another_version_is_stale(seats: tuple[Line, Line]) -> None:
    frodo, sam = seats
    sam.choose()
    frodo.wait(sam.number)
    for version in (0, 1, 3, 1_000_000):
        refusal = frodo.refused("choose", option=frodo.options[0], version=version)
        assert (refusal["code"], refusal["words"]) == ("stale", {"yours": version, "now": 2})
    assert sam.refused("take-back", to=0, version=1)["code"] == "stale"
    frodo.choose()


def test_of_two_choices_for_one_version_the_first_counts(
    server: LocalServer, seats: tuple[Line, Line]
) -> None:
    _, sam = seats
    with sam.person.join(sam.last["table"], "sauron") as twin:
        keys = [
            line.tell_action("choose", option=option)
            for line, option in zip((sam, twin), sam.options, strict=False)
        ]
        answers = [line.answer(key) for line, key in zip((sam, twin), keys, strict=True)]
    assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
    assert [entry.kind for entry in server.log(sam.last["table"])].count("choice") == 1


def test_what_is_only_said_brings_no_view(seats: tuple[Line, Line]) -> None:
    frodo, sam = seats
    sam.act("chat", text="well")
    frodo.wait(sam.number)
    for line in seats:
        assert "view" not in line.told("update")[-1]
    with sam.person.join(sam.last["table"], "sauron", since=sam.number) as back:
        assert back.told("update")[-1]["view"] == sam.view, "who comes back is told it anew"


def test_chat_and_the_like_are_for_no_version(seats: tuple[Line, Line]) -> None:
    frodo, sam = seats
    sam.choose()
    assert frodo.version == 1, "not heard of yet"
    frodo.act("chat", text="still thinking?")
    assert frodo.version == 2


# Doing things once.


def test_the_same_action_twice_is_done_once(server: LocalServer, seats: tuple[Line, Line]) -> None:
    frodo, sam = seats
    option, key = sam.options[-1], new_key()
    first = sam.act("choose", option=option, key=key, version=1)
    frodo.wait(sam.number)
    frodo.choose()
    sam.wait(frodo.number)
    length = len(server.log(sam.last["table"]))
    again = sam.answer(sam.tell_action("choose", option=option, key=key, version=1))
    assert again == first, "even though the game has gone on"
    assert len(server.log(sam.last["table"])) == length


def test_it_is_the_same_from_another_socket_and_after_a_restart(tmp_path: Any) -> None:
    with open_server(tmp_path) as server:
        sam = server.person("Sam")
        made = sam.make("person", "me")
        frodo = server.person("Frodo")
        frodo.sit(made)
        cookie = sam.cookie
        with sam.join(made, "sauron") as line:
            option = line.options[0]
            first = line.act("choose", option=option, key="the-same-key", version=1)
            line.act("chat", text="hm", key="and-another")
        with sam.join(made, "sauron") as line:
            assert line.act("choose", option=option, key="the-same-key", version=1) == first
        length = len(server.log(made))
    with open_server(tmp_path) as server:
        sam = server.person()
        assert cookie is not None
        sam.cookie = cookie
        with sam.join(made, "sauron") as line:
            assert line.act("choose", option=option, key="the-same-key", version=1) == first
            assert line.act("chat", text="hm", key="and-another")["number"] == length
        assert len(server.log(made)) == length


def test_the_keys_of_others_do_not_matter(server: LocalServer, seats: tuple[Line, Line]) -> None:
    frodo, sam = seats
    one = frodo.act("chat", text="one", key="the-same-key")
    other = sam.act("chat", text="other", key="the-same-key")
    assert other["number"] == one["number"] + 1
    with sam.person.join(sam.person.make("me", "me"), "sauron") as line:
        assert line.act("chat", text="at another table", key="the-same-key")["number"] == 3
    texts = [entry.body.get("text") for entry in server.log(frodo.last["table"])]
    assert texts[3:] == ["one", "other"]


def test_what_was_refused_may_be_tried_again_under_its_key(seats: tuple[Line, Line]) -> None:
    frodo, sam = seats
    key = new_key()
    assert sam.refused("choose", option="place gondor", key=key)["code"] == "illegal"
    assert sam.act("choose", option=sam.options[0], key=key)["number"] == frodo.number + 1


# Nothing is shown before it is stored.


def test_nobody_is_told_anything_that_is_not_stored(
    server: LocalServer, seats: tuple[Line, Line], monkeypatch: pytest.MonkeyPatch
) -> None:
    frodo, sam = seats
    number = sam.number
    slow = SlowStore(server, monkeypatch)
    key = sam.tell_action("choose", option=sam.options[0])
    assert frodo.silent()
    assert server.person().table(sam.last["table"])["table"]["ply"] == 0
    newcomer = server.person().connect(sam.last["table"])
    newcomer.tell("join")
    assert frodo.silent()
    assert "update" not in newcomer.unheard()
    slow.let_go()
    assert sam.answer(key)["number"] == number + 1
    assert newcomer.hear_of("update")["view"]["ply"] == 1
    frodo.wait(number + 1)


def test_what_could_not_be_stored_has_not_happened(
    server: LocalServer, seats: tuple[Line, Line], monkeypatch: pytest.MonkeyPatch
) -> None:
    frodo, sam = seats
    before, failures = sam.last, server.figures()["mathom_store_failures_total"]

    async def fail(*_: Any) -> None:
        raise StoreFailed("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(Store, "append", fail)
        refusal = sam.refused("choose", option=sam.options[0], key="try-it-again")
        assert refusal["code"] == "not-stored"
    assert server.figures()["mathom_store_failures_total"] == failures + 1
    assert frodo.silent()
    with sam.person.join(sam.last["table"], "sauron") as line:
        assert line.view == before["view"]
    accepted = sam.act("choose", option=sam.options[0], key="try-it-again")
    assert accepted["number"] == before["number"] + 1
    match = Table.read(*server.stored(sam.last)).match
    assert match is not None
    assert match.ply == 1


def test_what_was_stored_although_the_store_failed_is_done_once(
    server: LocalServer, seats: tuple[Line, Line], monkeypatch: pytest.MonkeyPatch
) -> None:
    frodo, sam = seats
    usual = Store.append

    async def stumble(store: Store, *what: Any) -> None:
        await usual(store, *what)
        raise StoreFailed("the connection is gone")

    option, number = sam.options[0], sam.number
    with monkeypatch.context() as patch:
        patch.setattr(Store, "append", stumble)
        key = sam.tell_action("choose", option=option, version=1)
        assert sam.answer(key)["code"] == "not-stored"
    frodo.wait(number + 1)
    sam.wait(number + 1)
    again = sam.answer(sam.tell_action("choose", option=option, version=1, key=key))
    assert (again["number"], again["version"]) == (number + 1, 2)
    assert len(server.log(sam.last["table"])) == number + 1


def test_a_table_that_cannot_even_be_read_sends_everybody_away(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    frodo, sam = both(server)
    failures = server.figures()["mathom_store_failures_total"]

    async def fail(*_: Any) -> None:
        raise StoreFailed("gone")

    with monkeypatch.context() as patch:
        patch.setattr(Store, "append", fail)
        patch.setattr(Store, "log", fail)
        sam.tell_action("chat", text="hello?")
        for line in (frodo, sam):
            closed = line.closed()
            assert (closed.code, closed.reason) == (1012, "not-stored")
            assert line.told("closing")[0]["code"] == "not-stored"
        with pytest.raises(Denied) as denied:
            server.person().connect(sam.last["table"])
        assert (denied.value.status, denied.value.refusal["code"]) == (503, "not-read")
    assert server.figures()["mathom_store_failures_total"] == failures + 3, "one write, two reads"
    with sam.person.join(sam.last["table"], "sauron") as line:
        line.choose()


# Another process on the same database.


def test_who_was_slower_reads_what_the_other_has_stored_and_goes_on(
    server: LocalServer, seats: tuple[Line, Line]
) -> None:
    frodo, sam = seats
    server.write_elsewhere(sam.last, [("chat", {"seat": 0, "text": "from elsewhere"})])
    accepted = sam.choose()
    assert accepted["number"] == 5
    frodo.wait(5)
    for line in seats:
        texts = [note["text"] for update in line.told("update") for note in update["notes"]]
        assert texts.count("from elsewhere") == 1
    assert frodo.view["ply"] == 1


def test_a_choice_for_which_another_was_faster_is_stale(
    server: LocalServer, seats: tuple[Line, Line]
) -> None:
    frodo, sam = seats
    match = Table.read(*server.stored(sam.last)).match
    assert match is not None
    match.apply(sam.options[1])
    made = match.record.entries[-1]
    body = {"ply": 1, "seat": 1, "option": made.text, "outcomes": [*map(list, made.outcomes)]}
    server.write_elsewhere(sam.last, [("choice", body)])
    answer = sam.answer(sam.tell_action("choose", option=sam.options[0]))
    assert answer["code"] == "stale"
    for line in seats:
        assert line.wait(4)["view"]["ply"] == 1
    frodo.choose()


def test_whoever_is_always_slower_is_told_to_try_again(
    server: LocalServer, seats: tuple[Line, Line], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, sam = seats
    usual = Store.append

    async def meddle(store: Store, id: str, *what: Any) -> None:
        row = await store.table(id)
        assert row is not None
        table = Table.read(row, await store.log(id))
        said = {"seat": 0, "text": "me first"}
        entry = LogEntry(table.number + 1, "chat", "somebody", None, said, 2e9)
        table.take(entry)
        await usual(store, id, [entry], table.summary())
        await usual(store, id, *what)

    with monkeypatch.context() as patch:
        patch.setattr(Store, "append", meddle)
        key = sam.tell_action("choose", option=sam.options[0])
        assert sam.answer(key)["code"] == "not-stored"
    assert sam.act("choose", option=sam.options[0], key=key)["number"] == sam.number


# Giving up, talking, and letting a bot play.


def test_giving_up_ends_the_game_whoever_is_asked(
    server: LocalServer, seats: tuple[Line, Line]
) -> None:
    frodo, sam = seats
    sam.choose()
    frodo.wait(sam.number)
    sam.act("resign")
    frodo.wait(sam.number)
    for line in seats:
        assert line.last["table"]["status"] == "over"
        assert line.view["outcome"]["reason"] == "resigned"
        assert line.view["outcome"]["winners"] == ["fellowship"]
        assert [event["kind"] for event in line.last["events"]] == ["resigned"]
        assert line.last["seed"] == server.seed(line.last["table"])
    text = frodo.person.ask("GET", f"/api/tables/{frodo.last['table']['id']}/record").text
    assert "\nresign sauron\n" in text
    Record.loads(text).stream()
    for kind in ("resign", "choose"):
        fields = {"option": "landmark bree"} if kind == "choose" else {}
        assert frodo.refused(kind, **fields)["code"] == "over"
    assert frodo.refused("hand-over", bot="greedy")["code"] == "over"


def test_a_game_that_has_not_begun_cannot_be_played(server: LocalServer) -> None:
    frodo = server.person("Frodo")
    with frodo.join(frodo.make("me", "person"), "fellowship") as line:
        assert line.refused("choose", option="landmark bree")["code"] == "not-begun"
        assert line.refused("take-back", to=0)["code"] == "not-begun"
        assert line.refused("resign")["code"] == "not-begun"
        assert line.refused("hand-over", bot="greedy")["code"] == "not-begun"
        assert line.refused("answer", asked=1, agree=True)["code"] == "not-begun"
        assert line.refused("rematch")["code"] == "not-over"
        line.act("chat", text="but one may talk")


def test_everybody_hears_what_is_said(server: LocalServer, seats: tuple[Line, Line]) -> None:
    frodo, sam = seats
    with server.person().join(frodo.last["table"]) as watcher:
        frodo.act("chat", text="  What has it got\n in its \u202epockets?\t")
        for line in (frodo, sam, watcher):
            (note,) = line.wait(frodo.number)["notes"]
            told = (note["kind"], note["seat"], note["name"], note["text"])
            assert told == ("chat", "fellowship", "Frodo", "What has it got in its pockets?")
    play(frodo, sam)
    sam.act("chat", text="well played")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "malformed"),
        (" \n\t", "nothing-said"),
        ("\u200b\u202e", "nothing-said"),
        ("x" * 501, "malformed"),
        (7, "malformed"),
        (None, "malformed"),
    ],
)
def test_nothing_and_too_much_cannot_be_said(
    seats: tuple[Line, Line], text: Any, code: str
) -> None:
    frodo, _ = seats
    key = frodo.tell_action("chat", text=text)
    assert frodo.hear_of("refused")["code"] == code
    assert frodo.silent()
    frodo.act("chat", text="x" * 500, key=key)


def test_a_seat_is_handed_to_a_bot_and_taken_back(
    server: LocalServer, seats: tuple[Line, Line]
) -> None:
    frodo, sam = seats
    assert sam.refused("hand-over", bot="gandalf")["code"] == "no-such-bot"
    assert sam.refused("resume")["code"] == "you-play"
    sam.act("hand-over", bot="greedy")
    (note,) = frodo.wait(sam.number)["notes"]
    assert (note["kind"], note["seat"], note["name"], note["text"]) == (
        "handed-over",
        "sauron",
        "Sam",
        "greedy",
    )
    shown = {"seat": "sauron", "name": "Sam", "bot": "greedy"}
    assert frodo.last["table"]["seats"][1] == shown
    assert sam.refused("choose", option=sam.options[0])["code"] == "bot-plays"
    assert sam.refused("hand-over", bot="random")["code"] == "bot-plays"
    sam.act("resume")
    assert frodo.wait(sam.number)["notes"][0]["kind"] == "resumed"
    assert frodo.last["table"]["seats"][1]["bot"] is None
    sam.choose()


def test_one_may_resign_and_talk_while_a_bot_plays(seats: tuple[Line, Line]) -> None:
    _, sam = seats
    sam.act("hand-over", bot="greedy")
    sam.act("chat", text="carry on")
    sam.act("resign")
    assert sam.last["table"]["status"] == "over"


# What a table can hold.


def test_a_log_that_is_full_takes_no_more(tmp_path: Any) -> None:
    limits = Limits(entries_per_table=5)
    with open_server(tmp_path, limits=limits) as server:
        frodo, sam = both(server)
        key = sam.choose()["key"]
        sam.act("chat", text="the fifth")
        refusal = sam.refused("chat", text="the sixth")
        assert (refusal["code"], refusal["words"]) == ("log-full", {"most": 5})
        assert sam.answer(sam.tell_action("choose", option="x", key=key))["number"] == 4
        frodo.wait(5)
        frodo.choose()
        frodo.act("resign")
        assert frodo.last["table"]["status"] == "over", "nobody can keep a game from its end"


def test_people_talk_only_so_much(tmp_path: Any) -> None:
    with open_server(tmp_path, limits=Limits(chats_per_table=2)) as server:
        frodo, sam = both(server)
        frodo.act("chat", text="one")
        sam.act("chat", text="two")
        refusal = sam.refused("chat", text="three")
        assert (refusal["code"], refusal["words"]) == ("log-full", {"most": 2})
        sam.act("hand-over", bot="greedy")
