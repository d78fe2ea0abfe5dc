"""Tables for three and four: Quest over the wire, where the heroes stand together."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import mathom
from tests.server.local_server import (
    Line,
    LocalServer,
    open_server,
    play,
    table_request,
    wait_until,
)

QUEST = mathom.game("quest")
CHOICES = 40
"""How many choices are made at a table, enough to come into the first turns."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    with open_server(tmp_path_factory.mktemp("server"), workers=1) as server:
        yield server


def company(server: LocalServer, count: int, **more: object) -> list[Line]:
    """So many people at a table that has begun, in order of their seats."""
    people = [server.person(f"Guest {number}") for number in range(1, count + 1)]
    made = people[0].make("me", *["person"] * (count - 1), game="quest", **more)
    for person, invitation in zip(people[1:], made["invitations"], strict=True):
        person.sit(made, invitation=invitation["token"])
    return [
        person.join(made, seat)
        for person, seat in zip(people, QUEST.seat_names[:count], strict=True)
    ]


@pytest.mark.parametrize("count", QUEST.players)
def test_as_many_play_as_the_game_is_for(server: LocalServer, count: int) -> None:
    lines = company(server, count, settings={"dominance": "advanced", "stakes": "high"})
    assert lines[0].last["table"]["status"] == "playing"
    assert lines[0].view["settings"] == {"dominance": "advanced", "stakes": "high"}
    play(*lines, choices=CHOICES)
    assert lines[0].view["ply"] == CHOICES
    for line, seat in zip(lines, QUEST.seat_names[:count], strict=True):
        board = line.view["board"]
        assert line.view["seat"] == seat
        assert set(board["heroes"]) == set(QUEST.seat_names[1:count])
        for owner, hero in board["heroes"].items():
            assert all((card is not None) == (owner == seat) for card in hero["hand"])
        assert all((card is not None) == (seat == "sauron") for card in board["sauron"]["plots"])


@pytest.mark.parametrize(
    ("seats", "code"),
    [
        (("me",), "bad-request"),
        (("me", *["greedy"] * 4), "bad-request"),
    ],
)
def test_other_numbers_of_seats_are_refused(
    server: LocalServer, seats: tuple[str, ...], code: str
) -> None:
    refusal = server.person("Frodo").refused(
        "POST", "/api/tables", json=table_request(*seats, game="quest")
    )
    assert refusal["code"] == code


def test_a_person_plays_among_bots(server: LocalServer) -> None:
    frodo = server.person("Frodo")
    made = frodo.make("random", "me", "random", "random", game="quest")
    with frodo.join(made, "hero-1") as line:
        for _ in range(6):
            while not line.options:
                line.hear_of("update")
            line.choose()
        assert line.view["players"]["sauron"] == "random"
        assert line.view["ply"] > 6


def test_when_a_hero_gives_up_sauron_wins_against_all(server: LocalServer) -> None:
    lines = company(server, 3)
    play(*lines, choices=4)
    lines[2].act("resign")
    for line in lines:
        line.wait(lines[2].number)
        assert line.view["outcome"]["winners"] == ["sauron"]
        assert line.view["outcome"]["scores"] == {"sauron": 1.0, "hero-1": 0.0, "hero-2": 0.0}
    table = lines[0].last["table"]
    wait_until(lambda: lines[0].person.table(table)["table"]["status"] == "over")


def test_when_sauron_gives_up_all_heroes_win(server: LocalServer) -> None:
    lines = company(server, 4)
    play(*lines, choices=4)
    lines[0].act("resign")
    assert lines[0].view["outcome"]["winners"] == ["hero-1", "hero-2", "hero-3"]
    lines[1].wait(lines[0].number)
    lines[1].act("rematch")
    new = lines[1].last["table"]["rematch"]
    assert new is not None
