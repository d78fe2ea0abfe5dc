"""The laws of every game hold for the three scenarios and every variant."""

from __future__ import annotations

import pytest

from tests.laws.walk import Walk
from tests.solitaire.table import GAME

VARIANTS = [{}, *({it.id: value} for it in GAME.settings for value in it.values[1:])]


@pytest.mark.rule("S25.1")
@pytest.mark.parametrize("settings", VARIANTS, ids=str)
def test_every_variant_obeys_the_laws(settings: dict[str, str]) -> None:
    Walk(GAME, f"variant {settings}", every=10, settings=settings).run()


def test_choices_can_be_taken_back() -> None:
    Walk(GAME, "taken back", undo=True, every=10, settings={}).run()


def test_all_variants_can_be_mixed() -> None:
    mixed = {it.id: it.values[-1] for it in GAME.settings}
    Walk(GAME, "mixed", every=10, settings=mixed).run()
