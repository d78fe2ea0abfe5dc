"""Where a hero should go: what is to be had at each place, and what the way there costs."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from mathom.games.quest.bot.judging import ENOUGH_FAVOR, sauron_needs_after
from mathom.games.quest.cards.language import Requirement
from mathom.games.quest.cards.modifiers import attribute, fare
from mathom.games.quest.constants import FORTITUDE, WISDOM
from mathom.games.quest.hero.perils import perilous
from mathom.games.quest.hero.quests import own_quests
from mathom.games.quest.model.pieces import NOWHERE, Hero
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.story import heroes_need
from mathom.kernel.effects import Bindings

FAVOR: Final = 1.3
CHARACTER: Final = 2.6
OWN_QUEST: Final = 5.0
ERRAND: Final = 2.2
EVENT: Final = 1.0
HUNT: Final = 3.5
"""A monster token, for a mission that wants them gone."""
PLOT: Final = 0.8
SPACE: Final = 0.8
"""Foiling a plot, for each space that Sauron will need more by it in the end, and for each by
which it would yet advance its marker."""
MOST_WORTH: Final = 12.0

CARD: Final = 0.22
"""What a card on the way costs, in favor."""
OFTEN: Final = 0.35
"""How often a path must be paid for with its number, for want of its icon."""
PERIL: Final = 1.0
UNKNOWN_FOE: Final = 1.1
PATIENCE: Final = 10.0
"""Over how many cards of way a goal loses more than half of what it promises."""
READY: Final = 4
"""With how many cards in hand a hero dares to meet somebody."""


class Ways:
    """The cheapest ways of a hero to everywhere.

    Attributes:
        cost: what the way to each location costs, in favor.
        cards: how many cards it takes, on average.
        first: the first location on the way there, or NOWHERE.
    """

    __slots__ = ("cards", "cost", "first")

    def __init__(self, places: int) -> None:
        """Nothing is reached yet."""
        self.cost = [float("inf")] * places
        self.cards = [0.0] * places
        self.first = [NOWHERE] * places


def ways(state: Quest, seat: int) -> Ways:
    """The cheapest ways of a hero from where it stands.

    Of the first step the hand tells what it costs. Further steps are taken with cards that are
    yet to be drawn, and cost the same whatever is in the hand: so a hero on its way does not
    turn back for having spent a card.
    """
    hero = state.heroes[seat - 1]
    found = Ways(len(state.box.locations))
    found.cost[hero.location] = 0.0
    icons = {icon for hidden in hero.hand for icon in state.box.cards[hidden.card].icons}
    dread = dangers(state, seat)
    ahead: list[tuple[float, int]] = [(0.0, hero.location)]
    while ahead:
        cost, place = heappop(ahead)
        if cost > found.cost[place]:
            continue
        for path in state.box.paths_from[place]:
            if path.item != NOWHERE and not hero.items >> path.item & 1:
                continue
            end = path.ends[1] if path.ends[0] == place else path.ends[0]
            cards = 1 + OFTEN * (path.number - 1)
            if place == hero.location:
                cards = 1.0 if path.icon in icons else float(fare(state, seat, path))
            total = cost + CARD * cards + dread[end]
            if total < found.cost[end]:
                found.cost[end] = total
                found.cards[end] = found.cards[place] + cards
                found.first[end] = end if place == hero.location else found.first[place]
                heappush(ahead, (total, end))
    return found


def dangers(state: Quest, seat: int) -> list[float]:
    """What entering each location may cost a hero, in favor."""
    hero = state.heroes[seat - 1]
    weak = vigour(state, seat) < 1.0
    found = [0.0] * len(state.box.locations)
    wisdom = attribute(state, seat, WISDOM)
    for place in state.box.locations:
        if place.perilous or state.influence[place.index] > wisdom:
            found[place.index] = PERIL
    for token in state.tokens:
        known = token.hidden.known(seat)
        if not known:
            found[token.location] += UNKNOWN_FOE * (2 if weak else 1)
        elif token.hidden.card != state.box.blank:
            health = state.box.foes[token.hidden.card].health
            found[token.location] += 0.35 * health * (2 if weak else 1)
    for minion, at in enumerate(state.minions):
        if at >= 0:
            foe = state.box.minions[minion]
            left = foe.health - state.wounds[minion]
            found[at] += (0.5 * left) * (2 if weak else 1)
            if state.box.locations[at].haven:
                found[at] = 0.0
    found[hero.location] = 0.0
    return found


def vigour(state: Quest, seat: int) -> float:
    """How ready a hero is for a combat: about 1 with a fair hand and some life left."""
    hero = state.heroes[seat - 1]
    return (len(hero.hand) + min(6, len(hero.life)) * 0.5) / (READY + 3)


# What is to be had.


def goals(state: Quest, seat: int, mission: bool = True) -> list[float]:
    """What a hero would gain by exploring each location, in favor.

    Args:
        state: as the asking seat believes it.
        seat: the hero.
        mission: whether the heroes' mission counts, which Sauron does not know.
    """
    box = state.box
    hero = state.heroes[seat - 1]
    found = [0.0] * len(box.locations)
    wanted = box.missions[state.hero_mission].id if mission and state.hero_mission >= 0 else ""
    hoard = 1.6 if wanted == "isildurs-secret" or _scheming(state, hero) else 1.0
    for place, favor in enumerate(state.favor):
        found[place] += FAVOR * hoard * favor
    for place in state.characters:
        if place != NOWHERE:
            found[place] += CHARACTER
    current = state.current_event
    if current != NOWHERE and box.events[current].marker != NOWHERE:
        script = box.events[current].on_explore
        if len(script) and script.effects[0].payable(state, Bindings(hero=seat)):
            found[box.events[current].marker] += EVENT
    if wanted == "against-the-shadow":
        _hunt(state, seat, found)
    _share(state, seat, found)
    for quest in own_quests(state, seat):
        worth = OWN_QUEST * (1.6 if wanted == "the-spear-of-the-west" else 1.0)
        _ask(state, found, box.quests[quest].requirement, worth)
    for errand in hero.quests:
        requirement = box.encounters[errand].requirement
        if requirement is not None:
            _ask(state, found, requirement, ERRAND)
    for plot, site in zip(state.plots, state.sites, strict=True):
        if plot != NOWHERE and not (mission and saving(state, box.plots[plot].price)):
            found[site] += _foil(state, hero, plot)
    _shelter(state, seat, hero, found)
    return found


def _scheming(state: Quest, hero: Hero) -> bool:
    """Whether there are plots that a hero would foil if it had the favor."""
    prices = [state.box.plots[plot].price for plot in state.plots if plot != NOWHERE]
    return any(price > hero.favor for price in prices)


def _ask(state: Quest, found: list[float], requirement: Requirement, worth: float) -> None:
    """Add what a quest promises where it is fulfilled."""
    if requirement.explore != NOWHERE:
        found[requirement.explore] += worth
    if requirement.defeat != NOWHERE and requirement.at != NOWHERE:
        found[requirement.at] += worth
    if requirement.combat != NOWHERE:
        at = state.minions[requirement.combat - state.box.blank]
        if at >= 0 and requirement.explore != at:
            found[at] += worth / 2


def steps_left(state: Quest) -> int:
    """How many Story steps the heroes' marker still takes to the Finale."""
    pace = state.box.figures.story_advance
    return (heroes_need(state) + pace - 1) // pace


