"""R4 The cards."""

from __future__ import annotations

import pytest

from mathom.kernel.chance import Seeded
from mathom.locale import messages, sentences
from tests.dice.plays import RECORDS, advancing, assaulted, attack, idle
from tests.dice.table import BOX, GAME, Rigged, table

CARDS = {id: record for id, record in RECORDS.items() if record["kind"] == "card"}
KINDS = {
    "weapon": {"anduril", "sting", "glamdring", "dwarven-axe"},
    "elven-gift": {"elven-cloak", "elven-rope", "phial", "lembas"},
    "heirloom": {"horn-of-gondor", "mithril-coat", "evenstar", "palantir"},
}


@pytest.mark.rule("R4.1")
def test_there_are_three_types_of_cards() -> None:
    types = [card["type"] for card in CARDS.values()]
    assert {kind: types.count(kind) for kind in types} == {"basic": 3, "unit": 12, "artifact": 12}


@pytest.mark.rule("R4.1")
@pytest.mark.parametrize("id", CARDS)
def test_a_card_states_its_cost_its_glory_its_abilities_and_six_faces(id: str) -> None:
    card = CARDS[id]
    assert len(card["faces"]) == 6
    assert card["cost"] >= (id != "frodo")
    assert bool(card["glory"]) == (card["type"] == "unit" or id in ("frodo", "sam"))
    assert bool(card["abilities"]) == (id != "bill")


@pytest.mark.rule("R4.2")
def test_every_card_brings_four_dice_but_frodo_none_and_samwise_two() -> None:
    wilds = table(location="moria").view()["wilds"]
    counts = {card: len(dice) for card, dice in wilds.items() if dice or card == "frodo"}
    assert len(counts) == 12
    assert counts.pop("frodo") == 0
    assert counts.pop("sam") == 2
    assert set(counts.values()) == {4}


@pytest.mark.rule("R4.2", "R5.5", "R5.6")
@pytest.mark.parametrize("location", ["shire", "rivendell"])
def test_cards_that_enter_bring_four_dice_each(location: str) -> None:
    game = advancing(location, {})
    laid = [event["card"] for event in game.told("lay-out")]
    assert len(laid) == (3 if location == "shire" else 6)
    assert {len(game.view()["wilds"][card]) for card in laid} == {4}


@pytest.mark.rule("R4.3", "R5.5")
def test_one_card_of_each_kind_of_artifact_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    assert {kind: {c for c in CARDS if CARDS[c]["dice"] == kind} for kind in KINDS} == KINDS
    seen: dict[str, set[str]] = {kind: set() for kind in KINDS}
    for seed in range(24):
        stream = Seeded(str(seed))
        monkeypatch.setattr(Rigged, "pick", lambda self, n, stream=stream: stream.pick(n))
        row = advancing("shire", {}).view()["rows"]["2"]
        assert [CARDS[card]["dice"] for card in row] == list(KINDS)
        for card in row:
            seen[CARDS[card]["dice"]].add(card)
    assert seen == KINDS


@pytest.mark.rule("R4.4", "R5.6")
def test_a_random_side_of_each_unit_card_is_in_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[str] = set()
    for seed in range(12):
        stream = Seeded(str(seed))
        monkeypatch.setattr(Rigged, "pick", lambda self, n, stream=stream: stream.pick(n))
        game = advancing("rivendell", {})
        while game.asked[1] == "place":
            game.do(game.options[0])
        rows = game.view()["rows"]
        cards = [*rows["3"], *rows["4"]]
        assert len({CARDS[card]["dice"] for card in cards}) == 6
        seen.update(cards)
    assert seen == {id for id, card in CARDS.items() if card["type"] == "unit"}


@pytest.mark.rule("R4.5")
def test_three_enemy_cards_have_five_dice_each() -> None:
    sets = [record for record in RECORDS.values() if record["kind"] == "enemy-set"]
    assert [record["id"] for record in sets] == ["fotr", "ttt", "rotk"]
    for record in sets:
        sort = next(sort for sort in BOX.sorts if sort.id == record["id"])
        assert len(sort.dice) == 5
        assert all("eye" in face or "enemy" in face for face in record["faces"])


