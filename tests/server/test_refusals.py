"""Everything that is refused is told in a sentence, repeats nothing, and is counted."""

from __future__ import annotations

import asyncio
import importlib.resources
import json
import re
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

import mathom
from mathom.locale import LANGUAGES, messages
from mathom.protocol import Resign
from mathom.server import box_api, http_api, middleware
from mathom.server.limits import Limits, Rate
from mathom.server.refusals import STATUS
from mathom.server.store import Store
from tests.server.local_server import (
    JSON,
    PATIENCE,
    Json,
    Line,
    LocalServer,
    both,
    denied,
    fail,
    fail_at,
    gone,
    id_of,
    open_server,
    play,
    table_request,
)

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
def test_a_message_that_is_refused_is_not_repeated(
    server: LocalServer, text: str, told: str
) -> None:
    frodo = server.person()
    with server.person("Frodo").connect(frodo.make("me", "me")) as line:
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
        (json.dumps({LONG: 1} | table_request("me", "me")).encode(), "field '?' is refused"),
        (json.dumps({"mellon\ud800": 1} | table_request("me", "me")).encode(), ""),
        (
            json.dumps(table_request("me", "me", settings={LONG: "x"})).encode(),
            "field 'settings.?.?'",
        ),
        (json.dumps(table_request("me", "me", settings={"mellon\ud800": "x"})).encode(), ""),
        (json.dumps(table_request(LONG, "me")).encode(), "field 'seats.0.bot' is refused"),
        (json.dumps(table_request("me", "me", game=LONG)).encode(), "field 'game' is refused"),
    ],
)
def test_nor_is_the_body_of_a_request(server: LocalServer, content: bytes, told: str) -> None:
    refusal = server.person().refused("POST", "/api/tables", content=content, headers=JSON)
    assert refusal["code"] == "malformed"
    assert f": {told}" in refusal["sentence"]
    assert refusal["sentence"].endswith(".")
    assert "mellon" not in json.dumps(refusal)


def test_a_body_that_is_not_called_json_is_told_so(server: LocalServer) -> None:
    content = json.dumps(table_request("me", "me"))
    for headers in ({}, {"content-type": "text/plain"}):
        refusal = server.person().refused("POST", "/api/tables", content=content, headers=headers)
        assert "it must be JSON, and be called so by its Content-Type" in refusal["sentence"]


def test_what_the_rules_refuse_is_told_in_a_sentence_that_is_not_too_long(
    server: LocalServer,
) -> None:
    _, sam = both(server)
    for option in ("go home", "x" * 500, "landmark nowhere"):
        sentence = sam.refused("choose", option=option)["sentence"]
        assert sentence[:1] in "'\"" or sentence[:1].isupper()
        assert sentence.endswith((".", "?"))
        assert len(sentence) < 310


# How everything is refused.


def messages_of(lang: str) -> dict[str, set[str]]:
    """The arguments of the sentence of every refusal, by its code."""
    folder = importlib.resources.files("mathom.locale")
    text = (folder / lang / "server.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^refusal-([\w-]+) = (.*)$", text, re.MULTILINE)
    return {code: set(re.findall(r"\$(\w+)", sentence)) for code, sentence in found}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_a_sentence_in_every_language(lang: str) -> None:
    assert set(messages_of(lang)) == set(STATUS)
    assert messages_of(lang) == messages_of("en")
    assert all(400 <= status < 600 for status in STATUS.values())


