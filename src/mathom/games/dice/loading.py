"""Fills the box from the data files, once, and refuses what cannot be."""

from __future__ import annotations

from importlib.resources.abc import Traversable

from mathom.games.dice.box import CARD_FILES, ROWS, SEATS, Box
from mathom.games.dice.locations import ROW_SIZE, AdvanceAgain, DealArtifacts, DealUnits, Win
from mathom.games.dice.registry import LANGUAGE
from mathom.kernel.components import Files
from mathom.kernel.reading import Reader


def load_box(folder: Traversable) -> Box:
    """The box that the data files of a folder describe.

    Raises:
        BadData: a file is missing or wrong; the sentence names file, record and field.
    """
    files = Files(folder)
    box = Box(files, LANGUAGE)
    for record, card in zip(_cards(files), box.cards, strict=True):
        sort = box.sorts[card.sort]
        if card.start * len(SEATS) + card.wilds > sort.count:
            raise record.wrong("start", "dice-box-start", {})
        if len({box.cards[other].kind for other in sort.cards}) > 1:
            raise record.wrong("dice", "must not be shared with another kind of card")
        if card.kind == "basic" and len(sort.cards) > 1:
            raise record.wrong("dice", "must not be those of another card")
        if card.kind == "artifact" and any(face.unit for face in sort.faces):
            raise record.wrong("dice", "dice-box-units", {})
    for record, each in zip(files.records("enemies.toml", "enemy-set"), box.sets, strict=True):
        sort = box.sorts[each.sort]
        if sort.cards or any(other.sort == each.sort for other in box.sets[: each.index]):
            raise record.wrong("dice", "must not be those of another card")
        if not all(face.eye or face.enemy >= 0 for face in sort.faces):
            raise record.wrong("dice", "dice-box-enemies", {})
    _check_way(files.file("locations.toml"), box)
    files.end()
    return box


def _check_way(file: Reader, box: Box) -> None:
    """The way leads to the Havens, and each sort of cards comes into the Wilds once on it."""
    if len(box.locations) < 2:
        raise file.wrong("location", "must be two or more")
    for record, location in zip(file.tables("location"), box.locations, strict=True):
        last = location is box.locations[-1]
        kinds = [type(effect) for effect in location.enter.effects]
        if last and (Win not in kinds or AdvanceAgain in kinds):
            raise record.wrong("enter", "must win the game, for it is the last")
    effects = [effect for location in box.locations for effect in location.enter.effects]
    artifacts = [effect.row for effect in effects if isinstance(effect, DealArtifacts)]
    units = [effect.row for effect in effects if isinstance(effect, DealUnits)]
    if len(artifacts) > 1 or len(units) > 1:
        raise file.wrong("location", "dice-box-dealt", {})
    room = ROW_SIZE * (len(ROWS) + 1 - units[0]) if units else len(box.cards)
    if len(box.sided("unit")) > room or (units and artifacts and artifacts[0] >= units[0]):
        raise file.wrong("location", "dice-box-rows", {})


def _cards(files: Files) -> list[Reader]:
    return [record for file in CARD_FILES for record in files.records(file, "card")]
