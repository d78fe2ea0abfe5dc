"""What the greedy bot does in its own turn."""

from __future__ import annotations

from typing import Final

from mathom.games.dice.artifacts import Strike
from mathom.games.dice.attack import crushing
from mathom.games.dice.bot.fighting import (
    CLEARED,
    KILL,
    enemies,
    glory_of,
    kept,
    strength,
    threat,
    worth_of_total,
)
from mathom.games.dice.bot.spreading import (
    best_spending,
    is_guarded,
    recruit_worth,
    restore_worth,
)
from mathom.games.dice.fighting import attack_total
from mathom.games.dice.mustering import fellowship
from mathom.games.dice.state import Dice
from mathom.kernel.option import Option

LENT: Final = 0.5
"""What a Unit is worth that others may borrow."""
HIDES: Final = 0.4
"""What it is worth that an Eye is ignored."""
STRUCK: Final = 1.0
"""What it costs to use up a Weapon."""
BORROWED: Final = 0.4
"""What the Glory of those who lend costs."""
MOST_TRIED: Final = 7
"""Of so many different Units every selection is tried."""


def act(state: Dice, seat: int, options: list[Option]) -> Option:
    """What to do with the dice of Phase 2."""
    by_kind: dict[str, list[Option]] = {}
    for option in options:
        by_kind.setdefault(option.kind, []).append(option)
    for kind in ("use", "draw"):
        if kind in by_kind:
            return by_kind[kind][0]
    for option in by_kind.get("along", ()):
        if poorest(state, seat, option.value) >= 0:
            return option
    for option in by_kind.get("reroll", ()):
        if not state.face_of(option.value).fellowship:
            return option
    for option in by_kind.get("muster", ()):
        if state.face_of(option.value).artifact:
            return option
    wanted = selection(state, seat)
    for option in by_kind.get("muster", ()):
        if option.value in wanted:
            return option
    return by_kind.get("attach", by_kind["done"])[0]


def poorest(state: Dice, seat: int, but: int) -> int:
    """A die of the Active Pool that shows least, one point of Fellowship at most, or -1."""
    for die in state.sides[seat].active:
        face = state.face_of(die)
        poor = face.fellowship <= 1 and not (face.draw or face.unit or face.artifact)
        if die != but and poor and max(rich(state, die)) > 1:
            return die
    return -1


def take_along(state: Dice, seat: int, options: list[Option]) -> Option:
    """The die that shows least."""
    poor = poorest(state, seat, -1)
    return next((option for option in options if option.value == poor), options[0])


def rich(state: Dice, die: int) -> list[int]:
    """The Fellowship on the faces of a die, 2 for what is not Fellowship."""
    faces = state.box.sorts[state.box.sort_of[die]].faces
    return [face.fellowship or 2 for face in faces]


def selection(state: Dice, seat: int) -> list[int]:
    """The Units to muster: those that bring most together with what is left for Phase 4."""
    side = state.sides[seat]
    points = fellowship(state, seat)
    mine = state.units(side.muster)
    there = state.units(side.active)
    there.sort(key=lambda die: -glory_of(state, die))
    best, chosen = float("-inf"), list[int]()
    for picked in _selections(state, there[:MOST_TRIED], points):
        cost = sum(level(state, die) for die in picked)
        units = [*mine, *picked]
        worth = max(attack_worth(state, seat, units), prepare_worth(state, units))
        worth += best_spending(state, seat, points - cost)
        if worth > best:
            best, chosen = worth, picked
    return chosen


def level(state: Dice, die: int) -> int:
    """What mustering a Unit costs."""
    unit = state.unit(die)
    return 0 if unit is None else unit.level


def _selections(state: Dice, dice: list[int], points: int) -> list[list[int]]:
    """All selections that can be paid, of interchangeable dice the first."""
    found: list[list[int]] = [[]]
    for group in state.groups(dice):
        more = [[*picked, *group[:count]] for picked in found for count in range(1, len(group) + 1)]
        found += [picked for picked in more if sum(level(state, d) for d in picked) <= points]
    return found


def attack_worth(state: Dice, seat: int, units: list[int]) -> float:
    """What attacking with Units is worth, and what they are likely to score."""
    if not units:
        return 0.0
    total = strength(state, seat, units)
    return worth_of_total(state, total) + kept(state, seat, units, threat(state, total))


