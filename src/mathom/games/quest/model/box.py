"""The box: every component of Quest, what follows from them, and the options that name them.

Cards of one face share a number and say how many copies there are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.quest.constants import (
    ACTS,
    COMMANDS,
    FOE_DECKS,
    HAVEN_DECK,
    NAMES,
    OPTION_KINDS,
    PARTS,
    SEATS,
    WINDOWS,
)
from mathom.games.quest.model import board, decks
from mathom.kernel import components, fields
from mathom.kernel.components import Files, copies_of, decks_of
from mathom.kernel.effects import BindingsField, EffectField, ScriptField
from mathom.kernel.fields import MOST, Field, Flag, Maybe, Name, Names, Number, Numbers

if TYPE_CHECKING:
    from mathom.kernel.language import Language


CARD_FILES: Final[dict[str, dict[str, object]]] = {
    "heroes.toml": {"deck": -1},
    "skills.toml": {"owner": -1, "deck": -1},
    "combat.toml": {"owner": -1, "icons": ()},
}
"""The files of the cards of combat, and what the cards of each do not have."""


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

    def __init__(self, files: Files, language: Language, endings: tuple[str, ...]) -> None:
        """Declare and read the components; cards are written in `language`.

        `endings` are how a combat can end.
        """
        self.decks: Final = (HAVEN_DECK, *files.words(["board.toml"], "region", "deck"))
        names = {**NAMES, "deck": self.decks, "ending": endings}
        super().__init__(files, names, language)
        figures = self.figures = self.read_part(board.Figures, "board.toml", "figures")
        names["space"] = _numbers(figures.plot_spaces)
        names["level"] = _numbers(figures.levels)
        names["stage"] = _numbers(len(figures.stages))
        names["story-space"] = _numbers(figures.finale)
        names["track-space"] = _numbers(max(len(track) for track in figures.tracks))
        declare = self.declare
        piles = declare("pile", board.TokenPile, "board.toml", listed=False)
        self.regions: Final = declare("region", board.Region, "board.toml", listed=False)
        self.locations: Final = declare("location", board.Location, "locations.toml")
        self.paths: Final = declare("path", board.Path, "paths.toml")
        self.sheets: Final = declare("hero", board.Sheet, "heroes.toml")
        self.cards: Final = declare("card", decks.Card, CARD_FILES)
        monsters = {"foes.toml": {"stage": 0, "starts": (), "powers": ()}}
        self.monsters: Final = declare("monster", board.Foe, monsters)
        self.blank: Final = len(self.monsters)
        self.minions: Final = declare("minion", board.Foe, "foes.toml", self.blank)
        self.foes: Final = self.monsters + self.minions
        self.plots: Final = declare("plot", decks.Plot, "plots.toml")
        self.shadows: Final = declare("shadow", decks.Shadow, "shadows.toml")
        self.events: Final = declare("event", decks.Event, "events.toml")
        encounters = {f"encounters-{id}.toml": {"deck": at} for at, id in enumerate(self.decks)}
        self.encounters: Final = declare("encounter", decks.Encounter, encounters)
        self.corruption: Final = declare("corruption", decks.Corruption, "corruption.toml")
        self.perils: Final = declare("peril", decks.Peril, "perils.toml")
        self.quests: Final = declare("quest", decks.QuestCard, "quests.toml")
        self.missions: Final = declare("mission", decks.Mission, "missions.toml")
        self.characters: Final = declare("character", decks.Character, "characters.toml")
        self.items: Final = declare("item", decks.Item, "items.toml")
        names["foe"] = names["monster"] + names["minion"]
        names["face"] = (*names["monster"], "blank")
        self.read()
        self.scripts: Final = tuple(self.compiler.scripts)
        self.effects: Final = tuple(self.compiler.effects)
        self.piles: Final = names["pile"]
        self.pile_tokens: Final = tuple(pile.faces() for pile in piles)
        names["token"] = _numbers(sum(len(faces) for faces in self.pile_tokens), first=0)
        names["label"] = tuple(self.compiler.labels)
        self.fields.update(frame_fields(self))
        self.options: Final = self.add_kinds(OPTION_KINDS)
        self.act: Final = {kind: self.option_table.add(kind) for kind in ACTS}

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
        self.hero_decks: Final = decks_of(self.cards, len(self.sheets), lambda card: card.owner)
        self.foe_decks: Final = decks_of(self.cards, len(FOE_DECKS), lambda card: card.deck)
        self.skills: Final = copies_of(
            card for card in self.cards if card.owner < 0 and card.deck < 0
        )
        self.plot_deck: Final = copies_of(plot for plot in self.plots if not plot.starting)
        self.starting_plots: Final = tuple(plot.index for plot in self.plots if plot.starting)
        self.shadow_deck: Final = copies_of(self.shadows)
        sort = self.sort
        self.event_decks: Final = sort("event", "stage", self.events, lambda it: it.stage - 1)
        self.encounter_decks: Final = sort("encounter", "deck", self.encounters, lambda it: it.deck)


def frame_fields(box: Box) -> dict[str, Field]:
    """How each attribute of a frame is written: a name means the same in every frame."""
    names = box.names
    counts = ("from_hand", "at", "to_pool", "keep", "musters", "number")
    return {
        **fields.frame_fields(names, counts, Maybe),
        **{name: ScriptField(box.scripts) for name in ("script", "on_win")},
        "effect": EffectField(box.effects),
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
        **{name: Name(SEATS) for name in ("seat", "whom")},
        "window": Name(WINDOWS),
        "part": Name(PARTS),
        "kinds": Names(COMMANDS),
        "count": Field(),
        "space": Field(),
        "numbers": Numbers(),
        "favor": Number(-MOST, MOST),
        **{name: Names(names["item"]) for name in ("given", "asked")},
        **{name: Names(names["encounter"]) for name in ("errands", "wanted")},
        **{name: Flag() for name in ("goes_on", "won", "second")},
    }


def _numbers(last: int, first: int = 1) -> tuple[str, ...]:
    """The ids of what is only numbered."""
    return tuple(str(number) for number in range(first, last + 1))


def _distances(locations: list[board.Location], start: int) -> tuple[int, ...]:
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
