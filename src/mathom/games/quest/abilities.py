"""What cards and foes do in combat (Q5.6, Q5.10-5.13).

An ability in `data/abilities.toml` is a list of deeds, each a table whose `do` names a class
here. When the moment of the ability has come, its deeds are done one after the other; deeds
that hold as long as the card counts are asked for by `worth`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from mathom.games.quest.box import MELEE, SEATS, TYPES
from mathom.games.quest.fight import NONE, OURS, THEIRS
from mathom.games.quest.growth import GainCorruption
from mathom.games.quest.tactics import (
    DrawCombatCard,
    DrawSome,
    Retreat,
    ReturnToHand,
    add_damage,
    burden,
    lose_cards,
    tell_hand,
)
from mathom.games.quest.worth import (
    fighter,
    fighting,
    opponent,
    parried,
    played,
    printed_defense,
    seat_of,
    type_of,
)

if TYPE_CHECKING:
    from mathom.games.quest.box import Card
    from mathom.games.quest.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.reading import Reader

TIMINGS: Final = (
    "static",
    "this-round",
    "next-round",
    "after-damage",
    "end-of-round",
    "victory",
)
"""When an ability works: as long as its card counts, among this round's abilities, among those
of the next round, after the damage of its round, when nobody was defeated in it, when the
opponent was."""
STATIC: Final = 0
THIS_ROUND: Final = 1
NEXT_ROUND: Final = 2
AFTER_DAMAGE: Final = 3
END_OF_ROUND: Final = 4
VICTORY: Final = 5

OTHERS: Final = ("other", "other-melee")


class When:
    """What must be true for a deed, all of it; a field that is NONE asks for nothing."""

    __slots__ = (
        "cost_least",
        "dealt_least",
        "defense_least",
        "defense_most",
        "not_named",
        "ours",
        "parried_least",
        "repeats",
        "struck_least",
        "taken_least",
        "taken_most",
        "theirs",
    )

    def __init__(self, reader: Reader | None) -> None:
        """The conditions of a table; without one there are none."""
        self.ours: Final = _type(reader, "ours")
        self.theirs: Final = _type(reader, "theirs")
        self.defense_most: Final = _count(reader, "defense_most")
        self.defense_least: Final = _count(reader, "defense_least")
        self.cost_least: Final = _count(reader, "cost_least")
        self.dealt_least: Final = _count(reader, "dealt_least")
        self.struck_least: Final = _count(reader, "struck_least")
        self.taken_least: Final = _count(reader, "taken_least")
        self.taken_most: Final = _count(reader, "taken_most")
        self.parried_least: Final = _count(reader, "parried_least")
        self.repeats: Final = _flag(reader, "repeats")
        self.not_named: Final = _flag(reader, "not_named")
        if reader is not None:
            reader.end()

    def holds(self, state: Quest, side: int) -> bool:
        """Whether all of it is true for the ability of this side."""
        return self._cards(state, side) and self._damage(state, side)

    def _cards(self, state: Quest, side: int) -> bool:
        theirs = type_of(state, 1 - side)
        if self.ours != NONE and type_of(state, side) != self.ours:
            return False
        if self.theirs != NONE and theirs != self.theirs:
            return False
        defense = printed_defense(state, 1 - side)
        if self.defense_most != NONE and defense > self.defense_most:
            return False
        if self.defense_least != NONE and defense < self.defense_least:
            return False
        card = played(state, 1 - side)
        if self.cost_least != NONE and (card is None or card.cost < self.cost_least):
            return False
        if self.repeats and (theirs == NONE or theirs != opponent(state, side).type_before):
            return False
        return not self.not_named or theirs not in (NONE, fighter(state, side).named)

    def _damage(self, state: Quest, side: int) -> bool:
        us = fighter(state, side)
        them = opponent(state, side)
        return (
            them.taken >= self.dealt_least
            and them.struck >= self.struck_least
            and us.taken >= self.taken_least
            and (self.taken_most == NONE or us.taken <= self.taken_most)
            and (self.parried_least == NONE or parried(state, side) >= self.parried_least)
        )


def _type(reader: Reader | None, field: str) -> int:
    return NONE if reader is None or not reader.has(field) else reader.one_of(field, TYPES)


def _count(reader: Reader | None, field: str) -> int:
    return NONE if reader is None or not reader.has(field) else reader.count(field, 20)


def _flag(reader: Reader | None, field: str) -> bool:
    if reader is None or not reader.has(field):
        return False
    if reader.value(field) is not True:
        raise reader.wrong(field, "can only be true")
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
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


class Attack(Deed):
    """More attack: so much, or so much for each other card of the stack."""

    def __init__(self, reader: Reader) -> None:
        """Field `n`, and optionally `per`."""
        super().__init__(reader)
        self.n: Final = reader.count("n", 20, 1)
        self.per: Final = reader.one_of("per", OTHERS) if reader.has("per") else NONE

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Add it to what the card is worth."""
        fighter(state, side).attack += self.n * _others(state, side, self.per)


