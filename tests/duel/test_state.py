"""Positions that cannot be are refused, each with one clear sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from mathom.games.duel.box import Card, Token
from mathom.games.duel.copies import copy_side
from mathom.games.duel.frames import SideChoice, SideStep
from mathom.games.duel.setup import set_up
from mathom.games.duel.state import Duel, Side
from mathom.games.duel.symbols import add_card, lose_card, recount
from mathom.games.duel.variants import Settings
from mathom.kernel.agenda import Frame
from mathom.kernel.chance import Seeded
from mathom.kernel.errors import BadState, BrokenState
from mathom.kernel.match import Match
from mathom.kernel.schema import new
from mathom.kernel.state import settle
from tests.duel.situations import QUIET, gains
from tests.duel.table import BOX, GAME, duel, options, table
from tests.told import assert_told

Data = dict[str, Any]
Edit = Callable[[Data], object]


def written(match: Match) -> Data:
    """A match's state as text, to be edited."""
    data: Data = json.loads(match.state.dumps())
    return data


def refusal(data: Data) -> str:
    """The sentence with which a state is refused, which every language has."""
    with pytest.raises(BadState) as fault:
        GAME.state(json.dumps(data))
    assert_told(fault.value)
    return str(fault.value)


def ordinary() -> Match:
    """A position in the midst of chapter 2, with a bit of everything."""
    return table(
        chapter=2,
        layout={
            6: "face down",
            7: "face down",
            11: "c2-blue-1-ring",
            12: "c2-grey-knowledge",
            13: "c2-grey-leadership",
        },
        landmarks=["bree", "erebor"],
        discard=["c1-grey-courage-1", "c2-green-elves"],
        tops={"elves": ["elves-1"]},
        sauron={
            "coins": 5,
            "units": {"mordor": 2, "gondor": 1},
            "fortresses": ["rohan"],
            "cards": ["c1-grey-ruse-1", "c1-green-elves", "c1-blue-1-ring-horse"],
            "tokens": ["humans-3"],
            "steps": 4,
        },
        fellowship={"coins": 3, "units": {"arnor": 2}, "cards": ["c2-grey-double-ruse"]},
    )


def test_the_ordinary_position_can_be() -> None:
    match = ordinary()
    assert GAME.state(match.state.dumps()) == match.state


def trade(data: Data, one: str, two: str) -> None:
    """Let two components change places wherever they lie."""
    text = json.dumps(data)
    for old, other in ((one, "*"), (two, one), ("*", two)):
        text = text.replace(f'"{old}"', f'"{other}"')
    data.clear()
    data.update(json.loads(text))


def fortify(data: Data) -> None:
    """Let Sauron stand in every region."""
    units = {region.id: 1 for region in BOX.regions if region.id != "rohan"}
    data["sides"]["sauron"].update(units=units, supply=9)
    data["sides"]["fellowship"].update(units={}, supply=15)


def rally(data: Data) -> None:
    """Give Sauron five races and the Eagle, in chapter 3."""
    races = [f"c1-green-{race}" for race in ("elves", "humans", "dwarves", "hobbits")]
    data.clear()
    data.update(
        written(table(chapter=3, offer=[QUIET[3]], sauron={"cards": [*races, "c3-green-ents"]}))
    )
    data["sides"]["sauron"]["tokens"].append("hobbits-1")
    data["alliances"]["hobbits"]["unseen"].remove("hobbits-1")


