"""What abilities bring about in a combat beyond numbers: cards lost, drawn, taken back, named."""

from __future__ import annotations

from mathom.games.quest.combat.defeat import Suffer, draw_cards
from mathom.games.quest.combat.state import NONE, OURS, RETREATED, THEIRS
from mathom.games.quest.combat.stats import bearable, current_combat, fighter, played, seat_of
from mathom.games.quest.constants import MELEE, RANGED, SAURON, SEATS, TYPES
from mathom.games.quest.frames import (
    IN_COMBAT,
    CombatChoice,
    CountChoice,
    FighterChoice,
    SauronChoice,
)
from mathom.games.quest.hero.hand import holding, keep, play_from_hand, trim_hand
from mathom.games.quest.model.state import Quest
from mathom.kernel.chance import Chance
from mathom.kernel.option import MessageArgs, Option
from mathom.kernel.pile import PUBLIC, ordered

# Damage.


def foe_damage(state: Quest) -> int:
    """The damage that lies on the foe: a minion keeps its own between combats (Q6.1)."""
    combat = current_combat(state)
    foe = state.box.foes[combat.foe]
    return state.wounds[combat.foe - state.box.blank] if foe.minion else combat.damage


def hurt_foe(state: Quest, n: int) -> None:
    """Put damage on the foe; whether it is defeated is looked at later (Q5.11)."""
    combat = current_combat(state)
    foe = state.box.foes[combat.foe]
    if foe.minion:
        state.wounds[combat.foe - state.box.blank] += n
    else:
        combat.damage += n
    state.emit("damage-foe", foe=foe.id, count=n)


def add_damage(state: Quest, side: int, n: int) -> None:
    """Deal damage to a side outside the damage part, as far as it can be dealt any (Q5.11)."""
    most = bearable(state, side)
    count = n if most == NONE else min(n, most)
    if count <= 0:
        return
    fighter(state, side).taken += count
    if side == THEIRS:
        hurt_foe(state, count)
    else:
        state.push(Suffer(current_combat(state).seat, count))


def cancel(state: Quest, side: int, by: str) -> None:
    """Have what is printed `by` cancel the card of a side, unless it cannot be (Q5.10)."""
    card = played(state, side)
    us = fighter(state, side)
    if card is None or us.cancelled or card.ability.has("stands", card.type):
        return
    us.cancelled = True
    state.emit("cancelled", card=card.id, by=by)


# Hands and stacks.


def tell_hand(state: Quest, side: int) -> None:
    """Tell the opponent of a side how many cards of each type it holds."""
    opponent = seat_of(state, 1 - side)
    held = holding(state, seat_of(state, side))
    types = [state.box.types[hidden.card] for hidden in held.hand]
    held.count(1 << opponent)
    keep(state, held)
    state.emit("hand-told", seat=SEATS[seat_of(state, side)])
    state.emit_to(
        (opponent,),
        "hand-counted",
        seat=SEATS[seat_of(state, side)],
        melee=types.count(MELEE),
        ranged=types.count(RANGED),
    )


def lose_cards(state: Quest, side: int, n: int, chance: Chance) -> list[int]:
    """Have a side discard cards of its hand at random; which they were."""
    lost: list[int] = []
    for _ in range(n):
        lost.extend(_lose_one(state, side, chance))
    return lost


def _lose_one(state: Quest, side: int, chance: Chance) -> list[int]:
    combat = current_combat(state)
    hero = state.heroes[combat.seat - 1]
    hand = hero.hand if side == OURS else combat.foe_hand
    if not hand:
        return []
    at = chance.pick(len(hand))
    card = hand[at].card
    play_from_hand(state, seat_of(state, side), card)
    if side == OURS:
        hero.rest = (*hero.rest, card)
    else:
        combat.discard = (*combat.discard, card)
    seat = SEATS[seat_of(state, side)]
    state.emit("card-lost", seat=seat, card=state.box.cards[card].id)
    return [card]


def draw_foe_cards(state: Quest, n: int, chance: Chance) -> None:
    """Sauron draws cards of the foe's deck, as many as there are (Q5.2)."""
    combat = current_combat(state)
    deck = state.box.foes[combat.foe].deck
    count = min(n, len(state.foe_piles[deck]))
    for _ in range(count):
        hidden, state.foe_piles[deck] = state.foe_piles[deck].draw(chance, 1 << SAURON)
        combat.foe_hand = ordered((*combat.foe_hand, hidden))
    if count:
        state.emit("draw-foe-cards", foe=state.box.foes[combat.foe].id, count=count)


