"""Several people at one table, each with a browser of their own, or two with one."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Company
from tests.page.people import Person
from tests.page.probes import faults_for_screen_readers
from tests.server.running import ServerProcess

TOLD = """
window.told = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, { body }) { window.told.push(`${title}: ${body}`); }
  close() {}
};
window.away = false;
Object.defineProperty(document, "hidden", { get: () => window.away });
"""
"""Notes what the system would be asked to show, and lets a test look elsewhere."""

HEARD = """
window.heard = 0;
const { start } = AudioScheduledSourceNode.prototype;
AudioScheduledSourceNode.prototype.start = function (...when) {
  window.heard += 1;
  return start.apply(this, when);
};
const begin = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) {
  window.heard += 1;
  return begin.apply(this, when);
};
"""
"""Counts the tones that sound."""


class Pair:
    """Frodo, who has set a table, and Sam, who came by the link."""

    def __init__(self, frodo: Person, sam: Person) -> None:
        self.frodo = frodo
        self.sam = sam


@pytest.fixture
def pair(company: Company, server: ServerProcess) -> Pair:
    """A game that begins: Sam, who is Sauron, is to choose first."""
    frodo, sam = company(server), company(server)
    frodo.come()
    frodo.set_table(fellowship="me", sauron="person")
    frodo.page.add_init_script(TOLD)
    sam.come(frodo.invitation())
    sam.is_asked()
    return Pair(frodo, sam)


def test_two_by_link_and_a_third_who_watches(
    pair: Pair, company: Company, server: ServerProcess
) -> None:
    frodo, sam = pair.frodo, pair.sam
    assert "#" not in sam.page.url
    frodo.open_menu()
    link = frodo.dialog().get_by_role("textbox", name=frodo.say("page-table-watch-link"))
    pippin = company(server)
    pippin.come(link.input_value())
    frodo.close()
    pippin.sees(pippin.say("page-table-spectator"))
    frodo.sees(frodo.say("page-table-watching", count=1))
    sam.sees(sam.say("page-table-watching", count=1))

    sam.talk("Po-tay-toes!")
    for person in (frodo, sam, pippin):
        person.hears("Po-tay-toes!")
    for _ in range(3):
        for person, other in ((sam, frodo), (frodo, sam)):
            while person.options.count():
                expect(other.options).to_have_count(0)
                person.choose()
            other.is_asked()
    assert pippin.options.count() == 0
    # A taken back or a repeated line would show here.
    expect(pippin.lines).to_have_count(frodo.lines.count())
    expect(pippin.lines).to_have_text(frodo.lines.all_text_contents())


def test_a_guest_is_asked_for_a_name_first(company: Company, server: ServerProcess) -> None:
    frodo, sam = company(server), company(server)
    frodo.come()
    frodo.set_table(fellowship="me", sauron="person")
    sam.page.goto(frodo.invitation())
    name = sam.page.get_by_label(sam.say("page-welcome-name"))
    expect(name).to_be_visible()
    expect(frodo.region("page-table-invite")).to_be_visible()
    assert faults_for_screen_readers(sam) == []
    name.fill("Greedy")
    sam.button("page-table-sit").click()
    sam.sees(sam.say("refusal-name-of-a-bot", name="Greedy"))
    name.fill("Samwise")
    sam.button("page-table-sit").click()
    sam.is_asked()
    frodo.hears("Samwise")
    sam.forgive("status of 4")


def test_an_invitation_works_once_and_a_stranger_may_watch(
    company: Company, server: ServerProcess
) -> None:
    frodo, sam, gollum = company(server), company(server), company(server)
    frodo.come()
    frodo.set_table(fellowship="me", sauron="person")
    link = frodo.invitation()
    gollum.come(frodo.address)
    gollum.sees(gollum.say("page-table-invite-only"))
    sam.come(link)
    sam.is_asked()
    gollum.come(link)
    gollum.sees(gollum.say("page-table-watch-instead"))
    gollum.sees(gollum.say("page-table-spectator"))
    assert gollum.options.count() == 0
    gollum.forgive("status of 4")


def test_taking_back_needs_consent(pair: Pair) -> None:
    frodo, sam = pair.frodo, pair.sam
    before = sam.options.all_text_contents()
    sam.choose()
    frodo.is_asked()
    frodo.choose()
    sam.is_asked()

    sam.button("page-table-ask-back").click()
    frodo.button("page-table-decline").click()
    sam.hears(sam.say("page-note-declined", name="").strip())

    sam.button("page-table-ask-back").click()
    frodo.button("page-table-agree").click()
    expect(sam.options).to_have_text(before)
    expect(sam.lines.filter(has_text=sam.say("page-log-undone"))).not_to_have_count(0)
    frodo.waits()


def test_what_nobody_has_answered_is_taken_back_freely(pair: Pair) -> None:
    sam = pair.sam
    before = sam.options.all_text_contents()
    sam.choose()
    sam.button("page-table-take-back").click()
    expect(sam.options).to_have_text(before)
    pair.frodo.waits()


def test_what_the_other_took_stays_marked_until_one_acts(pair: Pair) -> None:
    frodo, sam = pair.frodo, pair.sam
    taken = frodo.page.locator('[data-thing^="card:"][data-touched]')
    gap = frodo.page.locator(".chapter .left")
    sam.choose()
    frodo.is_asked()
    expect(taken).to_have_count(1)
    expect(gap).to_have_count(1)
    frodo.page.reload()
    frodo.is_asked()
    expect(taken).to_have_count(1)
    frodo.choose()
    expect(taken).to_have_count(0)


def test_what_the_other_did_is_told_in_a_line_that_shows_it(pair: Pair) -> None:
    frodo, sam = pair.frodo, pair.sam
    told = frodo.page.get_by_title(frodo.say("page-recap-point"))
    recap = frodo.region("page-recap")
    sam.choose()
    frodo.is_asked()
    expect(told).to_have_count(1)
    expect(recap).to_contain_text(frodo.seat("sauron"))
    told.click()
    touched = frodo.page.locator('[data-thing^="card:"][data-touched]')
    expect(touched).to_be_focused()
    frodo.choose()
    expect(told).to_have_count(0)
    sam.is_asked()
    sam.choose()
    frodo.is_asked()
    expect(told).not_to_have_count(0)
    recap.get_by_role("button", name=frodo.say("page-close")).click()
    expect(told).to_have_count(0)


def test_sounds_are_made_once_they_are_asked_for(pair: Pair) -> None:
    frodo, sam = pair.frodo, pair.sam
    frodo.page.add_init_script(HEARD)
    frodo.page.reload()
    sam.choose()
    frodo.is_asked()
    assert frodo.page.evaluate("window.heard") == 0
    mute = frodo.button("page-sounds")
    expect(mute).to_have_attribute("aria-pressed", "false")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "true")
    frodo.page.wait_for_function("window.heard == 2")
    frodo.choose()
    frodo.page.wait_for_function("window.heard > 2")


def test_the_title_and_a_notice_tell_whose_turn_it_is(pair: Pair) -> None:
    frodo, sam = pair.frodo, pair.sam
    mark = frodo.say("page-title-your-turn", count=1)
    expect(sam.page).to_have_title(f"{mark} · {sam.say('duel-name')} · {sam.say('page-title')}")
    expect(frodo.page).to_have_title(f"{frodo.say('duel-name')} · {frodo.say('page-title')}")

    frodo.page.reload()
    frodo.button("page-settings").click()
    frodo.page.get_by_role("checkbox", name=frodo.say("page-notices")).check()
    frodo.close()
    frodo.page.evaluate("window.away = true")
    sam.choose()
    frodo.page.wait_for_function("window.told.length")
    (told,) = frodo.page.evaluate("window.told")
    assert told.startswith(frodo.say("page-your-turn"))
    assert frodo.page.title().startswith(mark)


def test_the_start_marks_my_turn_and_the_table_tells_what_happened_meanwhile(pair: Pair) -> None:
    frodo, sam = pair.frodo, pair.sam
    frodo.page.get_by_role("link", name=frodo.say("page-title"), exact=True).click()
    mine = frodo.region("page-home-mine")
    expect(mine.get_by_role("link", name=frodo.say("page-home-go-on"))).to_be_visible()
    assert not mine.get_by_text(frodo.say("page-your-turn"), exact=True).is_visible()
    sam.choose()
    frodo.page.reload()
    expect(mine.get_by_text(frodo.say("page-your-turn"), exact=True)).to_be_visible()
    mine.get_by_role("link", name=frodo.say("page-home-go-on")).click()
    since = frodo.region("page-table-since")
    expect(since.get_by_role("listitem").first).to_be_visible()
    frodo.button("page-since-close").click()
    expect(since).to_have_count(0)


def test_two_at_one_screen_are_kept_apart_by_a_curtain(sam: Person) -> None:
    sam.come()
    sam.set_table(fellowship="me", sauron="me")
    board = sam.region("page-duel-board")
    for seat in ("sauron", "fellowship", "sauron"):
        who = sam.say(f"duel-seat-{seat}")
        expect(sam.heading("page-table-curtain", who=who)).to_be_visible()
        assert board.count() == 0
        assert sam.page.get_by_role("log").count() == 0
        sam.button("page-table-curtain-ready", who=who).click()
        sam.is_asked()
        expect(board).to_be_visible()
        sam.choose()
        sam.button("page-table-next-ready").click()
    sam.button("page-table-curtain-never").click()
    sam.choose()
    sam.is_asked()
    assert sam.button("page-table-next-ready").count() == 0


def test_giving_up_and_playing_again_with_sides_swapped(pair: Pair) -> None:
    frodo, sam = pair.frodo, pair.sam
    sam.give_up()
    expect(sam.ending.get_by_role("heading", name=sam.say("page-over-lost"))).to_be_visible()
    expect(frodo.ending.get_by_role("heading", name=frodo.say("page-over-won"))).to_be_visible()
    frodo.button("page-table-rematch-swapped").click()
    sam.ending.get_by_role("link", name=sam.say("page-table-rematch-go")).click()
    # Sauron begins, and that is Frodo now.
    frodo.is_asked()
    sam.waits()
    expect(sam.region("page-new-seats").get_by_role("listitem").first).to_contain_text(
        sam.say("page-table-name-you", name="").strip()
    )


def test_a_bot_plays_for_me_until_i_come_back(pair: Pair) -> None:
    sam = pair.sam
    sam.open_menu()
    with sam.doing():
        sam.dialog().get_by_role("button", name=sam.say("page-player", name="random")).click()
    pair.frodo.is_asked()
    sam.button("page-table-resume").click()
    sam.waits()
    pair.frodo.choose()
    sam.is_asked()
