"""D8 End."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from mathom.games.duel.box import SEATS
from mathom.kernel.errors import BadRequest
from mathom.kernel.match import Match
from tests.duel.table import BOX, GAME, asked, duel, options, side, table, told, units

BOTH = [("fellowship", "sauron"), ("sauron", "fellowship")]
REGIONS = ["lindon", "arnor", "rhovanion", "enedwaith", "rohan", "gondor", "mordor"]
FOUR = ["c1-green-dwarves", "c1-green-elves", "c1-green-humans", "c1-green-hobbits"]
FIVE = [*FOUR, "c3-green-wizards"]


def ends(match: Match, reason: str, rule: str, *winners: str) -> bool:
    """Whether the match is over just so."""
    outcome = match.view(None)["outcome"]
    share = 1.0 / len(winners)
    return match.over and bool(
        outcome
        == {
            "reason": reason,
            "rule": rule,
            "scores": {seat: share if seat in winners else 0.0 for seat in SEATS},
            "winners": [seat for seat in SEATS if seat in winners],
        }
    )


def offered(card: str, seat: str, mine: dict[str, Any], **more: Any) -> Match:
    """The seat plays the card, which it can pay for."""
    spare = {"1": "c1-grey-ruse-2", "2": "c2-grey-knowledge", "3": "c3-blue-3-rings"}[card[1]]
    more[seat] = {"coins": 9, **mine}
    match = table(chapter=int(card[1]), offer=[card, spare], to_move=seat, **more)
    match.apply(f"play {card}")
    return match


@pytest.mark.rule("D8.1")
@pytest.mark.parametrize(("seat", "other"), BOTH)
@pytest.mark.parametrize(
    ("card", "steps"),
    [("c2-blue-1-ring", 13), ("c2-blue-2-rings-campfire", 12), ("c2-blue-2-rings-campfire", 13)],
)
def test_the_end_of_the_quest_wins(seat: str, other: str, card: str, steps: int) -> None:
    match = offered(card, seat, {"steps": steps}, **{other: {"steps": 13}})
    assert ends(match, "quest", "D8.1", seat)
    assert side(match, seat).steps == 14


@pytest.mark.rule("D8.1")
@pytest.mark.parametrize(("seat", "other"), BOTH)
def test_a_step_before_the_end_wins_nothing(seat: str, other: str) -> None:
    match = offered("c2-blue-1-ring", seat, {"steps": 12}, **{other: {"steps": 13}})
    assert not match.over
    assert match.view(None)["outcome"] is None


@pytest.mark.rule("D8.1")
def test_the_quest_ends_the_game_at_once() -> None:
    """The token that reacts to blue cards asks for no unit any more."""
    match = offered("c2-blue-1-ring", "sauron", {"steps": 13, "tokens": ["hobbits-2"]})
    assert ends(match, "quest", "D8.1", "sauron")
    assert match.state.agenda == []
    with pytest.raises(BadRequest):
        match.apply("place lindon")


@pytest.mark.rule("D8.1")
def test_a_step_of_a_token_wins_too() -> None:
    match = offered("c1-yellow-2-coins-1", "sauron", {"steps": 13, "tokens": ["humans-1"]})
    assert ends(match, "quest", "D8.1", "sauron")


@pytest.mark.rule("D8.2")
@pytest.mark.parametrize(("seat", "other"), BOTH)
def test_six_different_races_win(seat: str, other: str) -> None:
    match = offered("c3-green-ents", seat, {"cards": FIVE})
    assert ends(match, "races", "D8.2", seat)


@pytest.mark.rule("D8.2")
@pytest.mark.parametrize("seat", SEATS)
def test_six_symbols_of_five_races_do_not(seat: str) -> None:
    cards = [*FOUR, "c2-green-dwarves"]
    match = offered("c3-green-ents", seat, {"cards": cards, "allied": True})
    assert not match.over
    assert match.view(None)["board"]["reached"][seat]["races"] == 5


@pytest.mark.rule("D8.2")
@pytest.mark.parametrize("seat", SEATS)
def test_the_eagle_is_one_of_the_six(seat: str) -> None:
    mine = {"cards": FOUR, "tokens": ["hobbits-1"], "allied": True}
    match = offered("c3-green-ents", seat, mine)
    assert ends(match, "races", "D8.2", seat)
    match = offered("c3-green-ents", seat, {**mine, "cards": FOUR[:3]})
    assert not match.over
    match = offered("c3-green-ents", seat, {**mine, "tokens": ["hobbits-2"]})
    assert not match.over


@pytest.mark.rule("D8.2")
@pytest.mark.parametrize("seat", SEATS)
def test_gaining_the_eagle_may_win(seat: str) -> None:
    holdings: dict[str, Any] = {seat: {"coins": 6, "cards": FIVE, "allied": True}}
    match = table(
        chapter=3,
        landmarks=["grey-havens"],
        offer=["c3-blue-3-rings"],
        tops={"hobbits": ["hobbits-2", "hobbits-1"]},
        to_move=seat,
        **holdings,
    )
    match.apply("landmark grey-havens")
    match.apply("race hobbits")
    assert not match.over
    match.apply("keep hobbits-1")
    assert ends(match, "races", "D8.2", seat)


@pytest.mark.rule("D8.2")
def test_the_races_end_the_game_at_once() -> None:
    """The token that reacts to green cards moves no unit any more."""
    mine = {"cards": FIVE, "tokens": ["dwarves-3"], "units": {"mordor": 1}}
    match = offered("c3-green-ents", "sauron", mine)
    assert ends(match, "races", "D8.2", "sauron")
    assert match.state.agenda == []


@pytest.mark.rule("D8.3")
@pytest.mark.parametrize("seat", SEATS)
def test_conquest_by_a_unit(seat: str) -> None:
    mine = {"units": {"lindon": 1, "arnor": 2}, "fortresses": REGIONS[2:6]}
    match = offered("c2-red-gondor-mordor", seat, mine)
    match.apply("place mordor")
    assert ends(match, "conquest", "D8.3", seat)


@pytest.mark.rule("D8.3")
@pytest.mark.parametrize("seat", SEATS)
def test_conquest_by_a_fortress_at_once(seat: str) -> None:
    """Bree's units and movements do not happen any more."""
    mine = {"coins": 6, "units": dict.fromkeys(REGIONS[:1] + REGIONS[2:], 1)}
    holdings: dict[str, Any] = {seat: mine}
    match = table(offer=["c1-grey-ruse-1"], landmarks=["bree"], to_move=seat, **holdings)
    match.apply("landmark bree")
    assert ends(match, "conquest", "D8.3", seat)
    assert units(match, seat) == mine["units"]
    assert told(match) == ["landmark", "fortress"]


