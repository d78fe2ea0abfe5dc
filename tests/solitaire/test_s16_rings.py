"""S16 Rings: gold rings, and what a test shows of them."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.solitaire.site.entering import AtSite
from tests.solitaire.table import Game, table

RINGS = {
    "the-one-ring": "the-one-ring",
    "dwarven-ring": "dwarven-ring-of-thrars-tribe",
    "magic-ring": "magic-ring-of-lore",
    "lesser-ring": "lesser-ring",
}
"""A ring of each kind."""


def at(site: str = "bag-end", **more: Any) -> Game:
    more.setdefault("company", ["elrond"])
    more.setdefault("treasures", ["cram"])
    game = table(site_=site, phase=5, **more)
    game.state.turn.entered = True
    return game.run(AtSite())


@pytest.mark.rule("S16.1")
def test_gold_rings_are_found_where_they_are_listed_and_are_no_special_rings_yet() -> None:
    game = at("gladden-fields", row=["fair-gold-ring", "lesser-ring"])
    assert game.options == ["play fair-gold-ring", "pass"]
    assert at("himring", row=["fair-gold-ring"]).asked == ""


@pytest.mark.rule("S16.2")
@pytest.mark.parametrize("ring", RINGS.values())
def test_a_special_ring_comes_by_a_test_alone(ring: str) -> None:
    game = at("gladden-fields", row=[ring])
    assert game.asked == ""
    (found,) = AtSite().refused(game.state)
    assert (found.reason, found.rule) == ("only-by-test", "S16.2")


@pytest.mark.rule("S16.2")
class TestNeeds:
    def start(self, **more: Any) -> Game:
        more.setdefault("items", {"elrond": ["fair-gold-ring"]})
        more.setdefault("row", ["lesser-ring"])
        return at(hand=["test-of-form"], **more)

    def test_with_a_gold_ring_and_a_sage(self) -> None:
        assert "play test-of-form" in self.start().options

    def test_not_without_a_gold_ring(self) -> None:
        assert self.start(items={}).asked == ""

    def test_not_without_a_sage(self) -> None:
        game = self.start(company=["aragorn-ii"], items={"aragorn-ii": ["fair-gold-ring"]})
        assert game.asked == ""

    @pytest.mark.rule("S16.7")
    def test_not_without_a_ring_in_the_row(self) -> None:
        assert self.start(row=["orcrist"]).asked == ""

    def test_anybody_may_bear_it(self) -> None:
        game = self.start(company=["elrond", "frodo"], items={"frodo": ["fair-gold-ring"]})
        game.do("play test-of-form", rolls=(3, 4)).do("play lesser-ring")
        assert game.in_play("frodo") == ["lesser-ring"]


TABLE = [
    # gold ring, result, the kinds that it may be
    ("beautiful-gold-ring", 12, {"the-one-ring", "dwarven-ring"}),
    ("beautiful-gold-ring", 11, {"dwarven-ring"}),
    ("beautiful-gold-ring", 10, {"dwarven-ring"}),
    ("beautiful-gold-ring", 9, set()),
    ("beautiful-gold-ring", 8, set()),
    ("beautiful-gold-ring", 7, {"magic-ring"}),
    ("beautiful-gold-ring", 2, {"magic-ring"}),
    ("fair-gold-ring", 11, {"the-one-ring", "dwarven-ring"}),
    ("fair-gold-ring", 10, {"dwarven-ring"}),
    ("fair-gold-ring", 9, {"dwarven-ring"}),
    ("fair-gold-ring", 8, set()),
    ("fair-gold-ring", 7, set()),
    ("fair-gold-ring", 6, {"magic-ring"}),
    ("precious-gold-ring", 10, {"the-one-ring", "dwarven-ring"}),
    ("precious-gold-ring", 9, {"dwarven-ring"}),
    ("precious-gold-ring", 8, {"dwarven-ring"}),
    ("precious-gold-ring", 7, set()),
    ("precious-gold-ring", 6, set()),
    ("precious-gold-ring", 5, {"magic-ring"}),
]


@pytest.mark.rule("S16.3", "S16.4", "S16.6")
@pytest.mark.parametrize(("gold", "total", "kinds"), TABLE)
def test_the_table(gold: str, total: int, kinds: set[str]) -> None:
    game = at(items={"elrond": [gold]}, row=list(RINGS.values()), hand=["test-of-form"])
    rolls = (6, total - 6) if total > 7 else (1, total - 1)
    game.do("play test-of-form", rolls=rolls)
    assert game.asked == "ring"
    found = {kind for kind, ring in RINGS.items() if f"play {ring}" in game.options}
    assert found == kinds | {"lesser-ring"}
    assert game.options[-1] == "pass"


@pytest.mark.rule("S16.3")
@pytest.mark.parametrize(
    ("event", "items", "changes", "total"),
    [
        ("test-of-form", [], [], 7),
        ("test-of-lore", [], ["test-of-lore:-1"], 6),
        ("test-of-form", ["scroll-of-isildur"], ["scroll-of-isildur:+2"], 9),
        ("test-of-lore", ["scroll-of-isildur"], ["test-of-lore:-1", "scroll-of-isildur:+2"], 8),
    ],
)
def test_modifiers(event: str, items: list[str], changes: list[str], total: int) -> None:
    game = at(items={"elrond": ["fair-gold-ring", *items]}, row=["lesser-ring"], hand=[event]).do(
        f"play {event}", rolls=(3, 4)
    )
    (roll,) = game.events("roll")
    assert (roll["changes"], roll["total"]) == (changes, total)
    assert roll["ways"] == 36, "a Lesser Ring is always possible"
    assert roll["above"] == -1, "it is not one number that counts"


@pytest.mark.rule("S16.3")
def test_the_chance_is_that_of_a_ring_in_the_row() -> None:
    game = at(items={"elrond": ["fair-gold-ring"]}, row=["the-one-ring"], hand=["test-of-form"]).do(
        "play test-of-form", rolls=(1, 1)
    )
    assert game.events("roll")[0]["ways"] == 3


@pytest.mark.rule("S16.3", "S16.5")
def test_a_ring_that_is_played_comes_to_the_bearer_and_the_gold_ring_is_stored() -> None:
    game = at(
        items={"elrond": ["fair-gold-ring"]},
        row=["lesser-ring"],
        hand=["test-of-form"],
        tapped=True,
        marks={"elrond": ["tapped"]},
    ).do("play test-of-form", rolls=(3, 4))
    game.do("play lesser-ring")
    assert game.in_play("elrond") == ["lesser-ring"]
    assert game.zone("stored") == ["fair-gold-ring"]
    assert game.zone("resource_discard") == ["test-of-form"]
    assert game.zone("treasures") == ["cram"]


@pytest.mark.rule("S16.3")
def test_neither_character_nor_site_taps() -> None:
    game = at(items={"elrond": ["fair-gold-ring"]}, row=["lesser-ring"], hand=["test-of-form"]).do(
        "play test-of-form", rolls=(3, 4)
    )
    game.do("play lesser-ring")
    assert game.marks("elrond") == set()
    assert not game.state.tapped


@pytest.mark.rule("S16.5")
def test_a_failure_sends_the_gold_ring_back() -> None:
    game = at(items={"elrond": ["fair-gold-ring"]}, row=["the-one-ring"], hand=["test-of-form"]).do(
        "play test-of-form", rolls=(3, 4)
    )
    assert game.asked == ""
    assert sorted(game.zone("treasures")) == ["cram", "fair-gold-ring"]
    assert game.zone("row") == ["the-one-ring"]
    assert game.zone("stored") == []


@pytest.mark.rule("S16.6")
def test_not_to_play_one_is_a_failure_too() -> None:
    game = at(items={"elrond": ["fair-gold-ring"]}, row=["lesser-ring"], hand=["test-of-form"]).do(
        "play test-of-form", "pass", rolls=(3, 4)
    )
    assert sorted(game.zone("treasures")) == ["cram", "fair-gold-ring"]
    assert game.zone("row") == ["lesser-ring"]


@pytest.mark.rule("S16.6")
def test_rings_of_the_hand_do_not_exist_and_those_face_down_do_not_count() -> None:
    game = at(
        items={"elrond": ["fair-gold-ring"]},
        row=["the-one-ring"],
        treasures=["lesser-ring"],
        hand=["test-of-form"],
    ).do("play test-of-form", rolls=(3, 4))
    assert game.events("ring-test-failed") == [{"card": "fair-gold-ring"}]


def test_which_of_several_gold_rings() -> None:
    game = at(
        company=["elrond", "frodo", "sam-gamgee"],
        items={
            "elrond": ["fair-gold-ring"],
            "frodo": ["precious-gold-ring"],
            "sam-gamgee": ["fair-gold-ring"],
        },
        row=["lesser-ring"],
        hand=["test-of-form"],
    ).do("play test-of-form")
    assert game.asked == "gold-ring"
    assert game.options == ["with fair-gold-ring", "with precious-gold-ring"]
    game.do("with fair-gold-ring")
    assert game.options == ["by elrond", "by sam-gamgee"]
    game.do("by sam-gamgee", "play lesser-ring")
    assert game.in_play("sam-gamgee") == ["lesser-ring"]


def test_no_second_magic_ring_of_the_same_name() -> None:
    game = at(
        company=["elrond", "frodo"],
        items={"elrond": ["fair-gold-ring", "magic-ring-of-lore"]},
        row=["magic-ring-of-lore"],
        hand=["test-of-form"],
    )
    assert game.asked == ""


class TestRinglore:
    def start(self, **more: Any) -> Game:
        more.setdefault("row", list(RINGS.values()))
        return at(
            "weathertop",
            company=["elrond", "frodo"],
            items={"frodo": ["fair-gold-ring"]},
            hand=["ringlore"],
            **more,
        )

    def test_any_but_the_one_without_a_roll(self) -> None:
        game = self.start().do("play ringlore")
        assert game.marks("elrond") == {"tapped"}
        assert game.state.tapped
        assert game.events("roll") == []
        assert game.options == [
            *[f"play {ring}" for kind, ring in RINGS.items() if kind != "the-one-ring"],
            "pass",
        ]
        game.do("play dwarven-ring-of-thrars-tribe")
        assert game.in_play("frodo") == ["dwarven-ring-of-thrars-tribe"]
        assert game.zone("stored") == ["fair-gold-ring"]

    def test_nothing_for_the_one_ring_alone(self) -> None:
        assert self.start(row=["the-one-ring"]).asked == ""

    def test_only_where_there_is_information(self) -> None:
        game = at(
            "bag-end", items={"elrond": ["fair-gold-ring"]}, row=["lesser-ring"], hand=["ringlore"]
        )
        assert game.asked == ""


def test_the_last_ring_wins() -> None:
    game = at(
        items={"elrond": ["fair-gold-ring"]},
        row=["lesser-ring"],
        treasures=[],
        hand=["test-of-form"],
    ).do("play test-of-form", "play lesser-ring")
    assert game.state.outcome is not None
    assert game.state.outcome.reason == "treasures"


@pytest.mark.rule("S16.7")
def test_a_ring_test_answers_what_looks_for_new_items() -> None:
    game = at(
        company=["elrond", "eowyn"],
        items={"elrond": ["fair-gold-ring"]},
        on={"eowyn": ["lure-of-expedience"]},
        marks={"elrond": ["tapped"]},
        row=["lesser-ring"],
        hand=["test-of-form"],
    ).do("play test-of-form", "play lesser-ring", rolls=(3, 4, 6, 6))
    if game.asked == "corruption-check":
        game.do("roll")
    assert [roll["card"] for roll in game.events("roll")] == ["elrond", "eowyn"]
    assert game.state.turn.played == ()
