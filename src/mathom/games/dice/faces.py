"""R2 The faces of dice: what they show, and how data files say it."""

from __future__ import annotations

from typing import Final, Literal, get_args

from mathom.games.dice.language import MOST_BURSTS
from mathom.kernel.forms import FormField, count
from mathom.kernel.language import Compiler
from mathom.kernel.reading import Reader
from mathom.kernel.state import Json
from mathom.kernel.value import Value

NONE: Final = -1
"""Stands for no card, no die, no seat."""
FACES: Final = 6
Use = Literal["single", "both", "either"]
USES: Final[tuple[Use, ...]] = get_args(Use)


class Figures(Value):
    """What a Unit is worth in a fight: what mustering it costs, its attack and its defense."""

    __slots__ = ("attack", "defense", "level")
    __match_args__ = ("level", "attack", "defense")

    def __init__(self, level: int, attack: int, defense: int) -> None:
        self.level: Final = level
        self.attack: Final = attack
        self.defense: Final = defense

    def told(self) -> Json:
        """The same for card lists."""
        return {"level": self.level, "attack": self.attack, "defense": self.defense}


def _figures(reader: Reader) -> Figures:
    """The figures of a Unit, in the field `unit`."""
    table = reader.table("unit")
    found = Figures(table.count("level", 30), table.count("attack", 30), table.count("defense", 30))
    table.end()
    return found


class Face(Value):
    """One face of a die (R2).

    Attributes:
        fellowship, draw: the points it is worth, the dice that it lets one draw.
        reroll, artifact, eye: whether it shows these symbols.
        unit: the Unit on it, an enemy if it is Sauron's.
        enemy: the kind of enemy, or NONE.
        use: whether both of two symbols are used, or either of them.
        bursts: how many marks it has.
    """

    __slots__ = (
        *("fellowship", "draw", "reroll", "artifact", "eye", "unit", "enemy", "use", "bursts"),
    )
    __match_args__ = (
        *("fellowship", "draw", "reroll", "artifact", "eye", "unit", "enemy", "use", "bursts"),
    )

    def __init__(
        self,
        fellowship: int = 0,
        draw: int = 0,
        reroll: bool = False,
        artifact: bool = False,
        eye: bool = False,
        unit: Figures | None = None,
        enemy: int = NONE,
        use: str = "single",
        bursts: int = 0,
    ) -> None:
        self.fellowship: Final = fellowship
        self.draw: Final = draw
        self.reroll: Final = reroll
        self.artifact: Final = artifact
        self.eye: Final = eye
        self.unit: Final = unit
        self.enemy: Final = enemy
        self.use: Final = use
        self.bursts: Final = bursts

    def symbols(self) -> int:
        """How many symbols it shows."""
        icons = (self.fellowship, self.draw, self.reroll, self.artifact, self.eye, self.unit)
        return sum(bool(icon) for icon in icons)

    def told(self, enemies: tuple[str, ...]) -> Json:
        """The same for card lists."""
        return {
            "fellowship": self.fellowship,
            "draw": self.draw,
            "reroll": self.reroll,
            "artifact": self.artifact,
            "eye": self.eye,
            "enemy": None if self.enemy == NONE else enemies[self.enemy],
            "unit": None if self.unit is None else self.unit.told(),
            "use": self.use,
            "bursts": self.bursts,
        }


BLANK: Final = Face()
"""What a die shows that was not rolled."""


def _face(table: Reader, compiler: Compiler) -> Face:
    """The face that a table describes."""
    enemies = compiler.names["enemy"]
    face = Face(
        fellowship=table.count("fellowship", 30) if table.has("fellowship") else 0,
        draw=table.count("draw", 30) if table.has("draw") else 0,
        reroll=table.has("reroll") and table.flag("reroll"),
        artifact=table.has("artifact") and table.flag("artifact"),
        eye=table.has("eye") and table.flag("eye"),
        unit=_figures(table) if table.has("unit") else None,
        enemy=table.one_of("enemy", enemies) if table.has("enemy") else NONE,
        use=table.word("use", USES) if table.has("use") else "single",
        bursts=table.count("bursts", MOST_BURSTS) if table.has("bursts") else 0,
    )
    if face.symbols() != (1 if face.use == "single" else 2):
        raise table.wrong("use", "dice-box-use", {})
    if face.enemy != NONE and face.unit is None:
        raise table.wrong("unit", "field-missing", {})
    table.end()
    return face


def read_faces(reader: Reader, name: str, compiler: Compiler) -> tuple[Face, ...]:
    """The faces of a die in a field."""
    found = tuple(_face(table, compiler) for table in reader.tables(name))
    if len(found) != FACES:
        raise reader.wrong(name, f"must be {FACES}")
    return found


def faces_form(faces: list[Json], compiler: Compiler) -> list[FormField]:
    """The fields of six faces: Sauron's dice show enemies and Eyes, Artifacts' no Units."""
    figures = [count(("unit", name), 30, optional=True) for name in ("level", "attack", "defense")]
    bursts = count(("bursts",), MOST_BURSTS, optional=True)
    if any("enemy" in face or "eye" in face for face in faces):
        kinds = compiler.names["enemy"]
        enemy = FormField(("enemy",), "word", words=kinds, role="enemy", optional=True)
        fields = [FormField(("eye",), "flag", optional=True), enemy, *figures, bursts]
    else:
        artifact = any("artifact" in face for face in faces)
        flags = ("reroll", "artifact") if artifact else ("reroll",)
        fields = [
            *(count((name,), 30, optional=True) for name in ("fellowship", "draw")),
            *(FormField((name,), "flag", optional=True) for name in flags),
            *([] if artifact else figures),
            FormField(("use",), "word", words=USES[1:], optional=True),
            bursts,
        ]
    return [field.under(number) for number in range(FACES) for field in fields]
