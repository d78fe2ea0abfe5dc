"""Tables and who sits at them: making, inviting, listing, coming back, and playing again."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from itertools import product
from pathlib import Path

import httpx
import pytest

import mathom
from mathom.protocol import SitRequest
from mathom.server import seating
from mathom.server.limits import Limits, Rate
from mathom.server.store import Store, StoreFailed
from mathom.server.table import Table
from mathom.server.visitors import Visitor
from tests.server.local_server import (
    SEATS,
    Json,
    Line,
    LocalServer,
    Person,
    both,
    id_of,
    open_server,
    play,
    table_request,
)
from tests.server.three_player_game import THREE_PLAYERS


def names(table: Json) -> list[tuple[str, str | None, str | None]]:
    """Seat, holder and bot of every seat."""
    return [(seat["seat"], seat["name"], seat["bot"]) for seat in table["seats"]]


# New tables.


@pytest.mark.parametrize(
    "seats",
    [mix for mix in product(("me", "person", "greedy"), repeat=2) if mix != ("greedy", "greedy")],
    ids=" ".join,
)
def test_a_table_is_made_for_me_people_and_bots_in_every_mix(
    server: LocalServer, seats: tuple[str, str]
) -> None:
    frodo = server.person("Frodo")
    made = frodo.make(*seats)
    table = made["table"]
    assert names(table) == [
        (name, "Frodo" if seat == "me" else None, "greedy" if seat == "greedy" else None)
        for name, seat in zip(SEATS, seats, strict=True)
    ]
    for kind, keys in (("me", made["yours"]), ("person", made["invitations"])):
        asked_for = [name for name, seat in zip(SEATS, seats, strict=True) if seat == kind]
        assert [key["seat"] for key in keys] == asked_for
    assert table["status"] == ("waiting" if "person" in seats else "playing")
    assert (table["game"], table["rules"], table["ply"]) == ("duel", mathom.game("duel").version, 0)
    assert (table["outcome"], table["request"], table["rematch"]) == (None, None, None)
    assert table["listed"] is False
    told = frodo.table(made)
    assert told["table"] == table
    assert told["yours"] == [key["seat"] for key in made["yours"]]
    with frodo.join(made, *told["yours"][:1]) as line:
        assert line.last["table"] == table
        kinds = [note["kind"] for note in line.last["notes"]]
        assert kinds == (["made"] if "person" in seats else ["made", "begun"])


def test_every_table_has_a_name_a_seed_and_tokens_of_its_own(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "secrets", secrets)
    frodo = server.person("Frodo")
    tables = [frodo.make("me", "person") for _ in range(5)]
    for things in (
        {made["table"]["id"] for made in tables},
        {made["table"]["commitment"] for made in tables},
        {made["yours"][0]["token"] for made in tables},
        {made["invitations"][0]["token"] for made in tables},
    ):
        assert len(things) == 5
        assert all(len(thing) >= 16 for thing in things)


def test_settings_are_those_that_were_wished_for(server: LocalServer) -> None:
    frodo = server.person("Frodo")
    made = frodo.make("me", "me", settings={"coins": "endless"})
    assert made["table"]["settings"]["coins"] == "endless"
    assert made["table"]["settings"]["again"] == "once", "the others are at their usual values"
    with frodo.join(made) as line:
        assert line.view["settings"] == made["table"]["settings"]


@pytest.mark.parametrize(
    ("body", "code", "words"),
    [
        (table_request("greedy", "greedy"), "no-person", ""),
        (table_request("me"), "bad-request", "for 2 players, not 1"),
        (table_request("me", "me", "me"), "bad-request", "for 2 players, not 3"),
        (table_request("me", "gandalf"), "no-such-bot", "there are random, greedy"),
        (table_request("me", "me", game="chess"), "no-such-game", "there are duel"),
        (table_request("me", "me", settings={"luck": "good"}), "bad-request", "no setting 'luck'"),
        (table_request("me", "me", settings={"coins": "no"}), "bad-request", "finite or endless"),
        (
            {**table_request("me", "me"), "seats": [{"kind": "bot"}, {"kind": "me"}]},
            "bad-seats",
            "",
        ),
        (
            {
                **table_request("me", "me"),
                "seats": [{"kind": "me", "bot": "greedy"}, {"kind": "me"}],
            },
            "bad-seats",
            "",
        ),
        (table_request(), "malformed", "seats"),
        (
            {**table_request("me", "me"), "seats": [{"kind": "you"}, {"kind": "me"}]},
            "malformed",
            "kind",
        ),
        ({**table_request("me", "me"), "colour": "red"}, "malformed", "colour"),
        ({**table_request("me", "me"), "listed": "yes"}, "malformed", "listed"),
        ({"seats": []}, "malformed", "game"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    server: LocalServer, body: Json, code: str, words: str
) -> None:
    frodo = server.person("Frodo")
    refusal = frodo.refused("POST", "/api/tables", json=body)
    assert refusal["code"] == code
    assert words in refusal["sentence"]
    assert frodo.get("/api/tables", mine=True)["tables"] == []


# By invitation.


def test_a_person_comes_by_the_invitation_and_the_game_begins(server: LocalServer) -> None:
    frodo, sam = server.person("Frodo"), server.person("Sam")
    made = frodo.make("me", "person")
    with frodo.join(made, "fellowship") as line:
        assert line.last["view"] is None
        seated = sam.sit(made)
        assert seated["seat"] == "sauron"
        assert names(seated["table"]) == [("fellowship", "Frodo", None), ("sauron", "Sam", None)]
        assert seated["table"]["status"] == "playing"
        line.wait(3)
        assert [note["kind"] for note in line.last["notes"]] == ["sat", "begun"]
        assert line.view["players"] == {"fellowship": "Frodo", "sauron": "Sam"}
    assert sam.table(made)["yours"] == ["sauron"]


def test_an_invitation_is_good_for_one(server: LocalServer) -> None:
    frodo, sam, gollum = (server.person(name) for name in ("Frodo", "Sam", "Gollum"))
    made = frodo.make("me", "person")
    invitation = made["invitations"][0]["token"]
    sam.sit(made)
    for late in (gollum, frodo):
        path = f"/api/tables/{made['table']['id']}/seats"
        refusal = late.refused("POST", path, json={"invitation": invitation, "seat": "sauron"})
        assert refusal["code"] == "bad-invitation"
        with late.connect(made) as line:
            line.tell("join", seat="sauron", token=invitation)
            assert line.hear_of("refused")["code"] == "not-your-seat"
            line.tell("join", seat="sauron")
            assert line.hear_of("refused")["code"] == "not-your-seat"
    assert sam.table(made)["table"]["seats"][1]["name"] == "Sam"


def test_an_invitation_opens_only_its_own_seat_and_table(server: LocalServer) -> None:
    frodo, sam = server.person("Frodo"), server.person("Sam")
    one, other = frodo.make("person", "person"), frodo.make("me", "person")
    first = one["invitations"][0]["token"]
    for table, which in (
        (one, {"invitation": first, "seat": "sauron"}),
        (other, {"invitation": first}),
        (one, {"invitation": first + "x"}),
        (one, {"invitation": one["invitations"][0]["seat"]}),
    ):
        path = f"/api/tables/{table['table']['id']}/seats"
        assert sam.refused("POST", path, json=which)["code"] == "bad-invitation"
    assert sam.sit(one, invitation=first)["seat"] == "fellowship"
    assert sam.table(one)["table"]["status"] == "waiting", "the other seat is still free"


def test_of_several_who_come_at_once_one_gets_the_seat(server: LocalServer) -> None:
    frodo = server.person("Frodo")
    for listed in (False, True):
        made = frodo.make("me", "person", listed=listed)
        wanted = {} if listed else {"invitation": made["invitations"][0]["token"]}
        path = f"/api/tables/{id_of(made)}/seats"
        people = [server.person(name) for name in ("Sam", "Pippin", "Merry")]

        async def come(
            people: list[Person] = people, path: str = path, wanted: Json = wanted
        ) -> list[httpx.Response]:
            coming = [person.asking("POST", path, json=wanted) for person in people]
            return await asyncio.gather(*coming)

        answers = server.call(come())
        assert sorted(answer.status_code for answer in answers)[0] == 200
        late = {answer.json()["code"] for answer in answers if answer.status_code != 200}
        assert late == {"no-free-seat" if listed else "bad-invitation"}
        assert [entry.kind for entry in server.log(made)] == ["made", "sat", "begun"]


def test_who_comes_after_somebody_at_another_server_is_late(server: LocalServer) -> None:
    frodo, gollum = server.person("Frodo"), server.person("Gollum")
    made = frodo.make("me", "person", listed=True)
    with frodo.join(made, "fellowship") as line:
        table = Table.read(*server.stored(made))
        _, _, entries = seating.sit(table, Visitor("sam", "Sam"), SitRequest())
        server.write_elsewhere(made, *((entry.kind, entry.body) for entry in entries))
        refusal = gollum.refused("POST", f"/api/tables/{id_of(made)}/seats", json={})
        assert refusal["code"] == "no-free-seat"
        assert line.wait(3)["table"]["seats"][1]["name"] == "Sam"
        line.wait(3)


def test_a_seat_that_could_not_be_stored_is_still_free(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    frodo, sam = server.person("Frodo"), server.person("Sam")
    made = frodo.make("me", "person")

    async def fail(*_: object) -> None:
        raise StoreFailed("gone")

    invitation = {"invitation": made["invitations"][0]["token"]}
    with monkeypatch.context() as patch:
        patch.setattr(Store, "append", fail)
        path = f"/api/tables/{id_of(made)}/seats"
        assert sam.refused("POST", path, json=invitation)["code"] == "not-stored"
    assert sam.table(made)["table"]["status"] == "waiting"
    assert sam.sit(made)["token"]


def test_who_follows_the_invitation_again_sits_where_he_sat(server: LocalServer) -> None:
    frodo, sam = server.person("Frodo"), server.person("Sam")
    made = frodo.make("me", "person")
    first = sam.sit(made)
    assert first["token"]
    again = sam.sit(made)
    assert (again["seat"], again["token"]) == ("sauron", None)
    assert len(server.log(made)) == 3


def test_without_an_invitation_nobody_sits_at_a_table_that_is_not_listed(
    server: LocalServer,
) -> None:
    frodo, sam = server.person("Frodo"), server.person("Sam")
    made = frodo.make("me", "person")
    for which in ({}, {"seat": "sauron"}, {"seat": "fellowship"}, {"seat": "shire"}):
        path = f"/api/tables/{made['table']['id']}/seats"
        assert sam.refused("POST", path, json=which)["code"] == "no-free-seat"
    path = "/api/tables/no-such-table/seats"
    assert sam.refused("POST", path, json={})["code"] == "no-such-table"


def test_the_inviter_may_sit_down_himself(server: LocalServer) -> None:
    frodo = server.person("Frodo")
    made = frodo.make("me", "person")
    assert frodo.sit(made)["seat"] == "sauron"
    assert frodo.table(made)["yours"] == ["fellowship", "sauron"]


# Tokens.


def test_a_token_opens_its_seat_without_a_cookie(server: LocalServer) -> None:
    frodo, sam = server.person("Frodo"), server.person("Sam")
    made = frodo.make("me", "person")
    token = sam.sit(made)["token"]
    stranger = server.person()
    with stranger.join(made, "sauron", token=token) as line:
        assert line.told("welcome")[0]["yours"] == []
        assert line.options
        line.choose()
    assert server.log(made)[-1].actor == server.log(made)[1].body["visitor"], "it is Sam who acts"


def test_only_the_seats_own_token_opens_it(server: LocalServer) -> None:
    frodo, sam = server.person("Frodo"), server.person("Sam")
    made = frodo.make("me", "person")
    theirs = sam.sit(made)["token"]
    ours = made["yours"][0]["token"]
    elsewhere = frodo.make("me", "me")["yours"][1]["token"]
    with server.person().connect(made) as line:
        for seat, token in (
            ("sauron", ours),
            ("fellowship", theirs),
            ("sauron", elsewhere),
            ("sauron", theirs[:-1]),
            ("sauron", hashlib.sha256(theirs.encode()).hexdigest()),
            ("sauron", None),
            ("shire", ours),
        ):
            line.tell("join", seat=seat, token=token)
            assert line.hear_of("refused")["code"] == "not-your-seat"
        line.join("sauron", token=theirs)


def test_tokens_are_stored_as_hashes_only(server: LocalServer) -> None:
    frodo, sam = server.person("Frodo"), server.person("Sam")
    made = frodo.make("me", "person")
    invitation = made["invitations"][0]["token"]
    tokens = [made["yours"][0]["token"], invitation, sam.sit(made)["token"]]
    files = [server.database, server.database.with_name("tables.db-wal")]
    stored = b"".join(path.read_bytes() for path in files if path.exists())
    assert made["table"]["id"].encode() in stored
    for token in tokens:
        assert token.encode() not in stored
        assert hashlib.sha256(token.encode()).hexdigest().encode() in stored


# Listed tables.


def ids(list_of_tables: Json) -> list[str]:
    return [each["table"]["id"] for each in list_of_tables["tables"]]


def test_a_listed_table_is_found_taken_and_full(server: LocalServer) -> None:
    frodo, sam, gollum = (server.person(name) for name in ("Frodo", "Sam", "Gollum"))
    hidden = frodo.make("me", "person")["table"]["id"]
    made = frodo.make("me", "person", listed=True)
    found = made["table"]["id"]
    assert made["table"]["listed"] is True
    listed = ids(sam.get("/api/tables"))
    assert listed[0] == found
    assert hidden not in listed
    assert sam.sit(found)["seat"] == "sauron"
    assert found not in ids(sam.get("/api/tables"))
    assert found in ids(gollum.get("/api/tables", status="playing"))
    refusal = gollum.refused("POST", f"/api/tables/{found}/seats", json={})
    assert refusal["code"] == "no-free-seat"
    assert names(gollum.table(found)["table"])[1] == ("sauron", "Sam", None)


def test_at_a_listed_table_one_may_choose_the_seat(server: LocalServer) -> None:
    frodo, sam, gollum = (server.person(name) for name in ("Frodo", "Sam", "Gollum"))
    made = frodo.make("person", "person", listed=True)["table"]["id"]
    assert frodo.table(made)["yours"] == []
    assert sam.sit(made, seat="sauron")["seat"] == "sauron"
    assert sam.sit(made)["seat"] == "sauron", "who sits already keeps the seat"
    path = f"/api/tables/{made}/seats"
    refusal = gollum.refused("POST", path, json={"seat": "sauron"})
    assert refusal["code"] == "no-free-seat"
    assert gollum.sit(made, seat="fellowship")["table"]["status"] == "playing"


def test_an_invitation_to_a_listed_table_does_not_outlive_its_seat(server: LocalServer) -> None:
    frodo, sam, gollum = (server.person(name) for name in ("Frodo", "Sam", "Gollum"))
    made = frodo.make("me", "person", listed=True)
    gollum.sit(made["table"]["id"])
    path = f"/api/tables/{made['table']['id']}/seats"
    which = {"invitation": made["invitations"][0]["token"]}
    assert sam.refused("POST", path, json=which)["code"] == "bad-invitation"


# One visitor in several seats.


def test_one_visitor_plays_both_sides_at_one_screen(server: LocalServer) -> None:
    frodo = server.person("Frodo")
    made = frodo.make("me", "me")
    with frodo.join(made, "fellowship") as line:
        assert line.told("welcome")[0]["yours"] == ["fellowship", "sauron"]
        for _ in range(6):
            seat = line.view["choice"]["seat"]
            if line.view["seat"] != seat:
                assert line.options == []
                line.join(seat, since=line.number)
                assert line.last["events"] == []
            assert line.view["seat"] == seat
            line.choose()
        assert line.view["ply"] == 6
        line.join(None)
        assert line.view["seat"] is None
        assert line.refused("chat", text="hm")["code"] == "only-seated"


def test_a_seat_of_somebody_else_is_not_opened_by_joining_again(server: LocalServer) -> None:
    frodo, sam = both(server)
    frodo.tell("join", seat="sauron")
    assert frodo.hear_of("refused")["code"] == "not-your-seat"
    frodo.act("chat", text="I stay where I am")
    assert frodo.last["view"]["seat"] == "fellowship"
    sam.wait(frodo.number)
    assert sam.last["notes"][-1]["seat"] == "fellowship"


# Coming back.


def test_a_visitor_comes_back_by_the_cookie(server: LocalServer) -> None:
    frodo, sam = server.person("Frodo"), server.person("Sam")
    made = frodo.make("me", "person")
    sam.sit(made)
    with sam.join(made, "sauron") as line:
        line.choose()
        known = line.number
    with frodo.join(made, "fellowship") as line:
        line.act("chat", text="are you there?")
    browser = server.person()
    assert sam.cookie is not None
    browser.cookie = sam.cookie
    assert browser.get("/api/me") == {"name": "Sam"}
    with browser.join(made, "sauron", since=known) as line:
        assert line.last["since"] == known
        assert line.last["events"] == []
        assert [note["text"] for note in line.last["notes"]] == ["are you there?"]


def test_my_tables_say_where_it_is_my_turn(server: LocalServer) -> None:
    frodo, sam = server.person("Frodo"), server.person("Sam")
    waiting = frodo.make("me", "person")
    begun = frodo.make("me", "person")
    sam.sit(begun)

    def mine(person: str) -> dict[str, tuple[list[str], bool]]:
        who = {"frodo": frodo, "sam": sam}[person]
        return {
            each["table"]["id"]: (each["yours"], each["your_turn"])
            for each in who.get("/api/tables", mine=True)["tables"]
        }

    first, second = begun["table"]["id"], waiting["table"]["id"]
    assert mine("frodo") == {first: (["fellowship"], False), second: (["fellowship"], False)}
    assert mine("sam") == {first: (["sauron"], True)}
    with sam.join(begun, "sauron") as line:
        line.choose()
        assert mine("frodo")[first] == (["fellowship"], True)
        assert mine("sam")[first] == (["sauron"], False)
    with frodo.join(begun, "fellowship") as line:
        line.act("hand-over", bot="greedy")
        assert mine("frodo")[first] == (["fellowship"], False), "a bot plays meanwhile"
        line.act("resume")
        assert mine("frodo")[first] == (["fellowship"], True)
        line.act("resign")
        assert mine("frodo")[first] == (["fellowship"], False)
    over = frodo.get("/api/tables", mine=True, status="over")
    assert ids(over) == [first]
    assert server.person("Gollum").get("/api/tables", mine=True)["tables"] == []


def test_a_new_name_is_for_new_seats(server: LocalServer) -> None:
    frodo = server.person("Frodo")
    before = frodo.make("me", "greedy")
    frodo.put("/api/me", {"name": "Underhill"})
    assert frodo.get("/api/me") == {"name": "Underhill"}
    assert frodo.table(before)["table"]["seats"][0]["name"] == "Frodo"
    assert frodo.table(before)["yours"] == ["fellowship"], "the seats stay the visitor's own"
    assert frodo.make("me", "greedy")["table"]["seats"][0]["name"] == "Underhill"


# Playing again.


def over(server: LocalServer, **more: object) -> tuple[Line, Line]:
    """Two people at a table that one has given up."""
    frodo, sam = both(server, **more)
    frodo.act("resign")
    sam.wait(frodo.number)
    return frodo, sam


def test_a_rematch_has_the_same_people_with_their_sides_swapped(server: LocalServer) -> None:
    frodo, sam = over(server, settings={"coins": "endless"}, listed=True)
    frodo.act("rematch")
    new = frodo.last["table"]["rematch"]
    assert sam.wait(frodo.number)["table"]["rematch"] == new
    note = sam.last["notes"][-1]
    assert (note["kind"], note["seat"], note["text"]) == ("rematch", "fellowship", new)
    table = server.person().table(new)["table"]
    assert names(table) == [("fellowship", "Sam", None), ("sauron", "Frodo", None)]
    assert (table["status"], table["listed"]) == ("playing", True)
    assert table["settings"] == frodo.last["table"]["settings"]


def test_cookies_and_tokens_open_the_seats_of_a_rematch(server: LocalServer) -> None:
    frodo, sam = server.person("Frodo"), server.person("Sam")
    made = frodo.make("me", "person")
    theirs = sam.sit(made)["token"]
    with sam.join(made, "sauron") as line:
        line.act("resign")
        line.act("rematch")
        new = line.last["table"]["rematch"]
    with server.person().connect(new) as line:
        line.tell("join", seat="sauron", token=theirs)
        assert line.hear_of("refused")["code"] == "not-your-seat"
        line.join("fellowship", token=theirs)
        line.join(None)
        line.join("sauron", token=made["yours"][0]["token"])
    with frodo.join(new, "sauron") as mine, sam.join(new, "fellowship") as other:
        play(mine, other)
        mine.act("rematch")
        back = server.person().table(mine.last["table"]["rematch"])["table"]
    assert names(back) == [("fellowship", "Frodo", None), ("sauron", "Sam", None)]


def test_asking_twice_for_a_rematch_gives_the_same_table(server: LocalServer) -> None:
    frodo, sam = over(server)
    key = frodo.act("rematch")["key"]
    new = frodo.last["table"]["rematch"]
    count = len(server.call(server.services.store.ids()))
    frodo.act("rematch", key=key)
    frodo.act("rematch")
    sam.act("rematch")
    assert (frodo.last["table"]["rematch"], sam.last["table"]["rematch"]) == (new, new)
    assert len(server.call(server.services.store.ids())) == count
    assert [entry.kind for entry in server.log(new)] == ["made", "begun"]


def test_a_rematch_against_a_bot_and_one_against_oneself(server: LocalServer) -> None:
    frodo = server.person("Frodo")
    for seats, swapped in (
        (("me", "greedy"), [("fellowship", None, "greedy"), ("sauron", "Frodo", None)]),
        (("me", "me"), [("fellowship", "Frodo", None), ("sauron", "Frodo", None)]),
    ):
        made = frodo.make(*seats)
        with frodo.join(made, "fellowship") as line:
            line.act("resign")
            line.act("rematch")
            assert names(frodo.table(line.last["table"]["rematch"])["table"]) == swapped


def test_who_had_handed_over_plays_the_rematch_himself(server: LocalServer) -> None:
    frodo, sam = both(server)
    sam.act("hand-over", bot="greedy")
    frodo.wait(sam.number)
    frodo.act("resign")
    frodo.act("rematch")
    table = server.person().table(frodo.last["table"]["rematch"])["table"]
    assert names(table)[0] == ("fellowship", "Sam", None)


def test_there_is_no_rematch_before_the_end_nor_for_spectators(server: LocalServer) -> None:
    frodo, _ = both(server)
    assert frodo.refused("rematch")["code"] == "not-over"
    frodo.act("resign")
    with server.person("Gollum").join(frodo.last["table"]) as line:
        assert line.refused("rematch")["code"] == "only-seated"


def test_a_rematch_is_named_and_made_or_neither(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise StoreFailed("gone")

    frodo, sam = over(server)
    with monkeypatch.context() as patch:
        patch.setattr(Store, "append", fail)
        assert frodo.refused("rematch")["code"] == "not-stored"
    assert frodo.last["table"]["rematch"] is None
    sam.act("rematch")
    new = sam.last["table"]["rematch"]
    assert server.person().table(new)["table"]["status"] == "playing"
    assert [entry.kind for entry in server.log(new)] == ["made", "begun"]
    frodo.act("rematch")
    assert frodo.wait(sam.number)["table"]["rematch"] == new


def test_a_rematch_costs_what_a_table_costs(tmp_path: Path) -> None:
    with open_server(tmp_path, limits=Limits(table_rate=Rate(2, 600.0))) as server:
        line = over(server)[0]
        line.act("rematch")
        with line.person.join(line.last["table"]["rematch"], "sauron") as again:
            again.act("resign")
            assert again.refused("rematch")["code"] == "too-fast"


# Leaving before the game.


def test_who_leaves_a_table_that_waits_makes_room(server: LocalServer) -> None:
    frodo, sam = server.person("Frodo"), server.person("Sam")
    made = frodo.make("me", "person")
    line = frodo.join(made, "fellowship")
    assert [each["table"]["id"] for each in frodo.get("/api/tables", mine=True)["tables"]] == [
        id_of(made)
    ]
    assert line.answer(line.tell_action("leave"))["type"] == "accepted"
    assert frodo.get("/api/tables", mine=True)["tables"] == []
    assert frodo.table(made)["table"]["status"] == "abandoned"
    invitation = made["invitations"][0]["token"]
    refused = sam.refused(
        "POST", f"/api/tables/{id_of(made)}/seats", json={"invitation": invitation}
    )
    assert refused["code"] == "no-free-seat"


def test_whose_seat_is_free_again_sees_nothing_of_who_takes_it(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(mathom.games._GAMES, "nodding", lambda: THREE_PLAYERS)
    frodo, sam, gollum = (server.person(name) for name in ("Frodo", "Sam", "Gollum"))
    made = frodo.make("me", "person", "person", game="nodding")
    tokens = [each["token"] for each in made["invitations"]]
    sam.sit(made, invitation=tokens[0])
    line = sam.join(made, "sam")
    assert line.answer(line.tell_action("leave"))["type"] == "accepted"
    assert line.closed().reason == "not-your-seat"
    assert sam.table(made)["yours"] == []
    assert gollum.sit(made, invitation=tokens[0])["seat"] == "sam"
    sam.sit(made, invitation=tokens[1])
    assert sam.table(made)["table"]["status"] == "playing"


def test_nobody_leaves_a_game_that_has_begun(server: LocalServer) -> None:
    frodo, _ = both(server)
    assert frodo.refused("leave")["code"] == "begun"


# Invitations.


def test_who_comes_by_the_same_invitation_again_finds_his_seat(server: LocalServer) -> None:
    frodo = server.person("Frodo")
    made = frodo.make("me", "person")
    invitation = made["invitations"][0]["token"]
    assert frodo.sit(made, invitation=invitation)["seat"] == "sauron"
    again = frodo.sit(made, invitation=invitation)
    assert (again["seat"], again["token"]) == ("sauron", None)


def test_a_new_invitation_takes_the_place_of_the_old_one(server: LocalServer) -> None:
    frodo, sam = server.person("Frodo"), server.person("Sam")
    made = frodo.make("me", "person")
    path = f"/api/tables/{id_of(made)}/invitations"
    new = frodo.post(path, {"seat": "sauron"})
    assert new["seat"] == "sauron"
    old = {"invitation": made["invitations"][0]["token"]}
    refused = sam.refused("POST", f"/api/tables/{id_of(made)}/seats", json=old)
    assert refused["code"] == "bad-invitation"
    assert sam.refused("POST", path, json={"seat": "sauron"})["code"] == "only-seated"
    assert frodo.refused("POST", path, json={"seat": "fellowship"})["code"] == "no-free-seat"
    assert frodo.refused("POST", path, json={"seat": "balrog"})["code"] == "no-free-seat"
    assert sam.sit(made, invitation=new["token"])["seat"] == "sauron"
    assert frodo.refused("POST", path, json={"seat": "sauron"})["code"] == "no-free-seat"
