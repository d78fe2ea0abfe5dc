"""S13 Combat: an attack from its start to its end, who is struck, and the strikes."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.combat.assigning import chance_of_wound, most_endangered
from mathom.games.solitaire.combat.body_checks import BodyCheck
from mathom.games.solitaire.combat.strength import (
    attack_strikes,
    chance_to_succeed,
    total,
)
from mathom.games.solitaire.constants import (
    CANCELLED,
    KEYED_REGION_TYPE,
    KEYED_SITE_TYPE,
    REGION_TYPES,
    SITE_TYPES,
)
from mathom.games.solitaire.figures import corruption
from tests.solitaire.fights import attack, changes, face, meet, plain, result, results
from tests.solitaire.hazard_hand import hazards, played
from tests.solitaire.table import GAME, Game, Idle, table

WILDERNESS = REGION_TYPES.index("wilderness")
ARAGORN = 6
"""His prowess; that of Frodo is 1, of Sam 1, of Boromir 6, of Legolas 5."""


@pytest.mark.rule("S13.1")
class TestFaced:
    def test_an_attack_is_faced_as_soon_as_it_begins(self) -> None:
        game = table(company=["aragorn-ii", "frodo"])
        meet(game, plain())
        assert game.asked == "assign"
        assert len(game.state.turn.faced) == 1

    def test_also_if_it_is_cancelled(self) -> None:
        game = table(company=["aragorn-ii", "gimli"], hand=["dark-quarrels"])
        meet(game, plain("orc"))
        game.do("play dark-quarrels")
        assert game.state.attack is None
        assert [each.race for each in game.state.turn.faced] == [plain("orc").race]
        assert not game.state.turn.faced[0].defeated

    def test_one_after_the_other(self) -> None:
        game = table(company=["aragorn-ii"], site_="dol-guldur", phase=5)
        face(game)
        with pytest.raises(AssertionError):
            face(game, 1)


@pytest.mark.rule("S13.2")
class TestBeforeAssignment:
    def test_what_cancels_comes_before_the_strikes_are_assigned(self) -> None:
        game = table(company=["aragorn-ii", "gimli"], hand=["dark-quarrels"])
        meet(game, plain("orc"))
        assert game.asked == "defend"
        assert game.options == ["play dark-quarrels", "pass"]

    def test_and_not_later(self) -> None:
        game = table(company=["aragorn-ii", "gimli"], hand=["dark-quarrels"])
        meet(game, plain("orc"))
        game.do("pass", "strike aragorn-ii")
        assert game.asked == "fight"
        assert "play dark-quarrels" not in game.options

    def test_nothing_is_asked_if_nothing_can_be_done(self) -> None:
        game = table(company=["aragorn-ii", "gimli"], hand=["dark-quarrels"])
        meet(game, plain("wolf"))
        assert game.asked == "assign"

    def test_several_can_be_used(self) -> None:
        game = table(company=["aragorn-ii"], hand=["stars", "vanish-in-sunlight"])
        fought = meet(game, plain("undead", prowess=20))
        game.do("play stars", "play vanish-in-sunlight")
        assert game.asked == "fight"
        assert game.events("attack")[0]["prowess"] == 20
        game.do("roll")
        assert game.events("roll")[0]["above"] == 20 - 1 - 2
        assert fought.prowess == 20


@pytest.mark.rule("S13.3")
class TestAssigning:
    def test_at_most_one_strike_each(self) -> None:
        game = table(company=["aragorn-ii", "frodo", "gimli"])
        meet(game, plain(strikes=2))
        assert game.options == ["strike aragorn-ii", "strike frodo", "strike gimli", "done"]
        game.do("strike frodo")
        assert game.options == ["strike aragorn-ii", "strike gimli", "done"]
        game.do("strike gimli")
        assert game.asked == "order"
        assert game.options == ["fight frodo", "fight gimli"]

    def test_the_traveller_may_hold_back_and_the_hazards_give_the_rest(self) -> None:
        game = table(company=["aragorn-ii", "frodo", "gimli"])
        meet(game, plain(strikes=1, prowess=15))
        game.do("done")
        assert [each["card"] for each in game.events("struck")] == ["frodo"]

    def test_the_traveller_gives_to_the_untapped_alone(self) -> None:
        game = table(
            company=["aragorn-ii", "frodo", "gimli"],
            marks={"frodo": ["tapped"], "gimli": ["wounded"]},
        )
        meet(game, plain(strikes=1))
        assert game.options == ["strike aragorn-ii", "done"]

    def test_the_hazards_give_to_anybody(self) -> None:
        game = table(
            company=["aragorn-ii", "frodo"],
            marks={"frodo": ["wounded"]},
        )
        meet(game, plain(strikes=1, prowess=15))
        game.do("done")
        assert [each["card"] for each in game.events("struck")] == ["frodo"]

    def test_nothing_is_asked_if_everybody_is_struck(self) -> None:
        game = table(company=["aragorn-ii", "frodo"])
        meet(game, plain(strikes=2))
        assert game.asked == "order"

    def test_with_one_strike_less_it_is(self) -> None:
        game = table(company=["aragorn-ii", "frodo", "gimli"])
        meet(game, plain(strikes=2))
        assert game.asked == "assign"

    def test_nothing_is_asked_if_nobody_is_untapped(self) -> None:
        game = table(
            company=["aragorn-ii", "gimli"],
            marks={"gimli": ["tapped"], "aragorn-ii": ["tapped"]},
        )
        meet(game, plain(strikes=1, prowess=15), rolls=[6, 6])
        assert len(game.events("struck")) == 1
        assert game.events("roll")

    def test_the_attacker_assigns_all_if_the_attack_says_so(self) -> None:
        game = table(company=["aragorn-ii", "frodo"], events=["land-drake"])
        attack(game, "land-drake")
        assert [each["card"] for each in game.events("struck")] == ["frodo"]
        assert game.asked == "fight"

    def test_an_ally_can_be_struck(self) -> None:
        game = table(company=["aragorn-ii"], allies={"aragorn-ii": ["gollum"]})
        meet(game, plain(strikes=1))
        assert game.options == ["strike aragorn-ii", "strike gollum", "done"]

    def test_but_not_one_that_cannot_be_attacked(self) -> None:
        game = table(company=["aragorn-ii"], allies={"aragorn-ii": ["goldberry"]})
        meet(game, plain("wolf", strikes=1))
        assert [each["card"] for each in game.events("struck")] == ["aragorn-ii"]


@pytest.mark.rule("S13.4")
class TestExcess:
    def test_each_strike_beyond_the_members_is_one_less_for_the_defender(self) -> None:
        game = table(company=["aragorn-ii"])
        meet(game, plain(strikes=3, prowess=10))
        assert game.asked == "fight"
        game.do("roll", rolls=[3, 4])
        assert "excess:-2" in changes(game)
        assert game.events("roll")[0]["total"] == 7 + ARAGORN - 2

    def test_with_as_many_strikes_as_members_there_is_none(self) -> None:
        game = table(company=["aragorn-ii", "gimli"])
        meet(game, plain(strikes=2, prowess=10))
        game.do("fight gimli", "roll")
        assert not any("excess" in each for each in changes(game))

    def test_the_hazards_put_it_where_it_changes_most(self) -> None:
        # 11 against 6: a strike on Aragorn succeeds at 4 or less (6 ways), with one more at 5 or
        # less (10 ways); on Frodo, who has 1, at 9 or less, with one more at 10 or less.
        game = table(company=["aragorn-ii", "frodo"])
        meet(game, plain(strikes=3, prowess=11))
        game.do("fight frodo", "roll", rolls=[6, 6])
        assert "excess:-1" not in changes(game)
        game.do("roll", rolls=[6, 6])
        assert "excess:-1" in changes(game)

    def test_what_has_not_been_put_anywhere_goes_on_the_last_strike(self) -> None:
        game = table(company=["aragorn-ii", "frodo"])
        fought = meet(game, plain(strikes=4, prowess=11))
        game.do("fight aragorn-ii")
        here = fought.defenders[0].excess
        game.do("roll", rolls=[6, 6])
        assert here + fought.defenders[1].excess == 2
        assert fought.excess == 0

    def test_it_need_not_be_defeated(self) -> None:
        game = table(company=["aragorn-ii"])
        meet(game, plain(strikes=3, prowess=5))
        game.do("roll", rolls=[6, 6])
        assert result(game) == "defeated"


@pytest.mark.rule("S13.5")
class TestEach:
    def test_everybody_faces_one_strike_without_a_question(self) -> None:
        game = table(company=["aragorn-ii", "frodo", "gimli"], events=["neeker-breekers"])
        attack(game, "neeker-breekers")
        assert game.asked == "order"
        assert len(game.events("struck")) == 3

    def test_their_number_cannot_be_raised(self) -> None:
        game = table(company=["aragorn-ii", "frodo"], events=["neeker-breekers", "wake-of-war"])
        fought = attack(game, "neeker-breekers")
        assert len(fought.defenders) == 2
        assert fought.excess == 0
        assert attack_strikes(game.state, fought) == [("printed", 0)]

    def test_nor_lowered(self) -> None:
        game = table(
            company=["aragorn-ii", "frodo"],
            events=["neeker-breekers", "gates-of-morning"],
            hand=["dark-quarrels"],
        )
        attack(game, "neeker-breekers")
        assert game.asked == "order"


@pytest.mark.rule("S13.6")
class TestStrike:
    def test_the_traveller_chooses_the_order(self) -> None:
        game = table(company=["aragorn-ii", "frodo"])
        meet(game, plain(strikes=2, prowess=3))
        game.do("fight frodo", "roll", rolls=[6, 6])
        assert game.asked == "fight"
        game.do("roll", rolls=[6, 6])
        assert [who for who, _ in results(game)] == ["frodo", "aragorn-ii"]

    def test_an_untapped_defender_may_stay_untapped_for_3(self) -> None:
        game = table(company=["aragorn-ii"])
        meet(game, plain(prowess=8))
        assert game.options == ["roll", "hold"]
        game.do("hold", rolls=[3, 3])
        assert "held:-3" in changes(game)
        assert game.marks("aragorn-ii") == set()

    @pytest.mark.parametrize("mark", ["tapped", "wounded"])
    def test_a_tapped_or_wounded_one_may_not(self, mark: str) -> None:
        game = table(company=["gimli", "frodo"], marks={"gimli": [mark]})
        meet(game, plain(victim=game.number("gimli")))
        assert game.options == ["roll", "support frodo"]
        assert [str(each.option) for each in game.state.choice.refused(game.state)] == ["hold"]

    def test_untapped_members_without_a_strike_may_support(self) -> None:
        game = table(
            company=["aragorn-ii", "frodo", "gimli", "legolas"], marks={"gimli": ["tapped"]}
        )
        meet(game, plain(prowess=12))
        game.do("strike aragorn-ii")
        assert game.options == ["roll", "hold", "support frodo", "support legolas"]
        game.do("support frodo")
        assert game.marks("frodo") == {"tapped"}
        assert game.options == ["roll", "hold", "support legolas"]
        game.do("roll", rolls=[3, 3])
        assert "frodo:+1" in changes(game)
        assert game.events("roll")[0]["total"] == 6 + ARAGORN + 1

    def test_who_has_a_strike_of_the_attack_may_not(self) -> None:
        game = table(company=["aragorn-ii", "frodo", "gimli"])
        meet(game, plain(strikes=2, prowess=5))
        game.do("strike aragorn-ii", "strike frodo", "fight aragorn-ii")
        assert "support frodo" not in game.options
        game.do("hold", rolls=[6, 6])
        assert "support aragorn-ii" not in game.options
        assert "support gimli" in game.options

    def test_of_cards_that_need_a_skill_at_most_one(self) -> None:
        game = table(company=["aragorn-ii"], hand=["block", "risky-blow", "dodge"])
        meet(game, plain())
        game.do("play risky-blow")
        assert game.options == ["roll", "hold", "play dodge"]

    def test_one_that_needs_none_leaves_them_open(self) -> None:
        game = table(company=["aragorn-ii"], hand=["risky-blow", "dodge"])
        meet(game, plain())
        game.do("play dodge")
        assert game.options == ["roll", "play risky-blow"]

    def test_in_the_next_strike_another(self) -> None:
        game = table(company=["aragorn-ii", "gimli"], hand=["block", "risky-blow"])
        meet(game, plain(strikes=2))
        game.do("fight aragorn-ii", "play risky-blow", "roll", rolls=[6, 6])
        assert "play block" in game.options

    def test_nothing_is_asked_if_nothing_is_open(self) -> None:
        game = table(company=["aragorn-ii"], marks={"aragorn-ii": ["tapped"]})
        meet(game, plain(prowess=5), rolls=[6, 6])
        assert game.asked == ""
        assert result(game) == "defeated"


@pytest.mark.rule("S13.7")
class TestTotal:
    def test_prowess_and_dice(self) -> None:
        game = table(company=["aragorn-ii"])
        meet(game, plain(prowess=20))
        game.do("roll", rolls=[4, 5])
        assert changes(game) == [f"prowess:+{ARAGORN}"]
        assert game.events("roll")[0]["total"] == 9 + ARAGORN

    @pytest.mark.parametrize(("mark", "cost"), [("tapped", -1), ("wounded", -2)])
    def test_being_tapped_or_wounded_costs(self, mark: str, cost: int) -> None:
        game = table(company=["aragorn-ii"], marks={"aragorn-ii": [mark]})
        meet(game, plain(prowess=20), rolls=[4, 5])
        assert changes(game) == [f"prowess:+{ARAGORN}", f"{mark}:{cost}"]

    def test_a_weapon_and_what_else_changes_it(self) -> None:
        game = table(
            company=["aragorn-ii"], items={"aragorn-ii": ["sword-of-gondolin"]}, events=["sun"]
        )
        meet(game, plain(prowess=20))
        game.do("roll", rolls=[4, 5])
        assert changes(game) == [f"prowess:+{ARAGORN}", "sword-of-gondolin:+2", "sun:+1"]

    def test_the_chance_is_exact(self) -> None:
        game = table(company=["aragorn-ii"])
        meet(game, plain(prowess=12))
        details = {
            str(option): game.state.choice.detail(game.state, option)
            for option in game.state.choice.options(game.state)
        }
        # Above 12 with 6: from 7 on, 21 ways; below: 2 to 5, 10 ways. With 3 less from 10 on.
        assert details["roll"] == {"fails": 21, "hits": 10}
        assert details["hold"] == {"fails": 6, "hits": 26}
        game.do("roll")
        assert game.events("roll")[0]["ways"] == 21


@pytest.mark.rule("S13.8")
class TestFails:
    def test_above_the_prowess_the_strike_is_defeated_and_the_defender_taps(self) -> None:
        game = table(company=["aragorn-ii"])
        meet(game, plain(prowess=8))
        game.do("roll", rolls=[1, 2])
        assert results(game)[0] == ("aragorn-ii", "failed")
        assert game.marks("aragorn-ii") == {"tapped"}
        assert result(game) == "defeated"

    def test_with_a_body_a_check_follows(self) -> None:
        game = table(company=["aragorn-ii"])
        meet(game, plain(prowess=8, body=7))
        game.do("roll", rolls=[6, 6, 4, 4])
        assert [each["why"] for each in game.events("roll")] == ["strike", "strike-body"]
        assert result(game) == "defeated"

    def test_who_took_the_3_stays_untapped(self) -> None:
        game = table(company=["aragorn-ii"])
        meet(game, plain(prowess=8))
        game.do("hold", rolls=[6, 6])
        assert game.marks("aragorn-ii") == set()
        assert result(game) == "defeated"

    def test_an_effect_can_spare_him(self) -> None:
        game = table(company=["aragorn-ii"], hand=["block"])
        meet(game, plain(prowess=8))
        game.do("play block", rolls=[6, 6])
        assert game.marks("aragorn-ii") == set()
        assert "held:-3" not in changes(game)


@pytest.mark.rule("S13.9")
class TestTie:
    def test_equal_the_defender_taps_and_nothing_else_happens(self) -> None:
        game = table(company=["aragorn-ii"])
        meet(game, plain(prowess=13))
        game.do("roll", rolls=[3, 4])
        assert results(game) == [("aragorn-ii", "tied")]
        assert game.marks("aragorn-ii") == {"tapped"}
        assert result(game) == "over"

    def test_unless_he_is_spared(self) -> None:
        game = table(company=["aragorn-ii"])
        meet(game, plain(prowess=10))
        game.do("hold", rolls=[3, 4])
        assert results(game) == [("aragorn-ii", "tied")]
        assert game.marks("aragorn-ii") == set()

    @pytest.mark.parametrize("dice", [[3, 4], [6, 6]])
    def test_a_wounded_defender_stays_wounded(self, dice: list[int]) -> None:
        game = table(company=["aragorn-ii"], marks={"aragorn-ii": ["wounded"]})
        meet(game, plain(prowess=11), rolls=dice)
        assert game.marks("aragorn-ii") == {"wounded"}


@pytest.mark.rule("S13.10")
class TestSucceeds:
    def test_below_the_defender_is_wounded_and_checks_his_body(self) -> None:
        game = table(company=["aragorn-ii"])
        meet(game, plain(prowess=14))
        game.do("roll", rolls=[3, 4, 1, 1])
        assert results(game) == [("aragorn-ii", "succeeded")]
        assert game.marks("aragorn-ii") == {"wounded"}
        assert [each["why"] for each in game.events("roll")] == ["strike", "body-check"]
        assert result(game) == "over"

    @pytest.mark.rule("S13.26")
    def test_what_the_success_does_comes_before_the_check(self) -> None:
        game = table(company=["frodo"], site_="barrow-downs", phase=5)
        face(game)
        game.do("roll", rolls=[1, 1, 6, 6, 1, 1])
        whys = [each["why"] for each in game.events("roll")]
        assert whys == ["strike", "corruption-check", "body-check"]


@pytest.mark.rule("S13.11")
class TestDefeated:
    def test_all_strikes_must_be_defeated(self) -> None:
        game = table(company=["aragorn-ii", "gimli"])
        meet(game, plain(strikes=2, prowess=8))
        game.do("fight gimli", "roll", "roll", rolls=[6, 6, 6, 6])
        assert result(game) == "defeated"
        assert game.state.turn.faced[0].defeated

    def test_one_that_is_not_keeps_it_from_that(self) -> None:
        game = table(company=["aragorn-ii", "gimli"])
        meet(game, plain(strikes=2, prowess=15))
        game.do("fight gimli", "roll", "roll", rolls=[6, 6, 4, 5])
        assert results(game)[-1] == ("aragorn-ii", "tied")
        assert result(game) == "over"
        assert not game.state.turn.faced[0].defeated

    def test_without_a_strike_it_is_not(self) -> None:
        game = table(company=["aragorn-ii"], hand=["more-sense-than-you"])
        meet(game, plain())
        game.do("play more-sense-than-you")
        assert game.state.attack is None
        assert result(game) == "over"

    def test_what_is_over_leaves_no_attack(self) -> None:
        game = table(company=["aragorn-ii"])
        meet(game, plain())
        game.do("roll", rolls=[6, 6])
        assert game.state.attack is None


@pytest.mark.rule("S13.12")
class TestSeveralAttacks:
    def test_the_key_must_still_hold(self) -> None:
        game = table(company=["aragorn-ii"], events=["slayer"], phase=4)
        attack(game, "slayer", KEYED_REGION_TYPE, REGION_TYPES.index("border-land"))
        game.do("pass", "roll", rolls=[6, 6])
        assert game.state.attack is None
        assert len(game.state.turn.faced) == 1

    def test_if_it_does_they_come_one_after_the_other(self) -> None:
        game = table(company=["aragorn-ii"], events=["slayer"], site_="bree", phase=4)
        fought = attack(game, "slayer", KEYED_SITE_TYPE, SITE_TYPES.index("border-hold"))
        assert fought.left == 1
        assert len(game.state.turn.faced) == 1
        game.do("pass", "hold", rolls=[6, 6])
        assert game.state.attack is not None
        assert game.state.attack.left == 0
        assert len(game.state.turn.faced) == 2

    @pytest.mark.rule("S13.23")
    @pytest.mark.parametrize(("first", "both"), [([6, 6], True), ([3, 5], False)])
    def test_the_creature_is_defeated_if_all_are(self, first: list[int], both: bool) -> None:
        game = table(company=["aragorn-ii"], events=["slayer"], site_="bree", phase=4)
        attack(game, "slayer", KEYED_SITE_TYPE, SITE_TYPES.index("border-hold"))
        game.do("pass", "hold", rolls=first)
        game.do("pass", "roll", rolls=[6, 6])
        assert result(game) == "defeated"
        assert game.state.turn.faced[-1].defeated == both


@pytest.mark.rule("S13.13")
class TestCancelledStrike:
    def test_it_is_neither_defeated_nor_successful(self) -> None:
        game = table(company=["frodo"], hand=["halfling-stealth"])
        fought = meet(game, plain(prowess=15))
        game.do("play halfling-stealth")
        assert game.state.attack is None
        assert [each.state for each in fought.defenders] == [CANCELLED]
        assert game.marks("frodo") == set()

    def test_it_keeps_the_attack_from_being_defeated(self) -> None:
        game = table(company=["frodo", "aragorn-ii"], hand=["halfling-stealth"])
        meet(game, plain(strikes=2, prowess=8))
        game.do("fight frodo", "play halfling-stealth", "roll", rolls=[6, 6])
        assert results(game)[-1] == ("aragorn-ii", "failed")
        assert result(game) == "over"


@pytest.mark.rule("S13.14")
class TestAllies:
    def test_an_ally_fights_as_a_character(self) -> None:
        game = table(company=["aragorn-ii"], allies={"aragorn-ii": ["gollum"]})
        meet(game, plain(prowess=5))
        game.do("strike gollum")
        assert game.options == ["roll", "hold", "support aragorn-ii"]
        game.do("roll", rolls=[4, 4])
        assert changes(game) == ["prowess:+2"]
        assert game.marks("gollum") == {"tapped"}

    @pytest.mark.rule("S13.25")
    def test_he_may_support(self) -> None:
        game = table(company=["aragorn-ii"], allies={"aragorn-ii": ["gollum"]})
        meet(game, plain(prowess=5))
        game.do("strike aragorn-ii")
        assert "support gollum" in game.options

    def test_and_be_eliminated(self) -> None:
        game = table(company=["aragorn-ii"], allies={"aragorn-ii": ["gollum"]})
        meet(game, plain(prowess=15))
        game.do("strike gollum", "roll", rolls=[1, 1, 6, 6])
        assert game.in_play() == ["aragorn-ii"]
        assert game.zone("removed") == ["gollum"]


@pytest.mark.rule("S13.15")
class TestTwoStrikes:
    def test_two_strikes_on_one_only_by_an_effect(self) -> None:
        game = table(company=["aragorn-ii", "frodo"], hand=["many-foes-he-fought"])
        fought = meet(game, plain(strikes=2, prowess=8))
        game.do("play many-foes-he-fought", "strike aragorn-ii", "strike aragorn-ii")
        assert [each.who for each in fought.defenders] == [game.number("aragorn-ii")] * 2

    def test_without_it_he_is_given_one(self) -> None:
        game = table(company=["aragorn-ii", "frodo", "gimli"])
        meet(game, plain(strikes=2, prowess=8))
        game.do("strike aragorn-ii")
        assert game.options == ["strike frodo", "strike gimli", "done"]

    def test_each_is_fought_by_itself(self) -> None:
        game = table(company=["aragorn-ii", "frodo"], hand=["many-foes-he-fought"])
        meet(game, plain(strikes=2, prowess=8))
        game.do("play many-foes-he-fought", "strike aragorn-ii", "strike aragorn-ii")
        game.do("roll", rolls=[6, 6])
        assert changes(game)[-1] == "many-foes-he-fought:-1"
        game.do("roll", rolls=[6, 6])
        assert "tapped:-1" in changes(game)
        assert result(game) == "defeated"


@pytest.mark.rule("S13.16")
class TestGear:
    def test_one_weapon_is_used(self) -> None:
        game = table(company=["frodo"], items={"frodo": ["sword-of-gondolin", "glamdring"]})
        meet(game, plain("wolf", prowess=30))
        game.do("roll")
        assert changes(game) == ["prowess:+1", "glamdring:+3"]

    def test_two_that_are_no_weapons_are(self) -> None:
        game = table(company=["aragorn-ii"], items={"aragorn-ii": ["glamdring", "the-one-ring"]})
        meet(game, plain("wolf", prowess=30))
        game.do("roll")
        assert [each.split(":")[0] for each in changes(game)][1:] == ["glamdring", "the-one-ring"]

    @pytest.mark.rule("S13.20")
    @pytest.mark.parametrize(
        ("gear", "best"),
        [
            (["shield-of-iron-bound-ash", "great-shield-of-rohan"], "great-shield-of-rohan"),
            (["great-shield-of-rohan", "shield-of-iron-bound-ash"], "great-shield-of-rohan"),
        ],
    )
    def test_one_shield(self, gear: list[str], best: str) -> None:
        game = table(company=["eowyn"], items={"eowyn": gear})
        game.run(BodyCheck(game.number("eowyn")))
        assert game.events("roll")[0]["against"] == ["body:+7", f"{best}:+2"]

    def test_of_each_sort_one(self) -> None:
        game = table(
            company=["eowyn"],
            items={"eowyn": ["belegennon", "great-shield-of-rohan"]},
        )
        game.run(BodyCheck(game.number("eowyn")))
        found = game.events("roll")[0]["against"]
        assert {each.split(":")[0] for each in found} >= {"belegennon", "great-shield-of-rohan"}

    def test_the_corruption_of_what_is_not_used_counts(self) -> None:
        game = table(company=["frodo"], items={"frodo": ["sword-of-gondolin", "glamdring"]})
        assert corruption(game.state, game.number("frodo")) == 2 + 1


@pytest.mark.rule("S13.17")
class TestPolicy:
    def test_where_the_strike_is_most_likely_to_succeed(self) -> None:
        game = table(company=["aragorn-ii", "frodo", "gimli"])
        fought = plain(prowess=12)
        found = most_endangered(game.state, fought, [each.number for each in game.state.company()])
        assert found == game.number("frodo")
        # 12 against 1 of Frodo: 2 to 10 of two dice are below.
        assert chance_to_succeed(game.state, fought, found) == 33

    def test_of_several_the_lower_body(self) -> None:
        # Boromir II has prowess 6 and body 7, Aragorn II 6 and 9.
        game = table(company=["aragorn-ii", "boromir-ii"])
        found = most_endangered(
            game.state, plain(prowess=12), [each.number for each in game.state.company()]
        )
        assert found == game.number("boromir-ii")

    @pytest.mark.parametrize("rich", ["elladan", "elrohir"])
    def test_then_who_carries_treasures_of_more_points(self, rich: str) -> None:
        game = table(company=["elladan", "elrohir"], items={rich: ["torque-of-hues"]})
        numbers = [each.number for each in game.state.company()]
        assert most_endangered(game.state, plain(prowess=12), numbers) == game.number(rich)

    def test_starting_items_are_no_treasures(self) -> None:
        game = table(
            company=["elladan", "elrohir"],
            items={"elrohir": ["torque-of-hues"]},
            marks={"torque-of-hues": ["starting"]},
        )
        numbers = [each.number for each in game.state.company()]
        assert most_endangered(game.state, plain(prowess=12), numbers) == game.number("elladan")

    def test_the_position_counts(self) -> None:
        game = table(company=["aragorn-ii", "boromir-ii"], marks={"aragorn-ii": ["wounded"]})
        found = most_endangered(
            game.state, plain(prowess=12), [each.number for each in game.state.company()]
        )
        assert found == game.number("aragorn-ii")

    @pytest.mark.rule("S13.22")
    def test_excess_strikes_pile_up_where_they_change_most(self) -> None:
        # 20 against 1: Frodo is hit anyway, so all excess is for Aragorn.
        game = table(company=["aragorn-ii", "frodo"])
        fought = meet(game, plain(strikes=4, prowess=16))
        game.do("fight frodo")
        assert fought.defenders[1].excess == 0
        assert fought.excess == 2


def test_the_chance_of_a_wound() -> None:
    # 12 against Aragorn: below 6 of two dice, 10 ways of 36; against Frodo 33.
    game = table(company=["aragorn-ii", "frodo"])
    assert chance_of_wound(game.state, plain(prowess=12)) == 277_778
    two = plain(strikes=2, prowess=12)
    assert chance_of_wound(game.state, two) == 939_815
    assert chance_of_wound(game.state, plain(prowess=12, assigns=1)) == 916_667


def test_the_chance_of_a_wound_with_excess_strikes() -> None:
    game = table(company=["aragorn-ii"])
    assert chance_of_wound(game.state, plain(strikes=3, prowess=12)) == 583_334


@pytest.mark.rule("S13.21")
def test_hazards_come_before_what_the_traveller_can_do() -> None:
    hand = ["prowess-of-age", "land-drake"]
    game = hazards(table(site_="ettenmoors", phase=4, hand=["concealment"], hazard_hand=hand))
    assert game.asked == "defend"
    assert played(game) == ["land-drake", "prowess-of-age"]


@pytest.mark.rule("S13.18")
class TestNumber:
    def test_the_printed_one(self) -> None:
        game = table(company=["aragorn-ii"])
        assert attack_strikes(game.state, plain("orc", 3)) == [("printed", 3)]

    def test_what_hazards_add_comes_before_what_doubles_it(self) -> None:
        game = table(
            company=["aragorn-ii"],
            events=["awaken-denizens", "wake-of-war"],
            site_="ruined-signal-tower",
            phase=5,
        )
        fought = face(game)
        assert attack_strikes(game.state, fought) == [
            ("printed", 2),
            ("wake-of-war", 1),
            ("awaken-denizens", 3),
        ]

    def test_then_what_the_traveller_halves_rounded_up(self) -> None:
        game = table(company=["aragorn-ii"], events=["gates-of-morning"], hand=["dark-quarrels"])
        fought = meet(game, plain("wolf", 5))
        game.do("play dark-quarrels")
        assert total(attack_strikes(game.state, fought)) == 3

    def test_in_the_order_he_plays_it(self) -> None:
        cards = ["dark-quarrels", "sated-beast"]
        found = []
        for order in (cards, cards[::-1]):
            game = table(
                company=["aragorn-ii"], events=["gates-of-morning", "doors-of-night"], hand=cards
            )
            fought = meet(game, plain("dragon", 4))
            game.do(*[f"play {card}" for card in order])
            found.append(total(attack_strikes(game.state, fought)))
        assert found == [1, 2]

    def test_never_less_than_one(self) -> None:
        game = table(company=["aragorn-ii"], events=["doors-of-night"], hand=["sated-beast"])
        fought = meet(game, plain("dragon", 2))
        game.do("play sated-beast")
        assert total(attack_strikes(game.state, fought)) == 1
        game = table(company=["aragorn-ii"], events=["doors-of-night"], hand=["sated-beast"])
        meet(game, plain("dragon", 1))
        assert game.asked == "fight"

    def test_strikes_added_to_an_attack_on_one_victim_are_excess(self) -> None:
        game = table(company=["aragorn-ii", "gimli"], events=["assassin", "minions-stir"])
        fought = plain("orc", 1, victim=game.number("gimli"))
        meet(game, fought)
        assert len(fought.defenders) == 1
        assert fought.defenders[0].excess == 1


@pytest.mark.rule("S13.19")
class TestFigures:
    def test_ceilings_do_not_touch_support_and_penalties(self) -> None:
        # A weapon that lifts to at most 8 and Aragorn with 6: the 3 for staying untapped come off
        # afterwards.
        game = table(
            company=["aragorn-ii"],
            items={"aragorn-ii": ["glamdring"]},
        )
        meet(game, plain("wolf", prowess=15))
        game.do("hold")
        assert changes(game) == [f"prowess:+{ARAGORN}", "glamdring:+2", "held:-3"]

    def test_a_bonus_instead_of_the_plain_one(self) -> None:
        game = table(company=["aragorn-ii"], items={"aragorn-ii": ["glamdring"]})
        meet(game, plain("orc", prowess=15))
        game.do("roll")
        assert changes(game) == [f"prowess:+{ARAGORN}", "glamdring:+3"]

    def test_the_body_of_an_enemy_is_changed_first_and_halved_last(self) -> None:
        game = table(
            company=["eowyn"], items={"eowyn": ["scabbard-of-chalcedony"]}, events=["dwar-of-waw"]
        )
        attack(game, "dwar-of-waw")
        game.do("roll", rolls=[6, 6, 3, 3])
        # 10, less 1, halved and rounded up.
        check = game.events("roll")[-1]
        assert check["above"] == 5
        assert check["against"] == ["printed:+10", "scabbard-of-chalcedony:-1", "eowyn:-4"]
        assert result(game) == "defeated"

    def test_own_body_with_armor(self) -> None:
        game = table(company=["aragorn-ii"], items={"aragorn-ii": ["shield-of-iron-bound-ash"]})
        meet(game, plain(prowess=20))
        game.do("roll", rolls=[1, 1])
        assert game.events("roll")[-1]["why"] == "body-check"


@pytest.mark.rule("S15.3")
class TestAtHome:
    def test_at_his_home_site_a_character_may_tap_to_cancel_one(self) -> None:
        # Aragorn's home is Bree.
        game = table(company=["aragorn-ii", "gimli"], events=["fell-winter"], site_="bree", phase=5)
        face(game)
        assert game.options == ["tap aragorn-ii", "pass"]
        game.do("tap aragorn-ii")
        assert result(game) == "cancelled"
        assert game.marks("aragorn-ii") == {"tapped"}

    def test_not_tapped_or_wounded(self) -> None:
        game = table(
            company=["aragorn-ii", "gimli"],
            events=["fell-winter"],
            site_="bree",
            phase=5,
            marks={"aragorn-ii": ["wounded"]},
        )
        face(game)
        assert game.asked != "defend"

    def test_not_the_attack_of_a_creature(self) -> None:
        game = table(company=["aragorn-ii", "gimli"], site_="bree", phase=4)
        meet(game, plain())
        assert game.asked == "assign"


class TestText:
    """A state in the middle of an attack is written and read back."""

    def again(self, game: Game) -> None:
        state = game.state.copy()
        state.agenda = [frame for frame in state.agenda if not isinstance(frame, Idle)]
        assert GAME.restore(state.data()).data() == state.data()

    def test_all_along(self) -> None:
        game = table(
            company=["aragorn-ii", "frodo", "gimli", "legolas"],
            items={"frodo": ["glamdring", "star-glass"]},
            events=["sun"],
            hand=["risky-blow", "stars"],
        )
        meet(game, plain("orc", strikes=2, prowess=15, body=5))
        for option in ("strike gimli", "strike frodo", "fight gimli", "play risky-blow"):
            self.again(game)
            game.do(option)
        self.again(game)
        game.do("support legolas")
        self.again(game)
        game.do("roll", rolls=[6, 6, 6, 6])
        self.again(game)
        game.do("roll", rolls=[1, 1, 6, 6])
        assert game.asked == "save"
        self.again(game)
        game.do("save glamdring")
        assert game.asked == "heir"
        self.again(game)

    def test_without_an_attack_it_cannot_be(self) -> None:
        game = table(company=["aragorn-ii", "frodo", "gimli", "legolas"])
        meet(game, plain(strikes=2))
        for option in ("strike gimli", "strike frodo", "fight gimli", "roll"):
            state = game.state.copy()
            assert {frame.problem(state) for frame in state.agenda} == {""}
            state.attack = None
            wrong = {frame.problem(state) for frame in state.agenda}
            assert wrong == {"", "solitaire-agenda-attack"}
            game.do(option, rolls=[6, 6])

    def test_of_strikes_that_are_met_with_the_body(self) -> None:
        game = table(
            company=["aragorn-ii", "frodo"],
            events=["smaug"],
            hazard_hand=["dragons-breath"],
            phase=4,
        )
        attack(game, "smaug")
        assert game.asked == "breath"
        self.again(game)
