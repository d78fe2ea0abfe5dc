"""What leaves the server tells nobody what they may not know.

Random Duels are played over the wire with everything that people do besides: they talk, take
back, ask, decline, hand over, resign, come again, and try what they may not. Every byte that
goes to either seat, to a spectator and to a stranger is written down with the moment it was
sent. Afterwards the log is read again, entry by entry, and every message is held against what
its hearer could know at its moment: in another world, which differs from the true one only in
what the hearer cannot know, the server must say the same, byte for byte.
"""

from __future__ import annotations

import asyncio
import copy
import hashlib
import json
import secrets
import zlib
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import TypeVar, cast

import pytest
from pydantic_core import from_json, to_json

import mathom
from mathom.games.duel.state import Duel
from mathom.kernel.chance import Chance, Seeded
from mathom.kernel.event import Event
from mathom.kernel.match import Match
from mathom.kernel.state import State, advance
from mathom.server import actions, bot_turns, seating, telling
from mathom.server.actions import Actor
from mathom.server.config import Config
from mathom.server.limits import Limits
from mathom.server.log import LogEntry
from mathom.server.protocol import Action, Join, Ping, read_message
from mathom.server.refusals import Refusal
from mathom.server.services import Services
from mathom.server.store import Store
from mathom.server.table import Table
from mathom.server.thinkers import BotFailed, Question, Thinkers
from tests.server.wire import (
    PATIENCE,
    PONG,
    Answer,
    Denied,
    Json,
    Line,
    Wire,
    in_process,
    over_tcp,
    serving,
)

GAME = mathom.game("duel")
SEATS = GAME.seat_names
PARTS = 4
PER_PART = 25
AT_ONCE = 5
"""How many games are played side by side, so that their entries are stored together."""
OVER_TCP = 3

T = TypeVar("T")
Move = Callable[[], Awaitable[None]]

_SIGNS = str.maketrans(dict.fromkeys("\"\\'“”‘’.,:;!?()[]{}<>=/&", " "))


# Those who are there.


@dataclass(eq=False, slots=True)
class Person:
    """Somebody with a cookie, and the tokens of the seats he holds."""

    name: str
    cookie: str = ""
    tokens: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Heard:
    """One message, and when it was sent.

    Attributes:
        number: how far the log went.
        text: every byte of it.
        told: what it says, if it is an update.
        since: in an update, how much of the log the hearer had been told before.
        action: what it refuses, if it refuses an action of a seat.
    """

    number: int
    text: str
    told: Json | None = None
    since: int = 0
    action: Action | None = None


@dataclass(eq=False, slots=True)
class Ear:
    """One of those who listen.

    Attributes:
        name: which.
        seat: whose view it is shown; None is a spectator, and so is whoever only asks.
        person: who it belongs to.
        heard: everything, in order.
        line: where it listens.
        number: how much of the log it was told.
        told: the last update, with the view that holds.
    """

    name: str
    seat: int | None
    person: Person
    heard: list[Heard] = field(default_factory=list)
    line: Line | None = None
    number: int = 0
    told: Json = field(default_factory=dict)


class Puppets:
    """Bots that choose when they are told to, and by the lot that they are told."""

    def __init__(self) -> None:
        self._asked: dict[str, tuple[Question, asyncio.Future[str]]] = {}

    async def think(self, question: Question) -> str:
        """Wait for the word of whoever plays at this table."""
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._asked[question.players[0]] = question, answer
        return await answer

    def asked(self, player: str) -> bool:
        """Whether a bot at the table of this player is asked, and the question still counts."""
        return player in self._asked and not self._asked[player][1].cancelled()

    def choose(self, player: str, lot: int | None) -> None:
        """Have the bot at the table of this player choose; None and 0 have it fail."""
        question, answer = self._asked.pop(player)
        if lot is None:
            answer.set_exception(BotFailed("crashed", "the bot fell over"))
        elif lot == 0:
            answer.set_result("no option at all")
        else:
            state = GAME.state(question.state)
            options = state.choice.options(state)
            answer.set_result(options[lot % len(options)].text)


