"""The page's types are those of what states declare and of what views tell besides."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import pytest

from mathom.games.duel.game import duel
from mathom.games.duel.view import DuelBoard
from mathom.kernel import declaring
from mathom.kernel.schema import Context, Schema
from scripts.typescript import Writer, game_types

ROLES = {"card": ("king", "queen"), "seat": ("fellowship", "sauron")}


@dataclass(eq=False, init=False)
class Hand:
    """A part.

    What follows is not for the page.
    """

    cards: tuple[int, ...] = declaring.zone("card")


@dataclass(eq=False, init=False)
class Shown:
    """Something of every kind that a view shows."""

    coins: int = declaring.count()
    first: bool = declaring.flag()
    turn: int = declaring.name("seat")
    held: int = declaring.maybe("card")
    wounds: int = declaring.maybe_count()
    units: list[int] = declaring.tally("seat")
    passed: int = declaring.mask("seat")
    aside: tuple[int, ...] = declaring.counts("seat")
    deck: Any = declaring.unseen("card")
    peeked: Any = declaring.rows(declaring.seen("card"))
    stacks: Any = declaring.each("seat", declaring.stack("card"), stored_as="piles")
    rounds: Any = declaring.each("seat", declaring.count(), by_id=False)
    hands: Any = declaring.parts(Hand, "seat")
    wealth: int = declaring.derived(0, declaring.count())


def test_what_is_declared_has_the_type_of_what_is_shown() -> None:
    from mathom.games.duel import box

    writer = Writer([box])
    assert writer.shown(Schema(Shown, ROLES)) == [
        "coins: number",
        "first: boolean",
        "turn: Seat",
        "held: string | null",
        "wounds: number | null",
        "units: Partial<Record<Seat, number>>",
        "passed: Seat[]",
        "aside: number[]",
        "deck: (string | null)[]",
        "peeked: (string | null)[]",
        "piles: Record<Seat, (string | null)[]>",
        "rounds: number[]",
        "hands: Record<Seat, Hand>",
        "wealth: number",
    ]
    assert writer.tables[Hand] == "/** A part. */\nexport type Hand = { cards: string[] };\n"


def test_a_kind_of_field_without_a_type_is_refused() -> None:
    context = Context(ROLES, {})
    field = declaring.pile_of("card", "cards").metadata["bind"](context)
    with pytest.raises(SystemExit, match="PileField"):
        Writer([]).field_type(field)


def test_a_view_of_duel_has_the_fields_of_its_types() -> None:
    written = game_types(duel(), DuelBoard, duel().schema)
    board = duel().start(["a", "b"], seed=1).view(0)["board"]
    for name, seen in (("DuelBoard", board), ("Side", board["sides"]["sauron"])):
        found = re.search(rf"export type {name} = {{(.*?)\n?}};", written, re.DOTALL)
        assert found is not None
        assert set(re.findall(r"(\w+):", found[1])) == set(seen)
