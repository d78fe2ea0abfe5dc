"""Items, allies' powers and resource events for fights, each card by itself."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.combat.automatic import base_attacks
from mathom.games.solitaire.combat.company_attacks import start_attacks
from mathom.games.solitaire.combat.strength import (
    attack_body,
    attack_prowess,
    attack_strikes,
    total,
)
from mathom.games.solitaire.constants import (
    AUTOMATIC,
    CANCELLED,
    KEYED_REGION_TYPE,
    KEYED_SITE_TYPE,
    REGION_TYPES,
    SITE_TYPES,
)
from tests.solitaire.fights import attack, changes, face, meet, plain, result, results
from tests.solitaire.table import Game, Idle, table

WILDERNESS = (KEYED_REGION_TYPE, REGION_TYPES.index("wilderness"))
BORDER_HOLD = (KEYED_SITE_TYPE, SITE_TYPES.index("border-hold"))
ALL = ("orc", "troll", "man", "wolf", "spider", "animal", "undead", "dragon", "drake", "nazgul")


# Cancelling attacks.


@pytest.mark.rule("S13.2")
@pytest.mark.parametrize(
    ("id", "company", "races"),
    [
        ("concealment", ["aragorn-ii"], ALL),
        ("dark-quarrels", ["gimli"], ("orc", "troll", "man")),
        ("escape", ["gimli"], ALL),
        ("many-turns-and-doublings", ["aragorn-ii"], ("wolf", "spider", "animal", "undead")),
        ("the-cock-crows", ["gimli"], ("troll",)),
    ],
)
@pytest.mark.parametrize("race", ALL)
def test_cards_that_cancel_attacks(
    id: str, company: list[str], races: tuple[str, ...], race: str
) -> None:
    game = table(company=company, hand=[id])
    meet(game, plain(race))
    if race not in races:
        assert game.asked == "fight"
        return
    assert game.options == [f"play {id}", "pass"]
    game.do(f"play {id}")
    assert result(game) == "cancelled"
    assert game.state.attack is None
    assert game.zone("resource_discard") == [id]


def test_concealment_taps_a_scout() -> None:
    game = table(company=["aragorn-ii", "frodo"], hand=["concealment"])
    meet(game, plain())
    game.do("play concealment", "by frodo")
    assert game.marks("frodo") == {"tapped"}
    game = table(company=["gimli"], hand=["concealment"])
    meet(game, plain())
    assert game.asked == "fight"


def test_many_turns_and_doublings_needs_a_ranger() -> None:
    game = table(company=["gimli"], hand=["many-turns-and-doublings"])
    meet(game, plain("wolf"))
    assert game.asked == "fight"


def test_escape_wounds_a_defender_without_a_body_check() -> None:
    game = table(
        company=["aragorn-ii", "frodo", "gimli"], hand=["escape"], marks={"gimli": ["wounded"]}
    )
    meet(game, plain())
    game.do("play escape")
    assert game.options == ["with aragorn-ii", "with frodo"]
    game.do("with frodo")
    assert game.marks("frodo") == {"wounded"}
    assert game.events("roll") == []


class TestNotAtHome:
    @pytest.mark.parametrize(
        ("race", "about", "cancels"),
        [
            ("dragon", {"kind": AUTOMATIC}, True),
            ("troll", {"kind": AUTOMATIC}, True),
            ("orc", {"kind": AUTOMATIC}, False),
            ("drake", {"keyed": BORDER_HOLD[0], "key": BORDER_HOLD[1]}, True),
            ("drake", {"keyed": WILDERNESS[0], "key": WILDERNESS[1]}, False),
        ],
    )
    def test_it_cancels_attacks_at_home(
        self, race: str, about: dict[str, int], cancels: bool
    ) -> None:
        game = table(company=["aragorn-ii"], hand=["not-at-home"])
        meet(game, plain(race, **about))
        assert (game.asked == "defend") == cancels

    def test_or_takes_two_strikes_off_an_automatic_attack(self) -> None:
        game = table(company=["aragorn-ii"], hand=["not-at-home"], events=["gates-of-morning"])
        fought = meet(game, plain("orc", strikes=3, kind=AUTOMATIC))
        game.do("play not-at-home")
        assert total(attack_strikes(game.state, fought)) == 1


class TestTrickery:
    @pytest.mark.parametrize(("dice", "cancels"), [([2, 3], False), ([3, 3], True)])
    def test_a_roll_above_5_cancels(self, dice: list[int], cancels: bool) -> None:
        game = table(company=["frodo"], hand=["trickery"])
        meet(game, plain("troll"))
        game.do("play trickery", rolls=dice)
        assert (game.state.attack is None) == cancels
        assert game.events("company-roll")[0]["ways"] == 26

    def test_it_needs_a_scout_and_one_who_can_be_tricked(self) -> None:
        game = table(company=["gimli"], hand=["trickery"])
        meet(game, plain("troll"))
        assert game.asked == "fight"
        game = table(company=["frodo"], hand=["trickery"])
        meet(game, plain("wolf"))
        assert game.asked == "fight"


class TestFlatterAFoe:
    @pytest.mark.rule("S13.28")
    @pytest.mark.parametrize(
        ("race", "above"), [("dragon", 10), ("man", 11), ("drake", 11), ("troll", 12), ("orc", 12)]
    )
    def test_a_roll_with_unused_direct_influence(self, race: str, above: int) -> None:
        # Gimli is a diplomat with a direct influence of 2, Aragorn has 3 and is none.
        game = table(company=["aragorn-ii", "gimli"], hand=["flatter-a-foe"])
        meet(game, plain(race))
        game.do("play flatter-a-foe", rolls=[1, 1])
        (told,) = game.events("roll")
        assert (told["card"], told["above"]) == ("gimli", above)
        assert told["changes"] == ["influence:+2", "diplomat:+2"]
        assert game.state.attack is not None

    def test_above_the_attack_is_cancelled(self) -> None:
        game = table(company=["gimli"], hand=["flatter-a-foe"])
        meet(game, plain("orc"))
        game.do("play flatter-a-foe", rolls=[4, 5])
        assert result(game) == "cancelled"

    def test_others_do_not_listen(self) -> None:
        game = table(company=["gimli"], hand=["flatter-a-foe"])
        meet(game, plain("wolf"))
        assert game.asked == "fight"


class TestDragonsHunger:
    @pytest.mark.rule("S13.28")
    def test_the_weakest_creature_leaves_the_hazard_hand(self) -> None:
        game = table(
            company=["aragorn-ii"], hand=["dragons-hunger"], hazard_hand=["wargs", "orc-warband"]
        )
        meet(game, plain("dragon"))
        game.do("play dragons-hunger")
        assert game.zone("hazard_discard") == ["orc-warband"]
        assert game.events("hazard-discarded") == [{"card": "orc-warband"}]
        assert game.state.attack is not None

    def test_without_one_the_attack_is_cancelled(self) -> None:
        game = table(
            company=["aragorn-ii"], hand=["dragons-hunger"], hazard_hand=["doors-of-night"]
        )
        meet(game, plain("drake"))
        game.do("play dragons-hunger")
        assert result(game) == "cancelled"
        assert game.zone("hazard_hand") == ["doors-of-night"]


def test_more_sense_than_you_keeps_somebody_out() -> None:
    game = table(company=["aragorn-ii", "frodo"], hand=["more-sense-than-you"])
    meet(game, plain(strikes=2))
    game.do("play more-sense-than-you", "with frodo")
    assert game.marks("frodo") == {"tapped"}
    assert [each["card"] for each in game.events("struck")] == ["aragorn-ii"]
    assert game.events("excess")[0]["count"] == 1


# Powers of items that cancel attacks.


class TestItemsThatCancel:
    def test_magic_ring_of_nature(self) -> None:
        game = table(company=["aragorn-ii"], items={"aragorn-ii": ["magic-ring-of-nature"]})
        meet(game, plain())
        game.do("use magic-ring-of-nature")
        assert result(game) == "cancelled"
        assert game.marks("aragorn-ii") == {"tapped"}

    def test_but_only_for_who_was_a_ranger_before(self) -> None:
        game = table(company=["gimli"], items={"gimli": ["magic-ring-of-nature"]})
        meet(game, plain())
        assert game.asked == "fight"

    def test_torque_of_hues(self) -> None:
        game = table(company=["gimli"], items={"gimli": ["torque-of-hues"]})
        meet(game, plain())
        game.do("use torque-of-hues", rolls=[6, 6])
        assert result(game) == "cancelled"
        assert game.marks("gimli") == game.marks("torque-of-hues") == {"tapped"}
        assert game.events("roll")[0]["why"] == "corruption-check"

    def test_torque_of_hues_against_what_cannot_be_cancelled(self) -> None:
        game = table(company=["gimli"], items={"gimli": ["torque-of-hues"]})
        meet(game, plain(sure=1))
        assert game.asked == "fight"

    def test_star_glass_against_undead(self) -> None:
        game = table(company=["gimli"], items={"gimli": ["star-glass"]})
        meet(game, plain("undead"))
        game.do("use star-glass", rolls=[6, 6])
        assert result(game) == "cancelled"
        assert game.marks("gimli") == {"tapped"}
        assert game.events("roll")[0]["why"] == "corruption-check"

    @pytest.mark.parametrize("race", ["spider", "animal", "wolf"])
    def test_star_glass_against_beasts(self, race: str) -> None:
        game = table(company=["gimli"], items={"gimli": ["star-glass"]})
        meet(game, plain(race, prowess=10))
        game.do("use star-glass", rolls=[6, 6, 6, 6])
        check, strike = game.events("roll")
        assert check["why"] == "corruption-check"
        assert strike["above"] == 8
        assert strike["against"] == ["printed:+10", "star-glass:-2"]

    def test_star_glass_against_others(self) -> None:
        game = table(company=["gimli"], items={"gimli": ["star-glass"]})
        meet(game, plain("orc"))
        assert game.asked == "fight"

    @pytest.mark.parametrize(
        ("who", "race", "works"),
        [
            ("gimli", "orc", True),
            ("gimli", "man", True),
            ("gimli", "wolf", False),
            ("frodo", "orc", False),
        ],
    )
    def test_the_iron_crown(self, who: str, race: str, works: bool) -> None:
        game = table(company=[who], items={who: ["the-iron-crown"]})
        meet(game, plain(race))
        assert (game.asked == "defend") == works
        if works:
            game.do("use the-iron-crown")
            assert result(game) == "cancelled"
            assert game.marks("the-iron-crown") == {"tapped"}


# Changing attacks.


class TestChangingAttacks:
    def changed(
        self, id: str, race: str, *, with_: tuple[str, ...] = (), prowess: int = 10
    ) -> tuple[int, int] | None:
        """Prowess and body of an attack after a card; None if it cannot be played."""
        game = table(company=["gimli"], hand=[id], events=with_)
        fought = meet(game, plain(race, 3, prowess, 8))
        if game.asked != "defend":
            return None
        game.do(f"play {id}")
        return total(attack_prowess(game.state, fought)), total(attack_body(game.state, fought))

    def test_stars(self) -> None:
        assert self.changed("stars", "undead") == (9, 8)
        assert self.changed("stars", "orc") is None

    def test_vanish_in_sunlight(self) -> None:
        assert self.changed("vanish-in-sunlight", "undead") == (8, 8)
        assert self.changed("vanish-in-sunlight", "nazgul", with_=("gates-of-morning",)) == (6, 8)
        assert self.changed("vanish-in-sunlight", "orc") is None

    def test_the_old_thrush(self) -> None:
        assert self.changed("the-old-thrush", "dragon", prowess=13) == (10, 5)
        assert self.changed("the-old-thrush", "dragon", prowess=12) is None
        assert self.changed("the-old-thrush", "nazgul", prowess=15) is None

    def test_dark_quarrels_halves_with_gates_of_morning(self) -> None:
        game = table(company=["gimli"], hand=["dark-quarrels"], events=["gates-of-morning"])
        fought = meet(game, plain("wolf", strikes=3))
        game.do("play dark-quarrels")
        assert total(attack_strikes(game.state, fought)) == 2

    def test_sated_beast_takes_a_strike_off(self) -> None:
        game = table(company=["gimli"], hand=["sated-beast"], events=["doors-of-night"])
        fought = meet(game, plain("drake", strikes=3))
        game.do("play sated-beast")
        assert total(attack_strikes(game.state, fought)) == 2

    def test_black_arrow(self) -> None:
        game = table(company=["gimli"], items={"gimli": ["black-arrow"]})
        fought = meet(game, plain(prowess=10, body=5))
        game.do("use black-arrow")
        assert total(attack_prowess(game.state, fought)) == 9
        assert total(attack_body(game.state, fought)) == 4
        assert "black-arrow" not in game.in_play()

    def test_black_arrow_stays_with_a_man(self) -> None:
        game = table(company=["eowyn", "gimli"], items={"eowyn": ["black-arrow"]})
        meet(game, plain(prowess=10))
        game.do("use black-arrow")
        assert game.in_play("eowyn") == ["black-arrow"]
        assert game.marks("black-arrow") == {"tapped"}

    def test_black_arrow_is_for_warriors(self) -> None:
        game = table(company=["frodo"], items={"frodo": ["black-arrow"]})
        meet(game, plain())
        assert game.asked == "fight"

    def test_bow_of_dragon_horn(self) -> None:
        game = table(company=["gimli"], items={"gimli": ["bow-of-dragon-horn"]})
        fought = meet(game, plain(strikes=2, keyed=WILDERNESS[0], key=WILDERNESS[1]))
        game.do("use bow-of-dragon-horn")
        assert total(attack_strikes(game.state, fought)) == 1
        assert game.marks("bow-of-dragon-horn") == {"tapped"}

    @pytest.mark.parametrize(
        "about",
        [
            {"strikes": 1},
            {"strikes": 2, "kind": AUTOMATIC},
            {"strikes": 2, "keyed": BORDER_HOLD[0], "key": BORDER_HOLD[1]},
        ],
    )
    def test_bow_of_dragon_horn_against_others(self, about: dict[str, int]) -> None:
        game = table(company=["gimli"], items={"gimli": ["bow-of-dragon-horn"]})
        meet(game, plain(**about))  # type: ignore[arg-type]
        assert game.asked == "fight"


@pytest.mark.parametrize(
    ("id", "race", "kind", "with_", "n"),
    [
        ("lapse-of-will", "orc", 0, (), -1),
        ("lapse-of-will", "nazgul", 0, (), -3),
        ("sun", "orc", 0, (), 0),
        ("sun", "orc", 0, ("gates-of-morning",), -1),
        ("sun", "orc", AUTOMATIC, ("gates-of-morning",), -1),
        ("sun", "orc", 2, ("gates-of-morning",), 0),
    ],
)
def test_events_that_change_all_attacks(
    id: str, race: str, kind: int, with_: tuple[str, ...], n: int
) -> None:
    game = table(company=["aragorn-ii"], events=[*with_, id])
    assert total(attack_prowess(game.state, plain(race, kind=kind))) == 8 + n


class TestAutomatic:
    def test_quiet_lands_halves_the_strikes_of_one(self) -> None:
        game = table(company=["aragorn-ii"], hand=["quiet-lands"], site_="goblin-gate", phase=5)
        fought = face(game)
        game.do("play quiet-lands")
        assert total(attack_strikes(game.state, fought)) == 2

    def test_which_is_asked_if_there_are_several(self) -> None:
        game = table(
            company=["aragorn-ii"],
            hand=["quiet-lands"],
            events=["balrog-of-moria", "doors-of-night"],
            site_="moria",
            phase=5,
        )
        face(game)
        # The one strike of the Balrog cannot be halved.
        game.do("play quiet-lands")
        assert game.state.turn.aims == ((game.number("quiet-lands"), 0),)

    def test_not_at_other_sites(self) -> None:
        game = table(company=["aragorn-ii"], hand=["quiet-lands"], site_="barad-dur", phase=5)
        face(game)
        assert game.asked == "fight"

    def test_fast_asleep_weakens_one(self) -> None:
        game = table(
            company=["aragorn-ii", "gimli"], hand=["fast-asleep"], site_="dol-guldur", phase=5
        )
        face(game)
        game.do("play fast-asleep")
        assert game.asked == "which-attack"
        game.do("attack 2")
        assert [total(attack_prowess(game.state, each)) for each in base_attacks(game.state)] == [
            7,
            6,
        ]


class TestCloudlessDay:
    def test_the_traveller_hands_out_every_strike_of_creatures(self) -> None:
        game = table(
            company=["aragorn-ii", "frodo", "gimli"],
            events=["cave-drake", "cloudless-day"],
            marks={"gimli": ["wounded"]},
        )
        attack(game, "cave-drake")
        assert game.options == ["strike aragorn-ii", "strike frodo", "strike gimli"]
        assert game.state.choice.passing(game.state) is None
        game.do("strike gimli")
        assert game.options == ["strike aragorn-ii", "strike frodo"]
        game.do("strike aragorn-ii")
        assert game.asked == "order"

    def test_not_of_automatic_attacks(self) -> None:
        game = table(
            company=["aragorn-ii", "frodo"],
            events=["cloudless-day"],
            marks={"frodo": ["tapped"]},
        )
        meet(game, plain(kind=AUTOMATIC))
        assert game.options == ["strike aragorn-ii", "done"]


# One strike.


class TestCancellingStrikes:
    def test_halfling_stealth(self) -> None:
        game = table(company=["frodo", "aragorn-ii"], hand=["halfling-stealth"])
        meet(game, plain(strikes=2))
        game.do("fight aragorn-ii")
        assert "play halfling-stealth" not in game.options
        game.do("roll", "play halfling-stealth", rolls=[6, 6])
        assert results(game)[-1] == ("frodo", "cancelled")

    @pytest.mark.parametrize(
        ("about", "works"),
        [
            ({"keyed": WILDERNESS[0], "key": WILDERNESS[1]}, True),
            ({"keyed": KEYED_REGION_TYPE, "key": 2}, False),
            ({"keyed": BORDER_HOLD[0], "key": BORDER_HOLD[1]}, False),
            ({"kind": AUTOMATIC}, False),
        ],
    )
    def test_elven_cloak(self, about: dict[str, int], works: bool) -> None:
        game = table(company=["frodo"], items={"frodo": ["elven-cloak"]})
        meet(game, plain(**about))  # type: ignore[arg-type]
        assert ("use elven-cloak" in game.options) == works
        if works:
            game.do("use elven-cloak")
            assert results(game) == [("frodo", "cancelled")]
            assert game.marks("elven-cloak") == {"tapped"}

    def test_elven_cloak_of_another_does_not_help(self) -> None:
        game = table(company=["frodo", "aragorn-ii"], items={"aragorn-ii": ["elven-cloak"]})
        meet(game, plain(keyed=WILDERNESS[0], key=WILDERNESS[1]))
        game.do("strike frodo")
        assert "use elven-cloak" not in game.options

    @pytest.mark.parametrize(("who", "works"), [("frodo", True), ("gimli", False)])
    def test_magic_ring_of_stealth(self, who: str, works: bool) -> None:
        game = table(company=[who], items={who: ["magic-ring-of-stealth"]})
        meet(game, plain())
        assert ("use magic-ring-of-stealth" in game.options) == works
        if works:
            game.do("use magic-ring-of-stealth")
            assert results(game) == [(who, "cancelled")]

    @pytest.mark.parametrize(
        ("race", "works"), [("orc", True), ("undead", False), ("nazgul", False)]
    )
    def test_the_one_ring(self, race: str, works: bool) -> None:
        game = table(company=["frodo"], items={"frodo": ["the-one-ring"]})
        meet(game, plain(race))
        assert ("use the-one-ring" in game.options) == works
        if works:
            game.do("use the-one-ring", rolls=[6, 6])
            (told,) = game.events("roll")
            assert told["why"] == "corruption-check"
            assert results(game) == [("frodo", "cancelled")]

    def test_the_one_ring_may_fail_him(self) -> None:
        game = table(company=["frodo", "gimli"], items={"frodo": ["the-one-ring"]})
        fought = meet(game, plain())
        game.do("strike frodo", "use the-one-ring")
        while game.asked:
            game.do(game.options[0], rolls=[1, 1])
        assert game.in_play() == ["gimli"]
        assert game.state.attack is None
        assert [each.state for each in fought.defenders] == [CANCELLED]


class TestStayingUntapped:
    def test_block(self) -> None:
        game = table(company=["gimli"], hand=["block"])
        meet(game, plain(prowess=8))
        game.do("play block", rolls=[6, 6])
        assert game.marks("gimli") == set()

    def test_block_is_for_warriors(self) -> None:
        game = table(company=["frodo"], hand=["block"])
        meet(game, plain(prowess=8))
        assert game.options == ["roll", "hold"]

    def test_who_is_wounded_is_so_all_the_same(self) -> None:
        game = table(company=["gimli"], hand=["block"])
        meet(game, plain(prowess=20))
        game.do("play block", rolls=[1, 1, 1, 1])
        assert game.marks("gimli") == {"wounded"}

    def test_it_is_not_for_the_tapped(self) -> None:
        game = table(company=["gimli"], hand=["block"], marks={"gimli": ["tapped"]})
        meet(game, plain(), rolls=[6, 6])
        assert game.asked == ""

    def test_dodge_costs_body_if_it_goes_wrong(self) -> None:
        game = table(company=["frodo"], hand=["dodge"])
        meet(game, plain(prowess=20))
        game.do("play dodge", rolls=[1, 1, 1, 1])
        check = game.events("roll")[-1]
        assert check["against"] == ["body:+9", "dodge:-1"]
        assert check["above"] == 8
        game = table(company=["frodo"], hand=["dodge"])
        meet(game, plain(prowess=3))
        game.do("play dodge", rolls=[6, 6])
        assert game.marks("frodo") == set()

    def test_great_shield_of_rohan(self) -> None:
        game = table(company=["gimli"], items={"gimli": ["great-shield-of-rohan"]})
        meet(game, plain(prowess=8))
        game.do("use great-shield-of-rohan", rolls=[6, 6])
        assert game.marks("gimli") == set()
        assert game.marks("great-shield-of-rohan") == {"tapped"}

    @pytest.mark.rule("S13.25")
    def test_belegennon_once_restored(self) -> None:
        for marks in ([], ["restored"]):
            game = table(
                company=["gimli"], items={"gimli": ["belegennon"]}, marks={"belegennon": marks}
            )
            meet(game, plain("wolf", prowess=8), rolls=[6, 6])
            if marks:
                assert game.asked == ""
                assert game.marks("gimli") == set()
                assert changes(game) == ["prowess:+5"]
            else:
                assert game.options == ["roll", "hold"]

    @pytest.mark.rule("S13.24")
    def test_enruned_shield_makes_a_strike_ineffectual(self) -> None:
        game = table(company=["gimli"], items={"gimli": ["enruned-shield"]})
        meet(game, plain(prowess=20))
        game.do("use enruned-shield")
        assert results(game) == [("gimli", "tied")]
        assert game.events("roll") == []
        assert result(game) == "over"
        assert game.marks("gimli") == set()


class TestStrength:
    def test_risky_blow(self) -> None:
        game = table(company=["gimli"], hand=["risky-blow"])
        meet(game, plain("wolf", prowess=20))
        game.do("play risky-blow", "roll", rolls=[1, 1, 1, 1])
        assert changes(game) == ["prowess:+5", "risky-blow:+3"]
        assert game.events("roll")[-1]["against"] == ["body:+8", "risky-blow:-1"]

    def test_shield_of_iron_bound_ash(self) -> None:
        game = table(company=["gimli", "frodo"], items={"gimli": ["shield-of-iron-bound-ash"]})
        meet(game, plain(strikes=2, prowess=20))
        game.do("fight frodo")
        assert "use shield-of-iron-bound-ash" not in game.options
        game.do("roll", "use shield-of-iron-bound-ash", "roll", rolls=[6, 6, 6, 6, 1, 1])
        assert "shield-of-iron-bound-ash:+1" in changes(game)
        assert game.marks("shield-of-iron-bound-ash") == {"tapped"}

    def test_arrows_shorn_of_ebony(self) -> None:
        game = table(company=["gimli", "aragorn-ii"], items={"gimli": ["arrows-shorn-of-ebony"]})
        meet(game, plain(strikes=2, prowess=8, body=9))
        game.do("fight gimli", "use arrows-shorn-of-ebony", "roll", rolls=[6, 6, 4, 4])
        assert [each["above"] for each in game.events("roll")] == [7, 7]
        assert "arrows-shorn-of-ebony" in game.zone("treasure_discard")
        game.do("roll", rolls=[6, 6])
        assert result(game) == "defeated"
        assert len(game.events("roll")) == 3

    @pytest.mark.parametrize(
        "about", [{"kind": AUTOMATIC}, dict(zip(("keyed", "key"), BORDER_HOLD, strict=True))]
    )
    def test_arrows_against_others(self, about: dict[str, int]) -> None:
        game = table(company=["gimli"], items={"gimli": ["arrows-shorn-of-ebony"]})
        meet(game, plain(**about))  # type: ignore[arg-type]
        assert game.options == ["roll", "hold"]

    def test_scabbard_of_chalcedony(self) -> None:
        game = table(company=["gimli"], items={"gimli": ["scabbard-of-chalcedony"]})
        meet(game, plain(prowess=8, body=9))
        game.do("roll", rolls=[6, 6, 1, 1])
        assert game.events("roll")[-1]["against"] == ["printed:+9", "scabbard-of-chalcedony:-1"]

    @pytest.mark.parametrize(
        ("who", "weapons"),
        [("eowyn", ["glamdring", "sword-of-gondolin"]), ("galva", ["glamdring"])],
    )
    def test_swordmaster_lets_who_was_a_warrior_use_two_weapons(
        self, who: str, weapons: list[str]
    ) -> None:
        game = table(
            company=[who],
            items={who: ["sword-of-gondolin", "glamdring", "sting"]},
            on={who: ["swordmaster"]},
        )
        meet(game, plain("wolf", prowess=30))
        game.do("roll", rolls=[1, 1])
        found = [each.split(":")[0] for each in changes(game)]
        assert sorted(each for each in found if each != "prowess") == weapons

    @pytest.mark.rule("S13.29")
    def test_swordmaster_leaves_no_hand_for_a_shield(self) -> None:
        from mathom.games.solitaire.figures import BODY, figure

        shield = "shield-of-iron-bound-ash"
        for weapons, body in ((["glamdring"], 8), (["glamdring", "sword-of-gondolin"], 7)):
            game = table(
                company=["eowyn"],
                items={"eowyn": [*weapons, shield]},
                on={"eowyn": ["swordmaster"]},
            )
            assert figure(game.state, BODY, game.number("eowyn")) == body


class TestManyStrikes:
    @pytest.mark.rule("S13.29")
    def test_many_foes_he_fought_costs_prowess_and_body(self) -> None:
        game = table(company=["gimli", "frodo"], hand=["many-foes-he-fought"])
        fought = meet(game, plain("wolf", strikes=3, prowess=20))
        game.do("play many-foes-he-fought")
        assert game.marks("many-foes-he-fought") == {"until-attack"}
        game.do("strike gimli", "strike gimli", "strike gimli")
        assert len(fought.defenders) == 3
        game.do("roll", rolls=[1, 1, 1, 1])
        assert changes(game) == ["prowess:+5", "many-foes-he-fought:-2"]
        assert game.events("roll")[1]["against"] == ["body:+8", "many-foes-he-fought:-2"]
        while game.state.attack is not None:
            game.do(game.options[0], rolls=[6, 6, 1, 1])
        assert game.zone("resource_discard") == ["many-foes-he-fought"]

    def test_which_warrior_is_asked(self) -> None:
        game = table(company=["gimli", "frodo", "aragorn-ii"], hand=["many-foes-he-fought"])
        meet(game, plain(strikes=2))
        game.do("play many-foes-he-fought")
        assert game.options == ["with gimli", "with aragorn-ii"]

    @pytest.mark.rule("S13.29")
    def test_skin_changer_lets_beorn_take_two_more(self) -> None:
        game = table(company=["beorn", "frodo"], events=["skin-changer"])
        fought = meet(game, plain(strikes=4, prowess=20))
        game.do("strike beorn", "strike beorn", "strike beorn")
        assert fought.defenders[0].changes == ()
        assert "strike beorn" not in game.options

    def test_and_he_checks_corruption_after_each_attack(self) -> None:
        game = table(company=["beorn"], events=["skin-changer"])
        meet(game, plain(prowess=3))
        game.do("roll", rolls=[6, 6, 6, 6])
        told = game.events("roll")[-1]
        assert told["why"] == "corruption-check"
        assert "skin-changer:-2" in told["changes"]

    def test_whoever_bears_it_and_is_struck_first_may_take_all(self) -> None:
        game = table(
            company=["aragorn-ii", "frodo", "gimli"], items={"aragorn-ii": ["horn-of-defiance"]}
        )
        fought = meet(game, plain(strikes=2, prowess=3))
        game.do("strike aragorn-ii")
        assert game.asked == "take-all"
        game.do("accept")
        assert [each.who for each in fought.defenders] == [game.number("aragorn-ii")] * 2

    def test_or_not(self) -> None:
        game = table(
            company=["aragorn-ii", "frodo", "gimli"], items={"aragorn-ii": ["horn-of-defiance"]}
        )
        meet(game, plain(strikes=2, prowess=3))
        game.do("strike aragorn-ii", "decline", "strike gimli")
        assert game.asked == "order"

    def test_not_if_another_was_struck_first(self) -> None:
        game = table(
            company=["aragorn-ii", "frodo", "gimli"], items={"aragorn-ii": ["horn-of-defiance"]}
        )
        meet(game, plain(strikes=2, prowess=3))
        game.do("strike frodo", "strike aragorn-ii")
        assert game.asked == "order"

    def test_also_if_the_hazards_strike_him_first(self) -> None:
        game = table(
            company=["aragorn-ii", "frodo", "gimli"],
            items={"frodo": ["horn-of-defiance"]},
            events=["cave-drake"],
        )
        attack(game, "cave-drake")
        assert game.asked == "take-all"


# Attacks by resource events.


@pytest.mark.parametrize(("id", "prowess"), [("ash-mountains", 8), ("mountains-of-shadow", 9)])
def test_short_cuts_meet_orcs(id: str, prowess: int) -> None:
    game = table(company=["aragorn-ii"], events=[id], phase=4)
    game.state.push(Idle())
    start_attacks(game.state, "start-of-mh")
    game.run()
    (told,) = game.events("attack")
    assert (told["race"], told["strikes"], told["prowess"]) == ("orc", 4, prowess)


class TestRescuePrisoners:
    def begun(self, company: list[str]) -> Game:
        from mathom.games.solitaire.cards.playing import begin, put_in_play
        from mathom.games.solitaire.constants import RESOURCE
        from tests.solitaire.table import card

        game = table(
            company=company, hand=["rescue-prisoners"], site_="goblin-gate", tapped=True, phase=5
        )
        game.state.push(Idle())
        begin(game.state, put_in_play(game.state, card("rescue-prisoners"), RESOURCE), 0)
        return game.run()

    def test_spiders_are_faced_and_then_an_escort_taps(self) -> None:
        game = self.begun(["aragorn-ii", "gimli"])
        (told,) = game.events("attack")
        assert (told["race"], told["strikes"], told["prowess"]) == ("spider", 2, 7)
        game.do("fight gimli", "hold", "hold", rolls=[6, 6, 6, 6])
        assert game.asked == "escort"
        game.do("by gimli")
        assert game.marks("gimli") == {"tapped"}
        assert game.in_play("gimli") == ["rescue-prisoners"]

    def test_with_nobody_untapped_it_is_discarded(self) -> None:
        game = self.begun(["aragorn-ii", "gimli"])
        game.do("fight gimli", "roll", "roll", rolls=[6, 6, 6, 6])
        assert game.zone("resource_discard") == ["rescue-prisoners"]


class TestLuckySearch:
    def begun(self, rolls: list[int]) -> Game:
        from mathom.games.solitaire.cards.playing import begin, put_in_play
        from mathom.games.solitaire.constants import RESOURCE
        from tests.solitaire.table import card

        game = table(
            company=["frodo", "gimli"],
            hand=["lucky-search", "concealment"],
            treasures=["star-glass", "torque-of-hues"],
            site_="goblin-gate",
            phase=5,
        )
        game.state.push(Idle())
        begin(game.state, put_in_play(game.state, card("lucky-search"), RESOURCE), 0)
        return game.run(rolls=rolls)

    def test_the_scout_faces_a_strike_of_3_and_what_was_revealed(self) -> None:
        game = self.begun([6, 6])
        (told,) = game.events("attack")
        assert (told["strikes"], told["prowess"]) == (1, 4)
        assert [each["card"] for each in game.events("struck")] == ["frodo"]

    def test_it_cannot_be_cancelled(self) -> None:
        game = self.begun([6, 6])
        assert "play concealment" not in game.options

    def test_who_is_wounded_loses_what_he_has_found(self) -> None:
        game = self.begun([])
        while game.asked:
            game.do("roll" if "roll" in game.options else game.options[0], rolls=[1, 1, 1, 1])
        assert game.marks("frodo") == {"wounded"}
        assert len(game.zone("treasures")) == 2

    @pytest.mark.rule("S3.7")
    def test_who_is_not_keeps_it(self) -> None:
        game = self.begun([6, 6])
        while game.asked:
            game.do("roll", rolls=[6, 6])
        assert len(game.in_play("frodo")) == 1
