"""S16 Rings: what a gold ring turns out to be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.cards.language import SOLITAIRE
from mathom.games.solitaire.cards.lasting import Standing, standing
from mathom.games.solitaire.choices import TravellerChoice, meant, options_of
from mathom.games.solitaire.constants import GOLD_RING, NONE, RINGS
from mathom.games.solitaire.leaving import discard
from mathom.games.solitaire.limits import allowed, may_bear
from mathom.games.solitaire.model.cards import Item
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.rolls import WAYS, roll
from mathom.games.solitaire.site.items import gain
from mathom.games.solitaire.travel.organization import store
from mathom.kernel.agenda import Step
from mathom.kernel.declaring import count, flag, optional, word
from mathom.kernel.effects import Bindings, Effect

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.language import Compiler
    from mathom.kernel.option import MessageArgs, Option
    from mathom.kernel.reading import Reader

HIGHEST: Final = 30
"""No test can show more."""


class RingTable(Standing):
    """What a gold ring can be: for each kind of rings the least and the highest result (S16.4)."""

    def read(self, reader: Reader, compiler: Compiler) -> None:
        super().read(reader, compiler)
        self.ranges: dict[str, tuple[int, int]] = {}
        for kind in RINGS:
            if reader.has(kind):
                table = reader.table(kind)
                least = table.count("min", HIGHEST) if table.has("min") else -HIGHEST
                most = table.count("max", HIGHEST) if table.has("max") else HIGHEST
                if table.has("any"):
                    table.flag("any")
                table.end()
                self.ranges[kind] = (least, most)

    def kinds(self, total: int) -> list[str]:
        """The kinds that a result allows."""
        return [kind for kind, (least, most) in self.ranges.items() if least <= total <= most]


@dataclass(init=False, eq=False)
class ModifyRingTest(Standing):
    """More on every test of a ring in the company."""

    amount: int = count(5, -5)


@dataclass(init=False, eq=False)
class TestRing(Effect):
    """A gold ring of the company is tested (S16.2).

    Attributes:
        modifier: what is added to the dice.
        roll: whether dice are rolled; if not, it can be of any kind it may be at all.
        but: the one kind it cannot be.
    """

    modifier: int = optional(count(5, -5), 0)
    roll: bool = optional(flag(), True)
    but: str = optional(word(RINGS), "")

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Only if a ring lies face up that could be played by it."""
        return bool(self.testable(state))

    def testable(self, state: Solitaire) -> list[int]:
        """The gold rings that could turn out to be a ring of the row."""
        return [
            each
            for each in gold_rings(state)
            if candidates(state, each, self.kinds(state, each, None))
        ]

    def kinds(self, state: Solitaire, gold: int, total: int | None) -> list[str]:
        """What a gold ring can be at a result, or at all."""
        table = table_of(state, gold)
        found = list(table.ranges) if total is None else table.kinds(total)
        return [kind for kind in found if kind != self.but]

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        state.push(ChooseGoldRing(tuple(self.testable(state)), self, bindings))


SOLITAIRE.effects.update(
    {"ring-test-table": RingTable, "modify-ring-test": ModifyRingTest, "test-ring": TestRing}
)


def gold_rings(state: Solitaire) -> list[int]:
    """The gold rings that the company bears."""
    found: list[int] = []
    for each in state.items():
        card = state.card(each.number)
        if isinstance(card, Item) and card.class_ == GOLD_RING:
            found.append(each.number)
    return found


def table_of(state: Solitaire, gold: int) -> RingTable:
    """What is said on a gold ring."""
    (table,) = state.box.lasting(RingTable, state.in_play[gold].card)
    return table


def candidates(state: Solitaire, gold: int, kinds: list[str]) -> list[int]:
    """The rings of the row of some kinds that the bearer of a gold ring may get (S16.3)."""
    who = state.in_play[gold].bearer
    found: list[int] = []
    for card in dict.fromkeys(state.row):
        item = state.box.cards[card]
        if not isinstance(item, Item) or not item.ring or item.ring not in kinds:
            continue
        if may_bear(state, card, who) and allowed(state, card, ""):
            found.append(card)
    return found


