"""Count the clicks that a turn of Quest costs at the page.

    python -m scripts.clicks                      # 20 games of two, as in bench/RESULTS.md
    python -m scripts.clicks --seats 4 --games 5

Greedy bots play, with fixed seeds. Every choice of a seat is kept as the page would get it at a
table where this seat is the only person: what it sees, what has happened, and which option was
taken. `web/dev/clicks.test.ts` then finds the fewest clicks that make the same choices, with the
page's own controller and plans.

A hero's turn holds all that its seat was asked since the turn before. Sauron's turn is what the
rules call so, his steps before the heroes' turns; `round` adds what he is asked in those: shadow
cards, perils and fights. What is asked before the first round counts nowhere.
"""

from __future__ import annotations

import argparse
import copy
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from mathom.bots import make_bot
from mathom.games.quest.constants import SAURON
from mathom.games.quest.game import quest
from mathom.games.quest.model.box import Box
from mathom.games.quest.model.pieces import NOWHERE
from mathom.games.quest.model.state import Quest
from mathom.kernel.chance import Seeded
from mathom.kernel.errors import IllegalOption
from mathom.kernel.match import Match
from mathom.kernel.option import Option
from mathom.locale import messages

WEB = Path(__file__).parent.parent / "web"
GAMES = 20
WANTED = {"hero": 6, "sauron": 9, "round": 9}
"""How many clicks a turn may cost by the median."""
MARKED = ("spread", "damage", "pay")
"""Choices of several things, which bots may make in another order than the page sends them."""
EARLY = {"to-pool": 0, "suffer-unseen": 2}
"""Influence for the Shadow Pool is sent first, and what the life pool suffers last."""

Json = dict[str, Any]


@dataclass
class Asked:
    """What one seat was asked in a game.

    Attributes:
        positions: what the page was shown each time, and what was taken.
        turns: in which turn of its side each of them was; 0 is before the first.
        own: whether each of them was asked outside the heroes' turns.
        decisions: how often the rules asked in each turn, forced choices included, and how often
            outside the heroes' turns.
        begun: the turns of this hero that have begun, each by its round and whether it is a second.
        heard: the version whose events are known.
    """

    positions: list[Json] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    own: list[bool] = field(default_factory=list)
    decisions: Counter[tuple[int, bool]] = field(default_factory=Counter)
    begun: set[tuple[int, bool]] = field(default_factory=set)
    heard: int = 0


class Recording:
    """A game between greedy bots, and what each of them was asked."""

    def __init__(self, seed: int, seats: int) -> None:
        """Play the game of this seed to its end."""
        self._bots = [make_bot(quest(), "greedy") for _ in range(seats)]
        self._chances = [Seeded(str(seed), f"bot-{seat}") for seat in range(seats)]
        self.asked = [Asked() for _ in range(seats)]
        match = quest().start(["greedy"] * seats, seed)
        while not match.over:
            for option in self._answers(match):
                self._take(match, option)

    def _choose(self, match: Match) -> Option:
        seat = match.choice.seat
        return self._bots[seat].choose(match.seat(seat, self._chances[seat]))

    def _answers(self, match: Match) -> list[Option]:
        """The next option, or all of those that are marked at once, as the page orders them."""
        kind, seat = match.choice.kind, match.choice.seat
        if kind not in MARKED:
            return [self._choose(match)]
        found: list[Option] = []
        trial = copy.copy(match)
        while not trial.over and (trial.choice.kind, trial.choice.seat) == (kind, seat):
            found.append(self._choose(trial))
            trial.apply(found[-1])
        if kind == "pay":
            orders = [sorted(found, key=lambda option: option.index)]
        else:
            early = sorted(found, key=lambda option: EARLY.get(option.kind, 1))
            box = _quest(match).box
            orders = [_along_paths(box, early, most_last=True), _along_paths(box, early), early]
        return next((order for order in orders if _possible(match, order)), found)

    def _take(self, match: Match, option: Option) -> None:
        """Take an option; where there were others, the page would have asked for it."""
        choice = match.choice
        asked = self.asked[choice.seat]
        turn = self._turn(match, choice.seat)
        own = _quest(match).turn.seat == NOWHERE
        asked.decisions[turn, own] += 1
        forced = choice.forced(alone=True) is not None
        if not forced:
            asked.positions.append(self._position(match, option))
            asked.turns.append(turn)
            asked.own.append(own)
        match.apply(option, forced=forced)

    def _turn(self, match: Match, seat: int) -> int:
        """The turn that a choice of a seat belongs to: for a hero the running one, or its next."""
        state = _quest(match)
        for hero, asked in enumerate(self.asked):
            if state.turn.seat == hero and hero != SAURON:
                asked.begun.add((state.round, state.turn.second))
        if seat == SAURON or not state.round:
            return state.round
        return len(self.asked[seat].begun) + (state.turn.seat != seat)

    def _position(self, match: Match, option: Option) -> Json:
        """What the page would show, what has happened since it asked last, and what is taken."""
        seat = match.choice.seat
        asked = self.asked[seat]
        story = match.story(seat, asked.heard)
        asked.heard = match.version
        return {
            "view": match.view(seat),
            "fresh": [
                {"number": number, "version": version, "kind": event.kind, "args": event.args}
                for number, (version, event) in enumerate(story, 1)
            ],
            "taken": {"text": option.text, "kind": option.kind, "args": dict(option.args)},
        }


