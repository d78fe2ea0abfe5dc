"""Whether a state can be: attachments, markers and faces in their places.

That every die and card is somewhere exactly once follows from the declarations of the state.
"""

from __future__ import annotations

from collections.abc import Iterator

from mathom.games.dice.attack import EndWar, Gather, Target
from mathom.games.dice.fellowship_turn import Round
from mathom.games.dice.state import AREAS, SHOWING, Dice
from mathom.kernel.errors import ensure
from mathom.kernel.fields import mask_of


def check_state(state: Dice) -> None:
    """Look at everything.

    Raises:
        BrokenState: something is out of place.
    """
    box, sauron = state.box, state.sauron
    showing = {*sauron.muster, *sauron.destroyed}
    enemies = {*showing, *sauron.active, *(die for dice in state.guards for die in dice)}
    for side in state.sides:
        for area in AREAS:
            dice: tuple[int, ...] = getattr(side, area)
            ours = all(box.sort_of[die] not in box.set_of for die in dice)
            ensure(ours, "dice-state-enemy")
            if area in SHOWING:
                showing.update(dice)
        for standing in (side.muster, side.prepared):
            _check_standing(state, standing)
    ensure(all(box.sort_of[die] in box.set_of for die in enemies), "dice-state-friend")
    faces = {die for die, face in enumerate(state.faces) if face}
    ensure(faces <= showing, "dice-state-face")
    ensure(max(state.turn, state.ringbearer) < state.players, "dice-state-seat")
    running = state.outcome is None
    ensure(not running or state.location < len(box.locations) - 1, "dice-state-arrived")
    ensure(not sauron.marked & ~mask_of(sauron.muster), "dice-state-marked")


def _check_standing(state: Dice, dice: tuple[int, ...]) -> None:
    """Units, and Artifacts on Units that stand there or alone."""
    for die in dice:
        face, bearer = state.face_of(die), state.bearers[die]
        ensure(face.artifact or face.unit is not None, "dice-state-standing")
        fits = bearer < 0 or (face.artifact and bearer in dice and state.unit(bearer) is not None)
        ensure(fits, "dice-state-attached")


def agenda_problems(state: Dice) -> Iterator[str]:
    """The keys of what is wrong with the agenda: what must lie there, and what may not."""
    agenda = state.agenda
    rounds = [at for at, frame in enumerate(agenda) if isinstance(frame, Round)]
    if rounds != [0]:
        yield "dice-agenda-round"
    if any(getattr(frame, "seat", 0) >= state.players for frame in agenda):
        yield "dice-agenda-seat"
        return
    ends = sum(isinstance(frame, EndWar) for frame in agenda)
    fights = any(isinstance(frame, Gather | Target) for frame in agenda)
    if ends != (state.war is not None) or (fights and not ends):
        yield "dice-agenda-war"
        return
    for frame in agenda:
        problem = frame.problem(state)
        if problem:
            yield problem
