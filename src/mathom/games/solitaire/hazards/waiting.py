"""Cards that are kept for an attack, a strike or a wound, and when they are used (S11.2, S11.15).

Against automatic-attacks only those are used that were announced for the site (S11.19).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.combat.assigning import AttackerAssigns, chance_of_wound
from mathom.games.solitaire.combat.attack_effects import ModifyAttack
from mathom.games.solitaire.combat.strength import new_strike, ways_below
from mathom.games.solitaire.constants import FIGHTING, MOVEMENT, SITE, WAITING
from mathom.games.solitaire.hazards.allowing import AllowKeying
from mathom.games.solitaire.hazards.comers import Comer, apply, comers, suppose
from mathom.games.solitaire.hazards.events import (
    Chosen,
    is_corruption,
    may_be_played,
    needs_met,
    play,
    targets,
    ways_of,
)
from mathom.games.solitaire.hazards.targets import (
    chance_to_fall,
    is_ally,
    most_corruptible,
    treasures,
)
from mathom.games.solitaire.limits import free
from mathom.games.solitaire.model.cards import Creature, Hazard
from mathom.games.solitaire.model.state import Attack, Solitaire
from mathom.kernel.agenda import Step
from mathom.kernel.effects import UNBOUND

if TYPE_CHECKING:
    from mathom.games.solitaire.cards.abilities import Ability
    from mathom.kernel.chance import Chance

WHOLE: Final = ("attack", "company", "nazgul-card", "")
"""What a card is aimed at that is played with an attack as a whole."""
WAYS: Final = 36


def waiting(state: Solitaire) -> list[int]:
    """The cards of the hazard hand that are kept for an attack and may be used on this one."""
    announced = list(state.turn.announced)
    found: list[int] = []
    for card in state.hazard_hand:
        if card in announced:
            announced.remove(card)
            if state.phase == SITE:
                found.append(card)
        elif state.phase == MOVEMENT:
            found.append(card)
    return [card for card in dict.fromkeys(found) if kept(state, card)]


def kept(state: Solitaire, card: int) -> bool:
    """Whether a card is kept for an attack."""
    hazard = state.box.cards[card]
    if isinstance(hazard, Creature):
        return hazard.event is not None and hazard.event.step == 0
    return isinstance(hazard, Hazard) and hazard.step == 0 and not hazard.dead


# How much a card hurts.


def gain(state: Solitaire, comer: Comer | None, card: int, way: int) -> int:
    """By how much a card would raise the chance that an attack wounds (S11.15)."""
    trial = state.copy()

    def ask(attack: Attack) -> int:
        before = chance_of_wound(trial, attack)
        apply(trial, card, way)
        return chance_of_wound(trial, attack) - before

    return _asked(trial, comer, ask)


def strike_gain(state: Solitaire, comer: Comer | None, card: int, way: int, number: int) -> int:
    """By how much it would raise the chance of a strike on a member, in 36ths."""
    trial = state.copy()

    def ask(attack: Attack) -> int:
        strike = new_strike(number)
        before = ways_below(trial, attack, strike)
        strike.state = FIGHTING
        attack.defenders = [strike]
        attack.at = 0
        apply(trial, card, way, number)
        return ways_below(trial, attack, strike) - before

    return _asked(trial, comer, ask)


def _asked(state: Solitaire, comer: Comer | None, ask: Callable[[Attack], int]) -> int:
    if comer is None:
        assert state.attack is not None
        return ask(state.attack)
    return suppose(state, comer, ask)


def fits(state: Solitaire, comer: Comer, ability: Ability) -> bool:
    """Whether a card could be played with an attack to come."""
    return suppose(state, comer, lambda attack: needs_met(state, ability))


# With an attack.


class WithAttack(Step[Solitaire]):
    """The next card that is used on the attack, before strikes are assigned (S13.2)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        attack = state.attack
        if attack is None or attack.cancelled or attack.strikes_only:
            return
        for card in waiting(state):
            chosen = _choose(state, card)
            if chosen is not None:
                use(state, chosen, WithAttack())
                return


def use(state: Solitaire, chosen: Chosen, then: Step[Solitaire]) -> None:
    """A card of the hand is used; it waits no longer."""
    if chosen.card in state.turn.announced:
        at = state.turn.announced.index(chosen.card)
        state.turn.announced = state.turn.announced[:at] + state.turn.announced[at + 1 :]
    state.push(then)
    play(state, chosen)


