"""S13.3 Who is struck: what the traveller chooses, then what the hazards do (S13.17).

Strikes are handed out one after the other; those that nobody is left for are excess (S13.4).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.cards.language import SOLITAIRE, Whom, bearer, whom
from mathom.games.solitaire.cards.lasting import Standing, standing
from mathom.games.solitaire.choices import meant, options_of
from mathom.games.solitaire.combat.filters import KINDS, Attacks, attacks, is_of_kind
from mathom.games.solitaire.combat.fought import AttackChoice, AttackStep, about, stands
from mathom.games.solitaire.combat.strength import (
    attack_strikes,
    bodiless_strikes,
    chance_to_succeed,
    new_strike,
    own,
    total,
    ways_below,
)
from mathom.games.solitaire.constants import (
    NONE,
    OF_DEFENCE,
    OF_OWN_BODY,
    OF_PROWESS,
    SECOND,
)
from mathom.games.solitaire.figures import BODY, figure
from mathom.games.solitaire.hazards.targets import treasures
from mathom.games.solitaire.model.state import Attack, Solitaire, Strike
from mathom.kernel.declaring import count, optional
from mathom.kernel.language import argument, flag

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.effects import Bindings
    from mathom.kernel.language import Compiler
    from mathom.kernel.option import MessageArgs, Option
    from mathom.kernel.reading import Reader

WAYS: Final = 36
MILLION: Final = 1_000_000
ANY_NUMBER: Final = 60
"""More strikes than anybody can take."""


# What cards say of it.


@dataclass(init=False, eq=False)
class AttackerAssigns(Standing):
    """The hazards hand out every strike of the attack."""

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Whether it would change anything now."""
        attack = state.attack
        return attack is not None and not attack.assigned and not by_hazards(state, attack)

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        if state.attack is not None:
            state.attack.assigns = True


@dataclass(init=False, eq=False)
class DefenderAssigns(Standing):
    """The traveller hands out every strike of some attacks, whatever they say."""

    of: Attacks = attacks()


