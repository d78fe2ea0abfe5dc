"""Fills the box from the data files, once, and refuses what cannot be."""

from __future__ import annotations

from functools import partial
from importlib.resources.abc import Traversable

from mathom.games.quest.cards.registry import QUEST
from mathom.games.quest.combat.abilities import read_ability
from mathom.games.quest.combat.language import COMBAT
from mathom.games.quest.combat.state import ENDINGS
from mathom.games.quest.constants import (
    ATTRIBUTES,
    FOE_DECKS,
    HAVEN_DECK,
    ICONS,
    LABELS,
    MARKERS,
    MOST_COUNTED,
    SEATS,
    TRACKS,
    TYPES,
    WINDOWS,
)
from mathom.games.quest.model.box import CARD_FILES, FILES, Box
from mathom.kernel.components import Files, read_ids
from mathom.kernel.language import Compiler


def load_box(folder: Traversable) -> Box:
    """The box that the data files of a folder describe.

    Raises:
        BadData: a file is missing or wrong; the sentence names file, record and field.
    """
    files = Files(folder)
    box = read_box(files)
    found: set[str] = set()
    for record, path in zip(files.records("paths.toml", "path"), box.paths, strict=True):
        if path.id in found:
            raise record.wrong("ends", "are joined by a path already")
        found.add(path.id)
    places = files.file("locations.toml")
    for record, location in zip(places.tables("location"), box.locations, strict=True):
        if not location.near:
            raise record.wrong("id", "must be at the end of some path")
        if box.distance[0][location.index] < 0:
            raise places.wrong("location", f"must not cut off {location.id!r} from the others")
    if len({mission.sauron for mission in box.missions}) < 2:
        raise files.file("missions.toml").wrong("mission", "must have some of each side")
    files.end()
    return box


def read_box(files: Files) -> Box:
    """The box of these files, whatever its map and its decks are like."""
    names = _read_names(files)
    ability = partial(read_ability, compiler=Compiler(COMBAT, names))
    return Box(files, names, ability, Compiler(QUEST, names))


def _read_names(files: Files) -> dict[str, tuple[str, ...]]:
    """The ids of components, and of what else the rules number, by role."""
    names: dict[str, tuple[str, ...]] = {
        "seat": SEATS,
        "attribute": ATTRIBUTES,
        "icon": ICONS,
        "marker": MARKERS,
        "track": TRACKS,
        "type": TYPES,
        "window": WINDOWS,
        "foe-deck": FOE_DECKS,
        "ending": ENDINGS,
        "label": LABELS,
        "count": tuple(str(number) for number in range(MOST_COUNTED + 1)),
    }
    for role, file in FILES.items():
        names[role] = read_ids(files.records(file, role))
    regions = files.records("board.toml", "region")
    names["deck"] = (HAVEN_DECK, *dict.fromkeys(region.text("deck") for region in regions))
    names["card"] = read_ids(card for file in CARD_FILES for card in files.records(file, "card"))
    names["encounter"] = read_ids(
        card
        for deck in names["deck"]
        for card in files.records(f"encounters-{deck}.toml", "encounter")
    )
    names["foe"] = names["monster"] + names["minion"]
    names["face"] = (*names["monster"], "blank")
    return names
