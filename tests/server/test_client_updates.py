"""A client hears everything once and in order, and knows whose turn it is."""

from __future__ import annotations

import asyncio
import random

import pytest

from mathom.client import (
    ActionWasStale,
    Table,
)
from mathom.client.replica import MissedUpdate, Replica
from tests.server.fake_server import (
    Conversation,
    accepted,
    events,
    fake_server,
    joined,
    kinds,
    refused,
    run,
    update,
    welcome,
)


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
