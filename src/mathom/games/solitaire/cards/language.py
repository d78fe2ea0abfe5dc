"""The language of the cards: what the kernel's language needs to know of the game.

Names in scripts stand for cards in play, by their numbers: `card`, the one that says it; `user`,
who pays for it; `target`; and `whom`, a character about whom something is asked. `event` and
`site` effects need no name: there is one company, at one site.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mathom.games.solitaire.constants import (
    DURATIONS,
    FIGURES,
    NONE,
    RACES,
    SITE_TYPES,
    SKILLS,
    TRAVELLER,
)
from mathom.kernel.effects import UNBOUND, Bindings, Expression, Fixed
from mathom.kernel.language import Forms, Language, argument, expression

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Solitaire
    from mathom.kernel.language import Compiler
    from mathom.kernel.reading import Reader

Condition = Expression[Any, bool]
Number = Expression[Any, int]
Whom = Expression[Any, list[int]]
"""Some cards in play, mostly characters, by number in the order of the company."""

SOLITAIRE: Final = Language(FIGURES, DURATIONS)
BOUND: Final = ("card", "user", "target", "whom", "left")
"""The names in scripts."""


@SOLITAIRE.seats.form("traveller")
def traveller(state: Solitaire, bindings: Bindings) -> int:
    return TRAVELLER


class WhomForms(Forms[list[int]]):
    """Who is meant; "name:<id>" is one card by its id."""

    def read_word(self, reader: Reader, field: str, compiler: Compiler) -> Whom:
        word = reader.value(field)
        if isinstance(word, str) and word.startswith("name:"):
            id = word.removeprefix("name:")
            if id not in compiler.names["card"]:
                raise reader.wrong(field, f"names no card: {id}")
            return Named(compiler.names["card"].index(id))
        return super().read_word(reader, field, compiler)


class Named(Expression[Any, list[int]]):
    """The copies of a card in play."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def of(self, state: Solitaire, bindings: Bindings) -> list[int]:
        return [each.number for each in state.in_play if each.card == self.card]


WHOM: Final = WhomForms("who")


def whom() -> Any:
    """Who is meant, where functions get their numbers."""
    return expression(WHOM)


@WHOM.form("self")
def itself(state: Solitaire, bindings: Bindings) -> list[int]:
    """The card that says it."""
    return [bindings["card"]]


@WHOM.form("bearer")
def bearer(state: Solitaire, bindings: Bindings) -> list[int]:
    """Who bears the card; a character that says it itself, whomever it follows."""
    number = bindings["card"]
    if number not in state.in_play:
        return []
    return [state.holder(number)]


@WHOM.form("user")
def user(state: Solitaire, bindings: Bindings) -> list[int]:
    """Who has paid for it, or else its bearer."""
    found = bindings["user"]
    if found == UNBOUND:
        return bearer(state, bindings)
    return [found] if found in state.in_play else []


@WHOM.form("target")
def target(state: Solitaire, bindings: Bindings) -> list[int]:
    found = bindings["target"]
    return [found] if found != UNBOUND and found in state.in_play else []


@WHOM.form("company")
def company(state: Solitaire, bindings: Bindings) -> list[int]:
    """All characters."""
    return [each.number for each in state.company()]


@WHOM.form("all-in-company")
def all_in_company(state: Solitaire, bindings: Bindings) -> list[int]:
    return company(state, bindings)


@WHOM.form("all")
def everybody(state: Solitaire, bindings: Bindings) -> list[int]:
    return company(state, bindings)


@WHOM.form("one")
def one(state: Solitaire, bindings: Bindings) -> list[int]:
    """The one that was chosen."""
    return target(state, bindings)


@WHOM.form("one-in-company")
def one_in_company(state: Solitaire, bindings: Bindings) -> list[int]:
    return target(state, bindings)


@WHOM.form("company-and-allies")
def company_and_allies(state: Solitaire, bindings: Bindings) -> list[int]:
    return [each.number for each in state.members()]


@WHOM.form("defenders")
def defenders(state: Solitaire, bindings: Bindings) -> list[int]:
    """Those whom a strike of the attack is aimed at, or anybody before that is settled."""
    if state.attack is None or not state.attack.assigned:
        return [each.number for each in state.members()]
    return [strike.who for strike in state.attack.defenders]


@WHOM.form("struck")
def struck(state: Solitaire, bindings: Bindings) -> list[int]:
    """Whom the strike that is fought is aimed at."""
    found = target(state, bindings)
    attack = state.attack
    if found or attack is None or attack.at == NONE:
        return found
    who = attack.defenders[attack.at].who
    return [who] if who in state.in_play else []


@WHOM.form("wounded")
def wounded(state: Solitaire, bindings: Bindings) -> list[int]:
    """Whom a strike has just wounded, or after the attack those whom it has."""
    return target(state, bindings) or state.wounded_by_attack()


# Words of fields.


def one_or_more(names: tuple[str, ...]) -> Any:
    """A name, or a list of names: a mask of all that are meant."""

    def read(reader: Reader, name: str, compiler: Compiler) -> int:
        value = reader.value(name)
        if isinstance(value, list):
            return sum(1 << number for number in dict.fromkeys(reader.some_of(name, names)))
        return 1 << reader.one_of(name, names)

    return argument(read)


def races() -> Any:
    """A race or several, as a mask."""
    return one_or_more(RACES)


def skills() -> Any:
    """A skill or several, as a mask."""
    return one_or_more(SKILLS)


def site_types() -> Any:
    """A type of sites or several, as a mask."""
    return one_or_more(SITE_TYPES)


def cards_named() -> Any:
    """The id of a card, or a list of ids: the cards' numbers."""

    def read(reader: Reader, name: str, compiler: Compiler) -> tuple[int, ...]:
        names = compiler.names["card"]
        if isinstance(reader.value(name), list):
            return tuple(reader.some_of(name, names))
        return (reader.one_of(name, names),)

    return argument(read)


ALWAYS: Final[Fixed[Any, bool]] = Fixed(True)


@SOLITAIRE.numbers.form("mp-of-discarded-factions")
def discarded_points(state: Solitaire, bindings: Bindings) -> int:
    """The marshalling points of the factions that were discarded as a price."""
    return bindings.left
