"""What cards change in one strike (S13.6), and what the defender's cards do to its body."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mathom.games.solitaire.cards.language import (
    SOLITAIRE,
    Whom,
    bearer,
    races,
    skills,
    whom,
)
from mathom.games.solitaire.cards.lasting import Standing
from mathom.games.solitaire.combat.filters import Attacks, attacks
from mathom.games.solitaire.combat.strength import (
    FailedBody,
    FightsWith,
    HalveBody,
    OwnProwess,
    fighting,
    manifestation_of,
)
from mathom.games.solitaire.constants import (
    CANCELLED,
    DRAGONS,
    HOBBIT,
    OF_BODY,
    OF_DEFENCE,
    OF_OWN_BODY,
    OF_PROWESS,
    TIED,
)
from mathom.games.solitaire.figures import BODY, MIND, has_skill, race_of
from mathom.games.solitaire.model.cards import Event
from mathom.kernel.declaring import count, optional, word
from mathom.kernel.effects import UNBOUND, Effect, Expression
from mathom.kernel.language import Call, argument, called, flag

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Solitaire, Strike
    from mathom.kernel.chance import Chance
    from mathom.kernel.effects import Bindings
    from mathom.kernel.language import Compiler
    from mathom.kernel.reading import Reader

WHOSE: Final = ("struck", "bearer", "other-hobbit-in-company")
"""Whose strike a card can change: the one that is being fought, or only if it is at the bearer, or
at another Hobbit."""


def target_of_strike() -> Any:
    """Field `target`, one of WHOSE."""
    return called("target", optional(word(WHOSE), "struck"))


def reaches(state: Solitaire, bindings: Bindings, whose: str) -> Strike | None:
    """The strike that is being fought, if a card can be used on it."""
    strike = fighting(state)
    if strike is None:
        return None
    if whose == "bearer" and strike.who not in bearer(state, bindings):
        return None
    if whose == "other-hobbit-in-company" and (
        race_of(state, strike.who) != HOBBIT or strike.who == bindings["card"]
    ):
        return None
    return strike


def card_of(state: Solitaire, bindings: Bindings) -> int:
    """The card that says it, or -1."""
    number = bindings["card"]
    return UNBOUND if number not in state.in_play else state.in_play[number].card


# Hazards aimed at a strike.


def _by_dragon(reader: Reader, name: str, compiler: Compiler) -> dict[int, tuple[int, int]]:
    if not reader.has(name):
        return {}
    table = reader.table(name)
    found: dict[int, tuple[int, int]] = {}
    for dragon in table.names():
        part = table.table(dragon)
        found[DRAGONS.index(dragon)] = (
            part.count("prowess", 9, -9) if part.has("prowess") else 0,
            part.count("body", 9, -9) if part.has("body") else 0,
        )
        part.end()
    table.end()
    return found


@dataclass(init=False, eq=False)
class ModifyStrike(Effect):
    """Another prowess or body of one strike.

    Attributes:
        of: the attacks of which it can be one.
        dragons: other figures against manifestations of some Dragons.
        opening: whether beating it beats whatever fails later in the attack as well.
    """

    of: Attacks = attacks()
    prowess: int = optional(count(9, -9), 0)
    body: int = optional(count(9, -9), 0)
    dragons: dict[int, tuple[int, int]] = called("if_manifestation", argument(_by_dragon))
    opening: bool = flag()

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Whether there is such a strike now."""
        strike = fighting(state)
        return strike is not None and state.attack is not None and self.of.fit(state.attack)

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        strike, attack = fighting(state), state.attack
        if strike is None or attack is None:
            return
        prowess, body = self.dragons.get(manifestation_of(state, attack), (self.prowess, self.body))
        card = card_of(state, bindings)
        change(strike, card, OF_PROWESS, prowess)
        change(strike, card, OF_BODY, body)
        strike.opening = strike.opening or self.opening


def change(strike: Strike, card: int, what: int, n: int) -> None:
    """A card changes one of the figures of a strike."""
    if n:
        strike.changes = (*strike.changes, (card, what, n))


# The defender's cards.