IMPOSSIBLE: dict[str, tuple[Edit, str]] = {
    "units of both sides in one region": (
        lambda d: d["sides"]["fellowship"].update(units={"arnor": 1, "gondor": 1}),
        "units of both sides stand in one region",
    ),
    "a quest that is won": (
        lambda d: d["sides"]["sauron"].update(steps=14),
        "the quest is won already",
    ),
    "a quest that the other side has won": (
        lambda d: d["sides"]["fellowship"].update(steps=14),
        "the quest is won already",
    ),
    "a map that is conquered": (fortify, "a side is present in every region already"),
    "the support of six races": (rally, "six races support a side already"),
    "a card of chapter 1 in the layout of chapter 2": (
        lambda d: trade(d, "c2-blue-1-ring", "c1-grey-ruse-1"),
        "a card lies in the layout of another chapter",
    ),
    "a card of chapter 1 in the deck of chapter 2": (
        lambda d: trade(d, d["unseen"][1][0], d["unseen"][0][0]),
        "a card lies in the deck of another chapter",
    ),
    "a card of chapter 3 that is played in chapter 2": (
        lambda d: d["sides"]["sauron"]["cards"].append(d["unseen"][2].pop()),
        "a later chapter is not whole",
    ),
    "a card of chapter 3 set aside in chapter 2": (
        lambda d: d.update(aside=[*d["aside"][:2], 1]),
        "a later chapter is not whole",
    ),
    "a card set aside too many in this chapter": (
        lambda d: d.update(aside=[d["aside"][0], d["aside"][1] + 1, 0]),
        "cards lie face down that the deck does not have",
    ),
    "a card set aside too few in the chapter before": (
        lambda d: d.update(aside=[d["aside"][0] - 1, d["aside"][1], 0]),
        "cards lie face down that the deck does not have",
    ),
    "a card face down that is laid face up": (
        lambda d: (d["layout"].__setitem__(0, "face down"), d["aside"].__setitem__(1, 15)),
        "a card lies face down where it is laid face up",
    ),
    "a covered card face up that is laid face down": (
        lambda d: d["layout"].__setitem__(6, d["unseen"][1].pop()),
        "a card lies face up that is covered and was laid face down",
    ),
    "a card twice": (
        lambda d: d["discard"].append("c1-grey-ruse-1"),
        "every card must be somewhere exactly once",
    ),
    "a card that is missing": (
        lambda d: d["sides"]["sauron"]["cards"].pop(),
        "every card must be somewhere exactly once",
    ),
    "a tile twice": (
        lambda d: d["landmarks"].append("helms-deep"),
        "every tile must be somewhere exactly once",
    ),
    "four landmarks face up": (
        lambda d: d["landmarks"].extend([d["landmark_stack"].pop(), d["landmark_stack"].pop()]),
        "more than 3 landmarks lie face up",
    ),
    "a token twice": (
        lambda d: d["sides"]["fellowship"]["tokens"].append("elves-1"),
        "every token must be somewhere exactly once",
    ),
    "a token in the stack of another race": (
        lambda d: d["alliances"]["ents"]["unseen"].append(d["alliances"]["elves"]["unseen"].pop()),
        "a token lies in the stack of another race",
    ),
    "a known token in the stack of another race": (
        lambda d: d["alliances"]["ents"]["top"].append(d["alliances"]["elves"]["top"].pop()),
        "a token lies in the stack of another race",
    ),
    "a unit too many": (
        lambda d: d["sides"]["sauron"].update(supply=13),
        "a side must have 15 units",
    ),
    "a unit too few": (
        lambda d: d["sides"]["fellowship"].update(units={"arnor": 1}),
        "a side must have 15 units",
    ),
    "a fortress without its tile": (
        lambda d: d["sides"]["fellowship"].update(fortresses=["arnor"]),
        "a fortress stands without its tile",
    ),
    "a coin too many": (lambda d: d.update(reserve=23), "there must be 30 coins"),
    "a coin too few": (lambda d: d["sides"]["sauron"].update(coins=4), "there must be 30 coins"),
    "a reserve that owes": (
        lambda d: (d["sides"]["sauron"].update(coins=28), d.update(reserve=-1)),
        "there must be 30 coins",
    ),
    "two further turns that do not add up": (
        lambda d: d.update(again=2, agenda=[{"do": "EndTurn", "seat": "sauron"}]),
        "further turns do not add up",
    ),
}
"""What cannot be, how it is written, and the sentence."""


