"""Whether a Duel can be: everything in its place, and nobody past a victory.

That every component is somewhere exactly once, and in no deck but its own, and every figure
within its bounds, follows from the declarations of the state.
"""

from __future__ import annotations

from mathom.games.duel.box import GONE, UNKNOWN, Box
from mathom.games.duel.chapters import available
from mathom.games.duel.ending import counted, victory, won
from mathom.games.duel.setup import set_up
from mathom.games.duel.state import Duel, Side
from mathom.kernel.errors import ensure
from mathom.kernel.outcome import RESIGNED, Outcome


def check_state(state: Duel) -> None:
    """Look at everything.

    Raises:
        BrokenState: something is out of place.
    """
    box = state.box
    figures = box.figures
    if state.chapter:
        _check_layout(state)
    else:
        ensure(state == set_up(state.schema, box, state.settings), "duel-state-begun")
    _check_decks(state)
    ensure(len(state.tiles) <= figures.face_up, "duel-state-landmarks", {"most": figures.face_up})
    for side in state.sides:
        _check_side(box, side)
    ours, theirs = (side.units for side in state.sides)
    both = any(mine and foes for mine, foes in zip(ours, theirs, strict=True))
    ensure(not both, "duel-state-both-sides")
    coins = state.reserve + sum(side.coins for side in state.sides) == figures.coins
    covered = state.settings.endless or state.reserve >= 0
    ensure(coins and covered, "duel-state-coins", {"count": figures.coins})
    ensure(state.settings.stacked or state.again <= 1, "duel-state-again")
    _check_end(state)


def _check_layout(state: Duel) -> None:
    """Cards of the running chapter, each turned as it was laid or as its uncovering turned it."""
    layout = state.box.layouts[state.chapter - 1]
    count = len(layout.slots)
    ensure(len(state.slots) == count, "duel-state-slots", {"count": count})
    free = available(state)
    for slot, card in enumerate(state.slots):
        if card == UNKNOWN:
            ensure(not layout.slots[slot].face_up, "duel-state-laid-face-up")
        elif card != GONE:
            of_it = state.box.cards[card].chapter == state.chapter
            ensure(of_it, "duel-state-layout-chapter")
            ensure(layout.slots[slot].face_up or slot in free, "duel-state-covered")


def _check_decks(state: Duel) -> None:
    """What nobody has seen of each chapter: whole before it, face down or set aside after."""
    for number, deck in enumerate(state.decks, 1):
        aside = state.aside[number - 1]
        if number > state.chapter:
            whole = len(deck) == len(state.box.chapters[number - 1])
            ensure(whole and not aside, "duel-state-later-chapter")
        else:
            down = state.slots.count(UNKNOWN) if number == state.chapter else 0
            ensure(aside + down == len(deck), "duel-state-face-down")


def _check_side(box: Box, side: Side) -> None:
    """One side's pieces."""
    units = box.figures.units
    ensure(side.supply + sum(side.units) == units, "duel-state-units", {"count": units})
    built = sum(1 << box.tiles[tile].region for tile in side.tiles)
    ensure(side.fortresses & ~built == 0, "duel-state-fortress")


def _check_end(state: Duel) -> None:
    """A victory ends the game at once (D8.1, D8.2, D8.3), and an end has its reason."""
    victories = [(seat, reason) for seat in range(state.players) for reason in won(state, seat)]
    if state.outcome is None:
        for _, reason in victories:
            ensure(False, f"duel-state-won-{reason}")
        return
    ends = [victory(seat, reason) for seat, reason in victories]
    if not ends:
        ends = [Outcome(RESIGNED, "", {seat: 1.0, 1 - seat: 0.0}) for seat in (0, 1)]
        if state.chapter == len(state.box.layouts) and not state.left:
            ends.append(counted(state))
    ensure(state.outcome in ends, "duel-state-ending")
