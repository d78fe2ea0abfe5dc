"""Games of Quest against a bot by clicks to their end, and what a hero's browser hears."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import mathom
from mathom.arena.matches import play_match
from mathom.kernel.record import Record
from tests.page.conftest import Company
from tests.page.midgame_server import MidgameServer
from tests.page.people import Person
from tests.page.quest_people import Ears, Haste, board
from tests.page.seeded_server import SEED

LONGEST = 500
"""More choices than a seat has in one of these games."""
SAURON, HERO = 0, 1
LAST = 160
"""So many choices before its end a game goes on in the browser."""
MIDDLE = 100
"""A choice in the middle of a game."""
ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


def play_to_the_end(person: Person) -> int:
    """Choose until the game is over, and count."""
    choices = 0
    haste = Haste(person)
    while not haste.is_over():
        haste.choose()
        choices += 1
        assert choices < LONGEST
    expect(person.ending).to_be_focused()
    expect(board(person)).to_contain_text(person.say("page-quest-over"))
    assert person.options.count() == 0
    return choices


def test_a_whole_quest_by_clicks_in_which_the_hero_hears_no_secret(sam: Person) -> None:
    ears = Ears(sam)
    sam.come()
    sam.set_table("quest", sauron="greedy", **{"hero-1": "me"})
    assert play_to_the_end(sam) > 25

    id = sam.address.split("/")[-1]
    record = Record.loads(sam.page.request.get(f"{sam.url}/api/tables/{id}/record").text())
    secrets = hidden_at(record)
    heard = 0
    for update in ears.updates:
        view = update["view"]
        if view is None or view["outcome"]:
            continue
        assert view["seat"] == "hero-1"
        leaked = secrets[view["version"]] & ids_in(str(update))
        assert not leaked, (view["version"], leaked)
        heard += 1
    assert heard > 100
    for address, body in ears.bodies().items():
        # What is printed on the components is no secret, nor is anything once the game is over.
        if "/api/games" not in address and "/review" not in address and '"over"' not in body:
            assert not secrets[len(record.entries) - 1] & ids_in(body), address


def test_the_rest_of_a_quest_by_clicks_as_sauron(company: Company, midgame: MidgameServer) -> None:
    game = mathom.game("quest")
    played = play_match(game, ["greedy"] * 2, SEED)
    match = game.start(["greedy"] * 2, SEED)
    for entry in played.record.line()[1:-LAST]:
        match.follow(entry)
    sam = company(midgame)
    midgame.begin_from(match.state)
    sam.come()
    sam.play_against_a_bot("quest", "sauron")
    assert play_to_the_end(sam) > 5


def ids_in(text: str) -> set[str]:
    """All that could be an id."""
    return set(ID.findall(text))


def hidden_at(record: Record) -> list[set[str]]:
    """What the hero may not know of Sauron's cards and missions, by the version of the game."""
    game = mathom.game("quest")
    kinds = ("plot", "shadow", "mission")
    ids = {card["id"] for card in game.cards() if card["kind"] in kinds}
    match = game.start(list(record.seats.values()), SEED, record.settings)
    found: list[set[str]] = [set(), match.state.hidden(HERO) & ids]
    for entry in record.entries[1:]:
        match.follow(entry)
        found.append(match.state.hidden(HERO) & ids)
        if match.ply == MIDDLE:
            # Sauron himself hears of some of them, so there is something to look for.
            assert found[-1] & ids_in(str(match.view(SAURON)))
    return found
