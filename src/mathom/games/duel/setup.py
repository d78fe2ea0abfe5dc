"""D1 Setup: everything in its place before Sauron's first turn."""

from __future__ import annotations

from mathom.games.duel.box import SAURON, Box
from mathom.games.duel.chapters import Turn, begin_chapter
from mathom.games.duel.frames import SideStep
from mathom.games.duel.state import Duel, Settings, Side
from mathom.kernel.chance import Chance
from mathom.kernel.deck import Deck


def set_up(box: Box, settings: Settings) -> Duel:
    """Purses, Units on the map, every pile whole (D1.2 to D1.6)."""
    figures = box.figures
    sides: list[Side] = []
    for seat, coins in enumerate(figures.purses):
        units = [region.units[seat] for region in box.regions]
        sides.append(Side(coins, figures.units - sum(units), units))
    state = Duel(box, settings, (sides[0], sides[1]))
    state.reserve = figures.coins - sum(figures.purses)
    state.decks = list(box.chapters)
    state.aside = (0,) * len(box.chapters)
    state.tile_deck = Deck(tuple(tile.index for tile in box.tiles))
    state.stacks = list(box.stacks)
    state.push(Begin(SAURON))
    return state


class Begin(SideStep):
    """Open the first chapter and give the first turn to Sauron (D2.2)."""

    __slots__ = ()

    def run(self, state: Duel, chance: Chance) -> None:
        """Lay out, and begin."""
        begin_chapter(state, chance)
        state.push(Turn(self.seat))
