"""What the choices and events of the hazards tell, and which option lets a moment pass."""

from __future__ import annotations

import pytest

from tests.solitaire.hazard_hand import hazards, moving
from tests.solitaire.table import Game, table


def asks(game: Game) -> tuple[str, dict[str, object], str]:
    """What is asked, what the prompt tells, and the option that lets it pass."""
    choice = game.state.choice
    passing = choice.passing(game.state)
    return (
        choice.kind,
        dict(choice.prompt_args(game.state)),
        "" if passing is None else str(passing),
    )


@pytest.mark.rule("S19.8")
def test_what_is_asked_before_an_event_takes_effect() -> None:
    game = table(
        site_="bree",
        phase=4,
        allies={"aragorn-ii": ["leaflock"]},
        hand=["twilight-resource"],
        hazard_hand=["lure-of-the-senses", "doors-of-night"],
    )
    hazards(game)
    told = {"card": "lure-of-the-senses", "target": "aragorn-ii"}
    assert asks(game) == ("cancel-hazard", told, "pass")
    game.do("pass")
    assert asks(game) == ("cancel-hazard", {"card": "doors-of-night"}, "pass")
    assert game.state.choice.rules == ("S19.8",)
    assert game.events("hazard-on") == [
        {
            "card": "lure-of-the-senses",
            "mode": 1,
            "why": "only-target",
            "target": "aragorn-ii",
        }
    ]
    assert game.events("hazard") == [{"card": "doors-of-night", "mode": 1, "why": "environment"}]


@pytest.mark.rule("S19.8")
def test_what_is_asked_about_nazgul() -> None:
    game = table(
        company=["aragorn-ii", "gimli"],
        site_="bree",
        phase=4,
        events=["adunaphel"],
        marks={"adunaphel": ["second-way"]},
        hand=["praise-to-elbereth"],
        hazard_hand=["ren-the-unclean"],
    )
    hazards(game).do("play praise-to-elbereth")
    told = {"printed": "card/praise-to-elbereth", "count": 2}
    assert asks(game) == ("cancel-nazgul", told, "")
    assert game.options == ["with adunaphel", "with ren-the-unclean", "done"]
    game.do("done")
    assert "ren-the-unclean" in game.in_play()


@pytest.mark.rule("S15.10")
def test_what_is_asked_about_a_lost_item() -> None:
    game = table(
        site_="bree",
        phase=4,
        items={"aragorn-ii": ["horn-of-anor", "elven-cloak"]},
        hazard_hand=["pick-pocket"],
    )
    hazards(game).do("roll", rolls=[1, 1])
    assert asks(game) == ("lose-item", {"printed": "card/pick-pocket", "count": 1}, "")


@pytest.mark.rule("S15.10")
def test_the_only_item_is_lost_without_a_question() -> None:
    game = table(
        site_="bree",
        phase=4,
        items={"aragorn-ii": ["horn-of-anor"]},
        hazard_hand=["pick-pocket"],
    )
    hazards(game).do("roll", rolls=[1, 1])
    assert game.asked == ""
    assert game.zone("treasures") == ["horn-of-anor"]


@pytest.mark.rule("S11.14")
def test_a_creature_tells_why_it_comes_now() -> None:
    game = moving("wilderness", starter=True, hazard_hand=["wolves", "wargs"])
    hazards(game)
    assert game.events("creature") == [{"card": "wolves", "why": "lowest-prowess"}]
    alone = hazards(moving("wilderness", starter=True, hazard_hand=["wolves"]))
    assert alone.events("creature") == [{"card": "wolves", "why": "only-one"}]
    first = moving("wilderness", starter=True, hazard_hand=["orc-warband", "orc-raiders"])
    assert hazards(first).events("creature") == [
        {"card": "orc-raiders", "why": "before-others-profit"}
    ]