def _choose(state: Solitaire, card: int) -> Chosen | None:
    """How a card is used on the attack that is fought, if it is of most use on this one."""
    attack = state.attack
    assert attack is not None
    if not _ready(state, card):
        return None
    for way, ability in enumerate(ways_of(state, card)):
        if ability.target not in WHOLE or not needs_met(state, ability):
            continue
        if ability.target == "nazgul-card" and not _is_nazgul(state, attack):
            continue
        if _only_allows(ability) or not _free(state, card, attack.by):
            continue
        others = [comer for comer in _to_come(state) if fits(state, comer, ability)]
        if any(comer.help[0] == card for comer in others):
            return None
        here = gain(state, None, card, way)
        if here <= 0 and not _does_more(ability):
            continue
        if all(gain(state, comer, card, way) <= here for comer in others):
            return Chosen(card, way, UNBOUND, "best-chance" if others else "only-attack")
        return None
    return None


def _to_come(state: Solitaire) -> list[Comer]:
    return comers(state) if state.phase == MOVEMENT else []


def _ready(state: Solitaire, card: int) -> bool:
    """Whether a card may be used at all; a creature only if it cannot attack itself (S11.17)."""
    from mathom.games.solitaire.hazards.nazgul import can_attack

    if not may_be_played(state, card):
        return False
    if not isinstance(state.box.cards[card], Creature):
        return True
    return not can_attack(state, card) and not _may_follow(state, card)


def _may_follow(state: Solitaire, card: int) -> bool:
    """Whether a creature could come once one of those to come has been faced."""
    from mathom.games.solitaire.hazards.comers import faced_by
    from mathom.games.solitaire.hazards.keying import playable

    for comer in _to_come(state):
        state.turn.faced.append(faced_by(state, comer))
        found = playable(state, card)
        state.turn.faced.pop()
        if found:
            return True
    return False


def _free(state: Solitaire, card: int, number: int) -> bool:
    """Whether no copy that forbids it is used on the same attack (S19.3)."""
    hazard = state.box.cards[card]
    limit = hazard.limit if isinstance(hazard, Hazard) else ""
    if limit in ("one-per-attack", "one-per-nazgul", "one-per-target"):
        return all(each.card != card for each in state.in_play)
    return free(state, card, limit, number)


def _is_nazgul(state: Solitaire, attack: Attack) -> bool:
    card = None if attack.by not in state.in_play else state.card(attack.by)
    return isinstance(card, Creature) and card.rank > 0


def _only_allows(ability: Ability) -> bool:
    """Whether all that a way to play a card does is to let a creature come."""
    effects = ability.script.effects
    return bool(effects) and all(isinstance(effect, AllowKeying) for effect in effects)


def _does_more(ability: Ability) -> bool:
    """Whether a card does more than to change the attack and who is struck."""
    plain = (ModifyAttack, AttackerAssigns, AllowKeying)
    return any(not isinstance(effect, plain) for effect in ability.script.effects)


# With a strike, and after a wound.


class WithStrike(Step[Solitaire]):
    """The next card that is aimed at the strike that comes up (S13.6)."""

    __slots__ = ("at",)
    __match_args__ = ("at",)

    def __init__(self, at: int) -> None:
        """The strike at this place among those of the attack."""
        self.at: Final = at

    def run(self, state: Solitaire, chance: Chance) -> None:
        attack = state.attack
        if attack is None or attack.cancelled or self.at >= len(attack.defenders):
            return
        strike = attack.defenders[self.at]
        if strike.state != FIGHTING or is_ally(state, strike.who):
            return
        for card in waiting(state):
            chosen = _choose_strike(state, card, strike.who)
            if chosen is not None:
                use(state, chosen, WithStrike(self.at))
                return


