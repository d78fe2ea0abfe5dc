"""Q2.8 and Q2.9: the influence network against the rule told plainly, on maps drawn by lot."""

from __future__ import annotations

import importlib.resources
import tomllib
from importlib.resources.abc import Traversable
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mathom.games.quest.game import schema_of
from mathom.games.quest.loading import read_box
from mathom.games.quest.model.box import Box
from mathom.games.quest.model.state import Quest, Settings
from mathom.games.quest.sauron.influence import extension, limits, put_each, settled, take_each
from mathom.games.quest.setup import set_up
from mathom.kernel.components import Files

DATA = importlib.resources.files("mathom.games.quest") / "data"
Map = tuple[Box, list[int]]


class Folder(dict[str, str]):
    """Data files that are nowhere but here."""

    name = ""

    def __truediv__(self, name: str) -> Folder:
        file = Folder(self)
        file.name = name
        return file

    def read_text(self, encoding: str) -> str:
        return self[self.name]


BOARD = """
[[pile]]
id = "tokens"
tokens = {}
blanks = 1
source = "custom"

[[region]]
id = "land"
colour = "grey"
pile = "tokens"
deck = "land"
source = "custom"
"""
NOTHING = {
    **{
        file.name: "".join(f"{kind} = []\n" for kind in tomllib.loads(file.read_text("utf-8")))
        for file in DATA.iterdir()
        if file.name.endswith(".toml")
    },
    "board.toml": (DATA / "board.toml").read_text(encoding="utf-8").partition("[[")[0] + BOARD,
    "encounters-land.toml": "encounter = []\n",
}


def lay_out(kinds: list[int], edges: set[tuple[int, int]]) -> Box:
    """A map: a location is a Haven (-1), a Stronghold of a number, or neither (0)."""
    places = []
    for index, kind in enumerate(kinds):
        sort = "haven = true" if kind < 0 else f"strength = {kind}" if kind else "perilous = false"
        record = f'id = "place-{index}", region = "land", {sort}, x = 0, y = 0, source = "custom"'
        places.append(f"{{ {record} }}")
    paths = [
        f'{{ ends = ["place-{a}", "place-{b}"], number = 1, source = "custom" }}' for a, b in edges
    ]
    folder = Folder(NOTHING)
    folder["locations.toml"] = f"location = [{', '.join(places)}]"
    folder["paths.toml"] = f"path = [{', '.join(paths)}]"
    return read_box(Files(cast(Traversable, folder)))


def legal(box: Box, influence: list[int]) -> list[int]:
    """The same without influence in Havens or above a red number."""
    return [
        0 if place.haven else min(held, place.strength) if place.stronghold else held
        for place, held in zip(box.locations, influence, strict=True)
    ]


@st.composite
def maps(draw: st.DrawFn) -> Map:
    size = draw(st.integers(2, 9))
    kinds = draw(st.lists(st.sampled_from([0, 0, 0, 0, -1, 2, 3, 6]), min_size=size, max_size=size))
    pairs = [(a, b) for a in range(size) for b in range(a)]
    edges = draw(st.sets(st.sampled_from(pairs), max_size=2 * size))
    influence = draw(st.lists(st.integers(0, 6), min_size=size, max_size=size))
    box = lay_out(kinds, edges)
    return box, legal(box, influence)


def state_of(box: Box, influence: list[int]) -> Quest:
    settings = Settings({"dominance": "simple", "stakes": "low"})
    state = set_up(schema_of(box), box, settings, 2)
    state.influence = list(influence)
    return state


# The rule told plainly: slow, and one token at a time.


def ties(box: Box, influence: list[int], start: int) -> set[int]:
    """The locations to which an unbroken chain of influence leads from `start`, with `start`."""
    seen = {start}
    while True:
        more = {
            near
            for place in seen
            for near in box.locations[place].near
            if influence[near] > 0 and near not in seen
        }
        if not more:
            return seen
        seen |= more


def most(box: Box, influence: list[int], location: int) -> int:
    """The tokens on the strongest Stronghold that a chain of influence leads to."""
    chain = ties(box, influence, location)
    return max((influence[p] for p in chain if box.locations[p].stronghold), default=0)


def plainly_settled(box: Box, influence: list[int]) -> list[int]:
    """Take one token in excess away at a time until none is."""
    held = list(influence)
    while True:
        excess = [
            place.index
            for place in box.locations
            if not place.stronghold and held[place.index] > max(1, most(box, held, place.index))
        ]
        if not excess:
            return held
        held[excess[-1]] -= 1


@pytest.mark.rule("Q2.9")
@given(maps())
@settings(max_examples=100, deadline=None)
def test_excess_leaves_as_the_rule_says(drawn: Map) -> None:
    box, influence = drawn
    after = settled(box, influence)
    assert after == plainly_settled(box, influence)
    assert settled(box, after) == after


@pytest.mark.rule("Q2.8")
@given(maps())
@settings(max_examples=100, deadline=None)
def test_extension_is_where_a_token_could_stay(drawn: Map) -> None:
    """A location is in reach if a chain leads from it to a Stronghold that allows one more."""
    box, influence = drawn
    influence = plainly_settled(box, influence)
    rooms = [
        0 if p.haven else p.strength if p.stronghold else most(box, influence, p.index)
        for p in box.locations
    ]
    assert limits(box, influence) == rooms
    expected = [place for place, room in enumerate(rooms) if influence[place] < room]
    assert extension(state_of(box, influence)) == expected


