"""R5 Set-up: bags, the first row of the Wilds, and everything else out of the game."""

from __future__ import annotations

from mathom.games.dice.box import Box
from mathom.games.dice.faces import NONE
from mathom.games.dice.fellowship_turn import Round
from mathom.games.dice.state import Dice, Side, set_played
from mathom.games.dice.variants import Settings
from mathom.kernel.declared_state import StateSchema
from mathom.kernel.schema import new


def set_up(schema: StateSchema[Dice], box: Box, settings: Settings, players: int) -> Dice:
    """The table before the first turn (R5.1 to R5.4, R5.7); the first seat has the Ring."""
    left = {sort.index: list(sort.dice) for sort in box.sorts}
    sides: list[Side] = []
    for _ in range(players):
        bag: list[int] = []
        for card in box.cards:
            bag += [left[card.sort].pop(0) for _ in range(card.start)]
        glory = box.numbers.coop[settings.coop] if settings.together else 0
        sides.append(new(Side, bag=tuple(bag), glory=glory))
    basic = [card for card in box.cards if card.kind == "basic"]
    wilds: list[tuple[int, ...]] = [()] * len(box.cards)
    for card in basic:
        wilds[card.index] = tuple(left[card.sort].pop(0) for _ in range(card.wilds))
    state = schema.begin(
        box=box,
        settings=settings,
        sides=sides,
        rows=[tuple(card.index for card in basic), (), (), ()],
        wilds=wilds,
        outside=tuple(card.index for card in box.cards if card.kind != "basic"),
        box_dice=tuple(sorted(die for dice in left.values() for die in dice)),
        guards=[()] * len(box.sets),
        guarded=[NONE] * len(box.sets),
        faces=[0] * len(box.sort_of),
        bearers=[NONE] * len(box.sort_of),
    )
    set_played(state)
    state.push(Round())
    return state
