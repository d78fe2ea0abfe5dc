"""What cards do with characters and minions: where they go, what they suffer."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mathom.games.quest.cards.asking import Ask
from mathom.games.quest.cards.reading import DataEffect, acting, flag
from mathom.games.quest.cards.script import NOBODY, Bindings, rename
from mathom.games.quest.cards.values import ALL
from mathom.games.quest.combat.defeat import wound_minion
from mathom.games.quest.constants import COMMANDS, SAURON
from mathom.games.quest.model.pieces import NOWHERE
from mathom.games.quest.sauron.commands import Command, heal, move_minion

if TYPE_CHECKING:
    from mathom.games.quest.cards.compiling import Compiler
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import MessageArgs, Option
    from mathom.kernel.reading import Reader

PICK: Final = "pick"
"""How a card calls the character that it has named before."""


# Characters.


def set_character(state: Quest, character: int, location: int) -> None:
    """Put a character on a location."""
    state.characters[character] = location
    state.emit(
        "character-placed",
        character=state.box.characters[character].id,
        location=state.box.locations[location].id,
    )


def send_home(state: Quest, character: int) -> None:
    """Put a character back to its area."""
    where = state.box.locations[state.characters[character]].id
    state.characters[character] = NOWHERE
    name = state.box.characters[character].id
    state.emit("character-returned", character=name, location=where)


class PlaceCharacter(DataEffect):
    """A character comes to a location; one on the map moves only if the card says so (Q9.25)."""

    goes: ClassVar[str] = "where"

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `character` (or "pick"), `where` and `move_if_on_board`."""
        super().__init__(reader, compiler)
        self.character: Final = reader.one_of("character", (PICK, *compiler.names.characters)) - 1
        self.where: Final = compiler.place(reader, self.goes)
        self.moves: Final = self.goes == "to" or flag(reader, "move_if_on_board")

    def who(self, cast: Bindings) -> int:
        """The character that is meant."""
        return cast.pick if self.character < 0 else self.character

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Put it there; ask the hero where, if there are several places."""
        who = self.who(cast)
        if who == NOBODY or (state.characters[who] != NOWHERE and not self.moves):
            return
        places = self.where.locations(state, cast)
        if len(places) > 1:
            state.push(SendCharacter(acting(state, cast), self, cast))
        elif places:
            set_character(state, who, places[0])


class MoveCharacter(PlaceCharacter):
    """A character on the map moves; the fields are `character` (or "pick") and `to`."""

    goes = "to"


class SendCharacter(Ask):
    """Where a character goes."""

    __slots__ = ()
    kind = "send-character"
    rules = ("Q2.5", "Q3.13")
    serves = (PlaceCharacter,)

    def options(self, state: Quest) -> list[Option]:
        """The places that the card allows."""
        assert isinstance(self.effect, PlaceCharacter)
        name = state.box.options["name-place"]
        return [name[place] for place in self.effect.where.locations(state, self.cast)]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        assert isinstance(self.effect, PlaceCharacter)
        set_character(state, self.effect.who(self.cast), option.value)

    def prompt_args(self, state: Quest) -> MessageArgs:
        assert isinstance(self.effect, PlaceCharacter)
        who = state.box.characters[self.effect.who(self.cast)].id
        return {**super().prompt_args(state), "character": who}


class ReturnCharacter(DataEffect):
    """Characters go back to their area: all at a place, or one that Sauron chooses."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `which` ("all" or "choice") and `where`."""
        super().__init__(reader, compiler)
        self.every: Final = reader.one_of("which", ("all", "choice")) == 0
        self.where: Final = compiler.place(reader, "where")

    def meant(self, state: Quest, cast: Bindings) -> list[int]:
        places = self.where.locations(state, cast)
        return [who for who, where in enumerate(state.characters) if where in places]

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Send them, or ask which one."""
        meant = self.meant(state, cast)
        if self.every or len(meant) == 1:
            for who in meant:
                send_home(state, who)
        elif meant:
            state.push(Dismiss(SAURON, self, cast))


class Dismiss(Ask):
    """Which character goes back to its area."""

    __slots__ = ()
    kind = "dismiss"
    rules = ("Q2.4",)
    serves = (ReturnCharacter,)

    def options(self, state: Quest) -> list[Option]:
        """Those in reach of the card."""
        assert isinstance(self.effect, ReturnCharacter)
        name = state.box.options["name-character"]
        return [name[who] for who in self.effect.meant(state, self.cast)]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        send_home(state, option.value)


# Minions.


class DamageMinion(DataEffect):
    """Damage for one minion at a place, as the heroes choose (Q6.1)."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `n` and `where`."""
        super().__init__(reader, compiler)
        self.n: Final = reader.count("n", 20, 1)
        self.where: Final = compiler.place(reader, "where")

    def meant(self, state: Quest, cast: Bindings) -> list[int]:
        places = self.where.locations(state, cast)
        return [minion for minion, where in enumerate(state.minions) if where in places]

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Deal it, or ask to which."""
        meant = self.meant(state, cast)
        if len(meant) == 1:
            wound_minion(state, meant[0], self.n)
        elif meant:
            state.push(StrikeMinion(acting(state, cast), self, cast))


class StrikeMinion(Ask):
    """Which minion suffers the damage."""

    __slots__ = ()
    kind = "strike-minion"
    rules = ("Q2.4", "Q6.1")
    serves = (DamageMinion,)

    def options(self, state: Quest) -> list[Option]:
        """Those in reach of the card."""
        assert isinstance(self.effect, DamageMinion)
        name = state.box.options["name-minion"]
        return [name[minion] for minion in self.effect.meant(state, self.cast)]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        assert isinstance(self.effect, DamageMinion)
        wound_minion(state, option.value, self.effect.n)


def read_minion(reader: Reader, sources: tuple[str, ...]) -> None:
    """Field `minion`: any one that Sauron chooses from these sources."""
    table = reader.table("minion")
    table.one_of("choice", ("sauron",))
    if len(table.some_of("from", sources)) != len(sources):
        raise table.wrong("from", f"must be {' and '.join(sources)}")
    table.end()


class MoveMinion(DataEffect):
    """Sauron brings a minion from anywhere on the map to a location."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `minion`, `to`, `by`, and `as` where what follows speaks of it."""
        super().__init__(reader, compiler)
        read_minion(reader, ("board",))
        self.to: Final = reader.one_of("to", compiler.names.locations)
        reader.one_of("by", ("sauron",))
        self.named: Final = reader.has("as") and reader.one_of("as", ("foe",)) == 0

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Ask which, if any is on the map."""
        state.push(BringMinion(SAURON, self, cast))


class BringMinion(Ask):
    """Which minion is brought."""

    __slots__ = ()
    kind = "bring-minion"
    rules = ("Q3.11", "Q2.4")
    serves = (MoveMinion,)

    def open(self, state: Quest) -> bool:
        """If any is on the map."""
        return any(where >= 0 for where in state.minions)

    def options(self, state: Quest) -> list[Option]:
        """Every minion on the map."""
        name = state.box.options["name-minion"]
        return [name[minion] for minion, where in enumerate(state.minions) if where >= 0]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Move it; the rest of the script speaks of it if the card says so."""
        assert isinstance(self.effect, MoveMinion)
        if state.minions[option.value] != self.effect.to:
            move_minion(state, option.value, self.effect.to)
        if self.effect.named:
            rename(state, self.cast.naming(foe=option.value))

    def prompt_args(self, state: Quest) -> MessageArgs:
        """Where it is brought."""
        assert isinstance(self.effect, MoveMinion)
        return {**super().prompt_args(state), "location": state.box.locations[self.effect.to].id}


