"""Everything that was heard, held against worlds that its hearer could believe in.

The log of a played game is read again, entry by entry, and beside the table lives for each hearer
another: the same history in a world that differs from the true one only in what the hearer
cannot know. In it the server must say the same, byte for byte.

Nothing here knows any game. A world is what the kernel imagines for a hearer. It lives on
through the choices that follow, and chance falls in it as it truly fell; as long as the hearer
has learned the same in both, everything that he is told must be the same, whatever happened
where he cannot see. When what happens cannot be in such a world, or shows the hearer that it
is not the true one, another is imagined. Where chance fell, there is for that choice also the
world in which it fell otherwise, for whoever cannot know how.
"""

from __future__ import annotations

import copy
import hashlib
import json
import secrets
import zlib
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from pydantic_core import from_json, to_json

from mathom.kernel.chance import Recording, Seeded
from mathom.kernel.errors import MathomError
from mathom.kernel.event import Event
from mathom.kernel.game import Game
from mathom.kernel.match import Match
from mathom.kernel.record import Entry, Record
from mathom.kernel.state import Json, State, advance
from mathom.protocol import Action
from mathom.server import actions, bot_turns, seating, updates
from mathom.server.actions import Actor
from mathom.server.bot_pool import BotPool
from mathom.server.config import Config
from mathom.server.entries import LogEntry
from mathom.server.limits import Limits
from mathom.server.refusals import RequestRefused
from mathom.server.services import Services
from mathom.server.store import Store
from mathom.server.table import Table
from tests.server.altered_games import walk
from tests.server.played_game import Heard, PlayedGame, ScriptedBots, Viewer
from tests.server.wire import InProcess, in_process

_SIGNS = str.maketrans(dict.fromkeys("\"\\'“”‘’.,:;!?()[]{}<>=/&", " "))


@dataclass(eq=False, slots=True)
class World:
    """A world that a viewer could believe to be the true one.

    Attributes:
        match: the game in it.
        new: whether it was imagined after the last choice.
    """

    match: Match
    new: bool


