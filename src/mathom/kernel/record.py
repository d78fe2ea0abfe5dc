"""A record is the game: what was chosen and how chance fell, as readable text.

    mathom record 1
    game duel 1
    box 61d9... my-box
    seats {"fellowship":"greedy","sauron":"random"}
    settings {"coins":"finite"}
    commitment 2c1f...
    chance 4/23 0/22 17/21
    1 sauron: play ruse-1
    chance 5/14
    2 fellowship: landmark bree
    undo 1
    2 fellowship: discard courage-1
    outcome quest {"fellowship":1.0,"sauron":0.0}
    digest 77ab...
    seed 7
    sum 90fe...

`box` is the digest of the components that were played with and, if they are an owner's, the name
of their box. Records from before boxes had digests lack the line, and are of the game's own.
Each numbered line is an intent; the `chance` line under it holds the outcomes it met, each
with its range; so a record replays with no generator. `undo 1` goes back to where choice 1
had just been carried out; nothing is erased. `resign sauron` would be a side giving up, which
ends the game. `digest` is the hash of the last state's text,
`seed` is told when the game is over, and `sum` is the hash of everything above it: one
changed byte is noticed.
"""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final

from mathom.kernel.chance import Seeded, commitment
from mathom.kernel.errors import About, BadRecord, require
from mathom.kernel.value import Value

FORMAT = "mathom record 1"

_CHOSEN = re.compile(r"([1-9]\d{0,8}) ([a-z0-9-]+): (\S.*)")
_CHANCE = re.compile(r"\d{1,9}/\d{1,9}")


class Entry(Value):
    """One intent and the outcomes it met.

    Attributes:
        ply: for a choice its number, counted from 1; for an undo the choice it returns to;
            for a resignation the choice before it; 0 for the set-up, which comes first.
        seat: who chose or gave up, or -1 for the set-up and for an undo.
        text: the option's canonical text; empty for anything but a choice.
        outcomes: how chance fell meanwhile, each with its range.
    """

    __slots__ = ("outcomes", "ply", "seat", "text")
    __match_args__ = ("ply", "seat", "text", "outcomes")

    def __init__(self, ply: int, seat: int, text: str, outcomes: list[tuple[int, int]]) -> None:
        """An entry of these parts."""
        self.ply: Final = ply
        self.seat: Final = seat
        self.text: Final = text
        self.outcomes: Final = outcomes


@dataclass(eq=False, repr=False)
class Record:
    """The header of a match and everything that happened in it, in order.

    Attributes:
        game: the game's id.
        version: the version of its rules.
        box: the digest of the box it is played with, or empty for the game's own.
        box_name: what an owner's box is called; empty for the game's own.
        seats: seat names with who plays them, in the order of the seats.
        settings: the chosen variants.
        commitment: the promise of the seed.
        position: the text of the state the match began from, or empty for the game's own
            set-up.
        entries: set-up first, then choices, undos and resignations.
        ending: reason and scores by seat name once the game is over.
        digest: the hash of the last state's text once the game is over.
        seed: told once the game is over; until then only its owner knows it.
    """

    game: str
    version: int
    seats: dict[str, str]
    settings: dict[str, str]
    commitment: str
    position: str = ""
    box: str = ""
    box_name: str = ""
    entries: list[Entry] = field(default_factory=list)
    ending: tuple[str, dict[str, float]] | None = None
    digest: str = ""
    seed: str = ""

    def __repr__(self) -> str:
        """The game, how much happened, and the end."""
        end = f"ended by {self.ending[0]}" if self.ending else "not ended"
        return f"<Record of {self.game} {self.version}: {len(self.entries)} entries, {end}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle every attribute."""
        return Record, tuple(getattr(self, attribute.name) for attribute in fields(self))

    def __copy__(self) -> Record:
        """A record that goes on for itself; entries are shared because they never change."""
        return replace(self, entries=self.entries.copy())

    def line(self) -> list[Entry]:
        """The entries that led to where the match stands: what was undone is left out."""
        line: list[Entry] = []
        for entry in self.entries:
            if entry.seat < 0 and line:
                del line[entry.ply + 1 :]
            else:
                line.append(entry)
        return line

    def dumps(self, seed: str = "") -> str:
        """The record as text.

        Args:
            seed: to be written although the game is not over, for a file that its owner will
                play on from.
        """
        lines = [FORMAT, f"game {self.game} {self.version}"]
        if self.box:
            lines.append(f"box {self.box} {self.box_name}".rstrip(" "))
        lines += [
            f"seats {_compact(self.seats)}",
            f"settings {_compact(self.settings)}",
            f"commitment {self.commitment}",
        ]
        if self.position:
            lines.append(f"position {self.position}")
        names = list(self.seats)
        for entry in self.entries:
            if entry.seat >= 0 and not entry.text:
                lines.append(f"resign {names[entry.seat]}")
            elif entry.seat >= 0:
                lines.append(f"{entry.ply} {names[entry.seat]}: {entry.text}")
            elif entry is not self.entries[0]:
                lines.append(f"undo {entry.ply}")
            if entry.outcomes:
                lines.append("chance " + " ".join(f"{o}/{n}" for o, n in entry.outcomes))
        if self.ending is not None:
            lines.append(f"outcome {self.ending[0]} {_compact(self.ending[1])}")
            lines.append(f"digest {self.digest}")
        if self.seed or seed:
            lines.append(f"seed {self.seed or seed}")
        body = "\n".join(lines) + "\n"
        return f"{body}sum {_hash(body)}\n"

    @staticmethod
    def loads(text: str) -> Record:
        """The record that `dumps` wrote.

        Raises:
            BadRecord: the text is not a record, or any byte of it was changed.
        """
        require(text, str, "want-text")
        record = _Parser(text).record()
        if record.dumps() != text:
            raise BadRecord("record-not-canonical", {})
        return record

    def stream(self) -> Seeded:
        """The seed's stream, read on to where the record ends.

        Raises:
            BadRecord: no seed is told, it is not the one that was promised, or an outcome is
                not the one it gives.
        """
        if not self.seed:
            raise BadRecord("record-no-seed", {})
        return self.stream_of(self.seed)

    def stream_of(self, seed: str) -> Seeded:
        """The stream of a seed that the record does not tell, read on to where it ends.

        Raises:
            BadRecord: it is not the seed that was promised, or an outcome is not the one it
                gives.
        """
        if commitment(seed) != self.commitment:
            raise BadRecord("record-other-seed", {})
        stream = Seeded(seed)
        for entry in self.entries:
            for outcome, span in entry.outcomes:
                if stream.pick(span) != outcome:
                    raise BadRecord("record-outcome", {"ply": entry.ply})
        return stream