class Stage:
    """Where a refusal is provoked."""

    def __init__(self, server: LocalServer, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.server = server
        self.folder = folder
        self.patch = patch

    def http(self, method: str, path: str, **more: object) -> Json:
        """How a request of Frodo's is refused."""
        return self.server.person("Frodo").refused(method, path, **more)

    def make(self, **changed: object) -> Json:
        """How a wish for a table is refused."""
        return self.http("POST", "/api/tables", json={**table_request("me", "me"), **changed})

    def sit(self, **which: str) -> Json:
        """How Frodo is refused a seat at a table of Sam's."""
        made = self.server.person("Sam").make("me", "person")
        return self.http("POST", f"/api/tables/{id_of(made)}/seats", json=which)

    def frodo(self, kind: str, **fields: object) -> Json:
        """How an action of Frodo's is refused while Sam is to choose."""
        return both(self.server)[0].refused(kind, **fields)

    def sam(self, kind: str, **fields: object) -> Json:
        """How an action of Sam's is refused when he is to choose."""
        return both(self.server)[1].refused(kind, **fields)

    def alone(self, kind: str, **fields: object) -> Json:
        """How an action is refused of somebody who waits for another."""
        frodo = self.server.person("Frodo")
        return frodo.join(frodo.make("me", "person"), "fellowship").refused(kind, **fields)


def not_your_seat(stage: Stage) -> Json:
    made = stage.server.person("Sam").make("me", "me")
    line = stage.server.person("Frodo").connect(made)
    line.tell("join", seat="sauron")
    return line.hear_of("refused")


def not_joined(stage: Stage) -> Json:
    made = stage.server.person("Sam").make("me", "me")
    return stage.server.person("Frodo").connect(made).refused("chat", text="hello")


def only_seated(stage: Stage) -> Json:
    made = stage.server.person("Sam").make("me", "me")
    return stage.server.person("Frodo").join(made).refused("chat", text="hello")


def over(stage: Stage) -> Json:
    frodo, _ = both(stage.server)
    frodo.act("resign")
    return frodo.refused("resign")


def key_used(stage: Stage) -> Json:
    frodo, _ = both(stage.server)
    frodo.act("chat", text="hello", key="the-same-key")
    return frodo.refused("rematch", key="the-same-key")


def bot_plays(stage: Stage) -> Json:
    frodo, _ = both(stage.server)
    frodo.act("hand-over", bot="greedy")
    return frodo.refused("hand-over", bot="greedy")


def asked_already(stage: Stage) -> Json:
    frodo, sam = both(stage.server)
    play(frodo, sam, choices=2)
    sam.act("take-back", to=0)
    return sam.refused("take-back", to=0)


def too_fast(stage: Stage) -> Json:
    with open_server(stage.folder, limits=Limits(request_rate=Rate(0, 1.0))) as server:
        return server.person().refused("GET", "/healthz")


def too_many_tables(stage: Stage) -> Json:
    with open_server(stage.folder, limits=Limits(tables_per_visitor=0)) as server:
        return server.person().refused("POST", "/api/tables", json=table_request("me", "me"))


def kept(stage: Stage, boxes: int = 100) -> Json:
    """How Frodo is refused to keep a box."""
    limits = Limits(boxes=boxes)
    changes = {"card/merry": {"cost": 4}}
    with open_server(stage.folder, enters=True, limits=limits) as server:
        return server.person("Frodo").refused(
            "POST", "/api/games/dice/boxes", json={"name": "mine", "changes": changes}
        )


def box_not_kept(stage: Stage) -> Json:
    (stage.folder / "boxes").write_text("in the way", encoding="utf-8")
    return kept(stage)


def no_form(stage: Stage) -> Json:
    stage.patch.setattr(box_api, "has_form", lambda game: False)
    return kept(stage)


def asked_for_decks(stage: Stage, game: str = "solitaire", **wanted: str) -> Json:
    """How Frodo is refused to have decks looked at."""
    return stage.http("POST", f"/api/games/{game}/decks", json=wanted)


def deck_too_large(stage: Stage) -> Json:
    cards = mathom.game("solitaire").cards()
    ids = [card["id"] for card in cards if card.get("type") == "hazard"]
    text = "Hazards\n" + "".join(f"99 {id}\n" for id in ids[:11])
    return asked_for_decks(stage, text=text)


def too_many_sockets(stage: Stage) -> Json:
    with open_server(stage.folder, limits=Limits(sockets_per_visitor=0)) as server:
        frodo = server.person("Frodo")
        made = frodo.make("me", "me")
        return denied(lambda: frodo.connect(made)).refusal


def log_full(stage: Stage) -> Json:
    with open_server(stage.folder, limits=Limits(entries_per_table=1)) as server:
        frodo = server.person("Frodo")
        return frodo.join(frodo.make("me", "me"), "sauron").refused("chat", text="hello")


def closing(line: Line) -> Json:
    """What a socket is told before it is closed."""
    line.closed()
    (told,) = line.told("closing")
    return {**told, "words": {}}


def too_slow(stage: Stage) -> Json:
    with open_server(stage.folder, limits=Limits(unsent_messages=1)) as server:
        frodo = server.person("Frodo")
        line = frodo.connect(frodo.make("me", "me"))
        line.stop_reading()
        line.tell("join")
        for _ in range(3):
            line.tell("ping")
        line.read_on()
        return closing(line)


def restarting(stage: Stage) -> Json:
    with open_server(stage.folder) as server:
        frodo = server.person("Frodo")
        line = frodo.join(frodo.make("me", "me"))
        server.call(server.services.hub.stop())
        return closing(line)


def other_rules(stage: Stage) -> Json:
    with open_server(stage.folder) as server:
        made = server.person("Frodo").make("me", "me")
    with sqlite3.connect(server.database) as connection:
        connection.execute("UPDATE tables SET rules = 99")
    connection.close()
    with open_server(stage.folder) as server:
        return denied(lambda: server.person().connect(made)).refusal


def failed(stage: Stage) -> Json:
    stage.patch.setattr(http_api, "bot_names", fail)
    return stage.http("GET", "/api/games")


def rules_failed(stage: Stage) -> Json:
    fail_at(stage.patch, Resign)
    return stage.frodo("resign")


def too_late(stage: Stage) -> Json:
    async def half() -> AsyncIterator[bytes]:
        yield b"{"
        await asyncio.sleep(PATIENCE)

    stage.patch.setattr(middleware, "BODY_SECONDS", 0)
    return stage.http("POST", "/api/tables", content=half())


def wrong_host(stage: Stage) -> Json:
    with open_server(stage.folder, hosts=frozenset({"elsewhere.test"})) as server:
        return server.person().refused("GET", "/healthz")


def not_read(stage: Stage) -> Json:
    stage.patch.setattr(Store, "ping", gone)
    return stage.http("GET", "/healthz")


def not_stored(stage: Stage) -> Json:
    frodo, _ = both(stage.server)
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
    "no-person": lambda stage: stage.make(seats=table_request("greedy", "greedy")["seats"]),
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
    "no-boxes": lambda stage: stage.http("GET", "/api/games/dice/form"),
    "no-form": no_form,
    "no-decks": lambda stage: asked_for_decks(stage, "duel", name="easy"),
    "bad-deck": lambda stage: asked_for_decks(stage, name="mellon"),
    "deck-too-large": deck_too_large,
    "too-many-boxes": lambda stage: kept(stage, boxes=0),
    "box-not-kept": box_not_kept,
    "other-box": lambda stage: stage.make(box="f" * 64),
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
    server: LocalServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    refusal = PROVOKED[code](Stage(server, tmp_path, monkeypatch))
    assert refusal["code"] == code
    if refusal.get("type") == "closing":
        assert refusal["sentence"] == messages("en").say(f"refusal-{code}")
        return
    assert set(refusal["words"]) == messages_of("en")[code]
    assert messages("ja").say(f"refusal-{code}", **refusal["words"])
    english = messages("en").say(f"refusal-{code}", **refusal["words"])
    assert (refusal["sentence"] == english) == (code not in TOLD_BY_THE_GAME)
    assert (refusal["rule"] is not None) == (code == "illegal")
    assert (refusal["reason"] is not None) == (code == "illegal")


# What an operator reads.


def test_an_operator_can_count_what_is_refused(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def grown(code: str) -> float:
        name = f'mathom_requests_refused_total{{code="{code}"}}'
        return server.figures()[name] - before[name]

    frodo = server.person("Frodo")
    made = frodo.make("me", "me")
    before = server.figures()
    frodo.refused("GET", "/nowhere")
    frodo.refused("PUT", "/api/me", json={})
    frodo.refused("PUT", "/api/me", content=b" " * 20_000)
    for _ in range(2):
        denied(lambda: frodo.connect(made, origin="http://evil.test"))
    denied(lambda: frodo.connect("nowhere"))
    with monkeypatch.context() as patch:
        patch.setattr(Store, "ping", gone)
        frodo.refused("GET", "/healthz")
        patch.setattr(http_api, "bot_names", fail)
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
    assert server.figures()[failures] - before[failures] == 1
