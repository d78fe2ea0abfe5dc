"""Q3.5 to Q3.10 Travel: pay for a path card by card, arrive, explore, and on again.

Also Q3.15: a hero who can neither move nor hope for cards may give itself up.
"""

from __future__ import annotations

from typing import Final

from mathom.games.quest.cards.modifiers import (
    STORY_ADVANCE,
    TRAVEL_STEPS,
    changed_fare,
    fare,
    fare_changes,
    limit,
)
from mathom.games.quest.combat.defeat import DefeatHero
from mathom.games.quest.combat.engage import Arrive
from mathom.games.quest.constants import SEATS, WINDOWS
from mathom.games.quest.frames import TurnChoice, TurnStep
from mathom.games.quest.hero.current_turn import ARRIVAL, TRAVEL, PhaseMarker, move_hero
from mathom.games.quest.hero.explore import Explore
from mathom.games.quest.hero.hand import discard_from_hand, hand_cards
from mathom.games.quest.hero.rest import can_heal, hindrance, survivalist
from mathom.games.quest.model.board import Path
from mathom.games.quest.model.pieces import NOWHERE
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.shadows import OfferShadow
from mathom.games.quest.sauron.tokens import look_around, scout
from mathom.kernel.chance import Chance
from mathom.kernel.option import MessageArgs, Option, Refusal

ARRIVED: Final = WINDOWS.index("arrival")


# What a path costs.


def suits(state: Quest, path: Path, card: int) -> bool:
    """Whether one such card pays for the path by its icon."""
    return path.icon in state.box.cards[card].icons


def paths_for(state: Quest, seat: int) -> list[tuple[int, Path]]:
    """Where paths lead from where a hero stands, those that need an item only with it."""
    hero = state.heroes[seat - 1]
    return [
        (path.ends[1] if path.ends[0] == hero.location else path.ends[0], path)
        for path in state.box.paths_from[hero.location]
        if path.item == NOWHERE or hero.items >> path.item & 1
    ]


def payable(state: Quest, seat: int) -> list[tuple[int, Path]]:
    """Those of `paths_for` that the hero's hand pays for, by an icon or by the number of cards."""
    hand = state.heroes[seat - 1].hand
    icons = {icon for hidden in hand for icon in state.box.cards[hidden.card].icons}
    changes = fare_changes(state, seat)
    return [
        (end, path)
        for end, path in paths_for(state, seat)
        if path.icon in icons or len(hand) >= changed_fare(path, changes)
    ]


def _halted(state: Quest, seat: int) -> str:
    """Why a hero takes no further travel step or move, as a code of a refusal; empty if it may."""
    if state.turn.most_moves == 0:
        return "storm"
    most = limit(state, seat, TRAVEL_STEPS)
    return "hopeless" if most != NOWHERE and state.turn.travels >= most else ""


def moves_left(state: Quest) -> int | None:
    """How often the hero may still travel in this turn; None where nothing limits it (Q3.5)."""
    turn = state.turn
    most = limit(state, turn.seat, TRAVEL_STEPS)
    left = [] if most == NOWHERE else [max(0, most - turn.travels)]
    if turn.most_moves != NOWHERE:
        left.append(turn.most_moves)
    return min(left, default=None)


# The Travel step.


class TravelStep(TurnStep):
    """The Travel step of a hero's turn (Q3.5)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Let the hero set out."""
        state.push(Journey(self.seat), PhaseMarker(self.seat, TRAVEL))


