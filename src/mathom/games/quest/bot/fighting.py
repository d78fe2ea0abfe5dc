"""How both sides combat: the strength left, the cards of the other side, and what they would do.

A card is judged by trying it against every card that the other side could lay in the believed
state, and looking at who is hurt, exhausted or defeated by it.
"""

from __future__ import annotations

from typing import Final

from mathom.games.quest.combat.abilities import NEXT_ROUND, STATIC
from mathom.games.quest.combat.choices import foe_damage
from mathom.games.quest.combat.lifecycle import agility
from mathom.games.quest.combat.state import NONE, OURS, THEIRS
from mathom.games.quest.combat.stats import current_combat, fighter, spent, strength, talent
from mathom.games.quest.constants import SAURON
from mathom.games.quest.model.decks import Card
from mathom.games.quest.model.state import Quest
from mathom.kernel.chance import Chance
from mathom.kernel.option import Option
from mathom.kernel.pile import HiddenCard
from mathom.kernel.state import advance

FULL_HAND: Final = 6
"""With so many cards a hero needs no more of them in a combat, but strength."""
MOST_ANSWERS: Final = 4
"""Against how many cards of the other side each of one's own is tried."""
HURT: Final = (0.8, 0.5)
"""What a damage taken weighs against a damage dealt, for the hero and for the foe."""
LAST_HURT: Final = (0.3, 1.5)
"""The same in the Finale, which is about nothing but the Ringwraiths' health."""
DEFEAT: Final = 4.0
EXHAUSTED: Final = 2.0
STRENGTH: Final = 0.35
"""What each strength costs that a card takes."""
LATER: Final = 0.5
"""What a card is worth besides that works in the next round."""
FARFETCHED: Final = 0.2
"""How likely somebody plays a card that exhausts him."""


def keenness(card: Card) -> float:
    """What a card is worth in combat, whoever the foe is."""
    works = 0.3 if card.ability.timing == STATIC else 0.6
    return card.attack + 0.8 * card.defense - 0.5 * card.cost + works


def missed(card: Card, copies: int) -> float:
    """How much a card of the hand is missed that is given away, of so many copies."""
    return keenness(card) - 0.3 * copies


def side_of(seat: int) -> int:
    """Which side of the combat a seat plays."""
    return THEIRS if seat == SAURON else OURS


def hand_of(state: Quest, side: int) -> tuple[HiddenCard, ...]:
    """The cards in the hand of a side."""
    combat = current_combat(state)
    return state.heroes[combat.seat - 1].hand if side == OURS else combat.foe_hand


def affordable(state: Quest, side: int, card: Card) -> bool:
    """Whether a side has the strength for a card."""
    price = card.cost
    foe = talent(state, side)
    if foe is not None:
        first = not fighter(state, side).stack
        price = foe.modified(price, "cost", card.type)
        if first:
            price = foe.modified(price, "lowest-cost", card.type)
    before = fighter(state, side).before
    if before != NONE and state.box.cards[before].ability.has("is-free", card.type):
        price = 0
    return spent(state, side) + price <= strength(state, side)


# Before the rounds.


def spend_agility(state: Quest, options: list[Option]) -> Option:
    """Cards for a small hand, strength for a full one (Q5.2)."""
    hero = state.heroes[current_combat(state).seat - 1]
    wanted = max(0, FULL_HAND - len(hero.hand))
    return options[min(wanted, agility(state), len(hero.life), len(options) - 1)]


def go_on(state: Quest, options: list[Option]) -> Option:
    """Combat on while there is a card to play and something to be won by it (Q5.9)."""
    side = side_of(state.choice.seat)
    box = state.box
    able = [
        box.cards[hidden.card]
        for hidden in hand_of(state, side)
        if affordable(state, side, box.cards[hidden.card])
    ]
    if not able:
        return box.act["exhausted"]
    if side == OURS and fighter(state, THEIRS).exhausted and not current_combat(state).last:
        return box.act["fight-on" if _can_finish(state, able) else "exhausted"]
    return box.act["fight-on"]


def _can_finish(state: Quest, able: list[Card]) -> bool:
    """Whether cards that nobody parries would defeat the foe; what a minion suffers stays."""
    combat = current_combat(state)
    if state.box.foes[combat.foe].minion:
        return True
    return sum(card.attack for card in able) >= combat.health - foe_damage(state)


# The rounds.


