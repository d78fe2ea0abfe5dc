"""What is in the box: dice, cards, enemies and locations, as immutable values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

from mathom.games.dice.faces import BLANK, FACES, NONE, Face, Figures, faces_form, read_faces
from mathom.games.dice.language import Ability, Become, LocationEffect
from mathom.kernel import components, declaring
from mathom.kernel.components import Component, Files
from mathom.kernel.effects import BindingsField, EffectField, Script, ScriptField
from mathom.kernel.fields import frame_fields
from mathom.kernel.language import Compiler, Language, argument, called, script
from mathom.kernel.reading import Reader
from mathom.kernel.state import Json

SEATS: Final = ("player-1", "player-2", "player-3", "player-4")
ROWS: Final = ("1", "2", "3", "4")
CARD_FILES: Final = {"basic.toml": "basic", "units.toml": "unit", "artifacts.toml": "artifact"}
COUNTS: Final = ("count", "passed")
"""The attributes of frames that are whole numbers."""
MOST_GLORY: Final = 60
"""The most Glory that is given up at once."""
Keyword = Literal["attach", "immediate", "use"]
KEYWORDS: Final[tuple[Keyword, ...]] = get_args(Keyword)
Source = Literal["seed", "derived", "public", "partly", "reconstructed", "custom"]
ORIGINS: Final[tuple[Source, ...]] = get_args(Source)
"""Where a figure comes from: the rule book, counting, a public page, in part or not at all, or from
an owner of the game."""


def _sources(reader: Reader, name: str, compiler: Compiler) -> dict[str, Source]:
    """Which fields, or abilities, come from elsewhere than the record as a whole."""
    if not reader.has(name):
        return {}
    table = reader.table(name)
    found: dict[str, Source] = {}
    for field in table.names():
        found[field] = table.word(field, ORIGINS)  # type: ignore[assignment]
    table.end()
    return found


def _sourced() -> Any:  # noqa: ANN401, a declaration
    return declaring.told(argument(_sources), write=lambda found: dict(found))


@dataclass(eq=False, init=False, repr=False)
class Sort(Component):
    """A sort of dice: how many there are, and their faces.

    Attributes:
        dice: their numbers.
        cards: the cards that they can belong to.
    """

    count: int = declaring.count(60, 1)
    faces: tuple[Face, ...] = declaring.formed(argument(read_faces), faces_form)
    sources: dict[str, Source] = _sourced()
    dice: tuple[int, ...] = declaring.derived(())
    cards: tuple[int, ...] = declaring.derived(())

    def role(self) -> str:
        return "dice"

    def origin(self, path: Sequence[str | int], record: Json) -> str:
        """Each face has an origin of its own."""
        return f"face-{int(path[1]) + 1}" if path[0] == "faces" else super().origin(path, record)

    def face_sources(self) -> dict[str, str]:
        """Where each face comes from."""
        faces = [f"face-{number + 1}" for number in range(FACES)]
        return {face: self.sources.get(face, self.source) for face in faces}


@dataclass(eq=False, init=False, repr=False)
class Card(Component):
    """A Fellowship card: a basic card, a Unit card or an Artifact.

    Attributes:
        sort: its dice.
        keyword: how an Artifact is used; empty for other cards.
        wilds: how many dice lie on it when it comes into the game.
        start: how many each player has from the beginning.
        works: for each face its abilities by moment.
    """

    kind: str = declaring.told(declaring.word(("basic", "unit", "artifact")), "type")
    sort: int = called("dice", declaring.name("dice"))
    keyword: str = declaring.optional(declaring.word(KEYWORDS), "")
    cost: int = declaring.count(30)
    glory: int = declaring.optional(declaring.count(30), 0)
    wilds: int = declaring.count(60)
    start: int = declaring.optional(declaring.count(60), 0)
    incorruptible: bool = declaring.optional(declaring.flag(), False)
    script: Script = called("abilities", script())
    sources: dict[str, Source] = _sourced()
    works: tuple[dict[str, tuple[Ability, ...]], ...] = declaring.derived(())

    def complete(self, record: Reader, box: Box) -> None:
        """Its abilities, face by face."""
        abilities = self.abilities()
        if len(abilities) < len(self.script.effects):
            raise record.wrong("abilities", "must be abilities of cards")
        if (self.kind == "artifact") != (self.keyword != ""):
            raise record.wrong("keyword", "dice-box-keyword", {})
        sort = box.sorts[self.sort]
        sort.cards = (*sort.cards, self.index)
        if self.wilds > sort.count:
            raise record.wrong("wilds", "dice-box-wilds", {})
        self.works = tuple(
            {
                moment: tuple(it for it in working if it.at == moment)
                for moment in {it.at for it in working}
            }
            for face in sort.faces
            for working in [self._working(abilities, face)]
        )

    def origin(self, path: Sequence[str | int], record: Json) -> str:
        """Each ability has an origin of its own."""
        if path[0] == "abilities":
            return str(record["abilities"][path[1]]["id"])
        return super().origin(path, record)

    def _working(self, abilities: list[Ability], face: Face) -> list[Ability]:
        """The abilities that a face opens (R2.5); those of an Artifact need its icon (R4.7)."""
        if self.kind == "artifact" and not face.artifact:
            return []
        return [it for it in abilities if not it.bursts or face.bursts in it.bursts]

    def abilities(self) -> list[Ability]:
        """What it can do."""
        return [effect for effect in self.script.effects if isinstance(effect, Ability)]

    def record(self, box: components.Box) -> Json:
        """What it declares, its abilities, and the faces of its dice."""
        assert isinstance(box, Box)
        told = super().record(box)
        sources, source = told.pop("sources"), told.pop("source")
        return {
            **told,
            "abilities": [ability.record() for ability in self.abilities()],
            "faces": box.told_faces(self.sort),
            "sources": {**box.sorts[self.sort].face_sources(), **sources},
            "source": source,
        }


@dataclass(eq=False, init=False, repr=False)
class Enemy(Component):
    """A kind of enemy."""


@dataclass(eq=False, init=False, repr=False)
class EnemySet(Component):
    """An enemy card with its dice; the later ones are stronger (R8.21)."""

    sort: int = called("dice", declaring.name("dice"))

    def role(self) -> str:
        return "enemy-set"

    def record(self, box: components.Box) -> Json:
        """What it declares, and the faces of its dice."""
        assert isinstance(box, Box)
        told = super().record(box)
        source = told.pop("source")
        sort = box.sorts[self.sort]
        faces = box.told_faces(self.sort)
        told |= {"count": sort.count, "faces": faces, "sources": sort.face_sources()}
        return {**told, "source": source}


@dataclass(eq=False, init=False, repr=False)
class Location(Component):
    """A location: what is done on reaching it, and what an Eye does there.

    Attributes:
        become: the Unit that Eyes are there (R8.19), or None; with its kind.
    """

    enter: Script = script()
    eye: Script = script()
    sources: dict[str, Source] = _sourced()
    become: Figures | None = declaring.derived(None)
    enemy: int = declaring.derived(NONE)

    def complete(self, record: Reader, box: Box) -> None:
        """Whether Eyes are Units there."""
        for effect in self.eye.effects:
            if isinstance(effect, Become):
                self.become = Figures(effect.level, effect.attack, effect.defense)
                self.enemy = effect.enemy

    def record(self, box: components.Box) -> Json:
        """What it declares, and what it does, told by messages."""
        told = super().record(box)
        sources, source = told.pop("sources"), told.pop("source")
        for name, part in (("enter", self.enter), ("eye", self.eye)):
            told[name] = [
                effect.record() for effect in part.effects if isinstance(effect, LocationEffect)
            ]
        return {**told, "sources": sources, "source": source}


class Numbers:
    """The numbers of the rule book.

    Attributes:
        draw: how many dice are drawn in a turn (R7.4).
        borrowed: the Glory of a Unit that was borrowed (R7.17).
        limits: the corrupted cards that lose the game, for two players and more (R8.13).
        coop: the Glory to begin with in the full co-op game, by how hard it is (R11.4).
    """

    def __init__(self, table: Reader) -> None:
        self.draw: Final = table.count("draw", 30, 1)
        self.borrowed: Final = table.count("borrowed", 30)
        self.limits: Final = table.counts("limits", len(SEATS) - 1, 30)
        coop = table.table("coop")
        self.coop: Final = {level: coop.count(level, 30, 1) for level in coop.names()}
        if min(self.limits) == 0:
            raise table.wrong("limits", "must be 1 or more")
        table.end()


DIE_OPTIONS: Final = (
    *("spend", "draw", "reroll", "along", "with", "muster", "attach", "bear", "use", "discard"),
    *("target", "defend", "follow", "fetch", "take", "dazzle", "crush", "keep"),
)
"""The kinds of options that name a die."""


class Box(components.Box):
    """Every component of the game, and the options that name them.

    Attributes:
        sort_of: the sort of each die.
        faces: for each sort of dice nothing, for dice that were not rolled, and its six faces.
        looks: for each sort of dice a number for each face, which equal faces share.
        artifact_dice: the dice of Artifacts.
        set_of: by sort of dice the enemy card.
    """

    def __init__(self, files: Files, language: Language) -> None:
        """Read the components, which may refer to what is in the box already."""
        super().__init__(files, {"seat": SEATS, "row": ROWS}, language)
        self.numbers: Final = Numbers(files.file("board.toml").table("figures"))
        self.enemies: Final = self.declare("enemy", Enemy, "enemies.toml", listed=False)
        self.sorts: Final = self.declare("dice", Sort, "dice.toml", listed=False)
        self.cards: Final = self.declare(
            "card", Card, {file: {"kind": kind} for file, kind in CARD_FILES.items()}
        )
        self.sets: Final = self.declare("enemy-set", EnemySet, "enemies.toml")
        self.locations: Final = self.declare("location", Location, "locations.toml")
        self.read()
        self.sort_of: Final[list[int]] = []
        ids: list[str] = []
        for sort in self.sorts:
            sort.dice = tuple(range(len(ids), len(ids) + sort.count))
            ids.extend(f"{sort.id}-{number + 1}" for number in range(sort.count))
            self.sort_of.extend([sort.index] * sort.count)
        self.names["die"] = tuple(ids)
        self.names["amount"] = tuple(str(n + 1) for n in range(MOST_GLORY))
        self.faces: Final = [(BLANK, *sort.faces) for sort in self.sorts]
        artifacts = {card.sort for card in self.cards if card.kind == "artifact"}
        self.looks: Final = [
            [sort * (FACES + 1) + faces.index(face) for face in faces]
            for sort, faces in enumerate(self.faces)
        ]
        self.artifact_dice: Final = tuple(
            die for die, sort in enumerate(self.sort_of) if sort in artifacts
        )
        self.set_of: Final = {each.sort: each.index for each in self.sets}
        self.fields.update(frame_fields(self.names, COUNTS))
        self.fields["effect"] = EffectField(self.compiler.effects)
        self.fields["bindings"] = BindingsField({})  # Locations are about nobody.
        self.fields["script"] = ScriptField(self.compiler.scripts)
        table = self.option_table
        for kind in DIE_OPTIONS:
            self.add_options(kind, "die")
        for kind in ("recruit", "restore", "corrupt", "place"):
            self.add_options(kind, "card")
        self.add_options("borrow", "seat")
        self.add_options("glory", "amount")
        for kind in ("attack", "prepare", "ring", "stop", "done", "pass"):
            table.add(kind)

    def told_faces(self, sort: int) -> list[Json]:
        """The faces of a sort of dice, for card lists."""
        return [face.told(self.names["enemy"]) for face in self.sorts[sort].faces]

    def sided(self, kind: str) -> list[tuple[int, ...]]:
        """The cards of a kind, those that share their dice together: one of each is in a game."""
        shared = [sort.cards for sort in self.sorts if sort.cards]
        return [cards for cards in shared if self.cards[cards[0]].kind == kind]
