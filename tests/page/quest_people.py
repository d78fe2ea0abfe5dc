"""People who play Quest: what they click on its board, and what their browsers hear.

sam.set_table("quest", sauron="greedy", **{"hero-1": "me"})
haste = Haste(sam)
while not haste.is_over():
    haste.choose()
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, Response, WebSocket, expect

from mathom.kernel.state import State
from tests.page.midgame_server import MidgameServer
from tests.page.people import Person

Json = dict[str, Any]


def board(person: Person) -> Locator:
    """All that lies on the table."""
    return person.region("page-quest-board")


def labels(person: Person) -> list[str]:
    """What may be chosen, as the list says it."""
    return [_unnumbered(text) for text in person.options.all_inner_texts()]


def _unnumbered(text: str) -> str:
    """An option without the key that stands before the first nine."""
    return text.rsplit("\n", 1)[-1]


@contextmanager
def answering(person: Person) -> Iterator[None]:
    """Wait at the end of a context until the table shows what was chosen in it."""
    yield
    # Meanwhile nothing else can be chosen.
    expect(person.options.and_(person.page.get_by_role("button", disabled=True))).to_have_count(0)


def glowing(person: Person, thing: str = "") -> Locator:
    """The things on the board with which something can be done, or one of them."""
    named = f'[data-thing="{thing}"]' if thing else ""
    return board(person).locator(f"[data-legal]{named}")


def deed(person: Person, name: str) -> Locator:
    """A button on the board, or on what is told about one of its things, by an option's words."""
    # What is worth knowing about it may follow in brackets.
    told = re.compile(rf"^{re.escape(name)}( \(.*|\uff08.*)?$")
    return board(person).get_by_role("button", name=told)


def do(person: Person, key: str, **args: int | str) -> None:
    """Choose an option by a button on the board with its words."""
    with answering(person):
        deed(person, person.say(key, **args)).first.click()


def plan(person: Person) -> Locator:
    """What is being put together, carried out, or stopped."""
    return person.page.locator('[data-part="plan"]')


def carry_out(person: Person) -> None:
    """Have what was put together done, and wait until it is."""
    with answering(person):
        plan(person).locator(".main").click()
        expect(plan(person).get_by_text(person.say("page-plan-halt"))).to_have_count(0)


def use(person: Person, thing: str, key: str = "", **args: int | str) -> None:
    """Click a thing on the board; if it has several uses, choose one by its words."""
    # The hint of what was pointed at before may lie over it.
    person.page.mouse.move(0, 0)
    with answering(person):
        glowing(person, thing).first.click()
        if key:
            deed(person, person.say(key, **args)).first.click()


CONFIRM = """() => {
  const button = document.querySelector('[data-part="plan"] .main');
  button?.click();
  return button !== null;
}"""
"""Has what was put together done, if there is anything; whether there was."""


class Haste:
    """Somebody who plays a whole game, hundreds of clicks.

    What is clicked is found by marks of the page: to ask every one of a thousand elements for
    its role and name takes longer than to play.
    """

    def __init__(self, person: Person) -> None:
        self._person = person
        page = person.page
        self._list = page.locator('[data-part="choices"] ol button')
        self._end = page.locator("section.ending")
        self._board = page.locator('[data-part="board"]')
        self._sent = self._list.and_(page.locator('[aria-disabled="true"]'))

    def is_over(self) -> bool:
        """Wait until the person is asked or the game is over; whether it is over."""
        expect(self._list.or_(self._end).first).to_be_visible()
        # What a plan has sent last is shown until the answer has arrived.
        expect(self._sent).to_have_count(0)
        return self._end.is_visible()

    def choose(self) -> None:
        """Choose the last that is offered: by a button or a thing of the board, or from the list.

        The last is often to leave it at that, so that games are whole and yet not long. What is
        asked several times is answered at once.
        """
        # At once: a plan that is carried out by itself takes its button away.
        if self._person.page.evaluate(CONFIRM):
            return
        found = [_unnumbered(text) for text in self._list.all_inner_texts()]
        if not found:  # such a plan has just begun
            return
        plain = self._named("button:not([data-thing])", found[-1])
        things = self._board.locator("[data-legal]")
        if plain.count():
            plain.first.click()
        elif things.count():
            things.last.click()
            told = self._named('[role="dialog"] button', *found)
            if told.count():
                told.first.click()
        else:
            self._list.last.click()
        expect(self._sent).to_have_count(0)

    def _named(self, selector: str, *names: str) -> Locator:
        any_of = "|".join(map(re.escape, names))
        return self._board.locator(selector).filter(has_text=re.compile(rf"^\s*({any_of})\s*$"))


def sit_down(person: Person, midgame: MidgameServer, state: State, *seats: str) -> None:
    """Set a table of Quest that begins from a state; seats as `set_table` takes them."""
    midgame.begin_from(state)
    person.come()
    names = ("sauron", "hero-1", "hero-2", "hero-3")
    person.set_table("quest", **dict(zip(names, seats, strict=False)))


class Ears:
    """Everything that a browser hears of the server.

    Attributes:
        frames: what came by sockets, in order.
    """

    def __init__(self, person: Person) -> None:
        self.frames: list[str] = []
        self._responses: list[Response] = []
        person.page.on("websocket", self._open)
        person.page.on("response", lambda response: self._responses.append(response))

    def _open(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    @property
    def updates(self) -> list[Json]:
        """What was told of the table."""
        told = [json.loads(frame) for frame in self.frames]
        return [message for message in told if message["type"] == "update"]

    def bodies(self) -> dict[str, str]:
        """What came besides, by its address."""
        return {
            response.url: response.text()
            for response in self._responses
            if "/api/" in response.url and response.ok
        }
