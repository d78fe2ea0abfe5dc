"""What the server writes for its operator tells no secrets."""

from __future__ import annotations

import json
import logging
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from mathom.protocol import Resign
from mathom.server import http_api, updates
from mathom.server.logs import JsonLines
from mathom.server.store import Store
from tests import programs
from tests.cli.run import command
from tests.server.local_server import (
    PATIENCE,
    SEED,
    fail,
    fail_at,
    gone,
    id_of,
    new_key,
    open_server,
    play,
    table_request,
)


class Collected(logging.Handler):
    """Every line that the server's log would have, whatever its level."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(JsonLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def log_lines() -> Iterator[list[str]]:
    """The lines of the server's log, with everything that anybody logs."""
    handler, root = Collected(), logging.getLogger()
    before = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield handler.lines
    root.removeHandler(handler)
    root.setLevel(before)


def test_the_log_of_a_whole_game_tells_no_secrets(
    tmp_path: Path, log_lines: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_server(tmp_path) as server:
        frodo, sam = server.person("Frodo"), server.person("Sam")
        made = frodo.make("me", "person")
        secrets = [made["yours"][0]["token"], made["invitations"][0]["token"], SEED]
        secrets.append(sam.sit(made)["token"])
        one, other = frodo.join(made, "fellowship"), server.person().connect(made)
        other.join("sauron", token=secrets[-1])
        with monkeypatch.context() as patch:
            fail_at(patch, Resign)
            assert one.refused("resign")["code"] == "rules-failed"
            patch.setattr(Store, "append", gone)
            assert one.refused("chat", text="my word is mellon")["code"] == "not-stored"
            patch.setattr(updates, "build_update", fail)
            stranger = server.person().connect(made)
            stranger.tell("join", seat="sauron", token=secrets[-1])
            assert stranger.hear_of("refused")["code"] == "failed"
            patch.setattr(http_api, "bot_names", fail)
            frodo.refused("GET", "/api/games")
        one.act("chat", text="my word is mellon")
        play(one, other)
        one.act("rematch")
        secrets += [str(person.cookie) for person in (frodo, sam)]
        secrets += [entry.key for entry in server.log(made) if entry.key] + ["mellon"]
    events = {json.loads(line)["event"] for line in log_lines}
    assert events >= {
        "started",
        "table-made",
        "rules-failed",
        "store-failed",
        "message-failed",
        "request-failed",
        "stopped",
    }
    text = "\n".join(log_lines)
    assert id_of(made) in text
    for secret in secrets:
        assert secret not in text


def test_a_real_server_plays_stops_and_tells_no_secrets(tmp_path: Path) -> None:
    serve = command("serve", "--port", "0", "--no-open", "--workers", "1")
    serve += ["--db", f"sqlite:///{tmp_path / 'tables.db'}", "--crashes", str(tmp_path)]
    with programs.running(serve) as process:
        assert process.stdout is not None
        line = process.stdout.readline().decode()
        assert line.startswith("Mathom is at http://127.0.0.1:")
        url = line.split()[-1]
        with httpx.Client(base_url=url, timeout=PATIENCE, trust_env=False) as client:
            made = client.post("/api/tables", json=table_request("me", "greedy")).json()
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
        out, errors = process.communicate(timeout=programs.LONG)
    assert (process.returncode, out) == (0, b"")
    log_lines = errors.decode()
    events = [json.loads(line)["event"] for line in log_lines.splitlines()]
    assert events == ["started", "table-made", "stopped"]
    for secret in (cookie, seed, made["yours"][0]["token"]):
        assert secret not in log_lines


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