class ChooseGoldRing(TravellerChoice):
    """Which gold ring is tested, and whose if there are several alike."""

    __slots__ = ("bindings", "effect", "numbers")
    __match_args__ = ("numbers", "effect", "bindings")
    kind = "gold-ring"
    rules = ("S16.2",)

    def __init__(self, numbers: tuple[int, ...], effect: TestRing, bindings: Bindings) -> None:
        """One of these, tested by an effect."""
        self.numbers: Final = numbers
        self.effect: Final = effect
        self.bindings: Final = bindings

    def _alike(self, state: Solitaire) -> bool:
        return len({state.in_play[each].card for each in self.numbers}) < 2

    def open(self, state: Solitaire) -> bool:
        return len(self.numbers) > 1

    def skip(self, state: Solitaire) -> None:
        for each in self.numbers:
            state.push(RollRing(each, self.effect, self.bindings))

    def options(self, state: Solitaire) -> list[Option]:
        if self._alike(state):
            return options_of(state, "by", [state.in_play[each].bearer for each in self.numbers])
        return options_of(state, "with", list(self.numbers))

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        if option.kind == "by":
            left = [
                each
                for each in self.numbers
                if state.in_play[state.in_play[each].bearer].card == option.value
            ][:1]
        else:
            left = meant(state, list(self.numbers), option)
        state.push(ChooseGoldRing(tuple(left), self.effect, self.bindings))


class RollRing(Step[Solitaire]):
    """The dice of a ring test (S16.3)."""

    __slots__ = ("bindings", "effect", "number")
    __match_args__ = ("number", "effect", "bindings")

    def __init__(self, number: int, effect: TestRing, bindings: Bindings) -> None:
        """Of the gold ring of this number."""
        self.number: Final = number
        self.effect: Final = effect
        self.bindings: Final = bindings

    def run(self, state: Solitaire, chance: Chance) -> None:
        effect, gold = self.effect, self.number
        total: int | None = None
        if effect.roll:
            changes = self._changes(state)
            added = sum(n for _, n in changes)
            ways = sum(
                each
                for shown, each in WAYS.items()
                if candidates(state, gold, effect.kinds(state, gold, shown + added))
            )
            who = state.in_play[gold].bearer
            total = roll(state, chance, "ring-test", who, changes, NONE, ways)
        state.push(
            ChooseRing(gold, tuple(candidates(state, gold, effect.kinds(state, gold, total))))
        )

    def _changes(self, state: Solitaire) -> list[tuple[str, int]]:
        found: list[tuple[str, int]] = []
        it = self.bindings["card"]
        if self.effect.modifier and it in state.in_play:
            found.append((state.card(it).id, self.effect.modifier))
        for effect, bindings in standing(state, ModifyRingTest):
            found.append((state.card(bindings["card"]).id, effect.amount))
        return found


class ChooseRing(TravellerChoice):
    """Which of the rings that may be played is played; none is a failure (S16.5, S16.6)."""

    __slots__ = ("cards", "number")
    __match_args__ = ("number", "cards")
    kind = "ring"
    rules = ("S16.5", "S16.6")

    def __init__(self, number: int, cards: tuple[int, ...]) -> None:
        """In place of the gold ring of this number one of these."""
        self.number: Final = number
        self.cards: Final = cards

    def open(self, state: Solitaire) -> bool:
        return bool(self.cards)

    def skip(self, state: Solitaire) -> None:
        self._fail(state)

    def options(self, state: Solitaire) -> list[Option]:
        table = state.option_table
        return [*[table.of("play", card) for card in self.cards], table.of("pass")]

    def passing(self, state: Solitaire) -> Option | None:
        return state.option_table.of("pass")

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        who = state.in_play[self.number].bearer
        return {"card": state.card(self.number).id, "by": state.card(who).id}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        if option.kind == "pass":
            self._fail(state)
            return
        who = state.in_play[self.number].bearer
        store(state, self.number)
        if state.outcome is None:
            gain(state, option.value, who, at_site=False)

    def _fail(self, state: Solitaire) -> None:
        state.emit("ring-test-failed", card=state.card(self.number).id)
        discard(state, self.number)
