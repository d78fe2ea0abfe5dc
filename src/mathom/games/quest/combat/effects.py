"""The deeds of which abilities are made: what a card does, or holds while it counts (Q5.6).

A deed in `data/abilities.toml` is a table whose `do` names a class here or, for what only foes
can do, in `foe_effects`. Deeds that hold as long as a card counts are asked for by `stats`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from mathom.games.quest.combat.choices import (
    DrawSome,
    Retreat,
    ReturnToHand,
    add_damage,
    burden,
    lose_cards,
    tell_hand,
)
from mathom.games.quest.combat.conditions import When
from mathom.games.quest.combat.state import NONE, OURS
from mathom.games.quest.combat.stats import current_combat, fighter, opponent, played, seat_of
from mathom.games.quest.constants import MELEE, SEATS, TYPES

if TYPE_CHECKING:
    from mathom.games.quest.model.decks import Card
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.reading import Reader

OTHERS: Final = ("other", "other-melee")


@mypyc_attr(allow_interpreted_subclasses=True)
class CombatEffect:
    """One thing that an ability does, or holds while its card counts."""

    def __init__(self, reader: Reader) -> None:
        """Read the deed's own fields; all may have `when`."""
        self.when: Final = When(reader.table("when") if reader.has("when") else None)

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Do it for the ability of this side, or push the frames that do."""

    def cancels(self) -> bool:
        """Whether it cancels the opponent's card."""
        return False

    def adds_damage(self) -> bool:
        """Whether it adds to the damage of the round: that comes before all else."""
        return False

    def stands(self) -> bool:
        """Whether its card cannot be cancelled."""
        return False

    def sees_first(self) -> bool:
        """Whether the opponent must play first and openly."""
        return False

    def frees(self, card: Card) -> bool:
        """Whether this card of one's own costs nothing and leaves the stack after the round."""
        return False

    def floor(self) -> int:
        """Below what the defense of its card is never reduced."""
        return 0

    def cap(self) -> int:
        """The most damage one can be dealt this round; NONE for any amount."""
        return NONE

    def saves(self, card: Card, lowest: bool) -> int:
        """The strength that a card of the stack costs less."""
        return 0

    def sharpens(self, card: Card) -> int:
        """The attack that a card of one's own has more."""
        return 0

    def spies(self, card: Card) -> bool:
        """Whether influence takes the place of the damage this card deals."""
        return False

    def from_hand(self, card: Card) -> int:
        """How much of the damage this card deals must be taken from the hand."""
        return 0

    def naming_seat(self, state: Quest, side: int) -> int:
        """Who names a type when the card is played, for the round after; NONE for nobody."""
        return NONE


class Attack(CombatEffect):
    """More attack: so much, or so much for each other card of the stack."""

    def __init__(self, reader: Reader) -> None:
        """Field `n`, and optionally `per`."""
        super().__init__(reader)
        self.n: Final = reader.count("n", 20, 1)
        self.per: Final = reader.one_of("per", OTHERS) if reader.has("per") else NONE

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Add it to what the card is worth."""
        fighter(state, side).attack += self.n * _others(state, side, self.per)


class Defense(CombatEffect):
    """More defense: so much, or so much for each other card of the stack."""

    def __init__(self, reader: Reader) -> None:
        """Field `n`, and optionally `per`."""
        super().__init__(reader)
        self.n: Final = reader.count("n", 20, 1)
        self.per: Final = reader.one_of("per", OTHERS) if reader.has("per") else NONE

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Add it to what the card is worth."""
        fighter(state, side).defense += self.n * _others(state, side, self.per)


def _others(state: Quest, side: int, per: int) -> int:
    """The cards of a stack other than the one played, all or the melee ones; 1 if not asked."""
    if per == NONE:
        return 1
    us = fighter(state, side)
    cards = [state.box.cards[card] for card in us.stack]
    if us.card in us.stack:
        cards.remove(state.box.cards[us.card])
    return sum(1 for card in cards if OTHERS[per] == "other" or card.type == MELEE)


class AddTheirAttack(CombatEffect):
    """The printed attack of the opponent's card is added to one's own."""

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        card = played(state, 1 - side)
        if card is not None:
            fighter(state, side).attack += card.attack


class ReduceAttack(CombatEffect):
    """The opponent's printed attack becomes less (Q5.12)."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        self.to: Final = reader.count("to", 20)

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Reduce it, unless it is reduced further already."""
        them = opponent(state, side)
        them.attack_to = self.to if them.attack_to == NONE else min(them.attack_to, self.to)


class ReduceDefense(CombatEffect):
    """The opponent's printed defense becomes less (Q5.12)."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        self.to: Final = reader.count("to", 20)

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Reduce it, unless it is reduced further already."""
        them = opponent(state, side)
        them.defense_to = self.to if them.defense_to == NONE else min(them.defense_to, self.to)


