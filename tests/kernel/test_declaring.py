"""What is declared of a state once, and what follows from it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

import mathom.games
from mathom.games.duel.game import DuelGame, duel
from mathom.games.duel.state import Duel
from mathom.kernel.chance import Seeded
from mathom.kernel.declaring import Schema, count, derived, flag, new, tally, zone
from mathom.kernel.errors import BadState
from mathom.kernel.match import Match
from mathom.kernel.reading import Reader
from scripts.copies import copies

GAME: DuelGame = duel()
ROLES = {"card": ("king", "queen"), "place": ("here", "there")}


@dataclass(eq=False, init=False)
class Player:
    """A part with one attribute of several kinds."""

    coins: int = count(9)
    first: bool = flag()
    stones: list[int] = tally("place", 5)
    hand: tuple[int, ...] = zone("card", stored_as="cards")
    rank: int = derived(7)


SCHEMA = Schema(Player, ROLES)


def player(**given: object) -> Player:
    return new(Player, **{"stones": [0, 2], "hand": (1,), **given})


def played(choices: int) -> Match:
    match = GAME.start(["a", "b"], seed=1)
    chance = Seeded("1", "player")
    while not match.over and match.ply < choices:
        options = match.choice.options()
        match.apply(options[chance.pick(len(options))])
    return match


def state_after(choices: int) -> Duel:
    state = played(choices).state
    assert isinstance(state, Duel)
    return state


def test_a_part_begins_as_declared() -> None:
    part = new(Player)
    assert (part.coins, part.first, part.stones, part.hand, part.rank) == (0, False, [], (), 7)
    assert new(Player).stones is not part.stones


def test_a_part_is_written_by_ids_and_comes_back() -> None:
    part = player(coins=3, first=True)
    written = SCHEMA.write(part)
    assert written == {"coins": 3, "first": True, "stones": {"there": 2}, "cards": ["queen"]}
    again = SCHEMA.read(Reader(written, "part", BadState))
    assert SCHEMA.key(again) == SCHEMA.key(part)
    assert again.rank == 7


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("coins", 10, "part: field 'coins' must be a whole number from 0 to 9, not 10"),
        ("first", 1, "part: field 'first' must be true or false"),
        ("stones", {"there": 6}, "part, stones: field 'there' must be a whole number from 1 to 5"),
        ("stones", {"away": 1}, "part, stones: field 'away' is not known here"),
        ("cards", ["jack"], "part: field 'cards' must be one of king, queen, not 'jack'"),
    ],
)
def test_what_cannot_be_is_refused_by_its_field(field: str, value: object, sentence: str) -> None:
    written = {**SCHEMA.write(player()), field: value}
    with pytest.raises(BadState) as refused:
        SCHEMA.read(Reader(written, "part", BadState))
    assert str(refused.value).startswith(sentence)


def test_a_copy_shares_nothing_that_changes() -> None:
    part = player()
    copy = SCHEMA.copy(part)
    assert SCHEMA.key(copy) == SCHEMA.key(part)
    copy.stones[0] = 1
    assert part.stones == [0, 2]


def test_what_lies_in_a_part_is_found_by_its_role() -> None:
    assert SCHEMA.members(player(hand=(1, 0)), "card") == [1, 0]
    assert SCHEMA.members(player(), "place") == []


def test_an_attribute_without_a_declaration_is_refused() -> None:
    @dataclass(eq=False, init=False)
    class Careless:
        coins: int = count()
        forgotten: int = 0

    with pytest.raises(AssertionError, match="forgotten"):
        Schema(Careless, ROLES)


# The state of a game.


@pytest.mark.parametrize("choices", [0, 30, 500])
def test_copies_that_are_written_out_are_those_that_were_declared(choices: int) -> None:
    state = state_after(choices)
    copy = state.copy()
    assert copy.key() == state.key()
    assert copy.slots is not state.slots
    assert copy.sides[0].units is not state.sides[0].units
    assert copy.sides[0].powers == state.sides[0].powers


def test_the_copies_are_up_to_date() -> None:
    text = (Path(mathom.games.__path__[0]) / "duel" / "copies.py").read_text("utf-8")
    for function in copies(GAME.schema):
        assert function in text, "run python scripts/copies.py"


def test_states_of_one_value_have_one_key_and_hash() -> None:
    state = state_after(20)
    again = GAME.state(state.dumps())
    assert again == state
    assert hash(again) == hash(state)
    assert len({state, again, state_after(21)}) == 2


def test_every_attribute_tells_states_apart() -> None:
    state = state_after(20)
    for name, (attribute, _) in state.schema.fields.items():
        if attribute in ("coins", "chapter", "reserve", "again"):
            other = state.copy()
            setattr(other, attribute, getattr(other, attribute) + 1)
            assert other != state, name
    other = state.copy()
    other.sides[0].coins += 1
    assert other != state
