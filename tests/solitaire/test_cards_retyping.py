"""Cards that make regions and sites count as other types."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.constants import POWERED, SECOND_WAY, SITE_TYPES
from mathom.games.solitaire.hazards.dragons import hoard
from mathom.games.solitaire.travel.counting import (
    HAZARDS,
    HEALING,
    path_types,
    put_on_site,
    site_type,
)
from mathom.games.solitaire.travel.organization import Organization
from mathom.games.solitaire.travel.untap import Untap
from tests.solitaire.journeys import carry_out, mode, on_the_way
from tests.solitaire.table import BOX, Game, site, table


def types(game: Game) -> list[str]:
    """What the regions of the path count as."""
    return [BOX.names["region-type"][each] for each in path_types(game.state)]


CHAIN = ["rhudaur", "hollin", "dunland", "gap-of-isen"]


@pytest.mark.rule("S12.5")
@pytest.mark.parametrize(
    ("event", "beside", "before", "after"),
    [
        ("fell-winter", "doors-of-night", "border-land", "wilderness"),
        ("fell-winter", "doors-of-night", "free-domain", "border-land"),
        ("morgul-night", "doors-of-night", "wilderness", "shadow-land"),
        ("morgul-night", "doors-of-night", "shadow-land", "dark-domain"),
        ("fog", "gates-of-morning", "free-domain", "border-land"),
        ("fog", "gates-of-morning", "border-land", "wilderness"),
        ("fog", "gates-of-morning", "shadow-land", "wilderness"),
        ("fog", "gates-of-morning", "dark-domain", "shadow-land"),
        ("moon", "gates-of-morning", "wilderness", "border-land"),
        ("moon", "doors-of-night", "dark-domain", "shadow-land"),
    ],
)
def test_all_regions_of_a_type_count_as_another_once(
    event: str, beside: str, before: str, after: str
) -> None:
    game = table(events=[beside, event], phase=4)
    number = BOX.names["region-type"].index(before)
    game.state.turn.path = ((number, -1),)
    assert types(game) == [after]


@pytest.mark.rule("S12.5")
@pytest.mark.parametrize("event", ["fell-winter", "moon"])
def test_without_the_other_card_nothing_changes(event: str) -> None:
    game = table(events=[event], phase=4)
    game.state.turn.path = ((2, -1), (1, -1), (5, -1))
    assert types(game) == ["border-land", "free-domain", "dark-domain"]


@pytest.mark.rule("S11.18")
@pytest.mark.parametrize(
    ("event", "way", "creature", "origin", "goal", "expected"),
    [
        ("choking-shadows", 1, "ghouls", "rivendell", "old-forest", None),
        ("gloom", 1, "wargs", "lorien", "edoras", None),
        ("new-moon", 1, "slayer", "lorien", "edoras", "border-hold"),
        ("awaken-the-earths-fire", 1, "orc-guard", "rivendell", "carn-dum", None),
    ],
)
def test_hazards_change_what_lets_a_creature_come(
    event: str, way: int, creature: str, origin: str, goal: str, expected: str | None
) -> None:
    game = on_the_way(
        origin, goal, events=["doors-of-night", event], hazard_hand=[creature], hazards=[]
    )
    choices = mode(event, way).script.effects[0].choices(game.state)  # type: ignore[attr-defined]
    before = (game.state.turn.path, game.state.counts_as)
    carry_out(game, event, way)
    if choices:
        assert (game.state.turn.path, game.state.counts_as) != before
    if expected is not None:
        assert SITE_TYPES[site_type(game.state)] == expected or types(game)


@pytest.mark.rule("S12.5")
@pytest.mark.parametrize(
    ("event", "beside", "way", "goal", "before", "after"),
    [
        ("quiet-lands", "gates-of-morning", 1, "moria", "shadow-hold", "ruins-and-lairs"),
    ],
)
def test_a_site_counts_as_another_type_for_the_turn(
    event: str, beside: str, way: int, goal: str, before: str, after: str
) -> None:
    game = table(site_=goal, events=[beside, event], phase=5)
    assert SITE_TYPES[site_type(game.state)] == before
    carry_out(game, event, way)
    assert SITE_TYPES[site_type(game.state)] == after
    assert game.events("retype-site") == [{"site": goal, "type": after}]


@pytest.mark.rule("S12.5")
@pytest.mark.parametrize(
    ("event", "way", "path", "option", "after"),
    [
        ("stars", 1, [5, 3], None, ["shadow-land", "wilderness"]),
        ("the-evenstar", 0, [3, 2], "number 1", ["wilderness", "free-domain"]),
        ("master-of-wood-water-or-hill", 0, [3, 1], "number 1", ["shadow-land", "free-domain"]),
    ],
)
def test_you_choose_which_region_your_card_changes(
    event: str, way: int, path: list[int], option: str | None, after: list[str]
) -> None:
    game = table(
        company=["aragorn-ii", "legolas", "elrond"],
        site_="bree",
        events=["gates-of-morning", event],
        phase=4,
    )
    game.state.turn.path = tuple((type, -1) for type in path)
    carry_out(game, event, way, user=game.number("elrond"))
    if game.asked == "aim" or game.asked == "restored":
        game.do(game.options[0])
    if option is not None:
        assert game.asked == "retype"
        game.do(option)
    assert types(game) == after


@pytest.mark.rule("S12.5")
def test_regions_without_a_name_are_offered_once() -> None:
    game = table(company=["elrond"], site_="bree", events=["master-of-wood-water-or-hill"], phase=4)
    game.state.turn.path = ((3, 10), (3, -1), (3, -1), (3, 12))
    carry_out(game, "master-of-wood-water-or-hill", user=game.number("elrond"))
    assert len(game.options) == 6, "three different ones, each into two types"
    told = game.state.choice.detail(game.state, game.state.option_table.find("number 2"))
    assert (told["at"], told["type"]) == (2, "border-land")
    assert "region" not in told
    game.do("number 6")
    assert types(game) == ["wilderness", "wilderness", "wilderness", "border-land"]


@pytest.mark.rule("S20.9")
def test_the_witch_king_makes_shadow_holds_dark() -> None:
    game = table(
        site_="moria",
        events=["witch-king-of-angmar"],
        marks={"witch-king-of-angmar": ["second-way"]},
        phase=4,
    )
    assert SITE_TYPES[site_type(game.state)] == "shadow-hold"
    game.state.in_play.mark(game.number("witch-king-of-angmar"), POWERED)
    assert SITE_TYPES[site_type(game.state)] == "dark-hold"
    assert SECOND_WAY


@pytest.mark.rule("S23.2")
def test_at_the_white_tree_minas_tirith_heals_as_a_haven() -> None:
    game = table(
        site_="minas-tirith",
        events=["the-white-tree"],
        marks={"aragorn-ii": ["wounded"]},
        phase=1,
    )
    assert SITE_TYPES[site_type(game.state, HAZARDS)] == "haven"
    assert SITE_TYPES[site_type(game.state)] == "free-hold"
    game.run(Untap())
    assert game.marks("aragorn-ii") == {"tapped"}


@pytest.mark.rule("S23.2")
def test_houses_of_healing_heal_at_the_site_where_they_are() -> None:
    game = table(site_="edoras", hand=["houses-of-healing"], sites=["bree"])
    game.run(Organization()).do("play houses-of-healing")
    assert SITE_TYPES[site_type(game.state, HEALING)] == "haven"
    assert SITE_TYPES[site_type(game.state, HAZARDS)] != "haven"
    game.state.turn.destination = site("lorien")
    from mathom.games.solitaire.travel.movement_phase import PutAway, SetOut

    game.run(SetOut(), PutAway())
    assert game.zone("resource_discard") == ["houses-of-healing"]
    assert game.state.on_sites == ()


@pytest.mark.rule("S23.2", "S23.5")
def test_the_balrog_changes_lorien_only_where_galadriel_is_away() -> None:
    game = table(company=["aragorn-ii"], site_="lorien", events=["balrog-of-moria"], phase=4)
    assert SITE_TYPES[site_type(game.state, HAZARDS)] == "haven"
    with_her = table(company=["galadriel"], site_="lorien", events=["balrog-of-moria"], phase=4)
    assert SITE_TYPES[site_type(with_her.state, HEALING)] == "haven"


@pytest.mark.rule("S15.6")
def test_dwarven_hoard_gives_the_site_a_hoard_for_the_turn() -> None:
    game = table(site_="moria", company=["gimli"], hand=["dwarven-hoard"], sites=["bree"])
    assert not hoard(game.state)
    game.run(Organization()).do("play dwarven-hoard")
    assert hoard(game.state)
    assert game.marks("gimli") == {"tapped"}
    assert "until-turn" in game.marks("dwarven-hoard")


@pytest.mark.rule("S19.3")
def test_what_lies_on_a_site_is_known_by_it() -> None:
    game = table(site_="edoras", events=["siege"])
    put_on_site(game.state, game.number("siege"))
    assert game.state.on_sites == ((game.number("siege"), site("edoras")),)
