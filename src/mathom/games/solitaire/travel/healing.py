"""Effects that untap and heal (S1.2, S5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from mathom.games.solitaire.cards.language import SOLITAIRE, WHOM
from mathom.games.solitaire.cards.lasting import Standing, standing
from mathom.games.solitaire.choices import TravellerChoice, meant, options_of
from mathom.games.solitaire.constants import (
    HAVEN,
    NONE,
    RACES,
    SAGE,
    SITE_TYPES,
    TAPPED,
    TRAVELLER,
)
from mathom.games.solitaire.figures import MIND, figure, has_skill, race_of
from mathom.games.solitaire.leaving import discard, heal, tap, untap
from mathom.games.solitaire.model.cards import Character
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.rolls import roll
from mathom.games.solitaire.travel.counting import HEALING, site_type
from mathom.kernel.agenda import Step
from mathom.kernel.declaring import count, optional, word
from mathom.kernel.effects import UNBOUND, Bindings, Effect, EffectChoice, rebind
from mathom.kernel.flow import Pick
from mathom.kernel.language import argument, called, some_of

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.language import Compiler
    from mathom.kernel.option import MessageArgs, Option
    from mathom.kernel.reading import Reader

EVERYWHERE: Final = "healing-effects-cover-all-characters-at-site"
"""What is special about a site where healing one heals all."""
WHO: Final = ("bearer", "user", "target", "one-in-company", "bearer-and-one-companion")


# What holds while a card lies in play.


@dataclass(init=False, eq=False)
class HealingSpreads(Standing):
    """What heals one of the company heals all."""

    scope: str = word(("company",))


@dataclass(init=False, eq=False)
class HealReplacement(Standing):
    """The bearer heals by a roll alone, and then the card is discarded."""

    above: int = called("roll_greater_than", count(20))
    at_haven: int = count(5)
    per_sage: int = called("per_tapping_sage", count(5))


@dataclass(init=False, eq=False)
class UntapRoll(Standing):
    """Characters untap by a roll alone, save at sites of some types."""

    spared: tuple[int, ...] = called("not_at_site_types", some_of(SITE_TYPES))
    add: str = word(("mind",))
    above: int = called("untaps_if_greater_than", count(20))


# Healing, which cards may hinder.


def mend(state: Solitaire, number: int, untapped: bool = False) -> None:
    """Somebody wounded heals, unless a card asks for a roll first."""
    for effect, bindings in standing(state, HealReplacement):
        card = bindings["card"]
        if state.in_play[card].bearer == number:
            state.push(HelpToHeal(card, effect, int(untapped), 0))
            return
    heal(state, number, untapped)


def wounded(state: Solitaire) -> list[int]:
    """The characters who are wounded."""
    return [each.number for each in state.company() if state.wounded(each.number)]


def tapped(state: Solitaire) -> list[int]:
    """The characters who are tapped and can untap."""
    from mathom.games.solitaire.travel.storing import kept_tapped

    kept = kept_tapped(state)
    return [each.number for each in state.company() if each.has(TAPPED) and each.number not in kept]


def sages(state: Solitaire) -> list[int]:
    """The untapped sages of the company."""
    return [
        each.number
        for each in state.members()
        if state.untapped(each.number) and has_skill(state, each.number, 1 << SAGE)
    ]


class HelpToHeal(TravellerChoice):
    """Who taps to help somebody whom a card keeps from healing; then the dice fall."""

    __slots__ = ("count", "effect", "mode", "number")
    __match_args__ = ("number", "effect", "mode", "count")
    kind = "help-to-heal"
    rules = ("S1.2", "S19.7")

    def __init__(self, number: int, effect: HealReplacement, mode: int, count: int) -> None:
        """For the bearer of the card `number`, to untapped if `mode`; `count` have tapped."""
        self.number: Final = number
        self.effect: Final = effect
        self.mode: Final = mode
        self.count: Final = count

    def open(self, state: Solitaire) -> bool:
        return bool(sages(state))

    def skip(self, state: Solitaire) -> None:
        state.push(HealRoll(self.number, self.effect, self.mode, self.count))

    def options(self, state: Solitaire) -> list[Option]:
        return [*options_of(state, "tap", sages(state)), state.option_table.of("roll")]

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"card": state.card(self.number).id}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        if option.kind == "roll":
            self.skip(state)
            return
        tap(state, meant(state, sages(state), option)[0])
        state.push(HelpToHeal(self.number, self.effect, self.mode, self.count + 1))


class HealRoll(Step[Solitaire]):
    """The roll by which alone somebody heals."""

    __slots__ = ("count", "effect", "mode", "number")
    __match_args__ = ("number", "effect", "mode", "count")

    def __init__(self, number: int, effect: HealReplacement, mode: int, count: int) -> None:
        """See `HelpToHeal`."""
        self.number: Final = number
        self.effect: Final = effect
        self.mode: Final = mode
        self.count: Final = count

    def run(self, state: Solitaire, chance: Chance) -> None:
        bearer = state.in_play[self.number].bearer
        changes = [("sages", self.effect.per_sage * self.count)]
        if site_type(state, HEALING) == HAVEN:
            changes.append(("haven", self.effect.at_haven))
        above = self.effect.above
        if roll(state, chance, "heal", bearer, changes, above) > above:
            heal(state, bearer, bool(self.mode))
            discard(state, self.number)


# One of the company.


class Only:
    """Who is meant: those of a race, if it names one."""

    def __init__(self, reader: Reader, field: str, compiler: Compiler) -> None:
        table = reader.table(field)
        self.race: Final = table.one_of("race", RACES) if table.has("race") else NONE
        table.end()


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False, eq=False)
class Restore(Pick):
    """Somebody of the company gets better.

    Attributes:
        who: the bearer, who has paid, whom it is aimed at, or one who is chosen.
        only: which of them.
        names: the kind of options that name them.
    """

    names: ClassVar[str] = "target"
    who: str = word(WHO)
    only: Only | None = called("filter", optional(argument(Only), None))

    def ailing(self, state: Solitaire) -> list[int]:
        """Everybody who can get better."""
        raise NotImplementedError

    def restore(self, state: Solitaire, number: int) -> None:
        """He does."""
        raise NotImplementedError

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Whether there is anybody to get better; who is aimed at is settled later."""
        if self.who == "target" and bindings["target"] == UNBOUND:
            return bool(self._fit(state))
        return bool(self.candidates(state, bindings))

    def candidates(self, state: Solitaire, bindings: Bindings) -> list[int]:
        found = self._fit(state)
        if self.who in ("one-in-company", "bearer-and-one-companion"):
            return found
        aimed = WHOM.words[self.who].of(state, bindings)
        return [each for each in found if each in aimed]

    def _fit(self, state: Solitaire) -> list[int]:
        race = NONE if self.only is None else self.only.race
        return [each for each in self.ailing(state) if race in (NONE, race_of(state, each))]

    def decider(self, state: Solitaire, bindings: Bindings) -> int:
        return TRAVELLER

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        if self.who == "bearer-and-one-companion":
            for each in WHOM.words["bearer"].of(state, bindings):
                if each in self.ailing(state):
                    self.restore(state, each)
        super().resolve(state, bindings, chance)

    def chosen(self, state: Solitaire, bindings: Bindings, value: int, chance: Chance) -> None:
        rebind(state, bindings.bind(target=value))
        self.restore(state, value)


