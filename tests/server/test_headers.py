"""What every answer tells browsers, whatever goes wrong."""

from __future__ import annotations

import httpx
import pytest

from mathom.server import http_api
from tests.server.local_server import LocalServer, denied, fail

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
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = server.person()
    monkeypatch.setattr(http_api, "bot_names", fail)
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


def test_so_does_the_refusal_of_a_socket(server: LocalServer) -> None:
    frodo = server.person("Frodo")
    made = frodo.make("me", "me")
    for refusal in (
        denied(lambda: frodo.connect("nowhere")),
        denied(lambda: frodo.connect(made, origin="http://evil.test")),
    ):
        assert safe(refusal.headers), refusal.refusal["code"]


def test_a_fault_of_ours_is_told_in_one_sentence(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(http_api, "bot_names", fail)
    refusal = server.person().refused("GET", "/api/games")
    assert refusal["code"] == "failed"
    assert "nobody knows why" not in refusal["sentence"]
    assert "request-failed" in caplog.text
    assert "nobody knows why" in caplog.text
