"""What a seat sees of a Quest: built from nothing, each thing put in on purpose (Q2.13, Q3.16).

Counts of hidden things are public; their faces go to those alone who have seen them. A card that
the seat does not know stands as null in a list.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mathom.games.quest.cards.modifiers import TRAVEL_STEPS, attribute, limit
from mathom.games.quest.cards.script import NO_CAST
from mathom.games.quest.combat.state import ENDINGS, OURS, THEIRS, Combat, Fighter
from mathom.games.quest.combat.stats import attack_of, defense_of, spent, strength
from mathom.games.quest.constants import ATTRIBUTES, MARKERS, PARTS, SAURON, SEATS, TRACKS, TYPES
from mathom.games.quest.hero.current_turn import part_of
from mathom.games.quest.hero.perils import perilous
from mathom.games.quest.hero.trade import Bargain, Offer
from mathom.games.quest.model.determinise import knows_mission
from mathom.games.quest.model.pieces import AWAY, DECKS, DEFEATED, NOWHERE, Hero
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.actions import ActionStep
from mathom.games.quest.sauron.events import EventStep
from mathom.games.quest.sauron.influence import limits, pool_room
from mathom.games.quest.sauron.plots import PlotStep, hindrance
from mathom.games.quest.sauron.rally import HeroDraw
from mathom.games.quest.sauron.story import (
    HEROES_SIDE,
    Story,
    dominance,
    heroes_need,
    paces,
    sauron_needs,
    stage,
)
from mathom.games.quest.sauron.turn import SauronTurn
from mathom.kernel.agenda import Frame
from mathom.kernel.pile import HiddenCard
from mathom.kernel.state import Json

SAURONS_STEPS: Final[tuple[tuple[type[Frame], str], ...]] = (
    (Story, "rally"),
    (PlotStep, "story"),
    (EventStep, "plot"),
    (ActionStep, "event"),
    (HeroDraw, "action"),
    (SauronTurn, "draw"),
)
"""The step that is running, by the one that waits after it (Q2.1 to Q2.14)."""

OFF_THE_MAP: Final = {NOWHERE: "not yet", AWAY: "away", DEFEATED: "defeated"}
"""Where a minion is that is at no location."""


def view(state: Quest, seat: int | None) -> Json:
    """The table as this seat sees it."""
    return {
        "round": state.round,
        "step": _step(state),
        "turn": _turn(state),
        "story": _story(state),
        "map": _map(state, seat),
        "pool": {"influence": state.pool, "room": pool_room(state)},
        "actions": _actions(state),
        "plots": _plots(state),
        "event": _event(state),
        "minions": _minions(state),
        "sauron": _sauron(state, seat),
        "heroes": {
            SEATS[owner]: _hero(state, owner, hero, seat)
            for owner, hero in enumerate(state.heroes, 1)
        },
        "missions": _missions(state, seat),
        "trade": _trade(state),
        "drawn": _drawn(state, seat),
        "fight": None if state.combat is None else _fight(state, state.combat, seat),
        "decks": _decks(state),
    }


def _step(state: Quest) -> str:
    """The running step: a part of a hero's turn, or of Sauron's."""
    part = part_of(state)
    if part != NOWHERE:
        return PARTS[part]
    if state.round == 0:
        return "setup"
    # What is last on the agenda does not wait: it is asking.
    waiting = {type(frame) for frame in state.agenda[:-1]}
    for later, running in SAURONS_STEPS:
        if later in waiting:
            return running
    return "finale"


def _turn(state: Quest) -> Json | None:
    turn = state.turn
    if turn.seat == NOWHERE:
        return None
    return {
        "hero": SEATS[turn.seat],
        "second": turn.second,
        "shadow_played": turn.shadowed,
        "dark_path": turn.dark_path,
        "travels": turn.travels,
        "moves_left": _moves_left(state),
    }


def _moves_left(state: Quest) -> int | None:
    """How often the hero may still travel in this turn; None where nothing limits it (Q3.5)."""
    turn = state.turn
    most = limit(state, turn.seat, TRAVEL_STEPS)
    left = [] if most == NOWHERE else [max(0, most - turn.travels)]
    if turn.most_moves != NOWHERE:
        left.append(turn.most_moves)
    return min(left, default=None)


def _story(state: Quest) -> Json:
    figures = state.box.figures
    side = dominance(state)
    return {
        "markers": dict(zip(MARKERS, state.markers, strict=True)),
        "paces": dict(zip(MARKERS, paces(state, state.slowed), strict=True)),
        "stage": stage(state),
        "stages": list(figures.stages),
        "shadow_falls": figures.shadow_falls,
        "dominant": {SAURON: "sauron", HEROES_SIDE: "heroes"}.get(side),
        "to_go": {"heroes": heroes_need(state), "sauron": sauron_needs(state)},
    }


def _map(state: Quest, seat: int | None) -> Json:
    """What lies at each location where anything does.

    `perilous` names the heroes for whom a location is so that has no sword printed on it.
    """
    box = state.box
    caps = limits(box, state.influence)
    doubtful = _doubtful(state)
    found: Json = {}
    for location in box.locations:
        at = location.index
        place: Json = {}
        if state.influence[at]:
            place["influence"] = state.influence[at]
            place["limit"] = caps[at]
        if state.favor[at]:
            place["favor"] = state.favor[at]
        here = [box.characters[c].id for c, where in enumerate(state.characters) if where == at]
        if here:
            place["characters"] = here
        tokens = [
            {
                "token": token.number,
                "pile": box.piles[token.pile],
                "face": _face(state, token.slip, seat),
            }
            for token in state.tokens
            if token.location == at
        ]
        if tokens:
            place["tokens"] = tokens
        if at in doubtful and not location.perilous:
            perils = [
                SEATS[owner]
                for owner, hero in enumerate(state.heroes, 1)
                if hero.sheet != NOWHERE and perilous(state, owner, at)
            ]
            if perils:
                place["perilous"] = perils
        if place:
            found[location.id] = place
    return found


def _doubtful(state: Quest) -> set[int]:
    """Where more than the print can make a location perilous (Q4.1)."""
    found = {at for at, influence in enumerate(state.influence) if influence}
    found.update((state.turn.feared, *state.sites))
    for minion, where in zip(state.box.minions, state.minions, strict=True):
        if minion.threatens and where >= 0:
            found.update((where, *state.box.locations[where].near))
    return found


def _face(state: Quest, slip: HiddenCard, seat: int | None) -> str | None:
    """What is on a monster token, for those who have seen it."""
    if not slip.known(seat):
        return None
    return "blank" if slip.card == state.box.blank else state.box.foes[slip.card].id


def _actions(state: Quest) -> Json:
    figures = state.box.figures
    return {
        track: [
            {"number": number, "covered": (index, space) in state.actions}
            for space, number in enumerate(figures.tracks[index])
        ]
        for index, track in enumerate(TRACKS)
    }


def _plots(state: Quest) -> list[Json | None]:
    """The active plots; one that was just played affects no location until Sauron names it."""
    box = state.box
    return [
        None
        if plot == NOWHERE
        else {
            "plot": box.plots[plot].id,
            "location": None if site == NOWHERE else box.locations[site].id,
        }
        for plot, site in zip(state.plots, state.sites, strict=True)
    ]


def _event(state: Quest) -> Json:
    box = state.box
    current, given = state.current_event, state.given_event
    marker = NOWHERE if current == NOWHERE else box.events[current].marker
    return {
        "current": None if current == NOWHERE else box.events[current].id,
        "marker": None if marker == NOWHERE else box.locations[marker].id,
        "given": None if given == NOWHERE else box.events[given].id,
        "keeper": None if state.keeper == NOWHERE else SEATS[state.keeper],
        "banked": state.banked,
    }


def _minions(state: Quest) -> Json:
    box = state.box
    return {
        minion.id: {
            "location": OFF_THE_MAP[where] if where < 0 else box.locations[where].id,
            "damage": state.wounds[number],
            "health": minion.health,
        }
        for number, (minion, where) in enumerate(zip(box.minions, state.minions, strict=True))
    }


def _sauron(state: Quest, seat: int | None) -> Json:
    box = state.box
    told: Json = {
        "plots": _shown(box.names["plot"], state.plot_hand, seat),
        "shadows": _shown(box.names["shadow"], state.shadow_hand, seat),
    }
    if seat == SAURON:
        held = {slip.card for slip in state.plot_hand}
        told["hindered"] = {
            box.plots[plot].id: hindrance(state, plot)
            for plot in sorted(held)
            if hindrance(state, plot)
        }
    return told


def _hero(state: Quest, owner: int, hero: Hero, seat: int | None) -> Json:
    box = state.box
    if hero.sheet == NOWHERE:
        return {"hero": None}
    quests = [box.quests[quest].id for quest in (hero.starting, hero.advanced) if quest != NOWHERE]
    return {
        "hero": box.sheets[hero.sheet].id,
        "location": box.locations[hero.location].id,
        "attributes": {
            name: attribute(state, owner, which) for which, name in enumerate(ATTRIBUTES)
        },
        "levels": dict(zip(ATTRIBUTES, hero.levels, strict=True)),
        "favor": hero.favor,
        "items": [item.id for item in box.items if hero.items >> item.index & 1],
        "corruption": [box.corruption[card].id for card in hero.corruption],
        "quests": quests,
        "advanced_open": hero.revealed,
        "errands": [box.encounters[card].id for card in hero.quests],
        "completed": hero.completed,
        "life": len(hero.life),
        "hand": _shown(box.names["card"], hero.hand, seat),
        "rest": [box.cards[card].id for card in hero.rest],
        "damage": _shown(box.names["card"], hero.damage, seat),
        "skills": _shown(box.names["card"], hero.taught, seat),
    }


def _shown(
    names: Sequence[str], slips: tuple[HiddenCard, ...], seat: int | None
) -> list[str | None]:
    """Face-down cards, those that the seat knows first.

    The cards of a hand lie in order of number: left there, a known one would tell of the others.
    """
    known = [names[slip.card] for slip in slips if slip.known(seat)]
    return [*known, *(None for slip in slips if not slip.known(seat))]


def _missions(state: Quest, seat: int | None) -> Json:
    box = state.box
    ours, theirs = state.hero_mission, state.sauron_mission
    sees_ours = ours != NOWHERE and knows_mission(state, seat, sauron=False)
    sees_theirs = theirs != NOWHERE and knows_mission(state, seat, sauron=True)
    return {
        "heroes": box.missions[ours].id if sees_ours else None,
        "sauron": box.missions[theirs].id if sees_theirs else None,
        "fulfilled": {
            "heroes": box.missions[ours].condition.holds(state, NO_CAST) if sees_ours else None,
            "sauron": box.missions[theirs].condition.holds(state, NO_CAST) if sees_theirs else None,
        },
    }


def _trade(state: Quest) -> Json | None:
    """The trade that is being offered: who offers it, to whom, and what each would give."""
    bargain = state.agenda[-1] if state.agenda else None
    if not isinstance(bargain, Bargain):
        return None
    offering = isinstance(bargain, Offer)
    box = state.box
    return {
        "offers": SEATS[bargain.seat if offering else bargain.whom],
        "answers": SEATS[bargain.whom if offering else bargain.seat],
        "proposed": not offering,
        "gives": {
            "favor": max(bargain.favor, 0),
            "items": [box.items[item].id for item in bargain.given],
            "errands": [box.encounters[card].id for card in bargain.errands],
        },
        "asks": {
            "favor": max(-bargain.favor, 0),
            "items": [box.items[item].id for item in bargain.asked],
            "errands": [box.encounters[card].id for card in bargain.wanted],
        },
    }


def _drawn(state: Quest, seat: int | None) -> Json | None:
    """Cards that somebody has drawn to choose among."""
    if state.drawn_from == NOWHERE:
        return None
    deck = DECKS[state.drawn_from]
    names = state.box.names["card" if deck == "skill" else deck]
    return {
        "deck": deck,
        "cards": _shown(names, state.drawn, seat),
    }


def _fight(state: Quest, combat: Combat, seat: int | None) -> Json:
    box = state.box
    foe = box.foes[combat.foe]
    wounds = state.wounds[foe.index - box.blank] if foe.minion else combat.damage
    return {
        "hero": SEATS[combat.seat],
        "foe": foe.id,
        "last": combat.last,
        "round": combat.round,
        "ending": ENDINGS[combat.ending],
        "health": combat.health,
        "damage": wounds,
        "fortitude": combat.fortitude,
        "unspent": combat.unspent,
        "feared": combat.feared,
        "hand": _shown(box.names["card"], combat.foe_hand, seat),
        "discard": [box.cards[card].id for card in combat.discard],
        "sides": {
            "hero": _side(state, combat.sides[OURS], OURS, combat.hero_down, seat),
            "foe": _side(state, combat.sides[THEIRS], THEIRS, combat.foe_down, seat),
        },
    }


def _side(
    state: Quest, fighter: Fighter, side: int, laid: HiddenCard | None, seat: int | None
) -> Json:
    box = state.box
    return {
        "exhausted": fighter.exhausted,
        "strength": strength(state, side),
        "spent": spent(state, side),
        "stack": [box.cards[card].id for card in fighter.stack],
        "laid": None if laid is None else _shown(box.names["card"], (laid,), seat),
        "card": None if fighter.card < 0 else box.cards[fighter.card].id,
        "cancelled": fighter.cancelled,
        "attack": attack_of(state, side),
        "defense": defense_of(state, side),
        "taken": fighter.taken,
        "before": None if fighter.before < 0 else box.cards[fighter.before].id,
        "named": None if fighter.named < 0 else TYPES[fighter.named],
    }


def _decks(state: Quest) -> Json:
    """How many cards lie in each deck, and what lies face up beside it."""
    box = state.box
    return {
        "plots": {
            "left": len(state.plot_pile),
            "discard": [box.plots[card].id for card in state.plot_discard],
        },
        "shadows": {
            "left": len(state.shadow_pile),
            "discard": [box.shadows[card].id for card in state.shadow_discard],
        },
        "skills": {
            "left": len(state.skill_pile),
            "discard": [box.cards[card].id for card in state.skill_discard],
        },
        "perils": {
            "left": len(state.perils),
            "discard": [box.perils[card].id for card in state.peril_discard],
        },
        "corruption": {
            "left": len(state.corruption),
            "discard": [box.corruption[card].id for card in state.corruption_discard],
        },
        "events": [
            {"left": len(deck), "discard": [box.events[card].id for card in discard]}
            for deck, discard in zip(state.event_decks, state.event_discards, strict=True)
        ],
        "encounters": {
            name: {"left": len(deck), "discard": [box.encounters[card].id for card in discard]}
            for name, deck, discard in zip(
                box.decks, state.encounters, state.encounter_discards, strict=True
            )
        },
        "tokens": {
            name: {
                "left": len(pile),
                "discard": [
                    "blank" if face == box.blank else box.foes[face].id for face in discard
                ],
            }
            for name, pile, discard in zip(
                box.piles, state.token_piles, state.token_discards, strict=True
            )
        },
        "items": {item.id: state.items[item.index] for item in box.items},
    }