class Evening:
    """One game over the wire, by lot, with all that is heard of it.

    Attributes:
        name: what determines it.
        id: the table.
        ears: the seats that people hold, a spectator and a stranger.
        secrets: texts that nobody but these people may ever hear.
        keys: the names that people gave their actions, which are nobody else's business.
        codes: how often each refusal was heard.
    """

    def __init__(self, wire: Wire, name: str, puppets: Puppets | None) -> None:
        """An evening that `name` determines; without `puppets` no bots play."""
        self.name = name
        self.lots: Chance = Seeded(name, "evening")
        self.id = ""
        self.secrets: list[tuple[str, tuple[Person, ...]]] = []
        self.keys: dict[str, Person] = {}
        self.codes: Counter[str] = Counter()
        self._wire = wire
        self._puppets = puppets
        self._number = 0
        self._most = 40 + self.lots.pick(400)
        self._listed = self.lots.pick(3) == 0
        self._kind = self._one_of(["person"] * 5 + ["me"] + ["bot"] * (puppets is not None))
        self._first, self._second = Person(f"Merry {name}"), Person(f"Pippin {name}")
        self._outside = Person("Wanderer")
        if self._kind == "me":
            self._second = self._first
        self._watcher = Ear("spectator", None, self._outside)
        self._stranger = Ear("stranger", None, self._outside)
        self._seated = [Ear(SEATS[0], 0, self._first)]
        if self._kind != "bot":
            self._seated.append(Ear(SEATS[1], 1, self._second))
        self.ears = [*self._seated, self._watcher, self._stranger]

    def _one_of(self, things: Sequence[T]) -> T:
        return things[self.lots.pick(len(things))]

    # From the first guest to the last.

    async def run(self) -> None:
        """Play to the end."""
        await self._arrive()
        for ear in self.ears[:-1]:
            await self._join(ear, 0)
        moves = [
            *[self._choose] * 40,
            *[self._try_in_vain] * 10,
            *[self._take_back] * 3,
            *[self._chat, self._come_again, self._look_again] * 2,
            *[self._hand_over] * (self._puppets is not None),
            *[self._probe] * 3,
        ]
        for _ in range(self._most):
            await self._one_of(moves)()
            if self._status == "over":
                break
        else:
            await self._resign()
        await self._rematch()
        await self._probe()
        await self._look_back()
        for ear in self.ears[:-1]:
            assert ear.line is not None
            await ear.line.close()

    async def _arrive(self) -> None:
        """Make a table, and sit down."""
        for person in dict.fromkeys((self._first, self._second)):
            await self._ask(person, "PUT", "/api/me", {"name": person.name})
        await self._ask(self._outside, "GET", "/api/me")
        seats = [{"kind": "me"}, {"kind": self._kind}]
        if self._kind == "bot":
            seats[1]["bot"] = "random"
        settings = {setting.id: self._one_of(setting.values) for setting in GAME.settings}
        wish = {"game": GAME.id, "seats": seats, "settings": settings, "listed": self._listed}
        self._number = 1 if self._kind == "person" else 2
        made = (await self._ask(self._first, "POST", "/api/tables", wish)).json
        self.id = made["table"]["id"]
        for key in made["yours"]:
            self._first.tokens[key["seat"]] = key["token"]
            self.secrets.append((key["token"], (self._first,)))
        for key in made["invitations"]:
            self.secrets.append((key["token"], (self._first, self._second)))
            if not self._listed:
                await self._probe()
            wish = {"invitation": key["token"]}
            self._number = 3
            sat = await self._ask(self._second, "POST", f"/api/tables/{self.id}/seats", wish)
            token = sat.json["token"]
            self._second.tokens[key["seat"]] = token
            self.secrets.append((token, (self._second,)))

    # What is heard.

    @property
    def _status(self) -> str:
        return str(self._watcher.told["table"]["status"]) if self._watcher.told else "waiting"

    @property
    def _version(self) -> int:
        version: int = self._watcher.told["view"]["version"]
        return version

    @property
    def _asked(self) -> int:
        """The seat that has to choose."""
        return SEATS.index(self._watcher.told["view"]["choice"]["seat"])

    def _by_bot(self, seat: int | None) -> bool:
        """Whether a bot plays a seat."""
        return seat is not None and bool(self._watcher.told["table"]["seats"][seat]["bot"])

    def _options(self) -> list[str]:
        """What the seat that is asked may choose, as far as we are told."""
        for ear in self._seated:
            if ear.seat == self._asked:
                return [option["text"] for option in ear.told["view"]["choice"]["options"]]
        return ["pass"]

    async def _ask(self, person: Person, method: str, path: str, wish: object = None) -> Answer:
        """Ask over HTTP, and write down the answer."""
        body = None if wish is None else json.dumps(wish).encode()
        headers = {"content-type": "application/json", "cookie": person.cookie}
        answer = await self._wire.ask(method, path, body, headers)
        if answer.cookie:
            person.cookie = answer.cookie
            who, _, signature = answer.cookie.partition("=")[2].split(".")
            self.secrets += [(who, (person,)), (signature, (person,))]
        self._write_down(person, answer)
        return answer

    def _write_down(self, person: Person, answer: Answer) -> None:
        for ear in self.ears:
            if ear.person is person and ear is not self._watcher:
                ear.heard.append(Heard(self._number, answer.bytes.decode()))

    async def _settle(self, expected: dict[str, list[str]]) -> None:
        """Wait until everybody has heard everything, which must be what is expected.

        What kinds of messages come may depend on nothing but the kind of what was done.
        """
        lines = [(ear, ear.line) for ear in self.ears if ear.line is not None]
        await asyncio.gather(*(line.quiet() for _, line in lines))
        for ear, line in lines:
            kinds = [self._hear(ear, text) for text in line.heard if text != PONG]
            line.heard.clear()
            assert kinds == expected.get(ear.name, []), ear.name
        self._number = max(ear.number for ear in self.ears)

    def _hear(self, ear: Ear, text: str, action: Action | None = None) -> str:
        told = from_json(text)
        if told["type"] == "update":
            ear.heard.append(Heard(told["number"], text, told, ear.number))
            ear.number = told["number"]
            ear.told = {**ear.told, **told}
        else:
            ear.heard.append(Heard(self._number, text, action=action))
        if told["type"] == "refused":
            self.codes[told["code"]] += 1
        kind: str = told["type"]
        return kind

    def _everybody(self, *kinds: str) -> dict[str, list[str]]:
        return {ear.name: list(kinds) for ear in self.ears}

    # What is done.

    async def _join(self, ear: Ear, since: int) -> None:
        """Open a socket for somebody, who proves by cookie or by token who he is."""
        wish: Json = {"type": "join", "since": since}
        headers = {"cookie": ear.person.cookie}
        if ear.seat is not None:
            wish["seat"] = SEATS[ear.seat]
        if self.lots.pick(2):
            headers = {}
            if ear.seat is not None:
                wish["token"] = ear.person.tokens[SEATS[ear.seat]]
        ear.line = await self._wire.open(f"/api/tables/{self.id}/play", headers)
        ear.number = since
        await ear.line.send(json.dumps(wish))
        others = self._everybody("presence")
        await self._settle({**others, ear.name: ["welcome", "update", "presence"]})

    async def _come_again(self) -> None:
        """Hang up and join again, knowing much or little."""
        ear = self._one_of(self.ears[:-1])
        assert ear.line is not None
        await ear.line.close()
        ear.line = None
        await self._settle(self._everybody("presence"))
        await self._join(ear, self._some_number())

    async def _look_again(self) -> None:
        """Join once more on the same socket."""
        ear = self._one_of(self.ears[:-1])
        assert ear.line is not None
        wish: Json = {"type": "join", "since": self._some_number()}
        if ear.seat is not None:
            wish |= {"seat": SEATS[ear.seat], "token": ear.person.tokens[SEATS[ear.seat]]}
        ear.number = wish["since"]
        await ear.line.send(json.dumps(wish))
        await self._settle({ear.name: ["welcome", "update", "presence"]})

    def _some_number(self) -> int:
        return self._one_of([0, self.lots.pick(self._number + 1), self._number, 10**6])

    async def _act(self, ear: Ear, what: str, /, changes: bool = True, **fields: object) -> str:
        """Do something; the code of its refusal, or empty when it is accepted.

        Args:
            ear: who does it.
            what: the type of the action.
            changes: whether something new is stored when it is accepted.
            fields: what the action says besides.
        """
        key = f"key-{len(self.keys)}-{self.lots.pick(10**9)}"
        self.keys[key] = ear.person
        message = json.dumps({"type": what, "key": key, **fields})
        action = read_message.validate_json(message)
        assert not isinstance(action, Join | Ping)
        assert ear.line is not None
        reply = from_json(await ear.line.answer(message))
        assert reply["key"] == key
        if reply["type"] == "refused":
            self._hear(ear, ear.line.heard.pop(0), None if ear.seat is None else action)
            await self._settle({})
            return str(reply["code"])
        update = ["update"] if changes else []
        await self._settle({**self._everybody(*update), ear.name: ["accepted", *update]})
        return ""

    async def _choose(self) -> None:
        if self._by_bot(self._asked):
            await self._bot_chooses()
            return
        (ear,) = (ear for ear in self._seated if ear.seat == self._asked)
        option = self._one_of(self._options())
        assert not await self._act(ear, "choose", version=self._version, option=option)

    async def _bot_chooses(self) -> None:
        """Let the bot choose."""
        assert self._puppets is not None
        assert self._watcher.line is not None
        lot = self._one_of([None, 0, 1 + self.lots.pick(100), 1 + self.lots.pick(100)])
        known = self._number
        async with asyncio.timeout(PATIENCE):
            while not self._watcher.line.heard:
                asked = self._puppets.asked(self._first.name)
                await asyncio.sleep(0.0005)
                # By now it has been heard if this is the question after the one that counts.
                if asked and not self._watcher.line.heard:
                    self._puppets.choose(self._first.name, lot)
        await self._settle(self._everybody("update"))
        assert self._number == known + 1
        notes = [note["text"] for note in self._watcher.told["notes"]]
        assert notes == {None: ["crashed"], 0: ["illegal"]}.get(lot, [])

    async def _try_in_vain(self) -> None:
        """Try what may not be done now, as whoever has a line."""
        ear = self._one_of(self.ears[:-1])
        idle = self._one_of([each for each in self.ears[:-1] if each.seat != self._asked])
        version = self._version
        legal = self._options()
        anything = GAME.table[self.lots.pick(len(GAME.table))].text
        kind = self.lots.pick(8)
        if kind <= 1:
            option = self._one_of([*legal, anything])
            code = await self._act(idle, "choose", version=version, option=option)
            assert code in ("only-seated", "not-your-choice", "bot-plays")
        elif kind <= 3:
            if anything not in legal and len(legal) > 1:
                ear = self._seated[self._asked]
                assert await self._act(ear, "choose", version=version, option=anything)
        elif kind == 4:
            option = self._one_of([anything + "?", "hobbit", "play", "fetch c9"])
            assert await self._act(ear, "choose", version=version, option=option)
        elif kind == 5:
            stale = self._one_of([version - 1, version + 1, 0])
            assert await self._act(ear, "choose", version=stale, option=self._one_of(legal))
        elif kind == 6:
            to = self._one_of([version, version + 7, 10**9])
            assert await self._act(ear, "take-back", version=version, to=to)
        elif kind == 7:
            assert await self._act(ear, "answer", asked=1, agree=True)
            assert await self._act(ear, "hand-over", bot="gollum")
            assert await self._act(ear, "rematch")

    async def _chat(self) -> None:
        text = self._one_of(["well met", "指輪は重い", "\u202e ?", "<b>Mordor</b>"])
        assert not await self._act(self._one_of(self._seated), "chat", text=text)

    async def _take_back(self) -> None:
        """Take something back, as far as that needs nobody, or ask and be answered."""
        ear = self._one_of(self._seated)
        may = ear.told["take_back"]
        if may is None:
            return
        version = self._version
        open_request = self._watcher.told["table"]["request"]
        code = await self._act(ear, "take-back", version=version, to=may["to"])
        if open_request is not None and not may["free"]:
            assert code == "asked-already"
            return
        assert not code
        assert may["free"] == (self._version == version + 1)
        if may["free"] or self.lots.pick(4) == 0:
            return
        request = self._watcher.told["table"]["request"]["number"]
        assert await self._act(ear, "answer", asked=request, agree=True)
        code = await self._act(ear, "take-back", version=version, to=may["to"])
        assert code == "asked-already"
        other = next(each for each in self._seated if each is not ear)
        assert await self._act(other, "withdraw", asked=request)
        drawn = self.lots.pick(3)
        if drawn == 0:
            assert not await self._act(ear, "withdraw", asked=request)
        else:
            assert not await self._act(other, "answer", asked=request, agree=drawn == 1)

    async def _hand_over(self) -> None:
        """Let a bot play, or take the seat back from it."""
        assert self._puppets is not None
        ear = self._one_of(self._seated)
        if not self._by_bot(ear.seat):
            assert await self._act(ear, "resume") == "you-play"
            assert not await self._act(ear, "hand-over", bot=self._one_of(["random", "greedy"]))
            return
        assert await self._act(ear, "hand-over", bot="random") == "bot-plays"
        assert not await self._act(ear, "resume")
        if ear.seat == self._asked:
            async with asyncio.timeout(PATIENCE):
                while self._puppets.asked(self._first.name):
                    await asyncio.sleep(0.0005)  # until the question is taken back

    async def _resign(self) -> None:
        assert not await self._act(self._one_of(self._seated), "resign", version=self._version)

    async def _rematch(self) -> None:
        ear = self._one_of(self._seated)
        assert not await self._act(ear, "rematch")
        assert not await self._act(ear, "rematch", changes=False)

    # What a stranger tries.

    async def _probe(self) -> None:
        probes: list[Move] = [
            self._look_at_lists,
            self._look_at_the_table,
            self._ask_for_the_record,
            self._take_a_seat,
            self._force_the_door,
            self._force_a_seat,
        ]
        await self._one_of(probes)()

    async def _look_at_lists(self) -> None:
        status = self._one_of(["waiting", "playing", "over"])
        told = await self._ask(self._outside, "GET", f"/api/tables?status={status}")
        assert told.status == 200
        assert self._listed or self.id.encode() not in told.body
        told = await self._ask(self._outside, "GET", "/api/tables?mine=true")
        assert told.json == {"tables": [], "before": None}
        await self._ask(self._outside, "GET", "/metrics")

    async def _look_at_the_table(self) -> None:
        told = await self._ask(self._outside, "GET", f"/api/tables/{self.id}")
        assert (told.json["yours"], told.json["your_turn"]) == ([], False)

    async def _ask_for_the_record(self) -> None:
        replays = ["replay", *[f"replay?seat={seat}" for seat in SEATS]]
        what = "record" if self._status == "over" else self._one_of(["record", *replays])
        told = await self._ask(self._outside, "GET", f"/api/tables/{self.id}/{what}")
        assert told.status == (200 if self._status == "over" else 409)

    async def _take_a_seat(self) -> None:
        wish: Json = self._one_of(
            [{}, {"seat": SEATS[1]}, {"invitation": "x" * 32}, {"seat": "x"}, {"y": 1}]
        )
        told = await self._ask(self._outside, "POST", f"/api/tables/{self.id}/seats", wish)
        assert told.status in (403, 409, 422)

    async def _force_the_door(self) -> None:
        for id, headers in ((self.id, {"origin": "http://elsewhere.test"}), ("x" * 16, {})):
            with pytest.raises(Denied) as denied:
                await self._wire.open(f"/api/tables/{id}/play", headers)
            self._write_down(self._outside, denied.value.answer)

    async def _force_a_seat(self) -> None:
        """Try to be somebody else, and to act without being anybody."""
        headers = {"cookie": self._outside.cookie}
        line = await self._wire.open(f"/api/tables/{self.id}/play", headers)
        action = {"key": "key-of-a-stranger", "version": self._number}
        for message, code in (
            ({"type": "choose", "option": "pass", **action}, "not-joined"),
            ({"type": "join", "seat": SEATS[0]}, "not-your-seat"),
            ({"type": "join", "seat": SEATS[1], "token": "x" * 32}, "not-your-seat"),
            ({"type": "join", "seat": "balrog"}, "not-your-seat"),
            ({"type": "resign", **action}, "not-joined"),
            ({"type": "look"}, "malformed"),
        ):
            reply = await line.answer(json.dumps(message))
            assert from_json(reply)["code"] == code
            self._hear(self._stranger, reply)
        await line.close()
        await self._settle({})

    async def _look_back(self) -> None:
        """Ask for the replay when all is over: it must show what was shown."""
        ear = self._one_of(self.ears[:-1])
        seat = "" if ear.seat is None else f"?seat={SEATS[ear.seat]}"
        told = await self._ask(ear.person, "GET", f"/api/tables/{self.id}/replay{seat}")
        steps = {step["version"]: step for step in told.json["steps"]}
        for heard in ear.heard:
            if heard.told is not None:
                if view := heard.told.get("view"):
                    assert steps[view["version"]]["view"] == view
                for event in heard.told["events"]:
                    assert event in steps[event["version"]]["events"]


