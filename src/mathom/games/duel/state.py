"""The state of a Duel: what lies where, and what each side has."""

from __future__ import annotations

from typing import Final

from mathom.games.duel.box import (
    BONUS,
    CARD,
    FELLOWSHIP,
    RACES,
    SAURON,
    SEATS,
    SKILLS,
    TILE,
    TOKEN,
    Box,
)
from mathom.games.duel.checking import check_state
from mathom.kernel.chance import Chance
from mathom.kernel.deck import Deck
from mathom.kernel.fields import write_frame
from mathom.kernel.option import OptionTable
from mathom.kernel.outcome import write_outcome
from mathom.kernel.state import Json, State, Unknown

EMPTY: Final = Deck()
UNKNOWN: Final = -1
"""Stands in a slot whose card nobody has seen, or that is empty."""

POWERS: Final = (
    "wild-skill",
    "no-surcharge",
    "red-anywhere",
    "red-reinforced",
    "double-discard",
    "eagle",
)
WILD_SKILL: Final = 1
NO_SURCHARGE: Final = 2
RED_ANYWHERE: Final = 4
RED_REINFORCED: Final = 8
DOUBLE_DISCARD: Final = 16
EAGLE: Final = 32


DECLINABLE: Final[dict[str, tuple[int, ...]]] = {
    "printed": (CARD, TOKEN, BONUS),
    "may": (CARD, TILE, TOKEN, BONUS),
    "must": (),
}
"""Whose effects may be declined, by the setting (D9.6, D10.2)."""


class Settings:
    """The variants a table may agree on (D10)."""

    __slots__ = ("_declinable", "chosen", "endless", "free_order", "stacked")

    def __init__(self, chosen: dict[str, str]) -> None:
        """Read the complete settings of a match."""
        self.chosen: Final = chosen
        self.endless: Final = chosen["coins"] == "endless"
        self._declinable: Final = DECLINABLE[chosen["effects"]]
        self.stacked: Final = chosen["again"] == "stacked"
        self.free_order: Final = chosen["manoeuvres"] == "free"

    def may_decline(self, by: int) -> bool:
        """Whether an effect of a component that is `by` among `BEARERS` may be declined."""
        return by in self._declinable


class Side:
    """One player's purse, pieces and play area.

    Attributes:
        coins: the purse.
        supply: Units not on the map.
        units: Units in each region.
        fortresses: the regions with a Fortress, as a bit mask.
        steps: how far the side's own character has come on the Quest track.
        cards, tiles, tokens: what lies before the player, in the order it came.
        allied: whether the once-per-game reward for three Races was had (D6.2).
        skills: Skill symbols of all cards together.
        eithers: one bit mask of Skills per either/or card.
        chains: chain symbols, as a bit mask.
        races: Race symbols on green cards.
        powers: what the tokens grant for good, as a bit mask.
    """

    __slots__ = (
        "allied",
        "cards",
        "chains",
        "coins",
        "eithers",
        "fortresses",
        "powers",
        "races",
        "skills",
        "steps",
        "supply",
        "tiles",
        "tokens",
        "units",
    )

    def __init__(self, coins: int, supply: int, units: list[int]) -> None:
        """A side with nothing played."""
        self.coins = coins
        self.supply = supply
        self.units = units
        self.fortresses = 0
        self.steps = 0
        self.cards: tuple[int, ...] = ()
        self.tiles: tuple[int, ...] = ()
        self.tokens: tuple[int, ...] = ()
        self.allied = False
        self.skills: tuple[int, ...] = (0,) * len(SKILLS)
        self.eithers: tuple[int, ...] = ()
        self.chains = 0
        self.races: tuple[int, ...] = (0,) * len(RACES)
        self.powers = 0

    def copy(self) -> Side:
        """The same side, to be changed on its own."""
        side = Side(self.coins, self.supply, self.units.copy())
        side.fortresses = self.fortresses
        side.steps = self.steps
        side.cards = self.cards
        side.tiles = self.tiles
        side.tokens = self.tokens
        side.allied = self.allied
        side.skills = self.skills
        side.eithers = self.eithers
        side.chains = self.chains
        side.races = self.races
        side.powers = self.powers
        return side

    def recount(self, box: Box) -> Side:
        """A side with the same cards and tokens, its symbols counted from nothing."""
        fresh = Side(0, 0, [])
        for card in self.cards:
            fresh.add_card(box, card)
        for token in self.tokens:
            fresh.add_token(box, token)
        return fresh

    def add_card(self, box: Box, index: int) -> None:
        """Lay a card in the play area: what lasts of it counts from now on."""
        card = box.cards[index]
        self.cards = (*self.cards, index)
        if card.chain_to >= 0:
            self.chains |= 1 << card.chain_to
        for effect in card.effects:
            effect.keep(self)

    def lose_card(self, box: Box, index: int) -> None:
        """Take a card out of the play area again."""
        card = box.cards[index]
        self.cards = tuple(other for other in self.cards if other != index)
        shared = any(box.cards[other].chain_to == card.chain_to for other in self.cards)
        if card.chain_to >= 0 and not shared:
            self.chains &= ~(1 << card.chain_to)
        for effect in card.effects:
            effect.drop(self)

    def add_token(self, box: Box, index: int) -> None:
        """Lay a token before the player: what lasts of it counts from now on."""
        self.tokens = (*self.tokens, index)
        for effect in box.tokens[index].effects:
            effect.keep(self)

    def presence(self) -> int:
        """In how many regions the side is present."""
        fortresses = self.fortresses
        return sum(
            1 for region, units in enumerate(self.units) if units or fortresses >> region & 1
        )

    def race_symbols(self) -> int:
        """How many different Race symbols the side has, the Eagle included (D8.2)."""
        races = sum(1 for count in self.races if count)
        return races + 1 if self.powers & EAGLE else races


