"""S5 The untap phase."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.travel.untap import Untap
from tests.solitaire.table import table


@pytest.mark.rule("S5.1")
def test_characters_allies_and_items_untap() -> None:
    game = table(
        site_="bree",
        items={"aragorn-ii": ["palantir-of-orthanc"]},
        allies={"aragorn-ii": ["goldberry"]},
        marks={
            "aragorn-ii": ["tapped"],
            "goldberry": ["tapped"],
            "palantir-of-orthanc": ["tapped"],
        },
    )
    game.run(Untap())
    for each in ("aragorn-ii", "goldberry", "palantir-of-orthanc"):
        assert game.marks(each) == set()


@pytest.mark.rule("S5.1")
def test_sites_do_not_untap() -> None:
    game = table(site_="bree", tapped=True)
    game.run(Untap())
    assert game.state.tapped


@pytest.mark.rule("S5.2")
@pytest.mark.parametrize(("place", "expected"), [("rivendell", "tapped"), ("bree", "wounded")])
def test_only_at_a_haven_the_wounded_heal(place: str, expected: str) -> None:
    game = table(site_=place, marks={"aragorn-ii": ["wounded"]})
    game.run(Untap())
    assert game.marks("aragorn-ii") == {expected}


@pytest.mark.rule("S5.2")
def test_who_heals_does_not_untap_in_the_same_phase() -> None:
    game = table(marks={"aragorn-ii": ["wounded"]}).run(Untap())
    assert game.marks("aragorn-ii") == {"tapped"}
    game.run(Untap())
    assert game.marks("aragorn-ii") == set()


@pytest.mark.rule("S5.3")
def test_checks_of_the_end_of_the_phase_come_after_untapping() -> None:
    game = table(
        company=["frodo", "sam-gamgee"],
        site_="bree",
        on={"frodo": ["lure-of-the-senses"]},
        marks={"sam-gamgee": ["tapped"]},
    )
    game.run(Untap(), rolls=[6, 6])
    kinds = [event.kind for event in game.told]
    if "roll" in kinds:
        assert kinds.index("untap") < kinds.index("roll")