def lay_card(state: Quest, options: list[Option], chance: Chance) -> Option:
    """The card that does best against what the other side might lay (Q5.3)."""
    side = side_of(state.choice.seat)
    box = state.box
    answers = _answers(state, 1 - side)
    best = options[0]
    most = float("-inf")
    for option in options:
        card = box.cards[option.value]
        worth = -STRENGTH * card.cost
        if not affordable(state, side, card):
            worth -= EXHAUSTED * 2
        elif card.ability.timing == NEXT_ROUND:
            worth += LATER
        for hidden, weight in answers:
            worth += weight * _clash(state, side, option, hidden, chance)
        if worth > most:
            best, most = option, worth
    return best


def _answers(state: Quest, side: int) -> list[tuple[HiddenCard | None, float]]:
    """What a side might lay, and how likely; None if it lays nothing or nothing unknown."""
    combat = current_combat(state)
    laid = combat.hero_down if side == OURS else combat.foe_down
    if fighter(state, side).exhausted or (laid is not None and laid.known(None)):
        return [(None, 1.0)]
    hidden_cards = list(hand_of(state, side))
    if laid is not None:
        hidden_cards.append(laid)
    kinds: dict[int, tuple[HiddenCard, float]] = {}
    for hidden in hidden_cards:
        card = state.box.cards[hidden.card]
        liked = (1.0 if affordable(state, side, card) else FARFETCHED) * (1.0 + keenness(card))
        count = kinds[hidden.card][1] if hidden.card in kinds else 0.0
        kinds[hidden.card] = (hidden, count + max(0.1, liked))
    likely = sorted(kinds.values(), key=lambda item: -item[1])[:MOST_ANSWERS]
    total = sum(weight for _, weight in likely)
    return [(hidden, weight / total) for hidden, weight in likely] or [(None, 1.0)]


def _clash(
    state: Quest, side: int, option: Option, answer: HiddenCard | None, chance: Chance
) -> float:
    """How a round goes for a side with this card against that one."""
    tried = state.copy()
    tried.events = []
    combat = current_combat(tried)
    left = combat.health - foe_damage(state)
    if answer is not None:
        if side == THEIRS and combat.hero_down is not None:
            combat.hero_down = answer
        elif side == OURS and combat.foe_down is not None:
            combat.foe_down = answer
    advance(tried, option, chance)
    if answer is not None and _asks(tried, "play"):
        plays = state.box.options["play"][answer.card]
        if plays in tried.choice.options(tried):
            advance(tried, plays, chance)
    while _asks(tried, "damage"):
        advance(tried, tried.choice.options(tried)[-1], chance)
    return _reckon(tried, side, left, LAST_HURT if combat.last else HURT)


def _asks(state: Quest, kind: str) -> bool:
    return state.outcome is None and state.choice.kind == kind


def _reckon(tried: Quest, side: int, left: int, hurt: tuple[float, float]) -> float:
    """What the events of a round mean for a side; the foe had `left` health before it."""
    dealt = [0, 0]
    worth = 0.0
    ours = "sauron" if side == THEIRS else "hero"
    for event in tried.events or ():
        match event.kind:
            case "damage-hero" | "damage-foe":
                count = event.args["count"]
                assert isinstance(count, int)
                dealt[OURS if event.kind == "damage-hero" else THEIRS] += count
            case "exhausted":
                mine = str(event.args["seat"]).startswith(ours)
                worth -= EXHAUSTED if mine else -EXHAUSTED
            case "hero-defeated":
                worth += DEFEAT if side == THEIRS else -DEFEAT
            case "card-lost":
                mine = str(event.args["seat"]).startswith(ours)
                worth -= 0.4 if mine else -0.4
            case _:
                pass
    if dealt[THEIRS] >= left:
        worth += DEFEAT if side == OURS else -DEFEAT
    dealt[THEIRS] = min(dealt[THEIRS], left)
    return worth + dealt[1 - side] - hurt[side] * dealt[side]


def worst_card(state: Quest, options: list[Option]) -> Option:
    """Of some cards the one that is missed least."""
    return min(options, key=lambda option: keenness(state.box.cards[option.value]))


def best_card(state: Quest, options: list[Option]) -> Option:
    """Of some cards the one that helps most."""
    return max(options, key=lambda option: keenness(state.box.cards[option.value]))


def take_damage(state: Quest, options: list[Option]) -> Option:
    """The top of the life pool, unseen; of the hand only what must be (Q6.2)."""
    unseen = state.box.act["suffer-unseen"]
    return unseen if unseen in options else worst_card(state, options)
