"""Effects that search the treasure deck (S25.6) or turn treasures over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from mathom.games.solitaire.cards.language import SOLITAIRE
from mathom.games.solitaire.choices import TravellerChoice
from mathom.games.solitaire.constants import ITEM_CLASSES, NONE
from mathom.games.solitaire.model.cards import Item
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.travel.piles import searching_forbidden
from mathom.games.solitaire.travel.reveal import reveal_treasure
from mathom.kernel.deck import Deck
from mathom.kernel.declaring import count, flag, optional
from mathom.kernel.effects import UNBOUND, Bindings, Effect, rebind
from mathom.kernel.language import argument, one_of

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.language import Compiler
    from mathom.kernel.option import MessageArgs, Option
    from mathom.kernel.reading import Reader


@dataclass(init=False, eq=False)
class RevealTreasure(Effect):
    """Treasures of your choice come from their deck into the row; the deck is shuffled (S25.6).

    Attributes:
        item_class: of which class alone, or -1.
        playable_at_site: whether only those that are found at the site.
        play_now: whether it may be played at once, though the site is tapped.
    """

    item_class: int = optional(one_of(ITEM_CLASSES), NONE)
    count: int = optional(count(5, 1), 1)
    playable_at_site: bool = optional(flag(), False)
    play_now: bool = optional(flag(), False)

    def found(self, state: Solitaire) -> list[int]:
        """The treasures that fit, each once."""
        from mathom.games.solitaire.site.items import not_here

        cards = dict.fromkeys(sorted(state.treasures.members()))
        return [
            card
            for card in cards
            if self.item_class in (NONE, _item(state, card).class_)
            and not (self.playable_at_site and not_here(state, card))
        ]

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        return may_search(state) and bool(self.found(state))

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        if may_search(state):
            state.push(ChooseTreasure(self, self.count, bindings))


def may_search(state: Solitaire) -> bool:
    """Whether cards that search for items find any (S25.6)."""
    return state.settings.search and not searching_forbidden(state)


def _item(state: Solitaire, card: int) -> Item:
    found = state.box.cards[card]
    assert isinstance(found, Item)
    return found


class ChooseTreasure(TravellerChoice):
    """Which treasure comes into the row."""

    __slots__ = ("bindings", "count", "effect")
    __match_args__ = ("effect", "count", "bindings")
    kind = "search"
    rules = ("S25.6",)

    def __init__(self, effect: RevealTreasure, count: int, bindings: Bindings) -> None:
        """So many are still to be chosen."""
        self.effect: Final = effect
        self.count: Final = count
        self.bindings: Final = bindings

    def open(self, state: Solitaire) -> bool:
        return self.count > 0 and len(self.effect.found(state)) > 1

    def skip(self, state: Solitaire) -> None:
        for card in self.effect.found(state)[: self.count]:
            self._take(state, card)

    def options(self, state: Solitaire) -> list[Option]:
        return [state.option_table.of("with", card) for card in self.effect.found(state)]

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"printed": self.effect.printed(), "count": self.count}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        self._take(state, option.value)

    def _take(self, state: Solitaire, card: int) -> None:
        from mathom.games.solitaire.site.items import bearers, play_item

        put_in_row(state, card)
        if self.effect.play_now and bearers(state, card):
            play_item(state, card, taps_site=False)
        else:
            state.push(ChooseTreasure(self.effect, self.count - 1, self.bindings))


def put_in_row(state: Solitaire, card: int) -> None:
    """A treasure that was searched for lies in the row, and the deck is shuffled."""
    rest = state.treasures.members()
    rest.remove(card)
    state.treasures = Deck(tuple(sorted(rest)))
    state.row += (card,)
    state.emit("reveal-treasure", card=state.box.cards[card].id, left=len(rest))


class Except:
    """Which treasures do not count."""

    def __init__(self, reader: Reader, field: str, compiler: Compiler) -> None:
        table = reader.table(field)
        self.class_: Final = table.one_of("not_class", ITEM_CLASSES)
        table.end()


@dataclass(init=False, eq=False)
class RevealUntil(Effect):
    """Treasures are turned over until one fits, which stays; the others go back (S25.6).

    The rest of the script knows the item that whoever has paid takes as its target, and how many
    were turned over as what is left.
    """

    decisive: ClassVar[bool] = True
    filter: Except = argument(Except)
    take: bool = flag()

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        return may_search(state) and len(state.treasures) > 0

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        from mathom.games.solitaire.site.items import gain

        if not self.works(state, bindings):
            return
        turned: list[int] = []
        while len(state.treasures):
            turned.append(reveal_treasure(state, chance))
            if _item(state, turned[-1]).class_ != self.filter.class_:
                break
        found = turned.pop() if _item(state, turned[-1]).class_ != self.filter.class_ else NONE
        for card in turned:
            at = state.row.index(card)
            state.row = state.row[:at] + state.row[at + 1 :]
        if turned:
            state.treasures = Deck(tuple(sorted((*state.treasures.members(), *turned))))
            state.emit("turned-back", count=len(turned))
        count = len(turned) + (found != NONE)
        item = state.in_play.entered if found != NONE and self.take else UNBOUND
        rebind(state, bindings.bind(target=item, left=count))
        if item != UNBOUND:
            gain(state, found, bindings["user"])


SOLITAIRE.effects.update({"reveal-treasure": RevealTreasure, "reveal-treasure-until": RevealUntil})
