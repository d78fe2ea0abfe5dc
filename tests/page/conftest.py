"""What the tests of the page share: a server, a browser, and people who use it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, expect

from tests.page.chromium import chromium, missing
from tests.page.midgame_server import MidgameServer, midgame_server
from tests.page.people import PATIENCE, Person
from tests.page.seeded_server import seeded_server
from tests.server.running import ServerProcess

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session", autouse=True)
def everything_there() -> None:
    """Say what is missing; where everything is to be shown, that is a failure."""
    if lack := missing():
        if os.environ.get("CI", "").lower() in ("1", "true"):
            pytest.fail(lack, pytrace=False)
        pytest.skip(lack)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for all who do it no harm."""
    with seeded_server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may kill."""
    with seeded_server(tmp_path / "server") as server:
        yield server


@pytest.fixture(scope="session")
def midgame(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MidgameServer]:
    """A server whose tables begin where a test says."""
    with midgame_server(tmp_path_factory.mktemp("midgame")) as opened:
        yield opened


def _as_long_as_possible(fixture_name: str, config: pytest.Config) -> Literal["session", "module"]:
    """For the whole session where there are only tests of the page.

    While Playwright runs, no other test could run an event loop.
    """
    asked = [(config.invocation_params.dir / arg.partition("::")[0]) for arg in config.args]
    pages = Path(__file__).parent
    return "session" if all(path.is_relative_to(pages) for path in asked) else "module"


@pytest.fixture(scope=_as_long_as_possible)
def browser() -> Iterator[Browser]:
    """A browser; every person has a window of their own in it."""
    with chromium() as opened:
        yield opened


class Company:
    """Lets people in, and sees them out."""

    def __init__(self, browser: Browser, stack: ExitStack) -> None:
        self._browser = browser
        self._stack = stack

    def __call__(self, server: ServerProcess | MidgameServer | str, **wishes: Any) -> Person:
        """Somebody with a browser of their own; the wishes are those of `Person`."""
        url = server if isinstance(server, str) else server.url
        person = Person(self._browser, url, **wishes)
        self._stack.callback(person.leave)
        return person


@pytest.fixture
def company(browser: Browser) -> Iterator[Company]:
    """People for one test."""
    with ExitStack() as stack:
        yield Company(browser, stack)


@pytest.fixture
def sam(company: Company, server: ServerProcess) -> Person:
    """Somebody in front of the page."""
    return company(server)