@pytest.mark.parametrize("wrong", IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused(wrong: str) -> None:
    edit, sentence = IMPOSSIBLE[wrong]
    data = written(ordinary())
    edit(data)
    assert refusal(data) == f"the state cannot be: {sentence}"


MISREAD: dict[str, tuple[Edit, str]] = {
    "a purse that owes": (
        lambda d: d["sides"]["sauron"].update(coins=-1),
        "the state, sides, sauron: field 'coins' must be a whole number from 0 to 1000000, not -1",
    ),
    "a supply that owes": (
        lambda d: d["sides"]["sauron"].update(supply=-1),
        "the state, sides, sauron: field 'supply' must be a whole number from 0 to 1000000, not -1",
    ),
    "steps beyond the track": (
        lambda d: d["sides"]["sauron"].update(steps=15),
        "the state, sides, sauron: field 'steps' must be a whole number from 0 to 14, not 15",
    ),
    "a region with no unit": (
        lambda d: d["sides"]["sauron"]["units"].update(lindon=0),
        "the state, sides, sauron, units: field 'lindon' must be a whole number from 1 to 15, "
        "not 0",
    ),
    "a region that is none": (
        lambda d: d["sides"]["sauron"]["units"].update(shire=1),
        "the state, sides, sauron, units: field 'shire' is not known here",
    ),
    "a field of a side that is none": (
        lambda d: d["sides"]["sauron"].update(rings=1),
        "the state, sides, sauron: field 'rings' is not known here",
    ),
    "a third side": (
        lambda d: d["sides"].update(gollum={}),
        "the state, sides: field 'gollum' is not known here",
    ),
    "a reward that is neither had nor not": (
        lambda d: d["sides"]["sauron"].update(allied=2),
        "the state, sides, sauron: field 'allied' must be a whole number from 0 to 1, not 2",
    ),
    "a fourth chapter": (
        lambda d: d.update(chapter=4),
        "the state: field 'chapter' must be a whole number from 0 to 3, not 4",
    ),
    "a layout with a slot too few": (
        lambda d: d["layout"].pop(),
        "the state cannot be: the layout must have 20 slots",
    ),
    "a slot with what is no card": (
        lambda d: d["layout"].__setitem__(11, "bree"),
        "the state, layout: field '12' must be one of "
        f"{', '.join(BOX.names['card'][:12])}, ..., not 'bree'",
    ),
    "decks of two chapters": (
        lambda d: d["unseen"].pop(),
        "the state: field 'unseen' must be a list of 3",
    ),
    "set aside in two chapters": (
        lambda d: d["aside"].pop(),
        "the state: field 'aside' must be a list of 3 whole numbers",
    ),
    "a card seen by nobody": (
        lambda d: d["peeked"].append({"card": d["unseen"][0].pop(), "seats": []}),
        "the state, peeked 1: field 'seats' must name somebody who has seen the card",
    ),
    "a card seen by a stranger": (
        lambda d: d["peeked"].append(
            {"card": d["unseen"][0].pop(), "seats": ["sauron"], "why": ""}
        ),
        "the state, peeked 1: field 'why' is not known here",
    ),
    "a race that is none": (
        lambda d: d["alliances"].update(orcs={"top": [], "unseen": []}),
        "the state, alliances: field 'orcs' is not known here",
    ),
    "a stack with a bottom": (
        lambda d: d["alliances"]["elves"].update(bottom=[]),
        "the state, alliances, elves: field 'bottom' is not known here",
    ),
    "a debt beyond measure": (
        lambda d: d.update(reserve=-1001),
        "the state: field 'reserve' must be a whole number from -1000 to 1000, not -1001",
    ),
    "further turns beyond measure": (
        lambda d: d.update(again=101),
        "the state: field 'again' must be a whole number from 0 to 100, not 101",
    ),
    "a field that is none": (
        lambda d: d.update(weather="fair"),
        "the state: field 'weather' is not known here",
    ),
}
"""What no field may hold, how it is written, and the sentence."""


@pytest.mark.parametrize("wrong", MISREAD)
def test_a_field_that_cannot_be_is_named(wrong: str) -> None:
    edit, sentence = MISREAD[wrong]
    data = written(ordinary())
    edit(data)
    assert refusal(data) == sentence


@pytest.mark.parametrize(
    ("layout", "settings", "change"),
    [
        ({6: "c2-grey-double-ruse", 18: "c2-blue-1-ring"}, {}, {}),
        ({18: "c2-blue-1-ring"}, {"coins": "endless"}, {"reserve": -4}),
        ({18: "c2-blue-1-ring"}, {"again": "stacked"}, {"again": 2}),
    ],
    ids=["an uncovered card of a face-down row", "a reserve that owes", "two further turns"],
)
def test_what_looks_odd_and_can_be_is_read(
    layout: dict[int, str], settings: dict[str, Any], change: Data
) -> None:
    coins = 34 if "coins" in settings else 5
    data = written(table(chapter=2, layout=layout, sauron={"coins": coins}, **settings))
    data.update(change)
    assert json.loads(GAME.state(json.dumps(data)).dumps()) == data


# What only a running state can have


def overdraw(state: Duel) -> None:
    state.sides[0].coins = -1
    state.reserve = 26


def overplace(state: Duel) -> None:
    state.sides[1].supply, state.sides[1].units[6] = -1, 15


def underplace(state: Duel) -> None:
    state.sides[1].units[0], state.sides[1].units[6] = -1, 3


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (overdraw, "sides, fellowship: field 'coins' must be a whole number from 0"),
        (overplace, "sides, sauron: field 'supply' must be a whole number from 0"),
        (underplace, "sides, sauron, units: field 'lindon' must be a whole number from 1"),
    ],
)
def test_a_figure_out_of_its_bounds_is_not_read_back(
    spoil: Callable[[Duel], None], sentence: str
) -> None:
    state = duel(ordinary()).copy()
    spoil(state)
    with pytest.raises(BadState, match=sentence):
        GAME.state(state.dumps())


