"""The state of a Quest: what lies where, and what each player has."""

from __future__ import annotations

from typing import Final

from mathom.games.quest.box import ATTRIBUTES, MARKERS, Box
from mathom.games.quest.fight import Fight
from mathom.kernel.deck import Deck
from mathom.kernel.pile import Pile, Slip
from mathom.kernel.state import State

NOWHERE: Final = -1
"""A character in its area, a minion that has not entered, a card that is none."""
DEFEATED: Final = -2
"""Where a minion is that has left the game."""
AWAY: Final = -3
"""Where the Ringwraiths are until they return (Q6.1)."""


DECKS: Final = ("plot", "shadow", "skill", "peril", "corruption")
"""The decks from which somebody draws several cards to choose among them."""


class Settings:
    """The variants a table may agree on (Q8)."""

    __slots__ = ("chosen", "far_sight", "high_stakes")

    def __init__(self, chosen: dict[str, str]) -> None:
        """Read the complete settings of a match."""
        self.chosen: Final = chosen
        self.far_sight: Final = chosen["dominance"] == "advanced"
        self.high_stakes: Final = chosen["stakes"] == "high"


class Token:
    """A monster token on the map; frozen, because states share it.

    Attributes:
        number: which of the tokens on the map it is. Everybody can follow it with the eye.
        pile: the pile it came from.
        location: where it lies.
        slip: what is on its face, and who has seen it.
    """

    __slots__ = ("location", "number", "pile", "slip")

    def __init__(self, number: int, pile: int, location: int, slip: Slip) -> None:
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
    """

    __slots__ = (
        "advanced",
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
        self.hand: tuple[Slip, ...] = ()
        self.damage: tuple[Slip, ...] = ()
        self.rest: tuple[int, ...] = ()
        self.taught: tuple[Slip, ...] = ()

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
        travels: the travel steps taken.
        most_moves: how many moves the next Travel step allows; NOWHERE for any number.
        feared: a location that is perilous until the turn ends, or NOWHERE.
        no_ambush: whether the Ambush step is skipped.
        declined: the heroes who have declined a trade in this Explore part, as a bit mask.
    """

    __slots__ = (
        "dark_path",
        "declined",
        "feared",
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
        turn.travels = self.travels
        turn.most_moves = self.most_moves
        turn.feared = self.feared
        turn.no_ambush = self.no_ambush
        turn.declined = self.declined
        return turn


class Quest(State):
    """Everything that is true of a Quest at one moment.

    Attributes:
        box, settings: shared by all states.
        heroes: the heroes, in the order of their seats; the hero of seat s is `heroes[s - 1]`.
        round: how many Sauron turns have begun.
        turn: what is only true in the running hero's turn.
        fight: the combat that is being fought, or None.

        influence, favor: tokens at each location.
        pool: the influence in the Shadow Pool.
        characters: where each character is, or NOWHERE.
        minions: where each minion is: a location, NOWHERE, AWAY or DEFEATED.
        wounds: the damage on each minion.
        tokens: the monster tokens on the map, in order of their numbers.
        markers: the space of each story marker.
        stage: the stage that minions have entered for (Q2.2); the current stage follows from
            the markers.
        plots, sites: the active plot of each space with the location it affects, or NOWHERE.
        actions: the action tokens, as pairs of track and space, the oldest first.
        slowed: spaces that the heroes' marker advances less in the next Story step.

        plot_pile, plot_hand, plot_discard: Sauron's plots; starting plots lie in none of them.
        shadow_pile, shadow_hand, shadow_discard: his shadow cards.
        token_piles, token_discards: monster tokens by pile; a face is a monster, or the number
            of monsters for a blank.
        foe_piles: the three decks that foes fight with.
        skill_pile, skill_discard: skills that nobody has.
        events, event_discards: event decks by stage.
        current_event: the card on its space, or NOWHERE.
        given_event, keeper, banked: an event that a hero keeps, the keeper's seat, the favor on
            the card; NOWHERE and nothing while no hero has one.
        encounters, encounter_discards: encounter decks.
        perils, peril_discard: the peril deck.
        corruption, corruption_discard: the corruption deck.
        items: how many of each item are left.
        hero_mission, sauron_mission: the secret missions, of their sides alone.
        gone: encounter cards that have left the game, which completed quests do (Q4.5).
        drawn: cards that were drawn for somebody to choose among, and `drawn_from` the one of
            DECKS they came from; NOWHERE while there are none.
    """

    __slots__ = (
        "actions",
        "banked",
        "box",
        "characters",
        "corruption",
        "corruption_discard",
        "current_event",
        "drawn",
        "drawn_from",
        "encounter_discards",
        "encounters",
        "event_discards",
        "events",
        "favor",
        "fight",
        "foe_piles",
        "given_event",
        "gone",
        "hero_mission",
        "heroes",
        "influence",
        "items",
        "keeper",
        "markers",
        "minions",
        "peril_discard",
        "perils",
        "plot_discard",
        "plot_hand",
        "plot_pile",
        "plots",
        "pool",
        "round",
        "sauron_mission",
        "settings",
        "shadow_discard",
        "shadow_hand",
        "shadow_pile",
        "sites",
        "skill_discard",
        "skill_pile",
        "slowed",
        "stage",
        "token_discards",
        "token_piles",
        "tokens",
        "turn",
        "wounds",
    )

    def __init__(self, box: Box, settings: Settings, heroes: list[Hero]) -> None:
        """An empty board: `set_up` and the loader fill it, `copy` fills it from another."""
        super().__init__()
        self.box = box
        self.settings = settings
        self.heroes = heroes
        self.round = 0
        self.turn = HeroTurn()
        self.fight: Fight | None = None
        self.influence: list[int] = []
        self.favor: list[int] = []
        self.pool = 0
        self.characters: list[int] = []
        self.minions: list[int] = []
        self.wounds: list[int] = []
        self.tokens: tuple[Token, ...] = ()
        self.markers: list[int] = [0] * len(MARKERS)
        self.stage = 1
        self.plots: list[int] = []
        self.sites: list[int] = []
        self.actions: tuple[tuple[int, int], ...] = ()
        self.slowed = 0
        self.plot_pile = Pile()
        self.plot_hand: tuple[Slip, ...] = ()
        self.plot_discard: tuple[int, ...] = ()
        self.shadow_pile = Pile()
        self.shadow_hand: tuple[Slip, ...] = ()
        self.shadow_discard: tuple[int, ...] = ()
        self.token_piles: list[Pile] = []
        self.token_discards: list[tuple[int, ...]] = []
        self.foe_piles: list[Pile] = []
        self.skill_pile = Pile()
        self.skill_discard: tuple[int, ...] = ()
        self.events: list[Deck] = []
        self.event_discards: list[tuple[int, ...]] = []
        self.current_event = NOWHERE
        self.given_event = NOWHERE
        self.keeper = NOWHERE
        self.banked = 0
        self.encounters: list[Deck] = []
        self.encounter_discards: list[tuple[int, ...]] = []
        self.perils = Deck()
        self.peril_discard: tuple[int, ...] = ()
        self.corruption = Deck()
        self.corruption_discard: tuple[int, ...] = ()
        self.items: list[int] = []
        self.hero_mission = NOWHERE
        self.sauron_mission = NOWHERE
        self.gone: tuple[int, ...] = ()
        self.drawn: tuple[Slip, ...] = ()
        self.drawn_from = NOWHERE

    @property
    def players(self) -> int:
        """Sauron and the heroes."""
        return 1 + len(self.heroes)
