"""D6 Alliances: Race symbols bring Alliance tokens."""

from __future__ import annotations

from typing import Final

from mathom.games.duel.box import RACES, SEATS
from mathom.games.duel.ending import check_victory
from mathom.games.duel.frames import EffectChoice, SideChoice, SideStep
from mathom.games.duel.state import Duel
from mathom.games.duel.symbols import add_token
from mathom.kernel.agenda import Frame
from mathom.kernel.chance import Chance
from mathom.kernel.option import MessageArgs, Option, Refusal

MATCHING = 2
DIFFERENT = 3


class Rally(SideStep):
    """See what a Race symbol just gained brings about (D6.1, D6.2)."""

    __slots__ = ("race",)
    __match_args__ = ("seat", "race")

    def __init__(self, seat: int, race: int) -> None:
        """After `seat` gained a symbol of `race`."""
        super().__init__(seat)
        self.race: Final = race

    def run(self, state: Duel, chance: Chance) -> None:
        """Two matching symbols, or the third different one."""
        side = state.sides[self.seat]
        owned = [race for race, count in enumerate(side.races) if count]
        if side.races[self.race] == MATCHING:
            reveal(state, self.seat, [self.race], MATCHING, chance)
        elif side.races[self.race] == 1 and len(owned) == DIFFERENT and not side.allied:
            side.allied = 1
            reveal(state, self.seat, owned, 1, chance)


def reveal(state: Duel, seat: int, races: list[int], count: int, chance: Chance) -> None:
    """Show the uppermost tokens of these stacks to everybody; the seat will keep one.

    They stay on their stacks until one is taken, which is just where the others return to.
    Short stacks show what they have (D9.14).
    """
    tokens: list[int] = []
    for race in races:
        stack = state.stacks[race].known(count, chance)
        state.stacks[race] = stack
        tokens.extend(stack.top[:count])
    if tokens:
        names = [state.box.tokens[token].id for token in tokens]
        state.emit("reveal-tokens", seat=SEATS[seat], token=names)
        state.push(KeepToken(seat, tuple(tokens)))


class KeepToken(SideChoice):
    """Keep one of the revealed tokens (D6.1, D6.2)."""

    __slots__ = ("tokens",)
    __match_args__ = ("seat", "tokens")
    kind = "keep"
    rules = ("D6.1", "D6.2")

    def __init__(self, seat: int, tokens: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.tokens: Final = tokens

    def options(self, state: Duel) -> list[Option]:
        return [state.box.keep[token] for token in self.tokens]

    def take(self, state: Duel, option: Option, chance: Chance) -> None:
        """Lay it before the player; what acts once acts now."""
        seat = self.seat
        token = state.box.tokens[option.value]
        state.stacks[token.race] = state.stacks[token.race].without(token.index)
        add_token(state.box, state.sides[seat], token.index)
        state.emit("keep", seat=SEATS[seat], token=token.id)
        check_victory(state, seat)
        if token.when == "gained":
            state.push(*token.frames[seat])

    def problem(self, state: Duel) -> str:
        """It offers tokens that lie known on their stacks, each once."""
        shown = {token for stack in state.stacks for token in stack.top}
        if not self.tokens or not set(self.tokens) <= shown:
            return "duel-agenda-tokens-known"
        return "duel-agenda-tokens-once" if len(set(self.tokens)) < len(self.tokens) else ""


class ChooseRace(EffectChoice):
    """Choose the stack whose uppermost tokens are revealed, as Grey Havens does (D2.12)."""

    __slots__ = ("count",)
    __match_args__ = ("seat", "by", "count")
    kind = "race"
    rules = ("D2.12", "D6.1")

    def __init__(self, seat: int, by: int, count: int) -> None:
        """Reveal `count` of them."""
        super().__init__(seat, by)
        self.count: Final = count

    def open(self, state: Duel) -> bool:
        """Only if any stack has tokens."""
        return any(len(stack) for stack in state.stacks)

    def options(self, state: Duel) -> list[Option]:
        """The Races with tokens left."""
        return self.or_pass(
            state,
            [state.box.race[race] for race in range(len(RACES)) if len(state.stacks[race])],
        )

    def refused(self, state: Duel) -> list[Refusal]:
        """The Races whose stack is empty."""
        return [
            Refusal(option, "no-tokens", "D9.14", {})
            for race, option in enumerate(state.box.race)
            if not len(state.stacks[race])
        ]

    def take(self, state: Duel, option: Option, chance: Chance) -> None:
        if option.kind == "race":
            reveal(state, self.seat, [option.value], self.count, chance)

    def prompt_args(self, state: Duel) -> MessageArgs:
        """How many are revealed."""
        return {"count": self.count}


def set_off(state: Duel, seat: int, colour: str, chain: bool) -> list[Frame]:
    """What the side's tokens do when a card of a colour is played or a Landmark is taken.

    Asked before the card's own effects: a token that the card brings comes too late for it
    (D9.9). Tokens act in the order they were gained (D9.10).
    """
    frames: list[Frame] = []
    for index in state.sides[seat].tokens:
        token = state.box.tokens[index]
        if token.when == colour or (chain and token.when == "chain"):
            frames.extend(token.frames[seat])
    return frames