class ChooseRestored(EffectChoice[Solitaire, Restore]):
    """Who of the company gets better."""

    __slots__ = ()
    kind = "restored"
    rules = ("S1.2",)
    public = True

    def options(self, state: Solitaire) -> list[Option]:
        return options_of(state, self.effect.names, self.effect.candidates(state, self.bindings))

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        found = self.effect.candidates(state, self.bindings)
        self.effect.chosen(state, self.bindings, meant(state, found, option)[0], chance)


@dataclass(init=False, eq=False)
class Heal(Restore):
    """Somebody wounded heals, to tapped or untapped; where healing spreads, all do."""

    asks = (ChooseRestored,)
    to: str = word(("tapped", "untapped"))

    def ailing(self, state: Solitaire) -> list[int]:
        return wounded(state)

    def restore(self, state: Solitaire, number: int) -> None:
        mend(state, number, self.to == "untapped")

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        if spreads(state):
            for each in self._fit(state):
                self.restore(state, each)
        else:
            super().resolve(state, bindings, chance)


def spreads(state: Solitaire) -> bool:
    """Whether what heals one heals all."""
    if EVERYWHERE in state.here.special:
        return True
    return any(True for _ in standing(state, HealingSpreads))


@dataclass(init=False, eq=False)
class Untap(Restore):
    """Somebody tapped untaps."""

    asks = (ChooseRestored,)

    def ailing(self, state: Solitaire) -> list[int]:
        return tapped(state)

    def restore(self, state: Solitaire, number: int) -> None:
        untap(state, number)


