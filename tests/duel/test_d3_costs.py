"""D3 Costs."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mathom.games.duel.box import SEATS, SKILLS
from mathom.games.duel.costs import missing, shortages
from mathom.games.duel.state import Side
from mathom.games.duel.symbols import WILD_SKILL
from mathom.kernel.errors import IllegalOption
from mathom.kernel.match import Match
from mathom.kernel.schema import new
from tests.duel.table import BOX, GAME, asked, duel, options, refused, side, table

CARDS = {record["id"]: record for record in GAME.cards() if record["kind"] == "card"}
TILES = {record["id"]: record for record in GAME.cards() if record["kind"] == "tile"}
FREE = [id for id, card in CARDS.items() if not card["coins"] and not card["skills"]]
GIVERS = {card["chain_to"]: id for id, card in CARDS.items() if card["chain_to"]}
TAKERS = {card["chain_from"]: id for id, card in CARDS.items() if card["chain_from"]}
SCHOLAR = "c2-grey-leadership-or-knowledge"
WARRIOR = "c2-grey-ruse-or-strength-or-courage"
WILD = "elves-3"


def offered(card: str, coins: int, **holding: Any) -> Match:
    """Sauron to move, with a card that he may take and another to go on with."""
    chapter = CARDS[card]["chapter"]
    spare = {1: "c1-yellow-2-coins-4", 2: "c2-yellow-4-coins", 3: "c3-purple-move-3"}[chapter]
    if spare == card:
        spare = {1: "c1-grey-ruse-1", 2: "c2-blue-1-ring", 3: "c3-blue-2-rings"}[chapter]
    return table(chapter=chapter, offer=[card, spare], sauron={"coins": coins, **holding})


def price(match: Match, card: str, seat: str = "sauron") -> int:
    found = match.view(None)["board"]["prices"][seat][card]
    parts = CARDS[card]["coins"] + len(found["missing"])
    assert found["total"] == (0 if found["chain"] else parts)
    assert found["surcharge"] == 0
    total: int = found["total"]
    return total


@pytest.mark.rule("D3.1")
@pytest.mark.parametrize(
    ("card", "coins"),
    [("c1-blue-1-ring-fish", 1), ("c2-grey-double-ruse", 1), ("c3-blue-3-rings", 3)],
)
def test_coin_costs_go_to_the_reserve(card: str, coins: int) -> None:
    match = offered(card, 8, steps=9)
    before = duel(match).reserve
    match.apply(f"play {card}")
    assert side(match, "sauron").coins == 8 - coins
    assert side(match, "fellowship").coins == 0
    assert duel(match).reserve == before + coins


@pytest.mark.rule("D3.1")
def test_a_coin_cost_must_be_in_the_purse() -> None:
    match = offered("c3-blue-3-rings", 2)
    assert refused(match)["play c3-blue-3-rings"] == ("too-dear", "D3.1")
    with pytest.raises(IllegalOption):
        match.apply("play c3-blue-3-rings")
    assert "play c3-blue-3-rings" in options(offered("c3-blue-3-rings", 3))


@pytest.mark.rule("D3.2")
@pytest.mark.parametrize(
    ("cards", "coins"),
    [
        ([], 3),
        (["c1-grey-ruse-1"], 2),
        (["c1-grey-ruse-1", "c1-grey-ruse-2"], 1),
        (["c2-grey-double-ruse"], 1),
        (["c1-grey-ruse-1", "c2-grey-double-ruse"], 0),
        (["c1-grey-ruse-1", "c1-grey-ruse-2", "c2-grey-double-ruse"], 0),
        (["c1-grey-strength-1", "c1-grey-courage-1", "c1-grey-knowledge"], 3),
    ],
)
def test_each_skill_symbol_counts_once(cards: list[str], coins: int) -> None:
    match = offered("c2-red-gondor-mordor", 5, cards=cards)
    assert price(match, "c2-red-gondor-mordor") == coins
    match.apply("play c2-red-gondor-mordor")
    assert side(match, "sauron").coins == 5 - coins


@pytest.mark.rule("D3.2")
def test_the_same_symbols_count_again_on_the_next_turn() -> None:
    cards = ["c1-grey-ruse-1", "c1-grey-strength-1"]
    offer = ["c2-blue-1-ring", "c2-grey-knowledge", "c2-red-lindon-rohan", "c2-grey-leadership"]
    match = table(chapter=2, offer=offer, sauron={"coins": 1, "cards": cards})
    match.apply("play c2-blue-1-ring")
    match.apply("play c2-grey-knowledge")
    match.apply("play c2-red-lindon-rohan")
    assert side(match, "sauron").coins == 0


@pytest.mark.rule("D3.3", "D3.4")
@pytest.mark.parametrize(
    ("holding", "missing"),
    [
        ({}, ["ruse", "knowledge", "leadership"]),
        ({"cards": [SCHOLAR]}, ["ruse", "leadership"]),
        ({"cards": [SCHOLAR, "c1-grey-knowledge"]}, ["ruse"]),
        ({"cards": [WARRIOR], "tokens": [WILD]}, ["leadership"]),
    ],
)
def test_a_view_names_the_skills_that_have_to_be_bought(
    holding: dict[str, Any], missing: list[str]
) -> None:
    match = offered("c3-yellow-5-coins", 10, **holding)
    prices = match.view(None)["board"]["prices"]["sauron"]
    assert prices["c3-yellow-5-coins"]["missing"] == missing


@pytest.mark.rule("D3.2")
def test_skills_of_the_opponent_do_not_count() -> None:
    match = table(
        chapter=2, offer=["c2-blue-1-ring"], fellowship={"cards": ["c2-grey-double-ruse"]}
    )
    assert price(match, "c2-blue-1-ring", "sauron") == 2
    assert price(match, "c2-blue-1-ring", "fellowship") == 1


@pytest.mark.rule("D3.3")
@pytest.mark.parametrize(
    ("card", "holding", "coins"),
    [
        ("c3-yellow-5-coins", {"cards": [SCHOLAR]}, 2),
        ("c3-yellow-5-coins", {"cards": [SCHOLAR, "c1-grey-knowledge"]}, 1),
        ("c3-yellow-5-coins", {"cards": [SCHOLAR, "c1-grey-leadership"]}, 1),
        ("c3-yellow-5-coins", {"cards": [WARRIOR]}, 2),
        ("c3-yellow-5-coins", {"cards": [SCHOLAR, WARRIOR]}, 1),
        ("c3-yellow-5-coins", {"cards": [SCHOLAR, WARRIOR], "tokens": [WILD]}, 0),
        ("c3-red-lindon-mordor", {"cards": [WARRIOR]}, 4),
        ("c3-red-lindon-mordor", {"cards": [SCHOLAR, WARRIOR]}, 3),
        ("c3-red-lindon-mordor", {"cards": [SCHOLAR, WARRIOR], "tokens": [WILD]}, 2),
        ("c3-red-lindon-mordor", {"tokens": [WILD]}, 4),
        ("c3-red-rhovanion-mordor", {"cards": [SCHOLAR]}, 5),
        ("c3-blue-3-rings", {"cards": [SCHOLAR, WARRIOR], "tokens": [WILD]}, 3),
    ],
)
def test_either_or_skills_are_spent_where_they_help(
    card: str, holding: dict[str, Any], coins: int
) -> None:
    match = offered(card, 10, **holding)
    assert price(match, card) == coins
    match.apply(f"play {card}")
    assert match.log[0].args["price"] == coins


@pytest.mark.rule("D3.3")
def test_an_either_or_skill_may_be_another_one_every_turn() -> None:
    offer = ["c2-green-humans", "c2-yellow-4-coins", "c2-green-hobbits", "c2-grey-knowledge"]
    cards = [SCHOLAR, "c2-grey-double-courage", "c2-grey-double-ruse"]
    match = table(chapter=2, offer=offer, sauron={"cards": cards})
    match.apply("play c2-green-humans")
    match.apply("play c2-yellow-4-coins")
    match.apply("play c2-green-hobbits")
    assert side(match, "sauron").coins == 0
    assert len(side(match, "sauron").cards) == 5


def fewest_missing(cost: list[int], skills: list[int], eithers: list[set[int]]) -> int:
    """Try every way to use every either/or card."""
    best = sum(cost)
    for used in itertools.product(*eithers):
        have = [count + used.count(skill) for skill, count in enumerate(skills)]
        best = min(best, sum(max(0, n - h) for n, h in zip(cost, have, strict=True)))
    return best


few = st.lists(st.integers(0, 3), min_size=5, max_size=5)


@pytest.mark.rule("D3.3")
@given(few, few, st.lists(st.sets(st.integers(0, 4), min_size=1), max_size=4), st.booleans())
def test_the_best_assignment_is_found(
    cost: list[int], skills: list[int], eithers: list[set[int]], wild: bool
) -> None:
    holder = new(Side)
    holder.skills = tuple(skills)
    holder.eithers = tuple(sum(1 << skill for skill in choice) for choice in eithers)
    holder.powers = WILD_SKILL if wild else 0
    asked_for = tuple((skill, count) for skill, count in enumerate(cost) if count)
    sources = [*eithers, set(range(len(SKILLS)))] if wild else eithers
    assert missing(holder, asked_for) == fewest_missing(cost, skills, sources)


@pytest.mark.rule("D3.4")
@pytest.mark.parametrize("seat", SEATS)
def test_each_missing_skill_costs_one_coin(seat: str) -> None:
    holdings: dict[str, Any] = {seat: {"coins": 4, "cards": ["c1-grey-strength-1"]}}
    offer = ["c2-blue-2-rings-bedroll", "c2-grey-knowledge"]
    match = table(chapter=2, offer=offer, to_move=seat, **holdings)
    match.apply("play c2-blue-2-rings-bedroll")
    assert side(match, seat).coins == 2
    assert duel(match).reserve == 28


@pytest.mark.rule("D3.4")
def test_nothing_limits_the_missing_skills_but_the_purse() -> None:
    card = "c3-red-rhovanion-gondor"
    match = offered(card, 5)
    match.apply(f"play {card}")
    assert side(match, "sauron").coins == 0
    match = offered(card, 4)
    assert refused(match)[f"play {card}"] == ("too-dear", "D3.4")
    assert f"discard {card}" in options(match)
    with pytest.raises(IllegalOption) as fault:
        match.apply(f"play {card}")
    assert (fault.value.reason, fault.value.rule) == ("too-dear", "D3.4")


@pytest.mark.rule("D3.4")
def test_missing_skills_are_added_to_the_coin_cost() -> None:
    match = offered(WARRIOR, 3)
    assert price(match, WARRIOR) == 3
    match.apply(f"play {WARRIOR}")
    assert side(match, "sauron").coins == 0


@pytest.mark.rule("D3.5")
def test_nineteen_cards_have_no_cost() -> None:
    assert len(FREE) == 19


@pytest.mark.rule("D3.5")
@pytest.mark.parametrize("card", FREE)
def test_a_card_with_no_cost_is_free(card: str) -> None:
    match = offered(card, 0)
    assert price(match, card) == 0
    match.apply(f"play {card}")
    assert match.log[0].args == {"seat": "sauron", "card": card, "price": 0}


@pytest.mark.rule("D3.6")
def test_there_are_seventeen_chains_and_none_ends_in_chapter_one() -> None:
    assert len(BOX.names["chain"]) == len(GIVERS) == len(TAKERS) == 17
    assert set(GIVERS) == set(TAKERS) == set(BOX.names["chain"])
    for symbol, taker in TAKERS.items():
        assert CARDS[taker]["chapter"] > CARDS[GIVERS[symbol]]["chapter"] >= 1


@pytest.mark.rule("D3.6")
@pytest.mark.parametrize("symbol", sorted(TAKERS))
def test_the_chain_symbol_makes_the_card_free(symbol: str) -> None:
    taker = TAKERS[symbol]
    match = offered(taker, 0, cards=[GIVERS[symbol]], units={"mordor": 1})
    assert price(match, taker, "sauron") == 0
    events = match.apply(f"play {taker}")
    assert events[0].kind == "chain"
    assert events[0].args == {"seat": "sauron", "card": taker, "chain": symbol}
    assert BOX.names["card"].index(taker) in side(match, "sauron").cards


@pytest.mark.rule("D3.6")
@pytest.mark.parametrize("symbol", sorted(TAKERS))
def test_without_the_chain_symbol_the_card_is_paid(symbol: str) -> None:
    taker = TAKERS[symbol]
    cost = CARDS[taker]["coins"] + sum(CARDS[taker]["skills"].values())
    others = [id for other, id in GIVERS.items() if other != symbol and id != taker]
    holdings: dict[str, Any] = {
        "fellowship": {"cards": [GIVERS[symbol]]},
        "sauron": {"coins": cost - 1, "cards": others[:3]},
    }
    chapter = CARDS[taker]["chapter"]
    match = table(chapter=chapter, offer=[taker], **holdings)
    assert price(match, taker, "sauron") == cost
    assert price(match, taker, "fellowship") == 0
    rule = "D3.4" if CARDS[taker]["skills"] else "D3.1"
    assert refused(match)[f"play {taker}"] == ("too-dear", rule)
    holdings["sauron"]["coins"] = cost
    match = table(chapter=chapter, offer=[taker], **holdings)
    match.apply(f"play {taker}")
    assert match.log[0].args["price"] == cost


@pytest.mark.rule("D3.7")
@pytest.mark.parametrize("tile", sorted(TILES))
def test_a_landmark_asks_for_six_skills(tile: str) -> None:
    assert sum(TILES[tile]["skills"].values()) == 6
    match = table(offer=["c1-grey-ruse-1"], landmarks=[tile], sauron={"coins": 5})
    assert refused(match)[f"landmark {tile}"] == ("too-dear", "D3.7")
    match = table(offer=["c1-grey-ruse-1"], landmarks=[tile], sauron={"coins": 6})
    match.apply(f"landmark {tile}")
    assert match.log[0].args["price"] == 6
    assert side(match, "sauron").coins == (5 if tile == "erebor" else 0)


@pytest.mark.rule("D3.7")
@pytest.mark.parametrize(
    ("holding", "coins"),
    [
        ({}, 6),
        ({"fortresses": ["lindon"]}, 7),
        ({"fortresses": ["lindon", "arnor", "mordor"]}, 9),
        ({"cards": ["c2-grey-double-ruse", "c1-grey-ruse-1"]}, 3),
        ({"cards": ["c2-grey-double-ruse", "c1-grey-ruse-1", SCHOLAR]}, 2),
        ({"cards": ["c2-grey-double-ruse"], "tokens": [WILD], "fortresses": ["lindon"]}, 4),
        ({"tokens": ["dwarves-1"], "fortresses": ["lindon", "arnor"]}, 6),
    ],
)
def test_a_landmark_costs_missing_skills_and_a_coin_per_own_fortress(
    holding: dict[str, Any], coins: int
) -> None:
    def stands(purse: int) -> Match:
        return table(
            chapter=2,
            offer=["c2-blue-1-ring"],
            landmarks=["helms-deep"],
            sauron={"coins": purse, **holding},
            fellowship={"fortresses": ["gondor", "enedwaith"]},
        )

    assert refused(stands(coins - 1))["landmark helms-deep"] == ("too-dear", "D3.7")
    match = stands(coins)
    prices = match.view(None)["board"]["prices"]
    totals = {seat: prices[seat]["helms-deep"]["total"] for seat in prices}
    assert totals == {"sauron": coins, "fellowship": 8}
    match.apply("landmark helms-deep")
    assert side(match, "sauron").coins == 0
    assert asked(match) == ("fellowship", "turn")


@pytest.mark.rule("D3.7")
def test_spare_skills_do_not_pay_the_surcharge() -> None:
    cards = ["c2-grey-double-ruse", "c1-grey-ruse-1", "c1-grey-knowledge", "c1-grey-leadership"]
    cards += ["c2-grey-leadership", SCHOLAR, WARRIOR, "c2-grey-double-courage"]
    match = table(
        chapter=2,
        offer=["c2-blue-1-ring"],
        landmarks=["helms-deep"],
        sauron={"coins": 2, "cards": cards, "tokens": [WILD], "fortresses": ["lindon", "arnor"]},
    )
    match.apply("landmark helms-deep")
    assert match.log[0].args["price"] == 2


@pytest.mark.rule("D3.3")
@pytest.mark.parametrize(
    ("eithers", "left"),
    [((0b11, 0b01), ()), ((0b01, 0b11), ()), ((0b01, 0b01), ("strength",)), ((), SKILLS[:2])],
)
def test_what_is_said_to_lack_is_what_the_best_use_of_either_or_cards_leaves(
    eithers: tuple[int, ...], left: tuple[str, ...]
) -> None:
    assert shortages((0,) * len(SKILLS), eithers, False).of(((0, 1), (1, 1))) == left


@pytest.mark.rule("D3.1", "D3.7")
def test_an_option_tells_what_it_costs_or_brings() -> None:
    match = table(
        chapter=2,
        offer=["c2-blue-1-ring", "c2-grey-leadership"],
        landmarks=["helms-deep"],
        sauron={"coins": 20},
    )
    told = {item["text"]: item["detail"] for item in match.view(1)["choice"]["options"]}
    assert told["play c2-blue-1-ring"] == {"price": price(match, "c2-blue-1-ring")}
    assert told["landmark helms-deep"] == {"price": 6}
    assert told["discard c2-blue-1-ring"] == {"gain": 2}
