"""D9 Rulings: short stacks, what an opponent loses, the discard, the red tokens."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mathom.games.duel.box import SEATS
from mathom.kernel.chance import Seeded
from mathom.kernel.match import Match
from tests.duel.situations import EVERYWHERE, QUIET, facing, gains, kinds
from tests.duel.table import (
    BOX,
    GAME,
    asked,
    duel,
    options,
    refused,
    side,
    table,
    told,
    units,
)

# D9.14 Short stacks


@pytest.mark.rule("D9.14")
@pytest.mark.parametrize(
    ("gone", "shown"),
    [
        ([], 2),
        (["elves-1"], 2),
        (["elves-1", "elves-2"], 1),
        (["elves-1", "elves-2", "elves-3"], 0),
    ],
)
def test_two_matching_symbols_show_what_the_stack_has(gone: list[str], shown: int) -> None:
    match = table(
        chapter=2,
        offer=["c2-green-elves", QUIET[2]],
        gone=gone,
        sauron={"coins": 9, "cards": ["c1-green-elves"]},
    )
    match.apply("play c2-green-elves")
    if shown:
        assert len(options(match)) == shown
    else:
        assert asked(match) == ("fellowship", "turn")
        assert "reveal-tokens" not in told(match)


@pytest.mark.rule("D9.14")
def test_an_empty_stack_of_three_shows_nothing() -> None:
    match = table(
        chapter=2,
        offer=["c2-green-dwarves", QUIET[2]],
        gone=["elves-1", "elves-2", "elves-3"],
        tops={"dwarves": ["dwarves-1"], "humans": ["humans-1"]},
        sauron={"coins": 9, "cards": ["c1-green-elves", "c1-green-humans"]},
    )
    match.apply("play c2-green-dwarves")
    assert sorted(options(match)) == ["keep dwarves-1", "keep humans-1"]


@pytest.mark.rule("D9.14")
def test_grey_havens_offers_stacks_with_tokens_alone() -> None:
    match = table(
        landmarks=["grey-havens"],
        offer=[QUIET[1]],
        gone=["ents-1", "ents-2", "ents-3", "elves-1", "elves-2"],
        sauron={"coins": 6},
    )
    match.apply("landmark grey-havens")
    assert options(match) == [
        "race elves",
        "race hobbits",
        "race humans",
        "race dwarves",
        "race wizards",
    ]
    assert refused(match) == {"race ents": ("no-tokens", "D9.14")}
    match.apply("race elves")
    assert options(match) == ["keep elves-3"]


@pytest.mark.rule("D9.14")
def test_grey_havens_without_any_token_asks_nothing() -> None:
    match = table(
        landmarks=["grey-havens"],
        offer=[QUIET[1]],
        gone=[token.id for token in BOX.tokens],
        sauron={"coins": 6},
    )
    match.apply("landmark grey-havens")
    assert asked(match) == ("fellowship", "turn")


# D9.15 and D9.16 What an opponent loses


@pytest.mark.rule("D9.15")
def test_removing_a_fortress_does_nothing_when_there_is_none() -> None:
    match = gains("ents-2", sauron={"fortresses": ["gondor"]})
    match.apply("keep ents-2")
    assert asked(match) == ("fellowship", "turn")
    assert match.view(None)["board"]["sides"]["sauron"]["fortresses"] == ["gondor"]


@pytest.mark.rule("D9.15")
def test_a_removed_fortress_leaves_the_map_and_its_tile_stays() -> None:
    match = gains("ents-2", fellowship={"fortresses": ["gondor", "rohan"]})
    match.apply("keep ents-2")
    match.apply("raze gondor")
    fellowship = match.view(None)["board"]["sides"]["fellowship"]
    assert fellowship["fortresses"] == ["rohan"]
    assert match.view(None)["board"]["reached"]["fellowship"]["regions"] == 1
    assert sorted(fellowship["tiles"]) == ["helms-deep", "minas-tirith"]
    duel(match).check()


@pytest.mark.rule("D9.16")
def test_isengard_goes_on_when_the_opponent_has_no_grey_card() -> None:
    match = table(
        landmarks=["isengard"],
        offer=[QUIET[1]],
        sauron={"coins": 6, "cards": ["c1-grey-ruse-1"]},
        fellowship={"cards": ["c1-yellow-2-coins-1"]},
    )
    match.apply("landmark isengard")
    assert asked(match) == ("fellowship", "turn")
    assert side(match, "sauron").steps == 1


@pytest.mark.rule("D9.16")
def test_the_grey_card_goes_to_the_discard_and_its_skills_are_lost() -> None:
    match = table(
        chapter=2,
        landmarks=["isengard"],
        offer=["c2-blue-1-ring-from-backpack", "c2-blue-1-ring"],
        sauron={"coins": 6, "cards": ["c1-grey-ruse-1"]},
        fellowship={
            "coins": 1,
            "cards": ["c2-grey-double-strength", "c1-grey-ruse-2", "c1-yellow-2-coins-1"],
        },
    )
    match.apply("landmark isengard")
    assert options(match) == ["strip c2-grey-double-strength", "strip c1-grey-ruse-2"]
    match.apply("strip c2-grey-double-strength")
    board = match.view(None)["board"]
    assert board["sides"]["fellowship"]["skills"] == {"ruse": 1}
    assert board["discard"] == ["c2-grey-double-strength"]
    assert "play c2-blue-1-ring" in options(match)
    assert board["prices"]["fellowship"]["c2-blue-1-ring"]["total"] == 1


@pytest.mark.rule("D2.14", "D9.16")
@pytest.mark.parametrize("seat", SEATS)
def test_isengard_discards_grey_cards_alone(seat: str) -> None:
    """The opponent has a card of every colour, and a grey one of each chapter that has them."""
    theirs = [
        "c1-yellow-2-coins-1",
        "c1-grey-ruse-2",
        "c1-blue-1-ring-horse",
        "c1-green-elves",
        "c2-grey-double-ruse",
        "c1-red-lindon-arnor",
        "c3-purple-move-3",
    ]
    match = table(
        chapter=3,
        landmarks=["isengard"],
        offer=[QUIET[3]],
        **facing(seat, {"coins": 6, "cards": ["c1-grey-knowledge"]}, {"cards": theirs}),
    )
    match.apply("landmark isengard")
    assert options(match) == ["strip c1-grey-ruse-2", "strip c2-grey-double-ruse"]


@pytest.mark.rule("D9.16")
def test_an_either_or_card_is_lost_like_any_other() -> None:
    match = table(
        chapter=2,
        landmarks=["isengard"],
        offer=[QUIET[2]],
        sauron={"coins": 6},
        fellowship={
            "cards": ["c2-grey-ruse-or-strength-or-courage", "c2-grey-leadership-or-knowledge"]
        },
    )
    match.apply("landmark isengard")
    match.apply("strip c2-grey-ruse-or-strength-or-courage")
    assert match.view(None)["board"]["sides"]["fellowship"]["eithers"] == [
        ["knowledge", "leadership"]
    ]


@pytest.mark.rule("D9.16", "D9.17")
def test_a_grey_card_discarded_by_isengard_can_be_fetched() -> None:
    match = table(
        landmarks=["isengard", "barad-dur"],
        offer=[QUIET[1], "c1-grey-courage-1"],
        sauron={"coins": 13},
        fellowship={"cards": ["c1-grey-ruse-2"]},
    )
    match.apply("landmark isengard")
    match.apply("strip c1-grey-ruse-2")
    match.apply("discard c1-grey-courage-1")
    match.apply("landmark barad-dur")
    match.apply("fetch c1-grey-ruse-2")
    assert match.view(None)["board"]["sides"]["sauron"]["skills"] == {"ruse": 1}


# D9.17 Playing from the discard

ASIDE = ["c1-grey-ruse-1", "c1-green-elves", "c1-yellow-2-coins-1"]
"""What lies set aside in the positions below."""


def searching(seat: str = "sauron", *, down: bool = True, **position: Any) -> Match:
    """A side with Barad-dûr in reach: three cards set aside, and some still face down.

    The cards set aside are not known to be those of `ASIDE` when `down` is true: the two that
    lie face down could be among them.
    """
    face_down = ["c1-grey-courage-1", "c1-blue-1-ring-horse"] if down else []
    layout = {9: "face down", 10: "face down"} if down else {}
    layout |= {14: "c1-grey-ruse-2", 15: "c1-grey-knowledge", 16: "c1-grey-leadership"}
    shown = {*ASIDE, *face_down, *layout.values()}
    return table(
        to_move=seat,
        layout=layout,
        landmarks=["barad-dur", "helms-deep"],
        discard=[c.id for c in BOX.cards if c.chapter == 1 and c.id not in shown],
        effects="may",
        **{seat: {"coins": 13}, **position},
    )


def peeked(match: Match, viewer: int | None) -> list[str]:
    """The cards set aside that this viewer knows."""
    return [card for card in match.view(viewer)["board"]["peeked"] if card]


def face_down(match: Match, viewer: int | None) -> int:
    """How many cards of the discard this viewer does not know."""
    board = match.view(viewer)["board"]
    return int(sum(board["aside"]) + board["peeked"].count(None))


@pytest.mark.rule("D9.17")
def test_every_card_of_the_discard_can_be_fetched() -> None:
    match = searching(down=False)
    discarded = match.view(None)["board"]["discard"]
    match.apply("landmark barad-dur")
    fetched = {text.removeprefix("fetch ") for text in options(match) if text != "pass"}
    assert fetched == {*discarded, *ASIDE}


@pytest.mark.rule("D9.17")
def test_cards_of_every_chapter_can_be_fetched_whether_discarded_or_set_aside() -> None:
    match = table(
        chapter=3,
        landmarks=["barad-dur"],
        offer=[QUIET[3]],
        discard=["c1-grey-ruse-1", "c2-grey-knowledge", "c3-green-ents"],
        sauron={"coins": 6},
    )
    aside = duel(match).aside
    match.apply("landmark barad-dur")
    fetched = [text.removeprefix("fetch ") for text in options(match)]
    assert fetched[:3] == ["c1-grey-ruse-1", "c2-grey-knowledge", "c3-green-ents"]
    found = [sum(card.startswith(f"c{chapter}-") for card in fetched[3:]) for chapter in (1, 2, 3)]
    assert found == list(aside)
    assert min(found) > 0
    oldest = next(card for card in fetched[3:] if card.startswith("c1-yellow"))
    match.apply(f"fetch {oldest}")
    assert side(match, "sauron").coins == 2


@pytest.mark.rule("D9.17")
def test_a_fetched_card_is_free_and_played_like_any_other() -> None:
    match = table(
        chapter=3,
        landmarks=["barad-dur"],
        offer=[QUIET[3], "c3-green-ents"],
        discard=["c3-yellow-5-coins"],
        sauron={"coins": 6, "tokens": ["humans-1"]},
    )
    match.apply("landmark barad-dur")
    match.apply("fetch c3-yellow-5-coins")
    sauron = match.view(None)["board"]["sides"]["sauron"]
    assert sauron["coins"] == 5
    assert sauron["cards"] == ["c3-yellow-5-coins"]
    assert sauron["steps"] == 1, "the token of yellow cards reacts"
    assert match.view(None)["board"]["discard"] == []


@pytest.mark.rule("D9.17")
@pytest.mark.parametrize(("fetched", "coins"), [(True, 0), (False, 3)])
def test_the_chain_token_reacts_to_a_chained_card_but_not_to_a_fetched_one(
    fetched: bool, coins: int
) -> None:
    card = "c2-blue-1-ring-from-horse"
    match = table(
        chapter=2,
        landmarks=["barad-dur"],
        offer=[QUIET[2]] if fetched else [card, QUIET[2]],
        discard=[card] if fetched else [],
        sauron={
            "coins": 6 if fetched else 0,
            "tokens": ["hobbits-3"],
            "cards": ["c1-blue-1-ring-horse"],
        },
    )
    if fetched:
        match.apply("landmark barad-dur")
        match.apply(f"fetch {card}")
    else:
        match.apply(f"play {card}")
    assert side(match, "sauron").steps == 1
    assert side(match, "sauron").coins == coins


@pytest.mark.rule("D9.17")
@pytest.mark.parametrize("seat", SEATS)
def test_the_searcher_sees_the_cards_set_aside_and_nobody_else_does(seat: str) -> None:
    me = SEATS.index(seat)
    match = searching(seat)
    assert peeked(match, me) == []
    assert face_down(match, me) == 3
    match.apply("landmark barad-dur")
    seen = peeked(match, me)
    assert len(seen) == 3
    assert face_down(match, me) == 0
    for stranger in (1 - me, None):
        assert peeked(match, stranger) == []
        assert face_down(match, stranger) == 3
        text = json.dumps(match.view(stranger))
        assert not [card for card in seen if f'"{card}"' in text]


@pytest.mark.rule("D9.17")
@pytest.mark.parametrize("seat", SEATS)
def test_the_searcher_alone_is_told_which_cards_were_set_aside(seat: str) -> None:
    me = SEATS.index(seat)
    match = searching(seat)
    match.apply("landmark barad-dur")
    (event,) = [event for event in match.events(me) if event.kind == "peek"]
    assert event.args["card"] == peeked(match, me)
    for stranger in (1 - me, None):
        told_to = repr(match.events(stranger))
        assert "search" in told_to
        assert not [card for card in peeked(match, me) if f"'{card}'" in told_to]


@pytest.mark.rule("D9.17")
def test_the_other_player_learns_which_card_is_played_and_no_more() -> None:
    match = searching()
    match.apply("landmark barad-dur")
    played, *kept = peeked(match, 1)
    match.apply(f"fetch {played}")
    assert peeked(match, 1) == kept
    assert face_down(match, 0) == 2
    assert {"kind": "fetch", "card": played} in [
        {"kind": event.kind, "card": event.args.get("card")} for event in match.events(0)
    ]
    seen = json.dumps(match.view(0)) + repr(match.events(0))
    assert not [card for card in kept if f'"{card}"' in seen or f"'{card}'" in seen]


@pytest.mark.rule("D9.17")
def test_cards_face_down_in_the_layout_are_not_searched() -> None:
    match = searching()
    match.apply("landmark barad-dur")
    match.apply("pass")
    hidden = [item for item in match.view(1)["board"]["layout"] if item["card"] is None]
    assert len(hidden) == 2
    match.apply("discard c1-grey-ruse-2")
    match.apply("discard c1-grey-knowledge")
    revealed = [item["card"] for item in match.view(1)["board"]["layout"] if item["slot"] == 9]
    assert revealed[0] not in peeked(match, 1)
    duel(match).check()


@pytest.mark.rule("D9.17")
@pytest.mark.parametrize("viewer", [0, None])
def test_whoever_has_not_searched_believes_in_any_cards_but_in_their_number(
    viewer: int | None,
) -> None:
    match = searching()
    match.apply("landmark barad-dur")
    match.apply("pass")
    believed = []
    for seed in range(60):
        imagined = duel(match).imagine(viewer, Seeded(str(seed)))
        imagined.check()
        assert len(imagined.peeked) == 3
        assert GAME.view(imagined, viewer) == GAME.view(duel(match), viewer)
        believed.append(imagined.peeked)
    for place in zip(*believed, strict=True):
        assert len(set(place)) == 5, "each could be any of the five that nobody else has seen"


@pytest.mark.rule("D9.17")
def test_the_searcher_knows_the_cards_for_certain() -> None:
    match = searching()
    match.apply("landmark barad-dur")
    match.apply("pass")
    for seed in range(10):
        assert duel(match).imagine(1, Seeded(str(seed))).peeked == duel(match).peeked


@pytest.mark.rule("D9.17")
def test_a_second_searcher_finds_the_same_cards() -> None:
    match = table(
        landmarks=["barad-dur"],
        offer=["c1-grey-knowledge", "c1-grey-leadership"],
        discard=[
            c.id
            for c in BOX.cards
            if c.chapter == 1 and c.id not in {*ASIDE, "c1-grey-knowledge", "c1-grey-leadership"}
        ],
        tops={"wizards": ["wizards-3"]},
        sauron={"coins": 6},
        agenda=[
            {"do": "EndTurn", "seat": "sauron"},
            {"do": "KeepToken", "seat": "sauron", "tokens": ["wizards-3"]},
        ],
        fellowship={"coins": 6},
    )
    match.apply("keep wizards-3")
    match.apply("fetch c1-grey-ruse-1")
    assert (len(peeked(match, 1)), peeked(match, 0)) == (2, [])
    match.apply("landmark barad-dur")
    assert sorted(peeked(match, 0)) == ["c1-green-elves", "c1-yellow-2-coins-1"]
    assert peeked(match, 0) == peeked(match, 1)
    assert peeked(match, None) == []
    assert "fetch c1-green-elves" in options(match)


@pytest.mark.rule("D9.17", "D9.10")
def test_a_fetched_green_card_brings_a_token_that_fetches_again() -> None:
    match = table(
        chapter=3,
        landmarks=["barad-dur"],
        offer=[QUIET[3], "c3-green-ents"],
        discard=["c3-green-wizards", "c3-red-lindon-mordor"],
        tops={"wizards": ["wizards-3", "wizards-1"]},
        sauron={
            "coins": 6,
            "cards": ["c3-green-wizards-from-scroll"],
            "tokens": ["dwarves-3", "dwarves-2"],
            "units": {"gondor": 1},
        },
    )
    match.apply("landmark barad-dur")
    match.apply("fetch c3-green-wizards")
    match.apply("keep wizards-3")
    match.apply("fetch c3-red-lindon-mordor")
    match.apply("place mordor")
    assert units(match, "sauron") == {"gondor": 1, "mordor": 3}
    assert asked(match) == ("sauron", "manoeuvre"), "the first green card's token reacts last"
    match.apply("move mordor rohan")
    match.apply("move mordor rohan")
    assert asked(match) == ("sauron", "again"), "and then the token of Landmarks"
    assert units(match, "sauron") == {"gondor": 1, "mordor": 1, "rohan": 2}
    assert kinds(match, "fetch", "keep") == ["fetch", "keep", "fetch"]
    duel(match).check()


# D9.18 The two red tokens


@pytest.mark.rule("D9.18")
def test_the_red_token_of_elves_opens_every_region_to_a_red_card() -> None:
    match = table(offer=["c1-red-lindon-arnor", QUIET[1]], sauron={"tokens": ["elves-2"]})
    match.apply("play c1-red-lindon-arnor")
    assert options(match) == [*(f"place {region}" for region in EVERYWHERE), "pass"]


@pytest.mark.rule("D9.18")
def test_the_additional_unit_arrives_with_the_others_in_one_conflict() -> None:
    match = table(
        chapter=2,
        offer=["c2-red-lindon-rohan", QUIET[2]],
        sauron={"coins": 3, "tokens": ["humans-2"]},
        fellowship={"units": {"rohan": 2}},
    )
    match.apply("play c2-red-lindon-rohan")
    events = match.apply("place rohan")
    assert [(e.kind, e.args["count"]) for e in events if e.kind in ("place", "conflict")] == [
        ("place", 3),
        ("conflict", 2),
    ]
    assert units(match, "sauron") == {"rohan": 1}


@pytest.mark.rule("D9.18")
def test_the_red_tokens_do_nothing_for_units_of_a_landmark() -> None:
    match = table(
        landmarks=["helms-deep"],
        offer=[QUIET[1]],
        sauron={"coins": 6, "tokens": ["elves-2", "humans-2"]},
    )
    match.apply("landmark helms-deep")
    assert units(match, "sauron") == {"rohan": 3}


@pytest.mark.rule("D9.18")
def test_the_additional_unit_comes_neither_with_bonus_spaces_nor_with_other_tokens() -> None:
    match = table(
        offer=["c1-blue-1-ring-free", "c1-grey-ruse-1"],
        sauron={"steps": 5, "tokens": ["humans-2", "hobbits-2"]},
    )
    match.apply("play c1-blue-1-ring-free")
    match.apply("place mordor")
    assert units(match, "sauron") == {"mordor": 1}
    match.apply("place mordor")
    assert units(match, "sauron") == {"mordor": 2}
    assert asked(match) == ("fellowship", "turn")
