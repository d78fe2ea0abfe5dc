"""Q3.1 to Q3.3 Rest: cards come back, corruption can be bought off, and the story goes on."""

from __future__ import annotations

from mathom.games.quest.cards.modifiers import STORY_ADVANCE, forbidden, limit
from mathom.games.quest.combat.defeat import recover
from mathom.games.quest.combat.engage import enemies_at
from mathom.games.quest.constants import SEATS
from mathom.games.quest.frames import TurnChoice, TurnStep
from mathom.games.quest.hero.current_turn import REST, PhaseMarker
from mathom.games.quest.hero.growth import Train, discard_corruption, lose_favor
from mathom.games.quest.hero.perils import near_minion
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.story import AdvanceLeftmost
from mathom.games.quest.sauron.tokens import look_around, scout
from mathom.kernel.chance import Chance
from mathom.kernel.option import MessageArgs, Option, Refusal

SURVIVALIST = "survivalist"


def hindrance(state: Quest, seat: int) -> str:
    """Why a hero cannot rest here, as a code of a refusal; empty if it can (Q3.1, Q9.64)."""
    here = state.heroes[seat - 1].location
    place = state.box.locations[here]
    if forbidden(state, seat, "rest"):
        return "plot-bars-rest"
    if place.stronghold:
        return "stronghold"
    if enemies_at(state, here):
        return "enemies-here"
    return "haunted" if not place.haven and near_minion(state, here, "haunts") else ""


def can_heal(state: Quest, seat: int) -> bool:
    """Whether a hero that may not rest here can heal all the same: in a Haven (Q3.3, Q9.64)."""
    hero = state.heroes[seat - 1]
    hindered = hindrance(state, seat) == "enemies-here"
    return hindered and state.box.locations[hero.location].haven and bool(hero.damage)


class RestStep(TurnStep):
    """The Rest step of a hero's turn."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Let the hero decide."""
        state.push(Rest(self.seat), PhaseMarker(self.seat, REST))


class Rest(TurnChoice):
    """Rest, or go on (Q3.1)."""

    __slots__ = ()
    kind = "rest"
    public = True
    opens_turn = True
    rules = ("Q3.1", "Q3.2", "Q3.3")

    def options(self, state: Quest) -> list[Option]:
        """Resting where that is possible or else healing, Argalad's power, and going on."""
        found = [] if hindrance(state, self.seat) else [state.box.act["rest"]]
        if can_heal(state, self.seat):
            found.append(state.box.act["recover"])
        return [*found, *look_around(state, self.seat), state.box.act["pass"]]

    def refused(self, state: Quest) -> list[Refusal]:
        """Resting, where something hinders it."""
        reason = hindrance(state, self.seat)
        return [Refusal(state.box.act["rest"], reason, "Q3.1", {})] if reason else []

    def detail(self, state: Quest, option: Option) -> MessageArgs:
        """What comes back, and what it gives Sauron."""
        hero = state.heroes[self.seat - 1]
        healed: MessageArgs = {"healed": len(hero.damage)}
        if option.kind == "recover":
            return healed
        if option.kind != "rest":
            return {}
        if not state.box.locations[hero.location].haven:
            healed = {}
        advance = limit(state, self.seat, STORY_ADVANCE)
        return {"rested": len(hero.rest), **healed, "advance": advance}

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Rest: shuffle, then the story, then what else resting allows (Q9.65)."""
        seat = self.seat
        if option.kind == "scout":
            state.push(Rest(seat))
            scout(state, seat, option.value)
        elif option.kind == "recover":
            recover(state, seat, rest=False, damage=True)
        elif option.kind == "rest":
            here = state.heroes[seat - 1].location
            haven = state.box.locations[here].haven
            state.emit("rest", seat=SEATS[seat], location=state.box.locations[here].id)
            recover(state, seat, rest=True, damage=haven)
            state.push(
                AdvanceLeftmost(seat, limit(state, seat, STORY_ADVANCE)),
                Repent(seat),
                *([] if haven else [Survive(seat)]),
            )


class Repent(TurnChoice):
    """When resting, discard one corruption card for the favor it shows (Q3.2)."""

    __slots__ = ()
    kind = "repent"
    public = True
    rules = ("Q3.2",)

    def open(self, state: Quest) -> bool:
        """Only with a corruption card."""
        return bool(state.heroes[self.seat - 1].corruption)

    def options(self, state: Quest) -> list[Option]:
        """The cards the hero can pay for, or none."""
        redeem = state.box.options["redeem"]
        hero = state.heroes[self.seat - 1]
        prices = state.box.corruption
        found = [redeem[c] for c in sorted(hero.corruption) if prices[c].price <= hero.favor]
        return [*found, state.box.act["pass"]]

    def refused(self, state: Quest) -> list[Refusal]:
        """The cards it cannot pay for."""
        redeem = state.box.options["redeem"]
        hero = state.heroes[self.seat - 1]
        found: list[Refusal] = []
        for card in sorted(hero.corruption):
            price = state.box.corruption[card].price
            if price > hero.favor:
                words: MessageArgs = {"price": price, "favor": hero.favor}
                found.append(Refusal(redeem[card], "too-dear", "Q3.2", words))
        return found

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Pay, and discard it."""
        if option.kind == "redeem":
            lose_favor(state, self.seat, state.box.corruption[option.value].price)
            discard_corruption(state, self.seat, option.value)

    def detail(self, state: Quest, option: Option) -> MessageArgs:
        if option.kind == "redeem":
            return {"price": state.box.corruption[option.value].price}
        return {}


class Survive(TurnChoice):
    """Beravor's power: resting outside a haven she may heal or train as well."""

    __slots__ = ()
    kind = "survive"
    rules = ("Q3.3",)

    def open(self, state: Quest) -> bool:
        return survivalist(state, self.seat)

    def options(self, state: Quest) -> list[Option]:
        """Heal, train, or neither."""
        act = state.box.act
        return [act["recover"], act["study"], act["pass"]]

    def detail(self, state: Quest, option: Option) -> MessageArgs:
        """How much damage could be healed."""
        if option.kind == "recover":
            return {"healed": len(state.heroes[self.seat - 1].damage)}
        return {}

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        if option.kind == "recover":
            recover(state, self.seat, rest=False, damage=True)
        elif option.kind == "study":
            state.push(Train(self.seat, 1))


def survivalist(state: Quest, seat: int) -> bool:
    """Whether this hero can heal wherever it rests."""
    return state.box.sheets[state.heroes[seat - 1].sheet].power == SURVIVALIST
