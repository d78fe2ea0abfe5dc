"""What cards do with characters and minions: where they go, what they suffer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mathom.games.quest.cards.asking import Ask, AskOne, HeroPicks, SauronPicks
from mathom.games.quest.cards.language import QUEST, Place, place
from mathom.games.quest.combat.defeat import wound_minion
from mathom.games.quest.constants import COMMANDS, SAURON
from mathom.games.quest.model.pieces import NOWHERE
from mathom.games.quest.sauron.commands import Command, heal, move_minion
from mathom.kernel.declaring import count, name, optional, word
from mathom.kernel.effects import ALL, UNBOUND, Bindings, rebind
from mathom.kernel.language import argument, called, flag, some_of

if TYPE_CHECKING:
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import MessageArgs, Option


# Characters.


class SendCharacter(AskOne):
    """Where a character goes."""

    __slots__ = ()
    kind = "send-character"
    rules = ("Q2.5", "Q3.13")
    chooses = "name-place"

    def prompt_args(self, state: Quest) -> MessageArgs:
        assert isinstance(self.effect, PlaceCharacter)
        who = state.box.characters[self.effect.who(self.bindings)].id
        return {**super().prompt_args(state), "character": who}


@dataclass(init=False, eq=False)
class PlaceCharacter(HeroPicks):
    """A character comes to a location; one on the map moves only if the card says so (Q9.25).

    Attributes:
        character: its number, or that of UNBOUND for the one that was picked, "pick".
    """

    asks = (SendCharacter,)
    character: int = argument(
        lambda reader, field, compiler: (
            reader.one_of(field, ("pick", *compiler.names["character"])) - 1
        )
    )
    where: Place = place()
    move_if_on_board: bool = flag()

    def who(self, bindings: Bindings) -> int:
        """The character that is meant."""
        return bindings["pick"] if self.character == UNBOUND else self.character

    def candidates(self, state: Quest, bindings: Bindings) -> list[int]:
        """Where it may go: nowhere if none is meant, or it is on the map and stays."""
        who = self.who(bindings)
        if who == UNBOUND or (state.characters[who] != NOWHERE and not self.move_if_on_board):
            return []
        return self.where.of(state, bindings)

    def chosen(self, state: Quest, bindings: Bindings, value: int, chance: Chance) -> None:
        who = self.who(bindings)
        state.characters[who] = value
        character = state.box.characters[who].id
        where = state.box.locations[value].id
        state.emit("character-placed", character=character, location=where)


class Dismiss(AskOne):
    """Which character goes back to its area."""

    __slots__ = ()
    kind = "dismiss"
    rules = ("Q2.4",)
    chooses = "name-character"


@dataclass(init=False, eq=False)
class ReturnCharacter(SauronPicks):
    """Characters go back to their area: all at a place, or one that Sauron chooses."""

    asks = (Dismiss,)
    which: str = word(("all", "choice"))
    where: Place = place()

    def resolve(self, state: Quest, bindings: Bindings, chance: Chance) -> None:
        """Send them, or ask which one."""
        if self.which == "choice":
            super().resolve(state, bindings, chance)
            return
        for who in self.candidates(state, bindings):
            self.chosen(state, bindings, who, chance)

    def candidates(self, state: Quest, bindings: Bindings) -> list[int]:
        places = self.where.of(state, bindings)
        return [who for who, where in enumerate(state.characters) if where in places]

    def chosen(self, state: Quest, bindings: Bindings, value: int, chance: Chance) -> None:
        where = state.box.locations[state.characters[value]].id
        state.characters[value] = NOWHERE
        character = state.box.characters[value].id
        state.emit("character-returned", character=character, location=where)


# Minions.


class StrikeMinion(AskOne):
    """Which minion suffers the damage."""

    __slots__ = ()
    kind = "strike-minion"
    rules = ("Q2.4", "Q6.1")
    chooses = "name-minion"


@dataclass(init=False, eq=False)
class DamageMinion(HeroPicks):
    """Damage for one minion at a place, as the heroes choose (Q6.1)."""

    asks = (StrikeMinion,)
    n: int = count(20, 1)
    where: Place = place()

    def candidates(self, state: Quest, bindings: Bindings) -> list[int]:
        places = self.where.of(state, bindings)
        return [minion for minion, where in enumerate(state.minions) if where in places]

    def chosen(self, state: Quest, bindings: Bindings, value: int, chance: Chance) -> None:
        wound_minion(state, value, self.n)


class BringMinion(AskOne):
    """Which minion is brought."""

    __slots__ = ()
    kind = "bring-minion"
    rules = ("Q3.11", "Q2.4")
    chooses = "name-minion"

    def prompt_args(self, state: Quest) -> MessageArgs:
        """Where it is brought."""
        assert isinstance(self.effect, MoveMinion)
        return {**super().prompt_args(state), "location": state.box.locations[self.effect.to].id}


@dataclass(init=False, eq=False)
class MoveMinion(SauronPicks):
    """Sauron brings a minion from anywhere on the map; with `as` the rest speaks of it."""

    asks = (BringMinion,)
    always = True
    to: int = name("location")
    named: str = called("as", optional(word(("foe",)), ""))

    def candidates(self, state: Quest, bindings: Bindings) -> list[int]:
        return [minion for minion, where in enumerate(state.minions) if where >= 0]

    def chosen(self, state: Quest, bindings: Bindings, value: int, chance: Chance) -> None:
        if state.minions[value] != self.to:
            move_minion(state, value, self.to)
        if self.named:
            rebind(state, bindings.bind(foe=value))


class RestoreWhom(AskOne):
    """Which minion is restored."""

    __slots__ = ()
    kind = "restore-whom"
    rules = ("Q3.14", "Q6.1")
    chooses = "name-minion"


class RestoreWhere(Ask["RestoreMinion"]):
    """Where the restored minion is placed."""

    __slots__ = ()
    kind = "restore-where"
    rules = ("Q3.14",)

    def options(self, state: Quest) -> list[Option]:
        """The places that the card allows."""
        name = state.box.options["name-place"]
        return [name[place] for place in self.effect.where.of(state, self.bindings)]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        foe = self.bindings["foe"]
        state.minions[foe] = option.value
        where = state.box.locations[option.value].id
        state.emit("minion-placed", minion=state.box.minions[foe].id, location=where)

    def prompt_args(self, state: Quest) -> MessageArgs:
        minion = state.box.minions[self.bindings["foe"]].id
        return {**super().prompt_args(state), "minion": minion}


@dataclass(init=False, eq=False)
class RestoreMinion(SauronPicks):
    """Sauron heals a minion wholly and places it anew; even a defeated one returns (Q9.88)."""

    asks = (RestoreWhom, RestoreWhere)
    always = True
    where: Place = place()

    def candidates(self, state: Quest, bindings: Bindings) -> list[int]:
        """Every minion that has entered the game, defeated ones too, if there is a place."""
        if not self.where.of(state, bindings):
            return []
        return [minion for minion, where in enumerate(state.minions) if where != NOWHERE]

    def chosen(self, state: Quest, bindings: Bindings, value: int, chance: Chance) -> None:
        heal(state, value, ALL)
        state.push(RestoreWhere(SAURON, self, bindings.bind(foe=value)))


@QUEST.effect("command", n=count(10, 1), kinds=some_of(COMMANDS))
def command(
    state: Quest, bindings: Bindings, chance: Chance, n: int, kinds: tuple[int, ...]
) -> None:
    """Commands for Sauron, limited to some pieces (Q2.12); a minion that moves is the `foe`."""
    state.push(Command(n, kinds, n))


QUEST.effects.update(
    {
        "place-character": PlaceCharacter,
        "return-character": ReturnCharacter,
        "damage-minion": DamageMinion,
        "move-minion": MoveMinion,
        "restore-minion": RestoreMinion,
    }
)
