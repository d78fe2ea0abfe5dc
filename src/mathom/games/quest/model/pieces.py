"""What the state of a Quest is made of: heroes, monster tokens, and a hero's running turn."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from mathom.games.quest.constants import ATTRIBUTES
from mathom.kernel import declaring
from mathom.kernel.fields import Numbers
from mathom.kernel.pile import Clue, HiddenCard, Pile

NOWHERE: Final = -1
"""A character in its area, a minion that has not entered, a card that is none."""
DEFEATED: Final = -2
"""Where a minion is that has left the game."""
AWAY: Final = -3
"""Where the Ringwraiths are until they return (Q6.1)."""

DECKS: Final = {
    "plot": ("plot", "plots"),
    "shadow": ("shadow", "shadow cards"),
    "skill": ("card", "skills"),
    "peril": ("peril", "peril"),
    "corruption": ("corruption", "corruption"),
}
"""The decks from which somebody draws several cards to choose among them: their roles and pools."""
PLOT: Final = 0
SHADOW: Final = 1
SKILL: Final = 2
PERIL: Final = 3
CORRUPTION: Final = 4


MANY: Final = 1000
"""More favor, influence or damage than this is a mistake."""


@dataclass(eq=False, slots=True)
class Token:
    """A monster token on the map; it never changes, because states share it.

    Attributes:
        number: which of the tokens on the map it is. Everybody can follow it with the eye.
        pile: the pile it came from.
        location: where it lies.
        hidden: what is on its face, and who has seen it.
    """

    number: int = declaring.number_of("token")
    pile: int = declaring.name("pile")
    location: int = declaring.maybe("location")
    hidden: HiddenCard = declaring.changed(
        declaring.hidden_card(
            "face", pool=lambda state, token: f"tokens of {state.box.piles[token.pile]}"
        ),
        stored_as="slip",
    )

    def moved(self, location: int) -> Token:
        """The same token elsewhere."""
        return replace(self, location=location)

    def seen_by(self, seat: int) -> Token:
        """The same token after one more seat has looked at it."""
        return replace(self, hidden=self.hidden.shown(seat))


@dataclass(eq=False, init=False, repr=False, slots=True)
class Hero:
    """One hero: the figure, the sheet and its pools.

    Attributes:
        sheet: which of the five heroes; NOWHERE until chosen.
        location: where the figure stands.
        favor: the favor on the sheet.
        levels: how often each attribute was raised (Q4.3).
        items: the items it holds, as a bit mask.
        corruption: its corruption cards, in the order they came.
        starting, advanced: its own quests; NOWHERE once completed.
        revealed: whether the advanced quest is open to be completed.
        quests: encounter cards kept as quests, in the order they came.
        completed: how many of its own two quests it has completed.
        life: the life pool.
        hand, damage: its cards, and those it lost to damage, the last uppermost.
        rest: what it has used, face up, the last uppermost.
        taught: the skills it was trained in, as hidden cards of the skill pile: who knows of each.
        clues: what others know of several of its face-down cards together.
    """

    sheet: int = declaring.maybe("hero")
    location: int = declaring.maybe("location")
    favor: int = declaring.count(MANY)
    levels: tuple[int, ...] = declaring.declared(
        lambda roles: Numbers(len(roles["level"]), len(ATTRIBUTES)), lambda: (0,) * len(ATTRIBUTES)
    )
    items: int = declaring.mask("item")
    corruption: tuple[int, ...] = declaring.zone("corruption")
    starting: int = declaring.maybe("quest")
    advanced: int = declaring.maybe("quest")
    revealed: bool = declaring.flag()
    quests: tuple[int, ...] = declaring.zone("encounter")
    completed: int = declaring.count(2)
    life: Pile = declaring.pile_of("card", pool="cards of {}")
    hand: tuple[HiddenCard, ...] = declaring.hand_of("card", pool="cards of {}")
    damage: tuple[HiddenCard, ...] = declaring.face_down("card", pool="cards of {}")
    rest: tuple[int, ...] = declaring.zone("card", pool="cards of {}")
    taught: tuple[HiddenCard, ...] = declaring.face_down("card", pool="skills")
    clues: tuple[Clue, ...] = declaring.clues_on(pool="cards of {}")


@dataclass(eq=False, init=False, repr=False, slots=True)
class HeroTurn:
    """What is only true during one hero's turn.

    Attributes:
        seat: whose turn it is; NOWHERE in Sauron's turn.
        second: whether it is the second turn of the only hero (Q8.1).
        shadowed: whether Sauron has played his shadow card (Q3.14).
        dark_path: whether the dark path was chosen (Q3.12).
        scouted, honoured: whether the powers of Argalad and Eleanor were used.
        gained: the favor gained so far, which one corruption card limits.
        fresh: the hero's corruption cards that it has gained in this turn, in the order they came.
        travels: the travel steps taken.
        most_moves: how many moves the next Travel step allows; NOWHERE for any number.
        feared: a location that is perilous until the turn ends, or NOWHERE.
        no_ambush: whether the Ambush step is skipped.
        declined: the heroes who have declined to trade in this Explore part, as a bit mask.
    """

    seat: int = declaring.maybe("seat")
    second: bool = declaring.flag()
    shadowed: bool = declaring.flag()
    dark_path: bool = declaring.flag()
    scouted: bool = declaring.flag()
    honoured: bool = declaring.flag()
    gained: int = declaring.count(MANY)
    fresh: tuple[int, ...] = declaring.names("corruption")
    travels: int = declaring.count(MANY)
    most_moves: int = declaring.maybe_count(MANY)
    feared: int = declaring.maybe("location")
    no_ambush: bool = declaring.flag()
    declined: int = declaring.mask("seat")
