"""For everybody: Japanese, phones, dark rooms; and a page that is soon there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Response, expect

from tests.page.conftest import Company
from tests.page.people import DRAWN, PHONE, Person
from tests.server.running import ServerProcess

HEAVIEST = 200_000
"""How many bytes may come until one plays."""
IS_DARK = """(dark) => {
  const [r, g, b] = getComputedStyle(document.documentElement)
    .backgroundColor.match(/\\d+/g).map(Number);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b < 128 === dark;
}"""


def test_a_game_in_japanese(company: Company, server: ServerProcess) -> None:
    sam = company(server, lang="ja")
    sam.come()
    expect(sam.page.locator("html")).to_have_attribute("lang", "ja")
    sam.play_against_a_bot()
    for _ in range(3):
        sam.choose_on_the_board()
        sam.is_asked()
    assert not re.search("[A-Za-z]{4}", " ".join(sam.lines.all_text_contents()))
    assert not re.search("[A-Za-z]{4}", " ".join(sam.options.all_text_contents()))


def test_the_language_is_switched_in_the_middle_of_a_game_and_kept(sam: Person) -> None:
    sam.come()
    sam.play_against_a_bot()
    sam.choose()
    sam.is_asked()
    count, lines = sam.options.count(), sam.lines.count()
    sam.page.get_by_label(sam.say("page-language")).select_option("日本語")
    sam.speak("ja")
    expect(sam.options).to_have_count(count)
    expect(sam.lines).to_have_count(lines)
    expect(sam.heading("page-table-log")).to_be_visible()
    sam.choose_on_the_board()
    sam.page.reload()
    sam.is_asked()


def test_a_game_on_a_phone(company: Company, server: ServerProcess) -> None:
    sam = company(server, size=PHONE, touch=True)
    sam.come()
    sam.quick_game().tap()
    for _ in range(3):
        expect(sam.heading("duel-prompt-turn")).to_be_visible()
        with sam.doing():
            sam.free_cards.last.tap()
            sam.deeds.last.tap()


def test_a_long_press_enlarges_a_card_until_one_closes_it(
    company: Company, server: ServerProcess
) -> None:
    sam = company(server, size=PHONE, touch=True)
    sam.come()
    sam.quick_game().tap()
    # The upper end of the window, where the enlarged card does not lie below the finger.
    box = sam.covered_cards.first.bounding_box()
    assert box is not None
    finger = sam.window.new_cdp_session(sam.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + 10}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(sam.dialog()).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    sam.page.evaluate(DRAWN)
    expect(sam.dialog()).to_be_visible()
    # What follows is an ordinary tap again.
    sam.page.wait_for_timeout(400)
    sam.dialog().get_by_role("button", name=sam.say("page-close")).tap()
    expect(sam.dialog()).to_have_count(0)


@pytest.mark.parametrize("dark", [False, True])
def test_the_page_is_as_dark_as_the_system_or_as_one_likes(
    company: Company, server: ServerProcess, dark: bool
) -> None:
    sam = company(server, dark=dark)
    sam.come()
    expect(sam.guided_game()).to_be_visible()
    sam.page.wait_for_function(IS_DARK, arg=dark)
    sam.button("page-settings").click()
    other = "light" if dark else "dark"
    sam.page.get_by_role("radio", name=sam.say(f"page-theme-{other}")).check()
    sam.page.wait_for_function(IS_DARK, arg=not dark)
    sam.page.reload()
    expect(sam.guided_game()).to_be_visible()
    sam.page.wait_for_function(IS_DARK, arg=not dark)


@pytest.mark.parametrize(("game", "side"), [("duel", ""), ("quest", "sauron"), ("dice", "")])
def test_little_is_loaded_until_one_plays(sam: Person, game: str, side: str) -> None:
    loaded: list[Response] = []
    sam.page.on("response", lambda response: loaded.append(response))
    sam.come()
    sam.play_against_a_bot(game, side)
    sam.choose()
    sizes = {
        each.url: each.request.sizes()["responseBodySize"]
        for each in loaded
        if each.request.resource_type != "image"
    }
    assert len(sizes) > 5
    assert sum(sizes.values()) < HEAVIEST, sizes
