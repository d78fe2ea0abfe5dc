"""Replays: the slider, the link to a position, another seat's view, and the record."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.cli.run import answer
from tests.page.conftest import Company
from tests.page.people import DRAWN, Person
from tests.page.probes import faults_for_screen_readers
from tests.server.running import ServerProcess


def play_a_little(person: Person) -> None:
    """A game of a few choices, given up."""
    person.come()
    person.play_against_a_bot()
    for _ in range(3):
        person.choose()
        person.is_asked()
    person.give_up()


def test_a_replay_is_stepped_through_and_passed_on(
    sam: Person, company: Company, server: ServerProcess
) -> None:
    play_a_little(sam)
    sam.link("page-table-replay").click()
    slider = sam.page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    assert last > 5
    sam.sees(sam.say("page-replay-at", at=0, last=last))
    first = sam.lines.count()

    sam.button("page-replay-on").click()
    sam.sees(sam.say("page-replay-at", at=1, last=last))
    slider.focus()
    sam.page.keyboard.press("ArrowRight")
    sam.sees(sam.say("page-replay-at", at=2, last=last))
    slider.fill("4")
    sam.sees(sam.say("page-replay-at", at=4, last=last))
    assert sam.lines.count() > first
    link = sam.region("page-replay-link").get_by_role("textbox").input_value()
    told = sam.lines.all_text_contents()

    pippin = company(server)
    pippin.come(link)
    pippin.sees(pippin.say("page-replay-at", at=4, last=last))
    expect(pippin.lines).to_have_text(told)
    pippin.page.get_by_label(pippin.say("page-replay-as")).select_option("sauron")
    expect(pippin.page).to_have_url(link.replace("seat=fellowship", "seat=sauron"))
    pippin.page.keyboard.press("End")
    pippin.sees(pippin.say("page-replay-at", at=last, last=last))
    assert pippin.button("page-replay-on").is_disabled()


def test_a_replay_runs_by_itself_to_its_end(sam: Person) -> None:
    play_a_little(sam)
    sam.link("page-table-replay").click()
    slider = sam.page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last - 2))
    sam.page.get_by_label(sam.say("page-replay-speed")).select_option("4×")
    sam.button("page-replay-play").click()
    sam.sees(sam.say("page-replay-at", at=last, last=last))
    expect(sam.button("page-replay-play")).to_be_visible()


def test_the_bar_leaves_the_board_in_the_window(company: Company, server: ServerProcess) -> None:
    sam = company(server, size=(1440, 900))
    play_a_little(sam)
    sam.link("page-table-replay").click()
    bar, shown = sam.region("page-replay-controls"), sam.region("page-duel-board")
    for width, height in ((1440, 900), (1366, 768)):
        sam.page.set_viewport_size({"width": width, "height": height})
        sam.page.evaluate(DRAWN)
        line, box = bar.bounding_box(), shown.bounding_box()
        assert line is not None
        assert line["height"] <= 48
        assert box is not None
        assert box["y"] <= 116
        # A low window has its own arrangement of the board.
        assert box["y"] + box["height"] <= height
    sam.page.keyboard.press("ArrowRight")
    expect(sam.page.get_by_role("slider")).to_have_value("1")
    sam.page.keyboard.press("End")
    marks = sam.page.locator(".turning")
    expect(marks).not_to_have_count(0)
    assert faults_for_screen_readers(sam) == []


def test_the_record_is_downloaded_and_verifies(sam: Person, tmp_path: Path) -> None:
    play_a_little(sam)
    with sam.page.expect_download() as download:
        sam.link("page-table-record").click()
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)
    assert "seed" in answer("replay", record, "--verify").lower()
