"""Q3.1 to Q3.3 Rest."""

from __future__ import annotations

from typing import Any

import pytest

from tests.quest.fights import events
from tests.quest.hero_table import markers, part, turn
from tests.quest.table import asked, hero_of, options, refused, state_of, take, told

USED = ["beravor-parry", "beravor-charge"]
HURT = ["beravor-evade"]


def ranger(**given: Any) -> dict[str, Any]:
    """Beravor at Bree with cards in both pools."""
    return {"sheet": "beravor", "at": "bree", "rest": USED, "damage": HURT, **given}


def thalin(**given: Any) -> dict[str, Any]:
    """A hero without any power that matters at rest."""
    return {
        "sheet": "thalin",
        "at": "bree",
        "rest": ["thalin-sweep"],
        "damage": ["thalin-rush", "thalin-rush"],
        **given,
    }


@pytest.mark.rule("Q3.1")
def test_a_hero_may_rest_before_anything_else() -> None:
    match = turn(thalin())
    assert asked(match) == ("hero-1", "rest")
    assert options(match) == ["rest", "pass"]
    assert part(match) == "rest"
    assert state_of(match).choice.opens_turn


@pytest.mark.rule("Q3.1")
def test_resting_shuffles_the_rest_pool_into_the_life_pool_and_no_more() -> None:
    match = turn(thalin(), markers={"conquest": 1, "corruption": 1})
    life = len(hero_of(match).life)
    take(match, "rest")
    hero = hero_of(match)
    assert hero.rest == ()
    assert len(hero.damage) == 2
    assert len(hero.life) == life + 1
    assert hero.life.shuffles == 1


@pytest.mark.rule("Q3.1")
def test_resting_advances_the_leftmost_marker_of_sauron() -> None:
    match = take(turn(thalin(), markers={"conquest": 1, "corruption": 1}), "rest")
    assert markers(match) == {"heroes": 0, "ring": 1, "conquest": 1, "corruption": 1}


@pytest.mark.rule("Q3.1")
def test_the_hero_breaks_ties_among_the_leftmost_markers() -> None:
    match = take(turn(thalin(), markers={"ring": 2, "conquest": 1, "corruption": 1}), "rest")
    assert asked(match)[0] == "hero-1"
    assert options(match) == ["marker conquest", "marker corruption"]
    take(match, "marker corruption")
    assert markers(match) == {"heroes": 0, "ring": 2, "conquest": 1, "corruption": 2}


@pytest.mark.rule("Q3.1")
def test_a_despondent_hero_moves_the_marker_by_two() -> None:
    match = take(
        turn(thalin(corruption=["despondent"]), markers={"conquest": 1, "corruption": 1}), "rest"
    )
    assert markers(match)["ring"] == 2


@pytest.mark.rule("Q3.1")
def test_who_does_not_rest_keeps_its_pools_and_the_story_stands() -> None:
    match = take(turn(thalin()), "pass")
    assert len(hero_of(match).rest) == 1
    assert markers(match) == {"heroes": 0, "ring": 0, "conquest": 0, "corruption": 0}
    assert asked(match) == ("hero-1", "journey")


@pytest.mark.rule("Q3.1")
@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"tokens": [("crebain", "bree")]}, "enemies-here"),
        ({"tokens": [("blank", "bree")]}, "enemies-here"),
        ({"minions": {"gothmog": "bree"}}, "enemies-here"),
        ({"minions": {"witch-king": "weathertop"}}, "haunted"),
    ],
)
def test_enemies_and_the_witch_king_let_nobody_rest(given: dict[str, Any], reason: str) -> None:
    match = turn(thalin(), **given)
    assert "rest" not in options(match)
    assert refused(match)["rest"] == (reason, "Q3.1")


@pytest.mark.rule("Q3.1")
def test_nobody_rests_in_a_stronghold() -> None:
    match = turn(thalin(at="dol-guldur"))
    assert options(match) == ["pass"]
    assert refused(match)["rest"] == ("stronghold", "Q3.1")


@pytest.mark.rule("Q3.1")
def test_another_minion_nearby_hinders_no_rest() -> None:
    assert "rest" in options(turn(thalin(), minions={"gothmog": "weathertop"}))


