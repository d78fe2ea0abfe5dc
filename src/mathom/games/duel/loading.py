"""Fills the box from the data files, once, and refuses what cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable

from mathom.games.duel.bearers import Effect
from mathom.games.duel.box import SEATS, Box
from mathom.games.duel.effects import EFFECTS
from mathom.kernel.components import Files
from mathom.kernel.errors import BadData


def load_box(folder: Traversable, effects: Mapping[str, type[Effect]] = EFFECTS) -> Box:
    """The box that the data files of a folder describe.

    Args:
        folder: holds `board.toml`, `landmarks.toml`, `tokens.toml` and one
            `chapter-<n>.toml` per layout.
        effects: the classes that effects in the files can name.

    Raises:
        BadData: a file is missing or wrong; the sentence names file, record and field.
    """
    files = Files(folder)
    box = Box(files, effects)
    board = files.file("board.toml")
    if not box.layouts:
        raise board.wrong("layout", "must have one record per chapter")
    if sum(box.figures.purses) > box.figures.coins:
        raise board.table("figures").wrong("purses", "must not hold more coins than there are")
    if box.figures.fortresses < len(box.tiles):
        raise board.wrong("figures", "must give each side a fortress for every landmark")
    for seat, name in enumerate(SEATS):
        if sum(region.units[seat] for region in box.regions) > box.figures.units:
            raise board.wrong("region", f"must not place more units than {name} has")
    for record, region in zip(board.tables("region"), box.regions, strict=True):
        for end in region.roads:
            if region.index not in box.regions[end].roads:
                there = box.regions[end].id
                raise record.wrong("roads", f"leads to {there!r}, which has no road back")
    for record, tile in zip(files.records("landmarks.toml", "tile"), box.tiles, strict=True):
        if any(other.region == tile.region for other in box.tiles[: tile.index]):
            raise record.wrong("region", "has a landmark already")
    for record, chapter, layout in zip(
        board.tables("layout"), box.chapters, box.layouts, strict=True
    ):
        lowest = layout.uncovered((1 << len(layout.slots)) - 1)
        if not all(layout.slots[slot].face_up for slot in lowest):
            raise record.wrong("rows", "must not leave a face-down card uncovered")
        if len(chapter) < len(layout.slots):
            raise BadData(f"chapter-{layout.id}.toml: has fewer cards than its layout")
    files.end()
    return box