@pytest.mark.parametrize(
    "spoil",
    [
        lambda state: setattr(state.sides[1], "skills", (0, 0, 1, 0, 0)),
        lambda state: setattr(state.sides[1], "eithers", (3,)),
        lambda state: setattr(state.sides[0], "chains", 1),
        lambda state: setattr(state.sides[0], "races", (0, 0, 0, 0, 0, 2)),
        lambda state: setattr(state.sides[0], "powers", 1),
    ],
    ids=["skills", "eithers", "chains", "races", "powers"],
)
def test_symbols_that_no_card_or_token_gives_are_noticed(spoil: Callable[[Duel], None]) -> None:
    state = duel(ordinary()).copy()
    state.check()
    spoil(state)
    with pytest.raises(BrokenState, match="does not follow from the rest of the state") as fault:
        state.check()
    assert_told(fault.value)


# The end


def ended(reason: str) -> Data:
    """A Duel that has ended so, as text."""
    if reason == "quest":
        match = table(offer=["c1-blue-1-ring-free"], sauron={"steps": 13})
        match.apply("play c1-blue-1-ring-free")
    elif reason == "conquest":
        held = {region.id: 1 for region in BOX.regions if region.id != "lindon"}
        match = table(offer=["c1-red-lindon-arnor"], sauron={"units": held})
        match.apply("play c1-red-lindon-arnor")
        match.apply("place lindon")
    elif reason == "races":
        races = [f"c1-green-{race}" for race in ("elves", "humans", "dwarves", "hobbits")]
        match = table(
            chapter=3,
            offer=["c3-green-ents"],
            sauron={"coins": 9, "cards": [*races, "c3-green-wizards"]},
        )
        match.apply("play c3-green-ents")
    elif reason == "count":
        match = table(chapter=3, offer=["c3-green-ents"], sauron={"units": {"mordor": 1}})
        match.apply("discard c3-green-ents")
    else:
        match = table(offer=[QUIET[1]])
        match.resign(0)
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == (reason, (1,))
    return written(match)


REASONS = {"quest": "D8.1", "races": "D8.2", "conquest": "D8.3", "count": "D8.4", "resigned": ""}


