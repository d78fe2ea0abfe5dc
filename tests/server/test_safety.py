"""What strangers cannot do: other sites, forged cookies, floods; and how all of it is refused."""

from __future__ import annotations

import asyncio
import functools
import importlib.resources
import json
import logging
import re
import signal
import sqlite3
import subprocess
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import httpx
import pytest
from itsdangerous import TimestampSigner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from mathom.locale import LANGUAGES, words
from mathom.server import guard, pages, telling
from mathom.server.journal import Lines
from mathom.server.limits import Limits, Rate
from mathom.server.protocol import Resign
from mathom.server.refusals import STATUS
from mathom.server.store import Store, StoreFailed
from mathom.server.visitors import Visitor, Visitors
from tests.cli.run import command
from tests.server.desk import (
    HOST,
    PATIENCE,
    SEED,
    Denied,
    Desk,
    Json,
    Line,
    both,
    fail_at,
    id_of,
    new_key,
    open_desk,
    play,
    wish,
)


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    with open_desk(tmp_path_factory.mktemp("desk")) as desk:
        yield desk


def denied(line: Callable[[], Line]) -> Denied:
    """How a socket is not opened."""
    with pytest.raises(Denied) as found:
        line()
    assert found.value.status == STATUS[found.value.refusal["code"]]
    return found.value


def fail(*_: object) -> None:
    """A fault of ours."""
    raise RuntimeError("nobody knows why")


async def gone(*_: object) -> None:
    """A database that does not answer."""
    raise StoreFailed("gone")


# Headers.

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


def safe(headers: httpx.Headers) -> bool:
    return all(headers.get(name) == value for name, value in HEADERS.items())


