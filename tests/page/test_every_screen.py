"""Every screen: nothing is cut off, and all can be read aloud.

Each is looked at in a wide window and on a phone, in every language, light and dark.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Company
from tests.page.people import DESKTOP, DRAWN, GONE, LOOKS, PHONE, Cable, Person, Size
from tests.page.probes import faults_for_screen_readers, faults_of_layout
from tests.server.running import ServerProcess
from tests.soak import SOAKING

SOME = {
    "wide": (DESKTOP, "en", False, True),
    "dark": (DESKTOP, "ja", True, False),
    "phone": (PHONE, "ja", False, False),
    "night": (PHONE, "en", True, True),
}
"""How every screen is looked at: each size with each language and each theme, and each of these
with each other. Whether it can be read aloud takes long to find out, and is asked of both sizes
and both themes."""
WAYS = {look: (*way, True) for look, way in LOOKS.items()} if SOAKING else SOME
"""In a soak every screen is read aloud in every look."""


def screens(person: Person, other: Person) -> Iterator[str]:
    """Bring somebody to every screen and before every dialog, with another's help, and name it."""
    game = person.say("duel-name")
    person.come()
    expect(person.guided_game()).to_be_visible()
    yield "the start"
    person.other_tables().click()
    expect(person.button("page-new-start")).to_be_visible()
    yield "a new table"
    person.close()
    person.button("page-settings").click()
    yield "the settings"
    person.page.get_by_role("radio", name=person.say("page-confirm-always")).check()
    person.close()
    person.page.keyboard.press("?")
    expect(person.dialog(person.say("page-keys"))).to_be_visible()
    yield "the keys"
    person.close()

    person.come("/games/duel/rules")
    expect(person.page.get_by_role("searchbox")).to_be_visible()
    yield "the rules"
    person.come("/games/duel/cards")
    cards = person.region("page-kind-duel-card").get_by_role("button")
    expect(cards.last).to_be_visible()
    yield "the components"
    cards.last.click()
    expect(person.dialog()).to_be_visible()
    yield "a component, enlarged"
    person.come("/games/duel/nothing")
    expect(person.link("page-go-home")).to_be_visible()
    yield "nowhere"

    person.come()
    person.set_table(fellowship="me", sauron="person")
    expect(person.region("page-table-invite")).to_be_visible()
    yield "an invitation"
    other.come(person.invitation())
    other.is_asked()
    other.choose()
    person.choose_by_keys()
    expect(person.dialog(person.say("page-table-sure"))).to_be_visible()
    yield "the question before a choice"
    person.button("page-table-sure-yes").click()
    other.is_asked()
    other.button("page-table-ask-back").click()
    expect(person.button("page-table-agree")).to_be_visible()
    yield "a request to take back"
    person.come()
    person.set_table(fellowship="me", sauron="me")
    expect(person.heading("page-table-curtain", who=person.say("duel-seat-sauron"))).to_be_visible()
    yield "the curtain"

    person.come()
    person.guided_game().click()
    expect(person.button("page-guide-on")).to_be_visible()
    person.is_here()
    yield "a guided game"
    person.button("page-guide-skip").click()
    person.is_here()
    yield "a table"
    person.button("page-table-rules").click()
    expect(person.dialog().get_by_role("searchbox")).to_be_visible()
    yield "the rules at a table"
    person.close()
    person.open_menu()
    yield "the menu of a table"
    person.close()
    if person.touches:
        person.free_cards.last.tap()
    else:
        person.free_cards.last.click()
    expect(person.deeds.first).to_be_visible()
    yield "a card that can be taken"
    person.page.keyboard.press("Escape")
    for _ in range(12):
        with person.doing():
            person.choose_by_keys()
    person.is_here()
    yield "a table in the middle of a game"

    person.give_up()
    yield "the end of a game"
    person.link("page-table-replay").click()
    expect(person.page.get_by_role("slider")).to_be_visible()
    expect(person.heading("page-replay-of", game=game)).to_be_visible()
    person.page.keyboard.press("End")
    yield "a replay"
    person.come()
    expect(person.heading("page-home-finished")).to_be_visible()
    expect(person.region("page-home-finished").get_by_role("link").first).to_be_visible()
    yield f"the start of somebody who has played {game}"

    cable = Cable(person)
    other.come()
    other.play_against_a_bot()
    person.come(other.address)
    person.sees(person.say("page-table-spectator"))
    yield "a table of others"
    cable.tear()
    expect(person.page.get_by_role("alert")).to_be_visible()
    yield "a lost connection"


def faults(person: Person, other: Person, aloud: bool) -> list[str]:
    """What is found on any screen, each with the screen's name."""
    found = []
    for screen in screens(person, other):
        person.page.evaluate(DRAWN)
        told = faults_of_layout(person)
        if aloud:
            told += faults_for_screen_readers(person)
        found += [f"{screen}: {fault}" for fault in told]
    # An address that leads nowhere is meant to, and a connection that is cut is lost.
    person.forgive("status of 404", *GONE)
    return found


@pytest.mark.parametrize(("size", "lang", "dark", "aloud"), WAYS.values(), ids=WAYS)
def test_everything_fits_and_can_be_read_aloud(
    company: Company, server: ServerProcess, size: Size, lang: str, dark: bool, aloud: bool
) -> None:
    pippin = company(server, size=size, lang=lang, dark=dark, touch=size == PHONE)
    found = faults(pippin, company(server), aloud)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ["quest", "dice"])
@pytest.mark.parametrize(("size", "lang", "dark", "aloud"), WAYS.values(), ids=WAYS)
def test_what_other_games_tell_of_themselves_fits_and_can_be_read_aloud(
    company: Company,
    server: ServerProcess,
    size: Size,
    lang: str,
    dark: bool,
    aloud: bool,
    game: str,
) -> None:
    """The rules and the components, which differ in what they can be searched by."""
    pippin = company(server, size=size, lang=lang, dark=dark, touch=size == PHONE)
    found = []
    for screen in ("rules", "cards"):
        pippin.come(f"/games/{game}/{screen}")
        expect(pippin.page.get_by_role("searchbox")).to_be_visible()
        pippin.page.evaluate(DRAWN)
        told = faults_of_layout(pippin) + (faults_for_screen_readers(pippin) if aloud else [])
        found += [f"{screen}: {fault}" for fault in told]
    assert not found, "\n".join(found)