@pytest.mark.rule("D8.3")
@pytest.mark.parametrize("seat", SEATS)
def test_conquest_by_moving_ends_the_game_before_the_other_movements(seat: str) -> None:
    mine = {"units": {"rohan": 2}, "fortresses": REGIONS[:4] + REGIONS[5:6]}
    match = offered("c3-purple-move-3", seat, mine)
    match.apply("move rohan mordor")
    assert ends(match, "conquest", "D8.3", seat)
    assert match.state.agenda == []


@pytest.mark.rule("D8.3")
def test_a_region_left_behind_does_not_count() -> None:
    mine = {"units": {"rohan": 1}, "fortresses": REGIONS[:4] + REGIONS[5:6]}
    match = offered("c3-purple-move-3", "sauron", mine)
    match.apply("move rohan mordor")
    assert not match.over


@pytest.mark.rule("D8.3")
def test_units_lost_in_the_conflict_do_not_count() -> None:
    mine = {"fortresses": REGIONS[:6]}
    match = offered("c2-red-gondor-mordor", "sauron", mine, fellowship={"units": {"mordor": 2}})
    match.apply("place mordor")
    assert not match.over
    match = offered("c2-red-gondor-mordor", "sauron", mine, fellowship={"units": {"mordor": 1}})
    match.apply("place mordor")
    assert ends(match, "conquest", "D8.3", "sauron")


@pytest.mark.rule("D8.3")
def test_six_regions_are_not_enough() -> None:
    mine = {"units": {"gondor": 1}, "fortresses": REGIONS[:6]}
    match = offered("c2-red-gondor-mordor", "sauron", mine)
    match.apply("place gondor")
    assert not match.over


@pytest.mark.rule("D8.3")
def test_conquest_comes_before_what_else_the_turn_would_do() -> None:
    """The unit of a bonus space conquers in the middle of a blue card."""
    mine = {"steps": 5, "fortresses": REGIONS[:6], "tokens": ["hobbits-2"]}
    match = offered("c2-blue-1-ring", "fellowship", mine)
    match.apply("place mordor")
    assert ends(match, "conquest", "D8.3", "fellowship")
    assert side(match, "fellowship").supply == 14


