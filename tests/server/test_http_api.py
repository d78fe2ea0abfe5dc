"""The HTTP addresses: visitors, games, lists, records and replays, health and figures."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from pydantic import TypeAdapter
from sqlalchemy import Engine
from sqlalchemy.exc import OperationalError

import mathom
from mathom.bots import bot_names
from mathom.games.duel.game import DuelGame
from mathom.kernel.chance import commitment
from mathom.kernel.game import Game
from mathom.kernel.record import Record
from mathom.locale import messages
from mathom.protocol import PROTOCOL, CardInfo, Replay, ReviewInfo, RuleInfo
from mathom.server import http_api, seating, updates
from mathom.server.app import REPLAYS
from mathom.server.cursor import Cursor
from mathom.server.room import Room
from mathom.server.services import Reviews
from tests.cli.run import facts
from tests.server.local_server import Json, LocalServer, asked, both, fail, play, table_request

# Visitors.


def test_a_stranger_is_a_wanderer_and_is_known_again(server: LocalServer) -> None:
    stranger = server.person()
    assert stranger.get("/api/me") == {"name": "Wanderer"}
    first = stranger.cookie
    assert first
    assert stranger.get("/api/me") == {"name": "Wanderer"}
    assert stranger.cookie == first, "the cookie is given once"
    assert server.person().ask("GET", "/api/me").cookies[server.cookie] != first


def test_a_visitor_chooses_a_name_and_stays_the_same_visitor(server: LocalServer) -> None:
    person = server.person()
    made = person.make("me", "greedy")
    assert person.put("/api/me", {"name": "  Samwise\t Gamgee "}) == {"name": "Samwise Gamgee"}
    assert person.get("/api/me") == {"name": "Samwise Gamgee"}
    assert person.table(made)["yours"] == ["fellowship"]


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("x", "x"),
        ("x" * 24, "x" * 24),
        ("フロド", "フロド"),
        ("Frodo\u202eolleH", "Frodo olleH"),
        ("a\x00b\x07c\nd\u2028e\u200bf", "a b c d e f"),
        ("e\u0301owyn", "éowyn"),
        ("\uff33\uff41\uff4d \u2166", "Sam VII"),
        ("S\u034fa\u180em\ufe0f\U000e0101", "Sam"),
        ("...", None),
        ("\u3164\u115f\uffa0", None),
        ("\u2800", None),
        ("\u0301\u0302", None),
        ("\ufdfa" * 3, None),
        (" x " * 24, None),
        ("x" * 25, None),
        (" \n\u200b ", None),
        ("", None),
        ("x" * 501, None),
        (None, None),
        (7, None),
    ],
)
def test_a_name_is_short_and_on_one_line(server: LocalServer, name: Any, kept: str | None) -> None:
    person = server.person("Before")
    if kept is not None:
        assert person.put("/api/me", {"name": name}) == {"name": kept}
        return
    refusal = person.refused("PUT", "/api/me", json={"name": name})
    assert refusal["code"] in ("bad-name", "malformed")
    if refusal["code"] == "bad-name":
        assert refusal["words"] == {"most": 24}
    assert person.get("/api/me") == {"name": "Before"}


BOTS = [
    "greedy",
    "Random",
    " GREEDY ",
    "\u200bgreedy\u200b",
    "\uff47\uff52\uff45\uff45\uff44\uff59",
    "\u24d6reedy",
    "gr\u00e9\u00e9dy",
    "gree\u3164dy",
    "g-r-e-e-d-y!",
]


@pytest.mark.parametrize("name", BOTS)
def test_nobody_passes_for_a_bot(server: LocalServer, name: str) -> None:
    person = server.person("Before")
    refusal = person.refused("PUT", "/api/me", json={"name": name})
    assert refusal["code"] == "name-of-a-bot"
    assert person.get("/api/me") == {"name": "Before"}


# Games.


def test_the_games_are_told_with_all_that_a_wish_needs(server: LocalServer) -> None:
    listed = server.person().get("/api/games")
    assert [told["id"] for told in listed] == [game.id for game in mathom.all_games()]
    for told, game in zip(listed, mathom.all_games(), strict=True):
        assert (told["rules"], told["players"]) == (game.version, list(game.players))
        assert told["seats"] == list(game.seat_names)
        assert told["bots"] == bot_names(game)
        assert told["secrets"] is (game.id in ("duel", "quest"))
        assert told["settings"] == [
            {"id": setting.id, "values": list(setting.values), "rule": setting.rule}
            for setting in game.settings
        ]


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("game", mathom.all_games(), ids=lambda game: game.id)
def test_rules_and_cards_are_told_in_both_languages(
    server: LocalServer, game: Game, lang: str
) -> None:
    rules = server.person().get(f"/api/games/{game.id}/rules", lang=lang)
    assert [(rule["id"], rule["text"]) for rule in rules] == [
        (rule.id, rule.text) for rule in game.ledger(lang).rules()
    ]
    cards = server.person().get(f"/api/games/{game.id}/cards", lang=lang)
    assert [card["record"] for card in cards] == game.cards()
    assert cards[0]["texts"] == game.describe(messages(lang), game.cards()[0])


def test_rules_cards_and_description_are_written_once(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = ("/api/games/duel/rules", "/api/games/duel/cards", "/openapi.json")
    first = [server.person().get(path) for path in paths]
    monkeypatch.setattr(DuelGame, "ledger", fail)
    monkeypatch.setattr(DuelGame, "describe", fail)
    monkeypatch.setattr(server.app, "openapi", fail)
    assert [server.person().get(path) for path in paths] == first


@pytest.mark.parametrize(("what", "kind"), [("rules", RuleInfo), ("cards", CardInfo)])
def test_what_is_written_once_is_as_declared(server: LocalServer, what: str, kind: type) -> None:
    answer = server.person().ask("GET", f"/api/games/duel/{what}")
    assert answer.headers["content-type"] == "application/json"
    declared: TypeAdapter[Any] = TypeAdapter(list[kind])  # type: ignore[valid-type]
    assert declared.validate_json(answer.content, extra="forbid") == answer.json()


def test_english_is_spoken_unless_another_language_is_named(server: LocalServer) -> None:
    person = server.person()
    for path in ("/api/games/duel/rules", "/api/games/duel/cards"):
        assert person.get(path) == person.get(path, lang="en")
        assert person.refused("GET", path, params={"lang": "xx"})["code"] == "malformed"
        other = path.replace("duel", "chess")
        assert person.refused("GET", other)["code"] == "no-such-game"


# Lists.


def ids(told: Json) -> list[str]:
    return [each["table"]["id"] for each in told["tables"]]


def test_lists_have_what_was_changed_last_first_and_go_on(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_api, "PAGE", 2)
    frodo = server.person("Frodo")
    made = [frodo.make("me", "me")["table"]["id"] for _ in range(5)]
    with frodo.join(made[1], "fellowship") as line:
        line.act("chat", text="this one again")
    told = frodo.get("/api/tables", mine=True)
    seen = ids(told)
    assert seen == [made[1], made[4]]
    while told["before"] is not None:
        told = frodo.get("/api/tables", mine=True, before=told["before"])
        seen += ids(told)
    assert seen == [made[1], made[4], made[3], made[2], made[0]]


def test_no_table_is_lost_between_two_pages(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_api, "PAGE", 3)
    monkeypatch.setattr(seating, "time", SimpleNamespace(time=lambda: 1.7e9))
    frodo = server.person("Frodo")
    made = [frodo.make("me", "person", listed=True)["table"] for _ in range(8)]
    assert {table["updated"] for table in made} == {1.7e9}
    for query in ({"mine": True}, {"mine": True, "status": "waiting"}, {"status": "waiting"}):
        told = frodo.get("/api/tables", **query)
        seen = ids(told)
        while told["before"] is not None:
            told = frodo.get("/api/tables", before=told["before"], **query)
            seen += ids(told)
            assert len(seen) == len(set(seen))
        assert set(seen) >= {table["id"] for table in made}


BEFORE = [
    "-1",
    "nan",
    "inf~a",
    "1.0",
    "1.0~",
    "~a",
    "1.0~a b",
    "1~a\0",
    "1~\u0663",
    "1_0~a",
    "x" * 300,
]


@pytest.mark.parametrize("before", BEFORE)
def test_a_list_goes_on_only_where_one_has_ended(server: LocalServer, before: str) -> None:
    refusal = server.person().refused("GET", "/api/tables", params={"before": before})
    assert refusal["code"] == "malformed"
    assert "'before'" in refusal["sentence"]
    assert before not in refusal["sentence"]


@pytest.mark.parametrize("updated", [0.0, 1.7e9, 1763200000.1234567, 1e22, 5e-324])
def test_a_place_in_a_list_is_read_as_it_was_written(updated: float) -> None:
    place = Cursor(updated, "-_aZ09" * 2)
    assert Cursor.read(str(place)) == place


def test_a_list_is_of_one_status(server: LocalServer) -> None:
    frodo = server.person("Frodo")
    waiting = frodo.make("me", "person", listed=True)["table"]["id"]
    playing = frodo.make("me", "me", listed=True)["table"]["id"]
    over = frodo.make("me", "me", listed=True)["table"]["id"]
    with frodo.join(over, "fellowship") as line:
        line.act("resign")
    hidden = frodo.make("me", "person")["table"]["id"]
    gollum = server.person("Gollum")
    mine = ids(frodo.get("/api/tables", mine=True, status="waiting"))
    assert mine == [hidden, waiting]
    for status, id in (("waiting", waiting), ("playing", playing), ("over", over)):
        assert id in ids(frodo.get("/api/tables", mine=True, status=status))
        listed = gollum.get("/api/tables", status=status)
        assert {waiting, playing, over}.intersection(ids(listed)) == {id}
        assert {each["table"]["status"] for each in listed["tables"]} == {status}
        assert not any(each["yours"] or each["your_turn"] for each in listed["tables"])
    assert ids(gollum.get("/api/tables")) == ids(gollum.get("/api/tables", status="waiting"))
    assert ids(frodo.get("/api/tables", mine=True)) == [hidden, over, playing, waiting]
    for query in ({"status": "lost"}, {"mine": "maybe"}):
        assert gollum.refused("GET", "/api/tables", params=query)["code"] == "malformed"


def test_lists_tell_no_seed_and_no_token(server: LocalServer) -> None:
    frodo = server.person("Frodo")
    made = frodo.make("me", "person", listed=True)
    text = server.person().ask("GET", "/api/tables").text
    assert made["table"]["id"] in text
    assert server.seed(made) not in text
    assert made["invitations"][0]["token"] not in text
    visitor = server.log(made)[0].actor
    assert visitor not in text, "who somebody is stays with the server"


# Finished games.


@pytest.fixture(scope="module")
def finished(server: LocalServer) -> Json:
    """A game with all sorts of things in it, and every update that anybody was told."""
    frodo, sam = both(server, listed=True)
    watcher = server.person().join(frodo.last["table"])
    play(frodo, sam, choices=7)
    frodo.act("chat", text="how goes it?")
    line = asked(frodo, sam)
    other = sam if line is frodo else frodo
    line.choose(line.options[0])
    other.wait(line.number)
    if line.last["take_back"]["free"]:
        line.act("take-back", to=line.last["take_back"]["to"])
    else:
        number = line.act("take-back", to=line.last["take_back"]["to"])["number"]
        other.wait(number)
        other.act("answer", asked=number, agree=True)
        other.wait(number + 2)
    play(frodo, sam, watcher)
    lines = {"fellowship": frodo, "sauron": sam, None: watcher}
    updates = {seat: line.told("update") for seat, line in lines.items()}
    return {"table": frodo.last["table"], "updates": updates}


def test_a_finished_game_is_listed(server: LocalServer, finished: Json) -> None:
    told = server.person().get("/api/tables", status="over")["tables"]
    table = next(each for each in told if each["table"]["id"] == finished["table"]["id"])["table"]
    assert table == finished["table"]
    assert (table["status"], table["asked"]) == ("over", [])


def test_the_record_of_a_finished_game_proves_it(
    server: LocalServer, finished: Json, tmp_path: Path
) -> None:
    id = finished["table"]["id"]
    answer = server.person().ask("GET", f"/api/tables/{id}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="duel-{id}.mathom"'
    assert answer.headers["content-type"].startswith("text/plain")
    path = tmp_path / "game.mathom"
    path.write_bytes(answer.content)
    told = facts("replay", path, "--verify")
    assert told["verified"] is True
    assert told["outcome"] == finished["table"]["outcome"]
    assert told["seats"] == {"fellowship": "Frodo", "sauron": "Sam"}
    assert "\nundo " in answer.text
    record = Record.loads(answer.text)
    assert commitment(record.seed) == record.commitment == finished["table"]["commitment"]


@pytest.mark.parametrize("seat", ["fellowship", "sauron", None])
def test_a_replay_shows_a_seat_exactly_what_it_saw(
    server: LocalServer, finished: Json, seat: str | None
) -> None:
    updates = finished["updates"][seat]
    query = {} if seat is None else {"seat": seat}
    told = server.person().get(f"/api/tables/{finished['table']['id']}/replay", **query)
    assert (told["table"], told["seat"]) == (finished["table"], seat)
    assert told["seed"] == server.seed(finished)
    steps = told["steps"]
    assert [step["version"] for step in steps] == list(range(1, len(steps) + 1))
    seen = {update["view"]["version"]: update["view"] for update in updates if "view" in update}
    assert len(seen) == len(steps)
    for step in steps:
        assert step["view"] == seen[step["version"]]
        assert all(event["version"] == step["version"] for event in step["events"])
    heard = [event for update in updates for event in update["events"]]
    assert [event for step in steps for event in step["events"]] == heard


def test_a_replay_is_as_the_protocol_declares_it(server: LocalServer, finished: Json) -> None:
    path = f"/api/tables/{finished['table']['id']}/replay"
    answer = server.person().ask("GET", path)
    assert answer.headers["content-type"] == "application/json"
    assert TypeAdapter(Replay).validate_json(answer.content, extra="forbid") == answer.json()


def test_a_review_tells_a_finished_game_as_a_whole(server: LocalServer, finished: Json) -> None:
    path = f"/api/tables/{finished['table']['id']}"
    answer = server.person().ask("GET", f"{path}/review")
    assert answer.headers["content-type"] == "application/json"
    told = answer.json()
    assert TypeAdapter(ReviewInfo).validate_json(answer.content, extra="forbid") == told
    steps = server.person().get(f"{path}/replay")["steps"]
    assert told["last"] == len(steps) - 1
    assert told["periods"][-1]["value"] == steps[-1]["view"]["board"]["chapter"]
    for point in told["turning_points"]:
        assert point["events"] == steps[point["step"]]["events"]
    reached = steps[-1]["view"]["board"]["reached"]
    for track in told["tracks"]:
        for seat, changes in track["lines"].items():
            assert changes[0]["step"] == 0
            assert changes[-1]["value"] == reached[seat][track["id"]]
            values = [change["value"] for change in changes]
            assert all(now != before for now, before in pairwise(values))
    for seat, heard in finished["updates"].items():
        if seat is not None:
            views = [update["view"] for update in heard if "view" in update]
            assert told["boards"][seat] == views[-1]["board"]


def test_a_review_is_written_once(
    server: LocalServer, finished: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"/api/tables/{finished['table']['id']}/review"
    first = server.person().ask("GET", path).content
    monkeypatch.delattr(updates, "build_review")
    assert server.person().ask("GET", path).content == first


def test_of_many_reviews_the_oldest_is_forgotten() -> None:
    reviews = Reviews()
    for table in range(Reviews.MOST + 2):
        reviews.keep(str(table), b"")
    assert len(reviews) == Reviews.MOST
    assert "1" not in reviews
    assert "2" in reviews


@pytest.mark.parametrize("what", ["record", "replay"])
def test_others_are_served_while_a_long_game_is_written_down(
    server: LocalServer, finished: Json, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    begun, served = threading.Event(), threading.Event()
    in_time: list[bool] = []

    def slowly(usual: Callable[..., Any]) -> Callable[..., Any]:
        def write(*given: Any) -> Any:
            begun.set()
            in_time.append(served.wait(60.0))
            return usual(*given)

        return write

    if what == "replay":
        monkeypatch.setattr(updates, "build_replay", slowly(updates.build_replay))
    else:
        usual = Room.finished

        def told(room: Room) -> Any:
            table, match = usual(room)
            return table, SimpleNamespace(record=SimpleNamespace(dumps=slowly(match.record.dumps)))

        monkeypatch.setattr(Room, "finished", told)
    person = server.person()

    async def ask() -> None:
        path = f"/api/tables/{finished['table']['id']}/{what}"
        asking = asyncio.create_task(person.asking("GET", path))
        while not begun.is_set():
            await asyncio.sleep(0.01)
        assert (await person.asking("GET", "/healthz")).status_code == 200
        served.set()
        assert (await asking).status_code == 200

    server.call(ask())
    assert in_time == [True]


def test_few_games_are_played_again_at_once(
    server: LocalServer, finished: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, lock = updates.build_replay, threading.Lock()
    now = most = 0

    def slowly(*given: Any) -> Any:
        nonlocal now, most
        with lock:
            now += 1
            most = max(most, now)
        time.sleep(0.1)
        with lock:
            now -= 1
        return usual(*given)

    monkeypatch.setattr(updates, "build_replay", slowly)
    person = server.person()
    path = f"/api/tables/{finished['table']['id']}/replay"

    async def ask() -> list[int]:
        answers = await asyncio.gather(*(person.asking("GET", path) for _ in range(6)))
        return [answer.status_code for answer in answers]

    assert server.call(ask()) == [200] * 6
    assert most == REPLAYS


def test_a_replay_is_of_a_seat_that_is_there(server: LocalServer, finished: Json) -> None:
    path = f"/api/tables/{finished['table']['id']}/replay"
    assert server.person().refused("GET", path, params={"seat": "shire"})["code"] == "not-found"


@pytest.mark.parametrize("what", ["record", "replay", "review"])
def test_a_game_that_is_not_over_keeps_its_secrets(server: LocalServer, what: str) -> None:
    frodo = server.person("Frodo")
    for made in (frodo.make("me", "person"), frodo.make("me", "me")):
        path = f"/api/tables/{made['table']['id']}/{what}"
        assert frodo.refused("GET", path)["code"] == "not-over"
    assert frodo.refused("GET", f"/api/tables/nowhere/{what}")["code"] == "no-such-table"


# Addresses.


def test_an_address_that_is_not_there_is_refused(server: LocalServer) -> None:
    person = server.person()
    for path in ("/nowhere", "/api/nowhere", "/docs", "/redoc", "/api/tables/x/y"):
        assert person.refused("GET", path)["code"] == "not-found"
    for id in ("nowhere", "a" * 64):
        assert person.refused("GET", f"/api/tables/{id}")["code"] == "no-such-table"
    assert person.refused("GET", f"/api/tables/{'a' * 65}")["code"] == "malformed"


def test_an_address_answers_to_its_methods_only(server: LocalServer) -> None:
    person = server.person()
    for method, path, allowed in (("POST", "/healthz", "GET"), ("DELETE", "/api/tables", "GET")):
        answer = person.ask(method, path)
        assert (answer.status_code, answer.json()["code"]) == (405, "wrong-method")
        assert answer.json()["words"] == {"method": method}
        assert allowed in answer.headers["allow"]


def test_a_request_that_cannot_be_read_is_refused(server: LocalServer) -> None:
    person = server.person("Frodo")
    for content in (b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"name": "\\ud800"}'):
        headers = {"content-type": "application/json"}
        refusal = person.refused("PUT", "/api/me", content=content, headers=headers)
        assert refusal["code"] == "malformed", content
        assert "field" in refusal["words"]
    assert person.get("/api/me") == {"name": "Frodo"}


def test_a_refusal_does_not_repeat_what_was_sent(server: LocalServer) -> None:
    frodo = server.person("Frodo")
    body = {"invitation": ["my-secret-token"]}
    made = frodo.make("me", "person")
    path = f"/api/tables/{made['table']['id']}/seats"
    answer = frodo.ask("POST", path, json=body)
    assert answer.status_code == 422
    assert "my-secret-token" not in answer.text


def test_browsers_find_a_page_and_programs_a_description(server: LocalServer) -> None:
    home = server.person().ask("GET", "/")
    assert home.headers["content-type"].startswith("text/html")
    assert "<title>Mathom</title>" in home.text
    described = server.person().get("/openapi.json")
    assert described["info"]["version"] == str(PROTOCOL)
    assert set(described["paths"]) >= {"/api/me", "/api/tables", "/api/tables/{id}/seats"}


# For operators.


def test_the_server_is_well_while_it_reaches_its_database(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = server.person()
    assert person.get("/healthz") == {"status": "ok"}
    made = person.make("me", "me")
    table = f"/api/tables/{made['table']['id']}"

    def fail(_: Engine) -> None:
        raise OperationalError("select", None, sqlite3.OperationalError("the disk is gone"))

    with monkeypatch.context() as patch:
        patch.setattr(Engine, "connect", fail)
        for path in ("/healthz", table, "/api/tables"):
            assert person.refused("GET", path)["code"] == "not-read"
        refusal = person.refused("POST", "/api/tables", json=table_request("me", "me"))
        assert refusal["code"] == "not-read"
        assert "disk" not in refusal["sentence"], "that is for the operator alone"
    assert person.get("/healthz") == {"status": "ok"}
    person.table(made)


def test_figures_count_what_happens(server: LocalServer) -> None:
    def grown(name: str) -> float:
        return server.figures().get(name, 0.0) - before.get(name, 0.0)

    before = server.figures()
    frodo, sam = both(server)
    assert grown("mathom_sockets_open") == 2
    assert grown("mathom_tables_live") == 1
    sam.choose()
    sam.refused("choose", option="landmark bree")
    sam.refused("choose", option="landmark bree", version=1)
    frodo.act("chat", text="hm")
    assert grown('mathom_actions_accepted_total{kind="choose"}') == 1
    assert grown('mathom_actions_accepted_total{kind="chat"}') == 1
    assert grown('mathom_actions_refused_total{code="stale"}') == 1
    assert grown('mathom_actions_refused_total{code="not-your-choice"}') == 1
    for name in ("stored", "shown"):
        assert grown(f"mathom_action_{name}_seconds_count") == 2
        assert grown(f"mathom_action_{name}_seconds_sum") > 0
    frodo.close()
    sam.close()
    assert grown("mathom_sockets_open") == 0


def test_figures_are_for_prometheus(server: LocalServer) -> None:
    answer = server.person().ask("GET", "/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=")
    assert "process_resident_memory_bytes" in answer.text
