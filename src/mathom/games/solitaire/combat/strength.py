"""S13.7, S13.18, S13.19 Figures of attacks and strikes, each with all that changes it named."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar

from mathom.games.solitaire.cards.language import bearer, races
from mathom.games.solitaire.cards.lasting import Standing, standing
from mathom.games.solitaire.constants import (
    ATTACK_BODY,
    ATTACK_FIGURES,
    ATTACK_PROWESS,
    BODILESS,
    DOUBLED,
    FIGHTING,
    HALVED,
    NONE,
    OF_BODY,
    OF_DEFENCE,
    OF_OWN_BODY,
    OF_PROWESS,
    STRIKES,
    TAPPED,
    WOUNDED,
)
from mathom.games.solitaire.figures import BODY, MIND, PROWESS, STRIKE_BODY, changes, printed
from mathom.games.solitaire.model.cards import Creature, Hazard
from mathom.games.solitaire.model.state import Attack, Strike
from mathom.games.solitaire.rolls import chance_above
from mathom.kernel.declaring import count, optional
from mathom.kernel.effects import Bindings, Effect
from mathom.kernel.language import called
from mathom.kernel.schema import new

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Solitaire

E = TypeVar("E", bound=Effect)
Named = list[tuple[str, int]]
"""What a figure is made of: the id of a card or a word, and how much."""
HELD: Final = -3
"""What it costs to stay untapped (S13.6)."""
WAS_TAPPED: Final = -1
WAS_WOUNDED: Final = -2


def total(named: Named) -> int:
    """The figure itself."""
    return sum(n for _, n in named)


def current(state: Solitaire) -> Strike:
    """The strike that is being fought."""
    found = struck(state)
    assert found is not None
    return found


def struck(state: Solitaire) -> Strike | None:
    """The same, or None if there is none."""
    attack = state.attack
    return None if attack is None or attack.at == NONE else attack.defenders[attack.at]


def fighting(state: Solitaire) -> Strike | None:
    """The strike that is being fought and that cards can still change, or None."""
    found = struck(state)
    if found is None or found.state != FIGHTING or found.who not in state.in_play:
        return None
    return found


# Who attacks.


def own(state: Solitaire, attack: Attack, kind: type[E]) -> Iterator[tuple[E, Bindings]]:
    """What the attacker itself says of a kind: a creature, an event, or an attack of the site."""
    if attack.by != NONE:
        instance = state.in_play[attack.by]
        bindings = Bindings(card=attack.by)
        for effect in state.box.lasting(kind, instance.card, state.box.way_of(instance)):
            if effect.holds(state, bindings):
                yield effect, bindings
    elif attack.number != NONE:
        for each in state.here.attacks[attack.number].script.effects:
            if isinstance(each, kind) and each.holds(state, Bindings()):
                yield each, Bindings()


def manifestation_of(state: Solitaire, attack: Attack) -> int:
    """The Dragon of whom the attacker is a manifestation (S21.2), or -1."""
    if attack.by == NONE:
        return NONE
    card = state.card(attack.by)
    return card.manifestation_of if isinstance(card, Creature | Hazard) else NONE


def name_of(state: Solitaire, attack: Attack) -> str:
    """The id of the card that attacks, or of the site."""
    return state.here.id if attack.by == NONE else state.card(attack.by).id


# What cards in play say of attacks.


class ChangesAttacks(Standing):
    """Something that changes attacks as long as its card lies in play."""

    def concerns(self, state: Solitaire, bindings: Bindings, attack: Attack) -> bool:
        """Whether it is about this attack."""
        raise NotImplementedError

    def adds(self, state: Solitaire, bindings: Bindings, what: int) -> int:
        """What it adds to one of the attack figures; of what doubles or halves, how often."""
        raise NotImplementedError


Change = tuple[int, int, int, int]
"""A card, what it changes in an attack, how much, and when it did."""


def change(state: Solitaire, attack: Attack, card: int, what: int, n: int) -> None:
    """A card changes one of the attack figures of a whole attack (S13.2)."""
    attack.changes = (*attack.changes, (card, what, n, state.in_play.entered))


def all_changes(state: Solitaire, attack: Attack) -> list[Change]:
    """All that changes an attack, in the order it came: card, attack figure, how much, when."""
    if attack.strikes_only:
        return list(attack.changes)
    found = list(attack.changes)
    for effect, bindings in standing(state, ChangesAttacks):
        if effect.concerns(state, bindings, attack):
            number = bindings["card"]
            for what in range(len(ATTACK_FIGURES)):
                n = effect.adds(state, bindings, what)
                if n:
                    found.append((state.in_play[number].card, what, n, number + 1))
    found.sort(key=lambda change: change[3])
    return found


def _is_hazard(state: Solitaire, card: int) -> bool:
    return card != NONE and isinstance(state.box.cards[card], Creature | Hazard)


def _id(state: Solitaire, card: int, word: str) -> str:
    return word if card == NONE else state.box.cards[card].id


def attack_prowess(state: Solitaire, attack: Attack) -> Named:
    """The prowess of an attack."""
    return _plain(state, attack, ATTACK_PROWESS, attack.prowess)


def attack_body(state: Solitaire, attack: Attack) -> Named:
    """Its body; of one without body nothing is asked."""
    return _plain(state, attack, ATTACK_BODY, attack.body)


def _plain(state: Solitaire, attack: Attack, what: int, base: int) -> Named:
    return [
        ("printed", base),
        *(
            (_id(state, card, "change"), n)
            for card, which, n, _ in all_changes(state, attack)
            if which == what
        ),
    ]


HAZARDS_ADD, HAZARDS_DOUBLE, TRAVELLER = range(3)
"""In which order the number of strikes is changed (S13.18)."""


def attack_strikes(state: Solitaire, attack: Attack) -> Named:
    """The number of its strikes, those without body apart (S13.18).

    What hazards add and take away comes first, then what doubles it, then what the traveller
    takes away or halves, in order; it is never less than one.
    """
    found: Named = [("printed", attack.strikes)]
    if attack.each:
        return found
    ordered = all_changes(state, attack)
    hazards = [_is_hazard(state, card) for card, _, _, _ in ordered]
    now = attack.strikes
    for whose in (HAZARDS_ADD, HAZARDS_DOUBLE, TRAVELLER):
        for (card, what, n, _), hazard in zip(ordered, hazards, strict=True):
            after = now
            if what == STRIKES and whose == (HAZARDS_ADD if hazard else TRAVELLER):
                after = max(1, now + n)
            elif what == DOUBLED and whose == HAZARDS_DOUBLE:
                after = now * 2**n
            elif what == HALVED and whose == TRAVELLER:
                after = (now + 1) // 2
            if after != now:
                found.append((_id(state, card, "change"), after - now))
            now = after
    return found


def bodiless_strikes(state: Solitaire, attack: Attack) -> int:
    """How many strikes without body it has besides."""
    return sum(n for _, what, n, _ in all_changes(state, attack) if what == BODILESS)


# One strike.


class OwnProwess(Standing):
    """The prowess of the strikes of an attack is another against some defenders."""

    def value(self, state: Solitaire, bindings: Bindings, number: int) -> int | None:
        """What it is against a member, or None if it is the plain one."""
        raise NotImplementedError


def strike_prowess(state: Solitaire, attack: Attack, strike: Strike) -> Named:
    """The prowess of a strike."""
    found = attack_prowess(state, attack)
    for effect, bindings in own(state, attack, OwnProwess):
        value = effect.value(state, bindings, strike.who)
        if value is not None:
            found[0] = ("printed", value)
    return found + _of(state, strike, OF_PROWESS)


@dataclass(init=False, eq=False)
class HalveBody(Standing):
    """The body of strikes that the character beats is halved (S13.19)."""

    races: int = called("versus_attack_race", optional(races(), 0))


@dataclass(init=False, eq=False)
class FailedBody(Standing):
    """Another body of strikes that the bearer beats."""

    amount: int = count(9, -9)


def strike_body(state: Solitaire, attack: Attack, strike: Strike) -> Named:
    """The body of a strike that its defender has beaten (S13.19)."""
    found = attack_body(state, attack) + _of(state, strike, OF_BODY)
    found += [
        (_id(state, card, "change"), change.n)
        for card, change in changes(state, STRIKE_BODY, strike.who)
    ]
    found += _failed_body(state, strike.who)
    halver = _halved_by(state, attack, strike.who)
    if halver:
        now = max(0, total(found))
        found.append((halver, (now + 1) // 2 - now))
    return found


def _of(state: Solitaire, strike: Strike, what: int) -> Named:
    return [(_id(state, card, "change"), n) for card, which, n in strike.changes if which == what]


def _failed_body(state: Solitaire, number: int) -> Named:
    """What cards of a defender change in the body of the strikes that he beats."""
    return [
        (state.card(bindings["card"]).id, effect.amount)
        for effect, bindings in standing(state, FailedBody)
        if number in bearer(state, bindings)
    ]


def _halved_by(state: Solitaire, attack: Attack, number: int) -> str:
    """The id of what halves the body of the strikes that a defender beats, or empty."""
    for effect, bindings in standing(state, HalveBody):
        fits = not effect.races or effect.races >> attack.race & 1
        if fits and number in bearer(state, bindings):
            return state.card(bindings["card"]).id
    return ""


def figure_named(state: Solitaire, what: int, number: int, word: str) -> Named:
    """A figure of a member with all that changes it; ceilings are heeded (S1.12)."""
    now = printed(state, what, number)
    found: Named = [(word, now)]
    for card, change in changes(state, what, number):
        after = change.of(now)
        if after != now:
            found.append((_id(state, card, "change"), after - now))
        now = after
    return found


class FightsWith(Standing):
    """Defenders fight with another figure instead of prowess."""

    def figure(self) -> int:
        """The figure."""
        raise NotImplementedError


def defence(state: Solitaire, attack: Attack, strike: Strike, held: bool = False) -> Named:
    """What the defender adds to the dice; `held` if he stays untapped at -3 (S13.7)."""
    what, word = PROWESS, "prowess"
    for effect, _ in own(state, attack, FightsWith):
        what = effect.figure()
        word = "mind" if what == MIND else word
    found = figure_named(state, what, strike.who, word) + _of(state, strike, OF_DEFENCE)
    defender = state.in_play[strike.who]
    if defender.has(TAPPED):
        found.append(("tapped", WAS_TAPPED))
    if defender.has(WOUNDED):
        found.append(("wounded", WAS_WOUNDED))
    if held:
        found.append(("held", HELD))
    if strike.excess:
        found.append(("excess", -strike.excess))
    return found


def own_body(state: Solitaire, number: int, strike: Strike | None = None) -> Named:
    """The body of a member, in the body check after a strike as cards on that change it."""
    found = figure_named(state, BODY, number, "body")
    return found if strike is None else found + _of(state, strike, OF_OWN_BODY)


def chance_to_succeed(state: Solitaire, attack: Attack, number: int) -> int:
    """In how many of 36 ways a strike of an attack succeeds against a member as he is now."""
    strike = new_strike(number)
    return ways_below(state, attack, strike)


def ways_below(state: Solitaire, attack: Attack, strike: Strike, held: bool = False) -> int:
    """In how many of 36 ways a strike succeeds (S13.10)."""
    needed = total(strike_prowess(state, attack, strike))
    return 36 - chance_above(needed - 1 - total(defence(state, attack, strike, held)))


def new_strike(who: int) -> Strike:
    """A strike on somebody."""
    strike = new(Strike)
    strike.who = who
    strike.rolls = 1
    return strike
