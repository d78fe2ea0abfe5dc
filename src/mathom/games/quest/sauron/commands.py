"""Q2.12 Command: monsters and minions move, new monsters come, minions heal.

Each token and each minion takes one command at most in one action, and one new token comes at
most; being laid on the map is the command of a new token. The frame remembers who was commanded.
"""

from __future__ import annotations

from typing import Final

from mathom.games.quest.constants import COMMANDS
from mathom.games.quest.frames import AboutMinion, SauronChoice
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.tokens import any_token, draw_token, lay_token, move_token, token
from mathom.kernel.chance import Chance
from mathom.kernel.effects import Perform, rebind
from mathom.kernel.option import MessageArgs, Option, Refusal

MONSTER: Final = COMMANDS.index("monster")
MINION: Final = COMMANDS.index("minion")
NEW_MONSTER: Final = COMMANDS.index("new-monster")
EVERYTHING: Final = (MONSTER, MINION, NEW_MONSTER)
SWIFT: Final = 2
"""How far a command takes a swift minion."""


def hero_at(state: Quest, location: int) -> bool:
    """Whether a hero stands there."""
    return any(hero.location == location for hero in state.heroes)


def muster_sites(state: Quest) -> list[int]:
    """Where a token of the fitting pile may be placed by a command (Q2.12).

    On influence or near a minion that musters, where no hero stands, and never in a Haven.
    """
    places = state.box.locations
    found = {place for place, held in enumerate(state.influence) if held}
    for number, at in enumerate(state.minions):
        if at >= 0 and "musters" in state.box.minions[number].powers:
            found.add(at)
            found.update(places[at].near)
    for hero in state.heroes:
        found.discard(hero.location)
    return sorted(place for place in found if not places[place].haven)


def sites_of(state: Quest, pile: int) -> list[int]:
    """Those of them that take a token of this pile."""
    return [place for place in muster_sites(state) if state.box.locations[place].pile == pile]


def token_ways(state: Quest, number: int) -> list[int]:
    """Where a command may move a token: next to it, onto influence (Q2.12)."""
    near = state.box.locations[token(state, number).location].near
    return [location for location in near if state.influence[location]]


def minion_ways(state: Quest, minion: int) -> list[int]:
    """Where a command may move a minion: anywhere next to it, a swift one two far (Q2.12)."""
    far = SWIFT if "swift" in state.box.minions[minion].powers else 1
    reach = state.box.distance[state.minions[minion]]
    return [location for location, steps in enumerate(reach) if 0 < steps <= far]


def destinations(state: Quest, command: Option) -> list[int]:
    """Where a command could move a piece that is on the map."""
    if command.kind == "move-minion":
        return minion_ways(state, command.value)
    return token_ways(state, command.value) if command.kind == "move-token" else []


def healable(state: Quest, minion: int) -> bool:
    """Whether a command may heal a minion: it has damage and no hero stands there (Q2.12)."""
    at = state.minions[minion]
    return at >= 0 and state.wounds[minion] > 0 and not hero_at(state, at)


def heal(state: Quest, minion: int, n: int) -> None:
    """Remove so much damage from a minion, or all it has (Q2.12)."""
    count = min(n, state.wounds[minion])
    if count > 0:
        state.wounds[minion] -= count
        state.emit("heal", minion=state.box.minions[minion].id, count=count)


def move_minion(state: Quest, minion: int, location: int) -> None:
    """Put a minion's figure on another location."""
    places = state.box.locations
    start = places[state.minions[minion]].id
    state.minions[minion] = location
    name = state.box.minions[minion].id
    state.emit("minion-moved", minion=name, location=start, to=places[location].id)


