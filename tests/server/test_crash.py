"""When a rule fails: the action is refused, the table goes on, and the failure can be replayed."""

from __future__ import annotations

import importlib
import importlib.resources
import json
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

import mathom
from mathom.games.duel.effects import EFFECTS, Coins, Rings
from mathom.games.duel.game import DuelGame
from mathom.games.duel.loading import load_box
from mathom.games.duel.state import Duel
from mathom.kernel.agenda import Choice, Frame, Step
from mathom.kernel.chance import Chance
from mathom.kernel.option import Option
from mathom.kernel.record import Record
from mathom.protocol import Chat, Resign
from mathom.server.bot_pool import BotPool
from tests.server.local_server import (
    SEATS,
    Line,
    LocalServer,
    asked,
    both,
    fail_at,
    id_of,
    open_server,
    play,
    wait_until,
)


class Fault(Step[Duel]):
    """What should happen by itself, and fails half-way."""

    def run(self, state: Duel, chance: Chance) -> None:
        state.reserve = chance.pick(30)
        raise ZeroDivisionError("the coins are cursed")


class Cursed(Coins):
    """Coins as the box has them, but whoever is to gain them finds a fault in the rules."""

    def frames(self, seat: int, by: int) -> tuple[Frame, ...]:
        return (Fault(),)


class Speechless(Choice[Duel]):
    """A choice of which nobody can say what may be chosen."""

    kind = "turn"
    rules = ("D2.3",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: Duel) -> list[Option]:
        raise ZeroDivisionError("no words for it")


class Bewitched(Rings):
    """Rings as the box has them, which lead to a choice that nobody can tell."""

    def frames(self, seat: int, by: int) -> tuple[Frame, ...]:
        return (Speechless(seat),)


@pytest.fixture(scope="module")
def cursed() -> Iterator[None]:
    """Everybody in this process plays a Duel in which yellow and blue cards fail."""
    data = importlib.resources.files("mathom.games.duel") / "data"
    game = DuelGame(load_box(data, {**EFFECTS, "coins": Cursed, "rings": Bewitched}))
    known = importlib.import_module("mathom.games")._GAMES
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(known, "duel", lambda: game)
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, cursed: None) -> Iterator[LocalServer]:
    with open_server(tmp_path_factory.mktemp("server")) as server:
        yield server


def offered(frodo: Line, sam: Line, colour: str) -> tuple[Line, Line, str]:
    """Who may play a card of a colour, who may not, and the option."""
    while True:
        line = asked(frodo, sam)
        found = [option for option in line.options if option.startswith(f"play c1-{colour}")]
        if found:
            return line, sam if line is frodo else frodo, found[0]
        line.choose()


@pytest.fixture
def lines(server: LocalServer) -> tuple[Line, Line, str]:
    """Who is asked, who is not, and the option that fails."""
    return offered(*both(server), "yellow")


def reports(line: Line) -> list[Path]:
    """What was reported of a table."""
    return sorted((line.server.folder / "crashes").glob(f"duel-{id_of(line.last)}-*"))


def test_a_rule_that_fails_refuses_the_choice_and_changes_nothing(
    server: LocalServer, lines: tuple[Line, Line, str], caplog: pytest.LogCaptureFixture
) -> None:
    line, other, option = lines
    before, figures = line.view, server.figures()
    refusal = line.refused("choose", option=option)
    assert (refusal["code"], refusal["rule"]) == ("rules-failed", None)
    assert "cursed" not in json.dumps(refusal)
    assert line.silent()
    assert other.silent()
    with line.person.join(line.last["table"], line.view["seat"]) as again:
        assert again.view == before
    name = "mathom_crash_reports_total"
    assert server.figures()[name] == figures[name] + 1
    assert "rules-failed" in caplog.text
    assert "the coins are cursed" in caplog.text


def test_play_goes_on_with_another_option(
    server: LocalServer, lines: tuple[Line, Line, str]
) -> None:
    line, other, option = lines
    line.refused("choose", option=option)
    line.choose()
    play(line, other)
    assert line.last["table"]["status"] == "over"
    text = line.person.ask("GET", f"/api/tables/{id_of(line.last)}/record").text
    Record.loads(text).stream()
    assert mathom.replay(text).over


def test_the_report_replays_the_failure(server: LocalServer, lines: tuple[Line, Line, str]) -> None:
    line, _, option = lines
    line.refused("choose", option=option)
    told, record = reports(line)
    assert (told.suffix, record.suffix) == (".json", ".mathom")
    assert told.stem == record.stem
    match = mathom.replay(record.read_text(encoding="utf-8"))
    assert match.version == line.version
    assert match.view(match.choice.seat) == line.view
    for _ in range(2):
        with pytest.raises(ZeroDivisionError, match="the coins are cursed"):
            match.apply(option)
    match.apply(next(each for each in line.options if each.startswith("discard")))
    match.record.stream_of(match.seed)
    tried = json.loads(told.read_text(encoding="utf-8"))
    assert tried["table"] == line.last["table"]["id"]
    assert (tried["game"], tried["version"]) == ("duel", line.version)
    assert (tried["seat"], tried["option"]) == (line.view["seat"], option)
    assert "ZeroDivisionError: the coins are cursed" in tried["traceback"]