# What must be true of it.


class Law:
    """The log of an evening, read again beside everything that was heard.

    Attributes:
        worlds: how many worlds were looked at that differ from the true one.
    """

    def __init__(self, evening: Evening, table: Table, log: Sequence[LogEntry]) -> None:
        """Nothing has been read yet."""
        self.worlds = 0
        self._evening = evening
        self._table = table
        self._log = log
        self._lots: Chance = Seeded(evening.name, "law")
        self._hidden: dict[int, dict[int | None, set[str]]] = {}
        self._last: tuple[State, str] | None = None
        self._twins: dict[int | None, Table] = {}
        self._forbidden = {
            ear.name: [
                *_never_told(log),
                *(text for text, people in evening.secrets if ear.person not in people),
            ]
            for ear in evening.ears
        }
        self._heard: dict[int, list[tuple[Ear, Heard]]] = defaultdict(list)
        for ear in evening.ears:
            for heard in ear.heard:
                self._heard[heard.number].append((ear, heard))

    def check(self) -> None:
        """Read the log, and check at every entry what was heard then."""
        for ear, heard in self._heard.pop(0):
            self._keeps_secrets(ear, heard, _words(heard.text))
        for entry in self._log:
            self._read(entry)
            for ear, heard in self._heard.pop(entry.number, []):
                self._hears(ear, heard)
        assert not self._heard, "nothing is told before it is stored"
        assert self._table.status == "over"

    def _read(self, entry: LogEntry) -> None:
        match = self._table.match
        before = None if match is None else match.state
        self._table.take(entry)
        self._twins.clear()
        match = self._table.match
        if match is not None and match.version not in self._hidden:
            viewers = (None, *range(len(SEATS)))
            self._hidden[match.version] = {seat: match.state.hidden(seat) for seat in viewers}
            self._last = None
            if before is not None and entry.kind == "choice":
                self._last = before, entry.body["option"]

    def _hears(self, ear: Ear, heard: Heard) -> None:
        """Hold one message against what its hearer may know."""
        words = _words(heard.text)
        self._keeps_secrets(ear, heard, words)
        if heard.told is not None:
            self._update(ear, heard, heard.told, words)
        elif heard.action is not None:
            self._refusal(ear, heard, heard.action, words)
        elif self._table.status != "over":
            assert words.isdisjoint(self._hidden_from(ear))
            body = heard.text.partition("\r\n\r\n")[2]
            if body.startswith('{"table":'):
                assert from_json(body)["table"] == from_json(to_json(self._twin(ear.seat).info()))

    def _keeps_secrets(self, ear: Ear, heard: Heard, words: set[str]) -> None:
        """Nobody hears what opens another's seat, nor what decides chance."""
        told = [text for text in self._forbidden[ear.name] if text in heard.text]
        assert not told
        keys = words.intersection(self._evening.keys)
        assert all(self._evening.keys[key] is ear.person for key in keys)
        assert self._table.status == "over" or self._table.row.seed[:16] not in heard.text

    def _hidden_from(self, ear: Ear) -> set[str]:
        return self._hidden.get(self._table.version, {}).get(ear.seat, set())

    def _update(self, ear: Ear, heard: Heard, told: Json, words: set[str]) -> None:
        """An update names nothing that is hidden, and is the same in every possible world."""
        table = self._table
        hidden = self._hidden_from(ear)
        if not words.isdisjoint(hidden):
            # Only what has been seen, and then was taken back, may be named.
            assert hidden.isdisjoint(_words(to_json({**told, "events": []}).decode()))
        for event in told["events"]:
            named = _words(to_json(event["args"]).decode())
            assert self._hidden[event["version"]][ear.seat].isdisjoint(named)
        view = told.get("view")
        if view is not None:
            name = None if ear.seat is None else SEATS[ear.seat]
            assert view["seat"] == name
            choice = view["choice"]
            assert choice is None or ("options" in choice) == (choice["seat"] == name)
        assert told["seed"] == (table.row.seed if table.status == "over" else None)
        seen = "view" not in told
        twin = self._twin(ear.seat)
        same = telling.encode(telling.update(twin, ear.seat, heard.since, seen=seen))
        assert len(heard.text) == len(same)
        assert heard.text == same

    def _refusal(self, ear: Ear, heard: Heard, action: Action, words: set[str]) -> None:
        """A refusal names nothing hidden but what was tried, and is the same everywhere."""
        tried = _words(action.model_dump_json())
        if '"code":"unknown-option"' not in heard.text:  # which says what options are called
            assert self._hidden_from(ear).isdisjoint(words.difference(tried))
        assert ear.seat is not None
        twin = self._twin(ear.seat)
        with pytest.raises(Refusal) as refused:
            actions.draft(twin, Actor(twin.chairs[ear.seat].visitor, ear.seat), action)
        same = {"type": "refused", "key": action.key, **refused.value.data()}
        assert heard.text == to_json(same).decode()

    # Other worlds.

    def _twin(self, seat: int | None) -> Table:
        """The table in a world that a viewer could believe to be the true one."""
        match = self._table.match
        if match is None:
            return self._table
        if seat not in self._twins:
            twin = copy.copy(self._table)
            twin.match = self._imagined(match, seat)
            self._twins[seat] = twin
            self.worlds += _peeked(twin.match) != _peeked(match)
        return self._twins[seat]

    def _imagined(self, match: Match, seat: int | None) -> Match:
        """The match in another world: after another last choice, if that can be.

        When the last choice has shown the viewer nothing, chance may have fallen otherwise in
        it, and it must be told in the same words all the same.
        """
        state = match.state.imagine(seat, self._lots)
        kept, known = dict(match._kept), len(match.log)
        events: list[Event] = []
        if self._last is not None and self._last[0].hidden(seat) <= match.state.hidden(seat):
            possible = self._last[0].imagine(seat, self._lots)
            option = GAME.table.find(self._last[1])
            if option in possible.choice.options(possible):
                kept[match.ply - 1], state = possible, possible.copy()
                known = bisect_left(match._versions, match.version)
                state.events = events
                advance(state, option, self._lots)
                state.events = None
        other = Match(match.game, state, match.record, None)
        other.log = [*match.log[:known], *events]
        other.ply = match.ply
        other._versions = [*match._versions[:known], *[match.version] * len(events)]
        other._kept = kept
        other._seed = match.seed
        return other


