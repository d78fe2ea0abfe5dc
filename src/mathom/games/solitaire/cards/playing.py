"""Playing cards from the hand and using powers of cards in play (S4.3, S19).

A card is put in play first, then paid for and aimed, then does what it says. Short events go to
the discard pile afterwards, unless what they do lasts (S19.1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.cards.abilities import Ability, Play, Use
from mathom.games.solitaire.cards.lasting import in_force
from mathom.games.solitaire.cards.targets import candidates
from mathom.games.solitaire.choices import TravellerChoice, meant, options_of
from mathom.games.solitaire.constants import (
    HAZARD,
    NONE,
    OTHER_WAYS,
    RACES,
    RESOURCE,
    SKILLS,
    WINDOWS,
)
from mathom.games.solitaire.figures import has_skill, race_of
from mathom.games.solitaire.leaving import discard, tap
from mathom.games.solitaire.limits import allowed, may_bear
from mathom.games.solitaire.model.cards import Character, Event, Resource
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.travel.counting import put_on_site
from mathom.kernel.agenda import Step
from mathom.kernel.effects import UNBOUND, Bindings, perform

if TYPE_CHECKING:
    from mathom.games.solitaire.cards.abilities import Cost
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import MessageArgs, Option

SEVERAL: Final = (
    "any-number-of-characters",
    "any-number-of-sages",
    "any-character-after-attack",
    "target-character-or-ally",
)
"""Prices that the effect itself sees to."""
FIXED: Final = ("self", "bearer", "site", *SEVERAL)
"""Prices about which nobody need be asked beforehand."""


# What can be done now.


def usable(state: Solitaire, *windows: str) -> list[Option]:
    """The cards of the hand that can be played, and the powers that can be used, at a moment."""
    table = state.option_table
    found: list[Option] = []
    for card in dict.fromkeys(state.hand):
        if playable_ways(state, card, windows):
            found.append(table.of("play", card))
    found_powers: dict[int, None] = {}
    for use, bindings in in_force(state, Use):
        holder = state.in_play[bindings["card"]]
        if holder.card in found_powers or holder.controller == HAZARD:
            continue
        if _now(use, windows) and possible(state, use, bindings):
            found_powers[holder.card] = None
    return [*found, *(table.of("use", card) for card in found_powers)]


def take_usable(state: Solitaire, option: Option, *windows: str) -> None:
    """Carry out one of `usable`; the caller has pushed what goes on afterwards."""
    if option.kind == "play":
        ways = playable_ways(state, option.value, windows)
        number = put_in_play(state, option.value, RESOURCE)
        if len(ways) == 1:
            begin(state, number, ways[0])
        else:
            state.push(ChooseWay(number, tuple(ways)))
        return
    holders = [
        each.number
        for each in state.in_play
        if each.card == option.value and powers(state, each.number, windows)
    ]
    at = tuple(WINDOWS.index(window) for window in windows)
    state.push(ChooseHolder(tuple(holders), at))


def playable_ways(state: Solitaire, card: int, windows: tuple[str, ...]) -> list[int]:
    """In which of its ways a resource event of the hand can be played at a moment."""
    found = state.box.cards[card]
    if not isinstance(found, Resource) or found.dead:
        return []
    return [
        way
        for way, mode in enumerate(found.modes)
        if _now(mode, windows)
        and allowed(state, card, found.limit)
        and possible(state, mode, Bindings())
    ]


def powers(state: Solitaire, number: int, windows: tuple[str, ...]) -> list[Use]:
    """The powers of a card in play that can be used at a moment."""
    instance = state.in_play[number]
    if instance.controller == HAZARD:
        return []
    found = state.box.lasting(Use, instance.card, state.box.way_of(instance))
    return [
        use for use in found if _now(use, windows) and possible(state, use, Bindings(card=number))
    ]


def _now(ability: Ability, windows: tuple[str, ...]) -> bool:
    return ability.window == "any" or ability.window in windows


def possible(state: Solitaire, ability: Ability, bindings: Bindings) -> bool:
    """Whether it may be done: what it needs holds, it can be paid and aimed, and does something."""
    if not ability.holds(state, bindings):
        return False
    if ability.cost is not None and not payable(state, ability.cost, bindings):
        return False
    if ability.attach_to == "user" and not users(state, ability):
        return False
    aims = candidates(state, ability, bindings) if ability.target else [UNBOUND]
    if not aims:
        return False
    needs = ability.needs
    if needs is not None and aims[0] == UNBOUND and not needs.of(state, bindings):
        return False
    effects = ability.script.effects
    working = [effect for effect in effects if _works(effect, state, bindings)]
    if any(getattr(effect, "decisive", False) and effect not in working for effect in effects):
        return False
    return not effects or bool(working)


def _works(effect: object, state: Solitaire, bindings: Bindings) -> bool:
    """Whether an effect would change something (S19.1); effects that may not, say so.

    One that is `decisive` is what its card is for: nothing else on it is done alone.
    """
    works = getattr(effect, "works", None)
    return works is None or bool(works(state, bindings))


# Prices.


def payable(state: Solitaire, cost: Cost, bindings: Bindings) -> bool:
    """Whether a price can be paid."""
    number = bindings["card"]
    held = state.in_play[number].bearer if number != UNBOUND else NONE
    for what in cost.tap:
        if what == "self" and not (number != UNBOUND and state.untapped(number)):
            return False
        if what == "bearer" and not (held != NONE and state.untapped(held)):
            return False
        if what == "site" and state.tapped:
            return False
        if what not in ("self", "bearer", "site") and not payers(state, what):
            return False
    if cost.named != NONE and not any(
        each.card == cost.named and state.untapped(each.number) for each in state.in_play
    ):
        return False
    if cost.item != NONE and not any(each.card == cost.item for each in state.in_play):
        return False
    return not cost.factions or _factions(state, cost)


def _factions(state: Solitaire, cost: Cost) -> bool:
    from mathom.games.solitaire.model.cards import Faction

    return any(isinstance(state.box.cards[card], Faction) for card in state.hand)


def payers(state: Solitaire, what: str) -> list[int]:
    """Who can tap for a price: anybody untapped, or with a skill, or of a race."""
    found = [each.number for each in state.members() if state.untapped(each.number)]
    if what in SKILLS:
        return [each for each in found if has_skill(state, each, 1 << SKILLS.index(what))]
    if what in RACES:
        return [each for each in found if race_of(state, each) == RACES.index(what)]
    if what == "any-number-of-sages":
        return payers(state, "sage")
    return [each for each in found if isinstance(state.card(each), Character)]


def users(state: Solitaire, ability: Ability) -> list[int]:
    """Who can tap for something; what stays with him he may not have already (S19.3)."""
    assert ability.cost is not None
    found = payers(state, _askable(ability.cost)[0])
    if ability.attach_to != "user":
        return found
    card = state.box.card(ability.path.split("/")[1])
    return [each for each in found if may_bear(state, card.index, each)]


# From hand into play.


def put_in_play(state: Solitaire, card: int, side: int, bearer: int = NONE) -> int:
    """A card of a hand comes into play; its number there."""
    if side == HAZARD:
        at = state.hazard_hand.index(card)
        state.hazard_hand = state.hazard_hand[:at] + state.hazard_hand[at + 1 :]
    else:
        at = state.hand.index(card)
        state.hand = state.hand[:at] + state.hand[at + 1 :]
    number = state.in_play.enter(card, side, bearer)
    state.emit("play", card=state.box.cards[card].id, side=("resource", "hazard")[side])
    return number


def begin(state: Solitaire, number: int, way: int) -> None:
    """An event in play is carried out in one of its ways."""
    card = state.card(number)
    assert isinstance(card, Event)
    if way:
        state.in_play.mark(number, OTHER_WAYS[way - 1], forget=True)
    state.push(Prepare(number, card.modes[way], Bindings(card=number)))


class Prepare(Step[Solitaire]):
    """Who pays for something and what it is aimed at, then do it."""

    __slots__ = ("bindings", "effect", "number")
    __match_args__ = ("number", "effect", "bindings")

    def __init__(self, number: int, effect: Ability, bindings: Bindings) -> None:
        """Of the card of this number."""
        self.number: Final = number
        self.effect: Final = effect
        self.bindings: Final = bindings

    def run(self, state: Solitaire, chance: Chance) -> None:
        ability, bindings = self.effect, self.bindings
        who = [] if ability.cost is None else _askable(ability.cost)
        if who and bindings["user"] == UNBOUND:
            found = users(state, ability)
            if len(found) > 1:
                state.push(ChooseUser(self.number, ability, bindings))
                return
            bindings = bindings.bind(user=found[0])
        if ability.target and bindings["target"] == UNBOUND:
            aims = candidates(state, ability, bindings)
            if len(aims) > 1:
                state.push(ChooseTarget(self.number, ability, bindings))
                return
            if aims and aims[0] != UNBOUND:
                bindings = bindings.bind(target=aims[0])
        state.push(Finish(self.number, ability))
        carry_out(state, self.number, ability, bindings, chance)


def _askable(cost: Cost) -> list[str]:
    return [what for what in cost.tap if what not in FIXED]


def carry_out(
    state: Solitaire, number: int, ability: Ability, bindings: Bindings, chance: Chance
) -> None:
    """Pay, attach, and do what it says."""
    card = state.in_play[number]
    if isinstance(state.card(number), Event) and isinstance(ability, Play):
        holder = _holder(state, ability, bindings)
        if holder != NONE:
            state.in_play.attach(number, holder)
        if ability.attach_to in ("site", "site-this-turn"):
            put_on_site(state, number)
        if ability.mark != NONE:
            state.in_play.mark(number, ability.mark)
    perform(state, ability.script, bindings)
    if ability.cost is not None:
        pay(state, card.number, ability.cost, bindings)


def _holder(state: Solitaire, ability: Ability, bindings: Bindings) -> int:
    """What an event stays with: a card in play, or nothing."""
    to = ability.attach_to
    if to == "user":
        return bindings["user"]
    if to in ("character", "faction", "palantir", "resource-long-event"):
        return bindings["target"]
    if to.startswith("name:"):
        card = state.box.names["card"].index(to.removeprefix("name:"))
        return next((each.number for each in state.in_play if each.card == card), NONE)
    return NONE


def pay(state: Solitaire, number: int, cost: Cost, bindings: Bindings) -> None:
    """Pay a price; what it asks further is pushed, so that it comes first."""
    for what in cost.tap:
        if what == "self":
            tap(state, number)
        elif what == "bearer":
            tap(state, state.in_play[number].bearer)
        elif what == "site":
            state.tapped = True
            state.emit("tap-site", site=state.here.id)
        elif what not in SEVERAL:
            tap(state, bindings["user"])
    if cost.named != NONE:
        tap(state, next(each.number for each in state.in_play if each.card == cost.named))
    if cost.item != NONE:
        gone = next(each.number for each in state.in_play if each.card == cost.item)
        discard(state, gone, forced=False)
    if cost.check is not None:
        from mathom.games.solitaire.site.corruption import CorruptionCheck

        who = bindings["user"] if bindings["user"] != UNBOUND else state.in_play[number].bearer
        state.push(CorruptionCheck(who, cost.check))


class Finish(Step[Solitaire]):
    """What a card was played for is done: a short event is discarded, unless it lasts (S19.1)."""

    __slots__ = ("effect", "number")
    __match_args__ = ("number", "effect")

    def __init__(self, number: int, effect: Ability) -> None:
        """Of the card of this number."""
        self.number: Final = number
        self.effect: Final = effect

    def run(self, state: Solitaire, chance: Chance) -> None:
        if self.number not in state.in_play:
            return
        ability = self.effect
        if isinstance(ability, Use):
            if ability.cost is not None and ability.cost.discard == "self":
                discard(state, self.number, forced=False)
            return
        card = state.card(self.number)
        if isinstance(card, Event) and card.type == "short" and ability.mark == NONE:
            discard(state, self.number, forced=False)


# Questions on the way.


class ChooseWay(TravellerChoice):
    """In which of its ways a card is played."""

    __slots__ = ("number", "numbers")
    __match_args__ = ("number", "numbers")
    kind = "way"
    rules = ("S19.7",)

    def __init__(self, number: int, numbers: tuple[int, ...]) -> None:
        """The card of this number, in one of the ways `numbers`."""
        self.number: Final = number
        self.numbers: Final = numbers

    def options(self, state: Solitaire) -> list[Option]:
        table = state.option_table
        return [table.of("mode", way) for way in self.numbers]

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"card": state.card(self.number).id}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        begin(state, self.number, option.value)


class ChooseHolder(TravellerChoice):
    """Whose copy of a card is used, and which of its powers."""

    __slots__ = ("numbers", "windows")
    __match_args__ = ("numbers", "windows")
    kind = "holder"
    rules = ("S4.3",)

    def __init__(self, numbers: tuple[int, ...], windows: tuple[int, ...]) -> None:
        """One of the copies `numbers`, at a moment, as numbers of WINDOWS."""
        self.numbers: Final = numbers
        self.windows: Final = windows

    def _powers(self, state: Solitaire) -> list[Use]:
        return powers(state, self.numbers[0], tuple(WINDOWS[n] for n in self.windows))

    def open(self, state: Solitaire) -> bool:
        return len(self.numbers) > 1 or len(self._powers(state)) > 1

    def skip(self, state: Solitaire) -> None:
        self._use(state, self.numbers[0], self._powers(state)[0])

    def options(self, state: Solitaire) -> list[Option]:
        table = state.option_table
        if len(self.numbers) == 1:
            count = len(self._powers(state))
            return [table.of("mode", n) for n in range(count)]
        holders = [self._holder(state, each) for each in self.numbers]
        return options_of(state, "by", list(dict.fromkeys(holders)))

    def _holder(self, state: Solitaire, number: int) -> int:
        held = state.in_play[number].bearer
        return number if held == NONE else held

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"card": state.card(self.numbers[0]).id}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        if option.kind == "mode":
            found = self._powers(state)[option.value]
            self._use(state, self.numbers[0], found)
            return
        holders = {self._holder(state, each): each for each in reversed(self.numbers)}
        (holder,) = meant(state, list(holders), option)[:1]
        state.push(ChooseHolder((holders[holder],), self.windows))

    def _use(self, state: Solitaire, number: int, use: Use) -> None:
        state.emit("use", card=state.card(number).id)
        state.push(Prepare(number, use, Bindings(card=number)))


class AbilityChoice(TravellerChoice):
    """Something that is asked before an ability is carried out."""

    __slots__ = ("bindings", "effect", "number")
    __match_args__ = ("number", "effect", "bindings")

    def __init__(self, number: int, effect: Ability, bindings: Bindings) -> None:
        """Of the card of this number."""
        self.number: Final = number
        self.effect: Final = effect
        self.bindings: Final = bindings

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"card": state.card(self.number).id}


class ChooseUser(AbilityChoice):
    """Who taps for it."""

    __slots__ = ()
    kind = "payer"
    rules = ("S19.5",)

    def _found(self, state: Solitaire) -> list[int]:
        assert self.effect.cost is not None
        return users(state, self.effect)

    def options(self, state: Solitaire) -> list[Option]:
        return options_of(state, "by", self._found(state))

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        (user,) = meant(state, self._found(state), option)[:1]
        state.push(Prepare(self.number, self.effect, self.bindings.bind(user=user)))


class ChooseTarget(AbilityChoice):
    """What it is aimed at."""

    __slots__ = ()
    kind = "aim"
    rules = ("S19.1",)

    def options(self, state: Solitaire) -> list[Option]:
        return options_of(state, "with", candidates(state, self.effect, self.bindings))

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        found = candidates(state, self.effect, self.bindings)
        (target,) = meant(state, found, option)[:1]
        state.push(Prepare(self.number, self.effect, self.bindings.bind(target=target)))
