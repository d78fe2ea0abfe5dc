"""Quest on every screen: wide and dark and narrow, in both languages, for eyes and ears."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import mathom
from mathom.arena.matches import play_match
from mathom.kernel.match import Match
from mathom.kernel.state import State
from tests.page.conftest import Company
from tests.page.midgame_server import MidgameServer
from tests.page.people import DESKTOP, DRAWN, LOOKS, PHONE, Person, Size
from tests.page.probes import faults_for_screen_readers, faults_of_layout
from tests.page.quest_people import board, deed, glowing, sit_down
from tests.page.seeded_server import SEED
from tests.soak import SOAKING

LATER = 120
MOST_GAMES = 20
"""In so many games every moment that is wanted comes."""
SOME = {"wide": (DESKTOP, "en", False), "dark": (PHONE, "en", True)}
WAYS = LOOKS if SOAKING else SOME
LATIN = re.compile("[A-Za-z]{4}")
"""What no Japanese sentence of ours has."""


def later(match: Match, kind: str) -> bool:
    """Whether this is asked when much lies on the board already."""
    return match.choice.kind == kind and match.ply > LATER


def a_journey(match: Match) -> bool:
    return later(match, "journey") and len(match.choice.options()) > 3


def a_fight(match: Match) -> bool:
    fight = match.view()["board"]["fight"]
    return bool(fight and fight["round"] > 1 and later(match, "play") and match.choice.seat)


def saurons_turn(match: Match) -> bool:
    return later(match, "command") and len(match.choice.options()) > 3


WANTED: dict[str, Callable[[Match], bool]] = {
    "a journey": a_journey,
    "Sauron's turn": saurons_turn,
    "a fight": a_fight,
}


@pytest.fixture(scope="module")
def moments() -> dict[str, tuple[State, int]]:
    """The first moments of their kind in games between bots, and who is asked."""
    game = mathom.game("quest")
    found: dict[str, tuple[State, int]] = {}
    for number in range(MOST_GAMES):
        seed = f"{SEED}{number}"
        played = play_match(game, ["greedy"] * 3, seed)
        match = game.start(["greedy"] * 3, seed)
        for entry in played.record.line()[1:]:
            for name, fits in WANTED.items():
                if name not in found and fits(match):
                    found[name] = match.state, match.choice.seat
            match.follow(entry)
        if len(found) == len(WANTED):
            break
    return {name: found[name] for name in WANTED}


def come_to(person: Person, midgame: MidgameServer, moment: tuple[State, int]) -> None:
    """Sit down where the asked seat of a moment is; bots have the others."""
    state, asked = moment
    sit_down(person, midgame, state, *("me" if seat == asked else "greedy" for seat in range(3)))
    person.is_here()
    expect(board(person)).to_be_visible()
    expect(glowing(person).first).to_be_visible()
    person.page.evaluate(DRAWN)


@pytest.mark.parametrize(("size", "lang", "dark"), WAYS.values(), ids=WAYS)
def test_all_of_it_fits_and_can_be_read_aloud(
    company: Company,
    midgame: MidgameServer,
    moments: dict[str, tuple[State, int]],
    size: Size,
    lang: str,
    dark: bool,
) -> None:
    pippin = company(midgame, size=size, lang=lang, dark=dark, touch=size == PHONE)
    found = []
    for name, moment in moments.items():
        come_to(pippin, midgame, moment)
        told = faults_of_layout(pippin) + faults_for_screen_readers(pippin)
        found += [f"{name}: {fault}" for fault in told]
    assert not found, "\n".join(found)


def test_it_fits_in_japanese_on_a_phone_and_is_played_by_touch(
    company: Company, midgame: MidgameServer, moments: dict[str, tuple[State, int]]
) -> None:
    pippin = company(midgame, size=PHONE, lang="ja", touch=True)
    found = []
    for name, moment in moments.items():
        come_to(pippin, midgame, moment)
        found += [f"{name}: {fault}" for fault in faults_of_layout(pippin)]
        shown = board(pippin).inner_text() + " ".join(pippin.options.all_inner_texts())
        found += [f"{name}: {word}" for word in LATIN.findall(shown)]
    assert not found, "\n".join(found)
    # The last of them waits for a card.
    card = glowing(pippin).first
    id = (card.get_attribute("data-thing") or "").removeprefix("card:")
    with pippin.doing():
        card.tap()
        title = pippin.say(f"quest-card-{id}")
        deed(pippin, pippin.say("quest-option-play", card=title)).tap()