class Command(SauronChoice):
    """The next command of an action, or of a card that grants some (Q2.12)."""

    __slots__ = ("count", "kinds", "minions", "musters", "numbers")
    __match_args__ = ("count", "kinds", "musters", "numbers", "minions")
    kind = "command"
    rules = ("Q2.12", "Q2.13")

    def __init__(
        self,
        count: int,
        kinds: tuple[int, ...],
        musters: int,
        numbers: tuple[int, ...] = (),
        minions: tuple[int, ...] = (),
    ) -> None:
        """So many commands are left.

        Args:
            count: how many.
            kinds: who may be commanded, some of COMMANDS: those on the map, and those to come.
            musters: how many monster tokens may still be placed.
            numbers: the tokens that have had their command.
            minions: the minions that have had theirs.
        """
        super().__init__()
        self.count: Final = count
        self.kinds: Final = kinds
        self.musters: Final = musters
        self.numbers: Final = numbers
        self.minions: Final = minions

    def open(self, state: Quest) -> bool:
        """If somebody can take it."""
        return len(self.options(state)) > 1

    def options(self, state: Quest) -> list[Option]:
        """Whom to move, where to draw a token, whom to heal, or no more."""
        box = state.box
        found: list[Option] = []
        if MONSTER in self.kinds:
            for piece in state.tokens:
                if piece.number not in self.numbers and token_ways(state, piece.number):
                    found.append(box.options["move-token"][piece.number])
        if NEW_MONSTER in self.kinds and self.musters:
            wanted = {box.locations[place].pile for place in muster_sites(state)}
            for pile in sorted(wanted):
                if any_token(state, pile):
                    found.append(box.options["draw-token"][pile])
        if MINION in self.kinds:
            able = [m for m, at in enumerate(state.minions) if at >= 0 and m not in self.minions]
            found.extend([box.options["move-minion"][minion] for minion in able])
            found.extend([box.options["heal"][m] for m in able if healable(state, m)])
        found.append(box.act["pass"])
        return found

    def refused(self, state: Quest) -> list[Refusal]:
        """Who was commanded already, who cannot move or be healed, and a second token."""
        box = state.box
        found: list[Refusal] = []
        if MONSTER in self.kinds:
            for piece in state.tokens:
                option = box.options["move-token"][piece.number]
                if piece.number in self.numbers:
                    found.append(Refusal(option, "commanded", "Q2.12", {}))
                elif not token_ways(state, piece.number):
                    found.append(Refusal(option, "no-influence-near", "Q2.12", {}))
        if NEW_MONSTER in self.kinds:
            for pile in range(len(state.token_piles)):
                option = box.options["draw-token"][pile]
                if not self.musters:
                    found.append(Refusal(option, "one-token", "Q2.12", {}))
                elif not any_token(state, pile):
                    found.append(Refusal(option, "no-token", "Q4.6", {}))
                elif not sites_of(state, pile):
                    found.append(Refusal(option, "no-site", "Q2.12", {}))
        if MINION in self.kinds:
            found.extend(self._refused_minions(state))
        return found

    def _refused_minions(self, state: Quest) -> list[Refusal]:
        box = state.box
        found: list[Refusal] = []
        for minion, at in enumerate(state.minions):
            if at < 0:
                continue
            care = box.options["heal"][minion]
            if minion in self.minions:
                move = box.options["move-minion"][minion]
                found.append(Refusal(move, "commanded", "Q2.12", {}))
                found.append(Refusal(care, "commanded", "Q2.12", {}))
            elif not state.wounds[minion]:
                found.append(Refusal(care, "unhurt", "Q2.12", {}))
            elif hero_at(state, at):
                found.append(Refusal(care, "hero-there", "Q2.12", {}))
        return found

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Carry it out, or ask where to; the next command is put on the agenda below."""
        match option.kind:
            case "move-token":
                self._next(state, numbers=(option.value,))
                state.push(MoveToken(option.value))
            case "draw-token":
                number = draw_token(state, option.value, chance)
                self._next(state, numbers=(number,), musters=1)
                state.push(LayToken(number))
            case "move-minion":
                self._next(state, minions=(option.value,))
                state.push(MoveMinion(option.value))
            case "heal":
                self._next(state, minions=(option.value,))
                heal(state, option.value, state.box.figures.heal)

    def _next(
        self,
        state: Quest,
        numbers: tuple[int, ...] = (),
        minions: tuple[int, ...] = (),
        musters: int = 0,
    ) -> None:
        """The remaining commands, after these pieces have had one."""
        if self.count > 1:
            state.push(
                Command(
                    self.count - 1,
                    self.kinds,
                    self.musters - musters,
                    tuple(sorted((*self.numbers, *numbers))),
                    tuple(sorted((*self.minions, *minions))),
                )
            )

    def prompt_args(self, state: Quest) -> MessageArgs:
        """How many are left."""
        return {"count": self.count}

    def detail(self, state: Quest, option: Option) -> MessageArgs:
        """Where a piece is, what a token shows, and how much damage a minion has."""
        places = state.box.locations
        if option.kind == "move-token":
            piece = token(state, option.value)
            face = state.box.names["face"][piece.hidden.card]
            return {"face": face, "location": places[piece.location].id}
        if option.kind == "move-minion":
            return {"location": places[state.minions[option.value]].id}
        if option.kind == "heal":
            return {"wounds": state.wounds[option.value]}
        return {}


class TokenChoice(SauronChoice):
    """Where a token goes that lies on the map, or has just been drawn."""

    __slots__ = ("number",)
    __match_args__ = ("number",)
    public = True

    def __init__(self, number: int) -> None:
        """The token of this number."""
        super().__init__()
        self.number: Final = number


class MoveToken(TokenChoice):
    """Where a commanded token moves (Q2.12)."""

    __slots__ = ()
    at_once = True
    kind = "move-token"
    rules = ("Q2.12",)

    def options(self, state: Quest) -> list[Option]:
        """Locations next to it that have influence."""
        to = state.box.options["to"]
        return [to[location] for location in token_ways(state, self.number)]

    def refused(self, state: Quest) -> list[Refusal]:
        """Those next to it that have none."""
        to = state.box.options["to"]
        near = state.box.locations[token(state, self.number).location].near
        return [
            Refusal(to[location], "no-influence", "Q2.12", {})
            for location in near
            if not state.influence[location]
        ]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        move_token(state, self.number, option.value)

    def prompt_args(self, state: Quest) -> MessageArgs:
        return {"location": state.box.locations[token(state, self.number).location].id}


class LayToken(TokenChoice):
    """Where a token that was just drawn and looked at is laid (Q2.12)."""

    __slots__ = ()
    at_once = True
    kind = "lay-token"
    rules = ("Q2.12", "Q2.13")

    def options(self, state: Quest) -> list[Option]:
        """Locations of its colour with influence and without heroes."""
        to = state.box.options["to"]
        return [to[at] for at in sites_of(state, token(state, self.number).pile)]

    def refused(self, state: Quest) -> list[Refusal]:
        """Locations of its colour that have heroes or no influence, and Havens."""
        pile = token(state, self.number).pile
        sites = sites_of(state, pile)
        found: list[Refusal] = []
        for place in state.box.locations:
            if place.pile == pile and place.index not in sites:
                why = "hero-there" if hero_at(state, place.index) else "no-influence"
                reason = "haven" if place.haven else why
                found.append(Refusal(state.box.options["to"][place.index], reason, "Q2.12", {}))
        return found

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        lay_token(state, self.number, option.value)

    def prompt_args(self, state: Quest) -> MessageArgs:
        """What it shows, which Sauron has just seen."""
        return {"face": state.box.names["face"][token(state, self.number).hidden.card]}


class MoveMinion(AboutMinion):
    """Where a commanded minion moves (Q2.12)."""

    __slots__ = ()
    at_once = True
    kind = "move-minion"
    rules = ("Q2.12",)

    def options(self, state: Quest) -> list[Option]:
        """Every location in its reach, Havens too."""
        to = state.box.options["to"]
        return [to[location] for location in minion_ways(state, self.minion)]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Move it; the card that granted the command then speaks of this minion."""
        move_minion(state, self.minion, option.value)
        waiting = state.agenda[-1] if state.agenda else None
        if isinstance(waiting, Perform):
            rebind(state, waiting.bindings.bind(foe=self.minion))
