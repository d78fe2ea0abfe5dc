"""D1 Setup: everything in its place before Sauron's first turn."""

from __future__ import annotations

from mathom.games.duel.box import SAURON, SEATS, Box
from mathom.games.duel.chapters import Turn, begin_chapter
from mathom.games.duel.frames import SideStep
from mathom.games.duel.state import Duel, Side
from mathom.games.duel.variants import Settings
from mathom.kernel.chance import Chance
from mathom.kernel.deck import Deck
from mathom.kernel.declared_state import StateSchema
from mathom.kernel.schema import new


def set_up(schema: StateSchema[Duel], box: Box, settings: Settings) -> Duel:
    """Purses, Units on the map, every pile whole (D1.2 to D1.6)."""
    figures = box.figures
    state = schema.begin(
        box=box,
        settings=settings,
        sides=tuple(_side(box, seat) for seat in range(len(SEATS))),
        reserve=figures.coins - sum(figures.purses),
        decks=[Deck(cards) for cards in box.chapters],
        aside=(0,) * len(box.chapters),
        tile_deck=Deck(tuple(tile.index for tile in box.tiles)),
        stacks=[Deck(tokens) for tokens in box.stacks],
    )
    state.push(Begin(SAURON))
    return state


def _side(box: Box, seat: int) -> Side:
    units = [region.units[seat] for region in box.regions]
    supply = box.figures.units - sum(units)
    return new(Side, coins=box.figures.purses[seat], supply=supply, units=units)


class Begin(SideStep):
    """Open the first chapter and give the first turn to Sauron (D2.2)."""

    __slots__ = ()

    def run(self, state: Duel, chance: Chance) -> None:
        """Lay out, and begin."""
        begin_chapter(state, chance)
        state.push(Turn(self.seat))
