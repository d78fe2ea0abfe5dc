"""The box: every component of Quest, what follows from them, and the options that name them.

Cards of one face share a number and say how many copies there are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from mathom.games.quest.constants import (
    ACTS,
    COMMANDS,
    FOE_DECKS,
    OPTION_KINDS,
    PARTS,
    SEATS,
    WINDOWS,
)
from mathom.games.quest.model import board, decks
from mathom.kernel import components
from mathom.kernel.components import Files, read_components
from mathom.kernel.effects import BindingsField, EffectField, ScriptField
from mathom.kernel.fields import MOST, Field, Flag, Maybe, Name, Names, Number, Numbers
from mathom.kernel.reading import Reader

if TYPE_CHECKING:
    from mathom.games.quest.cards.language import Condition
    from mathom.games.quest.combat.abilities import Ability
    from mathom.kernel.effects import Effect, Script
    from mathom.kernel.language import Compiler

Kind = TypeVar("Kind")

FILES: Final = {
    "region": "board.toml",
    "pile": "board.toml",
    "location": "locations.toml",
    "hero": "heroes.toml",
    "monster": "foes.toml",
    "minion": "foes.toml",
    "plot": "plots.toml",
    "shadow": "shadows.toml",
    "corruption": "corruption.toml",
    "peril": "perils.toml",
    "quest": "quests.toml",
    "mission": "missions.toml",
    "event": "events.toml",
    "character": "characters.toml",
    "item": "items.toml",
}
"""The file of the components of each role."""
CARD_FILES: Final = ("heroes.toml", "skills.toml", "combat.toml")
"""The files of the cards of combat."""


class Box(components.Box):
    """Every component of the game, what follows from them, and the options that name them.

    Attributes:
        decks, piles: ids of the encounter decks and the token piles.
        pile_tokens: the faces of each pile's monster tokens: monsters, and `blank`.
        blank: the face of a token without a monster; also the first minion among the foes.
        monsters, minions: the foes of each kind; minion m is the foe `blank + m`.
        scripts, effects: of all cards, in the order of their numbers.
        distance: how many steps lie between two locations.
        paths_from: the paths from each location, those included that need an item.
        strongholds, havens: these locations.
        hero_decks, foe_decks, skills, plot_deck, shadow_deck, event_decks, encounter_decks: the
            cards with which each deck begins, copies and all.
        starting_plots: the plots of which the game begins with one.
        types: the type of each combat card.
        options, act: every option of a kind, and those that name nothing.
    """

    def __init__(
        self,
        files: Files,
        names: dict[str, tuple[str, ...]],
        ability: Callable[[Reader, str], Ability],
        compiler: Compiler,
    ) -> None:
        """Read the components, which may refer to what is in the box already.

        `names` has all ids but those that only the components tell; `ability` reads that of a
        record of a role.
        """
        super().__init__(files, names)
        self.ability: Final = ability
        self.compiler: Final = compiler
        self.figures: Final = board.Figures(files.file("board.toml").table("figures"))
        self.decks: Final = names["deck"]
        self.piles: Final = names["pile"]
        self.pile_tokens: Final = tuple(p.faces for p in self._read(files, "pile", board.TokenPile))
        self.regions: Final = self._read(files, "region", board.Region)
        self.paths: Final = read_components(files.records("paths.toml", "path"), board.Path, self)
        self.locations: Final = self._read(files, "location", board.Location)
        monsters = files.records("foes.toml", "monster")
        minions = files.records("foes.toml", "minion")
        self.monsters: Final = read_components(monsters, partial(board.Foe, minion=False), self)
        self.blank: Final = len(self.monsters)
        self.minions: Final = read_components(
            minions, partial(board.Foe, minion=True), self, self.blank
        )
        self.foes: Final = self.monsters + self.minions
        cards: list[decks.Card] = []
        for file in CARD_FILES:
            records = files.records(file, "card")
            cards += read_components(records, partial(decks.Card, file=file), self, len(cards))
        self.cards: Final = tuple(cards)
        self.plots: Final = self._read(files, "plot", decks.Plot)
        self.shadows: Final = self._read(files, "shadow", decks.Shadow)
        self.corruption: Final = self._read(files, "corruption", decks.Corruption)
        self.perils: Final = self._read(files, "peril", decks.Peril)
        encounters: list[decks.Encounter] = []
        for number, deck in enumerate(self.decks):
            records = files.records(f"encounters-{deck}.toml", "encounter")
            kind = partial(decks.Encounter, deck=number)
            encounters += read_components(records, kind, self, len(encounters))
        self.encounters: Final = tuple(encounters)
        self.quests: Final = self._read(files, "quest", decks.QuestCard)
        self.sheets: Final = self._read(files, "hero", board.Sheet)
        self.missions: Final = self._read(files, "mission", decks.Mission)
        self.events: Final = self._read(files, "event", decks.Event)
        self.characters: Final = self._read(files, "character", decks.Character)
        self.items: Final = self._read(files, "item", decks.Item)
        self.scripts: Final = tuple(compiler.scripts)
        self.effects: Final = tuple(compiler.effects)

        self.types: Final = tuple(card.type for card in self.cards)
        self.distance: Final = tuple(
            _distances(self.locations, start) for start in range(len(self.locations))
        )
        self.paths_from: Final = tuple(
            tuple(path for path in self.paths if location.index in path.ends)
            for location in self.locations
        )
        self.strongholds: Final = tuple(p.index for p in self.locations if p.stronghold)
        self.havens: Final = tuple(p.index for p in self.locations if p.haven)
        self.hero_decks: Final = tuple(
            _copies(card for card in cards if card.owner == sheet.index) for sheet in self.sheets
        )
        self.foe_decks: Final = tuple(
            _copies(card for card in cards if card.deck == deck) for deck in range(len(FOE_DECKS))
        )
        self.skills: Final = _copies(card for card in cards if card.owner < 0 and card.deck < 0)
        self.plot_deck: Final = _copies(plot for plot in self.plots if not plot.starting)
        self.starting_plots: Final = tuple(plot.index for plot in self.plots if plot.starting)
        self.shadow_deck: Final = _copies(self.shadows)
        self.event_decks: Final = tuple(
            tuple(event.index for event in self.events if event.stage == stage)
            for stage in range(1, len(self.figures.stages) + 1)
        )
        self.encounter_decks: Final = tuple(
            tuple(card.index for card in encounters if card.deck == deck)
            for deck in range(len(self.decks))
        )
        figures = self.figures
        tokens = sum(len(faces) for faces in self.pile_tokens)
        names["path"] = tuple(path.id for path in self.paths)
        names["token"] = tuple(str(number) for number in range(1 + tokens))
        for role, most in (
            ("space", figures.plot_spaces),
            ("level", figures.levels),
            ("stage", len(figures.stages)),
            ("story-space", figures.finale),
            ("track-space", max(len(track) for track in figures.tracks)),
        ):
            names[role] = tuple(str(number + 1) for number in range(most))
        self.fields.update(frame_fields(names, self.scripts, self.effects))
        self.options: Final = {kind: self.add_options(kind, role) for kind, role in OPTION_KINDS}
        self.act: Final = {kind: self.option_table.add(kind) for kind in ACTS}

    def _read(
        self, files: Files, role: str, kind: Callable[[int, Reader, Box], Kind]
    ) -> tuple[Kind, ...]:
        return read_components(files.records(FILES[role], role), kind, self)

    def script(self, role: str, record: Reader, field: str) -> Script:
        """The script in a field of a component's record, for its constructor."""
        return self.compiler.script(record, field, f"{role}/{record.text('id')}/{field}")

    def condition(self, record: Reader, field: str) -> Condition | None:
        """The condition in a field, if there is one."""
        return self.compiler.condition(record, field) if record.has(field) else None


