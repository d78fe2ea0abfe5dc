"""S6.4 Shedding corruption cards, and others that can be shed by a roll."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from mathom.games.solitaire.choices import TravellerChoice
from mathom.games.solitaire.site.shedding import (
    ShedInUntap,
    shed_options,
    sheddable,
    stays_down,
    take_shed,
)
from tests.solitaire.table import BOX, Game, table

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Solitaire
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import Option


class Ask(TravellerChoice):
    """The options to shed something in organization, and nothing else."""

    __slots__ = ()
    __match_args__ = ()
    kind = "ask"

    def open(self, state: Solitaire) -> bool:
        return bool(shed_options(state, "organization"))

    def options(self, state: Solitaire) -> list[Option]:
        return shed_options(state, "organization")

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        take_shed(state, option, "organization")


CARDS = [
    # card, phase, at a Haven alone, number, whether the bearer may do without tapping
    ("despair-of-the-heart", "organization", False, 4, True),
    ("lure-of-expedience", "organization", False, 5, True),
    ("lure-of-nature", "organization", False, 4, True),
    ("lure-of-the-senses", "organization", False, 6, True),
    ("the-burden-of-time", "organization", False, 7, True),
    ("icy-touch", "organization", False, 6, True),
    ("foolish-words", "organization", False, 7, False),
    ("memories-stolen", "organization", True, 8, False),
    ("dragons-curse", "organization", False, 6, False),
    ("morgul-knife", "untap", True, 4, False),
    ("the-pale-sword", "untap", True, 5, False),
]


def bearing(id: str, **more: Any) -> Game:
    more.setdefault("company", ["elrond"])
    return table(on={"elrond": [id]}, **more)


@pytest.mark.rule("S6.4", "S5.3", "S6.8", "S6.9")
@pytest.mark.parametrize(("id", "phase", "haven", "above", "without"), CARDS)
def test_when_and_where(id: str, phase: str, haven: bool, above: int, without: bool) -> None:
    for site in ("rivendell", "bree"):
        state = bearing(id, site_=site).state
        for asked in ("organization", "untap"):
            expected = asked == phase and not (haven and site == "bree")
            assert bool(sheddable(state, asked)) == expected
    for mark in ("tapped", "wounded"):
        state = bearing(id, marks={"elrond": [mark]}).state
        assert bool(sheddable(state, phase)) == (without or phase == "untap")


@pytest.mark.rule("S6.4")
@pytest.mark.parametrize(
    ("id", "above", "without"), [(id, n, w) for id, phase, _, n, w in CARDS if phase != "untap"]
)
def test_above_the_number_it_goes(id: str, above: int, without: bool) -> None:
    for more in (0, 1):
        game = bearing(id).run(Ask())
        total = above + more
        rolls = (max(1, total - 6), total - max(1, total - 6))
        game.do(f"shed {id}", rolls=rolls)
        if without:
            assert game.options == ["tap elrond", "hold"]
            game.do("tap elrond")
        assert game.marks("elrond") == {"tapped"}
        (roll,) = game.events("roll")
        assert (roll["above"], roll["total"], roll["changes"]) == (above, total, [])
        assert (roll["why"], roll["card"]) == ("shedding", "elrond")
        assert (id in game.in_play()) == (not more)
        assert game.zone("hazard_discard") == ([id] if more else [])


@pytest.mark.rule("S6.4")
class TestWithoutTapping:
    def test_at_minus_three_and_only_once_in_a_turn(self) -> None:
        game = bearing("lure-of-nature").run(Ask()).do("shed lure-of-nature")
        choice = game.state.choice
        ways = [choice.detail(game.state, it)["ways"] for it in choice.options(game.state)]
        assert ways == [30, 15]
        game.do("hold", rolls=(3, 4))
        (roll,) = game.events("roll")
        assert (roll["changes"], roll["total"]) == (["untapped:-3"], 4)
        assert game.marks("elrond") == set()
        assert game.marks("lure-of-nature") == {"tried"}
        assert sheddable(game.state, "organization") == []

    @pytest.mark.rule("S6.8")
    def test_who_is_tapped_has_no_other_way(self) -> None:
        game = bearing("lure-of-nature", marks={"elrond": ["tapped"]}).run(Ask())
        game.do("shed lure-of-nature", rolls=(6, 2))
        assert game.events("roll")[0]["changes"] == ["untapped:-3"]
        assert "lure-of-nature" not in game.in_play()

    def test_after_a_try_with_tapping_there_is_one_without(self) -> None:
        game = bearing("lure-of-nature").run(Ask())
        game.do("shed lure-of-nature", "tap elrond", rolls=(1, 1))
        assert sheddable(game.state, "organization") != []
        game.run(Ask()).do("shed lure-of-nature", rolls=(1, 1))
        assert sheddable(game.state, "organization") == []

    def test_each_card_for_itself(self) -> None:
        game = table(company=["elrond"], on={"elrond": ["lure-of-nature", "icy-touch"]})
        game.run(Ask()).do("shed icy-touch", "hold", rolls=(1, 1))
        game.run(Ask())
        assert game.options == ["shed lure-of-nature"]


@pytest.mark.rule("S6.4", "S19.6", "S18.9")
def test_cards_do_not_help() -> None:
    game = bearing("foolish-words", hand=["gates-of-morning", "old-friendship"]).run(Ask())
    game.do("shed foolish-words", rolls=(6, 6))
    assert game.asked == ""
    assert game.in_play("elrond") == []


@pytest.mark.rule("S6.4")
def test_of_several_copies_it_is_asked_whose() -> None:
    game = table(
        company=["elrond", "arwen"],
        on={"elrond": ["lure-of-nature"], "arwen": ["lure-of-nature"]},
    )
    game.run(Ask()).do("shed lure-of-nature")
    assert game.asked == "shed-from"
    game.do("by arwen", "tap arwen", rolls=(6, 6))
    assert game.marks("arwen") == {"tapped"}
    assert game.in_play("elrond") == ["lure-of-nature"]
    assert game.in_play("arwen") == []


def test_what_lies_on_nobody_is_not_shed() -> None:
    for id, phase, *_ in CARDS:
        assert sheddable(table(company=["elrond"], events=[id]).state, phase) == []


@pytest.mark.rule("S6.8")
def test_a_sage_taps_for_a_dragons_curse() -> None:
    game = table(company=["eowyn", "elrond", "arwen"], on={"eowyn": ["dragons-curse"]})
    game.run(Ask()).do("shed dragons-curse")
    assert game.options == ["tap elrond", "tap arwen"]
    game.do("tap arwen", rolls=(6, 6))
    assert game.marks("eowyn") == set()
    assert game.in_play("eowyn") == []
    game = table(company=["eowyn"], on={"eowyn": ["dragons-curse"]})
    assert sheddable(game.state, "organization") == []


def test_companions_support_against_stolen_memories() -> None:
    game = table(company=["elrond", "eowyn", "hama"], on={"elrond": ["memories-stolen"]})
    game.run(Ask()).do("shed memories-stolen")
    assert game.options == ["roll", "support eowyn", "support hama"]
    game.do("support eowyn", "support hama", rolls=(3, 4))
    assert game.events("roll")[0]["changes"] == ["eowyn:+1", "hama:+1"]
    assert game.in_play("elrond") == []


@pytest.mark.rule("S5.3", "S6.9")
@pytest.mark.parametrize("id", ["morgul-knife", "the-pale-sword"])
def test_instead_of_untapping_or_healing(id: str) -> None:
    for rolls, gone in (((1, 1), False), ((6, 6), True)):
        game = bearing(id, marks={"elrond": ["wounded"]}).run(ShedInUntap())
        assert game.options == [f"shed {id}", "pass"]
        game.do(f"shed {id}", rolls=rolls)
        assert game.asked == "", "only once"
        assert stays_down(game.state, game.number("elrond"))
        assert "wounded" in game.marks("elrond")
        assert (id not in game.in_play()) == gone
    game = bearing(id, site_="bree").run(ShedInUntap())
    assert game.asked == ""
    game = bearing(id).run(ShedInUntap()).do("pass")
    assert not stays_down(game.state, game.number("elrond"))


def test_one_after_the_other_instead_of_untapping() -> None:
    game = table(
        company=["elrond", "eowyn"],
        on={"elrond": ["morgul-knife"], "eowyn": ["the-pale-sword"]},
    ).run(ShedInUntap())
    assert game.options == ["shed morgul-knife", "shed the-pale-sword", "pass"]
    game.do("shed morgul-knife", rolls=(1, 1))
    assert game.options == ["shed the-pale-sword", "pass"]
    game.do("pass")
    assert [stays_down(game.state, game.number(who)) for who in ("elrond", "eowyn")] == [
        True,
        False,
    ]


def test_every_card_that_can_be_shed_is_here() -> None:
    from mathom.games.solitaire.site.shedding import Removal

    found = {
        card.id
        for card in BOX.cards
        if any(
            isinstance(it, Removal)
            for mode in getattr(card, "modes", ())
            for it in mode.script.effects
        )
    }
    assert found == {id for id, *_ in CARDS}
