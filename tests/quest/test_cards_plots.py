"""Q2.3 The plot cards: what each needs, what it does when it is played and while it is active."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from mathom.games.quest.cards.modifiers import forbidden, stand_in
from mathom.games.quest.hero.explore import Explore
from mathom.games.quest.hero.perils import perilous
from mathom.games.quest.sauron.actions import Act
from mathom.games.quest.sauron.plots import PlotStep, playable, sites
from tests.quest.cards import Case, perform, spaced
from tests.quest.table import BOX, number, options, position, state_of, table

SPACE = {0: 0, 1: 7, 2: 13}


def plot(
    card: str,
    *,
    choices: Sequence[str] = (),
    given: Mapping[str, Any] | None = None,
    **expected: Any,
) -> Case:
    """A plot that Sauron plays from his hand with just enough influence in the Shadow Pool."""
    held = BOX.plots[number("plot", card)]
    stage = 0 if held.influence <= 4 else 1
    position = {
        "pool": held.influence,
        "markers": {"heroes": SPACE[stage]},
        "plot_hand": [card],
        **(given or {}),
    }
    changed = {"plot hand": [], "plots": [card], **spaced(expected)}
    return Case(card, [PlotStep()], position, [f"play-plot {card}", *choices], changed, None, False)


def opening(card: str, choices: Sequence[str], **expected: Any) -> Case:
    """What a starting plot sets up."""
    script = BOX.plots[number("plot", card)].setup
    given = {
        "plots": [card],
        "round": 1,
        "shadow_top": ["betrayed", "dark-promises", "evil-wound"],
        "plot_top": [
            "a-dark-messenger",
            "osgiliath-invaded",
            "gollum-is-captured",
            "loss-of-an-heir",
            "smeagol-escapes",
        ],
    }
    return perform(card, script, turn=None, given=given, choices=choices, **expected)


AROUND_EDORAS = {"helms-deep": 1, "plains-of-rohan": 1, "dunharrow": 1, "the-nindalf": 1}
AROUND_GUNDABAD = {
    "mount-gundabad": 3,
    "ruins-of-angmar": 3,
    "the-northern-waste": 1,
    "the-high-pass": 1,
}


CASES = [
    opening(
        "sauron-hunts-for-the-ring",
        [
            *["spread mount-doom"] * 2,
            *["spread sea-of-udun"] * 2,
            *["spread minas-morgul"] * 2,
            "spread emyn-muil",
            "keep-shadow dark-promises",
            "keep-plot gollum-is-captured",
            "keep-plot loss-of-an-heir",
            "2 x *",
        ],
        pool=1,
        influence__barad_dur=2,
        influence__dol_guldur=2,
        influence__mount_gundabad=2,
        influence__mount_doom=2,
        influence__sea_of_udun=2,
        influence__minas_morgul=2,
        influence__emyn_muil=1,
        shadow_hand=["dark-promises"],
        shadow_discard=["betrayed"],
        plot_hand=["gollum-is-captured", "loss-of-an-heir"],
    ),
    opening(
        "monsters-in-the-east",
        [
            "4 x spread barad-dur",
            "spread dol-guldur",
            "spread mount-gundabad",
            "3 x spread emyn-muil",
            "keep-shadow betrayed",
            "keep-plot a-dark-messenger",
            "keep-plot osgiliath-invaded",
        ],
        influence__barad_dur=6,
        influence__dol_guldur=3,
        influence__mount_gundabad=3,
        influence__emyn_muil=3,
        shadow_hand=["betrayed"],
        shadow_discard=["dark-promises", "evil-wound"],
        plot_hand=["a-dark-messenger", "osgiliath-invaded"],
    ),
    opening(
        "saruman-hungry-for-power",
        [
            "3 x spread rhosgobel",
            "keep-shadow betrayed",
            "keep-shadow evil-wound",
            "keep-plot osgiliath-invaded",
            "keep-plot gollum-is-captured",
            "*",
        ],
        pool=2,
        influence__barad_dur=3,
        influence__dol_guldur=3,
        influence__mount_gundabad=3,
        influence__rhosgobel=3,
        shadow_hand=["betrayed", "evil-wound"],
        shadow_discard=["dark-promises"],
        plot_hand=["osgiliath-invaded", "gollum-is-captured"],
    ),
    plot("a-dark-messenger", given={"minions": {"gothmog": "erebor"}}),
    plot("osgiliath-invaded", given={"tokens": [("blank", "osgiliath")]}),
    plot(
        "gollum-is-captured",
        given={"plots": ["gollum-is-tortured", "osgiliath-invaded"]},
        plots=["osgiliath-invaded", "gollum-is-captured"],
        plot_discard=["gollum-is-tortured"],
    ),
    plot("saruman-falls-to-corruption"),
    plot(
        "wormtongue-taints-theoden",
        given={"plots": ["saruman-falls-to-corruption"]},
        plots=["saruman-falls-to-corruption", "wormtongue-taints-theoden"],
    ),
    plot(
        "wormtongue-taints-theoden",
        given={
            "influence": {
                **AROUND_EDORAS,
                "barad-dur": 3,
                "dol-guldur": 3,
                "emyn-muil": 3,
                "the-nindalf": 3,
            }
        },
    ),
    plot("denethor-falls-into-madness"),
    plot("orcs-in-the-mountains", given={"influence": AROUND_GUNDABAD}),
    plot(
        "a-broken-line-of-kings",
        choices=["affect minas-tirith"],
        given={
            "influence": {
                "dol-guldur": 3,
                "emyn-muil": 3,
                "the-nindalf": 3,
                "osgiliath": 1,
                "pelargir": 1,
                "dunharrow": 3,
            }
        },
    ),
    plot(
        "gollum-is-tortured",
        given={"plots": ["gollum-is-captured"]},
        plots=["gollum-is-tortured"],
        plot_discard=["gollum-is-captured"],
    ),
    plot(
        "smeagol-escapes",
        choices=["name-plot gollum-is-captured"],
        given={
            "tokens": [("blank", "lake-esgaroth")],
            "plot_discard": ["gollum-is-tortured"],
            "plots": ["osgiliath-invaded"],
        },
        plots=["osgiliath-invaded", "smeagol-escapes"],
        plot_hand=["gollum-is-captured"],
    ),
    plot(
        "smeagol-escapes",
        choices=["name-plot gollum-is-tortured"],
        given={"tokens": [("blank", "lake-esgaroth")], "plot_discard": ["gollum-is-tortured"]},
        plot_hand=["gollum-is-tortured"],
        plot_discard=[],
    ),
    plot("smeagol-escapes", choices=["pass"], given={"tokens": [("blank", "lake-esgaroth")]}),
    plot(
        "loss-of-an-heir",
        choices=["affect minas-tirith"],
        given={"tokens": [("blank", "osgiliath"), ("blank", "dunharrow")]},
    ),
    plot(
        "a-promise-of-rings",
        choices=["affect bree"],
        given={"characters": {"gandalf": "bree", "dain": "rhun"}, "tokens": [("blank", "bree")]},
    ),
    plot(
        "rise-of-the-uruk-hai",
        given={"plots": ["saruman-falls-to-corruption"]},
        plots=["saruman-falls-to-corruption", "rise-of-the-uruk-hai"],
    ),
    plot(
        "urgent-summons",
        choices=["affect bree"],
        given={"characters": {"gandalf": "bree", "aragorn": "bree", "dain": "rhun"}},
        gandalf=None,
        aragorn=None,
    ),
]


@pytest.mark.rule("Q2.3")
@pytest.mark.parametrize("case", CASES, ids=repr)
def test_plot(case: Case) -> None:
    case.run()


@pytest.mark.rule("Q2.3")
def test_every_plot_is_played() -> None:
    assert {case.card for case in CASES} == {card.id for card in BOX.plots}


@pytest.mark.rule("Q2.3")
@pytest.mark.parametrize(
    ("card", "given"),
    [
        ("a-dark-messenger", {"minions": {"gothmog": "lake-esgaroth"}}),
        ("osgiliath-invaded", {"tokens": [("blank", "near-harad")]}),
        ("gollum-is-captured", {"pool": 1}),
        ("saruman-falls-to-corruption", {"pool": 4}),
        ("wormtongue-taints-theoden", {"pool": 5, "markers": {"heroes": 7}}),
        ("denethor-falls-into-madness", {"pool": 7, "markers": {"heroes": 7}}),
        ("orcs-in-the-mountains", {"influence": {**AROUND_GUNDABAD, "the-high-pass": 0}}),
        ("gollum-is-tortured", {"pool": 3}),
        ("smeagol-escapes", {"tokens": [("blank", "rhun")]}),
        ("rise-of-the-uruk-hai", {"pool": 5, "markers": {"heroes": 7}}),
    ],
)
def test_a_plot_that_lacks_something(card: str, given: dict[str, Any]) -> None:
    if "influence" in given:
        given = {**given, "influence": {p: n for p, n in given["influence"].items() if n}}
    state = position(**{"pool": 4, **given}, plot_hand=[card])
    assert not playable(state, number("plot", card))


@pytest.mark.rule("Q2.3")
def test_three_influence_in_isengard_raise_the_uruk_hai() -> None:
    chain = {"dol-guldur": 3, "emyn-muil": 3, "amon-hen": 3, "plains-of-rohan": 3, "fangorn": 3}
    given: dict[str, Any] = {"pool": 5, "markers": {"heroes": 7}}
    low = position(**given, influence={**chain, "isengard": 2})
    high = position(**given, influence={**chain, "isengard": 3})
    plot = number("plot", "rise-of-the-uruk-hai")
    assert [playable(low, plot), playable(high, plot)] == [False, True]


def named(state: Any, card: str) -> list[str]:
    """Where a plot could be played now."""
    return [BOX.locations[place].id for place in sites(state, number("plot", card))]


@pytest.mark.rule("Q2.3")
def test_a_broken_line_of_kings_needs_a_beleaguered_haven() -> None:
    chain = {"dol-guldur": 3, "emyn-muil": 3, "the-nindalf": 3, "dunharrow": 2}
    state = position(influence={**chain, "osgiliath": 1})
    assert named(state, "a-broken-line-of-kings") == ["minas-tirith"]
    state = position(influence={**chain, "osgiliath": 1}, plots=["denethor-falls-into-madness"])
    assert named(state, "a-broken-line-of-kings") == []
    assert named(position(influence=chain), "a-broken-line-of-kings") == []


@pytest.mark.rule("Q2.3", "Q9.21")
def test_the_loss_of_an_heir_needs_an_enemy_nearby() -> None:
    state = position(tokens=[("blank", "dunharrow"), ("blank", "bree")])
    assert named(state, "loss-of-an-heir") == ["edoras", "minas-tirith"]
    assert named(position(minions={"gothmog": "helms-deep"}), "loss-of-an-heir") == ["edoras"]


@pytest.mark.rule("Q2.3")
def test_a_promise_of_rings_needs_a_character_and_an_enemy() -> None:
    state = position(
        characters={"gandalf": "bree", "dain": "rhun"},
        minions={"gothmog": "bree"},
        tokens=[("blank", "fangorn")],
    )
    assert named(state, "a-promise-of-rings") == ["bree"]


@pytest.mark.rule("Q2.3")
def test_urgent_summons_need_a_character_without_a_plot() -> None:
    state = position(characters={"gandalf": "bree", "dain": "erebor"}, plots=["a-dark-messenger"])
    assert named(state, "urgent-summons") == ["bree"]


@pytest.mark.rule("Q3.12")
@pytest.mark.parametrize(
    ("card", "character"),
    [
        ("a-dark-messenger", "dain"),
        ("saruman-falls-to-corruption", "saruman"),
        ("wormtongue-taints-theoden", "theoden"),
        ("denethor-falls-into-madness", "denethor"),
    ],
)
def test_a_character_under_a_plot_corrupts_who_asks_it(card: str, character: str) -> None:
    given = {
        "plots": [card],
        "heroes": [{"sheet": "argalad", "at": "bree"}],
        "characters": {character: "bree", "gandalf": "bree"},
        "corruption_top": ["weak"],
    }
    changed = {"corruption": ["weak"], "favor": 4, character: None, "gandalf": None}
    asks = [f"ask-favor-of {character}", "ask-favor-of gandalf", "done"]
    Case(card, [Explore(1)], given, asks, changed, "hero-1", False).run()


@pytest.mark.rule("Q4.1")
def test_isengard_is_perilous_once_saruman_has_fallen() -> None:
    isengard = number("location", "isengard")
    bree = number("location", "bree")
    fallen = position(plots=["saruman-falls-to-corruption"])
    assert not perilous(position(), 1, isengard)
    assert perilous(fallen, 1, isengard)
    assert not perilous(fallen, 1, bree)


@pytest.mark.rule("Q3.1")
@pytest.mark.parametrize("what", ["rest", "draw-encounter"])
def test_a_broken_line_of_kings_bars_its_haven(what: str) -> None:
    plots = [("a-broken-line-of-kings", "minas-tirith")]
    there = position(heroes=[{"sheet": "argalad", "at": "minas-tirith"}], plots=plots)
    away = position(heroes=[{"sheet": "argalad", "at": "edoras"}], plots=plots)
    assert forbidden(there, 1, what)
    assert not forbidden(away, 1, what)
    assert not forbidden(there, 1, "trade")


@pytest.mark.rule("Q3.8")
def test_uruk_hai_stand_in_for_monsters_in_rohan() -> None:
    state = position(plots=["rise-of-the-uruk-hai"])
    found = {place.id: stand_in(state, place.index) for place in BOX.locations}
    rohan = {p.id for p in BOX.locations if BOX.regions[p.region].id == "rohan"}
    assert {id for id, foe in found.items() if foe >= 0} == rohan
    assert {foe for foe in found.values() if foe >= 0} == {number("foe", "uruk-hai")}


@pytest.mark.rule("Q2.3", "Q9.87")
def test_what_a_search_finds_everybody_sees() -> None:
    given = {"tokens": [("blank", "lake-esgaroth")]}
    match, _ = plot("smeagol-escapes", given=given).begin()
    match.apply("play-plot smeagol-escapes")
    assert options(match) == [
        "name-plot gollum-is-captured",
        "name-plot gollum-is-tortured",
        "pass",
    ]
    match.apply("name-plot gollum-is-captured")
    state = state_of(match)
    assert [hidden.known(None) for hidden in state.plot_hand] == [True]
    assert state.plot_pile.shuffles == 1


@pytest.mark.rule("Q2.3", "Q9.87")
def test_what_a_search_finds_in_a_small_deck_is_offered_in_order_of_number() -> None:
    sought = ["gollum-is-captured", "gollum-is-tortured"]
    held = [BOX.plots[card].id for card in BOX.plot_deck if BOX.plots[card].id not in sought]
    match = table(
        plot_hand=held, tokens=[("blank", "lake-esgaroth")], pool=4, then=[PlotStep(), Act(1)]
    )
    match.apply("play-plot smeagol-escapes")
    assert options(match) == [*(f"name-plot {id}" for id in sought), "pass"]
