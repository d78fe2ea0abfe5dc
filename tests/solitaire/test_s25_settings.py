"""S25 Settings: those of S25.1 to S25.4 are shown with the decks that they allow."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.cards.playing import usable
from mathom.games.solitaire.leaving import discard, remove
from mathom.games.solitaire.travel.treasures import may_search
from tests.solitaire.table import GAME, Game, table


@pytest.mark.rule("S25.1", "S25.2", "S25.3", "S25.4", "S25.5", "S25.6")
def test_the_settings_are_those_of_the_ledger() -> None:
    assert {setting.rule: (setting.id, setting.values) for setting in GAME.settings} == {
        "S25.1": ("scenario", ("easy", "normal", "hard")),
        "S25.2": ("starting-characters", ("five", "any")),
        "S25.3": ("killers", ("alike", "mixed")),
        "S25.4": ("gorgoroth", ("closed", "printed-path")),
        "S25.5": ("starting-items", ("discarded", "returned")),
        "S25.6": ("search", ("treasures", "nothing")),
    }


def lose_item(game: Game) -> None:
    discard(game.state, game.number("elven-cloak"))


def lose_bearer(game: Game) -> None:
    remove(game.state, game.number("frodo"))


@pytest.mark.rule("S25.5", "S15.10")
@pytest.mark.parametrize(
    ("setting", "starting", "zone"),
    [
        ("discarded", True, "treasure_discard"),
        ("returned", True, "treasures"),
        ("discarded", False, "treasures"),
        ("returned", False, "treasures"),
    ],
)
def test_a_starting_item_that_is_lost_by_force(setting: str, starting: bool, zone: str) -> None:
    for lose in (lose_item, lose_bearer):
        game = table(
            company=["aragorn-ii", "frodo"],
            items={"frodo": ["elven-cloak"]},
            marks={"elven-cloak": ["starting"]} if starting else {},
            treasures=["cram"],
            starting_items=setting,
        )
        lose(game)
        lying = {name: game.zone(name) for name in ("treasure_discard", "treasures")}
        found = [name for name, cards in lying.items() if "elven-cloak" in cards]
        assert found == [zone]
        assert "cram" in lying["treasures"]


@pytest.mark.rule("S25.5", "S3.6")
@pytest.mark.parametrize("setting", ["discarded", "returned"])
def test_a_starting_item_that_is_spent_is_discarded(setting: str) -> None:
    game = table(
        items={"aragorn-ii": ["cram"]}, marks={"cram": ["starting"]}, starting_items=setting
    )
    discard(game.state, game.number("cram"), forced=False)
    assert (game.zone("treasure_discard"), game.zone("treasures")) == (["cram"], [])


@pytest.mark.rule("S25.6")
@pytest.mark.parametrize(("setting", "found"), [("treasures", True), ("nothing", False)])
def test_cards_that_search_find_treasures_or_nothing(setting: str, found: bool) -> None:
    """With nothing to be found they cannot be played (S19.1)."""
    game = table(
        company=["elrond", "frodo"],
        site_="amon-hen",
        phase=5,
        hand=["far-sight"],
        treasures=["cram", "orcrist"],
        search=setting,
    )
    assert may_search(game.state) == found
    options = [str(option) for option in usable(game.state, "site")]
    assert ("play far-sight" in options) == found
