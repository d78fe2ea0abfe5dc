"""The language of the cards: abilities, and the numbers and conditions in them.

An ability stands on a card and works `at` a moment. Its conditions and numbers are about bindings:
the `die` whose ability it is, and the `seat` that owns the die.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from mathom.kernel import effects
from mathom.kernel.declaring import count, formed, name, word
from mathom.kernel.effects import Bindings, Expression, Fixed
from mathom.kernel.forms import FormField
from mathom.kernel.language import Language, argument, called, number, text
from mathom.kernel.reading import Reader
from mathom.kernel.state import Json

if TYPE_CHECKING:
    from mathom.games.dice.state import Dice
    from mathom.kernel.chance import Chance
    from mathom.kernel.language import Compiler

Number = Expression[Any, int]

DICE: Final = Language()

MOMENTS: Final = (
    *("roll", "immediate", "mustered", "prepared", "war", "attack", "own-attack", "instead"),
    *("kills", "borrowed", "scored", "ring", "sauron-total", "defense", "destroyed", "corrupt"),
    "any",
)
"""When an ability works: while its die is mustered or prepared, or when something happens."""
MOST_BURSTS: Final = 6


def _bursts(reader: Reader, name: str, compiler: Compiler) -> tuple[int, ...]:
    """Some numbers of bursts; none where an ability needs none."""
    if not reader.has(name):
        return ()
    found = [item for item in reader.items(name) if type(item) is int and 0 < item <= MOST_BURSTS]
    if not found or len(found) != len(reader.items(name)):
        raise reader.wrong(name, "dice-box-bursts", {})
    return tuple(found)


def _bursts_form(found: object, compiler: Compiler) -> list[FormField]:
    return [FormField((), "counts", 1, MOST_BURSTS, optional=True)]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False, eq=False)
class Ability(effects.Effect):
    """What a card can do.

    Attributes:
        id: its name, by which a message tells it.
        at: one of the `moments` that its kind of ability knows.
        bursts: it works on faces with exactly one of these numbers of bursts (R2.5, R14.5); on
            any face if there are none.
    """

    moments: ClassVar[tuple[str, ...]] = ()
    id: str = text()
    at: str = word(MOMENTS)
    bursts: tuple[int, ...] = formed(argument(_bursts), _bursts_form)

    def read(self, reader: Reader, compiler: Compiler) -> None:
        super().read(reader, compiler)
        if self.at not in self.moments:
            raise reader.wrong("at", f"must be one of {', '.join(self.moments)}")
        self.names = compiler.names

    def resolve(self, state: Dice, bindings: Bindings, chance: Chance) -> None:
        """What lasts works already."""

    def figures(self) -> dict[str, int | str | list[str]]:
        """What its message tells of it."""
        return {}

    def record(self) -> Json:
        """What card lists tell of it."""
        bursts = list(self.bursts)
        return {"id": self.id, "at": self.at, "bursts": bursts, "figures": self.figures()}


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False, eq=False)
class Counted(Ability):
    """An ability with a number."""

    n: Number = number()

    def value(self, state: Dice, die: int, seat: int) -> int:
        """The number as things are for a die of a seat."""
        if isinstance(self.n, Fixed) and self.when is None:
            fixed: int = self.n.value
            return fixed
        bindings = Bindings(die=die, seat=seat)
        return self.n.of(state, bindings) if self.holds(state, bindings) else 0

    def figures(self) -> dict[str, int | str | list[str]]:
        """The number, and what it is else; then what the condition is about."""
        return {**_figures(self.n), **_about(self.when, self.names)}


def _figures(number: Number) -> dict[str, int | str | list[str]]:
    if isinstance(number, Either):
        return {"n": number.otherwise, "more": number.then, **_about(number.test, number.names)}
    return {"n": number.value} if isinstance(number, Fixed) else {}


def _about(
    condition: Expression[Any, bool] | None, names: Mapping[str, tuple[str, ...]]
) -> dict[str, int | str | list[str]]:
    if isinstance(condition, Facing):
        return {"enemies": [names["enemy"][n] for n in condition.enemies]}
    return (
        {"cards": [names["card"][n] for n in condition.cards]} if isinstance(condition, On) else {}
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class LocationEffect(effects.Effect):
    """What a Location has happen when it is reached, or for each Eye that is not ignored.

    Attributes:
        do: its kind.
    """

    def read(self, reader: Reader, compiler: Compiler) -> None:
        super().read(reader, compiler)
        self.do = reader.text("do")
        self.names = compiler.names

    def record(self) -> Json:
        """What card lists tell of it: its kind, and the arguments of the message of that kind."""
        return {"do": self.do, "figures": self.figures()}

    def figures(self) -> dict[str, int | str | list[str]]:
        """Those arguments."""
        return {}


@dataclass(init=False, eq=False)
class Become(LocationEffect):
    """An Eye is a Unit there (R8.19)."""

    enemy: int = name("enemy")
    level: int = count(30)
    attack: int = count(30)
    defense: int = count(30)

    def resolve(self, state: Dice, bindings: Bindings, chance: Chance) -> None:
        """It is one for as long as it lies there."""

    def figures(self) -> dict[str, int | str | list[str]]:
        figures = {"level": self.level, "attack": self.attack, "defense": self.defense}
        return {"enemy": self.names["enemy"][self.enemy], **figures}


# Numbers and conditions.


class Either(Expression["Dice", int]):
    """One of two figures, as a condition holds or not: `if`, `then` and `else`."""

    def __init__(self, table: Reader, compiler: Compiler) -> None:
        self.test: Final = compiler.condition(table, "if")
        self.then: Final = table.count("then", 30)
        self.otherwise: Final = table.count("else", 30)
        self.names: Final = compiler.names

    def of(self, state: Dice, bindings: Bindings) -> int:
        return self.then if self.test.of(state, bindings) else self.otherwise


class Facing(Expression["Dice", bool]):
    """Whether Sauron shows one of some kinds of enemies in his Muster Area (R7.13)."""

    def __init__(self, table: Reader, compiler: Compiler) -> None:
        self.enemies: Final = tuple(table.some_of("facing", compiler.names["enemy"]))

    def of(self, state: Dice, bindings: Bindings) -> bool:
        facing = state.facing()
        return any(facing >> enemy & 1 for enemy in self.enemies)


class On(Expression["Dice", bool]):
    """Whether the die of the ability is attached to a Unit of one of some cards."""

    def __init__(self, table: Reader, compiler: Compiler) -> None:
        self.cards: Final = tuple(table.some_of("on", compiler.names["card"]))

    def of(self, state: Dice, bindings: Bindings) -> bool:
        bearer = state.bearers[bindings["die"]]
        return bearer >= 0 and state.card_of(bearer) in self.cards


DICE.numbers.forms["if"] = Either
DICE.conditions.forms["facing"] = Facing
DICE.conditions.forms["on"] = On
DICE.roles.update({"facing": "enemy", "on": "card"})


@DICE.numbers.form("per-player", each=called("per-player", count(30)))
def per_player(state: Dice, bindings: Bindings, each: int) -> int:
    """So many for each player."""
    return each * state.players


@DICE.numbers.form("lent-with")
def lent_with(state: Dice, bindings: Bindings) -> int:
    """The other Units that are lent together with the die, those that crush among them (R14.41)."""
    seat = bindings["seat"]
    sent = 0 if state.war is None else state.war.sent[seat]
    return max(0, len(state.units(state.sides[seat].prepared)) - 1) + sent


@DICE.conditions.form("lent")
def lent(state: Dice, bindings: Bindings) -> bool:
    """Whether the die attacks for another player."""
    return bindings["die"] in state.sides[bindings["seat"]].prepared


@DICE.conditions.form("burst")
def burst(state: Dice, bindings: Bindings) -> bool:
    """Whether the die shows bursts."""
    return state.face_of(bindings["die"]).bursts > 0


@DICE.conditions.form("growing")
def growing(state: Dice, bindings: Bindings) -> bool:
    """Whether enemy cards send dice on the way (R11.6)."""
    return state.settings.growing
