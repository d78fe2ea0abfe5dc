"""Q6 Damage and defeat: a hero's cards are its life.

Here too is what moves a hero's cards between hand, life, rest and damage pool.
"""

from __future__ import annotations

from typing import Final

from mathom.games.quest.cards.modifiers import STORY_ADVANCE, limit
from mathom.games.quest.combat.state import OURS
from mathom.games.quest.constants import SEATS, WINDOWS
from mathom.games.quest.frames import AboutHero, CountChoice, CountStep, HeroChoice, HeroStep
from mathom.games.quest.hero.current_turn import end_turn, move_hero
from mathom.games.quest.hero.growth import discard_item, lose_favor
from mathom.games.quest.hero.hand import DAMAGE, hand_cards, holding, keep, trim_hand
from mathom.games.quest.model.pieces import AWAY, DEFEATED
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.shadows import OfferShadow
from mathom.games.quest.sauron.story import AdvanceByDefeat, minion_fell
from mathom.kernel.chance import Chance
from mathom.kernel.option import MessageArgs, Option, Refusal
from mathom.kernel.pile import HiddenCard, ordered

AFTER_DEFEAT: Final = WINDOWS.index("defeat")

# A hero's cards.


def draw_cards(state: Quest, seat: int, n: int, chance: Chance) -> int:
    """Draw cards from the life pool to hand, as many as there are; how many it were (Q2.14).

    A hero who may not hold so many discards next.
    """
    count = fill_hand(state, seat, n, chance)
    if count:
        trim_hand(state, seat)
    return count


def fill_hand(state: Quest, seat: int, n: int, chance: Chance) -> int:
    """Draw cards from the life pool to hand, however many it may hold; how many it were."""
    hero = state.heroes[seat - 1]
    count = max(0, min(n, len(hero.life)))
    drawn: list[HiddenCard] = []
    for _ in range(count):
        hidden, hero.life = hero.life.draw(chance, 1 << seat)
        drawn.append(hidden)
    if count:
        hero.hand = ordered((*hero.hand, *drawn))
        state.emit("draw-cards", seat=SEATS[seat], count=count)
    return count


def recover(state: Quest, seat: int, rest: bool, damage: bool) -> None:
    """Shuffle the rest pool, the damage pool or both into the life pool (Q3.1, Q3.3, Q6.3)."""
    hero = state.heroes[seat - 1]
    shown = hero.rest if rest else ()
    hidden = hero.damage if damage else ()
    if not shown and not hidden:
        return
    held = holding(state, seat)
    held.bury(shown, zones=(DAMAGE,) if damage else ())
    keep(state, held)
    if rest:
        hero.rest = ()
    state.emit("recover", seat=SEATS[seat], count=len(shown) + len(hidden))


# Damage.


class Suffer(CountStep):
    """Damage dealt to a hero: a card for each, one at a time (Q6.2).

    In a combat defeat is looked at in its damage part; elsewhere at once (Q5.11, Q6.3).
    """

    __slots__ = ("from_hand",)
    __match_args__ = ("seat", "count", "from_hand")

    def __init__(self, seat: int, count: int, from_hand: int = 0) -> None:
        """`count` damage, of which `from_hand` must be taken from the hand if it can."""
        super().__init__(seat, count)
        self.from_hand: Final = from_hand

    def run(self, state: Quest, chance: Chance) -> None:
        """Ask for every card that leaves a choice."""
        if self.count <= 0:
            return
        state.emit("damage-hero", seat=SEATS[self.seat], count=self.count)
        combat = state.combat
        if combat is not None and combat.seat == self.seat:
            combat.sides[OURS].hurt = True
            state.push(TakeDamage(self.seat, self.count, self.from_hand))
        else:
            state.push(TakeDamage(self.seat, self.count, self.from_hand), CheckDefeat(self.seat))