def _words(text: str) -> set[str]:
    """Every word of a text; quotation marks and brackets are no part of one."""
    return set(text.translate(_SIGNS).split())


def _peeked(match: Match) -> object:
    """What only some may know in a Duel."""
    assert isinstance(match.state, Duel)
    return match.state.peeked


def _never_told(log: Sequence[LogEntry]) -> Iterator[str]:
    """What stands in a log and is told to nobody, not even to whom it belongs."""
    yield from ('"outcomes":', '"visitor":', '"actor":', '"body":')
    for entry in log:
        for chair in entry.body.get("chairs", [entry.body]):
            for name in ("visitor", "token", "invitation"):
                if chair.get(name):
                    yield chair[name]


async def _check(store: Store, evening: Evening) -> int:
    """Hold an evening against the log that the server has stored."""
    row = await store.table(evening.id)
    assert row is not None
    law = Law(evening, Table(row), await store.log(evening.id))
    law.check()
    return law.worlds


_name: ContextVar[str] = ContextVar("name")


@pytest.fixture
def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a game's name decide its chance, and what is played for bots that fail."""

    def token_hex(size: int) -> str:
        return hashlib.sha256(_name.get().encode()).hexdigest()

    def choice(options: list[str]) -> str:
        return options[zlib.crc32(json.dumps(options).encode()) % len(options)]

    monkeypatch.setattr(seating, "secrets", SimpleNamespace(token_hex=token_hex))
    monkeypatch.setattr(
        bot_turns, "secrets", SimpleNamespace(**{**vars(secrets), "choice": choice})
    )


