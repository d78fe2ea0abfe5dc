"""The state of a Duel: what lies where, and what each side has."""

from __future__ import annotations

from dataclasses import dataclass

from mathom.games.duel.box import GONE, RACES, SKILLS, UNKNOWN, Box
from mathom.games.duel.variants import Settings
from mathom.kernel import declaring
from mathom.kernel.chance import Chance
from mathom.kernel.deck import Deck, exchange
from mathom.kernel.declared_state import DeclaredState
from mathom.kernel.fields import MOST


@dataclass(eq=False, init=False, repr=False, slots=True)
class Side:
    """One player's purse, pieces and play area.

    Attributes:
        supply: Units not on the map.
        units: Units in each region.
        fortresses: the regions with a Fortress.
        steps: how far the side's own character has come on the Quest track.
        cards, tiles, tokens: what lies before the player, in the order it came.
        allied: 1 once the reward for three Races was had, which is had once per game (D6.2).
        skills: Skill symbols of all cards together.
        eithers: one bit mask of Skills per either/or card.
        chains: chain symbols, as a bit mask.
        races: Race symbols on green cards.
        powers: what the tokens grant for good, as a bit mask.
    """

    coins: int = declaring.count()
    supply: int = declaring.count()
    units: list[int] = declaring.tally("region", 15)
    fortresses: int = declaring.mask("region")
    steps: int = declaring.count_of("step")
    cards: tuple[int, ...] = declaring.zone("card")
    tiles: tuple[int, ...] = declaring.zone("tile")
    tokens: tuple[int, ...] = declaring.zone("token")
    allied: int = declaring.count(1)
    skills: tuple[int, ...] = declaring.derived((0,) * len(SKILLS), declaring.tally("skill"))
    eithers: tuple[int, ...] = declaring.derived((), declaring.rows(declaring.mask("skill")))
    chains: int = declaring.derived(0, declaring.mask("chain"))
    races: tuple[int, ...] = declaring.derived((0,) * len(RACES), declaring.tally("race"))
    powers: int = declaring.derived(0)


@dataclass(eq=False, init=False, repr=False, slots=True)
class Duel(DeclaredState):
    """Everything that is true of a Duel at one moment.

    Attributes:
        chapter: the running chapter, from 1; 0 before the first.
        slots: the card in each slot of the layout, or UNKNOWN or GONE.
        left: the slots that still hold a card, as a bit mask.
        decks: for each chapter the cards nobody has seen: face down or set aside.
        aside: how many of those were set aside to the discard.
        peeked: cards set aside that some seat has seen by searching the discard, each with
            the seats that saw it as a bit mask.
        discard: cards discarded before everybody's eyes.
        tiles: the Landmarks that lie face up.
        tile_deck: those that do not.
        stacks: the Alliance tokens of each Race.
        reserve: Coins that nobody has.
        again: turns that the side on turn will take after this one.
        sides: Fellowship and Sauron.
    """

    box: Box = declaring.shared()
    settings: Settings = declaring.shared()
    chapter: int = declaring.count_of("chapter")
    slots: list[int] = declaring.unshown(
        declaring.list_of(
            declaring.maybe("card", zone=True, others={UNKNOWN: "face down", GONE: None}), "layout"
        )
    )
    left: int = declaring.derived(0)
    decks: list[Deck] = declaring.unshown(
        declaring.each("chapter", declaring.unseen("card"), by_id=False, stored_as="unseen")
    )
    aside: tuple[int, ...] = declaring.counts("chapter", MOST)
    peeked: tuple[tuple[int, int], ...] = declaring.rows(declaring.seen("card"))
    discard: tuple[int, ...] = declaring.zone("card")
    tiles: tuple[int, ...] = declaring.zone("tile", stored_as="landmarks")
    tile_deck: Deck = declaring.unseen("tile", stored_as="landmark_stack")
    stacks: list[Deck] = declaring.each("race", declaring.stack("token"), stored_as="alliances")
    reserve: int = declaring.count(1000, -1000)
    again: int = declaring.count(MOST)
    sides: tuple[Side, Side] = declaring.parts(Side, "seat")

    def imagine(self, seat: int | None, chance: Chance) -> Duel:
        """Deal anew what others peeked at; all else that is unseen has no identity yet."""
        state = self.copy()
        mask = 0 if seat is None else 1 << seat
        hidden = [card for card, seen in self.peeked if not seen & mask]
        dealt = exchange(state.decks, hidden, self.box.sorting["card"][1], chance)
        state.peeked = tuple((dealt.get(card, card), seen) for card, seen in self.peeked)
        return state