@dataclass(init=False, eq=False)
class FirstByHazards(Standing):
    """The hazards hand out the first strike of the attack for which the card is played."""

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Whether it would change anything now."""
        attack = state.attack
        return attack is not None and not attack.assigned and not by_hazards(state, attack)


@dataclass(init=False, eq=False)
class MultiAttack(Standing):
    """The several attacks of the card (S13.12) are all on one victim."""

    same_target: bool = flag()


@dataclass(init=False, eq=False)
class NotAttackable(Standing):
    """The ally is left out of attacks, of those of some kinds if it names any."""

    kinds: int = argument(lambda reader, name, compiler: _kinds(reader, compiler))

    def saves(self, attack: Attack) -> bool:
        """Whether it is left out of an attack."""
        return not self.kinds or is_of_kind(attack, self.kinds)


def _kinds(reader: Reader, compiler: Compiler) -> int:
    if not reader.has("by"):
        return 0
    return sum(1 << n for n in reader.some_of("by", KINDS))


@dataclass(init=False, eq=False)
class TakeAll(Standing):
    """Its bearer, if he is struck first, may take every strike of the attack."""


@dataclass(init=False, eq=False)
class TakeMore(Standing):
    """Somebody may be given more strikes of an attack, each by itself (S13.15).

    Attributes:
        who: he.
        most: how many more.
        cost: how much less prowess and body he has for each of them.
    """

    who: Whom = whom()
    most: int = optional(count(9, 1), ANY_NUMBER)
    cost: int = optional(count(5), 0)


SOLITAIRE.effects.update(
    {
        "attacker-assigns": AttackerAssigns,
        "defender-assigns-all": DefenderAssigns,
        "assign-first-strike": FirstByHazards,
        "multi-attack": MultiAttack,
        "not-attackable": NotAttackable,
        "take-all-strikes": TakeAll,
        "take-more-strikes": TakeMore,
    }
)


# Who can be struck.


def by_hazards(state: Solitaire, attack: Attack) -> bool:
    """Whether the hazards hand out every strike."""
    return attack.assigns or any(True for _ in own(state, attack, AttackerAssigns))


def by_traveller(state: Solitaire, attack: Attack) -> bool:
    """Whether the traveller hands out every strike, whatever the attack says."""
    return any(effect.of.fit(attack) for effect, _ in standing(state, DefenderAssigns))


def targets(state: Solitaire, attack: Attack) -> list[int]:
    """The members that the attack can strike at all, in the order of the company."""
    saved: list[int] = []
    for effect, bindings in standing(state, NotAttackable):
        if effect.saves(attack):
            saved.append(bindings["card"])
    return [
        each.number
        for each in state.members()
        if each.number not in attack.excluded
        and each.number not in saved
        and attack.victim in (NONE, each.number)
    ]


def struck_by(attack: Attack) -> list[int]:
    """The members who have a strike of the attack, as often as they have one."""
    return [strike.who for strike in attack.defenders]


def free_targets(state: Solitaire, attack: Attack) -> list[int]:
    """Those of its targets that have no strike yet."""
    struck = struck_by(attack)
    return [each for each in targets(state, attack) if each not in struck]


def takers_of_more(state: Solitaire, attack: Attack) -> list[tuple[int, TakeMore, int]]:
    """Who may be given one more strike, by which effect of which card."""
    struck = struck_by(attack)
    found: list[tuple[int, TakeMore, int]] = []
    for effect, bindings in standing(state, TakeMore):
        for number in effect.who.of(state, bindings):
            if 1 <= struck.count(number) <= effect.most and number in targets(state, attack):
                found.append((number, effect, state.in_play[bindings["card"]].card))
    return found


def preference(state: Solitaire, attack: Attack, number: int) -> tuple[int, int, int]:
    """How much the hazards would strike somebody (S13.17), more being larger."""
    return (
        chance_to_succeed(state, attack, number),
        -figure(state, BODY, number),
        treasures(state, number),
    )


def most_endangered(state: Solitaire, attack: Attack, numbers: list[int]) -> int:
    """Whom the hazards strike (S13.17), of several the first of the company."""
    return max(numbers, key=lambda number: preference(state, attack, number))


def choose_victim(state: Solitaire, attack: Attack) -> int:
    """The one victim of all attacks of a card, or -1 if there can be none."""
    found = targets(state, attack)
    return most_endangered(state, attack, found) if found else NONE


def chance_of_wound(state: Solitaire, attack: Attack) -> int:
    """How likely an attack is to wound somebody, as things stand, of a million (S11.15).

    The traveller gives strikes to the untapped who are in the least danger, the hazards to those
    in most; nobody supports anybody, and excess strikes go where they change most.
    """
    fought, state.attack = state.attack, attack  # figures ask what they are up against
    found = targets(state, attack)
    strikes = {number: new_strike(number) for number in found}
    chances = {number: chance_to_succeed(state, attack, number) for number in found}
    order = sorted(found, key=lambda number: -chances[number])
    if not by_hazards(state, attack) or by_traveller(state, attack):
        ready = sorted(
            (number for number in found if state.untapped(number)),
            key=lambda number: chances[number],
        )
        order = [*ready, *(number for number in order if number not in ready)]
    if not attack.each:
        count = total(attack_strikes(state, attack)) + bodiless_strikes(state, attack)
        order = order[:count]
        for _ in range(count - len(order) if order else 0):
            _pile_up(state, attack, strikes, chances)
    state.attack = fought
    safe = MILLION
    for number in order:
        safe = safe * (WAYS - chances[number]) // WAYS
    return MILLION - safe


def _pile_up(
    state: Solitaire, attack: Attack, strikes: dict[int, Strike], chances: dict[int, int]
) -> None:
    """One excess strike more, where it changes the chance most."""
    gains: list[tuple[int, int]] = []
    for number, strike in strikes.items():
        strike.excess += 1
        gains.append((ways_below(state, attack, strike) - chances[number], -number))
        strike.excess -= 1
    most, best = max(gains)
    strikes[-best].excess += 1
    chances[-best] += most


# Handing out.


def give(state: Solitaire, who: int) -> None:
    """Somebody is given one of the strikes that are left."""
    attack = state.attack
    assert attack is not None
    strike = new_strike(who)
    whole = total(attack_strikes(state, attack))
    strike.bodiless = not attack.each and len(attack.defenders) >= whole
    again = who in struck_by(attack)
    attack.defenders.append(strike)
    attack.excess -= 1
    state.emit("struck", card=state.card(who).id)
    if again:
        _weaken(state, attack, who)


def _weaken(state: Solitaire, attack: Attack, who: int) -> None:
    """Each strike more that somebody takes costs him prowess and body in all of them."""
    for effect, bindings in standing(state, TakeMore):
        if effect.cost and who in effect.who.of(state, bindings):
            card = state.in_play[bindings["card"]].card
            strikes = [each for each in attack.defenders if each.who == who]
            extra = len(strikes) - 1
            for strike in strikes:
                rest = [change for change in strike.changes if change[0] != card]
                rest += [(card, what, -effect.cost * extra) for what in (OF_DEFENCE, OF_OWN_BODY)]
                strike.changes = tuple(rest)


class Assign(AttackStep):
    """The strikes are handed out (S13.3)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        attack = state.attack
        assert attack is not None
        if not stands(state):
            return
        attack.assigned = True
        found = targets(state, attack)
        if attack.each:
            attack.excess = len(found)
        elif found:
            attack.excess = total(attack_strikes(state, attack)) + bodiless_strikes(state, attack)
        first = any(True for _ in standing(state, FirstByHazards))
        if first and found:
            give(state, most_endangered(state, attack, found))
            state.push(Choosing())
            _offer_rest(state)
        else:
            state.push(Choosing())


