"""Decks are built by clicks, passed on as lists and links, and played."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

import mathom
from tests.page.conftest import Company
from tests.page.people import LOOKS, Person
from tests.page.probes import faults_for_screen_readers, faults_of_layout
from tests.server.running import ServerProcess

DECKS = "/games/solitaire/decks"
SOME = ("wide en light", "phone ja light", "phone en dark", "wide ja dark")


def say(person: Person, key: str, **args: int | str) -> str:
    return person.say(f"solitaire-builder-{key}", **args)


def part(person: Person, id: str) -> None:
    """Turn to a deck."""
    name = person.say(f"solitaire-decks-heading-{id}")
    person.page.get_by_role("tab", name=re.compile(re.escape(name))).click()


def more(person: Person, id: str, count: int, role: str = "card") -> Locator:
    """The button for one more of a card of which there are so many."""
    title = person.say(f"solitaire-{role}-{id}")
    name = say(person, "more", card=title[:1].upper() + title[1:], count=count)
    return person.page.get_by_role("button", name=name, exact=True)


def add(person: Person, id: str, copies: int, role: str = "card") -> None:
    for count in range(copies):
        more(person, id, count, role).click()


def state(person: Person) -> Locator:
    return person.region("solitaire-builder-state")


def is_legal(person: Person) -> None:
    expect(state(person).get_by_text(say(person, "legal"))).to_be_visible()


def setting(person: Person) -> str:
    """The scenario of the table that the person sits at."""
    id = person.address.rpartition("/")[2]
    table = person.page.request.get(f"{person.url}/api/tables/{id}").json()["table"]
    found: str = table["settings"]["scenario"]
    return found


@pytest.mark.parametrize("look", ["wide en light", "phone ja dark"])
def test_a_deck_is_built_by_clicks_and_played(
    company: Company, server: ServerProcess, look: str
) -> None:
    size, lang, dark = LOOKS[look]
    sam = company(server, size=size, lang=lang, dark=dark, touch=look.startswith("phone"))
    sam.come()
    sam.other_tables("solitaire").click()
    sam.dialog().get_by_role("link", name=sam.say("page-decks-open"), exact=True).click()
    play = sam.button("solitaire-builder-play")
    expect(play).to_be_disabled()

    # Every card of a ready deck, one by one: nothing is filled in.
    tools = mathom.game("solitaire").deckbuilding()
    assert tools is not None
    settings = mathom.game("solitaire").complete({})
    lines = tools.lines(tools.named("easy", settings))
    for each in tools.parts():
        part(sam, each.id)
        for where, id, copies, bearer in lines:
            if where != each.id:
                continue
            add(sam, id, copies, each.role)
            if bearer:
                title = sam.say(f"solitaire-card-{id}")
                who = sam.page.get_by_label(
                    say(sam, "bearer-of", card=title[:1].upper() + title[1:])
                )
                who.select_option(bearer)
    is_legal(sam)
    code = sam.page.get_by_label(say(sam, "share-link")).input_value().partition("?deck=")[2]
    assert code == tools.code(tools.named("easy", settings))

    play.click()
    expect(sam.dialog().get_by_label(sam.say("page-new-deck"))).to_have_value(code)
    sam.button("page-new-start").click()
    sam.is_here()
    assert setting(sam) == code
    sam.open_menu()
    told = sam.say("solitaire-setting-scenario-deck-named", name=code.removeprefix("deck-"))
    expect(sam.dialog().get_by_text(told)).to_be_visible()


def test_what_is_broken_is_told_filled_in_and_undone(
    company: Company, server: ServerProcess
) -> None:
    sam = company(server)
    sam.come("/games/solitaire/cards")
    sam.link("page-decks-open").click()
    part(sam, "minor-items")
    expect(sam.page.get_by_text(say(sam, "nobody"))).to_be_visible()
    part(sam, "company")
    for id in ("eowyn", "elladan", "elrohir", "wacho"):
        add(sam, id, 1)
    expect(more(sam, "eowyn", 1)).to_be_disabled()
    few = state(sam).get_by_text(re.compile(r"^The resource deck holds 0 cards"))
    expect(few).to_be_visible()
    few.get_by_role("button", name=sam.say("page-rule", rule="S2.6"), exact=True).click()
    expect(sam.dialog()).to_be_visible()
    sam.close()

    sam.button("solitaire-builder-fill").click()
    is_legal(sam)
    sam.button("solitaire-builder-undo").click()
    expect(few).to_be_visible()
    sam.page.reload()  # what was built is still there
    part(sam, "company")
    expect(more(sam, "eowyn", 1)).to_be_visible()

    part(sam, "resources")
    sam.page.get_by_role("searchbox").fill("conceal")
    expect(more(sam, "concealment", 0)).to_be_visible()
    expect(more(sam, "dodge", 0)).to_have_count(0)
    more(sam, "concealment", 0).press("Enter")
    sam.page.get_by_role("searchbox").fill("")
    sam.page.get_by_label(say(sam, "held")).check()
    expect(more(sam, "concealment", 1)).to_be_visible()
    expect(more(sam, "dodge", 0)).to_have_count(0)


def test_decks_are_passed_on_as_lists_and_links(company: Company, server: ServerProcess) -> None:
    sam = company(server)
    sam.come(DECKS)
    field = sam.page.get_by_role("textbox", name=say(sam, "text"))
    field.fill("Company\n1 Eowyn\n2 Elven Clowk (Eowyn)\n")
    sam.button("solitaire-builder-take").click()
    expect(sam.page.get_by_role("alert")).to_contain_text("Line 3")
    part(sam, "company")
    expect(more(sam, "eowyn", 0)).to_be_visible()
    start = sam.page.get_by_label(say(sam, "start"))
    start.select_option("hard")
    sam.button("solitaire-builder-start-go").click()
    sam.button("solitaire-builder-restore").click()
    is_legal(sam)
    with sam.page.expect_download() as got:
        sam.button("solitaire-builder-download").click()
    assert got.value.suggested_filename == "solitaire-deck.txt"
    text = got.value.path().read_text(encoding="utf-8")
    assert text == field.input_value()
    link = sam.page.get_by_label(say(sam, "share-link")).input_value()

    frodo = company(server, lang="ja")
    frodo.come(link)
    is_legal(frodo)
    assert "?" not in frodo.page.url
    field = frodo.page.get_by_role("textbox", name=say(frodo, "text"))
    assert field.input_value() != text
    frodo.page.get_by_label(say(frodo, "start")).select_option("empty")
    frodo.button("solitaire-builder-start-go").click()
    field.fill(text)
    frodo.button("solitaire-builder-take").click()
    is_legal(frodo)
    assert frodo.page.get_by_label(say(frodo, "share-link")).input_value() == link


@pytest.mark.parametrize(
    ("kind", "name"), [("random", r"random-[0-9a-f]{8}"), ("daily", r"daily-\d{4}-\d\d-\d\d")]
)
def test_tables_have_random_decks_and_those_of_a_day(
    company: Company, server: ServerProcess, kind: str, name: str
) -> None:
    sam = company(server)
    sam.come()
    sam.other_tables("solitaire").click()
    chosen = sam.dialog().get_by_label(sam.say("solitaire-setting-scenario"), exact=True)
    chosen.select_option("deck")
    sam.button("page-new-start").click()
    expect(sam.page.get_by_role("alert")).to_have_text(sam.say("page-new-deck-missing"))
    field = sam.dialog().get_by_label(sam.say("page-new-deck"))
    field.fill("deck-AAAA")
    sam.button("page-new-start").click()
    broken = sam.say("solitaire-decks-code-broken")
    expect(sam.page.get_by_role("alert")).to_have_text(f"{broken[:1].upper()}{broken[1:]}.")
    tools = mathom.game("solitaire").deckbuilding()
    assert tools is not None
    field.fill(tools.code(tools.read("Resources\n1 Dodge\n").decks))
    sam.button("page-new-start").click()
    expect(sam.page.get_by_role("alert")).to_contain_text("minds of the company")
    sam.forgive("Failed to load resource")
    chosen.select_option(kind)
    sam.button("page-new-start").click()
    sam.is_here()
    assert re.fullmatch(name, setting(sam))
    sam.open_menu()
    told = sam.say(f"solitaire-setting-scenario-{kind}-named", name=setting(sam)[len(kind) + 1 :])
    expect(sam.dialog().get_by_text(told)).to_be_visible()


@pytest.mark.parametrize("look", SOME)
def test_the_builder_fits_and_is_read_aloud_on_every_screen(
    company: Company, server: ServerProcess, look: str
) -> None:
    size, lang, dark = LOOKS[look]
    sam = company(server, size=size, lang=lang, dark=dark)
    sam.come(f"{DECKS}?deck=normal")
    is_legal(sam)
    for id in ("company", "minor-items", "resources", "hazards", "sites", "treasures"):
        part(sam, id)
        assert faults_of_layout(sam) == []
    sam.page.get_by_label(say(sam, "start")).select_option("empty")
    sam.button("solitaire-builder-start-go").click()
    summary = state(sam).locator("summary")
    expect(summary).to_contain_text("13")
    if size[0] < 1000:
        summary.click()
    expect(state(sam).get_by_role("list")).to_be_visible()
    sam.page.get_by_text(say(sam, "settings"), exact=True).click()
    assert faults_of_layout(sam) == []
    assert faults_for_screen_readers(sam) == []