class Defense(Deed):
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


class AddTheirAttack(Deed):
    """The printed attack of the opponent's card is added to one's own."""

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Add it."""
        card = played(state, 1 - side)
        if card is not None:
            fighter(state, side).attack += card.attack


class ReduceAttack(Deed):
    """The opponent's printed attack becomes less (Q5.12)."""

    def __init__(self, reader: Reader) -> None:
        """Field `to`."""
        super().__init__(reader)
        self.to: Final = reader.count("to", 20)

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Reduce it, unless it is reduced further already."""
        them = opponent(state, side)
        them.attack_to = self.to if them.attack_to == NONE else min(them.attack_to, self.to)


class ReduceDefense(Deed):
    """The opponent's printed defense becomes less (Q5.12)."""

    def __init__(self, reader: Reader) -> None:
        """Field `to`."""
        super().__init__(reader)
        self.to: Final = reader.count("to", 20)

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Reduce it, unless it is reduced further already."""
        them = opponent(state, side)
        them.defense_to = self.to if them.defense_to == NONE else min(them.defense_to, self.to)


class Cancel(Deed):
    """The opponent's card is cancelled, unless it stands (Q5.10)."""

    def cancels(self) -> bool:
        """It does."""
        return True

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Cancel it."""
        cancel(state, 1 - side)


def cancel(state: Quest, side: int) -> None:
    """Cancel the card that a side has played, unless it cannot be (Q5.10)."""
    card = played(state, side)
    us = fighter(state, side)
    if card is None or us.cancelled or any(deed.stands() for deed in card.ability.deeds):
        return
    us.cancelled = True
    state.tell("cancelled", card=card.id)


class Stand(Deed):
    """The card cannot be cancelled."""

    def stands(self) -> bool:
        """It does."""
        return True


class DefenseFloor(Deed):
    """The card's defense is not reduced below a number."""

    def __init__(self, reader: Reader) -> None:
        """Field `n`."""
        super().__init__(reader)
        self.n: Final = reader.count("n", 20, 1)

    def floor(self) -> int:
        """The number."""
        return self.n


class DamageCap(Deed):
    """Only so much damage can be dealt to the owner this round."""

    def __init__(self, reader: Reader) -> None:
        """Field `n`."""
        super().__init__(reader)
        self.n: Final = reader.count("n", 20)

    def cap(self) -> int:
        """The most."""
        return self.n


class Damage(Deed):
    """Damage to the opponent, at once (Q5.11)."""

    def __init__(self, reader: Reader) -> None:
        """Field `n`."""
        super().__init__(reader)
        self.n: Final = reader.count("n", 20, 1)

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Deal it."""
        add_damage(state, 1 - side, self.n)


class ExtraDamage(Damage):
    """More damage to an opponent who was hit."""

    def adds_damage(self) -> bool:
        """It does."""
        return True


class ExtraDamageTaken(Damage):
    """More damage to the owner who was hit."""

    def adds_damage(self) -> bool:
        """It does."""
        return True

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Deal it."""
        add_damage(state, side, self.n)


class DamageBack(Deed):
    """Each damage dealt to the owner this round is dealt to the opponent."""

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Deal it."""
        add_damage(state, 1 - side, fighter(state, side).taken)


class SeeFirst(Deed):
    """The opponent plays first and openly."""

    def sees_first(self) -> bool:
        """He does."""
        return True


class CountHand(Deed):
    """The opponent says how many cards of each type he holds."""

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Tell it to the owner alone."""
        tell_hand(state, 1 - side)


