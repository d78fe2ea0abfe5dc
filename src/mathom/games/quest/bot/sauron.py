"""How Sauron plays: plots that hurry the story, influence and foes where the heroes must go."""

from __future__ import annotations

from typing import Final

from mathom.games.quest.bot.fighting import go_on, lay_card
from mathom.games.quest.bot.journeys import goals
from mathom.games.quest.cards.modifiers import attribute
from mathom.games.quest.constants import HEROES, WISDOM
from mathom.games.quest.model.pieces import NOWHERE
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.commands import (
    LayToken,
    MoveMinion,
    MoveToken,
    minion_ways,
    sites_of,
    token_ways,
)
from mathom.games.quest.sauron.influence import limits, pool_room
from mathom.games.quest.sauron.plots import free_space, hindrance
from mathom.games.quest.sauron.story import EnterMinion, heroes_need, stage
from mathom.games.quest.sauron.tokens import token
from mathom.kernel.chance import Chance
from mathom.kernel.option import Option

ADVANCE: Final = 2.0
PRICE: Final = 0.3
MISSION: Final = 1.2
HOPE: Final = 0.4
"""What each influence takes off a plot that the Shadow Pool lacks for it."""
TOO_EARLY: Final = 1.5
"""What it takes off a plot that the Shadow Pool cannot hold enough for in this stage."""
CONDITION: Final = 1.2
"""What an unfulfilled requirement takes off a plot."""
NEAR: Final = 3
"""How far ahead of a hero influence and foes are put."""


def advise_sauron(state: Quest, options: list[Option], chance: Chance) -> Option | None:
    """What Sauron would choose; None where trying out is better."""
    act = state.box.act
    match state.choice.kind:
        case "plot":
            return _plot(state, options)
        case "affect":
            return max(options, key=lambda option: _remote(state, option.value))
        case "keep-plot":
            return max(options, key=lambda option: plot_worth(state, option.value))
        case "bury-plot":
            return min(options, key=lambda option: plot_worth(state, option.value))
        case "act":
            return _act(state, options)
        case "spread":
            return _spread(state, options)
        case "enter":
            return _enter(state, options)
        case "command":
            return _command(state, options)
        case "move-token" | "lay-token" | "move-minion":
            return _send(state, options)
        case "attack" | "confront":
            return _attack(state, options)
        case "fight-as":
            return max(options, key=lambda option: power(state, option.value))
        case "go-on":
            return go_on(state, options)
        case "play":
            return lay_card(state, options, chance)
        case "draw-more" | "draw-more-foe":
            return options[0]
        case "shadow":
            return _shadow(state, options)
        case "haven":
            return max(options, key=lambda option: _remote(state, option.value))
        case "react":
            return act["accept"] if act["accept"] in options else options[0]
        case _:
            return None


def mission_of(state: Quest) -> str:
    """The id of Sauron's own mission, empty before it is dealt."""
    return state.box.missions[state.sauron_mission].id if state.sauron_mission >= 0 else ""


MARKER_OF: Final = {
    "in-darkness-bind-them": 1,
    "to-rule-them-all": 2,
    "where-the-shadows-lie": 3,
}
"""The marker that a mission wants in the last stage."""


# Plots.


def plot_worth(state: Quest, plot: int) -> float:
    """What having a plot in play, now or soon, is worth (Q2.3)."""
    card = state.box.plots[plot]
    worth = ADVANCE * card.advance + PRICE * card.price
    if MARKER_OF.get(mission_of(state), NOWHERE) == card.marker:
        worth += MISSION
    front = max(range(HEROES + 1, 4), key=lambda marker: state.markers[marker])
    if card.marker == front:
        worth += 0.5
    lacking = max(0, card.influence - state.pool)
    worth -= HOPE * lacking
    if lacking > pool_room(state):
        worth -= TOO_EARLY
    if card.requirement is not None and hindrance(state, plot) == "unfulfilled":
        worth -= CONDITION
    return worth


def _plot(state: Quest, options: list[Option]) -> Option:
    """Play the best plot there is; make room for one that is much better (Q2.3)."""
    played = [option for option in options if option.kind == "play-plot"]
    if played:
        return max(played, key=lambda option: plot_worth(state, option.value))
    if free_space(state) == NOWHERE and state.plot_hand:
        held = max(plot_worth(state, hidden.card) for hidden in state.plot_hand)
        drops = [option for option in options if option.kind == "drop-plot"]
        worst = min(drops, key=lambda option: plot_worth(state, state.plots[option.value]))
        if held > plot_worth(state, state.plots[worst.value]) + ADVANCE + 1.0:
            return worst
    return state.box.act["pass"]