@pytest.mark.parametrize("reason", REASONS)
def test_an_ended_game_is_read_back(reason: str) -> None:
    data = ended(reason)
    assert json.loads(GAME.state(json.dumps(data)).dumps()) == data


@pytest.mark.parametrize("seat", [0, 1])
def test_either_side_may_have_resigned(seat: int) -> None:
    match = ordinary()
    match.resign(seat)
    read = GAME.state(match.state.dumps())
    assert read.outcome is not None
    assert read.outcome.winners == (1 - seat,)


@pytest.mark.parametrize("other", REASONS)
@pytest.mark.parametrize("reason", REASONS)
def test_an_outcome_that_things_do_not_bear_out_is_refused(reason: str, other: str) -> None:
    data = ended(reason)
    data["outcome"].update(reason=other, rule=REASONS[other])
    possible = reason == other or (reason, other) == ("count", "resigned")
    if possible:
        GAME.state(json.dumps(data))
    else:
        assert refusal(data).endswith("the game has not ended as the outcome says")


@pytest.mark.parametrize("reason", ["quest", "races", "conquest", "count"])
def test_an_outcome_for_the_other_side_is_refused(reason: str) -> None:
    data = ended(reason)
    scores = {"fellowship": 1.0, "sauron": 0.0}
    data["outcome"].update(scores=scores, winners=["fellowship"])
    assert refusal(data).endswith("the game has not ended as the outcome says")


@pytest.mark.parametrize("reason", REASONS)
def test_winners_that_the_scores_do_not_bear_out_are_refused(reason: str) -> None:
    data = ended(reason)
    data["outcome"]["winners"] = ["fellowship", "sauron"]
    assert refusal(data).endswith("the game has not ended as the outcome says")


@pytest.mark.parametrize(
    ("chapter", "offer"), [(2, []), (3, ["c3-green-ents"])], ids=["too early", "a card is left"]
)
def test_regions_are_counted_after_the_last_card_of_chapter_3_alone(
    chapter: int, offer: list[str]
) -> None:
    match = table(chapter=chapter, offer=[*offer, QUIET[chapter]], sauron={"units": {"mordor": 1}})
    data = written(match)
    if not offer:
        data["layout"] = [None] * 20
        data["discard"].append(QUIET[chapter])
    data.update(outcome=ended("count")["outcome"], agenda=[])
    assert refusal(data).endswith("the game has not ended as the outcome says")


# The agenda


def test_nothing_is_left_to_do_after_the_end() -> None:
    data = ended("quest")
    data["agenda"] = [{"do": "Turn", "seat": "sauron"}]
    assert refusal(data) == "the state: field 'agenda' must be empty after the end, and only then"


TURN = {"do": "Turn", "seat": "sauron"}
END = {"do": "EndTurn", "seat": "sauron"}


@pytest.mark.parametrize(
    ("agenda", "sentence"),
    [
        ([], "must be empty after the end, and only then"),
        ([{"do": "GainCoins", "seat": "sauron", "count": 1}], "must begin with Turn or EndTurn"),
        ([TURN, TURN], "must hold a turn alone, with available cards that lie face up"),
        ([END, TURN], "must hold one turn only"),
        ([END, END], "must hold one turn only"),
        ([END, {"do": "Begin", "seat": "sauron"}], "must hold one turn only"),
        (
            [END, {"do": "GainCoins", "seat": "fellowship", "count": 1}],
            "must hold acts of the side whose turn it is",
        ),
        (
            [END, {"do": "LoseCoins", "seat": "sauron", "count": 1}],
            "must hold acts of the side whose turn it is",
        ),
        (
            [END, {"do": "KeepToken", "seat": "sauron", "tokens": []}],
            "must offer tokens that lie known on their stacks",
        ),
        (
            [END, {"do": "KeepToken", "seat": "sauron", "tokens": ["elves-1", "elves-2"]}],
            "must offer tokens that lie known on their stacks",
        ),
        (
            [END, {"do": "KeepToken", "seat": "sauron", "tokens": ["elves-1", "elves-1"]}],
            "must offer each token once",
        ),
        (
            [END, {"do": "Fetch", "seat": "sauron", "by": "tile"}],
            "must search the discard before fetching from it",
        ),
    ],
)
def test_an_agenda_that_cannot_be_is_refused(agenda: list[Data], sentence: str) -> None:
    data = written(ordinary())
    data["agenda"] = agenda
    assert refusal(data) == f"the state: field 'agenda' {sentence}"


