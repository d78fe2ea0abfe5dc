"""S17 Allies, factions, information."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.solitaire.constants import RACES
from mathom.games.solitaire.model.cards import Ally
from mathom.games.solitaire.site.entering import AtSite
from mathom.games.solitaire.site.factions import InfluenceCheck
from tests.solitaire.table import BOX, Game, card, table


def at(site: str, **more: Any) -> Game:
    more.setdefault("company", ["aragorn-ii"])
    more.setdefault("treasures", ["cram"])
    game = table(site_=site, phase=5, **more)
    game.state.turn.entered = True
    return game.run(AtSite())


def refused(game: Game) -> dict[str, tuple[str, str]]:
    return {str(it.option): (it.reason, it.rule) for it in AtSite().refused(game.state)}


ALLIES = [
    ("bill-the-pony", ["bree", "bag-end"]),
    ("goldberry", ["old-forest"]),
    ("gollum", ["goblin-gate", "moria"]),
    ("gwaihir", ["eagles-eyrie"]),
    ("leaflock", ["wellinghall"]),
    ("quickbeam", ["wellinghall"]),
    ("roac-the-raven", ["the-lonely-mountain", "lake-town"]),
    ("shadowfax", ["edoras", "dunharrow"]),
    ("skinbark", ["wellinghall"]),
    ("tom-bombadil", ["old-forest"]),
    ("treebeard", ["wellinghall"]),
    ("nenselde-the-wingild", ["dol-amroth"]),
]


def test_every_ally_is_here() -> None:
    assert sorted(id for id, _ in ALLIES) == sorted(ally.id for ally in BOX.allies)


@pytest.mark.rule("S17.1")
@pytest.mark.parametrize(("ally", "sites"), ALLIES)
def test_where_allies_join(ally: str, sites: list[str]) -> None:
    for site in sites:
        game = at(site, company=["aragorn-ii", "frodo"], hand=[ally]).do(f"play {ally}")
        assert game.asked == "friend"
        game.do("by frodo")
        assert game.in_play("frodo") == [ally]
        assert game.marks("frodo") == {"tapped"}
        assert game.marks(ally) == set()
        assert game.state.tapped
        assert game.state.turn.played == (card(ally),)
    game = at("edhellond", hand=[ally])
    assert game.asked == ""
    assert refused(game) == {f"play {ally}": ("ally-elsewhere", "S17.1")}


@pytest.mark.rule("S17.1")
@pytest.mark.parametrize("ally", [id for id, _ in ALLIES])
def test_allies_at_a_tapped_site(ally: str) -> None:
    site = dict(ALLIES)[ally][0]
    game = at(site, hand=[ally], tapped=True)
    assert (game.asked == "site") == (ally == "bill-the-pony")


@pytest.mark.rule("S17.1")
def test_they_need_somebody_untapped_and_are_unique() -> None:
    game = at("edoras", hand=["shadowfax"], marks={"aragorn-ii": ["wounded"]})
    assert refused(game) == {"play shadowfax": ("nobody-untapped", "S17.1")}
    game = at("edoras", hand=["shadowfax"], removed=["shadowfax"])
    assert refused(game) == {"play shadowfax": ("unique", "S1.7")}


@pytest.mark.rule("S17.1")
def test_an_ally_leaves_with_who_controls_him_and_costs_no_influence() -> None:
    from mathom.games.solitaire.figures import unused_influence
    from mathom.games.solitaire.leaving import discard

    game = at("wellinghall", company=["aragorn-ii", "frodo"], hand=["treebeard"])
    before = unused_influence(game.state)
    game.do("play treebeard", "by frodo")
    assert unused_influence(game.state) == before
    discard(game.state, game.number("frodo"))
    assert game.in_play() == ["aragorn-ii"]
    assert game.zone("resource_discard") == ["treebeard"]


# Factions.

FACTIONS = [
    # faction, site, above, what the races add
    ("beornings", "beorns-house", 7, {"man": 1}),
    ("blue-mountain-dwarves", "blue-mountain-dwarf-hold", 9, {"elf": -2, "dwarf": 2}),
    ("dunlendings", "dunnish-clan-hold", 9, {"man": -1, "dunadan": -1, "dwarf": -1}),
    ("easterlings", "easterling-camp", 9, {"dunadan": -2}),
    ("elves-of-lindon", "grey-havens", 9, {"dunadan": 1, "elf": 2}),
    ("ents-of-fangorn", "wellinghall", 9, {"hobbit": 4}),
    ("hillmen", "cameth-brin", 9, {"man": 1}),
    ("hobbits", "bag-end", 8, {"hobbit": 4}),
    ("iron-hill-dwarves", "iron-hill-dwarf-hold", 8, {"elf": -2, "dwarf": 2}),
    ("knights-of-dol-amroth", "dol-amroth", 8, {"dunadan": 1}),
    ("lossoth", "lossadan-camp", 8, {"man": 1}),
    ("men-of-anfalas", "lond-galen", 8, {"dunadan": 1}),
    ("men-of-anorien", "minas-tirith", 7, {"dunadan": 1}),
    ("men-of-dorwinion", "shrel-kain", 6, {"man": 1}),
    ("men-of-lamedon", "vale-of-erech", 7, {"dunadan": 1}),
    ("men-of-lebennin", "pelargir", 7, {"dunadan": 1}),
    ("men-of-northern-rhovanion", "lake-town", 6, {"man": 1}),
    ("rangers-of-ithilien", "henneth-annun", 7, {"dunadan": 1}),
    ("rangers-of-the-north", "bree", 9, {"dunadan": 1}),
    ("riders-of-rohan", "edoras", 9, {"hobbit": 1, "dunadan": 1}),
    ("southrons", "southron-oasis", 8, {"dunadan": -2, "elf": -2, "dwarf": -2}),
    ("the-great-eagles", "eagles-eyrie", 9, {}),
    ("tower-guard-of-minas-tirith", "minas-tirith", 7, {"dunadan": 1}),
    ("variags-of-khand", "variag-camp", 9, {}),
    ("wood-elves", "thranduils-halls", 8, {"man": -1, "elf": 1, "dwarf": -2}),
    ("woodmen", "woodmen-town", 7, {"man": 1}),
    ("woses-of-old-pukel-land", "wose-passage-hold", 8, {}),
    ("woses-of-the-druadan-forest", "druadan-forest", 9, {}),
    ("men-of-dale", "dale", 7, {"man": 2, "dwarf": 1}),
    ("men-of-lake-town", "lake-town", 8, {"man": 2, "dwarf": -1}),
]
PLAIN = {
    "dunadan": "bergil",
    "elf": "annalena",
    "dwarf": "oin",
    "hobbit": "robin-smallburrow",
    "man": "gamling-the-old",
}
"""Somebody of each race without bonuses of his own; only Gamling has any influence, of 1."""


def test_every_faction_is_here() -> None:
    assert sorted(id for id, *_ in FACTIONS) == sorted(faction.id for faction in BOX.factions)


@pytest.mark.rule("S17.2")
@pytest.mark.parametrize(("faction", "site", "above", "standard"), FACTIONS)
def test_factions(faction: str, site: str, above: int, standard: dict[str, int]) -> None:
    for race, who in PLAIN.items():
        added = standard.get(race, 0) + (race == "man")
        for more in (0, 1):
            game = at(site, company=[who], hand=[faction])
            total = above + more - added
            if total > 12 or total < 2:
                continue
            first = max(1, total - 6)
            game.do(f"play {faction}", rolls=(first, total - first))
            (roll,) = game.events("roll")
            assert (roll["total"], roll["above"]) == (above + more, above), race
            assert (faction in game.in_play()) == bool(more)
            assert game.state.tapped == bool(more)
            assert game.marks(who) == {"tapped"}
            assert (faction in game.zone("resource_discard")) == (not more)
    game = at("edhellond", hand=[faction])
    assert refused(game) == {f"play {faction}": ("faction-elsewhere", "S17.2")}


def influence(game: Game, faction: str, who: str, rolls: tuple[int, ...] = (3, 4)) -> list[str]:
    """Let somebody try, without using anything; what was added, by name."""
    game.do(f"play {faction}", rolls=rolls)
    if game.asked == "influencer":
        game.do(f"by {who}")
    if game.asked == "influence-check":
        game.do("roll")
    changes = game.events("roll")[-1]["changes"]
    assert isinstance(changes, list)
    return changes


@pytest.mark.rule("S17.2")
class TestInfluence:
    def test_unused_direct_influence_bonuses_and_race_are_named(self) -> None:
        game = at(
            "bree",
            company=["aragorn-ii", "anborn"],
            followers={"aragorn-ii": ["anborn"]},
            hand=["rangers-of-the-north"],
            items={"aragorn-ii": ["horn-of-anor"]},
        )
        assert influence(game, "rangers-of-the-north", "aragorn-ii") == [
            "direct-influence:+3",
            "horn-of-anor:+2",
            "aragorn-ii:+2",
            "followers:-2",
            "rangers-of-the-north:+1",
        ]

    @pytest.mark.rule("S17.6")
    def test_followers_never_cost_more_than_there_is(self) -> None:
        game = at(
            "bree",
            company=["beretar", "elrond"],
            followers={"beretar": ["elrond"]},
            hand=["rangers-of-the-north"],
        )
        assert influence(game, "rangers-of-the-north", "beretar") == [
            "direct-influence:+1",
            "beretar:+2",
            "followers:-3",
            "rangers-of-the-north:+1",
        ]

    def test_a_bad_speaker(self) -> None:
        game = at("edoras", company=["hama"], hand=["riders-of-rohan"])
        assert influence(game, "riders-of-rohan", "hama") == ["hama:-1"]

    @pytest.mark.parametrize(
        ("hazard", "on", "n"),
        [("foolish-words", True, -4), ("scatha-at-home", False, -1), ("times-are-evil", False, -3)],
    )
    def test_hazards(self, hazard: str, on: bool, n: int) -> None:
        game = at(
            "edoras",
            company=["theoden"],
            on={"theoden": [hazard]} if on else {},
            events=[] if on else [hazard],
            hand=["riders-of-rohan"],
        )
        changes = influence(game, "riders-of-rohan", "theoden")
        assert f"{hazard}:{n}" in changes

    def test_foolish_words_on_another_do_nothing(self) -> None:
        game = at(
            "edoras",
            company=["theoden", "hama"],
            on={"hama": ["foolish-words"]},
            hand=["riders-of-rohan"],
        )
        assert "foolish-words:-4" not in influence(game, "riders-of-rohan", "theoden")

    def test_there_is_only_one_of_each(self) -> None:
        game = at(
            "edoras", company=["theoden"], hand=["riders-of-rohan"], events=["riders-of-rohan"]
        )
        assert refused(game) == {"play riders-of-rohan": ("unique", "S1.7")}

    def test_it_needs_an_untapped_site_and_character(self) -> None:
        game = at("edoras", company=["theoden"], tapped=True, hand=["riders-of-rohan"])
        assert refused(game) == {"play riders-of-rohan": ("site-tapped", "S15.9")}
        game = at("edoras", marks={"aragorn-ii": ["tapped"]}, hand=["riders-of-rohan"])
        assert refused(game) == {"play riders-of-rohan": ("nobody-untapped", "S17.2")}

    def test_the_chances_are_shown(self) -> None:
        game = at("edoras", company=["theoden", "frodo"], hand=["riders-of-rohan"])
        game.do("play riders-of-rohan")
        choice = game.state.choice
        shown = {
            str(it): choice.detail(game.state, it)["ways"] for it in choice.options(game.state)
        }
        assert shown == {"by theoden": 30, "by frodo": 15}
        game.do("by theoden", rolls=(3, 2))
        assert game.events("roll")[0]["ways"] == 30
        assert "riders-of-rohan" in game.in_play()


@pytest.mark.rule("S23.4")
def test_a_faction_at_a_haven_taps_it() -> None:
    game = at("grey-havens", company=["cirdan"], hand=["elves-of-lindon"])
    game.do("play elves-of-lindon", rolls=(6, 6))
    assert game.state.tapped


class TestCards:
    @pytest.mark.parametrize(
        ("event", "who", "n"),
        [
            ("tempering-friendship", "aragorn-ii", 4),
            ("new-friendship", "imrahil", 3),
            ("lordly-presence", "imrahil", 5),
            ("muster", "bergil", 1),
            ("muster", "beorn", 5),
            ("a-friend-or-three", "aragorn-ii", 1),
        ],
    )
    def test_they_help(self, event: str, who: str, n: int) -> None:
        game = at("bree", company=[who], hand=["rangers-of-the-north", event])
        game.do("play rangers-of-the-north")
        assert game.asked == "influence-check"
        game.do(f"play {event}")
        assert f"{event}:+{n}" in game.events("roll")[0]["changes"]

    @pytest.mark.parametrize("event", ["new-friendship", "lordly-presence", "persuasive-words"])
    def test_some_need_a_diplomat(self, event: str) -> None:
        game = at("bree", company=["bergil"], hand=["rangers-of-the-north", event])
        game.do("play rangers-of-the-north")
        assert game.asked == ""
        assert len(game.events("roll")) == 1

    def test_muster_needs_a_warrior(self) -> None:
        game = at("bree", company=["frodo"], hand=["rangers-of-the-north", "muster"])
        assert game.do("play rangers-of-the-north").asked == ""

    def test_a_friend_or_three_counts_the_size_of_the_company(self) -> None:
        game = at(
            "bree",
            company=["aragorn-ii", "frodo", "sam-gamgee", "eowyn"],
            hand=["rangers-of-the-north", "a-friend-or-three"],
        ).do("play rangers-of-the-north", "by frodo", "play a-friend-or-three")
        assert "a-friend-or-three:+3" in game.events("roll")[0]["changes"]

    @pytest.mark.parametrize(("rolls", "drawn"), [((6, 6), 1), ((1, 1), 0)])
    def test_lordly_presence_draws_only_on_success(
        self, rolls: tuple[int, int], drawn: int
    ) -> None:
        game = at(
            "bree", company=["halbarad"], hand=["rangers-of-the-north", "lordly-presence"]
        ).do("play rangers-of-the-north", "play lordly-presence", rolls=rolls)
        assert len(game.zone("hand")) == drawn

    def test_persuasive_words_roll_twice(self) -> None:
        game = at("bree", company=["imrahil"], hand=["rangers-of-the-north", "persuasive-words"])
        game.do("play rangers-of-the-north")
        choice = game.state.choice
        assert choice.prompt_args(game.state)["ways"] == 21
        game.do("play persuasive-words", rolls=(6, 6, 1, 1))
        assert [roll["total"] for roll in game.events("roll")] == [15, 5]
        assert {roll["ways"] for roll in game.events("roll")} == {30}
        assert "rangers-of-the-north" in game.in_play()

    def test_the_red_arrow_needs_no_roll(self) -> None:
        for who, rolls in (("aragorn-ii", 0), ("eowyn", 1)):
            game = at(
                "edoras",
                company=["aragorn-ii", "eowyn"],
                items={"aragorn-ii": ["red-arrow"]},
                hand=["riders-of-rohan"],
            ).do("play riders-of-rohan", f"by {who}", rolls=(1, 1))
            assert len(game.events("roll")) == rolls
            assert ("riders-of-rohan" in game.in_play()) == (rolls == 0)

    def test_the_red_arrow_wins_nobody_else_over(self) -> None:
        game = at("bree", items={"aragorn-ii": ["red-arrow"]}, hand=["rangers-of-the-north"])
        game.do("play rangers-of-the-north")
        assert len(game.events("roll")) == 1

    @pytest.mark.rule("S17.6")
    def test_the_iron_crown_asks_for_a_corruption_check(self) -> None:
        game = at(
            "edoras",
            company=["eowyn"],
            items={"eowyn": ["the-iron-crown"]},
            hand=["riders-of-rohan"],
        )
        game.do("play riders-of-rohan", rolls=(6, 6, 6, 6))
        assert [roll["why"] for roll in game.events("roll")] == [
            "influence-check",
            "corruption-check",
        ]
        game = at(
            "edoras",
            company=["eowyn", "theoden"],
            items={"eowyn": ["the-iron-crown"]},
            hand=["riders-of-rohan"],
        )
        game.do("play riders-of-rohan", "by theoden", rolls=(6, 6))
        assert len(game.events("roll")) == 1

    @pytest.mark.parametrize(("who", "checks"), [("theoden", 1), ("frodo", 0)])
    def test_lure_of_power(self, who: str, checks: int) -> None:
        game = at("edoras", company=[who], events=["lure-of-power"], hand=["riders-of-rohan"])
        game.do("play riders-of-rohan", rolls=(6, 6, 6, 6))
        rolls = [roll for roll in game.events("roll") if roll["why"] == "corruption-check"]
        assert [roll["changes"] for roll in rolls] == [["lure-of-power:-4"]] * checks

    def test_lure_of_power_waits_for_a_success(self) -> None:
        game = at("edoras", company=["theoden"], events=["lure-of-power"], hand=["riders-of-rohan"])
        game.do("play riders-of-rohan", rolls=(1, 1))
        assert "lure-of-power" in game.in_play()


class TestFromAfar:
    @pytest.mark.rule("S17.5")
    def test_old_road(self) -> None:
        game = at(
            "lorien",
            company=["theoden", "frodo"],
            hand=["old-road", "woodmen", "beornings", "easterlings", "riders-of-rohan"],
            marks={"frodo": ["tapped"]},
        ).do("play old-road")
        assert game.asked == "faction-afar"
        near = {"woodmen", "beornings", "riders-of-rohan"}
        offered = {option.removeprefix("play ") for option in game.options}
        assert offered <= near
        assert "beornings" in offered
        game.do("play beornings", rolls=(6, 6))
        assert game.events("roll")[0]["changes"] == ["beornings:+1", "check:-1"]
        assert "beornings" in game.in_play()
        assert game.state.tapped
        assert game.marks("theoden") == {"tapped"}

    @pytest.mark.rule("S17.5")
    def test_old_road_needs_a_faction_within_reach(self) -> None:
        assert at("lorien", company=["theoden"], hand=["old-road", "easterlings"]).asked == ""
        assert at("bree", company=["theoden"], hand=["old-road", "beornings"]).asked == ""

    @pytest.mark.rule("S17.5")
    def test_roac(self) -> None:
        game = at(
            "bag-end",
            company=["aragorn-ii", "theoden"],
            allies={"theoden": ["roac-the-raven"]},
            marks={"theoden": ["tapped"]},
            hand=["riders-of-rohan", "lordly-presence"],
        ).do("use roac-the-raven")
        assert game.asked == "influence-check"
        check = game.state.choice
        assert isinstance(check, InfluenceCheck)
        assert check.number == game.number("theoden")
        game.do("play lordly-presence", rolls=(6, 6))
        assert game.events("roll")[0]["changes"] == [
            "direct-influence:+3",
            "theoden:+2",
            "lordly-presence:+5",
        ]
        assert not game.state.tapped
        assert "riders-of-rohan" in game.in_play()
        assert "roac-the-raven" in game.zone("resource_discard")

    @pytest.mark.rule("S17.5")
    def test_roac_makes_a_diplomat(self) -> None:
        game = at(
            "bag-end",
            company=["bergil"],
            allies={"bergil": ["roac-the-raven"]},
            hand=["riders-of-rohan", "lordly-presence"],
        ).do("use roac-the-raven")
        assert "play lordly-presence" in game.options

    def test_roac_wins_nobody_over_a_second_time(self) -> None:
        about: dict[str, Any] = {
            "allies": {"aragorn-ii": ["roac-the-raven"]},
            "hand": ["riders-of-rohan"],
        }
        assert at("bag-end", **about).asked == "site"
        assert at("bag-end", **about, removed=["riders-of-rohan"]).asked == ""

    def test_roac_with_nothing_to_influence(self) -> None:
        assert at("bag-end", allies={"aragorn-ii": ["roac-the-raven"]}).asked == ""


class TestHereThereOrYonder:
    def test_not_for_whom_is_out_of_the_game(self) -> None:
        about = {"hand": ["here-there-or-yonder", "gwaihir"], "removed": ["gwaihir"]}
        assert at("himring", **about).asked == ""

    @pytest.mark.rule("S17.6")
    @pytest.mark.parametrize(
        ("who", "rolls", "joins"),
        [("aragorn-ii", (6, 4), False), ("aragorn-ii", (6, 5), True), ("imrahil", (4, 4), True)],
    )
    def test_a_roll(self, who: str, rolls: tuple[int, int], joins: bool) -> None:
        game = at("himring", company=[who], hand=["here-there-or-yonder", "gwaihir"])
        game.do("play here-there-or-yonder", rolls=rolls)
        (roll,) = game.events("roll")
        assert roll["above"] == 10
        assert roll["changes"] == (["here-there-or-yonder:+3"] if who == "imrahil" else [])
        assert ("gwaihir" in game.in_play()) == joins
        assert game.state.tapped == joins
        assert game.marks(who) == {"tapped"}

    def test_which_of_several(self) -> None:
        game = at("himring", hand=["here-there-or-yonder", "gwaihir", "shadowfax"])
        game.do("play here-there-or-yonder")
        assert game.options == ["play gwaihir", "play shadowfax"]
        game.do("play shadowfax", rolls=(6, 6))
        assert game.in_play("aragorn-ii") == ["shadowfax"]

    @pytest.mark.rule("S17.6")
    def test_only_at_ruins_that_are_untapped(self) -> None:
        assert at("bree", hand=["here-there-or-yonder", "gwaihir"]).asked == ""
        assert at("himring", tapped=True, hand=["here-there-or-yonder", "gwaihir"]).asked == ""


@pytest.mark.rule("S17.3")
@pytest.mark.parametrize("event", ["dreams-of-lore", "reforging", "swordmaster", "dragon-lore"])
def test_information_needs_its_site_and_taps_sage_and_site(event: str) -> None:
    game = at("weathertop", company=["elrond", "frodo"], hand=[event]).do(f"play {event}")
    assert game.marks("elrond") == {"tapped"}
    assert game.state.tapped
    assert game.in_play("elrond") == [event]
    assert at("himring", company=["elrond"], hand=[event]).asked == ""
    assert at("weathertop", company=["frodo"], hand=[event]).asked == ""
    assert at("weathertop", company=["elrond"], tapped=True, hand=[event]).asked == ""


@pytest.mark.rule("S19.3")
def test_a_swordmaster_learns_it_once() -> None:
    about: dict[str, Any] = {"company": ["elrond", "arwen"], "hand": ["swordmaster"]}
    game = at("weathertop", on={"elrond": ["swordmaster"]}, **about).do("play swordmaster")
    assert game.in_play("arwen") == ["swordmaster"]
    about["company"] = ["elrond"]
    assert at("weathertop", on={"elrond": ["swordmaster"]}, **about).asked == ""


@pytest.mark.rule("S17.4")
def test_they_do_not_count_towards_victory() -> None:
    game = at("edoras", company=["theoden"], hand=["riders-of-rohan"], row=["glamdring"])
    game.do("play riders-of-rohan", rolls=(6, 6))
    assert game.state.outcome is None
    assert RACES[BOX.card("riders-of-rohan").race] == "man"  # type: ignore[attr-defined]


def test_allies_have_the_figures_of_their_cards() -> None:
    found = BOX.card("treebeard")
    assert isinstance(found, Ally)
    assert (found.prowess, found.body, found.mind) == (8, 9, 3)


def test_who_has_gone_wins_nobody_over() -> None:
    game = table(company=["theoden", "frodo"], hand=["riders-of-rohan"], site_="edoras")
    number = game.number("theoden")
    game.state.in_play.leave(number)
    game.state.removed += (card("theoden"),)
    game.run(InfluenceCheck(number, card("riders-of-rohan")), rolls=[6, 6])
    assert game.events("roll") == []
    assert game.zone("resource_discard") == ["riders-of-rohan"]
    game.run(InfluenceCheck(game.number("frodo"), card("riders-of-rohan")), rolls=[6, 6])
    assert game.events("roll") == [], "the faction has left the hand"
