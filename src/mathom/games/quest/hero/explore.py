"""Q3.12 Explore: any of several acts, in any order, where the hero stands."""

from __future__ import annotations

from typing import Final

from mathom.games.quest.cards.flow import May
from mathom.games.quest.cards.modifiers import consulted, forbidden
from mathom.games.quest.constants import SEATS
from mathom.games.quest.frames import IN_TURN, LocationStep, TurnChoice, TurnStep
from mathom.games.quest.hero.current_turn import EXPLORE, PhaseMarker
from mathom.games.quest.hero.growth import GainCorruption, favor_room, gain_favor, lose_favor
from mathom.games.quest.hero.quests import (
    complete_errand,
    complete_quest,
    explored,
    honour,
    own_quests,
)
from mathom.games.quest.hero.trade import call_upon, company, obstacle, others, propose
from mathom.games.quest.model.pieces import NOWHERE
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.plots import discard_plot
from mathom.games.quest.sauron.tokens import look_around, scout
from mathom.kernel.chance import Chance
from mathom.kernel.effects import Bindings, perform
from mathom.kernel.option import MessageArgs, Option, Refusal


class Explore(TurnStep):
    """The Explore part of a Travel step: who has declined to trade before may be asked again."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Let the hero look around."""
        state.turn.declined = 0
        here = state.heroes[self.seat - 1].location
        state.push(
            Exploring(self.seat, here),
            ForcedEvents(self.seat, here),
            PhaseMarker(self.seat, EXPLORE),
        )


class ForcedEvents(LocationStep):
    """After exploring, what an event forces on the hero happens if it has not yet (Q9.72)."""

    __slots__ = ()
    scope = IN_TURN
    stored_as = "Heed"

    def run(self, state: Quest, chance: Chance) -> None:
        """Carry out the events that leave no choice."""
        events = met_events(state, self.seat, self.location)
        for event in reversed(events):
            if not isinstance(state.box.events[event].on_explore.effects[0], May):
                follow(state, self.seat, event)


def met_events(state: Quest, seat: int, location: int) -> list[int]:
    """The events that concern a hero who explores here (Q2.6, Q9.72).

    The current event if its marker is here, and the card a hero keeps if it has company here.
    """
    bindings = Bindings(hero=seat)
    found: list[int] = []
    current = state.current_event
    if current != NOWHERE and state.box.events[current].marker == location:
        found.append(current)
    if state.given_event != NOWHERE and state.keeper == seat and _company(state, seat, location):
        found.append(state.given_event)
    scripts = {event: state.box.events[event].on_explore.effects for event in found}
    return [
        event for event in found if scripts[event] and scripts[event][0].payable(state, bindings)
    ]


def _company(state: Quest, seat: int, location: int) -> bool:
    """Whether this hero is here together with a character or another hero."""
    others = [hero for other, hero in enumerate(state.heroes, 1) if other != seat]
    return state.heroes[seat - 1].location == location and (
        location in state.characters or any(hero.location == location for hero in others)
    )


def follow(state: Quest, seat: int, event: int) -> None:
    """Have an event happen to a hero who explores where it is met."""
    card = state.box.events[event]
    state.emit("follow", seat=SEATS[seat], event=card.id)
    perform(state, card.on_explore, Bindings(hero=seat))


