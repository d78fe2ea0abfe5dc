"""S15 The site phase: to enter or not, and what is played at the site."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.cards.playing import take_usable, usable
from mathom.games.solitaire.choices import TravellerChoice
from mathom.games.solitaire.combat.automatic import FaceAutomatic, automatic_attacks
from mathom.games.solitaire.combat.company_attacks import start_attacks
from mathom.games.solitaire.constants import SITE
from mathom.games.solitaire.model.cards import Ally, Faction, Item
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.site.allies import ChooseFriend, ally_reason, takers
from mathom.games.solitaire.site.factions import ChooseInfluencer, faction_reason
from mathom.games.solitaire.site.items import bearers, play_item, playable, reason, refusals
from mathom.kernel.agenda import Step
from mathom.kernel.chance import Recorded
from mathom.kernel.option import Refusal
from mathom.kernel.state import advance

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import MessageArgs, Option


class SitePhase(Step[Solitaire]):
    """The company enters the site where it is, if it may and likes (S15.1)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        state.phase = SITE
        state.turn.extra = False
        state.push(Enter(), AtSite())
        start_attacks(state, "start-of-site-phase-at-site")


def shut_out(state: Solitaire) -> bool:
    """Whether the company can do nothing in the site phase (S10.11)."""
    return state.turn.returned or state.turn.barred


class Enter(TravellerChoice):
    """Whether to face the automatic-attacks; without any the company just enters (S15.1)."""

    __slots__ = ()
    __match_args__ = ()
    kind = "enter"
    rules = ("S15.1", "S15.2")

    def open(self, state: Solitaire) -> bool:
        if shut_out(state) or state.turn.entered:
            return False
        return bool(automatic_attacks(state))

    def skip(self, state: Solitaire) -> None:
        if not shut_out(state):
            state.turn.entered = True

    def options(self, state: Solitaire) -> list[Option]:
        table = state.option_table
        return [table.of("enter"), table.of("avoid"), *usable(state, "entering")]

    def passing(self, state: Solitaire) -> Option | None:
        return state.option_table.of("avoid")

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"site": state.here.id, "count": len(automatic_attacks(state))}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        if option.kind == "enter":
            state.emit("enter", site=state.here.id)
            state.push(FaceAutomatic(), Entered())
        elif option.kind == "avoid":
            state.turn.barred = True
            state.emit("avoid", site=state.here.id)
        else:
            state.push(Enter())
            take_usable(state, option, "entering")


class Entered(Step[Solitaire]):
    """The automatic-attacks are over, however they went (S15.2)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        state.turn.entered = True


class AtSite(TravellerChoice):
    """What is played at the site: treasures, allies, factions, and cards (S15.5, S17)."""

    __slots__ = ()
    __match_args__ = ()
    kind = "site"
    rules = ("S15.5", "S15.8", "S17.1", "S17.2")

    def open(self, state: Solitaire) -> bool:
        if not state.turn.entered:
            return False
        return bool(playable(state) or friends(state) or usable(state, "site"))

    def options(self, state: Solitaire) -> list[Option]:
        table = state.option_table
        return [
            *[table.of("play", card) for card in playable(state)],
            *[table.of("play", card) for card in friends(state)],
            *usable(state, "site"),
            table.of("pass"),
        ]

    def refused(self, state: Solitaire) -> list[Refusal]:
        return [*refusals(state), *refused_friends(state)]

    def passing(self, state: Solitaire) -> Option | None:
        return state.option_table.of("pass")

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"site": state.here.id}

    def leads_to(self, state: Solitaire, option: Option) -> Solitaire | None:
        """Who taps for it, where several can."""
        if option.kind != "play":
            return None
        card = state.box.cards[option.value]
        if isinstance(card, Item):
            several = len(bearers(state, option.value)) > 1
        else:
            several = isinstance(card, Ally | Faction) and len(takers(state)) > 1
        if not several:
            return None
        after = state.copy()
        after.events = None
        advance(after, option, Recorded(()))
        return after

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        if option.kind == "pass":
            return
        state.turn.extra = False
        state.push(SiteTapped(int(state.tapped)), AtSite())
        card = None if option.kind == "use" else state.box.cards[option.value]
        if isinstance(card, Item):
            play_item(state, option.value, taps_site=reason(state, option.value) is None)
        elif isinstance(card, Ally):
            state.push(ChooseFriend(option.value))
        elif isinstance(card, Faction):
            state.push(ChooseInfluencer(option.value))
        else:
            take_usable(state, option, "site")


class SiteTapped(Step[Solitaire]):
    """After a play that has tapped the site one more minor item may be played (S15.8)."""

    __slots__ = ("mode",)
    __match_args__ = ("mode",)

    def __init__(self, mode: int) -> None:
        """With `mode` 1 the site was tapped before."""
        self.mode: Final = mode

    def run(self, state: Solitaire, chance: Chance) -> None:
        state.turn.extra = state.tapped and not self.mode


def friends(state: Solitaire) -> list[int]:
    """The allies and factions of the hand that can be played now."""
    found: list[int] = []
    for card in dict.fromkeys(state.hand):
        it = state.box.cards[card]
        if isinstance(it, Ally):
            if ally_reason(state, card) is None:
                found.append(card)
        elif isinstance(it, Faction) and faction_reason(state, card) is None:
            found.append(card)
    return found


def refused_friends(state: Solitaire) -> list[Refusal]:
    """Those that cannot be played, each with its reason."""
    found: list[Refusal] = []
    for card in dict.fromkeys(state.hand):
        it = state.box.cards[card]
        why = None
        if isinstance(it, Ally):
            why = ally_reason(state, card)
        elif isinstance(it, Faction):
            why = faction_reason(state, card)
        if why is not None:
            args: MessageArgs = {"card": it.id, "site": state.here.id}
            found.append(Refusal(state.option_table.of("play", card), why[0], why[1], args))
    return found
