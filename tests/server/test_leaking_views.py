"""The law of the view is able to fail: whatever tells somebody too much is caught.

Games are broken on purpose, place by place, and so is the server. Whatever is wrongly told is
a number that names nothing: only another world shows that it should not be there.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

import mathom
from mathom.kernel.chance import Chance
from mathom.kernel.game import Game
from mathom.kernel.match import Match
from mathom.kernel.option import Option
from mathom.kernel.state import settle
from mathom.protocol import Action, EventInfo, TableInfo
from mathom.server import actions, updates
from mathom.server.actions import Actor
from mathom.server.entries import LogEntry
from mathom.server.refusals import RequestRefused
from mathom.server.table import Table
from tests.riddles import RIDDLES, Riddle, Riddles, Turn
from tests.server.altered_games import (
    alter,
    begin_anywhere,
    begin_here,
    register,
    secret_places,
    show_also,
)
from tests.server.other_worlds import House, house

PLACES = {
    "duel": {"peeked.card"},
    "quest": {
        "drawn.cards",
        "fight.foe_hand",
        "hero_mission",
        "heroes.damage",
        "heroes.hand",
        "heroes.taught",
        "plot_hand.card",
        "sauron_mission",
        "shadow_hand.card",
        "tokens.slip",
    },
    "riddles": {"hands.bilbo", "hands.gollum", "play.instances"},
}
"""Where something is kept from somebody, as far as games have been asked for it."""
MOST = 12
"""How many games are played at most until a leak is found."""

Patch = pytest.MonkeyPatch


async def _is_caught(house: House, game: Game, moves: int) -> bool:
    """Whether the law finds a violation in one of some games."""
    for number in range(MOST):
        played = await house.play(game, f"{game.id} {number}", moves)
        try:
            await house.check(played)
        except AssertionError:
            return True
    return False


@pytest.mark.parametrize("game", [*mathom.all_games(), RIDDLES], ids=lambda game: game.id)
def test_what_lies_in_a_secret_place_cannot_be_shown(
    game: Game, tmp_path: Path, monkeypatch: Patch
) -> None:
    found = secret_places(game, games=6, every=6)
    assert found.keys() >= PLACES.get(game.id, set())

    async def show() -> list[str]:
        async with house(tmp_path, monkeypatch) as open_house:
            return [
                place
                for place, position in found.items()
                if not await _is_caught(
                    open_house,
                    register(monkeypatch, begin_here(game, position, show_also(game, place))),
                    moves=3,
                )
            ]

    assert not asyncio.run(show())


def _secret(table: Table) -> int:
    """A number that tells the whole truth, to whoever could read it."""
    return 0 if table.match is None else zlib.crc32(table.match.state.dumps().encode())


def _tells_every_event(patch: Patch) -> None:
    """Everybody hears what was confided to some."""

    def story(table: Table, match: Match, seat: int | None, known: int) -> list[EventInfo]:
        return [
            {
                "number": table.number_of(version),
                "version": version,
                "kind": event.kind,
                "args": {"names": len(str(event.args))},
            }
            for version, event in zip(match._versions, match.log, strict=True)
            if version > known
        ]

    patch.setattr(updates, "_story", story)


def _tells_in_the_table(patch: Patch) -> None:
    """The table's own facts tell the truth about the game."""
    info = Table.info

    def leaky(table: Table) -> TableInfo:
        return {**info(table), "made": _secret(table)}

    patch.setattr(Table, "info", leaky)


def _tells_in_a_refusal(patch: Patch) -> None:
    """Who is refused something is told the truth about the game."""
    decide = actions.decide

    def leaky(table: Table, actor: Actor, action: Action) -> list[LogEntry]:
        try:
            return decide(table, actor, action)
        except RequestRefused as refusal:
            refusal.words = {**refusal.words, "now": _secret(table)}
            raise

    patch.setattr(actions, "decide", leaky)


def _tells_by_what_may_be_taken_back(patch: Patch) -> None:
    """Whether a choice may be taken back without asking depends on what nobody should know."""
    free = actions._free_to

    def leaky(table: Table, actor: Actor, to: int) -> bool:
        return free(table, actor, to) and _secret(table) % 2 == 0

    patch.setattr(actions, "_free_to", leaky)


FAULTS = [
    _tells_every_event,
    _tells_in_the_table,
    _tells_in_a_refusal,
    _tells_by_what_may_be_taken_back,
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__.strip("_"))
def test_a_server_that_tells_too_much_is_caught(
    fault: Callable[[Patch], None], tmp_path: Path, monkeypatch: Patch
) -> None:
    game = mathom.game("quest")
    altered = register(monkeypatch, alter(game, begin_anywhere(game)))
    fault(monkeypatch)
    assert _caught(altered, tmp_path, monkeypatch)


class LoudTurn(Turn):
    """Tells everybody how high both hands are together."""

    def use(self, state: Riddle, option: Option, chance: Chance) -> None:
        super().use(state, option, chance)
        state.emit("draw", seat="gollum", sum=sum(sum(hand) for hand in state.hands))


class LoudRiddles(Riddles):
    """Is played aloud."""

    def __init__(self) -> None:
        super().__init__()
        self.frames[LoudTurn.__name__] = LoudTurn

    def setup(self, players: int, settings: Mapping[str, str], chance: Chance) -> Riddle:
        state = super().setup(players, settings, chance)
        settle(state, chance)
        state.agenda = [LoudTurn(0)]
        return state


def test_a_game_that_tells_too_much_of_what_happens_is_caught(
    tmp_path: Path, monkeypatch: Patch
) -> None:
    assert not _caught(register(monkeypatch, RIDDLES), tmp_path, monkeypatch)
    assert _caught(register(monkeypatch, LoudRiddles()), tmp_path, monkeypatch)


def _caught(game: Game, folder: Path, patch: Patch) -> bool:
    async def play() -> bool:
        async with house(folder, patch) as open_house:
            return await _is_caught(open_house, game, moves=30)

    return asyncio.run(play())
