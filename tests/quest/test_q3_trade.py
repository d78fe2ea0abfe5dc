"""Q3.12 Trades between heroes."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.kernel.match import Match
from tests.quest.hero_table import exploring
from tests.quest.table import BOX, GAME, asked, hero_of, options, refused, state_of, take, told

PIT = "eriador-the-black-pit"
PILGRIM = "eriador-find-the-grey-pilgrim"


def mine(**given: Any) -> dict[str, Any]:
    """Thalin at Bree."""
    return {"sheet": "thalin", "at": "bree", **given}


def theirs(**given: Any) -> dict[str, Any]:
    """Beravor beside him."""
    return {"sheet": "beravor", "at": "bree", **given}


def trading(me: dict[str, Any], other: dict[str, Any], *more: Any, **given: Any) -> Match:
    """Thalin begins an offer to Beravor."""
    return take(exploring(me, other, *more, **given), "trade hero-2")


def quests(match: Match, seat: int) -> list[str]:
    """The quests of encounters that a hero holds."""
    return [BOX.encounters[card].id for card in hero_of(match, seat).quests]


def items(match: Match, seat: int) -> list[str]:
    """The items that a hero holds."""
    return [item.id for item in BOX.items if hero_of(match, seat).items >> item.index & 1]


@pytest.mark.rule("Q3.12", "Q9.71")
def test_only_a_hero_at_the_same_place_is_a_partner() -> None:
    match = exploring(mine(), theirs(), {"sheet": "argalad", "at": "tharbad"})
    assert [text for text in options(match) if text.startswith("trade")] == ["trade hero-2"]


@pytest.mark.rule("Q3.12")
def test_an_offer_is_composed_part_by_part() -> None:
    match = trading(
        mine(favor=2, items=["horse"], quests=[PIT]),
        theirs(favor=1, items=["boat"], quests=[PILGRIM]),
    )
    assert asked(match) == ("hero-1", "offer")
    assert options(match) == [
        "give-favor",
        "want-favor",
        "want-item boat",
        "give-item horse",
        f"give-errand {PIT}",
        f"want-errand {PILGRIM}",
        "withdraw",
    ]
    take(match, "give-favor", "give-favor")
    assert "give-favor" not in options(match)
    assert "want-favor" not in options(match)
    take(match, "want-item boat", f"give-errand {PIT}", f"want-errand {PILGRIM}")
    assert options(match) == ["give-item horse", "propose", "withdraw"]


@pytest.mark.rule("Q3.12", "Q9.71")
def test_the_other_accepts_and_everything_changes_hands() -> None:
    match = trading(
        mine(favor=2, items=["horse"], quests=[PIT]),
        theirs(favor=1, items=["boat"], quests=[PILGRIM]),
    )
    take(match, "give-favor", "give-favor", "want-item boat", "give-item horse")
    take(match, f"give-errand {PIT}", f"want-errand {PILGRIM}", "propose")
    assert asked(match) == ("hero-2", "answer")
    assert options(match) == ["accept", "decline"]
    take(match, "accept")
    assert hero_of(match, 1).favor == 0
    assert hero_of(match, 2).favor == 3
    assert items(match, 1) == ["boat"]
    assert items(match, 2) == ["horse"]
    assert quests(match, 1) == [PILGRIM]
    assert quests(match, 2) == [PIT]
    state_of(match).check()
    assert asked(match) == ("hero-1", "explore")


@pytest.mark.rule("Q3.12")
def test_favor_can_be_asked_for() -> None:
    match = trading(mine(favor=1, items=["horse"]), theirs(favor=2))
    take(match, "want-favor")
    assert "give-favor" not in options(match)
    take(match, "give-item horse", "propose", "accept")
    assert hero_of(match, 1).favor == 2
    assert hero_of(match, 2).favor == 1
    assert items(match, 2) == ["horse"]


@pytest.mark.rule("Q3.12", "Q9.71")
def test_who_declines_is_not_asked_again_in_this_explore_part() -> None:
    match = trading(mine(favor=1, hand=["thalin-evade", "thalin-evade"]), theirs())
    take(match, "give-favor", "propose", "decline")
    assert hero_of(match, 1).favor == 1
    assert "decline" in told(match)
    assert not [text for text in options(match) if text.startswith("trade")]
    take(match, "done", "go fornost", "spend thalin-evade", "done", "go bree")
    take(match, "spend thalin-evade")
    assert "trade hero-2" in options(match)


@pytest.mark.rule("Q3.12")
def test_an_offer_can_be_withdrawn() -> None:
    match = take(trading(mine(favor=1), theirs()), "give-favor", "withdraw")
    assert hero_of(match, 1).favor == 1
    assert "trade hero-2" in options(match)


@pytest.mark.rule("Q3.12")
def test_an_empty_offer_is_none() -> None:
    assert "propose" not in options(trading(mine(favor=1), theirs()))


@pytest.mark.rule("Q3.12")
def test_own_quests_stay_with_their_hero() -> None:
    match = trading(mine(starting="the-ered-luin"), theirs(starting=None))
    assert options(match) == ["withdraw"]


@pytest.mark.rule("Q3.12", "Q9.23")
def test_nobody_takes_a_second_item_of_a_kind() -> None:
    match = trading(mine(items=["horse"]), theirs(items=["horse"]))
    assert "give-item horse" not in options(match)
    assert refused(match)["give-item horse"] == ("has-item", "Q3.12")


@pytest.mark.rule("Q3.12")
@pytest.mark.parametrize("who", [1, 2])
def test_an_isolated_hero_trades_with_nobody(who: int) -> None:
    me, other = mine(), theirs()
    (me if who == 1 else other)["corruption"] = ["isolated"]
    match = exploring(me, other)
    assert not [text for text in options(match) if text.startswith("trade")]


@pytest.mark.rule("Q3.12", "Q9.69")
def test_limits_on_favor_hold_in_trades_too() -> None:
    match = trading(mine(favor=3), theirs(favor=2, corruption=["despairing"]))
    take(match, "give-favor")
    assert "give-favor" not in options(match)
    match = trading(mine(corruption=["mistrusted"]), theirs(favor=3))
    take(match, "want-favor")
    assert "want-favor" not in options(match)
    take(match, "propose", "accept")
    assert state_of(match).turn.gained == 1


@pytest.mark.rule("Q3.12")
def test_an_offer_can_be_saved_and_read_back() -> None:
    match = trading(mine(favor=2, items=["horse"], quests=[PIT]), theirs(items=["boat"]))
    take(match, "give-favor", "want-item boat", "give-item horse", f"give-errand {PIT}")
    text = state_of(match).dumps()
    assert GAME.state(text).dumps() == text
    take(match, "propose")
    text = state_of(match).dumps()
    assert GAME.state(text).dumps() == text
