"""Q3.14 The shadow cards: every card, played at its moment from Sauron's hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from mathom.games.quest.constants import WINDOWS
from mathom.games.quest.sauron.actions import Act
from mathom.games.quest.sauron.shadows import OfferShadow
from tests.quest.cards import SUFFER, Case, fight, perform, spaced
from tests.quest.table import BOX, asked, number, options, state_of, take, told

ONE = {"corruption": ["weak"]}
TWO = {"corruption": ["weak", "weary"]}
STAGE = {4: 1, 8: 2, 12: 3}


def shadow(
    card: str,
    *,
    choices: Sequence[str] = (),
    hero: Mapping[str, Any] | None = None,
    given: Mapping[str, Any] | None = None,
    unsettled: bool = False,
    **expected: Any,
) -> Case:
    """A shadow card, played in its window with just enough influence in the Shadow Pool."""
    held = BOX.shadows[number("shadow", card)]
    known = {"sheet": "argalad", "at": "bree", **(hero or {})}
    more = dict(given or {})
    stage = next(stage for most, stage in STAGE.items() if held.influence <= most)
    space = 0 if stage == 1 else BOX.figures.stages[stage - 2] + 1
    position = {
        "heroes": [known, *more.pop("others", ())],
        "pool": held.influence,
        "markers": {"heroes": space},
        "shadow_hand": [card],
        **more,
    }
    played = [f"shadow {card}", *choices]
    turn = None if WINDOWS[held.window] == "action-step" else "hero-1"
    frame = OfferShadow(held.window, 1) if turn else Act(0)
    changed = {"shadow hand": [], "shadow discard": [card], **spaced(expected)}
    return Case(card, [frame], position, played, changed, turn, unsettled)


def afterwards(card: str, **given: Any) -> Case:
    """What a card does after the combat that it brings."""
    return perform(card, BOX.shadows[number("shadow", card)].effects, at_effect=1, **given)


CASES = [
    shadow(
        "betrayed",
        hero={"hand": ["argalad-overdraw"] * 3, **TWO},
        given={"fight": fight("orc")},
        hand=-2,
        rest=2,
        more_strength=-2,
    ),
    shadow(
        "an-evil-fog",
        choices=["name-hero hero-2", "accept", "name-place weathertop"],
        given={
            "others": [{"sheet": "beravor", "at": "bree", "hand": ["beravor-parry"] * 2, **ONE}]
        },
        p2_at="weathertop",
        p2_hand=-1,
        p2_rest=1,
    ),
    shadow("an-evil-fog", choices=["decline"], hero={"hand": ["argalad-parry"]}),
    shadow("flocks-of-crebain", fixed_agility="0", foe="crebain", unsettled=True),
    afterwards("flocks-of-crebain", no_ambush=True),
    shadow("his-arm-has-grown-long", feared="bree"),
    shadow("seem-fairer-feel-fouler", foe="agent", unsettled=True),
    shadow("seem-fairer-feel-fouler", hero=ONE, foe="agent", unsettled=True),
    afterwards("seem-fairer-feel-fouler", no_ambush=True),
    afterwards(
        "seem-fairer-feel-fouler",
        given={
            "heroes": [{"sheet": "argalad", "at": "bree", **ONE}],
            "plot_top": ["loss-of-an-heir"],
        },
        no_ambush=True,
        plot_hand=["loss-of-an-heir"],
    ),
    shadow(
        "dark-promises",
        choices=["choose corruption"],
        given={"fight": fight("orc"), "corruption_top": ["weak"]},
        corruption=["weak"],
    ),
    shadow(
        "dark-promises",
        choices=["choose damage", f"5 x {SUFFER}"],
        given={"fight": fight("orc")},
        life=-5,
        damage=5,
    ),
    shadow(
        "do-not-tempt-me", choices=["accept"], hero={"favor": 3, **TWO}, influence__bree=1, favor=-2
    ),
    shadow("do-not-tempt-me", choices=["decline"], hero={"favor": 1, **TWO}, favor=-1),
    shadow(
        "a-new-power-is-rising",
        choices=["choose influence"],
        given={"influence": {"barad-dur": 3, "minas-morgul": 2}},
        influence__barad_dur=2,
        influence__mount_doom=2,
        influence__plains_of_gorgoroth=2,
        influence__minas_morgul=2,
        influence__sea_of_udun=2,
    ),
    shadow(
        "a-new-power-is-rising",
        choices=["choose monsters", "draw-token orange-yellow", "to bree", "pass"],
        hero={"at": "rhun"},
        given={"influence": {"bree": 1, "tharbad": 1, "rhun": 1}},
        tokens__bree=1,
    ),
    shadow(
        "a-new-power-is-rising",
        choices=["choose monsters", *["draw-token orange-yellow", "to bree"] * 2],
        hero={"at": "rhun"},
        given={"influence": {"bree": 1, "tharbad": 1}},
        tokens__bree=2,
    ),
    shadow(
        "storms-of-mordor",
        choices=["2 x discard argalad-overdraw"],
        hero={"hand": [*["argalad-overdraw"] * 6, "argalad-parry"], **TWO},
        given={
            "others": [
                {"sheet": "beravor", "hand": ["beravor-parry"] * 2, "corruption": ["helpless"]}
            ]
        },
        hand=-4,
        rest=4,
        p2_hand=-1,
        p2_rest=1,
    ),
    shadow("sarumans-lies", choices=["to-bottom"], given={"plot_top": ["loss-of-an-heir"]}),
    shadow(
        "sarumans-lies",
        choices=["to-top"],
        hero=TWO,
        given={"plot_top": ["loss-of-an-heir"]},
        story__corruption=1,
    ),
    shadow(
        "morgul-blade",
        choices=["choose damage-per-corruption", f"10 x {SUFFER}"],
        hero=TWO,
        given={"fight": fight("gothmog"), "minions": {"gothmog": "bree"}},
        life=-10,
        damage=10,
    ),
    shadow(
        "morgul-blade",
        choices=["choose damage-and-corruption", f"3 x {SUFFER}"],
        given={
            "fight": fight("gothmog"),
            "minions": {"gothmog": "bree"},
            "corruption_top": ["weak"],
        },
        life=-3,
        damage=3,
        corruption=["weak"],
    ),
    shadow(
        "lord-of-the-rings",
        choices=["name-plot loss-of-an-heir"],
        given={"plot_discard": ["loss-of-an-heir"], "shadow_discard": ["betrayed"]},
        shadow_discard=["betrayed", "lord-of-the-rings"],
        plot_discard=[],
        plot_hand=["loss-of-an-heir"],
    ),
    shadow(
        "lord-of-the-rings",
        choices=["name-shadow betrayed"],
        given={"shadow_discard": ["betrayed"], "plots": ["a-dark-messenger"]},
        shadow_hand=["betrayed"],
        shadow_discard=["lord-of-the-rings"],
        story__ring=1,
    ),
    shadow("lord-of-the-rings"),
    shadow("evil-wound", choices=[f"8 x {SUFFER}"], hero=TWO, life=-8, damage=8),
    shadow("shire-baggins", pool=1, influence__the_shire=1),
    shadow(
        "shire-baggins",
        given={"minions": {"ringwraiths": "the-shire"}},
        pool=1,
        influence__the_shire=1,
        story__ring=2,
    ),
    shadow("creatures-of-the-wild", foe="giant-spider", unsettled=True),
    shadow("creatures-of-the-wild", hero=TWO, foe="cave-troll", unsettled=True),
    afterwards("creatures-of-the-wild", no_ambush=True),
    shadow(
        "the-ithil-stone",
        choices=["name-plot denethor-falls-into-madness", "to-hand"],
        plot_hand=["denethor-falls-into-madness"],
    ),
    shadow(
        "the-ithil-stone",
        choices=["name-plot saruman-falls-to-corruption", "to-play"],
        given={"plot_discard": ["saruman-falls-to-corruption"]},
        plots=["saruman-falls-to-corruption"],
        plot_discard=[],
    ),
    shadow("the-ithil-stone", choices=["pass"]),
    shadow("they-are-terrible"),
    shadow(
        "they-are-terrible",
        choices=["name-minion mouth-of-sauron", "name-place bree"],
        given={
            "minions": {"mouth-of-sauron": "defeated", "gothmog": ("rhun", 3)},
            "influence": {"bree": 1, "tharbad": 1},
        },
        mouth_of_sauron="bree",
    ),
    shadow(
        "they-are-terrible",
        choices=["name-minion gothmog", "name-place tharbad"],
        given={"minions": {"gothmog": ("rhun", 3)}, "influence": {"bree": 1, "tharbad": 1}},
        gothmog="tharbad",
        wounds__gothmog=-3,
    ),
    shadow(
        "the-lidless-eye",
        given={"corruption_top": ["helpless"]},
        hero=ONE,
        corruption=["weak", "helpless"],
    ),
    shadow(
        "the-lidless-eye",
        choices=["name-hero hero-2", "name-hero hero-1", "name-hero hero-1"],
        hero={"corruption": ["weak"]},
        given={
            "others": [{"sheet": "beravor", "corruption": ["weary"]}],
            "corruption_top": ["helpless"],
        },
        corruption=["weak", "helpless"],
    ),
    shadow(
        "the-lidless-eye",
        choices=["name-hero hero-3", "2 x name-hero hero-2", "name-hero hero-3"],
        hero={"corruption": ["weak"]},
        given={
            "others": [{"sheet": "beravor", "corruption": ["weary"]}, "eleanor"],
            "corruption_top": ["helpless"],
        },
        corruption=[],
        p2_corruption=["weary", "weak"],
        p3_corruption=["helpless"],
    ),
    shadow(
        "the-black-breath",
        hero=ONE,
        given={
            "fight": fight("gothmog"),
            "minions": {"gothmog": "bree"},
            "corruption_top": ["weary"],
        },
        corruption=["weak", "weary"],
        more_strength=-2,
        more_agility=-2,
    ),
    shadow("winter-storm", most_moves="1"),
    shadow(
        "grievous-loss",
        choices=["spread barad-dur", "spread mount-doom"],
        hero=TWO,
        given={"influence": {"barad-dur": 1}},
        influence__barad_dur=1,
        influence__mount_doom=1,
        slowed=1,
    ),
]


@pytest.mark.rule("Q3.14")
@pytest.mark.parametrize("case", CASES, ids=repr)
def test_shadow(case: Case) -> None:
    case.run()


@pytest.mark.rule("Q3.14")
def test_every_shadow_is_played() -> None:
    assert {case.card for case in CASES} == {card.id for card in BOX.shadows}


@pytest.mark.rule("Q3.14")
@pytest.mark.parametrize(
    "card", ["flocks-of-crebain", "his-arm-has-grown-long", "seem-fairer-feel-fouler"]
)
def test_some_shadows_do_not_reach_into_havens(card: str) -> None:
    match, _ = shadow(card, hero={"at": "rivendell"}, given={"pool": 4}).begin()
    assert f"shadow {card}" not in options(match)


@pytest.mark.rule("Q3.14")
@pytest.mark.parametrize("card", ["morgul-blade", "the-black-breath"])
def test_some_shadows_need_a_minion(card: str) -> None:
    match, _ = shadow(card, given={"fight": fight("orc")}).begin()
    assert options(match) == ["pass"]


@pytest.mark.rule("Q3.14")
def test_the_card_just_played_cannot_be_taken_back() -> None:
    case = shadow("lord-of-the-rings", given={"shadow_discard": ["betrayed"]})
    match, _ = case.begin()
    match.apply("shadow lord-of-the-rings")
    assert asked(match) == ("sauron", "recover-card")
    assert options(match) == ["name-shadow betrayed"]


@pytest.mark.rule("Q3.14", "Q9.16")
def test_what_sauron_takes_back_everybody_has_seen() -> None:
    given = {"plot_discard": ["loss-of-an-heir"]}
    match, _ = shadow("lord-of-the-rings", given=given).begin()
    match.apply("shadow lord-of-the-rings")
    match.apply("name-plot loss-of-an-heir")
    assert [hidden.known(None) for hidden in state_of(match).plot_hand] == [True]


@pytest.mark.rule("Q3.14")
def test_a_plot_that_was_looked_at_is_told_to_sauron_alone() -> None:
    match, _ = shadow("sarumans-lies", given={"plot_top": ["loss-of-an-heir"]}).begin()
    match.apply("shadow sarumans-lies")
    match.apply("to-bottom")
    state = state_of(match)
    assert [hidden.card for hidden in state.plot_pile.bottom] == [number("plot", "loss-of-an-heir")]
    named = [event.seats for event in match.log if "loss-of-an-heir" in str(event.args)]
    assert named == [(0,)]


@pytest.mark.rule("Q2.3")
def test_everybody_hears_that_no_plot_was_found() -> None:
    match, _ = shadow("the-ithil-stone").begin()
    take(match, "shadow the-ithil-stone", "pass")
    assert "plot-not-found" in told(match)


@pytest.mark.rule("Q2.2")
def test_everybody_hears_how_far_the_heroes_fall_behind() -> None:
    match, _ = shadow("grievous-loss", hero=TWO, given={"influence": {"barad-dur": 1}}).begin()
    take(match, "shadow grievous-loss", "spread barad-dur", "spread mount-doom")
    assert [event.args["count"] for event in match.log if event.kind == "slowed"] == [1]


@pytest.mark.rule("Q2.3", "Q9.56")
def test_a_plot_that_was_found_needs_its_influence_to_be_played() -> None:
    given = {"pool": 8, "plots": ["gollum-is-tortured", "osgiliath-invaded", "a-dark-messenger"]}
    match, _ = shadow("the-ithil-stone", given=given).begin()
    match.apply("shadow the-ithil-stone")
    match.apply("name-plot denethor-falls-into-madness")
    held = [hidden.card for hidden in state_of(match).plot_hand]
    assert held == [number("plot", "denethor-falls-into-madness")]


@pytest.mark.rule("Q3.14")
@pytest.mark.parametrize("choice", ["accept", "decline"])
def test_greed_and_the_cloak_answer_a_shadow_card(choice: str) -> None:
    hero = {"corruption": ["greedy"], "items": ["elven-cloak"]}
    given = {"shadow_top": ["betrayed"]}
    match, _ = shadow("winter-storm", hero=hero, given=given).begin()
    match.apply("shadow winter-storm")
    assert asked(match) == ("sauron", "react")
    match.apply(choice)
    state = state_of(match)
    assert state.pool == 9
    assert len(state.shadow_hand) == (1 if choice == "accept" else 0)
