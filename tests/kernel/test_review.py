"""The review of a finished game: its course, its turning points, what was done."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

import mathom
from mathom.arena.matches import play_match
from mathom.kernel.event import Event
from mathom.kernel.match import Match
from mathom.kernel.review import TURNING_POINTS, Review, _bounded, _turns
from tests.riddles import RIDDLES

DUEL = mathom.game("duel")
QUEST = mathom.game("quest")


@pytest.fixture(scope="module", params=[("duel", 2), ("quest", 2), ("quest", 4)])
def match(request: pytest.FixtureRequest) -> Match:
    game, players = request.param
    return play_match(mathom.game(game), ["greedy"] * players, 4)


def test_the_course_goes_from_the_beginning_to_the_end(match: Match) -> None:
    positions = Review(match).positions
    assert [each.step for each in positions] == list(range(match.version))
    assert [each.entry for each in positions] == match.record.entries
    assert [event for each in positions for event in each.events] == match.log
    assert [bool(each.worth) for each in positions] == [True] * (len(positions) - 1) + [False]
    periods = [each.period for each in positions]
    assert periods == sorted(periods)
    last = positions[-1].tracks
    told = [(each.id, each.role, each.goal, each.values) for each in last]
    assert told == [
        (each.id, each.role, each.goal, each.values)
        for each in match.game.reviewer.tracks(match.state)
    ]


def test_three_choices_turned_it(match: Match) -> None:
    points = Review(match).turning_points
    assert len(points) == TURNING_POINTS
    steps = [point.position.step for point in points]
    assert steps == sorted(set(steps))
    assert match.outcome is not None
    losers = tuple(seat for seat in range(match.state.players) if seat not in match.outcome.winners)
    for point in points:
        assert point.seats in (match.outcome.winners, losers)
        assert any(event.seats is None for event in point.position.events)
        assert point.position.period
        assert point.position.worth


def test_the_game_turns_where_its_worth_changes_for_good() -> None:
    course = [0.0] * 20 + [5.0] * 20 + [-9.0] * 20
    course[10] = 30.0  # a moment that changes nothing
    turns = _turns(_bounded(course), [True] * len(course))
    largest = sorted(turns, key=lambda place: -abs(turns[place]))[:2]
    assert largest == [40, 20]
    assert turns[40] < 0 < turns[20]


def test_what_nobody_heard_of_is_no_turning_point() -> None:
    course = [0.0] * 20 + [1.0] + [5.0] * 20
    told = [True] * len(course)
    assert next(iter(_turns(_bounded(course), told))) == 21
    told[21] = False
    assert next(iter(_turns(_bounded(course), told))) == 20
    assert not _turns(_bounded(course), [False] * len(course))


def test_a_game_that_stood_still_has_no_turning_point() -> None:
    assert not _turns(_bounded([3.0] * 40), [True] * 40)
    assert not _turns(_bounded([0.0, 9.0]), [True] * 2), "nor one that was hardly played"


def test_a_victory_at_hand_counts_like_a_large_lead() -> None:
    near, far = _bounded([*range(-10, 10), 500.0, 1000.0])[-2:]
    assert near < far < 1
    assert far - near < 0.05


def test_what_was_taken_back_is_left_out() -> None:
    match = DUEL.start(["a", "b"], seed=3)
    for _ in range(6):
        match.apply(match.choice.options()[0])
    match.undo(2)
    while not match.over:
        match.apply(match.choice.options()[-1])
    positions = Review(match).positions
    assert [each.step for each in positions[:5]] == [0, 1, 2, 8, 9]
    assert [each.entry.ply for each in positions] == list(range(match.ply + 1))
    assert positions[-1].step == match.version - 1


def test_giving_up_is_the_last_position() -> None:
    match = QUEST.start(["a", "b"], seed=3)
    match.apply(match.choice.options()[0])
    match.resign(1)
    review = Review(match)
    assert [each.step for each in review.positions] == [0, 1, 2]
    assert not review.positions[-1].worth
    assert not review.turning_points


def test_a_match_from_a_position_is_reviewed_from_there() -> None:
    begun = play_match(DUEL, ["greedy", "greedy"], 1)
    again = DUEL.replay(begun.record)
    again.undo(20)
    match = DUEL.match(again.state, seed=2)
    while not match.over:
        match.apply(match.choice.options()[0])
    assert len(Review(match).positions) == match.version


def test_a_game_that_declares_nothing_is_reviewed_too() -> None:
    match = RIDDLES.start(["a", "b"], seed=5)
    while not match.over:
        match.apply(match.choice.options()[0])
    review = Review(match)
    assert {each.period for each in review.positions} == {1}
    assert not any(each.tracks for each in review.positions)
    assert review.deeds == {}


def counted(log: Sequence[Event], kind: str, seat: str) -> int:
    return sum(event.kind == kind and event.args.get("seat") == seat for event in log)


def test_duels_deeds_are_what_the_log_tells() -> None:
    match = play_match(DUEL, ["greedy", "greedy"], 1)
    deeds = Review(match).deeds
    for seat in DUEL.seat_names:
        played = sum(counted(match.log, kind, seat) for kind in ("play", "chain", "fetch"))
        assert deeds[seat]["cards"] == played > 0
        assert deeds[seat]["landmarks"] == counted(match.log, "landmark", seat)
        taken = [e.args["count"] for e in match.log if e.kind == "coins" and e.args["seat"] == seat]
        assert deeds[seat]["coins"] == sum(taken, 0)


def test_quests_deeds_are_what_the_log_tells() -> None:
    match = play_match(QUEST, ["greedy", "greedy"], 0)
    deeds = Review(match).deeds
    assert deeds["hero-1"]["journeys"] == counted(match.log, "move-hero", "hero-1")
    assert deeds["hero-1"]["fights"] == counted(match.log, "fight", "hero-1")
    placed = [event.args["count"] for event in match.log if event.kind == "influence"]
    assert deeds["sauron"]["influence"] == sum(placed, 0)
    assert deeds["sauron"]["plots"] == sum(event.kind == "plot" for event in match.log)


def test_a_foe_is_the_victory_of_whoever_fights_it() -> None:
    fight = Event("fight", {"seat": "hero-2", "foe": "a"})
    falls = Event("foe-defeated", {"foe": "a"})
    stands = Event("foe-stands", {"foe": "a"})
    assert QUEST.reviewer.deeds([fight, falls])["hero-2"]["victories"] == 1
    assert QUEST.reviewer.deeds([fight, stands, falls])["hero-2"]["victories"] == 0
    assert "hero-2" not in QUEST.reviewer.deeds([falls])


def test_tracks_count_to_the_end_of_the_game(match: Match) -> None:
    tracks = [each.tracks for each in Review(match).positions]
    for before, after in pairwise(tracks):
        assert [each.goal for each in before] == [each.goal for each in after]
    for track in tracks[-1]:
        assert max(track.values.values()) <= track.goal