def test_every_answer_tells_browsers_to_trust_no_other_site(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = desk.person()
    monkeypatch.setattr(pages, "bot_names", fail)
    for method, path, status, more in (
        ("GET", "/", 200, {}),
        ("GET", "/api/me", 200, {}),
        ("GET", "/healthz", 200, {}),
        ("GET", "/metrics", 200, {}),
        ("GET", "/openapi.json", 200, {}),
        ("GET", "/nowhere", 404, {}),
        ("DELETE", "/api/me", 405, {}),
        ("PUT", "/api/me", 403, {"headers": {"origin": "http://evil.test"}}),
        ("PUT", "/api/me", 413, {"content": b"x" * 20_000}),
        ("PUT", "/api/me", 422, {"json": {}}),
        ("GET", "/api/games", 500, {}),
    ):
        answer = person.ask(method, path, **more)
        assert answer.status_code == status
        assert safe(answer.headers), (method, path)
        if path.startswith("/api/"):
            assert answer.headers["cache-control"] == "no-store"


def test_so_does_the_refusal_of_a_socket(desk: Desk) -> None:
    frodo = desk.person("Frodo")
    made = frodo.make("me", "me")
    for refusal in (
        denied(lambda: frodo.connect("nowhere")),
        denied(lambda: frodo.connect(made, origin="http://evil.test")),
    ):
        assert safe(refusal.headers), refusal.refusal["code"]


def test_a_fault_of_ours_is_told_in_one_sentence(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(pages, "bot_names", fail)
    refusal = desk.person().refused("GET", "/api/games")
    assert refusal["code"] == "failed"
    assert "nobody knows why" not in refusal["sentence"]
    assert "request-failed" in caplog.text
    assert "nobody knows why" in caplog.text


# Cookies.


def flags(answer: httpx.Response) -> set[str]:
    """How the cookie is set that comes with an answer; of several the last counts."""
    cookie, *found = answer.headers.get_list("set-cookie")[-1].split("; ")
    assert re.match("mathom-[0-9a-f]{8}=", cookie)
    return set(found)


def test_scripts_and_other_sites_do_not_get_the_cookie(desk: Desk) -> None:
    usual = {"HttpOnly", "SameSite=lax", "Path=/", "Max-Age=34560000"}
    for method, more in (("GET", {}), ("PUT", {"json": {"name": "Frodo"}})):
        assert flags(desk.person().ask(method, "/api/me", **more)) == usual
        answer = desk.person(scheme="https").ask(method, "/api/me", **more)
        assert flags(answer) == {*usual, "Secure"}


def forgeries(good: str) -> list[str]:
    """Cookies that are not of our making."""
    value, _, signature = good.rpartition(".")
    other = Visitors("another secret").write(Visitor("frodo", "Frodo"))
    return [
        "",
        "x",
        ".",
        value,
        f"{value}.",
        f"{value}.{signature[::-1]}",
        f"{value}x.{signature}",
        f"{other.rpartition('.')[0]}.{signature}",
        other,
        "é" * 10,
        "%00",
        "a" * 4000,
    ]


def test_a_cookie_that_is_not_of_our_making_makes_a_stranger(desk: Desk) -> None:
    frodo = desk.person("Frodo")
    made = frodo.make("me", "me")
    assert frodo.cookie is not None
    for forged in forgeries(frodo.cookie):
        header = f"{desk.cookie}={forged}".encode()
        answer = desk.person().ask("GET", "/api/me", headers={"cookie": header})
        assert answer.json() == {"name": "Wanderer"}
        assert "set-cookie" in answer.headers, "a stranger gets a cookie of his own"
        answer = desk.person().ask("GET", f"/api/tables/{id_of(made)}", headers={"cookie": header})
        assert answer.json()["yours"] == []
        with desk.person().connect(made, cookie=f"{desk.cookie}={forged}") as line:
            line.tell("join", seat="sauron")
            assert line.hear_of("refused")["code"] == "not-your-seat"


def test_every_database_signs_with_a_secret_of_its_own(desk: Desk, tmp_path: Path) -> None:
    frodo = desk.person("Frodo")
    with open_desk(tmp_path) as other:
        person = other.person("Sam")
        ours = person.cookie
        assert frodo.cookie is not None
        person.cookie = frodo.cookie
        assert person.get("/api/me") == {"name": "Wanderer"}
    with open_desk(tmp_path) as again:
        person = again.person()
        assert ours is not None
        person.cookie = ours
        assert person.get("/api/me") == {"name": "Sam"}, "also after a restart"


def test_servers_at_one_host_leave_each_others_cookies_alone(desk: Desk, tmp_path: Path) -> None:
    with open_desk(tmp_path) as other:
        frodo, sam = desk.person("Frodo"), other.person("Sam")
        # A browser has one jar for all ports of a host.
        jar = {desk.cookie: str(frodo.cookie), other.cookie: str(sam.cookie)}
        assert len(jar) == 2
        cookies = "; ".join(f"{name}={value}" for name, value in jar.items())
        for here, name in ((desk, "Frodo"), (other, "Sam")):
            answer = here.person().ask("GET", "/api/me", headers={"cookie": cookies})
            assert answer.json() == {"name": name}
            assert "set-cookie" not in answer.headers


def test_a_cookie_is_renewed_long_before_it_runs_out(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    frodo = desk.person("Frodo")
    made, first = frodo.make("me", "me"), frodo.cookie
    now = int(time.time())
    for days, renewed in ((29, False), (31, True), (60, False), (62, True)):
        monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _, d=days: now + d * 86_400)
        answer = frodo.ask("GET", "/api/me")
        assert answer.json() == {"name": "Frodo"}
        assert ("set-cookie" in answer.headers) == renewed, days
    assert frodo.cookie != first
    assert frodo.table(made)["yours"] == ["fellowship", "sauron"]


# Other sites.

FOREIGN = [
    "http://evil.test",
    f"http://{HOST}.evil.test",
    f"http://{HOST}:81",
    f"http://evil.test/{HOST}",
    f"http://{HOST}@evil.test",
    "null",
    HOST,
    "",
    "http://[",
    f"ftp://{HOST}",
    f"http://frodo@{HOST}",
    f"https://{HOST}:80",
    f"http://{HOST}:99999",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_of_other_sites_cannot_act_in_a_visitors_name(desk: Desk, origin: str) -> None:
    frodo = desk.person("Frodo")
    made = frodo.make("me", "person")
    headers = {"origin": origin}
    for method, path, body in (
        ("PUT", "/api/me", {"name": "Gollum"}),
        ("POST", "/api/tables", wish("me", "me")),
        ("POST", f"/api/tables/{id_of(made)}/seats", {}),
    ):
        refusal = frodo.refused(method, path, json=body, headers=headers)
        assert refusal["code"] == "foreign-origin"
    assert denied(lambda: frodo.connect(made, **headers)).refusal["code"] == "foreign-origin"
    assert frodo.get("/api/me") == {"name": "Frodo"}
    assert len(frodo.get("/api/tables", mine=True)["tables"]) == 1
    assert frodo.ask("GET", "/api/me", headers=headers).status_code == 200


@pytest.mark.parametrize(
    "origin",
    [
        f"http://{HOST}",
        f"https://{HOST}",
        f"http://{HOST.upper()}",
        f"http://{HOST}:80",
        f"https://{HOST}:443",
    ],
)
def test_our_own_pages_can(desk: Desk, origin: str) -> None:
    frodo = desk.person("Frodo")
    headers = {"origin": origin}
    answer = frodo.ask("POST", "/api/tables", json=wish("me", "me"), headers=headers)
    assert answer.status_code == 201
    with frodo.connect(answer.json(), **headers) as line:
        line.join("sauron")


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost", True),
        ("LOCALHOST:8420", True),
        ("127.0.0.1:8420", True),
        ("127.9.9.9", True),
        ("[::1]:8420", True),
        ("tables.example.org", True),
        ("Tables.Example.Org.:443", True),
        ("evil.test", False),
        ("evil.test:8420", False),
        ("localhost.evil.test", False),
        ("tables.example.org.evil.test", False),
        ("localhost@evil.test", False),
        ("192.0.2.1", False),
        ("[::1", False),
        ("", False),
    ],
)
def test_a_name_that_is_not_ours_reaches_nothing(named: Desk, host: str, ours: bool) -> None:
    answer = named.person().ask("GET", "/api/me", headers={"host": host})
    assert answer.status_code == (200 if ours else 421)
    assert ours or answer.json()["code"] == "wrong-host"


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """A server that has a name."""
    hosts = frozenset({"tables.example.org"})
    with open_desk(tmp_path_factory.mktemp("named"), hosts=hosts) as desk:
        yield desk


# Floods.

JSON = {"content-type": "application/json"}


def test_the_body_of_a_request_has_a_bound(desk: Desk) -> None:
    frodo = desk.person()
    most = Limits().body_bytes
    fits = json.dumps({"name": "Frodo"}).encode().ljust(most)
    assert frodo.ask("PUT", "/api/me", content=fits, headers=JSON).json() == {"name": "Frodo"}
    refusal = frodo.refused("PUT", "/api/me", content=fits + b" ", headers=JSON)
    assert (refusal["code"], refusal["words"]) == ("too-large", {"most": most})


def test_a_body_that_comes_in_parts_is_measured_as_a_whole(desk: Desk) -> None:
    async def parts(size: int) -> AsyncIterator[bytes]:
        yield json.dumps({"name": "Frodo"}).encode()
        for _ in range(16):
            yield b" " * size

    frodo = desk.person()
    answer = frodo.ask("PUT", "/api/me", content=parts(1000), headers=JSON)
    assert answer.json() == {"name": "Frodo"}
    refusal = frodo.refused("PUT", "/api/me", content=parts(1100), headers=JSON)
    assert refusal["code"] == "too-large"


def test_an_address_may_send_so_many_requests(tmp_path: Path) -> None:
    limits = Limits(request_rate=Rate(5, 3600.0))
    with open_desk(tmp_path, limits=limits) as desk:
        frodo = desk.person(address="2001:db8::1")
        made = frodo.make("me", "me")
        for _ in range(4):
            frodo.get("/healthz")
        neighbour = desk.person(address="2001:db8::2")
        for person in (frodo, neighbour):
            assert person.refused("GET", "/healthz")["code"] == "too-fast"
            refusal = denied(functools.partial(person.connect, made)).refusal
            assert refusal["code"] == "too-fast"
        desk.person(address="2001:db8:0:1::1").get("/healthz")


def test_an_address_may_make_so_many_tables(tmp_path: Path) -> None:
    limits = Limits(table_rate=Rate(2, 3600.0))
    with open_desk(tmp_path, limits=limits) as desk:
        for _ in range(2):
            desk.person(address="192.0.2.1").make("me", "me")
        last = desk.person(address="192.0.2.1")
        refusal = last.refused("POST", "/api/tables", json=wish("me", "me"))
        assert refusal["code"] == "too-fast"
        desk.person(address="192.0.2.2").make("me", "me")


def test_a_visitor_sits_at_so_many_unfinished_tables(tmp_path: Path) -> None:
    with open_desk(tmp_path, limits=Limits(tables_per_visitor=2)) as desk:
        frodo, sam = desk.person("Frodo"), desk.person("Sam")
        first = frodo.make("me", "me")
        frodo.make("me", "person")
        theirs = sam.make("me", "person")
        for path, body in (
            ("/api/tables", wish("me", "me")),
            (
                f"/api/tables/{id_of(theirs)}/seats",
                {"invitation": theirs["invitations"][0]["token"]},
            ),
        ):
            refusal = frodo.refused("POST", path, json=body)
            assert (refusal["code"], refusal["words"]) == ("too-many-tables", {"most": 2})
        with frodo.join(first, "sauron") as line:
            line.act("resign")
        frodo.sit(theirs)


def test_who_sits_at_all_the_tables_one_may_can_still_come_back(tmp_path: Path) -> None:
    with open_desk(tmp_path, limits=Limits(tables_per_visitor=1)) as desk:
        frodo, sam = desk.person("Frodo"), desk.person("Sam")
        made = sam.make("me", "person")
        assert frodo.sit(made)["seat"] == "sauron"
        assert frodo.sit(made)["seat"] == "sauron"


def test_who_has_to_wait_is_told_for_how_long(tmp_path: Path) -> None:
    with open_desk(tmp_path, limits=Limits(request_rate=Rate(1, 3600.0))) as desk:
        person = desk.person()
        person.get("/healthz")
        assert person.ask("GET", "/healthz").headers["retry-after"] == "1"


def test_an_operator_can_count_what_is_refused(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def grown(code: str) -> float:
        name = f'mathom_requests_refused_total{{code="{code}"}}'
        return desk.figures()[name] - before[name]

    frodo = desk.person("Frodo")
    made = frodo.make("me", "me")
    before = desk.figures()
    frodo.refused("GET", "/nowhere")
    frodo.refused("PUT", "/api/me", json={})
    frodo.refused("PUT", "/api/me", content=b" " * 20_000)
    for _ in range(2):
        denied(lambda: frodo.connect(made, origin="http://evil.test"))
    denied(lambda: frodo.connect("nowhere"))
    with monkeypatch.context() as patch:
        patch.setattr(Store, "ping", gone)
        frodo.refused("GET", "/healthz")
        patch.setattr(pages, "bot_names", fail)
        frodo.refused("GET", "/api/games")
    wanted = {
        "not-found": 1,
        "malformed": 1,
        "too-large": 1,
        "foreign-origin": 2,
        "no-such-table": 1,
        "not-read": 1,
        "failed": 1,
        "too-fast": 0,
    }
    assert {code: grown(code) for code in wanted} == wanted
    failures = "mathom_store_failures_total"
    assert desk.figures()[failures] - before[failures] == 1


# What is refused is not repeated.

LONG = "mellon" * 500


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("mellon", "it is not JSON"),
        ("[" * 5000, "it is not JSON"),
        ("{}", "it has no type"),
        ("[]", "it must be an object of JSON"),
        (json.dumps({"type": LONG}), "it has a type that no message has"),
        (json.dumps({"type": "mellon"}), "it has a type that no message has"),
        (json.dumps({"type": "join", LONG: 1}), "field 'join.?' is refused"),
        (json.dumps({"type": "join", "mellon \ud800": 1}), "it is not JSON"),
        (json.dumps({"type": "join", "mellon\n": 1}), "field 'join.?' is refused"),
        (json.dumps({"type": "join", "sead": 1}), "field 'join.sead' is refused"),
        (json.dumps({"type": "join", "since": LONG}), "field 'join.since' is refused"),
        (json.dumps({"type": "join", "seat": LONG}), "field 'join.seat' is refused"),
    ],
)
def test_a_message_that_is_refused_is_not_repeated(desk: Desk, text: str, told: str) -> None:
    frodo = desk.person()
    with desk.person("Frodo").connect(frodo.make("me", "me")) as line:
        line.send(text)
        refusal = line.hear_of("refused")
    assert refusal["code"] == "malformed"
    assert f": {told}" in refusal["sentence"]
    assert refusal["sentence"].endswith(".")
    assert "mellon" not in json.dumps(refusal)
    assert len(json.dumps(refusal)) < 1000


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "it is missing"),
        (b"mellon", "it is not JSON"),
        (b'{"game": "mellon', "it is not JSON"),
        (b"[]", "it must be an object of JSON"),
        (b'"mellon"', "it must be an object of JSON"),
        (json.dumps({LONG: 1} | wish("me", "me")).encode(), "field '?' is refused"),
        (json.dumps({"mellon\ud800": 1} | wish("me", "me")).encode(), ""),
        (json.dumps(wish("me", "me", settings={LONG: "x"})).encode(), "field 'settings.?.?'"),
        (json.dumps(wish("me", "me", settings={"mellon\ud800": "x"})).encode(), ""),
        (json.dumps(wish(LONG, "me")).encode(), "field 'seats.0.bot' is refused"),
        (json.dumps(wish("me", "me", game=LONG)).encode(), "field 'game' is refused"),
    ],
)
def test_nor_is_the_body_of_a_request(desk: Desk, content: bytes, told: str) -> None:
    refusal = desk.person().refused("POST", "/api/tables", content=content, headers=JSON)
    assert refusal["code"] == "malformed"
    assert f": {told}" in refusal["sentence"]
    assert refusal["sentence"].endswith(".")
    assert "mellon" not in json.dumps(refusal)


