"""What a client asks over HTTP is answered, and made no second time."""

from __future__ import annotations

import pytest

from mathom.client import (
    Client,
    ServerUnreachable,
    WasRefused,
)
from tests.server.fake_server import (
    REFUSAL,
    Conversation,
    fake_pages,
    fake_server,
    joined,
    run,
    update,
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
