"""An owner enters figures of a game, and plays with them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

import mathom
from tests.page.conftest import Company
from tests.page.people import GONE, LOOKS, Person
from tests.page.probes import faults_for_screen_readers, faults_of_layout
from tests.server.running import ServerProcess
from tests.soak import SOAKING


def field(person: Person, name: str) -> Locator:
    """A field of the form by its label."""
    return person.page.get_by_label(person.say(f"page-figures-dice-{name}"), exact=True).first


def pick(person: Person, key: str) -> None:
    """Choose the component whose figures to enter."""
    person.page.get_by_label(person.say("page-figures-component")).select_option(key)


def test_an_owner_enters_a_cost_and_plays_with_it(
    own_server: ServerProcess, company: Company
) -> None:
    sam = company(own_server)
    sam.come()
    sam.other_tables("dice").click()
    sam.link("page-figures-enter").click()
    pick(sam, "card/sam")
    cost, save = field(sam, "cost"), sam.button("page-figures-save")
    expect(save).to_be_disabled()

    cost.fill("99")
    told = sam.page.get_by_role("alert")
    expect(told).to_have_text("This must be a whole number from 0 to 30, not 99.")
    expect(cost).to_have_attribute("aria-invalid", "true")
    expect(save).to_be_disabled()
    cost.fill("0")
    expect(told).to_have_count(0)
    drawn = sam.region("page-figures-drawn")
    expect(drawn.locator(".corner").first).to_have_text("0")
    expect(sam.page.get_by_text(sam.say("page-figures-was", value=2))).to_be_visible()

    glory = field(sam, "glory")
    glory.fill("5")
    sam.button("page-figures-reset-field", field=sam.say("page-figures-dice-glory")).click()
    expect(glory).to_have_value("1")
    sam.page.reload()  # what was entered is still there
    pick(sam, "card/sam")
    expect(cost).to_have_value("0")

    sam.page.get_by_label(sam.say("page-figures-name")).fill("My copy")
    save.click()
    digest = sam.page.locator(".digest").inner_text()
    with sam.page.expect_download() as got:
        sam.link("page-figures-download").click()
    assert got.value.suggested_filename == f"dice-{digest[:12]}.zip"
    sam.forgive(*GONE)
    own_server.stop()
    own_server.start()

    sam.come()
    sam.other_tables("dice").click()
    sam.dialog().get_by_label(sam.say("page-new-box")).select_option(label="My copy")
    expect(sam.link("page-figures-change")).to_be_visible()
    sam.button("page-new-start").click()
    sam.is_here()
    card = sam.say("dice-card-sam")
    expect(
        sam.page.get_by_role("button", name=re.compile(f"{card}.*costs 0 ")).first
    ).to_be_visible()
    id = sam.address.rpartition("/")[2]
    table = sam.page.request.get(f"{own_server.url}/api/tables/{id}").json()["table"]
    assert table["box"] == {"name": "My copy", "digest": digest}
    assert mathom.game("dice").digest != digest


SOME = ("wide en light", "wide ja dark", "phone ja light", "phone en dark")
WAYS = tuple(LOOKS) if SOAKING else SOME


@pytest.mark.parametrize("look", WAYS)
def test_the_form_fits_and_is_read_aloud_on_every_screen(
    company: Company, server: ServerProcess, look: str
) -> None:
    size, lang, dark = LOOKS[look]
    sam = company(server, size=size, lang=lang, dark=dark)
    sam.come("/games/dice/figures")
    for key in ("dice/rotk", "card/legolas", "location/rivendell"):
        pick(sam, key)
        expect(sam.region("page-figures-drawn").locator(".face").first).to_be_visible()
        assert faults_of_layout(sam) == []
    pick(sam, "dice/halflings")
    field(sam, "fellowship").fill("x")
    expect(sam.page.get_by_role("alert")).to_be_visible()
    assert faults_of_layout(sam) == []
    assert faults_for_screen_readers(sam) == []
