from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mathom.kernel.chance import Recorded, Seeded
from mathom.kernel.deck import Deck


def test_a_card_becomes_itself_when_first_seen() -> None:
    deck = Deck((4, 5, 6))
    seen = deck.known(1, Recorded([(1, 3)]))
    assert (seen.top, seen.bag) == ((5,), (4, 6))
    assert (deck.top, deck.bag) == ((), (4, 5, 6))


def test_what_is_known_on_top_comes_first_and_needs_no_chance() -> None:
    deck = Deck((4,), top=(9,), bottom=(7,))
    assert deck.known(1, Recorded([])).top == (9,)
    assert deck.known(3, Recorded([])).top == (9, 4, 7)


def test_drawing_takes_the_known_top_then_the_bag_then_the_bottom() -> None:
    deck = Deck((4,), top=(9,), bottom=(7,))
    drawn = []
    while len(deck):
        card, deck = deck.draw(Recorded([]))
        drawn.append(card)
    assert drawn == [9, 4, 7]


def test_a_short_deck_shows_what_it_has() -> None:
    assert Deck((4,)).known(3, Recorded([])).top == (4,)


def test_taking_one_leaves_the_others_on_top_in_order() -> None:
    assert Deck((), top=(1, 2, 3)).without(2).top == (1, 3)


@given(st.sets(st.integers(0, 30)), st.integers(0, 40), st.integers())
def test_looking_loses_nothing(cards: set[int], count: int, seed: int) -> None:
    deck = Deck(tuple(cards)).known(count, Seeded(str(seed)))
    assert sorted(deck.members()) == sorted(cards)
    assert len(deck.top) == min(count, len(cards))
    assert len(deck) == len(cards)
