"""People who play Dice: what they click on its board.

sit_down(sam, midgame, state, "me", "greedy")
while not is_over(sam):
    choose_on_the_board(sam)
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from mathom.kernel.state import State
from tests.page.midgame_server import MidgameServer
from tests.page.people import Person

SEATS = ("player-1", "player-2", "player-3", "player-4")
WAITS = """() => {
  const list = [...document.querySelectorAll('[data-part="choices"] ol button')];
  const asked = list.length > 0 && list.every((each) => each.ariaDisabled !== "true");
  return asked || document.querySelector("section.ending") !== null;
}"""
"""Whether something is asked that was not answered yet, or the game is over."""
CLICK = """([eager, nth]) => {
  const board = document.querySelector('[data-part="board"]');
  const bar = document.querySelector('[data-part="acts"]');
  const drawn = (each) => each.getClientRects().length > 0;
  const things = [...board.querySelectorAll("[data-legal]")].filter(drawn);
  const beside = [...(bar?.querySelectorAll(".act") ?? [])];
  const below = [...board.querySelectorAll('.edge .act:not([aria-disabled="true"])')];
  const acts = [...beside, ...below].filter(drawn);
  const found = eager && things.length ? things : acts.length ? acts : things;
  found.at(nth % found.length).click();
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
    document.querySelector('[popover][role="dialog"] .act')?.click();
    done(found.length);
  })));
}"""
"""Clicks something on the board, and the first that it offers if it opens; of how many."""


def board(person: Person) -> Locator:
    """All that lies on the table."""
    return person.region("page-dice-board")


def glowing(person: Person, thing: str) -> Locator:
    """A thing with which something can be done."""
    return board(person).locator(f'[data-legal][data-thing="{thing}"]')


def sit_down(person: Person, midgame: MidgameServer, state: State, *seats: str) -> None:
    """Set a table of Dice that begins from a state; seats as `set_table` takes them."""
    midgame.begin_from(state)
    person.come()
    table: dict[str, Any] = dict(zip(SEATS, seats, strict=False))
    person.set_table("dice", **table)
    person.is_here()


def is_over(person: Person) -> bool:
    """Wait until somebody at this screen is asked or the game is over; whether it is over."""
    person.page.wait_for_function(WAITS)
    return person.page.locator("section.ending").is_visible()


def choose_on_the_board(person: Person, eager: bool = True, nth: int = 0) -> None:
    """Click something that glows, the `nth` of them; or else what can be done besides."""
    expect(board(person)).to_be_visible()
    assert person.page.evaluate(CLICK, [eager, nth])
