"""A client whose connection is cut loses nothing and does nothing twice."""

from __future__ import annotations

import asyncio
import json

from mathom.client import (
    Client,
)
from tests.server.fake_server import (
    Conversation,
    Message,
    accepted,
    events,
    fake_server,
    joined,
    kinds,
    presence,
    run,
    update,
    welcome,
)


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
