"""Q5.3 to Q5.9 The rounds of a combat: exhaustion, the cards that are laid, their cost.

A round lies on the agenda as its parts: declaring exhaustion, laying cards, revealing them, then
the abilities and blows of `damage`, and the end that begins the next round.
"""

from __future__ import annotations

from mathom.games.quest.combat.abilities import NEXT_ROUND
from mathom.games.quest.combat.damage import (
    AfterDamage,
    Cancels,
    CheckCombatDefeat,
    EndOfRound,
    Extra,
    NextRoundAbilities,
    Strike,
    ThisRoundAbilities,
)
from mathom.games.quest.combat.state import DRAWN, NONE, OURS, RUNNING, SIDES, THEIRS
from mathom.games.quest.combat.stats import (
    counts,
    current_combat,
    fighter,
    played,
    seat_of,
    spent,
    strength,
    type_of,
    wins_look,
)
from mathom.games.quest.constants import SAURON, SEATS
from mathom.games.quest.frames import CombatStep, FighterChoice
from mathom.games.quest.hero.hand import LAID, hand_cards, holding, keep, show_skill, turn_up
from mathom.games.quest.model.state import Quest
from mathom.kernel.agenda import Frame
from mathom.kernel.chance import Chance
from mathom.kernel.option import MessageArgs, Option
from mathom.kernel.pile import NEVER, PUBLIC, HiddenCard


def name_of(state: Quest, side: int) -> str:
    """The seat that plays a side, for events."""
    return SEATS[seat_of(state, side)]


class BeginRound(CombatStep):
    """A round begins: who has no card is exhausted, others may say that they are (Q5.9)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Ask the hero first."""
        current_combat(state).round += 1
        for side in SIDES:
            if not _hand(state, side):
                exhaust(state, side)
        state.push(GoOn(self.seat), GoOn(SAURON), LayCards(self.seat))


def _hand(state: Quest, side: int) -> tuple[HiddenCard, ...]:
    combat = current_combat(state)
    return state.heroes[combat.seat - 1].hand if side == OURS else combat.foe_hand


def exhaust(state: Quest, side: int) -> None:
    """A side plays no more cards in this combat (Q5.8)."""
    us = fighter(state, side)
    if not us.exhausted:
        us.exhausted = True
        state.emit("exhausted", seat=name_of(state, side))


class GoOn(FighterChoice):
    """Whether a side fights on, or declares itself exhausted (Q5.9)."""

    __slots__ = ()
    kind = "go-on"
    rules = ("Q5.9",)
    acts = ("fight-on", "exhausted")

    def open(self, state: Quest) -> bool:
        """Only while it is not exhausted."""
        return not fighter(state, _side(self.seat)).exhausted

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        if option.kind == "exhausted":
            exhaust(state, _side(self.seat))

    def prompt_args(self, state: Quest) -> MessageArgs:
        """What the stack has cost so far, and what it may cost."""
        side = _side(self.seat)
        return {"spent": spent(state, side), "strength": strength(state, side)}


def _side(seat: int) -> int:
    return OURS if seat else THEIRS


class LayCards(CombatStep):
    """Both sides lay a card face down, the hero first (Q5.3).

    A side whose opponent must play first and openly lays its card last; if both have won that
    advantage, neither has.
    """

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Ask both; whoever is exhausted is not asked, and lays none."""
        combat = current_combat(state)
        ours, theirs = (wins_look(state, side) for side in SIDES)
        feared = combat.feared
        combat.feared = False
        random = feared and not fighter(state, OURS).exhausted
        hero: Frame = LayAny(self.seat) if random else LayCard(self.seat)
        foe = LayCard(SAURON)
        if ours and not theirs:
            state.push(foe, hero, Reveal(self.seat))
        else:
            state.push(hero, foe, Reveal(self.seat))


class LayCard(FighterChoice):
    """Choose the card for this round (Q5.3)."""

    __slots__ = ()
    kind = "play"
    rules = ("Q5.3", "Q5.4")

    def open(self, state: Quest) -> bool:
        """Only while the side is not exhausted."""
        return not fighter(state, _side(self.seat)).exhausted

    def options(self, state: Quest) -> list[Option]:
        """Every kind of card in the hand, those too that would exhaust the side."""
        combat = current_combat(state)
        if self.seat:
            cards = hand_cards(state, self.seat)
        else:
            cards = sorted({hidden.card for hidden in combat.foe_hand})
        return [state.box.options["play"][card] for card in cards]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        lay_down(state, _side(self.seat), option.value)

    def prompt_args(self, state: Quest) -> MessageArgs:
        """What the stack has cost so far, and what it may cost."""
        side = _side(self.seat)
        return {"spent": spent(state, side), "strength": strength(state, side)}

    def detail(self, state: Quest, option: Option) -> MessageArgs:
        """What the card is."""
        card = state.box.cards[option.value]
        return {"cost": card.cost, "attack": card.attack, "defense": card.defense}


class LayAny(CombatStep):
    """A hero in fear plays a card at random."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Draw it from the hand."""
        hero = state.heroes[self.seat - 1]
        lay_down(state, OURS, hero.hand[chance.pick(len(hero.hand))].card)


