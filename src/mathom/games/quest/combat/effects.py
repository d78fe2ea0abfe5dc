"""What the abilities of cards and foes do, or change while they hold (Q5.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mathom.games.quest.cards.language import QUEST
from mathom.games.quest.combat.abilities import NO_ABILITY, TIMINGS, Ability, ModifyCards, Trait
from mathom.games.quest.combat.choices import (
    DrawCombatCard,
    DrawSome,
    Retreat,
    ReturnToHand,
    add_damage,
    burden,
    cancel,
    lose_cards,
    tell_hand,
)
from mathom.games.quest.combat.language import COMBAT
from mathom.games.quest.combat.state import NONE, OURS, THEIRS
from mathom.games.quest.combat.stats import current_combat, fighter, opponent, played, seat_of
from mathom.games.quest.constants import SEATS
from mathom.games.quest.hero.growth import GainCorruption
from mathom.kernel.declaring import count, word
from mathom.kernel.effects import Bindings, Effect, Lasting
from mathom.kernel.language import Compiler, number

if TYPE_CHECKING:
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.reading import Reader


# What holds as long as a card counts, or a foe fights.


@dataclass(init=False, eq=False)
class NameAType(Lasting):
    """Somebody names a type when the card is played, for the round after."""

    by: str = word(("owner", "opponent"))

    def seat(self, state: Quest, side: int) -> int:
        """Who that is."""
        return seat_of(state, side if self.by == "owner" else 1 - side)


# What changes the worth of cards.


@COMBAT.effect("attack", n=number())
def attack(state: Quest, bindings: Bindings, chance: Chance, n: int) -> None:
    """More attack."""
    fighter(state, bindings["side"]).attack += n


@COMBAT.effect("defense", n=number())
def defense(state: Quest, bindings: Bindings, chance: Chance, n: int) -> None:
    """More defense."""
    fighter(state, bindings["side"]).defense += n


@COMBAT.effect("add-their-attack")
def add_their_attack(state: Quest, bindings: Bindings, chance: Chance) -> None:
    """The printed attack of the opponent's card is added to one's own."""
    card = played(state, 1 - bindings["side"])
    if card is not None:
        fighter(state, bindings["side"]).attack += card.attack


@COMBAT.effect("reduce-attack", to=count(20))
def reduce_attack(state: Quest, bindings: Bindings, chance: Chance, to: int) -> None:
    """The opponent's printed attack becomes less, unless it is reduced further (Q5.12)."""
    them = opponent(state, bindings["side"])
    them.attack_to = to if them.attack_to == NONE else min(them.attack_to, to)


@COMBAT.effect("reduce-defense", to=count(20))
def reduce_defense(state: Quest, bindings: Bindings, chance: Chance, to: int) -> None:
    """The opponent's printed defense becomes less, unless it is reduced further (Q5.12)."""
    them = opponent(state, bindings["side"])
    them.defense_to = to if them.defense_to == NONE else min(them.defense_to, to)


class Cancel(Effect):
    """The opponent's card is cancelled, unless it stands (Q5.10)."""

    def resolve(self, state: Quest, bindings: Bindings, chance: Chance) -> None:
        cancel(state, 1 - bindings["side"], self.printed())


# Damage.


@COMBAT.effect("damage", n=count(20, 1))
def damage(state: Quest, bindings: Bindings, chance: Chance, n: int) -> None:
    """Damage to the opponent, at once (Q5.11)."""
    add_damage(state, 1 - bindings["side"], n)


@dataclass(init=False, eq=False)
class ExtraDamage(Effect):
    """More damage to somebody who was hit: it comes before all else that follows damage."""

    n: int = count(20, 1)
    to: str = word(("owner", "opponent"))

    def resolve(self, state: Quest, bindings: Bindings, chance: Chance) -> None:
        side = bindings["side"]
        add_damage(state, side if self.to == "owner" else 1 - side, self.n)


@COMBAT.effect("damage-back")
def damage_back(state: Quest, bindings: Bindings, chance: Chance) -> None:
    """Each damage dealt to the owner this round is dealt to the opponent."""
    add_damage(state, 1 - bindings["side"], fighter(state, bindings["side"]).taken)


@COMBAT.effect("execute")
def execute(state: Quest, bindings: Bindings, chance: Chance) -> None:
    """The opponent is defeated in the damage part; there must be a card to look at."""
    if played(state, 1 - bindings["side"]) is not None:
        opponent(state, bindings["side"]).doomed = True


