"""Write duel.json: positions of Duel that the board is looked at and tested with.

    python web/dev/duel.py

Games with fixed seeds are played, mostly by the greedy bot, until each wanted position has
come up once; it is kept as the view of one seat, with what had just happened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fixtures import Json, kept, write

import mathom
from mathom.bots import make_bot
from mathom.kernel.chance import Seeded
from mathom.kernel.match import Match

SEEDS = 600

Wanted = Callable[[Json], bool]


def asked(kind: str, chapter: int = 0, least: int = 0) -> Wanted:
    """A position where a seat is asked this, with at least so many options."""

    def fits(view: Json) -> bool:
        choice = view["choice"]
        return (
            choice["kind"] == kind
            and chapter in (0, view["board"]["chapter"])
            and len(choice["options"]) >= least
        )

    return fits


def near(way: str, left: int) -> Wanted:
    """A turn where some side lacks no more than this to win in one way."""

    def fits(view: Json) -> bool:
        goal, reached = view["board"]["goals"][way], view["board"]["reached"].values()
        return view["choice"]["kind"] == "turn" and any(
            goal - each[way] <= left for each in reached
        )

    return fits


def offers(*kinds: str) -> Wanted:
    """A position whose options are of all these kinds."""

    def fits(view: Json) -> bool:
        return set(kinds) <= {option["kind"] for option in view["choice"]["options"]}

    return fits


def _chained(view: Json) -> bool:
    details = [option["detail"] for option in view["choice"]["options"]]
    dear = any(each["reason"] == "too-dear" for each in view["choice"]["refused"])
    rich = all(len(each["chains"]) > 2 for each in view["board"]["sides"].values())
    return rich and dear and any("chain" in detail for detail in details)


def _beset(view: Json) -> bool:
    sides = view["board"]["sides"].values()
    return (
        view["choice"]["kind"] == "turn"
        and view["board"]["chapter"] == 3
        and all(each["fortresses"] and each["tokens"] and each["eithers"] for each in sides)
        and len(view["board"]["layout"]) > 8
    )


WANTED: dict[str, Wanted] = {
    "start": lambda view: view["ply"] == 0,
    "turn-1": lambda view: asked("turn", 1)(view) and len(view["board"]["layout"]) == 9,
    "turn-2": lambda view: _chained(view) and asked("turn", 2)(view),
    "turn-3": _beset,
    "muster": lambda view: asked("muster")(view) and bool(view["choice"]["refused"]),
    "reinforce": asked("reinforce"),
    "raze": asked("raze", least=2),
    "move": lambda view: asked("manoeuvre", least=7)(view) and not offers("remove")(view),
    "remove": lambda view: asked("manoeuvre", least=3)(view) and not offers("move")(view),
    "manoeuvre": lambda view: offers("remove", "move", "lose")(view),
    "again": asked("again"),
    "keep": asked("keep", least=3),
    "race": asked("race"),
    "fetch": asked("fetch", least=5),
    "strip": asked("strip", least=4),
    "quest-near": near("steps", 2),
    "races-near": near("races", 1),
    "conquest-near": near("regions", 1),
}


def positions(seed: int) -> Iterator[Match]:
    """A game of the greedy bot that errs now and then, choice by choice."""
    game = mathom.game("duel")
    settings = {"manoeuvres": "free"} if seed % 3 == 0 else {}
    match = game.start(["human", "greedy"], seed, settings)
    bot = make_bot(game, "greedy")
    chance = Seeded(str(seed), "errors")
    seats = [match.seat(index, Seeded(str(seed), f"bot-{index}")) for index in (0, 1)]
    while not match.over:
        yield match
        options = match.choice.options()
        if chance.pick(4):
            match.apply(bot.choose(seats[match.choice.seat]))
        else:
            match.apply(options[chance.pick(len(options))])
    yield match


def collect() -> dict[str, Json]:
    """Every wanted position, and around one of them: after it, from outside, and at the end."""
    found: dict[str, Json] = {}
    for seed in range(SEEDS):
        last = 0
        before: str | None = None
        for match in positions(seed):
            if match.over:
                if "turn-3" in found and "over" not in found:
                    found["over"] = kept(match, 0, last)
                break
            view = match.view(match.choice.seat)
            if before is not None and match.choice.kind == "turn":
                found.setdefault("after", kept(match, 1 - match.choice.seat, last))
                found.setdefault("watching", kept(match, None, last))
                before = None
            for name, fits in WANTED.items():
                if name not in found and fits(view):
                    found[name] = kept(match, match.choice.seat, last)
                    before = name if name == "turn-2" else before
                    break
            last = match.version
        if len(found) == len(WANTED) + 3:
            break
    return found


if __name__ == "__main__":
    write(mathom.game("duel"), collect(), [*WANTED, "after", "watching", "over"])