@pytest.mark.rule("Q3.1")
def test_a_plot_bars_one_haven() -> None:
    plots = [("a-broken-line-of-kings", "fornost")]
    match = turn(thalin(at="fornost"), plots=plots)
    assert refused(match)["rest"] == ("plot-bars-rest", "Q3.1")
    assert "rest" in options(turn(thalin(at="rivendell"), plots=plots))


@pytest.mark.rule("Q3.2")
def test_resting_one_corruption_card_is_discarded_for_its_favor() -> None:
    hero = thalin(corruption=["reckless", "weak"], favor=3)
    match = take(turn(hero, markers={"conquest": 1, "corruption": 1}), "rest")
    assert asked(match) == ("hero-1", "repent")
    assert options(match) == ["redeem reckless", "redeem weak", "pass"]
    take(match, "redeem weak")
    state = state_of(match)
    assert hero_of(match).favor == 1
    assert [state.box.corruption[card].id for card in hero_of(match).corruption] == ["reckless"]
    assert [state.box.corruption[card].id for card in state.corruption_discard] == ["weak"]
    assert asked(match)[1] != "repent"


@pytest.mark.rule("Q3.2")
def test_a_card_that_is_too_dear_is_kept() -> None:
    hero = thalin(corruption=["reckless", "weak"], favor=1)
    match = take(turn(hero, markers={"conquest": 1, "corruption": 1}), "rest")
    assert options(match) == ["redeem reckless", "pass"]
    assert refused(match)["redeem weak"] == ("too-dear", "Q3.2")
    take(match, "pass")
    assert len(hero_of(match).corruption) == 2
    assert hero_of(match).favor == 1


@pytest.mark.rule("Q3.2")
def test_only_resting_redeems() -> None:
    match = take(turn(thalin(corruption=["reckless"], favor=1)), "pass")
    assert asked(match) == ("hero-1", "journey")


@pytest.mark.rule("Q3.3")
def test_resting_in_a_haven_heals_too() -> None:
    match = turn(thalin(at="fornost"), markers={"conquest": 1, "corruption": 1})
    life = len(hero_of(match).life)
    take(match, "rest")
    hero = hero_of(match)
    assert hero.rest == ()
    assert hero.damage == ()
    assert len(hero.life) == life + 3
    assert events(match, "recover") == [{"seat": "hero-1", "count": 3}]


@pytest.mark.rule("Q3.3", "Q9.64")
@pytest.mark.parametrize("minion", ["gothmog", "witch-king"])
def test_in_a_haven_a_minion_hinders_the_rest_but_no_healing(minion: str) -> None:
    match = turn(
        thalin(at="fornost"), minions={minion: "fornost"}, markers={"conquest": 1, "corruption": 1}
    )
    assert refused(match)["rest"] == ("enemies-here", "Q3.1")
    assert options(match) == ["recover", "pass"]
    take(match, "recover")
    assert hero_of(match).damage == ()
    assert len(hero_of(match).rest) == 1
    assert markers(match) == {"heroes": 0, "ring": 0, "conquest": 1, "corruption": 1}
    assert "recover" not in options(turn(thalin(), minions={minion: "bree"}))


@pytest.mark.rule("Q3.1", "Q9.101")
def test_the_witch_king_beside_a_haven_hinders_no_rest_in_it() -> None:
    match = turn(
        thalin(at="fornost"),
        minions={"witch-king": "weathertop"},
        markers={"conquest": 1, "corruption": 1},
    )
    assert options(match) == ["rest", "pass"]
    assert refused(match) == {}
    take(match, "rest")
    assert hero_of(match).rest == ()
    assert hero_of(match).damage == ()
    assert markers(match)["ring"] == 1


@pytest.mark.rule("Q3.1", "Q9.101")
def test_outside_havens_the_witch_king_hinders_rest_one_location_far() -> None:
    near = turn(thalin(at="the-north-downs"), minions={"witch-king": "fornost"})
    assert options(near) == ["pass"]
    assert refused(near)["rest"] == ("haunted", "Q3.1")
    near = turn(thalin(at="the-grey-havens"), minions={"witch-king": "blue-mountains"})
    assert options(near) == ["pass"]
    far = turn(thalin(at="the-north-downs"), minions={"witch-king": "weathertop"})
    assert options(far) == ["rest", "pass"]


