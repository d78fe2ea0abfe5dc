"""Write solitaire.json: positions of the solitaire that the board is looked at and tested with.

    python web/dev/solitaire.py

Games with fixed seeds are played by lot, with a leaning to go on, until each wanted position has
come up once; it is kept as the view of the seat that is asked, with what had just happened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fixtures import Json, kept, write

import mathom
from mathom.kernel.chance import Seeded
from mathom.kernel.match import Match
from mathom.kernel.option import Option

SEEDS = 60
GAMES = 8
"""So many games tell of everything that happens."""
EAGER = (
    *("reveal", "region", "region-movement", "enter", "by", "strike", "roll", "accept"),
    "play",
)
"""What is chosen where it is offered, the likeliest first."""

Wanted = Callable[[Json], bool]


def asked(kind: str, least: int = 0) -> Wanted:
    """A position where this is asked, with at least so many options."""

    def fits(view: Json) -> bool:
        choice = view["choice"]
        return choice["kind"] == kind and len(choice["options"]) >= least

    return fits


def _rich(view: Json) -> bool:
    """A turn in the middle of a game with much on the table."""
    board = view["board"]
    return (
        len(board["row"]) >= 2
        and len(board["order"]) >= 2
        and any(each["position"] == "wounded" for each in board["company"])
        and any(each["position"] == "tapped" for each in board["company"])
    )


WANTED: dict[str, Wanted] = {
    "start": lambda view: view["ply"] == 0,
    "organize": lambda view: asked("organize", 2)(view) and len(view["board"]["hazard_hand"]) > 1,
    "movement": asked("movement", 2),
    "chain": asked("chain", 2),
    "draw": asked("draw", 2),
    "enter": asked("enter"),
    "site": lambda view: asked("site", 2)(view) and bool(view["board"]["row"]),
    "bearer": asked("bearer", 2),
    "defend": asked("defend", 2),
    "assign": asked("assign", 2),
    "fight": asked("fight", 2),
    "corruption": asked("corruption-check", 2),
    "rich": _rich,
}


def positions(seed: int) -> Iterator[Match]:
    """A game by lot, choice by choice."""
    settings = {"scenario": ("easy", "normal", "hard")[seed % 3]}
    match = mathom.game("solitaire").start(["human"], str(seed), settings)
    chance = Seeded(str(seed), "players")
    while not match.over and match.ply < 1500:
        yield match
        match.apply(_choice(match.choice.options(), chance))
    yield match


def _choice(options: list[Option], chance: Seeded) -> Option:
    if chance.pick(3) == 0:
        return options[chance.pick(len(options))]
    for kind in EAGER:
        found = [option for option in options if option.kind == kind]
        if found:
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
    if "over" in found:
        found["over"]["fresh"] = list(told.values())
    return found


if __name__ == "__main__":
    write(mathom.game("solitaire"), collect(), [*WANTED, "watching", "over"])