class Exploring(TurnChoice):
    """Choose the next act of exploring, or be done."""

    __slots__ = ("location",)
    __match_args__ = ("seat", "location")
    kind = "explore"
    public = True
    rules = ("Q3.12",)

    def __init__(self, seat: int, location: int) -> None:
        super().__init__(seat)
        self.location: Final = location

    def open(self, state: Quest) -> bool:
        """A hero whom a card has moved away explores no further (Q9.75)."""
        return state.heroes[self.seat - 1].location == self.location

    def options(self, state: Quest) -> list[Option]:
        """Every act that is possible now, and being done."""
        box = state.box
        seat = self.seat
        here = self.location
        hero = state.heroes[seat - 1]
        found: list[Option] = []
        if state.favor[here] and favor_room(state, seat):
            found.append(box.act["take-favor"])
        if not forbidden(state, seat, "consult"):
            for character in self._characters(state):
                found.append(box.options["ask-favor-of"][character])
                found.append(box.options["ask-help-of"][character])
        if self._dark_path(state) == "":
            found.append(box.act["dark-path"])
        found.extend(
            box.options["complete"][quest]
            for quest in own_quests(state, seat)
            if explored(box.quests[quest].requirement, here)
        )
        found.extend(
            box.options["complete-errand"][card]
            for card in hero.quests
            if explored(box.encounters[card].requirement, here)
        )
        found.extend(
            box.options["foil"][plot]
            for plot in self._plots(state)
            if box.plots[plot].price <= hero.favor
        )
        found.extend(box.options["follow"][event] for event in met_events(state, seat, here))
        found.extend(option for option, reason in self._trades(state) if not reason)
        found.extend(look_around(state, seat))
        found.append(box.act["done"])
        return found

    def refused(self, state: Quest) -> list[Refusal]:
        """What lies here and cannot be had, and quests that are fulfilled elsewhere."""
        box = state.box
        seat = self.seat
        hero = state.heroes[seat - 1]
        found: list[Refusal] = []
        if state.favor[self.location] and not favor_room(state, seat):
            found.append(Refusal(box.act["take-favor"], "favor-full", "Q3.12", {}))
        if forbidden(state, seat, "consult"):
            for character in self._characters(state):
                for kind in ("ask-favor-of", "ask-help-of"):
                    option = box.options[kind][character]
                    found.append(Refusal(option, "isolated", "Q3.12", {}))
        reason = self._dark_path(state)
        if reason:
            found.append(Refusal(box.act["dark-path"], reason, "Q3.12", {}))
        found.extend(self._elsewhere(state))
        for plot in self._plots(state):
            price = box.plots[plot].price
            if price > hero.favor:
                words: MessageArgs = {"price": price, "favor": hero.favor}
                found.append(Refusal(box.options["foil"][plot], "too-dear", "Q3.12", words))
        for option, reason in self._trades(state):
            if reason:
                found.append(Refusal(option, reason, "Q3.12", {}))
        return found

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Do it, and go on exploring."""
        if option.kind == "done":
            return
        state.push(Exploring(self.seat, self.location))
        seat = self.seat
        kind = option.kind
        if kind == "take-favor":
            self._take_favor(state)
        elif kind in ("ask-favor-of", "ask-help-of"):
            self._consult(state, option.value, kind == "ask-help-of")
        elif kind == "dark-path":
            state.turn.dark_path = True
            state.emit("dark-path", seat=SEATS[seat])
            gain_favor(state, seat, 1)
            state.push(GainCorruption(seat, 1))
        elif kind == "complete":
            complete_quest(state, seat, option.value)
        elif kind == "complete-errand":
            complete_errand(state, seat, option.value)
        elif kind == "foil":
            plot = state.box.plots[option.value]
            lose_favor(state, seat, plot.price)
            state.emit("foil", seat=SEATS[seat], plot=plot.id)
            discard_plot(state, self._space(state, option.value))
        elif kind == "follow":
            follow(state, seat, option.value)
        elif kind == "trade":
            propose(state, seat, option.value)
        elif kind == "call":
            call_upon(state, seat, option.value)
        else:
            scout(state, seat, option.value)

    def prompt_args(self, state: Quest) -> MessageArgs:
        return {"location": state.box.locations[self.location].id}

    def detail(self, state: Quest, option: Option) -> MessageArgs:
        """What an act costs and brings, and to whom a hero would make an offer."""
        if option.kind == "take-favor":
            return {"lying": state.favor[self.location]}
        if option.kind == "dark-path":
            room = favor_room(state, self.seat)
            return {"gain": 1 if room == NOWHERE else min(1, room), "burden": 1}
        if option.kind == "foil":
            return {"price": state.box.plots[option.value].price}
        if option.kind == "ask-favor-of":
            return {"gain": state.box.characters[option.value].favor}
        if option.kind == "call":
            return {"whom": SEATS[dict(others(state, self.seat))[option.value]]}
        return {}

    def _take_favor(self, state: Quest) -> None:
        """Take one favor from the location (Q9.69)."""
        gained = gain_favor(state, self.seat, 1)
        state.favor[self.location] -= gained

    def _consult(self, state: Quest, character: int, help: bool) -> None:
        """Take a character's favor or ability; it is gone at once, plots answer last (Q9.73)."""
        seat = self.seat
        whom = state.box.characters[character]
        state.characters[character] = NOWHERE
        state.emit("consult", seat=SEATS[seat], character=whom.id)
        consulted(state, seat, character)
        honour(state, seat)
        if help:
            perform(state, whom.ability, Bindings(hero=seat))
        else:
            gain_favor(state, seat, whom.favor)

    def _characters(self, state: Quest) -> list[int]:
        return [index for index, where in enumerate(state.characters) if where == self.location]

    def _trades(self, state: Quest) -> list[tuple[Option, str]]:
        """The trades that could be made here, each with what is in its way, if anything (Q9.71)."""
        trade, call = state.box.options["trade"], state.box.options["call"]
        own = [
            (trade[whom], obstacle(state, self.seat, whom)) for whom in company(state, self.seat)
        ]
        of_others = [
            (call[one], obstacle(state, one, other)) for one, other in others(state, self.seat)
        ]
        return own + of_others

    def _dark_path(self, state: Quest) -> str:
        """Why the dark path is closed, as a code of a refusal; empty if it is open."""
        if state.turn.dark_path:
            return "dark-path-taken"
        burden = len(state.heroes[self.seat - 1].corruption)
        return "too-corrupt" if burden > state.box.figures.dark_path else ""

    def _plots(self, state: Quest) -> list[int]:
        """The active plots that affect this location."""
        return [
            plot
            for plot, site in zip(state.plots, state.sites, strict=True)
            if plot != NOWHERE and site == self.location
        ]

    def _space(self, state: Quest, plot: int) -> int:
        """On which space this plot lies here; of two copies the first."""
        return next(
            space
            for space, active in enumerate(state.plots)
            if active == plot and state.sites[space] == self.location
        )

    def _elsewhere(self, state: Quest) -> list[Refusal]:
        """The quests that are to be completed at another place."""
        box = state.box
        hero = state.heroes[self.seat - 1]
        found: list[Refusal] = []
        for quest in own_quests(state, self.seat):
            place = box.quests[quest].requirement.explore
            if place not in (NOWHERE, self.location):
                words: MessageArgs = {"location": box.locations[place].id}
                found.append(Refusal(box.options["complete"][quest], "quest-at", "Q4.5", words))
        for card in hero.quests:
            asked = box.encounters[card].requirement
            if asked is not None and asked.explore not in (NOWHERE, self.location):
                words = {"location": box.locations[asked.explore].id}
                option = box.options["complete-errand"][card]
                found.append(Refusal(option, "quest-at", "Q4.5", words))
        return found
