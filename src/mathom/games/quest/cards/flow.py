"""What effects ask about the order of things, and of whom the rest of a script speaks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mathom.games.quest.cards.asking import AskOne
from mathom.games.quest.cards.language import QUEST, Number
from mathom.games.quest.constants import SEATS
from mathom.kernel import flow
from mathom.kernel.effects import Bindings, rebind
from mathom.kernel.flow import Pick
from mathom.kernel.language import called, seat, some_of

if TYPE_CHECKING:
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import Option


class ChooseWay(flow.ChooseWay["Quest"]):
    """Which way to take: those that can be borne, or any if none can (Q9.26, Q9.82)."""

    __slots__ = ()
    rules = ("Q3.13", "Q2.4")


class Choose(flow.Choose):
    """Somebody takes exactly one of several ways."""

    asks = (ChooseWay,)


class Consent(flow.Consent["Quest"]):
    """Whether to have it happen; asked even if the price cannot be paid (Q9.83)."""

    __slots__ = ()
    rules = ("Q3.13", "Q2.4")


class May(flow.May):
    """Something that somebody may have happen, perhaps for a price."""

    asks = (Consent,)


class NameHero(AskOne):
    """Which hero is meant."""

    __slots__ = ()
    kind = "name-hero"
    rules = ("Q2.4", "Q3.14")
    chooses = "name-hero"

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        super().take(state, option, chance)
        state.emit("named-hero", seat=SEATS[option.value])


@dataclass(init=False, eq=False)
class ChooseHero(Pick):
    """Somebody names a hero, the `target` of whom the rest of the script speaks."""

    asks = (NameHero,)
    by: Number = seat()

    def decider(self, state: Quest, bindings: Bindings) -> int:
        return self.by.of(state, bindings)

    def candidates(self, state: Quest, bindings: Bindings) -> list[int]:
        return list(range(1, state.players))

    def chosen(self, state: Quest, bindings: Bindings, value: int, chance: Chance) -> None:
        rebind(state, bindings.bind(target=value))


class NameCharacter(AskOne):
    """Which character is meant."""

    __slots__ = ()
    kind = "name-character"
    rules = ("Q2.4",)
    chooses = "name-character"


@dataclass(init=False, eq=False)
class ChooseCharacter(Pick):
    """Somebody names a character, the `pick` of whom the rest of the script speaks."""

    asks = (NameCharacter,)
    always = True
    by: Number = seat()
    sources: tuple[int, ...] = called("from", some_of(("supply", "board")))

    def decider(self, state: Quest, bindings: Bindings) -> int:
        return self.by.of(state, bindings)

    def candidates(self, state: Quest, bindings: Bindings) -> list[int]:
        return [who for who, at in enumerate(state.characters) if int(at >= 0) in self.sources]

    def chosen(self, state: Quest, bindings: Bindings, value: int, chance: Chance) -> None:
        rebind(state, bindings.bind(pick=value))


QUEST.effects.update(
    {
        "if": flow.If,
        "for-each": flow.ForEach,
        "choose": Choose,
        "may": May,
        "choose-hero": ChooseHero,
        "choose-character": ChooseCharacter,
    }
)
