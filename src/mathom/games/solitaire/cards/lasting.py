"""What works for as long as a card lies in play: changes of figures, and what answers an event.

Rules ask about it; it is never done. What lasts for an attack or a turn without a card is a
modifier of the kernel (`lend`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from mathom.games.solitaire.cards.language import SOLITAIRE, Whom, whom
from mathom.games.solitaire.constants import DURATIONS, FIGURES, LASTS, NONE
from mathom.kernel.declaring import optional, word
from mathom.kernel.effects import Bindings, Effect, Expression, Lasting, Perform, Script
from mathom.kernel.language import argument, script
from mathom.kernel.modifiers import Modifier

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Solitaire
    from mathom.kernel.chance import Chance

E = TypeVar("E", bound=Effect)
EVENTS = (
    *("on-wound", "on-success", "on-success-once", "on-any-wound-once", "on-body-check-equal"),
    *("on-strike-fail", "before-assignment", "after-attack", "once-per-hazard-phase"),
    *("company-member-wounded", "company-gains-item", "item-played-at-site"),
    *("end-of-mh-per-wilderness-in-path", "end-of-untap", "end-of-untap-at-haven"),
    *("influence-check", "untap-phase-not-at-haven", "organization"),
    *("next-successful-influence", "end-of-turn"),
    "play",
)
"""What cards in play can answer."""


NONE_IN_FORCE: Final[list[Any]] = []


def lasts() -> Any:
    """Field `lasts`: until when, empty where it is as long as the card lies in play."""
    return optional(word((*LASTS, "while-in-play")), "")


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False, eq=False)
class Standing(Lasting):
    """Something that holds while its card lies in play; an event lies there while it `lasts`."""

    lasts: str = lasts()


@dataclass(init=False, eq=False)
class On(Lasting):
    """What is done when something happens; an event answers while it `lasts`."""

    lasts: str = lasts()
    event: str = word(EVENTS)
    effects: Script = script()


def standing(state: Solitaire, kind: type[E]) -> list[tuple[E, Bindings]]:
    """The effects of a kind that hold now, each with bindings in which `card` is who says it."""
    found = in_force(state, kind)
    if not found:
        return found
    return [
        (effect, bindings)
        for effect, bindings in found
        if effect.when is None or effect.when.of(state, bindings)
    ]


def in_force(state: Solitaire, kind: type[E]) -> list[tuple[E, Bindings]]:
    """The same, whether their conditions hold or not."""
    derived = state.in_play.derived
    effects: dict[type[Effect], list[Any]] | None = derived.get(Effect)
    if effects is None:
        effects = derived[Effect] = {}
        box = state.box
        for each in state.in_play:
            kinds = box.kinds(each.card, box.way_of(each))
            if kinds:
                bindings = Bindings(card=each.number)
                for sort, found in kinds.items():
                    effects.setdefault(sort, []).extend([(effect, bindings) for effect in found])
    return effects.get(kind, NONE_IN_FORCE)


def pull(state: Solitaire, event: str, *numbers: int, **bound: int) -> None:
    """Have cards in play answer an event: those of these numbers, or all of them.

    What is bound besides is known to their scripts.
    """
    found: list[Perform] = []
    for effect, own in in_force(state, On):
        if effect.event != event or (numbers and own["card"] not in numbers):
            continue
        bindings = own.bind(**bound) if bound else own
        if effect.effects.effects and effect.holds(state, bindings):
            found.append(Perform(effect.effects, 0, bindings))
    state.push(*found)


# Figures.


@dataclass(init=False, eq=False)
class Lend(Effect):
    """Other figures for a while, of whoever is meant now."""

    who: Whom = whom()
    what: str = word(FIGURES)
    n: Expression[Any, int] = argument(lambda reader, name, compiler: compiler.number(reader, name))
    lasts: str = word(DURATIONS)

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        for number in self.who.of(state, bindings):
            change = self.n.of(state, bindings)
            until = DURATIONS.index(self.lasts)
            state.in_play.modify(Modifier(FIGURES.index(self.what), number, NONE, until, change))


SOLITAIRE.effects.update({"on": On, "lend": Lend})
