"""S13 An attack from its start to its end (S13.1, S13.2, S13.11, S13.12).

`begin` puts an attack on the agenda; the frame below goes on when it is over. The constructors make
attacks of creatures, of cards in play and of sites.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.cards.lasting import standing
from mathom.games.solitaire.cards.playing import take_usable
from mathom.games.solitaire.choices import meant, options_of
from mathom.games.solitaire.combat import moments
from mathom.games.solitaire.combat.assigning import Assign, MultiAttack, choose_victim
from mathom.games.solitaire.combat.automatic import AddAutomatic, automatic_attacks
from mathom.games.solitaire.combat.cancelling import TapToCancel
from mathom.games.solitaire.combat.fought import (
    AttackChoice,
    AttackStep,
    about,
    answer,
    cancel,
    cancellable,
    stands,
)
from mathom.games.solitaire.combat.moments import attack_cards
from mathom.games.solitaire.combat.strength import (
    attack_body,
    attack_prowess,
    attack_strikes,
    manifestation_of,
    name_of,
    own,
    total,
)
from mathom.games.solitaire.combat.strikes import Strikes
from mathom.games.solitaire.combat.wounding import (
    AttachWound,
    RemoveCreatureAfter,
    check_afterwards,
    waiting_wounds,
)
from mathom.games.solitaire.constants import (
    AUTOMATIC,
    CREATURE,
    DEFEATED,
    DURATIONS,
    EVENT,
    KEYED_NOT,
    NONE,
    OTHER_WAYS,
    RACES,
    UNTIL_ATTACK,
)
from mathom.games.solitaire.hazards.dragons import defeated
from mathom.games.solitaire.hazards.keying import holds
from mathom.games.solitaire.leaving import discard, remove, tap
from mathom.games.solitaire.model.cards import Creature
from mathom.games.solitaire.model.state import Attack, Faced, Solitaire
from mathom.kernel.schema import new

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import MessageArgs, Option

ATTACK: Final = DURATIONS.index("attack")
KEYS: Final = ("none", "region-type", "region", "site-type", "site")


# What attacks.


def creature_attack(state: Solitaire, number: int, keyed: int, key: int) -> Attack:
    """The attack of a creature in play, by the key that it uses (S12.4)."""
    card = state.card(number)
    assert isinstance(card, Creature)
    attack = new(Attack)
    attack.by, attack.kind, attack.race = number, CREATURE, card.race
    attack.keyed, attack.key = keyed, key
    attack.strikes, attack.each = card.strikes, card.each
    attack.prowess, attack.body = card.prowess, card.body
    attack.left = card.attacks - 1
    return attack


def event_attack(
    number: int, race: int, strikes: int, prowess: int, body: int = NONE, kind: int = EVENT
) -> Attack:
    """An attack that an event in play makes without being a creature."""
    attack = new(Attack)
    attack.by, attack.kind, attack.race = number, kind, race
    attack.keyed, attack.key = KEYED_NOT, NONE
    attack.strikes, attack.prowess, attack.body = strikes, prowess, body
    return attack


def site_attack(state: Solitaire, n: int) -> Attack:
    """One of the automatic-attacks of the site, in the order they are faced (S15.1)."""
    return automatic_attacks(state)[n]


# From its start to its end.


def begin(state: Solitaire, attack: Attack) -> None:
    """An attack begins; with that the company has faced it (S13.1)."""
    assert state.attack is None
    state.attack = attack
    card = NONE
    if attack.by != NONE:
        card = state.in_play[attack.by].card
        if attack.kind == CREATURE:
            for mark in OTHER_WAYS:
                state.in_play.mark(attack.by, mark, on=False, forget=True)
    for effect, _ in own(state, attack, MultiAttack):
        if effect.same_target and attack.victim == NONE:
            attack.victim = choose_victim(state, attack)
    if not attack.strikes_only:
        faced = new(Faced)
        faced.card, faced.number = card, attack.number
        faced.kind, faced.race = attack.kind, attack.race
        faced.keyed, faced.key, faced.prowess = attack.keyed, attack.key, attack.prowess
        state.turn.faced.append(faced)
    from mathom.games.solitaire.hazards.waiting import WithAttack

    state.push(WithAttack(), Defend(), Meet(), Assign(), Strikes(), After(), End())
    _tell(state, attack)


def _tell(state: Solitaire, attack: Attack) -> None:
    if state.events is None:
        return
    told: dict[str, int | str | list[str]] = {
        "by": name_of(state, attack),
        "race": RACES[attack.race],
        "strikes": 0 if attack.each else total(attack_strikes(state, attack)),
        "prowess": total(attack_prowess(state, attack)),
        "body": NONE if attack.body == NONE else total(attack_body(state, attack)),
        "key": _key(state, attack),
    }
    if attack.victim != NONE:
        told["card"] = state.card(attack.victim).id
    state.emit("attack", **told)


def _key(state: Solitaire, attack: Attack) -> str:
    if attack.keyed == KEYED_NOT:
        return ""
    names = state.box.names[KEYS[attack.keyed]]
    return names[attack.key] if 0 <= attack.key < len(names) else ""


class Defend(AttackChoice):
    """What the traveller does about the attack as a whole (S13.2)."""

    __slots__ = ()
    kind = "defend"
    rules = ("S13.2", "S15.3")

    def open(self, state: Solitaire) -> bool:
        return stands(state) and len(self.options(state)) > 1

    def options(self, state: Solitaire) -> list[Option]:
        assert state.attack is not None
        table = state.option_table
        if state.attack.strikes_only:
            return [table.of("pass")]
        return [
            *options_of(state, "tap", self._tappers(state)),
            *attack_cards(state),
            table.of("pass"),
        ]

    def passing(self, state: Solitaire) -> Option | None:
        return state.option_table.of("pass")

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return about(state)

    def _tappers(self, state: Solitaire) -> list[int]:
        """Who may tap to cancel it: at his home site (S15.3), or by the attacker's card."""
        attack = state.attack
        assert attack is not None
        if not cancellable(state):
            return []
        found = [each.number for each in state.company() if state.untapped(each.number)]
        if attack.kind == AUTOMATIC:
            return [each for each in found if state.character(each).home == state.site]
        for effect, _ in own(state, attack, TapToCancel):
            if attack.tapped < effect.most:
                return [each for each in found if effect.any or each != attack.victim]
        return []

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        if option.kind == "pass":
            return
        if option.kind == "tap":
            assert state.attack is not None
            (who,) = meant(state, self._tappers(state), option)[:1]
            tap(state, who)
            state.attack.tapped += 1
            cancel(state)
            return
        state.push(self)
        take_usable(state, option, moments.ATTACK)


