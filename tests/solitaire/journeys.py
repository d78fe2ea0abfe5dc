"""Companies on their way, for tests: by starter movement where it leads there, or by a chain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mathom.games.solitaire.cards.abilities import Ability, Use
from mathom.games.solitaire.constants import REGION_MOVEMENT, STARTER
from mathom.games.solitaire.model.cards import Creature, Event
from mathom.games.solitaire.travel.movement import region_path, starter_path
from mathom.kernel.effects import Bindings, Perform
from tests.solitaire.table import BOX, Game, site, table


def region(id: str) -> int:
    """The number of a region."""
    return BOX.names["region"].index(id)


def bound(origin: str, goal: str, chain: Sequence[str] = (), **given: Any) -> Game:
    """A company that goes from one site to another in this turn, its route settled."""
    at = {"site_": origin, "goal": goal, "phase": 4, "resources": ["concealment"] * 20}
    game = table(**{**at, **given})
    turn = game.state.turn
    path = starter_path(game.state, site(origin), site(goal))
    if path is None or chain:
        walked = chain or [BOX.regions[BOX.sites[site(each)].region].id for each in (origin, goal)]
        numbers = tuple(dict.fromkeys(region(each) for each in walked))
        turn.path, turn.movement = region_path(game.state, numbers), REGION_MOVEMENT
    else:
        turn.path, turn.movement = path, STARTER
    turn.leaving, turn.destination, turn.origin = True, site(goal), site(origin)
    return game


def on_the_way(origin: str, goal: str, chain: Sequence[str] = (), **given: Any) -> Game:
    """The same, when it has set out and is at the new site."""
    game = bound(origin, goal, chain, **given)
    game.state.site, game.state.tapped = site(goal), False
    return game


def mode(id: str, way: int = 0) -> Ability:
    """One of the ways to play an event, or a creature as an event."""
    card = BOX.card(id)
    if isinstance(card, Creature):
        assert card.event is not None
        return card.event
    assert isinstance(card, Event)
    return card.modes[way]


def carry_out(game: Game, id: str, way: int = 0, rolls: Sequence[int] = (), **bound: int) -> Game:
    """Do what an event in play says, in one of its ways."""
    bindings = Bindings(card=game.number(id), **bound)
    return game.run(Perform(mode(id, way).script, 0, bindings), rolls=rolls)


def use(game: Game, id: str, nth: int = 0, rolls: Sequence[int] = (), **bound: int) -> Game:
    """Do what a power of a card in play says, without its price."""
    power = BOX.lasting(Use, BOX.names["card"].index(id))[nth]
    bindings = Bindings(card=game.number(id), **bound)
    return game.run(Perform(power.script, 0, bindings), rolls=rolls)
