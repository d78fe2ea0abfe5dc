"""What an attack is likely to cost: the odds of its strikes on those who will be struck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from mathom.games.solitaire.bot.knowing import words_of
from mathom.games.solitaire.bot.odds import SURE, Fight, fight
from mathom.games.solitaire.bot.worth import NEEDED, health, life, plays, tapping, theft, untapped
from mathom.games.solitaire.combat.assigning import by_hazards, targets
from mathom.games.solitaire.combat.strength import (
    attack_strikes,
    bodiless_strikes,
    defence,
    new_strike,
    own,
    own_body,
    strike_prowess,
    total,
)
from mathom.games.solitaire.combat.wounding import NoWound
from mathom.games.solitaire.constants import NONE

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Attack, Solitaire, Strike

HELD: Final = 3
"""What it costs to stay untapped (S13.6)."""


class Stand(NamedTuple):
    """How somebody stands against a strike.

    Attributes:
        number: he.
        margin: what his dice must be above.
        body: his body in a check, one less if he is wounded.
        life, health, tap: what it costs if he dies, is wounded, or taps.
    """

    number: int
    margin: int
    body: int
    life: float
    health: float
    tap: float

    def cost(self, more: int = 0, body: int = 0, rolls: int = 1) -> float:
        """What a strike costs if he taps for it, with more prowess and another body."""
        return self._harm(fight(self.margin - more, self.body + body, rolls)) + self.tap

    def held(self, more: int = 0, body: int = 0, rolls: int = 1) -> float:
        """The same if he takes the -3 to stay untapped."""
        odds = fight(self.margin - more + HELD, self.body + body, rolls)
        return self._harm(odds) + self.tap * (odds.hurt + odds.dead)

    def spared(self, more: int = 0, body: int = 0, rolls: int = 1) -> float:
        """The same if he stays untapped for nothing."""
        odds = fight(self.margin - more, self.body + body, rolls)
        return self._harm(odds) + self.tap * (odds.hurt + odds.dead)

    def best(self, more: int = 0, body: int = 0, rolls: int = 1) -> float:
        """What it costs if he does what is best."""
        return min(self.cost(more, body, rolls), self.held(more, body, rolls))

    def _harm(self, odds: Fight) -> float:
        return odds.dead * self.life + odds.hurt * self.health

    @property
    def danger(self) -> float:
        """The chance that the strike succeeds."""
        odds = fight(self.margin, self.body)
        return odds.hurt + odds.dead


def stand(
    state: Solitaire, attack: Attack, strike: Strike, wanted: int, harmless: bool = False
) -> Stand:
    """How the one whom a strike is at stands against it; `wanted` as `plays` says."""
    number = strike.who
    margin = total(strike_prowess(state, attack, strike)) - total(defence(state, attack, strike))
    tap = tapping(state, number, wanted)
    if harmless:
        steals = attack.by != NONE and "discard-item" in words_of(
            state.box, state.in_play[attack.by].card
        )
        return Stand(number, margin, SURE, 0.0, theft(state, number) if steals else 0.0, tap)
    body = total(own_body(state, number, strike)) - state.wounded(number)
    return Stand(number, margin, body, life(state, number), health(state, number), tap)


def stands(state: Solitaire, attack: Attack, numbers: list[int], wanted: int) -> list[Stand]:
    """How some members stand against the strikes of an attack."""
    before, state.attack = state.attack, attack
    harmless = any(True for _ in own(state, attack, NoWound))
    found = [stand(state, attack, new_strike(each), wanted, harmless) for each in numbers]
    state.attack = before
    return found


class Forecast(NamedTuple):
    """What an attack is likely to bring.

    Attributes:
        cost: in treasures.
        harm: the same without what it costs to tap.
        tapped: those who will be tapped or worse by it.
    """

    cost: float
    harm: float
    tapped: tuple[int, ...]


def forecast(
    state: Solitaire, attack: Attack, wanted: int, more: int = 0, spent: tuple[int, ...] = ()
) -> Forecast:
    """What an attack costs if its strikes are handed out and fought sensibly.

    Args:
        state: the game.
        attack: it need not be fought yet.
        wanted: how many treasures could be played, as `plays` says.
        more: how much more prowess everybody has.
        spent: those who will have tapped before it.
    """
    before, state.attack = state.attack, attack
    numbers = targets(state, attack)
    state.attack = before
    if not numbers:
        return Forecast(0.0, 0.0, ())
    found = [_spent(each, spent) for each in stands(state, attack, numbers, wanted)]
    if attack.each:
        strikes, excess = len(found), 0
    else:
        whole = total(attack_strikes(state, attack)) + bodiless_strikes(state, attack)
        strikes, excess = min(whole, len(found)), max(0, whole - len(found))
    hit = _struck(state, attack, found, strikes, spent)
    tapped: list[int] = []
    harmed = cost = 0.0
    held: list[tuple[float, int]] = []
    for at, each in enumerate(hit):
        less = more - excess // len(hit) - (1 if at < excess % len(hit) else 0)
        plain, holding = each.cost(less) - each.tap, each.held(less)
        harmed += holding if plain + each.tap > holding else plain
        cost += min(plain + each.tap, holding)
        if plain + each.tap <= holding:
            tapped.append(each.number)
            if state.untapped(each.number) and each.number not in spent:
                held.append((each.held(less) - plain, each.number))
    left = [each for each in untapped(state) if each not in spent and each not in tapped]
    for extra, number in sorted(held)[: max(0, wanted - len(left))]:
        if extra < NEEDED:
            harmed += extra
            cost += extra
            tapped.remove(number)
    times = 1 + attack.left
    return Forecast(cost * times, harmed * times, tuple(tapped))


def _spent(each: Stand, spent: tuple[int, ...]) -> Stand:
    return each._replace(margin=each.margin + 1, tap=0.0) if each.number in spent else each


def _struck(
    state: Solitaire, attack: Attack, found: list[Stand], strikes: int, spent: tuple[int, ...]
) -> list[Stand]:
    """Who will be struck: first whom the traveller chooses, then whom the hazards do."""
    if strikes >= len(found):
        return found
    hit: list[Stand] = []
    if not by_hazards(state, attack):
        free = [each for each in found if state.untapped(each.number) and each.number not in spent]
        hit = sorted(free, key=Stand.best)[:strikes]
    rest = sorted((each for each in found if each not in hit), key=lambda each: -each.danger)
    return [*hit, *rest[: strikes - len(hit)]]


def harm(state: Solitaire, attack: Attack, more: int = 0) -> float:
    """What the attack that is fought is likely to cost."""
    return forecast(state, attack, plays(state), more).cost
