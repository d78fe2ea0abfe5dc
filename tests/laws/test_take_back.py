"""Nothing that may be taken back freely has told anybody anything; and the oracle can find it."""

from __future__ import annotations

import pytest

import mathom
from mathom.kernel.game import Game
from mathom.kernel.match import Match
from tests.laws.take_back import examine
from tests.riddles import RIDDLES
from tests.soak import COMPILED

GAMES = [*mathom.all_games(), RIDDLES]
EVERY = {"quest": 12}
"""Of so many choices that are free to take back, the oracle is asked about one."""


@pytest.mark.parametrize("part", range(8 if COMPILED else 4))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_free_to_take_back_told_nobody_anything(game: Game, part: int) -> None:
    for number in range(3 if COMPILED else 1):
        tally = examine(game, f"{part}/{number}", every=EVERY.get(game.id, 1))
        assert tally.findings == []


def by_ids_never_seen(match: Match, seat: int) -> bool:
    """A rule that looks too little: no component was named that had never been seen before.

    It misses where a card lies, and whatever was seen once and lost from sight again.
    """
    last = match.record.entries[-1]
    if match.last_choice(seat) != match.ply or last.outcomes:
        return False
    before = match._kept[match.ply - 1]
    viewers: list[int | None] = [None, *range(len(match.record.seats))]
    return all(before.hidden(viewer) <= match.state.hidden(viewer) for viewer in viewers)


def test_the_oracle_finds_what_a_careless_rule_lets_pass() -> None:
    found = []
    for number in range(3):
        found += examine(mathom.game("quest"), f"0/{number}", by_ids_never_seen, every=3).findings
    kinds = {finding.option.split()[0] for finding in found}
    assert {"play", "spend"} <= kinds


def test_the_oracle_finds_a_rule_that_lets_everything_be_taken_back() -> None:
    def always(match: Match, seat: int) -> bool:
        last = match.record.entries[-1]
        return last.seat == seat and match.last_choice(seat) == match.ply and not last.outcomes

    findings = [finding for n in range(30) for finding in examine(RIDDLES, f"{n}", always).findings]
    assert findings, "who keeps a pebble last shows it"
