"""What Quest's components are called, and what the card lists say of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.kernel.game import Game
from mathom.kernel.state import Json

if TYPE_CHECKING:
    from mathom.locale import Messages

ROLES: Final = {
    "to": "location",
    "from": "location",
    "site": "location",
    "start": "location",
    "whom": "seat",
    "other": "seat",
    "sheet": "hero",
    "monster": "foe",
    "minion": "foe",
    "face": "foe",
    "starts": "location",
    "locations": "location",
    "favor_at": "location",
    "marker_at": "location",
    "regions": "region",
    "icons": "icon",
    "by": "printed",
    "attack_by": "printed",
    "defense_by": "printed",
    "foe_attack_by": "printed",
    "foe_defense_by": "printed",
    "damage_by": "printed",
    "foe_damage_by": "printed",
}
"""Roles in sentences and fields of records that name components of another role."""

FIGURES: Final = ("count", "space", "number")
"""Roles whose names are numbers and stand for themselves."""


class Titles(Game):
    """Quest as far as it says what its components are called."""

    def title(self, words: Messages, role: str, id: str) -> str:
        """The name of a component in a sentence; `role` is its name among the arguments."""
        role = ROLES.get(role, role)
        if role == "printed":
            role, _, id = id.partition("/")
        if role in FIGURES:
            return id
        if role == "token":
            return words.say("quest-token", number=int(id) + 1)
        if role == "path":
            ends = [words.say(f"quest-location-{end}") for end in id.split(":")]
            return words.say("quest-path", start=ends[0], end=ends[1])
        return words.say(f"quest-{role}-{id}")

    def describe(self, words: Messages, record: Json) -> dict[str, str]:
        """A component by its name, its figures, and what it does, in a sentence of ours."""
        kind = record["kind"]
        id = record["id"]
        text = f"quest-text-{kind}-{id}"
        ability = record.get("ability")
        if not words.has(text) and ability is not None:
            text = f"quest-text-ability-{ability}"
        return {
            "title": self.title(words, kind, id),
            "figures": words.listed(self._figures(words, record)),
            "text": words.say(text) if words.has(text) else "",
        }

    def _figures(self, words: Messages, record: Json) -> list[str]:
        """What a record says besides what the component does, each in a few words."""
        figures: list[str] = []
        for name, value in record.items():
            if name == "characters":
                figures.extend(self._brought(words, value, record["characters_at"]))
            elif name == "icon" and value is not None:
                figures.append(
                    words.say(
                        "quest-figure-fare",
                        icon=self.title(words, name, value),
                        number=record["number"],
                    )
                )
            elif name == "number" and record["icon"] is not None:
                continue  # the icon's figure has told it
            elif words.has(_figure(name)) and value not in (None, []):
                figures.append(words.say(_figure(name), value=self._value(words, name, value)))
        return figures

    def _brought(self, words: Messages, characters: list[str], locations: list[str]) -> list[str]:
        """Which characters an event places where."""
        return [
            words.say(
                "quest-figure-brought",
                character=self.title(words, "character", character),
                location=self.title(words, "location", location),
            )
            for character, location in zip(characters, locations, strict=True)
        ]

    def _value(self, words: Messages, name: str, value: object) -> str | int:
        if isinstance(value, bool):
            return words.say("quest-yes" if value else "quest-no")
        if isinstance(value, int):
            return value
        if isinstance(value, list):
            return words.enumerated([self.title(words, name, item) for item in value])
        assert isinstance(value, str)
        return self.title(words, name, value)


def _figure(name: str) -> str:
    return f"quest-figure-{name.replace('_', '-')}"
