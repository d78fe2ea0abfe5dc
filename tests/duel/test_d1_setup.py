"""D1 Setup."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

import mathom
from mathom.games.duel.box import RACES, SEATS
from mathom.kernel.errors import BadRequest
from mathom.kernel.match import Match
from tests.duel.table import BOX, GAME, asked, duel, options, side, table, units

CARDS = {
    1: "8 grey 4 yellow 4 blue 4 green 3 red",
    2: "7 grey 2 yellow 5 blue 4 green 5 red",
    3: "2 yellow 5 blue 4 green 6 red 6 purple",
}


def begun(seed: int = 1, *, shuffle: bool = False) -> Match:
    return GAME.start(["Bilbo", "Gollum"], seed=seed, shuffle=shuffle)


def board(match: Match, seat: int | None = None) -> dict[str, Any]:
    seen: dict[str, Any] = match.view(seat)["board"]
    return seen


@pytest.mark.rule("D1.1")
def test_two_players_take_the_sides_as_given() -> None:
    seatings = [begun(seed).record.seats for seed in range(20)]
    assert seatings == [{"fellowship": "Bilbo", "sauron": "Gollum"}] * 20


@pytest.mark.rule("D1.1")
def test_sides_may_be_drawn() -> None:
    drawn = [begun(seed, shuffle=True).record.seats for seed in range(40)]
    orders = Counter(tuple(seats[seat] for seat in SEATS) for seats in drawn)
    assert set(orders) == {("Bilbo", "Gollum"), ("Gollum", "Bilbo")}
    assert min(orders.values()) >= 10


@pytest.mark.rule("D1.1")
def test_drawing_sides_does_not_touch_the_game() -> None:
    assert begun(5, shuffle=True).state == begun(5).state


@pytest.mark.rule("D1.1")
@pytest.mark.parametrize("seats", [[], ["Bilbo"], ["Bilbo", "Gollum", "Sam"]])
def test_there_are_exactly_two_players(seats: list[str]) -> None:
    assert mathom.game("duel").players == (2,)
    with pytest.raises(BadRequest):
        GAME.start(seats, seed=1)


@pytest.mark.rule("D1.2")
def test_the_sides_begin_with_their_coins_and_two_units() -> None:
    match = begun()
    assert [side(match, seat).coins for seat in SEATS] == [3, 2]
    assert units(match, "fellowship") == {"arnor": 2}
    assert units(match, "sauron") == {"mordor": 2}
    assert duel(match).reserve == board(match)["reserve"] == 25


@pytest.mark.rule("D1.2")
def test_thirty_coins_stay_thirty_through_a_whole_game() -> None:
    for seed in range(5):
        match = begun(seed)
        pick = random.Random(seed)
        while not match.over:
            match.apply(pick.choice(options(match)))
            assert duel(match).reserve >= 0
            assert duel(match).reserve + sum(side(match, seat).coins for seat in SEATS) == 30


@pytest.mark.rule("D1.3")
@pytest.mark.parametrize("seat", SEATS)
def test_a_side_owns_fifteen_units(seat: str) -> None:
    match = begun()
    assert side(match, seat).supply == board(match)["sides"][seat]["supply"] == 13
    assert sum(units(match, seat).values()) == 2


@pytest.mark.rule("D1.3")
@pytest.mark.parametrize(("placed", "arriving"), [(10, 3), (12, 3), (13, 2), (14, 1)])
def test_the_supply_limits_what_can_be_placed(placed: int, arriving: int) -> None:
    match = table(
        chapter=3,
        offer=["c3-red-gondor-arnor", "c3-yellow-5-coins"],
        sauron={"coins": 9, "units": {"mordor": placed}},
    )
    match.apply("play c3-red-gondor-arnor")
    match.apply("place gondor")
    assert units(match, "sauron") == {"mordor": placed, "gondor": arriving}
    assert side(match, "sauron").supply == 15 - placed - arriving


@pytest.mark.rule("D1.3")
def test_without_units_in_the_supply_nothing_is_placed() -> None:
    match = table(offer=["c1-red-lindon-arnor", "c1-grey-ruse-1"], sauron={"units": {"mordor": 15}})
    match.apply("play c1-red-lindon-arnor")
    assert asked(match) == ("fellowship", "turn")
    assert units(match, "sauron") == {"mordor": 15}


@pytest.mark.rule("D1.3")
@pytest.mark.parametrize("seat", SEATS)
def test_a_side_owns_seven_fortresses_one_for_each_region(seat: str) -> None:
    assert BOX.figures.fortresses == 7
    six = ["lindon", "arnor", "rhovanion", "enedwaith", "rohan", "gondor"]
    holdings: dict[str, Any] = {seat: {"coins": 12, "fortresses": six}}
    match = table(offer=["c1-grey-ruse-1"], landmarks=["barad-dur"], to_move=seat, **holdings)
    match.apply("landmark barad-dur")
    assert board(match)["sides"][seat]["fortresses"] == [*six, "mordor"]


@pytest.mark.rule("D1.4")
def test_three_tokens_of_each_race_lie_face_down_in_six_stacks() -> None:
    match = begun()
    stacks = board(match)["alliances"]
    assert stacks == dict.fromkeys(RACES, [None] * 3)
    tokens = {f"{race}-{number}" for race in RACES for number in (1, 2, 3)}
    for seat in (None, 0, 1):
        assert tokens <= match.state.hidden(seat)


@pytest.mark.rule("D1.4")
@pytest.mark.parametrize("race", ["dwarves", "elves", "hobbits", "humans"])
def test_each_stack_is_shuffled(race: str) -> None:
    revealed = set()
    for seed in range(60):
        match = table(
            chapter=2,
            offer=[f"c2-green-{race}"],
            sauron={"cards": [f"c1-green-{race}"]},
            seed=seed,
        )
        match.apply(f"play c2-green-{race}")
        assert all(text.startswith(f"keep {race}-") for text in options(match))
        revealed.add(tuple(options(match)))
    assert len(revealed) == 6


@pytest.mark.rule("D1.5")
def test_three_landmarks_lie_face_up_and_four_face_down() -> None:
    match = begun()
    open_tiles = set(board(match)["landmarks"])
    assert len(open_tiles) == 3
    assert board(match)["landmark_stack"] == [None] * 4
    every = {record["id"] for record in GAME.cards() if record["kind"] == "tile"}
    assert len(every) == 7
    for seat in (None, 0, 1):
        assert match.state.hidden(seat) & every == every - open_tiles


@pytest.mark.rule("D1.5")
def test_the_landmarks_are_shuffled() -> None:
    shown = Counter(tile for s in range(70) for tile in board(begun(s))["landmarks"])
    assert len(shown) == 7
    assert min(shown.values()) >= 15


@pytest.mark.rule("D1.6")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_each_chapter_has_a_deck_of_23(chapter: int) -> None:
    colours = Counter(card.colour for card in BOX.cards if card.chapter == chapter)
    words = CARDS[chapter].split()
    assert colours == dict(zip(words[1::2], map(int, words[::2]), strict=True))
    assert colours.total() == 23


@pytest.mark.rule("D1.6")
def test_later_decks_are_whole_and_chapter_one_shows_only_its_own_cards() -> None:
    match = begun()
    seen = {item["card"] for item in board(match)["layout"]} - {None}
    assert len(seen) == 12
    assert all(card.startswith("c1-") for card in seen)
    for seat in (None, 0, 1):
        cards = {card.id for card in BOX.cards} & match.state.hidden(seat)
        assert cards == {card.id for card in BOX.cards} - seen


@pytest.mark.rule("D1.6")
def test_each_deck_is_shuffled() -> None:
    counts: Counter[str] = Counter()
    for seed in range(40):
        match = begun(seed)
        while not match.over:
            layout = board(match)["layout"]
            if len(layout) == 20:
                counts.update(item["card"] for item in layout if item["card"])
            match.apply(next(text for text in options(match) if text.startswith("discard")))
    assert counts.total() == 40 * 36
    assert len(counts) == 69
    assert max(counts.values()) < 35


@pytest.mark.rule("D1.4", "D1.5", "D1.6")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_no_view_names_anything_unseen(seat: int | None) -> None:
    for seed in range(10):
        match = begun(seed)
        text = json.dumps([match.view(seat), [event.args for event in match.events(seat)]])
        named = {id for id in match.state.hidden(seat) if f'"{id}"' in text}
        assert len(match.state.hidden(seat)) == 57 + 4 + 18
        assert named == set()


def continuations(match: Match, *acts: str) -> list[Match]:
    """The same state played on with other seeds: no order of any pile may be in it."""
    found = [GAME.match(match.state, seed=seed) for seed in range(40)]
    for other in found:
        for act in acts:
            other.apply(act)
    return found


@pytest.mark.rule("D1.4")
def test_a_token_is_not_decided_before_it_is_revealed() -> None:
    match = table(offer=["c1-grey-ruse-1"], landmarks=["grey-havens"], sauron={"coins": 6})
    found = continuations(match, "landmark grey-havens", "race ents")
    assert len({tuple(options(other)) for other in found}) == 6


@pytest.mark.rule("D1.5")
def test_a_landmark_is_not_decided_before_it_is_revealed() -> None:
    match = table(offer=["c1-grey-ruse-1"], landmarks=["bree", "erebor"])
    found = continuations(match, "discard c1-grey-ruse-1")
    assert len({board(other)["landmarks"][2] for other in found}) == 5


@pytest.mark.rule("D1.6")
def test_a_card_is_not_decided_before_it_is_revealed() -> None:
    match = table(layout={9: "face down", 14: "c1-grey-ruse-1"})
    found = continuations(match, "discard c1-grey-ruse-1")
    assert len({board(other)["layout"][0]["card"] for other in found}) > 10


@pytest.mark.rule("D1.7")
def test_both_characters_begin_fourteen_steps_from_their_goals() -> None:
    match = begun()
    assert [side(match, seat).steps for seat in SEATS] == [0, 0]
    assert [board(match)["sides"][seat]["steps"] for seat in SEATS] == [0, 0]
    assert BOX.figures.steps == 14


@pytest.mark.rule("D1.7")
@pytest.mark.parametrize(("seat", "other"), [SEATS, SEATS[::-1]])
def test_the_two_counters_are_independent_and_need_fourteen_steps(seat: str, other: str) -> None:
    def walk(steps: int) -> Match:
        holdings: dict[str, Any] = {seat: {"steps": steps}, other: {"steps": 13}}
        match = table(offer=["c1-blue-1-ring-free", "c1-grey-ruse-1"], to_move=seat, **holdings)
        match.apply("play c1-blue-1-ring-free")
        return match

    match = walk(12)
    assert not match.over
    assert side(match, seat).steps == side(match, other).steps == 13
    match = walk(13)
    assert match.outcome is not None
    assert match.outcome.winners == (SEATS.index(seat),)
    assert side(match, other).steps == 13