def test_a_turn_needs_cards() -> None:
    data = written(ordinary())
    data["unseen"][1] += [card for card in data["layout"] if card and card != "face down"]
    data["aside"][1] = len(data["unseen"][1])
    data["layout"] = [None] * 20
    sentence = "must hold a turn alone, with available cards that lie face up"
    assert refusal(data) == f"the state: field 'agenda' {sentence}"


def test_a_turn_needs_cards_that_lie_face_up() -> None:
    data = written(ordinary())
    data["unseen"][1].append(data["layout"][12])
    data["discard"].append(data["layout"][11])
    data["layout"][11] = None
    data["layout"][12] = None
    data["aside"][1] += 1
    sentence = "must hold a turn alone, with available cards that lie face up"
    assert refusal(data) == f"the state: field 'agenda' {sentence}"


@pytest.mark.parametrize("again", ["once", "stacked"])
def test_a_further_turn_is_promised_before_a_turn_only_where_they_add_up(again: str) -> None:
    data = written(table(offer=[QUIET[1]], again=again))
    data["again"] = 1
    if again == "stacked":
        GAME.state(json.dumps(data))
    else:
        sentence = "must not hold a turn that follows itself"
        assert refusal(data) == f"the state: field 'agenda' {sentence}"


@pytest.mark.parametrize("seats", [["fellowship"], ["sauron"], ["fellowship", "sauron"]])
def test_whoever_fetches_has_seen_every_card_of_the_discard(seats: list[str]) -> None:
    data = written(ordinary())
    data["peeked"] = [{"card": c, "seats": seats} for cards in data["unseen"][:2] for c in cards]
    down = [data["peeked"].pop()["card"] for _ in range(2)]
    data.update(unseen=[[], down, data["unseen"][2]], aside=[0, 0, 0])
    data["agenda"] = [END, {"do": "Fetch", "seat": "sauron", "by": "tile"}]
    if "sauron" in seats:
        GAME.state(json.dumps(data))
    else:
        assert "must search the discard before" in refusal(data)


def test_the_opponent_may_be_about_to_lose_coins() -> None:
    data = written(ordinary())
    data["agenda"] = [END, {"do": "LoseCoins", "seat": "fellowship", "count": 2}]
    match = GAME.match(GAME.state(json.dumps(data)), seed=1)
    assert match.view(None)["board"]["sides"]["fellowship"]["coins"] == 1


# Before the first chapter


def test_before_the_first_chapter_everything_lies_as_it_is_set_up() -> None:
    state = set_up(GAME.schema, BOX, Settings(GAME.complete({})))
    read = GAME.state(state.dumps())
    assert read == state
    settle(read, Seeded("1"))
    read.check()


@pytest.mark.parametrize(
    "edit",
    [
        lambda d: d["sides"]["sauron"].update(steps=1),
        lambda d: d["sides"]["sauron"].update(tokens=[d["alliances"]["elves"]["unseen"].pop(0)]),
        lambda d: d["landmarks"].append(d["landmark_stack"].pop()),
        lambda d: d.update(agenda=[{"do": "Begin", "seat": "fellowship"}]),
        lambda d: d.update(agenda=[], outcome=ended("resigned")["outcome"]),
    ],
)
def test_before_the_first_chapter_nothing_has_happened(edit: Edit) -> None:
    data: Data = json.loads(set_up(GAME.schema, BOX, Settings(GAME.complete({}))).dumps())
    edit(data)
    sentence = "before the first chapter nothing has happened yet"
    assert refusal(data) == f"the state cannot be: {sentence}"


