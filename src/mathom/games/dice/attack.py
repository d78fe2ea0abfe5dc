"""R7 Phase 3: an attack on Sauron, from its total to what it brings (R7.13 to R7.17)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mathom.games.dice.artifacts import ANY, usable, use
from mathom.games.dice.box import SEATS
from mathom.games.dice.choices import OpenChoice, about
from mathom.games.dice.fighting import attack_total
from mathom.games.dice.language import Ability, Counted
from mathom.games.dice.scoring import extra_glory
from mathom.games.dice.state import Dice, including, without
from mathom.kernel.agenda import SeatStep
from mathom.kernel.declaring import names
from mathom.kernel.option import MessageArgs, Option, Refusal

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance

OWN = ("own-attack", ANY)
"""The Artifacts that can be used in an attack of one's own."""


@dataclass(init=False, eq=False)
class Crush(Ability):
    """Instead of attacking, go to the Used Pile and destroy all enemies of some kinds."""

    moments = ("instead",)
    enemies: tuple[int, ...] = names("enemy")

    def figures(self) -> dict[str, int | str | list[str]]:
        return {"enemies": [self.names["enemy"][enemy] for enemy in self.enemies]}

    def prey(self, state: Dice) -> list[int]:
        """The enemies that it would destroy."""
        return [die for die in state.forces() if state.kind_of(die) in self.enemies]


@dataclass(init=False, eq=False)
class Trophy(Counted):
    """Glory for each enemy of some kinds that the own attack has destroyed (R12.13)."""

    moments = ("kills",)
    enemies: tuple[int, ...] = names("enemy")

    def figures(self) -> dict[str, int | str | list[str]]:
        """The enemies, too."""
        return {**super().figures(), "enemies": [self.names["enemy"][n] for n in self.enemies]}


class Lending(Counted):
    """More Glory for each Unit that is borrowed together with it (R12.15)."""

    moments = ("prepared",)


class Gather(OpenChoice):
    """What joins the attack before its total is settled (R7.13, R7.14, R14.21)."""

    __slots__ = ()
    kind = "gather"
    rules = ("R7.13", "R7.14", "R12.14")

    def open(self, state: Dice) -> bool:
        return len(self.options(state)) > 1

    def skip(self, state: Dice) -> None:
        """The total is what there is."""
        war = state.war
        assert war is not None
        war.total, war.bonus = attack_total(state, self.seat)
        war.settled = True
        state.emit("total", seat=SEATS[self.seat], count=war.total)

    def options(self, state: Dice) -> list[Option]:
        table = state.option_table
        war = state.war
        assert war is not None
        lenders = [
            table.of("borrow", seat)
            for seat, side in enumerate(state.sides)
            if seat != self.seat and not war.lenders >> seat & 1 and state.units(side.prepared)
        ]
        able = [die for die in self._attacking(state) if crushing(state, die) is not None]
        crush = [table.of("crush", die) for die in state.distinct(able)]
        return [*lenders, *crush, *usable(state, self.seat, OWN), table.of("done")]

    def detail(self, state: Dice, option: Option) -> MessageArgs:
        """The total as it stands, or would stand with the borrowed Units."""
        war = state.war
        assert war is not None
        if option.kind == "done":
            return against(state, attack_total(state, self.seat)[0])
        if option.kind != "borrow":
            return about(state, option)
        lenders = war.lenders
        war.lenders |= 1 << option.value
        total = attack_total(state, self.seat)[0]
        war.lenders = lenders
        return {"total": total}

    def take(self, state: Dice, option: Option, chance: Chance) -> None:
        war = state.war
        assert war is not None
        if option.kind == "done":
            self.skip(state)
            return
        state.push(Gather(self.seat))
        if option.kind == "borrow":
            war.lenders |= 1 << option.value
            state.emit("borrow", seat=SEATS[self.seat], whom=SEATS[option.value])
        elif option.kind == "crush":
            self._crush(state, option.value)
        else:
            use(state, self.seat, option.value, OWN, chance)

    def _attacking(self, state: Dice) -> list[int]:
        """The Units that take part."""
        war = state.war
        assert war is not None
        found = state.units(state.sides[self.seat].muster)
        for seat, side in enumerate(state.sides):
            if war.lenders >> seat & 1:
                found += state.units(side.prepared)
        return found

    def _crush(self, state: Dice, die: int) -> None:
        """The Unit goes first, with all that is attached to it (R12.5)."""
        ability = crushing(state, die)
        assert ability is not None
        state.emit_die("crush", self.seat, die)
        if die in state.sides[self.seat].muster:
            state.send(self.seat, die, "muster", "used")
        else:
            assert state.war is not None
            owner = next(n for n, side in enumerate(state.sides) if die in side.prepared)
            state.war.sent[owner] += 1
            go_home(state, owner, [die])
        for prey in ability.prey(state):
            destroy(state, prey)


def crushing(state: Dice, die: int) -> Crush | None:
    """What a Unit can do instead of attacking, if there is an enemy for it."""
    for ability in state.works(die, "instead"):
        if isinstance(ability, Crush) and ability.prey(state):
            return ability
    return None


