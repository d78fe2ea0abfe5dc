"""Mathom keeps Middle-earth tabletop games in play.

>>> match = game("duel").start(seats=["me", "you"], seed=7)
>>> match.game.seat_names[match.choice.seat]
'sauron'
"""

from mathom.games import game, games, replay
from mathom.kernel.errors import IllegalOption, MathomError, UnknownOption

__all__ = ["IllegalOption", "MathomError", "UnknownOption", "game", "games", "replay"]
