"""S13.10, S14.1 What the success of a strike does, as cards change it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mathom.games.solitaire.cards.language import SOLITAIRE, Whom, races, whom
from mathom.games.solitaire.cards.lasting import On, Standing, pull, standing
from mathom.games.solitaire.combat.body_checks import BodyCheck
from mathom.games.solitaire.combat.filters import Attacks, attacks
from mathom.games.solitaire.combat.fought import AttackStep
from mathom.games.solitaire.combat.strength import own, struck
from mathom.games.solitaire.constants import GEAR, NONE, SUCCEEDED
from mathom.games.solitaire.hazards.shields import shielded
from mathom.games.solitaire.hazards.targets import most_corruptible
from mathom.games.solitaire.leaving import discard, wound
from mathom.games.solitaire.model.cards import Character, Event, Item
from mathom.games.solitaire.model.state import Attack, Solitaire
from mathom.games.solitaire.site.corruption import CorruptionCheck
from mathom.kernel.declaring import count, optional, word
from mathom.kernel.effects import Effect
from mathom.kernel.language import argument, called, flag

if TYPE_CHECKING:
    from mathom.games.solitaire.combat.body_checks import Changes
    from mathom.kernel.chance import Chance
    from mathom.kernel.effects import Bindings
    from mathom.kernel.language import Compiler
    from mathom.kernel.reading import Reader

INSTEAD: Final = "wound"
"""What a card says that happens instead of a wound."""


# What cards say of it.


@dataclass(init=False, eq=False)
class NoWound(Standing):
    """Strikes of the attacker that succeed do not wound.

    Attributes:
        instead: what happens to the defender.
    """

    instead: str = word(("nothing", "tap"))

    @property
    def taps(self) -> bool:
        """Whether the defender is tapped."""
        return self.instead == "tap"


@dataclass(init=False, eq=False)
class BodyCheckRule(Standing):
    """More body checks after wounds, or others.

    Attributes:
        of: the attacks that it is about.
        more: how many more checks, with `more_n` on the dice of each.
        n: what is added to the dice of the plain check.
    """

    of: Attacks = attacks()
    more: int = called("extra_checks", optional(count(3), 0))
    more_n: int = called("extra_modifier", optional(count(5, -5), 0))
    n: int = called("modifier", optional(count(5, -5), 0))


@dataclass(init=False, eq=False)
class Wound(Effect):
    """Somebody is wounded, with or without a body check."""

    who: Whom = whom()
    body_check: bool = flag()

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        for number in self.who.of(state, bindings):
            before = int(state.wounded(number))
            wound(state, number)
            if self.body_check:
                state.push(BodyCheck(number, (), before))
            pull(state, "company-member-wounded", target=number)


def _gear(reader: Reader, name: str, compiler: Compiler) -> dict[str, int]:
    if not reader.has(name):
        return {}
    table = reader.table(name)
    found = {gear: table.count(gear, 5, -5) for gear in GEAR if table.has(gear)}
    table.end()
    return found


@dataclass(init=False, eq=False)
class CheckBody(Effect):
    """A body check outside the order of a strike.

    Attributes:
        gear: what items of a sort change on the dice.
    """

    who: Whom = whom()
    gear: dict[str, int] = called("modifier_per_gear", argument(_gear))

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        state.push(
            *[
                BodyCheck(number, self._changes(state, number), int(_was_wounded(state, number)))
                for number in self.who.of(state, bindings)
            ]
        )

    def _changes(self, state: Solitaire, number: int) -> Changes:
        best: dict[str, int] = {}
        for each in state.items(number):
            card = state.box.cards[each.card]
            if isinstance(card, Item) and card.gear in self.gear:
                best.setdefault(card.gear, each.card)
        return tuple((card, self.gear[gear]) for gear, card in best.items())


def _was_wounded(state: Solitaire, number: int) -> bool:
    """Whether somebody was wounded before the strike that is fought, or is so without one."""
    strike = struck(state)
    if strike is not None and strike.who == number:
        return strike.wounded
    return state.wounded(number)


@dataclass(init=False, eq=False)
class AttachAfterWound(Standing):
    """After the attack the card stays with somebody whom it has wounded, or is discarded.

    Attributes:
        chooser: whether the hazards choose him, or it is the first.
    """

    chooser: str = word(("hazard", "first-wounded"))


@dataclass(init=False, eq=False)
class RemoveCreatureAfter(Standing):
    """The creature leaves the game after the attack, whatever became of it."""

    not_races: int = called("unless_race", optional(races(), 0))

    def fits(self, attack: Attack) -> bool:
        """Whether it is about the attacker."""
        return not self.not_races >> attack.race & 1


@dataclass(init=False, eq=False)
class CheckAfterAttack(Standing):
    """Somebody checks corruption after each attack."""

    who: Whom = whom()
    n: int = called("modifier", optional(count(5, -5), 0))


SOLITAIRE.effects.update(
    {
        "no-wound": NoWound,
        "body-check-rule": BodyCheckRule,
        "wound": Wound,
        "body-check": CheckBody,
        "attach-after-wound": AttachAfterWound,
        "remove-creature-after": RemoveCreatureAfter,
        "corruption-check-after-each-attack": CheckAfterAttack,
    }
)


class HarderChecks(Standing):
    """An attacker after whose strikes body checks are harder."""

    def checks(self) -> int:
        """What is added to the dice."""
        raise NotImplementedError


def replaces_wound(state: Solitaire, attack: Attack) -> bool:
    """Whether a card says that something happens instead of a wound."""
    answers: list[On] = [on for on, _ in standing(state, On)]
    if attack.by == NONE:
        answers += [on for on, _ in own(state, attack, On)]
    return any(
        on.event == "on-success" and any(_instead(effect) for effect in on.effects.effects)
        for on in answers
    )


def _instead(effect: Any) -> bool:
    return getattr(effect, "instead_of", "") == INSTEAD


class BodyChecks(AttackStep):
    """The body checks after a wound (S14.1), one unless cards say otherwise."""

    __slots__ = ("number",)
    __match_args__ = ("number",)

    def __init__(self, number: int) -> None:
        """Of the member of this number."""
        self.number: Final = number

    def run(self, state: Solitaire, chance: Chance) -> None:
        attack, before = state.attack, int(_was_wounded(state, self.number))
        assert attack is not None
        plain: list[tuple[int, int]] = []
        more: list[Changes] = []
        for effect, bindings in own(state, attack, HarderChecks):
            plain.append((state.in_play[bindings["card"]].card, effect.checks()))
        for rule, bindings in standing(state, BodyCheckRule):
            if attack.strikes_only or not rule.of.fit(attack):
                continue
            card = state.in_play[bindings["card"]].card
            if rule.n:
                plain.append((card, rule.n))
            more += [((card, rule.more_n),) if rule.more_n else ()] * rule.more
        state.push(
            BodyCheck(self.number, tuple(plain), before),
            *[BodyCheck(self.number, n, before) for n in more],
        )


# After the attack.


def victims(state: Solitaire) -> list[int]:
    """The characters whom the attack has wounded, in the order it did, and who are still there."""
    attack = state.attack
    assert attack is not None
    hit = {each.who for each in attack.defenders if each.state == SUCCEEDED}
    return [
        number
        for number in dict.fromkeys(number for number, _ in state.turn.wounds)
        if number in hit
        and number in state.in_play
        and state.wounded(number)
        and isinstance(state.card(number), Character)
    ]


def waiting_wounds(state: Solitaire) -> list[int]:
    """The cards in play that wait for a victim of the attack."""
    return [
        bindings["card"]
        for _, bindings in standing(state, AttachAfterWound)
        if state.in_play[bindings["card"]].bearer == NONE
    ]


def _keywords(state: Solitaire, card: int) -> tuple[str, ...]:
    found = state.box.cards[card]
    return found.keywords if isinstance(found, Event) else ()


class AttachWound(AttackStep):
    """A card that waited for a victim stays with one, or is discarded."""

    __slots__ = ("number",)
    __match_args__ = ("number",)

    def __init__(self, number: int) -> None:
        """The card of this number."""
        self.number: Final = number

    def run(self, state: Solitaire, chance: Chance) -> None:
        number = self.number
        if number not in state.in_play:
            return
        card = state.in_play[number].card
        keywords = _keywords(state, card)
        found = [
            each
            for each in victims(state)
            if each not in state.turn.corrupted
            and not any(shielded(state, each, word) for word in keywords)
        ]
        if not found:
            discard(state, number, forced=False)
            return
        (effect,) = state.box.lasting(AttachAfterWound, card, 0)
        points = getattr(state.box.cards[card], "corruption", 0)
        hazards = effect.chooser == "hazard"
        who = most_corruptible(state, found, points) if hazards else found[0]
        state.in_play.attach(number, who)
        state.turn.corrupted = (*state.turn.corrupted, who)
        state.emit("stays-with", card=state.box.cards[card].id, target=state.card(who).id)


def check_afterwards(state: Solitaire) -> None:
    """Corruption checks that follow every attack."""
    for effect, bindings in standing(state, CheckAfterAttack):
        card = state.in_play[bindings["card"]].card
        changes = ((card, effect.n),) if effect.n else ()
        state.push(
            *[CorruptionCheck(number, 0, changes) for number in effect.who.of(state, bindings)]
        )
