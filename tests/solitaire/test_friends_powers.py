"""What allies and characters can be used for, besides their figures."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.solitaire.combat.strength import attack_prowess, total
from mathom.games.solitaire.constants import RACES
from tests.solitaire.fights import changes, meet, plain, result, results
from tests.solitaire.table import Game, card, table
from tests.solitaire.windows import Moment, moment

COASTAL_SEA, WILDERNESS, SHADOW_LAND = 0, 3, 4
BY_REGION_TYPE = 1


def offered(game: Game, text: str) -> bool:
    return bool(game.asked) and text in game.options


def facing(race: str = "orc", strikes: int = 1, key: int = -1, **about: Any) -> Game:
    """An attack of a creature, keyed to a type of regions if one is said."""
    game = table(**about)
    meet(game, plain(race, strikes, 8, keyed=BY_REGION_TYPE if key >= 0 else 0, key=key))
    return game


# Characters.


def test_cirdan_cancels_what_comes_from_the_sea() -> None:
    game = facing(company=["cirdan"], key=COASTAL_SEA).do("use cirdan")
    assert result(game) == "cancelled"
    assert game.marks("cirdan") == {"tapped"}
    assert not offered(facing(company=["cirdan"], key=WILDERNESS), "use cirdan")
    assert not offered(
        facing(company=["cirdan"], key=COASTAL_SEA, marks={"cirdan": ["tapped"]}), "use cirdan"
    )


def test_fatty_bolger_saves_another_hobbit() -> None:
    game = facing(company=["fatty-bolger", "frodo"], marks={"frodo": ["tapped"]})
    for _ in range(5):
        if offered(game, "use fatty-bolger") or not game.asked:
            break
        game.do("pass" if "pass" in game.options else game.options[-1])
    assert offered(game, "use fatty-bolger")
    game.do("use fatty-bolger")
    assert results(game) == [("frodo", "cancelled")]
    assert game.marks("fatty-bolger") == {"tapped"}


@pytest.mark.parametrize(
    ("who", "prowess"), [("eowyn", 6), ("galva", 6), ("vygavril", 6), ("peath", 5), ("voteli", 5)]
)
def test_foes_of_nazgul(who: str, prowess: int) -> None:
    """More prowess, and the body is halved and rounded up."""
    for race, body in (("nazgul", 5), ("orc", 9)):
        game = table(company=[who])
        meet(game, plain(race, 1, 2, 9), rolls=[6, 6, 1, 1])
        while game.asked:
            game.do("roll")
        checks = [it for it in game.events("roll") if it["why"] == "strike-body"]
        assert [it["above"] for it in checks] == [body], race
        assert (f"{who}:+{prowess}" in changes(game)) == (race == "nazgul")


def test_ioreth_spreads_what_heals() -> None:
    for company, healed in ((["ioreth", "eowyn", "frodo"], 2), (["elrond", "eowyn", "frodo"], 1)):
        game = moment(
            company=company,
            items={company[0]: ["healing-herbs"]},
            marks={"eowyn": ["wounded"], "frodo": ["wounded"]},
        ).do("use healing-herbs")
        if game.asked != "moment":
            game.do("target eowyn")
        assert [game.marks(who) for who in ("eowyn", "frodo")].count(set()) == healed


# Allies.


def test_bill_the_pony_goes_home() -> None:
    about: dict[str, Any] = {
        "company": ["aragorn-ii"],
        "allies": {"aragorn-ii": ["bill-the-pony"]},
    }
    game = moment(**about, site_="bree", phase=5).do("use bill-the-pony")
    assert game.zone("resource_discard") == ["bill-the-pony"]
    assert not offered(moment(**about, phase=5), "use bill-the-pony"), "at a Haven"
    about["company"] = ["aragorn-ii", "eowyn", "hama", "theoden"]
    assert not offered(moment(**about, site_="bree", phase=5), "use bill-the-pony")


@pytest.mark.parametrize(
    ("ally", "keys", "most"),
    [("goldberry", [WILDERNESS], 9), ("gollum", [WILDERNESS, SHADOW_LAND], 2)],
)
def test_allies_that_cancel_attacks(ally: str, keys: list[int], most: int) -> None:
    allies = {"aragorn-ii": [ally]}
    for key in range(6):
        game = facing(company=["aragorn-ii", "eowyn"], allies=allies, key=key)
        assert offered(game, f"use {ally}") == (key in keys)
    game = facing(company=["aragorn-ii"], allies=allies, key=WILDERNESS).do(f"use {ally}")
    assert result(game) == "cancelled"
    assert game.marks(ally) == {"tapped"}
    game = facing(company=["aragorn-ii", "eowyn", "hama"], allies=allies, key=WILDERNESS)
    assert offered(game, f"use {ally}") == (most > 2)


def struck(ally: str, **about: Any) -> bool:
    """Whether an ally can be given a strike."""
    game = table(company=["aragorn-ii"], allies={"aragorn-ii": [ally]})
    meet(game, plain("orc", 1, 8, **about))
    while game.asked == "defend":
        game.do("pass")
    return offered(game, f"strike {ally}")


@pytest.mark.parametrize(
    ("ally", "creature", "automatic"),
    [
        ("goldberry", False, False),
        ("nenselde-the-wingild", False, False),
        ("leaflock", True, False),
        ("quickbeam", True, False),
        ("skinbark", True, False),
        ("treebeard", True, False),
        ("gollum", True, True),
        ("bill-the-pony", True, True),
        ("gwaihir", True, True),
        ("roac-the-raven", True, True),
        ("shadowfax", True, True),
        ("tom-bombadil", True, True),
    ],
)
def test_who_can_be_attacked(ally: str, creature: bool, automatic: bool) -> None:
    assert struck(ally, keyed=BY_REGION_TYPE, key=WILDERNESS) == creature
    assert struck(ally, kind=1) == automatic
    assert struck(ally, keyed=4, key=0) == automatic, "keyed to a site"


def test_nenselde_brings_an_environment_back() -> None:
    about: dict[str, Any] = {
        "company": ["aragorn-ii"],
        "allies": {"aragorn-ii": ["nenselde-the-wingild"]},
        "resource_discard": ["sun", "dodge", "gates-of-morning"],
    }
    game = moment(**about).do("use nenselde-the-wingild")
    if game.asked != "moment":
        game.do(game.options[0])
    assert game.zone("hand") == ["sun"], "neither Dodge nor a permanent-event"
    about["resource_discard"] = ["dodge"]
    assert not offered(moment(**about), "use nenselde-the-wingild")


def test_gwaihir_carries_two() -> None:
    for company, goal, able in (
        (["aragorn-ii", "frodo"], "edoras", True),
        (["aragorn-ii", "frodo"], "mount-doom", False),
        (["aragorn-ii", "eowyn", "hama"], "edoras", False),
    ):
        game = table(company=company, allies={"aragorn-ii": ["gwaihir"]}, goal=goal)
        game.state.turn.leaving = True
        game.run(Moment(("organization",)))
        assert offered(game, "use gwaihir") == able, (company, goal)


def test_shadowfax_for_one_rider_and_a_hobbit() -> None:
    for company, able in (
        (["aragorn-ii"], True),
        (["aragorn-ii", "frodo"], True),
        (["aragorn-ii", "eowyn"], False),
    ):
        game = moment(
            "end-of-movement-hazard",
            company=company,
            allies={"aragorn-ii": ["shadowfax"]},
            site_="bree",
            sites=["himring"],
            phase=4,
        )
        assert offered(game, "use shadowfax") == able, company


def test_an_ally_fights_with_its_own_figures() -> None:
    game = table(company=["frodo"], allies={"frodo": ["treebeard"]})
    meet(game, plain("orc", 2, 8, keyed=BY_REGION_TYPE, key=WILDERNESS))
    assert game.state.attack is not None
    assert total(attack_prowess(game.state, game.state.attack)) == 8
    assert RACES[game.state.attack.race] == "orc"
    assert card("treebeard") >= 0


# Lucky Strike, which rolls twice as Persuasive Words do.


@pytest.mark.parametrize(
    ("dice", "how"),
    [((1, 1, 6, 6), "failed"), ((6, 6, 1, 1), "failed"), ((1, 1, 1, 2), "succeeded")],
)
def test_lucky_strike(dice: tuple[int, ...], how: str) -> None:
    game = table(company=["eowyn"], hand=["lucky-strike"])
    meet(game, plain("orc", 1, 8))
    game.do("play lucky-strike", rolls=dice)
    if game.asked == "fight":
        game.do("roll")
    assert len([it for it in game.events("roll") if it["why"] == "strike"]) == 2
    assert results(game)[0][1] == how


def test_lucky_strike_needs_a_warrior() -> None:
    game = table(company=["frodo"], hand=["lucky-strike"])
    meet(game, plain("orc", 1, 8))
    assert not offered(game, "play lucky-strike")
