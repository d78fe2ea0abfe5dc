"""Choices with one option: when nobody has to be asked for them, and how they are taken back."""

from __future__ import annotations

from mathom.kernel.match import Match
from tests.forced_game import FORCING


def played(*options: str) -> Match:
    match = FORCING.start(["a", "b"], seed=1)
    for option in options:
        match.apply(option)
    return match


def test_who_could_choose_otherwise_is_asked() -> None:
    assert played().choice.forced() is None
    assert played().choice.forced(alone=True) is None


def test_nobody_is_asked_for_what_everybody_can_work_out() -> None:
    only = played("pass").choice
    assert only.public
    assert [only.forced(), only.forced(alone=True)] == only.options() * 2


def test_what_one_seat_knows_alone_is_asked_unless_a_person_plays_alone() -> None:
    only = played("draw").choice
    assert only.forced() is None
    assert only.forced(alone=True) == only.options()[0]


def test_one_takes_back_the_last_choice_that_could_have_been_another() -> None:
    assert [played("pass", "pass").last_choice(seat) for seat in (0, 1)] == [1, 0]
    match = played("pass", "pass", "draw")
    assert [match.last_choice(seat) for seat in (0, 1)] == [1, 3]
    match.apply("pass")
    assert [match.last_choice(seat) for seat in (0, 1)] == [1, 3]
    match.undo(3)
    assert [match.last_choice(seat) for seat in (0, 1)] == [1, 3]
    match.undo(0)
    assert [match.last_choice(seat) for seat in (0, 1)] == [0, 0]


def test_a_replayed_match_takes_back_the_same() -> None:
    match = played("pass", "pass", "draw", "pass", "pass")
    again = FORCING.replay(match.record)
    assert [again.last_choice(seat) for seat in (0, 1)] == [5, 3]


def test_what_everybody_could_work_out_does_not_stand_in_the_way_of_taking_back() -> None:
    assert played("pass").free_undo(0)
    assert played("pass", "pass").free_undo(0)
    assert not played("pass", "pass", "pass").free_undo(0), "the other has acted"


def test_what_only_the_other_knew_to_be_forced_is_an_act_of_his() -> None:
    assert played("draw").free_undo(0)
    assert not played("draw", "pass").free_undo(0)


def test_what_oneself_had_to_do_stands_not_in_the_way() -> None:
    match = played("draw", "pass", "draw")
    assert match.free_undo(1)
    assert match.last_choice(1) == 3
    match.apply("pass")
    assert match.last_choice(0) == 1
    assert not match.free_undo(0), "since his last choice the other has decided something"
    assert not match.free_undo(1)


def test_nothing_is_free_to_take_back_that_was_just_gone_back_to() -> None:
    match = played("pass", "pass", "draw")
    match.undo(2)
    assert not match.free_undo(0)
