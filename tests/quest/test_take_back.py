"""What may be taken back without asking: only what has told nobody anything."""

from __future__ import annotations

import pytest

from mathom.games.quest.hero.travel import Journey
from mathom.games.quest.model.box import SAURON, WINDOWS
from mathom.games.quest.sauron.shadows import OfferShadow
from mathom.kernel.match import Match
from tests.quest.fights import arm, fight
from tests.quest.table import BOX, number, table, take

FIRST = 1


def facing() -> Match:
    """Beravor and an orc are about to lay their cards."""
    match = fight(
        "orc", hand=["beravor-parry", "beravor-evade"], theirs=["zealot-hack", "zealot-parry"]
    )
    arm(match)
    return take(match, "fight-on", "fight-on")


def journey() -> Match:
    """Argalad may set out from Bree, with monster tokens around him."""
    hero = {"sheet": "argalad", "at": "bree", "hand": ["argalad-parry", "argalad-quick-shot"]}
    return table(
        heroes=[hero, {"sheet": "beravor", "at": "rivendell"}],
        tokens=[("crebain", "tharbad"), ("agent", "old-forest")],
        turn="hero-1",
        then=[Journey(FIRST)],
    )


@pytest.mark.rule("Q5.3")
def test_a_card_laid_face_down_may_be_taken_back() -> None:
    match = take(facing(), "play beravor-parry")
    assert match.free_undo(FIRST)
    assert not match.free_undo(SAURON)


@pytest.mark.rule("Q5.3")
def test_who_has_seen_the_other_card_turned_up_chooses_no_other() -> None:
    match = take(facing(), "play beravor-parry", "play zealot-hack")
    assert not match.free_undo(SAURON)
    assert not match.free_undo(FIRST)


@pytest.mark.rule("Q2.13")
def test_who_has_looked_at_tokens_looks_at_no_others() -> None:
    match = take(journey(), "scout tharbad")
    assert not match.free_undo(FIRST)


@pytest.mark.rule("Q3.6")
def test_who_sets_out_has_shown_that_it_can_pay() -> None:
    match = journey()
    go = next(option for option in match.choice.options() if option.kind == "go")
    match.apply(go)
    assert not match.free_undo(FIRST)
    assert take(journey(), "explore").free_undo(FIRST)


@pytest.mark.rule("Q3.15")
def test_who_gives_up_has_shown_that_it_cannot_pay() -> None:
    deck = [BOX.cards[card].id for card in BOX.hero_decks[number("hero", "thalin")]]
    deck.remove("thalin-block")
    hero = {"sheet": "thalin", "at": "blue-mountains", "hand": ["thalin-block"], "damage": deck}
    match = table(heroes=[hero], turn="hero-1", then=[Journey(FIRST)])
    take(match, "surrender")
    assert not match.free_undo(FIRST)


@pytest.mark.rule("Q3.14")
def test_who_passes_has_told_nothing() -> None:
    match = table(
        heroes=[{"sheet": "argalad", "at": "bree"}],
        shadow_hand=["his-arm-has-grown-long"],
        pool=4,
        turn="hero-1",
        then=[OfferShadow(WINDOWS.index("arrival"), FIRST), Journey(FIRST)],
    )
    assert match.choice.seat == SAURON
    assert take(match, "pass").free_undo(SAURON)
    match.undo(0)
    assert not take(match, "shadow his-arm-has-grown-long").free_undo(SAURON)
