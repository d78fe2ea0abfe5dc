"""R7 Phase 2: what is done with rolled dice (R7.8 to R7.10, R7.25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mathom.games.dice.artifacts import ANY, usable, use
from mathom.games.dice.box import KEYWORDS, SEATS
from mathom.games.dice.choices import DieChoice, OpenChoice, about, called
from mathom.games.dice.faces import NONE, Face
from mathom.games.dice.odds import roll_odds
from mathom.games.dice.rolling import Along, draw, roll
from mathom.games.dice.state import DICE, Dice
from mathom.kernel.option import MessageArgs, Option, Refusal

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance

ATTACH = KEYWORDS[0]


class Act(OpenChoice):
    """What to do with the dice, one after the other, until the player is done."""

    __slots__ = ()
    kind = "dice"
    rules = ("R7.8", "R7.9", "R7.25")
    opens_turn = True

    def open(self, state: Dice) -> bool:
        faces, sort_of, shown = state.box.faces, state.box.sort_of, state.faces
        for die in state.sides[self.seat].active:
            if faces[sort_of[die]][shown[die]].fellowship:
                return True
        return len(self.options(state)) > 1

    def options(self, state: Dice) -> list[Option]:
        table = state.option_table
        side = state.sides[self.seat]
        faces, sort_of, shown = state.box.faces, state.box.sort_of, state.faces
        points = fellowship(state, self.seat)
        found: list[Option] = []
        for die in state.distinct(side.active):
            face = faces[sort_of[die]][shown[die]]
            if face.fellowship:
                found.append(table.of("spend", die))
            if face.draw and face.use != "both" and in_bag(state, self.seat):
                found.append(table.of("draw", die))
            if face.reroll:
                found.append(table.of("reroll", die))
                if len(side.active) > 1 and _along(state, die):
                    found.append(table.of("along", die))
            others = points - face.fellowship
            if face.artifact or (face.unit is not None and face.unit.level <= others):
                found.append(table.of("muster", die))
        if state.units(side.muster):
            found += [
                table.of("attach", die)
                for die in state.distinct(state.loose(self.seat))
                if attachable(state, die)
            ]
        return [*found, *usable(state, self.seat, (ANY,)), table.of("done")]

    def refused(self, state: Dice) -> list[Refusal]:
        """Units that cannot be paid, and Artifacts that no Unit could bear."""
        table = state.option_table
        points = fellowship(state, self.seat)
        found: list[Refusal] = []
        for die in state.distinct(state.sides[self.seat].active):
            unit = state.unit(die)
            others = points - state.face_of(die).fellowship
            if unit is not None and unit.level > others:
                told = {**called(state, die), "count": unit.level, "left": others}
                found.append(Refusal(table.of("muster", die), "unaffordable", "R7.8", told))
        if not state.units(state.sides[self.seat].muster):
            for die in state.distinct(state.loose(self.seat)):
                if attachable(state, die):
                    told = called(state, die)
                    found.append(Refusal(table.of("attach", die), "no-unit", "R7.9", told))
        return found

    def detail(self, state: Dice, option: Option) -> MessageArgs:
        """What it costs or brings, and how likely."""
        return details(state, self.seat, option)

    def take(self, state: Dice, option: Option, chance: Chance) -> None:
        if option.kind == "done":
            return
        seat, die = self.seat, option.value
        state.push(Act(seat))
        name = state.box.names["die"][die]
        match option.kind:
            case "spend":
                spend(state, seat, die, chance)
            case "draw":
                state.emit_die("spend-draw", seat, die)
                count = state.face_of(die).draw
                state.move(seat, die, "active", "spent")
                _draw_and_roll(state, seat, count, chance)
            case "reroll":
                state.emit("reroll", seat=SEATS[seat], dice=[name], count=1)
                roll(state, seat, (die,), chance)
            case "along":
                state.push(TakeAlong(seat, die))
            case "muster":
                muster(state, seat, die, chance)
            case "attach":
                state.push(Bear(seat, die))
            case _:
                use(state, seat, die, (ANY,), chance)


def details(state: Dice, seat: int, option: Option) -> MessageArgs:
    """What is worth knowing of an option that names a die of the Active Pool."""
    found = about(state, option)
    if option.kind == "muster":
        unit = state.unit(option.value)
        return found if unit is None else {**found, "level": unit.level}
    if option.kind == "spend":
        return {**found, "fellowship": state.face_of(option.value).fellowship}
    if option.kind == "draw":
        odds = roll_odds(state, seat, (), state.face_of(option.value).draw)
        some = odds["fellowship"][0] if odds["fellowship"] else 0
        return {**found, "chance-fellowship": some, "chance-unit": odds["unit"]}
    return found


def _along(state: Dice, die: int) -> bool:
    return any(isinstance(ability, Along) for ability in state.works(die, "roll"))


def in_bag(state: Dice, seat: int) -> bool:
    """Whether there are dice to draw."""
    side = state.sides[seat]
    return bool(side.bag or side.used)


def attachable(state: Dice, die: int) -> bool:
    """Whether an Artifact is one to attach."""
    return state.box.cards[state.card_of(die)].keyword == ATTACH


def fellowship(state: Dice, seat: int) -> int:
    """The Fellowship that is there, and that the Active Pool shows besides."""
    faces, sort_of, shown = state.box.faces, state.box.sort_of, state.faces
    points = state.fellowship
    for die in state.sides[seat].active:
        points += faces[sort_of[die]][shown[die]].fellowship
    return points


def spend(state: Dice, seat: int, die: int, chance: Chance) -> None:
    """Spend a die for its Fellowship (R7.25); where it shows two symbols for both, draw too."""
    face = state.face_of(die)
    state.emit_die("spend", seat, die, count=face.fellowship)
    state.fellowship += face.fellowship
    state.move(seat, die, "active", "spent")
    if draws_besides(face):
        _draw_and_roll(state, seat, face.draw, chance)


def draws_besides(face: Face) -> bool:
    """Whether a die that is spent for its Fellowship draws, too (R2.6)."""
    return face.use == "both" and face.fellowship > 0 and face.draw > 0


def _draw_and_roll(state: Dice, seat: int, count: int, chance: Chance) -> None:
    """Draw dice and roll them; after Phase 2 they wait for the next turn (R7.23)."""
    if state.phase == DICE:
        drawn = draw(state, seat, count, "active", chance)
        roll(state, seat, tuple(drawn), chance)
    else:
        draw(state, seat, count, "aside", chance)


def pay(state: Dice, seat: int, cost: int, chance: Chance, but: int = NONE) -> None:
    """Pay with the Fellowship that is there, and spend what dice it takes besides, save `but`."""
    if state.fellowship < cost:
        for die in payment(state, seat, cost - state.fellowship, but):
            spend(state, seat, die, chance)
    state.fellowship -= cost


def payment(state: Dice, seat: int, points: int, but: int = NONE) -> list[int]:
    """The dice to be spent for so many points, where the player does not say which; never `but`.

    As little as possible is given besides: dice that show nothing else go before those that could
    draw or be rolled again; then as few points as will do, and as few dice.
    """
    best: dict[int, tuple[int, int, tuple[int, ...]]] = {0: (0, 0, ())}
    for die in state.sides[seat].active:
        face = state.face_of(die)
        if face.fellowship and die != but:
            for sum_, (rich, count, dice) in list(best.items()):
                if sum_ < points:
                    given = (rich + (face.use != "single"), count + 1, (*dice, die))
                    total = sum_ + face.fellowship
                    best[total] = min(best.get(total, given), given)
    enough = [(given[0], total, *given[1:]) for total, given in best.items() if total >= points]
    return list(min(enough)[3])


def muster(state: Dice, seat: int, die: int, chance: Chance) -> None:
    """Put a Unit into the Muster Area for its level (R7.8), or an Artifact for nothing (R7.9)."""
    unit = state.unit(die)
    level = 0 if unit is None else unit.level
    pay(state, seat, level, chance, die)
    state.emit_die("muster", seat, die, count=level)
    state.move(seat, die, "active", "muster")


class TakeAlong(DieChoice):
    """Which other die is rolled again along with this one (R2.9)."""

    __slots__ = ()
    kind = "along"
    rules = ("R2.9",)

    def problem(self, state: Dice) -> str:
        active = state.sides[self.seat].active
        return "" if self.die in active and len(active) > 1 else "dice-agenda-die"

    def options(self, state: Dice) -> list[Option]:
        others = [die for die in state.sides[self.seat].active if die != self.die]
        return [state.option_table.of("with", die) for die in state.distinct(others)]

    def take(self, state: Dice, option: Option, chance: Chance) -> None:
        names = state.box.names["die"]
        both = (self.die, option.value)
        told = [names[die] for die in both]
        state.emit("reroll", seat=SEATS[self.seat], dice=told, count=len(told))
        roll(state, self.seat, both, chance)


class Bear(DieChoice):
    """Which Unit an Artifact is attached to (R4.7)."""

    __slots__ = ()
    kind = "bear"
    rules = ("R4.7", "R7.9")

    def problem(self, state: Dice) -> str:
        return "" if self.die in state.loose(self.seat) else "dice-agenda-die"

    def units(self, state: Dice) -> list[int]:
        """Those that differ."""
        return state.distinct(state.units(state.sides[self.seat].muster))

    def open(self, state: Dice) -> bool:
        return len(self.units(state)) > 1

    def skip(self, state: Dice) -> None:
        for unit in self.units(state):
            self.attach(state, unit)

    def options(self, state: Dice) -> list[Option]:
        return [state.option_table.of("bear", unit) for unit in self.units(state)]

    def take(self, state: Dice, option: Option, chance: Chance) -> None:
        self.attach(state, option.value)

    def attach(self, state: Dice, unit: int) -> None:
        """The Unit bears it from now on."""
        state.bearers[self.die] = unit
        bearer = state.box.cards[state.card_of(unit)].id
        name = state.box.names["die"][unit]
        state.emit_die("attach", self.seat, self.die, unit=name, bearer=bearer)
