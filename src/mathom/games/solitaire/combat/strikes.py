"""S13.6 to S13.10 The strikes, one after the other: what is done in each, the roll, its result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.cards.lasting import standing
from mathom.games.solitaire.cards.playing import take_usable
from mathom.games.solitaire.choices import meant, options_of
from mathom.games.solitaire.combat.fought import (
    AttackChoice,
    AttackStep,
    StrikeChoice,
    StrikeStep,
    about,
    answer,
    stands,
)
from mathom.games.solitaire.combat.moments import STRIKE, strike_cards
from mathom.games.solitaire.combat.strength import (
    current,
    defence,
    fighting,
    own,
    strike_body,
    strike_prowess,
    struck,
    total,
    ways_below,
)
from mathom.games.solitaire.combat.strike_effects import (
    UntappedForFree,
    needs_skill,
)
from mathom.games.solitaire.combat.wounding import BodyChecks, NoWound, replaces_wound
from mathom.games.solitaire.constants import (
    AUTOMATIC,
    CANCELLED,
    DEFEATED,
    FAILED,
    FIGHTING,
    NONE,
    OF_DEFENCE,
    SUCCEEDED,
    TIED,
    UNTIL_STRIKE,
    WAITING,
)
from mathom.games.solitaire.leaving import discard, tap, wound
from mathom.games.solitaire.model.state import Attack, Solitaire, Strike
from mathom.games.solitaire.rolls import chance_above, roll
from mathom.kernel.option import Refusal

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import MessageArgs, Option

WAYS: Final = 36


def waiting(state: Solitaire) -> list[int]:
    """The strikes that are still to be fought, by their places among those of the attack."""
    attack = state.attack
    assert attack is not None
    return [at for at, each in enumerate(attack.defenders) if each.state == WAITING]


class Strikes(AttackStep):
    """The strikes are fought, in the order that the traveller chooses (S13.6)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        attack = state.attack
        assert attack is not None
        for at in waiting(state):
            strike = attack.defenders[at]
            if strike.who not in state.in_play or not stands(state):
                strike.state = CANCELLED
        if waiting(state):
            state.push(ChooseStrike(), Strikes())


class ChooseStrike(AttackChoice):
    """Which strike is fought next, where several are left."""

    __slots__ = ()
    kind = "order"
    rules = ("S13.6",)

    def _who(self, state: Solitaire) -> list[int]:
        assert state.attack is not None
        return [state.attack.defenders[at].who for at in waiting(state)]

    def open(self, state: Solitaire) -> bool:
        return len(set(self._who(state))) > 1

    def skip(self, state: Solitaire) -> None:
        start(state, waiting(state)[0])

    def options(self, state: Solitaire) -> list[Option]:
        return options_of(state, "fight", self._who(state))

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {**about(state), "count": len(waiting(state))}

    def detail(self, state: Solitaire, option: Option) -> MessageArgs:
        """In how many of 36 ways the strike would succeed as it stands."""
        attack = state.attack
        assert attack is not None
        at = self._meant(state, option)
        return {"ways": ways_below(state, attack, attack.defenders[at])}

    def _meant(self, state: Solitaire, option: Option) -> int:
        (who,) = meant(state, list(dict.fromkeys(self._who(state))), option)[:1]
        assert state.attack is not None
        return next(at for at in waiting(state) if state.attack.defenders[at].who == who)

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        start(state, self._meant(state, option))


def start(state: Solitaire, at: int) -> None:
    """A strike comes up."""
    from mathom.games.solitaire.hazards.waiting import WithStrike

    attack = state.attack
    assert attack is not None
    strike = attack.defenders[at]
    attack.at = at
    strike.state = FIGHTING
    strike.wounded = state.wounded(strike.who)
    if any(
        strike.who in effect.who.of(state, bindings)
        for effect, bindings in standing(state, UntappedForFree)
    ):
        strike.spared = True
    first = () if attack.strikes_only else (WithStrike(at),)
    state.push(*first, PutExcess(), Fight(), Roll(), Done())


# Excess strikes.


