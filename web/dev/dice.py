"""Write dice.json: positions of Dice that the board is looked at and tested with.

    python web/dev/dice.py

Games with fixed seeds are played by players who muster, attack and recruit what they can, until
each wanted position has come up once; it is kept as the view of the seat that is asked, with what
had just happened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fixtures import Json, kept, write

import mathom
from mathom.kernel.chance import Seeded
from mathom.kernel.match import Match
from mathom.kernel.option import Option

SEEDS = 200
GAMES = 40
"""So many games tell of everything that happens."""
EAGER = (
    *("immediate", "recruit", "restore", "muster", "attach", "bear", "draw", "borrow", "target"),
    *("use", "reroll", "along", "with"),
)
"""What is chosen where it is offered, the likeliest first."""
LATER = "use"
"""What is left for later now and then, so that there is something to use."""

Wanted = Callable[[Json], bool]


def asked(kind: str, least: int = 0, location: str = "") -> Wanted:
    """A position where a seat is asked this, with at least so many options."""

    def fits(view: Json) -> bool:
        choice = view["choice"]
        return (
            choice["kind"] == kind
            and len(choice["options"]) >= least
            and location in ("", view["board"]["location"])
        )

    return fits


def offers(choice: str, *kinds: str) -> Wanted:
    """A question whose options are of all these kinds."""

    def fits(view: Json) -> bool:
        return asked(choice)(view) and set(kinds) <= {
            option["kind"] for option in view["choice"]["options"]
        }

    return fits


def _alike(view: Json) -> bool:
    """Several dice of which the options name one, that can be used in one way."""
    named = [option["args"].get("die") for option in view["choice"]["options"]]
    return asked("dice")(view) and any(
        named.count(first) == 1 for first in view["board"]["alike"].values()
    )


def _rich(view: Json) -> bool:
    """A turn in the middle of a game with much on the table."""
    board = view["board"]
    return (
        asked("dice", 4)(view)
        and bool(board["corrupted"])
        and bool(board["bearers"])
        and any(side["prepared"] for side in board["sides"])
        and bool(board["forces"])
    )


WANTED: dict[str, Wanted] = {
    "start": lambda view: view["ply"] == 0,
    "dice": lambda view: (
        offers("dice", "muster", "spend", "draw")(view) and bool(view["choice"]["refused"])
    ),
    "alike": _alike,
    "along": asked("along", 2),
    "bear": asked("bear", 2),
    "war": asked("war"),
    "gather": offers("gather", "borrow"),
    "target": asked("target", 2),
    "recruit": lambda view: asked("recruit", 4)(view) and bool(view["choice"]["refused"]),
    "restore": offers("recruit", "restore"),
    "fetch": asked("fetch", 2),
    "defend": asked("defend", 2),
    "ring": asked("ring"),
    "glory": asked("glory", 3),
    "corrupt": asked("corrupt", 2),
    "tidy": asked("tidy"),
    "rich": _rich,
}


def positions(seed: int) -> Iterator[Match]:
    """A game of eager players, choice by choice."""
    players = 2 + seed % 3
    match = mathom.game("dice").start(["human"] * players, seed)
    chance = Seeded(str(seed), "players")
    while not match.over and match.ply < 1500:
        yield match
        match.apply(_choice(match.choice.options(), chance))
    yield match


def _choice(options: list[Option], chance: Seeded) -> Option:
    if chance.pick(6) == 0:
        return options[chance.pick(len(options))]
    for kind in EAGER:
        found = [option for option in options if option.kind == kind]
        if found and not (kind == LATER and chance.pick(4)):
            return found[chance.pick(len(found))]
    return options[chance.pick(len(options))]


def collect() -> dict[str, Json]:
    """Every wanted position, one of them from outside, and an end with an event of each kind."""
    found: dict[str, Json] = {}
    told: dict[str, Json] = {}
    for seed in range(SEEDS):
        last = 0
        for match in positions(seed):
            for event in kept(match, None, last)["fresh"]:
                told.setdefault(event["kind"], event)
            if match.over:
                found.setdefault("over", kept(match, 0, last))
                break
            view = match.view(match.choice.seat)
            for name, fits in WANTED.items():
                if name not in found and fits(view):
                    found[name] = kept(match, match.choice.seat, last)
                    if name == "rich":
                        found["watching"] = kept(match, None, last)
                    break
            last = match.version
        if len(found) == len(WANTED) + 2 and seed >= GAMES:
            break
    found["over"]["fresh"] = list(told.values())
    return found


if __name__ == "__main__":
    write(mathom.game("dice"), collect(), [*WANTED, "watching", "over"])
