"""Fills the box from the data files, once."""

from __future__ import annotations

from importlib.resources.abc import Traversable

from mathom.games.solitaire.model.box import Box
from mathom.games.solitaire.registry import LANGUAGE
from mathom.kernel.components import Files


def load_box(folder: Traversable) -> Box:
    """The box that the data files of a folder describe.

    Raises:
        BadData: a file is missing or wrong; the sentence names file, record and field.
    """
    files = Files(folder)
    box = Box(files, LANGUAGE)
    files.end()
    return box
