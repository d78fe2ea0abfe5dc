"""Declarations: each attribute of a state, and of its parts, is declared once.

A state and the parts it is made of are dataclasses without a constructor, and each attribute is
declared by one of the functions below: `coins: int = count()`, `cards: tuple[int, ...] =
zone("card")`. The declaration says how the attribute begins, how it is written and read back, how
a copy takes it over, which components lie in it and who knows them; `schema` derives the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import Any, TypeVar

from mathom.kernel.deck import Deck
from mathom.kernel.face_down import (
    ClueField,
    Clues,
    DrawnCards,
    HiddenCards,
    MaybeHiddenCard,
    PileField,
)
from mathom.kernel.fields import (
    Each,
    Field,
    Flag,
    Hands,
    Mask,
    Maybe,
    Name,
    Names,
    Number,
    Numbers,
    OrNull,
    PoolOf,
    Sparse,
    Stack,
    Unseen,
    Word,
)
from mathom.kernel.instances import InPlay, InstancesField
from mathom.kernel.pile import HiddenCard, Pile
from mathom.kernel.schema import Context, FrozenPart, Part, Parts, Schema, new
from mathom.kernel.tables import Columns, Listed, OpenDeck, Rows, Seen, Several, several_in

T = TypeVar("T")


Bind = Callable[[Context], Field]
"""Makes a field of a declaration when the components are known."""


def declared(
    bind: Bind, start: Callable[[], object], stored_as: str = "", pool: PoolOf = ""
) -> Any:
    """Declare an attribute.

    Args:
        bind: how it is written.
        start: makes its value at the beginning.
        stored_as: what it is called in texts, if that is not its name.
        pool: the pool of the components that lie there, if they are of one.
    """

    def pooled(context: Context) -> Field:
        made = bind(context)
        if pool != "":
            made.pool = pool
        return made

    return field(default_factory=start, metadata={"bind": pooled, "stored_as": stored_as})


def shared() -> Any:
    """What all states of a match share and their texts do not hold, such as the box."""
    return field(metadata={"kept": "shared"})


def derived(start: object, shown: Any = None) -> Any:
    """What follows from other attributes: copied, never written; `start` does not change.

    Views show it if another declaration says how.
    """
    show = {} if shown is None else {"show": shown.metadata["bind"]}
    return field(default_factory=lambda: start, metadata={"kept": "derived", **show})


def optional(declaration: Any, start: object) -> Any:
    """What a text may leave out, as data files do; `start` is what it is then."""
    return changed(declaration, optional=lambda: start, unless=start)


def changed(declaration: Any, **about: object) -> Any:
    """The same declaration, of which more is said."""
    start = declaration.default_factory
    return field(default_factory=start, metadata={**declaration.metadata, **about})


def told(
    declaration: Any,
    name: str = "",
    unless: object = None,
    write: Callable[[Any], object] | None = None,
) -> Any:
    """What card lists tell otherwise than the declaration by itself says.

    Args:
        declaration: the declaration.
        name: what they call it, if not as data files do.
        unless: the value for which null stands there. So it does for what files may leave out,
            unless that is a list.
        write: how it is told.
    """
    about = {"told": name, "unless": unless, "write": write}
    given = {key: value for key, value in about.items() if value not in ("", None)}
    return changed(declaration, **given)


def formed(declaration: Any, form: Callable[[Any, Any], list[Any]]) -> Any:
    """What owners fill in by a form of its own: its fields (see `forms`), by what a record says."""
    return changed(declaration, form=form)


def untold(declaration: Any) -> Any:
    """What card lists do not tell."""
    return changed(declaration, write=None)


def tell(attribute: Any, value: object, context: Context) -> dict[str, object]:
    """What card lists say of a component's attribute: its value under its name, or nothing."""
    about = attribute.metadata
    write = about["bind"](context).write if "bind" in about else None
    write = about.get("write", write)
    if write is None:
        return {}
    name = about.get("told") or about.get("stored_as") or attribute.name
    absent = "unless" in about and value == about["unless"] and value != ()
    return {name: None if absent else write(value)}


def unshown(declaration: Any) -> Any:
    """What views do not show, because it tells nobody anything or they tell it otherwise."""
    return changed(declaration, show=None)


def beside(attribute: str, start: Callable[[], object]) -> Any:
    """What is written together with another attribute, whose declaration says how."""
    return field(default_factory=start, metadata={"beside": attribute})


