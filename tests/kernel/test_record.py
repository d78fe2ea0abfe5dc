"""Records: readable, exact, and refused when anything is wrong with them."""

from __future__ import annotations

import hashlib
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mathom
from mathom.arena.matches import play_match
from mathom.kernel.errors import BadRecord, MathomError
from mathom.kernel.match import Match
from mathom.kernel.record import FORMAT, Record
from tests.riddles import RIDDLES

DUEL = mathom.game("duel")


def riddle() -> Match:
    match = RIDDLES.start(["a", "b"], seed=4)
    match.apply("draw")
    match.apply("pass")
    match.undo(1)
    match.apply("draw")
    match.apply("pass")
    match.apply("pass")
    return match


def signed(body: str) -> str:
    """The text with a sum that fits, as a forger would make it."""
    return f"{body}sum {hashlib.sha256(body.encode()).hexdigest()}\n"


def body_of(text: str) -> str:
    return text[: text.rindex("sum ")]


def test_a_record_reads_like_the_game() -> None:
    lines = riddle().record.dumps().splitlines()
    assert lines[0] == FORMAT
    assert lines[1] == "game riddles 1"
    assert lines[2] == 'seats {"bilbo":"a","gollum":"b"}'
    assert [line for line in lines if line[0].isdigit() or line.startswith("undo")] == [
        "1 bilbo: draw",
        "2 gollum: pass",
        "undo 1",
        "2 gollum: draw",
        "3 bilbo: pass",
        "4 gollum: pass",
    ]
    assert lines[-2] == "seed 4"


def test_any_single_changed_byte_is_refused() -> None:
    """Every position, with a few other bytes each; the text is short enough to try them all."""
    data = riddle().record.dumps().encode()
    lots = random.Random(1)
    for at in range(len(data)):
        for byte in {data[at] ^ 1, data[at] ^ 32, lots.randrange(256)} - {data[at]}:
            changed = (data[:at] + bytes([byte]) + data[at + 1 :]).decode("latin-1")
            with pytest.raises(BadRecord):
                Record.loads(changed)


def test_a_cut_or_lengthened_record_is_refused() -> None:
    text = riddle().record.dumps()
    for length in range(0, len(text), 7):
        with pytest.raises(BadRecord):
            Record.loads(text[:length])
    with pytest.raises(BadRecord):
        Record.loads(text + "\n")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("game riddles 1", "game riddles 2", "riddles 2, not of riddles 1"),
        ("game riddles 1", "game riddles", "version of its rules"),
        ("1 bilbo: draw", "1 gollum: draw", "another seat's choice"),
        ("1 bilbo: draw", "1 frodo: draw", "not in the game: frodo"),
        ("1 bilbo: draw", "3 bilbo: draw", "must be choice 1, not 3"),
        ("1 bilbo: draw", "1 bilbo: jump", "not an option"),
        ("1 bilbo: draw", "bilbo draws", "must be a choice"),
        ("undo 1", "undo 2", "must undo to a choice before"),
        ("undo 1", "undo x", "must undo to a choice before"),
        ('{"bilbo":"a","gollum":"b"}', '{"gollum":"b","bilbo":"a"}', "each seat its score"),
        ('{"bilbo":"a","gollum":"b"}', '{"bilbo":"a"}', "not in the game: gollum"),
        ('{"bilbo":"a","gollum":"b"}', '{"bilbo":1,"gollum":"b"}', "with a text"),
        ('{"bilbo":"a","gollum":"b"}', "bilbo", "compact JSON"),
        ("settings {}", 'settings {"luck":"good"}', "no setting 'luck'"),
        ("seed 4", "seed 5", "not the one the record promised"),
        ("outcome more", "outcome less", "says it ended"),
        ("digest ", "digest 0", "not the one the record was made with"),
        ("commitment ", "promise ", "must begin with 'commitment'"),
    ],
)
def test_a_forged_record_is_refused_with_a_sentence(old: str, new: str, sentence: str) -> None:
    body = body_of(riddle().record.dumps())
    assert old in body
    with pytest.raises(BadRecord, match=sentence):
        RIDDLES.replay(Record.loads(signed(body.replace(old, new, 1))))


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        ('{"gollum":"b","bilbo":"a"}', "seats of the game in their order"),
        ('{"bilbo":"a"}', "for 2 players, not 1"),
    ],
)
def test_a_record_names_the_seats_of_its_game(seats: str, sentence: str) -> None:
    body = body_of(RIDDLES.start(["a", "b"], seed=4).record.dumps())
    forged = body.replace('{"bilbo":"a","gollum":"b"}', seats)
    with pytest.raises(BadRecord, match=sentence):
        RIDDLES.replay(Record.loads(signed(forged)))


