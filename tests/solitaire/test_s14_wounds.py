"""S14 Body checks, wounds, elimination, and leaving the company."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.combat.body_checks import BodyCheck, leave_company
from mathom.games.solitaire.leaving import tap
from tests.solitaire.fights import changes, meet, plain, result, results
from tests.solitaire.table import Game, Idle, table

BODY = 9
"""That of Aragorn II."""


def killed(game: Game, who: str) -> Game:
    """Somebody is eliminated by a body check."""
    return game.run(BodyCheck(game.number(who)), rolls=[6, 6])


@pytest.mark.rule("S14.1")
class TestBodyCheck:
    @pytest.mark.parametrize(("dice", "lives"), [([4, 5], True), ([4, 6], False)])
    def test_above_his_body_he_is_eliminated(self, dice: list[int], lives: bool) -> None:
        game = table(company=["aragorn-ii", "frodo"])
        meet(game, plain(prowess=20, victim=game.number("aragorn-ii")))
        game.do("roll", rolls=[1, 1, *dice])
        assert ("aragorn-ii" in game.in_play()) == lives
        if lives:
            assert game.marks("aragorn-ii") == {"wounded"}

    def test_with_1_more_if_he_was_wounded_before_the_strike(self) -> None:
        game = table(company=["aragorn-ii"], marks={"aragorn-ii": ["wounded"]})
        meet(game, plain(prowess=20), rolls=[1, 1, 4, 4])
        assert changes(game, "body-check") == ["wounded-before:+1"]
        assert game.events("roll")[-1]["total"] == 9

    def test_not_for_the_wound_of_the_strike_itself(self) -> None:
        game = table(company=["aragorn-ii"])
        meet(game, plain(prowess=20))
        game.do("roll", rolls=[1, 1, 4, 4])
        assert changes(game, "body-check") == []

    def test_the_chance_is_told(self) -> None:
        game = table(company=["aragorn-ii"])
        game.run(BodyCheck(game.number("aragorn-ii")), rolls=[1, 1])
        (told,) = game.events("roll")
        assert (told["above"], told["ways"]) == (BODY, 6)

    def test_cards_change_his_body(self) -> None:
        game = table(company=["aragorn-ii"], items={"aragorn-ii": ["great-shield-of-rohan"]})
        game.run(BodyCheck(game.number("aragorn-ii")), rolls=[1, 1])
        assert game.events("roll")[0]["above"] == BODY  # to at most 9
        game = table(company=["frodo"], items={"frodo": ["great-shield-of-rohan"]})
        game.run(BodyCheck(game.number("frodo")), rolls=[1, 1])
        assert game.events("roll")[0]["above"] == 9


@pytest.mark.rule("S14.2")
class TestElimination:
    def test_he_is_out_of_the_game(self) -> None:
        game = killed(table(company=["aragorn-ii", "frodo"]), "aragorn-ii")
        assert game.in_play() == ["frodo"]
        assert game.zone("removed") == ["aragorn-ii"]

    def test_an_unwounded_companion_may_take_one_item(self) -> None:
        game = killed(
            table(
                company=["aragorn-ii", "frodo"],
                items={"aragorn-ii": ["glamdring", "torque-of-hues"]},
            ),
            "aragorn-ii",
        )
        assert game.asked == "save"
        assert game.options == ["save glamdring", "save torque-of-hues", "done"]
        game.do("save glamdring")
        assert game.in_play("frodo") == ["glamdring"]
        assert game.zone("treasures") == ["torque-of-hues"]

    def test_each_of_them_one(self) -> None:
        game = killed(
            table(
                company=["aragorn-ii", "frodo", "gimli"],
                items={"aragorn-ii": ["glamdring", "torque-of-hues", "star-glass"]},
            ),
            "aragorn-ii",
        )
        game.do("save star-glass", "by gimli", "save glamdring")
        assert game.in_play("frodo") == ["glamdring"]
        assert game.in_play("gimli") == ["star-glass"]
        assert game.zone("treasures") == ["torque-of-hues"]

    def test_a_wounded_one_may_not(self) -> None:
        game = killed(
            table(
                company=["aragorn-ii", "frodo"],
                items={"aragorn-ii": ["glamdring"]},
                marks={"frodo": ["wounded"]},
            ),
            "aragorn-ii",
        )
        assert game.asked == ""
        assert game.zone("treasures") == ["glamdring"]

    def test_a_tapped_one_may(self) -> None:
        game = killed(
            table(
                company=["aragorn-ii", "frodo"],
                items={"aragorn-ii": ["glamdring"]},
                marks={"frodo": ["tapped"]},
            ),
            "aragorn-ii",
        )
        game.do("save glamdring")
        assert game.in_play("frodo") == ["glamdring"]

    def test_nobody_has_to(self) -> None:
        game = killed(
            table(company=["aragorn-ii", "frodo"], items={"aragorn-ii": ["glamdring"]}),
            "aragorn-ii",
        )
        game.do("done")
        assert game.zone("treasures") == ["glamdring"]

    def test_no_check_is_made_for_it(self) -> None:
        game = killed(
            table(company=["aragorn-ii", "frodo"], items={"aragorn-ii": ["glamdring"]}),
            "aragorn-ii",
        )
        game.do("save glamdring")
        assert [each["why"] for each in game.events("roll")] == ["body-check"]

    def test_a_copy_that_one_may_bear_once_is_not_saved_twice(self) -> None:
        game = killed(
            table(
                company=["aragorn-ii", "frodo"],
                items={"aragorn-ii": ["elven-cloak"], "frodo": ["elven-cloak"]},
            ),
            "aragorn-ii",
        )
        assert game.asked == ""

    def test_the_last_one_loses_the_game(self) -> None:
        game = killed(table(company=["aragorn-ii"]), "aragorn-ii")
        assert game.state.outcome is not None
        assert game.state.outcome.reason == "nobody-left"


@pytest.mark.rule("S14.3")
class TestAlliesAndFollowers:
    def test_his_allies_are_discarded(self) -> None:
        game = killed(
            table(company=["aragorn-ii", "frodo"], allies={"aragorn-ii": ["gollum"]}), "aragorn-ii"
        )
        assert game.in_play() == ["frodo"]
        assert game.zone("resource_discard") == ["gollum"]

    def test_his_followers_stay(self) -> None:
        game = killed(
            table(company=["aragorn-ii", "frodo"], followers={"aragorn-ii": ["frodo"]}),
            "aragorn-ii",
        )
        assert game.in_play() == ["frodo"]
        assert game.state.in_play[game.number("frodo")].bearer == -1

    @pytest.mark.rule("S13.24")
    def test_the_strike_on_his_ally_is_not_fought(self) -> None:
        game = table(company=["aragorn-ii", "frodo"], allies={"aragorn-ii": ["gollum"]})
        meet(game, plain(strikes=3, prowess=20))
        game.do("fight aragorn-ii", "roll", rolls=[1, 1, 6, 6])
        game.do("roll", rolls=[6, 6, 1, 1])
        assert [who for who, _ in results(game)] == ["aragorn-ii", "frodo"]
        assert result(game) == "over"


@pytest.mark.rule("S14.4")
class TestFailedStrike:
    @pytest.mark.parametrize(("dice", "how"), [([3, 4], "over"), ([4, 4], "defeated")])
    def test_above_its_body_it_is_defeated(self, dice: list[int], how: str) -> None:
        game = table(company=["aragorn-ii"])
        meet(game, plain(prowess=8, body=7))
        game.do("roll", rolls=[6, 6, *dice])
        assert result(game) == how
        assert game.state.turn.faced[0].defeated == (how == "defeated")

    def test_the_defender_taps_either_way(self) -> None:
        game = table(company=["aragorn-ii"])
        meet(game, plain(prowess=8, body=7))
        game.do("roll", rolls=[6, 6, 1, 1])
        assert game.marks("aragorn-ii") == {"tapped"}

    def test_after_a_tie_there_is_none(self) -> None:
        game = table(company=["aragorn-ii"])
        meet(game, plain(prowess=13, body=7))
        game.do("roll", rolls=[3, 4])
        assert [each["why"] for each in game.events("roll")] == ["strike"]


@pytest.mark.rule("S14.5")
class TestWounded:
    def test_he_fights_at_2_less(self) -> None:
        game = table(company=["aragorn-ii"], marks={"aragorn-ii": ["wounded"]})
        meet(game, plain(prowess=8), rolls=[6, 6])
        assert "wounded:-2" in changes(game)

    def test_he_cannot_support(self) -> None:
        game = table(company=["aragorn-ii", "frodo"], marks={"frodo": ["wounded"]})
        meet(game, plain(victim=game.number("aragorn-ii")))
        assert game.options == ["roll", "hold"]

    def test_nor_tap_for_a_cost(self) -> None:
        game = table(
            company=["aragorn-ii"], marks={"aragorn-ii": ["wounded"]}, hand=["concealment"]
        )
        meet(game, plain(), rolls=[6, 6])
        assert game.asked == ""
        tap(game.state, game.number("aragorn-ii"))
        assert game.marks("aragorn-ii") == {"wounded"}


@pytest.mark.rule("S14.6")
class TestLeaving:
    def left(self, **about: object) -> Game:
        game = table(
            company=["aragorn-ii", "frodo", "gimli"],
            items={"aragorn-ii": ["glamdring", "torque-of-hues"]},
            **about,  # type: ignore[arg-type]
        )
        game.state.push(Idle())
        leave_company(game.state, game.number("aragorn-ii"))
        return game.run()

    def test_he_leaves_the_game(self) -> None:
        game = self.left()
        game.do("done")
        assert game.zone("removed") == ["aragorn-ii"]
        assert sorted(game.zone("treasures")) == ["glamdring", "torque-of-hues"]

    def test_one_item_may_pass_to_a_companion(self) -> None:
        game = self.left()
        game.do("save glamdring", "by gimli")
        assert game.in_play("gimli") == ["glamdring"]
        assert game.zone("treasures") == ["torque-of-hues"]
        assert game.asked == ""

    @pytest.mark.rule("S14.7")
    def test_also_to_a_wounded_one(self) -> None:
        game = self.left(marks={"gimli": ["wounded"], "frodo": ["wounded"]})
        game.do("save torque-of-hues", "by frodo")
        assert game.in_play("frodo") == ["torque-of-hues"]
