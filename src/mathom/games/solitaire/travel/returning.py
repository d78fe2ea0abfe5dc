"""Effects that send the company back or hold it up (S10.11, S10.12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mathom.games.solitaire.cards.language import SOLITAIRE
from mathom.games.solitaire.cards.lasting import Standing, standing
from mathom.games.solitaire.cards.playing import powers, take_usable
from mathom.games.solitaire.choices import TravellerChoice, meant, options_of
from mathom.games.solitaire.constants import NONE, REGION_TYPES, SKILLS
from mathom.games.solitaire.figures import has_skill
from mathom.games.solitaire.leaving import tap
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.travel.counting import path_types
from mathom.kernel.agenda import Step
from mathom.kernel.declaring import optional, word
from mathom.kernel.effects import Bindings, Effect
from mathom.kernel.language import argument, called, one_of, some_of

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.language import Compiler
    from mathom.kernel.option import MessageArgs, Option
    from mathom.kernel.reading import Reader


def _counts(reader: Reader, name: str, compiler: Compiler) -> dict[int, int]:
    table = reader.table(name)
    found = {REGION_TYPES.index(word): table.count(word, 6, 1) for word in table.names()}
    table.end()
    return found


@dataclass(init=False, eq=False)
class ReturnToOrigin(Standing):
    """A company that moves is sent back, if its path is such, unless somebody has a skill."""

    who: str = word(("company", "moving-company"))
    types: tuple[int, ...] = called("path_has_any", optional(some_of(REGION_TYPES), ()))
    counts: dict[int, int] = called("path_count_at_least", optional(argument(_counts), {}))
    unless: int = called("unless_skill", optional(one_of(SKILLS), NONE))

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Whether it sends the company back now; what lasts may do so later."""
        return self.lasts != "" or self.strikes(state)

    def strikes(self, state: Solitaire) -> bool:
        """Whether the company moves in a way that it forbids."""
        turn = state.turn
        if turn.destination == NONE or turn.returned:
            return False
        path = path_types(state)
        if self.types and not any(type in self.types for type in path):
            return False
        if any(path.count(type) < least for type, least in self.counts.items()):
            return False
        return self.unless == NONE or not any(
            has_skill(state, each.number, 1 << self.unless) for each in state.members()
        )

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        """It strikes at once when it is played (S10.12)."""
        if self.strikes(state):
            state.push(SendBack(bindings["card"]))


class ReturnsAtStart(Step[Solitaire]):
    """What lies in play already sends the company back as the phase begins (S10.7)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        for effect, bindings in standing(state, ReturnToOrigin):
            if effect.lasts and effect.strikes(state):
                state.push(SendBack(bindings["card"]))


@dataclass(init=False, eq=False)
class CancelReturn(Effect):
    """An effect that sends the company back does not."""

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Only while one is announced."""
        return bool(state.agenda) and isinstance(state.agenda[-1], SendBack)

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        for at in range(len(state.agenda) - 1, -1, -1):
            frame = state.agenda[at]
            if isinstance(frame, SendBack):
                del state.agenda[at]
                state.emit("return-cancelled", card=state.card(frame.number).id)
                return


class SendBack(TravellerChoice):
    """The company is sent back to its site of origin, unless a power prevents it (S10.11)."""

    __slots__ = ("number",)
    __match_args__ = ("number",)
    kind = "send-back"
    rules = ("S10.11", "S19.8")

    def __init__(self, number: int) -> None:
        """By the card of this number."""
        self.number = number

    def _saviours(self, state: Solitaire) -> list[int]:
        return [
            each.number
            for each in state.in_play
            for use in powers(state, each.number, ())
            if any(isinstance(effect, CancelReturn) for effect in use.script.effects)
        ]

    def open(self, state: Solitaire) -> bool:
        turn = state.turn
        if self.number not in state.in_play or turn.returned or turn.destination == NONE:
            return False
        return bool(options_of(state, "use", self._saviours(state)))

    def skip(self, state: Solitaire) -> None:
        send_back(state, self.number)

    def options(self, state: Solitaire) -> list[Option]:
        return [*options_of(state, "use", self._saviours(state)), state.option_table.of("pass")]

    def passing(self, state: Solitaire) -> Option | None:
        return state.option_table.of("pass")

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"card": state.card(self.number).id}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        if option.kind == "pass":
            send_back(state, self.number)
        else:
            state.push(self)
            take_usable(state, option)


def send_back(state: Solitaire, number: int) -> None:
    """The phase ends as soon as no attack is going on, and the company is where it was (S10.11)."""
    turn = state.turn
    if number not in state.in_play or turn.returned or turn.destination == NONE:
        return
    turn.returned = True
    state.emit("sent-back", site=state.box.sites[turn.origin].id, card=state.card(number).id)


# The site phase is lost.


class Lifting:
    """Who may tap to undo something."""

    def __init__(self, reader: Reader, field: str, compiler: Compiler) -> None:
        table = reader.table(field)
        table.word("cost", ("tap",))
        table.word("when", ("until-start-of-site-phase",))
        self.skill = table.one_of("skill", SKILLS)
        table.end()


@dataclass(init=False, eq=False)
class SkipSitePhase(Effect):
    """The company can do nothing in the site phase; somebody may tap to undo it."""

    who: str = word(("company", "company-moving-to-site"))
    cancel: Lifting | None = optional(argument(Lifting), None)

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Not if it is lost already, nor at a Haven on the way (S11.13)."""
        turn = state.turn
        if turn.barred or turn.returned:
            return False
        if self.who == "company-moving-to-site":
            return turn.destination == state.site == state.goal
        return True

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        if self.cancel is None:
            state.turn.barred = True
        else:
            state.turn.rivers += 1


class CrossRivers(TravellerChoice):
    """Who taps so that the company can do something in the site phase."""

    __slots__ = ()
    __match_args__ = ()
    kind = "cross-river"
    rules = ("S11.13", "S19.7")

    def _rangers(self, state: Solitaire) -> list[int]:
        ranger = 1 << SKILLS.index("ranger")
        return [
            each.number
            for each in state.members()
            if state.untapped(each.number) and has_skill(state, each.number, ranger)
        ]

    def open(self, state: Solitaire) -> bool:
        turn = state.turn
        return 0 < turn.rivers <= len(self._rangers(state)) and not turn.barred

    def skip(self, state: Solitaire) -> None:
        if state.turn.rivers:
            state.turn.barred = True

    def options(self, state: Solitaire) -> list[Option]:
        table = state.option_table
        return [*options_of(state, "tap", self._rangers(state)), table.of("pass")]

    def passing(self, state: Solitaire) -> Option | None:
        return state.option_table.of("pass")

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"site": state.here.id, "count": state.turn.rivers}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        if option.kind == "pass":
            state.turn.barred = True
            return
        tap(state, meant(state, self._rangers(state), option)[0])
        state.turn.rivers -= 1
        state.push(CrossRivers())


SOLITAIRE.effects.update(
    {
        "return-to-origin": ReturnToOrigin,
        "cancel-return-to-origin": CancelReturn,
        "skip-site-phase": SkipSitePhase,
    }
)