@dataclass(init=False, eq=False)
class UntapItem(Restore):
    """An item of the company untaps."""

    asks = (ChooseRestored,)
    names = "with"

    def ailing(self, state: Solitaire) -> list[int]:
        return [each.number for each in state.items() if each.has(TAPPED)]

    def restore(self, state: Solitaire, number: int) -> None:
        untap(state, number)


# Sages who tap, one for each who heals.


@dataclass(init=False, eq=False)
class HealBySages(Effect):
    """For each sage that taps somebody heals; then that sage checks corruption."""

    per: int = called("per_tapped_sage", count(2, 1))
    to: str = word(("tapped",))
    check: int = called("then_corruption_check", count(5, -5))

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        return bool(wounded(state)) and bool(sages(state))

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        state.push(TapSage(self, 0))


class TapSage(TravellerChoice):
    """Which sage taps so that somebody heals."""

    __slots__ = ("count", "effect")
    __match_args__ = ("effect", "count")
    kind = "tap-sage"
    rules = ("S19.5",)

    def __init__(self, effect: HealBySages, count: int) -> None:
        """So many have tapped already."""
        self.effect: Final = effect
        self.count: Final = count

    def open(self, state: Solitaire) -> bool:
        return bool(sages(state)) and bool(wounded(state))

    def options(self, state: Solitaire) -> list[Option]:
        found = options_of(state, "tap", sages(state))
        return [*found, *([state.option_table.of("done")] if self.count else [])]

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        if option.kind == "done":
            return
        from mathom.games.solitaire.site.corruption import CorruptionCheck

        (sage,) = meant(state, sages(state), option)[:1]
        tap(state, sage)
        state.push(
            HealOne(),
            CorruptionCheck(sage, self.effect.check),
            TapSage(self.effect, self.count + 1),
        )


class HealOne(TravellerChoice):
    """Who of the wounded heals."""

    __slots__ = ()
    __match_args__ = ()
    kind = "heal-one"
    rules = ("S1.2",)

    def open(self, state: Solitaire) -> bool:
        return len(wounded(state)) > 1 and not spreads(state)

    def skip(self, state: Solitaire) -> None:
        for each in wounded(state):
            mend(state, each)

    def options(self, state: Solitaire) -> list[Option]:
        return options_of(state, "target", wounded(state))

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        mend(state, meant(state, wounded(state), option)[0])


# Untapping in the untap phase, and on arrival.


def untap_in_phase(state: Solitaire, number: int, chance: Chance) -> None:
    """Somebody tapped untaps in the untap phase, by a roll if a card asks for one (S5.1)."""
    if isinstance(state.card(number), Character):
        for effect, _ in standing(state, UntapRoll):
            if site_type(state) in effect.spared:
                continue
            changes = [("mind", figure(state, MIND, number))]
            if roll(state, chance, "untap", number, changes, effect.above) <= effect.above:
                return
    untap(state, number)


@dataclass(init=False, eq=False)
class UntapOnArrival(Effect):
    """When the company sets out, as many untap as the path is short of four regions."""

    number_of: str = called("count", word(("regions-short-of-four",)))

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        return 0 < len(state.turn.path) < 4

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        state.turn.untaps += 4 - len(state.turn.path)


class UntapSome(TravellerChoice):
    """Who untaps as the company sets out."""

    __slots__ = ()
    __match_args__ = ()
    kind = "untap-some"
    rules = ("S19.7",)

    def open(self, state: Solitaire) -> bool:
        return 0 < state.turn.untaps < len(tapped(state))

    def skip(self, state: Solitaire) -> None:
        if state.turn.untaps:
            state.turn.untaps = 0
            for each in tapped(state):
                untap(state, each)

    def options(self, state: Solitaire) -> list[Option]:
        return options_of(state, "target", tapped(state))

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"count": state.turn.untaps}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        untap(state, meant(state, tapped(state), option)[0])
        state.turn.untaps -= 1
        if state.turn.untaps:
            state.push(UntapSome())


SOLITAIRE.effects.update(
    {
        "heal": Heal,
        "untap": Untap,
        "untap-item": UntapItem,
        "heal-by-sages": HealBySages,
        "heal-replacement": HealReplacement,
        "healing-spreads": HealingSpreads,
        "untap-roll": UntapRoll,
        "untap-on-arrival": UntapOnArrival,
    }
)
