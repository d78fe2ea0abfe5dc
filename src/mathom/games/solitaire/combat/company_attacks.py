"""Attacks that events make: at a moment, at once, on one character, and strikes on everybody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mathom.games.solitaire.cards.language import SOLITAIRE, Whom, whom
from mathom.games.solitaire.cards.lasting import Standing, pull, standing
from mathom.games.solitaire.choices import TravellerChoice, meant, options_of
from mathom.games.solitaire.combat.attack import begin, event_attack
from mathom.games.solitaire.combat.body_checks import BodyCheck
from mathom.games.solitaire.combat.strength import attack_prowess, figure_named, total
from mathom.games.solitaire.combat.wounding import HarderChecks
from mathom.games.solitaire.constants import RACES
from mathom.games.solitaire.figures import BODY
from mathom.games.solitaire.leaving import discard, tap, wound
from mathom.games.solitaire.model.cards import Item
from mathom.games.solitaire.model.state import Attack, Solitaire
from mathom.games.solitaire.rolls import chance_above, roll
from mathom.kernel.agenda import Step
from mathom.kernel.declaring import count, optional, word
from mathom.kernel.effects import Bindings, Effect, Perform, rebind
from mathom.kernel.language import argument, called, one_of

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.language import Compiler
    from mathom.kernel.option import MessageArgs, Option
    from mathom.kernel.reading import Reader

TIMINGS: Final = ("start-of-mh", "start-of-site-phase-at-site", "now")
SPECIAL: Final = RACES.index("special")
WAYS: Final = 36


@dataclass(init=False, eq=False)
class CompanyAttack(Standing):
    """The card attacks the company at a moment, without being a creature."""

    race: int = one_of(RACES)
    strikes: int = count(9, 1)
    prowess: int = count(30)
    timing: str = word(TIMINGS)

    def attack(self, number: int) -> Attack:
        """Its attack, by the card of this number."""
        return event_attack(number, self.race, self.strikes, self.prowess)

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        """Attack at once, if that is its moment."""
        if self.timing == "now":
            begin(state, self.attack(bindings["card"]))


@dataclass(init=False, eq=False)
class Escort(Effect):
    """Somebody untapped taps, and the card stays with him; without him it is discarded."""

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        state.push(ChooseEscort(bindings["card"]))


class ChooseEscort(TravellerChoice):
    """Who taps for a card that asks for it after an attack."""

    __slots__ = ("number",)
    __match_args__ = ("number",)
    kind = "escort"
    rules = ("S1.2",)

    def __init__(self, number: int) -> None:
        """The card of this number."""
        self.number: Final = number

    def _found(self, state: Solitaire) -> list[int]:
        if self.number not in state.in_play:
            return []
        return [each.number for each in state.company() if state.untapped(each.number)]

    def open(self, state: Solitaire) -> bool:
        return len(self._found(state)) > 1

    def skip(self, state: Solitaire) -> None:
        found = self._found(state)
        if found:
            self._take(state, found[0])
        else:
            if self.number in state.in_play:
                discard(state, self.number, forced=False)
            if isinstance(state.agenda[-1], Perform):
                state.agenda.pop()  # nobody is left for the rest of what the card does

    def options(self, state: Solitaire) -> list[Option]:
        return options_of(state, "by", self._found(state))

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"card": state.card(self.number).id}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        (who,) = meant(state, self._found(state), option)[:1]
        self._take(state, who)

    def _take(self, state: Solitaire, who: int) -> None:
        tap(state, who)
        state.in_play.attach(self.number, who)
        rebind(state, Bindings(card=self.number, user=who))


# On one character.


@dataclass(init=False, eq=False)
class AttackCharacter(Effect):
    """An attack of one strike on one character, which cannot be cancelled.

    Its prowess is `prowess` and one more for each card that was revealed; if it wounds him, he
    loses the item that was found.
    """

    who: Whom = whom()
    prowess: int = count(20)

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        for number in self.who.of(state, bindings):
            attack = event_attack(bindings["card"], SPECIAL, 1, self.prowess + bindings.left)
            attack.victim, attack.sure = number, True
            state.push(LoseFound(number, bindings["target"], len(state.turn.wounds)))
            begin(state, attack)


class LoseFound(Step[Solitaire]):
    """Whoever was wounded loses what was found."""

    __slots__ = ("number", "other", "passed")
    __match_args__ = ("number", "other", "passed")

    def __init__(self, number: int, other: int, passed: int) -> None:
        """The item `other`; so many wounds there were in this turn before."""
        self.number: Final = number
        self.other: Final = other
        self.passed: Final = passed

    def run(self, state: Solitaire, chance: Chance) -> None:
        hurt = [who for who, _ in state.turn.wounds[self.passed :]]
        if self.number in hurt and self.other in state.in_play:
            discard(state, self.other)


# Strikes on everybody.


@dataclass(init=False, eq=False)
class StrikesOnAll(HarderChecks):
    """Everybody faces one strike that is no attack and cannot be cancelled."""

    prowess: int = count(20)
    harder: int = called("body_check_modifier", optional(count(5), 0))

    def checks(self) -> int:
        return self.harder

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        attack = event_attack(bindings["card"], SPECIAL, 0, self.prowess)
        attack.each = attack.strikes_only = attack.sure = True
        begin(state, attack)


def _gear(reader: Reader, name: str, compiler: Compiler) -> dict[str, int]:
    table = reader.table(name)
    found = {gear: table.count(gear, 5) for gear in ("shield", "helmet")}
    table.end()
    return found


@dataclass(init=False, eq=False)
class BreathOnAll(Effect):
    """Before the attack everybody faces a strike of its prowess with his body.

    Attributes:
        gear: what those who bear items of a sort add.
        tap: what those add who tap.
    """

    gear: dict[str, int] = argument(_gear)
    tap: int = count(5)

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Whether there is an attack that is still to be met."""
        attack = state.attack
        return attack is not None and not attack.assigned and not attack.cancelled

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        attack = state.attack
        if attack is None:
            return
        prowess = total(attack_prowess(state, attack))
        state.push(*[FaceBreath(each.number, self, prowess) for each in state.company()])