class LoseCards(Deed):
    """The opponent discards cards of his hand at random."""

    def __init__(self, reader: Reader) -> None:
        """Field `n`."""
        super().__init__(reader)
        self.n: Final = reader.count("n", 20, 1)

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Discard them."""
        lose_cards(state, 1 - side, self.n, chance)


class WearDown(Deed):
    """The opponent discards a card at random and is dealt its attack as damage."""

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Discard, then deal the damage."""
        for card in lose_cards(state, 1 - side, 1, chance):
            add_damage(state, 1 - side, state.box.cards[card].attack)


class Draw(Deed):
    """Draw some cards from the top of the rest pool and the life pool."""

    def __init__(self, reader: Reader) -> None:
        """Field `n`."""
        super().__init__(reader)
        self.n: Final = reader.count("n", 20, 1)

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Ask from where, card by card."""
        if side == OURS:
            state.then(DrawSome(fighting(state).seat, self.n))


class TakeBackCard(Deed):
    """A card of the stack goes back to hand."""

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Ask which."""
        if side == OURS:
            state.then(ReturnToHand(fighting(state).seat))


class PlayFree(Deed):
    """A card of a type costs nothing and leaves the stack after the round."""

    def __init__(self, reader: Reader) -> None:
        """Field `type`."""
        super().__init__(reader)
        self.type: Final = reader.one_of("type", TYPES)

    def frees(self, card: Card) -> bool:
        """If it is of the type."""
        return card.type == self.type


class NameAType(Deed):
    """Somebody names a type now, for the round after."""

    def __init__(self, reader: Reader) -> None:
        """Field `by`: the owner or the opponent."""
        super().__init__(reader)
        self.by_owner: Final = reader.one_of("by", ("opponent", "owner")) == 1

    def naming_seat(self, state: Quest, side: int) -> int:
        """The owner or the opponent."""
        return seat_of(state, side if self.by_owner else 1 - side)


class Execute(Deed):
    """The opponent is defeated in the damage part; there must be a card to look at."""

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Doom him."""
        if played(state, 1 - side) is not None:
            opponent(state, side).doomed = True


class Burden(Deed):
    """The top card of the opponent's deck slides under his stack."""

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Only foes have such a deck."""
        if side == OURS:
            burden(state, chance)


class OfferRetreat(Deed):
    """The owner may break off and step to an adjacent location."""

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Ask the hero."""
        if side == OURS:
            state.then(Retreat(fighting(state).seat))


class Endure(Deed):
    """The hero's rest pool and combat stack are shuffled into the life pool."""

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Shuffle them in."""
        if side == OURS:
            us = fighter(state, side)
            hero = state.heroes[fighting(state).seat - 1]
            hero.life = hero.life.shuffled(shown=(*hero.rest, *us.stack))
            hero.rest = ()
            us.stack = ()
            state.tell("endures", seat=SEATS[fighting(state).seat])


class Spy(Deed):
    """The damage that cards of a type would deal becomes influence, one for each."""

    def __init__(self, reader: Reader) -> None:
        """Field `type`."""
        super().__init__(reader)
        self.type: Final = reader.one_of("type", TYPES)

    def spies(self, card: Card) -> bool:
        """If it is of the type."""
        return card.type == self.type


class CorruptOnce(Deed):
    """The hero gains a corruption card, once per combat."""

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Give it."""
        fight = fighting(state)
        if side == THEIRS and not fight.lied:
            fight.lied = True
            state.then(GainCorruption(fight.seat, 1))


class Sharpen(Deed):
    """Cards of a type have more attack."""

    def __init__(self, reader: Reader) -> None:
        """Fields `n` and `type`."""
        super().__init__(reader)
        self.n: Final = reader.count("n", 20, 1)
        self.type: Final = reader.one_of("type", TYPES)

    def sharpens(self, card: Card) -> int:
        """If it is of the type."""
        return self.n if card.type == self.type else 0


class Cheapen(Deed):
    """Cards of a type cost less strength."""

    def __init__(self, reader: Reader) -> None:
        """Fields `n` and `type`."""
        super().__init__(reader)
        self.n: Final = reader.count("n", 20, 1)
        self.type: Final = reader.one_of("type", TYPES)

    def saves(self, card: Card, lowest: bool) -> int:
        """If it is of the type."""
        return self.n if card.type == self.type else 0


class LowestFree(Deed):
    """The lowest card of the stack costs nothing if it is of a type."""

    def __init__(self, reader: Reader) -> None:
        """Field `type`."""
        super().__init__(reader)
        self.type: Final = reader.one_of("type", TYPES)

    def saves(self, card: Card, lowest: bool) -> int:
        """All it costs."""
        return card.cost if lowest and card.type == self.type else 0


