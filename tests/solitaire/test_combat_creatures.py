"""What creatures do in their attacks, each card by itself."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.combat.strength import attack_prowess, attack_strikes, total
from mathom.games.solitaire.constants import (
    KEYED_REGION_TYPE,
    KEYED_SITE_TYPE,
    NONE,
    REGION_TYPES,
    SITE_TYPES,
)
from mathom.games.solitaire.model.state import Faced
from mathom.kernel.schema import new
from tests.solitaire.fights import attack, changes, face, meet, plain, result, results
from tests.solitaire.table import BOX, Game, card, table

BORDER_HOLD = SITE_TYPES.index("border-hold")


def faced(game: Game, race: str, keyed: int = NONE, key: int = NONE, id: str = "") -> None:
    """The company has faced an attack in this turn."""
    made = new(Faced)
    made.card = card(id) if id else NONE
    made.number, made.kind, made.race = NONE, 0, BOX.names["race"].index(race)
    made.keyed, made.key = (keyed, key) if keyed != NONE else (0, NONE)
    game.state.turn.faced.append(made)


def attacked(game: Game, id: str) -> tuple[int, int]:
    """The prowess and the number of strikes of a creature's attack."""
    fought = attack(game, id)
    return (
        total(attack_prowess(game.state, fought)),
        total(attack_strikes(game.state, fought)),
    )


@pytest.mark.rule("S13.3")
@pytest.mark.parametrize(
    "id",
    [
        *("ambusher", "assassin", "bairanax", "cave-drake", "daelomin", "earcaraxe", "land-drake"),
        *("pick-pocket", "sand-drake", "scorba", "slayer", "smaug", "were-worm"),
        *("wild-fell-beast", "winged-cold-drake", "winged-fire-drake"),
    ],
)
def test_the_hazards_hand_out_every_strike(id: str) -> None:
    game = table(
        company=["aragorn-ii", "boromir-ii", "legolas", "gimli", "frodo", "sam-gamgee"],
        events=[id],
        marks={"frodo": ["wounded"]},
    )
    fought = attack(game, id)
    if game.asked == "defend":
        game.do("pass")
    assert game.asked in ("order", "fight")
    assert game.events("struck")[0]["card"] == "frodo"
    assert len(fought.defenders) == BOX.creatures[_place(id)].strikes


def _place(id: str) -> int:
    return next(n for n, each in enumerate(BOX.creatures) if each.id == id)


@pytest.mark.rule("S13.3")
def test_others_leave_the_first_choice_to_the_traveller() -> None:
    game = table(company=["aragorn-ii", "frodo"], events=["thief"])
    attack(game, "thief")
    assert game.asked == "assign"


class TestAssassin:
    def begun(self) -> Game:
        game = table(
            company=["frodo", "aragorn-ii", "gimli"],
            events=["assassin"],
            site_="edoras",
            phase=4,
        )
        attack(game, "assassin", KEYED_SITE_TYPE, SITE_TYPES.index("free-hold"))
        return game

    def test_up_to_two_attacks_are_cancelled_by_companions_who_tap(self) -> None:
        game = self.begun()
        assert game.asked == "defend"
        assert game.options == ["tap aragorn-ii", "tap gimli", "pass"]
        game.do("tap gimli", "tap aragorn-ii")
        assert [each["by"] for each in game.events("attack-cancelled")] == ["assassin"] * 2
        assert game.asked == "fight"
        game.do("roll", rolls=[1, 1, 1, 1])
        assert game.state.attack is None
        assert len(game.state.turn.faced) == 3

    @pytest.mark.rule("S13.23")
    def test_all_three_are_on_one_victim(self) -> None:
        game = self.begun()
        game.do("pass", "roll", rolls=[6, 6])
        game.do("pass", "roll", rolls=[6, 6])
        game.do("pass", "roll", rolls=[6, 6])
        assert [each["card"] for each in game.events("struck")] == ["frodo"] * 3
        assert game.state.attack is None

    @pytest.mark.rule("S13.23")
    def test_without_him_there_are_no_more(self) -> None:
        game = self.begun()
        game.do("pass", "roll", rolls=[1, 1, 6, 6])
        assert game.state.attack is None
        assert len(game.state.turn.faced) == 1
        assert not game.state.turn.faced[0].defeated


class TestSlayer:
    def test_one_attack_is_cancelled_by_anybody_who_taps(self) -> None:
        game = table(company=["frodo", "gimli"], events=["slayer"], site_="bree", phase=4)
        attack(game, "slayer", KEYED_SITE_TYPE, BORDER_HOLD)
        assert game.options == ["tap frodo", "tap gimli", "pass"]
        game.do("tap frodo")
        assert game.asked == "fight"
        game.do("roll", rolls=[6, 6])
        assert game.state.attack is None
        assert [each["result"] for each in game.events("attack-over")] == ["cancelled", "defeated"]
        assert not game.state.turn.faced[-1].defeated