@pytest.mark.rule("Q2.8")
@pytest.mark.rule("Q9.8")
@pytest.mark.rule("Q2.9")
@given(maps(), st.lists(st.tuples(st.booleans(), st.sets(st.integers(0, 8)), st.integers(1, 4))))
@settings(max_examples=100, deadline=None)
def test_the_network_is_right_after_every_change(
    drawn: Map, changes: list[tuple[bool, set[int], int]]
) -> None:
    """Putting down and taking away, at several locations at once, always ends settled."""
    box, influence = drawn
    influence = plainly_settled(box, influence)
    state = state_of(box, influence)
    for putting, chosen, n in changes:
        places = sorted(place for place in chosen if place < len(influence))
        (put_each if putting else take_each)(state, places, n)
        for place in places:
            influence[place] = max(0, influence[place] + (n if putting else -n))
        influence = plainly_settled(box, legal(box, influence))
        assert state.influence == influence


@pytest.mark.rule("Q2.8")
@pytest.mark.rule("Q9.84")
@given(maps(), st.lists(st.integers(0, 20), max_size=12))
@settings(max_examples=100, deadline=None)
def test_placing_in_extension_never_leaves_excess(drawn: Map, lots: list[int]) -> None:
    """Whatever is placed by the extension rule stays, whatever is placed after it."""
    box, influence = drawn
    state = state_of(box, plainly_settled(box, influence))
    for lot in lots:
        reach = extension(state)
        if not reach:
            break
        before = sum(state.influence)
        put_each(state, (reach[lot % len(reach)],), 1)
        assert sum(state.influence) == before + 1


# Chains worked out by hand: a Stronghold of 3, then 1, 2, 3 in a row, and a Haven beside 1.


def row(*influence: int) -> Quest:
    box = lay_out([3, 0, 0, 0, -1], {(0, 1), (1, 2), (2, 3), (1, 4)})
    return state_of(box, list(influence))


@pytest.mark.rule("Q2.8")
@pytest.mark.rule("Q9.9")
def test_a_stronghold_without_influence_takes_some_but_extends_nowhere() -> None:
    assert extension(row(0, 0, 0, 0, 0)) == [0]


@pytest.mark.rule("Q2.8")
def test_influence_reaches_one_location_further_at_a_time() -> None:
    assert extension(row(1, 0, 0, 0, 0)) == [0, 1]
    assert extension(row(1, 1, 0, 0, 0)) == [0, 2]
    assert extension(row(2, 1, 0, 0, 0)) == [0, 1, 2]


@pytest.mark.rule("Q2.8")
@pytest.mark.rule("Q9.8")
def test_a_haven_takes_none_even_by_a_card() -> None:
    state = row(3, 1, 0, 0, 0)
    put_each(state, (4,), 2)
    assert state.influence == [3, 1, 0, 0, 0]


@pytest.mark.rule("Q2.9")
def test_a_stronghold_that_weakens_weakens_its_chain() -> None:
    state = row(3, 3, 3, 2, 0)
    take_each(state, (0,), 2)
    assert state.influence == [1, 1, 1, 1, 0]


@pytest.mark.rule("Q2.9")
def test_what_is_cut_off_keeps_one() -> None:
    state = row(3, 1, 3, 2, 0)
    take_each(state, (1,), 1)
    assert state.influence == [3, 0, 1, 1, 0]


@pytest.mark.rule("Q2.9")
def test_a_gap_that_closes_again_brings_nothing_back() -> None:
    state = row(3, 1, 3, 2, 0)
    take_each(state, (1,), 1)
    put_each(state, (1,), 2)
    assert state.influence == [3, 2, 1, 1, 0]


@pytest.mark.rule("Q2.9")
@pytest.mark.rule("Q9.8")
def test_several_locations_at_once_count_as_one_change() -> None:
    """Put down together, the far one is connected by the near one."""
    state = row(3, 0, 0, 0, 0)
    put_each(state, (2, 1), 2)
    assert state.influence == [3, 2, 2, 0, 0]


@pytest.mark.rule("Q2.9")
@pytest.mark.rule("Q9.84")
def test_a_stronghold_holds_its_red_number_and_no_more() -> None:
    state = row(2, 0, 0, 0, 0)
    put_each(state, (0,), 5)
    assert state.influence == [3, 0, 0, 0, 0]
    assert extension(state) == [1]


@pytest.mark.rule("Q2.9")
def test_the_strongest_of_two_strongholds_counts() -> None:
    box = lay_out([3, 0, 6], {(0, 1), (1, 2)})
    state = state_of(box, [2, 4, 5])
    assert extension(state) == [0, 1, 2]
    take_each(state, (2,), 5)
    assert state.influence == [2, 2, 0]


@pytest.mark.rule("Q2.9")
@pytest.mark.parametrize("strengths", [[3, 1], [1, 3]])
def test_an_empty_place_between_two_chains_takes_what_the_stronger_lets_it(
    strengths: list[int],
) -> None:
    box = lay_out([3, 0, 3], {(0, 1), (1, 2)})
    assert limits(box, [strengths[0], 0, strengths[1]])[1] == 3
