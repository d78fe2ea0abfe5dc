"""Visitors are known by their cookies, which nobody else can make, read or use."""

from __future__ import annotations

import re
import time
from pathlib import Path

import httpx
import pytest
from itsdangerous import TimestampSigner

from mathom.server.visitors import Visitor, Visitors
from tests.server.local_server import LocalServer, id_of, open_server


def flags(answer: httpx.Response) -> set[str]:
    """How the cookie is set that comes with an answer; of several the last counts."""
    cookie, *found = answer.headers.get_list("set-cookie")[-1].split("; ")
    assert re.match("mathom-[0-9a-f]{8}=", cookie)
    return set(found)


def test_scripts_and_other_sites_do_not_get_the_cookie(server: LocalServer) -> None:
    usual = {"HttpOnly", "SameSite=lax", "Path=/", "Max-Age=34560000"}
    for method, more in (("GET", {}), ("PUT", {"json": {"name": "Frodo"}})):
        assert flags(server.person().ask(method, "/api/me", **more)) == usual
        answer = server.person(scheme="https").ask(method, "/api/me", **more)
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


def test_a_cookie_that_is_not_of_our_making_makes_a_stranger(server: LocalServer) -> None:
    frodo = server.person("Frodo")
    made = frodo.make("me", "me")
    assert frodo.cookie is not None
    for forged in forgeries(frodo.cookie):
        header = f"{server.cookie}={forged}".encode()
        answer = server.person().ask("GET", "/api/me", headers={"cookie": header})
        assert answer.json() == {"name": "Wanderer"}
        assert "set-cookie" in answer.headers, "a stranger gets a cookie of his own"
        answer = server.person().ask(
            "GET", f"/api/tables/{id_of(made)}", headers={"cookie": header}
        )
        assert answer.json()["yours"] == []
        with server.person().connect(made, cookie=f"{server.cookie}={forged}") as line:
            line.tell("join", seat="sauron")
            assert line.hear_of("refused")["code"] == "not-your-seat"


def test_every_database_signs_with_a_secret_of_its_own(server: LocalServer, tmp_path: Path) -> None:
    frodo = server.person("Frodo")
    with open_server(tmp_path) as other:
        person = other.person("Sam")
        ours = person.cookie
        assert frodo.cookie is not None
        person.cookie = frodo.cookie
        assert person.get("/api/me") == {"name": "Wanderer"}
    with open_server(tmp_path) as again:
        person = again.person()
        assert ours is not None
        person.cookie = ours
        assert person.get("/api/me") == {"name": "Sam"}, "also after a restart"


def test_servers_at_one_host_leave_each_others_cookies_alone(
    server: LocalServer, tmp_path: Path
) -> None:
    with open_server(tmp_path) as other:
        frodo, sam = server.person("Frodo"), other.person("Sam")
        # A browser has one jar for all ports of a host.
        jar = {server.cookie: str(frodo.cookie), other.cookie: str(sam.cookie)}
        assert len(jar) == 2
        cookies = "; ".join(f"{name}={value}" for name, value in jar.items())
        for here, name in ((server, "Frodo"), (other, "Sam")):
            answer = here.person().ask("GET", "/api/me", headers={"cookie": cookies})
            assert answer.json() == {"name": name}
            assert "set-cookie" not in answer.headers


def test_a_cookie_is_renewed_long_before_it_runs_out(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    frodo = server.person("Frodo")
    made, first = frodo.make("me", "me"), frodo.cookie
    now = int(time.time())
    for days, renewed in ((29, False), (31, True), (60, False), (62, True)):
        monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _, d=days: now + d * 86_400)
        answer = frodo.ask("GET", "/api/me")
        assert answer.json() == {"name": "Frodo"}
        assert ("set-cookie" in answer.headers) == renewed, days
    assert frodo.cookie != first
    assert frodo.table(made)["yours"] == ["fellowship", "sauron"]
