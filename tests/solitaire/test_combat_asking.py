"""What cards ask about attacks, and what the questions of a fight tell."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.solitaire.constants import (
    AUTOMATIC,
    KEYED_REGION_TYPE,
    KEYED_SITE_TYPE,
    NONE,
    REGION_TYPES,
    SITE_TYPES,
)
from mathom.games.solitaire.leaving import discard
from mathom.games.solitaire.model.cards import Event
from mathom.games.solitaire.model.state import Faced
from mathom.kernel.effects import Bindings
from mathom.kernel.errors import BadData
from mathom.kernel.reading import Reader
from mathom.kernel.schema import new
from tests.solitaire.fights import attack, face, meet, plain
from tests.solitaire.table import BOX, Game, card, table

BORDER_HOLD = (KEYED_SITE_TYPE, SITE_TYPES.index("border-hold"))
WILDERNESS = (KEYED_REGION_TYPE, REGION_TYPES.index("wilderness"))


def holds(game: Game, whom: int = NONE, /, **table_: Any) -> bool:
    """Whether a condition that data files write so holds now."""
    reader = Reader({"when": table_}, "test", BadData)
    condition = BOX.compiler.condition(reader, "when")
    return condition.of(game.state, Bindings(target=whom))


class TestTheAttack:
    def fought(self, race: str = "orc", **about: int) -> Game:
        game = table(company=["aragorn-ii", "frodo"])
        meet(game, plain(race, **about))
        return game

    def test_without_one_nothing_holds(self) -> None:
        game = table(company=["aragorn-ii"])
        for name, value in {
            "attack_race": "orc",
            "attack_race_not": "wolf",
            "attack_kind": "creature",
            "attack_manifestation": "at-home",
            "attack_manifestation_of": "smaug",
            "attack_name_any": ["smaug"],
            "attack_name_not": ["smaug"],
            "attack_printed_prowess_min": 1,
            "attack_cancellable": True,
            "attack_cancelled": True,
            "struck_race": "hobbit",
            "struck_skill": "warrior",
        }.items():
            assert not holds(game, **{name: value}), name

    def test_its_race(self) -> None:
        game = self.fought("orc")
        assert holds(game, attack_race="orc")
        assert holds(game, attack_race=["wolf", "orc"])
        assert not holds(game, attack_race=["wolf", "man"])
        assert holds(game, attack_race_not=["wolf", "man"])
        assert not holds(game, attack_race_not=["orc"])

    def test_its_kind(self) -> None:
        assert holds(self.fought(), attack_kind="creature")
        assert not holds(self.fought(), attack_kind=["automatic", "keyed-to-site"])
        assert holds(self.fought(kind=AUTOMATIC), attack_kind=["automatic", "event"])
        game = self.fought(keyed=BORDER_HOLD[0], key=BORDER_HOLD[1])
        assert holds(game, attack_kind="keyed-to-site")
        game = self.fought(keyed=WILDERNESS[0], key=WILDERNESS[1])
        assert not holds(game, attack_kind="keyed-to-site")

    def test_its_printed_prowess(self) -> None:
        game = table(company=["aragorn-ii"], events=["doors-of-night", "clouds"])
        meet(game, plain(prowess=12))
        assert holds(game, attack_printed_prowess_min=12)
        assert not holds(game, attack_printed_prowess_min=13)

    def test_whose_manifestation_it_is(self) -> None:
        game = table(company=["aragorn-ii", "frodo"], events=["smaug"])
        attack(game, "smaug")
        assert holds(game, attack_manifestation_of=["scatha", "smaug"])
        assert not holds(game, attack_manifestation_of="scatha")
        assert holds(game, attack_manifestation="creature")
        assert not holds(game, attack_manifestation="at-home")
        assert holds(game, attack_name_any=["smaug"])
        assert not holds(game, attack_name_not=["smaug"])
        assert holds(game, attack_name_not=["scatha"])

    def test_an_attack_of_the_site_is_nobodys(self) -> None:
        game = table(company=["aragorn-ii"], site_="the-lonely-mountain", phase=5)
        face(game)
        assert not holds(game, attack_manifestation_of="smaug")
        assert not holds(game, attack_manifestation="at-home")
        assert holds(game, attack_name_not=["smaug"])

    def test_that_of_the_dragon_at_home_is_his(self) -> None:
        game = table(
            company=["aragorn-ii"], events=["smaug-at-home"], site_="the-lonely-mountain", phase=5
        )
        face(game, 1)
        assert holds(game, attack_manifestation="at-home", attack_manifestation_of="smaug")

    def test_whether_it_can_be_cancelled(self) -> None:
        game = table(company=["aragorn-ii", "frodo"], hand=["concealment"])
        meet(game, plain())
        assert game.asked == "defend"
        assert holds(game, attack_cancellable=True)
        assert not holds(game, attack_cancellable=False)
        game.do("pass")
        assert holds(game, attack_cancellable=False)

    def test_exile_of_solitude_asks_for_a_dragon_at_home(self) -> None:
        exile = BOX.cards[card("exile-of-solitude")]
        assert isinstance(exile, Event)
        first, second = exile.modes
        for dragon, lair, found in (
            ("smaug", "the-lonely-mountain", [True, False]),
            ("earcaraxe", "isle-of-the-ulond", [True, True]),
        ):
            game = table(company=["aragorn-ii"], events=[f"{dragon}-at-home"], site_=lair, phase=5)
            face(game, 1)
            asked = [first.needs, second.needs]
            assert [each.of(game.state, Bindings()) for each in asked if each] == found


class TestTheStruck:
    def test_race_and_skill(self) -> None:
        game = table(company=["frodo", "aragorn-ii"])
        meet(game, plain())
        game.do("strike frodo")
        assert holds(game, struck_race="hobbit")
        assert not holds(game, struck_race=["dwarf", "dunadan"])
        assert holds(game, struck_skill="scout")
        assert not holds(game, struck_skill="warrior")


class TestThisTurn:
    def turn(self, *races: str) -> Game:
        game = table(company=["aragorn-ii", "frodo"])
        for race in races:
            made = new(Faced)
            made.card, made.race = card("bert-burat"), BOX.names["race"].index(race)
            made.keyed, made.key = WILDERNESS
            game.state.turn.faced.append(made)
        return game

    def test_what_was_faced_before(self) -> None:
        game = self.turn("orc", "wolf")
        assert holds(game, faced_race="wolf")
        assert holds(game, faced_race_any=["man", "orc"])
        assert not holds(game, faced_race_any=["man"])
        assert holds(game, faced_name_any=["bert-burat", "tom-tuma"])
        assert not holds(game, faced_name_any=["tom-tuma"])
        asked = {"attack_race": ["orc"], "keyed_region_type": "wilderness"}
        assert holds(game, faced_attack=asked)
        assert not holds(game, faced_attack={**asked, "attack_race": ["man"]})
        assert not holds(game, faced_attack={**asked, "keyed_region_type": "border-land"})

    def test_the_attack_that_is_fought_does_not_count_among_them(self) -> None:
        game = self.turn()
        meet(game, plain("wolf"))
        assert not holds(game, faced_race="wolf")
        assert holds(game, company_faced_race="wolf")
        assert not holds(game, company_faced_race="orc")

    def test_who_was_wounded_by_whom(self) -> None:
        game = table(company=["aragorn-ii", "frodo"])
        meet(game, plain("dragon", prowess=20))
        game.do("strike frodo", "roll", rolls=[1, 1, 1, 1])
        frodo, other = game.number("frodo"), game.number("aragorn-ii")
        assert holds(game, frodo, wounded_by_race="dragon")
        assert not holds(game, frodo, wounded_by_race="orc")
        assert not holds(game, other, wounded_by_race="dragon")

    def test_whether_the_site_has_an_automatic_attack(self) -> None:
        assert holds(table(site_="goblin-gate"), site_has_auto_attack=True)
        assert not holds(table(site_="bree"), site_has_auto_attack=True)
        assert holds(table(site_="bree"), site_has_auto_attack=False)
        game = table(site_="bree", events=["fell-winter"])
        assert holds(game, site_has_auto_attack=True)


class TestPrompts:
    """Every question of a fight says what it is about, and options what they would bring."""

    def asked(self, game: Game) -> dict[str, object]:
        choice = game.state.choice
        for option in choice.options(game.state):
            choice.detail(game.state, option)
        choice.refused(game.state)
        return dict(choice.prompt_args(game.state))

    def passing(self, game: Game) -> str:
        return str(game.state.choice.passing(game.state))

    def test_of_an_attack(self) -> None:
        game = table(company=["aragorn-ii", "frodo", "gimli"], hand=["concealment", "risky-blow"])
        meet(game, plain("orc", strikes=2, prowess=12))
        about = {"by": "rivendell", "race": "orc", "strikes": 2, "prowess": 12}
        assert (game.asked, self.asked(game)) == ("defend", about)
        assert self.passing(game) == "pass"
        game.do("pass")
        assert (game.asked, self.asked(game)) == ("assign", {**about, "count": 2})
        assert self.passing(game) == "done"
        option = next(each for each in game.state.choice.options(game.state) if each.value >= 0)
        assert game.state.choice.detail(game.state, option) == {"ways": 10}
        done = game.state.choice.options(game.state)[-1]
        assert game.state.choice.detail(game.state, done) == {}
        game.do("strike aragorn-ii", "strike gimli")
        assert (game.asked, self.asked(game)) == ("order", {**about, "count": 2})
        details = [
            game.state.choice.detail(game.state, option)
            for option in game.state.choice.options(game.state)
        ]
        # Below 12 with 6, or with 7 of Gimli, who hates Orcs.
        assert details == [{"ways": 10}, {"ways": 6}]
        game.do("fight gimli")
        assert game.asked == "fight"
        assert self.asked(game) == {**about, "card": "gimli", "defence": 7}
        assert self.passing(game) == "roll"

    def test_of_somebody_who_is_gone(self) -> None:
        game = table(company=["aragorn-ii", "frodo", "gimli"], items={"frodo": ["glamdring"]})
        meet(game, plain(victim=game.number("frodo"), prowess=20))
        game.do("roll", rolls=[1, 1, 6, 6])
        assert (game.asked, self.asked(game)) == ("save", {"card": "frodo"})
        assert self.passing(game) == "done"
        game.do("save glamdring")
        assert (game.asked, self.asked(game)) == ("heir", {"card": "glamdring"})

    def test_of_cards(self) -> None:
        game = table(
            company=["aragorn-ii", "frodo", "gimli"], items={"aragorn-ii": ["horn-of-defiance"]}
        )
        meet(game, plain(strikes=2, prowess=3))
        game.do("strike aragorn-ii")
        assert (game.asked, self.asked(game)) == (
            "take-all",
            {"card": "horn-of-defiance", "count": 1},
        )
        game = table(company=["aragorn-ii"], hand=["fast-asleep"], site_="dol-guldur", phase=5)
        face(game)
        game.do("play fast-asleep")
        assert (game.asked, self.asked(game)) == ("which-attack", {"card": "fast-asleep"})
        game = table(company=["frodo"], events=["smaug"], hazard_hand=["dragons-breath"], phase=4)
        attack(game, "smaug")
        assert (game.asked, self.asked(game)) == ("breath", {"card": "frodo", "prowess": 17})
        roll, taps = game.state.choice.options(game.state)
        # Below 17 with a body of 9, and of 12.
        assert game.state.choice.detail(game.state, roll) == {"hits": 21}
        assert game.state.choice.detail(game.state, taps) == {"hits": 6}


class TestMoments:
    """What belongs to a fight can be used in it (S15.2, S19.6)."""

    @pytest.mark.rule("S19.6", "S13.21")
    def test_other_cards_cannot_be_used_in_a_strike(self) -> None:
        game = table(company=["gimli", "frodo"], items={"gimli": ["healing-herbs"]})
        game.state.in_play.mark(game.number("frodo"), 1)
        meet(game, plain(victim=game.number("gimli")))
        if game.asked == "defend":
            assert "use healing-herbs" in game.options
            game.do("pass")
        assert game.options == ["roll", "hold"]

    @pytest.mark.rule("S15.2", "S13.21")
    def test_nor_during_the_automatic_attacks(self) -> None:
        game = table(
            company=["gimli", "frodo"],
            items={"gimli": ["healing-herbs"]},
            marks={"frodo": ["wounded"]},
            hand=["quiet-lands"],
            site_="goblin-gate",
            phase=5,
        )
        face(game)
        assert game.options == ["play quiet-lands", "pass"]


def test_an_attack_is_over_once_its_card_has_left() -> None:
    game = table(company=["aragorn-ii"], events=["smaug-ahunt"], hand=["concealment"], phase=4)
    meet(game, plain("dragon", strikes=2, by=game.number("smaug-ahunt")))
    discard(game.state, game.number("smaug-ahunt"))
    game.do("pass")
    assert game.state.attack is None
    assert not game.state.turn.faced[0].defeated
    assert game.events("roll") == []


def test_an_attack_that_everybody_faces_has_no_number_of_strikes() -> None:
    game = table(company=["aragorn-ii", "frodo"], events=["neeker-breekers"])
    attack(game, "neeker-breekers")
    assert game.events("attack")[0]["strikes"] == 0