class Duel(State):
    """Everything that is true of a Duel at one moment.

    Attributes:
        box: the components, shared by all states.
        settings: the agreed variants, shared likewise.
        sides: Fellowship and Sauron.
        reserve: Coins that nobody has.
        chapter: the running chapter, from 1; 0 before the first.
        left: the slots of the layout that still hold a card, as a bit mask.
        slots: the card in each slot, UNKNOWN while face down or gone.
        decks: for each chapter the cards nobody has seen: face down or set aside.
        aside: how many of those were set aside to the discard.
        peeked: cards set aside that some seat has seen by searching the discard, each with
            the seats that saw it as a bit mask.
        discard: cards discarded before everybody's eyes.
        tiles: the Landmarks that lie face up.
        tile_deck: those that do not.
        stacks: the Alliance tokens of each Race.
        again: turns that the side on turn will take after this one.
    """

    __slots__ = (
        "again",
        "aside",
        "box",
        "chapter",
        "decks",
        "discard",
        "left",
        "peeked",
        "reserve",
        "settings",
        "sides",
        "slots",
        "stacks",
        "tile_deck",
        "tiles",
    )

    def __init__(self, box: Box, settings: Settings, sides: tuple[Side, Side]) -> None:
        """An empty table: `set_up` and the loader fill it, `copy` fills it from another."""
        super().__init__()
        self.box = box
        self.settings = settings
        self.sides = sides
        self.reserve = 0
        self.chapter = 0
        self.left = 0
        self.slots: list[int] = []
        self.decks: list[Deck] = []
        self.aside: tuple[int, ...] = ()
        self.peeked: tuple[tuple[int, int], ...] = ()
        self.discard: tuple[int, ...] = ()
        self.tiles: tuple[int, ...] = ()
        self.tile_deck = EMPTY
        self.stacks: list[Deck] = []
        self.again = 0

    def copy(self) -> Duel:
        """A Duel of the same value."""
        state = Duel(self.box, self.settings, (self.sides[0].copy(), self.sides[1].copy()))
        state.agenda = self.agenda.copy()
        state.outcome = self.outcome
        state.reserve = self.reserve
        state.chapter = self.chapter
        state.left = self.left
        state.slots = self.slots.copy()
        state.decks = self.decks.copy()
        state.aside = self.aside
        state.peeked = self.peeked
        state.discard = self.discard
        state.tiles = self.tiles
        state.tile_deck = self.tile_deck
        state.stacks = self.stacks.copy()
        state.again = self.again
        return state

    @property
    def players(self) -> int:
        """Two, always."""
        return len(self.sides)

    @property
    def option_table(self) -> OptionTable:
        """The options of the box."""
        return self.box.option_table

    def available(self) -> tuple[int, ...]:
        """The slots whose card may be taken (D2.4)."""
        return self.box.layouts[self.chapter - 1].available(self.left)

    def imagine(self, seat: int | None, chance: Chance) -> Duel:
        """Deal anew what others peeked at; all else that is unseen has no identity yet."""
        state = self.copy()
        mask = 0 if seat is None else 1 << seat
        unseen = [item for item in self.peeked if not item[1] & mask]
        for card, _ in unseen:
            number = self.box.cards[card].chapter - 1
            # In order of number: a card put at the end would give itself away.
            state.decks[number] = Deck(tuple(sorted((*state.decks[number].bag, card))))
        dealt: dict[int, tuple[int, int]] = {}
        for card, seen in unseen:
            number = self.box.cards[card].chapter - 1
            other, state.decks[number] = state.decks[number].draw(chance)
            dealt[card] = (other, seen)
        state.peeked = tuple(dealt.get(item[0], item) for item in self.peeked)
        return state

    def hidden(self, seat: int | None) -> set[str]:
        """Cards, tiles and tokens that this seat has not seen."""
        box = self.box
        mask = 0 if seat is None else 1 << seat
        ids = {box.cards[card].id for deck in self.decks for card in deck.members()}
        ids.update(box.cards[card].id for card, seen in self.peeked if not seen & mask)
        ids.update(box.tiles[tile].id for tile in self.tile_deck.members())
        ids.update(box.tokens[token].id for stack in self.stacks for token in stack.bag)
        return ids

    def unknown(self, seat: int | None) -> Unknown:
        """Cards, tiles and tokens whose place this seat does not know."""
        names = self.box.names
        mask = 0 if seat is None else 1 << seat
        found: Unknown = {}
        for number, deck in enumerate(self.decks):
            peeked = [card for card, seen in self.peeked if not seen & mask]
            found[f"chapter {number + 1}"] = {
                "unseen": [names["card"][card] for card in deck.members()],
                "peeked": [
                    names["card"][card]
                    for card in peeked
                    if self.box.cards[card].chapter == number + 1
                ],
            }
        found["landmarks"] = {"stack": [names["tile"][t] for t in self.tile_deck.members()]}
        for race, stack in zip(RACES, self.stacks, strict=True):
            found[race] = {"stack": [names["token"][token] for token in stack.bag]}
        return found

    def check(self) -> None:
        """Count every component and look at every place."""
        check_state(self)

    def data(self) -> Json:
        """Everything, by ids."""
        names = self.box.names
        return {
            "settings": dict(self.settings.chosen),
            "chapter": self.chapter,
            "layout": [
                None
                if not self.left >> slot & 1
                else "face down"
                if card == UNKNOWN
                else names["card"][card]
                for slot, card in enumerate(self.slots)
            ],
            "unseen": [[names["card"][card] for card in deck.members()] for deck in self.decks],
            "aside": list(self.aside),
            "peeked": [
                {"card": names["card"][card], "seats": [SEATS[s] for s in (0, 1) if seen >> s & 1]}
                for card, seen in self.peeked
            ],
            "discard": [names["card"][card] for card in self.discard],
            "landmarks": [names["tile"][tile] for tile in self.tiles],
            "landmark_stack": [names["tile"][tile] for tile in self.tile_deck.members()],
            "alliances": {
                race: {
                    "top": [names["token"][token] for token in stack.top],
                    "unseen": [names["token"][token] for token in stack.bag],
                }
                for race, stack in zip(RACES, self.stacks, strict=True)
            },
            "reserve": self.reserve,
            "again": self.again,
            "sides": {
                SEATS[FELLOWSHIP]: self._side_data(self.sides[FELLOWSHIP]),
                SEATS[SAURON]: self._side_data(self.sides[SAURON]),
            },
            "outcome": write_outcome(self.outcome, SEATS),
            "agenda": [write_frame(frame, self.box.fields) for frame in self.agenda],
        }

    def _side_data(self, side: Side) -> Json:
        names = self.box.names
        regions = names["region"]
        return {
            "coins": side.coins,
            "supply": side.supply,
            "units": {regions[r]: n for r, n in enumerate(side.units) if n},
            "fortresses": [id for r, id in enumerate(regions) if side.fortresses >> r & 1],
            "steps": side.steps,
            "cards": [names["card"][card] for card in side.cards],
            "tiles": [names["tile"][tile] for tile in side.tiles],
            "tokens": [names["token"][token] for token in side.tokens],
            "allied": int(side.allied),
        }