class RestoreMinion(DataEffect):
    """Sauron heals a minion wholly and places it anew; even a defeated one returns (Q9.88)."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `minion`, `heal` (always "all") and `place`."""
        super().__init__(reader, compiler)
        read_minion(reader, ("board", "defeated"))
        reader.one_of("heal", ("all",))
        self.where: Final = compiler.place(reader, "place")

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Ask which, if any has entered."""
        state.push(RestoreWhom(SAURON, self, cast))


class RestoreWhom(Ask):
    """Which minion is restored."""

    __slots__ = ()
    kind = "restore-whom"
    rules = ("Q3.14", "Q6.1")
    serves = (RestoreMinion,)

    def open(self, state: Quest) -> bool:
        """If there is one, and a place for it."""
        assert isinstance(self.effect, RestoreMinion)
        places = self.effect.where.locations(state, self.cast)
        return bool(places) and any(where != NOWHERE for where in state.minions)

    def options(self, state: Quest) -> list[Option]:
        """Every minion that has entered the game, defeated ones too."""
        name = state.box.options["name-minion"]
        return [name[minion] for minion, where in enumerate(state.minions) if where != NOWHERE]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Heal it and ask where it goes."""
        heal(state, option.value, ALL)
        named = self.cast.naming(foe=option.value)
        state.push(RestoreWhere(SAURON, self.effect, named))


class RestoreWhere(Ask):
    """Where the restored minion is placed."""

    __slots__ = ()
    kind = "restore-where"
    rules = ("Q3.14",)
    serves = (RestoreMinion,)

    def options(self, state: Quest) -> list[Option]:
        """The places that the card allows."""
        assert isinstance(self.effect, RestoreMinion)
        name = state.box.options["name-place"]
        return [name[place] for place in self.effect.where.locations(state, self.cast)]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        state.minions[self.cast.foe] = option.value
        minion = state.box.minions[self.cast.foe].id
        where = state.box.locations[option.value].id
        state.emit("minion-placed", minion=minion, location=where)

    def prompt_args(self, state: Quest) -> MessageArgs:
        return {**super().prompt_args(state), "minion": state.box.minions[self.cast.foe].id}


class GiveCommand(DataEffect):
    """Commands for Sauron, limited to some pieces (Q2.12)."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `n` and `kinds`, some of COMMANDS; `as` ("foe") names a minion that moves."""
        super().__init__(reader, compiler)
        self.n: Final = reader.count("n", 10, 1)
        self.kinds: Final = tuple(reader.some_of("kinds", COMMANDS))
        if reader.has("as"):
            reader.one_of("as", ("foe",))

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Ask Sauron for them; the command itself names a minion that moves."""
        state.push(Command(self.n, self.kinds, self.n))


PEOPLE: Final[dict[str, type[DataEffect]]] = {
    "place-character": PlaceCharacter,
    "move-character": MoveCharacter,
    "return-character": ReturnCharacter,
    "damage-minion": DamageMinion,
    "move-minion": MoveMinion,
    "restore-minion": RestoreMinion,
    "command": GiveCommand,
}
"""The effects of this chapter."""
