"""S8 Kinds of movement."""

from __future__ import annotations

from itertools import pairwise

import pytest

from mathom.games.solitaire.constants import NONE, REGION_MOVEMENT, SPECIAL_MOVEMENT
from mathom.games.solitaire.travel.conditions import path_length_max
from mathom.games.solitaire.travel.movement import (
    ChooseRegion,
    direct,
    most_regions,
    onward,
    starter_path,
    walkable,
)
from mathom.games.solitaire.travel.organization import Organization
from mathom.kernel.effects import NO_BINDINGS
from tests.solitaire.table import BOX, Game, site, table


def region(id: str) -> int:
    """The number of a region."""
    return BOX.names["region"].index(id)


def chains(game: Game, start: str, end: str) -> list[list[str]]:
    """All chains of regions that are offered."""
    found: list[list[str]] = []
    open_: list[tuple[int, ...]] = [(region(start),)]
    while open_:
        chain = open_.pop()
        if chain[-1] == region(end):
            found.append([BOX.regions[each].id for each in chain])
        open_ += [(*chain, each) for each in onward(game.state, chain, region(end))]
    return found


@pytest.mark.rule("S8.1")
@pytest.mark.parametrize(
    ("origin", "goal", "leads"),
    [
        ("rivendell", "bree", True),
        ("bree", "rivendell", True),
        ("lorien", "bree", False),
        ("bree", "lorien", False),
        ("bree", "old-forest", False),
        ("rivendell", "lorien", True),
        ("lorien", "rivendell", True),
        ("rivendell", "grey-havens", True),
        ("lorien", "edhellond", True),
        ("grey-havens", "edhellond", True),
        ("rivendell", "edhellond", False),
        ("lorien", "grey-havens", False),
    ],
)
def test_starter_movement_leads_between_havens_and_their_sites(
    origin: str, goal: str, leads: bool
) -> None:
    state = table().state
    assert (starter_path(state, site(origin), site(goal)) is not None) == leads


@pytest.mark.rule("S8.2")
def test_of_the_printed_path_only_first_and_last_have_names() -> None:
    state = table().state
    edoras = BOX.sites[site("edoras")]
    path = starter_path(state, site("lorien"), site("edoras"))
    assert path is not None
    assert [type for type, _ in path] == list(edoras.path)
    assert path[0][1] == region("wold-and-foothills")
    assert path[-1][1] == edoras.region
    assert all(each == NONE for _, each in path[1:-1])
    back = starter_path(state, site("edoras"), site("lorien"))
    assert back == path[::-1]


@pytest.mark.rule("S8.3")
def test_a_chain_has_four_regions_at_most_with_both_ends() -> None:
    game = table()
    found = chains(game, "rhudaur", "arthedain")
    assert found
    assert all(len(chain) <= 4 and len(set(chain)) == len(chain) for chain in found)
    assert any(len(chain) == 4 for chain in found)
    for chain in found:
        for one, other in pairwise(chain):
            assert region(other) in BOX.regions[region(one)].adjacent


@pytest.mark.rule("S8.3")
@pytest.mark.parametrize(("more", "most"), [(0, 4), (1, 5), (2, 6), (3, 6)])
def test_effects_lengthen_it_to_six_at_most(more: int, most: int) -> None:
    game = table()
    game.state.turn.regions = more
    assert most_regions(game.state) == most


@pytest.mark.rule("S8.3")
def test_you_choose_the_chain_and_it_counts_by_type_and_name() -> None:
    game = table(site_="bree", goal="moria")
    game.state.turn.leaving = True
    game.run(ChooseRegion((region("arthedain"),)))
    assert game.asked == "chain"
    game.do(game.options[-1])
    while game.asked == "chain":
        game.do(game.options[0])
    turn = game.state.turn
    assert turn.movement == REGION_MOVEMENT
    assert turn.path[0] == (BOX.regions[region("arthedain")].type, region("arthedain"))
    assert turn.path[-1][1] == BOX.sites[site("moria")].region
    assert all(BOX.regions[each].type == type for type, each in turn.path)


@pytest.mark.rule("S8.3")
def test_what_is_five_regions_away_is_out_of_reach() -> None:
    game = table()
    origin = site("bree")
    start = BOX.sites[origin].region
    for other in BOX.sites:
        far = BOX.distances[start][other.region]
        if other.region != region("gorgoroth"):
            assert walkable(game.state, origin, other.index) == (far <= 3), other.id


@pytest.mark.rule("S8.4")
def test_within_a_region_the_path_is_that_region() -> None:
    one = next(
        each
        for each in BOX.sites
        if each.region == BOX.sites[site("bree")].region and each.id != "bree"
    )
    game = table(site_="bree", sites=[one.id]).run(Organization()).do("reveal")
    while game.asked == "movement":
        game.do("region-movement")
    assert game.state.turn.path == ((BOX.regions[one.region].type, one.region),)


@pytest.mark.rule("S8.5")
@pytest.mark.parametrize("goal", ["barad-dur", "mount-doom"])
def test_gorgoroth_is_closed_to_starter_movement_by_default(goal: str) -> None:
    closed = table().state
    assert starter_path(closed, site("lorien"), site(goal)) is None
    opened = table(gorgoroth="printed-path").state
    assert starter_path(opened, site("lorien"), site(goal)) is not None
    assert starter_path(opened, site(goal), site("lorien")) is not None


@pytest.mark.rule("S8.5")
@pytest.mark.rule("S25.4")
def test_imlad_morgul_is_not_merely_crossed() -> None:
    game = table(goal="mount-doom")
    assert not chains(game, "ithilien", "gorgoroth")
    assert chains(game, "imlad-morgul", "gorgoroth")
    assert not chains(game, "gorgoroth", "ithilien")
    assert chains(game, "gorgoroth", "imlad-morgul")


@pytest.mark.rule("S8.6")
def test_who_does_not_move_has_no_path() -> None:
    game = table(site_="bree", sites=["edoras"]).run(Organization()).do("stay")
    assert game.state.turn.path == ()
    assert not path_length_max(game.state, NO_BINDINGS, 4)
    assert game.state.here.id == "bree"


@pytest.mark.rule("S8.7")
def test_special_movement_has_the_path_of_its_card() -> None:
    game = table(
        company=["aragorn-ii", "frodo"],
        allies={"frodo": ["gwaihir"]},
        site_="bree",
        sites=["edoras"],
    ).run(Organization())
    game.do("reveal", "use gwaihir")
    assert SPECIAL_MOVEMENT in direct(game.state, game.state.site, game.state.goal)
    if game.asked == "movement":
        game.do("special-movement")
    turn = game.state.turn
    assert (turn.destination, turn.movement, turn.path) == (site("edoras"), SPECIAL_MOVEMENT, ())
