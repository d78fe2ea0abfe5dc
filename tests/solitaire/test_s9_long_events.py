"""S9 The long-event phase."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.travel.long_events import LongEvents
from mathom.games.solitaire.travel.organization import Organization
from tests.solitaire.table import table


@pytest.mark.rule("S9.1")
def test_your_long_events_are_discarded_first() -> None:
    game = table(events=["sun"], hand=["a-short-rest"]).run(LongEvents())
    assert game.in_play() == ["aragorn-ii"]
    assert game.zone("resource_discard") == ["sun"]
    assert game.asked == "long-events"


@pytest.mark.rule("S9.2")
def test_long_events_are_played_then_and_only_then() -> None:
    game = table(hand=["a-short-rest"], sites=["bree"]).run(Organization())
    assert "play a-short-rest" not in game.options
    game = table(hand=["a-short-rest"]).run(LongEvents()).do("play a-short-rest")
    assert game.in_play() == ["aragorn-ii", "a-short-rest"]


@pytest.mark.rule("S9.3")
def test_hazard_long_events_are_discarded_last() -> None:
    game = table(events=["storms-of-osse"], hand=["a-short-rest"]).run(LongEvents())
    assert "storms-of-osse" in game.in_play()
    game.do("pass")
    assert "storms-of-osse" not in game.in_play()
    assert game.zone("hazard_discard") == ["storms-of-osse"]


@pytest.mark.rule("S9.3")
def test_permanent_events_stay() -> None:
    game = table(events=["doors-of-night", "gates-of-morning"]).run(LongEvents())
    assert game.in_play() == ["aragorn-ii", "doors-of-night", "gates-of-morning"]
