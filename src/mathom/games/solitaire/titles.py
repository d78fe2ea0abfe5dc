"""What the components are called, and what the card lists say of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.model.box import Box
from mathom.kernel.game import Game
from mathom.kernel.state import Json

if TYPE_CHECKING:
    from mathom.locale import Messages

CARDS: Final = (
    *("who", "bearer", "target", "cards", "item", "faction", "character", "leader", "source"),
)
"""Roles in sentences that name cards."""
SITES: Final = ("origin", "goal", "haven")
FIGURES: Final = ("amount", "mode", "attack", "dice")
"""Roles whose names are numbers and stand for themselves."""
TYPES: Final = {"types": "region-type", "regions": "region", "sites": "site"}
EITHER: Final = ("by", "key", "type")
"""Roles that name a card or a place; a key and a type can be of more kinds."""
KINDS: Final = ("card", "site", "region", "site-type", "region-type")
PRINTED: Final = ("mind", "prowess", "body", "influence", "points", "corruption", "above")
"""The figures of a card that lists show."""


class Titles(Game):
    """The game as far as it says what its components are called."""

    box: Box

    def title(self, words: Messages, role: str, id: str) -> str:
        """Every card, site and region has a name; a change of a roll is named with its figure."""
        if role in FIGURES or not id:
            return id
        if role in ("changes", "against"):
            name, _, figure = id.rpartition(":")
            return f"{self.change(words, name)} {figure}"
        if role == "printed":
            return self.title(words, "card", id.rpartition("/")[2])
        if role in EITHER:
            role = next((kind for kind in KINDS if id in self.box.names.get(kind, ())), role)
        elif role in CARDS:
            role = "card"
        elif role in SITES:
            role = "site"
        return words.say(f"solitaire-{TYPES.get(role, role)}-{id}")

    def change(self, words: Messages, name: str) -> str:
        """What changes a roll: a card, or a word of the rules."""
        key = f"solitaire-card-{name}"
        return words.say(key) if words.has(key) else words.say(f"solitaire-change-{name}")

    def describe(self, words: Messages, record: Json) -> dict[str, str]:
        """A component's title, its kind, its figures, and what it does."""
        return {
            "title": self.title(words, record["kind"], record["id"]),
            "type": self.type(words, record),
            "figures": words.listed(
                [
                    words.say(f"solitaire-figure-{name}", count=record[name])
                    for name in PRINTED
                    if record.get(name)
                ]
            ),
            "text": self.text(words, record),
        }

    def type(self, words: Messages, record: Json) -> str:
        """What sort of component it is."""
        if record["kind"] == "card":
            return words.say(f"solitaire-type-{record['type']}")
        if record["kind"] == "site":
            return words.say(f"solitaire-site-type-{record['type']}")
        return words.say(f"solitaire-type-{record['kind']}")

    def text(self, words: Messages, record: Json) -> str:
        """What it does, or why it cannot be played."""
        if record["kind"] == "absent":
            return words.say(f"solitaire-absent-reason-{record['reason']}")
        key = f"solitaire-text-{record['id']}"
        dead = record.get("dead")
        if dead:
            return words.say(f"solitaire-absent-reason-{dead}")
        return words.say(key) if words.has(key) else ""
