"""The one door through which choices reach the rules."""

from __future__ import annotations

import pickle

import pytest

import mathom
from mathom.kernel.chance import Seeded
from mathom.kernel.errors import (
    BadRequest,
    BadState,
    IllegalOption,
    NotYourChoice,
    UnknownOption,
)
from mathom.kernel.match import Match
from mathom.kernel.record import Record
from tests.riddles import DRAW, INTO, PASS, RIDDLES, Riddle, Turn

DUEL = mathom.game("duel")


def start(seed: int = 4) -> Match:
    return RIDDLES.start(["a", "b"], seed=seed)


def test_the_contract_of_the_design() -> None:
    match = DUEL.start(seats=["human", "greedy"], seed=7, options={})
    while not match.over:
        choice = match.choice
        assert choice.rules
        assert choice.prompt("en") != choice.prompt("ja")
        option = choice.options()[0]
        assert choice.parse(str(option)) is option
        match.apply(option)
    assert match.outcome is not None
    assert set(match.outcome.scores) == {0, 1}
    again = mathom.replay(match.record.dumps())
    assert again.state == match.state
    copy = match.state.copy()
    copy.check()
    assert DUEL.state(copy.dumps()) == match.state


def test_the_same_seed_gives_the_same_match() -> None:
    assert start(9).record.dumps() == start(9).record.dumps()
    assert DUEL.start(["a", "b"], seed=1).state != DUEL.start(["a", "b"], seed=2).state


def test_without_a_seed_matches_differ() -> None:
    first, second = (DUEL.start(["a", "b"]) for _ in range(2))
    assert first.record.commitment != second.record.commitment


def test_seats_may_be_drawn() -> None:
    drawn = {
        tuple(RIDDLES.start(["a", "b"], s, shuffle=True).record.seats.values()) for s in range(20)
    }
    assert drawn == {("a", "b"), ("b", "a")}


@pytest.mark.parametrize(
    ("seats", "seed", "options", "sentence"),
    [
        (["a"], 1, {}, "for 2 players, not 1"),
        (["a", "b", "c"], 1, {}, "for 2 players, not 3"),
        (["a", "b"], "", {}, "a seed is"),
        (["a", "b"], "two\nlines", {}, "a seed is"),
        (["a", "b"], 10**200, {}, "a seed that is a number"),
        (["a", ""], 1, {}, "a player's name is"),
        (["a", "b\n"], 1, {}, "a player's name is"),
        (["a", "\ud800"], 1, {}, "a player's name is"),
        (["a", "b" * 61], 1, {}, "a player's name is"),
        (["a", "b"], 1, {"luck": "good"}, "no setting 'luck'"),
        (["a", "b"], 1, {"coins": "golden"}, "finite or endless, not 'golden'"),
    ],
)
def test_a_match_that_cannot_be_is_refused(
    seats: list[str], seed: int | str, options: dict[str, str], sentence: str
) -> None:
    with pytest.raises(BadRequest, match=sentence):
        DUEL.start(seats, seed, options)


def test_a_state_handed_out_never_changes() -> None:
    match = start()
    before = match.state
    text = before.dumps()
    match.apply(DRAW)
    assert match.state is not before
    assert before.dumps() == text


def test_an_unknown_text_is_refused_with_a_hint() -> None:
    match = DUEL.start(["a", "b"], seed=1)
    with pytest.raises(UnknownOption, match="did you mean 'landmark bree'"):
        match.apply("landmark bre")
    with pytest.raises(UnknownOption, match="not an option"):
        match.apply("x" * 10_000)


def test_an_option_of_another_moment_is_refused_with_what_is_asked() -> None:
    match = DUEL.start(["a", "b"], seed=1)
    with pytest.raises(IllegalOption, match="Your turn") as raised:
        match.apply("place gondor")
    assert (raised.value.reason, raised.value.rule) == ("not-now", "D2.3")
    copy = pickle.loads(pickle.dumps(raised.value))  # noqa: S301
    assert (str(copy), copy.reason, copy.rule) == (str(raised.value), "not-now", "D2.3")


def test_nothing_can_be_chosen_after_the_end() -> None:
    match = start()
    match.apply(PASS)
    match.apply(PASS)
    assert match.over
    with pytest.raises(BadRequest, match="the game is over"):
        match.apply(PASS)
    assert match.view(0)["choice"] is None
    assert match.view(None)["outcome"]["reason"] == "more"