class Law:
    """The log of a played game, read again beside everything that was heard.

    Attributes:
        looked: how often a hearer's world was looked at.
        worlds: how often it differed from the true one.
        lived: how often it differed and had come through the last choice.
    """

    def __init__(self, played: PlayedGame, table: Table, log: Sequence[LogEntry]) -> None:
        """Nothing has been read yet."""
        self.looked = 0
        self.worlds = 0
        self.lived = 0
        self._played = played
        self._table = table
        self._log = log
        self._lots = Seeded(played.name, "law")
        self._hidden: dict[int, dict[int | None, set[str]]] = {}
        self._viewers = {viewer.seat for viewer in played.viewers}
        self._worlds: dict[int | None, list[World]] = {}
        self._true: Json = {}
        self._forbidden = {
            viewer.name: [
                *_never_told(log),
                *(text for text, people in played.secrets if viewer.person not in people),
            ]
            for viewer in played.viewers
        }
        self._heard: dict[int, list[tuple[Viewer, Heard]]] = defaultdict(list)
        for viewer in played.viewers:
            for heard in viewer.heard:
                self._heard[heard.number].append((viewer, heard))

    def check(self) -> None:
        """Read the log, and check at every entry what was heard then."""
        for viewer, heard in self._heard.pop(0):
            self._keeps_secrets(viewer, heard, _words(heard.text))
        for entry in self._log:
            self._read(entry)
            for viewer, heard in self._heard.pop(entry.number, []):
                self._hears(viewer, heard)
        assert not self._heard, "nothing is told before it is stored"
        assert self._table.status == "over"

    def _read(self, entry: LogEntry) -> None:
        version = self._table.version
        otherwise = self._fallen_otherwise(entry)
        self._table.take(entry)
        match = self._table.match
        if match is None or match.version == version:
            return
        seats = (None, *range(len(self._table.chairs)))
        self._hidden[match.version] = {seat: match.state.hidden(seat) for seat in seats}
        self._true = match.state.data()
        last, forced = match.record.entries[-1], "forced" in entry.body
        for seat in self._viewers:
            knows = _knowledge(match.state, seat)
            living = [
                world.match
                for world in self._worlds.pop(seat, [])
                if _lives_on(world.match, last, seat, match, knows, forced)
            ][:1]
            for world, fell in otherwise.get(seat, []):
                lives = _lives_on(world, fell, seat, match, knows, forced)
                if lives and world.state.data() != self._true:
                    living.append(world)
            if living:
                self._worlds[seat] = [World(world, new=False) for world in living]
                self._count(seat)

    def _fallen_otherwise(self, entry: LogEntry) -> dict[int | None, list[tuple[Match, Entry]]]:
        """For each viewer the true world before a choice, and the choice with other chance."""
        match, body = self._table.match, entry.body
        if match is None or entry.kind != "choice" or not body["outcomes"]:
            return {}
        chance = Recording(self._lots)
        advance(match.state.copy(), match.game.option_table.find(body["option"]), chance)
        self._lots = chance.stream
        fell = Entry(body["ply"], body["seat"], body["option"], chance.outcomes)
        return {seat: [(_world(match, seat, match.state), fell)] for seat in self._viewers}

    def _hears(self, viewer: Viewer, heard: Heard) -> None:
        """Hold one message against what its hearer may know."""
        words = _words(heard.text)
        self._keeps_secrets(viewer, heard, words)
        if heard.told is not None:
            self._update(viewer, heard, heard.told, words)
        elif heard.action is not None:
            self._refusal(viewer, heard, heard.action, words)
        elif self._table.status != "over":
            assert words.isdisjoint(self._hidden_from(viewer))
            body = heard.text.partition("\r\n\r\n")[2]
            if body.startswith('{"table":'):
                for twin, _ in self._twins(viewer.seat):
                    assert from_json(body)["table"] == from_json(to_json(twin.info()))

    def _keeps_secrets(self, viewer: Viewer, heard: Heard, words: set[str]) -> None:
        """Nobody hears what opens another's seat, nor what decides chance."""
        told = [text for text in self._forbidden[viewer.name] if text in heard.text]
        assert not told
        keys = words.intersection(self._played.keys)
        assert all(self._played.keys[key] is viewer.person for key in keys)
        assert self._table.status == "over" or self._table.row.seed[:16] not in heard.text

    def _hidden_from(self, viewer: Viewer) -> set[str]:
        return self._hidden.get(self._table.version, {}).get(viewer.seat, set())

    def _update(self, viewer: Viewer, heard: Heard, told: Json, words: set[str]) -> None:
        """An update names nothing that is hidden, and is the same in every possible world."""
        table = self._table
        hidden = self._hidden_from(viewer)
        if not words.isdisjoint(hidden):
            # Only what has been seen, and then was taken back, may be named.
            assert hidden.isdisjoint(_words(to_json({**told, "events": []}).decode()))
        for event in told["events"]:
            named = _words(to_json(event["args"]).decode())
            assert self._hidden[event["version"]][viewer.seat].isdisjoint(named)
        view = told.get("view")
        if view is not None:
            name = None if viewer.seat is None else viewer.name
            assert view["seat"] == name
            choice = view["choice"]
            assert choice is None or ("options" in choice) == (choice["seat"] == name)
        assert told["seed"] == (table.row.seed if table.status == "over" else None)
        for twin, new in self._twins(viewer.seat):
            same = updates.build_update(twin, viewer.seat, heard.since, seen="view" not in told)
            if new and _last(twin).seat == viewer.seat:
                # What the hearer chose has taught him something, so that the world had to be
                # imagined after it; whether he may have it back is told by what was before.
                same["take_back"] = told["take_back"]
            text = updates.encode(same)
            assert len(heard.text) == len(text)
            assert heard.text == text

    def _refusal(self, viewer: Viewer, heard: Heard, action: Action, words: set[str]) -> None:
        """A refusal names nothing hidden but what was tried, and is the same everywhere."""
        tried = _words(action.model_dump_json())
        if '"code":"unknown-option"' not in heard.text:  # which says what options are called
            assert self._hidden_from(viewer).isdisjoint(words.difference(tried))
        assert viewer.seat is not None
        for twin, _ in self._twins(viewer.seat):
            with pytest.raises(RequestRefused) as refused:
                actions.decide(twin, Actor(twin.chairs[viewer.seat].visitor, viewer.seat), action)
            same = {"type": "refused", "key": action.key, **refused.value.data()}
            assert heard.text == to_json(same).decode()

    # Other worlds.

    def _twins(self, seat: int | None) -> Iterator[tuple[Table, bool]]:
        """The table in each world that a viewer believes in, and whether the world is new."""
        match = self._table.match
        if match is None:
            yield self._table, False
            return
        if seat not in self._worlds:
            imagined = match.state.imagine(seat, self._lots)
            self._worlds[seat] = [World(_world(match, seat, imagined), new=True)]
            self._count(seat)
        for world in self._worlds[seat]:
            twin = copy.copy(self._table)
            twin.match = world.match
            yield twin, world.new

    def _count(self, seat: int | None) -> None:
        """Note whether a viewer's worlds are others."""
        for world in self._worlds[seat]:
            other = world.match.state.data() != self._true
            self.looked += 1
            self.worlds += other
            self.lived += other and not world.new


def _world(match: Match, seat: int | None, state: State) -> Match:
    """The match in another state, and with nothing told but what this viewer was told."""
    truth = match.record
    record = Record(
        truth.game, truth.version, truth.seats, truth.settings, truth.commitment, truth.position
    )
    record.entries = list(truth.entries)
    world = Match(match.game, state, record, None)
    world.log = [
        event if event.visible(seat) else Event("untold", {}, event.seats) for event in match.log
    ]
    world.ply = match.ply
    world._versions = list(match._versions)
    world._kept = dict(match._kept)
    world._single = dict(match._single)
    world._seed = match.seed
    return world