def as_in_frames(name: str, start: object = None) -> Any:
    """What frames have, too, under this name; `start` does not change."""
    return declared(lambda context: context.frames[name], lambda: start)


def count(most: int = 1_000_000, least: int = 0, stored_as: str = "") -> Any:
    """A whole number, 0 at the beginning."""
    return declared(lambda roles: Number(least, most), lambda: 0, stored_as)


def maybe_count(most: int = 1_000_000) -> Any:
    """The same, or -1 for none."""
    return declared(lambda roles: OrNull(Number(0, most), -1), lambda: -1)


def count_of(role: str, least: int = 0) -> Any:
    """How many of the components of a role, in their order, have come: `least` to all of them."""
    return declared(lambda roles: Number(least, len(roles[role])), lambda: least)


def number_of(role: str) -> Any:
    """The number of a component of a role, written as it is."""
    return declared(lambda roles: Number(0, len(roles[role]) - 1), lambda: 0)


def counts(role: str, most: int = 1_000_000) -> Any:
    """A tuple with a number for each component of a role."""
    return declared(lambda roles: Numbers(most, len(roles[role])), tuple)


def flag() -> Any:
    """True or false, false at the beginning."""
    return declared(lambda roles: Flag(), lambda: False)


def word(words: Sequence[str]) -> Any:
    """One of some words."""
    return declared(lambda roles: Word(words), str)


def name(role: str, pool: PoolOf = "") -> Any:
    """A component of a role, by its number; with a pool, it lies there."""
    return declared(lambda roles: Name(roles[role], role if pool else ""), lambda: 0, "", pool)


def maybe(role: str, zone: bool = False, others: Mapping[int, str | None] | None = None) -> Any:
    """The same, or -1 for none; `others` are numbers below 0 with their words."""
    return declared(lambda roles: Maybe(roles[role], role if zone else "", others), lambda: -1)


def names(role: str) -> Any:
    """Some components of a role, which do not lie there."""
    return declared(lambda roles: Names(roles[role]), tuple)


def mask(role: str) -> Any:
    """A set of components as a bit mask."""
    return declared(lambda roles: Mask(roles[role]), lambda: 0)


def tally(role: str, most: int = 1_000_000) -> Any:
    """How many of something each component of a role has; those without are not written."""
    return declared(lambda roles: Sparse(Number(1, most), roles[role], 0), list)


def whereabouts(role: str, at: str) -> Any:
    """For each component of a role the component of another that it is at, or -1."""
    return declared(lambda roles: Sparse(Name(roles[at]), roles[role], -1), list)


def zone(role: str, stored_as: str = "", pool: PoolOf = "") -> Any:
    """A place where components of a role lie open, in order."""
    return declared(lambda roles: Names(roles[role], role), tuple, stored_as, pool)


def pile_of(role: str, pool: PoolOf) -> Any:
    """A face-down pile of cards of a role."""
    return declared(lambda context: PileField(context.card(role)), Pile, pool=pool)


def hand_of(role: str, pool: PoolOf) -> Any:
    """Face-down cards whose order means nothing."""
    return declared(lambda c: HiddenCards(c.card(role), in_order=False), tuple, pool=pool)


def face_down(role: str, pool: PoolOf) -> Any:
    """Face-down cards in order."""
    return declared(lambda c: HiddenCards(c.card(role), in_order=True), tuple, pool=pool)


def hidden_card(role: str, pool: PoolOf) -> Any:
    """One face-down card, the first of its role at the beginning."""
    return declared(lambda context: context.card(role), lambda: HiddenCard(0, 0), pool=pool)


def maybe_hidden_card(role: str, pool: PoolOf) -> Any:
    """The same, or None."""
    return declared(lambda c: MaybeHiddenCard(c.card(role), in_order=True), lambda: None, pool=pool)


def drawn_from(decks: Mapping[str, tuple[str, str]], stored_as: str = "") -> Any:
    """The number of the deck that somebody draws from, or -1, and `beside` it the drawn cards.

    Each deck has the role and the pool of its cards.
    """

    def bind(context: Context) -> Field:
        found = {
            id: HiddenCards(context.card(role), in_order=False) for id, (role, _) in decks.items()
        }
        for id, (_, pool) in decks.items():
            found[id].pool = pool
        return DrawnCards(found)

    return declared(bind, lambda: -1, stored_as)


