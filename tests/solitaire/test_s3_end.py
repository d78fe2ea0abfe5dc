"""S3 Winning and losing."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.constants import TRAVELLER
from mathom.games.solitaire.ending import check_win
from mathom.games.solitaire.leaving import discard, remove
from mathom.games.solitaire.site.items import gain
from mathom.games.solitaire.travel.drawing import draw_resources
from mathom.games.solitaire.travel.organization import store
from mathom.kernel.chance import Seeded
from tests.solitaire.table import GAME, Game, card, table


def ending(game: Game) -> str:
    """How the game has ended, or "" if it has not."""
    return "" if game.state.outcome is None else game.state.outcome.reason


@pytest.mark.rule("S3.1")
def test_the_last_treasure_played_wins() -> None:
    game = table(site_="bree", row=["elven-cloak"])
    gain(game.state, card("elven-cloak"), game.number("aragorn-ii"))
    outcome = game.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.rule, outcome.scores[TRAVELLER]) == ("treasures", "S3.1", 1.0)


@pytest.mark.rule("S3.1")
@pytest.mark.parametrize("left", [{"row": ["glamdring"]}, {"treasures": ["glamdring"]}])
def test_nothing_is_won_while_a_treasure_is_left(left: dict[str, list[str]]) -> None:
    row = ["elven-cloak", *left.pop("row", [])]
    game = table(site_="bree", row=row, **left)  # type: ignore[arg-type]
    gain(game.state, card("elven-cloak"), game.number("aragorn-ii"))
    assert ending(game) == ""


@pytest.mark.rule("S3.2")
def test_the_last_resource_card_loses_at_once() -> None:
    game = table(resources=["concealment"], row=[], site_="bree")
    draw_resources(game.state, 3, game.chance)
    outcome = game.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.scores[TRAVELLER]) == ("exhausted", 0.0)


@pytest.mark.rule("S3.2")
def test_one_resource_card_that_is_left_keeps_the_game_going() -> None:
    game = table(resources=["concealment"] * 2, treasures=["glamdring"])
    draw_resources(game.state, 1, game.chance)
    assert ending(game) == ""
    draw_resources(game.state, 1, game.chance)
    assert ending(game) == "exhausted"


@pytest.mark.rule("S3.2")
def test_a_win_that_was_complete_before_stays_one() -> None:
    game = table(resources=["concealment"])
    check_win(game.state)
    draw_resources(game.state, 1, game.chance)
    assert ending(game) == "treasures"


@pytest.mark.rule("S3.3")
def test_without_a_character_all_is_lost() -> None:
    game = table(company=["aragorn-ii", "frodo"], treasures=["glamdring"])
    remove(game.state, game.number("frodo"))
    assert ending(game) == ""
    discard(game.state, game.number("aragorn-ii"))
    assert ending(game) == "nobody-left"


@pytest.mark.rule("S3.4")
def test_kills_and_points_decide_nothing() -> None:
    game = table(removed=["smaug"], treasures=["glamdring"], stored=["the-arkenstone"])
    check_win(game.state)
    assert ending(game) == ""


@pytest.mark.rule("S3.5")
def test_a_stored_treasure_is_played() -> None:
    game = table(items={"aragorn-ii": ["elven-cloak"]})
    store(game.state, game.number("elven-cloak"))
    assert ending(game) == "treasures"


@pytest.mark.rule("S3.5")
@pytest.mark.rule("S3.6")
def test_a_forced_loss_goes_back_into_the_treasure_deck_unseen() -> None:
    game = table(items={"aragorn-ii": ["glamdring"]})
    discard(game.state, game.number("glamdring"))
    assert game.zone("treasures") == ["glamdring"]
    assert game.state.treasures.top == ()
    check_win(game.state)
    assert ending(game) == ""


@pytest.mark.rule("S3.6")
def test_what_is_spent_by_choice_goes_to_the_treasure_discard_pile() -> None:
    game = table(items={"aragorn-ii": ["cram"]})
    discard(game.state, game.number("cram"), forced=False)
    assert game.zone("treasure_discard") == ["cram"]
    check_win(game.state)
    assert ending(game) == "treasures"


@pytest.mark.rule("S3.2")
def test_whoever_resigns_has_lost() -> None:
    state = GAME.setup(1, GAME.complete({}), Seeded("a"))
    assert GAME.concede(state, 0).scores == {TRAVELLER: 0.0}
