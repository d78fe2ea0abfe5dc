"""Whatever a stranger hands us raises our error, never another."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mathom
from mathom.kernel.errors import MathomError
from mathom.kernel.match import Match

DUEL = mathom.game("duel")
MATCH = DUEL.start(["a", "b"], seed=3)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


@given(st.text())
def test_any_text_given_to_parse_is_an_option_or_refused(text: str) -> None:
    with pytest.raises(MathomError):
        MATCH.choice.parse(text)


@given(st.text() | JSON.map(json.dumps))
def test_any_text_given_as_a_state_is_refused(text: str) -> None:
    with pytest.raises(MathomError):
        DUEL.state(text)


def positions() -> list[Match]:
    """Moments of many kinds along some random games."""
    lots = random.Random(3)
    found: dict[str, Match] = {}
    for seed in range(12):
        match = DUEL.start(["a", "b"], seed=seed)
        while not match.over:
            if match.choice.kind not in found:
                found[match.choice.kind] = DUEL.match(match.state, seed=1)
            match.apply(lots.choice(match.choice.options()))
    return list(found.values())


def mutate(data: Any, lots: random.Random) -> Any:
    """Change one value somewhere in a JSON value."""
    if isinstance(data, dict) and data:
        key = lots.choice(list(data))
        if lots.random() < 0.15:
            return {k: v for k, v in data.items() if k != key}
        return {k: mutate(v, lots) if k == key else v for k, v in data.items()}
    if isinstance(data, list) and data and lots.random() < 0.8:
        at = lots.randrange(len(data))
        match lots.randrange(3):
            case 0:
                return data[:at] + data[at + 1 :]
            case 1:
                return [*data, data[at]]
            case _:
                return [*data[:at], mutate(data[at], lots), *data[at + 1 :]]
    return lots.choice([None, 0, 1, -1, 3, 10**12, "", "sauron", "face down", [], {}, 0.5, True])


@pytest.mark.parametrize("match", positions(), ids=lambda match: match.choice.kind)
def test_an_edited_state_is_refused_or_can_be_played(match: Match) -> None:
    """What the loader lets pass is sound enough to be played on by lot."""
    lots = random.Random(match.choice.kind)
    data = json.loads(match.state.dumps())
    for _ in range(300):
        edited = mutate(data, lots)
        if lots.random() < 0.3:
            edited = mutate(edited, lots)
        try:
            state = DUEL.state(json.dumps(edited))
        except MathomError:
            continue
        assert DUEL.state(state.dumps()) == state
        if state.outcome is None:
            _play_on(DUEL.match(state, seed=1), lots)


def _play_on(match: Match, lots: random.Random) -> None:
    while not match.over:
        match.apply(lots.choice(match.choice.options()))
        match.state.check()
