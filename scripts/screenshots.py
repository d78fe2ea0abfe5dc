"""Make the pictures of the page in docs/pictures: real screenshots of games in play.

    python -m scripts.screenshots

A server deals games whose chance is fixed, and somebody plays them against a bot by fixed
choices; so the pictures change only when the page does. Needs the page built (`make page`)
and Chromium.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

import mathom
from mathom.bots import make_bot
from mathom.kernel.chance import Seeded
from mathom.kernel.state import State
from tests.page.chromium import chromium, missing
from tests.page.dice_people import sit_down
from tests.page.midgame_server import MidgameServer, midgame_server
from tests.page.people import Person
from tests.page.quest_people import answering
from tests.page.seeded_server import seeded_server
from tests.server.running import ServerProcess

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
SCREEN = (1440, 900)
PHONE = (390, 844)
CHOICES = 13
"""How far the Duel is that is shown: in the second chapter."""
JOURNEY = 30
"""How far the Quest is: some turns after it began."""
LONGEST = 200
"""After how many more choices somebody has fought."""
LOCATION = 3
"""How far the way of Dice is that is shown: all cards lie in the Wilds."""
MANY = 6
"""How many dice can be used there."""

Doing = Callable[[Person], AbstractContextManager[None]]


@contextmanager
def somebody(
    browser: Browser,
    server: ServerProcess | MidgameServer,
    **wishes: Any,  # noqa: ANN401
) -> Iterator[Person]:
    """A person with a browser of their own, who leaves at the end."""
    person = Person(browser, server.url, **wishes)
    try:
        yield person
    finally:
        person.leave()


def play(person: Person, choices: int) -> None:
    """Play some way into a Duel: always the first option."""
    person.come()
    person.quick_game().click()
    go_on(person, choices)


def go_on(person: Person, choices: int, doing: Doing = Person.doing) -> None:
    """Choose the first option so many times, and leave the board as it is.

    `doing` waits until it is done: by the story, unless a choice may leave no line in it.
    """
    for _ in range(choices):
        person.is_here()
        with doing(person):
            person.page.keyboard.press("1")
    person.is_here()
    person.page.mouse.move(0, 0)
    person.page.evaluate("document.activeElement.blur()")


def dice_on_the_way() -> State:
    """A game of Dice of three bots, at the moment the first of them has many dice to use."""
    match = mathom.game("dice").start(["greedy"] * 3, seed="mathom")
    bot = make_bot(match.game, "greedy")
    lots = Seeded("mathom", "bot")
    while True:
        state: Any = match.state
        mine = state.sides[0]
        choice = match.choice
        many = choice.seat == 0 and choice.kind == "dice" and len(mine.active) >= MANY
        if many and state.location >= LOCATION:
            return match.state
        match.apply(bot.choose(match.seat(match.choice.seat, lots)))


def shoot(person: Person, name: str) -> None:
    """Keep what is on the screen, once passing notes have gone."""
    expect(person.page.locator("[data-notes] p")).to_have_count(0, timeout=10_000)
    person.page.wait_for_timeout(400)
    person.page.screenshot(path=PICTURES / f"{name}.png")


def main() -> None:
    """Make all of them."""
    if lack := missing():
        sys.exit(f"No pictures can be made: {lack}.")
    with (
        tempfile.TemporaryDirectory() as folder,
        seeded_server(Path(folder)) as server,
        chromium() as browser,
    ):
        with somebody(browser, server, size=SCREEN) as sam:
            play(sam, CHOICES)
            shoot(sam, "duel")
            covered = sam.covered_cards.first
            covered.hover(position={"x": 8, "y": 8})
            expect(covered).not_to_have_accessible_description("")
            shoot(sam, "duel-refusal")
            sam.give_up()
            sam.link("page-table-replay").click()
            slider = sam.page.get_by_role("slider")
            slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
            shoot(sam, "duel-replay")
            play(sam, 3)
            sam.page.get_by_role("link", name=sam.say("page-title"), exact=True).click()
            sam.region("page-home-mine").get_by_role("link").first.wait_for()
            shoot(sam, "start")
        with somebody(browser, server, size=SCREEN) as sam:
            sam.come()
            sam.set_table("quest", sauron="greedy", **{"hero-1": "me"})
            go_on(sam, JOURNEY, answering)
            shoot(sam, "quest")
            fight = sam.region("page-quest-combat")
            for _ in range(LONGEST):
                if fight.is_visible():
                    break
                go_on(sam, 1, answering)
            shoot(sam, "quest-fight")
        with (
            midgame_server(Path(folder) / "midgame") as midgame,
            somebody(browser, midgame, size=SCREEN) as sam,
        ):
            sit_down(sam, midgame, dice_on_the_way(), "me", "greedy", "greedy")
            sam.page.mouse.move(0, 0)
            shoot(sam, "dice")
        with somebody(browser, server, size=SCREEN, lang="ja", dark=True) as sam:
            play(sam, CHOICES)
            shoot(sam, "duel-dark-japanese")
        with somebody(browser, server, size=SCREEN, touch=True) as sam:
            play(sam, CHOICES)
            sam.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
            shoot(sam, "duel-phone")


if __name__ == "__main__":
    main()
