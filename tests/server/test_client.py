"""The client keeps its word over cuts, doubles, gaps, refusals and other servers."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus

import pytest

from mathom.client import (
    ActionWasRefused,
    ActionWasStale,
    Client,
    ServerUnreachable,
    Table,
    TableWasClosed,
    WasRefused,
)
from mathom.client.reconnect import Addresses, Reconnector
from mathom.client.replica import MissedUpdate, Replica
from mathom.kernel.errors import MathomError
from tests.server.fake_server import (
    Conversation,
    Message,
    Part,
    accepted,
    closing,
    fake_server,
    presence,
    refused,
    run,
    update,
    welcome,
)


@asynccontextmanager
async def joined(
    urls: str | list[str],
    *,
    patience: float = 10.0,
    heartbeat: float = 10.0,
    keep: bool = True,
    cookies: dict[str, str] | None = None,
) -> AsyncIterator[Table]:
    client = Client(urls, patience=patience, heartbeat=heartbeat, cookies=cookies)
    try:
        async with client.join("t", "fellowship", keep=keep) as table:
            yield table
    finally:
        await client.close()


def kinds(table: Replica) -> list[str]:
    return [event["kind"] for event in table.events]


def events(*numbers: int) -> list[str]:
    return [f"event-{number}" for number in numbers]


async def stay(talk: Conversation) -> None:
    await talk.greet(update(0, 1))
    await talk.gone()


def closed_port() -> str:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return f"http://127.0.0.1:{listener.getsockname()[1]}"


# Cuts.


def test_an_action_is_sent_again_unchanged_until_it_is_answered() -> None:
    sent: list[Message] = []

    async def cut_before_the_answer(talk: Conversation) -> None:
        await talk.greet(update(0, 1))
        sent.append(await talk.hear())
        talk.cut()

    async def cut_again(talk: Conversation) -> None:
        await talk.greet(update(1, 1))
        sent.append(await talk.hear())
        talk.cut()

    async def answer(talk: Conversation) -> None:
        join = await talk.greet(update(1, 1))
        assert join["since"] == 1
        action = await talk.hear()
        sent.append(action)
        await talk.say(accepted(action, 2), update(1, 2))
        await talk.gone()

    async def test() -> None:
        async with (
            fake_server(cut_before_the_answer, cut_again, answer) as server,
            joined(server.url) as table,
        ):
            answered = await table.choose("pass")
            assert answered["number"] == 2
            assert kinds(table) == events(1, 2)

    run(test())
    assert sent[0] == sent[1] == sent[2]
    assert sent[0]["type"] == "choose"
    assert sent[0]["version"] == 1
    assert sent[0]["option"] == "pass"


def test_an_action_that_was_done_before_the_cut_is_told_once() -> None:
    async def cut(talk: Conversation) -> None:
        await talk.greet(update(0, 1))
        await talk.hear()
        talk.cut()

    async def done_already(talk: Conversation) -> None:
        await talk.greet(update(1, 2))
        await talk.say(accepted(await talk.hear(), 2))
        await talk.gone()

    async def test() -> None:
        async with fake_server(cut, done_already) as server, joined(server.url) as table:
            await table.choose("pass")
            assert kinds(table) == events(1, 2)

    run(test())


def test_an_answered_action_is_not_sent_again() -> None:
    async def answer_and_cut(talk: Conversation) -> None:
        await talk.greet(update(0, 1))
        await talk.say(accepted(await talk.hear(), 2), update(1, 2))
        assert (await talk.hear())["type"] == "chat"
        talk.cut()

    async def only_the_other(talk: Conversation) -> None:
        await talk.greet(update(2, 2))
        action = await talk.hear()
        assert action["type"] == "chat"
        await talk.say(accepted(action, 3), update(2, 3))
        await talk.gone()

    async def test() -> None:
        async with (
            fake_server(answer_and_cut, only_the_other) as server,
            joined(server.url) as table,
        ):
            await table.choose("pass")
            await table.chat("hello")

    run(test())


def test_a_choice_comes_back_only_when_the_table_shows_it() -> None:
    shown = asyncio.Event()

    async def accept_before_the_update(talk: Conversation) -> None:
        await talk.greet(update(0, 1))
        await talk.say(accepted(await talk.hear(), 2), presence(7))
        await shown.wait()
        await talk.say(update(1, 2))
        await talk.gone()

    async def test() -> None:
        async with fake_server(accept_before_the_update) as server, joined(server.url) as table:
            choosing = asyncio.create_task(table.choose("pass"))
            await table.until(lambda: table.watching == 7)
            assert not choosing.done()
            shown.set()
            await choosing
            assert table.number == 2

    run(test())


def test_a_returning_client_asks_only_for_what_it_has_not_heard() -> None:
    joins: list[Message] = []

    async def some(talk: Conversation) -> None:
        joins.append(await talk.greet(update(0, 3)))
        await talk.say(update(3, 5))
        talk.cut()

    async def rest(talk: Conversation) -> None:
        join = await talk.hear()
        joins.append(join)
        await talk.say(welcome("fellowship"), update(join["since"], 8))
        await talk.gone()

    async def test() -> None:
        async with fake_server(some, rest) as server, joined(server.url) as table:
            await table.until(lambda: table.number == 8)
            assert kinds(table) == events(*range(1, 9))
            assert [note["number"] for note in table.notes] == list(range(1, 9))

    run(test())
    assert joins[0]["since"] == 0
    assert joins[1]["since"] in (3, 5)  # a cut may swallow what was sent just before


def test_the_trace_sees_every_message_and_can_cut_at_any() -> None:
    seen: list[tuple[str, str]] = []

    async def lose_the_answer(talk: Conversation) -> None:
        await talk.greet(update(0, 1))
        await talk.say(accepted(await talk.hear(), 2))
        await talk.gone()

    async def answer(talk: Conversation) -> None:
        await talk.greet(update(1, 2))
        await talk.say(accepted(await talk.hear(), 2))
        await talk.gone()

    def trace(way: str, text: str) -> None:
        kind = json.loads(text)["type"]
        cut = kind == "accepted" and ("in", "accepted") not in seen
        seen.append((way, kind))
        if cut:
            raise ConnectionError

    async def test() -> None:
        async with fake_server(lose_the_answer, answer) as server:
            client = Client(server.url)
            async with client.join("t", "fellowship", trace=trace) as table:
                await table.choose("pass")
            await client.close()

    run(test())
    opening = [("out", "join"), ("in", "welcome"), ("in", "update")]
    assert seen[:5] == [*opening, ("out", "choose"), ("in", "accepted")]
    assert sorted(seen[5:]) == sorted([*opening, ("out", "choose"), ("in", "accepted")])


def test_a_message_that_the_trace_cuts_on_its_way_out_never_leaves() -> None:
    heard: list[Message] = []
    cuts = 0

    def trace(way: str, text: str) -> None:
        nonlocal cuts
        if json.loads(text)["type"] == "chat" and not cuts:
            cuts += 1
            raise ConnectionError

    async def nothing_comes(talk: Conversation) -> None:
        await talk.greet(update(0, 1))
        await talk.gone()

    async def answer(talk: Conversation) -> None:
        await talk.greet(update(1, 1))
        heard.append(await talk.hear())
        await talk.say(accepted(heard[0], 2), update(1, 2))
        await talk.gone()

    async def test() -> None:
        async with fake_server(nothing_comes, answer) as server:
            client = Client(server.url)
            async with client.join("t", "fellowship", trace=trace) as table:
                await table.chat("hello")
            await client.close()

    run(test())
    assert cuts == len(heard) == 1


def test_a_silent_server_is_asked_and_then_replaced() -> None:
    pings: list[Message] = []

    async def fall_silent(talk: Conversation) -> None:
        await talk.greet(update(0, 1))
        pings.append(await talk.hear())
        await talk.say({"type": "pong"})
        pings.append(await talk.hear())
        await talk.gone()

    async def live(talk: Conversation) -> None:
        await talk.greet(update(1, 2))
        await talk.gone()

    async def test() -> None:
        async with fake_server(fall_silent, live) as server:
            client = Client(server.url, heartbeat=0.4)
            async with client.join("t") as table:
                await table.until(lambda: table.number == 2)
            await client.close()

    run(test())
    assert pings == [{"type": "ping"}] * 2


# What is heard.


def test_a_reset_drops_everything_that_was_heard() -> None:
    async def tell_another_log(talk: Conversation) -> None:
        await talk.greet(update(0, 5))
        await talk.say(update(0, 2, reset=True))
        await talk.gone()

    async def test() -> None:
        async with fake_server(tell_another_log) as server, joined(server.url) as table:
            await table.until(lambda: table.number == 2)
            assert kinds(table) == events(1, 2)
            assert len(table.notes) == 2

    run(test())


def test_what_is_told_twice_is_heard_once() -> None:
    async def stammer(talk: Conversation) -> None:
        await talk.greet(update(0, 2))
        await talk.say(update(0, 2), update(0, 1), update(1, 4), update(2, 4), update(4, 5))
        await talk.gone()

    async def test() -> None:
        async with fake_server(stammer) as server, joined(server.url) as table:
            await table.until(lambda: table.number == 5)
            assert kinds(table) == events(1, 2, 3, 4, 5)
            assert len(table.notes) == 5
            assert table.view is not None
            assert table.view["version"] == 5

    run(test())


def test_a_gap_makes_the_client_ask_again() -> None:
    async def skip(talk: Conversation) -> None:
        await talk.greet(update(0, 2))
        await talk.say(update(3, 4))
        await talk.gone()

    async def tell_properly(talk: Conversation) -> None:
        join = await talk.hear()
        assert join["since"] == 2
        await talk.say(welcome("fellowship"), update(2, 4))
        await talk.gone()

    async def test() -> None:
        async with fake_server(skip, tell_properly) as server, joined(server.url) as table:
            await table.until(lambda: table.number == 4)
            assert kinds(table) == events(1, 2, 3, 4)

    run(test())


def test_a_story_has_everything_once_however_it_is_told() -> None:
    lots = random.Random(3)
    for _ in range(200):
        story = Replica(keep=True)
        told: list[int] = []
        while story.number < 12:
            since = lots.randint(0, 12)
            number = lots.randint(since, 12)
            known = story.number
            try:
                news = story.hear(update(since, number))  # type: ignore[arg-type]
            except MissedUpdate:
                assert since > known
                continue
            told += [event["number"] for event in news["events"]] if news is not None else []
        assert kinds(story) == events(*range(1, 13))
        assert told == list(range(1, 13))


def test_events_need_not_be_kept() -> None:
    async def tell(talk: Conversation) -> None:
        await talk.greet(update(0, 2))
        await talk.say(update(2, 3))
        await talk.gone()

    async def test() -> None:
        async with fake_server(tell) as server, joined(server.url, keep=False) as table:
            await table.until(lambda: table.number == 3)
            assert table.events == []
            assert table.notes == []

    run(test())


def test_updates_tell_everything_and_end_with_the_table() -> None:
    async def tell(talk: Conversation) -> None:
        await talk.greet(update(0, 2))
        action = await talk.hear()
        await talk.say(accepted(action, 3), update(2, 3))
        await talk.gone()

    async def listen(table: Table) -> list[tuple[bool, list[int]]]:
        return [
            (told["reset"], [event["number"] for event in told["events"]])
            async for told in table.updates()
        ]

    async def test() -> None:
        async with fake_server(tell) as server, joined(server.url) as table:
            listening = asyncio.create_task(listen(table))
            await asyncio.sleep(0)
            await table.chat("hello")
            await table.close()
            assert await listening == [(True, [1, 2]), (False, [3])]

    run(test())


# Whose turn it is.


def test_a_turn_comes_when_this_seat_is_asked_and_none_when_the_game_is_over() -> None:
    outcome = {"reason": "quest", "rule": "D8.1", "scores": {}, "winners": ["sauron"]}
    bots = [
        {"seat": "fellowship", "name": "Sam", "bot": "greedy"},
        {"seat": "sauron", "name": None, "bot": "greedy"},
    ]

    resumed = asyncio.Event()

    async def tell(talk: Conversation) -> None:
        await talk.greet(update(0, 1))
        await talk.say(update(1, 2, asked=True, seats=bots))
        await resumed.wait()
        await talk.say(update(2, 3, asked=True))
        action = await talk.hear()
        await talk.say(update(3, 4, status="over", outcome=outcome), accepted(action, 4))
        await talk.gone()

    async def test() -> None:
        async with fake_server(tell) as server, joined(server.url) as table:
            turn = asyncio.create_task(table.my_turn())
            await table.until(lambda: table.number == 2)
            await asyncio.sleep(0)
            assert not turn.done()  # a bot plays the seat
            resumed.set()
            view = await turn
            assert view is not None
            assert view["version"] == 3
            await table.choose(table.options[0])
            assert await table.my_turn() is None
            assert await table.ending() == outcome

    run(test())


def test_after_a_stale_choice_the_turn_waits_for_the_position_that_made_it_so() -> None:
    thought = asyncio.Event()

    async def move_on(talk: Conversation) -> None:
        await talk.greet(update(0, 1, asked=True))
        action = await talk.hear()
        await talk.say(refused(action["key"], "stale"))
        await thought.wait()
        await talk.say(update(1, 2, asked=True))
        await talk.gone()

    async def test() -> None:
        async with fake_server(move_on) as server, joined(server.url) as table:
            await table.my_turn()
            with pytest.raises(ActionWasStale):
                await table.choose("pass")
            turn = asyncio.create_task(table.my_turn())
            await asyncio.sleep(0)
            assert not turn.done()
            thought.set()
            view = await turn
            assert view is not None
            assert view["version"] == 2

    run(test())


# Refusals.


def test_a_refusal_reaches_whoever_acted_and_nobody_else() -> None:
    async def refuse_one(talk: Conversation) -> None:
        await talk.greet(update(0, 1))
        choice, chat = await talk.hear(), await talk.hear()
        await talk.say(refused(choice["key"], "illegal", "D3.4"))
        await talk.say(accepted(chat, 2), update(1, 2))
        await talk.gone()

    async def test() -> None:
        async with fake_server(refuse_one) as server, joined(server.url) as table:
            choosing = asyncio.create_task(table.choose("play everything"))
            await asyncio.sleep(0)
            await table.chat("hello")
            with pytest.raises(ActionWasRefused) as caught:
                await choosing
            assert not isinstance(caught.value, ActionWasStale)
            assert str(caught.value) == caught.value.sentence == "Refused as illegal."
            told = (caught.value.code, caught.value.rule, caught.value.reason)
            assert told == ("illegal", "D3.4", "too-dear")

    run(test())


@pytest.mark.parametrize("with_key", [True, False])
def test_an_action_that_comes_too_fast_is_sent_again_later(with_key: bool) -> None:
    sent: list[Message] = []

    async def be_slow(talk: Conversation) -> None:
        await talk.greet(update(0, 1))
        sent.append(await talk.hear())
        await talk.say(refused(sent[0]["key"] if with_key else None, "too-fast"))
        sent.append(await talk.hear())
        await talk.say(accepted(sent[1], 2), update(1, 2))
        await talk.gone()

    async def test() -> None:
        async with fake_server(be_slow) as server, joined(server.url) as table:
            await table.chat("hello")

    run(test())
    assert sent[0] == sent[1]


def test_what_the_protocol_does_not_allow_is_refused_without_asking() -> None:
    async def test() -> None:
        async with fake_server(stay) as server, joined(server.url) as table:
            with pytest.raises(ActionWasRefused, match="'text'") as caught:
                await table.chat("")
            assert caught.value.code == "malformed"
            with pytest.raises(ActionWasRefused) as caught:
                await table.take_back()
            assert caught.value.code == "nothing-to-take-back"
            with pytest.raises(ActionWasRefused) as caught:
                await table.answer(True)
            assert caught.value.code == "nothing-asked"
            with pytest.raises(ActionWasRefused) as caught:
                await table.withdraw()
            assert caught.value.code == "nothing-asked"

    run(test())


def test_a_seat_of_somebody_else_is_refused_at_the_door() -> None:
    async def refuse(talk: Conversation) -> None:
        await talk.hear()
        await talk.say(refused(None, "not-your-seat"))
        await talk.gone()

    async def test() -> None:
        async with fake_server(refuse) as server:
            with pytest.raises(WasRefused) as caught:
                async with joined(server.url):
                    pass
            assert caught.value.code == "not-your-seat"

    run(test())


def test_a_server_of_another_protocol_is_left() -> None:
    async def speak_otherwise(talk: Conversation) -> None:
        await talk.hear()
        await talk.say(welcome("fellowship", protocol=99))
        await talk.gone()

    async def babble(talk: Conversation) -> None:
        await talk.hear()
        await talk.say_text("<html>")
        await talk.gone()

    async def test() -> None:
        async with fake_server(speak_otherwise, babble) as server:
            with pytest.raises(MathomError, match="protocol 99"):
                async with joined(server.url):
                    pass
            with pytest.raises(MathomError, match="no message"):
                async with joined(server.url):
                    pass

    run(test())


def closing_part(code: str, status: int) -> Part:
    async def part(talk: Conversation) -> None:
        await talk.greet(update(0, 1))
        await talk.say(closing(code))
        await talk.close(status, code)

    return part


@pytest.mark.parametrize(("code", "status"), [("restarting", 1012), ("too-slow", 1008)])
def test_a_server_that_will_be_back_is_waited_for(code: str, status: int) -> None:
    async def live(talk: Conversation) -> None:
        await talk.greet(update(1, 2))
        await talk.gone()

    async def test() -> None:
        parts = (closing_part(code, status), live)
        async with fake_server(*parts) as server, joined(server.url) as table:
            await table.until(lambda: table.number == 2)

    run(test())


def test_an_action_that_is_to_be_sent_later_does_not_outlive_the_table() -> None:
    async def wait_and_go_away(talk: Conversation) -> None:
        await talk.greet(update(0, 1))
        action = await talk.hear()
        await talk.say(refused(action["key"], "too-fast"), closing("sent-away"))
        await talk.gone()

    async def test() -> None:
        async with fake_server(wait_and_go_away) as server, joined(server.url) as table:
            with pytest.raises(WasRefused, match="sent-away"):
                await table.chat("hello")

    run(test())


def test_a_server_that_cannot_let_anybody_in_just_now_is_asked_again() -> None:
    async def not_now(talk: Conversation) -> None:
        await talk.hear()
        await talk.say(refused(None, "not-stored"))
        await talk.gone()

    async def test() -> None:
        async with fake_server(not_now, stay) as server, joined(server.url) as table:
            assert table.number == 1

    run(test())


def test_a_server_that_sends_the_client_away_is_believed() -> None:
    async def only_a_code(talk: Conversation) -> None:
        await talk.greet(update(0, 1))
        await talk.close(1008, "go away")

    async def test() -> None:
        async with fake_server(closing_part("sent-away", 1008), only_a_code) as server:
            async with joined(server.url) as table:
                with pytest.raises(WasRefused, match="sent-away"):
                    await table.my_turn()
                with pytest.raises(WasRefused, match="sent-away"):
                    await table.chat("hello")
            async with joined(server.url) as table:
                with pytest.raises(WasRefused, match="go away"):
                    await table.my_turn()

    run(test())


# Addresses.


def test_the_next_address_is_tried_when_one_does_not_answer() -> None:
    async def test() -> None:
        async with (
            fake_server(stay) as server,
            joined([closed_port(), closed_port(), server.url]) as table,
        ):
            assert table.number == 1

    run(test())


def test_an_action_moves_to_another_server_with_its_key() -> None:
    sent: list[Message] = []

    async def die(talk: Conversation) -> None:
        await talk.greet(update(0, 1))
        sent.append(await talk.hear())
        talk.cut()

    async def go_on(talk: Conversation) -> None:
        assert talk.cookie == "mathom=sam"
        join = await talk.greet(update(1, 2))
        assert join["since"] == 1
        sent.append(await talk.hear())
        await talk.say(accepted(sent[1], 2))
        await talk.gone()

    async def test() -> None:
        async with (
            fake_server(die) as first,
            fake_server(go_on) as second,
            joined([first.url, second.url], cookies={"mathom": "sam"}) as table,
        ):
            await table.choose("pass")
            assert kinds(table) == events(1, 2)

    run(test())
    assert sent[0] == sent[1]


def test_an_address_where_nobody_ever_was_is_given_up_at_once() -> None:
    async def test() -> None:
        url = closed_port()
        with pytest.raises(ServerUnreachable, match=url):
            async with joined(url, patience=1000.0):
                pass
        with pytest.raises(ServerUnreachable, match=url):
            async with Client(url, patience=1000.0):
                pass

    run(test())


def test_patience_ends() -> None:
    async def leave(talk: Conversation) -> None:
        await talk.greet(update(0, 1))
        talk.cut()

    async def test() -> None:
        async with fake_server(leave) as server:
            url = server.url
            client = Client(url, patience=0.3)
            table = await client.join("t", "fellowship").__aenter__()
        with pytest.raises(ServerUnreachable, match="no server answers"):
            await table.chat("hello")
        await table.close()
        await client.close()

    run(test())


def test_patience_begins_anew_with_every_success() -> None:
    async def test() -> None:
        reconnector = Reconnector(Addresses("http://127.0.0.1:1"), patience=0.3)
        reconnector.succeeded()
        await reconnector.failed(OSError())
        reconnector.succeeded()
        await asyncio.sleep(0.35)
        await reconnector.failed(OSError())
        await asyncio.sleep(0.35)
        with pytest.raises(ServerUnreachable):
            await reconnector.failed(OSError())

    run(test())


def test_a_table_can_be_closed_while_it_is_looking_for_its_server() -> None:
    async def leave(talk: Conversation) -> None:
        await talk.greet(update(0, 1))
        talk.cut()

    async def test() -> None:
        async with fake_server(leave) as server:
            client = Client(server.url, patience=1000.0)
            table = await client.join("t", "fellowship").__aenter__()
        choosing = asyncio.create_task(table.choose("pass"))
        waiting = asyncio.create_task(table.my_turn())
        await asyncio.sleep(0.3)
        await asyncio.wait_for(table.close(), 60.0)
        for task in (choosing, waiting):
            with pytest.raises(TableWasClosed):
                await task
        with pytest.raises(TableWasClosed):
            await table.chat("hello")
        await client.close()

    run(test())


@pytest.mark.parametrize("urls", [[], "127.0.0.1:8000", ["ftp://127.0.0.1"]])
def test_what_is_no_address_is_refused(urls: str | list[str]) -> None:
    with pytest.raises(MathomError, match="address"):
        Client(urls)


# Over HTTP.


@asynccontextmanager
async def fake_pages(*answers: tuple[int, str] | None) -> AsyncIterator[tuple[str, list[str]]]:
    """Answers one request on each connection, or cuts it off for None; gives what was asked."""
    asked: list[str] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        answer = answers[len(asked)]
        asked.append(head)
        if answer is None:
            writer.transport.abort()
            return
        status, body = answer
        phrase = HTTPStatus(status).phrase
        writer.write(
            f"HTTP/1.1 {status} {phrase}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n"
            f"Set-Cookie: mathom=sam-{len(asked)}; HttpOnly\r\n\r\n{body}".encode()
        )
        await writer.drain()
        writer.close()
        await writer.wait_closed()

    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}", asked


REFUSAL = json.dumps(
    {"code": "not-stored", "sentence": "Not now.", "words": {}, "rule": None, "reason": None}
)


def test_a_question_is_asked_again_until_it_is_answered() -> None:
    async def test() -> None:
        me = (200, '{"name": "Sam"}')
        async with fake_pages(me, None, (503, REFUSAL), (502, "Bad gateway"), me) as (url, asked):
            async with Client(url) as client:
                assert await client.me() == {"name": "Sam"}
            assert len(asked) == 5
            assert "cookie: mathom=sam-1\r\n" in asked[1].lower()
            assert client.cookies == {"mathom": "sam-5"}

    run(test())


def test_a_table_is_not_made_twice_when_the_answer_is_lost() -> None:
    async def test() -> None:
        async with fake_pages((200, "{}"), None) as (url, asked):
            async with Client(url) as client:
                with pytest.raises(ServerUnreachable, match="may or may not"):
                    await client.make_table("duel", ["me", "greedy"])
            assert len(asked) == 2

    run(test())


def test_a_table_is_not_made_twice_when_it_may_have_been_stored() -> None:
    async def test() -> None:
        async with fake_pages((200, "{}"), (503, REFUSAL)) as (url, asked):
            async with Client(url) as client:
                with pytest.raises(WasRefused) as caught:
                    await client.make_table("duel", ["me", "greedy"])
            assert caught.value.code == "not-stored"
            assert len(asked) == 2

    run(test())


@pytest.mark.parametrize("code", ["restarting", "not-read"])
def test_a_table_that_was_surely_not_made_is_asked_for_again(code: str) -> None:
    async def test() -> None:
        body = REFUSAL.replace("not-stored", code)
        made = (201, '{"table": {"id": "t"}}')
        async with fake_pages((200, "{}"), (503, body), made) as (url, asked):
            async with Client(url) as client:
                answer = await client.make_table("duel", ["me", "greedy"])
            assert answer["table"]["id"] == "t"
            assert len(asked) == 3

    run(test())


def test_a_list_is_continued_by_what_it_gave() -> None:
    async def test() -> None:
        page = (200, '{"tables": [], "before": "17.5~a-b_c"}')
        async with fake_pages((200, "{}"), page, page) as (url, asked):
            async with Client(url) as client:
                told = await client.tables(mine=True)
                await client.tables(mine=True, before=told["before"])
            assert asked[2].startswith("GET /api/tables?mine=true&before=17.5~a-b_c HTTP/1.1")

    run(test())


def test_a_refused_request_says_why() -> None:
    async def test() -> None:
        body = REFUSAL.replace("not-stored", "no-such-table")
        async with (
            fake_pages((200, "{}"), (404, body), (418, "tea")) as (url, _),
            Client(url) as client,
        ):
            with pytest.raises(WasRefused, match="Not now") as caught:
                await client.table("nowhere")
            assert caught.value.code == "no-such-table"
            with pytest.raises(WasRefused) as caught:
                await client.table("nowhere")
            assert caught.value.code == "http-418"
            with pytest.raises(WasRefused) as caught:
                await client.rename("")
            assert caught.value.code == "malformed"

    run(test())


def test_a_table_that_does_not_exist_cannot_be_joined() -> None:
    async def test() -> None:
        body = REFUSAL.replace("not-stored", "no-such-table")
        async with fake_pages((404, body)) as (url, asked):
            with pytest.raises(WasRefused) as caught:
                async with joined(url):
                    pass
            assert caught.value.code == "no-such-table"
            assert len(asked) == 1

    run(test())


def test_who_has_too_many_sockets_is_told_at_once_but_a_returning_table_waits() -> None:
    async def test() -> None:
        body = REFUSAL.replace("not-stored", "too-many-sockets")
        async with fake_pages((429, body)) as (url, _):
            with pytest.raises(WasRefused) as caught:
                async with joined(url):
                    pass
            assert caught.value.code == "too-many-sockets"

        async def cut(talk: Conversation) -> None:
            await talk.greet(update(0, 1))
            talk.cut()

        async def live(talk: Conversation) -> None:
            await talk.greet(update(1, 2))
            await talk.gone()

        async with (
            fake_pages((429, body)) as (full, asked),
            fake_server(cut, live) as server,
            joined([server.url, full]) as table,
        ):
            await table.until(lambda: table.number == 2)
            assert len(asked) == 1

    run(test())
