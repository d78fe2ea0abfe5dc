"""The state of a Quest: what lies where, and what each player has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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
    NOWHERE,
    Hero,
    HeroTurn,
    Token,
)
from mathom.kernel.chance import Chance
from mathom.kernel.deck import Deck
from mathom.kernel.declaring import (
    Context,
    DeclaredState,
    beside,
    count,
    count_of,
    declared,
    each,
    frozen_parts,
    hand_of,
    maybe,
    maybe_part,
    maybe_several,
    name,
    number_of,
    open_deck,
    part,
    part_list,
    pile_of,
    rows,
    several,
    shared,
    tally,
    whereabouts,
    zone,
)
from mathom.kernel.face_down import HiddenCards
from mathom.kernel.fields import Field, Owner, Put, Zone
from mathom.kernel.option import OptionTable
from mathom.kernel.pile import HiddenCard, Pile
from mathom.kernel.reading import Reader
from mathom.kernel.state import Unknown
from mathom.kernel.tables import Table

DRAWN: Final = (
    ("plot", "plots"),
    ("shadow", "shadow cards"),
    ("card", "skills"),
    ("peril", "peril"),
    ("corruption", "corruption"),
)
"""The role and the pool of the cards of each of DECKS."""


class Settings:
    """The variants a table may agree on (Q8)."""

    __slots__ = ("chosen", "far_sight", "high_stakes")

    def __init__(self, chosen: dict[str, str]) -> None:
        """Read the complete settings of a match."""
        self.chosen: Final = chosen
        self.far_sight: Final = chosen["dominance"] == "advanced"
        self.high_stakes: Final = chosen["stakes"] == "high"


class Drawn(Table):
    """Which of DECKS somebody has drawn from, and what; null while nobody has."""

    def __init__(self, context: Context) -> None:
        self.cards: Final = [HiddenCards(context.card(role), in_order=False) for role, _ in DRAWN]
        for cards, (_, pool) in zip(self.cards, DRAWN, strict=True):
            cards.pool = pool

    def write(self, value: object) -> object:
        deck, cards = _drawn(value)
        if deck == NOWHERE:
            return None
        return {"deck": DECKS[deck], "cards": self.cards[deck].write(cards)}

    def read(self, reader: Reader, name: str) -> object:
        return (NOWHERE, ()) if reader.value(name) is None else super().read(reader, name)

    def read_table(self, table: Reader) -> object:
        deck = table.one_of("deck", DECKS)
        return deck, self.cards[deck].read(table, "cards")

    def members(self, value: object, role: str) -> list[int]:
        deck, cards = _drawn(value)
        return [] if deck == NOWHERE else self.cards[deck].members(cards, role)

    def unknown(self, value: object, role: str, seat: int | None) -> list[int]:
        deck, cards = _drawn(value)
        return [] if deck == NOWHERE else self.cards[deck].unknown(cards, role, seat)

    def inner(self) -> Iterable[Field]:
        return self.cards

    def zones(self, value: object, owner: Owner, label: str, put: Put, found: list[Zone]) -> None:
        """Find the cards, in the pool of their deck."""
        deck, cards = _drawn(value)
        if deck != NOWHERE:
            self.cards[deck].zones(cards, owner, label, lambda dealt: put((deck, dealt)), found)


def _drawn(value: object) -> tuple[int, tuple[HiddenCard, ...]]:
    assert isinstance(value, tuple)
    return value[0], value[1]


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

    box: Box = shared()
    settings: Settings = shared()
    round: int = count(MANY)
    turn: HeroTurn = part(HeroTurn)
    heroes: list[Hero] = part_list(Hero, 1, len(SEATS) - 1)
    influence: list[int] = tally("location", MANY)
    favor: list[int] = tally("location", MANY)
    pool: int = count(MANY)
    characters: list[int] = whereabouts("character", "location")
    minions: list[int] = each(
        "minion",
        several(
            at=maybe("location", others={AWAY: "away", DEFEATED: "defeated"}), wounds=count(MANY)
        ),
    )
    wounds: list[int] = beside("minions", list)
    tokens: tuple[Token, ...] = frozen_parts(Token)
    markers: list[int] = each("marker", count_of("story-space"))
    stage: int = count_of("stage", least=1)
    slowed: int = count(MANY, -MANY)
    plots: list[int] = each(
        "space",
        maybe_several(plot=name("plot", pool="plots"), site=maybe("location")),
        by_id=False,
    )
    sites: list[int] = beside("plots", list)
    actions: tuple[tuple[int, int], ...] = rows(
        several(track=name("track"), space=number_of("track-space"))
    )
    plot_pile: Pile = pile_of("plot", pool="plots")
    plot_hand: tuple[HiddenCard, ...] = hand_of("plot", pool="plots")
    plot_discard: tuple[int, ...] = zone("plot", pool="plots")
    shadow_pile: Pile = pile_of("shadow", pool="shadow cards")
    shadow_hand: tuple[HiddenCard, ...] = hand_of("shadow", pool="shadow cards")
    shadow_discard: tuple[int, ...] = zone("shadow", pool="shadow cards")
    hero_mission: int = maybe("mission")
    sauron_mission: int = maybe("mission")
    missions_shown: int = count(3)
    token_piles: list[Pile] = each(
        "pile",
        several(
            pile=pile_of("face", pool="tokens of {}"), discard=zone("face", pool="tokens of {}")
        ),
    )
    token_discards: list[tuple[int, ...]] = beside("token_piles", list)
    foe_piles: list[Pile] = each("foe-deck", pile_of("card", pool="foe deck {}"))
    skill_pile: Pile = pile_of("card", pool="skills")
    skill_discard: tuple[int, ...] = zone("card", pool="skills")
    event_decks: list[Deck] = each(
        "stage", open_deck("event", pool="events {}"), by_id=False, stored_as="events"
    )
    event_discards: list[tuple[int, ...]] = beside("event_decks", list)
    current_event: int = maybe("event", zone=True)
    given_event: int = maybe("event", zone=True)
    keeper: int = maybe("seat")
    banked: int = count(MANY)
    encounters: list[Deck] = each("deck", open_deck("encounter", pool="encounters {}"))
    encounter_discards: list[tuple[int, ...]] = beside("encounters", list)
    gone: tuple[int, ...] = zone("encounter")
    perils: Deck = open_deck("peril", pool="peril")
    peril_discard: tuple[int, ...] = beside("perils", tuple)
    corruption: Deck = open_deck("corruption", pool="corruption")
    corruption_discard: tuple[int, ...] = beside("corruption", tuple)
    items: list[int] = each("item", count(MANY))
    drawn_from: int = declared(Drawn, lambda: NOWHERE, stored_as="drawn")
    drawn: tuple[HiddenCard, ...] = beside("drawn_from", tuple)
    combat: Combat | None = maybe_part(Combat, stored_as="fight")

    @property
    def players(self) -> int:
        """Sauron and the heroes."""
        return 1 + len(self.heroes)

    @property
    def option_table(self) -> OptionTable:
        """The options of the box."""
        return self.box.option_table

    def chosen(self) -> Mapping[str, str]:
        """The settings of the match."""
        return self.settings.chosen

    def imagine(self, seat: int | None, chance: Chance) -> Quest:
        """Deal anew what the seat has not seen."""
        return imagine(self, seat, chance)

    def hidden(self, seat: int | None) -> set[str]:
        """Cards of which the seat knows no copy and has never seen one."""
        return hidden(self, seat)

    def unknown(self, seat: int | None) -> Unknown:
        """Everything whose place the seat does not know, pool by pool."""
        return unknown(self, seat)