def _remote(state: Quest, location: int) -> float:
    """How far from all heroes a location is, and how deep in the Shadow."""
    steps = [state.box.distance[hero.location][location] for hero in state.heroes]
    return min(steps) + 0.3 * state.influence[location]


# Actions.


def _act(state: Quest, options: list[Option]) -> Option | None:
    """The track that promises most; shadow cards are tried first (Q2.7)."""
    if any(option.kind == "shadow" for option in options):
        return None
    tracks = [option for option in options if option.kind == "action"]
    if not tracks:
        return state.box.act["pass"]
    return best_track(state, tracks)


def best_track(state: Quest, tracks: list[Option]) -> Option:
    """Which of three tracks to use: what is lacking most counts most."""
    return max(tracks, key=lambda option: _track_worth(state, option.value))


def _track_worth(state: Quest, track: int) -> float:
    spaces = state.box.figures.tracks[track]
    space = next(space for space in range(len(spaces)) if (track, space) not in state.actions)
    number = spaces[space]
    if track == 0:
        pool = min(pool_room(state), state.box.figures.to_pool)
        return 0.35 * number + 0.8 * pool
    if track == 1:
        ready = sum(not hindrance(state, hidden.card) for hidden in state.plot_hand)
        room = state.plots.count(NOWHERE)
        lack = max(0, 1 + room - len(state.plot_hand)) + (0 if ready else 1)
        return number * (0.6 + 0.6 * lack)
    return number * (0.9 if len(state.tokens) < 4 else 0.6)


def _spread(state: Quest, options: list[Option]) -> Option:
    """Into the Shadow Pool first, then where the heroes will come (Q2.8)."""
    act = state.box.act
    if act["to-pool"] in options and state.pool < _pool_wanted(state):
        return act["to-pool"]
    places = [option for option in options if option.kind == "spread"]
    if not places:
        return options[0]
    worths = lanes(state)
    return max(places, key=lambda option: worths[option.value])


def _pool_wanted(state: Quest) -> int:
    """How much the Shadow Pool should hold: for every plot and shadow card in hand, and soon."""
    wants = [state.box.plots[hidden.card].influence for hidden in state.plot_hand]
    wants += [state.box.shadows[hidden.card].influence for hidden in state.shadow_hand]
    return max(4 * stage(state), *wants, 0)


def lanes(state: Quest) -> list[float]:
    """How much one more influence is worth at each location."""
    box = state.box
    found = [0.0] * len(box.locations)
    most = limits(box, state.influence)
    for seat, hero in enumerate(state.heroes, 1):
        wisdom = attribute(state, seat, WISDOM)
        promised = goals(state, seat, mission=False)
        steps = box.distance[hero.location]
        for place in range(len(found)):
            if state.influence[place] > wisdom or steps[place] == 0:
                continue
            near = max(0.0, NEAR + 1 - steps[place]) * 0.5
            found[place] += near + min(promised[place], 5.0) * 0.4
            if most[place] <= wisdom:
                found[place] *= 0.5
    for hold in box.strongholds:
        found[hold] += 0.8
    for plot, site in zip(state.plots, state.sites, strict=True):
        if plot != NOWHERE:
            found[site] += 0.6
    for place, held in enumerate(state.influence):
        if not held:
            found[place] += 0.4
    _needs(state, found)
    return found


def _needs(state: Quest, found: list[float]) -> None:
    """Influence that plots of the hand, or the mission, ask for."""
    box = state.box
    ids = {box.plots[hidden.card].id for hidden in state.plot_hand}
    names = box.names["location"]
    for plot, centre in (
        ("orcs-in-the-mountains", "mount-gundabad"),
        ("wormtongue-taints-theoden", "edoras"),
        ("rise-of-the-uruk-hai", "isengard"),
    ):
        if plot in ids:
            at = names.index(centre)
            for place in (at, *box.locations[at].near):
                found[place] += 1.5
    if mission_of(state) == "to-find-them-all":
        shire = names.index("the-shire")
        for place, steps in enumerate(box.distance[shire]):
            found[place] += 0.8 / (1 + steps)


# Minions and monsters.


