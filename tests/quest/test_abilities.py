"""Abilities as data: what a card or a foe may say, and what it is refused for."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.quest.cards.language import QUEST
from mathom.games.quest.combat.abilities import NO_ABILITY, TIMINGS, Ability
from mathom.games.quest.combat.effects import NameAType, read_ability
from mathom.games.quest.combat.language import their_cost
from mathom.games.quest.combat.state import OURS, THEIRS
from mathom.games.quest.constants import MELEE, RANGED, SAURON
from mathom.kernel.effects import Bindings
from mathom.kernel.errors import BadData
from mathom.kernel.language import Compiler
from mathom.kernel.reading import Reader
from tests.quest.fights import card, fight, them, us
from tests.quest.table import BOX, state_of

PARRY = {
    "ability": "parry",
    "timing": "this-round",
    "effects": [{"do": "defense", "n": 2, "when": {"theirs": "melee"}}],
}


def read(**fields: Any) -> Ability:
    """Parry, with other fields."""
    compiler = Compiler(QUEST, BOX.names)
    compiler.path = "card/test"
    return read_ability(Reader({**PARRY, **fields}, "card", BadData), "ability", compiler)


def test_a_card_says_what_it_does() -> None:
    parry = read()
    assert (parry.id, TIMINGS[parry.timing]) == ("parry", "this-round")
    assert [effect.path for effect in parry.effects] == ["card/test/effects/0"]
    nothing = Reader({}, "foe", BadData)
    assert read_ability(nothing, "ability", Compiler(QUEST, {})) is NO_ABILITY


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"timing": "tomorrow"}, "'timing' must be one of"),
        ({"effects": [{"do": "dance"}]}, "'do' must be one of"),
        ({"effects": [{"do": "defense"}]}, "'n' is missing"),
        ({"effects": [{"do": "defense", "n": 2, "m": 1}]}, "'m' is not known here"),
        ({"effects": [{"do": "cancel", "when": {"theirs": "magic"}}]}, "'theirs' must be"),
        ({"effects": [{"do": "cancel", "when": "full-moon"}]}, "'when' must be one of"),
        ({"effects": [{"do": "cancel", "when": {"full_moon": True}}]}, "conditions are any, "),
        ({"effects": [{"do": "cancel", "when": {"count": "dealt"}}]}, "conditions are any, "),
        ({"effects": [{"do": "modify", "what": "beauty", "n": 1}]}, "'what' must be one of"),
    ],
)
def test_a_wrong_field_is_refused_by_name(fields: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadData, match=problem):
        read(**fields)


def test_what_holds_is_asked_by_type() -> None:
    effects = [
        {"do": "modify", "what": "cost", "n": -1, "least": 0, "type": "melee"},
        {"do": "modify", "what": "attack", "n": 2},
        {"do": "trait", "what": "spies", "type": "ranged"},
    ]
    ability = read(timing="static", effects=effects)
    assert [ability.modified(2, "cost", type) for type in (MELEE, RANGED)] == [1, 2]
    assert ability.modified(0, "cost", MELEE) == 0
    assert [ability.modified(2, "attack", type) for type in (MELEE, RANGED)] == [4, 4]
    assert [ability.has("spies", type) for type in (MELEE, RANGED)] == [False, True]
    assert not ability.cancels


@pytest.mark.rule("Q5.6")
def test_theirs_is_the_card_of_the_other_side() -> None:
    match = fight("gothmog", hand=["beravor-charge"], theirs=["ravager-charge"])
    us(match).card, them(match).card = card("beravor-parry"), card("ravager-eviscerate")
    costs = [BOX.cards[fighter.card].cost for fighter in (us(match), them(match))]
    assert costs[OURS] != costs[THEIRS]
    found = [their_cost(state_of(match), Bindings(side=side)) for side in (OURS, THEIRS)]
    assert found == costs[::-1]


@pytest.mark.rule("Q5.6")
@pytest.mark.parametrize(("by", "seats"), [("owner", [1, SAURON]), ("opponent", [SAURON, 1])])
def test_whoever_has_the_card_or_the_other_names_a_type(by: str, seats: list[int]) -> None:
    (effect,) = read(timing="next-round", effects=[{"do": "name-type", "by": by}]).effects
    assert isinstance(effect, NameAType)
    state = state_of(fight("gothmog"))
    assert [effect.seat(state, side) for side in (OURS, THEIRS)] == seats


def test_every_moment_has_abilities() -> None:
    abilities = [card.ability for card in BOX.cards] + [foe.ability for foe in BOX.foes]
    assert {TIMINGS[ability.timing] for ability in abilities} == set(TIMINGS)
