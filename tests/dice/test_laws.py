"""The laws of every game hold for every number of players and every variant."""

from __future__ import annotations

import pytest

from tests.dice.table import GAME
from tests.laws.walk import Walk

VARIANTS = [{}, *({it.id: value} for it in GAME.settings for value in it.values[1:])]


@pytest.mark.rule("R11.5")
@pytest.mark.parametrize("settings", VARIANTS, ids=str)
def test_every_variant_obeys_the_laws(settings: dict[str, str]) -> None:
    Walk(GAME, f"variant {settings}", every=25, settings=settings).run()


@pytest.mark.parametrize("players", GAME.players)
def test_any_number_of_players_obeys_the_laws(players: int) -> None:
    Walk(GAME, f"{players} players", undo=True, every=25, players=players, settings={}).run()


def test_all_variants_can_be_mixed() -> None:
    mixed = {it.id: it.values[-1] for it in GAME.settings}
    Walk(GAME, "mixed", every=25, settings=mixed).run()