def prepare_worth(state: Dice, units: list[int]) -> float:
    """What preparing Units is worth."""
    hiding = sum(bool(state.works(die, "prepared")) for die in units)
    sauron = state.sauron
    eyes = 0.5 * len((*sauron.active, *sauron.muster))
    return LENT * len(units) + HIDES * min(hiding, eyes)


def war(state: Dice, seat: int, options: list[Option]) -> Option:
    """To attack, or to prepare."""
    units = state.units(state.sides[seat].muster)
    attack = attack_worth(state, seat, units) + _help(state, seat)
    kind = "attack" if attack >= prepare_worth(state, units) else "prepare"
    return next(option for option in options if option.kind == kind)


def _help(state: Dice, seat: int) -> float:
    """How much more the attack is worth with all that the others have prepared."""
    own = strength(state, seat, state.units(state.sides[seat].muster))
    lent = [state.units(s.prepared) for n, s in enumerate(state.sides) if n != seat]
    total = own + sum(strength(state, seat, units) for units in lent)
    cost = BORROWED * sum(map(len, lent))
    return max(0.0, worth_of_total(state, total) - cost - worth_of_total(state, own))


def gather(state: Dice, seat: int, options: list[Option]) -> Option:
    """What joins the attack: whatever has more enemies fall."""
    war = state.war
    assert war is not None
    now = worth_of_total(state, attack_total(state, seat)[0])
    best, chosen = now, options[-1]
    for option in options:
        worth = now
        if option.kind == "borrow":
            war.lenders |= 1 << option.value
            lent = len(state.units(state.sides[option.value].prepared))
            worth = worth_of_total(state, attack_total(state, seat)[0]) - BORROWED * lent
            war.lenders &= ~(1 << option.value)
        elif option.kind == "use":
            total = attack_total(state, seat)[0] + _strike(state, seat, option.value)
            worth = worth_of_total(state, total) - STRUCK
        elif option.kind == "crush":
            worth = _crushing(state, seat, option.value)
        if worth > best:
            best, chosen = worth, option
    if chosen is options[-1] and _help(state, seat) > 0:
        lending = [option for option in options if option.kind == "borrow"]
        return lending[0] if lending else chosen
    return chosen


def _strike(state: Dice, seat: int, die: int) -> int:
    """What an Artifact adds to the own attack when it is used."""
    found = (ability for ability in state.works(die, "own-attack") if isinstance(ability, Strike))
    return sum(ability.value(state, die, seat) for ability in found)


def _crushing(state: Dice, seat: int, die: int) -> float:
    """What an attack is worth in which a Unit crushes what it can instead of attacking."""
    units = state.units(state.sides[seat].muster)
    if die not in units:
        return 0.0
    ability = crushing(state, die)
    prey = [] if ability is None else ability.prey(state)
    left = [each for each in enemies(state) if each[2] not in prey]
    total = strength(state, seat, [unit for unit in units if unit != die])
    count = len(prey)
    for defense, _, _ in left:
        if defense > total:
            break
        total -= defense
        count += 1
    cleared = CLEARED if count == len(prey) + len(left) else 0.0
    return KILL * count + cleared - glory_of(state, die)


def target(state: Dice, seat: int, options: list[Option]) -> Option:
    """The enemy that falls most easily."""
    order = {die: at for at, (_, _, die) in enumerate(enemies(state))}
    return min(options, key=lambda option: order.get(option.value, len(order)))


def spread(state: Dice, seat: int, options: list[Option]) -> Option:
    """What to recruit or restore, if anything."""

    def worth(option: Option) -> float:
        if option.kind == "restore":
            return restore_worth(state, seat, state.box.cards[option.value])
        if option.kind == "recruit":
            card = state.box.cards[option.value]
            return recruit_worth(state, card, is_guarded(state, card.index))
        return 0.0 if option.kind == "done" else -1.0

    return max(options, key=worth)


def best_die(state: Dice, seat: int, options: list[Option]) -> Option:
    """The die of the dearest card."""

    def worth(option: Option) -> int:
        card = state.card_of(option.value)
        blank = state.corrupted >> card & 1
        return 0 if blank else state.box.cards[card].cost

    return max(options, key=worth)


def bearer(state: Dice, seat: int, options: list[Option]) -> Option:
    """The Unit that scores most."""
    return max(options, key=lambda option: glory_of(state, option.value))
