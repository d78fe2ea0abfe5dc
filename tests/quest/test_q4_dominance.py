"""Q4.2 Dominance."""

from __future__ import annotations

import pytest

from mathom.games.quest.model.box import SAURON
from mathom.games.quest.sauron.story import (
    HEROES_SIDE,
    NOBODY,
    dominance,
    heroes_need,
    leftmost,
    sauron_needs,
)
from tests.quest.table import position


@pytest.mark.rule("Q4.2")
@pytest.mark.parametrize(
    ("markers", "ours", "theirs", "side"),
    [
        ((0, 0, 0, 0), 18, 18, NOBODY),
        ((2, 0, 0, 0), 16, 18, HEROES_SIDE),
        ((2, 3, 0, 0), 16, 15, SAURON),
        ((4, 4, 0, 0), 14, 14, NOBODY),
        ((8, 6, 6, 6), 10, 12, HEROES_SIDE),
        ((8, 7, 7, 7), 10, 9, SAURON),
        ((8, 10, 10, 5), 10, 5, SAURON),
        ((16, 12, 10, 8), 2, 2, NOBODY),
        ((16, 17, 0, 0), 2, 1, SAURON),
        ((10, 12, 3, 9), 8, 6, SAURON),
        ((10, 12, 0, 9), 8, 6, SAURON),
        ((13, 12, 1, 9), 5, 6, HEROES_SIDE),
    ],
)
def test_the_lower_number_is_dominant(
    markers: tuple[int, int, int, int], ours: int, theirs: int, side: int
) -> None:
    heroes, ring, conquest, corruption = markers
    state = position(
        markers={"heroes": heroes, "ring": ring, "conquest": conquest, "corruption": corruption}
    )
    assert (heroes_need(state), sauron_needs(state)) == (ours, theirs)
    assert dominance(state) == side


@pytest.mark.rule("Q4.2")
def test_a_marker_beyond_the_shadow_falls_has_reached_it() -> None:
    """It does not help the others along."""
    state = position(markers={"ring": 16, "conquest": 9, "corruption": 9})
    assert sauron_needs(state) == 2
    state = position(markers={"ring": 13, "conquest": 9, "corruption": 9})
    assert sauron_needs(state) == 2


def test_leftmost_are_saurons_markers_alone() -> None:
    state = position(markers={"heroes": 0, "ring": 1, "conquest": 1, "corruption": 2})
    assert leftmost(state) == [1, 2]
