"""What a seat could believe, and what it is shown, follow from declarations."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from mathom.kernel.chance import Seeded
from mathom.kernel.deck import Deck
from mathom.kernel.declared_state import DeclaredState, StateSchema
from mathom.kernel.declaring import each, hands_by, parts, rows, seen, unseen, zone
from mathom.kernel.face_down import HiddenCardField, HiddenCards
from mathom.kernel.pile import HiddenCard
from mathom.kernel.schema import new

CARDS = tuple(f"{colour}-{number}" for number in range(8) for colour in ("red", "black"))
PLACES = {"card": CARDS, "seat": ("one", "two")}


@dataclass(eq=False, init=False, repr=False)
class Corner:
    """A part with a deck of its own."""

    deck: Deck = unseen("card")


@dataclass(eq=False, init=False, repr=False)
class Hidden(DeclaredState):
    """Cards of two decks in places of every kind."""

    hands: list[tuple[int, ...]] = hands_by("card", "seat")
    corners: tuple[Corner, Corner] = parts(Corner, "seat")
    piles: list[Deck] = each("seat", unseen("card"), by_id=False)
    glimpsed: tuple[tuple[int, int], ...] = rows(seen("card"))
    shown: tuple[int, ...] = zone("card")

    def deck_of(self, role: str, number: int) -> str:
        return CARDS[number].partition("-")[0]


def hidden() -> Hidden:
    schema = StateSchema(Hidden, PLACES, ("card",), {})
    corners = [new(Corner, deck=Deck((6, 7))), new(Corner, deck=Deck((8, 10)))]
    piles = [Deck((9, 11)), Deck((12,), (13,))]
    return schema.begin(
        hands=[(0, 1, 2), (3, 5)],
        corners=tuple(corners),
        piles=piles,
        glimpsed=((14, 1), (4, 2)),
        shown=(15,),
    )


def sizes(state: Hidden, seat: int | None) -> dict[str, dict[str, int]]:
    """How many cards of each deck the seat does not know in each place."""
    unknown = state.unknown(seat).items()
    return {deck: {at: len(ids) for at, ids in places.items()} for deck, places in unknown}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_a_seat_does_not_know_is_dealt_anew_deck_by_deck(seat: int | None) -> None:
    state, lots = hidden(), Seeded("lots")
    text = state.dumps()
    found = set()
    for _ in range(30):
        imagined = state.imagine(seat, lots)
        assert isinstance(imagined, Hidden)
        assert imagined.conserved("card")
        assert imagined.hidden(seat) == state.hidden(seat)
        assert imagined.shown == (15,)
        assert [by for _, by in imagined.glimpsed] == [1, 2]
        assert seat is None or imagined.glimpsed[seat] == state.glimpsed[seat]
        assert imagined.piles[1].top == (13,)
        assert seat is None or imagined.hands[seat] == state.hands[seat]
        assert sizes(imagined, seat) == sizes(state, seat)
        assert all(list(hand) == sorted(hand) for hand in imagined.hands)
        found.add(imagined.dumps())
    assert len(found) > 10
    assert state.dumps() == text


def test_a_view_that_is_derived_names_what_the_seat_knows() -> None:
    state = hidden()
    assert state.schema.show(state, 0) == {
        "hands": {"one": ["red-0", "black-0", "red-1"], "two": [None, None]},
        "corners": {"one": {"deck": [None, None]}, "two": {"deck": [None, None]}},
        "piles": [[None, None], ["black-6", None]],
        "glimpsed": ["red-7", None],
        "shown": ["black-7"],
    }


def test_what_lies_face_down_is_not_shown_unless_it_is_said_how() -> None:
    card = HiddenCardField(CARDS, "card", ("one", "two"))
    for field, value in (
        (card, HiddenCard(3, 0)),
        (HiddenCards(card, in_order=True), (HiddenCard(3, 0),)),
    ):
        assert field.members(value, "card") == [3]
        with pytest.raises(NotImplementedError):
            field.show(value, 0)
