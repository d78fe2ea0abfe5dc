"""`mathom` without a command: the page, in a browser where one can be opened."""

from __future__ import annotations

import importlib.util
import socket
import threading
import webbrowser
from collections.abc import Callable, Iterator
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest

from mathom.cli import serve as serving
from mathom.server import built_page, config, logs
from mathom.server import serve as server
from mathom.server.config import Config
from tests.cli.run import answer, refusal

NOWHERE = "No browser could be opened here: open that address in one.\n"


class Machine:
    """Where `mathom` is typed: its data folder, its browser, and what was served and opened."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.opened: list[str] = []
        self.served: list[Config] = []
        self.has_browser = True

    def open(self, url: str) -> bool:
        self.opened.append(url)
        return self.has_browser

    def serve(self, config: Config, listener: socket.socket, ready: Callable[[], None]) -> None:
        self.served.append(config)
        ready()
        for thread in threading.enumerate():
            if thread.name == serving.OPENER:
                thread.join()


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """A machine with a display and a page, on which a server ends as soon as it is there."""
    made = Machine(tmp_path / "data")
    monkeypatch.setattr(webbrowser, "open", made.open)
    monkeypatch.setattr(server, "serve", made.serve)
    monkeypatch.setattr(logs, "set_up", lambda level: None)
    monkeypatch.setattr(config, "data_folder", lambda: made.folder)
    monkeypatch.setattr(built_page, "files", lambda: {"index.html": object()})
    for name in ("BROWSER", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    return made


@pytest.fixture
def port(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The port that `mathom` would like best, in somebody else's hands."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        number: int = other.getsockname()[1]
        monkeypatch.setattr(serving, "PORT", number)
        yield number


def test_it_serves_the_tables_at_home_and_opens_the_browser(machine: Machine) -> None:
    said = answer()
    assert said == f"Mathom is at {machine.opened[0]}\n"
    (served,) = machine.served
    assert served.database == f"sqlite:///{machine.folder / 'tables.db'}"
    assert served.crashes == machine.folder / "crashes"


def test_where_its_port_is_taken_it_takes_a_free_one(machine: Machine, port: int) -> None:
    answer()
    (url,) = machine.opened
    assert url.startswith("http://127.0.0.1:")
    assert not url.endswith(f":{port}")


def test_without_a_display_it_only_says_where_it_is(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("DISPLAY")
    said = answer()
    assert said.startswith("Mathom is at http://127.0.0.1:")
    assert said.endswith(NOWHERE)
    assert machine.opened == []


def test_without_a_browser_it_says_so(machine: Machine) -> None:
    machine.has_browser = False
    assert answer().endswith(NOWHERE)
    assert len(machine.opened) == 1


def test_without_the_page_it_says_how_to_get_it(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(built_page, "files", dict)
    assert refusal() == (
        "the page for the browser is not built: 'make play' builds it, and 'mathom play' does "
        "without it, in the terminal."
    )
    assert machine.served == []


def test_without_its_libraries_it_names_them(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = importlib.util.find_spec

    def find(name: str, package: str | None = None) -> ModuleSpec | None:
        return None if name == "fastapi" else real(name, package)

    monkeypatch.setattr(importlib.util, "find_spec", find)
    assert refusal() == (
        "mathom needs fastapi: install it with pip install '.[server]' in the folder of Mathom's "
        "sources."
    )
    assert machine.served == []
