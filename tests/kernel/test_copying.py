"""Pickling and copying, plain and compiled."""

from __future__ import annotations

import copy
import pickle
import sys
from collections.abc import Callable
from typing import Any

import pytest

import mathom
from mathom.bots.uniform import Uniform
from mathom.kernel.chance import Chance, Recorded, Recording, Seeded
from mathom.kernel.game import Game
from mathom.kernel.match import Match
from mathom.kernel.option import OptionTable
from mathom.kernel.record import Entry
from tests import programs
from tests.riddles import RIDDLES

GAMES = [mathom.game("duel"), mathom.game("quest"), RIDDLES]
Way = Callable[[Any], Any]
WAYS: list[Way] = [
    lambda thing: pickle.loads(pickle.dumps(thing)),  # noqa: S301, our own
    copy.copy,
    copy.deepcopy,
]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
each_way = pytest.mark.parametrize("way", WAYS, ids=["pickle", "copy", "deepcopy"])


def played(game: Game, choices: int, seed: int = 7) -> Match:
    match = game.start(game.seat_names[: game.players[0]], seed)
    bot = Uniform()
    lots = Seeded("lots")
    while not match.over and match.ply < choices:
        match.apply(bot.choose(match.seat(match.choice.seat, lots)))
    return match


@each_way
@each_game
def test_a_game_and_its_options_stay_the_same_objects(game: Game, way: Way) -> None:
    assert way(game) is game
    for option in list(game.option_table)[:: max(1, len(game.option_table) // 50)]:
        assert way(option) is option
    assert way(list(game.option_table)[:9]) == list(game.option_table)[:9]


@each_way
@each_game
def test_a_state_becomes_another_of_the_same_value(game: Game, way: Way) -> None:
    for choices in range(0, 60, 4):
        state = played(game, choices).state
        other = way(state)
        assert other is not state
        assert type(other) is type(state)
        assert other.dumps() == state.dumps()


@each_way
@each_game
def test_a_match_goes_on_for_itself(game: Game, way: Way) -> None:
    match = played(game, 30 if game is not RIDDLES else 1)
    before = match.record.dumps(match.seed), len(match.log), match.view(0)
    other = way(match)
    assert other.game is game
    assert (other.record.dumps(other.seed), len(other.log), other.view(0)) == before
    for each in range(len(match.record.seats)):
        assert other.free_undo(each) == match.free_undo(each)
    bots = Seeded("more"), Seeded("more")
    bot = Uniform()
    for lots, side in zip(bots, (other, match), strict=True):
        for _ in range(1 if game is RIDDLES else 20):
            side.apply(bot.choose(side.seat(side.choice.seat, lots)))
        if side is other:
            assert (match.record.dumps(match.seed), len(match.log), match.view(0)) == before
    assert other.record.dumps(other.seed) == match.record.dumps(match.seed)
    assert other.log == match.log
    other.undo(0)
    assert other.ply == 0
    assert match.ply > 0


@each_way
def test_a_match_that_is_over_keeps_its_end(way: Way) -> None:
    match = played(RIDDLES, 9)
    other = way(match)
    assert other.over
    assert other.outcome == match.outcome
    assert other.record.dumps() == match.record.dumps()
    assert way(match.outcome) == match.outcome


@each_way
def test_a_record_goes_on_for_itself(way: Way) -> None:
    record = played(GAMES[0], 5).record
    text = record.dumps("7")
    other = way(record)
    assert other.dumps("7") == text
    other.entries.append(Entry(6, 0, "pass", []))
    assert record.dumps("7") == text


def used(chance: Chance) -> Chance:
    for span in (2, 3, 5):
        chance.pick(span)
    return chance


@each_way
@pytest.mark.parametrize(
    "make",
    [
        lambda: Seeded("7"),
        lambda: Recording(Seeded("7")),
        lambda: Recorded([(n % 2, n) for n in (2, 3, 5, 7, 7, 11, 13)]),
    ],
    ids=["seeded", "noted", "recorded"],
)
def test_chance_falls_alike_and_apart(make: Callable[[], Chance], way: Way) -> None:
    ours = used(make())
    theirs = way(ours)
    spans = (7, 7, 11)
    assert [theirs.pick(span) for span in spans] == [ours.pick(span) for span in spans]
    if isinstance(ours, Recording):
        assert theirs.outcomes == ours.outcomes
    if isinstance(ours, Recorded):
        assert theirs.pick(13) == ours.pick(13) == 1
        theirs.finish()


@each_way
def test_what_is_asked_refused_and_told_can_be_copied(way: Way) -> None:
    match = played(GAMES[0], 12)
    assert way(match.choice).options() == match.choice.options()
    assert way(match.choice.refused()) == match.choice.refused()
    assert way(match.log) == match.log
    assert way(match.state.agenda) == match.state.agenda
    seat = way(match.seat(1, Seeded("bot")))
    assert (seat.index, seat.view()) == (1, match.view(1))


def test_a_table_of_options_without_a_game_is_said_to_have_none() -> None:
    option = OptionTable().add("pass")
    with pytest.raises(mathom.MathomError, match="belong to no game"):
        pickle.dumps(option)


def test_another_process_reads_what_this_one_pickled() -> None:
    match = played(GAMES[0], 20)
    program = (
        "import pickle, sys\n"
        "match, option = pickle.load(sys.stdin.buffer)\n"
        "assert match.game.option_table.find(option.text) is option\n"
        "print(match.state.dumps())\n"
    )
    sent = pickle.dumps((match, match.choice.options()[0]))
    done = programs.run([sys.executable, "-c", program], given=sent)
    assert done.stderr == b""
    assert done.stdout.decode().strip() == match.state.dumps()
