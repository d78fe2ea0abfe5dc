"""Q3.14 Shadow cards: their moments, their number, one in each hero's turn."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.quest.constants import SAURON
from mathom.games.quest.hero.current_turn import EndHeroTurn
from mathom.games.quest.hero.encounters import EncounterStep
from mathom.games.quest.hero.turn import HeroTurnStart
from mathom.games.quest.model.pieces import NOWHERE
from mathom.games.quest.sauron.actions import Act
from mathom.games.quest.sauron.shadows import (
    ARRIVAL,
    COMBAT,
    DEFEAT,
    HERO_TURN,
    OfferShadow,
    allowed,
)
from mathom.kernel.match import Match
from tests.quest.fights import used_up
from tests.quest.table import (
    BOX,
    asked,
    asking,
    number,
    options,
    position,
    refused,
    state_of,
    table,
    take,
    told,
)

STOP = Act(1)
OUT = [{"sheet": "argalad", "at": "bree"}]


def offer(window: int, **given: Any) -> Match:
    given.setdefault("heroes", OUT)
    given.setdefault("turn", "hero-1")
    return table(then=[OfferShadow(window, 1), STOP, EndHeroTurn(1)], **given)


@pytest.mark.rule("Q3.14")
def test_a_card_is_played_at_its_moment() -> None:
    held = ["flocks-of-crebain", "his-arm-has-grown-long", "dark-promises"]
    match = offer(ARRIVAL, shadow_hand=held, pool=4)
    assert asked(match) == ("sauron", "shadow")
    assert options(match) == ["shadow his-arm-has-grown-long", "pass"]
    assert refused(match) == {
        "shadow flocks-of-crebain": ("other-moment", "Q3.14"),
        "shadow dark-promises": ("other-moment", "Q3.14"),
    }
    take(match, "shadow his-arm-has-grown-long")
    state = state_of(match)
    assert state.shadow_discard == (number("shadow", "his-arm-has-grown-long"),)
    assert len(state.shadow_hand) == 2
    assert state.turn.shadowed
    assert state.turn.feared == number("location", "bree")


@pytest.mark.rule("Q3.14")
def test_the_pool_must_hold_the_number_of_the_card() -> None:
    match = offer(HERO_TURN, shadow_hand=["seem-fairer-feel-fouler"], pool=2)
    assert options(match) == ["pass"]
    assert refused(match) == {"shadow seem-fairer-feel-fouler": ("pool-too-small", "Q2.3")}
    match = offer(HERO_TURN, shadow_hand=["seem-fairer-feel-fouler"], pool=3)
    assert options(match) == ["shadow seem-fairer-feel-fouler", "pass"]
    assert state_of(match).pool == 3


@pytest.mark.rule("Q3.14")
def test_a_condition_of_the_card() -> None:
    """Flocks of Crebain do not come to a Haven; the storm does."""
    haven = [{"sheet": "argalad", "at": "fornost"}]
    held = ["flocks-of-crebain", "winter-storm"]
    match = offer(
        HERO_TURN, shadow_hand=held, pool=10, heroes=haven, markers={"heroes": 13}, stage=3
    )
    assert options(match) == ["shadow winter-storm", "pass"]
    assert refused(match) == {"shadow flocks-of-crebain": ("unfulfilled", "Q3.14")}


@pytest.mark.rule("Q3.14")
def test_one_card_in_a_heros_turn() -> None:
    given: dict[str, Any] = {
        "shadow_hand": ["his-arm-has-grown-long", "his-arm-has-grown-long"],
        "pool": 4,
        "heroes": OUT,
        "turn": "hero-1",
    }
    match = table(
        then=[OfferShadow(ARRIVAL, 1), OfferShadow(ARRIVAL, 1), STOP, EndHeroTurn(1)], **given
    )
    take(match, "shadow his-arm-has-grown-long")
    assert asked(match) == ("sauron", "act")
    match = table(
        then=[OfferShadow(ARRIVAL, 1), OfferShadow(ARRIVAL, 1), STOP, EndHeroTurn(1)], **given
    )
    take(match, "pass")
    assert asked(match) == ("sauron", "shadow")


@pytest.mark.rule("Q3.14")
def test_the_next_turn_allows_another() -> None:
    given: dict[str, Any] = {"shadow_hand": ["his-arm-has-grown-long"], "pool": 4, "heroes": OUT}
    match = offer(ARRIVAL, **{**given, "turn": {"seat": "hero-1", "shadowed": True}})
    assert asked(match) == ("sauron", "act")
    match = offer(ARRIVAL, **given)
    assert asked(match) == ("sauron", "shadow")


@pytest.mark.rule("Q3.14")
def test_the_question_tells_nothing_of_the_hand() -> None:
    """With any hidden card he is asked where some card could be played, and else he is not."""
    assert options(offer(ARRIVAL, shadow_hand=["dark-promises"], pool=4)) == ["pass"]
    assert asked(offer(ARRIVAL, shadow_hand=["his-arm-has-grown-long"], pool=1))[1] == "act"
    assert asked(offer(ARRIVAL, pool=4))[1] == "act"


@pytest.mark.rule("Q3.14")
def test_cards_that_everybody_sees_elsewhere_make_no_question() -> None:
    """Both copies of the only card for an arrival lie on the discard."""
    gone = ["his-arm-has-grown-long"] * 2
    match = offer(ARRIVAL, shadow_hand=["dark-promises"], shadow_discard=gone, pool=4)
    assert asked(match) == ("sauron", "act")
    match = offer(ARRIVAL, shadow_hand=["dark-promises"], shadow_discard=gone[:1], pool=4)
    assert asked(match) == ("sauron", "shadow")


@pytest.mark.rule("Q3.14")
def test_a_hand_that_everybody_knows_makes_no_question_either() -> None:
    state = position(
        shadow_hand=["dark-promises"], pool=4, heroes=OUT, turn="hero-1", then=[EndHeroTurn(1)]
    )
    assert allowed(state, ARRIVAL, 1)
    state.shadow_hand = tuple(hidden.opened() for hidden in state.shadow_hand)
    assert not allowed(state, ARRIVAL, 1)
    assert allowed(state, COMBAT, 1)


@pytest.mark.rule("Q3.14")
@pytest.mark.parametrize("window", [HERO_TURN, ARRIVAL, COMBAT, DEFEAT])
def test_whether_he_is_asked_depends_on_open_facts(window: int) -> None:
    """The same for every hand of so many cards that heroes could believe in."""
    for pool in range(13):
        answers = set()
        for card in BOX.shadows:
            if card.window != 0 and card.condition is None:
                state = position(
                    shadow_hand=[card.id],
                    pool=pool,
                    heroes=OUT,
                    turn="hero-1",
                    then=[EndHeroTurn(1)],
                    markers={"heroes": 13},
                    stage=3,
                )
                answers.add(OfferShadow(window, 1).open(state))
        assert len(answers) == 1


@pytest.mark.rule("Q3.14")
def test_passing_keeps_the_card_for_a_later_moment() -> None:
    match = offer(HERO_TURN, shadow_hand=["seem-fairer-feel-fouler"], pool=3)
    take(match, "pass")
    state = state_of(match)
    assert not state.turn.shadowed
    assert len(state.shadow_hand) == 1


@pytest.mark.rule("Q2.7", "Q3.14")
def test_after_the_last_action_all_shadow_cards_can_be_passed() -> None:
    for left, passing in ((1, None), (0, "pass")):
        match = table(shadow_hand=["an-evil-fog"], pool=4, then=[Act(left)])
        assert match.view(SAURON)["choice"].get("passing") == passing


@pytest.mark.rule("Q9.77", "Q9.92")
def test_the_elven_cloak_answers_a_card_that_ends_the_turn() -> None:
    spent = used_up("beravor", ["beravor-parry"])
    hero = {
        "sheet": "beravor",
        "at": "bree",
        "items": ["elven-cloak"],
        "hand": ["beravor-parry"],
        "rest": spent[:-1],
        "life_top": spent[-1:],
    }
    match = table(
        heroes=[hero],
        pool=4,
        shadow_hand=["seem-fairer-feel-fouler"],
        foe_tops={"zealot": ["zealot-hack"]},
        then=[HeroTurnStart(1, False)],
    )
    take(match, "shadow seem-fairer-feel-fouler")
    for _ in range(30):
        if "hero-defeated" in told(match):
            break
        seen = options(match)
        ours = asked(match)[0] == "hero-1"
        wanted = [text for text in seen if (text == "exhausted" and ours) or "hack" in text]
        take(match, (wanted or seen)[0])
    while asked(match)[1] in ("lose-something", "leftmost", "haven"):
        take(match, options(match)[0])
    assert "hero-defeated" in told(match)
    assert told(match).count("pool-drained") == 1
    assert state_of(match).pool == 3


@pytest.mark.rule("Q2.12", "Q9.104")
def test_a_new_power_rises_near_a_minion_that_musters() -> None:
    match = table(
        heroes=OUT,
        pool=8,
        markers={"heroes": 8},
        stage=2,
        minions={"black-serpent": "near-harad"},
        shadow_hand=["a-new-power-is-rising"],
        then=[STOP],
    )
    take(match, "shadow a-new-power-is-rising", "choose monsters")
    pile = BOX.piles[BOX.locations[number("location", "near-harad")].pile]
    assert options(match) == [f"draw-token {pile}", "pass"]
    take(match, f"draw-token {pile}")
    assert options(match) == ["to pelargir", "to osgiliath", "to near-harad"]


@pytest.mark.rule("Q9.104", "Q2.13")
def test_a_new_power_is_drawn_and_looked_at_before_it_is_placed() -> None:
    match = table(
        heroes=[{"sheet": "beravor", "at": "weathertop"}],
        pool=8,
        markers={"heroes": 8},
        stage=2,
        influence={"bree": 1, "tharbad": 1, "weathertop": 1},
        tokens=[("crebain", "tharbad")],
        token_tops={"orange-yellow": ["agent", "blank"]},
        shadow_hand=["a-new-power-is-rising"],
        then=[STOP],
    )
    take(match, "shadow a-new-power-is-rising", "choose monsters")
    # A token on the map is not commanded by the card, and the hero's own place takes none.
    assert options(match) == ["draw-token orange-yellow", "pass"]
    take(match, "draw-token orange-yellow")
    assert asked(match) == ("sauron", "lay-token")
    assert asking(match) == {"face": "agent"}
    assert state_of(match).tokens[1].location == NOWHERE
    assert options(match) == ["to bree", "to tharbad"]
    take(match, "to bree", "draw-token orange-yellow")
    assert asking(match) == {"face": "blank"}
    take(match, "to tharbad")
    assert [token.location for token in state_of(match).tokens] == [
        number("location", place) for place in ("tharbad", "bree", "tharbad")
    ]
    assert all(token.hidden.seen == 1 << SAURON for token in state_of(match).tokens)
    assert asked(match) != ("sauron", "command")


@pytest.mark.rule("Q9.9", "Q9.10")
def test_sauron_may_stop_placing_in_extension_of_one_stronghold() -> None:
    match = table(
        heroes=[{"sheet": "beravor", "at": "ettenmoors"}],
        encounter_top=["rhudaur-carn-dum-reborn"],
        turn="hero-1",
        then=[EncounterStep(1)],
    )
    take(match, "choose influence")
    assert options(match) == ["name-place mount-gundabad", "enough"]
    take(match, "enough")
    assert not any(state_of(match).influence)
