"""What hazards ask of their target and of the company before they are played."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from mathom.games.solitaire.cards.language import SOLITAIRE, races, skills
from mathom.games.solitaire.constants import (
    COASTAL_SEA,
    ITEM_CLASSES,
    NONE,
    POWERED,
    RINGS,
    STANDING,
    TAPPED,
    WOUNDED,
)
from mathom.games.solitaire.figures import has_skill, race_of
from mathom.games.solitaire.model.cards import Item
from mathom.games.solitaire.travel.counting import path_types
from mathom.kernel.declaring import word
from mathom.kernel.effects import UNBOUND
from mathom.kernel.language import argument, called, some_of

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Solitaire
    from mathom.kernel.effects import Bindings
    from mathom.kernel.language import Compiler
    from mathom.kernel.reading import Reader

form = SOLITAIRE.conditions.form
ANY_RING = -2
"""What stands for a ring of any kind where an item is named."""
STATUS = ("untapped", "tapped", "wounded")


def aim(state: Solitaire, bindings: Bindings) -> int:
    """The target, or whoever else is asked about, if he is in play; or -1."""
    for name in ("whom", "target"):
        if bindings[name] != UNBOUND and bindings[name] in state.in_play:
            return bindings[name]
    return NONE


def _is_race(state: Solitaire, bindings: Bindings, races: int) -> bool:
    number = aim(state, bindings)
    race = race_of(state, number) if number != NONE else NONE
    return race != NONE and bool(races >> race & 1)


@form("race", races=called("race", races()))
def race(state: Solitaire, bindings: Bindings, races: int) -> bool:
    """The target is of a race."""
    return _is_race(state, bindings, races)


@form("race_not", races=called("race_not", races()))
def race_not(state: Solitaire, bindings: Bindings, races: int) -> bool:
    """The target is of another race."""
    return aim(state, bindings) != NONE and not _is_race(state, bindings, races)


@form("target_race", races=called("target_race", races()))
def target_race(state: Solitaire, bindings: Bindings, races: int) -> bool:
    """The same of a target that a resource card may have."""
    return _is_race(state, bindings, races)


@form("target_race_not", races=called("target_race_not", races()))
def target_race_not(state: Solitaire, bindings: Bindings, races: int) -> bool:
    """The target is of another race."""
    return race_not(state, bindings, races)


@form("target_skill", skill=called("target_skill", skills()))
def target_skill(state: Solitaire, bindings: Bindings, skill: int) -> bool:
    """The target has a skill, by himself or by a card."""
    number = aim(state, bindings)
    return number != NONE and has_skill(state, number, skill)


def _has_status(state: Solitaire, bindings: Bindings, status: str) -> bool:
    number = aim(state, bindings)
    if number == NONE:
        return False
    if status == "untapped":
        return state.untapped(number)
    return state.in_play[number].has(TAPPED if status == "tapped" else WOUNDED)


@form("status", status=called("status", word(STATUS)))
def status(state: Solitaire, bindings: Bindings, status: str) -> bool:
    """The target is untapped, tapped or wounded."""
    return _has_status(state, bindings, status)


@form("target_status", status=called("target_status", word(STATUS)))
def target_status(state: Solitaire, bindings: Bindings, status: str) -> bool:
    """The target is untapped, tapped or wounded."""
    return _has_status(state, bindings, status)


@form("unique", unique=argument(lambda reader, name, compiler: reader.flag("unique")))
def unique(state: Solitaire, bindings: Bindings, unique: bool) -> bool:
    """The target is a unique card."""
    number = aim(state, bindings)
    return number != NONE and state.card(number).unique == unique


# What somebody carries.


def _item(reader: Reader, name: str, compiler: Compiler) -> int:
    if reader.value(name) == "any-ring":
        return ANY_RING
    return reader.one_of(name, compiler.names["card"])


def item(name: str) -> object:
    """An item by its id, or any ring."""
    return called(name, argument(_item))


def _bears(state: Solitaire, number: int, wanted: int) -> bool:
    for each in state.in_play.attached(number):
        card = state.box.cards[each.card]
        if isinstance(card, Item) and (
            each.card == wanted or (wanted == ANY_RING and is_ring(card))
        ):
            return True
    return False


def is_ring(item: Item) -> bool:
    """Whether an item is a ring: a gold ring, or one of the special kinds."""
    return item.ring in RINGS or item.class_ == ITEM_CLASSES.index("gold-ring")


@form("bearing", wanted=item("bearing"))
def bearing(state: Solitaire, bindings: Bindings, wanted: int) -> bool:
    """The target bears an item."""
    number = aim(state, bindings)
    return number != NONE and _bears(state, number, wanted)


@form("not_bearing", wanted=item("not_bearing"))
def not_bearing(state: Solitaire, bindings: Bindings, wanted: int) -> bool:
    """The target does not bear an item."""
    number = aim(state, bindings)
    return number != NONE and not _bears(state, number, wanted)


@form("bearing_class", classes=called("bearing_class", some_of(ITEM_CLASSES)))
def bearing_class(state: Solitaire, bindings: Bindings, classes: tuple[int, ...]) -> bool:
    """The target bears an item of one of these classes."""
    number = aim(state, bindings)
    if number == NONE:
        return False
    for each in state.in_play.attached(number):
        card = state.box.cards[each.card]
        if isinstance(card, Item) and card.class_ in classes:
            return True
    return False


@form("company_bears", wanted=item("company_bears"))
def company_bears(state: Solitaire, bindings: Bindings, wanted: int) -> bool:
    """Somebody of the company bears an item."""
    return any(_bears(state, each.number, wanted) for each in state.company())


@form("target_class", classes=called("target_class", some_of(ITEM_CLASSES)))
def target_class(state: Solitaire, bindings: Bindings, classes: tuple[int, ...]) -> bool:
    """The target is an item of one of these classes."""
    number = aim(state, bindings)
    card = None if number == NONE else state.card(number)
    return isinstance(card, Item) and card.class_ in classes


@form(
    "path_along_coast",
    on=argument(lambda reader, name, compiler: reader.flag("path_along_coast")),
)
def path_along_coast(state: Solitaire, bindings: Bindings, on: bool) -> bool:
    """The path has a Coastal Sea, and never two other regions in a row."""
    path = path_types(state) if state.turn.movement != STANDING else []
    land = [type != COASTAL_SEA for type in path]
    along = not all(land) and not any(one and two for one, two in itertools.pairwise(land))
    return along == on


# Nazgûl.


@form("powered", on=argument(lambda reader, name, compiler: reader.flag("powered")))
def powered(state: Solitaire, bindings: Bindings, on: bool) -> bool:
    """The card has used its power, which holds until the next long-event phase (S20.5)."""
    number = bindings["card"]
    return number in state.in_play and state.in_play[number].has(POWERED) == on
