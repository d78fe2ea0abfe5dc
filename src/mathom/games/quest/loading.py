"""Fills the box from the data files, once, and refuses what cannot be."""

from __future__ import annotations

from importlib.resources.abc import Traversable

from mathom.games.quest.cards.registry import QUEST
from mathom.games.quest.combat.state import ENDINGS
from mathom.games.quest.model.box import Box
from mathom.kernel.components import Files


def load_box(folder: Traversable) -> Box:
    """The box that the data files of a folder describe.

    Raises:
        BadData: a file is missing or wrong; the sentence names file, record and field.
    """
    files = Files(folder)
    box = read_box(files)
    figures = box.figures
    about = files.file("board.toml").table("figures")
    if tuple(sorted(set(figures.stages))) != figures.stages:
        raise about.wrong("stages", "must be spaces one after the other")
    if figures.shadow_falls > figures.finale:
        raise about.wrong("shadow_falls", "must be a space before the Finale")
    if min(len(track) for track in figures.tracks) < figures.action_tokens - 1:
        raise about.wrong("tracks", "must have a space for every action token but one")
    places = files.file("locations.toml")
    for record, location in zip(places.tables("location"), box.locations, strict=True):
        if not location.near:
            raise record.wrong("id", "must be at the end of some path")
        if box.distance[0][location.index] < 0:
            raise places.wrong("location", f"must not cut off {location.id!r} from the others")
    for record, sheet in zip(files.records("heroes.toml", "hero"), box.sheets, strict=True):
        later = [quest for quest in box.quests if quest.advanced and quest.hero == sheet.index]
        if len(later) != 1 or not sheet.starting:
            raise record.wrong("id", "must have starting quests and one advanced quest")
    if len({mission.sauron for mission in box.missions}) < 2:
        raise files.file("missions.toml").wrong("mission", "must have some of each side")
    files.end()
    return box


def read_box(files: Files) -> Box:
    """The box of these files, whatever its map and its decks are like."""
    return Box(files, QUEST, ENDINGS)
