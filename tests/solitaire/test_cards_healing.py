"""Cards that untap and heal, or hinder it."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.travel.organization import Organization
from mathom.games.solitaire.travel.untap import Untap
from tests.solitaire.journeys import carry_out, use
from tests.solitaire.table import table


@pytest.mark.rule("S1.2")
def test_athelas_heals_to_tapped() -> None:
    game = table(
        company=["aragorn-ii", "legolas"],
        items={"aragorn-ii": ["athelas"]},
        marks={"legolas": ["wounded"]},
        site_="bree",
        sites=["edoras"],
        treasures=["orcrist"],
    ).run(Organization())
    game.do("use athelas")
    assert game.marks("legolas") == {"tapped"}
    assert game.marks("aragorn-ii") == {"tapped"}
    assert game.zone("treasure_discard") == ["athelas"]


@pytest.mark.rule("S1.2")
def test_healing_herbs_heal_to_untapped_or_untap() -> None:
    game = table(
        company=["frodo", "legolas", "gimli"],
        items={"frodo": ["healing-herbs"]},
        marks={"legolas": ["wounded"], "gimli": ["tapped"]},
        site_="bree",
        sites=["edoras"],
        treasures=["orcrist"],
    ).run(Organization())
    game.do("use healing-herbs")
    assert game.options == ["mode 1", "mode 2"]
    game.do("mode 1")
    assert game.marks("legolas") == set()
    assert game.marks("gimli") == {"tapped"}


@pytest.mark.rule("S19.1")
def test_with_nobody_wounded_or_tapped_herbs_are_not_used() -> None:
    game = table(
        company=["frodo", "legolas"], items={"frodo": ["healing-herbs"]}, sites=["bree"]
    ).run(Organization())
    assert "use healing-herbs" not in game.options


@pytest.mark.rule("S1.2")
def test_of_several_wounded_one_is_chosen() -> None:
    game = table(
        company=["frodo", "legolas", "gimli"],
        items={"frodo": ["healing-herbs"]},
        marks={"legolas": ["wounded"], "gimli": ["wounded"]},
        site_="bree",
    )
    use(game, "healing-herbs")
    assert game.asked == "restored"
    game.do("target gimli")
    assert game.marks("gimli") == set()
    assert game.marks("legolas") == {"wounded"}


def test_with_ioreth_what_heals_one_heals_all() -> None:
    game = table(
        company=["ioreth", "legolas", "gimli"],
        items={"ioreth": ["healing-herbs"]},
        marks={"legolas": ["wounded"], "gimli": ["wounded"]},
        site_="bree",
    )
    use(game, "healing-herbs")
    assert game.asked == ""
    assert game.marks("legolas") == game.marks("gimli") == set()


def test_in_the_old_forest_what_heals_one_heals_all() -> None:
    game = table(
        company=["frodo", "legolas", "gimli"],
        items={"frodo": ["healing-herbs"]},
        marks={"legolas": ["wounded"], "gimli": ["wounded"]},
        site_="old-forest",
    )
    use(game, "healing-herbs")
    assert game.marks("legolas") == game.marks("gimli") == set()


@pytest.mark.parametrize(("way", "mark"), [(0, "tapped"), (1, "wounded")])
def test_halfling_strength_is_for_hobbits(way: int, mark: str) -> None:
    game = table(
        company=["aragorn-ii", "frodo"],
        hand=["halfling-strength"],
        marks={"frodo": [mark], "aragorn-ii": [mark]},
        site_="bree",
        sites=["edoras"],
    ).run(Organization())
    game.do("play halfling-strength")
    assert game.marks("frodo") == set()
    assert game.marks("aragorn-ii") == {mark}
    assert way in (0, 1)


@pytest.mark.rule("S19.1")
def test_without_a_hobbit_in_need_it_is_not_played() -> None:
    game = table(
        company=["aragorn-ii", "frodo"],
        hand=["halfling-strength"],
        marks={"aragorn-ii": ["tapped"]},
        sites=["edoras"],
    ).run(Organization())
    assert "play halfling-strength" not in game.options


def test_sages_heal_one_each_and_check_corruption() -> None:
    game = table(
        company=["elrond", "galadriel", "legolas", "gimli"],
        hand=["warm-now-be-heart-and-limb"],
        marks={"legolas": ["wounded"], "gimli": ["wounded"]},
        site_="bree",
        sites=["edoras"],
    ).run(Organization())
    game.do("play warm-now-be-heart-and-limb")
    assert game.asked == "tap-sage"
    assert game.options == ["tap elrond", "tap galadriel"], "at least one"
    game.do("tap elrond")
    assert game.asked == "heal-one"
    game.do("target gimli", rolls=[6, 6])
    assert game.marks("gimli") == {"tapped"}
    while game.asked not in ("tap-sage", ""):
        game.do("roll")
    assert "done" in game.options
    game.do("tap galadriel", rolls=[6, 6])
    assert game.marks("legolas") == {"tapped"}
    assert len(game.events("roll")) >= 1


def test_fewer_sages_than_could_may_tap() -> None:
    game = table(
        company=["elrond", "galadriel", "legolas", "gimli"],
        events=["warm-now-be-heart-and-limb"],
        marks={"legolas": ["wounded"], "gimli": ["wounded"]},
        site_="bree",
    )
    carry_out(game, "warm-now-be-heart-and-limb")
    game.do("tap elrond").do("target legolas", rolls=[6, 6])
    while game.asked == "corruption-check":
        game.do("roll")
    game.do("done")
    assert game.asked == ""
    assert game.marks("gimli") == {"wounded"}
    assert game.marks("galadriel") == set()


@pytest.mark.rule("S5.2")
@pytest.mark.parametrize(("rolls", "healed"), [([4, 4], False), ([4, 5], True)])
def test_black_breath_lets_heal_by_a_roll_alone(rolls: list[int], healed: bool) -> None:
    game = table(on={"aragorn-ii": ["black-breath"]}, marks={"aragorn-ii": ["wounded"]}, phase=1)
    game.run(Untap(), rolls=rolls)
    assert (game.marks("aragorn-ii") == {"tapped"}) == healed
    assert (game.zone("hazard_discard") == ["black-breath"]) == healed


@pytest.mark.rule("S5.2")
def test_sages_help_against_the_black_breath() -> None:
    game = table(
        company=["aragorn-ii", "elrond"],
        on={"aragorn-ii": ["black-breath"]},
        marks={"aragorn-ii": ["wounded"]},
        phase=1,
    ).run(Untap())
    assert game.asked == "help-to-heal"
    game.do("tap elrond", rolls=[3, 4])
    assert game.marks("aragorn-ii") == {"tapped"}, "7 and 2 and 2 are above 10"


@pytest.mark.rule("S5.1")
@pytest.mark.parametrize(
    ("place", "rolls", "untaps"),
    [("moria", [2, 1], False), ("moria", [2, 2], True), ("bree", [1, 1], True)],
)
def test_worn_and_famished_untap_by_a_roll(place: str, rolls: list[int], untaps: bool) -> None:
    game = table(
        site_=place, events=["worn-and-famished"], marks={"aragorn-ii": ["tapped"]}, phase=1
    ).run(Untap(), rolls=rolls)
    assert (game.marks("aragorn-ii") == set()) == untaps, "a mind of 9 and more than 12"


def test_the_arkenstone_untaps_a_dwarf_who_then_checks() -> None:
    game = table(
        company=["gimli", "legolas"],
        items={"legolas": ["the-arkenstone"]},
        marks={"gimli": ["tapped"], "legolas": ["tapped"]},
        site_="bree",
        treasures=["orcrist"],
    )
    use(game, "the-arkenstone", rolls=[6, 6])
    while game.asked == "corruption-check":
        game.do("roll")
    assert game.marks("gimli") == set()
    assert game.marks("legolas") == {"tapped"}
    assert game.events("roll")[0]["card"] == "gimli"


def test_waybread_untaps_its_bearer_and_one_companion() -> None:
    game = table(
        company=["frodo", "legolas", "gimli"],
        items={"frodo": ["waybread"]},
        marks={each: ["tapped"] for each in ("frodo", "legolas", "gimli")},
        site_="bree",
    )
    use(game, "waybread")
    game.do("target legolas")
    assert game.marks("frodo") == game.marks("legolas") == set()
    assert game.marks("gimli") == {"tapped"}


def test_cram_untaps_its_bearer_alone() -> None:
    game = table(
        company=["frodo", "legolas"],
        items={"frodo": ["cram"]},
        marks={"frodo": ["tapped"], "legolas": ["tapped"]},
        site_="bree",
    )
    use(game, "cram")
    assert game.marks("frodo") == set()
    assert game.marks("legolas") == {"tapped"}


def test_tales_of_the_hunt_untap_one_of_the_company() -> None:
    game = table(
        company=["aragorn-ii", "legolas"],
        on={"aragorn-ii": ["tales-of-the-hunt"]},
        marks={"legolas": ["tapped"]},
        site_="bree",
        sites=["edoras"],
    ).run(Organization())
    game.do("use tales-of-the-hunt").do("target legolas", rolls=[6, 6])
    while game.asked == "corruption-check":
        game.do("roll")
    assert game.marks("aragorn-ii") == {"tapped"}
    assert game.marks("legolas") == set()


def test_wielded_twice_untaps_an_item() -> None:
    game = table(
        company=["elrond", "legolas"],
        items={"legolas": ["palantir-of-orthanc"]},
        marks={"palantir-of-orthanc": ["tapped"]},
        hand=["wielded-twice"],
        site_="bree",
        sites=["edoras"],
        treasures=["orcrist"],
    ).run(Organization())
    game.do("play wielded-twice", rolls=[6, 6])
    while game.asked == "corruption-check":
        game.do("roll")
    assert game.marks("palantir-of-orthanc") == set()
    assert game.marks("elrond") == {"tapped"}


def test_of_several_items_one_is_chosen() -> None:
    game = table(
        company=["elrond"],
        items={"elrond": ["palantir-of-orthanc", "palantir-of-annuminas"]},
        marks={"palantir-of-orthanc": ["tapped"], "palantir-of-annuminas": ["tapped"]},
        events=["wielded-twice"],
        treasures=["orcrist"],
    )
    carry_out(game, "wielded-twice", user=game.number("elrond"))
    game.do("with palantir-of-annuminas", rolls=[6, 6])
    assert game.marks("palantir-of-annuminas") == set()
    assert game.marks("palantir-of-orthanc") == {"tapped"}


def test_an_event_that_heals_is_done_by_its_script() -> None:
    game = table(company=["frodo"], events=["halfling-strength"], marks={"frodo": ["tapped"]})
    carry_out(game, "halfling-strength", 0, target=game.number("frodo"))
    assert game.marks("frodo") == set()