def test_a_body_that_is_not_called_json_is_told_so(desk: Desk) -> None:
    content = json.dumps(wish("me", "me"))
    for headers in ({}, {"content-type": "text/plain"}):
        refusal = desk.person().refused("POST", "/api/tables", content=content, headers=headers)
        assert "it must be JSON, and be called so by its Content-Type" in refusal["sentence"]


def test_what_the_rules_refuse_is_told_in_a_sentence_that_is_not_too_long(desk: Desk) -> None:
    _, sam = both(desk)
    for option in ("go home", "x" * 500, "landmark nowhere"):
        sentence = sam.refused("choose", option=option)["sentence"]
        assert sentence[:1] in "'\"" or sentence[:1].isupper()
        assert sentence.endswith((".", "?"))
        assert len(sentence) < 310


# How everything is refused.


def messages(lang: str) -> dict[str, set[str]]:
    """The arguments of the sentence of every refusal, by its code."""
    folder = importlib.resources.files("mathom.locale")
    text = (folder / lang / "server.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^refusal-([\w-]+) = (.*)$", text, re.MULTILINE)
    return {code: set(re.findall(r"\$(\w+)", sentence)) for code, sentence in found}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_a_sentence_in_every_language(lang: str) -> None:
    assert set(messages(lang)) == set(STATUS)
    assert messages(lang) == messages("en")
    assert all(400 <= status < 600 for status in STATUS.values())


