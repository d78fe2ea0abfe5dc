"""S15 Site phase and items."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.solitaire.constants import RACES
from mathom.games.solitaire.leaving import discard
from mathom.games.solitaire.site.entering import AtSite, SitePhase
from mathom.games.solitaire.site.items import gain
from tests.solitaire.table import Game, card, table


def at(site: str, **more: Any) -> Game:
    """In the site phase at a site that has been entered."""
    more.setdefault("company", ["aragorn-ii"])
    more.setdefault("treasures", ["lesser-ring"])
    game = table(site_=site, phase=5, **more)
    game.state.turn.entered = True
    return game.run(AtSite())


def arrive(site: str, **more: Any) -> Game:
    """At the beginning of the site phase."""
    more.setdefault("company", ["aragorn-ii"])
    more.setdefault("treasures", ["lesser-ring"])
    game = table(site_=site, phase=4, **more)
    return game.run(SitePhase())


def refused(game: Game) -> dict[str, tuple[str, str]]:
    """Why what is refused is refused, with the rule."""
    return {str(it.option): (it.reason, it.rule) for it in AtSite().refused(game.state)}


def fight(game: Game, rolls: tuple[int, ...] = (6, 6)) -> Game:
    """Answer all that combat asks by the last option, with good dice."""
    while game.asked and game.asked not in ("site", "enter", "bearer"):
        game.do(game.options[-1], rolls=rolls)
    return game


@pytest.mark.rule("S15.1")
class TestEnter:
    def test_who_stays_outside_faces_nothing_and_plays_nothing(self) -> None:
        game = arrive("himring", row=["glamdring"])
        assert game.asked == "enter"
        assert game.options == ["enter", "avoid"]
        game.do("avoid")
        assert game.asked == ""
        assert game.state.turn.barred
        assert game.events("avoid") == [{"site": "himring"}]
        assert game.zone("row") == ["glamdring"]
        assert game.state.turn.faced == []

    def test_who_enters_faces_all_attacks_in_the_printed_order(self) -> None:
        game = fight(arrive("barad-dur", row=["glamdring"]).do("enter"))
        assert game.events("enter") == [{"site": "barad-dur"}]
        assert [RACES[it.race] for it in game.state.turn.faced] == ["orc", "troll"]

    def test_those_that_are_added_come_last(self) -> None:
        game = arrive("the-lonely-mountain", events=["smaug-at-home"], row=["glamdring"])
        fight(game.do("enter"))
        faced = game.state.turn.faced
        assert faced[0].number == 0
        assert len(faced) == 2

    def test_without_attacks_there_is_nothing_to_ask(self) -> None:
        game = arrive("bag-end", row=["red-book-of-westmarch"])
        assert game.asked == "site"
        assert game.state.turn.entered

    def test_they_are_faced_in_every_turn(self) -> None:
        game = fight(arrive("ettenmoors", row=["cram"]).do("enter"))
        assert len(game.state.turn.faced) == 1
        game = fight(arrive("ettenmoors", row=["cram"], tapped=True).do("enter"))
        assert len(game.state.turn.faced) == 1


@pytest.mark.rule("S15.3")
class TestAtHome:
    def start(self, *company: str, **more: Any) -> Game:
        """At Bree, where wolves come in a hard winter."""
        game = arrive("bree", company=company, events=["fell-winter"], row=["cram"], **more)
        return game.do("enter")

    def test_a_character_at_his_home_site_cancels_one_attack(self) -> None:
        game = self.start("aragorn-ii", "frodo")
        assert "tap aragorn-ii" in game.options
        assert "tap frodo" not in game.options
        game.do("tap aragorn-ii")
        assert game.marks("aragorn-ii") == {"tapped"}
        assert game.state.attack is None
        assert game.state.turn.entered
        assert [it.defeated for it in game.state.turn.faced] == [False]

    def test_only_at_home_and_only_untapped(self) -> None:
        assert not any(option.startswith("tap") for option in self.start("frodo", "eowyn").options)
        game = self.start("aragorn-ii", "frodo", marks={"aragorn-ii": ["tapped"]})
        assert "tap aragorn-ii" not in game.options

    def test_one_for_each(self) -> None:
        game = self.start("aragorn-ii", "barliman-butterbur").do("tap barliman-butterbur")
        assert game.marks("aragorn-ii") == set()


@pytest.mark.rule("S15.4")
def test_a_beaten_attack_brings_nothing_and_is_there_again() -> None:
    game = arrive("ettenmoors", row=["dagger-of-westernesse"], company=["aragorn-ii", "eowyn"])
    fight(game.do("enter"))
    assert game.state.turn.faced[0].defeated
    assert game.zone("removed") == game.zone("hazard_discard") == []
    game.state.turn.entered = False
    game.state.agenda.clear()
    assert game.run(SitePhase()).asked == "enter"


@pytest.mark.rule("S15.2")
class TestAfterwards:
    def test_nothing_is_played_before_the_attacks_are_over(self) -> None:
        game = arrive("ettenmoors", row=["cram"])
        assert game.options == ["enter", "avoid"]
        game.do("enter")
        while game.asked not in ("site", ""):
            assert "play cram" not in game.options
            game.do(game.options[-1], rolls=(6, 6))
        assert game.state.turn.entered
        assert (game.asked == "site") == game.state.untapped(0)

    def test_it_has_entered_however_they_went(self) -> None:
        game = arrive("ettenmoors", row=["cram"], company=["aragorn-ii", "eowyn"])
        fight(game.do("enter"), rolls=(1, 1))
        assert game.state.turn.entered


@pytest.mark.rule("S10.11")
@pytest.mark.parametrize("what", ["returned", "barred"])
def test_who_is_kept_out_does_nothing(what: str) -> None:
    game = table(site_="bag-end", row=["red-book-of-westmarch"], phase=4)
    setattr(game.state.turn, what, True)
    game.run(SitePhase())
    assert game.asked == ""
    assert not game.state.turn.entered


@pytest.mark.rule("S15.5")
class TestItems:
    def test_character_and_site_tap_and_the_character_bears_it(self) -> None:
        game = at("himring", row=["glamdring"]).do("play glamdring")
        assert game.in_play("aragorn-ii") == ["glamdring"]
        assert game.marks("aragorn-ii") == {"tapped"}
        assert game.marks("glamdring") == set()
        assert game.state.tapped
        assert game.events("item") == [{"card": "glamdring", "by": "aragorn-ii"}]

    def test_of_several_it_is_asked_who(self) -> None:
        game = at(
            "himring",
            company=["aragorn-ii", "frodo", "eowyn", "hama"],
            marks={"eowyn": ["tapped"], "hama": ["wounded"]},
            row=["glamdring"],
        ).do("play glamdring")
        assert game.asked == "bearer"
        assert game.options == ["by aragorn-ii", "by frodo"]
        game.do("by frodo")
        assert game.in_play("frodo") == ["glamdring"]
        assert game.marks("aragorn-ii") == set()

    def test_both_questions_can_be_shown_as_one(self) -> None:
        game = at("himring", company=["aragorn-ii", "frodo"], row=["glamdring"])
        choice, table_ = game.state.choice, game.state.option_table
        further = choice.leads_to(game.state, table_.find("play glamdring"))
        assert further is not None
        assert [str(it) for it in further.choice.options(further)] == ["by aragorn-ii", "by frodo"]
        assert choice.leads_to(game.state, table_.find("pass")) is None
        game = at("himring", row=["glamdring"])
        assert game.state.choice.leads_to(game.state, table_.find("play glamdring")) is None
        for company in (["theoden"], ["theoden", "frodo"]):
            game = at("edoras", company=company, hand=["riders-of-rohan", "shadowfax"])
            for text in ("play riders-of-rohan", "play shadowfax"):
                further = game.state.choice.leads_to(game.state, table_.find(text))
                assert (further is not None) == (len(company) > 1)

    @pytest.mark.parametrize("mark", ["tapped", "wounded"])
    def test_it_needs_somebody_untapped(self, mark: str) -> None:
        game = at("himring", marks={"aragorn-ii": [mark]}, row=["glamdring"])
        assert game.asked == ""
        assert refused(game) == {"play glamdring": ("nobody-untapped", "S15.5")}

    def test_allies_bear_nothing(self) -> None:
        game = at(
            "himring",
            marks={"aragorn-ii": ["tapped"]},
            allies={"aragorn-ii": ["gollum"]},
            row=["glamdring"],
        )
        assert game.asked == ""

    def test_only_what_lies_face_up(self) -> None:
        assert at("himring", treasures=["glamdring"]).asked == ""

    def test_the_last_one_wins(self) -> None:
        game = at("himring", row=["glamdring"], treasures=[]).do("play glamdring")
        assert game.state.outcome is not None
        assert game.state.outcome.reason == "treasures"

    def test_the_last_but_one_does_not(self) -> None:
        game = at("himring", row=["glamdring", "orcrist"], treasures=[]).do("play glamdring")
        assert game.state.outcome is None

    def test_a_copy_of_a_unique_item_keeps_others_out(self) -> None:
        game = at("himring", items={"aragorn-ii": ["glamdring"]}, row=["glamdring"])
        assert refused(game) == {"play glamdring": ("unique", "S1.7")}


@pytest.mark.rule("S15.6")
def test_hoard_items_need_a_hoard_besides_their_class() -> None:
    assert "play magical-harp" in at("ovir-hollow", row=["magical-harp"]).options
    game = at("himring", row=["magical-harp"])
    assert refused(game) == {"play magical-harp": ("no-hoard", "S15.6")}
    game = at("ovir-hollow", row=["enruned-shield"])
    assert refused(game) == {"play enruned-shield": ("class-not-listed", "S15.5")}


@pytest.mark.rule("S15.8")
class TestOneMoreMinorItem:
    def start(self, site: str = "lossadan-cairn", **more: Any) -> Game:
        more.setdefault("row", ["glamdring", "elf-stone", "orcrist"])
        return at(site, company=["aragorn-ii", "frodo"], **more)

    def test_another_character_taps_for_it(self) -> None:
        game = self.start("isengard").do("play glamdring", "by aragorn-ii")
        assert game.options == ["play elf-stone", "pass"]
        assert "play elf-stone" not in refused(game)
        game.do("play elf-stone")
        assert game.in_play("frodo") == ["elf-stone"]
        assert game.marks("frodo") == {"tapped"}
        assert game.asked == ""

    def test_even_where_minor_items_are_not_listed(self) -> None:
        game = self.start("gladden-fields", row=["fair-gold-ring", "elf-stone"])
        assert game.options == ["play fair-gold-ring", "pass"]
        game.do("play fair-gold-ring", "by frodo")
        assert game.options == ["play elf-stone", "pass"]

    def test_after_a_minor_item_too(self) -> None:
        game = self.start("ettenmoors", row=["elf-stone", "horn-of-anor", "sting"])
        game.do("play elf-stone", "by frodo", "play sting")
        assert game.in_play("aragorn-ii") == ["sting"]
        assert game.asked == "", "only one"

    @pytest.mark.rule("S15.12")
    def test_hoard_items_still_need_a_hoard(self) -> None:
        game = self.start("isengard", row=["glamdring", "adamant-helmet"])
        game.do("play glamdring", "by frodo")
        assert game.asked == ""

    def test_it_needs_another_untapped_character(self) -> None:
        game = self.start("isengard", marks={"frodo": ["tapped"]}).do("play glamdring")
        assert game.asked == ""

    @pytest.mark.rule("S15.12")
    def test_only_right_afterwards(self) -> None:
        game = self.start("isengard", row=["glamdring", "elf-stone"], hand=["gates-of-morning"])
        game.do("play glamdring", "by aragorn-ii")
        assert "play elf-stone" in game.options
        game.do("play gates-of-morning")
        assert game.asked == ""

    @pytest.mark.rule("S15.12")
    def test_after_an_ally(self) -> None:
        game = self.start("goblin-gate", hand=["gollum"], row=["horn-of-anor"]).do(
            "play gollum", "by frodo"
        )
        assert game.options == ["play horn-of-anor", "pass"]

    def test_after_a_faction_that_was_won_over(self) -> None:
        game = self.start("bree", hand=["rangers-of-the-north"], row=["horn-of-anor"])
        game.do("play rangers-of-the-north", "by aragorn-ii", rolls=(6, 6))
        assert game.options == ["play horn-of-anor", "pass"]

    def test_but_not_after_one_that_was_not(self) -> None:
        game = self.start("bree", hand=["rangers-of-the-north"], row=["horn-of-anor"])
        game.do("play rangers-of-the-north", "by frodo", rolls=(1, 1))
        assert game.asked == ""
        assert refused(game) == {"play horn-of-anor": ("class-not-listed", "S15.5")}

    @pytest.mark.rule("S15.12")
    def test_after_an_information_card(self) -> None:
        game = at(
            "weathertop", company=["elrond", "frodo"], hand=["dreams-of-lore"], row=["horn-of-anor"]
        ).do("play dreams-of-lore")
        assert game.options == ["play horn-of-anor", "pass"]

    def test_not_after_a_play_at_a_tapped_site(self) -> None:
        game = self.start("bree", tapped=True, hand=["bill-the-pony"], row=["horn-of-anor"])
        game.do("play bill-the-pony", "by aragorn-ii")
        assert game.options == ["use bill-the-pony", "pass"]

    def test_another_minor_item_with_a_bearer_limit(self) -> None:
        game = self.start(
            "isengard", row=["glamdring", "elf-stone"], items={"frodo": ["elf-stone"]}
        )
        game.do("play glamdring", "by aragorn-ii")
        assert game.asked == ""


@pytest.mark.rule("S15.9")
def test_at_a_tapped_site_nothing_more() -> None:
    game = at("bree", tapped=True, row=["cram"], hand=["rangers-of-the-north", "bill-the-pony"])
    assert game.options == ["play bill-the-pony", "pass"], "he says otherwise"
    assert refused(game)["play rangers-of-the-north"] == ("site-tapped", "S15.9")
    assert at("himring", tapped=True, row=["glamdring"]).asked == ""


@pytest.mark.rule("S15.10")
@pytest.mark.parametrize(
    ("returned", "zone"), [("discarded", "treasure_discard"), ("returned", "treasures")]
)
def test_what_is_lost_by_force_goes_back_save_what_they_started_with(
    returned: str, zone: str
) -> None:
    game = table(
        items={"aragorn-ii": ["glamdring", "athelas"]},
        marks={"athelas": ["starting"]},
        starting_items=returned,
    )
    discard(game.state, game.number("glamdring"))
    assert game.zone("treasures") == ["glamdring"]
    discard(game.state, game.number("athelas"))
    assert "athelas" in game.zone(zone)


@pytest.mark.rule("S15.11")
def test_treasures_are_no_cards_of_the_hand() -> None:
    from mathom.games.solitaire.travel.drawing import FillHand

    game = table(row=["glamdring", "orcrist", "cram"], hand=["block"] * 4 + ["dodge"])
    game.run(FillHand())
    assert game.asked == ""
    assert len(game.zone("row")) == 3


@pytest.mark.rule("S15.7")
def test_who_is_no_warrior_may_carry_what_is_for_warriors() -> None:
    game = at("himring", company=["arwen"], row=["sword-of-gondolin"]).do("play sword-of-gondolin")
    assert game.in_play("arwen") == ["sword-of-gondolin"]


# Hazards that answer.


def test_lure_of_expedience_and_greed() -> None:
    game = at(
        "isengard",
        company=["aragorn-ii", "eowyn", "frodo", "sam-gamgee"],
        on={"eowyn": ["lure-of-expedience"]},
        row=["glamdring"],
        events=["greed"],
    ).do("play glamdring", "by frodo", rolls=(6, 6, 6, 6, 6, 6))
    while game.asked == "corruption-check":
        game.do("roll", rolls=(6, 6))
    rolls = [(roll["card"], roll["changes"]) for roll in game.events("roll")]
    assert sorted(rolls) == [("aragorn-ii", ["greed:-1"]), ("eowyn", []), ("eowyn", ["greed:-1"])]


def test_gaining_an_item_is_told_once() -> None:
    game = at("himring", row=["glamdring"])
    gain(game.state, card("glamdring"), 0)
    assert game.state.turn.played == (card("glamdring"),)
