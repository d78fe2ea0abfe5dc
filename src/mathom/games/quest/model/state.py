"""The state of a Quest: what lies where, and what each player has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.quest.combat.state import Combat
from mathom.games.quest.constants import MARKERS
from mathom.games.quest.model.box import Box
from mathom.games.quest.model.determinise import hidden, imagine, unknown
from mathom.games.quest.model.pieces import NOWHERE, Hero, HeroTurn, Token
from mathom.games.quest.model.serialise import write_state
from mathom.games.quest.model.validate import check_state
from mathom.kernel.deck import Deck
from mathom.kernel.option import OptionTable
from mathom.kernel.pile import HiddenCard, Pile
from mathom.kernel.state import Json, State, Unknown

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance


class Settings:
    """The variants a table may agree on (Q8)."""

    __slots__ = ("chosen", "far_sight", "high_stakes")

    def __init__(self, chosen: dict[str, str]) -> None:
        """Read the complete settings of a match."""
        self.chosen: Final = chosen
        self.far_sight: Final = chosen["dominance"] == "advanced"
        self.high_stakes: Final = chosen["stakes"] == "high"


class Quest(State):
    """Everything that is true of a Quest at one moment.

    Attributes:
        box, settings: shared by all states.
        heroes: the heroes, in the order of their seats; the hero of seat s is `heroes[s - 1]`.
        round: how many Sauron turns have begun.
        turn: what is only true in the running hero's turn.
        combat: the combat that is being fought, or None.

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
        event_decks, event_discards: event decks by stage.
        current_event: the card on its space, or NOWHERE.
        given_event, keeper, banked: an event that a hero keeps, the keeper's seat, the favor on
            the card; NOWHERE and nothing while no hero has one.
        encounters, encounter_discards: encounter decks.
        perils, peril_discard: the peril deck.
        corruption, corruption_discard: the corruption deck.
        items: how many of each item are left.
        hero_mission, sauron_mission: the secret missions, of their sides alone.
        missions_shown: whose mission everybody has seen: 1 for the heroes', 2 for Sauron's.
        gone: encounter cards that have left the game, which completed quests do (Q4.5).
        drawn: cards that were drawn for somebody to choose among, and `drawn_from` the one of
            DECKS they came from; NOWHERE while there are none.
    """

    __slots__ = (
        "actions",
        "banked",
        "box",
        "characters",
        "combat",
        "corruption",
        "corruption_discard",
        "current_event",
        "drawn",
        "drawn_from",
        "encounter_discards",
        "encounters",
        "event_decks",
        "event_discards",
        "favor",
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
        "missions_shown",
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
        self.combat: Combat | None = None
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
        self.plot_hand: tuple[HiddenCard, ...] = ()
        self.plot_discard: tuple[int, ...] = ()
        self.shadow_pile = Pile()
        self.shadow_hand: tuple[HiddenCard, ...] = ()
        self.shadow_discard: tuple[int, ...] = ()
        self.token_piles: list[Pile] = []
        self.token_discards: list[tuple[int, ...]] = []
        self.foe_piles: list[Pile] = []
        self.skill_pile = Pile()
        self.skill_discard: tuple[int, ...] = ()
        self.event_decks: list[Deck] = []
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
        self.missions_shown = 0
        self.gone: tuple[int, ...] = ()
        self.drawn: tuple[HiddenCard, ...] = ()
        self.drawn_from = NOWHERE

    @property
    def players(self) -> int:
        """Sauron and the heroes."""
        return 1 + len(self.heroes)

    @property
    def option_table(self) -> OptionTable:
        """The options of the box."""
        return self.box.option_table

    def copy(self) -> Quest:
        """A Quest of the same value; everything that is not a list is shared."""
        state = Quest(self.box, self.settings, [hero.copy() for hero in self.heroes])
        state.agenda = self.agenda.copy()
        state.outcome = self.outcome
        state.round = self.round
        state.turn = self.turn.copy()
        state.combat = None if self.combat is None else self.combat.copy()
        state.influence = self.influence.copy()
        state.favor = self.favor.copy()
        state.pool = self.pool
        state.characters = self.characters.copy()
        state.minions = self.minions.copy()
        state.wounds = self.wounds.copy()
        state.tokens = self.tokens
        state.markers = self.markers.copy()
        state.stage = self.stage
        state.plots = self.plots.copy()
        state.sites = self.sites.copy()
        state.actions = self.actions
        state.slowed = self.slowed
        state.plot_pile = self.plot_pile
        state.plot_hand = self.plot_hand
        state.plot_discard = self.plot_discard
        state.shadow_pile = self.shadow_pile
        state.shadow_hand = self.shadow_hand
        state.shadow_discard = self.shadow_discard
        state.token_piles = self.token_piles.copy()
        state.token_discards = self.token_discards.copy()
        state.foe_piles = self.foe_piles.copy()
        state.skill_pile = self.skill_pile
        state.skill_discard = self.skill_discard
        state.event_decks = self.event_decks.copy()
        state.event_discards = self.event_discards.copy()
        state.current_event = self.current_event
        state.given_event = self.given_event
        state.keeper = self.keeper
        state.banked = self.banked
        state.encounters = self.encounters.copy()
        state.encounter_discards = self.encounter_discards.copy()
        state.perils = self.perils
        state.peril_discard = self.peril_discard
        state.corruption = self.corruption
        state.corruption_discard = self.corruption_discard
        state.items = self.items.copy()
        state.hero_mission = self.hero_mission
        state.sauron_mission = self.sauron_mission
        state.missions_shown = self.missions_shown
        state.gone = self.gone
        state.drawn = self.drawn
        state.drawn_from = self.drawn_from
        return state

    def imagine(self, seat: int | None, chance: Chance) -> Quest:
        """Deal anew what the seat has not seen."""
        return imagine(self, seat, chance)

    def hidden(self, seat: int | None) -> set[str]:
        """Cards and tokens whose place the seat does not know."""
        return hidden(self, seat)

    def unknown(self, seat: int | None) -> Unknown:
        """Everything whose place the seat does not know, deck by deck."""
        return unknown(self, seat)

    def check(self) -> None:
        """Count every component and look at every place."""
        check_state(self)

    def data(self) -> Json:
        return write_state(self)
