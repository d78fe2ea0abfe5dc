"""Q3.6 What a view tells a hero's player about travelling: fares, ways and reach."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

from mathom.games.quest.bot.fighting import keenness
from mathom.games.quest.cards.modifiers import fare
from mathom.games.quest.constants import ICONS
from mathom.games.quest.hero.current_turn import move_hero
from mathom.games.quest.hero.reach import travel
from mathom.games.quest.hero.travel import paths_for, payable, suits
from mathom.games.quest.model.state import Quest
from tests.quest.table import BOX, GAME, number, position

DECK = [card.id for card in BOX.cards if card.owner == BOX.names["hero"].index("argalad")]


def at(location: str, *hand: str, items: tuple[str, ...] = ()) -> Quest:
    """Argalad somewhere with a hand."""
    hero = {"sheet": "argalad", "at": location, "hand": list(hand), "items": list(items)}
    return position(heroes=[hero])


def cheapest(state: Quest, most: int) -> dict[str, int]:
    """How many cards each place costs at least, found by paying for every way in every manner."""
    here = state.heroes[0].location
    hand = tuple(sorted(hidden.card for hidden in state.heroes[0].hand))
    found: dict[int, int] = {}
    seen = {(here, hand)}
    waiting = [(here, hand)]
    for _ in range(most):
        reached: list[tuple[int, tuple[int, ...]]] = []
        for place, cards in waiting:
            move_hero(state, 1, place)
            for end, path in paths_for(state, 1):
                fitting = [(card,) for card in cards if suits(state, path, card)]
                for paid in [*fitting, *combinations(cards, fare(state, 1, path))]:
                    left = list(cards)
                    for card in paid:
                        left.remove(card)
                    stop = (end, tuple(left))
                    if stop not in seen:
                        seen.add(stop)
                        reached.append(stop)
                        found[end] = min(found.get(end, 99), len(hand) - len(left))
        waiting = reached
    found.pop(here, None)
    return {BOX.locations[end].id: cards for end, cards in found.items()}


@pytest.mark.rule("Q3.6")
@pytest.mark.parametrize("seed", range(12))
def test_the_hand_reaches_what_paying_for_every_way_would_reach(seed: int) -> None:
    chance = random.Random(seed)
    start = chance.choice(BOX.locations).id
    hand = chance.sample(DECK, 2 + seed % 3)
    items = ((), ("horse",), ("boat",), ("boat", "horse"))[seed % 4]
    moves = (None, None, 1, 2)[seed // 3]
    found = travel(at(start, *hand, items=items), 1, moves)["reach"]
    expected = cheapest(at(start, *hand, items=items), 9 if moves is None else moves)
    assert {place: each["cards"] for place, each in found.items()} == expected
    for place, each in found.items():
        assert each["way"][-1]["to"] == place
        paid = [leg["pay"] for leg in each["way"]]
        assert sum(pay if isinstance(pay, int) else 1 for pay in paid) == each["cards"]


@pytest.mark.rule("Q3.6")
def test_the_ways_on_are_told_with_what_the_hand_has_for_each() -> None:
    state = at("the-grey-havens", *DECK[:2])
    told = {way["to"]: way for way in travel(state, 1, None)["ways"]}
    assert set(told) > {BOX.locations[end].id for end, _ in paths_for(state, 1)}
    assert not told["belfalas"]["payable"]
    for end, path in paths_for(state, 1):
        way = told[BOX.locations[end].id]
        assert way["payable"] == ((end, path) in payable(state, 1))
        assert way["fare"] == fare(state, 1, path)
        fitting = [
            hidden.card for hidden in state.heroes[0].hand if suits(state, path, hidden.card)
        ]
        assert way["icons"] == len(fitting)
        by_icon = fitting and way["fare"] > 1
        assert way["pay"] == (ICONS[path.icon] if by_icon else way["fare"])


@pytest.mark.rule("Q3.6")
def test_the_cards_of_the_hand_are_told_by_the_icons_that_they_show() -> None:
    state = at("bree", *DECK[:4])
    payers = dict(travel(state, 1, None)["payers"])
    hand = sorted({hidden.card for hidden in state.heroes[0].hand})
    assert payers.pop("any") == [BOX.cards[card].id for card in hand]
    assert list(payers) == list(ICONS)
    for number_, icon in enumerate(ICONS):
        shown = [card for card in hand if number_ in BOX.cards[card].icons]
        assert payers[icon] == [BOX.cards[card].id for card in shown]


@pytest.mark.rule("Q3.6")
def test_the_hand_is_told_in_the_order_in_which_a_bot_would_pay_with_it() -> None:
    state = at("bree", *DECK[:6])
    spare = travel(state, 1, None)["spare"]
    hand = [BOX.cards[hidden.card] for hidden in state.heroes[0].hand]
    assert sorted(spare) == sorted(card.id for card in hand)
    first, last = (next(card for card in hand if card.id == id) for id in (spare[0], spare[-1]))
    assert keenness(first) < keenness(last)


@pytest.mark.rule("Q3.6")
def test_an_empty_hand_pays_for_no_way() -> None:
    assert not any(way["payable"] for way in travel(at("bree"), 1, None)["ways"])


@pytest.mark.rule("Q3.6")
def test_fares_that_items_change_are_told() -> None:
    assert travel(at("bree"), 1, None)["fares"] == {}
    state = at("bree", items=("boat",))
    told = travel(state, 1, None)["fares"]
    assert told == {
        BOX.names["path"][path.index]: 1
        for path in BOX.paths
        if path.water and path.item < 0 and path.number != 1
    }


@pytest.mark.rule("Q3.16")
def test_nobody_else_is_told_what_a_hand_pays_for() -> None:
    state = at("bree", *DECK[:3])
    seen: dict[int | None, Any] = {
        seat: GAME.view(state, seat)["heroes"]["hero-1"] for seat in (0, 1, None)
    }
    assert [seat for seat, hero in seen.items() if "travel" in hero] == [1]


def test_a_large_hand_is_soon_planned() -> None:
    every = [id for id in DECK for _ in range(BOX.cards[number("card", id)].copies)]
    state = at("erebor", *every, items=("boat", "horse"))
    assert len(state.heroes[0].hand) > 10
    assert len(travel(state, 1, None)["reach"]) == len(BOX.locations) - 1
