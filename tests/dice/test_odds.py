"""The odds agree with what dice show when they are rolled often."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from mathom.games.dice.box import Sort
from mathom.games.dice.eyes import RollSauron
from mathom.games.dice.faces import FACES
from mathom.games.dice.odds import (
    UNIT,
    Roll,
    at_least,
    faces_roll,
    fellowship_of,
    roll_odds,
    unit_of,
)
from mathom.games.dice.rolling import roll
from mathom.kernel.chance import Seeded
from tests.dice.table import BOX, DICE, Game, table

ROLLS = 100_000
ERROR = 0.008
"""Five standard deviations of a chance that is measured in so many rolls."""


@pytest.mark.parametrize("sort", BOX.sorts, ids=lambda sort: sort.id)
def test_the_odds_of_a_die_are_those_of_its_rolls(sort: Sort) -> None:
    die = faces_roll(sort.faces)
    rolled = roll_often(sort.dice[0], sort.id)
    exact = fellowship_of((die,), (), 0)
    for points, odds in enumerate(exact):
        shown = sum(n for n, face in zip(rolled, die, strict=True) if max(face, 0) == points)
        assert abs(shown / ROLLS - odds) < ERROR
    units = sum(n for n, face in zip(rolled, die, strict=True) if face == UNIT)
    assert abs(units / ROLLS - unit_of((die,), (), 0)) < ERROR


def roll_often(die: int, seed: str) -> list[int]:
    """How often each face of a die comes up when the rules have it rolled."""
    state, chance, found = table().state, Seeded(seed), [0] * FACES
    state.events = None
    enemy = state.card_of(die) < 0
    state.sauron.active = (die,) if enemy else ()
    for _ in range(ROLLS):
        state.agenda.clear()
        if enemy:
            RollSauron().run(state, chance)
        else:
            roll(state, 0, (die,), chance)
        found[state.faces[die] - 1] += 1
    return found


def test_the_odds_of_dice_from_a_bag_are_those_of_draws_and_rolls() -> None:
    bag = tuple(sorted(shown_by(name) for name in ("frodo", "frodo", "sam", "bill", "ithilien")))
    pool = (shown_by("heirloom"),)
    chance = Seeded("bag")
    points = [0] * 12
    units = 0
    for _ in range(ROLLS // 4):
        left = list(bag)
        dice = [*pool, *(left.pop(chance.pick(len(left))) for _ in range(3))]
        shown = [die[chance.pick(FACES)] for die in dice]
        points[sum(max(face, 0) for face in shown)] += 1
        units += UNIT in shown
    exact = fellowship_of(pool, bag, 3)
    assert sum(exact) == 1
    for found, odds in zip(points, exact, strict=False):
        assert abs(found / (ROLLS // 4) - odds) < 2 * ERROR
    assert abs(units / (ROLLS // 4) - unit_of(pool, bag, 3)) < 2 * ERROR


def shown_by(sort: str) -> Roll:
    return faces_roll(next(each for each in BOX.sorts if each.id == sort).faces)


def odds(game: Game, pool: Sequence[str] = (), drawn: int = 0) -> tuple[int, list[int], int]:
    found = roll_odds(game.state, 0, [DICE.index(die) for die in pool], drawn)
    return found["dice"], found["fellowship"], found["unit"]


def test_at_least_counts_down_to_the_most_that_can_be() -> None:
    assert at_least(fellowship_of((shown_by("frodo"), shown_by("frodo")), (), 0)) == [89, 44]


def test_a_corrupted_card_shows_nothing() -> None:
    side = {"active": ["sam"], "bag": ["sam", "sam"]}
    assert odds(table(side, at="war"), ["sam-1"], 0) == (1, [50], 33)
    assert odds(table(side, at="war", corrupted=["sam"]), ["sam-1"], 2) == (3, [], 0)


def test_a_bag_that_runs_out_goes_on_with_the_used_pile() -> None:
    side = {"bag": ["frodo", "frodo"], "used": ["ithilien", "ithilien"]}
    game = table(side, at="war")
    assert odds(game, (), 2) == (2, [89, 44], 56)
    count, fellowship, _ = odds(game, (), 3)
    assert (count, len(fellowship)) == (3, 4)
    assert odds(game, (), 9)[0] == 4


def test_the_view_tells_what_every_player_may_expect() -> None:
    side = {"active": ["frodo", "frodo"], "bag": ["frodo"] * 5}
    shown = table({"muster": ["frodo:5"]}, side, at="war").view()["odds"]["player-2"]
    assert shown == {"dice": 7, "fellowship": [100, 99, 95, 83, 57, 26, 6], "unit": 94}


def test_what_was_laid_aside_is_rolled_and_what_was_used_is_drawn_next() -> None:
    """Three dice aside, one left in the Bag, four of those that are used by then."""
    side = {
        "bag": ["frodo"],
        "aside": ["frodo", "frodo", "frodo"],
        "active": ["frodo:1"],
        "spent": ["frodo:1"],
        "muster": ["merry:4+sting:4", "elven-cloak:4"],
    }
    shown = table(side, {}, at="war").view()["odds"]["player-1"]
    assert shown["dice"] == 3 + 1 + 4
    # The cloak stands alone and stays: one die fewer than the draw asks for.
    few = table({**side, "muster": ["merry:4", "elven-cloak:4"]}, {}, at="war")
    assert few.view()["odds"]["player-1"]["dice"] == 3 + 1 + 3


def test_in_phase_1_the_roll_of_this_turn_is_told() -> None:
    side = {"active": ["frodo", "frodo"], "bag": ["frodo"] * 5, "muster": ["elven-cloak:4"]}
    game = table(side, {}, at="score")
    assert game.asked[1] == "stay"
    assert game.view()["odds"]["player-1"]["dice"] == 7


def test_who_waits_draws_again_what_stands_now() -> None:
    side = {"bag": ["frodo"], "prepared": ["faramir:4", "frodo:5"]}
    shown = table({"muster": ["frodo:5"]}, side, at="war").view()["odds"]["player-2"]
    assert shown["dice"] == 1 + 2


def test_a_die_that_draws_tells_what_to_expect_of_it() -> None:
    game = table({"active": ["bill:2", "faramir:4"], "bag": ["frodo"] * 5}, fellowship=1)
    assert game.detail("draw bill-1") == {"chance-fellowship": 67, "chance-unit": 33}
    none = table({"active": ["bill:2"], "bag": ["frodo"] * 5}, corrupted=["bill", "sam"])
    assert none.detail("draw bill-1") == {"chance-fellowship": 67, "chance-unit": 33}
    blank = table({"active": ["bill:2"], "bag": ["sam"] * 2}, corrupted=["sam"])
    assert blank.detail("draw bill-1") == {"chance-fellowship": 0, "chance-unit": 0}


def test_other_options_tell_what_they_cost_and_are() -> None:
    game = table({"active": ["faramir:4", "faramir:3", "sam:4"]}, fellowship=1)
    assert game.label("spend ithilien-2") == "Spend Faramir for Fellowship (+2)"
    assert game.label("spend ithilien-2", "ja").startswith("ファラミア")
    assert game.detail("spend ithilien-2") == {"die": "faramir", "fellowship": 2}
    figures = {"attack": 3, "defense": 3, "level": 1}
    assert game.detail("muster ithilien-1") == {"die": "faramir", **figures}
    assert game.detail("reroll sam-1") == {}