def frame_fields(
    names: dict[str, tuple[str, ...]], scripts: tuple[Script, ...], effects: tuple[Effect, ...]
) -> dict[str, Field]:
    """How each attribute of a frame is written: a name means the same in every frame."""
    fields: dict[str, Field] = {
        "script": ScriptField(scripts),
        "on_win": ScriptField(scripts),
        "effect": EffectField(effects),
        "bindings": BindingsField(
            {
                "hero": Name(SEATS),
                "target": Name(SEATS),
                "pick": Field(),
                "foe": Field(),
                "left": Number(-MOST, MOST),
            },
            stored_as="cast",
        ),
        "seat": Name(SEATS),
        "whom": Name(SEATS),
        "window": Name(WINDOWS),
        "part": Name(PARTS),
        "kinds": Names(COMMANDS),
        "numbers": Numbers(),
        "favor": Number(-MOST, MOST),
        "given": Names(names["item"]),
        "asked": Names(names["item"]),
        "errands": Names(names["encounter"]),
        "wanted": Names(names["encounter"]),
    }
    for name in ("from_hand", "count", "at", "space", "to_pool", "keep", "musters", "number"):
        fields[name] = Field()
    for name in ("goes_on", "won", "second"):
        fields[name] = Flag()
    for role in (
        *("location", "path", "foe", "minion", "pile", "token", "card", "plot", "shadow", "peril"),
        *("corruption", "encounter", "event", "item", "quest", "marker", "track"),
        "attribute",
    ):
        fields[role] = Maybe(names[role])
    for role in ("location", "minion", "card", "peril", "encounter", "event"):
        fields[f"{role}s"] = Names(names[role])
    return fields


def _copies(cards: Iterable[decks.Card | decks.Plot | decks.Shadow]) -> tuple[int, ...]:
    return tuple(card.index for card in cards for _ in range(card.copies))


def _distances(locations: tuple[board.Location, ...], start: int) -> tuple[int, ...]:
    """How many steps each location is from `start`; -1 for one that no path leads to."""
    steps = [-1] * len(locations)
    steps[start] = 0
    reached = [start]
    for location in reached:
        for end in locations[location].near:
            if steps[end] < 0:
                steps[end] = steps[location] + 1
                reached.append(end)
    return tuple(steps)