class Heal(Deed):
    """The foe loses damage."""

    def __init__(self, reader: Reader) -> None:
        """Field `n`."""
        super().__init__(reader)
        self.n: Final = reader.count("n", 20, 1)

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Take it off."""
        fight = fighting(state)
        healed = min(self.n, fight.damage)
        if side == THEIRS and healed:
            fight.damage -= healed
            state.tell("foe-heals", foe=state.box.foes[fight.foe].id, count=healed)


class MayDraw(Deed):
    """Sauron may draw another combat card."""

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Ask him."""
        if side == THEIRS:
            state.then(DrawCombatCard())


class StrikeHand(Deed):
    """So much of the damage of a card of a type must be taken from the hand."""

    def __init__(self, reader: Reader) -> None:
        """Fields `n` and `type`."""
        super().__init__(reader)
        self.n: Final = reader.count("n", 20, 1)
        self.type: Final = reader.one_of("type", TYPES)

    def from_hand(self, card: Card) -> int:
        """If it is of the type."""
        return self.n if card.type == self.type else 0


class Frighten(Deed):
    """The hero must play a random card in the next round."""

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Remember it for the next round."""
        if side == THEIRS:
            fighting(state).feared = True
            state.tell("feared", seat=SEATS[fighting(state).seat])


DEEDS: Final[dict[str, type[Deed]]] = {
    "attack": Attack,
    "defense": Defense,
    "add-their-attack": AddTheirAttack,
    "reduce-attack": ReduceAttack,
    "reduce-defense": ReduceDefense,
    "cancel": Cancel,
    "stand": Stand,
    "defense-floor": DefenseFloor,
    "damage-cap": DamageCap,
    "damage": Damage,
    "extra-damage": ExtraDamage,
    "extra-damage-taken": ExtraDamageTaken,
    "damage-back": DamageBack,
    "see-first": SeeFirst,
    "count-hand": CountHand,
    "lose-cards": LoseCards,
    "wear-down": WearDown,
    "draw": Draw,
    "take-back": TakeBackCard,
    "play-free": PlayFree,
    "name-type": NameAType,
    "execute": Execute,
    "burden": Burden,
    "retreat": OfferRetreat,
    "endure": Endure,
    "spy": Spy,
    "corrupt-once": CorruptOnce,
    "sharpen": Sharpen,
    "cheapen": Cheapen,
    "lowest-free": LowestFree,
    "heal": Heal,
    "may-draw": MayDraw,
    "strike-hand": StrikeHand,
    "frighten": Frighten,
}
"""Every deed that `abilities.toml` can name."""


class Ability:
    """What a card or a foe does in combat.

    Attributes:
        timing: one of TIMINGS, by number.
        deeds: in their order.
        cancels: whether one of them cancels the opponent's card: such an ability of this round
            works before all others (Q5.10).
    """

    __slots__ = ("cancels", "deeds", "id", "timing")

    def __init__(self, id: str, timing: int, deeds: tuple[Deed, ...]) -> None:
        """An ability of these deeds."""
        self.id: Final = id
        self.timing: Final = timing
        self.deeds: Final = deeds
        self.cancels: Final = any(deed.cancels() for deed in deeds)

    def works(self, state: Quest, side: int, chance: Chance) -> None:
        """Do the deeds whose conditions hold: all are looked at before the first is done."""
        for deed in [deed for deed in self.deeds if deed.when.holds(state, side)]:
            deed.do(state, side, chance)


def read_abilities(file: Reader) -> dict[str, Ability]:
    """The abilities of `abilities.toml`, by id.

    Raises:
        BadData: a field is missing, wrong or unknown, or an id is there twice.
    """
    names = list(DEEDS)
    found: dict[str, Ability] = {}
    for record in file.tables("ability"):
        deeds: list[Deed] = []
        for deed in record.tables("deeds"):
            deeds.append(DEEDS[names[deed.one_of("do", names)]](deed))
            deed.end()
        ability = Ability(record.text("id"), record.one_of("timing", TIMINGS), tuple(deeds))
        record.end()
        if ability.id in found:
            raise record.wrong("id", "must be there once")
        found[ability.id] = ability
    file.end()
    return found
