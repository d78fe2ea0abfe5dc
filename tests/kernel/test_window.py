"""May anyone use something now? Who is asked, when it ends, and what it must not depend on."""

from __future__ import annotations

import pytest

from mathom.kernel.chance import Chance, Seeded
from mathom.kernel.option import Option, OptionTable
from mathom.kernel.state import State, advance, settle
from mathom.kernel.window import Window

TABLE = OptionTable()
PASS = TABLE.add("pass")
USE = TABLE.add("use")


class Table(State):
    """Three seats that have something to use so many times."""

    def __init__(self, things: list[int]) -> None:
        super().__init__()
        self.things = things
        self.told: list[str] = []

    @property
    def players(self) -> int:
        return len(self.things)

    @property
    def option_table(self) -> OptionTable:
        return TABLE


class Any(Window[Table]):
    """Everybody sees what everybody has."""

    def open(self, state: Table) -> bool:
        return state.things[self.seat] > 0

    def usable(self, state: Table) -> list[Option]:
        return [USE]

    def use(self, state: Table, option: Option, chance: Chance) -> None:
        state.things[self.seat] -= 1
        state.told.append(f"{self.seat} uses")

    def done(self, state: Table) -> None:
        state.told.append("done")
        state.push(Idle(0))


class Once(Any):
    """Over as soon as somebody has used something; only some are asked."""

    once = True

    def order(self, state: Table) -> tuple[int, ...]:
        return (2, 0)


class Idle(Any):
    """Waits for ever."""

    def open(self, state: Table) -> bool:
        return True


def play(things: list[int], window: Window[Table], *options: Option) -> Table:
    state = Table(things)
    state.push(window)
    settle(state, Seeded("x"))
    for option in options:
        state.told.append(f"ask {state.choice.seat}")
        assert state.choice.options(state) == [USE, PASS]
        advance(state, option, Seeded("x"))
    return state


def test_seats_are_asked_in_order_until_all_pass() -> None:
    state = play([1, 1, 1], Any(1), PASS, PASS, PASS)
    assert state.told == ["ask 1", "ask 2", "ask 0", "done"]


def test_all_are_asked_anew_after_something_was_used() -> None:
    state = play([2, 1, 2], Any(0), PASS, USE, PASS, PASS)
    assert state.told == ["ask 0", "ask 1", "1 uses", "ask 2", "ask 0", "done"]
    state = play([2, 2, 2], Any(0), PASS, PASS, USE, PASS, PASS, USE, PASS, PASS)
    again = ["ask 2", "2 uses", "ask 0", "ask 1"]
    assert state.told == ["ask 0", "ask 1", *again, *again, "done"]


def test_who_has_nothing_by_what_all_know_is_not_asked() -> None:
    assert play([0, 0, 0], Any(0)).told == ["done"]
    assert play([0, 1, 0], Any(0), PASS).told == ["ask 1", "done"]
    assert play([0, 2, 0], Any(0), USE, PASS).told == ["ask 1", "1 uses", "ask 1", "done"]


@pytest.mark.parametrize("option", [PASS, USE])
def test_a_window_of_one_use_is_over_then(option: Option) -> None:
    state = Table([0, 9, 5])
    state.push(Once(2), Idle(1))
    settle(state, Seeded("x"))
    assert state.choice == Once(2)
    advance(state, option, Seeded("x"))
    assert isinstance(state.choice, Idle)
    assert state.told == (["done"] if option is PASS else ["2 uses"])


def test_whoever_is_asked_is_known_from_the_frame() -> None:
    state = play([1, 1, 1], Any(0), PASS)
    assert state.agenda == [Any(1, 1)]
    assert repr(state.choice) == "Any(seat=1, passed=1)"
