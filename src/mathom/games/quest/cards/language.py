"""The language of Quest's cards: what the kernel's language needs to know of the game.

A card is about bindings: the `hero` it happens to, a hero `target` whom an earlier effect has
named, a `pick`, which is a character or a location, and a minion `foe`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mathom.games.quest.constants import ATTRIBUTES, SAURON
from mathom.games.quest.model.pieces import NOWHERE
from mathom.kernel.declaring import optional
from mathom.kernel.effects import UNBOUND, Bindings, Expression, Fixed
from mathom.kernel.language import Forms, Language, argument, expression, seat

if TYPE_CHECKING:
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.language import Compiler
    from mathom.kernel.reading import Reader

Number = Expression["Quest", int]
Condition = Expression["Quest", bool]
Place = Expression["Quest", list[int]]
"""Some locations of the map, in order of number."""

QUEST: Final = Language(
    (
        *ATTRIBUTES,
        "hand-limit",
        "favor-limit",
        "favor-gain-per-turn",
        "travel-steps-per-turn",
        "encounter-draw",
        "peril-draw",
        "rest-or-defeat-story-advance",
        "path-cost",
        "water-path-cost",
    )
)


class PlaceForms(Forms[list[int]]):
    """Places; a location is one by its id."""

    def read_word(self, reader: Reader, field: str, compiler: Compiler) -> Place:
        word = reader.value(field)
        if isinstance(word, str) and word in self.words:
            return self.words[word]
        names = (*self.words, *compiler.names["location"])
        return Fixed([reader.one_of(field, names) - len(self.words)])


PLACES: Final = PlaceForms("place")


def place() -> Any:
    """A place, where functions get its locations."""
    return expression(PLACES)


# Who is meant, and who decides.


@QUEST.group("hero")
def every_hero(state: Quest, bindings: Bindings) -> range:
    return range(1, state.players)


@QUEST.seats.form("target")
def named_seat(state: Quest, bindings: Bindings) -> int:
    """The hero whom the script has named."""
    return bindings["target"]


@QUEST.seats.form("sauron")
def sauron(state: Quest, bindings: Bindings) -> int:
    return SAURON


@QUEST.seats.form("heroes")
def speaker(state: Quest, bindings: Bindings) -> int:
    """Who speaks for the heroes: the one whose turn it is, otherwise the first (Q9.3)."""
    return 1 if state.turn.seat == NOWHERE else state.turn.seat


@QUEST.seats.form("hero")
def acting(state: Quest, bindings: Bindings) -> int:
    """The hero of the script, or who speaks for all."""
    return speaker(state, bindings) if bindings["hero"] == UNBOUND else bindings["hero"]


def hero() -> Any:
    """Field `who`: the hero whom the script happens to, unless the card says otherwise."""
    return optional(seat(), QUEST.seats.words["hero"])


# Quests.


class Requirement:
    """What completes a quest (Q4.5): exploring a place, defeating a monster there, fighting a foe.

    Attributes:
        explore: the location to explore, or -1.
        defeat: the monster to defeat, or -1; at `at`.
        combat: the minion that it is enough to have fought, or -1; numbered among all foes.
    """

    __slots__ = ("at", "combat", "defeat", "explore")

    def __init__(self, record: Reader, field: str, names: Mapping[str, tuple[str, ...]]) -> None:
        """Any one of those that the table in `field` names is enough."""
        table = record.table(field)
        explore = defeat = at = combat = UNBOUND
        for part in table.tables("any") if table.has("any") else [table]:
            if part.has("explore"):
                explore = part.one_of("explore", names["location"])
            elif part.has("defeat"):
                foe = part.table("defeat")
                defeat = foe.one_of("monster", names["monster"])
                foe.end()
                at = part.one_of("at", names["location"])
            else:
                foe = part.table("combat")
                combat = len(names["monster"]) + foe.one_of("minion", names["minion"])
                foe.end()
            part.end()
        table.end()
        self.explore: Final = explore
        self.defeat: Final = defeat
        self.at: Final = at
        self.combat: Final = combat


def requirement() -> Any:
    """What completes a quest."""
    return argument(lambda reader, field, compiler: Requirement(reader, field, compiler.names))