@pytest.mark.rule("Q3.3", "Q9.64")
@pytest.mark.parametrize(
    ("at", "minions"), [("fornost", {}), ("fornost", {"witch-king": "weathertop"}), ("bree", {})]
)
def test_where_resting_is_possible_nobody_heals_without_it(
    at: str, minions: dict[str, str]
) -> None:
    assert options(turn(thalin(at=at), minions=minions)) == ["rest", "pass"]


@pytest.mark.rule("Q3.3", "Q9.64")
def test_without_damage_there_is_nothing_to_heal_beside_a_minion() -> None:
    match = turn(thalin(at="fornost", damage=[]), minions={"gothmog": "fornost"})
    assert options(match) == ["pass"]


@pytest.mark.rule("Q3.1", "Q9.101")
@pytest.mark.parametrize("at", [None, "defeated"])
def test_a_witch_king_who_is_not_on_the_map_haunts_no_place(at: str | None) -> None:
    for place in ("mount-doom", "plains-of-gorgoroth", "bree"):
        assert "rest" in options(turn(thalin(at=place), minions={"witch-king": at})), place


@pytest.mark.rule("Q3.1", "Q3.2", "Q3.3")
def test_a_hero_rests_for_itself_alone() -> None:
    other = ranger(at="near-harad", corruption=["weary"], favor=3)
    match = turn(
        other,
        thalin(at="fornost", corruption=["reckless"], favor=1),
        seat=2,
        markers={"conquest": 1, "corruption": 1},
    )
    assert asked(match) == ("hero-2", "rest")
    take(match, "rest")
    assert (hero_of(match, 2).rest, hero_of(match, 2).damage) == ((), ())
    assert options(match) == ["redeem reckless", "pass"]
    take(match, "redeem reckless")
    assert (hero_of(match, 2).favor, hero_of(match, 2).corruption) == (0, ())
    first = hero_of(match, 1)
    assert (len(first.rest), len(first.damage), first.favor) == (2, 1, 3)
    assert len(first.corruption) == 1
    assert asked(match) == ("hero-2", "journey"), "Beravor is another"


@pytest.mark.rule("Q3.3", "Q9.64")
def test_a_hero_heals_for_itself_alone() -> None:
    match = turn(ranger(damage=[]), thalin(at="fornost"), seat=2, minions={"gothmog": "fornost"})
    assert options(match) == ["recover", "pass"]
    match = turn(ranger(at="fornost"), thalin(at="edoras"), seat=2, minions={"gothmog": "fornost"})
    assert options(match) == ["rest", "pass"]
    match = turn(thalin(), ranger(), seat=2, markers={"conquest": 1, "corruption": 1})
    take(match, "rest")
    assert asked(match) == ("hero-2", "survive")
    take(match, "recover")
    assert len(hero_of(match, 1).damage) == 2
    assert hero_of(match, 2).damage == ()


@pytest.mark.rule("Q3.3")
def test_beravor_may_heal_where_she_rests() -> None:
    match = take(turn(ranger(), markers={"conquest": 1, "corruption": 1}), "rest")
    assert asked(match) == ("hero-1", "survive")
    assert options(match) == ["recover", "study", "pass"]
    take(match, "recover")
    assert hero_of(match).damage == ()


@pytest.mark.rule("Q3.3")
def test_beravor_may_train_instead() -> None:
    match = take(
        turn(
            ranger(),
            markers={"conquest": 1, "corruption": 1},
            skill_top=["skill-ready", "skill-endure"],
        ),
        "rest",
        "study",
    )
    assert options(match) == ["learn skill-ready", "learn skill-endure"]
    assert len(hero_of(match).damage) == 1
    take(match, "learn skill-ready")
    assert asked(match) == ("hero-1", "journey"), "once"


@pytest.mark.rule("Q3.3")
def test_in_a_haven_beravor_needs_no_power() -> None:
    match = take(turn(ranger(at="fornost"), markers={"conquest": 1, "corruption": 1}), "rest")
    assert asked(match)[1] == "journey"
    assert "rest" in told(match)


@pytest.mark.rule("Q3.3")
def test_nobody_else_heals_or_trains_in_the_wild() -> None:
    match = take(turn(thalin(), markers={"conquest": 1, "corruption": 1}), "rest")
    assert asked(match) == ("hero-1", "journey")
