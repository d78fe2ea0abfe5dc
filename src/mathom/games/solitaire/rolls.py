"""Rolls of two dice (the ledger's preface), each told with all that changes it and its chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.constants import NONE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mathom.games.solitaire.model.state import Solitaire
    from mathom.kernel.chance import Chance

FACES: Final = 6
WAYS: Final = {total: FACES - abs(total - FACES - 1) for total in range(2, 2 * FACES + 1)}
"""In how many of the 36 ways two dice show a total."""


def chance_above(needed: int) -> int:
    """In how many of 36 ways two dice show more than this."""
    return sum(ways for total, ways in WAYS.items() if total > needed)


def roll(
    state: Solitaire,
    chance: Chance,
    why: str,
    who: int,
    changes: list[tuple[str, int]],
    above: int,
    ways: int = NONE,
    against: Sequence[tuple[str, int]] = (),
) -> int:
    """Roll two dice; the total with all changes.

    Everybody is told the dice, each change by its name, what the total must be above, and in how
    many of the 36 ways it is.

    Args:
        state: where it is told.
        chance: rolls.
        why: what the roll is for, a key of the game's sentences.
        who: the member of the company it is about, by number, or -1.
        changes: what is added: the id of a card or a word, and how much.
        above: what the total must be above to succeed, -1 where that is not all that counts.
        ways: in how many of the 36 ways it succeeds, where it does not follow from `above`.
        against: what `above` is made of, where more than one thing has a part in it.
    """
    dice = (chance.pick(FACES) + 1, chance.pick(FACES) + 1)
    added = sum(n for _, n in changes)
    if state.events is not None:
        named: dict[str, int | str | list[str]] = {
            "why": why,
            "dice": [str(die) for die in dice],
            "changes": [f"{name}:{n:+d}" for name, n in changes if n],
            "total": sum(dice) + added,
            "above": above,
            "ways": chance_above(above - added) if ways == NONE else ways,
        }
        if len(against) > 1:
            named["against"] = [f"{name}:{n:+d}" for name, n in against if n]
        if who == NONE:
            state.emit("company-roll", **named)
        else:
            state.emit("roll", **named, card=state.card(who).id)
    return sum(dice) + added
