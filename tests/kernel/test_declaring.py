"""What is declared of a state once, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import pytest

import mathom.games
from mathom.games.duel.game import DuelGame, duel
from mathom.games.duel.state import Duel
from mathom.games.quest.game import QuestGame, quest
from mathom.games.quest.model.state import Quest
from mathom.kernel.chance import Seeded
from mathom.kernel.deck import Deck
from mathom.kernel.declared_state import DeclaredState
from mathom.kernel.declaring import (
    beside,
    count,
    derived,
    drawn_from,
    each,
    face_down,
    flag,
    hand_of,
    mask,
    maybe,
    maybe_count,
    maybe_several,
    open_deck,
    part_list,
    pile_of,
    rows,
    several,
    tally,
    unseen,
    unshown,
    whereabouts,
    zone,
)
from mathom.kernel.errors import BadState, BrokenState
from mathom.kernel.fields import Field, Group, OrNull
from mathom.kernel.pile import HiddenCard, Pile, fresh
from mathom.kernel.reading import Reader
from mathom.kernel.schema import Entry, FrozenPart, Part, Schema, new
from scripts.copies import copies
from tests.quest.fights import arm, fight
from tests.quest.table import position

GAMES: dict[str, DuelGame | QuestGame] = {"duel": duel(), "quest": quest()}
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


def state_after(choices: int, id: str = "duel") -> DeclaredState:
    match = GAMES[id].start(["a", "b"], seed=1)
    chance = Seeded("1", "player")
    while not match.over and match.ply < choices:
        options = match.choice.options()
        match.apply(options[chance.pick(len(options))])
    assert isinstance(match.state, Duel | Quest)
    return match.state


@dataclass(eq=False, init=False)
class Veiled:
    """A part whose view differs from its text."""

    coins: int = unshown(count(9))
    deck: Deck = unseen("card")
    seen: tuple[int, ...] = rows(mask("card"))
    wealth: int = derived(0, count(9))
    guests: tuple[int, ...] = derived((0, 0), tally("place"))


def test_a_view_shows_what_is_derived_and_not_what_is_unshown() -> None:
    part = new(Veiled, coins=3, deck=Deck((0, 1)), seen=(2, 3), wealth=4, guests=(0, 5))
    shown = {"seen": [["queen"], ["king", "queen"]], "wealth": 4, "guests": {"there": 5}}
    schema = Schema(Veiled, ROLES)
    assert schema.show(part, None) == {**shown, "deck": [None, None]}
    assert list(schema.write(part)) == ["coins", "deck", "seen"]


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


@dataclass(eq=False, init=False)
class Chooser:
    """Somebody who draws from one of two decks."""

    drawn_from: int = drawn_from({"court": ("card", "cards"), "map": ("place", "places")}, "drawn")
    drawn: tuple[HiddenCard, ...] = beside("drawn_from", tuple)


def test_drawn_cards_are_of_the_deck_they_were_drawn_from() -> None:
    schema = Schema(Chooser, {**ROLES, "seat": ("north", "south")})
    drawn = new(Chooser, drawn_from=1, drawn=(HiddenCard(1),))
    written = schema.write(drawn)
    assert (written["drawn"]["deck"], written["drawn"]["cards"][0]["card"]) == ("map", "there")
    again = schema.read(Reader(written, "part", BadState))
    assert schema.key(again) == schema.key(drawn)
    assert schema.members(drawn, "place") == [1]
    assert schema.members(drawn, "card") == []
    [zone] = schema.zones(drawn)
    zone.put((HiddenCard(0),))
    assert (zone.pool, drawn.drawn_from, drawn.drawn) == ("places", 1, (HiddenCard(0),))


def test_nothing_is_drawn_at_the_beginning() -> None:
    schema = Schema(Chooser, {**ROLES, "seat": ("north", "south")})
    assert schema.write(new(Chooser)) == {"drawn": None}
    again = schema.read(Reader({"drawn": None}, "part", BadState))
    assert (again.drawn_from, again.drawn, schema.zones(again)) == (-1, (), [])


# Attributes that are written together, and places of face-down cards.


@dataclass(eq=False, init=False)
class Board:
    """Lists of several kinds, a deck with its discard pile, and players' hands."""

    places: list[int] = each("card", several(at=maybe("place"), wounds=maybe_count(9)))
    wounds: list[int] = beside("places", list)
    spaces: list[int] = each(
        "place", maybe_several(card=maybe("card"), site=maybe("place")), by_id=False
    )
    sites: list[int] = beside("spaces", list)
    guards: list[int] = whereabouts("card", "place")
    deck: Deck = open_deck("card", pool="open")
    discard: tuple[int, ...] = beside("deck", tuple)
    pile: Pile = pile_of("card", pool="cards")
    hands: list[Player] = part_list(Player, 1, 2)
    hand: tuple[HiddenCard, ...] = hand_of("card", pool="cards")
    laid: tuple[HiddenCard, ...] = face_down("card", pool="cards")


