"""Short ways through a turn, for tests that look at one moment of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.dice.table import GAME, Game, Holding, table

RECORDS = {record["id"]: record for record in GAME.cards()}
NOBODY: Holding = {}


def total(game: Game) -> int:
    """The total of the last attack on Sauron."""
    count: int = game.told("total")[-1]["count"]
    return count


def attack(
    *muster: str,
    enemies: Sequence[str] = ("fotr:3",),
    others: Sequence[Holding] = (NOBODY,),
    own: Mapping[str, Any] | None = None,
    **given: Any,
) -> Game:
    """The first player attacks Sauron's dice with these Units."""
    side = {"muster": list(muster), **(own or {})}
    game = table(side, *others, at="war", sauron={"muster": list(enemies)}, **given)
    return game.do("attack")


def borrowed(
    *lent: str, enemies: Sequence[str] = ("fotr:3",), own: str = "frodo:5", **given: Any
) -> Game:
    """The first player attacks with one Unit and the second player's Prepared Units."""
    others = ({"prepared": list(lent)}, *given.pop("others", ()))
    game = attack(own, enemies=enemies, others=others, **given).do("borrow player-2")
    return game.do("done") if game.asked[1] == "gather" else game


def assaulted(
    *muster: str,
    enemies: Sequence[str] = ("rotk:3",),
    others: Sequence[Holding] = (NOBODY, NOBODY),
    own: Mapping[str, Any] | None = None,
    ringbearer: str = "player-2",
    **given: Any,
) -> Game:
    """Sauron attacks the first player's Units, among others'; the third plays next."""
    side = {"muster": list(muster), **(own or {})}
    mat = {"muster": list(enemies)}
    return table(side, *others, at="sauron-attack", sauron=mat, ringbearer=ringbearer, **given)


def corrupting(points: int, *sides: Holding, **given: Any) -> Game:
    """Sauron spreads so many points of Corruption."""
    mat = {"corruption": points, **given.pop("sauron", {})}
    return table(*sides, at="corrupt", sauron=mat, **given)


def advancing(location: str, *sides: Holding, **given: Any) -> Game:
    """Phase 4 of Sauron's turn at a Location."""
    return table(*sides, at="advance", location=location, **given)


def rolling(*dice: str, rolls: Sequence[int], location: str = "moria", **given: Any) -> Game:
    """Sauron rolls the dice of his Active Pool; nobody plays on."""
    mat = {"active": list(dice), **given.pop("sauron", {})}
    sides = given.pop("sides", ())
    return table(*sides, at="sauron-dice", location=location, sauron=mat, rolls=rolls, **given)


def idle(game: Game, seat: str = "") -> Game:
    """Nothing is done but what must be, until `seat`, or anybody else, is asked in Phase 2."""
    first = game.asked[0]
    while True:
        left = {"done", "pass", "stop"} & set(game.options)
        game.do(left.pop() if left else game.options[0])
        who, what = game.asked
        if what == "dice" and (who == seat if seat else who != first):
            return game
