"""Q3.12 Explore."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.quest.hero.growth import gain_favor
from mathom.kernel.match import Match
from tests.quest.hero_table import exploring, journey
from tests.quest.table import BOX, asked, hero_of, number, options, refused, state_of, take, where


def here(at: str = "bree", **given: Any) -> dict[str, Any]:
    """Thalin at a place."""
    return {"sheet": "thalin", "at": at, **given}


# Favor.


@pytest.mark.rule("Q3.12", "Q9.69")
def test_favor_is_taken_one_by_one() -> None:
    match = take(exploring(here(), favor={"bree": 2}), "take-favor")
    assert hero_of(match).favor == 1
    assert state_of(match).favor[number("location", "bree")] == 1
    take(match, "take-favor")
    assert hero_of(match).favor == 2
    assert "take-favor" not in options(match)


@pytest.mark.rule("Q3.12")
def test_favor_elsewhere_is_not_taken() -> None:
    assert "take-favor" not in options(exploring(here(), favor={"tharbad": 2}))


@pytest.mark.rule("Q3.12", "Q9.69")
def test_a_mistrusted_hero_gains_one_favor_a_turn() -> None:
    match = exploring(here(corruption=["mistrusted"]), favor={"bree": 2})
    take(match, "take-favor")
    assert "take-favor" not in options(match)
    assert refused(match)["take-favor"] == ("favor-full", "Q3.12")
    take(match, "dark-path")
    assert hero_of(match).favor == 1


@pytest.mark.rule("Q9.69")
def test_what_another_hero_gains_is_not_of_this_turn() -> None:
    match = exploring(here(corruption=["mistrusted"]), here(sheet="beravor"), favor={"bree": 1})
    state = state_of(match)
    assert gain_favor(state, 2, 2) == 2
    assert state.turn.gained == 0
    assert gain_favor(state, 1, 2) == 1
    assert state.turn.gained == 1


@pytest.mark.rule("Q3.12")
def test_a_despairing_hero_holds_three_favor() -> None:
    match = exploring(here(corruption=["despairing"], favor=2), favor={"bree": 2})
    take(match, "take-favor")
    assert "take-favor" not in options(match)
    assert hero_of(match).favor == 3
    assert state_of(match).favor[number("location", "bree")] == 1


# Characters.


@pytest.mark.rule("Q3.12")
def test_a_character_gives_its_favor_and_returns_to_its_area() -> None:
    match = exploring(here(), characters={"gandalf": "bree", "saruman": "tharbad"})
    assert "ask-favor-of gandalf" in options(match)
    assert "ask-favor-of saruman" not in options(match)
    take(match, "ask-favor-of gandalf")
    assert hero_of(match).favor == 2
    assert state_of(match).characters[number("character", "gandalf")] == -1
    assert "ask-help-of gandalf" not in options(match)


@pytest.mark.rule("Q3.12")
def test_or_it_helps_but_not_both() -> None:
    match = take(exploring(here(), characters={"gandalf": "bree"}), "ask-help-of gandalf")
    hero = hero_of(match)
    assert hero.favor == 0
    assert hero.levels == (0, 0, 0, 1)
    assert "ask-favor-of gandalf" not in options(match)


@pytest.mark.rule("Q3.12")
def test_each_character_here_may_be_consulted() -> None:
    match = exploring(here(), characters={"gandalf": "bree", "boromir": "bree"})
    take(match, "ask-favor-of gandalf", "ask-help-of boromir")
    assert hero_of(match).favor == 2
    assert hero_of(match).levels == (0, 1, 0, 0)


@pytest.mark.rule("Q3.12")
def test_an_isolated_hero_consults_nobody() -> None:
    match = exploring(here(corruption=["isolated"]), characters={"gandalf": "bree"})
    assert "ask-favor-of gandalf" not in options(match)
    assert refused(match)["ask-help-of gandalf"] == ("isolated", "Q3.12")


@pytest.mark.rule("Q3.12")
def test_a_plot_may_make_the_consultation_a_burden() -> None:
    match = exploring(
        here("isengard"),
        characters={"saruman": "isengard"},
        plots=["saruman-falls-to-corruption"],
        corruption_top=["weak"],
    )
    take(match, "ask-favor-of saruman")
    assert hero_of(match).favor == 2
    assert [BOX.corruption[card].id for card in hero_of(match).corruption] == ["weak"]


@pytest.mark.rule("Q3.12", "Q9.74")
def test_eleanor_gains_favor_once_a_turn_for_a_character_or_a_quest() -> None:
    eleanor = {"sheet": "eleanor", "at": "anfalas", "starting": "an-appeal-to-golasgil"}
    match = exploring(eleanor, characters={"gandalf": "anfalas", "boromir": "anfalas"})
    take(match, "ask-favor-of gandalf")
    assert hero_of(match).favor == 3
    take(match, "ask-favor-of boromir")
    assert hero_of(match).favor == 5
    match = exploring(eleanor, skill_top=["skill-ready", "skill-endure"])
    take(match, "complete an-appeal-to-golasgil")
    assert hero_of(match).favor == 2


# The dark path.


@pytest.mark.rule("Q3.12")
def test_the_dark_path_brings_favor_and_corruption_once_a_turn() -> None:
    match = exploring(here(hand=["thalin-parry"]), corruption_top=["weak"])
    take(match, "dark-path")
    assert hero_of(match).favor == 1
    assert [BOX.corruption[card].id for card in hero_of(match).corruption] == ["weak"]
    assert "dark-path" not in options(match)
    assert refused(match)["dark-path"] == ("dark-path-taken", "Q3.12")
    take(match, "done", "go fornost", "spend thalin-parry")
    assert "dark-path" not in options(match)


@pytest.mark.rule("Q3.12")
@pytest.mark.parametrize(("burden", "open"), [(3, True), (4, False)])
def test_it_is_closed_to_a_hero_with_four_corruption_cards(burden: int, open: bool) -> None:
    cards = ["weak", "reckless", "greedy", "cowardly"][:burden]
    match = exploring(here(corruption=cards))
    assert ("dark-path" in options(match)) == open
    if not open:
        assert refused(match)["dark-path"] == ("too-corrupt", "Q3.12")


# Quests.


@pytest.mark.rule("Q3.12")
@pytest.mark.rule("Q4.5")
def test_a_quest_is_completed_where_it_says_and_leaves_the_game() -> None:
    match = exploring(here("blue-mountains", starting="the-ered-luin", rest=["thalin-sweep"]))
    take(match, "complete the-ered-luin")
    hero = hero_of(match)
    assert hero.starting == -1
    assert hero.completed == 1
    assert hero.favor == 3
    assert hero.revealed
    assert hero.rest == ()
    assert "complete the-ered-luin" not in options(match)


@pytest.mark.rule("Q4.5")
def test_elsewhere_it_is_not() -> None:
    match = exploring(here("bree", starting="the-ered-luin"))
    assert "complete the-ered-luin" not in options(match)
    assert refused(match)["complete the-ered-luin"] == ("quest-at", "Q4.5")


@pytest.mark.rule("Q4.5")
def test_the_advanced_quest_waits_until_it_is_revealed() -> None:
    name = "complete to-look-into-the-mirrormere"
    assert name not in options(exploring(here("moria", starting="the-ered-luin")))
    assert name in options(exploring(here("moria", starting=None)))


@pytest.mark.rule("Q4.5")
def test_the_quest_of_another_hero_is_not_mine() -> None:
    beravor = {"sheet": "beravor", "at": "moria", "starting": None}
    match = exploring(beravor, here("moria", starting=None))
    assert "complete to-look-into-the-mirrormere" not in options(match)


@pytest.mark.rule("Q3.12")
@pytest.mark.rule("Q4.5")
def test_any_number_of_quests_is_completed_here() -> None:
    quests = ["eriador-the-black-pit"]
    hero = here("moria", starting=None, quests=quests)
    match = exploring(hero, skill_top=["skill-ready", "skill-endure"])
    take(match, "complete-errand eriador-the-black-pit", "learn skill-ready")
    state = state_of(match)
    assert hero_of(match).quests == ()
    assert [BOX.encounters[card].id for card in state.gone] == quests
    assert hero_of(match).favor == 2
    assert "complete to-look-into-the-mirrormere" in options(match)


@pytest.mark.rule("Q4.5")
def test_an_encounters_quest_is_completed_where_it_says() -> None:
    match = exploring(here("bree", quests=["eriador-the-black-pit"]))
    name = "complete-errand eriador-the-black-pit"
    assert name not in options(match)
    assert refused(match)[name] == ("quest-at", "Q4.5")


# Plots.


@pytest.mark.rule("Q3.12")
def test_a_plot_is_discarded_here_for_its_favor() -> None:
    match = exploring(here("osgiliath", favor=4), plots=["osgiliath-invaded"])
    take(match, "foil osgiliath-invaded")
    state = state_of(match)
    assert hero_of(match).favor == 1
    assert state.plots == [-1, -1, -1]
    assert state.sites == [-1, -1, -1]
    assert [BOX.plots[plot].id for plot in state.plot_discard] == ["osgiliath-invaded"]


@pytest.mark.rule("Q3.12")
def test_not_without_the_favor_and_not_elsewhere() -> None:
    match = exploring(here("osgiliath", favor=2), plots=["osgiliath-invaded"])
    assert "foil osgiliath-invaded" not in options(match)
    assert refused(match)["foil osgiliath-invaded"] == ("too-dear", "Q3.12")
    match = exploring(here("bree", favor=4), plots=["osgiliath-invaded"])
    assert "foil osgiliath-invaded" not in options(match)


@pytest.mark.rule("Q3.12")
def test_one_plot_costs_nothing() -> None:
    match = exploring(here("barad-dur"), plots=["gollum-is-tortured"])
    take(match, "foil gollum-is-tortured")
    assert state_of(match).plots == [-1, -1, -1]


# Events.


@pytest.mark.rule("Q3.12", "Q9.72")
def test_the_current_event_is_used_at_its_marker() -> None:
    match = exploring(here("near-harad"), current_event="of-serpents-and-sand")
    take(match, "follow of-serpents-and-sand")
    assert state_of(match).current_event == -1
    match = exploring(here("bree"), current_event="of-serpents-and-sand")
    assert "follow of-serpents-and-sand" not in options(match)


@pytest.mark.rule("Q3.12", "Q9.72")
def test_an_event_that_cannot_be_paid_is_not_offered() -> None:
    given = {"current_event": "gandalf-visits-frodo"}
    assert "follow gandalf-visits-frodo" not in options(
        exploring(here("the-shire", favor=2), **given)
    )
    assert "follow gandalf-visits-frodo" in options(exploring(here("the-shire", favor=3), **given))


@pytest.mark.rule("Q3.12", "Q9.72")
def test_the_keeper_of_a_card_takes_its_favor_in_company() -> None:
    given: dict[str, Any] = {
        "given_event": "trust-in-friendship",
        "keeper": "hero-1",
        "banked": 2,
    }
    assert "follow trust-in-friendship" not in options(exploring(here(), **given))
    match = exploring(here(), characters={"gandalf": "bree"}, **given)
    take(match, "follow trust-in-friendship")
    assert hero_of(match).favor == 2
    assert state_of(match).given_event == -1
    other = {"sheet": "beravor", "at": "bree"}
    assert "follow trust-in-friendship" in options(exploring(here(), other, **given))
    given["keeper"] = "hero-2"
    assert "follow trust-in-friendship" not in options(exploring(here(), other, **given))


@pytest.mark.rule("Q3.12", "Q9.75")
def test_a_hero_whom_a_card_moves_away_explores_no_further() -> None:
    match = exploring(
        here("the-grey-havens", hand=["thalin-parry"]),
        current_event="cirdan-the-shipwright",
        favor={"belfalas": 1, "the-grey-havens": 1},
    )
    take(match, "follow cirdan-the-shipwright")
    _accept(match)
    assert where(match) == "belfalas"
    assert asked(match) == ("hero-1", "journey")


def _accept(match: Match) -> None:
    """Say yes to whatever the card asks."""
    while asked(match)[1] not in ("explore", "journey"):
        take(match, options(match)[0])


# Argalad looks around; and any order.


@pytest.mark.rule("Q2.13")
def test_argalad_looks_at_the_tokens_next_to_him_once_a_turn() -> None:
    argalad = {"sheet": "argalad", "at": "bree"}
    tokens = [("crebain", "tharbad"), ("blank", "tharbad"), ("agent", "old-forest")]
    match = journey(argalad, here(), tokens=tokens)
    assert [text for text in options(match) if text.startswith("scout")] == [
        "scout old-forest",
        "scout tharbad",
    ]
    take(match, "scout tharbad")
    first, second, third = state_of(match).tokens
    assert first.hidden.known(1)
    assert second.hidden.known(1)
    assert not third.hidden.known(1)
    assert not first.hidden.known(2)
    assert not [text for text in options(match) if text.startswith("scout")]
    seen = next(event for event in match.log if event.kind == "see-tokens")
    assert seen.visible(1)
    assert not seen.visible(2)


@pytest.mark.rule("Q2.13")
def test_nobody_else_does() -> None:
    match = journey(here(), tokens=[("crebain", "tharbad")])
    assert not [text for text in options(match) if text.startswith("scout")]


@pytest.mark.rule("Q3.12")
def test_the_acts_come_in_any_order() -> None:
    given: dict[str, Any] = {"favor": {"bree": 1}, "characters": {"gandalf": "bree"}}
    acts = ["take-favor", "ask-favor-of gandalf", "dark-path"]
    for order in (acts, acts[::-1]):
        match = take(exploring(here(), corruption_top=["weak"], **given), *order)
        assert hero_of(match).favor == 4
        assert options(match) == ["done"]