def counted(fellowship: dict[str, Any], sauron: dict[str, Any]) -> Match:
    """The last card of the game is taken."""
    match = table(chapter=3, offer=["c3-blue-3-rings"], fellowship=fellowship, sauron=sauron)
    assert not match.over
    match.apply("discard c3-blue-3-rings")
    return match


@pytest.mark.rule("D8.4")
def test_most_regions_win_after_chapter_three() -> None:
    three = {"units": {"lindon": 1, "arnor": 1, "gondor": 1}}
    two = {"units": {"mordor": 7, "rohan": 7}}
    assert ends(counted(three, two), "count", "D8.4", "fellowship")
    assert ends(counted(two, three), "count", "D8.4", "sauron")


@pytest.mark.rule("D8.4")
def test_fortress_and_units_in_one_region_count_once() -> None:
    strong = {"units": {"lindon": 5}, "fortresses": ["lindon"]}
    wide = {"units": {"mordor": 1}, "fortresses": ["rohan"]}
    assert ends(counted(strong, wide), "count", "D8.4", "sauron")
    assert ends(counted(wide, strong), "count", "D8.4", "fellowship")


@pytest.mark.rule("D8.4")
def test_both_may_be_present_in_one_region() -> None:
    ours = {"units": {"lindon": 1}, "fortresses": ["arnor"]}
    theirs = {"units": {"arnor": 1}}
    assert ends(counted(ours, theirs), "count", "D8.4", "fellowship")


@pytest.mark.rule("D8.4")
def test_a_tie_is_shared() -> None:
    ours = {"units": {"lindon": 1}, "fortresses": ["arnor"], "coins": 9, "steps": 13}
    match = counted(ours, {"units": {"mordor": 4, "rohan": 4}})
    assert ends(match, "count", "D8.4", "fellowship", "sauron")
    assert match.outcome is not None
    assert match.outcome.scores == {0: 0.5, 1: 0.5}
    assert match.outcome.winners == (0, 1)


@pytest.mark.rule("D8.4")
def test_the_last_card_has_its_effect_before_the_count() -> None:
    match = table(
        chapter=3,
        offer=["c3-red-gondor-arnor"],
        sauron={"coins": 5, "units": {"mordor": 1}},
        fellowship={"units": {"lindon": 1}},
    )
    match.apply("play c3-red-gondor-arnor")
    assert not match.over
    match.apply("place gondor")
    assert ends(match, "count", "D8.4", "sauron")


@pytest.mark.rule("D8.4")
@pytest.mark.parametrize("chapter", [1, 2])
def test_earlier_chapters_end_without_a_count(chapter: int) -> None:
    card = {1: "c1-grey-ruse-1", 2: "c2-grey-knowledge"}[chapter]
    match = table(chapter=chapter, offer=[card], sauron={"units": {"mordor": 2}})
    match.apply(f"discard {card}")
    assert not match.over


def seen_by(match: Match, seat: int | None) -> tuple[str, list[str | None]]:
    """All but the own choice and the cards set aside that were searched; and the latter."""
    view = match.view(seat)
    peeked: list[str | None] = view["board"].pop("peeked")
    view.pop("seat")
    if view["choice"] is not None:
        view["choice"] = {key: view["choice"][key] for key in ("seat", "kind", "rules")}
    log = [(event.kind, event.args) for event in match.events(seat) if event.kind != "peek"]
    return json.dumps([view, log]), peeked


@pytest.mark.rule("D8.5")
def test_both_sides_and_spectators_see_the_same_table() -> None:
    for seed in range(6):
        match = GAME.start(["Bilbo", "Gollum"], seed=seed)
        pick = random.Random(seed)
        while not match.over:
            (ours, our_pile), (theirs, their_pile), (public, pile) = (
                seen_by(match, seat) for seat in (0, 1, None)
            )
            assert ours == theirs == public
            if "search" not in told(match):
                assert our_pile == their_pile == pile
            match.apply(pick.choice(options(match)))


@pytest.mark.rule("D8.5")
def test_only_face_down_cards_tiles_and_tokens_are_hidden() -> None:
    """What no view shows is just what lies face down, piece by piece."""
    for seed in range(6):
        match = GAME.start(["Bilbo", "Gollum"], seed=seed)
        pick = random.Random(seed)
        while not match.over and "search" not in told(match):
            for seat in (None, 0, 1):
                board = match.view(seat)["board"]
                text = json.dumps(board)
                pieces = [*BOX.names["card"], *BOX.names["tile"], *BOX.names["token"]]
                unseen = {id for id in pieces if f'"{id}"' not in text}
                assert unseen == match.state.hidden(seat)
                assert len(unseen) == face_down(match)
            match.apply(pick.choice(options(match)))


