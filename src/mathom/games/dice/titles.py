"""What the components are called, and what the card lists say of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.dice.box import Box
from mathom.games.dice.faces import NONE, Face
from mathom.kernel.game import Game
from mathom.kernel.state import Json

if TYPE_CHECKING:
    from mathom.locale import Messages

ROLES: Final = {
    "unit": "die",
    "whom": "seat",
    "set": "enemy-set",
    "guard": "enemy-set",
    "start": "area",
    "enemies": "enemy",
    "cards": "card",
    "bearer": "card",
}
"""Roles in sentences that name components of another role."""
FIGURES: Final = ("amount", "row")
"""Roles whose names are numbers and stand for themselves."""


class Titles(Game):
    """The game as far as it says what its components are called."""

    box: Box

    def title(self, words: Messages, role: str, id: str) -> str:
        """A die is called by its card if one knows it, or by its sort; one rolled by its face."""
        role = ROLES.get(role, role)
        if role in FIGURES:
            return id
        if role == "rolled":
            die, face, *card = id.split(":")
            number = self.box.names["dice"].index(die.rpartition("-")[0])
            shown = face_text(words, self.box, self.box.faces[number][int(face)])
            if not card:
                return shown
            return words.say("dice-rolled", die=self.title(words, "card", card[0]), face=shown)
        if role == "die" and id in self.box.names["card"]:
            role = "card"
        if role in ("die", "dice"):
            sort = id if id in self.box.names["dice"] else id.rpartition("-")[0]
            return words.say(f"dice-dice-{sort}")
        return words.say(f"dice-{role}-{id}")

    def describe(self, words: Messages, record: Json) -> dict[str, str]:
        """A component's title, what it costs and brings, its faces, and what it does."""
        sort = self.box.names["dice"].index(record["dice"]) if "dice" in record else NONE
        faces = self.box.sorts[sort].faces if sort != NONE else ()
        return {
            "title": self.title(words, record["kind"], record["id"]),
            "cost": self.price(words, record) if record["kind"] == "card" else "",
            "figures": words.listed([face_text(words, self.box, face) for face in faces]),
            "text": " ".join(self.text(words, record)),
        }

    def price(self, words: Messages, record: Json) -> str:
        """What a card costs and is worth."""
        price = [words.say("dice-cost", count=record["cost"])]
        if record["type"] != "artifact":
            price.append(words.say("dice-glory", count=record["glory"] or 0))
        return words.listed(price)

    def text(self, words: Messages, record: Json) -> list[str]:
        """What it is, and does."""
        if record["kind"] == "location":
            eye = [self.effect(words, effect) for effect in record["eye"]]
            eyes = [words.say("dice-eye", effects=words.listed(eye))] if eye else []
            return [*(self.effect(words, effect) for effect in record["enter"]), *eyes]
        if record["kind"] != "card":
            return []
        sort = words.say(f"dice-dice-{record['dice']}")
        keyword = [words.say(f"dice-keyword-{record['keyword']}")] if record["keyword"] else []
        does = [self.ability(words, ability) for ability in record["abilities"]]
        return [words.say(f"dice-type-{record['type']}", dice=sort), *keyword, *does]

    def ability(self, words: Messages, record: Json) -> str:
        """What a card can do, after the bursts that it takes."""
        told = words.say(f"dice-ability-{record['id']}", **self.named(words, record["figures"]))
        if not record["bursts"]:
            return told
        least, most = min(record["bursts"]), max(record["bursts"])
        return words.say("dice-burst-ability", least=least, most=most, ability=told)

    def effect(self, words: Messages, record: Json) -> str:
        """What a Location does."""
        return words.say(f"dice-effect-{record['do']}", **self.named(words, record["figures"]))

    def named(self, words: Messages, figures: Json) -> dict[str, int | str]:
        """The figures of an ability or an effect, and the names of what it is about."""
        found: dict[str, int | str] = {}
        for role, value in figures.items():
            if isinstance(value, int):
                found[role] = value
            elif isinstance(value, list):
                found[role] = words.enumerated([self.title(words, role, str(id)) for id in value])
            else:
                found[role] = self.title(words, role, value)
        return found


def face_text(words: Messages, box: Box, face: Face) -> str:
    """What a face shows, in a few words."""
    shown: list[str] = []
    if face.unit is not None and face.enemy != NONE:
        enemy = words.say(f"dice-enemy-{box.names['enemy'][face.enemy]}")
        shown.append(words.say("dice-face-enemy", enemy=enemy, **face.unit.told()))
    elif face.unit is not None:
        shown.append(words.say("dice-face-unit", **face.unit.told()))
    if face.fellowship:
        shown.append(words.say("dice-face-fellowship", count=face.fellowship))
    if face.draw:
        shown.append(words.say("dice-face-draw", count=face.draw))
    for symbol, there in (("reroll", face.reroll), ("artifact", face.artifact), ("eye", face.eye)):
        if there:
            shown.append(words.say(f"dice-face-{symbol}"))
    if not shown:
        return words.say("dice-face-blank")
    told = words.say(f"dice-face-{face.use}", symbols=shown[0], other=shown[-1])
    return words.say("dice-face-bursts", face=told, count=face.bursts) if face.bursts else told