@COMBAT.effect("heal", n=count(20, 1))
def heal(state: Quest, bindings: Bindings, chance: Chance, n: int) -> None:
    """The foe loses damage."""
    combat = current_combat(state)
    healed = min(n, combat.damage)
    if bindings["side"] == THEIRS and healed:
        combat.damage -= healed
        state.emit("foe-heals", foe=state.box.foes[combat.foe].id, count=healed)


# Hands and stacks.


@COMBAT.effect("count-hand")
def count_hand(state: Quest, bindings: Bindings, chance: Chance) -> None:
    """The opponent tells the owner alone how many cards of each type he holds."""
    tell_hand(state, 1 - bindings["side"])


@COMBAT.effect("lose-cards", n=count(20, 1))
def their_cards(state: Quest, bindings: Bindings, chance: Chance, n: int) -> None:
    """The opponent discards cards of his hand at random."""
    lose_cards(state, 1 - bindings["side"], n, chance)


@COMBAT.effect("wear-down")
def wear_down(state: Quest, bindings: Bindings, chance: Chance) -> None:
    """The opponent discards a card at random and is dealt its attack as damage."""
    for card in lose_cards(state, 1 - bindings["side"], 1, chance):
        add_damage(state, 1 - bindings["side"], state.box.cards[card].attack)


@COMBAT.effect("draw", n=count(20, 1))
def draw(state: Quest, bindings: Bindings, chance: Chance, n: int) -> None:
    """The hero draws from the top of the rest pool and the life pool, as it likes."""
    if bindings["side"] == OURS:
        state.push(DrawSome(current_combat(state).seat, n))


@COMBAT.effect("take-back")
def take_back(state: Quest, bindings: Bindings, chance: Chance) -> None:
    """A card of the stack goes back to hand."""
    if bindings["side"] == OURS:
        state.push(ReturnToHand(current_combat(state).seat))


@COMBAT.effect("may-draw")
def may_draw(state: Quest, bindings: Bindings, chance: Chance) -> None:
    """Sauron may draw another combat card."""
    if bindings["side"] == THEIRS:
        state.push(DrawCombatCard())


@COMBAT.effect("burden")
def burden_foe(state: Quest, bindings: Bindings, chance: Chance) -> None:
    """The top card of the opponent's deck slides under his stack; only foes have such a deck."""
    if bindings["side"] == OURS:
        burden(state, chance)


@COMBAT.effect("endure")
def endure(state: Quest, bindings: Bindings, chance: Chance) -> None:
    """The hero's rest pool and combat stack are shuffled into the life pool."""
    if bindings["side"] == OURS:
        us = fighter(state, OURS)
        hero = state.heroes[current_combat(state).seat - 1]
        hero.life = hero.life.shuffled(shown=(*hero.rest, *us.stack))
        hero.rest = ()
        us.stack = ()
        state.emit("endures", seat=SEATS[current_combat(state).seat])


# The combat itself.


@COMBAT.effect("retreat")
def retreat(state: Quest, bindings: Bindings, chance: Chance) -> None:
    """The hero may break off and step to an adjacent location."""
    if bindings["side"] == OURS:
        state.push(Retreat(current_combat(state).seat))


@COMBAT.effect("corrupt-once")
def corrupt_once(state: Quest, bindings: Bindings, chance: Chance) -> None:
    """The hero gains a corruption card, once per combat."""
    combat = current_combat(state)
    if bindings["side"] == THEIRS and not combat.lied:
        combat.lied = True
        state.push(GainCorruption(combat.seat, 1))


@COMBAT.effect("frighten")
def frighten(state: Quest, bindings: Bindings, chance: Chance) -> None:
    """The hero must play a random card in the next round."""
    if bindings["side"] == THEIRS:
        current_combat(state).feared = True
        state.emit("feared", seat=SEATS[current_combat(state).seat])


COMBAT.effects.update(
    {
        "modify": ModifyCards,
        "trait": Trait,
        "name-type": NameAType,
        "cancel": Cancel,
        "extra-damage": ExtraDamage,
    }
)


# Abilities.


def read_ability(record: Reader, name: str, compiler: Compiler) -> Ability:
    """The ability of a card or a foe, if it has one: `ability`, `timing` and `effects`."""
    if not record.has(name):
        return NO_ABILITY
    path = f"{compiler.path}/effects"
    effects = Compiler(COMBAT, compiler.names).script(record, "effects", path).effects
    cancels = any(isinstance(effect, Cancel) for effect in effects)
    return Ability(record.text(name), record.one_of("timing", TIMINGS), effects, cancels)


QUEST.fields["ability"] = read_ability
