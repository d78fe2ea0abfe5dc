"""Whether a seat has anything to choose is a secret: neither a message nor a pause tells it.

A hero sets out in two worlds that only differ in what Sauron holds: in one he can play a shadow
card now, in the other he cannot. Over the sockets of the server the hero hears the same in both.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

import pytest

import mathom
from mathom.kernel.chance import Seeded
from mathom.kernel.option import Option
from mathom.kernel.pending import Pending
from mathom.kernel.state import State, advance
from tests.server.altered_games import begin_here, register
from tests.server.local_server import Json, LocalServer, both, open_server

QUEST = mathom.game("quest")
HERO = 1
GAMES = 20
WORLDS = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    with open_server(tmp_path_factory.mktemp("server")) as server:
        yield server


class Fork(NamedTuple):
    """A hero's choice after which Sauron may only pass, and the same where he may do more."""

    option: str
    poor: State
    rich: State


def answers(state: State, option: Option) -> int:
    """How many options Sauron has when he is asked for a shadow card next; 0 if he is not."""
    after = state.copy()
    advance(after, option, Seeded("next"))
    if after.outcome is not None or after.choice.kind != "shadow":
        return 0
    return len(after.choice.options(after))


@pytest.fixture(scope="module")
def fork() -> Fork:
    lots = random.Random(1)
    for number in range(GAMES):
        match = QUEST.start(["hero", "sauron"], seed=f"fork/{number}")
        while not match.over:
            state = match.state
            options = match.choice.options()
            for option in options if match.choice.seat == HERO and len(options) > 1 else ():
                if answers(state, option) != 1:
                    continue
                for world in range(WORLDS):
                    other = state.imagine(HERO, Seeded("world", str(world)))
                    if answers(other, option) > 1:
                        return Fork(option.text, state, other)
            match.apply(lots.choice(options))
    raise AssertionError("Sauron always had as much to choose")


def play(
    server: LocalServer, patch: pytest.MonkeyPatch, state: State, option: str
) -> tuple[list[Json], int]:
    """What the hero hears of his choice and of Sauron's passing, and how much Sauron had."""
    register(patch, begin_here(QUEST, state, QUEST.view))
    sauron, hero = both(server, game="quest")
    assert hero.view["choice"]["kind"] == state.choice.kind
    first = len(hero.heard)
    hero.choose(option)
    assert hero.silent(), "the hero waits for Sauron"
    sauron.wait(hero.number)
    had = len(sauron.options)
    sauron.choose("pass")
    hero.wait(sauron.number)
    told = [plain(message) for message in hero.heard[first:]]
    return told, had


def plain(message: Json) -> Json:
    """A message without what names the table, the visitors' keys and the clock."""
    told = {name: value for name, value in message.items() if name != "key"}
    if "table" in told:
        told["table"] = {
            name: value
            for name, value in told["table"].items()
            if name not in ("id", "made", "updated", "commitment")
        }
    if told.get("view"):
        told["view"] = {**told["view"], "commitment": ""}
    return told


def test_the_hero_hears_the_same_whatever_sauron_holds(
    server: LocalServer, fork: Fork, monkeypatch: pytest.MonkeyPatch
) -> None:
    poor, one = play(server, monkeypatch, fork.poor, fork.option)
    rich, several = play(server, monkeypatch, fork.rich, fork.option)
    assert one == 1
    assert several > 1
    assert poor == rich


def test_a_server_that_passes_for_sauron_would_tell_it(
    server: LocalServer, fork: Fork, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pending, "public", property(lambda self: True))
    with pytest.raises(AssertionError, match="choice of hero-1"):
        play(server, monkeypatch, fork.poor, fork.option)
