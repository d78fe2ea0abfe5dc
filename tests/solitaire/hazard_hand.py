"""The hazard hand for tests: a company stands or is on its way, and the hand is played.

game = moving("wilderness", hazard_hand=["wolves"], starter=True)
assert played(play_on(hazards(game))) == ["wolves"]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mathom.games.solitaire.constants import (
    MOVEMENT,
    NONE,
    REGION_MOVEMENT,
    REGION_TYPES,
    STARTER,
)
from mathom.games.solitaire.hazards.keying import Used, keys
from mathom.games.solitaire.hazards.order import PlayHazards
from mathom.games.solitaire.model.cards import Creature
from tests.solitaire.table import BOX, Game, site, table

TOLD = ("hazard", "hazard-on", "creature", "power", "hazard-announced")
"""The events by which hazards are played."""


def region(id: str) -> int:
    """The number of a region."""
    return BOX.names["region"].index(id)


def on_path(game: Game, *path: str, origin: str = "rivendell", starter: bool = False) -> Game:
    """The company is on its way to the site where it is, by regions named by id or by type."""
    turn = game.state.turn
    places: list[tuple[int, int]] = []
    for each in path:
        if each in REGION_TYPES:
            places.append((REGION_TYPES.index(each), NONE))
        else:
            places.append((BOX.regions[region(each)].type, region(each)))
    turn.path = tuple(places)
    turn.movement = STARTER if starter else REGION_MOVEMENT
    turn.origin, turn.destination = site(origin), game.state.site
    game.state.phase = MOVEMENT
    return game


def moving(*path: str, site_: str = "bree", **about: Any) -> Game:
    """A table with a company that moves to a site by a path."""
    origin = about.pop("origin", "rivendell")
    starter = about.pop("starter", False)
    return on_path(table(site_=site_, **about), *path, origin=origin, starter=starter)


def hazards(game: Game, rolls: Sequence[int] = ()) -> Game:
    """The hazard hand is played, up to the first choice."""
    game.state.phase = MOVEMENT
    return game.run(PlayHazards(), rolls=rolls)


def played(game: Game) -> list[str]:
    """The hazards that were played, in order, as events, creatures and powers."""
    return [str(event.args["card"]) for event in game.told if event.kind in TOLD]


def mode(game: Game, nth: int = 0) -> int:
    """In which of its ways an event was played, the first being 1."""
    found = [event for event in game.told if event.kind in ("hazard", "hazard-on")]
    return int(str(found[nth].args["mode"]))


def why(game: Game, id: str) -> str:
    """Why a hazard was played there, or somebody was aimed at."""
    return next(
        str(event.args["why"])
        for event in game.told
        if event.kind in (*TOLD, "aimed") and event.args["card"] == id
    )


def keys_of(game: Game, id: str) -> list[tuple[str, str]]:
    """The keys of a creature now, most preferred first, as pairs of words."""
    creature = BOX.card(id)
    assert isinstance(creature, Creature)
    return [_told(used) for used in keys(game.state, creature)]


def _told(used: Used) -> tuple[str, str]:
    kind = BOX.names["key-kind"][used.kind]
    names = {
        "region-type": "region-type",
        "region-name": "region",
        "site-type": "site-type",
        "site-name": "site",
    }
    return kind, "" if kind == "none" else BOX.names[names[kind]][used.key]


def play_on(game: Game, limit: int = 400) -> Game:
    """Pass, roll or take the first option until nothing is asked, with dice that show 6 and 6."""
    for _ in range(limit):
        if not game.asked:
            return game
        options = game.options
        known = [text for text in ("pass", "roll", "done") if text in options]
        game.do((known or options)[0], rolls=[6] * 12)
        game.chance.rolls.clear()
    raise AssertionError("it never ends")
