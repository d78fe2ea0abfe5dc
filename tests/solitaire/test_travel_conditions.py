"""Conditions about the journey, each where it holds and where it just does not."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.solitaire.constants import (
    DARK_DOMAIN,
    HAVEN,
    REGION_MOVEMENT,
    RUINS,
    SAGE,
    SHADOW_HOLD,
    STARTER,
    WILDERNESS,
)
from mathom.games.solitaire.travel import conditions
from mathom.kernel.effects import NO_BINDINGS, Bindings
from tests.solitaire.journeys import bound, on_the_way, region
from tests.solitaire.table import Game, card, site, table


def holds(game: Game, name: str, *args: Any) -> bool:
    """Whether a condition holds."""
    return bool(getattr(conditions, name)(game.state, NO_BINDINGS, *args))


def moria(**given: Any) -> Game:
    """A company that has come from Rivendell to Moria in this phase."""
    return on_the_way("rivendell", "moria", ["rhudaur", "hollin", "redhorn-gate"], **given)


@pytest.mark.parametrize(
    ("name", "args", "at", "elsewhere"),
    [
        ("is_of_type", (1 << SHADOW_HOLD,), "moria", "bree"),
        ("new_site_type", (1 << SHADOW_HOLD | 1 << RUINS,), "moria", "bree"),
        ("site_region", ((region("redhorn-gate"),),), "moria", "bree"),
        ("region_not", ((region("arthedain"),),), "moria", "bree"),
        ("site_own_path_has", ({WILDERNESS: 2},), "moria", "edoras"),
        ("site_information", (True,), "weathertop", "moria"),
        ("site_is_lair", (True,), "the-lonely-mountain", "moria"),
        ("not_lair", (True,), "moria", "the-lonely-mountain"),
        ("site_hoard", (True,), "the-lonely-mountain", "moria"),
        ("character_at", (site("lorien"),), "lorien", "moria"),
    ],
)
def test_about_the_site(name: str, args: tuple[Any, ...], at: str, elsewhere: str) -> None:
    assert holds(table(site_=at), name, *args)
    assert not holds(table(site_=elsewhere), name, *args)


def test_about_the_site_whither_the_company_goes() -> None:
    going = bound("rivendell", "moria")
    assert holds(going, "new_site_type", 1 << SHADOW_HOLD)
    assert not holds(going, "new_site_type", 1 << HAVEN)
    assert not holds(bound("bree", "barrow-downs"), "new_site_type", 1 << SHADOW_HOLD)
    assert holds(going, "new_site_region_type_not", DARK_DOMAIN)
    assert not holds(table(site_="dol-guldur"), "new_site_region_type_not", DARK_DOMAIN)
    assert not holds(bound("lorien", "dol-guldur"), "new_site_region_type_not", DARK_DOMAIN)


@pytest.mark.parametrize("is_so", [True, False])
def test_whether_the_site_is_tapped(is_so: bool) -> None:
    game = table(site_="bree", tapped=is_so)
    assert holds(game, "site_tapped", True) == is_so
    assert holds(game, "site_untapped", True) != is_so


def test_whether_the_company_moves() -> None:
    stays, goes, gone = table(site_="bree"), bound("rivendell", "moria"), moria()
    assert [holds(game, "company_moving", True) for game in (stays, goes, gone)] == [
        False,
        True,
        True,
    ]
    assert [holds(game, "moved", True) for game in (stays, goes, gone)] == [False, False, True]
    back = moria()
    back.state.turn.returned = True
    assert not holds(back, "company_moving", True)
    assert not holds(back, "moved", True)
    assert holds(on_the_way("bree", "rivendell"), "moved_to", HAVEN)
    assert not holds(gone, "moved_to", HAVEN)
    assert not holds(table(), "moved_to", HAVEN)


def test_how_it_moves() -> None:
    gone = moria()
    assert holds(gone, "movement", REGION_MOVEMENT)
    assert not holds(gone, "movement", STARTER)
    assert holds(on_the_way("rivendell", "bree"), "movement", STARTER)
    setting_out = table(goal="bree")
    assert not holds(setting_out, "movement", REGION_MOVEMENT)
    setting_out.state.turn.leaving = True
    assert holds(setting_out, "movement", REGION_MOVEMENT)


def test_about_the_path() -> None:
    game = moria()
    count = [type for type, _ in game.state.turn.path].count(WILDERNESS)
    length = len(game.state.turn.path)
    for name in ("path_has", "path_count_at_least"):
        assert holds(game, name, {WILDERNESS: count})
        assert not holds(game, name, {WILDERNESS: count + 1})
    assert holds(game, "path_lacks", (DARK_DOMAIN,))
    assert not holds(game, "path_lacks", (DARK_DOMAIN, WILDERNESS))
    assert holds(game, "path_length_max", length)
    assert not holds(game, "path_length_max", length - 1)
    assert not holds(table(), "path_length_max", 4), "who stays has none"


def test_which_regions_it_crosses() -> None:
    chain = ["rhudaur", "high-pass", "anduin-vales"]
    game = on_the_way("rivendell", "beorns-house", chain)
    crosses = "passes_or_leaves_region"
    assert holds(game, crosses, (region("high-pass"),))
    assert holds(game, crosses, (region("rhudaur"),)), "it has left it"
    assert not holds(game, crosses, (region("anduin-vales"),)), "it only comes there"
    assert not holds(table(), crosses, (region("rhudaur"),)), "it does not move"
    to = "company_moving_to_region"
    assert holds(game, to, (region("anduin-vales"),))
    assert not holds(game, to, (region("high-pass"),))
    assert not holds(table(site_="beorns-house"), to, (region("anduin-vales"),))


def test_about_the_company() -> None:
    one, two = table(company=["legolas"]), table(company=["legolas", "gimli"])
    with_hobbit = table(company=["legolas", "frodo"])
    three = table(company=["legolas", "frodo", "sam-gamgee"])
    assert [holds(each, "company_size_max", 1) for each in (one, two)] == [True, False]
    assert [holds(each, "company_count_min", 2) for each in (one, two)] == [False, True]
    small = [holds(each, "company_max", 0) for each in (one, two, with_hobbit, three)]
    assert small == [True, False, True, False]
    assert holds(one, "character_in_company", card("legolas"))
    assert not holds(one, "character_in_company", card("gimli"))
    assert holds(two, "same_site_as", card("gimli"))
    assert not holds(one, "same_site_as", card("gimli"))
    assert not holds(one, "company_has_wounded", True)
    assert holds(table(marks={"aragorn-ii": ["wounded"]}), "company_has_wounded", True)


def test_about_allies_and_skills() -> None:
    game = table(company=["elrond"], allies={"elrond": ["shadowfax"]})
    alone = Bindings(card=game.number("shadowfax"))
    assert conditions.no_other_allies(game.state, alone, True)
    more = table(company=["elrond"], allies={"elrond": ["shadowfax", "goldberry"]})
    assert not conditions.no_other_allies(more.state, alone, True)
    assert holds(game, "skill_in_company", 1 << SAGE)
    assert holds(game, "untapped_skill", 1 << SAGE)
    assert not holds(table(company=["legolas"]), "skill_in_company", 1 << SAGE)
    tapped = table(company=["elrond"], marks={"elrond": ["tapped"]})
    assert holds(tapped, "skill_in_company", 1 << SAGE)
    assert not holds(tapped, "untapped_skill", 1 << SAGE)
    treebeard = table(company=["legolas"], allies={"legolas": ["treebeard"]})
    assert holds(treebeard, "skill_in_company", 1 << SAGE), "an ally has it (S19.5)"


def test_about_the_piles() -> None:
    game = table(resources=["concealment"] * 5, hazard_discard=["scorba", "river"])
    assert [holds(game, "resource_deck_min", n) for n in (5, 6)] == [True, False]
    assert [holds(game, "hazard_discard_min", n) for n in (2, 3)] == [True, False]
    assert holds(game, "hazard_discard_has", 0)
    assert holds(table(hazard_discard=["scorba-at-home"]), "hazard_discard_has", 0)
    assert not holds(table(hazard_discard=["cave-drake"]), "hazard_discard_has", 0)