class TestPickPocket:
    def test_it_takes_an_item_and_hurts_nobody(self) -> None:
        game = table(company=["frodo"], items={"frodo": ["glamdring"]}, events=["pick-pocket"])
        attack(game, "pick-pocket")
        game.do("roll", rolls=[1, 1])
        assert game.marks("frodo") == set()
        assert game.zone("treasures") == ["glamdring"]
        assert [each["why"] for each in game.events("roll")] == ["strike"]


class TestThief:
    def test_it_takes_an_item_of_the_company(self) -> None:
        game = table(
            company=["frodo", "aragorn-ii"],
            items={"aragorn-ii": ["glamdring"]},
            events=["thief"],
        )
        attack(game, "thief")
        game.do("strike frodo", "roll", rolls=[1, 1])
        assert game.marks("frodo") == set()
        assert game.zone("treasures") == ["glamdring"]


class TestNeekerBreekers:
    def test_mind_instead_of_prowess_and_a_tap_instead_of_a_wound(self) -> None:
        game = table(company=["frodo"], items={"frodo": ["glamdring"]}, events=["neeker-breekers"])
        attack(game, "neeker-breekers")
        game.do("hold", rolls=[1, 1])
        mind = BOX.characters[[each.id for each in BOX.characters].index("frodo")].mind
        assert changes(game) == [f"mind:+{mind}", "held:-3"]
        assert game.marks("frodo") == {"tapped"}
        assert len(game.events("roll")) == 1


class TestOldManWillow:
    @pytest.mark.parametrize(("who", "prowess"), [("frodo", 15), ("aragorn-ii", 13)])
    def test_it_is_stronger_against_hobbits(self, who: str, prowess: int) -> None:
        game = table(company=["frodo", "aragorn-ii"], events=["old-man-willow"])
        attack(game, "old-man-willow")
        game.do(f"strike {who}", "roll", rolls=[6, 6])
        assert game.events("roll")[0]["above"] == prowess


class TestCarrionBirds:
    def test_two_body_checks_each_with_1_less(self) -> None:
        game = table(company=["frodo"], events=["carrion-birds"])
        attack(game, "carrion-birds")
        game.do("roll", rolls=[1, 1, 2, 2, 3, 3])
        checks = [each for each in game.events("roll") if each["why"] == "body-check"]
        assert [each["changes"] for each in checks] == [["carrion-birds:-1"]] * 2

    def test_only_after_orcs_trolls_or_men_keyed_to_wilderness(self) -> None:
        game = table(company=["frodo"])
        creature = BOX.creatures[_place("carrion-birds")]
        condition = creature.keys[0].when
        assert condition is not None
        from mathom.kernel.effects import NO_BINDINGS

        assert not condition.of(game.state, NO_BINDINGS)
        faced(game, "orc", KEYED_SITE_TYPE, BORDER_HOLD)
        assert not condition.of(game.state, NO_BINDINGS)
        faced(game, "orc", KEYED_REGION_TYPE, REGION_TYPES.index("wilderness"))
        assert condition.of(game.state, NO_BINDINGS)


@pytest.mark.parametrize(
    ("id", "before", "after"), [("orc-lieutenant", 7, 11), ("orc-warband", 4, 7)]
)
class TestAfterOrcs:
    def test_alone(self, id: str, before: int, after: int) -> None:
        game = table(company=["aragorn-ii"], events=[id])
        assert attacked(game, id)[0] == before

    def test_after_orcs(self, id: str, before: int, after: int) -> None:
        game = table(company=["aragorn-ii"], events=[id])
        faced(game, "orc")
        assert attacked(game, id)[0] == after
        assert game.events("attack")[0]["prowess"] == after

    def test_after_others(self, id: str, before: int, after: int) -> None:
        game = table(company=["aragorn-ii"], events=[id])
        faced(game, "wolf")
        assert attacked(game, id)[0] == before


class TestWereWorm:
    def test_a_wound_costs_an_item(self) -> None:
        game = table(company=["frodo"], items={"frodo": ["glamdring"]}, events=["were-worm"])
        attack(game, "were-worm")
        game.do("roll", rolls=[1, 1, 1, 1])
        assert game.zone("treasures") == ["glamdring"]
        assert game.marks("frodo") == {"wounded"}


