"""Arguments of a wrong type are refused in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import mathom
from mathom.bots import make_bot
from mathom.kernel import state as compiled_or_not
from mathom.kernel.record import Record

COMPILED = not str(compiled_or_not.__file__).endswith(".py")
"""Compiled code looks at the types of its arguments before ours does, and says so its own way."""
DUEL: Any = mathom.game("duel")
MATCH: Any = DUEL.start(["a", "b"], 7)
ANY: Any = mathom
WRONG: dict[str, tuple[Callable[[], object], str]] = {
    "game": (lambda: ANY.game(3), "by its id, such as 'duel', not by 3 (int)"),
    "game-list": (lambda: ANY.game(["duel"]), "not by ['duel'] (list)"),
    "seats": (lambda: DUEL.start(3), "seats must be a list of players' names, not 3 (int)"),
    "seats-none": (lambda: DUEL.start(None), "seats must be a list"),
    "seats-text": (lambda: DUEL.start("ab"), "seats must be a list of players' names, not 'ab'"),
    "player": (lambda: DUEL.start([1, 2]), "a player's name must be a text, not 1 (int)"),
    "seed": (lambda: DUEL.start(["a", "b"], 1.5), "a whole number or a text, not 1.5 (float)"),
    "seed-true": (lambda: DUEL.start(["a", "b"], True), "not True (bool)"),
    "options": (lambda: DUEL.start(["a", "b"], 7, ["coins"]), "options must be a table"),
    "value": (lambda: DUEL.start(["a", "b"], 7, {"coins": 3}), "the setting 'coins' is"),
    "state": (lambda: DUEL.match("{}"), "a state of a game is wanted, not '{}' (str)"),
    "state-text": (lambda: DUEL.state(MATCH.state), "a text is wanted, not <Duel:"),
    "record": (lambda: DUEL.replay("x"), "a record is wanted, not 'x' (str); Record.loads reads"),
    "replay": (lambda: ANY.replay(b"x"), "a text is wanted, not b'x' (bytes)"),
    "loads": (lambda: Record.loads(ANY), "a text is wanted, not <module 'mathom'"),
    "apply": (lambda: MATCH.apply(3), "an option is wanted or its text, not 3 (int)"),
    "apply-seat": (lambda: MATCH.apply("pass", "sauron"), "by its number from 0, not by 'sauron'"),
    "parse": (lambda: MATCH.choice.parse(3), "a text is wanted, not 3 (int)"),
    "view": (lambda: MATCH.view("sauron"), "by its number from 0, not by 'sauron' (str)"),
    "events": (lambda: MATCH.events(0, "1"), "a version of a match is a whole number"),
    "seat": (lambda: MATCH.seat(0, None), "a source of chance is wanted, such as Seeded"),
    "resign": (lambda: MATCH.resign(0.5), "by its number from 0, not by 0.5 (float)"),
    "undo": (lambda: MATCH.undo("1"), "cannot go back to choice 1"),
    "bot": (lambda: make_bot(DUEL, ANY), "a bot's name must be a text"),
}


@pytest.mark.parametrize(("call", "said"), WRONG.values(), ids=WRONG)
def test_an_argument_of_a_wrong_type(call: Callable[[], object], said: str) -> None:
    with pytest.raises((mathom.MathomError, TypeError)) as caught:
        call()
    if isinstance(caught.value, mathom.MathomError):
        assert said in str(caught.value)
        assert caught.value.told("ja")
    else:
        assert COMPILED
        assert "object expected; got" in str(caught.value)


def test_a_state_of_another_game_begins_no_match() -> None:
    with pytest.raises(mathom.MathomError, match="the state is of duel, not of quest"):
        mathom.game("quest").match(MATCH.state)
