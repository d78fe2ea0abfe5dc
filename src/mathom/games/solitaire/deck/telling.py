"""How what is wrong with decks is told: as sentences that name the cards in every language."""

from __future__ import annotations

from typing import Final

from mathom.kernel.deckbuilding import Args, Violation
from mathom.kernel.errors import Sentence

COMPONENTS: Final = {"card": "card", "bearer": "card", "site": "site", "absent": "absent"}
"""The arguments that are components, each with its role."""


def violation(rule: str, key: str, **args: int | str) -> Violation:
    """A broken rule with its sentence."""
    return Violation(key, args, rule, told(key, args))


def told(key: str, args: Args) -> Sentence:
    """A sentence about decks, its components called by their names."""
    about: dict[str, object] = {}
    for name, value in args.items():
        if name == "reason":
            about[name] = (f"solitaire-absent-reason-{value}", {})
        elif name in COMPONENTS and isinstance(value, str):
            about[name] = called(COMPONENTS[name], value)
        else:
            about[name] = value
    return f"solitaire-decks-{key}", about


def called(role: str, id: str) -> Sentence:
    """The name of a component; one of an owner's box that has none is called by its id."""
    from mathom.locale import messages

    key = f"solitaire-{role}-{id}"
    return (key, {}) if messages("en").has(key) else id