async def _evenings(folder: Path, names: Sequence[str]) -> tuple[int, Counter[str]]:
    """Play these games in process and check them; worlds seen, and refusals heard."""
    config = Config(f"sqlite:///{folder / 'tables.db'}", folder / "crashes", Limits.open(), 0)
    puppets = Puppets()
    worlds = 0
    codes: Counter[str] = Counter()
    places = asyncio.Semaphore(AT_ONCE)

    async with in_process(config) as wire:
        services: Services = wire.app.state.services
        services.hub.thinkers = cast("Thinkers", puppets)

        async def play(name: str) -> None:
            nonlocal worlds
            async with places:
                _name.set(name)
                evening = Evening(wire, name, puppets)
                try:
                    await evening.run()
                    worlds += await _check(services.store, evening)
                except AssertionError as fault:
                    fault.add_note(f"in the game {name}")
                    raise
                codes.update(evening.codes)

        async with asyncio.TaskGroup() as games:
            for name in names:
                games.create_task(play(name))
    return worlds, codes


@pytest.mark.usefixtures("steady")
@pytest.mark.parametrize("part", range(PARTS))
def test_what_leaves_the_server_tells_nobody_too_much(tmp_path: Path, part: int) -> None:
    """100 games, most of them with cards that one seat alone has seen."""
    names = [f"{part}/{number}" for number in range(PER_PART)]
    worlds, codes = asyncio.run(_evenings(tmp_path, names))
    assert worlds > 1000
    wanted = {"illegal", "not-your-choice", "unknown-option", "only-seated", "stale"}
    wanted |= {"asked-already", "bot-plays", "nothing-asked", "nothing-to-take-back", "not-over"}
    assert wanted <= set(codes)


def test_the_same_holds_over_tcp(tmp_path: Path) -> None:
    """What a real client receives is what the application sends."""

    async def play(url: str) -> list[Evening]:
        async with over_tcp(url) as wire:
            evenings = [Evening(wire, f"tcp {number}", None) for number in range(OVER_TCP)]
            await asyncio.gather(*(evening.run() for evening in evenings))
            return evenings

    async def check(evenings: list[Evening]) -> None:
        store = await Store.open(server.database)
        try:
            for evening in evenings:
                await _check(store, evening)
        finally:
            await store.close()

    with serving(tmp_path, limited=False) as server:
        evenings = asyncio.run(play(server.url))
    asyncio.run(check(evenings))
    journal = server.journal.read_text()
    for evening in evenings:
        for text, _ in evening.secrets:
            assert text not in journal
