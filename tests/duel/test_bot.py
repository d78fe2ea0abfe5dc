"""The greedy bot's judgement of a Duel, where having the turn is the question."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.bots.greedy import Greedy
from mathom.games.duel.bot import evaluate
from mathom.games.duel.box import SEATS
from mathom.kernel.chance import Seeded
from mathom.kernel.match import Match
from tests.duel.situations import at_the_brink, facing
from tests.duel.table import asked, duel, table

RACES = ["c1-green-elves", "c1-green-humans", "c1-green-dwarves", "c1-green-hobbits"]


def chosen(match: Match) -> str:
    """What the greedy bot chooses for whoever is asked."""
    return Greedy().choose(match.seat(match.choice.seat, Seeded("1"))).text


def test_it_declines_a_further_turn_that_loses_the_game() -> None:
    match = at_the_brink()
    assert asked(match) == ("sauron", "again")
    assert chosen(match) == "pass"


def test_it_takes_that_turn_when_a_landmark_is_a_way_out() -> None:
    match = at_the_brink(spare=6, landmarks=["helms-deep"])
    assert chosen(match) == "again"
    match.apply("again")
    assert chosen(match) == "landmark helms-deep"


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(
    ("cards", "position"),
    [
        (["c1-blue-1-ring-free"], {"steps": 8}),
        (["c1-yellow-2-coins-1"], {"tokens": ["elves-1"]}),
        (["c1-blue-1-ring-free"], {"steps": 8, "tokens": ["hobbits-2"]}),
    ],
    ids=["a bonus", "a token", "with more to come"],
)
def test_it_takes_an_ordinary_further_turn(
    cards: list[str], position: dict[str, Any], seat: str
) -> None:
    match = table(offer=[*cards, "c1-grey-ruse-1", "c1-grey-ruse-2"], **facing(seat, position, {}))
    match.apply(f"play {cards[0]}")
    assert asked(match) == (seat, "again")
    assert chosen(match) == "again"


@pytest.mark.parametrize(
    ("card", "sauron"),
    [
        ("c3-blue-3-rings", {"steps": 11, "coins": 3}),
        ("c3-green-ents", {"cards": [*RACES, "c3-green-wizards"], "coins": 4}),
    ],
    ids=["quest", "races"],
)
def test_it_does_not_open_a_card_that_wins_for_the_opponent(
    card: str, sauron: dict[str, Any]
) -> None:
    """One of two cards that could be discarded lies on the card that Sauron waits for."""
    match = table(
        chapter=3,
        layout={5: card, 9: "c3-yellow-5-coins", 8: "c3-red-lindon-mordor"},
        to_move="fellowship",
        sauron=sauron,
    )
    assert chosen(match) == "discard c3-red-lindon-mordor"


@pytest.mark.parametrize(
    ("steps", "coins", "wins"), [(10, 3, False), (11, 2, False), (11, 3, True), (13, 3, True)]
)
def test_a_winning_card_counts_if_it_can_be_paid_and_wins(
    steps: int, coins: int, wins: bool
) -> None:
    match = table(chapter=3, offer=["c3-blue-3-rings"], sauron={"steps": steps, "coins": coins})
    assert (evaluate(duel(match), 1) > 400) == wins
    assert (evaluate(duel(match), 0) < -400) == wins
