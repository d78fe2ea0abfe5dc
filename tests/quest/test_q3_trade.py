"""Q3.12 Trades between heroes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mathom.kernel.errors import BadState
from mathom.kernel.match import Match
from tests.quest.hero_table import exploring
from tests.quest.table import BOX, GAME, asked, hero_of, options, refused, state_of, take, told
from tests.told import assert_told

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


def deals(match: Match) -> list[str]:
    """The trades that the hero who explores can open."""
    return [text for text in options(match) if text.startswith(("trade", "call"))]


def items(match: Match, seat: int) -> list[str]:
    """The items that a hero holds."""
    return [item.id for item in BOX.items if hero_of(match, seat).items >> item.index & 1]


@pytest.mark.rule("Q3.12", "Q9.71")
def test_only_a_hero_at_the_same_place_is_a_partner() -> None:
    match = exploring(mine(), theirs(favor=1), {"sheet": "argalad", "at": "tharbad", "favor": 1})
    assert deals(match) == ["trade hero-2"]
    assert not [text for text in refused(match) if text.startswith(("trade", "call"))]


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
    assert deals(match) == []
    assert refused(match)["trade hero-2"] == ("trade-declined", "Q3.12")
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
    match = exploring(mine(starting="the-ered-luin"), theirs(starting=None))
    assert deals(match) == []
    assert refused(match)["trade hero-2"] == ("no-goods", "Q3.12")
    match = trading(mine(starting="the-ered-luin", favor=1), theirs(starting=None))
    assert options(match) == ["give-favor", "withdraw"]


@pytest.mark.rule("Q3.12", "Q9.23")
def test_nobody_takes_a_second_item_of_a_kind() -> None:
    match = trading(mine(items=["horse"], favor=1), theirs(items=["horse"]))
    assert "give-item horse" not in options(match)
    assert refused(match)["give-item horse"] == ("has-item", "Q3.12")


@pytest.mark.rule("Q3.12")
@pytest.mark.parametrize("who", [1, 2])
def test_an_isolated_hero_trades_with_nobody(who: int) -> None:
    me, other = mine(favor=1), theirs(favor=1)
    (me if who == 1 else other)["corruption"] = ["isolated"]
    match = exploring(me, other)
    assert deals(match) == []
    assert refused(match)["trade hero-2"] == ("trade-barred", "Q3.12")


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


# Three heroes at one place: the two others trade with each other.


def third(**given: Any) -> dict[str, Any]:
    """Argalad beside them."""
    return {"sheet": "argalad", "at": "bree", **given}


@pytest.mark.rule("Q3.12", "Q9.71")
def test_all_heroes_here_trade_with_each_other() -> None:
    match = exploring(mine(), theirs(favor=2, items=["boat"]), third(quests=[PIT]))
    assert deals(match) == ["trade hero-2", "trade hero-3", "call hero-2", "call hero-3"]
    take(match, "call hero-2")
    assert asked(match) == ("hero-2", "offer")
    assert told(match)[-1] == "call"
    assert options(match) == ["give-favor", "give-item boat", f"want-errand {PIT}", "withdraw"]
    take(match, "give-favor", f"want-errand {PIT}", "propose")
    assert asked(match) == ("hero-3", "answer")
    text = state_of(match).dumps()
    assert GAME.state(text).dumps() == text
    take(match, "accept")
    assert [hero_of(match, seat).favor for seat in (1, 2, 3)] == [0, 1, 1]
    assert quests(match, 2) == [PIT]
    assert quests(match, 3) == []
    assert state_of(match).turn.gained == 0, "nothing of it was gained by the hero who explores"
    state_of(match).check()
    assert asked(match) == ("hero-1", "explore")
    assert deals(match) == ["trade hero-2", "trade hero-3", "call hero-2", "call hero-3"]


@pytest.mark.rule("Q3.12", "Q9.71")
def test_either_of_the_two_others_can_make_the_offer() -> None:
    match = exploring(mine(), theirs(favor=2), third())
    call = match.choice.parse("call hero-3")
    label = match.choice.label(call, "en")
    assert label == "Ask the third hero to offer a trade (to the second hero)"
    take(match, "call hero-3", "want-favor", "propose")
    assert asked(match) == ("hero-2", "answer")
    take(match, "accept")
    assert [hero_of(match, seat).favor for seat in (1, 2, 3)] == [0, 1, 1]


@pytest.mark.rule("Q9.71")
def test_only_those_are_asked_who_have_something_to_trade() -> None:
    match = exploring(mine(favor=1), theirs(), third())
    assert deals(match) == ["trade hero-2", "trade hero-3"]
    assert refused(match)["call hero-2"] == ("no-goods", "Q3.12")
    assert refused(match)["call hero-3"] == ("no-goods", "Q3.12")
    match = exploring(mine(items=["horse"]), theirs(items=["horse"]), third(items=["horse"]))
    assert deals(match) == []
    full = {"favor": 3, "corruption": ["despairing"]}
    match = exploring(mine(), theirs(**full), third(favor=4))
    assert deals(match) == ["trade hero-2", "trade hero-3", "call hero-2", "call hero-3"]
    full = {"favor": 3, "corruption": ["despairing"]}
    match = exploring(mine(favor=1), theirs(**full))
    assert deals(match) == ["trade hero-2"], "it can still give"
    match = exploring(mine(favor=1), theirs(favor=0, corruption=["isolated"]), third())
    assert deals(match) == ["trade hero-3"]


@pytest.mark.rule("Q9.71")
@pytest.mark.parametrize("goods", [{"items": ["horse"]}, {"quests": [PIT]}, {"favor": 1}])
def test_one_thing_on_either_side_is_enough_to_trade(goods: dict[str, Any]) -> None:
    assert deals(exploring(mine(**goods), theirs())) == ["trade hero-2"]
    assert deals(exploring(mine(), theirs(**goods))) == ["trade hero-2"]


@pytest.mark.rule("Q9.71", "Q9.69")
def test_favor_that_nobody_may_take_is_no_trade() -> None:
    poor = theirs(corruption=["despairing"], favor=3)
    match = exploring(mine(favor=3, corruption=["mistrusted"]), poor, favor={"bree": 1})
    assert deals(match) == ["trade hero-2"]
    take(match, "take-favor")
    assert deals(match) == []
    assert refused(match)["trade hero-2"] == ("no-goods", "Q3.12")


@pytest.mark.rule("Q3.12")
def test_an_isolated_hero_leaves_the_others_their_trade() -> None:
    match = exploring(mine(favor=1, corruption=["isolated"]), theirs(favor=1), third())
    assert deals(match) == ["call hero-2", "call hero-3"]
    match = exploring(mine(favor=1), theirs(favor=1, corruption=["isolated"]), third())
    assert deals(match) == ["trade hero-3"]
    assert refused(match)["call hero-2"] == ("trade-barred", "Q3.12")
    assert refused(match)["call hero-3"] == ("trade-barred", "Q3.12")


@pytest.mark.rule("Q9.71")
def test_who_does_not_want_to_make_an_offer_is_asked_no_more() -> None:
    match = exploring(mine(favor=1), theirs(favor=1), third(favor=1))
    take(match, "call hero-2", "give-favor", "withdraw")
    assert told(match)[-1] == "decline"
    assert asked(match) == ("hero-1", "explore")
    assert deals(match) == ["trade hero-3"]
    for text in ("trade hero-2", "call hero-2", "call hero-3"):
        assert refused(match)[text] == ("trade-declined", "Q3.12")
    take(match, "trade hero-3", "give-favor", "withdraw")
    assert deals(match) == ["trade hero-3"], "who explores may think better of it"


@pytest.mark.rule("Q9.71")
def test_who_declines_the_offer_of_another_is_asked_no_more() -> None:
    match = exploring(mine(favor=1), theirs(favor=1), third(favor=1))
    take(match, "call hero-2", "give-favor", "propose", "decline")
    assert deals(match) == ["trade hero-2"]
    assert [hero_of(match, seat).favor for seat in (1, 2, 3)] == [1, 1, 1]


@pytest.mark.rule("Q3.12")
@pytest.mark.parametrize("seat", [2, 3])
def test_the_third_must_be_here(seat: int) -> None:
    heroes = [mine(favor=1), theirs(favor=1), third(favor=1)]
    heroes[seat - 1]["at"] = "tharbad"
    match = exploring(*heroes)
    assert deals(match) == [f"trade hero-{5 - seat}"]


@pytest.mark.rule("Q9.69", "Q9.71")
def test_favor_given_to_the_hero_whose_turn_it_is_counts_as_gained() -> None:
    match = trading(mine(), theirs(favor=2))
    take(match, "want-favor", "want-favor", "propose", "accept")
    assert state_of(match).turn.gained == 2
    match = trading(mine(favor=2), theirs())
    take(match, "give-favor", "propose", "accept")
    assert state_of(match).turn.gained == 0


@pytest.mark.rule("Q3.12")
@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"whom": "hero-2"}, "must trade between two heroes at one place"),
        ({"whom": "hero-3"}, "must trade between two heroes at one place"),
        ({"favor": 3}, "must trade what the two have"),
        ({"favor": -2}, "must trade what the two have"),
        ({"given": ["horse"]}, "must trade what the two have"),
        ({"asked": ["boat"]}, "must trade what the two have"),
        ({"errands": [PILGRIM]}, "must trade what the two have"),
        ({"wanted": [PIT]}, "must trade what the two have"),
    ],
)
def test_a_trade_of_what_nobody_has_is_not_read(change: dict[str, Any], expected: str) -> None:
    match = trading(
        mine(favor=2, items=["boat"], quests=[PIT]),
        theirs(favor=1, items=["horse"], quests=[PILGRIM]),
        third(at="tharbad"),
    )
    take(match, "give-favor", "propose")
    data = json.loads(state_of(match).dumps())
    GAME.state(json.dumps(data))
    data["agenda"][-1].update(change)
    with pytest.raises(BadState) as bad:
        GAME.state(json.dumps(data))
    assert expected in str(bad.value)
    assert_told(bad.value)
