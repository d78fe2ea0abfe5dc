"""The drawings: one board per game, found by the game's id."""

from __future__ import annotations

from mathom.terminal.boards.dice.board import DiceBoard
from mathom.terminal.boards.duel.board import DuelBoard
from mathom.terminal.boards.fallback import FallbackBoard
from mathom.terminal.boards.quest.board import QuestBoard
from mathom.terminal.boards.scene import Board
from mathom.terminal.boards.solitaire.board import SolitaireBoard

_BOARDS: dict[str, Board] = {
    "duel": DuelBoard(),
    "quest": QuestBoard(),
    "dice": DiceBoard(),
    "solitaire": SolitaireBoard(),
}


def board_of(game_id: str) -> Board:
    """The drawing of a game; nested lists where it has none."""
    return _BOARDS.get(game_id) or FallbackBoard()