class _Parser:
    """Reads the lines of a record in the one order they may come in."""

    def __init__(self, text: str) -> None:
        if text.startswith((FORMAT + "\r", "\ufeff")):
            raise BadRecord("record-rewritten", {})
        body, mark, given = text.rpartition("sum ")
        if not text.startswith(FORMAT + "\n"):
            raise BadRecord("no-record", {"line": repr(FORMAT)})
        if not mark or not body.endswith("\n"):
            raise BadRecord("record-cut-off", {})
        try:
            right = given == _hash(body) + "\n"
        except UnicodeEncodeError:
            right = False
        if not right:
            raise BadRecord("record-changed", {})
        self.lines = body.split("\n")[1:-1]
        self.at = 0

    def record(self) -> Record:
        game = self.header("game").split(" ")
        if len(game) != 2 or not game[1].isdecimal() or len(game[1]) > 9:
            raise self.wrong("line-game", {})
        box, _, name = (self.header("box") if self.next("box ") else "").partition(" ")
        seats = self.table("seats")
        settings = self.table("settings")
        promise = self.header("commitment")
        position = self.header("position") if self.next("position ") else ""
        record = Record(game[0], int(game[1]), seats, settings, promise, position)
        record.box, record.box_name = box, name
        record.entries.append(Entry(0, -1, "", self.outcomes()))
        names = list(seats)
        while self.at < len(self.lines) and not self.next("outcome ") and not self.next("seed "):
            record.entries.append(self.entry(names, record.entries[-1].ply))
        if self.next("outcome "):
            reason, _, scores = self.header("outcome").partition(" ")
            record.ending = (reason, self.scores(scores, names))
            record.digest = self.header("digest")
        if self.next("seed "):
            record.seed = self.header("seed")
        if self.at < len(self.lines):
            raise self.wrong("line-after", {}, 1)
        return record

    def entry(self, names: list[str], ply: int) -> Entry:
        """The next choice or undo, after the match stood at choice `ply`."""
        line = self.lines[self.at]
        self.at += 1
        if line.startswith("undo "):
            back = line[5:]
            if not back.isdecimal() or len(back) > 9 or int(back) >= ply:
                raise self.wrong("line-undo", {"ply": ply})
            return Entry(int(back), -1, "", [])
        if line.startswith("resign "):
            return Entry(ply, self.seat(line[7:], names), "", [])
        match = _CHOSEN.fullmatch(line)
        if match is None:
            raise self.wrong("line-choice", {})
        number, seat, text = match.groups()
        if int(number) != ply + 1:
            raise self.wrong("line-number", {"ply": ply + 1, "found": number})
        return Entry(ply + 1, self.seat(seat, names), text, self.outcomes())

    def seat(self, name: str, names: list[str]) -> int:
        if name not in names:
            raise self.wrong("line-seat", {"seat": name})
        return names.index(name)

    def outcomes(self) -> list[tuple[int, int]]:
        if not self.next("chance "):
            return []
        outcomes = []
        for word in self.header("chance").split(" "):
            if not _CHANCE.fullmatch(word):
                raise self.wrong("line-outcome", {"found": repr(word)})
            outcome, _, span = word.partition("/")
            if int(outcome) >= int(span):
                raise self.wrong("line-range", {"found": repr(word)})
            outcomes.append((int(outcome), int(span)))
        return outcomes

    def next(self, start: str) -> bool:
        return self.at < len(self.lines) and self.lines[self.at].startswith(start)

    def header(self, word: str) -> str:
        if not self.next(f"{word} "):
            raise self.wrong("line-begin", {"word": repr(word)}, 1)
        self.at += 1
        return self.lines[self.at - 1][len(word) + 1 :]

    def table(self, word: str) -> dict[str, str]:
        data = self.json(self.header(word))
        found = {key: value for key, value in data.items() if isinstance(value, str)}
        if len(found) != len(data):
            raise self.wrong("line-table", {})
        return found

    def scores(self, text: str, names: list[str]) -> dict[str, float]:
        data = self.json(text)
        if list(data) != names or not all(isinstance(v, float) for v in data.values()):
            raise self.wrong("line-scores", {})
        return data  # type: ignore[return-value]

    def json(self, text: str) -> dict[str, object]:
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            data = None
        if not isinstance(data, dict) or _compact(data) != text:
            raise self.wrong("line-json", {})
        return data

    def wrong(self, problem: str, about: About, ahead: int = 0) -> BadRecord:
        """The error of the line that was read last, or of one ahead of it."""
        line = self.at + 1 + ahead
        return BadRecord("record-line", {"line": line, "problem": (problem, about)})


def _compact(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _hash(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()
