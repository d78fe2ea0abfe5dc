"""Cards in play: instances, what they bear, what state they are in, and what modifies them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest

from mathom.kernel.declaring import in_play
from mathom.kernel.errors import BadState, BrokenState
from mathom.kernel.instances import InPlay
from mathom.kernel.modifiers import NOTHING, Change, Modifier, modified
from mathom.kernel.reading import Reader
from mathom.kernel.schema import Schema, new
from tests.riddles import RIDDLES

ROLES = {"card": ("aragorn", "sword", "shield", "oath"), "seat": ("hero", "hazard")}
ARAGORN, SWORD, SHIELD, OATH = range(4)
TAPPED, FACE_DOWN = range(2)
PROWESS, BODY = range(2)
TURN, ATTACK, UNTAP = range(3)


@dataclass(eq=False, init=False)
class Board:
    """A part of a state that holds everything in play."""

    play: InPlay = in_play(
        "card",
        "seat",
        ("tapped", "face-down"),
        "face-down",
        ("prowess", "body"),
        ("turn", "attack", "untap"),
    )


SCHEMA = Schema(Board, ROLES)


def board() -> tuple[Board, InPlay, int, int]:
    """Aragorn bears a sword, which makes him stronger, up to 9."""
    part = new(Board)
    hero = part.play.enter(ARAGORN, 0)
    sword = part.play.enter(SWORD, 0, hero)
    part.play.modify(Modifier(PROWESS, hero, sword, n=2, most=9))
    return part, part.play, hero, sword


def test_an_instance_is_another_each_time_its_card_enters() -> None:
    _, play, hero, sword = board()
    play.leave(sword)
    again = play.enter(SWORD, 0, hero)
    assert again not in (hero, sword)
    assert sword not in play
    assert [each.number for each in play] == [hero, again]


def test_what_it_bears_is_known_from_the_bearers() -> None:
    _, play, hero, sword = board()
    shield = play.enter(SHIELD, 0)
    assert [each.card for each in play.attached(hero)] == [SWORD]
    play.attach(shield, hero)
    assert [each.card for each in play.attached(hero)] == [SWORD, SHIELD]
    play.attach(sword, NOTHING)
    assert [each.card for each in play.attached(hero)] == [SHIELD]


def test_whatever_leaves_takes_along_what_it_bears() -> None:
    _, play, hero, sword = board()
    play.enter(OATH, 1, sword)
    assert [each.card for each in play.leave(hero)] == [ARAGORN, SWORD, OATH]
    assert list(play) == []
    assert play.modifiers == ()


def test_it_is_marked_and_given_away() -> None:
    _, play, hero, _ = board()
    play.mark(hero, TAPPED)
    assert play[hero].has(TAPPED)
    assert not play[hero].has(FACE_DOWN)
    play.give(hero, 1)
    assert (play[hero].controller, play[hero].has(TAPPED)) == (1, True)
    play.mark(hero, TAPPED, on=False)
    assert not play[hero].has(TAPPED)


def test_nothing_bears_itself() -> None:
    _, play, hero, sword = board()
    oath = play.enter(OATH, 0, sword)
    with pytest.raises(BrokenState, match=f"instance {hero} bears itself"):
        play.attach(hero, oath)


# Modifiers.


@pytest.mark.parametrize(
    ("change", "number", "result"),
    [
        (Change(2), 5, 7),
        (Change(2, most=9), 8, 9),
        (Change(2, most=9), 10, 10),
        (Change(-2, least=1), 2, 1),
        (Change(-2, least=1), 0, 0),
        (Change(to=3), 7, 3),
        (Change(to=0), 7, 0),
        (Change(to=8, most=5), 2, 5),
        (Change(2, least=5), 2, 4),
        (Change(-2, most=1), 5, 3),
    ],
)
def test_a_change_stops_at_its_caps_and_never_turns_round(
    change: Change, number: int, result: int
) -> None:
    assert change.of(number) == result


def test_changes_work_one_after_the_other() -> None:
    assert modified(6, [Change(2, most=7), Change(1), Change(to=4), Change(-1)]) == 3


def test_a_modifier_is_about_one_number_of_its_target() -> None:
    _, play, hero, sword = board()
    assert play.modified(6, PROWESS, hero) == 8
    assert play.modified(8, PROWESS, hero) == 9
    assert play.modified(6, BODY, hero) == 6
    assert play.modified(6, PROWESS, sword) == 6
    play.modify(Modifier(PROWESS, until=TURN, n=1))
    assert play.modified(6, PROWESS, sword) == 7
    assert play.modified(6, PROWESS) == 7


def test_a_modifier_ends_with_its_source() -> None:
    _, play, hero, sword = board()
    play.leave(sword)
    assert play.modified(6, PROWESS, hero) == 6


def test_a_modifier_ends_with_its_duration_whatever_its_source() -> None:
    _, play, hero, sword = board()
    play.modify(Modifier(PROWESS, hero, until=TURN, n=3))
    play.modify(Modifier(PROWESS, hero, sword, until=ATTACK, n=-1, least=1))
    assert play.modified(4, PROWESS, hero) == 8
    play.end(ATTACK)
    assert play.modified(4, PROWESS, hero) == 9
    play.end(UNTAP)
    assert play.modified(4, PROWESS, hero) == 9
    play.end(TURN)
    assert play.modified(4, PROWESS, hero) == 6


# As a declared attribute.


def test_it_is_written_by_ids_and_comes_back() -> None:
    part, play, hero, sword = board()
    play.mark(hero, TAPPED)
    play.modify(Modifier(BODY, until=UNTAP, to=0, source=sword))
    written = SCHEMA.write(part)["play"]
    assert written["entered"] == 2
    assert written["instances"][0]["marks"] == ["tapped"]
    assert written["instances"][1] == {
        "number": sword,
        "card": "sword",
        "controller": "hero",
        "bearer": hero,
        "marks": [],
    }
    assert (written["modifiers"][1]["until"], written["modifiers"][1]["to"]) == ("untap", 0)
    again = SCHEMA.read(Reader({"play": written}, "board", BadState))
    assert SCHEMA.key(again) == SCHEMA.key(part)
    assert SCHEMA.write(again)["play"] == written


def test_a_copy_changes_on_its_own() -> None:
    part, play, hero, _ = board()
    copy = SCHEMA.copy(part)
    key = SCHEMA.key(copy)
    assert key == SCHEMA.key(part)
    assert hash(key) == hash(SCHEMA.key(part))
    play.mark(hero, TAPPED)
    play.end(TURN)
    play.enter(OATH, 1)
    assert SCHEMA.key(copy) == key != SCHEMA.key(part)


def test_only_its_controller_knows_what_lies_face_down() -> None:
    part, play, _, _ = board()
    play.enter(OATH, 1, marks=1 << FACE_DOWN)
    assert SCHEMA.members(part, "card") == [ARAGORN, SWORD, OATH]
    assert SCHEMA.unknown(part, "card", 0) == {"play": [OATH]}
    assert SCHEMA.unknown(part, "card", None) == {"play": [OATH]}
    assert SCHEMA.unknown(part, "card", 1) == {}
    shown = [[it["card"] for it in SCHEMA.show(part, s)["play"]["instances"]] for s in (0, 1)]
    assert shown == [["aragorn", "sword", None], ["aragorn", "sword", "oath"]]


def alter(path: tuple[str | int, ...], value: object) -> dict[str, Any]:
    """The text of the board with one thing changed."""
    part, _, _, _ = board()
    whole = {"play": SCHEMA.write(part)["play"]}
    at: Any = whole["play"]
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    return whole


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (("instances", 1, "bearer"), 7, "instances 2: field 'bearer' must be an instance in play"),
        (("instances", 1, "bearer"), 1, "instances 2: field 'bearer' must not lead back"),
        (("instances", 0, "bearer"), 1, "instances 1: field 'bearer' must not lead back"),
        (("instances", 1, "bearer"), -1, "field 'bearer' must be a whole number"),
        (("instances", 1, "bearer"), "him", "field 'bearer' must be a whole number"),
        (("instances", 1, "number"), 0, "instances 2: field 'number' must be below"),
        (("instances", 1, "number"), 2, "instances 2: field 'number' must be below"),
        (("instances", 1, "card"), "axe", "field 'card' must be one of aragorn, sword"),
        (("instances", 1, "controller"), "us", "field 'controller' must be one of hero, hazard"),
        (("instances", 1, "marks"), ["lost"], "field 'marks' must be one of tapped, face-down"),
        (("instances", 1, "owner"), "hero", "field 'owner' is not known here"),
        (("modifiers", 0, "source"), 5, "modifiers 1: field 'source' must be an instance in play"),
        (("modifiers", 0, "target"), 5, "modifiers 1: field 'target' must be an instance in play"),
        (("modifiers", 0, "until"), "dawn", "field 'until' must be one of turn, attack, untap"),
        (("modifiers", 0, "what"), "luck", "field 'what' must be one of prowess, body"),
        (("modifiers", 0, "most"), "high", "field 'most' must be a whole number"),
        (("entered",), 1, "instances 2: field 'number' must be below"),
        (("entered",), None, "field 'entered' must be a whole number"),
    ],
)
def test_nonsense_is_refused_with_one_sentence(
    path: tuple[str | int, ...], value: object, sentence: str
) -> None:
    with pytest.raises(BadState, match=sentence):
        SCHEMA.read(Reader(alter(path, value), "board", BadState))


@pytest.mark.parametrize("frame", ["Ask", "Hide"])
def test_a_frame_names_instances_that_are_in_play(frame: str) -> None:
    match = RIDDLES.start(["a", "b"], seed=4)
    match.apply("into bilbo-left")
    name = "pocket"
    if frame == "Ask":
        match.apply(match.choice.options()[0])
        name = "hidden"
    data = json.loads(match.state.dumps())
    assert data["agenda"][-1]["do"] == frame
    RIDDLES.state(json.dumps(data))
    data["agenda"][-1][name] = 9
    with pytest.raises(BadState, match="field 'agenda' must name instances that are in play"):
        RIDDLES.state(json.dumps(data))


def test_what_was_derived_is_shared_by_copies_and_forgotten_when_an_instance_changes() -> None:
    play = InPlay()
    first, other = play.enter(1, 0), play.enter(2, 0)
    play.derived["cards"] = "both"
    copy = play.copy()
    play.mark(first, 0)
    assert play.derived == copy.derived == {"cards": "both"}
    play.attach(other, first)
    assert not play.derived
    assert copy.derived == {"cards": "both"}
    for change in (
        lambda: play.enter(3, 0),
        lambda: play.give(first, 1),
        lambda: play.leave(other),
        lambda: play.mark(first, 1, forget=True),
    ):
        play.derived["cards"] = "both"
        change()
        assert not play.derived