def face_down(match: Match) -> int:
    """How many pieces lie face down on the table and have never been seen."""
    board = match.view(None)["board"]
    return int(
        23 * (3 - board["chapter"])
        + sum(item["card"] is None for item in board["layout"])
        + sum(board["aside"])
        + len(board["landmark_stack"])
        + sum(pile.count(None) for pile in board["alliances"].values())
    )


@pytest.mark.rule("D8.5")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_side_shows_all_it_has_to_everybody(seat: int | None) -> None:
    match = table(
        offer=["c1-grey-ruse-2"],
        fellowship={
            "coins": 4,
            "steps": 5,
            "units": {"rohan": 3},
            "fortresses": ["lindon"],
            "cards": ["c1-grey-ruse-1", "c1-green-elves"],
            "tokens": ["elves-3"],
        },
    )
    seen = match.view(seat)["board"]["sides"]["fellowship"]
    assert (seen["coins"], seen["steps"], seen["supply"]) == (4, 5, 12)
    assert seen["units"] == {"rohan": 3}
    assert seen["fortresses"] == ["lindon"]
    assert seen["cards"] == ["c1-grey-ruse-1", "c1-green-elves"]
    assert seen["tokens"] == ["elves-3"]
    assert seen["tiles"] == ["grey-havens"]


@pytest.mark.rule("D8.5")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_tokens_put_back_are_known_to_everybody(seat: int | None) -> None:
    match = offered("c2-green-elves", "sauron", {"cards": ["c1-green-elves"]})
    kept, *_ = options(match)
    back = next(text for text in options(match) if text != kept).removeprefix("keep ")
    match.apply(kept)
    assert match.view(seat)["board"]["alliances"]["elves"] == [back, None]
    assert back not in match.state.hidden(seat)


@pytest.mark.rule("D8.5")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_discarded_cards_stay_known_to_everybody(seat: int | None) -> None:
    match = table(offer=["c1-grey-ruse-1", "c1-grey-ruse-2"])
    match.apply("discard c1-grey-ruse-1")
    assert match.view(seat)["board"]["discard"] == ["c1-grey-ruse-1"]
    assert "c1-grey-ruse-1" not in match.state.hidden(seat)


@pytest.mark.rule("D8.5")
@pytest.mark.parametrize(("seat", "other"), BOTH)
def test_only_the_searcher_knows_the_cards_set_aside(seat: str, other: str) -> None:
    searcher, stranger = SEATS.index(seat), SEATS.index(other)
    holdings: dict[str, Any] = {seat: {"coins": 6}}
    match = table(offer=["c1-grey-ruse-1"], landmarks=["barad-dur"], to_move=seat, **holdings)
    match.apply("landmark barad-dur")
    assert asked(match) == (seat, "fetch")
    (mine, my_pile), (theirs, their_pile), (public, pile) = (
        seen_by(match, viewer) for viewer in (searcher, stranger, None)
    )
    assert mine == theirs == public
    assert their_pile == pile == [None] * 22
    peeked = {card for card in my_pile if card is not None}
    assert len(peeked) == 22
    for viewer in (stranger, None):
        text = json.dumps([match.view(viewer), [e.args for e in match.events(viewer)]])
        assert not any(f'"{id}"' in text for id in peeked)
        assert peeked <= match.state.hidden(viewer)
    assert not peeked & match.state.hidden(searcher)
    assert duel(match).aside == (0, 0, 0)


def price(*missing: str, surcharge: int = 0) -> dict[str, Any]:
    """What something costs that costs no Coins but for missing Skills."""
    total = len(missing) + surcharge
    return {"total": total, "missing": [*missing], "surcharge": surcharge, "chain": None}


