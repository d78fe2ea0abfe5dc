"""What leaves the server tells nobody what they may not know, whatever game is played.

A game joins by being registered. Its evenings begin at the beginning or anywhere in the middle
of a game, with as many seats and with such settings as it may have.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

import mathom
from mathom.kernel.game import Game
from mathom.server.store import Store
from tests.riddles import RIDDLES
from tests.server.evening import Evening
from tests.server.other_worlds import House, house, law_of
from tests.server.staging import begin_anywhere, register, stage
from tests.server.wire import over_tcp, serving
from tests.soak import amount

ENOUGH = amount(400, 5_000)
"""So many worlds that differ from the true one are looked at, for each game with secrets."""
LEAST = 5
MOST = amount(60, 600)
"""So many evenings are spent for that."""
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


class Season:
    """Evenings at one house, until there were enough.

    Attributes:
        worlds: how many worlds were looked at that differ from the true one.
        lived: how many of them had come through the choice before.
        codes: how often each refusal was heard.
    """

    def __init__(self, game: Game) -> None:
        """No evening yet."""
        self.worlds = 0
        self.lived = 0
        self.codes: Counter[str] = Counter()
        self._game = game

    async def last(self, folder: Path, patch: pytest.MonkeyPatch, enough: int) -> None:
        """Spend some evenings at a time, until so many worlds were looked at."""
        async with house(folder, patch) as open_house:
            for first in range(0, MOST, AT_ONCE):
                async with asyncio.TaskGroup() as evenings:
                    for number in range(first, first + AT_ONCE):
                        evenings.create_task(self._spend(open_house, str(number)))
                if self.worlds >= enough and first + AT_ONCE >= LEAST:
                    return
        raise AssertionError(f"of {enough} worlds that differ from the true one, {self.worlds}")

    async def _spend(self, house: House, name: str) -> None:
        try:
            evening = await house.play(self._game, name, MOVES)
            law = await house.check(evening)
        except AssertionError as fault:
            fault.add_note(f"in the game {name}")
            raise
        self.worlds += law.worlds
        self.lived += law.lived
        self.codes.update(evening.codes)


@pytest.mark.parametrize("game", mathom.games(), ids=lambda game: game.id)
def test_what_leaves_the_server_tells_nobody_too_much(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    staged = register(monkeypatch, stage(game, begin_anywhere(game)))
    season = Season(staged)
    enough = ENOUGH if game.secrets else 0
    asyncio.run(season.last(tmp_path, monkeypatch, enough))
    assert season.lived >= enough // 2
    assert set(season.codes) >= CODES


def test_a_game_joins_by_being_registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    season = Season(register(monkeypatch, RIDDLES))
    asyncio.run(season.last(tmp_path, monkeypatch, 50))
    assert season.lived


def test_the_same_holds_over_tcp(tmp_path: Path) -> None:
    """What a real client receives is what the application sends."""

    async def play(url: str) -> list[Evening]:
        async with over_tcp(url) as wire:
            evenings = [Evening(wire, game, "tcp", None, MOVES // 2) for game in mathom.games()]
            await asyncio.gather(*(evening.run() for evening in evenings))
            return evenings

    async def check(evenings: list[Evening]) -> None:
        store = await Store.open(server.database)
        try:
            for evening in evenings:
                await law_of(store, evening)
        finally:
            await store.close()

    with serving(tmp_path, limited=False) as server:
        evenings = asyncio.run(play(server.url))
    asyncio.run(check(evenings))
    journal = server.journal.read_text()
    for evening in evenings:
        for text, _ in evening.secrets:
            assert text not in journal
