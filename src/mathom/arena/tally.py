"""What many games say: wins with their error bars, endings, lengths."""

from __future__ import annotations

import math
from collections import Counter

from mathom.arena.runs import Plan, Played
from mathom.kernel.state import Json

Z95 = 1.959963984540054
"""How many standard deviations hold 95 of 100 cases of a normal distribution."""
DIGITS = 6
"""How many decimals of a rate are told; more would pretend to a precision nobody has."""


def wilson(wins: int, games: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a rate: where the true one lies, most likely.

    Unlike the textbook interval it stays between 0 and 1 and is honest for few games and for
    rates near the ends.
    """
    rate = wins / games
    spread = z * z / games
    middle = (rate + spread / 2) / (1 + spread)
    reach = z * math.sqrt(rate * (1 - rate) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


class Mean:
    """The mean of some numbers, added one by one."""

    def __init__(self) -> None:
        """The mean of none."""
        self.count = 0
        self.sum = 0
        self.squares = 0

    def add(self, number: int) -> None:
        """Count one more."""
        self.count += 1
        self.sum += number
        self.squares += number * number

    def summary(self) -> Json:
        """The mean, and where the true one lies, most likely: one number does not say."""
        mean = self.sum / self.count
        summary: Json = {"mean": round(mean, DIGITS), "ci95": None}
        if self.count > 1:
            variance = (self.squares - self.sum * mean) / (self.count - 1)
            reach = Z95 * math.sqrt(max(0.0, variance) / self.count)
            summary["ci95"] = [round(mean - reach, DIGITS), round(mean + reach, DIGITS)]
        return summary


class Tally:
    """The sums over the games of a run, added one by one, so a long run takes no memory."""

    def __init__(self, plan: Plan) -> None:
        """The tally of a run that has not begun."""
        self.plan = plan
        self.games = 0
        self.wins = [0] * len(plan.seats)
        self.scores = [0.0] * len(plan.seats)
        self.shared = 0
        self.endings: Counter[str] = Counter()
        self.choices = 0
        self.longest = 0
        self.tracks: list[dict[str, Mean]] = [{} for _ in plan.seats]

    def add(self, played: Played) -> None:
        """Count one more game.

        Whoever wins together, against others, has won, and so has who wins alone; where several
        play and all win, nobody has.
        """
        self.games += 1
        if len(played.winners) == len(self.wins) > 1:
            self.shared += 1
        else:
            for seat in played.winners:
                self.wins[seat] += 1
        for seat, score in enumerate(played.scores):
            self.scores[seat] += score
        self.endings[played.reason] += 1
        self.choices += played.choices
        self.longest = max(self.longest, played.choices)
        for track, values in played.tracks.items():
            for seat, value in enumerate(values):
                self.tracks[seat].setdefault(track, Mean()).add(value)

    def summary(self, seconds: float) -> Json:
        """The run as `mathom simulate --json` prints it.

        Equal runs give equal summaries but for `seconds` and `decisions_per_second`.

        Args:
            seconds: how long the run took.
        """
        played = self.plan.open()
        seats = played.seating(len(self.plan.seats))
        seed = self.plan.seed
        return {
            "game": self.plan.game,
            "box": {"name": played.box_name, "digest": played.digest},
            "games": self.games,
            "seed": int(seed) if _is_number(seed) else seed,
            "seats": [self._seat(index, name) for index, name in enumerate(seats)],
            "shared": self.shared,
            "endings": dict(sorted(self.endings.items())),
            "decisions": {"mean": round(self.choices / self.games, DIGITS), "max": self.longest},
            "seconds": round(seconds, 3),
            "decisions_per_second": round(self.choices / seconds, 1),
        }

    def _seat(self, index: int, name: str) -> Json:
        wins = self.wins[index]
        return {
            "seat": name,
            "bot": self.plan.seats[index],
            "wins": wins,
            "win_rate": round(wins / self.games, DIGITS),
            "ci95": [round(end, DIGITS) for end in wilson(wins, self.games)],
            "mean_score": round(self.scores[index] / self.games, DIGITS),
            "tracks": {track: mean.summary() for track, mean in self.tracks[index].items()},
        }


def _is_number(seed: str) -> bool:
    """Whether a seed is the one text of a whole number, so that JSON may show it as one."""
    return seed.removeprefix("-").isdecimal() and len(seed) <= 15 and str(int(seed)) == seed
