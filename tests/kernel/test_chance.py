from __future__ import annotations

from collections import Counter

import pytest

from mathom.kernel.chance import Recorded, Recording, Seeded, commitment
from mathom.kernel.errors import BadRecord


def test_a_seed_gives_the_same_stream_for_ever() -> None:
    """These figures may never change: records verify against them."""
    stream = Seeded("7")
    assert [stream.pick(n) for n in (2, 6, 20, 23, 100, 1000)] == [0, 2, 14, 18, 33, 878]
    assert [stream.pick(6) for _ in range(40)][-4:] == [2, 1, 3, 1]


def test_streams_of_one_seed_differ() -> None:
    game, bot = Seeded("7"), Seeded("7", "bot-0")
    assert [game.pick(100) for _ in range(8)] != [bot.pick(100) for _ in range(8)]


def test_outcomes_are_even() -> None:
    stream = Seeded("even")
    counts = Counter(stream.pick(7) for _ in range(14_000))
    assert set(counts) == set(range(7))
    assert all(1_800 < count < 2_200 for count in counts.values())


def test_a_pick_of_one_consumes_nothing() -> None:
    plain, mixed = Seeded("7"), Recording(Seeded("7"))
    assert mixed.pick(1) == 0
    assert mixed.pick(50) == plain.pick(50)
    assert mixed.outcomes == [(Seeded("7").pick(50), 50)]


def test_recording_does_not_move_the_stream_it_began_with() -> None:
    stream = Seeded("7")
    recording = Recording(stream)
    fallen = [recording.pick(50) for _ in range(40)]
    assert [stream.pick(50) for _ in range(40)] == fallen
    assert recording.stream.pick(50) == stream.pick(50)


def test_recorded_outcomes_come_back_in_order() -> None:
    chance = Recorded([(3, 6), (0, 2)])
    assert (chance.pick(6), chance.pick(1), chance.pick(2)) == (3, 0, 0)
    chance.finish()


@pytest.mark.parametrize("outcomes", [[], [(3, 7)], [(6, 6)]])
def test_recorded_outcomes_must_fit(outcomes: list[tuple[int, int]]) -> None:
    with pytest.raises(BadRecord, match="6"):
        Recorded(outcomes).pick(6)


def test_recorded_outcomes_must_all_be_used() -> None:
    with pytest.raises(BadRecord, match="2 outcomes more"):
        Recorded([(0, 2), (1, 2)]).finish()


def test_a_commitment_does_not_tell_the_seed() -> None:
    assert commitment("7") == commitment("7") != commitment("8")
    assert commitment("7") != "7"
    assert len(commitment("7")) == 64
