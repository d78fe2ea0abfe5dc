"""What the state of a Quest is made of: heroes, monster tokens, and a hero's running turn."""

from __future__ import annotations

from typing import Final

from mathom.games.quest.model.box import ATTRIBUTES
from mathom.kernel.pile import Clue, HiddenCard, Pile

NOWHERE: Final = -1
"""A character in its area, a minion that has not entered, a card that is none."""
DEFEATED: Final = -2
"""Where a minion is that has left the game."""
AWAY: Final = -3
"""Where the Ringwraiths are until they return (Q6.1)."""

DECKS: Final = ("plot", "shadow", "skill", "peril", "corruption")
"""The decks from which somebody draws several cards to choose among them."""
PLOT: Final = 0
SHADOW: Final = 1
SKILL: Final = 2
PERIL: Final = 3
CORRUPTION: Final = 4


class Token:
    """A monster token on the map; frozen, because states share it.

    Attributes:
        number: which of the tokens on the map it is. Everybody can follow it with the eye.
        pile: the pile it came from.
        location: where it lies.
        slip: what is on its face, and who has seen it.
    """

    __slots__ = ("location", "number", "pile", "slip")

    def __init__(self, number: int, pile: int, location: int, slip: HiddenCard) -> None:
        """A token that lies at `location`."""
        self.number: Final = number
        self.pile: Final = pile
        self.location: Final = location
        self.slip: Final = slip

    def moved(self, location: int) -> Token:
        """The same token elsewhere."""
        return Token(self.number, self.pile, location, self.slip)

    def seen_by(self, seat: int) -> Token:
        """The same token after one more seat has looked at it."""
        return Token(self.number, self.pile, self.location, self.slip.shown(seat))


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
        taught: the skills it was trained in, as slips of the skill pile: who knows of each.
        clues: what others know of several of its face-down cards together.
    """

    __slots__ = (
        "advanced",
        "clues",
        "completed",
        "corruption",
        "damage",
        "favor",
        "hand",
        "items",
        "levels",
        "life",
        "location",
        "quests",
        "rest",
        "revealed",
        "sheet",
        "starting",
        "taught",
    )

    def __init__(self) -> None:
        """A seat that has not chosen its hero yet."""
        self.sheet = NOWHERE
        self.location = NOWHERE
        self.favor = 0
        self.levels: tuple[int, ...] = (0,) * len(ATTRIBUTES)
        self.items = 0
        self.corruption: tuple[int, ...] = ()
        self.starting = NOWHERE
        self.advanced = NOWHERE
        self.revealed = False
        self.quests: tuple[int, ...] = ()
        self.completed = 0
        self.life = Pile()
        self.hand: tuple[HiddenCard, ...] = ()
        self.damage: tuple[HiddenCard, ...] = ()
        self.rest: tuple[int, ...] = ()
        self.taught: tuple[HiddenCard, ...] = ()
        self.clues: tuple[Clue, ...] = ()

    def copy(self) -> Hero:
        """The same hero, to be changed on its own."""
        hero = Hero()
        hero.sheet = self.sheet
        hero.location = self.location
        hero.favor = self.favor
        hero.levels = self.levels
        hero.items = self.items
        hero.corruption = self.corruption
        hero.starting = self.starting
        hero.advanced = self.advanced
        hero.revealed = self.revealed
        hero.quests = self.quests
        hero.completed = self.completed
        hero.life = self.life
        hero.hand = self.hand
        hero.damage = self.damage
        hero.rest = self.rest
        hero.taught = self.taught
        hero.clues = self.clues
        return hero


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

    __slots__ = (
        "dark_path",
        "declined",
        "feared",
        "fresh",
        "gained",
        "honoured",
        "most_moves",
        "no_ambush",
        "scouted",
        "seat",
        "second",
        "shadowed",
        "travels",
    )

    def __init__(self, seat: int = NOWHERE, second: bool = False) -> None:
        """A turn that begins."""
        self.seat = seat
        self.second = second
        self.shadowed = False
        self.dark_path = False
        self.scouted = False
        self.honoured = False
        self.gained = 0
        self.fresh: tuple[int, ...] = ()
        self.travels = 0
        self.most_moves = NOWHERE
        self.feared = NOWHERE
        self.no_ambush = False
        self.declined = 0

    def copy(self) -> HeroTurn:
        """The same turn, to be changed on its own."""
        turn = HeroTurn(self.seat, self.second)
        turn.shadowed = self.shadowed
        turn.dark_path = self.dark_path
        turn.scouted = self.scouted
        turn.honoured = self.honoured
        turn.gained = self.gained
        turn.fresh = self.fresh
        turn.travels = self.travels
        turn.most_moves = self.most_moves
        turn.feared = self.feared
        turn.no_ambush = self.no_ambush
        turn.declined = self.declined
        return turn