@dataclass(init=False, eq=False)
class ModifyDefence(Effect):
    """Another prowess of the defender in one strike."""

    amount: int = count(9, -9)
    target: str = target_of_strike()

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Whether there is such a strike now."""
        return reaches(state, bindings, self.target) is not None

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        strike = reaches(state, bindings, self.target)
        if strike is not None:
            change(strike, card_of(state, bindings), OF_DEFENCE, self.amount)


@dataclass(init=False, eq=False)
class ModifyOwnBody(Effect):
    """Another body of the defender in the body check after the strike."""

    body: int = count(9, -9)

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """It is no reason to play a card."""
        return False

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        strike = fighting(state)
        if strike is not None:
            change(strike, card_of(state, bindings), OF_OWN_BODY, self.body)


@dataclass(init=False, eq=False)
class KeepUntapped(Effect):
    """The defender fights at full prowess and does not tap, unless he is wounded."""

    target: str = target_of_strike()

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Whether an untapped defender would tap."""
        strike = reaches(state, bindings, self.target)
        return strike is not None and not strike.spared and state.untapped(strike.who)

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        strike = reaches(state, bindings, self.target)
        if strike is not None:
            strike.spared = True


@dataclass(init=False, eq=False)
class Ineffectual(Effect):
    """The strike is treated as tied; nothing is rolled, so staying untapped costs nothing."""

    target: str = target_of_strike()

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Whether there is such a strike now."""
        return reaches(state, bindings, self.target) is not None

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        strike = reaches(state, bindings, self.target)
        if strike is not None:
            strike.state = TIED
            state.emit("strike-over", card=state.card(strike.who).id, result="tied")


@dataclass(init=False, eq=False)
class CancelStrike(Effect):
    """The strike is cancelled (S13.13)."""

    of: Attacks = attacks()
    target: str = target_of_strike()

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Whether there is such a strike now."""
        attack = state.attack
        if attack is None or attack.sure or not self.of.fit(attack):
            return False
        return not attack.strikes_only and reaches(state, bindings, self.target) is not None

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        strike = reaches(state, bindings, self.target)
        if strike is not None:
            strike.state = CANCELLED
            state.emit("strike-over", card=state.card(strike.who).id, result="cancelled")


# What holds as long as a card lies there.


@dataclass(init=False, eq=False)
class UntappedForFree(Standing):
    """Somebody stays untapped without any cost."""

    who: Whom = called("target", whom())


@dataclass(init=False, eq=False)
class ProwessAgainst(OwnProwess):
    """The attack has another prowess against defenders of some races."""

    is_: int = called("value", count(30))
    races: int = called("target_race", races())

    def value(self, state: Solitaire, bindings: Bindings, number: int) -> int | None:
        race = race_of(state, number)
        return self.is_ if race >= 0 and self.races >> race & 1 else None


@dataclass(init=False, eq=False)
class UseAttribute(FightsWith):
    """Defenders fight with their mind or body instead of their prowess."""

    attribute: str = word(("mind", "body"))

    def figure(self) -> int:
        return MIND if self.attribute == "mind" else BODY


SOLITAIRE.effects.update(
    {
        "modify-strike": ModifyStrike,
        "modify-strike-prowess": ModifyDefence,
        "body-check-modifier": ModifyOwnBody,
        "keep-untapped": KeepUntapped,
        "strike-ineffectual": Ineffectual,
        "cancel-strike": CancelStrike,
        "no-untap-penalty": UntappedForFree,
        "halve-enemy-body": HalveBody,
        "modify-failed-strike-body": FailedBody,
        "prowess-override": ProwessAgainst,
        "use-attribute": UseAttribute,
    }
)


# At most one card that needs a skill (S13.6).


class StruckSkill(Expression[Any, bool]):
    """Whoever is struck has a skill, and no other card that needs one was played on the strike."""

    def __init__(self, skills: int) -> None:
        """One of some skills, a mask."""
        self.skills: Final = skills

    def of(self, state: Solitaire, bindings: Bindings) -> bool:
        strike = fighting(state)
        return (
            strike is not None and not strike.played and has_skill(state, strike.who, self.skills)
        )


def _struck_skill(table: Reader, compiler: Compiler) -> StruckSkill:
    read = skills().metadata["read"]
    return StruckSkill(read(table, "struck_skill", compiler))


SOLITAIRE.conditions.forms["struck_skill"] = _struck_skill


def _asks_skill(condition: Expression[Any, bool] | None) -> bool:
    if isinstance(condition, Call):
        parts = condition.values.get("parts")
        return isinstance(parts, tuple) and any(_asks_skill(part) for part in parts)
    return isinstance(condition, StruckSkill)


def needs_skill(state: Solitaire, card: int) -> bool:
    """Whether a card that is played on a strike needs a skill of the defender."""
    found = state.box.cards[card]
    return isinstance(found, Event) and any(_asks_skill(mode.needs) for mode in found.modes)
