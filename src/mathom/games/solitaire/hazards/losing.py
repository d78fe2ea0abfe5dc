"""What is taken from the company: untapped members, items, characters (S11.16, S15.10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.cards.language import SOLITAIRE, WHOM, Whom, whom
from mathom.games.solitaire.choices import TravellerChoice, meant, options_of
from mathom.games.solitaire.constants import ITEM_CLASSES, WOUNDED
from mathom.games.solitaire.hazards.conditions import is_ring
from mathom.games.solitaire.hazards.targets import dearest, richest, strongest
from mathom.games.solitaire.leaving import discard, tap
from mathom.games.solitaire.model.cards import Character, Item
from mathom.games.solitaire.model.state import Solitaire
from mathom.kernel.declaring import optional, word
from mathom.kernel.effects import ALL, Bindings, Effect
from mathom.kernel.language import argument, called

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.language import Compiler
    from mathom.kernel.option import MessageArgs, Option
    from mathom.kernel.reading import Reader

CHOOSERS: Final = ("defender", "hazard")


@WHOM.form("one-wounded-character")
def one_wounded(state: Solitaire, bindings: Bindings) -> list[int]:
    """All wounded characters, of whom one is meant."""
    return [each.number for each in state.company() if each.has(WOUNDED)]


def _by_hazards() -> str:
    return optional(word(CHOOSERS), "defender")  # type: ignore[no-any-return]


@dataclass(init=False, eq=False)
class TapCharacters(Effect):
    """Those who are meant tap, or one of the company whom the hazards choose (S20.9)."""

    who: Whom = whom()
    chooser: str = _by_hazards()

    def _untapped(self, state: Solitaire, bindings: Bindings) -> list[int]:
        if self.chooser == "hazard":
            return [each.number for each in state.company() if state.untapped(each.number)]
        return [each for each in self.who.of(state, bindings) if state.untapped(each)]

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        return bool(self._untapped(state, bindings))

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        found = self._untapped(state, bindings)
        if self.chooser == "hazard" and found:
            found = [strongest(state, found)]
            state.emit("aimed", card=state.card(found[0]).id, why="highest-prowess")
        for each in found:
            tap(state, each)


class But:
    """Which items are spared: those of a class, or rings."""

    def __init__(self, reader: Reader, field: str, compiler: Compiler) -> None:
        table = reader.table(field)
        self.class_: Final = (
            table.one_of("not_class", ITEM_CLASSES) if table.has("not_class") else -1
        )
        self.rings: Final = table.has("not_ring") and table.flag("not_ring")
        table.end()

    def spares(self, item: Item) -> bool:
        """Whether an item is spared."""
        return item.class_ == self.class_ or (self.rings and is_ring(item))


def _how_many(reader: Reader, field: str, compiler: Compiler) -> int:
    return ALL if reader.value(field) == "all" else reader.count(field, 5, 1)


@dataclass(init=False, eq=False)
class DiscardItem(Effect):
    """Items are lost by force (S15.10).

    Attributes:
        who: whose.
        n: how many.
        chooser: who says which: the traveller, or the hazards by S11.16.
        but: which are spared.
        one: whether one of those is meant alone, the one who carries most treasures.
    """

    who: Whom = whom()
    n: int = called("count", argument(_how_many))
    chooser: str = _by_hazards()
    but: But | None = called("filter", optional(argument(lambda r, n, c: But(r, n, c)), None))
    one: bool = argument(lambda r, n, c: r.value("who") == "one-wounded-character")

    def items(self, state: Solitaire, bindings: Bindings) -> list[int]:
        """Those of which some are lost."""
        holders = self.who.of(state, bindings)
        if bindings["whom"] != -1:
            holders = [bindings["whom"]]
        found: list[int] = []
        for holder in holders:
            for each in state.in_play.attached(holder):
                card = state.box.cards[each.card]
                if isinstance(card, Item) and (self.but is None or not self.but.spares(card)):
                    found.append(each.number)
        return found

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        return bool(self.items(state, bindings))

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        found = self.items(state, bindings)
        if self.one and found:
            holders = list(dict.fromkeys(state.in_play[each].bearer for each in found))
            bindings = bindings.bind(whom=richest(state, holders))
            found = self.items(state, bindings)
        if self.n == ALL:
            for each in found:
                discard(state, each)
        elif self.chooser == "hazard":
            for _ in range(min(self.n, len(found))):
                lost = dearest(state, self.items(state, bindings))
                state.emit("aimed", card=state.card(lost).id, why="most-points")
                discard(state, lost)
        elif found:
            state.push(ChooseLoss(self, bindings.leaving(self.n)))


class ChooseLoss(TravellerChoice):
    """Which item is lost."""

    __slots__ = ("bindings", "effect")
    __match_args__ = ("effect", "bindings")
    kind = "lose-item"
    rules = ("S15.10", "S3.6")

    def __init__(self, effect: DiscardItem, bindings: Bindings) -> None:
        """On behalf of a card's effect."""
        self.effect: Final = effect
        self.bindings: Final = bindings

    def open(self, state: Solitaire) -> bool:
        found = self.effect.items(state, self.bindings)
        return len({state.in_play[each].card for each in found}) > 1

    def skip(self, state: Solitaire) -> None:
        for lost in self.effect.items(state, self.bindings)[:1]:
            self._lose(state, lost)

    def options(self, state: Solitaire) -> list[Option]:
        return options_of(state, "discard", self.effect.items(state, self.bindings))

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"printed": self.effect.printed(), "count": self.bindings.left}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        (lost,) = meant(state, self.effect.items(state, self.bindings), option)[:1]
        self._lose(state, lost)

    def _lose(self, state: Solitaire, lost: int) -> None:
        discard(state, lost)
        if self.bindings.left > 1 and state.outcome is None:
            left = self.bindings.leaving(self.bindings.left - 1)
            state.push(ChooseLoss(self.effect, left))


@dataclass(init=False, eq=False)
class DiscardCharacter(Effect):
    """Characters are discarded, which is for good here (S18.5); perhaps instead of a wound."""

    who: Whom = whom()
    instead_of: str = optional(word(("wound",)), "")

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        from mathom.games.solitaire.site.corruption import protected

        for each in self.who.of(state, bindings):
            if not isinstance(state.card(each), Character):
                discard(state, each)
            elif protected(state, each):
                state.emit("protected", card=state.card(each).id)
            else:
                discard(state, each)


SOLITAIRE.effects.update(
    {
        "tap-characters": TapCharacters,
        "discard-item": DiscardItem,
        "discard-character": DiscardCharacter,
    }
)
