"""Settings: values that are listed, and such as a game judges itself."""

from __future__ import annotations

import pytest

from mathom.kernel.errors import BadRequest, Sentence
from mathom.kernel.game import OpenSetting, Setting
from tests.riddles import Riddles


def odd(value: str) -> Sentence | None:
    """Any code may be chosen that begins with a dash."""
    if value.startswith("-"):
        return None
    return "setting-value", {"id": "'code'", "allowed": ["-..."], "value": repr(value)}


class Coded(Riddles):
    """The toy game with a code to agree on."""

    settings = (Setting("pace", ("slow", "quick"), "R1"), OpenSetting("code", ("none",), "R1", odd))


GAME = Coded()


def test_the_first_value_is_the_default() -> None:
    assert GAME.complete({}) == {"pace": "slow", "code": "none"}


@pytest.mark.parametrize("code", ["none", "-", "-abc"])
def test_an_open_setting_has_listed_values_and_those_that_pass(code: str) -> None:
    assert GAME.complete({"code": code, "pace": "quick"}) == {"pace": "quick", "code": code}


@pytest.mark.parametrize("chosen", [{"code": "abc"}, {"code": ""}, {"pace": "-"}, {"pace": "none"}])
def test_other_values_are_refused(chosen: dict[str, str]) -> None:
    with pytest.raises(BadRequest, match="setting"):
        GAME.complete(chosen)