class Journey(TurnChoice):
    """Choose where to go next, or explore before the first move, or stop (Q3.7, Q9.66)."""

    __slots__ = ()
    kind = "journey"
    rules = ("Q3.5", "Q3.6", "Q3.7")

    def options(self, state: Quest) -> list[Option]:
        """The places the hand can pay for, exploring here, Argalad's power, stopping."""
        box = state.box
        seat = self.seat
        found: list[Option] = []
        if not _halted(state, seat):
            found = [box.options["go"][end] for end, _ in payable(state, seat)]
        if not state.turn.travels:
            found.append(box.act["explore"])
        found.extend(look_around(state, seat))
        found.append(box.act["stop"])
        if stranded(state, seat):
            found.append(box.act["surrender"])
        return found

    def refused(self, state: Quest) -> list[Refusal]:
        """The other places next to here, and giving up while there is hope."""
        box = state.box
        seat = self.seat
        go = box.options["go"]
        found: list[Refusal] = []
        halted = _halted(state, seat)
        hand = len(state.heroes[seat - 1].hand)
        paid = payable(state, seat)
        for end, path in paths_for(state, seat):
            if halted:
                found.append(Refusal(go[end], halted, "Q3.5", {}))
            elif (end, path) not in paid:
                words: MessageArgs = {"count": fare(state, seat, path), "hand": hand}
                found.append(Refusal(go[end], "path-too-dear", "Q3.6", words))
        for path in box.paths_from[state.heroes[seat - 1].location]:
            if path.item != NOWHERE and not state.heroes[seat - 1].items >> path.item & 1:
                end = path.ends[1 - path.ends.index(state.heroes[seat - 1].location)]
                item: MessageArgs = {"item": box.items[path.item].id}
                found.append(Refusal(go[end], "needs-item", "Q3.6", item))
        if state.turn.travels:
            found.append(Refusal(box.act["explore"], "explored", "Q3.7", {}))
        if not paid and not stranded(state, seat):
            found.append(Refusal(box.act["surrender"], "hope", "Q3.15", {}))
        return found

    def discloses(self, option: Option) -> bool:
        """Who sets out has cards that pay, and who gives up has none."""
        return option.kind in ("go", "surrender")

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Pay for the path, or explore, or leave it at that."""
        seat = self.seat
        if option.kind == "stop":
            return
        if option.kind == "surrender":
            state.emit("surrender", seat=SEATS[seat])
            state.push(DefeatHero(seat))
            return
        state.push(Journey(seat))
        if option.kind == "scout":
            scout(state, seat, option.value)
        elif option.kind == "explore":
            state.turn.travels += 1
            state.push(Explore(seat))
        else:
            path = next(path for end, path in paths_for(state, seat) if end == option.value)
            state.push(Pay(seat, path.index, 0))

    def detail(self, state: Quest, option: Option) -> MessageArgs:
        """How many cards of any kind pay for the path, and what giving up gives Sauron."""
        if option.kind == "surrender":
            return {"advance": limit(state, self.seat, STORY_ADVANCE)}
        if option.kind != "go":
            return {}
        path = next(path for end, path in paths_for(state, self.seat) if end == option.value)
        return {"fare": fare(state, self.seat, path)}


class Pay(TurnChoice):
    """Discard a card for a path: one with its icon, or one of as many as it costs (Q3.6, Q9.67)."""

    __slots__ = ("count", "path")
    __match_args__ = ("seat", "path", "count")
    at_once = True
    kind = "pay"
    rules = ("Q3.6",)

    def __init__(self, seat: int, path: int, count: int) -> None:
        """For the path of this number, for which `count` cards are paid already."""
        super().__init__(seat)
        self.path: Final = path
        self.count: Final = count

    def options(self, state: Quest) -> list[Option]:
        """Cards with the icon while none is paid; any card if the hand has enough of them."""
        return [option for option, fits in self._cards(state) if fits]

    def refused(self, state: Quest) -> list[Refusal]:
        """Cards without the icon, if the hand has too few to pay with any."""
        words: MessageArgs = {"count": self._owed(state)}
        return [
            Refusal(option, "wrong-icon", "Q3.6", words)
            for option, fits in self._cards(state)
            if not fits
        ]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Discard it; with the last card the hero moves."""
        path = state.box.paths[self.path]
        done = self._owed(state) == 1 or (not self.count and suits(state, path, option.value))
        discard_from_hand(state, self.seat, option.value)
        if done:
            state.push(Move(self.seat, self.path))
        else:
            state.push(Pay(self.seat, self.path, self.count + 1))

    def prompt_args(self, state: Quest) -> MessageArgs:
        """Where to, and how many cards are owed yet."""
        path = state.box.paths[self.path]
        here = state.heroes[self.seat - 1].location
        end = path.ends[1] if path.ends[0] == here else path.ends[0]
        return {"location": state.box.locations[end].id, "count": self._owed(state)}

    def detail(self, state: Quest, option: Option) -> MessageArgs:
        """Whether it pays for the path alone where several others would have to."""
        path = state.box.paths[self.path]
        if self._owed(state) > 1 and not self.count and suits(state, path, option.value):
            return {"alone": 1}
        return {}

    def problem(self, state: Quest) -> str:
        ways = [path.index for _, path in paths_for(state, self.seat)]
        return "" if self.path in ways and self.options(state) else "quest-agenda-pay"

    def _owed(self, state: Quest) -> int:
        return fare(state, self.seat, state.box.paths[self.path]) - self.count

    def _cards(self, state: Quest) -> list[tuple[Option, bool]]:
        """Every kind of card in the hand, and whether it can be paid now."""
        path = state.box.paths[self.path]
        enough = len(state.heroes[self.seat - 1].hand) >= self._owed(state)
        return [
            (state.box.options["spend"][card], enough or suits(state, path, card))
            for card in hand_cards(state, self.seat)
        ]


class Move(TurnStep):
    """Go along a path that is paid for; then shadow cards, Sauron's answer, exploring (Q3.8)."""

    __slots__ = ("path",)
    __match_args__ = ("seat", "path")

    def __init__(self, seat: int, path: int) -> None:
        """Along the path of this number."""
        super().__init__(seat)
        self.path: Final = path

    def run(self, state: Quest, chance: Chance) -> None:
        seat = self.seat
        here = state.heroes[seat - 1].location
        ends = state.box.paths[self.path].ends
        move_hero(state, seat, ends[1] if ends[0] == here else ends[0])
        state.turn.travels += 1
        if state.turn.most_moves > 0:
            state.turn.most_moves -= 1
        state.push(
            OfferShadow(ARRIVED, seat), Arrive(seat), PhaseMarker(seat, ARRIVAL), Explore(seat)
        )


# Q3.15 Giving up.


def stranded(state: Quest, seat: int) -> bool:
    """Whether a hero can neither move nor hope for cards in its next turn (Q3.15, Q9.76).

    No path can be paid for, nothing is left to draw, and neither resting nor healing here would
    bring anything back.
    """
    hero = state.heroes[seat - 1]
    if len(hero.life) or payable(state, seat):
        return False
    if hindrance(state, seat):
        return not can_heal(state, seat)
    heals = state.box.locations[hero.location].haven or survivalist(state, seat)
    return not hero.rest and not (heals and hero.damage)