def test_a_rule_that_fails_leaves_everything_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = start()
    text, entries, log = match.state.dumps(), len(match.record.entries), len(match.log)

    def fail(self: Turn, state: Riddle, option: object, chance: Seeded) -> None:
        state.discard = (1, 2, 3)
        chance.pick(6)
        raise RuntimeError("a fault in a rule")

    with monkeypatch.context() as patch:
        patch.setattr(Turn, "take", fail)
        with pytest.raises(RuntimeError):
            match.apply(PASS)
    assert (match.state.dumps(), len(match.record.entries), len(match.log)) == (text, entries, log)
    match.apply(DRAW)
    assert match.record.entries[-1].outcomes
    match.apply(PASS)
    RIDDLES.replay(Record.loads(match.record.dumps()))


def test_undo_names_the_choice_it_returns_to() -> None:
    match = start()
    first = match.state.dumps()
    match.apply(DRAW)
    match.undo(0)
    assert match.state.dumps() == first
    assert match.ply == 0
    assert (match.log[-1].kind, match.log[-1].args) == ("undo", {"ply": 0})
    assert [entry.text for entry in match.record.entries] == ["", "draw", ""]
    for ply in (0, 1, -1, True):
        with pytest.raises(BadRequest, match="cannot go back"):
            match.undo(ply)
    assert len(match.record.entries) == 3


def test_undo_after_the_end_opens_the_game_again() -> None:
    match = start()
    match.apply(PASS)
    match.apply(PASS)
    assert match.record.seed == "4"
    match.undo(1)
    assert not match.over
    assert match.record.ending is None
    text = match.record.dumps()
    assert "\nseed 4\n" in text, "what was told once is no secret again"
    assert RIDDLES.replay(Record.loads(text)).record.dumps() == text


def test_preparing_changes_nothing_and_committing_does_what_applying_does() -> None:
    one, two = DUEL.start(["a", "b"], seed=3), DUEL.start(["a", "b"], seed=3)
    while not one.over:
        before = one.record.dumps(seed=one.seed), one.state, len(one.log), one.version
        option = one.choice.options()[-1]
        for _ in range(2):
            prepared = one.prepare(option)
        one.prepare_resign(0)
        if one.ply:
            one.prepare_undo(one.ply - 1)
        assert (one.record.dumps(seed=one.seed), one.state, len(one.log), one.version) == before
        one.commit(prepared)
        assert one.state is prepared.state
        two.apply(option)
    assert one.record.dumps() == two.record.dumps()
    assert one.log == two.log


def test_what_was_prepared_for_another_position_is_refused() -> None:
    match = DUEL.start(["a", "b"], seed=3)
    first, other = (match.prepare(option) for option in match.choice.options()[:2])
    match.commit(first)
    for late in (first, other):
        with pytest.raises(BadRequest, match="prepared for another position"):
            match.commit(late)
    assert match.version == 2


def test_a_saved_match_plays_on_with_the_same_chance() -> None:
    one = DUEL.start(["a", "b"], seed=3)
    for _ in range(10):
        one.apply(one.choice.options()[-1])
    two = mathom.replay(one.record.dumps(seed=one.seed))
    while not one.over:
        one.apply(one.choice.options()[0])
        two.apply(two.choice.options()[0])
    assert two.record.dumps() == one.record.dumps()


def test_a_record_without_its_seed_can_only_be_looked_at() -> None:
    match = mathom.replay(DUEL.start(["a", "b"], seed=3).record.dumps())
    with pytest.raises(BadRequest, match="tells no seed"):
        match.apply(match.choice.options()[0])
    match.view(0)


def test_a_match_begins_from_any_state() -> None:
    match = DUEL.start(["a", "b"], seed=3, options={"coins": "endless"})
    for _ in range(8):
        match.apply(match.choice.options()[0])
    branch = DUEL.match(match.state, seed=5)
    assert branch.state == match.state
    branch.apply(branch.choice.options()[-1])
    again = mathom.replay(branch.record.dumps())
    assert again.state == branch.state
    assert again.record.settings["coins"] == "endless"


def test_a_seat_sees_its_own_choice_and_nobody_elses() -> None:
    match = start()
    assert match.choice.seat == 0
    assert match.seat(0, Seeded("x")).options() == [DRAW, INTO[0], INTO[1], PASS]
    assert match.seat(1, Seeded("x")).options() == []
    assert "options" in match.view(0)["choice"]
    assert "options" not in match.view(1)["choice"]
    assert "options" not in match.view(None)["choice"]


