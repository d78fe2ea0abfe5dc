"""Games as the server's tests stage them: begun in the middle, or broken on purpose.

A staged game is another game in all it does, but for where it begins and what it shows. It is
registered in the other's place, so that the server plays it without knowing.
"""

from __future__ import annotations

import zlib
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping

import pytest

from mathom.games import _GAMES
from mathom.kernel.agenda import Frame
from mathom.kernel.chance import Chance, Seeded
from mathom.kernel.game import Game, Setting
from mathom.kernel.ledger import Ledger
from mathom.kernel.option import Option
from mathom.kernel.outcome import Outcome
from mathom.kernel.reading import Reader
from mathom.kernel.state import Json, State, advance, settle
from mathom.locale import Messages

Begin = Callable[[int, Mapping[str, str], Chance], State]
"""Where a game begins, for so many players, with these settings."""
Show = Callable[[State, int | None], Json]
"""What a viewer is shown of a state."""


def stage(
    game: Game,
    begin: Begin,
    show: Show | None = None,
    players: tuple[int, ...] = (),
    settings: tuple[Setting, ...] | None = None,
) -> Game:
    """A game that is like another.

    Args:
        game: which.
        begin: where it begins.
        show: its view, if it is not the other's.
        players: how many may play, if not as many as the other says.
        settings: its variants, if they are not the other's.
    """

    class Staged(Game):
        id = game.id
        version = game.version
        seat_names = game.seat_names
        secrets = game.secrets

        def __init__(self) -> None:
            super().__init__()
            self.table = game.option_table
            self.frames = game.frames
            self.fields = game.fields

        def setup(self, players: int, settings: Mapping[str, str], chance: Chance) -> State:
            return begin(players, settings, chance)

        def view(self, state: State, seat: int | None) -> Json:
            return (show or game.view)(state, seat)

        def load(self, reader: Reader, agenda: list[Frame]) -> State:
            return game.load(reader, agenda)

        def ledger(self, lang: str = "en") -> Ledger:
            return game.ledger(lang)

        def title(self, words: Messages, role: str, id: str) -> str:
            return game.title(words, role, id)

        def concede(self, state: State, seat: int) -> Outcome:
            return game.concede(state, seat)

    Staged.players = players or game.players
    Staged.settings = game.settings if settings is None else settings
    return Staged()


def register(patch: pytest.MonkeyPatch, game: Game) -> Game:
    """Have the server play a game, in the place of whichever has its id."""
    patch.setitem(_GAMES, game.id, lambda: game)
    return game


def begin_anywhere(game: Game) -> Begin:
    """Begin at the beginning, or at a choice of a game that was played by lot.

    At one, if there is one, before which somebody has come to know what spectators do not.
    """
    begun: dict[tuple[object, ...], State] = {}

    def begin(players: int, settings: Mapping[str, str], chance: Chance) -> State:
        number = chance.pick(1_000_000)
        if number % 4 == 0:
            return game.setup(players, settings, chance)
        key = (number, players, *settings.values())
        if key not in begun:
            lots = Seeded(str(number), "before")
            past = [state.copy() for state in _play(game, players, settings, lots)]
            some = past[:: 1 + len(past) // 20]
            secret = [state for state in some if state.imagine(None, lots) != state] or past
            begun[key] = secret[lots.pick(len(secret))]
        return begun[key].copy()

    return begin


def _play(game: Game, players: int, settings: Mapping[str, str], lots: Chance) -> Iterator[State]:
    """The state at each choice of a game that is played by lot, what is rare no less often."""
    state = game.setup(players, settings, lots)
    settle(state, lots)
    while state.outcome is None:
        yield state
        kinds: dict[str, list[Option]] = defaultdict(list)
        for option in state.choice.options(state):
            kinds[option.kind].append(option)
        alike = list(kinds.values())[lots.pick(len(kinds))]
        advance(state, alike[lots.pick(len(alike))], lots)


# Where secrets lie.


def walk(data: object, way: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], object]]:
    """Everything that JSON data says, each with the names on the way to it.

    Of things that are more than a name it is told by a number which of them it is.
    """
    if isinstance(data, dict):
        for name, inner in data.items():
            yield from walk(inner, (*way, name))
    elif isinstance(data, list):
        for number, inner in enumerate(data):
            yield from walk(inner, (*way, str(number)) if isinstance(inner, dict) else way)
    else:
        yield way, data


def places(state: State) -> dict[str, list[object]]:
    """What lies where in a state; a place is called by the first two names on the way to it."""
    found: dict[str, list[object]] = defaultdict(list)
    for way, thing in walk(state.data()):
        named = [name for name in way if not name.isdecimal()]
        found[".".join(named[:2])].append((way, thing))
    return found


def secret_places(game: Game, games: int, every: int) -> dict[str, State]:
    """Where a spectator does not know what lies, each with a position in which that is so.

    Found by playing so many games by lot, and looking at one of so many choices.
    """
    found: dict[str, State] = {}
    settings = game.complete({})
    for number in range(games):
        lots = Seeded(str(number), "places")
        players = game.players[number % len(game.players)]
        for state in _play(game, players, settings, lots):
            if lots.pick(every) == 0:
                true, imagined = places(state), places(state.imagine(None, lots))
                for place in sorted((true.keys() | imagined.keys()) - found.keys()):
                    if true.get(place) != imagined.get(place):
                        found[place] = state.copy()
    return found


def begin_here(game: Game, state: State, show: Show) -> Game:
    """A game that begins in this position and shows it so."""
    settings = tuple(Setting(each.id, each.values[:1], each.rule) for each in game.settings)
    return stage(game, lambda *_: state.copy(), show, (state.players,), settings)


def show_also(game: Game, place: str) -> Show:
    """Show everybody what the game shows, and a number that tells what lies in this place."""

    def show(state: State, seat: int | None) -> Json:
        lies = zlib.crc32(repr(places(state).get(place)).encode())
        return {**game.view(state, seat), "also": lies}

    return show
