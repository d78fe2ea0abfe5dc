"""How a game ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mathom.kernel.reading import Reader
from mathom.kernel.value import Value

RESIGNED = "resigned"
"""The reason of an end that no rule brought about: somebody gave up."""


class Outcome(Value):
    """The end of a game, with its reason.

    Attributes:
        reason: which way of ending it was, a key of the game's sentences.
        rule: the ledger rule that ended it; empty when somebody gave up.
        scores: what each seat earned, from 0.0 to 1.0.
        winners: the seats that won, several when they share the victory.
    """

    __slots__ = ("reason", "rule", "scores", "winners")
    __match_args__ = ("reason", "rule", "scores", "winners")

    def __init__(
        self,
        reason: str,
        rule: str,
        scores: dict[int, float],
        winners: tuple[int, ...] | None = None,
    ) -> None:
        """The end by `reason`.

        Args:
            reason: which way of ending it was.
            rule: the rule that ended it.
            scores: what every seat earned.
            winners: who won; by default whoever scored best and more than nothing.
        """
        best = max(scores.values())
        self.reason: Final = reason
        self.rule: Final = rule
        self.scores: Final = {seat: float(scores[seat]) for seat in sorted(scores)}
        self.winners: Final = (
            tuple(seat for seat in self.scores if best > 0 and scores[seat] == best)
            if winners is None
            else winners
        )

    def __hash__(self) -> int:
        return hash((self.reason, self.winners))

    def __repr__(self) -> str:
        return f"<{self.reason} {self.scores}>"


def write_outcome(outcome: Outcome | None, seats: Sequence[str]) -> dict[str, object] | None:
    """An outcome as JSON, with the seats by name."""
    if outcome is None:
        return None
    return {
        "reason": outcome.reason,
        "rule": outcome.rule,
        "scores": {seats[seat]: score for seat, score in outcome.scores.items()},
        "winners": [seats[seat] for seat in outcome.winners],
    }


def read_outcome(
    reader: Reader, seats: Sequence[str], reasons: Mapping[str, str]
) -> Outcome | None:
    """The outcome that `write_outcome` wrote into the field `outcome`.

    Args:
        reader: the state that has the field.
        seats: the seats that must have a score each.
        reasons: the ways to end, each with its rule.
    """
    if reader.value("outcome") is None:
        return None
    table = reader.table("outcome")
    scores = table.table("scores")
    found: dict[int, float] = {}
    for place, seat in enumerate(seats):
        score = scores.value(seat)
        if not isinstance(score, float) or not 0 <= score <= 1:
            raise scores.wrong(seat, "field-score", {})
        found[place] = score
    scores.end()
    rules = {**reasons, RESIGNED: ""}
    names = list(rules)
    reason = names[table.one_of("reason", names)]
    table.one_of("rule", [rules[reason]])
    outcome = Outcome(reason, rules[reason], found, tuple(table.some_of("winners", seats)))
    table.end()
    return outcome
