"""The programs of the documents play whole games over the network."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import mathom
from mathom.client import Client
from mathom.client.errors import LATER
from mathom.kernel.record import Record
from mathom.protocol import FromServer, TableRequest, read_message
from mathom.server.refusals import STATUS
from tests import programs

TOP = Path(__file__).parents[2]
BOT = TOP / "docs" / "example_bot.py"
GUIDE = (TOP / "docs" / "clients.md").read_text(encoding="utf-8")
ENDING = re.compile(r"Table (\S+) is over: (.+) won \((.+)\); I was (\w+)\.\n")


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    """A real server on a port of its own, with an empty database."""
    command = [sys.executable, "-m", "mathom", "serve", "--port", "0", "--no-open"]
    command += ["--workers", "1", "--crashes", str(tmp_path / "crashes")]
    command += ["--db", f"sqlite:///{tmp_path / 'tables.db'}"]
    with programs.running(command, stderr=subprocess.DEVNULL, folder=tmp_path) as server:
        assert server.stdout is not None
        line = server.stdout.readline().decode()
        assert line, "the server does not start"
        yield line.split()[-1]


def bot(*arguments: str) -> tuple[str, list[str], str, str]:
    """Run the bot; gives the table's id, the winners, the reason and the bot's seat."""
    done = programs.run([sys.executable, "-W", "error", BOT, *arguments])
    assert done.returncode == 0, done.stderr
    ending = ENDING.fullmatch(done.stdout.decode())
    assert ending is not None, done.stdout
    table, winners, reason, seat = ending.groups()
    return table, winners.split(" and "), reason, seat


def check_record(text: str, winners: list[str], reason: str) -> Record:
    """Confirm that a record replays to this ending with the outcomes its seed gives."""
    record = Record.loads(text)
    record.stream()
    match = mathom.replay(text)
    assert match.outcome is not None
    assert match.outcome.reason == reason
    assert [match.game.seat_names[seat] for seat in match.outcome.winners] == winners
    return record


def test_the_example_is_short() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= 80


def test_the_example_bot_plays_a_whole_duel_against_greedy(url: str) -> None:
    table, winners, reason, seat = bot(url)

    async def look() -> None:
        async with Client(url) as client:
            found = (await client.table(table))["table"]
            assert found["status"] == "over"
            assert found["outcome"] is not None
            assert found["outcome"]["winners"] == winners
            record = check_record(await client.record(table), winners, reason)
            assert record.seats == {"fellowship": "Example bot", "sauron": "greedy"}
            assert seat == "fellowship"
            replay = await client.replay(table, seat)
            assert replay["seed"] == record.seed
            assert replay["steps"][-1]["view"]["outcome"] == found["outcome"]

    asyncio.run(look())


def test_the_example_bot_comes_by_invitation(url: str) -> None:
    async def invite() -> tuple[str, str]:
        async with Client(url, name="Sam") as client:
            made = await client.make_table("duel", ["greedy", "person"])
            return made["table"]["id"], made["invitations"][0]["token"]

    table, invitation = asyncio.run(invite())
    played, winners, reason, seat = bot(url, "--table", table, "--invitation", invitation)
    assert (played, seat) == (table, "sauron")

    async def record() -> str:
        async with Client(url) as client:
            return await client.record(table)

    check_record(asyncio.run(record()), winners, reason)


def test_the_player_of_the_guide_plays(url: str, tmp_path: Path) -> None:
    player, kind = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    compile(kind, "clients.md", "exec")
    assert "http://127.0.0.1:8420" in player
    program = tmp_path / "player.py"
    program.write_text(player.replace("http://127.0.0.1:8420", url), encoding="utf-8")
    done = programs.run([sys.executable, "-W", "error", program])
    assert done.returncode == 0, done.stderr
    assert b"'winners'" in done.stdout


def test_the_guide_shows_messages_of_the_protocol() -> None:
    sent = re.findall(r"^client: (.*)$", GUIDE, re.MULTILINE)
    assert len(sent) == 3
    for text in sent:
        read_message.validate_json(text)
    told = re.findall(r'^server: \{"type": "([a-z]+)"', GUIDE, re.MULTILINE)
    declared = {get_args(get_type_hints(each)["type"])[0] for each in get_args(FromServer)}
    assert set(told) <= declared
    (wish,) = re.findall(r"```json\n(.*?)```", GUIDE, re.DOTALL)
    TableRequest.model_validate_json(wish)
    for code in LATER:
        assert f"`{code}`" in GUIDE
    assert set(STATUS) >= LATER


def test_the_files_that_the_guide_names_exist() -> None:
    named = set(re.findall(r"`((?:src|web|docs)/[\w./-]+)`", GUIDE))
    assert len(named) >= 4
    for name in named:
        assert (TOP / name).exists(), name


def test_the_guide_has_every_code_of_a_refusal() -> None:
    text = (TOP / "src/mathom/locale/en/server.ftl").read_text(encoding="utf-8")
    text = re.sub(r"\{ \$(\w+) \}", r"*\1*", text)
    said = dict(re.findall(r"^refusal-([\w-]+) = (.*)$", text, re.MULTILINE))
    rows = [f"| `{code}` | {status} | {said[code]} |" for code, status in STATUS.items()]
    assert "\n".join(rows) in GUIDE


@pytest.mark.parametrize("arguments", [("http://127.0.0.1:1",), ("tables.example.org",)])
def test_the_example_bot_says_in_one_sentence_what_is_wrong(arguments: tuple[str, ...]) -> None:
    done = programs.run([sys.executable, BOT, *arguments])
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.startswith(b"Error: ")
    assert done.stderr.count(b"\n") == 1
