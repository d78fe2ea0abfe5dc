"""What the view says of dice, cards and players, as the drawing asks for it."""

from __future__ import annotations

from collections.abc import Sequence

from mathom.kernel.state import Json
from mathom.terminal.boards.scene import Scene

AREAS = ("active", "muster", "prepared", "aside", "bag", "spent", "used")
"""A player's areas in the order in which they are drawn."""


def sort_of(die: str) -> str:
    """The sort of a die by its id, which ends in its number."""
    return die.rpartition("-")[0]


def is_die(scene: Scene, part: str) -> bool:
    """Whether a part of the drawing is a die."""
    return part not in scene.components and owner(scene, part) is not None


def owner(scene: Scene, die: str) -> Json | None:
    """The card or enemy card that a die belongs to in this game."""
    sort = sort_of(die)
    cards = scene.view["board"]["cards"]
    return scene.components.get(cards.get(sort, sort))


def face_of(scene: Scene, die: str) -> Json | None:
    """What a die shows; None where it was not rolled."""
    number = scene.view["board"]["faces"].get(die)
    card = owner(scene, die)
    if not number or card is None:
        return None
    face: Json = card["faces"][number - 1]
    return face


def side(scene: Scene, seat: str) -> Json:
    """What lies before a player."""
    board = scene.view["board"]
    found: Json = board["sides"][board["seats"].index(seat)]
    return found


def place_of(scene: Scene, die: str) -> tuple[str, str] | None:
    """Whose a die is, and in which area it lies; None for dice of nobody."""
    for seat in scene.view["board"]["seats"]:
        own = side(scene, seat)
        for area in AREAS:
            if die in own[area]:
                return seat, area
    return None


def attached(scene: Scene, die: str) -> list[str]:
    """What a Unit bears."""
    bearers = scene.view["board"]["bearers"]
    return [other for other, bearer in bearers.items() if bearer == die]


def group(scene: Scene, die: str, area: Sequence[str]) -> list[str]:
    """The dice of an area for which one of them stands in the options, that one first."""
    alike = scene.view["board"]["alike"]
    return [die, *[other for other in area if alike.get(other) == die]]


def stands_for(scene: Scene, die: str) -> str:
    """The die that stands in the options for this one and all that are like it."""
    found: str = scene.view["board"]["alike"].get(die, die)
    return found


def strength(scene: Scene, die: str) -> tuple[int, int, int | None] | None:
    """Level, attack and defense of a die that fights, with all that adds to them.

    The defense is None where it plays no part; the whole is None for what is no Unit. An Eye that
    the location makes a Unit has what the location says.
    """
    board = scene.view["board"]
    face = face_of(scene, die)
    if face is None:
        return None
    unit = face["unit"]
    if unit is not None:
        now = board["units"].get(die, unit)
        return unit["level"], now["attack"], now["defense"]
    if die not in board["forces"]:
        return None
    for effect in scene.components[board["location"]]["eye"]:
        made = effect["figures"]
        if "attack" in made:
            return made["level"], made["attack"], made["defense"]
    return None


def verbs(scene: Scene) -> dict[str, list[str]]:
    """What the reader can do now with what stands on the drawing, by its part.

    A die that others are alike to can do what they can.
    """
    choice = scene.view["choice"]
    found: dict[str, list[str]] = {}
    for option in (choice or {}).get("options", ()):
        for role, id in option["args"].items():
            if role in ("die", "card"):
                told = scene.say(f"can-{option['kind']}")
                known = found.setdefault(id, [])
                if told not in known:
                    known.append(told)
    return found


def opens_at(scene: Scene, row: str) -> str | None:
    """The location at which the cards of a row come into the Wilds; None for the first row."""
    for place in scene.view["board"]["locations"]:
        for effect in scene.components[place]["enter"]:
            if str(effect["figures"].get("row")) == row:
                found: str = place
                return found
    return None