class TestWildFellBeast:
    def test_everybody_untapped_taps_afterwards(self) -> None:
        game = table(company=["aragorn-ii", "gimli", "frodo", "merry"], events=["wild-fell-beast"])
        attack(game, "wild-fell-beast")
        while game.state.attack is not None:
            game.do(game.options[0], rolls=[6, 6, 6, 6])
        assert all("tapped" in game.marks(who) for who in ("aragorn-ii", "gimli", "frodo"))

    def test_not_if_it_was_cancelled(self) -> None:
        game = table(
            company=["aragorn-ii", "gimli"], events=["wild-fell-beast"], hand=["concealment"]
        )
        attack(game, "wild-fell-beast")
        game.do("play concealment")
        assert game.marks("gimli") == set()


class TestWolfRiders:
    def test_as_an_event_they_help_wolves(self) -> None:
        game = table(company=["aragorn-ii"], events=["wargs"], hazard_hand=["wolf-riders"], phase=4)
        fought = attack(game, "wargs")
        wargs = BOX.creatures[_place("wargs")]
        assert game.zone("hazard_hand") == []
        assert total(attack_prowess(game.state, fought)) == wargs.prowess + 1
        assert total(attack_strikes(game.state, fought)) == wargs.strikes + 1


class TestNazgulInPlay:
    def test_dwar_of_waw_helps_wolves_once_he_has_used_his_power(self) -> None:
        for marks, more in ((["second-way"], 0), (["second-way", "powered"], 1)):
            game = table(
                company=["aragorn-ii"],
                events=["dwar-of-waw", "wargs"],
                marks={"dwar-of-waw": marks},
            )
            wargs = BOX.creatures[_place("wargs")]
            assert attacked(game, "wargs")[0] == wargs.prowess + more

    def test_hoarmurath_of_dir_adds_a_strike_to_the_last_attack(self) -> None:
        for marks, more in ((["second-way"], 0), (["second-way", "powered"], 1)):
            game = table(
                company=["aragorn-ii"],
                events=["hoarmurath-of-dir", "wargs"],
                marks={"hoarmurath-of-dir": marks},
                phase=4,
            )
            wargs = BOX.creatures[_place("wargs")]
            assert attacked(game, "wargs")[1] == wargs.strikes + more

    def test_shelob_helps_spiders_and_animals(self) -> None:
        game = table(
            company=["aragorn-ii"],
            events=["doors-of-night", "shelob", "giant-spiders"],
            marks={"shelob": ["second-way"]},
        )
        spiders = BOX.creatures[_place("giant-spiders")]
        assert attacked(game, "giant-spiders") == (spiders.prowess + 1, spiders.strikes + 1)


class TestHalvers:
    @pytest.mark.parametrize(
        ("who", "more"), [("eowyn", 6), ("galva", 6), ("peath", 5), ("voteli", 5), ("vygavril", 6)]
    )
    def test_against_nazgul_they_halve_the_body(self, who: str, more: int) -> None:
        game = table(company=[who], events=["dwar-of-waw"])
        attack(game, "dwar-of-waw")
        game.do("roll", rolls=[6, 6, 3, 3])
        check = game.events("roll")[-1]
        assert check["above"] == 5
        assert f"{who}:+{more}" in changes(game)
        assert result(game) == "defeated"

    def test_not_against_others(self) -> None:
        game = table(company=["eowyn"])
        meet(game, plain("orc", prowess=3, body=10))
        game.do("roll", rolls=[6, 6, 3, 3])
        assert game.events("roll")[-1]["above"] == 10
        assert result(game) == "over"


def test_fatty_bolger_taps_to_cancel_a_strike_on_another_hobbit() -> None:
    game = table(company=["fatty-bolger", "frodo", "aragorn-ii"])
    meet(game, plain(strikes=2, prowess=15))
    game.do("strike frodo", "strike aragorn-ii", "fight frodo")
    assert "use fatty-bolger" in game.options
    game.do("use fatty-bolger")
    assert results(game) == [("frodo", "cancelled")]
    assert game.marks("fatty-bolger") == {"tapped"}
    assert "use fatty-bolger" not in game.options


def test_fatty_bolger_does_nothing_for_himself_or_for_others() -> None:
    game = table(company=["fatty-bolger", "aragorn-ii"])
    meet(game, plain(strikes=2, prowess=15))
    game.do("fight fatty-bolger")
    assert "use fatty-bolger" not in game.options


@pytest.mark.parametrize(
    ("who", "company", "region"),
    [
        ("cirdan", ["cirdan"], "coastal-sea"),
        ("goldberry", ["aragorn-ii"], "wilderness"),
        ("gollum", ["frodo"], "wilderness"),
        ("gollum", ["frodo"], "shadow-land"),
    ],
)
def test_who_taps_to_cancel_attacks_by_their_key(who: str, company: list[str], region: str) -> None:
    allies = {} if who in company else {company[0]: [who]}
    game = table(company=company, allies=allies)
    meet(game, plain(keyed=KEYED_REGION_TYPE, key=REGION_TYPES.index(region)))
    game.do(f"use {who}")
    assert result(game) == "cancelled"
    assert game.marks(who) == {"tapped"}
    game = table(company=company, allies=allies)
    meet(game, plain(keyed=KEYED_REGION_TYPE, key=REGION_TYPES.index("border-land")))
    assert game.asked != "defend"


