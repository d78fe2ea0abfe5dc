"""How a game ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mathom.kernel.reading import Reader


class Outcome:
    """The end of a game, with its reason.

    Attributes:
        reason: which way of ending it was, a key of the game's sentences.
        rule: the ledger rule that ended it.
        scores: what each seat earned, from 0.0 to 1.0.
        winners: the seats that won, several when they share the victory.
    """

    __slots__ = ("reason", "rule", "scores", "winners")

    def __init__(self, reason: str, rule: str, scores: dict[int, float]) -> None:
        """The end by `reason`; whoever scored best and more than nothing has won."""
        best = max(scores.values())
        self.reason: Final = reason
        self.rule: Final = rule
        self.scores: Final = scores
        self.winners: Final = tuple(s for s in scores if best > 0 and scores[s] == best)

    def __eq__(self, other: object) -> bool:
        """Whether both are the same end."""
        return (
            isinstance(other, Outcome)
            and self.reason == other.reason
            and self.scores == other.scores
        )

    def __hash__(self) -> int:
        """Agrees with equality."""
        return hash((self.reason, self.winners))

    def __repr__(self) -> str:
        """Reason and scores."""
        return f"<{self.reason} {self.scores}>"


def write_outcome(outcome: Outcome | None, seats: Sequence[str]) -> dict[str, object] | None:
    """An outcome as JSON, with the seats by name."""
    if outcome is None:
        return None
    return {
        "reason": outcome.reason,
        "rule": outcome.rule,
        "scores": {seats[seat]: score for seat, score in outcome.scores.items()},
    }


def read_outcome(reader: Reader, seats: Sequence[str]) -> Outcome | None:
    """The outcome that `write_outcome` wrote into the field `outcome`."""
    if reader.value("outcome") is None:
        return None
    table = reader.table("outcome")
    scores = table.table("scores")
    found: dict[int, float] = {}
    for seat in scores.names():
        place = seats.index(seat) if seat in seats else -1
        score = scores.value(seat)
        if place < 0 or not isinstance(score, float) or not 0 <= score <= 1:
            raise scores.wrong(seat, "must be a seat's score from 0.0 to 1.0")
        found[place] = score
    if not found:
        raise table.wrong("scores", "must not be empty")
    outcome = Outcome(table.text("reason"), table.text("rule"), found)
    table.end()
    return outcome
