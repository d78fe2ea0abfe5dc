"""Whether a Duel can be: every component somewhere exactly once, and nobody past a victory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mathom.games.duel.box import GONE, UNKNOWN, Box
from mathom.games.duel.ending import counted, victory, won
from mathom.kernel.errors import About, BrokenState
from mathom.kernel.outcome import RESIGNED, Outcome

if TYPE_CHECKING:
    from mathom.games.duel.state import Duel, Side

UNENDED = {
    "quest": "duel-state-won-quest",
    "races": "duel-state-won-races",
    "conquest": "duel-state-won-conquest",
}
"""The key of what is wrong with a game that goes on although it is won, by the reason."""

LOST = {
    "card": "duel-state-cards",
    "tile": "duel-state-tiles",
    "token": "duel-state-tokens",
}
"""The key of what is wrong with components that are not somewhere exactly once, by role."""


def check_state(state: Duel) -> None:
    """Look at everything.

    Raises:
        BrokenState: something is missing, doubled or out of place.
    """
    for role, key in LOST.items():
        _require(state.conserved(role), key)
    _check_layout(state)
    _check_decks(state)
    _check_tiles(state)
    _check_tokens(state)
    for side in state.sides:
        _check_side(state.box, side)
    _check_map(state)
    _check_coins(state)
    _check_end(state)


def _check_layout(state: Duel) -> None:
    """Cards of the running chapter, each turned as it was laid or as its uncovering turned it."""
    if not state.chapter:
        return
    layout = state.box.layouts[state.chapter - 1]
    available = state.available()
    for slot, card in enumerate(state.slots):
        if card == UNKNOWN:
            _require(not layout.face_up[slot], "duel-state-laid-face-up")
        elif card != GONE:
            _require(
                state.box.cards[card].chapter == state.chapter,
                "duel-state-layout-chapter",
            )
            _require(
                layout.face_up[slot] or slot in available,
                "duel-state-covered",
            )


def _check_decks(state: Duel) -> None:
    """What nobody has seen of each chapter: whole before it, face down or set aside after."""
    box = state.box
    for number, deck in enumerate(state.decks, 1):
        _require(
            all(box.cards[card].chapter == number for card in deck.members()),
            "duel-state-deck-chapter",
        )
        aside = state.aside[number - 1]
        if number > state.chapter:
            whole = len(deck) == len(box.chapters[number - 1])
            _require(whole and not aside, "duel-state-later-chapter")
        else:
            down = state.slots.count(UNKNOWN) if number == state.chapter else 0
            _require(aside + down == len(deck), "duel-state-face-down")


def _check_tiles(state: Duel) -> None:
    box = state.box
    most = box.figures.face_up
    _require(len(state.tiles) <= most, "duel-state-landmarks", {"most": most})


def _check_tokens(state: Duel) -> None:
    box = state.box
    for race, stack in enumerate(state.stacks):
        _require(
            all(box.tokens[token].race == race for token in stack.members()),
            "duel-state-stack-race",
        )


def _check_side(box: Box, side: Side) -> None:
    """One side's pieces and symbols."""
    figures = box.figures
    _require(
        min(side.supply, *side.units) >= 0 and side.supply + sum(side.units) == figures.units,
        "duel-state-units",
        {"count": figures.units},
    )
    _require(side.coins >= 0, "duel-state-purse")
    built = sum(1 << box.tiles[tile].region for tile in side.tiles)
    _require(side.fortresses & ~built == 0, "duel-state-fortress")
    _require(_symbols(side) == _symbols(side.recount(box)), "duel-state-symbols")


def _check_map(state: Duel) -> None:
    ours, theirs = state.sides
    both = any(mine and foes for mine, foes in zip(ours.units, theirs.units, strict=True))
    _require(not both, "duel-state-both-sides")


def _check_coins(state: Duel) -> None:
    total = state.box.figures.coins
    coins = state.reserve + state.sides[0].coins + state.sides[1].coins
    _require(
        coins == total and (state.settings.endless or state.reserve >= 0),
        "duel-state-coins",
        {"count": total},
    )
    _require(state.settings.stacked or state.again <= 1, "duel-state-again")


def _check_end(state: Duel) -> None:
    """A victory ends the game at once (D8.1, D8.2, D8.3), and an end has its reason."""
    victories = [(seat, reason) for seat in range(state.players) for reason in won(state, seat)]
    if state.outcome is None:
        for _, reason in victories:
            raise BrokenState(UNENDED[reason], {})
        return
    ends = [victory(seat, reason) for seat, reason in victories]
    if not ends:
        ends = [Outcome(RESIGNED, "", {seat: 1.0, 1 - seat: 0.0}) for seat in (0, 1)]
        if state.chapter == len(state.box.layouts) and not state.left:
            ends.append(counted(state))
    _require(state.outcome in ends, "duel-state-ending")


def _symbols(side: Side) -> tuple[tuple[int, ...], list[int], tuple[int, ...], int, int]:
    return side.skills, sorted(side.eithers), side.races, side.chains, side.powers


def _require(holds: bool, key: str, about: About | None = None) -> None:
    if not holds:
        raise BrokenState(key, about or {})
