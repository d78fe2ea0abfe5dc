"""What options are called: what they cost and bring, and what passing means where it is asked."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.quest.sauron.actions import Act
from mathom.games.quest.sauron.influence import SpreadInfluence
from mathom.games.quest.sauron.story import EnterMinion
from mathom.kernel.agenda import Choice
from mathom.kernel.match import Match
from tests.quest.hero_table import exploring, turn
from tests.quest.table import table, take


def here(**given: Any) -> dict[str, Any]:
    """Thalin in Bree."""
    return {"sheet": "thalin", "at": "bree", **given}


def labels(match: Match) -> dict[str, str]:
    """What the options are called, by their texts."""
    return {option.text: match.choice.label(option) for option in match.choice.options()}


USED = {"rest": ["thalin-sweep"], "damage": ["thalin-rush", "thalin-rush"]}


def test_resting_says_what_comes_back_and_what_it_gives_sauron() -> None:
    told = labels(turn(here(**USED)))
    back = "1 card of the rest pool comes back"
    assert told["rest"] == f"Rest ({back}, Sauron’s hindmost marker advances 1)"
    assert told["pass"] == "Go on"


def test_resting_in_a_haven_heals_and_a_despondent_hero_gives_sauron_more() -> None:
    told = labels(turn(here(**{**USED, "at": "rivendell", "corruption": ["despondent"]})))
    assert "2 damage is healed, Sauron’s hindmost marker advances 2" in told["rest"]


def test_exploring_says_what_lies_there_and_what_the_dark_path_brings() -> None:
    told = labels(exploring(here(), favor={"bree": 2}))
    assert told["take-favor"] == "Take a favor (of 2 here)"
    assert told["dark-path"] == "Choose a dark path (1 favor, a corruption card)"


def test_a_dark_path_brings_no_favor_to_who_may_have_no_more() -> None:
    full = exploring(here(corruption=["despairing"], favor=3))
    assert labels(full)["dark-path"] == "Choose a dark path (no favor, a corruption card)"


def test_actions_say_how_much_of_what() -> None:
    told = labels(table(then=[Act(2)]))
    assert told["action influence"].endswith(" influence to place)")
    assert told["action command"].endswith(" commands)")
    assert "shadow card" in told["action cards"]


@pytest.mark.parametrize(
    ("choice", "told"),
    [
        (Act(2), "Do no more"),
        (SpreadInfluence(3, 1), "Place no more"),
        (EnterMinion(0), "Keep out of the game"),
    ],
)
def test_passing_is_called_by_what_it_means(choice: Choice[Any], told: str) -> None:
    match = table(then=[choice])
    assert labels(match)["pass"] == told


def test_the_shadow_pool_is_spoken_of_only_while_influence_may_go_there() -> None:
    alone, both = (table(then=[SpreadInfluence(7, to_pool)]).choice.prompt() for to_pool in (0, 1))
    assert alone == "Place influence: where? (7 left)"
    assert both == "Place influence: where? (7 left, up to 1 of it for the Shadow Pool)"


def consenting(event: str, at: str, **given: Any) -> Match:
    """A hero who is asked whether to use the current event."""
    match = exploring(here(at=at, **given), current_event=event)
    return take(match, f"follow {event}")


def options(match: Match) -> dict[str, Any]:
    """The options as the deciding seat sees them, by their texts."""
    seen = match.view(match.choice.seat)["choice"]
    return {option["text"]: option for option in seen["options"]}


def test_a_card_that_asks_further_says_so_with_its_first_question() -> None:
    match = consenting("iarwain-ben-adar", "old-forest", corruption=["weak", "weary"])
    seen = options(match)
    then = seen["accept"]["then"]
    assert (then["kind"], then["words"]["printed"]) == ("choose", "event/iarwain-ben-adar")
    assert [option["text"] for option in then["options"]] == [
        "choose discard-corruption",
        "choose mend",
    ]
    assert "then" not in seen["decline"]
    take(match, "accept")
    asked = match.view(match.choice.seat)["choice"]
    assert asked == then


def test_a_price_is_told_with_the_answer_that_pays_it() -> None:
    match = consenting("the-account-of-isildur", "minas-tirith", favor=3)
    assert labels(match) == {"accept": "Yes (3 favor)", "decline": "No"}
    assert "then" not in options(match)["accept"]
