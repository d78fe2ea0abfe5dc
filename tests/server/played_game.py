"""One game over the wire, by lot, with everything that is heard of it.

People play whatever game is registered, with as many seats as it may have, and do everything
besides that people do: they talk, take back, ask, decline, hand over, resign, come again, and
try what they may not. Every byte that goes to a seat, to a spectator and to a stranger is
written down with the moment it was sent.
"""

from __future__ import annotations

import asyncio
import json
import pickle
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

import pytest
from pydantic_core import from_json

from mathom.kernel.chance import Chance, Seeded
from mathom.kernel.game import Game
from mathom.kernel.state import State
from mathom.protocol import Action, Join, Ping, read_message
from mathom.server.bot_pool import BotFailed, Question
from tests.server.wire import PATIENCE, Answer, Denied, Json, Line, Wire

T = TypeVar("T")
Move = Callable[[], Awaitable[None]]


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
class Viewer:
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


class ScriptedBots:
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
            state: State = pickle.loads(question.state)  # noqa: S301
            options = state.choice.options(state)
            answer.set_result(options[lot % len(options)].text)


class PlayedGame:
    """One game over the wire, by lot, with all that is heard of it.

    Attributes:
        name: what determines it.
        id: the table.
        viewers: the seats that people hold, a spectator and a stranger.
        secrets: texts that nobody but these people may ever hear.
        keys: the names that people gave their actions, which are nobody else's business.
        codes: how often each refusal was heard.
    """

    def __init__(
        self, wire: Wire, game: Game, name: str, bots: ScriptedBots | None, moves: int
    ) -> None:
        """An played that `name` determines.

        Args:
            wire: the way to the server.
            game: what is played.
            name: what determines it.
            bots: who plays for bots; None has no bots play.
            moves: after how many things done somebody resigns, if the game is not over.
        """
        self.name = name
        self.lots: Chance = Seeded(name, "played")
        self.id = ""
        self.secrets: list[tuple[str, tuple[Person, ...]]] = []
        self.keys: dict[str, Person] = {}
        self.codes: Counter[str] = Counter()
        self._wire = wire
        self._game = game
        self._puppets = bots
        self._number = 0
        self._most = moves
        self._listed = self.lots.pick(3) == 0
        self._seats = game.seating(self._one_of(game.players))
        kinds = ["person"] * 5 + ["me"] + ["bot"] * (bots is not None)
        self._kinds = ["me", *(self._one_of(kinds) for _ in self._seats[1:])]
        self._first = Person(f"Guest 0 {name}")
        self._outside = Person("Wanderer")
        self._watcher = Viewer("spectator", None, self._outside)
        self._stranger = Viewer("stranger", None, self._outside)
        self._seated = [
            Viewer(seat, place, self._first if kind == "me" else Person(f"Guest {place} {name}"))
            for place, (seat, kind) in enumerate(zip(self._seats, self._kinds, strict=True))
            if kind != "bot"
        ]
        self.viewers = [*self._seated, self._watcher, self._stranger]

    def _one_of(self, things: Sequence[T]) -> T:
        return things[self.lots.pick(len(things))]

    # From the first guest to the last.

    async def run(self) -> None:
        """Play to the end."""
        await self._arrive()
        for viewer in self.viewers[:-1]:
            await self._join(viewer, 0)
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
        for viewer in self.viewers[:-1]:
            assert viewer.line is not None
            await viewer.line.close()

    async def _arrive(self) -> None:
        """Make a table, and sit down."""
        for person in dict.fromkeys(viewer.person for viewer in self._seated):
            await self._ask(person, "PUT", "/api/me", {"name": person.name})
        await self._ask(self._outside, "GET", "/api/me")
        seats = [
            {"kind": kind, "bot": "random"} if kind == "bot" else {"kind": kind}
            for kind in self._kinds
        ]
        settings = {setting.id: self._one_of(setting.values) for setting in self._game.settings}
        wish = {"game": self._game.id, "seats": seats, "settings": settings, "listed": self._listed}
        self._number = 1 if "person" in self._kinds else 2
        made = (await self._ask(self._first, "POST", "/api/tables", wish, True)).json
        self.id = made["table"]["id"]
        for key in made["yours"]:
            self._first.tokens[key["seat"]] = key["token"]
            self.secrets.append((key["token"], (self._first,)))
        invited = {key["seat"]: key["token"] for key in made["invitations"]}
        for viewer in self._seated:
            if viewer.name in invited:
                await self._sit(viewer, invited.pop(viewer.name), last=not invited)

    async def _sit(self, viewer: Viewer, invitation: str, *, last: bool) -> None:
        """Take the seat that one is invited to; with the last of them the game begins."""
        self.secrets.append((invitation, (self._first, viewer.person)))
        if not self._listed:
            await self._probe()
        self._number += 2 if last else 1
        wish = {"invitation": invitation}
        seats = f"/api/tables/{self.id}/seats"
        sat = await self._ask(viewer.person, "POST", seats, wish, begins=True)
        token = sat.json["token"]
        viewer.person.tokens[viewer.name] = token
        self.secrets.append((token, (viewer.person,)))

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
        return self._seats.index(self._watcher.told["view"]["choice"]["seat"])

    @property
    def _asked_viewer(self) -> Viewer | None:
        """Who hears what may be chosen now; nobody, where no person holds the seat."""
        return next((viewer for viewer in self._seated if viewer.seat == self._asked), None)

    def _by_bot(self, seat: int | None) -> bool:
        """Whether a bot plays a seat."""
        return seat is not None and bool(self._watcher.told["table"]["seats"][seat]["bot"])

    def _texts(self, of: str) -> list[str]:
        """The `options` or what is `refused` to the seat that is asked, if we are told."""
        viewer = self._asked_viewer
        told = [] if viewer is None else viewer.told["view"]["choice"][of]
        return [option["text"] for option in told]

    def _anything(self) -> str:
        """Any option that the game has at all."""
        table = self._game.option_table
        return table[self.lots.pick(len(table))].text

    async def _ask(
        self, person: Person, method: str, path: str, wish: object = None, begins: bool = False
    ) -> Answer:
        """Ask over HTTP, and write down the answer; `begins` if the game can begin with it."""
        body = None if wish is None else json.dumps(wish).encode()
        headers = {"content-type": "application/json", "cookie": person.cookie}
        answer = await self._wire.ask(method, path, body, headers)
        if begins:
            self._number += answer.json["table"]["ply"]  # what was forced at once
        if answer.cookie:
            person.cookie = answer.cookie
            who, _, signature = answer.cookie.partition("=")[2].split(".")
            self.secrets += [(who, (person,)), (signature, (person,))]
        self._write_down(person, answer)
        return answer

    def _write_down(self, person: Person, answer: Answer) -> None:
        for viewer in self.viewers:
            if viewer.person is person and viewer is not self._watcher:
                viewer.heard.append(Heard(self._number, answer.bytes.decode()))

    async def _settle(self, expected: dict[str, list[str]]) -> None:
        """Wait until everybody has heard everything, which must be what is expected.

        What kinds of messages come may depend on nothing but the kind of what was done.
        """
        lines = [(viewer, viewer.line) for viewer in self.viewers if viewer.line is not None]
        await asyncio.gather(*(line.quiet() for _, line in lines))
        for viewer, line in lines:
            kinds = [self._hear(viewer, text) for text in line.news]
            line.heard.clear()
            assert kinds == expected.get(viewer.name, []), viewer.name
        self._number = max(self._number, *(viewer.number for viewer in self.viewers))

    def _hear(self, viewer: Viewer, text: str, action: Action | None = None) -> str:
        told = from_json(text)
        if told["type"] == "update":
            viewer.heard.append(Heard(told["number"], text, told, viewer.number))
            viewer.number = told["number"]
            viewer.told = {**viewer.told, **told}
        else:
            viewer.heard.append(Heard(self._number, text, action=action))
        if told["type"] == "refused":
            self.codes[told["code"]] += 1
        kind: str = told["type"]
        return kind

    def _everybody(self, *kinds: str) -> dict[str, list[str]]:
        return {viewer.name: list(kinds) for viewer in self.viewers}

    # What is done.

    async def _join(self, viewer: Viewer, since: int) -> None:
        """Open a socket for somebody, who proves by cookie or by token who he is."""
        wish: Json = {"type": "join", "since": since}
        headers = {"cookie": viewer.person.cookie}
        if viewer.seat is not None:
            wish["seat"] = viewer.name
        if self.lots.pick(2):
            headers = {}
            if viewer.seat is not None:
                wish["token"] = viewer.person.tokens[viewer.name]
        viewer.line = await self._wire.open(f"/api/tables/{self.id}/play", headers)
        viewer.number = since
        await viewer.line.send(json.dumps(wish))
        others = self._everybody("presence")
        await self._settle({**others, viewer.name: ["welcome", "update", "presence"]})

    async def _come_again(self) -> None:
        """Hang up and join again, knowing much or little."""
        viewer = self._one_of(self.viewers[:-1])
        assert viewer.line is not None
        await viewer.line.close()
        viewer.line = None
        await self._settle(self._everybody("presence"))
        await self._join(viewer, self._some_number())

    async def _look_again(self) -> None:
        """Join once more on the same socket."""
        viewer = self._one_of(self.viewers[:-1])
        assert viewer.line is not None
        wish: Json = {"type": "join", "since": self._some_number()}
        if viewer.seat is not None:
            wish |= {"seat": viewer.name, "token": viewer.person.tokens[viewer.name]}
        viewer.number = wish["since"]
        await viewer.line.send(json.dumps(wish))
        await self._settle({viewer.name: ["welcome", "update", "presence"]})

    def _some_number(self) -> int:
        return self._one_of([0, self.lots.pick(self._number + 1), self._number, 10**6])

    async def _act(
        self, viewer: Viewer, what: str, /, changes: bool = True, **fields: object
    ) -> str:
        """Do something; the code of its refusal, or empty when it is accepted.

        Args:
            viewer: who does it.
            what: the type of the action.
            changes: whether something new is stored when it is accepted.
            fields: what the action says besides.
        """
        key = f"key-{len(self.keys)}-{self.lots.pick(10**9)}"
        self.keys[key] = viewer.person
        message = json.dumps({"type": what, "key": key, **fields})
        action = read_message.validate_json(message)
        assert not isinstance(action, Join | Ping)
        assert viewer.line is not None
        reply = from_json(await viewer.line.answer(message))
        assert reply["key"] == key
        if reply["type"] == "refused":
            self._hear(viewer, viewer.line.heard.pop(0), None if viewer.seat is None else action)
            await self._settle({})
            return str(reply["code"])
        update = ["update"] if changes else []
        await self._settle({**self._everybody(*update), viewer.name: ["accepted", *update]})
        return ""

    async def _choose(self) -> None:
        if self._by_bot(self._asked):
            await self._bot_chooses()
            return
        viewer = self._asked_viewer
        assert viewer is not None
        options = viewer.told["view"]["choice"]["options"]
        # Some kinds have many options, and one that is rare shall happen all the same.
        kind = self._one_of(list(dict.fromkeys(option["kind"] for option in options)))
        text = self._one_of([option["text"] for option in options if option["kind"] == kind])
        code = await self._act(viewer, "choose", version=self._version, option=text)
        assert not code, code

    async def _bot_chooses(self) -> None:
        """Let the bot choose."""
        assert self._puppets is not None
        assert self._watcher.line is not None
        lot = self._one_of([None, 0, 1 + self.lots.pick(100), 1 + self.lots.pick(100)])
        known = self._number
        line, player = self._watcher.line, self._first.name
        async with asyncio.timeout(PATIENCE):
            while not line.news:
                await asyncio.sleep(0.0005)
                if self._puppets.asked(player):
                    # What is on its way tells whether this is the question after ours.
                    await line.quiet()
                    if self._puppets.asked(player) and not line.news:
                        self._puppets.choose(player, lot)
        await self._settle(self._everybody("update"))
        assert self._number > known
        notes = [note["text"] for note in self._watcher.told["notes"]]
        assert notes == {None: ["crashed"], 0: ["illegal"]}.get(lot, [])

    async def _try_in_vain(self) -> None:
        """Try what may not be done now, as whoever has a line."""
        viewer = self._one_of(self.viewers[:-1])
        version = self._version
        legal = self._texts("options")
        anything = self._one_of([self._anything(), *self._texts("refused")])
        asked = self._asked_viewer
        kind = self.lots.pick(8)
        if kind <= 1:
            idle = self._one_of([each for each in self.viewers[:-1] if each.seat != self._asked])
            option = self._one_of([*legal, anything])
            code = await self._act(idle, "choose", version=version, option=option)
            assert code in ("only-seated", "not-your-choice", "bot-plays")
        elif kind <= 3:
            if asked is not None and anything not in legal:
                assert await self._act(asked, "choose", version=version, option=anything)
        elif kind == 4:
            option = self._one_of([anything + "?", "hobbit", anything[:-1], f"{anything} c9"])
            if option not in legal:
                assert await self._act(asked or viewer, "choose", version=version, option=option)
        elif kind == 5:
            stale = self._one_of([version - 1, version + 1, 0])
            option = self._one_of([*legal, anything])
            assert await self._act(viewer, "choose", version=stale, option=option)
        elif kind == 6:
            to = self._one_of([version, version + 7, 10**9])
            assert await self._act(viewer, "take-back", version=version, to=to)
        elif kind == 7:
            assert await self._act(viewer, "answer", asked=1, agree=True)
            assert await self._act(viewer, "hand-over", bot="gollum")
            assert await self._act(viewer, "rematch")

    async def _chat(self) -> None:
        text = self._one_of(["well met", "指輪は重い", "\u202e ?", "<b>Mordor</b>"])
        assert not await self._act(self._one_of(self._seated), "chat", text=text)

    async def _take_back(self) -> None:
        """Take something back, as far as that needs nobody, or ask and be answered."""
        viewer = self._one_of(self._seated)
        may = viewer.told["take_back"]
        if may is None:
            return
        version = self._version
        open_request = self._watcher.told["table"]["request"]
        code = await self._act(viewer, "take-back", version=version, to=may["to"])
        if open_request is not None and not may["free"]:
            assert code == "asked-already"
            return
        assert not code
        assert may["free"] == (self._version == version + 1)
        if may["free"] or self.lots.pick(4) == 0:
            return
        request = self._watcher.told["table"]["request"]["number"]
        assert await self._act(viewer, "answer", asked=request, agree=True)
        code = await self._act(viewer, "take-back", version=version, to=may["to"])
        assert code == "asked-already"
        others = {each.person: each for each in self._seated if each.person is not viewer.person}
        other = self._one_of(list(others.values()))
        assert await self._act(other, "withdraw", asked=request)
        drawn = self.lots.pick(3)
        if drawn == 0:
            assert not await self._act(viewer, "withdraw", asked=request)
        elif drawn == 1:
            for each in others.values():
                assert not await self._act(each, "answer", asked=request, agree=True)
        else:
            assert not await self._act(other, "answer", asked=request, agree=False)

    async def _hand_over(self) -> None:
        """Let a bot play, or take the seat back from it."""
        assert self._puppets is not None
        viewer = self._one_of(self._seated)
        if not self._by_bot(viewer.seat):
            assert await self._act(viewer, "resume") == "you-play"
            assert not await self._act(viewer, "hand-over", bot=self._one_of(["random", "greedy"]))
            return
        assert await self._act(viewer, "hand-over", bot="random") == "bot-plays"
        assert not await self._act(viewer, "resume")
        if viewer.seat == self._asked:
            async with asyncio.timeout(PATIENCE):
                while self._puppets.asked(self._first.name):
                    await asyncio.sleep(0.0005)  # until the question is taken back

    async def _resign(self) -> None:
        assert not await self._act(self._one_of(self._seated), "resign", version=self._version)

    async def _rematch(self) -> None:
        viewer = self._one_of(self._seated)
        assert not await self._act(viewer, "rematch")
        assert not await self._act(viewer, "rematch", changes=False)

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
        replays = ["replay", *[f"replay?seat={seat}" for seat in self._seats]]
        what = "record" if self._status == "over" else self._one_of(["record", *replays])
        told = await self._ask(self._outside, "GET", f"/api/tables/{self.id}/{what}")
        assert told.status == (200 if self._status == "over" else 409)

    async def _take_a_seat(self) -> None:
        wish: Json = self._one_of(
            [{}, {"seat": self._seats[-1]}, {"invitation": "x" * 32}, {"seat": "x"}, {"y": 1}]
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
            ({"type": "join", "seat": self._seats[0]}, "not-your-seat"),
            ({"type": "join", "seat": self._seats[-1], "token": "x" * 32}, "not-your-seat"),
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
        viewer = self._one_of(self.viewers[:-1])
        seat = "" if viewer.seat is None else f"?seat={viewer.name}"
        told = await self._ask(viewer.person, "GET", f"/api/tables/{self.id}/replay{seat}")
        steps = {step["version"]: step for step in told.json["steps"]}
        for heard in viewer.heard:
            if heard.told is not None:
                if view := heard.told.get("view"):
                    assert steps[view["version"]]["view"] == view
                for event in heard.told["events"]:
                    assert event in steps[event["version"]]["events"]