class Cancel(CombatEffect):
    """The opponent's card is cancelled, unless it stands (Q5.10)."""

    def cancels(self) -> bool:
        return True

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        cancel(state, 1 - side)


def cancel(state: Quest, side: int) -> None:
    """Cancel the card that a side has played, unless it cannot be (Q5.10)."""
    card = played(state, side)
    us = fighter(state, side)
    if card is None or us.cancelled or any(deed.stands() for deed in card.ability.deeds):
        return
    us.cancelled = True
    state.emit("cancelled", card=card.id)


class Stand(CombatEffect):
    """The card cannot be cancelled."""

    def stands(self) -> bool:
        return True


class DefenseFloor(CombatEffect):
    """The card's defense is not reduced below a number."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        self.n: Final = reader.count("n", 20, 1)

    def floor(self) -> int:
        return self.n


class DamageCap(CombatEffect):
    """Only so much damage can be dealt to the owner this round."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        self.n: Final = reader.count("n", 20)

    def cap(self) -> int:
        return self.n


class Damage(CombatEffect):
    """Damage to the opponent, at once (Q5.11)."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        self.n: Final = reader.count("n", 20, 1)

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        add_damage(state, 1 - side, self.n)


class ExtraDamage(Damage):
    """More damage to an opponent who was hit."""

    def adds_damage(self) -> bool:
        return True


class ExtraDamageTaken(Damage):
    """More damage to the owner who was hit."""

    def adds_damage(self) -> bool:
        return True

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        add_damage(state, side, self.n)


class DamageBack(CombatEffect):
    """Each damage dealt to the owner this round is dealt to the opponent."""

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        add_damage(state, 1 - side, fighter(state, side).taken)


class SeeFirst(CombatEffect):
    """The opponent plays first and openly."""

    def sees_first(self) -> bool:
        return True


class CountHand(CombatEffect):
    """The opponent says how many cards of each type he holds."""

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Tell it to the owner alone."""
        tell_hand(state, 1 - side)


class LoseCards(CombatEffect):
    """The opponent discards cards of his hand at random."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        self.n: Final = reader.count("n", 20, 1)

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        lose_cards(state, 1 - side, self.n, chance)


class WearDown(CombatEffect):
    """The opponent discards a card at random and is dealt its attack as damage."""

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Discard, then deal the damage."""
        for card in lose_cards(state, 1 - side, 1, chance):
            add_damage(state, 1 - side, state.box.cards[card].attack)


class Draw(CombatEffect):
    """Draw some cards from the top of the rest pool and the life pool."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        self.n: Final = reader.count("n", 20, 1)

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Ask from where, card by card."""
        if side == OURS:
            state.push(DrawSome(current_combat(state).seat, self.n))


class TakeBackCard(CombatEffect):
    """A card of the stack goes back to hand."""

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        if side == OURS:
            state.push(ReturnToHand(current_combat(state).seat))


class PlayFree(CombatEffect):
    """A card of a type costs nothing and leaves the stack after the round."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        self.type: Final = reader.one_of("type", TYPES)

    def frees(self, card: Card) -> bool:
        """If it is of the type."""
        return card.type == self.type


class NameAType(CombatEffect):
    """Somebody names a type now, for the round after."""

    def __init__(self, reader: Reader) -> None:
        """Field `by`: the owner or the opponent."""
        super().__init__(reader)
        self.by_owner: Final = reader.one_of("by", ("opponent", "owner")) == 1

    def naming_seat(self, state: Quest, side: int) -> int:
        """The owner or the opponent."""
        return seat_of(state, side if self.by_owner else 1 - side)


class Execute(CombatEffect):
    """The opponent is defeated in the damage part; there must be a card to look at."""

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        if played(state, 1 - side) is not None:
            opponent(state, side).doomed = True


class Burden(CombatEffect):
    """The top card of the opponent's deck slides under his stack."""

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Only foes have such a deck."""
        if side == OURS:
            burden(state, chance)


class OfferRetreat(CombatEffect):
    """The owner may break off and step to an adjacent location."""

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        if side == OURS:
            state.push(Retreat(current_combat(state).seat))


class Endure(CombatEffect):
    """The hero's rest pool and combat stack are shuffled into the life pool."""

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        if side == OURS:
            us = fighter(state, side)
            hero = state.heroes[current_combat(state).seat - 1]
            hero.life = hero.life.shuffled(shown=(*hero.rest, *us.stack))
            hero.rest = ()
            us.stack = ()
            state.emit("endures", seat=SEATS[current_combat(state).seat])