class PutExcess(StrikeStep):
    """The hazards put excess strikes on the strike (S13.4, S13.17)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        strike, attack = fighting(state), state.attack
        if strike is None:
            return
        assert attack is not None
        if waiting(state):
            strike.excess = best_share(state, attack, strike)
        else:
            strike.excess = attack.excess
        attack.excess -= strike.excess
        if strike.excess:
            state.emit("excess", card=state.card(strike.who).id, count=strike.excess)


def best_share(state: Solitaire, attack: Attack, strike: Strike) -> int:
    """How many of the excess strikes go on this one so that they change most chances (S13.17).

    Of all ways to share them among this strike and those to come, it is one after which the
    chances of success add up to most; of several the one with most of them here.
    """
    left = attack.excess
    strikes = [strike, *(attack.defenders[at] for at in waiting(state))]
    margins = [
        total(strike_prowess(state, attack, each)) - total(defence(state, attack, each))
        for each in strikes
    ]

    def chances(margin: int) -> list[int]:
        return [WAYS - chance_above(margin + n - 1) for n in range(left + 1)]

    later = [0] * (left + 1)
    for margin in margins[1:]:
        own = chances(margin)
        later = [max(own[n] + later[all_ - n] for n in range(all_ + 1)) for all_ in range(left + 1)]
    own = chances(margins[0])
    return max(range(left + 1), key=lambda n: (own[n] + later[left - n], n))


# What is done in a strike.


class Fight(StrikeChoice):
    """What the traveller does about the strike: all that S13.6 allows, then the dice."""

    __slots__ = ()
    kind = "fight"
    rules = ("S13.6", "S13.7")

    def open(self, state: Solitaire) -> bool:
        return fighting(state) is not None and len(self.options(state)) > 1

    def options(self, state: Solitaire) -> list[Option]:
        table = state.option_table
        strike = current(state)
        found = [table.of("roll")]
        if state.untapped(strike.who) and not strike.spared:
            found.append(table.of("hold"))
        return [
            *found,
            *options_of(state, "support", supporters(state)),
            *strike_cards(state),
        ]

    def refused(self, state: Solitaire) -> list[Refusal]:
        """Who is tapped or wounded cannot stay untapped."""
        strike = current(state)
        if state.untapped(strike.who):
            return []
        return [Refusal(state.option_table.of("hold"), "not-untapped", "S13.6", {})]

    def passing(self, state: Solitaire) -> Option | None:
        return state.option_table.of("roll")

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        attack, strike = state.attack, current(state)
        assert attack is not None
        return {
            **about(state),
            "card": state.card(strike.who).id,
            "prowess": total(strike_prowess(state, attack, strike)),
            "defence": total(defence(state, attack, strike)),
        }

    def detail(self, state: Solitaire, option: Option) -> MessageArgs:
        """In how many of 36 ways the strike fails, and in how many it succeeds."""
        attack, strike = state.attack, current(state)
        assert attack is not None
        if option.kind not in ("roll", "hold"):
            return {}
        own = total(defence(state, attack, strike, option.kind == "hold"))
        needed = total(strike_prowess(state, attack, strike))
        return {"fails": chance_above(needed - own), "hits": WAYS - chance_above(needed - 1 - own)}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        strike = current(state)
        if option.kind == "hold":
            strike.held = True
        elif option.kind == "support":
            (who,) = meant(state, supporters(state), option)[:1]
            tap(state, who)
            strike.changes = (*strike.changes, (option.value, OF_DEFENCE, 1))
            state.push(self)
        elif option.kind != "roll":
            state.push(self)
            take_usable(state, option, STRIKE)
            if option.kind == "play" and needs_skill(state, option.value):
                strike.played = True


def supporters(state: Solitaire) -> list[int]:
    """The untapped members without a strike of the attack, who can tap for +1 each (S13.6).

    Nobody helps who faces the attacks of a site alone.
    """
    attack = state.attack
    assert attack is not None
    if attack.kind == AUTOMATIC and attack.victim != NONE:
        return []
    busy = {each.who for each in attack.defenders}
    return [
        each.number
        for each in state.members()
        if each.number not in busy and state.untapped(each.number)
    ]


# The roll.


class Roll(StrikeStep):
    """The dice are rolled, and what follows from them (S13.7 to S13.10)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        strike, attack = fighting(state), state.attack
        if strike is None:
            return
        assert attack is not None
        against = strike_prowess(state, attack, strike)
        needed = total(against)
        own = defence(state, attack, strike, strike.held)
        found = max(
            roll(state, chance, "strike", strike.who, own, needed, against=against)
            for _ in range(max(1, strike.rolls))
        )
        if found < needed:
            state.push(Succeed())
            return
        fails = found > needed
        strike.state = FAILED if fails else TIED
        state.emit(
            "strike-over", card=state.card(strike.who).id, result="failed" if fails else "tied"
        )
        if not strike.spared and not strike.held:
            tap(state, strike.who)
        if fails:
            state.push(StrikeCheck())


class StrikeCheck(StrikeStep):
    """A body check against a strike that has failed, if it has a body (S13.8, S14.4)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        attack, strike = state.attack, current(state)
        assert attack is not None
        opened = any(each.opening and each.state == DEFEATED for each in attack.defenders)
        if attack.body == NONE or strike.bodiless or opened:
            strike.state = DEFEATED
        else:
            body = strike_body(state, attack, strike)
            needed = total(body)
            found = roll(state, chance, "strike-body", strike.who, [], needed, against=body)
            if found > needed:
                strike.state = DEFEATED
            result = "defeated" if found > needed else "survives"
            state.emit("strike-over", card=state.card(strike.who).id, result=result)
        answer(state, "on-strike-fail", strike.who)


class Succeed(StrikeStep):
    """A strike has succeeded: the wound, what the success does, then body checks (S13.10)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        from mathom.games.solitaire.hazards.waiting import WithWound

        attack, strike = state.attack, current(state)
        assert attack is not None
        strike.state = SUCCEEDED
        who = strike.who
        state.emit("strike-over", card=state.card(who).id, result="succeeded")
        first = [each for each in attack.defenders if each.state == SUCCEEDED] == [strike]
        spared = next((effect for effect, _ in own(state, attack, NoWound)), None)
        if spared is not None:
            if spared.taps:
                tap(state, who)
        elif not replaces_wound(state, attack):
            wound(state, who)
            state.turn.wounds = (*state.turn.wounds, (who, attack.race))
            state.push(WithWound(who), BodyChecks(who))
            if first:
                answer(state, "on-any-wound-once", who)
            answer(state, "on-wound", who)
            answer(state, "company-member-wounded", who)
        if first:
            answer(state, "on-success-once", who)
        answer(state, "on-success", who)


class Done(AttackStep):
    """The strike is over, and what was there for it leaves."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        attack = state.attack
        assert attack is not None
        strike = struck(state)
        if strike is not None and strike.state == FIGHTING:
            strike.state = CANCELLED
        attack.at = NONE
        for each in state.in_play:
            if each.has(UNTIL_STRIKE) and each.number in state.in_play:
                discard(state, each.number, forced=False)