class Target(OpenChoice):
    """Which enemy Unit is attacked next (R7.15, R7.16)."""

    __slots__ = ()
    kind = "target"
    rules = ("R7.15", "R7.16", "R7.28")

    def open(self, state: Dice) -> bool:
        """Where one answer is left, it is taken; where none can be destroyed, it is over."""
        return len(self.options(state)) > 1

    def skip(self, state: Dice) -> None:
        """The one that is left is attacked; an attack that cannot destroy anything is told of."""
        war = state.war
        assert war is not None
        options = self.options(state)
        for option in options:
            self.attack(state, option.value)
        defense = weakest(state)
        if defense and not options and not war.destroyed:
            state.emit("repelled", seat=SEATS[self.seat], count=defense)

    def options(self, state: Dice) -> list[Option]:
        """Every force, as long as one can be destroyed; and to stop, if a bonus was not needed."""
        war = state.war
        assert war is not None
        table = state.option_table
        defenses = {die: _defense(state, die) for die in state.distinct(state.forces())}
        if not any(defense <= war.total for defense in defenses.values()):
            return []
        found = [table.of("target", die) for die in defenses]
        least = war.total - war.bonus
        spare = any(least < defense <= war.total for defense in defenses.values())
        return [*found, table.of("stop")] if spare else found

    def refused(self, state: Dice) -> list[Refusal]:
        """Dice under a marker, and Eyes."""
        sauron = state.sauron
        others = [die for die in sauron.muster if die not in state.forces()]
        table = state.option_table
        return [
            Refusal(
                table.of("target", die),
                "marked" if sauron.marked >> die & 1 else "eye",
                "R7.16",
                {},
            )
            for die in state.distinct(others)
        ]

    def prompt_args(self, state: Dice) -> MessageArgs:
        """What is left of the total."""
        war = state.war
        assert war is not None
        return {"count": war.total}

    def detail(self, state: Dice, option: Option) -> MessageArgs:
        """The defense, and whether the total is enough."""
        war = state.war
        assert war is not None
        if option.kind == "stop":
            return {}
        defense = _defense(state, option.value)
        name: MessageArgs = {"enemy": state.box.names["enemy"][state.kind_of(option.value)]}
        return {**name, "defense" if defense <= war.total else "too-strong": defense}

    def take(self, state: Dice, option: Option, chance: Chance) -> None:
        if option.kind == "target":
            self.attack(state, option.value)

    def attack(self, state: Dice, die: int) -> None:
        """Destroy it and go on, or fail (R7.15)."""
        war = state.war
        assert war is not None
        defense = _defense(state, die)
        if war.total < defense:
            state.emit("withstand", die=state.box.names["die"][die], count=defense)
            return
        destroy(state, die)
        war.total -= defense
        if war.total:
            state.push(Target(self.seat))


def weakest(state: Dice) -> int:
    """The least defense among Sauron's forces; 0 where there is none."""
    return min((_defense(state, die) for die in state.forces()), default=0)


def against(state: Dice, total: int) -> MessageArgs:
    """The total of an attack, and what it has to reach to destroy anything (R7.15)."""
    defense = weakest(state)
    return {"total": total, "weakest": defense} if defense else {"total": total}


def _defense(state: Dice, die: int) -> int:
    unit = state.enemy(die)
    assert unit is not None
    return unit.defense


def destroy(state: Dice, die: int) -> None:
    """An enemy goes to Sauron's destroyed dice."""
    sauron, war = state.sauron, state.war
    assert war is not None
    kind = state.kind_of(die)
    war.destroyed = (*war.destroyed, kind)
    sauron.muster = without(sauron.muster, die)
    sauron.destroyed = including(sauron.destroyed, die)
    name = state.box.names["die"][die]
    state.emit("destroy", die=name, enemy=state.box.names["enemy"][kind])


class EndWar(SeatStep[Dice]):
    """Glory for what was destroyed (R12.13), and borrowed Units go home (R7.17)."""

    __slots__ = ()

    def run(self, state: Dice, chance: Chance) -> None:
        war = state.war
        assert war is not None
        box = state.box
        for die in state.units(state.sides[self.seat].muster):
            for ability in state.works(die, "kills"):
                if isinstance(ability, Trophy):
                    kills = sum(war.destroyed.count(enemy) for enemy in ability.enemies)
                    glory = kills * ability.value(state, die, self.seat)
                    state.gain(self.seat, glory, card=box.cards[state.card_of(die)].id)
        for seat, side in enumerate(state.sides):
            if war.lenders >> seat & 1:
                go_home(state, seat, state.units(side.prepared))
        state.war = None


def go_home(state: Dice, owner: int, units: list[int]) -> None:
    """Borrowed Units go to their owner's Used Pile and bring Glory (R7.17, R12.15)."""
    lent = state.units(state.sides[owner].prepared)
    more = max((_lending(state, owner, die) for die in lent), default=0)
    for die in units:
        glory = state.box.numbers.borrowed + more + extra_glory(state, owner, die, "borrowed")
        card = state.box.cards[state.card_of(die)].id
        state.send(owner, die, "prepared", "used")
        state.gain(owner, glory, card=card)


def _lending(state: Dice, owner: int, die: int) -> int:
    return sum(
        ability.value(state, die, owner)
        for ability in state.works(die, "prepared")
        if isinstance(ability, Lending)
    )