def burden(state: Quest, chance: Chance) -> None:
    """Slide the top card of the foe's deck face up under its stack: its cost counts."""
    combat = current_combat(state)
    deck = state.box.foes[combat.foe].deck
    if not len(state.foe_piles[deck]):
        return
    hidden, state.foe_piles[deck] = state.foe_piles[deck].draw(chance, PUBLIC)
    combat.sides[THEIRS].stack = (hidden.card, *combat.sides[THEIRS].stack)
    foe = state.box.foes[combat.foe].id
    state.emit("burdened", foe=foe, card=state.box.cards[hidden.card].id)


def _take_back(state: Quest, seat: int, card: int) -> None:
    """Put a card that lies open into a hero's hand: everybody knows that it is there now."""
    held = holding(state, seat)
    held.receive(card)
    keep(state, held)


class ReturnToHand(CombatChoice):
    """Which card of the stack goes back to hand, before everybody's eyes."""

    __slots__ = ()
    kind = "take-back"
    rules = ("Q5.6",)

    def open(self, state: Quest) -> bool:
        """Only with a stack."""
        return bool(fighter(state, OURS).stack)

    def options(self, state: Quest) -> list[Option]:
        """Any card of it, the one just played too."""
        cards = sorted(set(fighter(state, OURS).stack))
        return [state.box.options["take-back"][card] for card in cards]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Take the uppermost such card: everybody knows that it is in the hand now."""
        us = fighter(state, OURS)
        at = len(us.stack) - 1 - us.stack[::-1].index(option.value)
        if at == len(us.stack) - 1:
            us.free = False
        us.stack = us.stack[:at] + us.stack[at + 1 :]
        _take_back(state, self.seat, option.value)
        card = state.box.cards[option.value].id
        state.emit("taken-back", seat=SEATS[self.seat], card=card)
        trim_hand(state, self.seat)


class DrawSome(CountChoice):
    """Draw up to so many cards, each from the top of the rest pool or of the life pool."""

    __slots__ = ()
    scope = IN_COMBAT
    kind = "draw-some"
    rules = ("Q5.6",)

    def open(self, state: Quest) -> bool:
        """While there is anything to draw."""
        hero = state.heroes[self.seat - 1]
        return self.count > 0 and (bool(hero.rest) or len(hero.life) > 0)

    def options(self, state: Quest) -> list[Option]:
        """The pools that are not empty, and drawing no more."""
        hero = state.heroes[self.seat - 1]
        act = state.box.act
        found = [act["draw-from-rest"]] if hero.rest else []
        if len(hero.life):
            found.append(act["draw-from-life"])
        return [*found, act["pass"]]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Draw one, then ask again."""
        if option.kind == "pass":
            return
        hero = state.heroes[self.seat - 1]
        state.push(DrawSome(self.seat, self.count - 1))
        if option.kind == "draw-from-life":
            draw_cards(state, self.seat, 1, chance)
            return
        card = hero.rest[-1]
        hero.rest = hero.rest[:-1]
        _take_back(state, self.seat, card)
        state.emit("taken-back", seat=SEATS[self.seat], card=state.box.cards[card].id)
        trim_hand(state, self.seat)

    def prompt_args(self, state: Quest) -> MessageArgs:
        return {"count": self.count}


class DrawCombatCard(SauronChoice):
    """Sauron may draw another card for the foe."""

    __slots__ = ()
    scope = IN_COMBAT
    kind = "draw-more-foe"
    rules = ("Q5.6",)
    acts = ("draw-from-deck", "pass")

    def open(self, state: Quest) -> bool:
        """While its deck has one."""
        return len(state.foe_piles[state.box.foes[current_combat(state).foe].deck]) > 0

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        if option.kind != "pass":
            draw_foe_cards(state, 1, chance)


class NameType(FighterChoice):
    """Name a type now: in the next round the foe's card of the other type is cancelled."""

    __slots__ = ()
    kind = "name-type"
    rules = ("Q5.6", "Q5.13")

    def options(self, state: Quest) -> list[Option]:
        return list(state.box.options["name-type"])

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Remember it for the next round."""
        fighter(state, OURS).naming = option.value
        state.emit("type-named", seat=SEATS[self.seat], type=TYPES[option.value])


class Retreat(CombatChoice):
    """The hero may break off and step to an adjacent location."""

    __slots__ = ()
    kind = "retreat"
    rules = ("Q5.6", "Q5.15")

    def open(self, state: Quest) -> bool:
        """Not in the Finale, from which there is no retreat."""
        return not current_combat(state).last

    def options(self, state: Quest) -> list[Option]:
        """Every adjacent location, or fighting on."""
        here = state.box.locations[state.heroes[self.seat - 1].location]
        found = [state.box.options["retreat"][location] for location in here.near]
        return [*found, state.box.act["pass"]]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """End the combat; the hero moves once it is resolved."""
        if option.kind != "pass":
            current_combat(state).ending = RETREATED
            current_combat(state).retreat = option.value