def power(state: Quest, foe: int) -> float:
    """How dangerous a foe is; a blank token is not."""
    box = state.box
    if foe == box.blank:
        return -1.0
    kind = box.foes[foe]
    wounds = state.wounds[foe - box.blank] if kind.minion else 0
    return kind.health - wounds + kind.strength + 0.5 * kind.fortitude


def frailty(state: Quest, seat: int) -> float:
    """How weak a hero looks: few cards, and those Sauron can only count."""
    hero = state.heroes[seat - 1]
    return 20.0 - len(hero.hand) - len(hero.life)


def hunting_grounds(state: Quest) -> list[float]:
    """How good it is to have a foe at each place: near weak heroes, before what they seek."""
    box = state.box
    best = [0.0] * len(box.locations)
    for seat, hero in enumerate(state.heroes, 1):
        promised = goals(state, seat, mission=False)
        weak = 1 + 0.05 * frailty(state, seat)
        for place, steps in enumerate(box.distance[hero.location]):
            near = (1.0 if box.locations[place].haven else 6.0) / (1 + steps)
            goal = 0.4 * min(5.0, promised[place]) / (1 + 0.3 * steps)
            best[place] = max(best[place], near * weak + goal)
    return best


def _enter(state: Quest, options: list[Option]) -> Option:
    """Minions always come, where the heroes are nearer (Q2.2)."""
    assert isinstance(state.choice, EnterMinion)
    places = [option for option in options if option.kind == "enter"]
    prey = hunting_grounds(state)
    return max(places, key=lambda option: prey[option.value])


def _command(state: Quest, options: list[Option]) -> Option:
    """Whatever brings a foe most nearer to a hero; hurt minions heal (Q2.12)."""
    best = state.box.act["pass"]
    most = 0.05
    prey = hunting_grounds(state)
    for option in options:
        worth = _command_worth(state, option, prey)
        if worth > most:
            best, most = option, worth
    return best


def _command_worth(state: Quest, option: Option, prey: list[float]) -> float:
    value = option.value
    match option.kind:
        case "move-token":
            piece = token(state, value)
            if piece.hidden.card == state.box.blank:
                return 0.0
            here = prey[piece.location]
            return max(prey[to] for to in token_ways(state, value)) - here
        case "draw-token":
            sites = sites_of(state, value)
            return 0.8 + 0.4 * max(prey[to] for to in sites)
        case "move-minion":
            target = _errand(state, value)
            if target != NOWHERE:
                return 3.0 if state.minions[value] != target else 0.0
            here = prey[state.minions[value]]
            return max(prey[to] for to in minion_ways(state, value)) - here
        case "heal":
            return 0.5 * min(state.wounds[value], state.box.figures.heal)
        case _:
            return 0.0


def _errand(state: Quest, minion: int) -> int:
    """The Shire, for the Ringwraiths when the end is near and the mission wants them there."""
    if mission_of(state) != "to-find-them-all" or "returns" not in state.box.minions[minion].powers:
        return NOWHERE
    if heroes_need(state) > 8 and max(state.markers) < 12:
        return NOWHERE
    return state.box.names["location"].index("the-shire")


def _send(state: Quest, options: list[Option]) -> Option:
    """Where a token or minion goes: to its prey, or on its errand (Q2.12)."""
    frame = state.choice
    if isinstance(frame, MoveMinion):
        target = _errand(state, frame.minion)
        if target != NOWHERE:
            return min(options, key=lambda option: state.box.distance[target][option.value])
    assert isinstance(frame, (MoveMinion, MoveToken, LayToken))
    prey = hunting_grounds(state)
    return max(options, key=lambda option: prey[option.value])


def _attack(state: Quest, options: list[Option]) -> Option:
    """The strongest foe there is; a peril rather than a blank token (Q3.8)."""
    box = state.box
    best = options[0]
    most = float("-inf")
    for option in options:
        if option.kind == "attack":
            worth = power(state, box.blank + option.value)
        elif option.kind == "attack-token":
            worth = power(state, token(state, option.value).hidden.card)
        else:
            worth = 7.0
        if worth > most:
            best, most = option, worth
    return best


# Shadow cards.


def _shadow(state: Quest, options: list[Option]) -> Option | None:
    """Play what there is, but for what trying shows to be useless (Q3.14)."""
    if all(option.kind == "pass" for option in options):
        return options[0]
    return None