def _lives_on(
    world: Match, last: Entry, seat: int | None, match: Match, knows: Json, forced: bool
) -> bool:
    """Have something happen in a world; whether its viewer can believe in it after that.

    What is taken back was not imagined, so a world ends with it.

    Args:
        world: what was there before.
        last: what happens.
        seat: the viewer.
        match: what is there now, truly.
        knows: what the viewer knows of that.
        forced: whether it happened without asking.
    """
    if last.seat < 0:
        return False
    try:
        world.commit(world.prepare_entry(last, forced=forced))
    except MathomError:
        return False
    return _knowledge(world.state, seat) == knows and not _has_forgotten(world, seat, match)


def _knowledge(state: State, seat: int | None) -> Json:
    """All that a viewer knows of a state: what he imagines depends on nothing else."""
    return state.imagine(seat, Seeded("the same lots")).data()


def _has_forgotten(world: Match, seat: int | None, match: Match) -> bool:
    """Whether a viewer was shown something in the last choice, and no state tells of it now.

    Such as a card that was turned up and shuffled in again: he knows that his world is not the
    true one, although he knows the same of both as they are now. What he was shown lies in the
    same place in both then; would it not, then he was told where something lies and may not
    know it.
    """
    told = world.events(seat, world.version - 1)
    for false, true in zip(told, match.events(seat, match.version - 1), strict=False):
        if false != true:
            names, figures = _arguments(false)
            true_names, true_figures = _arguments(true)
            others = names ^ true_names
            return (
                bool(others)
                and (false.kind, figures) == (true.kind, true_figures)
                and _lying(world.state, others) == _lying(match.state, others)
            )
    return False


def _arguments(event: Event) -> tuple[set[str], dict[str, int]]:
    """The names that an event tells, and its figures."""
    names: set[str] = set()
    figures: dict[str, int] = {}
    for key, value in event.args.items():
        if isinstance(value, int):
            figures[key] = value
        else:
            names.update([value] if isinstance(value, str) else value)
    return names, figures


def _lying(state: State, names: set[str]) -> Counter[tuple[str, ...]]:
    """Where in a state these are, and how often."""
    return Counter((*way, thing) for way, thing in walk(state.data()) if thing in names)


def _last(table: Table) -> Entry:
    """What happened last in the game."""
    assert table.match is not None
    return table.match.record.entries[-1]


def _words(text: str) -> set[str]:
    """Every word of a text; quotation marks and brackets are no part of one."""
    return set(text.translate(_SIGNS).split())


def _never_told(log: Sequence[LogEntry]) -> Iterator[str]:
    """What stands in a log and is told to nobody, not even to whom it belongs."""
    yield from ('"outcomes":', '"visitor":', '"actor":', '"body":{')
    for entry in log:
        for chair in entry.body.get("chairs", [entry.body]):
            for name in ("visitor", "token", "invitation"):
                if chair.get(name):
                    yield chair[name]


async def law_of(store: Store, played: PlayedGame) -> Law:
    """Hold a played game against the log that the server has stored."""
    row = await store.table(played.id)
    assert row is not None
    law = Law(played, Table(row), await store.log(played.id))
    law.check()
    return law


# Where they are played.

_name: ContextVar[str] = ContextVar("name")


class House:
    """A server in this process, at which games are played."""

    def __init__(self, wire: InProcess, bots: ScriptedBots) -> None:
        self._wire = wire
        self._puppets = bots
        self._services: Services = wire.app.state.services
        self._services.hub.bot_pool = cast("BotPool", bots)

    async def play(self, game: Game, name: str, moves: int) -> PlayedGame:
        """Play a game that `name` determines."""
        _name.set(name)
        played = PlayedGame(self._wire, game, name, self._puppets, moves)
        await played.run()
        return played

    async def check(self, played: PlayedGame) -> Law:
        """Hold a played game against other worlds."""
        return await law_of(self._services.store, played)


@asynccontextmanager
async def house(folder: Path, patch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A house whose games are the same every time.

    A game's name decides its chance, and what is played for bots that fail.
    """

    def token_hex(size: int) -> str:
        return hashlib.sha256(_name.get().encode()).hexdigest()

    def choice(options: list[str]) -> str:
        return options[zlib.crc32(json.dumps(options).encode()) % len(options)]

    config = Config(f"sqlite:///{folder / 'tables.db'}", folder / "crashes", Limits.open(), 0)
    async with in_process(config) as wire:
        patch.setattr(seating, "secrets", SimpleNamespace(token_hex=token_hex))
        steady = {**vars(secrets), "choice": choice}
        patch.setattr(bot_turns, "secrets", SimpleNamespace(**steady))
        yield House(wire, ScriptedBots())
