"""Cards that bring an item past the rules: Thorough Search, Bounty of the Hoard, Burglary."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.solitaire.site.entering import AtSite, SitePhase
from tests.solitaire.table import Game, table


def at(site: str, **more: Any) -> Game:
    more.setdefault("company", ["aragorn-ii", "frodo"])
    more.setdefault("treasures", ["lesser-ring"])
    game = table(site_=site, phase=5, **more)
    game.state.turn.entered = True
    return game.run(AtSite())


class TestThoroughSearch:
    def test_a_companion_plays_an_item_and_the_site_does_not_tap(self) -> None:
        game = at("himring", hand=["thorough-search"], row=["glamdring"]).do("play thorough-search")
        assert game.asked == "payer"
        game.do("by frodo")
        assert game.in_play("aragorn-ii") == ["glamdring"]
        assert game.marks("aragorn-ii") == game.marks("frodo") == {"tapped"}
        assert not game.state.tapped

    def test_at_a_tapped_site_too(self) -> None:
        game = at("himring", tapped=True, hand=["thorough-search"], row=["glamdring"])
        assert game.options == ["play thorough-search", "pass"]

    @pytest.mark.parametrize(
        ("site", "row"),
        [
            ("ettenmoors", ["glamdring"]),
            ("carn-dum", ["orcrist"]),
            ("himring", ["magical-harp"]),
            ("bag-end", ["red-book-of-westmarch"]),
        ],
    )
    def test_not_what_is_not_found_there_nor_greater_items(self, site: str, row: list[str]) -> None:
        game = at(site, tapped=True, hand=["thorough-search"], row=row)
        assert game.asked == ""

    def test_gold_rings(self) -> None:
        game = at("gladden-fields", tapped=True, hand=["thorough-search"], row=["fair-gold-ring"])
        game.do("play thorough-search", "by frodo")
        assert game.in_play("aragorn-ii") == ["fair-gold-ring"]

    def test_which_of_several(self) -> None:
        game = at("isengard", hand=["thorough-search"], row=["glamdring", "elf-stone"])
        game.do("play thorough-search", "by frodo")
        assert game.asked == "item"
        game.do("play elf-stone")
        assert game.in_play("aragorn-ii") == ["elf-stone"]
        assert not game.state.tapped
        assert game.asked == "", "no extra minor item: the site did not tap"


class TestBountyOfTheHoard:
    def test_at_a_tapped_hoard(self) -> None:
        game = at("ovir-hollow", tapped=True, hand=["bounty-of-the-hoard"], row=["magical-harp"])
        game.do("play bounty-of-the-hoard", "by aragorn-ii")
        assert game.in_play("aragorn-ii") == ["magical-harp"]
        assert game.marks("aragorn-ii") == {"tapped"}

    @pytest.mark.parametrize(
        ("site", "tapped", "row"),
        [
            ("ovir-hollow", False, ["glamdring"]),
            ("himring", True, ["glamdring"]),
            ("irerock", True, ["orcrist"]),
            ("irerock", True, ["fair-gold-ring"]),
        ],
    )
    def test_not_elsewhere(self, site: str, tapped: bool, row: list[str]) -> None:
        game = at(site, tapped=tapped, hand=["bounty-of-the-hoard"], row=row)
        offered = game.options if game.asked else []
        assert "play bounty-of-the-hoard" not in offered


def arrive(site: str, **more: Any) -> Game:
    more.setdefault("company", ["aragorn-ii"])
    more.setdefault("treasures", ["lesser-ring"])
    return table(site_=site, phase=4, **more).run(SitePhase())


class TestDwarvenHoard:
    def test_a_dwarf_finds_one_in_dark_places(self) -> None:
        game = at("moria", company=["gimli", "frodo"], hand=["dwarven-hoard"], row=["magical-harp"])
        assert game.options == ["play dwarven-hoard", "pass"]
        game.do("play dwarven-hoard")
        assert game.marks("gimli") == {"tapped"}
        game.do("play magical-harp")
        assert game.in_play("frodo") == ["magical-harp"]

    def test_not_elsewhere(self) -> None:
        about = {"hand": ["dwarven-hoard"], "row": ["magical-harp"]}
        assert at("himring", company=["gimli"], **about).asked == ""
        assert at("moria", company=["frodo"], **about).asked == ""


class TestBurglary:
    @pytest.mark.parametrize(
        ("who", "n"), [("eomer", 0), ("aragorn-ii", 2), ("pippin", 5), ("eowyn", 2)]
    )
    def test_scouts_and_hobbits_are_better_at_it(self, who: str, n: int) -> None:
        game = arrive("himring", company=[who], hand=["burglary"], row=["glamdring"])
        assert game.options == ["enter", "avoid", "play burglary"]
        game.do("play burglary", rolls=(6, 6))
        (roll,) = game.events("roll")
        assert (roll["above"], roll["changes"]) == (10, [f"burglary:+{n}"] if n else [])

    @pytest.mark.rule("S15.13")
    def test_success_brings_an_item_and_no_attack(self) -> None:
        game = arrive(
            "himring",
            company=["aragorn-ii", "frodo"],
            hand=["burglary"],
            row=["glamdring", "elf-stone"],
        ).do("play burglary", "by frodo", rolls=(3, 4))
        assert game.asked == "steal"
        game.do("play glamdring")
        assert game.in_play("frodo") == ["glamdring"]
        assert game.marks("frodo") == {"tapped"}
        assert game.state.tapped
        assert game.state.turn.faced == []
        assert game.state.turn.entered
        assert game.options == ["play elf-stone", "pass"], "the extra minor item (S15.8)"

    @pytest.mark.parametrize(("rolls", "steals"), [((3, 3), True), ((3, 2), False)])
    def test_the_border(self, rolls: tuple[int, int], steals: bool) -> None:
        game = arrive("himring", company=["frodo"], hand=["burglary"], row=["glamdring"])
        game.do("play burglary", rolls=rolls)
        assert (game.asked == "steal") == steals

    @pytest.mark.rule("S15.13")
    def test_failure_has_him_face_the_attacks_alone(self) -> None:
        game = arrive(
            "himring", company=["aragorn-ii", "frodo"], hand=["burglary"], row=["glamdring"]
        ).do("play burglary", "by frodo", rolls=(1, 1))
        while game.asked:
            assert game.asked not in ("site", "enter")
            game.do(game.options[-1], rolls=(6, 6))
        assert len(game.state.turn.faced) == 1
        assert {event["card"] for event in game.events("struck")} == {"frodo"}
        assert game.zone("row") == ["glamdring"]
        assert game.zone("resource_discard") == ["burglary"]

    def test_fast_asleep(self) -> None:
        game = arrive(
            "himring", company=["eomer"], hand=["burglary", "fast-asleep"], row=["glamdring"]
        ).do("play burglary")
        assert game.asked == "burglary"
        game.do("play fast-asleep", "mode 1", rolls=(4, 4))
        assert game.events("roll")[0]["changes"] == ["fast-asleep:+3"]
        assert game.asked == "steal"

    @pytest.mark.parametrize(
        "more",
        [
            {"tapped": True},
            {"row": ["orcrist"]},
            {"row": []},
            {"marks": {"aragorn-ii": ["tapped"]}},
        ],
    )
    def test_when_it_makes_no_sense(self, more: dict[str, object]) -> None:
        game = arrive("himring", hand=["burglary"], **{"row": ["glamdring"], **more})
        assert game.options == ["enter", "avoid"]
