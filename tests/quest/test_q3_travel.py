"""Q3.5 to Q3.10 Travel, and Q3.15 giving up."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.quest.hero.current_turn import EndHeroTurn
from mathom.games.quest.hero.encounters import EncounterStep
from mathom.games.quest.hero.travel import TravelStep
from mathom.kernel.match import Match
from tests.quest.hero_table import journey, markers, part, turn
from tests.quest.table import (
    BOX,
    asked,
    details,
    hand,
    hero_of,
    options,
    refused,
    state_of,
    table,
    take,
    told,
    where,
)

HILLS = "thalin-parry"
PLAINS = "thalin-evade"
SWAMP = "thalin-strategize"
FOREST = "thalin-block"
MOUNTAINS = "thalin-sweep"


def thalin(*cards: str, at: str = "bree", **given: Any) -> dict[str, Any]:
    """Thalin with these cards in hand."""
    return {"sheet": "thalin", "at": at, "hand": list(cards), **given}


def going(match: Match) -> list[str]:
    """The places one may go to."""
    return [option.removeprefix("go ") for option in options(match) if option.startswith("go ")]


# Q3.6 What a path costs. From Bree: any card to Fornost and the Old Forest, hills or two cards to
# Tharbad and Weathertop.


@pytest.mark.rule("Q3.6")
def test_only_places_that_the_hand_pays_for_are_offered() -> None:
    match = journey(thalin(FOREST))
    assert going(match) == ["fornost", "old-forest"]
    assert refused(match)["go tharbad"] == ("path-too-dear", "Q3.6")
    assert refused(match)["go weathertop"] == ("path-too-dear", "Q3.6")


@pytest.mark.rule("Q3.6")
def test_without_cards_there_is_nowhere_to_go() -> None:
    match = journey(thalin())
    assert going(match) == []
    assert refused(match)["go fornost"] == ("path-too-dear", "Q3.6")


@pytest.mark.rule("Q3.6", "Q9.67")
def test_one_card_with_the_icon_pays() -> None:
    match = take(journey(thalin(HILLS)), "go tharbad")
    assert asked(match) == ("hero-1", "pay")
    take(match, f"spend {HILLS}")
    assert where(match) == "tharbad"
    assert hand(match) == []
    assert [BOX.cards[card].id for card in hero_of(match).rest] == [HILLS]


@pytest.mark.rule("Q3.6", "Q9.67")
def test_or_as_many_cards_as_the_number_says() -> None:
    match = take(journey(thalin(FOREST, SWAMP, PLAINS)), "go tharbad", f"spend {FOREST}")
    assert where(match) == "bree"
    assert asked(match) == ("hero-1", "pay")
    take(match, f"spend {PLAINS}")
    assert where(match) == "tharbad"
    assert hand(match) == [SWAMP]
    assert [BOX.cards[card].id for card in hero_of(match).rest] == [FOREST, PLAINS]


@pytest.mark.rule("Q3.6")
def test_a_card_that_pays_where_two_others_would_have_to_says_so() -> None:
    match = take(journey(thalin(HILLS, HILLS, FOREST, SWAMP)), "go tharbad")
    alone: dict[str, dict[str, int]] = {f"spend {card}": {} for card in (FOREST, SWAMP)}
    assert details(match) == {**alone, f"spend {HILLS}": {"alone": 1}}
    take(match, f"spend {FOREST}")
    assert not any(details(match).values())


@pytest.mark.rule("Q3.6")
def test_discards_lie_face_up_in_the_order_they_were_paid() -> None:
    match = take(
        journey(thalin(FOREST, FOREST, rest=[MOUNTAINS])),
        "go weathertop",
        f"spend {FOREST}",
        f"spend {FOREST}",
    )
    assert [BOX.cards[card].id for card in hero_of(match).rest] == [MOUNTAINS, FOREST, FOREST]
    assert told(match).count("discard-card") == 2


@pytest.mark.rule("Q3.6")
def test_with_too_few_cards_only_the_icon_pays() -> None:
    match = take(journey(thalin(FOREST, MOUNTAINS, at="eregion")), "go moria")
    assert options(match) == [f"spend {FOREST}", f"spend {MOUNTAINS}"]
    match = take(journey(thalin(MOUNTAINS, FOREST, at="eregion")), "go the-redhorn-gate")
    assert options(match) == [f"spend {MOUNTAINS}"]
    assert refused(match)[f"spend {FOREST}"] == ("wrong-icon", "Q3.6")


@pytest.mark.rule("Q3.6", "Q9.67")
def test_the_icon_after_another_card_counts_as_one_card_only() -> None:
    match = take(
        journey(thalin(FOREST, MOUNTAINS, SWAMP, PLAINS, at="eregion")),
        "go the-redhorn-gate",
        f"spend {FOREST}",
        f"spend {MOUNTAINS}",
    )
    assert where(match) == "eregion"
    assert options(match) == [f"spend {PLAINS}", f"spend {SWAMP}"]


@pytest.mark.rule("Q3.6")
def test_any_card_pays_where_the_path_asks_for_any() -> None:
    match = take(journey(thalin(SWAMP)), "go fornost", f"spend {SWAMP}")
    assert where(match) == "fornost"


@pytest.mark.rule("Q3.6")
def test_a_horse_makes_paths_one_card_cheaper() -> None:
    match = journey(thalin(FOREST, items=["horse"]))
    assert going(match) == ["fornost", "old-forest", "tharbad", "weathertop"]
    take(match, "go tharbad", f"spend {FOREST}")
    assert where(match) == "tharbad"


@pytest.mark.rule("Q3.6")
def test_a_horse_never_makes_them_free() -> None:
    assert going(journey(thalin(items=["horse"]))) == []


@pytest.mark.rule("Q3.6")
def test_a_boat_crosses_water_for_any_one_card() -> None:
    eregion = thalin(HILLS, at="eregion")
    assert going(journey(eregion)) == ["moria"]
    match = journey({**eregion, "items": ["boat"]})
    assert going(match) == ["moria", "rivendell", "tharbad"]
    take(match, "go rivendell", f"spend {HILLS}")
    assert where(match) == "rivendell"


@pytest.mark.rule("Q3.6", "Q9.24", "Q9.68")
def test_only_a_boat_sails_from_the_grey_havens_to_belfalas() -> None:
    cards = (FOREST, PLAINS, SWAMP)
    match = journey(thalin(*cards, at="the-grey-havens"))
    assert "belfalas" not in going(match)
    assert refused(match)["go belfalas"] == ("needs-item", "Q3.6")
    others = [item.id for item in BOX.items if item.id != "boat"]
    match = journey(thalin(*cards, at="the-grey-havens", items=others))
    assert refused(match)["go belfalas"] == ("needs-item", "Q3.6")
    match = journey(thalin(*cards, at="the-grey-havens", items=["boat"]))
    assert "go belfalas" not in refused(match)
    match = journey(thalin(*cards, at="the-grey-havens", items=["boat"]))
    assert "belfalas" in going(match)
    take(match, "go belfalas", f"spend {FOREST}", f"spend {PLAINS}")
    assert where(match) == "the-grey-havens"
    take(match, f"spend {SWAMP}")
    assert where(match) == "belfalas"


@pytest.mark.rule("Q3.6", "Q9.68")
def test_the_voyage_costs_three_cards_or_two_with_a_horse() -> None:
    two = thalin(FOREST, PLAINS, at="belfalas", items=["boat"])
    assert "the-grey-havens" not in going(journey(two))
    match = journey({**two, "items": ["boat", "horse"]})
    take(match, "go the-grey-havens", f"spend {FOREST}", f"spend {PLAINS}")
    assert where(match) == "the-grey-havens"


@pytest.mark.rule("Q3.6")
def test_a_trained_skill_pays_like_any_card() -> None:
    match = take(journey(thalin("skill-endure")), "go tharbad", "spend skill-endure")
    assert where(match) == "tharbad"
    (hidden,) = hero_of(match).taught
    assert hidden.known(None)


# Q3.5, Q3.7 The steps.


@pytest.mark.rule("Q3.5")
def test_travel_goes_on_as_long_as_the_hero_likes_and_can() -> None:
    match = journey(thalin(FOREST, SWAMP, PLAINS))
    take(match, "go fornost", f"spend {FOREST}", "done")
    assert asked(match) == ("hero-1", "journey")
    take(match, "go old-forest", f"spend {SWAMP}", "done", "go bree", f"spend {PLAINS}", "done")
    assert where(match) == "bree"
    assert going(match) == []
    take(match, "stop")
    assert part(match) in ("encounter", "")


@pytest.mark.rule("Q3.5")
def test_a_hopeless_hero_takes_three_travel_steps_and_no_more() -> None:
    match = journey(thalin(FOREST, FOREST, SWAMP, PLAINS, PLAINS, corruption=["hopeless"]))
    for place in ("fornost", "old-forest", "bree"):
        take(match, f"go {place}")
        take(match, options(match)[0], "done")
    assert going(match) == []
    assert refused(match)["go fornost"] == ("hopeless", "Q3.5")


@pytest.mark.rule("Q3.5")
def test_a_storm_allows_one_move() -> None:
    match = table(
        heroes=[thalin(FOREST, SWAMP)],
        turn={"seat": "hero-1", "most_moves": 1},
        then=[TravelStep(1), EncounterStep(1), EndHeroTurn(1)],
    )
    take(match, "go fornost", f"spend {FOREST}", "done")
    assert going(match) == []
    assert refused(match)["go bree"] == ("storm", "Q3.5")


@pytest.mark.rule("Q3.7")
def test_before_the_first_move_the_hero_may_explore_where_it_stands() -> None:
    match = journey(thalin(FOREST, SWAMP), favor={"bree": 1})
    assert "explore" in options(match)
    take(match, "explore")
    assert asked(match) == ("hero-1", "explore")
    assert part(match) == "explore"
    take(match, "take-favor", "done")
    assert hero_of(match).favor == 1
    assert "explore" not in options(match)
    assert refused(match)["explore"] == ("explored", "Q3.7")
    take(match, "go fornost", f"spend {FOREST}")
    assert asked(match) == ("hero-1", "explore")


@pytest.mark.rule("Q3.7")
def test_exploring_first_wakes_no_peril() -> None:
    match = take(journey(thalin(FOREST, at="moria")), "explore")
    assert asked(match) == ("hero-1", "explore")


@pytest.mark.rule("Q3.7")
def test_after_a_move_the_hero_explores_there_and_not_twice() -> None:
    match = take(journey(thalin(FOREST, SWAMP)), "go fornost", f"spend {FOREST}", "done")
    assert "explore" not in options(match)


# Q3.8 to Q3.10 On arrival.


@pytest.mark.rule("Q3.8", "Q9.22")
def test_on_arrival_sauron_must_attack_with_one_enemy() -> None:
    match = take(
        journey(thalin(HILLS), tokens=[("blank", "tharbad")], minions={"black-serpent": "tharbad"}),
        "go tharbad",
        f"spend {HILLS}",
    )
    assert asked(match)[0] == "sauron"
    assert part(match) == "arrival"
    assert options(match) == ["attack-token 0", "attack black-serpent"]


@pytest.mark.rule("Q3.8")
def test_without_a_peril_or_an_enemy_nothing_happens() -> None:
    match = take(journey(thalin(HILLS)), "go tharbad", f"spend {HILLS}")
    assert asked(match) == ("hero-1", "explore")


@pytest.mark.rule("Q3.8", "Q9.22")
def test_where_it_is_perilous_and_enemies_are_the_choice_is_saurons() -> None:
    given = {"tokens": [("crebain", "tharbad")], "influence": {"tharbad": 2}}
    match = take(journey(thalin(HILLS), **given), "go tharbad", f"spend {HILLS}")
    assert asked(match) == ("sauron", "confront")
    assert options(match) == ["attack-token 0", "call-peril"]
    take(match, "call-peril")
    assert asked(match) == ("sauron", "peril")
    match = take(journey(thalin(HILLS), **given), "go tharbad", f"spend {HILLS}")
    take(match, "attack-token 0")
    fight = state_of(match).combat
    assert fight is not None
    assert BOX.foes[fight.foe].id == "crebain"


@pytest.mark.rule("Q3.8", "Q9.22")
def test_a_perilous_place_without_enemies_brings_a_peril() -> None:
    match = take(journey(thalin(HILLS), influence={"tharbad": 2}), "go tharbad", f"spend {HILLS}")
    assert asked(match) == ("sauron", "peril")


@pytest.mark.rule("Q3.9")
def test_a_drawn_fight_on_the_way_ends_the_turn() -> None:
    hero = {"sheet": "beravor", "at": "bree", "hand": ["beravor-ranged-strike"]}
    match = take(
        journey(hero, tokens=[("crebain", "tharbad")]),
        "go tharbad",
        "spend beravor-ranged-strike",
        "attack-token 0",
    )
    _exhaust(match)
    assert "end-turn" in told(match)
    assert where(match) == "tharbad"


@pytest.mark.rule("Q3.9")
def test_an_ambush_that_is_drawn_does_not_end_it() -> None:
    hero = {"sheet": "beravor", "at": "bree"}
    match = take(turn(hero, tokens=[("crebain", "bree")]), "pass", "attack-token 0")
    _exhaust(match)
    assert "end-turn" not in told(match)
    assert asked(match) == ("hero-1", "journey")


@pytest.mark.rule("Q3.9")
def test_thalins_iron_will_carries_him_on() -> None:
    match = take(
        journey(thalin(HILLS), tokens=[("crebain", "tharbad")]),
        "go tharbad",
        f"spend {HILLS}",
        "attack-token 0",
    )
    _exhaust(match)
    assert "end-turn" not in told(match)
    assert asked(match) == ("hero-1", "explore")


def _exhaust(match: Match) -> None:
    """Both sides play nothing until the combat is over, and no influence is placed."""
    while state_of(match).combat is not None or asked(match)[1] == "spread":
        shown = options(match)
        quiet = [text for text in shown if text in ("exhausted", "pass")]
        take(match, quiet[0] if quiet else shown[0])


@pytest.mark.rule("Q3.10")
def test_a_blank_token_is_discarded_and_the_hero_explores() -> None:
    match = take(
        journey(thalin(HILLS), tokens=[("blank", "tharbad")]),
        "go tharbad",
        f"spend {HILLS}",
        "attack-token 0",
    )
    assert state_of(match).tokens == ()
    assert asked(match) == ("hero-1", "explore")


# Q3.15 Giving up.


def stuck(**given: Any) -> dict[str, Any]:
    """Thalin without a card in hand or life pool, all of them in the damage pool."""
    cards = [BOX.cards[card].id for card in BOX.hero_decks[BOX.names["hero"].index("thalin")]]
    return {"sheet": "thalin", "at": "bree", "damage": cards, **given}


@pytest.mark.rule("Q3.15", "Q9.76")
def test_a_hero_without_hope_may_give_itself_up() -> None:
    match = journey(stuck(favor=1), markers={"conquest": 1, "corruption": 1})
    assert "surrender" in options(match)
    take(match, "surrender")
    if asked(match)[1] == "lose-something":
        take(match, options(match)[0])
    assert where(match) == "fornost"
    assert hero_of(match).damage == ()
    assert hero_of(match).favor == 0
    assert markers(match)["ring"] == 1
    assert "end-turn" in told(match)


@pytest.mark.rule("Q3.15", "Q9.76")
def test_not_while_it_can_move() -> None:
    cards = stuck()["damage"]
    match = journey(stuck(hand=cards[:1], damage=cards[1:]))
    assert "surrender" not in options(match)


@pytest.mark.rule("Q3.15", "Q9.76")
@pytest.mark.parametrize("pool", ["life", "rest"])
def test_not_while_it_can_hope_for_cards(pool: str) -> None:
    cards = stuck()["damage"]
    given: dict[str, Any] = {"damage": cards[1:]}
    if pool == "rest":
        given["rest"] = cards[:1]
    match = journey(stuck(**given))
    assert "surrender" not in options(match)
    assert refused(match)["surrender"] == ("hope", "Q3.15")


@pytest.mark.rule("Q3.15", "Q9.76")
def test_in_a_haven_it_can_hope_to_heal() -> None:
    assert "surrender" not in options(journey(stuck(at="fornost")))
    beset = journey(stuck(at="fornost"), minions={"gothmog": "fornost"})
    assert asked(beset) == ("sauron", "attack")
    take(beset, "attack gothmog", "refuse")
    assert asked(beset) == ("hero-1", "journey")
    assert "surrender" not in options(beset), "a minion there lets nobody rest, but heal"
    assert refused(beset)["surrender"] == ("hope", "Q3.15")


@pytest.mark.rule("Q3.15", "Q9.76")
def test_where_it_cannot_rest_the_rest_pool_is_no_hope() -> None:
    cards = stuck()["damage"]
    hero = stuck(at="dol-guldur", rest=cards[:1], damage=cards[1:])
    assert "surrender" in options(journey(hero))