SEATED = {**ROLES, "seat": ("north", "south")}
BOARD = Schema(Board, SEATED)


def board() -> Board:
    return new(
        Board,
        places=[1, -1],
        wounds=[2, -1],
        spaces=[-1, 0],
        sites=[-1, 1],
        guards=[-1, 0],
        deck=Deck((0,), (1,)),
        discard=(1, 0),
        pile=fresh([0, 1]),
        hands=[player()],
        hand=(HiddenCard(0, 0, 0, 1),),
        laid=(HiddenCard(1, 0, 0, 2), HiddenCard(0, 0, 0, -1)),
    )


def test_attributes_side_by_side_are_written_as_one_table() -> None:
    written = BOARD.write(board())
    assert written["places"] == {
        "king": {"at": "there", "wounds": 2},
        "queen": {"at": None, "wounds": None},
    }
    assert written["spaces"] == [None, {"card": "king", "site": "there"}]
    assert written["guards"] == {"queen": "here"}
    assert written["deck"] == {
        "bag": ["king"],
        "top": ["queen"],
        "bottom": [],
        "discard": ["queen", "king"],
    }
    again = BOARD.read(Reader(written, "board", BadState))
    assert BOARD.key(again) == BOARD.key(board())
    assert (again.wounds, again.sites, again.discard) == ([2, -1], [-1, 1], (1, 0))


def test_who_has_seen_a_face_down_card_is_written_with_it() -> None:
    written = BOARD.write(board())
    assert written["hand"] == [{"card": "king", "entered": 0, "drawn": 0, "seen": ["north"]}]
    assert [hidden["seen"] for hidden in written["laid"]] == [["south"], "all"]
    assert written["pile"]["bag"] == {"0": ["king", "queen"]}


def test_the_zones_of_a_pool_are_found_by_its_name() -> None:
    part = board()
    zones = {zone.name.strip(): zone for zone in BOARD.zones(part) if zone.pool == "cards"}
    assert list(zones) == ["pile", "hand", "laid"]
    assert zones["laid"].cards() == [1, 0]
    assert zones["laid"].unknown(0) == [1]
    assert zones["laid"].unknown(1) == []
    zones["hand"].put(())
    assert part.hand == ()
    assert BOARD.members(part, "card") == [1, 0, 1, 0, 0, 1, 1, 1, 0]


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("hands", [], "board: field 'hands' must be a list of 1 to 2"),
        ("spaces", [None], "board: field 'spaces' must be a list of 2"),
        ("guards", {"queen": "away"}, "board, guards: field 'queen' must be one of here, there"),
        ("deck", {"bag": [], "top": [], "bottom": []}, "board, deck: field 'discard' is missing"),
    ],
)
def test_what_cannot_lie_there_is_refused(field: str, value: object, sentence: str) -> None:
    written = {**BOARD.write(board()), field: value}
    with pytest.raises(BadState) as refused:
        BOARD.read(Reader(written, "board", BadState))
    assert str(refused.value).startswith(sentence)


# The states of our games.


def combat() -> Quest:
    """A Quest in which every part that can be there is."""
    state = arm(fight("orc", hand=["beravor-parry"], theirs=["zealot-hack"], token=True)).state
    assert isinstance(state, Quest)
    return state


STATES: dict[str, Callable[[], DeclaredState]] = {
    "the beginning of a Duel": lambda: state_after(0),
    "a Duel": lambda: state_after(30),
    "the end of a Duel": lambda: state_after(500),
    "the beginning of a Quest": lambda: state_after(0, "quest"),
    "a Quest": lambda: state_after(150, "quest"),
    "a combat": combat,
}


def parts_of(schema: Schema[Any], part: object) -> Iterator[tuple[Schema[Any], object, Entry]]:
    """A part and all that it is made of, with each of its entries."""
    for entry in schema.entries:
        yield schema, part, entry
        field, value = entry.field, entry.get(part)
        of = field.of if isinstance(field, Group | OrNull) else field
        if isinstance(of, Part) and not isinstance(of, FrozenPart) and value is not None:
            for inner in value if isinstance(field, Group) else [value]:
                yield from parts_of(of.schema, inner)


