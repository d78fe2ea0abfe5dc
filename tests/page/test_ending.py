"""The end of a game: who won, how it went, where it turned, and what was hidden."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.page.people import Person
from tests.page.probes import faults_for_screen_readers

HANDING_OVER = """(id) => new Promise((over) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/play`);
  const [{ seat, token }] = JSON.parse(localStorage.getItem(`mathom.table.${id}`)).keys;
  socket.onopen = () => socket.send(JSON.stringify({ type: "join", seat, token }));
  socket.onmessage = ({ data }) => {
    const { type, table } = JSON.parse(data);
    if (type === "welcome") {
      const key = crypto.randomUUID();
      socket.send(JSON.stringify({ type: "hand-over", key, bot: "greedy" }));
    } else if (type === "update" && table.status === "over") {
      socket.close();
      over();
    }
  };
})"""
"""Has a bot play to the end without showing it."""


def finish(person: Person) -> str:
    """Have a bot play on for somebody at a table; gives the table's address."""
    person.page.wait_for_url("**/table/*")
    table = person.address
    person.come("/games/duel/rules")
    person.page.evaluate(HANDING_OVER, table.split("/")[-1])
    person.come(table)
    expect(person.ending).to_be_focused()
    return table


SEATS = {
    "duel": {"fellowship": "me", "sauron": "greedy"},
    "quest": {"sauron": "greedy", "hero-1": "me"},
    "dice": {"player-1": "me", "player-2": "greedy"},
}
DRAWN = {"duel": (3, 2), "quest": (1, 4), "dice": (3, 2)}
"""How many drawings there are, and how many lines the first of them has."""
MINE = {"duel": "duel-deed-cards", "quest": "quest-deed-journeys", "dice": "dice-deed-musters"}
"""One of the numbers that are told of everybody."""


@pytest.mark.parametrize("game", SEATS)
def test_the_end_shows_how_a_game_went(sam: Person, game: str) -> None:
    sam.come()
    sam.set_table(game, **SEATS[game])
    table = finish(sam)

    drawings = sam.ending.get_by_role("figure")
    count, lines = DRAWN[game]
    expect(drawings).to_have_count(count)
    expect(drawings.first.locator("path.line")).to_have_count(lines)
    expect(drawings.first.get_by_role("row").nth(1)).to_contain_text(
        sam.say(f"{game}-period", count=1)
    )
    expect(sam.ending).to_contain_text(sam.say(MINE[game]))
    if game == "quest":
        hidden = sam.region("page-review-hidden")
        for what in ("mission-heroes", "mission-sauron", "plots", "shadows"):
            expect(hidden).to_contain_text(sam.say(f"quest-hidden-{what}"))
        faces = hidden.get_by_role("button")
        assert faces.count() >= 2
        faces.first.click()
        expect(sam.dialog()).to_be_visible()
        sam.page.keyboard.press("Escape")

    assert faults_for_screen_readers(sam) == []

    sam.button("page-board-look").click()
    expect(drawings.first).to_be_hidden()
    sam.button("page-review").click()

    points = sam.region("page-review-turns").get_by_role("link")
    expect(points).to_have_count(3)
    ways = [link.get_attribute("href") or "" for link in points.all()]
    steps = [re.search(r"at=(\d+)", way) for way in ways]
    assert len({at[1] for at in steps if at}) == 3
    told = points.nth(1).inner_text()
    points.nth(1).click()
    expect(sam.page.get_by_role("slider")).to_have_value(steps[1][1] if steps[1] else "")
    line = told.split(":", 1)[1].strip().split(".")[0]
    expect(sam.lines.filter(has_text=line).last).to_be_visible()
    sam.page.go_back()
    expect(sam.ending).to_be_visible()
    assert sam.address == table
