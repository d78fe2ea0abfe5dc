"""`replay`: what a record tells, and that no changed byte passes."""

from __future__ import annotations

import os
import re
import select
from pathlib import Path

import pytest

import mathom
from mathom.arena.matches import play_match
from mathom.kernel.match import Match
from mathom.locale import messages, sentences
from tests import programs
from tests.cli.run import answer, command, facts, refusal, run


@pytest.fixture(scope="module", params=[game.id for game in mathom.all_games()])
def match(request: pytest.FixtureRequest) -> Match:
    """A whole match of every game, with as many as can play it."""
    game = mathom.game(request.param)
    return play_match(game, ["random"] * game.players[-1], seed="replay")


@pytest.fixture
def file(match: Match, tmp_path: Path) -> Path:
    return save(tmp_path, match.record.dumps())


def save(folder: Path, text: str) -> Path:
    path = folder / "game.mathom"
    path.write_text(text, encoding="utf-8", newline="")
    return path


def short() -> str:
    """A record of two choices, with its seed."""
    match = mathom.game("duel").start(["a", "b"], seed=7)
    for _ in range(2):
        match.apply(match.choice.options()[0])
    return match.record.dumps("7")


def test_the_ending_is_told(match: Match, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    outcome = match.outcome
    assert outcome is not None
    names = match.game.seat_names
    assert facts("replay", file) == {
        "game": match.game.id,
        "version": match.game.version,
        "box": {"name": "", "digest": match.game.digest},
        "seats": dict.fromkeys(names, "random"),
        "settings": match.record.settings,
        "choices": match.ply,
        "outcome": {
            "reason": outcome.reason,
            "rule": outcome.rule,
            "scores": {names[seat]: score for seat, score in outcome.scores.items()},
            "winners": [names[seat] for seat in outcome.winners],
        },
        "ending": sentences.ending(match.game, messages("en"), outcome),
        "verified": False,
    }
    assert f"Choices: {match.ply}" in answer("replay", file)
    assert sentences.ending(match.game, messages("ja"), outcome) in answer(
        "replay", file, "--lang", "ja"
    )


def test_a_record_is_read_from_the_standard_input(match: Match) -> None:
    record = match.record.dumps()
    done = programs.run(command("replay", "-", "--verify"), given=record.encode())
    assert (done.returncode, done.stderr) == (0, b"")
    assert f"Choices: {match.ply}" in done.stdout.decode()
    changed = programs.run(command("replay", "-"), given=record.encode()[:-2])
    assert (changed.returncode, changed.stdout) == (2, b"")
    assert changed.stderr.startswith(b"mathom: the record ")
    noise = programs.run(command("replay", "-"), given=b"m\xff")
    reason = b"cannot read the standard input: byte 2 is not UTF-8 text."
    assert noise.stderr == b"mathom: " + reason + b"\n"


@pytest.mark.parametrize("verify", [False, True])
def test_in_japanese_all_is_told_in_japanese(match: Match, file: Path, verify: bool) -> None:
    """But what a game and its players are called by those who type it."""
    options = ["--verify"] if verify else []
    shown = answer("replay", file, "--events", "--lang", "ja", *options)
    assert set(re.findall(r"[A-Za-z]{2,}", shown)) == {match.game.id, "random"}


def test_a_game_that_is_not_over_is_told_in_japanese(tmp_path: Path) -> None:
    shown = answer("replay", save(tmp_path, short()), "--lang", "ja")
    assert "まだ終わっていません。サウロンが選ぶ番です：" in shown
    assert set(re.findall(r"[A-Za-z]{2,}", shown)) == {"duel"}


@pytest.mark.parametrize(
    ("game", "old", "new", "why"),
    [
        ("duel", '"reserve":25', '"reserve":24', "コインは全部で30枚でなければなりません"),
        ("duel", '"again":0', '"again":1', "に、同じ陣営が続けて行う手番があってはなりません"),
        ("quest", '"boat":3', '"boat":2', "どのアイテムも、ちょうど一か所になければなりません"),
        ("quest", '{"do":"DealPlot"},', "", "では、ゲームの準備を順に行わなければなりません"),
    ],
)
def test_a_position_that_cannot_be_is_told_in_japanese(
    game: str, old: str, new: str, why: str, tmp_path: Path
) -> None:
    played = mathom.game(game)
    record = played.match(played.start(["a", "b"], seed=7).state, seed=7).record
    assert old in record.position
    record.position = record.position.replace(old, new)
    told = run("replay", save(tmp_path, record.dumps()), "--lang", "ja").stderr
    assert told.startswith("mathom: 記録の始まりの局面がありえません：")
    assert told.endswith(f"{why}。\n")
    assert set(re.findall(r"[A-Za-z]{2,}", told)) <= {"mathom", "agenda"}


def test_the_seed_is_verified(file: Path) -> None:
    assert "Verified: " not in answer("replay", file)
    assert "Verified: " in answer("replay", file, "--verify")
    assert facts("replay", file, "--verify")["verified"] is True


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_events_are_told_as_a_spectator_hears_them(
    lang: str, match: Match, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    heard = [sentences.tale(match.game, messages(lang), event) for event in match.events(None)]
    told = facts("replay", file, "--events", "--lang", lang)["events"]
    assert [event["text"] for event in told] == heard
    assert [event["kind"] for event in told] == [event.kind for event in match.events(None)]
    lines = answer("replay", file, "--events", "--lang", lang).splitlines()
    assert [line for line in lines if line in set(heard)] == heard


def test_a_game_that_is_not_over(tmp_path: Path) -> None:
    path = save(tmp_path, short())
    told = facts("replay", path)
    assert (told["outcome"], told["choices"]) == (None, 2)
    assert told["ending"].startswith("Not over yet; Sauron is to choose: ")
    assert "Not over yet" in answer("replay", path, "--verify")


def test_a_seed_that_does_not_give_the_outcomes_is_refused(tmp_path: Path) -> None:
    match = mathom.game("duel").start(["a", "b"], seed=7)
    path = save(tmp_path, match.record.dumps("8"))
    assert "seed is not the one" in refusal("replay", path, "--verify")


@pytest.mark.parametrize("change", [0x01, 0x20, 0x80])
def test_every_changed_byte_is_refused(change: int, tmp_path: Path) -> None:
    whole = short().encode()
    path = tmp_path / "changed"
    for at in range(len(whole)):
        path.write_bytes(whole[:at] + bytes([whole[at] ^ change]) + whole[at + 1 :])
        refusal("replay", path)


def test_every_lost_or_added_byte_is_refused(tmp_path: Path) -> None:
    whole = short().encode()
    path = tmp_path / "changed"
    for at in range(len(whole)):
        path.write_bytes(whole[:at])
        refusal("replay", path)
        path.write_bytes(whole[:at] + whole[at + 1 :])
        refusal("replay", path)
        path.write_bytes(whole[: at + 1] + b"\r" + whole[at + 1 :])
        refusal("replay", path)


def test_watching_needs_a_terminal_and_prints_nothing(tmp_path: Path) -> None:
    path = save(tmp_path, short())
    assert "needs a terminal" in refusal("replay", path, "--watch")
    assert "without --json" in refusal("replay", path, "--watch", "--json")


def test_a_game_is_watched_step_by_step(tmp_path: Path) -> None:
    """A real process on a terminal of its own."""
    ours, theirs = os.openpty()
    child = command("replay", save(tmp_path, short()), "--watch", "--lang", "en")
    with programs.running(child, stdin=theirs, stdout=theirs, stderr=theirs) as viewer:
        os.close(theirs)
        for keys, shown in ((b"", b"0 of 2"), (b"\x1b[C", b"1 of 2")):
            os.write(ours, keys)
            read = b""
            while shown not in read:
                assert select.select([ours], [], [], programs.LONG)[0], "nothing is shown"
                read += os.read(ours, 65536)
        os.close(ours)
        viewer.wait(timeout=programs.LONG)