def lay_down(state: Quest, side: int, card: int) -> None:
    """Lay a card before a side: face down, or openly if its opponent has won that (Q5.3)."""
    shown = wins_look(state, 1 - side) and not wins_look(state, side)
    seat = seat_of(state, side)
    held = holding(state, seat)
    if shown:
        held.play(card)
        held.zones[LAID] = (HiddenCard(card, NEVER, held.pile.shuffles, PUBLIC),)
        show_skill(state, seat, card)
        state.emit("laid-open", seat=name_of(state, side), card=state.box.cards[card].id)
    else:
        held.lay_down(card, LAID)
        state.emit("laid", seat=name_of(state, side))
    keep(state, held)


class Reveal(CombatStep):
    """The cards are turned up and put on the stacks; then strength is looked at (Q5.3, Q5.4)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Turn up, add up, and end a combat that nobody carries on (Q5.5)."""
        combat = current_combat(state)
        for side in SIDES:
            hidden = combat.hero_down if side == OURS else combat.foe_down
            if hidden is not None:
                self._turn_up(state, side)
        for side in SIDES:
            us = fighter(state, side)
            if us.card != NONE and spent(state, side) > strength(state, side):
                us.cancelled = True
                exhaust(state, side)
        if all(fighter(state, side).exhausted for side in SIDES):
            combat.ending = DRAWN
            return
        seat = self.seat
        state.push(
            NextRoundAbilities(seat, OURS),
            NextRoundAbilities(seat, THEIRS),
            Cancels(seat),
            ThisRoundAbilities(seat, OURS),
            ThisRoundAbilities(seat, THEIRS),
            Strike(seat),
            Extra(seat),
            AfterDamage(seat, OURS),
            AfterDamage(seat, THEIRS),
            CheckCombatDefeat(seat),
            EndOfRound(seat, OURS),
            EndOfRound(seat, THEIRS),
            EndRound(seat),
        )

    def _turn_up(self, state: Quest, side: int) -> None:
        us = fighter(state, side)
        card = state.box.cards[turn_up(state, seat_of(state, side), LAID)]
        us.card = card.index
        us.stack = (*us.stack, card.index)
        if us.before != NONE:
            us.free = state.box.cards[us.before].ability.has("is-free", card.type)
        state.emit("reveal", seat=name_of(state, side), card=card.id)


class EndRound(CombatStep):
    """The round is over: what counts in the next is noted, and it begins."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Discard a card that was played for nothing, and turn the page."""
        combat = current_combat(state)
        if combat.ending != RUNNING:
            return
        us = fighter(state, OURS)
        if us.free:
            us.stack = us.stack[:-1]
            hero = state.heroes[self.seat - 1]
            hero.rest = (*hero.rest, us.card)
            card = state.box.cards[us.card].id
            state.emit("discard-card", seat=SEATS[self.seat], card=card)
        for side in SIDES:
            card_played = played(state, side)
            goes_on = (
                card_played is not None
                and counts(state, side)
                and card_played.ability.timing == NEXT_ROUND
            )
            one = fighter(state, side)
            one.next_round(one.card if goes_on else NONE, type_of(state, side))
        state.push(BeginRound(self.seat))
