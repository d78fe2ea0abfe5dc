"""Effects on decks, discard piles and the hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.cards.language import SOLITAIRE
from mathom.games.solitaire.choices import TravellerChoice
from mathom.games.solitaire.constants import (
    DRAGONS,
    EVENT_TYPES,
    HAZARD,
    KEYWORDS,
    NONE,
    RACES,
    SKILLS,
)
from mathom.games.solitaire.ending import check_exhausted
from mathom.games.solitaire.leaving import discard, remove
from mathom.games.solitaire.model.cards import Creature, Event, Hazard
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.travel.drawing import (
    discard_from_hand,
    draw_resources,
    hand_size,
)
from mathom.kernel.deck import Deck
from mathom.kernel.declaring import count, flag, optional, word
from mathom.kernel.effects import UNBOUND, Bindings, Effect
from mathom.kernel.language import argument, called, words

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.language import Compiler
    from mathom.kernel.option import MessageArgs, Option
    from mathom.kernel.reading import Reader

PILES: Final = ("resource-discard", "hazard-discard", "resource-deck", "hand")
TARGETS: Final = ("hand", "hazard-hand", "hazard-deck", "resource-deck")
SORTS: Final = ("unique-dragon-manifestation", "drake-creature")
DECKS: Final = ("resources", "hazards", "sites", "treasures")


class Filter:
    """Which cards of a pile are meant; every part that is said must fit.

    Attributes:
        keyword, types: of events; `skill` what one of its costs or needs asks for.
        creature: only creatures; `race` only creatures of a race.
        sorts: any of SORTS; `each` whether one of each is meant.
    """

    def __init__(self, reader: Reader, field: str, compiler: Compiler) -> None:
        table = reader.table(field)
        self.keyword: Final = table.word("keyword", KEYWORDS) if table.has("keyword") else ""
        self.types: Final = (
            tuple(EVENT_TYPES[n] for n in table.some_of("event_type", EVENT_TYPES))
            if table.has("event_type")
            else ()
        )
        self.skill: Final = table.word("needs_skill", SKILLS) if table.has("needs_skill") else ""
        self.creature: Final = table.has("kind") and table.word("kind", ("creature",)) != ""
        self.race: Final = table.one_of("race", RACES) if table.has("race") else NONE
        self.each: Final = table.has("each_of")
        sorts: tuple[str, ...] = ()
        for name in ("any", "each_of"):
            if table.has(name):
                sorts = tuple(SORTS[n] for n in table.some_of(name, SORTS))
        if table.has("manifestation"):
            table.word("manifestation", ("unique-dragon",))
            sorts = SORTS[:1]
        self.sorts: Final = sorts
        table.end()

    def fits(self, state: Solitaire, card: int, sort: str = "") -> bool:
        """Whether a card is meant, and of a sort if one is named."""
        found = state.box.cards[card]
        if self.keyword and not (
            isinstance(found, Event | Creature) and self.keyword in found.keywords
        ):
            return False
        if self.types and not (isinstance(found, Event) and found.type in self.types):
            return False
        if self.creature and not isinstance(found, Creature):
            return False
        if self.race != NONE and not (isinstance(found, Creature) and found.race == self.race):
            return False
        if self.skill and not asks_for(state, card, self.skill):
            return False
        sorts = (sort,) if sort else self.sorts
        return not sorts or any(is_of(state, card, each) for each in sorts)


def is_of(state: Solitaire, card: int, sort: str) -> bool:
    """Whether a hazard is of one of SORTS."""
    found = state.box.cards[card]
    if sort == "drake-creature":
        return isinstance(found, Creature) and RACES[found.race] == "drake"
    return isinstance(found, Creature | Hazard) and found.manifestation_of in range(len(DRAGONS))


def asks_for(state: Solitaire, card: int, skill: str) -> bool:
    """Whether a resource event can only be played with somebody who has a skill."""
    found = state.box.cards[card]
    if not isinstance(found, Event):
        return False
    return any(skill in mode.skills for mode in found.modes)


# Which cards come back.


@dataclass(init=False, eq=False)
class Retrieve(Effect):
    """Cards of some piles go to a hand or a deck.

    Attributes:
        chooser: who says which: the hazards take the most harmful, or chance decides.
    """

    piles: tuple[str, ...] = called("from", words(PILES))
    only: Filter | None = called("filter", optional(argument(Filter), None))
    to: str = word(TARGETS)
    count: int = count(10, 1)
    chooser: str = optional(word(("player", "most-harmful", "random")), "player")

    def found(self, state: Solitaire) -> list[int]:
        """The cards that can be taken, each once."""
        cards = [card for pile in self.piles for card in lying(state, pile)]
        only = self.only
        fit = [card for card in cards if only is None or only.fits(state, card)]
        return list(dict.fromkeys(fit))

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        return bool(self.found(state)) and not searching_forbidden(state)

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        if searching_forbidden(state):
            return
        if "hazard" not in self.to:
            state.push(ChooseRetrieved(self, self.count, bindings))
            return
        sorts = self.only.sorts if self.only is not None and self.only.each else ("",) * self.count
        for sort in sorts:
            found = [
                card
                for card in lying(state, self.piles[0])
                if self.only is None or self.only.fits(state, card, sort)
            ]
            if found:
                if self.chooser == "random":
                    card = found[chance.pick(len(found))]
                else:
                    card = most_harmful(state, found)
                self.take(state, card)

    def take(self, state: Solitaire, card: int) -> None:
        """A card goes where it belongs."""
        take_from_pile(state, card, next(p for p in self.piles if card in lying(state, p)))
        if self.to == "hand":
            state.hand += (card,)
        elif self.to == "hazard-hand":
            state.hazard_hand += (card,)
        elif self.to == "hazard-deck":
            state.hazards = Deck(tuple(sorted((*state.hazards.members(), card))))
        else:
            state.resources = Deck(tuple(sorted((*state.resources.members(), card))))
        state.emit("retrieve", card=state.box.cards[card].id, to=self.to)
        check_exhausted(state)


def most_harmful(state: Solitaire, cards: list[int]) -> int:
    """The hazard that is likely to hurt most: a creature that could come now, the strongest."""
    from mathom.games.solitaire.hazards.keying import playable

    def harm(card: int) -> tuple[bool, int, int]:
        found = state.box.cards[card]
        prowess = found.prowess if isinstance(found, Creature) else 0
        return bool(playable(state, card)), prowess, -card

    return max(cards, key=harm)


def searching_forbidden(state: Solitaire) -> bool:
    """Whether a card forbids to search decks and discard piles."""
    from mathom.games.solitaire.hazards.shields import forbidden

    return forbidden(state, "deck-or-discard-searching")


def lying(state: Solitaire, pile: str) -> list[int]:
    """The cards of a pile."""
    if pile == "resource-discard":
        return list(state.resource_discard)
    if pile == "hazard-discard":
        return list(state.hazard_discard)
    return list(state.hand) if pile == "hand" else state.resources.members()


def take_from_pile(state: Solitaire, card: int, pile: str) -> None:
    """A card leaves a pile; a deck that was searched is shuffled."""
    rest = lying(state, pile)
    rest.remove(card)
    if pile == "resource-discard":
        state.resource_discard = tuple(rest)
    elif pile == "hazard-discard":
        state.hazard_discard = tuple(rest)
    elif pile == "hand":
        state.hand = tuple(rest)
    else:
        state.resources = Deck(tuple(sorted(rest)))


class ChooseRetrieved(TravellerChoice):
    """Which card comes back."""

    __slots__ = ("bindings", "count", "effect")
    __match_args__ = ("effect", "count", "bindings")
    kind = "retrieve"
    rules = ("S19.7",)

    def __init__(self, effect: Retrieve, count: int, bindings: Bindings) -> None:
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
        self.effect.take(state, card)
        state.push(ChooseRetrieved(self.effect, self.count - 1, self.bindings))


@dataclass(init=False, eq=False)
class ShuffleIntoDeck(Effect):
    """The cards of some piles are shuffled into the resource deck."""

    what: tuple[str, ...] = words(("hand", "resource-discard"))

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        cards = [card for pile in self.what for card in lying(state, pile)]
        if "hand" in self.what:
            state.hand = ()
        if "resource-discard" in self.what:
            state.resource_discard = ()
        state.resources = Deck(tuple(sorted((*state.resources.members(), *cards))))
        state.emit("shuffle-into-deck", count=len(cards), left=len(state.resources))


@dataclass(init=False, eq=False)
class DrawCards(Effect):
    """Draw some cards, or up to the hand size."""

    count: int = optional(count(10), 0)
    to_hand_size: bool = optional(flag(), False)

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        n = max(0, hand_size(state) - len(state.hand)) if self.to_hand_size else self.count
        draw_resources(state, n, chance)


# The hand.


def _how_many(reader: Reader, name: str, compiler: Compiler) -> int:
    """A figure, or as many as there are Nazgûl events, which is -1."""
    if isinstance(reader.value(name), str):
        reader.word(name, ("nazgul-permanent-events-in-play",))
        return NONE
    return reader.count(name, 10, 1)


@dataclass(init=False, eq=False)
class DiscardHand(Effect):
    """Cards of the hand are discarded, by chance or by choice."""

    count: int = argument(_how_many)
    chooser: str = word(("random", "defender"))

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        return bool(state.hand)

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        n = min(nazgul_events(state) if self.count == NONE else self.count, len(state.hand))
        if self.chooser == "defender":
            state.push(DiscardSome(n))
            return
        for _ in range(n):
            discard_from_hand(state, state.hand[chance.pick(len(state.hand))])


def nazgul_events(state: Solitaire) -> int:
    """How many Nazgûl lie in play as permanent events."""
    return sum(
        1
        for each in state.instances(Creature)
        if RACES[_creature(state, each.card).race] == "nazgul"
        and each.controller == HAZARD
        and state.box.way_of(each)
    )


def _creature(state: Solitaire, card: int) -> Creature:
    found = state.box.cards[card]
    assert isinstance(found, Creature)
    return found


class DiscardSome(TravellerChoice):
    """Which cards of the hand are discarded, because a hazard says so."""

    __slots__ = ("count",)
    __match_args__ = ("count",)
    kind = "discard-some"
    rules = ("S19.7",)

    def __init__(self, count: int) -> None:
        """So many."""
        self.count: Final = count

    def open(self, state: Solitaire) -> bool:
        return 0 < self.count < len(state.hand)

    def skip(self, state: Solitaire) -> None:
        for card in state.hand[: self.count]:
            discard_from_hand(state, card)

    def options(self, state: Solitaire) -> list[Option]:
        return [state.option_table.of("discard", card) for card in dict.fromkeys(state.hand)]

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"count": self.count}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        discard_from_hand(state, option.value)
        state.push(DiscardSome(self.count - 1))


# The top of a deck.


@dataclass(init=False, eq=False)
class PeekShuffle(Effect):
    """Look at the uppermost cards of a deck; chance lays them back in a new order."""

    deck: str = word(("any", "resource-deck"))
    count: int = count(10, 1)

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        return bool(self.decks(state))

    def decks(self, state: Solitaire) -> list[int]:
        """Which of the decks can be looked at."""
        if self.deck == "resource-deck":
            return [0]
        return [n for n, name in enumerate(DECKS) if len(getattr(state, name))]

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        decks = [] if searching_forbidden(state) else self.decks(state)
        if len(decks) == 1:
            self.look(state, decks[0], chance)
        elif decks:
            state.push(ChooseDeck(self))

    def look(self, state: Solitaire, n: int, chance: Chance) -> None:
        """Look at the top of a deck."""
        deck = getattr(state, DECKS[n]).known(self.count, chance)
        top = list(deck.top[: self.count])
        mixed: list[int] = []
        while top:
            mixed.append(top.pop(chance.pick(len(top))))
        rest = deck.top[self.count :]
        setattr(state, DECKS[n], Deck(deck.bag, (*mixed, *rest), deck.bottom))
        names = state.box.names["site" if DECKS[n] == "sites" else "card"]
        seen = [names[each] for each in mixed]
        if DECKS[n] == "sites":
            state.emit("peek-sites", sites=seen)
        else:
            state.emit("peek", deck=DECKS[n], cards=seen)


class ChooseDeck(TravellerChoice):
    """Which deck to look at."""

    __slots__ = ("effect",)
    __match_args__ = ("effect",)
    kind = "choose-deck"
    rules = ("S19.7",)

    def __init__(self, effect: PeekShuffle) -> None:
        """For this effect."""
        self.effect: Final = effect

    def options(self, state: Solitaire) -> list[Option]:
        return [state.option_table.of("deck", n) for n in self.effect.decks(state)]

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        self.effect.look(state, option.value, chance)


@dataclass(init=False, eq=False)
class DiscardSelf(Effect):
    """The card itself is discarded."""

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Nobody does something for that alone."""
        return False

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        if bindings["card"] != UNBOUND and bindings["card"] in state.in_play:
            discard(state, bindings["card"], forced=False)


@dataclass(init=False, eq=False)
class RemoveSelf(Effect):
    """The card itself is out of the game."""

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Nobody does something for that alone."""
        return False

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        if bindings["card"] in state.in_play:
            remove(state, bindings["card"])


SOLITAIRE.effects.update(
    {
        "retrieve": Retrieve,
        "shuffle-into-deck": ShuffleIntoDeck,
        "draw": DrawCards,
        "discard-hand": DiscardHand,
        "peek-shuffle-top": PeekShuffle,
        "discard-self": DiscardSelf,
        "remove-self-from-game": RemoveSelf,
    }
)