BREE = ("strength",) * 3 + ("courage",) * 2 + ("leadership",)
BOARD: dict[str, Any] = {
    "chapter": 2,
    "layout": [
        {"slot": 7, "row": 1, "column": -2, "available": False, "card": None},
        {
            "slot": 12,
            "row": 2,
            "column": -1,
            "available": True,
            "card": "c2-blue-1-ring",
        },
        {
            "slot": 13,
            "row": 2,
            "column": 1,
            "available": True,
            "card": "c2-grey-leadership",
        },
    ],
    "prices": {
        "fellowship": {
            "c2-blue-1-ring": price("ruse", "strength"),
            "c2-grey-leadership": price(),
            "bree": price(*BREE[:-1]),
        },
        "sauron": {
            "c2-blue-1-ring": price("strength"),
            "c2-grey-leadership": price(),
            "bree": price(*BREE, surcharge=1),
        },
    },
    "landmarks": ["bree"],
    "landmark_stack": [None] * 5,
    "alliances": {
        "elves": ["elves-1", None, None],
        "ents": [None] * 3,
        "hobbits": [None] * 3,
        "humans": [None] * 2,
        "dwarves": [None] * 3,
        "wizards": [None] * 3,
    },
    "discard": ["c1-grey-courage-1"],
    "aside": [19, 19, 0],
    "peeked": [],
    "goals": {"steps": 14, "races": 6, "regions": 7},
    "reached": {
        "fellowship": {"steps": 0, "races": 0, "regions": 1},
        "sauron": {"steps": 4, "races": 1, "regions": 3},
    },
    "bonuses": {"3": "coins", "6": "anywhere", "9": "again", "12": "raze"},
    "reserve": 22,
    "again": 0,
    "sides": {
        "fellowship": {
            "coins": 3,
            "supply": 13,
            "units": {"arnor": 2},
            "fortresses": [],
            "steps": 0,
            "skills": {},
            "eithers": [["knowledge", "leadership"]],
            "chains": [],
            "races": {},
            "allied": 1,
            "cards": ["c2-grey-leadership-or-knowledge"],
            "tiles": [],
            "tokens": [],
        },
        "sauron": {
            "coins": 5,
            "supply": 12,
            "units": {"gondor": 1, "mordor": 2},
            "fortresses": ["rohan"],
            "steps": 4,
            "skills": {"ruse": 1},
            "eithers": [],
            "chains": ["horse", "harp"],
            "races": {"elves": 1},
            "allied": 0,
            "cards": ["c1-grey-ruse-1", "c1-green-elves", "c1-blue-1-ring-horse"],
            "tiles": ["helms-deep"],
            "tokens": ["humans-3"],
        },
    },
}
"""What everybody sees of the position of the next test."""


@pytest.mark.rule("D8.5")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_view_has_every_part_of_the_table_and_no_other(seat: int | None) -> None:
    match = table(
        chapter=2,
        layout={7: "face down", 12: "c2-blue-1-ring", 13: "c2-grey-leadership"},
        landmarks=["bree"],
        discard=["c1-grey-courage-1"],
        tops={"elves": ["elves-1"]},
        sauron={
            "coins": 5,
            "units": {"mordor": 2, "gondor": 1},
            "fortresses": ["rohan"],
            "cards": ["c1-grey-ruse-1", "c1-green-elves", "c1-blue-1-ring-horse"],
            "tokens": ["humans-3"],
            "steps": 4,
        },
        fellowship={
            "coins": 3,
            "units": {"arnor": 2},
            "cards": ["c2-grey-leadership-or-knowledge"],
            "allied": True,
        },
    )
    assert match.view(seat)["board"] == BOARD


@pytest.mark.rule("D8.5", "D9.17")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_lies_where_a_viewer_cannot_tell_is_known_by_deck(
    seat: str, viewer: int | None
) -> None:
    """After a search, the place of what was set aside is unknown to all but the searcher."""
    holdings: dict[str, Any] = {seat: {"coins": 6}}
    match = table(offer=["c1-grey-ruse-1"], landmarks=["barad-dur"], to_move=seat, **holdings)
    match.apply("landmark barad-dur")
    unknown = match.state.unknown(viewer)
    aside = [card.id for card in BOX.cards if card.chapter == 1 and card.id != "c1-grey-ruse-1"]
    if viewer == SEATS.index(seat):
        assert "chapter 1" not in unknown
    else:
        first = unknown.pop("chapter 1")
        assert {place: sorted(cards) for place, cards in first.items()} == {"peeked": sorted(aside)}
    tiles = [tile.id for tile in BOX.tiles if tile.id != "barad-dur"]
    assert unknown == {
        **{
            f"chapter {number}": {
                "unseen": [card.id for card in BOX.cards if card.chapter == number]
            }
            for number in (2, 3)
        },
        "tile": {"landmark_stack": tiles},
        **{
            f"race {race}": {"alliances": [f"{race}-{number}" for number in (1, 2, 3)]}
            for race in BOX.names["race"]
        },
    }