def _quest(match: Match) -> Quest:
    assert isinstance(match.state, Quest)
    return match.state


def _along_paths(box: Box, options: list[Option], most_last: bool = False) -> list[Option]:
    """What is placed, all on one location together, and then on a neighbour if there is one.

    The location that gets the most may come last, where one click gives it all that is left.
    """
    found = Counter(option.value for option in options if option.kind == "spread")
    places = list(found)
    order: list[int] = []
    last = max(places, key=lambda place: found[place], default=NOWHERE)
    if most_last and places:
        places.remove(last)
    while places:
        near = [each for each in places if order and each in box.locations[order[-1]].near]
        order.append((near or places)[0])
        places.remove(order[-1])
    if most_last:
        order.append(last)
    return sorted(
        options, key=lambda option: order.index(option.value) if option.kind == "spread" else -1
    )


def _possible(match: Match, options: list[Option]) -> bool:
    """Whether the options can be taken one after the other."""
    trial = copy.copy(match)
    try:
        for option in options:
            trial.apply(option)
    except IllegalOption:
        return False
    return True


@dataclass
class Count:
    """The clicks of the turns of one side."""

    clicks: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    by: Counter[str] = field(default_factory=Counter)
    """Clicks by what is clicked: the board, the list of options where the board would take more
    clicks, or passing for a while."""
    spent: Counter[str] = field(default_factory=Counter)
    """Clicks by the kind of choice that they begin at."""
    single: int = 0
    """Prompts with a single option."""

    @property
    def median(self) -> float:
        """The clicks of a turn in the middle."""
        return statistics.median(self.clicks)


def counted(seeds: Iterable[int], seats: int, folder: Path) -> dict[str, Count]:
    """The clicks of heroes and of Sauron in the games of these seeds, counted by the page."""
    game = quest()
    cards = [
        {"record": record, "texts": game.describe(messages("en"), record)}
        for record in game.cards()
    ]
    (folder / "cards.json").write_text(json.dumps(cards), encoding="utf-8")
    asked: dict[str, Asked] = {}
    for seed in seeds:
        for seat, found in enumerate(Recording(seed, seats).asked):
            name = f"game-{seed}-{seat}.json"
            asked[name] = found
            (folder / name).write_text(json.dumps(found.positions), encoding="utf-8")
            found.positions = []
    environment = {**os.environ, "MATHOM_CLICKS": str(folder)}
    run = ["npx", "vitest", "run", "--config", "dev/clicks.config.ts"]
    done = subprocess.run(  # noqa: S603
        run, cwd=WEB, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)
    told: Json = json.loads((folder / "counted.json").read_text(encoding="utf-8"))
    counts = {side: Count() for side in WANTED}
    for name, of in asked.items():
        if name.endswith(f"-{SAURON}.json"):
            _add(counts["sauron"], of, told[name], own=True)
            _add(counts["round"], of, told[name])
        else:
            _add(counts["hero"], of, told[name])
    return counts


def _add(count: Count, asked: Asked, told: Json, own: bool = False) -> None:
    """Add the clicks of one seat in one game, or those outside the heroes' turns alone."""
    clicks: Counter[int] = Counter()
    decisions: Counter[int] = Counter()
    for (turn, outside), n in asked.decisions.items():
        decisions[turn] += n if outside or not own else 0
    for way in told["ways"]:
        if own and not asked.own[way["at"]]:
            continue
        turn = asked.turns[way["at"]]
        clicks[turn] += way["clicks"]
        if turn:
            count.spent[way["kind"]] += way["clicks"]
            count.by[way["by"]] += way["clicks"]
    count.single += told["single"]
    for turn, n in decisions.items():
        if turn and n:
            count.clicks.append(clicks[turn])
            count.decisions.append(n)


def report(counts: dict[str, Count]) -> str:
    """What was counted, as Markdown."""
    head = "| side | turns | decisions | clicks | quartiles | wanted | single prompts |"
    lines = [head, "| --- | ---: | ---: | ---: | ---: | ---: | ---: |"]
    for side, count in counts.items():
        low, _, high = statistics.quantiles(count.clicks, n=4, method="inclusive")
        lines.append(
            f"| {side} | {len(count.clicks)} | {statistics.median(count.decisions):g} "
            f"| {count.median:g} | {low:g} to {high:g} | {WANTED[side]} | {count.single} |"
        )
    for side, count in counts.items():
        turns = len(count.clicks)
        total = sum(count.clicks)
        most = [f"{kind} {n / turns:.2f}" for kind, n in count.spent.most_common(12)]
        lines += [
            "",
            f"{side}, clicks of a turn on average {total / turns:.2f}, "
            f"of which {', '.join(f'{by} {n / turns:.2f}' for by, n in count.by.items())}; "
            f"by choices: {', '.join(most)}",
        ]
    return "\n".join(lines)


def main() -> None:
    """Play, count and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--keep", type=Path, help="a folder for what was recorded and counted")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        folder = wishes.keep or Path(made)
        folder.mkdir(parents=True, exist_ok=True)
        sys.stdout.write(report(counted(range(wishes.games), wishes.seats, folder)) + "\n")


if __name__ == "__main__":
    main()
