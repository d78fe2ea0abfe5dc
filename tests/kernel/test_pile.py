from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mathom.kernel.chance import Recorded, Seeded
from mathom.kernel.dealing import deal_anew
from mathom.kernel.pile import NEVER, PUBLIC, HiddenCard, Pile, fresh


def test_a_drawn_card_notes_when_it_came_out_and_who_saw_it() -> None:
    pile = fresh([5, 6])
    hidden, rest = pile.draw(Recorded([(1, 2)]), 1 << 2)
    assert hidden == HiddenCard(6, entered=0, drawn=0, seen=1 << 2)
    assert hidden.known(2)
    assert not hidden.known(0)
    assert not hidden.known(None)
    assert rest.cards() == [5]
    assert pile.cards() == [5, 6]


def test_what_everybody_saw_is_known_to_spectators_too() -> None:
    hidden, _ = fresh([5]).draw(Recorded([]), PUBLIC)
    assert hidden.known(None)
    assert hidden.known(3)


def test_cards_put_back_lie_where_they_were_put() -> None:
    pile = (
        fresh([7])
        .over([HiddenCard(1, seen=1)])
        .under([HiddenCard(2, seen=1), HiddenCard(3, seen=1)])
    )
    drawn = []
    while len(pile):
        hidden, pile = pile.draw(Recorded([]))
        drawn.append(hidden.card)
    assert drawn == [1, 7, 2, 3]


def test_who_knew_a_card_on_top_still_knows_it_when_it_is_drawn() -> None:
    pile = fresh([]).over([HiddenCard(1, entered=0, drawn=0, seen=1 << 0)])
    hidden, _ = pile.draw(Recorded([]), 1 << 1)
    assert hidden.known(0)
    assert hidden.known(1)


@pytest.mark.parametrize("card", [1, 4, 9])
def test_a_card_is_found_wherever_it_lies(card: int) -> None:
    pile = fresh([4, 5]).over([HiddenCard(1)]).under([HiddenCard(9)])
    assert sorted(pile.without(card).cards()) == sorted({1, 4, 5, 9} - {card})


def test_a_card_that_is_not_there_cannot_be_taken() -> None:
    with pytest.raises(ValueError, match="no card 3"):
        fresh([4]).without(3)


def test_shuffling_forgets_places_and_notes_what_was_seen_going_in() -> None:
    hidden, pile = fresh([1, 2]).draw(Recorded([(0, 2)]), 1)
    pile = pile.shuffled(shown=[8], hidden=[hidden])
    assert pile.shuffles == 1
    assert pile.bag == (
        HiddenCard(1, entered=0),
        HiddenCard(2, entered=0),
        HiddenCard(8, entered=1),
    )


def test_an_open_card_and_one_from_elsewhere_are_seen_going_in() -> None:
    pile = fresh([1]).shuffled(hidden=[HiddenCard(2, 0, 0, PUBLIC), HiddenCard(3, NEVER, 0, 1)])
    assert [hidden.entered for hidden in pile.bag] == [0, 1, 1]


def test_a_card_seen_going_in_cannot_be_among_those_drawn_before() -> None:
    early, pile = fresh([1, 2]).draw(Seeded("a"), 1)
    pile = pile.shuffled(shown=[8])
    found: Counter[int] = Counter()
    for number in range(200):
        (hidden,), bag = deal_anew([early], pile.bag, Seeded(f"deal {number}"))
        found[hidden.card] += 1
        assert sorted([hidden.card, *(other.card for other in bag)]) == [1, 2, 8]
        assert (hidden.drawn, hidden.seen) == (early.drawn, early.seen)
    assert set(found) == {1, 2}
    assert 70 < found[1] < 130


def test_what_was_drawn_later_can_be_any_card() -> None:
    early, pile = fresh([1, 2]).draw(Seeded("a"), 1)
    late, pile = pile.shuffled(shown=[8]).draw(Seeded("b"), 1)
    deals: Counter[tuple[int, int]] = Counter()
    for number in range(600):
        (first, second), _ = deal_anew([early, late], pile.bag, Seeded(f"deal {number}"))
        deals[first.card, second.card] += 1
    assert set(deals) == {(1, 2), (1, 8), (2, 1), (2, 8)}
    assert all(110 < count < 190 for count in deals.values())


def test_the_order_of_asking_does_not_decide_who_starves() -> None:
    late = HiddenCard(1, entered=0, drawn=1)
    early = HiddenCard(2, entered=0, drawn=0)
    for number in range(50):
        (first, second), _ = deal_anew([late, early], [HiddenCard(8, 1)], Seeded(f"deal {number}"))
        assert second.card in (1, 2)
        assert first.card != second.card


def test_a_card_from_elsewhere_stays_in_its_place() -> None:
    skill = HiddenCard(50, entered=NEVER, drawn=0, seen=1)
    for number in range(20):
        (hidden,), bag = deal_anew(
            [skill], [HiddenCard(1), HiddenCard(2)], Seeded(f"deal {number}")
        )
        assert hidden == skill
        assert [other.card for other in bag] == [1, 2]


@given(st.lists(st.integers(0, 4), min_size=1, max_size=12), st.integers(0, 12), st.integers())
def test_dealing_anew_keeps_every_card_and_tells_nothing_by_order(
    cards: list[int], count: int, seed: int
) -> None:
    chance = Seeded(str(seed))
    pile = fresh(cards)
    drawn = []
    for _ in range(min(count, len(cards))):
        card, pile = pile.draw(chance, 1)
        drawn.append(card)
    dealt, bag = deal_anew(drawn, pile.bag, chance)
    assert sorted([*(s.card for s in dealt), *(s.card for s in bag)]) == sorted(cards)
    again, other = deal_anew(dealt, bag, Seeded("same"))
    assert (again, other) == deal_anew(drawn, pile.bag, Seeded("same"))


def test_equal_piles_are_equal() -> None:
    assert fresh([2, 1]) == fresh([1, 2])
    assert hash(fresh([2, 1])) == hash(fresh([1, 2]))
    assert fresh([1]) != Pile((), (HiddenCard(1),))
