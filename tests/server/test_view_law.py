"""What leaves the server tells nobody what they may not know, whatever game is played.

A game joins by being registered. Its games begin at the beginning or anywhere in the middle
of a game, with as many seats and with such settings as it may have.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest
from starlette.types import Message

import mathom
from mathom.kernel.game import Game
from mathom.server.store import Store
from tests.riddles import RIDDLES
from tests.server import wire
from tests.server.altered_games import alter, begin_anywhere, register
from tests.server.other_worlds import House, house, law_of
from tests.server.played_game import PlayedGame
from tests.server.wire import over_tcp, serving
from tests.soak import amount

ENOUGH = amount(400, 5_000)
"""So many worlds that differ from the true one are looked at, for each game with secrets."""
LEAST = 5
MOST = amount(60, 600)
"""How many games are played for that."""
MOVES = 50
AT_ONCE = 5
"""How many games are played side by side, so that their entries are stored together."""
CODES = {
    "asked-already",
    "bot-plays",
    "illegal",
    "not-over",
    "not-your-choice",
    "nothing-asked",
    "nothing-to-take-back",
    "only-seated",
    "stale",
    "unknown-option",
}
"""What people are refused on the way."""
OF_OTHERS = {"asked-already", "not-your-choice"}
"""Those of them that take somebody else at the table."""


class Season:
    """Evenings at one house, until there were enough.

    Attributes:
        worlds: how many worlds were looked at that differ from the true one.
        lived: how many of them had come through the choice before.
        codes: how often each refusal was heard.
    """

    def __init__(self, game: Game) -> None:
        """No played yet."""
        self.worlds = 0
        self.lived = 0
        self.codes: Counter[str] = Counter()
        self._game = game

    async def last(self, folder: Path, patch: pytest.MonkeyPatch, enough: int) -> None:
        """Play some games at a time, until so many worlds were looked at."""
        async with house(folder, patch) as open_house:
            for first in range(0, MOST, AT_ONCE):
                async with asyncio.TaskGroup() as games:
                    for number in range(first, first + AT_ONCE):
                        games.create_task(self._play_one(open_house, str(number)))
                if self.worlds >= enough and first + AT_ONCE >= LEAST:
                    return
        raise AssertionError(f"of {enough} worlds that differ from the true one, {self.worlds}")

    async def _play_one(self, house: House, name: str) -> None:
        try:
            played = await house.play(self._game, name, MOVES)
            law = await house.check(played)
        except AssertionError as fault:
            fault.add_note(f"in the game {name}")
            raise
        self.worlds += law.worlds
        self.lived += law.lived
        self.codes.update(played.codes)


@pytest.mark.parametrize("game", mathom.all_games(), ids=lambda game: game.id)
def test_what_leaves_the_server_tells_nobody_too_much(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    altered = register(monkeypatch, alter(game, begin_anywhere(game)))
    season = Season(altered)
    enough = ENOUGH if game.secrets else 0
    asyncio.run(season.last(tmp_path, monkeypatch, enough))
    assert season.lived >= enough // 2
    alone = max(game.players) == 1
    assert set(season.codes) >= (CODES - OF_OTHERS if alone else CODES)


def test_a_game_joins_by_being_registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    season = Season(register(monkeypatch, RIDDLES))
    asyncio.run(season.last(tmp_path, monkeypatch, 50))
    assert season.lived


def test_it_does_not_matter_how_late_people_hear(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that is asked twice in a row must not answer before the first answer was heard."""
    game = register(monkeypatch, RIDDLES)
    hear = wire._LineInProcess._take

    async def hear_late(self: wire._LineInProcess, message: Message) -> None:
        await asyncio.sleep(0.003)
        await hear(self, message)

    async def play() -> None:
        async with house(tmp_path, monkeypatch) as open_house:
            for name in ("7", "15", "17", "20"):
                await open_house.check(await open_house.play(game, name, MOVES))

    monkeypatch.setattr(wire._LineInProcess, "_take", hear_late)
    asyncio.run(play())


def test_the_same_holds_over_tcp(tmp_path: Path) -> None:
    """What a real client receives is what the application sends."""

    async def play(url: str) -> list[PlayedGame]:
        async with over_tcp(url) as way:
            games = [PlayedGame(way, game, "tcp", None, MOVES // 2) for game in mathom.all_games()]
            await asyncio.gather(*(played.run() for played in games))
            return games

    async def check(games: list[PlayedGame]) -> None:
        store = await Store.open(server.database)
        try:
            for played in games:
                await law_of(store, played)
        finally:
            await store.close()

    with serving(tmp_path, limited=False) as server:
        games = asyncio.run(play(server.url))
    asyncio.run(check(games))
    log_text = server.log_file.read_text()
    for played in games:
        for text, _ in played.secrets:
            assert text not in log_text
