"""A stage that never moves: at every question all that is needed to answer it is in the window.

A game of each kind is played at three sizes of a window and on a phone, with the page scrolled to
its top, its middle and its end. In a soak every size plays the whole game; otherwise each plays a
part, one after another.
"""

from __future__ import annotations

import functools

import pytest

import mathom
from mathom.arena.matches import play_match
from mathom.kernel.match import Match
from mathom.kernel.record import Record
from tests.page.conftest import Company
from tests.page.in_sight import Watcher
from tests.page.midgame_server import MidgameServer
from tests.page.people import DRAWN, Person, Size
from tests.page.seeded_server import SEED
from tests.soak import SOAKING, amount

PHONE = (390, 844)
SIZES = [(1366, 768), (1440, 900), (1920, 1080), PHONE]
QUESTIONS = amount(12, 600)
"""How many questions are answered at a time."""
GAMES = {
    "a hero": ("quest", {"sauron": "greedy", "hero-1": "me"}),
    "Sauron": ("quest", {"sauron": "me", "hero-1": "greedy"}),
    "Dice": ("dice", {"player-1": "me", "player-2": "greedy"}),
    "Duel": ("duel", {"fellowship": "me", "sauron": "greedy"}),
}


@functools.cache
def played(name: str) -> Record:
    """A game between bots, of which the parts are."""
    return play_match(mathom.game(name), ["greedy"] * 2, SEED).record


def part(name: str, nth: int) -> Match:
    """A game as it stands where a part of it begins."""
    match = mathom.game(name).start(["greedy"] * 2, SEED)
    line = played(name).line()[1:]
    for entry in line[: 0 if SOAKING else nth * len(line) // len(SIZES)]:
        match.follow(entry)
    return match


def sits(
    company: Company, midgame: MidgameServer, size: Size, match: Match, **seats: str
) -> Person:
    """Somebody at a table where a game goes on."""
    person = company(midgame, size=size, touch=size == PHONE)
    midgame.begin_from(match.state)
    person.come()
    person.set_table(match.game.id, **seats)
    person.is_here()
    return person


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("who", GAMES)
def test_all_that_a_question_needs_is_in_the_window(
    company: Company, midgame: MidgameServer, who: str, size: Size
) -> None:
    name, seats = GAMES[who]
    watcher = Watcher(sits(company, midgame, size, part(name, SIZES.index(size)), **seats))
    place: int | None = None
    while watcher.asked < QUESTIONS and watcher.goes_on(place):
        # The last answer is often to leave it at that; now and then something else is tried.
        place = watcher.asked if watcher.asked % 3 == 0 else -1
    assert watcher.asked > 2
    assert not watcher.faults, "\n".join(watcher.faults)


BROKEN = {
    '[data-part="choices"] { position: absolute; top: -30rem }': "the bar of choices",
    '[data-part="choices"] h2 { translate: 0 -60rem }': "the question",
    '[data-part="choices"] ol { margin-top: 60rem }': "the first answer",
    '[data-part="hand"] { position: relative; top: 40rem }': "the hand",
    '[data-part="stage"] { position: relative; top: -526px }': "the stage is not in sight",
    '[data-part="stage"] { margin-top: 20px }': "the stage was at",
    ".window svg { translate: -200rem }": "nothing that can be used",
}
"""Layouts that are broken, and what is to be found."""


def test_what_is_out_of_sight_is_found(company: Company, midgame: MidgameServer) -> None:
    _, seats = GAMES["a hero"]
    match = part("quest", 1)
    while match.choice.kind != "journey":
        match.apply(match.choice.options()[0])
    sam = sits(company, midgame, SIZES[0], match, **seats)
    for broken, fault in BROKEN.items():
        watcher = Watcher(sam)
        watcher.look()
        assert not watcher.faults
        style = sam.page.add_style_tag(content=broken)
        sam.page.evaluate(DRAWN)
        watcher.look()
        assert fault in "\n".join(watcher.faults), broken
        style.evaluate("(element) => element.remove()")
        sam.page.evaluate(DRAWN)
