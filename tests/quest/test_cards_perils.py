"""Q3.11 The peril cards: every card, with each way it can go."""

from __future__ import annotations

import pytest

from tests.quest.cards import SUFFER, Case, peril
from tests.quest.table import BOX, options, refused

TWO = {"corruption": ["weak", "weary"]}
SHIELDS = [*["argalad-precision"] * 4, *["argalad-fall-back"] * 2]
CASES = [
    peril("the-hounds-of-sauron", choices=["enough", f"6 x {SUFFER}"], life=-6, damage=6),
    peril(
        "the-hounds-of-sauron",
        choices=["6 x *", "choose favor"],
        hero={"hand": SHIELDS},
        hand=-6,
        rest=6,
        favor=1,
    ),
    peril(
        "the-hounds-of-sauron",
        choices=["6 x *", "choose training", "*"],
        hero={"hand": SHIELDS},
        hand=-5,
        rest=6,
        skills=1,
    ),
    peril(
        "an-unexpected-betrayal",
        choices=["choose damage", f"5 x {SUFFER}"],
        life=-5,
        damage=5,
    ),
    peril(
        "an-unexpected-betrayal",
        choices=["choose sauron-draws"],
        given={"plot_top": ["loss-of-an-heir"], "shadow_top": ["betrayed"]},
        plot_hand=["loss-of-an-heir"],
        shadow_hand=["betrayed"],
    ),
    peril("a-shadow-in-the-background-of-their-memories", at="tharbad", hero={"favor": 1}),
    peril(
        "a-shadow-in-the-background-of-their-memories",
        at="tharbad",
        hero={"favor": 1},
        given={"influence": {"bree": 1, "eregion": 1}, "corruption_top": ["weak"]},
        favor=-1,
        corruption=["weak"],
    ),
    peril(
        "orc-scouts",
        given={"corruption_top": ["weak"], "peril_discard": ["khazad-dum"]},
        corruption=["weak"],
        peril_discard=-1,
    ),
    peril("ill-met-company", choices=["choose pay-favor"], hero={"favor": 3}, favor=-2),
    peril(
        "ill-met-company",
        choices=["choose corruption", "tempt weary"],
        given={"corruption_top": ["weak", "weary"]},
        corruption=["weary"],
        corruption_discard=["weak"],
    ),
    peril(
        "armies-underground",
        hero={"hand": ["argalad-overdraw"] * 3, **TWO},
        hand=-2,
        rest=2,
        foe="orc",
        unsettled=True,
    ),
    peril(
        "the-hill-of-black-magic",
        hero={"levels": {"wisdom": 1}},
        given={"plots": ["gollum-is-tortured"]},
    ),
    peril(
        "the-hill-of-black-magic",
        choices=[f"5 x {SUFFER}"],
        given={"plots": ["gollum-is-tortured", "osgiliath-invaded"]},
        life=-5,
        damage=5,
        turn=None,
    ),
    peril("the-dark-tower"),
    peril(
        "the-dark-tower",
        choices=["name-minion black-serpent"],
        given={"minions": {"black-serpent": "near-harad", "gothmog": "mount-gundabad"}},
        black_serpent="barad-dur",
        foe="black-serpent",
        unsettled=True,
    ),
    peril("khazad-dum", foe="balrog", unsettled=True),
    peril("an-enduring-evil"),
    peril(
        "an-enduring-evil",
        at="ruins-of-angmar",
        given={"influence": {"ruins-of-angmar": 1}, "corruption_top": ["weak"]},
        corruption=["weak"],
        turn=None,
    ),
    peril(
        "trapped",
        choices=["discard argalad-precision", "discard argalad-overdraw"],
        hero={"hand": ["argalad-precision", "argalad-overdraw", "argalad-parry"]},
        pool=2,
        hand=-2,
        rest=2,
    ),
    peril("trapped", hero={"hand": ["argalad-precision"]}, pool=2, hand=-1, rest=1),
    peril("the-weakness-of-men", choices=["choose damage", f"5 x {SUFFER}"], life=-5, damage=5),
    peril("the-weakness-of-men", choices=["choose story"], story__corruption=1),
    peril("its-a-dangerous-business", choices=["decline"], pool=2),
    peril(
        "its-a-dangerous-business",
        choices=["accept", "name-place bree", "name-place old-forest", "name-place harlindon"],
        at="the-shire",
        pool=2,
        influence__bree=1,
        influence__old_forest=1,
        influence__harlindon=1,
    ),
    peril("undying-regret", choices=["decline"], pool=2),
    peril(
        "undying-regret",
        choices=["accept", "name-place the-bight", "name-place the-bight"],
        at="south-eaves",
        pool=2,
        influence__the_bight=1,
        tokens__the_bight=1,
    ),
    peril(
        "nine-for-mortal-men",
        choices=["decline"],
        given={"corruption_top": ["weak"]},
        corruption=["weak"],
    ),
    peril(
        "nine-for-mortal-men",
        choices=["accept", "choose plot"],
        given={"corruption_top": ["weak"], "plot_top": ["loss-of-an-heir"]},
        corruption=["weak"],
        plot_hand=["loss-of-an-heir"],
    ),
    peril(
        "nine-for-mortal-men",
        choices=["accept", "choose command", "move-minion gothmog", "to emyn-muil"],
        at="dagorlad",
        given={"corruption_top": ["weak"], "minions": {"gothmog": "dead-marshes"}},
        corruption=["weak"],
        gothmog="emyn-muil",
    ),
    peril(
        "nine-for-mortal-men",
        choices=["accept", "choose command", "move-minion gothmog", "to dagorlad"],
        at="dagorlad",
        given={"corruption_top": ["weak"], "minions": {"gothmog": "dead-marshes"}},
        corruption=["weak"],
        gothmog="dagorlad",
        foe="gothmog",
        unsettled=True,
    ),
]


@pytest.mark.rule("Q3.11")
@pytest.mark.parametrize("case", CASES, ids=repr)
def test_peril(case: Case) -> None:
    case.run()


@pytest.mark.rule("Q3.11")
def test_every_peril_strikes() -> None:
    assert {case.card for case in CASES} == {card.id for card in BOX.perils}


@pytest.mark.rule("Q3.11", "Q9.59", "Q9.82")
def test_favor_that_is_not_there_cannot_be_lost_by_choice() -> None:
    match, _ = peril("ill-met-company", hero={"favor": 1}).begin()
    match.apply("peril ill-met-company")
    assert options(match) == ["choose corruption"]
    assert refused(match) == {"choose pay-favor": ("unaffordable", "Q3.13")}
