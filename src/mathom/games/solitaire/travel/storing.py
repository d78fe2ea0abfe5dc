"""Effects on cards that are stored, passed on, or leave with somebody (S6.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mathom.games.solitaire.cards.language import SOLITAIRE, Whom, whom
from mathom.games.solitaire.cards.lasting import Standing, standing
from mathom.games.solitaire.choices import TravellerChoice, meant, options_of
from mathom.games.solitaire.constants import (
    GEAR,
    HAVEN,
    ITEM_CLASSES,
    NONE,
    SAGE,
    SITE_TYPES,
)
from mathom.games.solitaire.figures import has_skill
from mathom.games.solitaire.leaving import tap
from mathom.games.solitaire.model.cards import Character, Event, Item
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.travel.counting import site_type
from mathom.kernel.declaring import flag, names, optional, word
from mathom.kernel.effects import Bindings, Effect
from mathom.kernel.language import argument, called, some_of, words

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.language import Compiler
    from mathom.kernel.option import MessageArgs, Option
    from mathom.kernel.reading import Reader


# Where a card can be stored.


@dataclass(init=False, eq=False)
class StoreAt(Standing):
    """Where the card can be stored: at some sites, at Havens, at Dwarf-holds."""

    havens: bool = optional(flag(), False)
    dwarf_hold: bool = optional(flag(), False)
    sites: tuple[int, ...] = optional(names("site"), ())

    def here(self, state: Solitaire) -> bool:
        """Whether it can be stored where the company is."""
        site = state.here
        if self.havens and site_type(state) == HAVEN:
            return True
        return (self.dwarf_hold and site.dwarf_hold) or site.index in self.sites


@dataclass(init=False, eq=False)
class KeepTapped(Standing):
    """Whoever bears the card stays tapped until it is stored.

    Attributes:
        stores: the types of sites where it can be, besides what the card says otherwise.
    """

    who: str = word(("user",))
    stores: tuple[int, ...] = called("stores_at", optional(some_of(SITE_TYPES), ()))

    def here(self, state: Solitaire) -> bool:
        """Whether it can be stored where the company is."""
        return site_type(state) in self.stores


def kept_tapped(state: Solitaire) -> list[int]:
    """Who stays tapped because of a card that he bears."""
    return [
        each.bearer
        for each in state.instances(Event)
        if each.bearer != NONE and state.box.lasting(KeepTapped, each.card, state.box.way_of(each))
    ]


def stores_here(state: Solitaire, number: int) -> bool:
    """Whether what a card says lets it be stored where the company is."""
    instance = state.in_play[number]
    way = state.box.way_of(instance)
    return any(
        effect.here(state) for effect in state.box.lasting(StoreAt, instance.card, way)
    ) or any(effect.here(state) for effect in state.box.lasting(KeepTapped, instance.card, way))


# What can be done with a stored card.


class Kept:
    """Which items come back: of some classes and sorts of gear."""

    def __init__(self, reader: Reader, field: str, compiler: Compiler) -> None:
        table = reader.table(field)
        self.classes: Final = tuple(table.some_of("classes", ITEM_CLASSES))
        self.gear: Final = tuple(GEAR[n] for n in table.some_of("gear", GEAR))
        table.word("from", ("treasure-discard",))
        table.end()


PRICE: Final = ("tap-sage-at-haven", "discard-self")


@dataclass(init=False, eq=False)
class AfterStored(Standing):
    """Once the card is stored, a sage at a Haven may tap and discard it for a spent treasure.

    The treasure lies in the row again, and must be played once more.
    """

    window: str = word(("organization",))
    cost: tuple[str, ...] = words(PRICE)
    item: Kept = called("retrieve_item", argument(Kept))

    def found(self, state: Solitaire) -> list[int]:
        """The treasures that can come back, each once."""
        return [
            card
            for card in dict.fromkeys(state.treasure_discard)
            if _fits(state.box.cards[card], self.item)
        ]


def _fits(card: object, kept: Kept) -> bool:
    return isinstance(card, Item) and card.class_ in kept.classes and card.gear in kept.gear


def stored_powers(state: Solitaire) -> list[int]:
    """The stored cards that can be used now."""
    if site_type(state) != HAVEN or not _sages(state):
        return []
    return [card for card in dict.fromkeys(state.stored) if _after(state, card)]


def _after(state: Solitaire, card: int) -> list[tuple[AfterStored, list[int]]]:
    found = [(effect, effect.found(state)) for effect in state.box.lasting(AfterStored, card)]
    return [(effect, cards) for effect, cards in found if cards]


def _sages(state: Solitaire) -> list[int]:
    return [
        each.number
        for each in state.company()
        if state.untapped(each.number) and has_skill(state, each.number, 1 << SAGE)
    ]


class UseStored(TravellerChoice):
    """Which sage taps to discard a stored card."""

    __slots__ = ("card",)
    __match_args__ = ("card",)
    kind = "use-stored"
    rules = ("S6.3", "S19.7")

    def __init__(self, card: int) -> None:
        """This stored card."""
        self.card: Final = card

    def open(self, state: Solitaire) -> bool:
        return len(_sages(state)) > 1

    def skip(self, state: Solitaire) -> None:
        for sage in _sages(state)[:1]:
            self._use(state, sage)

    def options(self, state: Solitaire) -> list[Option]:
        return options_of(state, "by", _sages(state))

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"card": state.box.cards[self.card].id}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        self._use(state, meant(state, _sages(state), option)[0])

    def _use(self, state: Solitaire, sage: int) -> None:
        tap(state, sage)
        at = state.stored.index(self.card)
        state.stored = state.stored[:at] + state.stored[at + 1 :]
        state.resource_discard += (self.card,)
        state.emit("use", card=state.box.cards[self.card].id)
        state.push(ChooseBack(self.card))


class ChooseBack(TravellerChoice):
    """Which treasure comes back into the row."""

    __slots__ = ("card",)
    __match_args__ = ("card",)
    kind = "treasure-back"
    rules = ("S19.7",)

    def __init__(self, card: int) -> None:
        """By this card."""
        self.card: Final = card

    def _found(self, state: Solitaire) -> list[int]:
        return [card for _, cards in _after(state, self.card) for card in cards]

    def open(self, state: Solitaire) -> bool:
        return len(self._found(state)) > 1

    def skip(self, state: Solitaire) -> None:
        for card in self._found(state):
            self._back(state, card)

    def options(self, state: Solitaire) -> list[Option]:
        return [state.option_table.of("with", card) for card in self._found(state)]

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"card": state.box.cards[self.card].id}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        self._back(state, option.value)

    def _back(self, state: Solitaire, card: int) -> None:
        at = state.treasure_discard.index(card)
        state.treasure_discard = state.treasure_discard[:at] + state.treasure_discard[at + 1 :]
        state.row += (card,)
        state.emit("treasure-back", card=state.box.cards[card].id)


# Items that pass on without a check.


@dataclass(init=False, eq=False)
class TransferItem(Effect):
    """Whoever is about to check corruption gives an item to a companion, without a check."""

    source: str = called("from", word(("checking-character",)))
    to: str = word(("companion",))
    check: bool = flag()

    def items(self, state: Solitaire) -> list[int]:
        """The items of whoever checks."""
        from mathom.games.solitaire.site.checks import current
        from mathom.games.solitaire.travel.organization import transferable

        check = current(state)
        if check is None:
            return []
        return [each for each in transferable(state) if state.in_play[each].bearer == check.number]

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        return bool(self.items(state))

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        state.push(ChooseItem(self))


class ChooseItem(TravellerChoice):
    """Which item passes on."""

    __slots__ = ("effect",)
    __match_args__ = ("effect",)
    kind = "pass-on"
    rules = ("S6.2", "S19.7")

    def __init__(self, effect: TransferItem) -> None:
        """For this effect."""
        self.effect: Final = effect

    def open(self, state: Solitaire) -> bool:
        return len(self.effect.items(state)) > 1

    def skip(self, state: Solitaire) -> None:
        for item in self.effect.items(state)[:1]:
            self._pass(state, item)

    def options(self, state: Solitaire) -> list[Option]:
        return options_of(state, "transfer", self.effect.items(state))

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        self._pass(state, meant(state, self.effect.items(state), option)[0])

    def _pass(self, state: Solitaire, item: int) -> None:
        from mathom.games.solitaire.travel.organization import ChooseReceiver

        state.push(ChooseReceiver(item, 0))


# Leaving.


@dataclass(init=False, eq=False)
class LeaveAtEnd(Standing):
    """At the end of the turn somebody leaves; his companions may save items of his."""

    who: Whom = whom()
    items_to: str = optional(word(("unwounded-companions",)), "")


def leave_at_end(state: Solitaire) -> None:
    """Those leave who only stayed for the turn (S22.2)."""
    from mathom.games.solitaire.combat.body_checks import leave_company

    leaving: dict[int, Any] = {}
    for effect, bindings in standing(state, LeaveAtEnd):
        leaving.update((number, None) for number in effect.who.of(state, bindings))
    for number in leaving:
        if isinstance(state.card(number), Character):
            leave_company(state, number)


SOLITAIRE.effects.update(
    {
        "store-at": StoreAt,
        "keep-tapped-until-stored": KeepTapped,
        "after-stored": AfterStored,
        "transfer-item": TransferItem,
        "leave-company-at-end-of-turn": LeaveAtEnd,
    }
)
