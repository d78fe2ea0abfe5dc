"""Giving up: how it ends a game, and how records, states and sentences tell of it."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

import mathom
from mathom.kernel.errors import BadRecord, BadRequest, BadState, UnknownOption
from mathom.kernel.game import Game
from mathom.kernel.match import Match
from mathom.kernel.outcome import RESIGNED
from mathom.kernel.record import Record
from mathom.locale import messages, sentences
from tests.cli.run import answer, facts
from tests.riddles import DRAW, PASS, RIDDLES, Riddle

DUEL = mathom.game("duel")
GAMES = [DUEL, RIDDLES]


def given_up(game: Game = RIDDLES, seat: int = 0, after: int = 1) -> Match:
    """A match that one side gives up after some choices."""
    match = game.start(["a", "b"], seed=4)
    for _ in range(after):
        match.apply(match.choice.options()[-1])
    match.resign(seat)
    return match


def signed(body: str) -> str:
    """The text with a sum that fits, as a forger would make it."""
    return f"{body}sum {hashlib.sha256(body.encode()).hexdigest()}\n"


def body_of(text: str) -> str:
    return text[: text.rindex("sum ")]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("after", [0, 1])
def test_who_gives_up_has_lost_and_the_other_has_won(game: Game, seat: int, after: int) -> None:
    match = given_up(game, seat, after)
    outcome = match.outcome
    assert match.over
    assert outcome is not None
    assert (outcome.reason, outcome.rule) == (RESIGNED, "")
    assert outcome.scores == {seat: 0.0, 1 - seat: 1.0}
    assert outcome.winners == (1 - seat,)
    assert match.ply == after
    assert match.version == after + 2
    assert [(e.kind, e.args) for e in match.events(None, since=after + 1)] == [
        ("resigned", {"seat": game.seat_names[seat]})
    ]
    match.state.check()


def test_one_may_give_up_whoever_is_asked() -> None:
    for seat in (0, 1):
        match = RIDDLES.start(["a", "b"], seed=4)
        assert match.choice.seat == 0
        match.resign(seat)
        assert match.over


def test_nothing_can_be_done_after_it() -> None:
    match = given_up()
    before = match.record.dumps()
    with pytest.raises(BadRequest, match="the game is over"):
        match.apply(PASS)
    with pytest.raises(BadRequest, match="nobody can give up any more"):
        match.resign(1)
    assert match.record.dumps() == before


def test_a_game_that_ended_by_its_rules_cannot_be_given_up() -> None:
    match = RIDDLES.start(["a", "b"], seed=4)
    match.apply(PASS)
    match.apply(PASS)
    before = match.record.dumps()
    with pytest.raises(BadRequest, match="the game is over"):
        match.resign(0)
    assert match.record.dumps() == before


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_cannot_give_up(seat: int) -> None:
    match = RIDDLES.start(["a", "b"], seed=4)
    with pytest.raises(BadRequest, match="is not one of 0 to 1"):
        match.resign(seat)
    assert not match.over


def test_everybody_else_wins_where_the_game_says_nothing_else() -> None:
    class Crowd(Riddle):
        @property
        def players(self) -> int:
            return 3

    outcome = RIDDLES.concede(Crowd(), 1)
    assert outcome.scores == {0: 1.0, 1: 0.0, 2: 1.0}
    assert outcome.winners == (0, 2)


def test_it_may_be_taken_back_with_a_choice_before_it() -> None:
    match = given_up(after=1)
    with pytest.raises(BadRequest, match="cannot go back"):
        match.undo(1)
    match.undo(0)
    assert not match.over
    assert (match.ply, match.choice.seat) == (0, 0)
    assert match.record.ending is None
    text = match.record.dumps()
    assert "\nseed 4\n" in text, "what was told once is no secret again"
    assert RIDDLES.replay(Record.loads(text)).record.dumps() == text
    match.apply(DRAW)
    match.apply(PASS)
    match.apply(PASS)
    again = RIDDLES.replay(Record.loads(match.record.dumps()))
    assert again.outcome == match.outcome
    assert [entry.text for entry in match.record.line()] == ["", "draw", "pass", "pass"]
    Record.loads(match.record.dumps()).stream()


# The record.


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("after", [0, 1])
def test_a_record_tells_it_and_replays(game: Game, after: int) -> None:
    match = given_up(game, seat=1, after=after)
    text = match.record.dumps()
    lines = text.splitlines()
    at = lines.index(f"resign {game.seat_names[1]}")
    assert lines[at + 1].startswith("outcome resigned {")
    assert [line.split(" ")[0] for line in lines[at + 2 :]] == ["digest", "seed", "sum"]
    again = game.replay(Record.loads(text))
    assert again.record.dumps() == text
    assert again.state == match.state
    assert again.outcome == match.outcome
    assert again.log == match.log
    assert again.version == match.version
    Record.loads(text).stream()


def test_replay_on_the_command_line_proves_it(tmp_path: Path) -> None:
    path = tmp_path / "given-up.mathom"
    path.write_text(given_up(DUEL, seat=0, after=3).record.dumps(), encoding="utf-8", newline="")
    told = facts("replay", path, "--verify")
    assert told["verified"] is True
    assert (told["choices"], told["outcome"]["reason"]) == (3, "resigned")
    assert told["ending"] == "Sauron wins by resignation."
    assert "The Fellowship gives up." in answer("replay", path, "--events").splitlines()


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("resign bilbo", "resign frodo", "not in the game: frodo"),
        ("resign bilbo", "resign ", "not in the game"),
        ("resign bilbo", "resign", "must be a choice"),
        ("resign bilbo", "resign  bilbo", "not in the game"),
        ("resign bilbo", "resign bilbo ", "not in the game"),
        ("resign bilbo", "1 resign bilbo", "must be a choice"),
        ("resign bilbo", "resign gollum", "says it ended"),
        ("resign bilbo", "resign bilbo\nresign gollum", "it gives up a game that is over"),
        ("resign bilbo", "resign bilbo\nresign bilbo", "it gives up a game that is over"),
        ("resign bilbo", "resign bilbo\nchance 1/3", "must be a choice"),
        ("resign bilbo", "resign bilbo\n2 gollum: pass", "the game is over"),
        ("resign bilbo", "resign bilbo\nundo 1", "must undo to a choice before choice 1"),
        ("resign bilbo", "2 gollum: pass\nresign bilbo", "it gives up a game that is over"),
        ("resign bilbo\n", "", "says it ended"),
        ("outcome resigned", "outcome more", "says it ended"),
        ('"gollum":1.0}', '"gollum":0.0}', "says it ended"),
    ],
)
def test_a_forged_record_is_refused_with_a_sentence(old: str, new: str, sentence: str) -> None:
    body = body_of(given_up().record.dumps())
    assert old in body
    with pytest.raises(BadRecord, match=sentence):
        RIDDLES.replay(Record.loads(signed(body.replace(old, new, 1))))


def test_no_option_of_a_game_reads_like_giving_up() -> None:
    with pytest.raises(UnknownOption):
        DUEL.start(["a", "b"], seed=1).apply("resign")


# The state's text.


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_state_tells_it_and_is_read_back(game: Game) -> None:
    match = given_up(game, seat=0)
    data = json.loads(match.state.dumps())
    assert data["outcome"]["reason"] == "resigned"
    assert data["outcome"]["rule"] == ""
    again = game.state(match.state.dumps())
    assert again == match.state
    assert again.outcome == match.outcome
    assert again.agenda == []


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('"reason":"resigned","rule":""', '"reason":"resigned","rule":"R1.7"', "rule"),
        ('"reason":"resigned","rule":""', '"reason":"more","rule":""', "rule"),
        ('"reason":"resigned"', '"reason":"bored"', "reason"),
    ],
)
def test_a_state_that_tells_it_wrongly_is_refused(old: str, new: str, field: str) -> None:
    text = given_up().state.dumps()
    assert old in text
    with pytest.raises(BadState, match=f"field '{field}'"):
        RIDDLES.state(text.replace(old, new, 1))


def test_views_tell_it() -> None:
    match = given_up(DUEL, seat=1)
    for seat in (0, 1, None):
        view = match.view(seat)
        assert view["choice"] is None
        assert view["outcome"] == {
            "reason": "resigned",
            "rule": "",
            "scores": {"fellowship": 1.0, "sauron": 0.0},
            "winners": ["fellowship"],
        }


# Sentences.


@pytest.mark.parametrize(
    ("lang", "event", "ending"),
    [
        ("en", "Sauron gives up.", "The Fellowship wins by resignation."),
        ("ja", "サウロンは投了した。", "旅の仲間の勝利：投了による。"),
    ],
)
def test_it_is_told_in_both_languages(lang: str, event: str, ending: str) -> None:
    match = given_up(DUEL, seat=1)
    assert match.outcome is not None
    assert sentences.tale(DUEL, messages(lang), match.log[-1]) == event
    assert sentences.ending(DUEL, messages(lang), match.outcome) == ending


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_several_winners_and_none_are_told_too(lang: str) -> None:
    told = {
        messages(lang).say("ending-resigned", count=count, winners="X" * count)
        for count in range(3)
    }
    assert len(told) == 3