class FaceBreath(TravellerChoice):
    """Whether somebody taps against a strike that is met with the body."""

    __slots__ = ("effect", "n", "number")
    __match_args__ = ("number", "effect", "n")
    kind = "breath"
    rules = ("S13.2",)

    def __init__(self, number: int, effect: Any, n: int) -> None:
        """The member of this number, against a prowess of `n`."""
        self.number: Final = number
        self.effect: Final = effect
        self.n: Final = n

    def _added(self, state: Solitaire, taps: bool) -> list[tuple[str, int]]:
        found = figure_named(state, BODY, self.number, "body")
        done: set[str] = set()
        for each in state.items(self.number):
            card = state.box.cards[each.card]
            if isinstance(card, Item) and card.gear in self.effect.gear and card.gear not in done:
                done.add(card.gear)
                found.append((card.id, self.effect.gear[card.gear]))
        if taps:
            found.append(("taps", self.effect.tap))
        return found

    def open(self, state: Solitaire) -> bool:
        if self.number not in state.in_play or not state.untapped(self.number):
            return False
        return total(self._added(state, False)) + 2 < self.n

    def skip(self, state: Solitaire) -> None:
        if self.number in state.in_play:
            state.push(Breath(self.number, self.effect, self.n, 0))

    def options(self, state: Solitaire) -> list[Option]:
        return [state.option_table.of("roll"), state.option_table.of("tap-for-it")]

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"card": state.card(self.number).id, "prowess": self.n}

    def detail(self, state: Solitaire, option: Option) -> MessageArgs:
        own = total(self._added(state, option.kind == "tap-for-it"))
        return {"hits": WAYS - chance_above(self.n - 1 - own)}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        taps = option.kind == "tap-for-it"
        if taps:
            tap(state, self.number)
        state.push(Breath(self.number, self.effect, self.n, int(taps)))

    def strike(self, state: Solitaire, chance: Chance, taps: bool) -> None:
        """Roll; below the prowess he is wounded and checks his body."""
        attack = state.attack
        found = roll(
            state,
            chance,
            "breath",
            self.number,
            self._added(state, taps),
            self.n - 1,
        )
        if found < self.n and attack is not None:
            before = int(state.wounded(self.number))
            wound(state, self.number)
            state.turn.wounds = (*state.turn.wounds, (self.number, attack.race))
            state.push(BodyCheck(self.number, (), before))
            pull(state, "company-member-wounded", target=self.number)


class Breath(Step[Solitaire]):
    """The roll against a strike that is met with the body."""

    __slots__ = ("count", "effect", "n", "number")
    __match_args__ = ("number", "effect", "n", "count")

    def __init__(self, number: int, effect: Any, n: int, count: int) -> None:
        """The member of this number, against a prowess of `n`; 1 if he has tapped for it."""
        self.number: Final = number
        self.effect: Final = effect
        self.n: Final = n
        self.count: Final = count

    def run(self, state: Solitaire, chance: Chance) -> None:
        FaceBreath(self.number, self.effect, self.n).strike(state, chance, self.count == 1)


SOLITAIRE.effects.update(
    {
        "company-attack": CompanyAttack,
        "tap-escort": Escort,
        "attack-character": AttackCharacter,
        "strikes-on-all": StrikesOnAll,
        "breath-on-all": BreathOnAll,
    }
)


# At a moment.


def start_attacks(state: Solitaire, timing: str) -> None:
    """Have the cards attack whose moment it is; those of the site only where it is theirs."""
    found = [
        bindings["card"]
        for effect, bindings in standing(state, CompanyAttack)
        if effect.timing == timing
    ]
    state.push(*[StartAttack(number) for number in found])


class StartAttack(Step[Solitaire]):
    """A card in play attacks."""

    __slots__ = ("number",)
    __match_args__ = ("number",)

    def __init__(self, number: int) -> None:
        """The card of this number."""
        self.number: Final = number

    def run(self, state: Solitaire, chance: Chance) -> None:
        if self.number not in state.in_play:
            return
        instance = state.in_play[self.number]
        way = state.box.way_of(instance)
        for effect in state.box.lasting(CompanyAttack, instance.card, way)[:1]:
            begin(state, effect.attack(self.number))
