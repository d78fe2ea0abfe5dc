"""Q3.6, Q3.14 The items: what each does while a hero holds it."""

from __future__ import annotations

import pytest

from mathom.games.quest.cards.modifiers import fare
from mathom.games.quest.hero.travel import paths_for
from mathom.games.quest.model.box import Path
from mathom.games.quest.sauron.shadows import HERO_TURN, OfferShadow
from tests.quest.cards import Case
from tests.quest.table import BOX, number, position

SEEN = {"boat", "elven-cloak", "horse"}


def fares(*items: str) -> dict[int, int]:
    """How many cards of any kind each path costs a hero with these items."""
    state = position(heroes=[{"sheet": "argalad", "items": list(items)}])
    return {path.index: fare(state, 1, path) for path in BOX.paths}


def plain(path: Path) -> bool:
    """Whether everybody can go there."""
    return path.item < 0


@pytest.mark.rule("Q3.6", "Q9.24")
def test_the_horse_saves_one_card_but_never_all() -> None:
    before, after = fares(), fares("horse")
    assert after == {path: max(1, cards - 1) for path, cards in before.items()}


@pytest.mark.rule("Q3.6")
def test_the_boat_makes_water_cheap() -> None:
    before, after = fares(), fares("boat")
    for path in BOX.paths:
        assert after[path.index] == (1 if path.water and plain(path) else before[path.index])


@pytest.mark.rule("Q3.6", "Q9.24", "Q9.68")
def test_the_boat_opens_the_sea() -> None:
    def ways(*items: str) -> set[str]:
        hero = {"sheet": "argalad", "at": "the-grey-havens", "items": list(items)}
        return {BOX.locations[end].id for end, _ in paths_for(position(heroes=[hero]), 1)}

    assert ways("boat") - ways() == {"belfalas"}
    sea = next(path for path in BOX.paths if path.item == number("item", "boat"))
    assert fares("boat")[sea.index] == 3


@pytest.mark.rule("Q3.14")
def test_the_elven_cloak_lessens_the_pool_for_every_shadow_card() -> None:
    given = {
        "heroes": [{"sheet": "argalad", "at": "bree", "items": ["elven-cloak"]}],
        "pool": 10,
        "markers": {"heroes": 14},
        "shadow_hand": ["winter-storm"],
    }
    changed = {
        "pool": -1,
        "most moves": "1",
        "shadow hand": [],
        "shadow discard": ["winter-storm"],
    }
    frames = [OfferShadow(HERO_TURN, 1)]
    choices = ["shadow winter-storm"]
    Case("elven-cloak", frames, given, choices, changed, "hero-1", False).run()


@pytest.mark.rule("Q3.6")
def test_every_item_is_used() -> None:
    assert {item.id for item in BOX.items} == SEEN
