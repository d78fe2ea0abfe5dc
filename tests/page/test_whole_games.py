"""Whole games against a bot in a real browser: by clicks, and by the keyboard alone."""

from __future__ import annotations

from itertools import cycle

from playwright.sync_api import Locator, expect

from tests.page.people import Person

LONGEST = 150
"""More choices than a seat ever has in one game."""
FAR = 40
"""How many times a key is pressed at most to come to something."""


def test_a_whole_duel_by_clicks(sam: Person) -> None:
    sam.come()
    sam.play_against_a_bot()
    choices = 0
    while not sam.is_over():
        sam.choose_on_the_board()
        choices += 1
        assert choices < LONGEST
    assert choices > 10
    expect(sam.ending).to_be_focused()
    assert sam.options.count() == 0
    sam.page.get_by_role("link", name=sam.say("page-title"), exact=True).click()
    finished = sam.region("page-home-finished")
    expect(finished.get_by_role("link", name=sam.say("page-home-replay"))).to_have_count(1)
    expect(sam.region("page-home-mine").get_by_role("link")).to_have_count(0)


def test_a_whole_duel_by_the_keyboard_alone(sam: Person) -> None:
    sam.come()
    start = sam.quick_game()
    expect(start).to_be_visible()
    go(sam, "Tab", start)
    press(sam, "Enter")
    sam.is_asked()
    ways = cycle([by_number, in_the_list, on_the_board])
    choices = 0
    while not sam.is_over():
        way = next(ways)
        with sam.doing():
            way(sam) if sam.has_turn() else in_the_list(sam)
        choices += 1
        assert choices < LONGEST
    assert choices > 10
    expect(sam.ending).to_be_focused()
    go(sam, "Tab", sam.link("page-table-replay"))
    press(sam, "Enter")
    expect(sam.page.get_by_role("slider")).to_be_visible()


def press(person: Person, *keys: str) -> None:
    for key in keys:
        person.page.keyboard.press(key)


def go(person: Person, key: str, goals: Locator) -> None:
    """Press a key until one of several things has the focus."""
    focused = goals.and_(person.page.locator(":focus"))
    for _ in range(FAR):
        if focused.count():
            return
        press(person, key)
    raise AssertionError(f"{key} does not come to {goals}")


def by_number(person: Person) -> None:
    press(person, "1")


def in_the_list(person: Person) -> None:
    press(person, "c")
    expect(person.options.first).to_be_focused()
    if person.options.count() > 1:
        press(person, "ArrowDown")
        expect(person.options.nth(1)).to_be_focused()
    press(person, "Enter")


def on_the_board(person: Person) -> None:
    press(person, "b")
    # What threatens may come first; the cards are the next stop, and the lowest are free.
    go(person, "Tab", person.cards)
    go(person, "ArrowDown", person.free_cards)
    press(person, "Enter")
    expect(person.deeds.first).to_be_focused()
    press(person, "Enter")
