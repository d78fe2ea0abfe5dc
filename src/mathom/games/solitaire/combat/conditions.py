"""Conditions about the attack and the strike that are fought, and about attacks of this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mathom.games.solitaire.cards.language import SOLITAIRE, cards_named, one_or_more, races
from mathom.games.solitaire.combat.automatic import base_attacks
from mathom.games.solitaire.combat.filters import Attacks, is_of_kind, kinds
from mathom.games.solitaire.combat.fought import cancellable
from mathom.games.solitaire.combat.strength import manifestation_of, struck
from mathom.games.solitaire.constants import DRAGONS, MANIFESTATIONS, NONE
from mathom.games.solitaire.figures import race_of
from mathom.games.solitaire.model.cards import Creature, Hazard
from mathom.kernel.declaring import count, word
from mathom.kernel.effects import Expression
from mathom.kernel.language import called, flag

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Faced, Solitaire
    from mathom.kernel.effects import Bindings
    from mathom.kernel.language import Compiler
    from mathom.kernel.reading import Reader

form = SOLITAIRE.conditions.form


# The attack that is fought.


@form("attack_race", races=called("attack_race", races()))
def attack_race(state: Solitaire, bindings: Bindings, races: int) -> bool:
    """It is of one of some races."""
    return state.attack is not None and bool(races >> state.attack.race & 1)


@form("attack_race_not", races=called("attack_race_not", races()))
def attack_race_not(state: Solitaire, bindings: Bindings, races: int) -> bool:
    """It is of none of some races."""
    return state.attack is not None and not races >> state.attack.race & 1


@form("attack_kind", kinds=called("attack_kind", kinds()))
def attack_kind(state: Solitaire, bindings: Bindings, kinds: int) -> bool:
    """It is of one of some kinds."""
    return state.attack is not None and is_of_kind(state.attack, kinds)


@form("attack_manifestation", which=called("attack_manifestation", word(MANIFESTATIONS)))
def attack_manifestation(state: Solitaire, bindings: Bindings, which: str) -> bool:
    """A manifestation of a Dragon attacks, of this sort."""
    attack = state.attack
    if attack is None or attack.by == NONE:
        return False
    card = state.card(attack.by)
    return isinstance(card, Creature | Hazard) and card.manifestation == which


@form("attack_manifestation_of", dragons=called("attack_manifestation_of", one_or_more(DRAGONS)))
def attack_manifestation_of(state: Solitaire, bindings: Bindings, dragons: int) -> bool:
    """A manifestation of one of some Dragons attacks."""
    if state.attack is None:
        return False
    dragon = manifestation_of(state, state.attack)
    return dragon != NONE and bool(dragons >> dragon & 1)


def _attacker(state: Solitaire) -> int:
    attack = state.attack
    if attack is None or attack.by == NONE:
        return NONE
    return state.in_play[attack.by].card


@form("attack_name_any", cards=called("attack_name_any", cards_named()))
def attack_name_any(state: Solitaire, bindings: Bindings, cards: tuple[int, ...]) -> bool:
    """One of some cards attacks."""
    return _attacker(state) in cards


@form("attack_name_not", cards=called("attack_name_not", cards_named()))
def attack_name_not(state: Solitaire, bindings: Bindings, cards: tuple[int, ...]) -> bool:
    """None of some cards attacks."""
    return state.attack is not None and _attacker(state) not in cards


@form("attack_printed_prowess_min", n=called("attack_printed_prowess_min", count(30)))
def attack_printed_prowess(state: Solitaire, bindings: Bindings, n: int) -> bool:
    """Its printed prowess is at least this."""
    return state.attack is not None and state.attack.prowess >= n


@form("attack_cancellable", on=called("attack_cancellable", flag()))
def attack_cancellable(state: Solitaire, bindings: Bindings, on: bool) -> bool:
    """It can still be cancelled."""
    return (state.attack is not None and cancellable(state)) == on


@form("attack_cancelled", on=called("attack_cancelled", flag()))
def attack_cancelled(state: Solitaire, bindings: Bindings, on: bool) -> bool:
    """It was cancelled."""
    return (state.attack is not None and state.attack.cancelled) == on


# The strike that is fought.


@form("struck_race", races=called("struck_race", races()))
def struck_race(state: Solitaire, bindings: Bindings, races: int) -> bool:
    """Whoever is struck is of one of some races."""
    strike = struck(state)
    race = NONE if strike is None else race_of(state, strike.who)
    return race != NONE and bool(races >> race & 1)


# Attacks of this turn.


def faced_before(state: Solitaire) -> list[Faced]:
    """The attacks faced in this turn before the one that is fought now."""
    faced = state.turn.faced
    attack = state.attack
    return faced[:-1] if attack is not None and not attack.strikes_only else list(faced)


@form("faced_race", races=called("faced_race", races()))
def faced_race(state: Solitaire, bindings: Bindings, races: int) -> bool:
    """An attack of one of some races was faced before."""
    return any(races >> each.race & 1 for each in faced_before(state))


@form("faced_race_any", races=called("faced_race_any", races()))
def faced_race_any(state: Solitaire, bindings: Bindings, races: int) -> bool:
    """The same by another name."""
    return faced_race(state, bindings, races)


@form("company_faced_race", races=called("company_faced_race", races()))
def company_faced_race(state: Solitaire, bindings: Bindings, races: int) -> bool:
    """An attack of one of some races was faced, the one that is fought included."""
    return any(races >> each.race & 1 for each in state.turn.faced)


@form("faced_name_any", cards=called("faced_name_any", cards_named()))
def faced_name(state: Solitaire, bindings: Bindings, cards: tuple[int, ...]) -> bool:
    """One of some cards has attacked before."""
    return any(each.card in cards for each in faced_before(state))


class FacedAttack(Expression[Any, bool]):
    """An attack was faced before of which all that the table says is true."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Field `faced_attack`, with fields as effects about attacks have them."""
        table = reader.table("faced_attack")
        self.meant: Final = Attacks(table)
        table.end()

    def of(self, state: Solitaire, bindings: Bindings) -> bool:
        return any(self.meant.fit(each) for each in faced_before(state))


SOLITAIRE.conditions.forms["faced_attack"] = FacedAttack


@form("wounded_by_race", races=called("wounded_by_race", races()))
def wounded_by_race(state: Solitaire, bindings: Bindings, races: int) -> bool:
    """The target was wounded in this turn by an attack of one of some races."""
    target = bindings["target"]
    return any(who == target and races >> race & 1 for who, race in state.turn.wounds)


@form("site_has_auto_attack", on=called("site_has_auto_attack", flag()))
def site_has_attack(state: Solitaire, bindings: Bindings, on: bool) -> bool:
    """The site has an automatic-attack now."""
    return bool(base_attacks(state)) == on