@pytest.mark.parametrize("agenda", [[], [TURN]])
def test_before_the_first_chapter_it_is_about_to_begin(agenda: list[Data]) -> None:
    data: Data = json.loads(set_up(GAME.schema, BOX, Settings(GAME.complete({}))).dumps())
    data["agenda"] = agenda
    assert refusal(data).startswith("the state: field 'agenda' must ")


# What a view calls available


@pytest.mark.rule("D2.4", "D2.6")
def test_a_card_that_still_lies_face_down_is_not_called_available() -> None:
    match = table(
        layout={9: "face down", 14: "c1-red-lindon-arnor", 16: "c1-grey-ruse-1"},
    )
    match.apply("play c1-red-lindon-arnor")
    for viewer in (0, 1, None):
        seen = {item["slot"]: item for item in match.view(viewer)["board"]["layout"]}
        assert seen[9]["card"] is None
        assert not seen[9]["available"], "it is uncovered, but the turn is not over"
        assert seen[16]["available"]
    match.apply("place lindon")
    seen = {item["slot"]: item for item in match.view(None)["board"]["layout"]}
    assert seen[9]["available"]
    assert f"discard {seen[9]['card']}" in options(match)


def test_a_frame_says_what_bears_its_effect() -> None:
    match = gains("ents-3", fellowship={"coins": 2})
    match.apply("keep ents-3")
    frame = written(match)["agenda"][-1]
    assert (frame["do"], frame["by"]) == ("Manoeuvre", "token")
    data = written(match)
    data["agenda"][-1]["by"] = "tile"
    assert options(GAME.match(GAME.state(json.dumps(data)), seed=1)) == ["lose"]
    data["agenda"][-1]["by"] = "wizard"
    assert "field 'by'" in refusal(data)


def kinds_of(frame: type[Frame]) -> set[type[Frame]]:
    """The classes of Duel below this one that have none below them."""
    below = [kind for kind in frame.__subclasses__() if kind.__module__.startswith("mathom.")]
    return {kind for one in below for kind in kinds_of(one)} or {frame}


def test_every_frame_can_be_read_and_written() -> None:
    assert kinds_of(SideStep) | kinds_of(SideChoice) == set(GAME.frames.values())
    for frame in GAME.frames.values():
        assert set(frame.__match_args__) <= BOX.fields.keys(), frame
    data = written(ordinary())
    data["agenda"] = [END, {"do": "Rally", "seat": "sauron", "race": "elves"}]
    assert json.loads(GAME.state(json.dumps(data)).dumps()) == data


@pytest.mark.parametrize("number", range(len(BOX.cards) + len(BOX.tokens)))
def test_what_lasts_of_a_component_goes_with_it(number: int) -> None:
    """Beside another component of every kind, which keeps its own."""
    side = copy_side(duel(ordinary()).sides[1])
    add_card(BOX, side, BOX.names["card"].index("c2-grey-leadership-or-knowledge"))
    before = (side.skills, side.eithers, side.races, side.powers)
    components: list[Card | Token] = [*BOX.cards, *BOX.tokens]
    component = components[number]
    for effect in component.effects:
        effect.keep(side)
        kept = (side.skills, side.eithers, side.races, side.powers)
        had = component.id == "humans-3"
        assert (kept != before) == (effect.lasts and not had)
        recount(BOX, side)
        assert (side.skills, side.eithers, side.races, side.powers) == before


@pytest.mark.parametrize("number", range(len(BOX.cards)))
def test_a_card_that_is_lost_takes_its_own_chain_symbol_along(number: int) -> None:
    """Beside every other card that gives one; no two cards give the same."""
    side = new(Side)
    for card in BOX.cards:
        if card.chain_to >= 0 and card.index != number:
            add_card(BOX, side, card.index)
    before = (side.cards, side.chains)
    add_card(BOX, side, number)
    lose_card(BOX, side, number)
    assert (side.cards, side.chains) == before
