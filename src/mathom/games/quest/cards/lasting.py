"""Lasting effects: what works for as long as a card lies there.

They are never carried out. Rules that need a number, a ban or a reaction ask about them, through
`modifiers` or through the functions here. This module knows no rules, for most of them need it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from mathom.games.quest.cards.asking import Ask
from mathom.games.quest.cards.reading import DataEffect, flag
from mathom.games.quest.cards.script import Bindings, Effect, Place, Script, perform
from mathom.games.quest.constants import ATTRIBUTES, BEGINNINGS, MARKERS, SAURON
from mathom.games.quest.model.pieces import NOWHERE

if TYPE_CHECKING:
    from mathom.games.quest.cards.compiling import Compiler
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import Option
    from mathom.kernel.reading import Reader

CONSULTS: Final = "hero-consults-character"
STORY_STEP: Final = "story-step"
COMBAT_START: Final = "combat-start"
SHADOW_PLAYED: Final = "shadow-card-played-on-my-turn"
OCCASIONS: Final = (CONSULTS, STORY_STEP, COMBAT_START, SHADOW_PLAYED)
"""When a trigger works."""

NUMBERS: Final = (
    "attribute",
    "hand-limit",
    "favor-limit",
    "favor-gain-per-turn",
    "travel-steps-per-turn",
    "encounter-draw",
    "peril-draw",
    "rest-or-defeat-story-advance",
    "path-cost",
)
"""The numbers that a modifier changes."""

NEXT_TURN: Final = BEGINNINGS.index("next-turn")
NEXT_COMBAT: Final = BEGINNINGS.index("next-combat")

BANS: Final = ("rest", "draw-encounter", "consult", "trade")
"""What a card can forbid."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting(DataEffect):
    """An effect that is asked about; carrying it out does nothing."""

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """It works already."""


class Modifier(Lasting):
    """A number that is another while the card lies there.

    Attributes:
        what: one of NUMBERS.
        attribute: which attribute, or NOWHERE.
        n: how much is added.
        to: what the number is set to, or NOWHERE.
        optional: whether Sauron may do without.
        water: whether it is about water paths only.
        any_card: whether any one card pays.
        least: what it never falls below.
    """

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `what`, `n` or `set`, and for some `attribute`, `optional`, `path_kind`..."""
        super().__init__(reader, compiler)
        self.what: Final = NUMBERS[reader.one_of("what", NUMBERS)]
        self.attribute: Final = (
            reader.one_of("attribute", ATTRIBUTES) if self.what == "attribute" else NOWHERE
        )
        self.to: Final = reader.count("set", 30) if reader.has("set") else NOWHERE
        self.n: Final = reader.count("n", 30, -30) if self.to == NOWHERE else 0
        self.optional: Final = flag(reader, "optional")
        if self.optional:
            reader.one_of("by", ("sauron",))
        on_path = self.what == "path-cost"
        self.water: Final = on_path and reader.one_of("path_kind", ("any", "water")) == 1
        self.any_card: Final = on_path and flag(reader, "any_card")
        self.least: Final = reader.count("minimum", 30) if reader.has("minimum") else 0


class Forbid(Lasting):
    """Something that a hero may not do while the card lies there.

    Attributes:
        what: some of BANS.
        where: at which locations, or None for everywhere.
    """

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `what`, `who` and `where`; everywhere is `{ any = true }`."""
        super().__init__(reader, compiler)
        self.what: Final = tuple(BANS[number] for number in reader.some_of("what", BANS))
        if reader.has("who"):
            reader.one_of("who", ("self", "each-hero"))
        everywhere = reader.value("where") == {"any": True}
        self.where: Final[Place | None] = None if everywhere else compiler.place(reader, "where")


class TreatAsPerilous(Lasting):
    """A location that is perilous: while the plot is active, or until the hero's turn ends."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `where` and `until`."""
        super().__init__(reader, compiler)
        self.where: Final = compiler.place(reader, "where")
        until = ("plot-leaves-play", "end-of-hero-turn")
        self.this_turn: Final = reader.one_of("until", until) == 1

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """For this turn: note the location."""
        if self.this_turn:
            place = self.where.locations(state, cast)[0]
            state.turn.feared = place
            state.emit("perilous", location=state.box.locations[place].id)