class Choosing(AttackStep):
    """Whoever has the say hands out what is left (S13.3)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        attack = state.attack
        assert attack is not None
        traveller = by_traveller(state, attack)
        if traveller or not by_hazards(state, attack):
            state.push(ChooseStruck(int(traveller)), Rest())
        else:
            state.push(Rest())


def _offer_rest(state: Solitaire) -> None:
    """Ask whoever was struck first whether he takes all strikes, if he can."""
    attack = state.attack
    assert attack is not None
    if len(attack.defenders) != 1 or attack.excess < 1:
        return
    who = attack.defenders[0].who
    for _, bindings in standing(state, TakeAll):
        if who in bearer(state, bindings):
            state.push(TakeRest(bindings["card"]))
            return


class ChooseStruck(AttackChoice):
    """Whom the traveller gives a strike; he may hold back (S13.3)."""

    __slots__ = ("n",)
    __match_args__ = ("n",)
    kind = "assign"
    rules = ("S13.3", "S13.15")

    def __init__(self, n: int) -> None:
        """1 if he hands out all of them, to members in any position."""
        self.n: Final = n

    def _found(self, state: Solitaire) -> list[int]:
        attack = state.attack
        assert attack is not None
        found = free_targets(state, attack)
        if not self.n:
            found = [each for each in found if state.untapped(each)]
        more = [number for number, _, _ in takers_of_more(state, attack)]
        if not self.n:
            more = [each for each in more if state.untapped(each)]
        return [*found, *(each for each in dict.fromkeys(more) if each not in found)]

    def _settled(self, state: Solitaire) -> bool:
        """Whether everybody will be struck once, whatever is chosen."""
        attack = state.attack
        assert attack is not None
        free = len(free_targets(state, attack))
        if attack.excess < free:
            return False
        return not self._more(state) or (attack.excess == free == 1 and not attack.defenders)

    def _more(self, state: Solitaire) -> bool:
        """Whether somebody can take more than one strike."""
        attack = state.attack
        assert attack is not None
        found = targets(state, attack)
        return not attack.each and any(
            number in found
            for effect, bindings in standing(state, TakeMore)
            for number in effect.who.of(state, bindings)
        )

    def open(self, state: Solitaire) -> bool:
        attack = state.attack
        assert attack is not None
        return attack.excess > 0 and not self._settled(state) and bool(self._found(state))

    def options(self, state: Solitaire) -> list[Option]:
        attack = state.attack
        assert attack is not None
        found = options_of(state, "strike", self._found(state))
        bound = self.n and free_targets(state, attack)
        return found if bound else [*found, state.option_table.of("done")]

    def passing(self, state: Solitaire) -> Option | None:
        return None if self.n else state.option_table.of("done")

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        attack = state.attack
        assert attack is not None
        return {**about(state), "count": attack.excess}

    def detail(self, state: Solitaire, option: Option) -> MessageArgs:
        """In how many of 36 ways the strike would succeed."""
        if option.kind != "strike":
            return {}
        attack = state.attack
        assert attack is not None
        (who,) = meant(state, self._found(state), option)[:1]
        return {"ways": chance_to_succeed(state, attack, who)}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        if option.kind == "done":
            return
        (who,) = meant(state, self._found(state), option)[:1]
        give(state, who)
        state.push(self)
        _offer_rest(state)


class TakeRest(AttackChoice):
    """Whether whoever was struck first takes all other strikes, too."""

    __slots__ = ("number",)
    __match_args__ = ("number",)
    kind = "take-all"
    rules = ("S13.15",)
    acts = ("accept", "decline")

    def __init__(self, number: int) -> None:
        """By the card of this number."""
        self.number: Final = number

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        attack = state.attack
        assert attack is not None
        return {"card": state.card(self.number).id, "count": attack.excess}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        attack = state.attack
        assert attack is not None
        if option.kind == "accept":
            for _ in range(attack.excess):
                give(state, attack.defenders[0].who)


class Rest(AttackStep):
    """The hazards hand out what the traveller has not, whatever position anybody is in."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        attack = state.attack
        assert attack is not None
        while attack.excess:
            found = free_targets(state, attack)
            if not found:
                break
            give(state, most_endangered(state, attack, found))
            if len(attack.defenders) == 1:
                state.push(Rest())
                _offer_rest(state)
                return
        _second_strikes(state, attack)


def _second_strikes(state: Solitaire, attack: Attack) -> None:
    """Cards that aim one strike more at somebody who has one (S13.15)."""
    if attack.each or not attack.defenders:
        return
    for card, what, n, _ in attack.changes:
        if what != SECOND:
            continue
        best = max(
            dict.fromkeys(struck_by(attack)), key=lambda who: _second(state, attack, who, card, n)
        )
        strike = new_strike(best)
        strike.changes = ((card, OF_PROWESS, n),) if n else ()
        attack.defenders.append(strike)
        state.emit("struck", card=state.card(best).id)


def _second(state: Solitaire, attack: Attack, who: int, card: int, n: int) -> tuple[int, int, int]:
    strike = new_strike(who)
    strike.changes = ((card, OF_PROWESS, n),)
    return (ways_below(state, attack, strike), *preference(state, attack, who)[1:])