class TakeDamage(CountChoice):
    """Choose the card that one damage costs: the top of the life pool unseen, or of the hand."""

    __slots__ = ("from_hand",)
    __match_args__ = ("seat", "count", "from_hand")
    kind = "damage"
    rules = ("Q6.2",)

    def __init__(self, seat: int, count: int, from_hand: int) -> None:
        """`count` damage is left, of which `from_hand` must be taken from the hand."""
        super().__init__(seat, count)
        self.from_hand: Final = from_hand

    def open(self, state: Quest) -> bool:
        """Only while there is a card to lose."""
        hero = state.heroes[self.seat - 1]
        return self.count > 0 and (len(hero.life) > 0 or bool(hero.hand))

    def options(self, state: Quest) -> list[Option]:
        """The top of the life pool, unless the hand must pay, and every card of the hand."""
        box = state.box
        found = [box.options["suffer"][card] for card in hand_cards(state, self.seat)]
        if self._life(state):
            found.append(box.act["suffer-unseen"])
        return found

    def refused(self, state: Quest) -> list[Refusal]:
        """The life pool, when it is empty or the hand must pay."""
        if self._life(state):
            return []
        empty = not len(state.heroes[self.seat - 1].life)
        reason = "no-life" if empty else "from-hand"
        return [Refusal(state.box.act["suffer-unseen"], reason, "Q6.2", {})]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Lay the card face down on the damage pool, and choose the next."""
        hero = state.heroes[self.seat - 1]
        owed = self.from_hand
        if option.kind == "suffer":
            held = holding(state, self.seat)
            held.lay_down(option.value, DAMAGE)
            keep(state, held)
            owed = max(0, owed - 1)
            state.emit("suffer-hand", seat=SEATS[self.seat])
        else:
            hidden, hero.life = hero.life.draw(chance)
            hero.damage = (*hero.damage, hidden)
            state.emit("suffer-life", seat=SEATS[self.seat])
        if self.count > 1:
            state.push(TakeDamage(self.seat, self.count - 1, owed))

    def prompt_args(self, state: Quest) -> MessageArgs:
        """How much is left."""
        return {"count": self.count}

    def _life(self, state: Quest) -> bool:
        hero = state.heroes[self.seat - 1]
        return len(hero.life) > 0 and (self.count > self.from_hand or not hero.hand)


def spent_out(state: Quest, seat: int) -> bool:
    """Whether a hero has no card left in hand and life pool (Q6.3)."""
    hero = state.heroes[seat - 1]
    return not hero.hand and not len(hero.life)


class CheckDefeat(HeroStep):
    """After damage outside a combat: a hero without cards is defeated (Q6.3)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Defeat the hero, or not."""
        if spent_out(state, self.seat):
            state.push(DefeatHero(self.seat))


# Defeat.


class DefeatHero(HeroStep):
    """A hero is defeated: story, loss, haven, recovery, end of the turn (Q6.3)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """One after the other."""
        seat = self.seat
        state.emit("hero-defeated", seat=SEATS[seat])
        state.push(
            AdvanceByDefeat(seat, limit(state, seat, STORY_ADVANCE)),
            LoseSomething(seat),
            FleeToHaven(seat),
            Recover(seat),
            OfferShadow(AFTER_DEFEAT, seat),
            EndByDefeat(seat),
        )


class LoseSomething(HeroChoice):
    """A defeated hero loses a favor or an item, as it chooses (Q6.3)."""

    __slots__ = ()
    kind = "lose-something"
    public = True
    rules = ("Q6.3",)

    def open(self, state: Quest) -> bool:
        """Only a hero that has either."""
        hero = state.heroes[self.seat - 1]
        return hero.favor > 0 or hero.items > 0

    def options(self, state: Quest) -> list[Option]:
        """A favor, or any one of its items."""
        hero = state.heroes[self.seat - 1]
        box = state.box
        found = [box.act["lose-favor"]] if hero.favor else []
        found.extend(
            box.options["lose-item"][item.index]
            for item in box.items
            if hero.items >> item.index & 1
        )
        return found

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        if option.kind == "lose-favor":
            lose_favor(state, self.seat, 1)
        else:
            discard_item(state, self.seat, option.value)


def nearest_havens(state: Quest, location: int) -> list[int]:
    """The havens that are fewest locations away, in order of number."""
    steps = state.box.distance[location]
    least = min(steps[haven] for haven in state.box.havens)
    return [haven for haven in state.box.havens if steps[haven] == least]


class FleeToHaven(HeroStep):
    """A defeated hero moves to the nearest haven (Q6.3)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Go to the only one, or ask Sauron."""
        havens = nearest_havens(state, state.heroes[self.seat - 1].location)
        if len(havens) == 1:
            move_hero(state, self.seat, havens[0])
        else:
            state.push(ChooseHaven(self.seat))


class ChooseHaven(AboutHero):
    """Sauron says to which of the nearest havens a defeated hero moves (Q6.3)."""

    __slots__ = ()
    kind = "haven"
    rules = ("Q6.3",)

    def options(self, state: Quest) -> list[Option]:
        """Those that are equally near."""
        havens = nearest_havens(state, state.heroes[self.whom - 1].location)
        return [state.box.options["haven"][haven] for haven in havens]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Move the hero there."""
        move_hero(state, self.whom, option.value)


class Recover(HeroStep):
    """A defeated hero shuffles rest and damage pool into the life pool (Q6.3)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        recover(state, self.seat, rest=True, damage=True)


class EndByDefeat(HeroStep):
    """A defeated hero's turn ends (Q6.3)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """End it, if it is running."""
        end_turn(state, self.seat)


# Minions.


def wound_minion(state: Quest, minion: int, n: int) -> None:
    """Put damage on a minion; at its health it is defeated (Q6.1)."""
    foe = state.box.minions[minion]
    state.wounds[minion] += n
    state.emit("damage-foe", foe=foe.id, count=n)
    if state.wounds[minion] >= foe.health:
        defeat_minion(state, minion)


def defeat_minion(state: Quest, minion: int) -> None:
    """A minion leaves the game, or is away until it returns; its damage is removed (Q6.1)."""
    foe = state.box.minions[minion]
    state.wounds[minion] = 0
    state.minions[minion] = AWAY if "returns" in foe.powers else DEFEATED
    state.emit("foe-defeated", foe=foe.id)
    minion_fell(state)
