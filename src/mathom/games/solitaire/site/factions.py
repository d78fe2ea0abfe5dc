"""S17 Factions: the influence check by which they are won over (S17.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.cards.language import SOLITAIRE, bearer, user
from mathom.games.solitaire.cards.lasting import Standing, pull, standing
from mathom.games.solitaire.cards.playing import put_in_play
from mathom.games.solitaire.choices import TravellerChoice, meant, options_of
from mathom.games.solitaire.constants import NONE, RESOURCE
from mathom.games.solitaire.figures import (
    INFLUENCE,
    INFLUENCE_CHECK,
    burden,
    printed,
    race_of,
)
from mathom.games.solitaire.figures import (
    changes as changes_of,
)
from mathom.games.solitaire.leaving import tap
from mathom.games.solitaire.limits import allowed
from mathom.games.solitaire.model.cards import Character, Faction
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.rolls import chance_above, roll
from mathom.games.solitaire.site.allies import takers
from mathom.games.solitaire.site.checks import ALL_WAYS, Changes, Check, figure_changes, named
from mathom.games.solitaire.site.items import Reason, tap_site
from mathom.games.solitaire.travel.drawing import discard_from_hand
from mathom.kernel.agenda import Step
from mathom.kernel.declaring import count, flag, name, optional
from mathom.kernel.effects import Bindings, Effect, Script, perform
from mathom.kernel.language import called, script

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import MessageArgs, Option

AT_SITE: Final = 0
NO_TAP: Final = 1
NO_INFLUENCE: Final = 2
AS_DIPLOMAT: Final = 4
"""How a faction is influenced: the site does not tap, direct influence does not count, and who
tries counts as a diplomat."""


@dataclass(init=False, eq=False)
class AutoInfluence(Standing):
    """Who bears the card wins a faction over without a roll."""

    faction: int = name("card")


@dataclass(init=False, eq=False)
class AfterSuccess(Standing):
    """What a card that helped in a check does if the check succeeds."""

    effects: Script = script()


def faction_of(state: Solitaire, card: int) -> Faction:
    """A faction of the hand."""
    found = state.box.cards[card]
    assert isinstance(found, Faction)
    return found


def faction_reason(state: Solitaire, card: int) -> Reason | None:
    """Why a faction of the hand cannot be influenced now (S17.2); None if it can."""
    faction = faction_of(state, card)
    if state.site not in faction.sites:
        return "faction-elsewhere", "S17.2"
    if not allowed(state, card, ""):
        return "unique", "S1.7"
    if state.tapped:
        return "site-tapped", "S15.9"
    if not takers(state):
        return "nobody-untapped", "S17.2"
    return None


def influence_changes(state: Solitaire, number: int, card: int, mode: int) -> list[tuple[str, int]]:
    """What somebody adds to an influence check, by name (S17.2)."""
    faction = faction_of(state, card)
    found: list[tuple[str, int]] = []
    if not mode & NO_INFLUENCE and isinstance(state.card(number), Character):
        found.append(("direct-influence", printed(state, INFLUENCE, number)))
        for source, change in changes_of(state, INFLUENCE, number, faction):
            found.append(("effect" if source == NONE else state.box.cards[source].id, change.n))
        minds = sum(
            burden(state, number, each.number) for each in state.company() if each.bearer == number
        )
        found.append(("followers", -min(minds, sum(n for _, n in found))))
    found.append((faction.id, faction.standard.get(race_of(state, number), 0)))
    if isinstance(state.card(number), Character):
        found.append((state.card(number).id, printed(state, INFLUENCE_CHECK, number)))
    return [each for each in found if each[1]] + figure_changes(state, INFLUENCE_CHECK, number)


def sure(state: Solitaire, number: int, card: int) -> bool:
    """Whether somebody wins a faction over without a roll."""
    return any(
        effect.faction == card and number in bearer(state, bindings)
        for effect, bindings in standing(state, AutoInfluence)
    )


class ChooseInfluencer(TravellerChoice):
    """Who taps to influence a faction (S17.2)."""

    __slots__ = ("card",)
    __match_args__ = ("card",)
    kind = "influencer"
    rules = ("S17.2",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def open(self, state: Solitaire) -> bool:
        return len(takers(state)) > 1

    def skip(self, state: Solitaire) -> None:
        self._try(state, takers(state)[0])

    def options(self, state: Solitaire) -> list[Option]:
        return options_of(state, "by", takers(state))

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"card": state.box.cards[self.card].id, "above": faction_of(state, self.card).above}

    def detail(self, state: Solitaire, option: Option) -> MessageArgs:
        """The chance that he would have."""
        (number,) = meant(state, takers(state), option)
        return {"ways": InfluenceCheck(number, self.card).ways(state)}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        (number,) = meant(state, takers(state), option)
        self._try(state, number)

    def _try(self, state: Solitaire, number: int) -> None:
        tap(state, number)
        state.push(InfluenceCheck(number, self.card))


class InfluenceCheck(Check):
    """Somebody tries to win a faction over (S17.2)."""

    __slots__ = ("card", "count", "mode", "n")
    __match_args__ = ("number", "card", "mode", "n", "count", "changes")
    kind = "influence-check"
    rules = ("S17.2",)
    window = "influence-check"

    def __init__(
        self,
        number: int,
        card: int,
        mode: int = AT_SITE,
        n: int = 0,
        count: int = 1,
        changes: Changes = (),
    ) -> None:
        """The character of this number tries it on a faction of the hand.

        Args:
            number: the character.
            card: the faction.
            mode: how, a sum of NO_TAP, NO_INFLUENCE and AS_DIPLOMAT.
            n: what is added.
            count: how often the dice are rolled, the best counting.
            changes: what cards add.
        """
        super().__init__(number, changes)
        self.card: Final = card
        self.mode: Final = mode
        self.n: Final = n
        self.count: Final = count

    def changed(self, changes: Changes) -> Check:
        return InfluenceCheck(self.number, self.card, self.mode, self.n, self.count, changes)

    def rolled(self, count: int) -> InfluenceCheck:
        """The same with so many rolls, of which the best counts."""
        return InfluenceCheck(self.number, self.card, self.mode, self.n, count, self.changes)

    def now(self) -> Step[Solitaire]:
        return RollInfluence(self.number, self.card, self.mode, self.n, self.count, self.changes)

    def above(self, state: Solitaire) -> int:
        return faction_of(state, self.card).above

    def added(self, state: Solitaire) -> int:
        own = influence_changes(state, self.number, self.card, self.mode)
        return sum(n for _, n in own) + self.n + super().added(state)

    def ways(self, state: Solitaire) -> int:
        if sure(state, self.number, self.card):
            return ALL_WAYS
        return best_of(self.count, super().ways(state))

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        faction = faction_of(state, self.card).id
        return {**super().prompt_args(state), "faction": faction}


def best_of(count: int, ways: int) -> int:
    """In how many of 36 ways, rounded, one roll of several succeeds that has so many ways."""
    lost = ALL_WAYS - ways
    for _ in range(count - 1):
        lost = round(lost * (ALL_WAYS - ways) / ALL_WAYS)
    return ALL_WAYS - lost


class RollInfluence(Step[Solitaire]):
    """The dice of an influence check: above its number the faction comes into play (S17.2)."""

    __slots__ = ("card", "changes", "count", "mode", "n", "number")
    __match_args__ = ("number", "card", "mode", "n", "count", "changes")

    def __init__(
        self, number: int, card: int, mode: int, n: int, count: int, changes: Changes
    ) -> None:
        """The arguments are those of the check."""
        self.number: Final = number
        self.card: Final = card
        self.mode: Final = mode
        self.n: Final = n
        self.count: Final = count
        self.changes: Final = changes

    def run(self, state: Solitaire, chance: Chance) -> None:
        if self.card not in state.hand:
            return
        if self.number not in state.in_play:
            discard_from_hand(state, self.card)
            return
        borne = [each.number for each in state.in_play.attached(self.number)]
        if borne:
            pull(state, "influence-check", *borne, user=self.number)
        if sure(state, self.number, self.card) or self._rolled(state, chance):
            self._won(state)
        else:
            state.emit("faction-lost", card=state.box.cards[self.card].id)
            discard_from_hand(state, self.card)

    def _rolled(self, state: Solitaire, chance: Chance) -> bool:
        above = faction_of(state, self.card).above
        changes = influence_changes(state, self.number, self.card, self.mode)
        changes += named(state, ((NONE, self.n), *self.changes))
        ways = best_of(self.count, chance_above(above - sum(n for _, n in changes)))
        totals = [
            roll(state, chance, "influence-check", self.number, changes, above, ways)
            for _ in range(self.count)
        ]
        return max(totals) > above

    def _won(self, state: Solitaire) -> None:
        put_in_play(state, self.card, RESOURCE)
        if not self.mode & NO_TAP:
            tap_site(state)
        state.turn.played += (self.card,)
        who = state.card(self.number).id
        state.emit("faction", card=state.box.cards[self.card].id, by=who)
        pull(state, "next-successful-influence", user=self.number)
        for card, _ in self.changes:
            for effect in state.box.lasting(AfterSuccess, card):
                perform(state, effect.effects, Bindings(user=self.number))


# From afar.


@dataclass(init=False, eq=False)
class InfluenceFromAfar(Effect):
    """An influence check on a faction whose site the company need not be at.

    Attributes:
        reach: how long the path from this Haven to the site of the faction may be, or -1.
        amount: what is added to the check.
        direct: whether direct influence counts.
        taps_site: whether the site taps if it succeeds.
        diplomat: whether the bearer of the card tries it, and counts as a diplomat.
    """

    reach: int = called("path", optional(count(10), NONE))
    amount: int = optional(count(5, -5), 0)
    direct: bool = optional(flag(), True)
    taps_site: bool = optional(flag(), True)
    diplomat: bool = optional(flag(), False)

    def within(self, state: Solitaire) -> list[int]:
        """The factions of the hand that can be tried."""
        return [
            card
            for card in dict.fromkeys(state.hand)
            if isinstance(state.box.cards[card], Faction)
            and allowed(state, card, "")
            and self._near(state, faction_of(state, card))
        ]

    def _near(self, state: Solitaire, faction: Faction) -> bool:
        if self.reach == NONE:
            return True
        site = state.box.sites[faction.sites[0]]
        return site.haven == state.site and len(site.path) <= self.reach

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        return bool(self.within(state))

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        who = bearer(state, bindings) if self.diplomat else user(state, bindings)
        state.push(ChooseFaction(who[0], self))

    def check(self, number: int, card: int) -> InfluenceCheck:
        """The check of somebody on a faction."""
        mode = AT_SITE if self.taps_site else NO_TAP
        mode |= AT_SITE if self.direct else NO_INFLUENCE
        mode |= AS_DIPLOMAT if self.diplomat else AT_SITE
        return InfluenceCheck(number, card, mode, self.amount)


class ChooseFaction(TravellerChoice):
    """Which faction is influenced from afar."""

    __slots__ = ("effect", "number")
    __match_args__ = ("number", "effect")
    kind = "faction-afar"
    rules = ("S17.2", "S19.7")

    def __init__(self, number: int, effect: InfluenceFromAfar) -> None:
        """By the character of this number."""
        self.number: Final = number
        self.effect: Final = effect

    def open(self, state: Solitaire) -> bool:
        return len(self.effect.within(state)) > 1

    def skip(self, state: Solitaire) -> None:
        for card in self.effect.within(state):
            state.push(self.effect.check(self.number, card))

    def options(self, state: Solitaire) -> list[Option]:
        return [state.option_table.of("play", card) for card in self.effect.within(state)]

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"card": state.card(self.number).id}

    def detail(self, state: Solitaire, option: Option) -> MessageArgs:
        """The chance of the check."""
        return {"ways": self.effect.check(self.number, option.value).ways(state)}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        state.push(self.effect.check(self.number, option.value))


SOLITAIRE.effects.update(
    {
        "auto-influence": AutoInfluence,
        "after-success": AfterSuccess,
        "influence-faction-from-afar": InfluenceFromAfar,
    }
)
