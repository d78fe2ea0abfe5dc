"""Who is at a table, when several processes have screens at it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mathom.server.room import Room
from tests.server.local_server import Line, LocalServer, id_of

Published = list[tuple[list[str], int]]


@pytest.fixture
def room(server: LocalServer, seats: tuple[Line, Line]) -> Room:
    """Where they sit."""
    return server.call(server.services.hub.room(id_of(seats[0].last)))


@pytest.fixture
def published(server: LocalServer, room: Room, monkeypatch: pytest.MonkeyPatch) -> Published:
    """What the other processes are told from now on."""
    told: Published = []
    hub = server.services.hub
    monkeypatch.setattr(
        hub, "publish_presence", lambda _, here, watching: told.append((here, watching))
    )
    return told


def on_the_loop(server: LocalServer, work: Callable[[], None]) -> None:
    async def do() -> None:
        work()

    server.call(do())


def here_according_to(line: Line) -> tuple[list[str], int]:
    """Who is there and how many watch, as far as has been told here."""
    while line.unheard():
        line.hear()
    last = line.told("presence")[-1]
    return last["here"], last["watching"]


def test_a_process_that_is_new_is_told_once(
    server: LocalServer, room: Room, published: Published
) -> None:
    on_the_loop(server, lambda: room.attendance.heard("another", ["sauron"], 1))
    assert published == [(["fellowship", "sauron"], 0)]
    on_the_loop(server, lambda: room.attendance.heard("another", ["sauron"], 2))
    assert len(published) == 1, "nobody has come or gone here"


def test_people_here_are_told_who_is_elsewhere(
    server: LocalServer, room: Room, seats: tuple[Line, Line]
) -> None:
    frodo, sam = seats
    sam.close()
    on_the_loop(server, lambda: room.attendance.heard("another", ["sauron"], 1))
    assert here_according_to(frodo) == (["fellowship", "sauron"], 1)
    on_the_loop(server, lambda: room.attendance.gone("another"))
    assert here_according_to(frodo) == (["fellowship"], 0)


def test_who_leaves_here_is_not_here_though_still_elsewhere(
    server: LocalServer, room: Room, seats: tuple[Line, Line], published: Published
) -> None:
    frodo, sam = seats
    on_the_loop(server, lambda: room.attendance.heard("another", ["sauron"], 0))
    sam.close()
    assert published[1:] == [(["fellowship"], 0)]
    assert here_according_to(frodo) == (["fellowship", "sauron"], 0)
    on_the_loop(server, lambda: room.attendance.heard("another", [], 0))
    assert here_according_to(frodo) == (["fellowship"], 0)