def clues_on(pool: PoolOf) -> Any:
    """What is known of several cards of a pool together."""
    return declared(lambda roles: Clues(ClueField(roles["seat"])), tuple, pool=pool)


def open_deck(role: str, pool: str) -> Any:
    """A deck of which nobody knows anything, and `beside` it its discard pile."""
    return declared(lambda roles: OpenDeck(roles[role], role, pool), Deck)


def several(**of: Any) -> Any:
    """Several attributes as one table; the first is declared by this, the others `beside` it."""
    return declared(lambda context: Several(_bound(of, context)), tuple)


def maybe_several(**of: Any) -> Any:
    """The same; null while all of them are -1."""
    none = (-1,) * len(of)
    return declared(lambda context: OrNull(Several(_bound(of, context)), none), tuple)


def each(role: str, of: Any, by_id: bool = True, stored_as: str = "") -> Any:
    """A list with something for each component of a role: what another declaration says.

    Where that is of several attributes, there are several such lists.
    """

    def bind(context: Context) -> Field:
        one = of.metadata["bind"](context)
        made = (Columns if several_in(one) else Each)(one, context[role], by_id)
        made.over = role
        return made

    return declared(bind, list, stored_as)


def rows(of: Any) -> Any:
    """A tuple of any length, of what another declaration says."""
    return declared(lambda context: Rows(of.metadata["bind"](context)), tuple)


def list_of(of: Any, stored_as: str = "") -> Any:
    """The same as a list."""
    return declared(lambda context: Listed(of.metadata["bind"](context)), list, stored_as)


def _bound(of: Mapping[str, Any], context: Context) -> dict[str, Field]:
    return {name: one.metadata["bind"](context) for name, one in of.items()}


def unseen(role: str, stored_as: str = "") -> Any:
    """A deck of which nobody knows anything."""
    return declared(lambda roles: Unseen(roles[role], role), Deck, stored_as)


def stack(role: str) -> Any:
    """A deck whose uppermost components may be known to all."""
    return declared(lambda roles: Stack(roles[role], role), Deck)


def seen(role: str) -> Any:
    """A component that lies face down, as a pair with the mask of the seats that have seen it."""
    return declared(lambda roles: Seen(roles[role], role, roles["seat"]), tuple)


def hands_by(of: str, role: str) -> Any:
    """For each component of a role, such as a seat, components `of` another that only it knows."""
    return declared(lambda roles: Hands(Names(roles[of], of), roles[role], True), list)


def in_play(
    of: str,
    seats: str,
    marks: Sequence[str] = (),
    face_down: str = "",
    numbers: Sequence[str] = (),
    durations: Sequence[str] = (),
) -> Any:
    """The instances of cards in play, with their modifiers.

    Args:
        of: the role of the cards.
        seats: the role of those who control them.
        marks: the states that an instance can be in, such as tapped.
        face_down: the one of them in which only the controller knows the card, if there is one.
        numbers: the numbers that modifiers change.
        durations: when modifiers end, besides with their source.
    """
    return declared(
        lambda roles: InstancesField(
            roles[of], of, roles[seats], marks, face_down, numbers, durations
        ),
        InPlay,
    )


def parts(kind: type[T], role: str) -> Any:
    """For each component of a role a part of the state."""
    return field(metadata={"bind": lambda c: Parts(Part(_schema(kind, c)), c[role])})


def part(kind: type[T], stored_as: str = "") -> Any:
    """A part of the state."""
    return declared(lambda c: Part(_schema(kind, c)), lambda: new(kind), stored_as)


def maybe_part(kind: type[T], stored_as: str = "") -> Any:
    """The same, or None."""
    return declared(lambda c: OrNull(Part(_schema(kind, c)), None), lambda: None, stored_as)


def part_list(kind: type[T], least: int, most: int) -> Any:
    """A list of parts."""
    return declared(lambda c: Listed(Part(_schema(kind, c)), least, most), list)


def frozen_parts(kind: type[T]) -> Any:
    """A tuple of parts that never change, so that states share them."""
    return declared(lambda c: Rows(FrozenPart(_schema(kind, c))), tuple)


def _schema(kind: type[T], context: Context) -> Schema[T]:
    return Schema(kind, context.roles, context.frames)
