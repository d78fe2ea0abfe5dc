"""S15.1 The automatic-attacks of a site, with all that cards add to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.cards.language import SOLITAIRE, site_types
from mathom.games.solitaire.cards.lasting import Standing, standing
from mathom.games.solitaire.choices import TravellerChoice
from mathom.games.solitaire.combat.assigning import chance_of_wound
from mathom.games.solitaire.combat.attack_effects import strikes_times
from mathom.games.solitaire.combat.strength import ChangesAttacks, attack_strikes, total
from mathom.games.solitaire.constants import (
    ATTACK_PROWESS,
    AUTOMATIC,
    HALVED,
    HAZARD,
    KEYED_NOT,
    MOVEMENT,
    NONE,
    RACES,
    SITE,
    STRIKES,
)
from mathom.games.solitaire.figures import is_in_play
from mathom.games.solitaire.hazards.dragons import slain
from mathom.games.solitaire.model.state import Attack, Solitaire
from mathom.games.solitaire.travel.counting import site_type
from mathom.kernel.agenda import Step
from mathom.kernel.declaring import count, name, names, optional
from mathom.kernel.effects import Effect
from mathom.kernel.language import called, flag, one_of
from mathom.kernel.schema import new

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.effects import Bindings
    from mathom.kernel.option import MessageArgs, Option

DRAGON: Final = RACES.index("dragon")


@dataclass(init=False, eq=False)
class ModifyAutomatic(ChangesAttacks):
    """Automatic-attacks are other as long as the card lies there: all of some sort, or one.

    Attributes:
        site_types: a mask of the types of sites, 0 for all; `regions` where they lie, if any.
        one: whether it is about one of the site's attacks, which is chosen (S11.13).
    """

    prowess: int = optional(count(9, -9), 0)
    strikes: int = optional(count(9, -9), 0)
    times: int = strikes_times()
    site_types: int = called("site_type", optional(site_types(), 0))
    regions: tuple[int, ...] = called("sites_in_regions", optional(names("region"), ()))
    one: bool = flag()

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Whether the site has an attack that it would change, and which is still to be faced."""
        return not self.one or bool(self.found(state))

    def found(self, state: Solitaire) -> list[int]:
        """Which of the site's attacks it can be about."""
        if not ahead(state) or not self._here(state):
            return []
        fewer = self.times == HALVED
        return [
            n
            for n, attack in enumerate(base_attacks(state))
            if not fewer or total(attack_strikes(state, attack)) > 1
        ]

    def _here(self, state: Solitaire) -> bool:
        if self.site_types and not self.site_types >> site_type(state) & 1:
            return False
        return not self.regions or state.here.region in self.regions

    def concerns(self, state: Solitaire, bindings: Bindings, attack: Attack) -> bool:
        if attack.kind != AUTOMATIC:
            return False
        if self.one:
            return (bindings["card"], attack.nth) in state.turn.aims
        return self._here(state)

    def adds(self, state: Solitaire, bindings: Bindings, what: int) -> int:
        if what == ATTACK_PROWESS:
            return self.prowess
        if what == STRIKES:
            return self.strikes
        return 1 if what == self.times else 0

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        """Settle which attack it is about, if it is about one."""
        if self.one:
            aim_at_attack(state, bindings["card"], self.found(state))


@dataclass(init=False, eq=False)
class AddAutomatic(Standing):
    """One automatic-attack more, after the others, at a site or at all sites of a type.

    Attributes:
        without: a card in whose presence it is not there, or -1.
        assigns: whether the hazards hand out its strikes.
        vanishes: whether the card leaves the game if the attack is defeated.
    """

    site: int = optional(name("site"), NONE)
    site_types: int = called("site_type", optional(site_types(), 0))
    race: int = one_of(RACES)
    strikes: int = count(9, 1)
    prowess: int = count(30)
    body: int = optional(count(20), NONE)
    assigns: bool = called("attacker_assigns", flag())
    without: int = called("unless_in_play", optional(name("card"), NONE))
    vanishes: bool = flag()

    def is_here(self, state: Solitaire) -> bool:
        """Whether the site where the company is has it now."""
        if self.site != NONE:
            here = self.site == state.site
        else:
            here = bool(self.site_types >> site_type(state) & 1)
        return here and (self.without == NONE or not is_in_play(state, self.without))