@pytest.mark.parametrize("case", STATES)
def test_a_copy_has_everything_and_shares_nothing_that_changes(case: str) -> None:
    state = STATES[case]()
    copy = state.copy()
    assert isinstance(copy, DeclaredState)
    assert copy.key() == state.key()
    pairs = zip(parts_of(state.schema, state), parts_of(copy.schema, copy), strict=True)
    for (schema, old, entry), (_, new_one, _) in pairs:
        assert old is not new_one
        for at in entry.attributes:
            value = getattr(old, at)
            assert not isinstance(value, list) or getattr(new_one, at) is not value, at
        for at in (*schema.shared, *schema.derived):
            assert getattr(old, at) == getattr(new_one, at), at


@pytest.mark.parametrize("case", STATES)
def test_every_attribute_is_declared(case: str) -> None:
    """Nothing is true of a state that its text, its copies and its key could forget."""
    state = STATES[case]()
    for schema, part, _ in parts_of(state.schema, state):
        declared = {attribute.name for attribute in fields(schema.kind)}
        assert declared == {
            *schema.shared,
            *schema.derived,
            *(at for entry in schema.entries for at in entry.attributes),
        }
        if hasattr(part, "__dict__"):  # a compiled part has room for nothing else
            assert set(vars(part)) <= declared | {"schema"}


@pytest.mark.parametrize("case", STATES)
def test_every_attribute_tells_states_apart(case: str) -> None:
    state = STATES[case]()
    text = state.dumps()
    for _, part, entry in parts_of(state.schema, state):
        value = entry.get(part)
        if isinstance(entry.field, OrNull) and value != entry.field.absent:
            other: Any = entry.field.absent
        elif isinstance(value, bool):
            other = not value
        elif isinstance(value, int):
            other = 0 if value else 1
        elif isinstance(value, list) and value and isinstance(value[0], int):
            other = [1 - value[0] if value[0] in (0, 1) else 0, *value[1:]]
        else:
            continue
        entry.put(part, other)
        changed = state.copy()
        entry.put(part, value)
        assert changed != state, entry.name
        assert changed.dumps() != text, entry.name
    assert state.dumps() == text


@pytest.mark.parametrize("id", GAMES)
def test_the_copies_are_up_to_date(id: str) -> None:
    text = (Path(mathom.games.__path__[0]) / id / "copies.py").read_text("utf-8")
    for function in copies(GAMES[id].schema).values():
        assert f"\n{function}\n" in text, "run python scripts/copies.py"


@pytest.mark.parametrize("id", GAMES)
def test_states_of_one_value_have_one_key_and_hash(id: str) -> None:
    state = state_after(40, id)
    again = GAMES[id].state(state.dumps())
    assert again == state
    assert hash(again) == hash(state)
    assert len({state, again, state_after(41, id)}) == 2


def leaves(field: Field) -> Iterator[Field]:
    """The fields in which components of a pool lie."""
    if field.pool != "":
        yield field
    for inner in field.inner():
        yield from leaves(inner)


def test_a_zone_that_is_left_out_of_its_pool_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever declares a zone of a Quest without its pool loses cards."""
    state = position(
        heroes=[{"sheet": "beravor", "hand": ["skill-ready"], "rest": ["beravor-evade"]}],
        plots=["sauron-hunts-for-the-ring", ("a-broken-line-of-kings", "edoras")],
        plot_hand=["smeagol-escapes"],
        plot_discard=["loss-of-an-heir"],
        shadow_hand=["betrayed"],
        shadow_discard=["storms-of-mordor"],
        skill_discard=["skill-execute"],
        tokens=[("orc", "gladden-fields")],
        token_discards={"blue": ["orc"]},
    )
    missed = []
    for entry in state.schema.entries:
        for leaf in leaves(entry.field):
            if leaf.role in state.schema.places or not any(
                zone.field is leaf and zone.cards() for zone in state.schema.zones(state)
            ):
                continue
            pool = leaf.pool
            monkeypatch.setattr(leaf, "pool", "")
            try:
                with pytest.raises((BrokenState, AssertionError)):
                    state.check()
            finally:
                monkeypatch.setattr(leaf, "pool", pool)
            missed.append(leaf.place)
    assert {"plot_hand", "plot_discard", "shadow_discard", "skill_discard", "rest"} <= set(missed)
    state.check()