def saving(state: Quest, price: int) -> bool:
    """Whether the heroes keep their favor for a mission that is fulfilled by it, in the end."""
    if state.box.missions[state.hero_mission].id != "isildurs-secret" or steps_left(state) > 2:
        return False
    return sum(hero.favor for hero in state.heroes) < ENOUGH_FAVOR + price


def _foil(state: Quest, hero: Hero, plot: int) -> float:
    """What foiling an active plot is worth to a hero, if it has the favor."""
    card = state.box.plots[plot]
    steps = steps_left(state)
    gained = sauron_needs_after(state, steps, plot) - sauron_needs_after(state, steps)
    worth = PLOT * gained + SPACE * card.advance * steps
    if hero.favor >= card.price:
        return max(0.3, worth - 0.4 * card.price)
    return 0.3 if hero.favor + 1 >= card.price else 0.0


def _hunt(state: Quest, seat: int, found: list[float]) -> None:
    """Monsters to be driven off the map, for a mission that asks for it."""
    if len(state.tokens) > 2 and vigour(state, seat) >= 1.0:
        for token in state.tokens:
            found[token.location] += HUNT


def _shelter(state: Quest, seat: int, hero: Hero, found: list[float]) -> None:
    """Havens, for who is hurt or tired."""
    need = 0.3 * len(hero.damage) + 0.25 * max(0, 5 - len(hero.life))
    if heroes_need(state) <= state.box.figures.story_advance:
        need = 0.0
    if len(hero.damage) >= 4 or len(hero.life) + len(hero.hand) < attribute(state, seat, FORTITUDE):
        for haven in state.box.havens:
            found[haven] += need


def _share(state: Quest, seat: int, found: list[float]) -> None:
    """Leave to other heroes what is nearer to them."""
    hero = state.heroes[seat - 1]
    for other, ally in enumerate(state.heroes, 1):
        if other == seat:
            continue
        for place, worth in enumerate(found):
            if worth:
                theirs = state.box.distance[ally.location][place]
                if theirs < state.box.distance[hero.location][place]:
                    found[place] = worth * 0.6


class Plan:
    """What a hero means to do: where to, by which first step, and what it hopes for."""

    __slots__ = ("first", "goal", "score")

    def __init__(self, goal: int, first: int, score: float) -> None:
        """To `goal` by `first`."""
        self.goal = goal
        self.first = first
        self.score = score


def plan(state: Quest, seat: int) -> Plan:
    """The best goal of a hero; staying where it is has the score 0."""
    hero = state.heroes[seat - 1]
    promised = goals(state, seat)
    routes = ways(state, seat)
    best = Plan(hero.location, NOWHERE, 0.0)
    for place, worth in enumerate(promised):
        if place == hero.location or not worth or routes.first[place] == NOWHERE:
            continue
        fades = PATIENCE / (PATIENCE + routes.cards[place])
        score = min(worth, MOST_WORTH) * fades - routes.cost[place]
        if score > best.score:
            best = Plan(place, routes.first[place], score)
    return best


def guarded_here(state: Quest, seat: int) -> bool:
    """Whether a quest of this hero is fulfilled by the fight that ends its turn here."""
    here = state.heroes[seat - 1].location
    return any(
        state.box.quests[quest].guarded == here for quest in own_quests(state, seat)
    ) and not perilous(state, seat, here)
