"""Going back: to any depth, as often as one likes, always to the very same state."""

from __future__ import annotations

import random

import pytest

import mathom
from mathom.kernel.match import KEPT
from mathom.kernel.record import Record
from tests.laws.walk import states

DUEL = mathom.game("duel")


class Walk:
    """A match, and what it has to be at every choice of its line, told independently."""

    def __init__(self, seed: int) -> None:
        self.lots = random.Random(seed)
        self.match = DUEL.start(["a", "b"], seed=seed)
        self.texts = [self.match.state.dumps()]
        self.seats: list[int] = []
        self.single: list[bool] = []

    def choose(self, count: int = 1) -> None:
        for _ in range(count):
            if self.match.over:
                break
            options = self.match.choice.options()
            self.seats.append(self.match.choice.seat)
            self.single.append(len(options) == 1)
            self.match.apply(self.lots.choice(options))
            self.texts.append(self.match.state.dumps())
            self.check()

    def undo(self, ply: int) -> None:
        self.match.undo(ply)
        del self.texts[ply + 1 :]
        del self.seats[ply:]
        del self.single[ply:]
        self.check()

    def resign(self) -> None:
        self.match.resign(self.lots.randrange(2))
        self.texts[-1] = self.match.state.dumps()

    def check(self) -> None:
        match = self.match
        assert match.ply == len(self.seats)
        assert match.state.dumps() == self.texts[-1]
        assert set(match._kept) <= set(range(match.ply - KEPT, match.ply))
        for seat in (0, 1):
            assert match.last_choice(seat) == self.last(seat)
            assert match.free_undo(seat) == self.free(seat)

    def last(self, seat: int) -> int:
        """The last choice of a seat that had another option."""
        made = zip(self.seats, self.single, strict=True)
        real = [ply for ply, (who, single) in enumerate(made, 1) if who == seat and not single]
        return max(real, default=0)

    def free(self, seat: int) -> bool:
        """What `free_undo` has to say, from the texts alone."""
        first = self.last(seat)
        since = self.match.record.entries[first - self.match.ply - 1 :]
        if not first or not all(entry.text and not entry.outcomes for entry in since):
            return False
        if not all(self.single[first:]) or len(since) > KEPT:
            return False
        before, now = DUEL.state(self.texts[first - 1]), DUEL.state(self.texts[-1])
        return all(before.hidden(viewer) <= now.hidden(viewer) for viewer in (None, 0, 1))


def finished(seed: int) -> Walk:
    walk = Walk(seed)
    walk.choose(1_000)
    assert walk.match.over
    return walk


@pytest.mark.parametrize("depth", [1, 2, KEPT, KEPT + 1, 2 * KEPT + 3])
def test_one_goes_back_to_what_was_at_every_depth(depth: int) -> None:
    walk = finished(depth)
    while walk.match.ply >= depth:
        walk.undo(walk.match.ply - depth)
    walk.choose(1_000)
    assert [state.dumps() for state in states(walk.match)] == walk.texts


@pytest.mark.parametrize("seed", range(3))
def test_what_is_undone_and_chosen_anew_is_the_same_when_replayed(seed: int) -> None:
    walk = Walk(seed)
    for _ in range(25):
        walk.choose(walk.lots.randrange(1, 2 * KEPT))
        if not walk.match.over and not walk.lots.randrange(4):
            walk.resign()
        for _ in range(walk.lots.randrange(3)):
            if walk.match.ply:
                far = walk.lots.choice([1, 2, KEPT, KEPT + 1, walk.match.ply])
                walk.undo(max(0, walk.match.ply - far))
    walk.choose(1_000)
    text = walk.match.record.dumps()
    again = DUEL.replay(Record.loads(text))
    assert again.state.dumps() == walk.match.state.dumps()
    assert [again.last_choice(seat) for seat in (0, 1)] == [
        walk.match.last_choice(seat) for seat in (0, 1)
    ]
    assert again.record.dumps() == text


def test_a_follower_goes_back_to_the_same_states() -> None:
    walk = finished(3)
    for ply in (walk.match.ply - 1, walk.match.ply - KEPT - 2, 5, 1):
        walk.undo(ply)
        walk.choose(3)
    follower = DUEL.start(["a", "b"], seed=3)
    for entry in walk.match.record.entries[1:]:
        follower.follow(entry)
    walk.match = follower
    walk.check()


def test_going_back_a_little_plays_nothing_again() -> None:
    match = DUEL.start(["a", "b"], seed=2)
    seen = [match.state]
    for _ in range(3 * KEPT):
        match.apply(match.choice.options()[-1])
        seen.append(match.state)
    match.undo(2 * KEPT)
    assert match.state is seen[2 * KEPT]
    match.undo(KEPT - 1)
    assert match.state is not seen[KEPT - 1], "so far back nothing is kept"
    assert match.state == seen[KEPT - 1]
    again = match._kept[0]
    match.undo(0)
    assert match.state is again, "but from there on it is again"


def test_a_state_one_has_gone_back_to_never_changes() -> None:
    match = DUEL.start(["a", "b"], seed=2)
    for _ in range(4):
        match.apply(match.choice.options()[-1])
    match.undo(2)
    before, text = match.state, match.state.dumps()
    for option in match.choice.options():
        match.apply(option)
        match.undo(2)
        assert match.state is before
    match.resign(0)
    assert before.dumps() == text


def test_nothing_of_a_resignation_is_left_after_going_back() -> None:
    walk = Walk(5)
    walk.choose(12)
    walk.resign()
    assert [walk.match.free_undo(seat) for seat in (0, 1)] == [False, False]
    assert sorted(walk.match.last_choice(seat) for seat in (0, 1))[1] == 12
    walk.undo(11)
    walk.choose(2)
    walk.undo(12)
    assert [state.dumps() for state in states(walk.match)] == walk.texts


def test_who_has_not_chosen_has_no_last_choice() -> None:
    match = DUEL.start(["a", "b"], seed=7)
    assert [match.last_choice(seat) for seat in (0, 1)] == [0, 0]
    asked = match.choice.seat
    match.apply(match.choice.options()[0])
    assert (match.last_choice(asked), match.last_choice(1 - asked)) == (1, 0)