@pytest.mark.parametrize(
    ("old", "new"),
    [("undo 1", "undo 01"), ("game riddles 1", "game riddles １"), ("/9", "/09")],
)
def test_a_record_has_one_form_only(old: str, new: str) -> None:
    body = body_of(riddle().record.dumps())
    assert old in body
    with pytest.raises(BadRecord):
        Record.loads(signed(body.replace(old, new, 1)))


def test_forged_outcomes_are_refused() -> None:
    text = riddle().record.dumps()
    line = next(line for line in text.splitlines() if line.startswith("chance"))
    for forged in (line + " 0/3", "chance 9/9", "chance 0/9 0/8", "chance x", line + " "):
        body = body_of(text).replace(line, forged, 1)
        with pytest.raises(BadRecord):
            RIDDLES.replay(Record.loads(signed(body)))


def test_an_outcome_the_seed_does_not_give_is_refused() -> None:
    match = RIDDLES.start(["a", "b"], seed=4)
    text = match.record.dumps(seed="4")
    line = next(line for line in text.splitlines() if line.startswith("chance"))
    first = int(line.split()[1].split("/")[0])
    forged = line.replace(f" {first}/", f" {(first + 1) % 10}/", 1)
    with pytest.raises(BadRecord, match="not what the seed gives"):
        Record.loads(signed(body_of(text).replace(line, forged))).stream()


def test_a_position_and_its_record_agree_on_the_settings() -> None:
    match = DUEL.match(DUEL.start(["a", "b"], seed=1).state, seed=2)
    head, mark, rest = body_of(match.record.dumps()).partition('settings {"coins":"finite"')
    assert mark
    forged = signed(f'{head}settings {{"coins":"endless"{rest}')
    with pytest.raises(BadRecord, match="settings are not those of the record"):
        mathom.replay(forged)


def test_the_seed_is_not_told_before_the_end() -> None:
    match = RIDDLES.start(["a", "b"], seed="secret")
    assert "secret" not in match.record.dumps()
    with pytest.raises(BadRecord, match="tells no seed"):
        Record.loads(match.record.dumps()).stream()


@given(st.text())
def test_any_text_is_a_record_or_refused(text: str) -> None:
    for given_text in (
        text,
        FORMAT + "\n" + text,
        signed(FORMAT + "\n" + text.replace("\ud800", "")),
    ):
        with pytest.raises(MathomError):
            mathom.replay(given_text)


def test_mutilated_records_of_duel_raise_our_error_or_replay() -> None:
    """Lines dropped, doubled, swapped and altered, always with a sum that fits."""
    text = play_match(DUEL, ["random", "random"], 5).record.dumps()
    lines = body_of(text).splitlines()
    lots = random.Random(2)
    refused = 0
    for _ in range(400):
        changed = lines.copy()
        at, other = lots.randrange(1, len(lines)), lots.randrange(1, len(lines))
        match lots.randrange(5):
            case 0:
                del changed[at]
            case 1:
                changed.insert(at, changed[other])
            case 2:
                changed[at], changed[other] = changed[other], changed[at]
            case 3:
                changed[at] = changed[at].replace(lots.choice(changed[at]), lots.choice("0 19{/:"))
            case _:
                del changed[at:]
        try:
            mathom.replay(signed("\n".join(changed) + "\n"))
        except MathomError:
            refused += 1
    assert refused > 300