def _choose_strike(state: Solitaire, card: int, number: int) -> Chosen | None:
    attack = state.attack
    assert attack is not None
    if not may_be_played(state, card):
        return None
    hazard = state.box.cards[card]
    limit = hazard.limit if isinstance(hazard, Hazard) else ""
    for way, ability in enumerate(ways_of(state, card)):
        if ability.target != "strike" or not needs_met(state, ability, number):
            continue
        later = [each.who for each in attack.defenders if each.state == WAITING]
        able = [each for each in (number, *later) if _exposed(state, card, limit, each)]
        if number not in able:
            continue
        worth = {
            each: (strike_gain(state, None, card, way, each), treasures(state, each))
            for each in able
        }
        if any(worth[each] > worth[number] for each in able):
            return None
        others = [comer for comer in _to_come(state) if fits(state, comer, ability)]
        if any(_best_strike(state, comer, card, way) > worth[number][0] for comer in others):
            return None
        return Chosen(card, way, number, "best-chance" if len(able) > 1 else "only-strike")
    return None


def _exposed(state: Solitaire, card: int, limit: str, number: int) -> bool:
    from mathom.games.solitaire.hazards.events import keywords
    from mathom.games.solitaire.hazards.shields import shielded

    if is_ally(state, number) or not free(state, card, limit, number):
        return False
    if is_corruption(state, card) and number in state.turn.corrupted:
        return False
    return not any(shielded(state, number, each) for each in keywords(state, card))


def _best_strike(state: Solitaire, comer: Comer, card: int, way: int) -> int:
    return max(strike_gain(state, comer, card, way, each.number) for each in state.company())


class WithWound(Step[Solitaire]):
    """The next card that is played on somebody who was just wounded, before the body check."""

    __slots__ = ("number",)
    __match_args__ = ("number",)

    def __init__(self, number: int) -> None:
        """The member of this number."""
        self.number: Final = number

    def run(self, state: Solitaire, chance: Chance) -> None:
        if self.number not in state.in_play or is_ally(state, self.number):
            return
        for card in waiting(state):
            if not may_be_played(state, card) or _stays(state, card):
                continue
            for way, ability in enumerate(ways_of(state, card)):
                if ability.target != "character" or not needs_met(state, ability, self.number):
                    continue
                if self.number in targets(state, card, ability) and _in_danger(state, self.number):
                    use(state, Chosen(card, way, self.number, "wounded"), WithWound(self.number))
                    return


def _stays(state: Solitaire, card: int) -> bool:
    hazard = state.box.cards[card]
    return isinstance(hazard, Hazard) and hazard.type != "short"


def _in_danger(state: Solitaire, number: int) -> bool:
    """Whether less body would make his end more likely (S14.1)."""
    return chance_to_fall(state, number) < WAYS


class Afterwards(Step[Solitaire]):
    """The next card that is played on somebody after an attack, as Black Breath is."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        for card in waiting(state):
            if not may_be_played(state, card) or not _stays(state, card):
                continue
            for way, ability in enumerate(ways_of(state, card)):
                found = targets(state, card, ability) if ability.target == "character" else []
                if found:
                    hazard = state.box.cards[card]
                    points = hazard.corruption if isinstance(hazard, Hazard) else 0
                    who = most_corruptible(state, found, points)
                    use(state, Chosen(card, way, who, "most-corruptible"), Afterwards())
                    return


# For the attacks of the site.


def fits_site(state: Solitaire, card: int) -> bool:
    """Whether a card that is kept fits an automatic-attack of the new site (S11.19)."""
    from mathom.games.solitaire.combat.automatic import automatic_attacks

    before = state.attack
    found = False
    for attack in automatic_attacks(state):
        state.attack = attack
        for ability in ways_of(state, card):
            if (
                ability.target in WHOLE or ability.target == "strike"
            ) and ability.needs is not None:
                found = found or (needs_met(state, ability) and not _only_allows(ability))
    state.attack = before
    return found


def announce_for_site(state: Solitaire) -> None:
    """Announce for the new site the kept cards that fit there and no creature (S11.19)."""
    left = list(state.turn.announced)
    for card in state.hazard_hand:
        if card in left:
            left.remove(card)
            continue
        if not kept(state, card) or isinstance(state.box.cards[card], Creature):
            continue
        if not may_be_played(state, card) or not fits_site(state, card):
            continue
        ways = ways_of(state, card)
        if any(fits(state, comer, way) for comer in comers(state) for way in ways):
            continue
        state.turn.announced = (*state.turn.announced, card)
        state.emit(
            "hazard-announced", card=state.box.cards[card].id, site=state.here.id, why="fits-site"
        )
