"""Pages of other sites, and names that are not ours, reach nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.local_server import HOST, LocalServer, denied, id_of, open_server, table_request

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
def test_pages_of_other_sites_cannot_act_in_a_visitors_name(
    server: LocalServer, origin: str
) -> None:
    frodo = server.person("Frodo")
    made = frodo.make("me", "person")
    headers = {"origin": origin}
    for method, path, body in (
        ("PUT", "/api/me", {"name": "Gollum"}),
        ("POST", "/api/tables", table_request("me", "me")),
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
def test_our_own_pages_can(server: LocalServer, origin: str) -> None:
    frodo = server.person("Frodo")
    headers = {"origin": origin}
    answer = frodo.ask("POST", "/api/tables", json=table_request("me", "me"), headers=headers)
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
def test_a_name_that_is_not_ours_reaches_nothing(named: LocalServer, host: str, ours: bool) -> None:
    answer = named.person().ask("GET", "/api/me", headers={"host": host})
    assert answer.status_code == (200 if ours else 421)
    assert ours or answer.json()["code"] == "wrong-host"


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """A server that has a name."""
    hosts = frozenset({"tables.example.org"})
    with open_server(tmp_path_factory.mktemp("named"), hosts=hosts) as server:
        yield server
