"""Deals that must fit what is known of several cards together, counted by hand."""

from __future__ import annotations

from collections import Counter

from mathom.kernel.chance import Seeded
from mathom.kernel.dealing import Demand, deal_anew
from mathom.kernel.pile import HiddenCard

HAND = 0b01
TABLE = 0b10
MELEE, RANGED = 0, 1
TYPES = (MELEE, MELEE, RANGED, RANGED)


def place(
    card: int, clues: int = 0, *, entered: int = 0, drawn: int = 0, bound: int = -1
) -> HiddenCard:
    return HiddenCard(card, entered, drawn, 1, clues, bound, bound >= 0)


def deals(
    places: list[HiddenCard], bag: list[int], demands: list[Demand], times: int = 1_200
) -> Counter[tuple[int, ...]]:
    """How often each deal comes."""
    found: Counter[tuple[int, ...]] = Counter()
    for number in range(times):
        cards = [HiddenCard(card) for card in bag]
        dealt, left = deal_anew(places, cards, Seeded(f"{number}"), demands, TYPES)
        found[tuple(hidden.card for hidden in dealt)] += 1
        assert len(left) == len(bag)
        assert all(hidden.bound == -1 for hidden in left)
    return found


def even(found: Counter[tuple[int, ...]]) -> bool:
    """Whether each deal comes about as often as any other."""
    share = found.total() / len(found)
    return all(abs(count - share) < 5 * share**0.5 for count in found.values())


def test_a_bound_card_lies_in_one_of_its_places() -> None:
    found = deals([place(0, HAND, bound=0), place(1, HAND), place(2)], [3], [])
    assert {deal.index(0) for deal in found} == {0, 1}
    assert len(found) == 2 * 3 * 2, "two places for it, and any two of three in the others"
    assert even(found)


def test_a_bound_card_lies_in_no_place_that_was_filled_before_it_came() -> None:
    places = [place(0, HAND, entered=2, drawn=2, bound=0), place(1, HAND, drawn=1)]
    assert set(deals(places, [2, 3], [], 200)) == {(0, 1), (0, 2), (0, 3)}


def test_told_numbers_hold_and_all_deals_that_fit_are_alike() -> None:
    found = deals([place(0, HAND), place(2, HAND)], [1, 3], [Demand(0, (1, 1))])
    assert set(found) == {(m, r) for m in (0, 1) for r in (2, 3)} | {
        (r, m) for m in (0, 1) for r in (2, 3)
    }
    assert even(found)


def test_at_least_so_many_leaves_the_rest_free() -> None:
    found = deals([place(0, HAND), place(2, HAND)], [1, 3], [Demand(0, (1, 0))])
    assert set(found) == {
        (a, b) for a in range(4) for b in range(4) if a != b and MELEE in (TYPES[a], TYPES[b])
    }
    assert even(found)


def test_two_demands_hold_at_once() -> None:
    places = [place(0, HAND), place(2, HAND | TABLE), place(1, TABLE)]
    found = deals(places, [3], [Demand(0, (1, 1)), Demand(1, (1, 1))])
    for first, second, third in found:
        assert TYPES[first] != TYPES[second] != TYPES[third]
    assert len(found) == 2 * 2 * 2
    assert even(found)


def test_numbers_and_ages_hold_at_once() -> None:
    """A card seen going in after the hand was drawn cannot make up the number."""
    places = [place(0, HAND), place(2, HAND)]
    bag = [HiddenCard(1, entered=1), HiddenCard(3)]
    found = set()
    for number in range(100):
        dealt, _ = deal_anew(places, bag, Seeded(f"{number}"), [Demand(0, (1, 1))], TYPES)
        found.add(tuple(hidden.card for hidden in dealt))
    assert found == {(0, 2), (0, 3), (2, 0), (3, 0)}


def test_equal_cards_are_dealt_apart() -> None:
    places = [place(0, HAND), place(0, HAND), place(2, TABLE)]
    for number in range(200):
        bag = [HiddenCard(card) for card in (0, 0, 2, 3)]
        dealt, left = deal_anew(places, bag, Seeded(f"{number}"), [Demand(0, (1, 0))], TYPES)
        cards = sorted(hidden.card for hidden in (*dealt, *left))
        assert cards == [0, 0, 0, 0, 2, 2, 3]