def test_a_choice_after_which_nobody_could_go_on_is_refused_too(server: LocalServer) -> None:
    line, other, option = offered(*both(server), "blue")
    before = line.view
    assert line.refused("choose", option=option)["code"] == "rules-failed"
    assert other.silent()
    with line.person.join(line.last["table"], line.view["seat"]) as again:
        assert again.view == before
    check_speechless(line, option)
    line.choose()
    other.wait(line.number)


def check_speechless(line: Line, option: str) -> None:
    """The one report of a table replays to the option that leads where nobody can go on."""
    told, record = reports(line)
    match = mathom.replay(record.read_text(encoding="utf-8"))
    assert match.view(match.choice.seat) == line.view
    match.apply(option)
    with pytest.raises(ZeroDivisionError, match="no words for it"):
        match.choice.options()
    tried = json.loads(told.read_text(encoding="utf-8"))
    assert (tried["seat"], tried["option"]) == (line.view["seat"], option)
    assert "ZeroDivisionError: no words for it" in tried["traceback"]


@pytest.fixture
def stopped(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> tuple[Line, Line]:
    """The seat of a bot whose choice the rules failed at, and one that people still hold."""
    frodo = server.person("Frodo")
    made = frodo.make("me", "me")
    seats = frodo.join(made, SEATS[0]), frodo.join(made, SEATS[1])
    play(*seats, choices=1)
    line, other, option = offered(*seats, "blue")

    async def think(*_: object) -> str:
        return option

    with monkeypatch.context() as patch:
        patch.setattr(BotPool, "think", think)
        asked_before = server.figures()["mathom_bot_questions_total"]
        line.act("hand-over", bot="greedy")
        wait_until(lambda: len(reports(line)) == 2)
        other.wait(line.number)
        other.act("chat", text="what is it?")
        line.wait(other.number)
        assert server.figures()["mathom_bot_questions_total"] == asked_before + 1
    check_speechless(line, option)
    assert [entry.kind for entry in server.log(made)][-2:] == ["handed-over", "chat"]
    return line, other


def test_where_a_bot_chooses_so_people_see_the_table_as_it_was(
    server: LocalServer, stopped: tuple[Line, Line]
) -> None:
    line, _ = stopped
    with server.person().join(line.last["table"]) as watcher:
        assert watcher.view["version"] == line.version
        assert watcher.view["choice"]["seat"] == line.view["seat"]
        assert watcher.number == len(server.log(line.last["table"]))


def test_they_may_take_the_seat_back_from_the_bot(stopped: tuple[Line, Line]) -> None:
    line, other = stopped
    line.act("resume")
    line.choose()
    play(line, other)
    assert other.last["table"]["status"] == "over"


def test_they_may_go_back_to_before_its_turn(stopped: tuple[Line, Line]) -> None:
    line, other = stopped
    other.act("take-back", to=0)
    line.wait(other.number)
    assert line.view["ply"] == 0
    line.act("resume")
    asked(line, other).choose()


def test_they_may_resign(server: LocalServer, stopped: tuple[Line, Line]) -> None:
    line, other = stopped
    other.act("resign")
    assert line.wait(other.number)["table"]["status"] == "over"
    text = line.person.ask("GET", f"/api/tables/{id_of(line.last)}/record").text
    assert mathom.replay(text).over


def test_reports_are_for_the_operator_alone(
    server: LocalServer, lines: tuple[Line, Line, str]
) -> None:
    line, _, option = lines
    for _ in range(2):
        line.refused("choose", option=option)
    found = reports(line)
    assert len(found) == 2, "the same failure is reported once"
    for path in found:
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE((server.folder / "crashes").stat().st_mode) == 0o700


def test_a_report_that_cannot_be_written_is_no_failure_of_its_own(
    server: LocalServer,
    lines: tuple[Line, Line, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    line, _, option = lines
    folder = tmp_path / "crashes"
    folder.write_text("a file where the folder should be")
    monkeypatch.setattr(server.services.hub, "crashes", folder)
    assert line.refused("choose", option=option)["code"] == "rules-failed"
    assert reports(line) == []
    line.choose()


def test_other_actions_may_fail_too(
    server: LocalServer, lines: tuple[Line, Line, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also those of the seat that is not asked, and then the report names that seat."""
    _, line, _ = lines
    with monkeypatch.context() as patch:
        fail_at(patch, Resign)
        assert line.refused("resign")["code"] == "rules-failed"
    told, record = reports(line)
    tried = json.loads(told.read_text(encoding="utf-8"))
    assert (tried["seat"], tried["option"]) == (line.view["seat"], "resign")
    assert mathom.replay(record.read_text(encoding="utf-8")).version == line.version
    line.act("resign")


def test_a_failure_before_the_game_has_begun_has_nothing_to_replay(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    frodo = server.person("Frodo")
    with frodo.join(frodo.make("me", "person"), "fellowship") as line:
        with monkeypatch.context() as patch:
            fail_at(patch, Chat)
            assert line.refused("chat", text="hello")["code"] == "rules-failed"
        line.act("chat", text="hello")
    assert reports(line) == []
