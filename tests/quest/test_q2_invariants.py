"""What holds after every decision of every game, whatever cards were played."""

from __future__ import annotations

import pytest

from mathom.games.quest.model.pieces import NOWHERE
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.commands import LayToken
from mathom.games.quest.sauron.influence import settled
from mathom.games.quest.sauron.story import at_finale, stage
from mathom.kernel.chance import Seeded
from mathom.kernel.effects import EffectChoice
from mathom.kernel.state import advance, settle
from tests.quest.table import BOX, GAME


def check_network(state: Quest) -> None:
    """Influence lies as the net allows (Q2.8, Q2.9), and the pool holds its number (Q2.10)."""
    assert settled(BOX, state.influence) == state.influence
    for place in BOX.locations:
        held = state.influence[place.index]
        assert held >= 0
        assert not (place.haven and held)
        assert not (place.stronghold and held > place.strength)
    assert 0 <= state.pool <= BOX.figures.pool_per_stage * max(stage(state), state.stage)


def check_tracks(state: Quest) -> None:
    """Three action tokens at most, each on a space of its own (Q2.7)."""
    assert len(state.actions) < BOX.figures.action_tokens
    assert len(set(state.actions)) == len(state.actions)


def check_tokens(state: Quest) -> None:
    """Every token lies on the map, but one that Sauron is about to lay; none in a Haven."""
    if state.outcome is None and not isinstance(state.choice, LayToken | EffectChoice):
        assert all(token.location != NOWHERE for token in state.tokens)
    for token in state.tokens:
        if token.location != NOWHERE:
            assert not BOX.locations[token.location].haven
            assert BOX.locations[token.location].pile >= 0


def check_story(state: Quest) -> None:
    """Minions enter at their stage, and no turn goes on once the Finale is due (Q2.2)."""
    for minion, at in zip(BOX.minions, state.minions, strict=True):
        assert at == NOWHERE or minion.stage <= state.stage
    assert all(0 <= space <= BOX.figures.finale for space in state.markers)
    if at_finale(state):
        names = [type(frame).__name__ for frame in state.agenda]
        assert "SauronTurn" not in names


@pytest.mark.rule("Q2.7")
@pytest.mark.rule("Q2.9")
@pytest.mark.rule("Q2.10")
@pytest.mark.parametrize("seed", range(9))
def test_the_board_is_right_after_every_decision(seed: int) -> None:
    lots = Seeded(f"lots {seed}")
    chance = Seeded(f"game {seed}")
    chosen = {s.id: s.values[lots.pick(len(s.values))] for s in GAME.settings}
    state = GAME.setup(2 + seed % 3, GAME.complete(chosen), chance)
    settle(state, chance)
    while state.outcome is None:
        check_network(state)
        check_tracks(state)
        check_tokens(state)
        check_story(state)
        options = state.choice.options(state)
        advance(state, options[lots.pick(len(options))], chance)
