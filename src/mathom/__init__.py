"""Mathom keeps Middle-earth tabletop games in play.

>>> match = game("duel").start(seats=["me", "you"], seed=7)
>>> match
<Match of duel at choice 0: sauron chooses turn: 12 options>
"""

from mathom.games import all_games, game, replay
from mathom.kernel.errors import IllegalOption, MathomError, UnknownOption

__all__ = ["IllegalOption", "MathomError", "UnknownOption", "all_games", "game", "replay"]

__version__: str


def __getattr__(name: str) -> str:
    """`__version__`, looked up when it is asked for, because that takes a while."""
    if name != "__version__":
        raise AttributeError(f"module 'mathom' has no attribute {name!r}")
    from importlib import metadata

    try:
        return metadata.version("mathom")
    except metadata.PackageNotFoundError:
        return "0+not.installed"