class Stage:
    """Where a refusal is provoked."""

    def __init__(self, desk: Desk, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.desk = desk
        self.folder = folder
        self.patch = patch

    def http(self, method: str, path: str, **more: object) -> Json:
        """How a request of Frodo's is refused."""
        return self.desk.person("Frodo").refused(method, path, **more)

    def make(self, **changed: object) -> Json:
        """How a wish for a table is refused."""
        return self.http("POST", "/api/tables", json={**wish("me", "me"), **changed})

    def sit(self, **which: str) -> Json:
        """How Frodo is refused a seat at a table of Sam's."""
        made = self.desk.person("Sam").make("me", "person")
        return self.http("POST", f"/api/tables/{id_of(made)}/seats", json=which)

    def frodo(self, kind: str, **fields: object) -> Json:
        """How an action of Frodo's is refused while Sam is to choose."""
        return both(self.desk)[0].refused(kind, **fields)

    def sam(self, kind: str, **fields: object) -> Json:
        """How an action of Sam's is refused when he is to choose."""
        return both(self.desk)[1].refused(kind, **fields)

    def alone(self, kind: str, **fields: object) -> Json:
        """How an action is refused of somebody who waits for another."""
        frodo = self.desk.person("Frodo")
        return frodo.join(frodo.make("me", "person"), "fellowship").refused(kind, **fields)


def not_your_seat(stage: Stage) -> Json:
    made = stage.desk.person("Sam").make("me", "me")
    line = stage.desk.person("Frodo").connect(made)
    line.tell("join", seat="sauron")
    return line.hear_of("refused")


def not_joined(stage: Stage) -> Json:
    made = stage.desk.person("Sam").make("me", "me")
    return stage.desk.person("Frodo").connect(made).refused("chat", text="hello")


def only_seated(stage: Stage) -> Json:
    made = stage.desk.person("Sam").make("me", "me")
    return stage.desk.person("Frodo").join(made).refused("chat", text="hello")


def over(stage: Stage) -> Json:
    frodo, _ = both(stage.desk)
    frodo.act("resign")
    return frodo.refused("resign")


def key_used(stage: Stage) -> Json:
    frodo, _ = both(stage.desk)
    frodo.act("chat", text="hello", key="the-same-key")
    return frodo.refused("rematch", key="the-same-key")


def bot_plays(stage: Stage) -> Json:
    frodo, _ = both(stage.desk)
    frodo.act("hand-over", bot="greedy")
    return frodo.refused("hand-over", bot="greedy")


def asked_already(stage: Stage) -> Json:
    frodo, sam = both(stage.desk)
    play(frodo, sam, choices=2)
    sam.act("take-back", to=0)
    return sam.refused("take-back", to=0)


def too_fast(stage: Stage) -> Json:
    with open_desk(stage.folder, limits=Limits(request_rate=Rate(0, 1.0))) as desk:
        return desk.person().refused("GET", "/healthz")


def too_many_tables(stage: Stage) -> Json:
    with open_desk(stage.folder, limits=Limits(tables_per_visitor=0)) as desk:
        return desk.person().refused("POST", "/api/tables", json=wish("me", "me"))


def too_many_sockets(stage: Stage) -> Json:
    with open_desk(stage.folder, limits=Limits(sockets_per_visitor=0)) as desk:
        frodo = desk.person("Frodo")
        made = frodo.make("me", "me")
        return denied(lambda: frodo.connect(made)).refusal


def log_full(stage: Stage) -> Json:
    with open_desk(stage.folder, limits=Limits(entries_per_table=1)) as desk:
        frodo = desk.person("Frodo")
        return frodo.join(frodo.make("me", "me"), "sauron").refused("chat", text="hello")


def closing(line: Line) -> Json:
    """What a socket is told before it is closed."""
    line.closed()
    (told,) = line.told("closing")
    return {**told, "words": {}}


def too_slow(stage: Stage) -> Json:
    with open_desk(stage.folder, limits=Limits(unsent_messages=1)) as desk:
        frodo = desk.person("Frodo")
        line = frodo.connect(frodo.make("me", "me"))
        line.stop_reading()
        line.tell("join")
        for _ in range(3):
            line.tell("ping")
        line.read_on()
        return closing(line)


def restarting(stage: Stage) -> Json:
    with open_desk(stage.folder) as desk:
        frodo = desk.person("Frodo")
        line = frodo.join(frodo.make("me", "me"))
        desk.call(desk.services.hub.stop())
        return closing(line)


def other_rules(stage: Stage) -> Json:
    with open_desk(stage.folder) as desk:
        made = desk.person("Frodo").make("me", "me")
    with sqlite3.connect(desk.database) as connection:
        connection.execute("UPDATE tables SET rules = 99")
    connection.close()
    with open_desk(stage.folder) as desk:
        return denied(lambda: desk.person().connect(made)).refusal


def failed(stage: Stage) -> Json:
    stage.patch.setattr(pages, "bot_names", fail)
    return stage.http("GET", "/api/games")


def rules_failed(stage: Stage) -> Json:
    fail_at(stage.patch, Resign)
    return stage.frodo("resign")


def too_late(stage: Stage) -> Json:
    async def half() -> AsyncIterator[bytes]:
        yield b"{"
        await asyncio.sleep(PATIENCE)

    stage.patch.setattr(guard, "BODY_SECONDS", 0)
    return stage.http("POST", "/api/tables", content=half())


def wrong_host(stage: Stage) -> Json:
    with open_desk(stage.folder, hosts=frozenset({"elsewhere.test"})) as desk:
        return desk.person().refused("GET", "/healthz")


def not_read(stage: Stage) -> Json:
    stage.patch.setattr(Store, "ping", gone)
    return stage.http("GET", "/healthz")


def not_stored(stage: Stage) -> Json:
    frodo, _ = both(stage.desk)
    stage.patch.setattr(Store, "append", gone)
    return frodo.refused("chat", text="hello")


PROVOKED: dict[str, Callable[[Stage], Json]] = {
    "malformed": lambda stage: stage.http("PUT", "/api/me", json={}),
    "too-large": lambda stage: stage.http("PUT", "/api/me", content=b" " * 20_000),
    "too-late": too_late,
    "too-fast": too_fast,
    "not-found": lambda stage: stage.http("GET", "/nowhere"),
    "wrong-method": lambda stage: stage.http("DELETE", "/api/me"),
    "foreign-origin": lambda stage: stage.http(
        "PUT", "/api/me", headers={"origin": "http://evil.test"}
    ),
    "wrong-host": wrong_host,
    "no-such-table": lambda stage: stage.http("GET", "/api/tables/nowhere"),
    "no-such-game": lambda stage: stage.make(game="chess"),
    "not-your-seat": not_your_seat,
    "no-free-seat": lambda stage: stage.sit(),
    "bad-invitation": lambda stage: stage.sit(invitation="please"),
    "too-many-tables": too_many_tables,
    "too-many-sockets": too_many_sockets,
    "bad-name": lambda stage: stage.http("PUT", "/api/me", json={"name": "x" * 25}),
    "bad-seats": lambda stage: stage.make(seats=[{"kind": "me"}, {"kind": "bot"}]),
    "no-person": lambda stage: stage.make(seats=wish("greedy", "greedy")["seats"]),
    "name-of-a-bot": lambda stage: stage.http("PUT", "/api/me", json={"name": "Greedy"}),
    "not-joined": not_joined,
    "not-over": lambda stage: stage.frodo("rematch"),
    "over": over,
    "not-begun": lambda stage: stage.alone("resign"),
    "begun": lambda stage: stage.frodo("leave"),
    "key-used": key_used,
    "stale": lambda stage: stage.sam("choose", option="landmark bree", version=7),
    "bad-request": lambda stage: stage.make(settings={"luck": "good"}),
    "unknown-option": lambda stage: stage.sam("choose", option="go home"),
    "illegal": lambda stage: stage.sam("choose", option="place gondor"),
    "not-your-choice": lambda stage: stage.frodo("choose", option="landmark bree"),
    "only-seated": only_seated,
    "bot-plays": bot_plays,
    "you-play": lambda stage: stage.frodo("resume"),
    "no-such-bot": lambda stage: stage.frodo("hand-over", bot="gandalf"),
    "nothing-asked": lambda stage: stage.frodo("answer", asked=1, agree=True),
    "asked-already": asked_already,
    "nothing-to-take-back": lambda stage: stage.frodo("take-back", to=0),
    "nothing-said": lambda stage: stage.frodo("chat", text=" "),
    "log-full": log_full,
    "failed": failed,
    "other-rules": other_rules,
    "rules-failed": rules_failed,
    "not-stored": not_stored,
    "not-read": not_read,
    "too-slow": too_slow,
    "restarting": restarting,
}
"""How each refusal comes about."""

TOLD_BY_THE_GAME = {"no-such-game", "bad-request", "unknown-option", "illegal", "not-your-choice"}
"""Refusals whose English sentence is the game's own, with particulars that ours has not."""


def test_every_code_is_provoked_here() -> None:
    assert set(PROVOKED) == set(STATUS)


@pytest.mark.parametrize("code", PROVOKED)
def test_a_refusal_has_its_code_its_sentence_and_the_words_for_other_languages(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    refusal = PROVOKED[code](Stage(desk, tmp_path, monkeypatch))
    assert refusal["code"] == code
    if refusal.get("type") == "closing":
        assert refusal["sentence"] == words("en").say(f"refusal-{code}")
        return
    assert set(refusal["words"]) == messages("en")[code]
    assert words("ja").say(f"refusal-{code}", **refusal["words"])
    english = words("en").say(f"refusal-{code}", **refusal["words"])
    assert (refusal["sentence"] == english) == (code not in TOLD_BY_THE_GAME)
    assert (refusal["rule"] is not None) == (code == "illegal")
    assert (refusal["reason"] is not None) == (code == "illegal")


# What an operator reads.


class Collected(logging.Handler):
    """Every line that the journal would have, whatever its level."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(Lines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def journal() -> Iterator[list[str]]:
    """The lines of the journal, with everything that anybody logs."""
    handler, root = Collected(), logging.getLogger()
    before = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield handler.lines
    root.removeHandler(handler)
    root.setLevel(before)


def test_the_journal_of_a_whole_game_tells_no_secrets(
    tmp_path: Path, journal: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_desk(tmp_path) as desk:
        frodo, sam = desk.person("Frodo"), desk.person("Sam")
        made = frodo.make("me", "person")
        secrets = [made["yours"][0]["token"], made["invitations"][0]["token"], SEED]
        secrets.append(sam.sit(made)["token"])
        one, other = frodo.join(made, "fellowship"), desk.person().connect(made)
        other.join("sauron", token=secrets[-1])
        with monkeypatch.context() as patch:
            fail_at(patch, Resign)
            assert one.refused("resign")["code"] == "rules-failed"
            patch.setattr(Store, "append", gone)
            assert one.refused("chat", text="my word is mellon")["code"] == "not-stored"
            patch.setattr(telling, "update", fail)
            stranger = desk.person().connect(made)
            stranger.tell("join", seat="sauron", token=secrets[-1])
            assert stranger.hear_of("refused")["code"] == "failed"
            patch.setattr(pages, "bot_names", fail)
            frodo.refused("GET", "/api/games")
        one.act("chat", text="my word is mellon")
        play(one, other)
        one.act("rematch")
        secrets += [str(person.cookie) for person in (frodo, sam)]
        secrets += [entry.key for entry in desk.log(made) if entry.key] + ["mellon"]
    events = {json.loads(line)["event"] for line in journal}
    assert events >= {
        "started",
        "table-made",
        "rules-failed",
        "store-failed",
        "message-failed",
        "request-failed",
        "stopped",
    }
    text = "\n".join(journal)
    assert id_of(made) in text
    for secret in secrets:
        assert secret not in text


def test_a_real_server_plays_stops_and_tells_no_secrets(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [
            *command("serve", "--port", "0", "--no-open", "--workers", "1"),
            *("--db", f"sqlite:///{tmp_path / 'tables.db'}", "--crashes", str(tmp_path)),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Mathom is at http://127.0.0.1:")
        url = line.split()[-1]
        with httpx.Client(base_url=url, timeout=PATIENCE, trust_env=False) as client:
            made = client.post("/api/tables", json=wish("me", "greedy")).json()
            ((name, cookie),) = client.cookies.items()
            address = f"{url.replace('http', 'ws')}/api/tables/{id_of(made)}/play"
            headers = {"Cookie": f"{name}={cookie}"}
            with connect(address, additional_headers=headers, proxy=None) as socket:
                play_over(socket)
                seed = client.get(f"/api/tables/{id_of(made)}/replay").json()["seed"]
                process.send_signal(signal.SIGTERM)
                with pytest.raises(ConnectionClosed) as closed:
                    hear_out(socket)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
        out, journal = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
        process.communicate()
    assert (process.returncode, out) == (0, "")
    events = [json.loads(line)["event"] for line in journal.splitlines()]
    assert events == ["started", "table-made", "stopped"]
    for secret in (cookie, seed, made["yours"][0]["token"]):
        assert secret not in journal


def hear_out(socket: ClientConnection) -> None:
    """Listen until the server closes."""
    while True:
        socket.recv(PATIENCE)


def play_over(socket: ClientConnection) -> None:
    """Play the Fellowship to the end of the game."""
    socket.send(json.dumps({"type": "join", "seat": "fellowship"}))
    while True:
        told = json.loads(socket.recv(PATIENCE))
        if told["type"] != "update":
            continue
        if told["view"]["outcome"] is not None:
            return
        if options := told["view"]["choice"].get("options"):
            option, version = options[-1]["text"], told["view"]["version"]
            choice = {"type": "choose", "key": new_key(), "version": version, "option": option}
            socket.send(json.dumps(choice))