def test_gollum_does_so_in_a_company_of_two_at_most() -> None:
    game = table(company=["frodo", "aragorn-ii", "gimli"], allies={"frodo": ["gollum"]})
    meet(game, plain(keyed=KEYED_REGION_TYPE, key=REGION_TYPES.index("wilderness")))
    assert game.asked == "assign"


@pytest.mark.parametrize("ent", ["leaflock", "quickbeam", "skinbark", "treebeard"])
class TestEnts:
    def test_safe_from_the_attacks_of_a_site(self, ent: str) -> None:
        game = table(
            company=["aragorn-ii"], allies={"aragorn-ii": [ent]}, site_="goblin-gate", phase=5
        )
        face(game)
        assert {each["card"] for each in game.events("struck")} == {"aragorn-ii"}

    def test_and_of_creatures_keyed_to_it(self, ent: str) -> None:
        game = table(company=["aragorn-ii"], allies={"aragorn-ii": [ent]})
        meet(game, plain(strikes=2, keyed=KEYED_SITE_TYPE, key=BORDER_HOLD))
        if game.asked == "defend":
            game.do("pass")
        assert {each["card"] for each in game.events("struck")} == {"aragorn-ii"}

    def test_not_from_others(self, ent: str) -> None:
        game = table(company=["aragorn-ii"], allies={"aragorn-ii": [ent]})
        meet(game, plain(strikes=2, keyed=KEYED_REGION_TYPE, key=0))
        if game.asked == "defend":
            game.do("pass")
        assert {each["card"] for each in game.events("struck")} == {"aragorn-ii", ent}


@pytest.mark.parametrize("ally", ["goldberry", "nenselde-the-wingild"])
def test_who_cannot_be_attacked_at_all(ally: str) -> None:
    game = table(company=["aragorn-ii"], allies={"aragorn-ii": [ally]})
    meet(game, plain(strikes=2, keyed=KEYED_REGION_TYPE, key=0))
    assert {each["card"] for each in game.events("struck")} == {"aragorn-ii"}


class TestMoments:
    """When what creatures do happens in their attacks."""

    def test_corpse_candle_before_the_strikes_are_assigned(self) -> None:
        game = table(company=["aragorn-ii"], events=["corpse-candle"])
        attack(game, "corpse-candle")
        assert [each["why"] for each in game.events("roll")] == ["corruption-check"]
        assert game.asked == "fight"

    def test_but_not_if_it_is_cancelled(self) -> None:
        game = table(company=["aragorn-ii"], events=["corpse-candle"], hand=["concealment"])
        attack(game, "corpse-candle")
        game.do("play concealment")
        assert game.events("roll") == []

    def test_brigands_take_one_item_whatever_they_wound(self) -> None:
        game = table(
            company=["frodo", "sam-gamgee"],
            items={"frodo": ["glamdring", "sting"]},
            events=["brigands"],
        )
        fought = attack(game, "brigands")
        fought.prowess = 30
        while game.state.attack is not None:
            game.do(game.options[0], rolls=[1, 1, 1, 1])
        assert len(game.events("wound")) == 2
        assert len(game.zone("treasures")) == 1

    def test_barrow_wight_after_the_attack(self) -> None:
        game = table(company=["frodo", "gimli"], events=["barrow-wight"])
        attack(game, "barrow-wight")
        game.do("strike frodo", "roll", rolls=[1, 1, 1, 1])
        while game.state.attack is not None:
            game.do("roll", rolls=[6, 6])
        found = [(each["why"], each["card"]) for each in game.events("roll")]
        assert found == [
            ("strike", "frodo"),
            ("body-check", "frodo"),
            ("corruption-check", "frodo"),
        ]

    @pytest.mark.parametrize(("dice", "there"), [([3, 4], True), ([4, 4], False)])
    def test_giant_spiders_at_a_body_check_that_is_equal(
        self, dice: list[int], there: bool
    ) -> None:
        # The body of Eowyn is 7; 8 is above it.
        game = table(company=["eowyn", "gimli"], events=["giant-spiders"])
        fought = attack(game, "giant-spiders")
        fought.prowess = 30
        game.do("fight eowyn", "roll", rolls=[1, 1, *dice])
        assert "eowyn" not in game.in_play()
        assert bool(game.events("eliminated")) != there