@pytest.mark.rule("R4.6")
def test_the_locations_come_in_their_order() -> None:
    assert [record["id"] for record in RECORDS.values() if record["kind"] == "location"] == [
        *("shire", "rivendell", "moria", "helms-deep"),
        *("pelennor", "black-gate", "mount-doom", "grey-havens"),
    ]
    game = advancing("moria", {})
    assert game.view()["location"] == "helms-deep"


@pytest.mark.rule("R4.7", "R7.9")
def test_an_attached_artifact_costs_nothing_and_strengthens_its_unit() -> None:
    game = table({"muster": ["frodo:5", "frodo:6", "sting:4"], "active": ["merry:1"]})
    game.do("attach weapon-1", "bear frodo-2")
    assert game.view()["bearers"] == {"weapon-1": "frodo-2"}
    assert game.view()["fellowship"] == 0
    attacks = {die: unit["attack"] for die, unit in game.view()["units"].items()}
    assert attacks == {"frodo-1": 1, "frodo-2": 2}


@pytest.mark.rule("R4.7")
def test_a_unit_may_carry_several_artifacts_and_takes_them_along() -> None:
    game = table({"muster": ["frodo:5", "anduril:4", "mithril-coat:4"], "active": ["bill:1"]})
    game.do("attach weapon-1", "attach heirloom-1")
    assert game.view()["units"]["frodo-1"] == {"attack": 3, "defense": 4}
    fallen = assaulted("frodo:5+anduril:4+mithril-coat:4", enemies=["rotk:2"])
    assert fallen.side(1).used == ["frodo-1", "weapon-1", "heirloom-1"]
    assert fallen.view()["bearers"] == {}


@pytest.mark.rule("R4.7", "R7.2")
def test_an_attached_artifact_leaves_with_a_unit_that_scores() -> None:
    game = table({"muster": ["frodo:5+sting:4"], "active": ["bill:1"]}, at="score")
    assert game.side(1).used == ["frodo-1", "weapon-1"]
    assert game.view()["bearers"] == {}


@pytest.mark.rule("R4.7", "R7.9")
def test_an_artifact_is_attached_to_a_mustered_unit_alone() -> None:
    loose = {"muster": ["sting:4"], "active": ["frodo:5", "bill:1"], "prepared": ["merry:4"]}
    game = table(loose)
    assert "attach weapon-1" not in game.options
    assert game.refused["attach weapon-1"] == ("no-unit", "R7.9")
    [refused] = game.state.choice.refused(game.state)
    why = sentences.refusal(GAME, messages("en"), refused)
    assert why == "Attach Sting: you have no mustered Unit (rule R7.9)."
    game.do("muster frodo-1", "attach weapon-1")
    assert game.view()["bearers"] == {"weapon-1": "frodo-1"}


@pytest.mark.rule("R4.7")
@pytest.mark.parametrize("card", ["elven-cloak", "elven-rope", "phial"])
def test_what_is_used_cannot_be_attached(card: str) -> None:
    game = table({"muster": ["frodo:5", f"{card}:4"], "active": ["bill:1"]})
    assert "attach elven-gift-1" not in game.options


@pytest.mark.rule("R4.7", "R7.7")
def test_an_immediate_artifact_acts_when_it_is_rolled() -> None:
    game = table({"bag": ["lembas", "frodo"]}, at="draw", rolls=[1, 4])
    assert game.view()["fellowship"] == 3
    assert game.side(1).spent == ["elven-gift-1"]


@pytest.mark.rule("R4.7", "R14.34")
def test_an_artifact_is_used_in_ones_own_turn_and_goes_to_the_used_pile() -> None:
    side = {"muster": ["elven-rope:4"], "used": ["merry", "bill", "sam"], "active": ["frodo:1"]}
    for at in ("dice", "war", "recruit"):
        extra = {"muster": ["elven-rope:4", "frodo:5"]} if at == "war" else {}
        game = table({**side, **extra}, at=at, fellowship=3).do("use elven-gift-1")
        assert game.asked == ("player-1", "fetch")
        assert "elven-gift-1" in game.side(1).used