@dataclass(init=False, eq=False)
class DuplicateAutomatic(Standing):
    """One of the site's automatic-attacks is faced twice in a row."""

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Whether there is one that is still to be faced."""
        return ahead(state) and bool(base_attacks(state))

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        """Settle which one."""
        aim_at_attack(state, bindings["card"], list(range(len(base_attacks(state)))))


@dataclass(init=False, eq=False)
class RepeatAutomatic(Effect):
    """The company faces the automatic-attacks of the site once more."""

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        state.push(FaceAutomatic())


SOLITAIRE.effects.update(
    {
        "modify-auto-attacks": ModifyAutomatic,
        "add-auto-attack": AddAutomatic,
        "duplicate-auto-attack": DuplicateAutomatic,
        "repeat-auto-attacks": RepeatAutomatic,
    }
)


# What there is at the site.


def ahead(state: Solitaire) -> bool:
    """Whether the automatic-attacks of the site are still to be faced in this turn."""
    turn = state.turn
    if turn.returned or turn.barred or turn.entered:
        return False
    return state.phase in (MOVEMENT, SITE)


def base_attacks(state: Solitaire) -> list[Attack]:
    """The site's automatic-attacks, each once: those printed, then those that cards add."""
    site = state.here
    found: list[Attack] = []
    for number, printed in enumerate(site.attacks):
        if printed.race == DRAGON and site.lair != NONE and slain(state, site.lair):
            continue
        attack = new(Attack)
        attack.by, attack.kind, attack.number = NONE, AUTOMATIC, number
        attack.race, attack.keyed, attack.key = printed.race, KEYED_NOT, NONE
        attack.strikes, attack.prowess, attack.body = (
            printed.strikes,
            printed.prowess,
            printed.body,
        )
        found.append(attack)
    for effect, bindings in standing(state, AddAutomatic):
        if effect.is_here(state):
            attack = new(Attack)
            attack.by, attack.kind = bindings["card"], AUTOMATIC
            attack.race, attack.keyed, attack.key = effect.race, KEYED_NOT, NONE
            attack.strikes, attack.prowess, attack.body = (
                effect.strikes,
                effect.prowess,
                effect.body,
            )
            attack.assigns = effect.assigns
            found.append(attack)
    for nth, attack in enumerate(found):
        attack.nth = nth
    return found


def automatic_attacks(state: Solitaire) -> list[Attack]:
    """The same in the order they are faced, some of them twice."""
    twice = {
        n
        for _, bindings in standing(state, DuplicateAutomatic)
        for number, n in state.turn.aims
        if number == bindings["card"]
    }
    found: list[Attack] = []
    for attack, again in zip(base_attacks(state), base_attacks(state), strict=True):
        found += [attack, again] if attack.nth in twice else [attack]
    return found


# Which automatic-attack a card is about.


def aim_at_attack(state: Solitaire, number: int, found: list[int]) -> None:
    """Settle which of the site's attacks a card in play is about for this turn."""
    if not found:
        return
    if state.in_play[number].controller == HAZARD:
        _aim(state, number, max(found, key=lambda n: _gain(state, number, n)))
    else:
        state.push(ChooseAttack(number, tuple(found)))


def _gain(state: Solitaire, number: int, n: int) -> int:
    """By how much more one of the site's attacks would hurt if a card were about it (S11.15)."""
    before = state.turn.aims
    harms: list[int] = []
    for aims in (before, (*before, (number, n))):
        state.turn.aims = aims
        harms.append(sum(chance_of_wound(state, attack) for attack in automatic_attacks(state)))
    state.turn.aims = before
    return harms[1] - harms[0]


def _aim(state: Solitaire, number: int, n: int) -> None:
    """A card in play is about one of the site's attacks."""
    state.turn.aims = (*state.turn.aims, (number, n))
    race = RACES[base_attacks(state)[n].race]
    state.emit("attack-chosen", card=state.card(number).id, race=race)


class ChooseAttack(TravellerChoice):
    """Which of the site's automatic-attacks a card is about."""

    __slots__ = ("number", "numbers")
    __match_args__ = ("number", "numbers")
    kind = "which-attack"
    rules = ("S13.2",)

    def __init__(self, number: int, numbers: tuple[int, ...]) -> None:
        """The card of this number, on one of the attacks `numbers`."""
        self.number: Final = number
        self.numbers: Final = numbers

    def open(self, state: Solitaire) -> bool:
        return len(self.numbers) > 1

    def skip(self, state: Solitaire) -> None:
        _aim(state, self.number, self.numbers[0])

    def options(self, state: Solitaire) -> list[Option]:
        return [state.option_table.of("attack", n) for n in self.numbers]

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"card": state.card(self.number).id}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        _aim(state, self.number, option.value)


# Facing them.


class FaceAutomatic(Step[Solitaire]):
    """The automatic-attacks of the site are faced, one after the other (S15.1)."""

    __slots__ = ("at", "number")
    __match_args__ = ("at", "number")

    def __init__(self, at: int = 0, number: int = NONE) -> None:
        """From that one on; by the member `number` alone, or by all."""
        self.at: Final = at
        self.number: Final = number

    def run(self, state: Solitaire, chance: Chance) -> None:
        from mathom.games.solitaire.combat.attack import begin

        if self.number != NONE and self.number not in state.in_play:
            return
        found = automatic_attacks(state)
        if self.at < len(found):
            attack = found[self.at]
            attack.victim = self.number
            state.push(FaceAutomatic(self.at + 1, self.number))
            begin(state, attack)