def test_whoever_is_not_asked_is_told_nothing_about_the_choice() -> None:
    match = start()
    with pytest.raises(NotYourChoice) as legal:
        match.apply("pass", seat=1)
    with pytest.raises(NotYourChoice) as unknown:
        match.apply("no such thing", seat=1)
    assert str(legal.value) == str(unknown.value) == "it is the choice of bilbo"
    match.apply("pass", seat=0)


def test_what_is_handed_out_can_be_changed_without_harm() -> None:
    match = DUEL.start(["a", "b"], seed=1)
    covered = match.choice.refused()[0].option
    for options in (match.choice.options(), match.seat(1, Seeded("x")).options()):
        options.append(covered)
    with pytest.raises(IllegalOption):
        match.apply(covered)
    view = match.view(1)
    view["players"]["sauron"] = view["settings"]["coins"] = "changed"
    view["choice"]["options"][0]["args"].clear()
    view["choice"]["refused"][0]["args"].clear()
    assert match.record.seats["sauron"] == "b"
    assert match.record.settings["coins"] == "finite"
    assert match.choice.options()[0].args
    assert covered.args


def test_a_seat_that_is_not_there_is_refused() -> None:
    match = start()
    for seat in (-1, 2, 7):
        with pytest.raises(BadRequest, match="is not one of 0 to 1"):
            match.view(seat)
        with pytest.raises(BadRequest, match="is not one of 0 to 1"):
            match.events(seat)
        with pytest.raises(BadRequest, match="is not one of 0 to 1"):
            match.seat(seat, Seeded("x"))


def test_events_since_a_version_are_those_that_came_later() -> None:
    match = start()
    version = match.version
    assert match.events(0, since=0) == match.events(0)
    assert match.events(0, since=version) == []
    told = match.apply(DRAW)
    assert match.events(0, since=version) == told
    match.undo(0)
    assert match.version == version + 2
    assert [event.kind for event in match.events(None, since=version + 1)] == ["undo"]


def test_events_are_told_to_those_who_may_know() -> None:
    match = start()
    assert [event.kind for event in match.events(0)] == ["drawn"] * 3
    assert [event.kind for event in match.events(1)] == ["drawn"] * 3
    assert match.events(0) != match.events(1)
    assert match.events(None) == []


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"chapter":1', '"chapter":9', "field 'chapter' must be a whole number from 0 to 3"),
        ('"chapter":1', '"chapter":true', "field 'chapter'"),
        ('"chapter":1', '"chapters":1', "field 'chapter' is missing"),
        ('"reserve":25', '"reserve":24', "there must be 30 coins"),
        ('"supply":13', '"supply":14', "must have 15 units"),
        ('"mordor":2', '"shire":2', "field 'shire' is not known here"),
        ('"do":"Turn"', '"do":"Nap"', "field 'do' must be one of"),
        ('"seat":"sauron"', '"seat":"bilbo"', "field 'seat' must be one of fellowship, sauron"),
        ('"outcome":null', '"outcome":{}', "field 'scores' is missing"),
        ('"again":0', '"again":2', "must not hold a turn that follows itself"),
        ('"steps":0', '"steps":14', "the quest is won already"),
        ('"fortresses":[]', '"fortresses":["mordor"]', "a fortress stands without its tile"),
    ],
)
def test_a_state_text_that_cannot_be_is_refused_by_its_field(
    old: str, new: str, sentence: str
) -> None:
    text = DUEL.start(["a", "b"], seed=3).state.dumps()
    assert old in text
    with pytest.raises(BadState, match=sentence):
        DUEL.state(text.replace(old, new, 1))


def test_objects_say_what_they_are() -> None:
    match = DUEL.start(["a", "b"], seed=7)
    assert repr(DUEL) == "<game duel, rules 2>"
    assert repr(match) == "<Match of duel at choice 0: sauron chooses turn: 12 options>"
    assert repr(match.choice) == "<sauron chooses turn: 12 options>"
    assert repr(match.state) == "<Duel: seat 1 chooses turn>"
    assert repr(match.record) == "<Record of duel 2: 1 entries, not ended>"
    assert repr(match.seat(0, Seeded("7"))).startswith("<Seat 0 of <Match of duel")
    assert repr(Seeded("7")) == "<Seeded, 0 words read>"
    match.resign(1)
    assert repr(match) == "<Match of duel at choice 0: ended by resigned, won by fellowship>"
    assert repr(match.state) == "<Duel: ended by resigned>"
    assert repr(match.record) == "<Record of duel 2: 2 entries, ended by resigned>"
