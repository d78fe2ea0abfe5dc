"""Q2.8 to Q2.10 Influence: how Sauron places it, and the Shadow Pool."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.quest.hero.explore import Explore
from mathom.games.quest.model.box import CORRUPTION
from mathom.games.quest.sauron.actions import Act
from mathom.games.quest.sauron.influence import SpreadInfluence, drain_pool, fill_pool, put, take
from mathom.kernel.match import Match
from tests.quest.table import (
    BOX,
    asked,
    asking,
    influence,
    number,
    options,
    position,
    refused,
    state_of,
    table,
    told,
)
from tests.quest.table import take as choose

STOP = Act(1)


def spread(count: int, to_pool: int = 2, **given: Any) -> Match:
    return table(then=[SpreadInfluence(count, to_pool), STOP], **given)


@pytest.mark.rule("Q2.8")
@pytest.mark.rule("Q9.9")
def test_an_action_places_influence_on_strongholds_first() -> None:
    match = table(then=[Act(1), STOP])
    choose(match, "action influence")
    assert asked(match) == ("sauron", "spread")
    assert asking(match) == {"count": 6, "pool": 2}
    assert options(match) == [
        "spread mount-gundabad",
        "spread dol-guldur",
        "spread barad-dur",
        "to-pool",
        "pass",
    ]


@pytest.mark.rule("Q2.8")
def test_each_token_extends_the_reach_of_the_next() -> None:
    match = spread(4)
    choose(match, "spread barad-dur")
    assert "spread mount-doom" in options(match)
    assert "spread sea-of-udun" not in options(match)
    choose(match, "spread mount-doom")
    assert {"spread sea-of-udun", "spread plains-of-gorgoroth"} <= set(options(match))
    assert "spread mount-doom" not in options(match)
    choose(match, "spread sea-of-udun", "spread minas-morgul")
    assert asked(match) == ("sauron", "act")
    places = ("barad-dur", "mount-doom", "sea-of-udun", "minas-morgul")
    assert influence(match) == dict.fromkeys(sorted(places, key=_place), 1)


def _place(id: str) -> int:
    return number("location", id)


@pytest.mark.rule("Q2.8")
def test_two_of_the_tokens_may_go_to_the_pool() -> None:
    match = spread(6)
    choose(match, "to-pool", "spread barad-dur", "to-pool")
    assert state_of(match).pool == 2
    assert "to-pool" not in options(match)
    assert refused(match)["to-pool"] == ("not-to-pool", "Q2.8")
    assert asking(match) == {"count": 3, "pool": 0}


@pytest.mark.rule("Q2.8")
def test_no_influence_in_a_haven() -> None:
    match = spread(2, influence={"dol-guldur": 3})
    assert "spread lothlorien" not in options(match)
    assert refused(match)["spread lothlorien"] == ("haven", "Q2.8")
    state = position()
    put(state, number("location", "lothlorien"), 2)
    assert not any(state.influence)


@pytest.mark.rule("Q2.8")
def test_influence_that_is_cut_off_extends_nothing() -> None:
    match = spread(2, influence={"bree": 1, "barad-dur": 1})
    assert "spread tharbad" not in options(match)
    assert "spread bree" not in options(match)
    assert refused(match)["spread tharbad"] == ("out-of-reach", "Q2.8")


@pytest.mark.rule("Q2.8")
@pytest.mark.rule("Q9.10")
def test_sauron_may_place_less() -> None:
    match = spread(6)
    choose(match, "spread barad-dur", "pass")
    assert asked(match) == ("sauron", "act")
    assert sum(state_of(match).influence) == 1


@pytest.mark.rule("Q2.8")
def test_where_nothing_has_room_nothing_is_asked() -> None:
    """Every Stronghold full, every location in reach full, and the pool full too."""
    full = {place.id: place.strength or 6 for place in BOX.locations if not place.haven}
    match = spread(3, influence=full, pool=4)
    assert asked(match) == ("sauron", "act")
    match = spread(3, influence=full, pool=3)
    assert options(match) == ["to-pool", "pass"]
    choose(match, "to-pool")
    assert asked(match) == ("sauron", "act")


@pytest.mark.rule("Q2.9")
def test_a_location_holds_as_much_as_its_strongest_stronghold() -> None:
    match = spread(3, influence={"dol-guldur": 2, "emyn-muil": 2})
    assert "spread emyn-muil" not in options(match)
    assert refused(match)["spread emyn-muil"] == ("full", "Q2.9")
    choose(match, "spread dol-guldur")
    assert "spread emyn-muil" in options(match)
    assert "spread dol-guldur" not in options(match)
    assert refused(match)["spread dol-guldur"] == ("full", "Q2.9")


@pytest.mark.rule("Q2.9")
def test_two_networks_that_meet_share_the_stronger() -> None:
    chain = {"dol-guldur": 2, "emyn-muil": 2, "barad-dur": 5, "mount-doom": 1, "sea-of-udun": 1}
    match = spread(3, influence=chain)
    assert "spread emyn-muil" not in options(match)
    choose(match, "spread dead-marshes")
    assert "spread emyn-muil" in options(match)


@pytest.mark.rule("Q2.9")
@pytest.mark.rule("Q9.8")
def test_what_a_card_puts_down_too_much_leaves_at_once() -> None:
    state = position(influence={"dol-guldur": 2, "emyn-muil": 1})
    put(state, number("location", "emyn-muil"), 3)
    put(state, number("location", "bree"), 2)
    assert state.influence[number("location", "emyn-muil")] == 2
    assert state.influence[number("location", "bree")] == 1


@pytest.mark.rule("Q2.9")
def test_taking_away_cuts_off() -> None:
    state = position(influence={"dol-guldur": 3, "emyn-muil": 1, "dagorlad": 3})
    assert take(state, number("location", "emyn-muil"), 4) == 1
    assert state.influence[number("location", "dagorlad")] == 1
    assert take(state, number("location", "emyn-muil"), 1) == 0


@pytest.mark.rule("Q2.10")
@pytest.mark.parametrize(("space", "most"), [(6, 4), (7, 8), (13, 12)])
def test_the_pool_holds_four_per_stage(space: int, most: int) -> None:
    state = position(markers={"heroes": space})
    assert fill_pool(state, 20) == most
    assert state.pool == most
    assert fill_pool(state, 1) == 0


@pytest.mark.rule("Q2.10")
def test_a_full_pool_takes_no_more() -> None:
    match = spread(3, pool=3)
    choose(match, "to-pool")
    assert "to-pool" not in options(match)
    assert refused(match)["to-pool"] == ("full", "Q2.10")


@pytest.mark.rule("Q2.10")
def test_the_pool_is_never_below_nothing() -> None:
    state = position(pool=2)
    assert drain_pool(state, 5) == 2
    assert state.pool == 0
    assert drain_pool(state, 1) == 0


@pytest.mark.rule("Q2.10")
def test_a_pool_above_its_number_keeps_what_it_has() -> None:
    """A marker that goes back may lower the number; nothing says that tokens leave then."""
    state = position(markers={"heroes": 6}, stage=2, pool=6)
    assert fill_pool(state, 2) == 0
    assert state.pool == 6


def test_excess_is_told() -> None:
    match = spread(1, influence={"dol-guldur": 1})
    assert "influence-excess" not in told(match)


@pytest.mark.rule("Q2.10")
def test_the_pool_loses_its_surplus_when_the_stage_falls() -> None:
    match = table(
        heroes=[{"sheet": "eometh", "at": "edoras", "favor": 3}],
        pool=12,
        markers={"corruption": 13, "heroes": 8},
        stage=3,
        current_event="theoden-warned-of-saruman",
        turn="hero-1",
        then=[Explore(1)],
    )
    choose(match, "follow theoden-warned-of-saruman", "accept")
    assert state_of(match).markers[CORRUPTION] == 12
    assert state_of(match).pool == 8
    assert "pool-drained" in told(match)