@pytest.mark.rule("R4.7", "R14.34")
def test_an_artifact_is_used_in_another_players_turn() -> None:
    mine = {"muster": ["elven-rope:4"], "used": ["merry", "bill"]}
    game = table({"muster": ["frodo:5"]}, mine, at="war")
    assert game.asked == ("player-2", "anytime")
    game.do("use elven-gift-1", "fetch halflings-1", "fetch bill-1")
    assert game.side(2).active == ["bill-1", "halflings-1"]
    assert game.asked == ("player-1", "war")


@pytest.mark.rule("R4.8", "R7.2")
def test_artifacts_neither_score_nor_leave_the_muster_area_by_themselves() -> None:
    muster = {"muster": ["frodo:5", "sting:4", "elven-cloak:4"], "active": ["frodo:1"]}
    game = table(muster, at="score")
    assert game.asked == ("player-1", "stay")
    game.do("done")
    assert game.side(1).glory == 1
    assert game.side(1).muster == ["weapon-1", "elven-gift-1"]


@pytest.mark.rule("R4.7", "R7.22", "R7.9")
def test_what_is_attached_stays_there() -> None:
    muster = ["frodo:5+sting:4", "sam:5", "elven-cloak:4"]
    game = table({"muster": muster, "active": ["frodo:1"]}, {}, at="dice")
    assert not [option for option in game.options if option.endswith("weapon-1")]
    game.do("done", "attack")
    assert game.asked[1] == "tidy"
    assert game.options == ["discard elven-gift-1", "done"]


@pytest.mark.rule("R4.7", "R7.9")
def test_artifacts_are_attached_in_phase_2_alone() -> None:
    muster = {"muster": ["frodo:5", "sting:4"], "active": ["frodo:1"]}
    game = table(muster, {}, at="dice")
    assert "attach weapon-1" in game.options
    game.do("done")
    seen = []
    while game.asked[0] == "player-1":
        seen += game.options
        game.do({"war": "attack"}.get(game.asked[1], "done"))
    assert seen
    assert "attach weapon-1" not in seen


@pytest.mark.rule("R4.9", "R7.19")
def test_enemy_dice_come_from_locations_and_from_guarded_rows() -> None:
    game = advancing("shire", {}, rolls=[1, 1])
    assert [event["die"] for event in game.told("enlist")] == ["fotr-1", "fotr-2"]
    assert game.sauron["muster"] == ["fotr-1", "fotr-2"]
    recruited = table({}, at="recruit", fellowship=3).do("recruit merry")
    assert recruited.told("guard") == [{"set": "ttt", "die": "ttt-1"}]


@pytest.mark.rule("R4.10", "R12.1")
def test_an_elven_cloak_is_mustered_kept_and_used_against_sauron() -> None:
    game = table({"active": ["elven-cloak:4", "frodo:5", "merry:1"]}, {}, location="rivendell")
    game.do("muster elven-gift-1", "muster frodo-1", "attack")
    assert game.asked[1] == "tidy"
    idle(game, "player-2")
    assert game.side(1).muster == ["frodo-1", "elven-gift-1"]
    attacked = assaulted("frodo:5", "elven-cloak:4", enemies=["fotr:1"])
    assert attacked.asked == ("player-1", "brace")
    attacked.do("use elven-gift-1")
    assert attacked.side(1).muster == ["frodo-1"]  # 1 + 2 against 2
    assert attacked.side(1).used == ["elven-gift-1"]


@pytest.mark.rule("R4.8")
def test_an_artifact_that_stands_alone_takes_no_part_in_an_attack() -> None:
    assert attack("frodo:5", "anduril:4").told("total")[0]["count"] == 1
