"""Write quest.json: positions of Quest that the board is looked at and tested with.

    python web/dev/quest.py

Games with fixed seeds are played at random, with a hand on what heroes like to do, until each
wanted position has come up once; it is kept as the view of one seat, with what had just happened.
"""

from __future__ import annotations

from collections.abc import Callable

from fixtures import Json, kept, write

from mathom.games.quest.game import quest
from mathom.kernel.chance import Seeded
from mathom.kernel.match import Match
from mathom.kernel.option import Option

SEEDS = 400
LONGEST = 3000

Wanted = Callable[[Json], bool]


def asked(kind: str, *, least: int = 1, round: int = 0, heroes: int = 1) -> Wanted:
    """A position where this is asked, with at least so many options, rounds and heroes."""

    def fits(view: Json) -> bool:
        choice, board = view["choice"], view["board"]
        return (
            choice["kind"] == kind
            and len(choice["options"]) >= least
            and board["round"] >= round
            and len(board["heroes"]) >= heroes
        )

    return fits


def lively(view: Json) -> bool:
    """Whether much stands on the map."""
    places = view["board"]["map"].values()
    return sum(len(place.get("tokens", ())) for place in places) >= 3 and any(
        place.get("perilous") for place in places
    )


def offers(view: Json, *kinds: str) -> bool:
    """Whether the options are of all these kinds."""
    return set(kinds) <= {option["kind"] for option in view["choice"]["options"]}


def own(view: Json) -> Json:
    """The hero that is asked."""
    found: Json = view["board"]["heroes"][view["seat"]]
    return found


def fighting(view: Json) -> bool:
    """Whether a combat is in its second round or later."""
    fight = view["board"]["fight"]
    return fight is not None and fight["round"] >= 2 and len(fight["sides"]["hero"]["stack"]) >= 1


WANTED: dict[str, Wanted] = {
    "setup": asked("hero", heroes=2),
    "spread": asked("spread", round=2, least=5),
    "plot": lambda view: asked("plot", round=3, least=3)(view) and bool(view["choice"]["refused"]),
    "act": lambda view: asked("act", round=4, heroes=2)(view) and lively(view),
    "command": lambda view: asked("command", least=5, round=3)(view) and lively(view),
    "keep-plot": asked("keep-plot", least=2),
    "rest": lambda view: asked("rest", round=3)(view) and len(own(view)["rest"]) > 2,
    "journey": lambda view: asked("journey", least=5, round=2, heroes=3)(view) and lively(view),
    "journey-2": lambda view: (
        asked("journey", least=3)(view)
        and bool(own(view)["items"])
        and any(refusal["kind"] == "go" for refusal in view["choice"]["refused"])
    ),
    "pay": asked("pay", least=3),
    "pay-refused": lambda view: asked("pay", least=1)(view) and bool(view["choice"]["refused"]),
    "explore": lambda view: (
        asked("explore", least=3, round=2)(view) and offers(view, "ask-favor-of")
    ),
    "foil": lambda view: asked("explore")(view) and offers(view, "foil"),
    "learn": asked("learn", least=2),
    "peril": asked("peril", least=2),
    "agility": asked("spend-agility", least=2),
    "fight": lambda view: (
        asked("play", least=2)(view) and fighting(view) and view["seat"] != "sauron"
    ),
    "fight-sauron": lambda view: (
        asked("play")(view) and fighting(view) and view["seat"] == "sauron"
    ),
    "damage": lambda view: asked("damage", least=3)(view) and fighting(view),
    "attack": asked("confront", least=2),
    "go-on": lambda view: asked("go-on")(view) and fighting(view),
    "trade": asked("offer", least=2),
    "trade-asked": asked("answer"),
    "call": lambda view: asked("explore", heroes=3)(view) and offers(view, "trade", "call"),
    "card-asks": lambda view: (
        asked("choose", least=2)(view) and "encounter/" in view["choice"]["words"]["printed"]
    ),
    "block": asked("block", least=2),
    "tempt": asked("tempt", least=2),
    "raise": asked("raise", least=2),
    "shadow": asked("shadow", least=2),
    "marker": asked("leftmost", least=2),
    "champion": asked("champion", least=2),
}


def liking(option: Option) -> int:
    """How much a random player likes an option: roads and cards more than giving up."""
    if option.kind in ("surrender", "exhausted", "stop"):
        return 1
    if option.kind in ("trade", "go", "action", "play-plot", "draw-token", "foil", "learn"):
        return 6
    return 3


def step(match: Match, chance: Seeded) -> None:
    """Take one option, the liked ones more often."""
    options = match.choice.options()
    weighed = [option for option in options for _ in range(liking(option))]
    match.apply(weighed[chance.pick(len(weighed))])


def collect() -> dict[str, Json]:
    """Every wanted position, one seen from outside, and the end of a game."""
    found: dict[str, Json] = {}
    players = ["Sauron", "Rose", "Sam", "Pippin"]
    for seed in range(SEEDS):
        match = quest().start(players[: 2 + seed % 3], seed)
        chance = Seeded(str(seed), "player")
        last = 0
        for _ in range(LONGEST):
            if match.over:
                break
            view = match.view(match.choice.seat)
            for name, fits in WANTED.items():
                if name not in found and fits(view):
                    found[name] = kept(match, match.choice.seat, last)
                    if name == "journey":
                        found["watching"] = kept(match, None, last)
                        found["waiting"] = kept(match, 0, last)
                    break
            last = match.version
            step(match, chance)
        if match.over and seed % 3 == 1:
            found.setdefault("over", kept(match, 1, last))
        if set(WANTED) <= set(found) and "over" in found:
            break
    return found


if __name__ == "__main__":
    write(quest(), collect(), [*WANTED, "watching", "waiting", "over"])
