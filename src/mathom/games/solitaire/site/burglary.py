"""Burglary: to steal an item past the automatic-attacks; and allies won away from their sites."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mathom.games.solitaire.cards.language import SOLITAIRE, user
from mathom.games.solitaire.choices import TravellerChoice
from mathom.games.solitaire.constants import RACES, SKILLS
from mathom.games.solitaire.figures import has_skill, race_of
from mathom.games.solitaire.limits import allowed, may_bear
from mathom.games.solitaire.model.cards import Ally
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.rolls import chance_above, roll
from mathom.games.solitaire.site.allies import join
from mathom.games.solitaire.site.checks import Changes, Check, named
from mathom.games.solitaire.site.items import TakeItem, not_here, tap_site
from mathom.games.solitaire.travel.drawing import discard_from_hand
from mathom.kernel.agenda import Step
from mathom.kernel.declaring import count
from mathom.kernel.effects import Bindings, Effect
from mathom.kernel.language import argument

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.language import Compiler
    from mathom.kernel.option import MessageArgs, Option
    from mathom.kernel.reading import Reader


class Helps:
    """What skills and races add to a roll: a table of their names."""

    def __init__(self, reader: Reader, field: str, compiler: Compiler) -> None:
        table = reader.table(field)
        self.skills: Final = {
            1 << at: table.count(skill, 5) for at, skill in enumerate(SKILLS) if table.has(skill)
        }
        self.races: Final = {
            at: table.count(race, 5) for at, race in enumerate(RACES) if table.has(race)
        }
        table.end()

    def of(self, state: Solitaire, number: int) -> int:
        """What they add to the roll of somebody."""
        found = self.races.get(race_of(state, number), 0)
        return found + sum(n for skill, n in self.skills.items() if has_skill(state, number, skill))


def _helps() -> Any:  # noqa: ANN401, a field
    return argument(Helps)


# Burglary.


@dataclass(init=False, eq=False)
class Burglary(Effect):
    """Who taps rolls to steal an item; if he fails he faces the automatic-attacks alone."""

    above: int = count(20)
    modifiers: Helps = _helps()

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        return any(not_here(state, card) is None for card in state.row)

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        for number in user(state, bindings):
            own = state.in_play[bindings["card"]].card
            changes = ((own, self.modifiers.of(state, number)),)
            state.push(BurglaryCheck(number, self.above, changes))


class BurglaryCheck(Check):
    """Whether a burglar gets in."""

    __slots__ = ("count",)
    __match_args__ = ("number", "count", "changes")
    kind = "burglary"
    rules = ("S15.1", "S19.7")
    window = "burglary"

    def __init__(self, number: int, count: int, changes: Changes = ()) -> None:
        """The character of this number rolls; the total must be above `count`."""
        super().__init__(number, changes)
        self.count: Final = count

    def changed(self, changes: Changes) -> Check:
        return BurglaryCheck(self.number, self.count, changes)

    def now(self) -> Step[Solitaire]:
        return RollBurglary(self.number, self.count, self.changes)

    def above(self, state: Solitaire) -> int:
        return self.count


class RollBurglary(Step[Solitaire]):
    """The dice of a burglary."""

    __slots__ = ("changes", "count", "number")
    __match_args__ = ("number", "count", "changes")

    def __init__(self, number: int, count: int, changes: Changes) -> None:
        self.number: Final = number
        self.count: Final = count
        self.changes: Final = changes

    def run(self, state: Solitaire, chance: Chance) -> None:
        from mathom.games.solitaire.combat.automatic import FaceAutomatic

        changes = named(state, self.changes)
        total = roll(state, chance, "burglary", self.number, changes, self.count)
        if total > self.count:
            state.turn.entered = True
            state.push(Steal(self.number))
        else:
            state.turn.barred = True
            state.push(FaceAutomatic(0, self.number))


class Steal(TravellerChoice):
    """What the burglar carries off, if anything."""

    __slots__ = ("number",)
    __match_args__ = ("number",)
    kind = "steal"
    rules = ("S15.5", "S19.7")

    def __init__(self, number: int) -> None:
        """The burglar."""
        self.number: Final = number

    def _found(self, state: Solitaire) -> list[int]:
        return [
            card
            for card in dict.fromkeys(state.row)
            if not_here(state, card) is None and may_bear(state, card, self.number)
        ]

    def open(self, state: Solitaire) -> bool:
        return self.number in state.in_play and bool(self._found(state))

    def options(self, state: Solitaire) -> list[Option]:
        table = state.option_table
        return [*[table.of("play", card) for card in self._found(state)], table.of("pass")]

    def passing(self, state: Solitaire) -> Option | None:
        return state.option_table.of("pass")

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"card": state.card(self.number).id}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        if option.kind == "play":
            state.push(TakeItem(self.number, option.value, 1))
            state.turn.extra = True


# Allies by a roll.


@dataclass(init=False, eq=False)
class PlayAllyRoll(Effect):
    """Who taps rolls to win an ally of the hand, against a number and the mind of the ally."""

    above: int = count(20)
    modifiers: Helps = _helps()

    def found(self, state: Solitaire) -> list[int]:
        """The allies that can be tried."""
        return [
            card
            for card in dict.fromkeys(state.hand)
            if isinstance(state.box.cards[card], Ally) and allowed(state, card, "")
        ]

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        return bool(self.found(state))

    def needed(self, state: Solitaire, card: int) -> int:
        """What the roll for an ally must be above."""
        ally = state.box.cards[card]
        assert isinstance(ally, Ally)
        return self.above + ally.mind

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        for number in user(state, bindings):
            state.push(ChooseAlly(number, self, bindings))

    def roll(
        self, state: Solitaire, bindings: Bindings, number: int, card: int, chance: Chance
    ) -> None:
        """Roll for an ally."""
        own = state.card(bindings["card"]).id
        needed = self.needed(state, card)
        changes = [(own, self.modifiers.of(state, number))]
        if roll(state, chance, "ally", number, changes, needed) > needed:
            tap_site(state)
            join(state, card, number)
        else:
            discard_from_hand(state, card)


class ChooseAlly(TravellerChoice):
    """Which ally is tried."""

    __slots__ = ("bindings", "effect", "number")
    __match_args__ = ("number", "effect", "bindings")
    kind = "ally"
    rules = ("S17.1", "S19.7")

    def __init__(self, number: int, effect: PlayAllyRoll, bindings: Bindings) -> None:
        """By the character of this number."""
        self.number: Final = number
        self.effect: Final = effect
        self.bindings: Final = bindings

    def open(self, state: Solitaire) -> bool:
        return len(self.effect.found(state)) > 1

    def skip(self, state: Solitaire) -> None:
        for card in self.effect.found(state):
            state.push(TryAlly(self.number, card, self.effect, self.bindings))

    def options(self, state: Solitaire) -> list[Option]:
        return [state.option_table.of("play", card) for card in self.effect.found(state)]

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"card": state.card(self.number).id}

    def detail(self, state: Solitaire, option: Option) -> MessageArgs:
        """The chance of the roll."""
        added = self.effect.modifiers.of(state, self.number)
        return {"ways": chance_above(self.effect.needed(state, option.value) - added)}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        state.push(TryAlly(self.number, option.value, self.effect, self.bindings))


class TryAlly(Step[Solitaire]):
    """The roll for an ally away from its site."""

    __slots__ = ("bindings", "card", "effect", "number")
    __match_args__ = ("number", "card", "effect", "bindings")

    def __init__(self, number: int, card: int, effect: PlayAllyRoll, bindings: Bindings) -> None:
        """The character of this number tries it on an ally of the hand."""
        self.number: Final = number
        self.card: Final = card
        self.effect: Final = effect
        self.bindings: Final = bindings

    def run(self, state: Solitaire, chance: Chance) -> None:
        self.effect.roll(state, self.bindings, self.number, self.card, chance)


SOLITAIRE.effects.update({"burglary": Burglary, "play-ally-roll": PlayAllyRoll})
