"""Positions of Dice that cannot be are refused, each with one clear sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from mathom.kernel.errors import BadState
from tests.dice.table import GAME, Game, table
from tests.told import assert_told

Data = dict[str, Any]


def ordinary() -> Game:
    """A position with a bit of everything."""
    mine = {
        "muster": ["aragorn:5+anduril:4", "elven-rope:4"],
        "active": ["merry:4"],
        "used": ["bill"],
    }
    theirs = {"prepared": ["gandalf:4"], "spent": ["frodo:1"]}
    mat = {"muster": ["fotr:1", "fotr:4"], "marked": ["ttt"], "destroyed": ["rotk:2"]}
    return table(mine, theirs, at="dice", sauron=mat, fellowship=2)


def written(game: Game) -> Data:
    data: Data = json.loads(game.state.dumps())
    return data


def refusal(data: Data) -> str:
    """The sentence with which a state is refused, which every language has."""
    with pytest.raises(BadState) as fault:
        GAME.state(json.dumps(data))
    assert_told(fault.value)
    return str(fault.value)


def push(data: Data, **frame: object) -> None:
    data["agenda"].append(frame)


BROKEN: dict[str, tuple[Callable[[Data], object], str]] = {
    "a lost die": (lambda d: d["sides"][0]["used"].clear(), "every die must be somewhere"),
    "a doubled die": (lambda d: d["sides"][0]["bag"].append("sam-1"), "every die must be"),
    "a lost card": (lambda d: d["rows"]["1"].pop(), "every card must be somewhere"),
    "attached to nobody": (
        lambda d: d["bearers"].update({"elven-gift-1": "halflings-1"}),
        "attached to what is no Unit",
    ),
    "a Unit that is attached": (
        lambda d: d["bearers"].update({"captains-1": "captains-1"}),
        "attached to what is no Unit",
    ),
    "no face where one stands": (lambda d: d["faces"].pop("captains-1"), "neither Unit nor"),
    "Fellowship that stands": (lambda d: d["faces"].update({"captains-1": 1}), "neither Unit nor"),
    "a face in the Bag": (lambda d: d["faces"].update({"sam-1": 1}), "where none has been rolled"),
    "an enemy among friends": (
        lambda d: (d["sauron"]["destroyed"].clear(), d["sides"][0]["used"].append("rotk-1")),
        "an enemy die lies among",
    ),
    "a friend among enemies": (
        lambda d: (d["sides"][0]["used"].clear(), d["sauron"]["active"].append("bill-1")),
        "a die of the players lies",
    ),
    "a marker elsewhere": (lambda d: d["sauron"]["marked"].append("rotk-1"), "a marker lies"),
    "the turn of nobody": (lambda d: d.update({"turn": "player-3"}), "nobody at the table"),
    "the Ring of nobody": (lambda d: d.update({"ringbearer": "player-4"}), "nobody at the table"),
    "at the end of the way": (lambda d: d.update({"location": "grey-havens"}), "Grey Havens"),
    "no round below": (lambda d: d["agenda"].pop(0), "next round below"),
    "a round above": (lambda d: push(d, do="Round"), "next round below"),
    "a player too many": (lambda d: push(d, do="Tidy", seat="player-3"), "players at the table"),
    "a fight that is none": (lambda d: push(d, do="Target", seat="player-1"), "end of an attack"),
    "the end of no fight": (lambda d: push(d, do="EndWar", seat="player-1"), "end of an attack"),
    "a window at a wrong moment": (
        lambda d: push(d, do="Anytime", seat="player-1", passed=0),
        "players at the table",
    ),
    "a Unit that was not scored": (
        lambda d: push(d, do="ComeBack", seat="player-1", die="elven-gift-1"),
        "about a die that",
    ),
    "no Immediate": (
        lambda d: push(d, do="Happen", seat="player-1", die="halflings-1"),
        "about a die that",
    ),
    "nobody to take along": (
        lambda d: push(d, do="TakeAlong", seat="player-1", die="halflings-1"),
        "about a die that",
    ),
    "nothing to attach": (
        lambda d: push(d, do="Bear", seat="player-1", die="weapon-1"),
        "about a die that",
    ),
    "nothing to exchange": (
        lambda d: push(d, do="TakeDie", seat="player-1", die="weapon-1"),
        "about a die that",
    ),
    "an attack that is over": (
        lambda d: push(d, do="MakeStand", seat="player-1", die="ancients-1"),
        "about a die that",
    ),
    "a player alone": (lambda d: d["sides"].pop(), "'sides'"),
    "cards that lie already": (
        lambda d: push(d, do="FillRow", seat="player-1", row="3", cards=["merry"]),
        "cannot be laid out",
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_what_cannot_be_is_refused(what: str) -> None:
    data = written(ordinary())
    edit, told = BROKEN[what]
    edit(data)
    assert told in refusal(data)


def test_an_ordinary_position_is_read_back() -> None:
    state = ordinary().state
    again = GAME.state(state.dumps())
    assert again == state
    assert hash(again) == hash(state)
    assert again.copy() == state
