"""The state of a Quest: what lies where, and what each player has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from mathom.games.quest.combat.state import Combat
from mathom.games.quest.constants import SEATS
from mathom.games.quest.model.box import Box
from mathom.games.quest.model.determinise import hidden, imagine, unknown
from mathom.games.quest.model.pieces import (
    AWAY,
    DECKS,
    DEFEATED,
    MANY,
    Hero,
    HeroTurn,
    Token,
)
from mathom.kernel import declared_state, declaring
from mathom.kernel.chance import Chance
from mathom.kernel.deck import Deck
from mathom.kernel.declared_state import DeclaredState
from mathom.kernel.pile import HiddenCard, Pile
from mathom.kernel.state import Unknown


class Settings(declared_state.Settings):
    """The variants a table may agree on (Q8)."""

    def __init__(self, chosen: Mapping[str, str]) -> None:
        """Read the complete settings of a match."""
        super().__init__(chosen)
        self.far_sight: Final = chosen["dominance"] == "advanced"
        self.high_stakes: Final = chosen["stakes"] == "high"


@dataclass(eq=False, init=False, repr=False, slots=True)
class Quest(DeclaredState):
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

    box: Box = declaring.shared()
    settings: Settings = declaring.shared()
    round: int = declaring.count(MANY)
    turn: HeroTurn = declaring.part(HeroTurn)
    heroes: list[Hero] = declaring.part_list(Hero, 1, len(SEATS) - 1)
    influence: list[int] = declaring.tally("location", MANY)
    favor: list[int] = declaring.tally("location", MANY)
    pool: int = declaring.count(MANY)
    characters: list[int] = declaring.whereabouts("character", "location")
    minions: list[int] = declaring.each(
        "minion",
        declaring.several(
            at=declaring.maybe("location", others={AWAY: "away", DEFEATED: "defeated"}),
            wounds=declaring.count(MANY),
        ),
    )
    wounds: list[int] = declaring.beside("minions", list)
    tokens: tuple[Token, ...] = declaring.frozen_parts(Token)
    markers: list[int] = declaring.each("marker", declaring.count_of("story-space"))
    stage: int = declaring.count_of("stage", least=1)
    slowed: int = declaring.count(MANY, -MANY)
    plots: list[int] = declaring.each(
        "space",
        declaring.maybe_several(
            plot=declaring.name("plot", pool="plots"), site=declaring.maybe("location")
        ),
        by_id=False,
    )
    sites: list[int] = declaring.beside("plots", list)
    actions: tuple[tuple[int, int], ...] = declaring.rows(
        declaring.several(track=declaring.name("track"), space=declaring.number_of("track-space"))
    )
    plot_pile: Pile = declaring.pile_of("plot", pool="plots")
    plot_hand: tuple[HiddenCard, ...] = declaring.hand_of("plot", pool="plots")
    plot_discard: tuple[int, ...] = declaring.zone("plot", pool="plots")
    shadow_pile: Pile = declaring.pile_of("shadow", pool="shadow cards")
    shadow_hand: tuple[HiddenCard, ...] = declaring.hand_of("shadow", pool="shadow cards")
    shadow_discard: tuple[int, ...] = declaring.zone("shadow", pool="shadow cards")
    hero_mission: int = declaring.maybe("mission")
    sauron_mission: int = declaring.maybe("mission")
    missions_shown: int = declaring.count(3)
    token_piles: list[Pile] = declaring.each(
        "pile",
        declaring.several(
            pile=declaring.pile_of("face", pool="tokens of {}"),
            discard=declaring.zone("face", pool="tokens of {}"),
        ),
    )
    token_discards: list[tuple[int, ...]] = declaring.beside("token_piles", list)
    foe_piles: list[Pile] = declaring.each(
        "foe-deck", declaring.pile_of("card", pool="foe deck {}")
    )
    skill_pile: Pile = declaring.pile_of("card", pool="skills")
    skill_discard: tuple[int, ...] = declaring.zone("card", pool="skills")
    event_decks: list[Deck] = declaring.each(
        "stage", declaring.open_deck("event", pool="events {}"), by_id=False, stored_as="events"
    )
    event_discards: list[tuple[int, ...]] = declaring.beside("event_decks", list)
    current_event: int = declaring.maybe("event", zone=True)
    given_event: int = declaring.maybe("event", zone=True)
    keeper: int = declaring.maybe("seat")
    banked: int = declaring.count(MANY)
    encounters: list[Deck] = declaring.each(
        "deck", declaring.open_deck("encounter", pool="encounters {}")
    )
    encounter_discards: list[tuple[int, ...]] = declaring.beside("encounters", list)
    gone: tuple[int, ...] = declaring.zone("encounter")
    perils: Deck = declaring.open_deck("peril", pool="peril")
    peril_discard: tuple[int, ...] = declaring.beside("perils", tuple)
    corruption: Deck = declaring.open_deck("corruption", pool="corruption")
    corruption_discard: tuple[int, ...] = declaring.beside("corruption", tuple)
    items: list[int] = declaring.each("item", declaring.count(MANY))
    drawn_from: int = declaring.drawn_from(DECKS, stored_as="drawn")
    drawn: tuple[HiddenCard, ...] = declaring.beside("drawn_from", tuple)
    combat: Combat | None = declaring.maybe_part(Combat, stored_as="fight")

    @property
    def players(self) -> int:
        """Sauron and the heroes."""
        return 1 + len(self.heroes)

    def imagine(self, seat: int | None, chance: Chance) -> Quest:
        """Deal anew what the seat has not seen."""
        return imagine(self, seat, chance)

    def hidden(self, seat: int | None) -> set[str]:
        """Cards of which the seat knows no copy and has never seen one."""
        return hidden(self, seat)

    def unknown(self, seat: int | None) -> Unknown:
        """Everything whose place the seat does not know, pool by pool."""
        return unknown(self, seat)
