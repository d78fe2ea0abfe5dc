"""How Dice's components read on the drawing: in signs, in short, or in full."""

from __future__ import annotations

from collections.abc import Iterable

from rich.style import Style

from mathom.kernel.state import Json
from mathom.terminal.boards.canvas import PLAIN
from mathom.terminal.boards.dice.signs import (
    ARTIFACT,
    BLANK,
    BOTH,
    BURST,
    CORRUPTION,
    DRAW,
    EITHER,
    EYE,
    FELLOWSHIP,
    REROLL,
    RETURN,
    UNIT,
    palette,
)
from mathom.terminal.boards.dice.table import attached, face_of, owner, place_of, strength
from mathom.terminal.boards.scene import Scene

FEW = 2
"""So many bursts are drawn one by one."""
FIELDS = ("cost", "glory", "faces", "enter", "eye")
"""The figures of a component that may be reconstructed, besides those of its abilities."""


# In signs.


def face_text(face: Json, now: tuple[int, int, int | None] | None = None) -> str:
    """A face in signs; a Unit with its figures as they are now, where those are told."""
    unit = face["unit"]
    told: list[str] = []
    if unit is not None:
        told.append(unit_text(now or (unit["level"], unit["attack"], unit["defense"])))
    if face["fellowship"]:
        told.append(f"{FELLOWSHIP}{face['fellowship']}")
    if face["draw"]:
        told.append(f"{DRAW}{face['draw']}")
    told += [
        sign
        for shows, sign in (("reroll", REROLL), ("artifact", ARTIFACT), ("eye", EYE))
        if face[shows]
    ]
    text = (EITHER if face["use"] == "either" else BOTH).join(told) or BLANK
    return text + bursts(face["bursts"])


def bursts(count: int) -> str:
    """So many bursts."""
    return BURST * count if count <= FEW else f"{BURST}{count}"


def unit_text(figures: tuple[int, int, int | None]) -> str:
    """A Unit in signs: level, attack and defense."""
    level, attack, defense = figures
    return f"{UNIT}{level} {attack}/{'–' if defense is None else defense}"


def shows(face: Json | None) -> str:
    """What a face shows first, for its colour."""
    if face is None:
        return "blank"
    if face["enemy"] is not None:
        return "enemy"
    if face["draw"] or face["reroll"]:
        return "fellowship" if face["fellowship"] else "draw"
    return next((each for each in ("unit", "fellowship", "artifact", "eye") if face[each]), "blank")


def eye_text(scene: Scene, place: str) -> str:
    """What an Eye does at a location, in signs; nothing where it does nothing."""
    told: list[str] = []
    for effect in scene.components[place]["eye"]:
        figures = effect["figures"]
        if "attack" in figures:
            told.append(f"{UNIT}{figures['attack']}/{figures['defense']}")
        elif "each" in figures:
            told.append(f"{CORRUPTION}{figures['each']}")
        else:
            told.append(f"{RETURN}{figures['n']}")
    return EYE + " ".join(told) if told else ""


# Names.


def called(scene: Scene, part: str) -> str:
    """What stands on the drawing, as it is called in full."""
    record = scene.components.get(part) or owner(scene, part)
    if record is not None:
        return scene.name(record["kind"], record["id"])
    return scene.name("seat", part) if part in scene.view["board"]["seats"] else ""


def short(scene: Scene, kind: str, id: str) -> str:
    """A name that fits on a die, where the usual one does not."""
    key = f"terminal-dice-short-{kind}-{id}"
    return scene.words.say(key) if scene.words.has(key) else scene.name(kind, id)


def die_name(scene: Scene, die: str) -> str:
    """What is written on a die: the enemy it fights as, else its card."""
    enemy = scene.view["board"]["forces"].get(die)
    if enemy is not None:
        return short(scene, "enemy", enemy)
    card = owner(scene, die)
    return die if card is None else short(scene, card["kind"], card["id"])


def counted(scene: Scene, dice: Iterable[str]) -> list[tuple[str, str]]:
    """Dice by what they belong to, each with how many there are, and the first of them."""
    found: dict[str, list[str]] = {}
    for die in dice:
        found.setdefault(called(scene, die), []).append(die)
    return [
        (scene.say("counted", count=len(same), what=name), same[0]) for name, same in found.items()
    ]


def effects_of_eye(scene: Scene, place: str) -> str:
    """What an Eye does at a location, in full."""
    record = {**scene.components[place], "enter": []}
    return scene.game.describe(scene.words, record)["text"]


