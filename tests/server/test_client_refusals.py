"""A client that is refused, told to wait or sent away."""

from __future__ import annotations

import asyncio

import pytest

from mathom.client import (
    ActionWasRefused,
    ActionWasStale,
    WasRefused,
)
from mathom.kernel.errors import MathomError
from tests.server.fake_server import (
    Conversation,
    Message,
    Part,
    accepted,
    closing,
    fake_server,
    joined,
    refused,
    run,
    stay,
    update,
    welcome,
)


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