class Meet(AttackStep):
    """It was not cancelled: what happens before the strikes are assigned."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        if stands(state):
            answer(state, "before-assignment")


class After(AttackStep):
    """All strikes were fought: whether it is defeated, and what it leaves behind (S13.11)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        attack = state.attack
        assert attack is not None
        strikes = attack.defenders
        defeated = stands(state) and bool(strikes)
        defeated = defeated and all(each.state == DEFEATED for each in strikes)
        attack.survived = attack.survived or not defeated
        if attack.strikes_only:
            return
        state.turn.faced[-1].defeated = not attack.survived
        how = "cancelled" if attack.cancelled else "defeated" if defeated else "over"
        if attack.by != NONE and attack.by not in state.in_play:
            return
        state.emit("attack-over", by=name_of(state, attack), result=how)
        state.push(*[AttachWound(number) for number in waiting_wounds(state)])
        check_afterwards(state)
        answer(state, "after-attack")


class End(AttackStep):
    """What was there for the attack leaves with it; another attack of the same card may follow."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        attack = state.attack
        assert attack is not None
        gone = any(effect.fits(attack) for effect, _ in standing(state, RemoveCreatureAfter))
        if gone and attack.by in state.in_play:
            remove(state, attack.by)
        for each in state.in_play:
            if each.has(UNTIL_ATTACK) and each.number in state.in_play:
                discard(state, each.number, forced=False)
        state.in_play.end(ATTACK)
        state.attack = None
        if attack.by != NONE and attack.by in state.in_play:
            _go_on(state, attack)


def _go_on(state: Solitaire, attack: Attack) -> None:
    """Begin the next attack of the same card, if there is one and its key holds (S13.12).

    Creatures, and Dragons Ahunt, leave by the rules of the hazards (S11.6); events that add an
    automatic-attack leave here if it was defeated and they say so.
    """
    card = state.in_play[attack.by].card
    if attack.left and _goes_on(state, attack) and holds(state, attack):
        again = creature_attack(state, attack.by, attack.keyed, attack.key)
        again.left = attack.left - 1
        again.victim, again.survived = attack.victim, attack.survived
        again.tapped = attack.tapped
        begin(state, again)
    elif attack.kind == AUTOMATIC and not attack.survived:
        if manifestation_of(state, attack) != NONE:
            defeated(state, card)
        elif any(effect.vanishes for effect, _ in own(state, attack, AddAutomatic)):
            remove(state, attack.by)


def _goes_on(state: Solitaire, attack: Attack) -> bool:
    """Whether there is still somebody for the next attack of a card on one victim."""
    return attack.victim == NONE or attack.victim in state.in_play
