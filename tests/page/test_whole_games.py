"""Whole games in a real browser: by clicks, by the keyboard alone, and a victory as recorded."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from mathom.kernel.record import Record
from tests.page.conftest import Company
from tests.page.people import Person
from tests.page.seeded_server import seeded_server
from tests.server.running import ServerProcess

LONGEST = 150
"""More choices than a seat ever has in one game."""
FAR = 40
"""How many times a key is pressed at most to come to something."""
GOLDEN = Path(__file__).parent.parent / "golden" / "duel"
PASSING = """([id, seat]) => new Promise((ready) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/play`);
  let answered;
  const choose = ([option, version]) => new Promise((done) => {
    answered = done;
    const key = crypto.randomUUID();
    socket.send(JSON.stringify({ type: "choose", key, version, option }));
  });
  socket.onopen = () => socket.send(JSON.stringify({ type: "join", seat }));
  socket.onmessage = ({ data }) => {
    const { type } = JSON.parse(data);
    if (type === "welcome") ready(choose);
    else if (type === "accepted" || type === "refused") answered(type);
  };
})"""
"""Opens a link to a table without showing it, and gives what chooses an option by it."""


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


@pytest.fixture
def recorded() -> Record:
    """A game in which Sauron's last card brings the sixth Race (D8.2)."""
    return Record.loads((GOLDEN / "races-sauron.mathom").read_text(encoding="utf-8"))


@pytest.fixture
def recorded_server(recorded: Record, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that deals as in that game."""
    with seeded_server(tmp_path / "server", recorded.seed) as server:
        yield server


def test_a_victory_by_the_support_of_six_races(
    recorded: Record, recorded_server: ServerProcess, company: Company
) -> None:
    frodo, sam = company(recorded_server), company(recorded_server)
    frodo.come()
    frodo.set_table(fellowship="me", sauron="person")
    sam.come(frodo.invitation())
    sam.is_asked()
    table = sam.address
    passing = []
    for person, seat in zip((frodo, sam), recorded.seats, strict=True):
        # Nothing of the long way to the end has to be drawn.
        person.come("/games/duel/rules")
        passing.append(person.page.evaluate_handle(PASSING, [table.split("/")[-1], seat]))
    *choices, last = recorded.line()[1:]
    for entry in choices:
        chosen = [entry.text, entry.ply]
        told = passing[entry.seat].evaluate("(choose, what) => choose(what)", chosen)
        assert told == "accepted", entry.text

    for person in (frodo, sam):
        person.come(table)
        near = person.page.get_by_role("list", name=person.say("page-duel-threats"))
        expect(near).to_contain_text(person.say("duel-race-wizards"))
    with sam.doing():
        sam.page.locator(f'[data-thing="card:{last.text.removeprefix("play ")}"]').click()
        sam.deeds.first.click()
    for person, how in ((sam, "won"), (frodo, "lost")):
        expect(person.ending).to_contain_text(person.say(f"page-over-{how}"))
        expect(person.ending).to_contain_text(person.say("duel-ending-races"))


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
