"""What is followed and counted of a finished quest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.constants import SEATS, TRAVELLER
from mathom.games.solitaire.model.cards import Character, Creature
from mathom.kernel.review import Reviewer, Track

if TYPE_CHECKING:
    from mathom.games.solitaire.model.box import Box
    from mathom.games.solitaire.model.state import Solitaire
    from mathom.kernel.event import Event

DEEDS: Final = ("attacks", "creatures", "lost", "items", "corrupted")
COUNTED: Final = {
    "attack": "attacks",
    "item": "items",
    "corrupted": "corrupted",
}
"""What is counted by which events, whatever card they are about."""
LOST: Final = ("eliminated", "corrupted", "leaves")
"""How characters are lost; allies are not counted."""


class SolitaireReviewer(Reviewer):
    """How many treasures were played, how the clock ran down, and what the company did."""

    def __init__(self, box: Box) -> None:
        """With the components of `box`."""
        cards = [each for each in box.cards if isinstance(each, Character)]
        self._characters: Final = frozenset(each.id for each in cards)
        self._creatures: Final = frozenset(
            each.id for each in box.cards if isinstance(each, Creature)
        )

    def tracks(self, state: Solitaire) -> tuple[Track, ...]:
        """The game is won by the last treasure and lost by the last resource card (S3.1, S3.2)."""
        decks = state.settings.decks
        seat = SEATS[TRAVELLER]
        every, cards = len(decks.treasures), len(decks.resources)
        played = every - len(state.treasures) - len(state.row)
        drawn = max(0, cards - len(state.resources))
        return (
            Track("treasures", "seat", every, {seat: max(0, played)}),
            Track("drawn", "seat", cards, {seat: drawn}),
        )

    def period(self, state: Solitaire) -> int:
        """The running turn."""
        return state.turn_number

    def deeds(self, log: Sequence[Event]) -> dict[str, dict[str, int]]:
        """Attacks faced, creatures defeated, characters lost, items played, checks failed."""
        done = dict.fromkeys(DEEDS, 0)
        for event in log:
            if event.kind in COUNTED:
                done[COUNTED[event.kind]] += 1
            if event.kind in LOST and event.args["card"] in self._characters:
                done["lost"] += 1
            elif event.kind == "remove" and event.args["card"] in self._creatures:
                done["creatures"] += 1
        return {SEATS[TRAVELLER]: done}
