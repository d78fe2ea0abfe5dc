"""Cards in play that are discarded by a card, of either side (S19.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.cards.language import SOLITAIRE, bearer, one_or_more
from mathom.games.solitaire.cards.lasting import Standing
from mathom.games.solitaire.choices import TravellerChoice, meant, options_of
from mathom.games.solitaire.constants import (
    ANNOUNCED,
    EVENT_TYPES,
    HAVEN,
    HAZARD,
    KEYWORDS,
    MANIFESTATIONS,
    NONE,
    RACES,
    REGION_TYPES,
    SECOND_WAY,
    SIDES,
    STANDING,
)
from mathom.games.solitaire.figures import race_of
from mathom.games.solitaire.hazards.cancelling import Cancels, announced, cancel
from mathom.games.solitaire.leaving import discard
from mathom.games.solitaire.model.cards import Character, Creature, Event, Hazard
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.travel.counting import path_types
from mathom.kernel.declaring import optional, word
from mathom.kernel.effects import ALL, UNBOUND, Bindings
from mathom.kernel.language import argument, called, flag, one_of

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.instances import Instance
    from mathom.kernel.language import Compiler
    from mathom.kernel.option import MessageArgs, Option
    from mathom.kernel.reading import Reader

WHERE: Final = ("one-in-company", "bearer", "haven")
"""On whom corruption cards are that are meant: anybody, the bearer, anybody at a Haven."""


class Lying:
    """Which events in play are meant.

    Attributes:
        side: of which side, or -1.
        keyword, but: with this keyword, without that one; empty for any.
        types: of these types, as a mask, 0 for any.
        manifestation: what sort of manifestation of a Dragon, or any if empty.
    """

    def __init__(self, reader: Reader, field: str, compiler: Compiler) -> None:
        table = reader.table(field)

        def said(name: str, words: tuple[str, ...]) -> str:
            return table.word(name, words) if table.has(name) else ""

        self.side: Final = table.one_of("side", SIDES) if table.has("side") else NONE
        self.keyword: Final = said("keyword", KEYWORDS)
        self.but: Final = said("not_keyword", KEYWORDS)
        self.manifestation: Final = said("manifestation", MANIFESTATIONS)
        self.types = 0
        if table.has("event_type"):
            if isinstance(table.value("event_type"), list):
                self.types = sum(1 << n for n in table.some_of("event_type", EVENT_TYPES))
            else:
                self.types = 1 << table.one_of("event_type", EVENT_TYPES)
        table.end()

    def fits(self, state: Solitaire, each: Instance) -> bool:
        """Whether an event in play is meant."""
        card = state.box.cards[each.card]
        if isinstance(card, Creature):
            if card.event is None or not each.has(SECOND_WAY):
                return False
            type, shown = card.event.type, ""
        elif isinstance(card, Event):
            type = card.type
            shown = card.manifestation if isinstance(card, Hazard) else ""
        else:
            return False
        return (
            self.side in (NONE, each.controller)
            and (not self.keyword or self.keyword in card.keywords)
            and (not self.but or self.but not in card.keywords)
            and (not self.manifestation or self.manifestation == shown)
            and (not self.types or bool(self.types >> EVENT_TYPES.index(type) & 1))
        )


def _how_many(reader: Reader, field: str, compiler: Compiler) -> int:
    if not reader.has(field):
        return 1
    value = reader.value(field)
    if value == "all":
        return ALL
    return 0 if value == "one-per-character" else reader.count(field, 5, 1)


@dataclass(init=False, eq=False)
class DiscardInPlay(Cancels):
    """Events in play are discarded.

    Attributes:
        which: those that are meant.
        n: how many: ALL, or 0 for one from each character.
        where: on whom they must be, if it matters; `races` of which race he must be.
        at_once: whether it also cancels one that was just announced (S19.8).
    """

    which: Lying = called("filter", argument(lambda r, n, c: Lying(r, n, c)))
    n: int = called("count", argument(_how_many))
    where: str = called("on", optional(word(WHERE), ""))
    races: int = called("on_race", optional(one_or_more(RACES), 0))
    at_once: bool = called("announced", flag())

    def lying(self, state: Solitaire, bindings: Bindings) -> list[int]:
        """Those that can be discarded, by number; none while it attacks."""
        own = bindings["card"]
        attacker = NONE if state.attack is None else state.attack.by
        found = [
            each
            for each in state.in_play
            if each.number not in (own, attacker)
            and (self.at_once or not each.has(ANNOUNCED))
            and self.which.fits(state, each)
            and self._there(state, bindings, each)
        ]
        aim = bindings["target"]
        if aim != UNBOUND and any(each.number == aim for each in found):
            return [aim]
        return [each.number for each in found]

    def _there(self, state: Solitaire, bindings: Bindings, each: Instance) -> bool:
        holder = each.bearer
        if bindings["whom"] != UNBOUND:
            return holder == bindings["whom"]
        if not self.where and not self.races and self.n:
            return True
        if holder not in state.in_play or not isinstance(state.card(holder), Character):
            return False
        if self.where == "bearer" and holder not in bearer(state, bindings):
            return False
        if self.where == "haven" and state.here.type != HAVEN:
            return False
        return not self.races or bool(self.races >> race_of(state, holder) & 1)

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        return bool(self.lying(state, bindings))

    def cancels(self, state: Solitaire, bindings: Bindings, number: int) -> bool:
        return self.at_once and number in self.lying(state, bindings)

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        found = self.lying(state, bindings)
        if self.n == ALL:
            for each in found:
                if each in state.in_play:
                    take_away(state, each)
        elif not self.n:
            holders = dict.fromkeys(state.in_play[each].bearer for each in found)
            state.push(*[ChooseDiscard(self, bindings.bind(whom=each)) for each in holders])
        elif found and self._by_hazards(state, bindings):
            take_away(state, min(found))
        elif found:
            state.push(ChooseDiscard(self, bindings.leaving(self.n)))

    def _by_hazards(self, state: Solitaire, bindings: Bindings) -> bool:
        own = bindings["card"]
        return own in state.in_play and state.in_play[own].controller == HAZARD


def take_away(state: Solitaire, number: int) -> None:
    """An event in play is discarded, or cancelled if it was just announced."""
    if announced(state) == number:
        cancel(state, number)
    else:
        discard(state, number, forced=False)


class ChooseDiscard(TravellerChoice):
    """Which event in play is discarded."""

    __slots__ = ("bindings", "effect")
    __match_args__ = ("effect", "bindings")
    kind = "discard-in-play"
    rules = ("S19.7",)

    def __init__(self, effect: DiscardInPlay, bindings: Bindings) -> None:
        """On behalf of a card's effect."""
        self.effect: Final = effect
        self.bindings: Final = bindings

    def open(self, state: Solitaire) -> bool:
        found = self.effect.lying(state, self.bindings)
        return len({state.in_play[each].card for each in found}) > 1

    def skip(self, state: Solitaire) -> None:
        for each in self.effect.lying(state, self.bindings)[:1]:
            take_away(state, each)

    def options(self, state: Solitaire) -> list[Option]:
        return options_of(state, "with", self.effect.lying(state, self.bindings))

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"printed": self.effect.printed(), "count": self.bindings.left}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        (gone,) = meant(state, self.effect.lying(state, self.bindings), option)[:1]
        take_away(state, gone)
        if self.bindings.left > 1:
            left = self.bindings.leaving(self.bindings.left - 1)
            state.push(ChooseDiscard(self.effect, left))


@dataclass(init=False, eq=False)
class CancelPlanned(Standing):
    """Short-events that you played before the movement lose their effect on some paths.

    Attributes:
        path_has: a type of region that is on the path.
    """

    path_has: int = one_of(REGION_TYPES)

    def found(self, state: Solitaire) -> list[int]:
        """The short-events that still lie in play for the turn."""
        if state.turn.movement == STANDING or self.path_has not in path_types(state):
            return []
        return [
            each.number
            for each in state.instances(Event)
            if each.controller != HAZARD and _type(state, each) == "short"
        ]

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        for each in self.found(state):
            cancel(state, each)


def _type(state: Solitaire, each: Instance) -> str:
    card = state.box.cards[each.card]
    return card.type if isinstance(card, Event) else ""


SOLITAIRE.effects.update(
    {"discard-in-play": DiscardInPlay, "cancel-organization-events": CancelPlanned}
)
