"""What is too large or too much is refused, and nobody else suffers."""

from __future__ import annotations

import functools
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from mathom.server import middleware
from mathom.server.limits import Limits, Rate
from mathom.server.refusals import RequestRefused
from tests.server.local_server import JSON, LocalServer, denied, id_of, open_server, table_request


def test_the_body_of_a_request_has_a_bound(server: LocalServer) -> None:
    frodo = server.person()
    most = Limits().body_bytes
    fits = json.dumps({"name": "Frodo"}).encode().ljust(most)
    assert frodo.ask("PUT", "/api/me", content=fits, headers=JSON).json() == {"name": "Frodo"}
    refusal = frodo.refused("PUT", "/api/me", content=fits + b" ", headers=JSON)
    assert (refusal["code"], refusal["words"]) == ("too-large", {"most": most})


def test_a_body_that_comes_in_parts_is_measured_as_a_whole(server: LocalServer) -> None:
    async def parts(size: int) -> AsyncIterator[bytes]:
        yield json.dumps({"name": "Frodo"}).encode()
        for _ in range(16):
            yield b" " * size

    frodo = server.person()
    answer = frodo.ask("PUT", "/api/me", content=parts(1000), headers=JSON)
    assert answer.json() == {"name": "Frodo"}
    refusal = frodo.refused("PUT", "/api/me", content=parts(1100), headers=JSON)
    assert refusal["code"] == "too-large"


def test_an_address_may_send_so_many_requests(tmp_path: Path) -> None:
    limits = Limits(request_rate=Rate(5, 3600.0))
    with open_server(tmp_path, limits=limits) as server:
        frodo = server.person(address="2001:db8::1")
        made = frodo.make("me", "me")
        for _ in range(4):
            frodo.get("/healthz")
        neighbour = server.person(address="2001:db8::2")
        for person in (frodo, neighbour):
            assert person.refused("GET", "/healthz")["code"] == "too-fast"
            refusal = denied(functools.partial(person.connect, made)).refusal
            assert refusal["code"] == "too-fast"
        server.person(address="2001:db8:0:1::1").get("/healthz")


def test_an_address_may_make_so_many_tables(tmp_path: Path) -> None:
    limits = Limits(table_rate=Rate(2, 3600.0))
    with open_server(tmp_path, limits=limits) as server:
        for _ in range(2):
            server.person(address="192.0.2.1").make("me", "me")
        last = server.person(address="192.0.2.1")
        refusal = last.refused("POST", "/api/tables", json=table_request("me", "me"))
        assert refusal["code"] == "too-fast"
        server.person(address="192.0.2.2").make("me", "me")


def test_a_visitor_sits_at_so_many_unfinished_tables(tmp_path: Path) -> None:
    with open_server(tmp_path, limits=Limits(tables_per_visitor=2)) as server:
        frodo, sam = server.person("Frodo"), server.person("Sam")
        first = frodo.make("me", "me")
        frodo.make("me", "person")
        theirs = sam.make("me", "person")
        for path, body in (
            ("/api/tables", table_request("me", "me")),
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
    with open_server(tmp_path, limits=Limits(tables_per_visitor=1)) as server:
        frodo, sam = server.person("Frodo"), server.person("Sam")
        made = sam.make("me", "person")
        assert frodo.sit(made)["seat"] == "sauron"
        assert frodo.sit(made)["seat"] == "sauron"


def test_who_has_to_wait_is_told_for_how_long(tmp_path: Path) -> None:
    with open_server(tmp_path, limits=Limits(table_rate=Rate(2, 3600.0))) as server:
        person = server.person()
        for _ in range(2):
            person.make("me", "me")
        answer = person.ask("POST", "/api/tables", json=table_request("me", "me"))
        assert answer.json()["code"] == "too-fast"
        assert 1700 < int(answer.headers["retry-after"]) <= 1800


@pytest.mark.parametrize(("wait", "told"), [(0.0, "1"), (0.2, "1"), (1.2, "2"), (20.0, "20")])
def test_waiting_is_told_in_whole_seconds(wait: float, told: str) -> None:
    assert middleware.answer(RequestRefused("too-fast", wait=wait)).headers["retry-after"] == told
    assert "retry-after" not in middleware.answer(RequestRefused("not-found", wait=wait)).headers