# Facts.


def details(scene: Scene, part: str) -> str:
    """What is worth knowing about what stands on the drawing."""
    if part in scene.view["board"]["seats"]:
        head, *chances = odds(scene, part) or [""]
        return f"{head} {scene.words.say('list-comma').join(chances)}".strip()
    record = scene.components.get(part)
    notes: list[str] = []
    if record is None:
        record = owner(scene, part)
        notes = _now(scene, part)
    if record is None:
        return ""
    told = scene.game.describe(scene.words, record)
    if record["id"] in scene.view["board"]["corrupted"]:
        notes.append(scene.say("is-corrupted"))
    if part in scene.view["board"]["wilds"]:
        notes.append(scene.say("dice-left", count=len(scene.view["board"]["wilds"][part])))
    notes += [told["text"], _faces(scene, record), told["cost"], origins(scene, record)]
    return " · ".join(note for note in notes if note)


def odds(scene: Scene, seat: str) -> list[str]:
    """What a player's next roll brings: for how many dice it is told, then each chance."""
    told = scene.view["board"]["odds"].get(seat)
    if told is None or not told["dice"]:
        return []
    chances = [
        scene.say("odds-fellowship", count=count, percent=percent)
        for count, percent in enumerate(told["fellowship"], 1)
        if percent
    ]
    unit = scene.say("odds-unit", percent=told["unit"])
    return [scene.say("odds", count=told["dice"]), *chances, unit]


def _now(scene: Scene, die: str) -> list[str]:
    """What a die shows and is, as it lies there."""
    board = scene.view["board"]
    face = face_of(scene, die)
    found: list[str] = []
    if face is not None:
        found.append(scene.say("shows", face=face_text(face)))
    figures = strength(scene, die)
    if figures is not None and die in board["units"]:
        found.append(scene.say("now", figures=unit_text(figures)))
    enemy = board["forces"].get(die)
    if enemy is not None and figures is not None and face is not None and face["eye"]:
        name = scene.name("enemy", enemy)
        found.append(scene.say("fights-as", enemy=name, figures=unit_text(figures)))
    if attached(scene, die):
        names = [called(scene, other) for other in attached(scene, die)]
        found.append(scene.say("bears", what=scene.words.listed(names)))
    if die in board["bearers"]:
        found.append(scene.say("borne-by", who=called(scene, board["bearers"][die])))
    if die in board["sauron"]["marked"]:
        found.append(scene.say("is-marked"))
    if die in board["sauron"]["dazzled"]:
        found.append(scene.say("is-dazzled"))
    return found


def _faces(scene: Scene, record: Json) -> str:
    """All faces of a component's dice, in signs."""
    told = []
    for face in record.get("faces", ()):
        name = f"{scene.name('enemy', face['enemy'])} " if face["enemy"] else ""
        told.append(name + face_text(face))
    return scene.say("faces", what=scene.words.listed(told)) if told else ""


def origins(scene: Scene, record: Json) -> str:
    """Which of a component's figures are reconstructed, wholly or in part."""
    fields = [field for field in FIELDS if record.get(field)]
    fields += [ability["id"] for ability in record.get("abilities", ())]
    source = {field: record.get("sources", {}).get(field, record["source"]) for field in fields}
    notes: list[str] = []
    for origin in ("reconstructed", "partly"):
        found = [_field(scene, field) for field in fields if source[field] == origin]
        if origin == "reconstructed" and found and len(found) == len(fields):
            return scene.words.say("terminal-reconstructed")
        if found:
            what = scene.words.listed(list(dict.fromkeys(found)))
            notes.append(scene.say(f"origin-{origin}", what=what))
    return scene.words.say("list-comma").join(notes)


def _field(scene: Scene, field: str) -> str:
    return scene.say(f"field-{field}" if field in FIELDS else "field-ability")


def where(scene: Scene, part: str) -> str:
    """Whose a die is, and in which area it lies."""
    found = place_of(scene, part)
    if found is None:
        return ""
    seat, area = found
    return scene.say("where", who=scene.name("seat", seat), area=scene.name("area", area))


# Styles.


def marked(scene: Scene, part: str, style: Style = PLAIN, click: str = "") -> Style:
    """The style of what stands for a component: to be clicked, and bright when pointed at."""
    if part in scene.focus:
        style = palette(scene.dark).pointed(style)
    return style + Style(meta={"part": click or part})
