"""D2 Chapters and turns."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mathom.games.duel.box import SEATS
from mathom.kernel.errors import IllegalOption
from mathom.kernel.match import Match
from tests.duel.table import GAME, asked, duel, options, refused, side, table, told, units

BOTH = [("fellowship", "sauron"), ("sauron", "fellowship")]

# Each layout as printed, one line a row from the top: the cards with the slots that cover
# them, `^` for face up and `v` for face down.
LAYOUTS = {
    1: """
        ^2,3 ^3,4
        v5,6 v6,7 v7,8
        ^9,10 ^10,11 ^11,12 ^12,13
        v14,15 v15,16 v16,17 v17,18 v18,19
        ^ ^ ^ ^ ^ ^
    """,
    2: """
        ^6 ^6,7 ^7,8 ^8,9 ^9,10 ^10
        v11 v11,12 v12,13 v13,14 v14
        ^15 ^15,16 ^16,17 ^17
        v18 v18,19 v19
        ^ ^
    """,
    3: """
        ^2,3 ^3,4
        v5,6 v6,7 v7,8
        ^9 ^9 ^10 ^10
        v11,12 v13,14
        ^15 ^15,16 ^16,17 ^17
        v18 v18,19 v19
        ^ ^
    """,
}


def printed(chapter: int) -> list[tuple[int, bool, set[int]]]:
    """Row, whether face up, and covering slots of each slot."""
    return [
        (row, word[0] == "^", {int(slot) for slot in word[1:].split(",") if slot})
        for row, line in enumerate(LAYOUTS[chapter].split("\n")[1:-1])
        for word in line.split()
    ]


def layout(match: Match) -> dict[int, dict[str, Any]]:
    """The cards on the table by slot, as everybody sees them."""
    return {item["slot"]: item for item in match.view(None)["board"]["layout"]}


def landmarks(match: Match) -> list[str]:
    found: list[str] = match.view(None)["board"]["landmarks"]
    return found


def discard_any(match: Match, pick: random.Random) -> None:
    match.apply(pick.choice([text for text in options(match) if text.startswith("discard")]))


def at_chapter(chapter: int, seed: int) -> Match:
    """A match at the beginning of a chapter, all cards so far discarded."""
    match = GAME.start(["Bilbo", "Gollum"], seed=seed)
    pick = random.Random(seed)
    while duel(match).chapter < chapter:
        discard_any(match, pick)
    return match


@pytest.mark.rule("D2.1")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_twenty_cards_are_laid_in_the_printed_rows_and_faces(chapter: int) -> None:
    seen = layout(at_chapter(chapter, 1))
    rows = [(item["row"], item["card"] is not None) for item in seen.values()]
    assert list(seen) == list(range(20))
    assert rows == [(row, up) for row, up, _ in printed(chapter)]
    cards = {item["card"] for item in seen.values()} - {None}
    assert all(card.startswith(f"c{chapter}-") for card in cards)


@pytest.mark.rule("D2.1", "D2.4")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_cards_come_free_as_the_printed_layout_says(chapter: int) -> None:
    slots = printed(chapter)
    for seed in range(8):
        match = at_chapter(chapter, seed)
        pick = random.Random(seed)
        while not match.over and duel(match).chapter == chapter:
            seen = layout(match)
            free = {slot for slot in seen if not slots[slot][2] & set(seen)}
            assert {slot for slot, item in seen.items() if item["available"]} == free
            down = {slot for slot in set(seen) - free if not slots[slot][1]}
            assert {slot for slot, item in seen.items() if item["card"] is None} == down
            discards = [text for text in options(match) if text.startswith("discard")]
            assert sorted(discards) == sorted(f"discard {seen[slot]['card']}" for slot in free)
            discard_any(match, pick)


@pytest.mark.rule("D2.1")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_the_three_cards_left_over_go_face_down_to_the_discard(chapter: int) -> None:
    match = at_chapter(chapter, 1)
    board = match.view(None)["board"]
    assert board["aside"] == [3 if n <= chapter else 0 for n in (1, 2, 3)]
    assert len(board["discard"]) == 20 * (chapter - 1)


@pytest.mark.rule("D2.2")
def test_sauron_takes_the_first_turn_and_turns_alternate() -> None:
    for seed in range(5):
        match = GAME.start(["Bilbo", "Gollum"], seed=seed)
        pick = random.Random(seed)
        movers = []
        while not match.over:
            movers.append(asked(match))
            discard_any(match, pick)
        assert movers == [("sauron", "turn"), ("fellowship", "turn")] * 30


@pytest.mark.rule("D2.2")
@pytest.mark.parametrize("chapter", [1, 2])
@pytest.mark.parametrize(("seat", "other"), BOTH)
def test_who_ends_a_chapter_does_not_begin_the_next(chapter: int, seat: str, other: str) -> None:
    card = {1: "c1-yellow-2-coins-1", 2: "c2-yellow-4-coins"}[chapter]
    match = table(chapter=chapter, offer=[card], to_move=seat)
    match.apply(f"play {card}")
    assert duel(match).chapter == chapter + 1
    assert asked(match) == (other, "turn")


@pytest.mark.rule("D2.2")
@pytest.mark.parametrize("chapter", [1, 2])
@pytest.mark.parametrize(("seat", "other"), BOTH)
def test_another_turn_carries_into_the_next_chapter(chapter: int, seat: str, other: str) -> None:
    card = {1: "c1-yellow-2-coins-1", 2: "c2-yellow-4-coins"}[chapter]
    holdings: dict[str, Any] = {seat: {"tokens": ["elves-1"]}}
    match = table(chapter=chapter, offer=[card], to_move=seat, **holdings)
    match.apply(f"play {card}")
    match.apply("again")
    assert duel(match).chapter == chapter + 1
    assert asked(match) == (seat, "turn")
    discard_any(match, random.Random(1))
    assert asked(match) == (other, "turn")


@pytest.mark.rule("D2.2")
@pytest.mark.parametrize(("seat", "other"), BOTH)
def test_another_turn_within_a_chapter_is_one_turn(seat: str, other: str) -> None:
    offer = ["c1-yellow-2-coins-1", "c1-grey-ruse-1", "c1-grey-ruse-2"]
    holdings: dict[str, Any] = {seat: {"tokens": ["elves-1"]}}
    match = table(offer=offer, to_move=seat, **holdings)
    match.apply("play c1-yellow-2-coins-1")
    match.apply("again")
    assert asked(match) == (seat, "turn")
    match.apply("play c1-grey-ruse-1")
    assert asked(match) == (other, "turn")


@pytest.mark.rule("D2.3")
def test_a_turn_offers_cards_and_landmarks_and_nothing_else() -> None:
    match = table(
        offer=["c1-grey-ruse-1", "c1-blue-1-ring-fish"],
        landmarks=["bree", "erebor"],
        sauron={"coins": 6},
    )
    assert sorted(options(match)) == [
        "discard c1-blue-1-ring-fish",
        "discard c1-grey-ruse-1",
        "landmark bree",
        "landmark erebor",
        "play c1-blue-1-ring-fish",
        "play c1-grey-ruse-1",
    ]
    with pytest.raises(IllegalOption) as fault:
        match.apply("pass")
    assert fault.value.rule == "D2.3"


@pytest.mark.rule("D2.3")
@pytest.mark.parametrize(
    "act", ["play c1-grey-ruse-1", "discard c1-grey-ruse-1", "landmark helms-deep"]
)
def test_one_act_is_the_whole_turn(act: str) -> None:
    match = table(
        offer=["c1-grey-ruse-1", "c1-grey-ruse-2"], landmarks=["helms-deep"], sauron={"coins": 9}
    )
    match.apply(act)
    assert asked(match) == ("fellowship", "turn")
    assert len(layout(match)) + len(landmarks(match)) == 2


@pytest.mark.rule("D2.4")
def test_a_covered_card_may_be_neither_played_nor_discarded() -> None:
    cards = {0: "c2-grey-knowledge", 6: "c2-grey-leadership"}
    match = table(chapter=2, layout=cards)
    assert options(match) == ["play c2-grey-leadership", "discard c2-grey-leadership"]
    assert refused(match) == {
        "play c2-grey-knowledge": ("covered", "D2.4"),
        "discard c2-grey-knowledge": ("covered", "D2.4"),
    }
    for act in ("play", "discard"):
        with pytest.raises(IllegalOption) as fault:
            match.apply(f"{act} c2-grey-knowledge")
        assert (fault.value.reason, fault.value.rule) == ("covered", "D2.4")


@pytest.mark.rule("D2.4")
def test_a_card_stays_covered_until_the_last_card_on_it_is_gone() -> None:
    cards = {5: "c1-grey-ruse-1", 9: "c1-grey-ruse-2", 10: "c1-grey-knowledge"}
    match = table(layout=cards)
    for act in ("discard c1-grey-ruse-2", "discard c1-grey-knowledge"):
        assert refused(match)["play c1-grey-ruse-1"] == ("covered", "D2.4")
        match.apply(act)
    assert "play c1-grey-ruse-1" in options(match)
    assert refused(match) == {}


@pytest.mark.rule("D2.4")
def test_a_card_that_lies_elsewhere_is_not_on_offer() -> None:
    match = table(offer=["c1-grey-ruse-1"], discard=["c1-grey-ruse-2"], sauron={"coins": 9})
    for card in ("c1-grey-ruse-2", "c1-grey-knowledge", "c2-grey-knowledge"):
        with pytest.raises(IllegalOption):
            match.apply(f"play {card}")


@pytest.mark.rule("D2.5")
def test_a_played_card_is_paid_kept_and_resolved() -> None:
    match = table(offer=["c1-blue-1-ring-horse", "c1-grey-ruse-1"], sauron={"coins": 3})
    match.apply("play c1-blue-1-ring-horse")
    sauron = match.view(None)["board"]["sides"]["sauron"]
    assert (sauron["coins"], sauron["steps"]) == (2, 1)
    assert sauron["cards"] == ["c1-blue-1-ring-horse"]
    assert sauron["chains"] == ["horse"]
    assert match.view(None)["board"]["discard"] == []


@pytest.mark.rule("D2.5")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_a_discarded_card_brings_coins_by_the_chapter(chapter: int, seat: str) -> None:
    cards = ["c1-blue-1-ring-fish", "c2-blue-2-rings-campfire", "c3-blue-3-rings"]
    card = cards[chapter - 1]
    spare = f"c{chapter}-" + ["grey-ruse-1", "grey-knowledge", "yellow-5-coins"][chapter - 1]
    holdings: dict[str, Any] = {seat: {"coins": 4}}
    match = table(chapter=chapter, offer=[card, spare], to_move=seat, **holdings)
    match.apply(f"discard {card}")
    board = match.view(None)["board"]
    assert board["sides"][seat]["coins"] == 4 + chapter
    assert board["reserve"] == 26 - chapter
    assert board["discard"] == [card]
    assert board["sides"][seat]["cards"] == []
    assert board["sides"][seat]["steps"] == 0
    assert board["sides"][seat]["chains"] == []


@pytest.mark.rule("D2.5")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_the_last_card_of_a_chapter_brings_coins_like_any_other(chapter: int) -> None:
    card = ["c1-blue-1-ring-fish", "c2-blue-2-rings-campfire", "c3-blue-3-rings"][chapter - 1]
    match = table(chapter=chapter, offer=[card], sauron={"coins": 4})
    match.apply(f"discard {card}")
    assert match.view(None)["board"]["sides"]["sauron"]["coins"] == 4 + chapter
    assert match.view(None)["board"]["reserve"] == 26 - chapter
    assert match.over == (chapter == 3)


@pytest.mark.rule("D2.6")
def test_uncovered_cards_are_revealed_at_the_end_of_the_turn_and_not_before() -> None:
    cards = {9: "face down", 10: "face down", 14: "c1-red-lindon-arnor", 16: "c1-grey-ruse-1"}
    match = table(layout=cards)
    match.apply("play c1-red-lindon-arnor")
    assert asked(match) == ("sauron", "muster")
    assert layout(match)[9]["card"] is None
    match.apply("place lindon")
    assert asked(match) == ("fellowship", "turn")
    revealed = layout(match)[9]["card"]
    assert {f"play {revealed}", f"discard {revealed}"} <= {*options(match), *refused(match)}
    assert layout(match)[10]["card"] is None


@pytest.mark.rule("D2.6")
def test_every_uncovered_card_is_revealed() -> None:
    cards = {9: "face down", 10: "face down", 11: "face down", 15: "c1-grey-ruse-1"}
    cards[17] = "c1-grey-ruse-2"
    match = table(layout=cards)
    match.apply("discard c1-grey-ruse-1")
    assert [layout(match)[slot]["card"] is None for slot in (9, 10, 11)] == [False, False, True]
    assert told(match).count("reveal-card") == 2


@pytest.mark.rule("D2.6")
def test_cards_are_revealed_before_another_turn_begins() -> None:
    match = table(
        layout={9: "face down", 14: "c1-yellow-2-coins-1"}, sauron={"tokens": ["elves-1"]}
    )
    match.apply("play c1-yellow-2-coins-1")
    assert layout(match)[9]["card"] is None
    events = [event.kind for event in match.apply("again")]
    assert events == ["again", "reveal-card"]
    assert asked(match) == ("sauron", "turn")
    assert f"discard {layout(match)[9]['card']}" in options(match)


@pytest.mark.rule("D2.7")
@pytest.mark.parametrize("seat", SEATS)
def test_a_landmark_is_paid_fortified_and_resolved(seat: str) -> None:
    holdings: dict[str, Any] = {seat: {"coins": 8, "cards": ["c1-grey-ruse-1"]}}
    match = table(
        offer=["c1-grey-courage-1", "c1-grey-courage-2"],
        landmarks=["bree", "minas-tirith", "erebor"],
        to_move=seat,
        **holdings,
    )
    match.apply("landmark minas-tirith")
    mine = match.view(None)["board"]["sides"][seat]
    assert mine["coins"] == 3
    assert mine["fortresses"] == ["gondor"]
    assert mine["units"] == {"gondor": 1}
    assert mine["steps"] == 2
    assert mine["tiles"] == ["minas-tirith"]
    assert len(layout(match)) == 2


@pytest.mark.rule("D2.7")
def test_only_a_face_up_landmark_may_be_taken() -> None:
    match = table(
        offer=["c1-grey-ruse-1"],
        landmarks=["bree"],
        sauron={"coins": 20},
        fellowship={"tiles": ["erebor"]},
    )
    assert [text for text in options(match) if text.startswith("landmark")] == ["landmark bree"]
    for tile in ("erebor", "isengard"):
        with pytest.raises(IllegalOption):
            match.apply(f"landmark {tile}")


@pytest.mark.rule("D2.7")
def test_no_landmark_is_replaced_before_the_chapter_ends() -> None:
    match = table(
        offer=["c1-grey-ruse-1", "c1-grey-ruse-2"],
        landmarks=["helms-deep", "isengard", "minas-tirith"],
        sauron={"coins": 10},
        fellowship={"coins": 10},
    )
    match.apply("landmark helms-deep")
    assert landmarks(match) == ["isengard", "minas-tirith"]
    match.apply("landmark minas-tirith")
    match.apply("discard c1-grey-ruse-1")
    assert landmarks(match) == ["isengard"]
    assert match.view(None)["board"]["landmark_stack"] == [None] * 4
    assert "reveal-tile" not in told(match)
    match.apply("discard c1-grey-ruse-2")
    assert len(landmarks(match)) == 3


@pytest.mark.rule("D2.8")
@pytest.mark.parametrize("chapter", [1, 2])
def test_the_last_card_ends_the_chapter_and_the_next_is_laid_out(chapter: int) -> None:
    first, last = {
        1: ("c1-grey-ruse-1", "c1-grey-ruse-2"),
        2: ("c2-grey-knowledge", "c2-grey-leadership"),
    }[chapter]
    match = table(chapter=chapter, offer=[first, last], sauron={"coins": 6}, landmarks=["bree"])
    match.apply(f"discard {first}")
    assert duel(match).chapter == chapter
    match.apply(f"play {last}")
    assert duel(match).chapter == chapter + 1
    assert len(layout(match)) == 20
    assert told(match).count("chapter") == 1


@pytest.mark.rule("D2.8")
def test_a_chapter_ends_after_the_last_card_has_had_its_effect() -> None:
    match = table(offer=["c1-red-lindon-arnor"])
    match.apply("play c1-red-lindon-arnor")
    assert (duel(match).chapter, asked(match)) == (1, ("sauron", "muster"))
    match.apply("place arnor")
    assert (duel(match).chapter, asked(match)) == (2, ("fellowship", "turn"))
    assert units(match, "sauron") == {"arnor": 1}


@pytest.mark.rule("D2.8")
@pytest.mark.parametrize(
    ("lying", "stacked", "shown"),
    [(0, 7, 3), (1, 6, 3), (2, 5, 3), (3, 4, 3), (2, 1, 3), (1, 1, 2), (0, 1, 1), (2, 0, 2)],
)
def test_landmarks_are_refilled_to_three_as_far_as_they_go(
    lying: int, stacked: int, shown: int
) -> None:
    tiles = ["bree", "erebor", "isengard", "barad-dur", "grey-havens", "helms-deep"]
    tiles += ["minas-tirith"]
    kept, stack, owned = tiles[:lying], tiles[lying : lying + stacked], tiles[lying + stacked :]
    match = table(
        offer=["c1-grey-ruse-1"], landmarks=kept, stack=stack, fellowship={"tiles": owned}
    )
    match.apply("discard c1-grey-ruse-1")
    assert landmarks(match)[:lying] == kept
    assert len(landmarks(match)) == shown
    assert set(landmarks(match)) <= {*kept, *stack}
    assert match.view(None)["board"]["landmark_stack"] == [None] * (lying + stacked - shown)
    assert len(side(match, "fellowship").tiles) == len(owned)
