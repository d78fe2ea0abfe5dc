"""Plans: what is done at once, step by step."""

from __future__ import annotations

import pytest

from mathom.kernel.event import Event
from mathom.kernel.state import Json
from mathom.terminal.plan import Halt, Marking, Plan, Step, next_move

GO = Step("journey", "go", {"location": "bree"})
PAY = Step("pay", "spend", {"card": "parry"}, maybe=True)
WAY = Plan("To Bree", (GO, PAY), {"rest": "pass"}, frozenset({"move-hero"}))


def asks(kind: str, *options: str, seat: str = "hero-1", refused: tuple[str, ...] = ()) -> Json:
    """A choice of these options, each told as `kind role=id`."""

    def read(text: str) -> Json:
        kind, *args = text.split()
        return {"text": text, "kind": kind, "args": dict(arg.split("=") for arg in args)}

    told = {"options": [*map(read, options)], "refused": [*map(read, refused)]}
    return {"seat": seat, "kind": kind, **told}


def test_a_step_is_taken_where_exactly_it_is_offered() -> None:
    move = next_move(WAY, 0, asks("journey", "go location=moria", "go location=bree"), "hero-1", [])
    assert (move.text, move.at) == ("go location=bree", 1)


def test_what_is_not_asked_after_all_is_left_out() -> None:
    move = next_move(WAY, 1, asks("explore", "done"), "hero-1", [])
    assert move.halt is Halt.DONE


def test_what_is_asked_on_the_way_is_answered_as_the_plan_says() -> None:
    move = next_move(WAY, 0, asks("rest", "rest", "pass"), "hero-1", [])
    assert (move.text, move.at) == ("pass", 0)


def test_it_waits_while_another_seat_is_asked() -> None:
    move = next_move(WAY, 0, asks("shadow", "pass", seat="sauron"), "hero-1", [])
    assert move.halt is Halt.WAITS


@pytest.mark.parametrize(
    ("choice", "events", "halt"),
    [
        (asks("journey", "stop", refused=("go location=bree",)), [], Halt.REFUSED),
        (asks("attack", "none"), [], Halt.ASKED),
        (asks("journey", "go location=bree"), ["draw-perils"], Halt.HAPPENED),
        (None, [], Halt.DONE),
    ],
)
def test_it_stops_when_things_come_otherwise(
    choice: Json | None, events: list[str], halt: Halt
) -> None:
    move = next_move(WAY, 0, choice, "hero-1", [Event(kind, {}) for kind in events])
    assert (move.text, move.halt) == ("", halt)
    assert (move.refused is not None) == (halt is Halt.REFUSED)
    assert (move.event is not None) == (halt is Halt.HAPPENED)


def test_what_it_foresees_and_what_was_not_asked_do_not_stop_it() -> None:
    news = [Event("move-hero", {}), Event("forced-explore", {})]
    assert next_move(WAY, 0, asks("journey", "go location=bree"), "hero-1", news).text


def test_things_are_marked_as_often_as_there_are_and_not_beyond_what_is_asked_for() -> None:
    marking = Marking(3, {"a": 2, "b": 1, "c": 1}, rest="life")
    marked: tuple[str, ...] = ()
    for text in ("a", "a", "b"):
        marked = marking.mark(marked, text)
    assert marked == ("a", "a", "b")
    assert marking.mark(marked, "c") == marked, "no more are asked for"
    assert marking.mark(marked, "a") == ("b",), "one mark more takes all away"
    assert marking.mark((), "life") == (), "what fills up is not marked"
    assert marking.filled(("b",)) == ("b", "life", "life")


def test_what_is_marked_is_chosen_one_by_one() -> None:
    choice = asks("pay", "spend card=parry", "spend card=volley")
    plan = Marking(2, {}).plan("all", choice, ["spend card=volley"])
    assert plan.steps == (Step("pay", "spend", {"card": "volley"}, maybe=True),)


def test_what_stands_for_several_is_each_of_them_in_turn_and_what_costs_comes_last() -> None:
    choice = asks("dice", "muster die=c", "spend die=a")
    alike = {"spend die=a": [{"die": "a"}, {"die": "b"}]}
    later = frozenset({"muster die=c"})
    marking = Marking(3, {"muster die=c": 1, "spend die=a": 2}, later=later, alike=alike)
    plan = marking.plan("all", choice, ["muster die=c", "spend die=a", "spend die=a"])
    assert [step.args["die"] for step in plan.steps] == ["a", "b", "c"]
    assert [step.kind for step in plan.steps] == ["spend", "spend", "muster"]