class SubstituteMonster(Lasting):
    """Sauron may treat a revealed monster token as another monster.

    Attributes:
        where: at which locations.
        foe: which monster it may become.
    """

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `by`, `optional`, `where`, `tokens` and `as`."""
        super().__init__(reader, compiler)
        reader.one_of("by", ("sauron",))
        if not flag(reader, "optional"):
            raise reader.wrong("optional", "must be true: Sauron decides token by token")
        self.where: Final = compiler.place(reader, "where")
        reader.one_of("tokens", ("non-blank",))
        self.foe: Final = reader.one_of("as", compiler.names.monsters)


class Trigger(Lasting):
    """Something that happens whenever something else does.

    Attributes:
        when: one of OCCASIONS.
        character: for CONSULTS, which character; otherwise NOWHERE.
        optional: whether Sauron decides.
        effects: what happens.
    """

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `when`, `effects`, and for some `character`, `optional_by`."""
        super().__init__(reader, compiler)
        self.when: Final = OCCASIONS[reader.one_of("when", OCCASIONS)]
        self.character: Final = (
            reader.one_of("character", compiler.names.characters)
            if self.when == CONSULTS
            else NOWHERE
        )
        self.optional: Final = reader.has("optional_by")
        if self.optional:
            reader.one_of("optional_by", ("sauron",))
        self.effects: Final[Script] = compiler.inner(reader, "effects")

    def pull(self, state: Quest, cast: Bindings) -> None:
        """Have it happen next, or ask Sauron whether it shall."""
        if self.optional:
            state.push(React(SAURON, self, cast))
        else:
            perform(state, self.effects, cast)


class React(Ask):
    """Whether something that Sauron decides about shall happen."""

    __slots__ = ()
    kind = "react"
    rules = ("Q3.14",)
    serves = (Trigger,)

    def options(self, state: Quest) -> list[Option]:
        return [state.box.act["accept"], state.box.act["decline"]]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Do it, or not."""
        assert isinstance(self.effect, Trigger)
        if option.kind == "accept":
            perform(state, self.effect.effects, self.cast)


@mypyc_attr(allow_interpreted_subclasses=True)
class StoryMove(DataEffect):
    """So many spaces for one story marker; what carries it out is in `board`."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `marker` and `n`, which is negative for steps back."""
        super().__init__(reader, compiler)
        self.marker: Final = reader.one_of("marker", MARKERS)
        self.n: Final = reader.count("n", 18, -18)


# What the rules ask.


def holdings(state: Quest, seat: int) -> Iterator[Effect]:
    """The lasting effects of what a hero holds: its corruption cards and its items."""
    hero = state.heroes[seat - 1]
    for card in hero.corruption:
        if not _waits(state, card):
            yield from state.box.corruption[card].effects.effects
    for item in state.box.items:
        if hero.items >> item.index & 1:
            yield from item.effects.effects


def _waits(state: Quest, card: int) -> bool:
    """Whether a corruption card does nothing yet, because it was gained just now (Q9.102)."""
    begins = state.box.corruption[card].begins
    if begins == NEXT_TURN:
        return card in state.turn.fresh
    return begins == NEXT_COMBAT and state.combat is not None and card in state.combat.fresh


def creeping(state: Quest) -> tuple[int, ...]:
    """How far the current event advances each story marker in every Story step (Q2.2)."""
    paces = [0] * len(MARKERS)
    if state.current_event != NOWHERE:
        for effect in state.box.events[state.current_event].ongoing.effects:
            if isinstance(effect, Trigger) and effect.when == STORY_STEP:
                for move in effect.effects.effects:
                    if isinstance(move, StoryMove):
                        paces[move.marker] += move.n
    return tuple(paces)


def answers(state: Quest, seat: int) -> list[Trigger]:
    """What this hero holds that answers a shadow card played in its turn (Q3.14)."""
    return _triggers(state, seat, SHADOW_PLAYED)


def combat_begins(state: Quest, seat: int) -> None:
    """A combat of this hero begins: have what it holds react to that (Q5.2)."""
    for trigger in reversed(_triggers(state, seat, COMBAT_START)):
        trigger.pull(state, Bindings(hero=seat))


def _triggers(state: Quest, seat: int, when: str) -> list[Trigger]:
    return [
        effect
        for effect in holdings(state, seat)
        if isinstance(effect, Trigger) and effect.when == when
    ]
