"""What the traveller can do with a card: play it in one of its ways, or use its power."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from mathom.games.solitaire.cards.language import SOLITAIRE, Condition
from mathom.games.solitaire.constants import (
    EVENT_TYPES,
    LASTS,
    LIMITS,
    NONE,
    RACES,
    SKILLS,
    WINDOWS,
)
from mathom.kernel.declaring import count, optional, word
from mathom.kernel.effects import Lasting, Script
from mathom.kernel.language import argument, called, condition, script

if TYPE_CHECKING:
    from mathom.kernel.language import Compiler
    from mathom.kernel.reading import Reader

PAYERS: Final = (
    *("self", "bearer", "site", "any-character", "any-character-after-attack"),
    *("any-number-of-characters", "any-number-of-sages", "target-character-or-ally"),
    *SKILLS,
    *RACES[:5],
)
"""What can be tapped as a price: this card, its bearer, the site, or somebody of the company."""
TARGETS: Final = (
    *("site", "path-or-site", "site-path", "character", "attack", "company", "nazgul-card"),
    *("faction-in-play", "environment-in-play", "strike", "resource-long-event", "palantir"),
    "warrior-facing-attack",
    *("unwounded-character-facing-attack", "untapped-character-or-ally", "untapped-character"),
)
"""What a card is aimed at."""
HOLDERS: Final = (
    *("character", "site-this-turn", "site", "faction", "palantir", "user", "company"),
    "resource-long-event",
)
"""What a card stays with, besides a character by name."""


class Cost:
    """The price of a card or a power.

    Attributes:
        tap: who or what is tapped, of PAYERS.
        named: a character that is tapped, by the number of the card, or -1.
        discard: "" or "self", or `item`, an item to discard, by the number of its card.
        check: the modifier of a corruption check of the user, or None.
        factions: whether one or two factions of the hand are discarded, at a site in `regions`.
    """

    def __init__(self, reader: Reader, field: str, compiler: Compiler) -> None:
        table = reader.table(field)
        self.tap: tuple[str, ...] = ()
        self.named = self.item = NONE
        self.check: int | None = None
        cards = compiler.names["card"]
        if table.has("tap"):
            value = table.value("tap")
            if isinstance(value, list):
                self.tap = tuple(PAYERS[n] for n in table.some_of("tap", PAYERS))
            elif isinstance(value, str) and value.startswith("name:"):
                self.named = _card(table, "tap", value, cards)
            else:
                self.tap = (table.word("tap", PAYERS),)
        discard = table.text("discard") if table.has("discard") else ""
        self.discard: Final = "self" if discard == "self" else ""
        if discard not in ("", "self"):
            self.item = _card(table, "discard", discard, cards)
        if table.has("corruption_check"):
            self.check = table.count("corruption_check", 5, -5)
        self.factions: Final = table.has("discard_hand")
        if self.factions:
            table.word("discard_hand", ("one-or-two-factions",))
        self.regions: Final = (
            tuple(table.some_of("site_regions", compiler.names["region"])) if self.factions else ()
        )
        table.end()


def _card(table: Reader, field: str, value: str, cards: tuple[str, ...]) -> int:
    id = value.partition(":")[2]
    if id not in cards:
        raise table.wrong(field, f"names no card: {id}")
    return cards.index(id)


def _holder(reader: Reader, field: str, compiler: Compiler) -> str:
    value = reader.text(field)
    if value.startswith("name:"):
        _card(reader, field, value, compiler.names["card"])
        return value
    return reader.word(field, HOLDERS)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False, eq=False)
class Ability(Lasting):
    """Something that can be done with a card at a moment.

    Attributes:
        window: when, of WINDOWS; empty is at any time it can do something.
        needs: what must hold.
        target: what it is aimed at, of TARGETS, or nothing.
        attach_to: what it stays with, of HOLDERS or "name:<id>", or nothing.
        limit: how often this may be in force, of LIMITS.
        script: what it does.
        skills: those without which it cannot be done.
        mark: until when an event that does it lies in play, as one of MARKS, or -1 where nothing
            in it lasts.
    """

    window: str = optional(word(WINDOWS), "any")
    needs: Condition | None = optional(condition(), None)
    cost: Cost | None = optional(argument(Cost), None)
    target: str = optional(word(TARGETS), "")
    attach_to: str = optional(argument(_holder), "")
    limit: str = optional(word(LIMITS), "")
    script: Script = called("effects", script())

    def read(self, reader: Reader, compiler: Compiler) -> None:
        super().read(reader, compiler)
        self.skills = _skills_in(reader)
        lasts = [LASTS.get(getattr(effect, "lasts", ""), NONE) for effect in self.script.effects]
        standing = [mark for mark in lasts if mark != NONE]
        self.mark = standing[0] if standing else NONE


def _skills_in(reader: Reader) -> frozenset[str]:
    """The skills without which it cannot be done: those of its price and of what must hold."""
    found: set[str] = set()
    for field, names in (("cost", ("tap",)), ("needs", ("skill_in_company", "untapped_skill"))):
        table = reader.value(field) if reader.has(field) else {}
        for name in names:
            said = table.get(name, ()) if isinstance(table, dict) else ()
            found.update([said] if isinstance(said, str) else said)
    return frozenset(word.removeprefix("any-number-of-").rstrip("s") for word in found) & {*SKILLS}


@dataclass(init=False, eq=False)
class Play(Ability):
    """One of the ways to play an event."""


@dataclass(init=False, eq=False)
class Use(Ability):
    """A power of a card that lies in play; `lasts` is until when an event lies there for it."""

    lasts: str = optional(word((*LASTS, "while-in-play")), "")


SOLITAIRE.effects["use"] = Use


@dataclass(init=False, eq=False)
class AsEvent(Ability):
    """How a creature is played as an event instead (S20.3, S11.10).

    Attributes:
        type: what event it is then.
        step: when it is played (S11.3), 0 where it waits for an attack.
    """

    type: str = word(EVENT_TYPES)
    step: int = count(3)


def read_modes(reader: Reader, name: str, compiler: Compiler) -> tuple[Play, ...]:
    """The ways to play an event."""
    found = [
        compiler.effect_of(table, f"{name}/{number}", Play)
        for number, table in enumerate(reader.tables(name))
    ]
    return tuple(effect for effect in found if isinstance(effect, Play))


def read_event(reader: Reader, name: str, compiler: Compiler) -> AsEvent:
    """How a creature is an event."""
    found = compiler.effect_of(reader.table(name), name, AsEvent)
    assert isinstance(found, AsEvent)
    return found
