"""What a seat sees of a Quest: built from nothing, each thing put in on purpose (Q2.13, Q3.16).

Counts of hidden things are public; their faces go to those alone who have seen them. A card that
the seat does not know stands as null in a list. The classes say what a view holds; `make protocol`
writes the page's types from them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NotRequired, TypedDict

from mathom.games.quest.cards.modifiers import attribute
from mathom.games.quest.combat.state import ENDINGS, OURS, THEIRS, Combat, Fighter
from mathom.games.quest.combat.stats import attack_of, defense_of, spent, strength
from mathom.games.quest.constants import (
    ATTRIBUTES,
    MARKERS,
    PARTS,
    SAURON,
    SEATS,
    TRACKS,
    TYPES,
    Attribute,
    CardType,
    Marker,
    Track,
)
from mathom.games.quest.hero.current_turn import part_of
from mathom.games.quest.hero.perils import doubtful_places, perilous
from mathom.games.quest.hero.reach import Travel, travel
from mathom.games.quest.hero.trade import Bargain, Offer
from mathom.games.quest.hero.travel import moves_left
from mathom.games.quest.model.determinise import knows_mission
from mathom.games.quest.model.pieces import AWAY, DECKS, DEFEATED, NOWHERE, Hero
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.actions import Act, any_command
from mathom.games.quest.sauron.commands import Command, destinations
from mathom.games.quest.sauron.influence import SpreadInfluence, limits, links, pool_room
from mathom.games.quest.sauron.plots import hindrance
from mathom.games.quest.sauron.story import (
    HEROES_SIDE,
    dominance,
    heroes_need,
    paces,
    sauron_needs,
    stage,
)
from mathom.games.quest.sauron.turn import sauron_step
from mathom.kernel.deck import Deck
from mathom.kernel.effects import NO_BINDINGS
from mathom.kernel.pile import HiddenCard, Pile

OFF_THE_MAP: Final = {NOWHERE: "not yet", AWAY: "away", DEFEATED: "defeated"}
"""Where a minion is that is at no location."""


Hidden = list[str | None]
"""Cards by id; null for one that lies face down and that this seat does not know."""


class Turn(TypedDict):
    """A hero's turn; `moves_left` is null where nothing limits how often it may still travel."""

    hero: str
    second: bool
    shadow_played: bool
    dark_path: bool
    travels: int
    moves_left: int | None


class ToGo(TypedDict):
    """How many spaces each side is from its end of the story."""

    heroes: int
    sauron: int


class StoryView(TypedDict):
    """The story track; `paces` is how far each marker goes in the next Story step.

    `stages` holds the last space of each stage; the last of all is the Finale.
    """

    markers: dict[Marker, int]
    paces: dict[Marker, int]
    stage: int
    stages: list[int]
    shadow_falls: int
    dominant: str | None
    to_go: ToGo


class TokenView(TypedDict):
    """A monster token; `face` is a foe's id or `blank`, null for those who have not seen it."""

    token: int
    pile: str
    face: str | None


class Place(TypedDict, total=False):
    """What lies at a location; `limit` is how much influence it can hold now.

    `perilous` names the heroes for whom a location is so that has no sword printed on it.
    """

    influence: int
    limit: int
    favor: int
    characters: list[str]
    tokens: list[TokenView]
    perilous: list[str]


class Pool(TypedDict):
    """The Shadow Pool; `room` is how much influence it can still take."""

    influence: int
    room: int


class Space(TypedDict):
    """A space of an action track."""

    number: int
    covered: bool


class ActivePlot(TypedDict):
    """A plot that was just played has no location until Sauron names it."""

    plot: str
    location: str | None


class EventView(TypedDict):
    """The current event, and the one that a hero was given."""

    current: str | None
    marker: str | None
    given: str | None
    keeper: str | None
    banked: int


class MinionView(TypedDict):
    """A minion; `location` is a location's id, or `not yet`, `away`, `defeated`."""

    location: str
    damage: int
    health: int


class CommandView(TypedDict):
    """A command as the option that gives it; `to` is where it could move a piece of the map."""

    kind: str
    args: dict[str, str]
    to: list[str]


class LinksView(TypedDict):
    """Locations by which one comes into reach that has `room`, itself last."""

    places: list[str]
    room: int


class SauronView(TypedDict):
    """What Sauron holds; `hindered`: why plots cannot be played now, for himself alone.

    While he acts, `room` is how much more influence locations can take, `links` brings others into
    reach, and `commands` are those that he can give now or by his next action.
    """

    plots: Hidden
    shadows: Hidden
    hindered: NotRequired[dict[str, str]]
    room: NotRequired[dict[str, int]]
    links: NotRequired[dict[str, LinksView]]
    commands: NotRequired[list[CommandView]]


class NoHero(TypedDict):
    """A hero that its player has not chosen yet."""

    hero: None


class HeroView(TypedDict):
    """A hero; `attributes` are what counts now, `levels` how often each was raised.

    `quests` are the starting quest and the advanced one when it is dealt, `errands` the encounter
    cards kept as quests; `most_levels` is how often each attribute can be raised; `travel` is for
    its own player alone.
    """

    hero: str
    location: str
    attributes: dict[Attribute, int]
    levels: dict[Attribute, int]
    most_levels: int
    favor: int
    items: list[str]
    corruption: list[str]
    quests: list[str]
    advanced_open: bool
    errands: list[str]
    completed: int
    life: int
    hand: Hidden
    rest: list[str]
    damage: Hidden
    skills: Hidden
    travel: NotRequired[Travel]


class Fulfilled(TypedDict):
    """Whether the missions are fulfilled now, for those who know them."""

    heroes: bool | None
    sauron: bool | None


class Missions(TypedDict):
    """Both sides' missions, for those who know them."""

    heroes: str | None
    sauron: str | None
    fulfilled: Fulfilled


class Terms(TypedDict):
    """What one side of a trade gives."""

    favor: int
    items: list[str]
    errands: list[str]


class TradeView(TypedDict):
    """A trade that is being offered; `proposed` once the other is asked about it."""

    offers: str
    answers: str
    proposed: bool
    gives: Terms
    asks: Terms


class DrawnView(TypedDict):
    """Cards that somebody has drawn to choose among."""

    deck: str
    cards: Hidden


class FightSide(TypedDict):
    """One side of a combat; `laid` is the card laid face down as a list of one, null without one.

    `before` is the card of the round before whose "next round" ability works now, `named` the
    type that was named for it.
    """

    exhausted: bool
    strength: int
    spent: int
    stack: list[str]
    laid: Hidden | None
    card: str | None
    cancelled: bool
    attack: int
    defense: int
    taken: int
    before: str | None
    named: CardType | None


class FightSides(TypedDict):
    """Both sides of a combat."""

    hero: FightSide
    foe: FightSide


class FightView(TypedDict):
    """A combat; `unspent` agility is in the hero's strength, `feared`: it plays a random card."""

    hero: str
    foe: str
    last: bool
    round: int
    ending: str
    health: int
    damage: int
    fortitude: int
    unspent: int
    feared: bool
    hand: Hidden
    discard: list[str]
    sides: FightSides


class DeckView(TypedDict):
    """How many cards lie in a deck, and what lies face up beside it."""

    left: int
    discard: list[str]


class Decks(TypedDict):
    """All decks; of the items, how many are left."""

    plots: DeckView
    shadows: DeckView
    skills: DeckView
    perils: DeckView
    corruption: DeckView
    events: list[DeckView]
    encounters: dict[str, DeckView]
    tokens: dict[str, DeckView]
    items: dict[str, int]


class QuestBoard(TypedDict):
    """A Quest as a seat sees it."""

    round: int
    step: str
    turn: Turn | None
    story: StoryView
    map: dict[str, Place]
    pool: Pool
    actions: dict[Track, list[Space]]
    plots: list[ActivePlot | None]
    event: EventView
    minions: dict[str, MinionView]
    sauron: SauronView
    heroes: dict[str, NoHero | HeroView]
    missions: Missions
    trade: TradeView | None
    drawn: DrawnView | None
    fight: FightView | None
    decks: Decks


def view(state: Quest, seat: int | None) -> QuestBoard:
    """The table as this seat sees it."""
    caps = limits(state.box, state.influence)
    return {
        "round": state.round,
        "step": _step(state),
        "turn": _turn(state),
        "story": _story(state),
        "map": _map(state, seat, caps),
        "pool": {"influence": state.pool, "room": pool_room(state)},
        "actions": _actions(state),
        "plots": _plots(state),
        "event": _event(state),
        "minions": _minions(state),
        "sauron": _sauron(state, seat, caps),
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
    return "setup" if state.round == 0 else sauron_step(state) or "finale"


def _turn(state: Quest) -> Turn | None:
    turn = state.turn
    if turn.seat == NOWHERE:
        return None
    return {
        "hero": SEATS[turn.seat],
        "second": turn.second,
        "shadow_played": turn.shadowed,
        "dark_path": turn.dark_path,
        "travels": turn.travels,
        "moves_left": moves_left(state),
    }


def _story(state: Quest) -> StoryView:
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


def _map(state: Quest, seat: int | None, caps: list[int]) -> dict[str, Place]:
    """What lies at each location where anything does, with how much influence each may hold."""
    box = state.box
    found: dict[int, Place] = {}
    for at, held in enumerate(state.influence):
        if held:
            found[at] = {"influence": held, "limit": caps[at]}
    for at, favor in enumerate(state.favor):
        if favor:
            found.setdefault(at, {})["favor"] = favor
    for character, at in zip(box.characters, state.characters, strict=True):
        if at >= 0:
            found.setdefault(at, {}).setdefault("characters", []).append(character.id)
    faces = box.names["face"]
    for token in state.tokens:
        shown: TokenView = {
            "token": token.number,
            "pile": box.piles[token.pile],
            "face": faces[token.hidden.card] if token.hidden.known(seat) else None,
        }
        found.setdefault(token.location, {}).setdefault("tokens", []).append(shown)
    for at in doubtful_places(state):
        if box.locations[at].perilous:
            continue
        perils = [
            SEATS[owner]
            for owner, hero in enumerate(state.heroes, 1)
            if hero.sheet != NOWHERE and perilous(state, owner, at)
        ]
        if perils:
            found.setdefault(at, {})["perilous"] = perils
    names = box.names["location"]
    return {names[at]: found[at] for at in sorted(found)}


def _actions(state: Quest) -> dict[Track, list[Space]]:
    figures = state.box.figures
    return {
        track: [
            {"number": number, "covered": (index, space) in state.actions}
            for space, number in enumerate(figures.tracks[index])
        ]
        for index, track in enumerate(TRACKS)
    }


def _plots(state: Quest) -> list[ActivePlot | None]:
    names = state.box.names
    return [
        None
        if plot == NOWHERE
        else {"plot": names["plot"][plot], "location": _id(names["location"], site)}
        for plot, site in zip(state.plots, state.sites, strict=True)
    ]


def _event(state: Quest) -> EventView:
    box = state.box
    current = state.current_event
    marker = NOWHERE if current == NOWHERE else box.events[current].marker
    return {
        "current": _id(box.names["event"], current),
        "marker": _id(box.names["location"], marker),
        "given": _id(box.names["event"], state.given_event),
        "keeper": _id(SEATS, state.keeper),
        "banked": state.banked,
    }


def _id(names: tuple[str, ...], number: int) -> str | None:
    """The id of a component, or None for none."""
    return names[number] if number >= 0 else None


def _ids(names: tuple[str, ...], numbers: Iterable[int]) -> list[str]:
    return [names[number] for number in numbers]


def _minions(state: Quest) -> dict[str, MinionView]:
    box = state.box
    return {
        minion.id: {
            "location": OFF_THE_MAP[where] if where < 0 else box.locations[where].id,
            "damage": state.wounds[number],
            "health": minion.health,
        }
        for number, (minion, where) in enumerate(zip(box.minions, state.minions, strict=True))
    }


def _sauron(state: Quest, seat: int | None, caps: list[int]) -> SauronView:
    box = state.box
    places = box.names["location"]
    told: SauronView = {
        "plots": _shown(box.names["plot"], state.plot_hand, seat),
        "shadows": _shown(box.names["shadow"], state.shadow_hand, seat),
    }
    if seat == SAURON:
        held = sorted({hidden.card for hidden in state.plot_hand})
        reasons = {box.plots[plot].id: hindrance(state, plot) for plot in held}
        told["hindered"] = {plot: reason for plot, reason in reasons.items() if reason}
        frame = state.agenda[-1] if state.agenda else None
        if isinstance(frame, Act | SpreadInfluence):
            told["room"] = {
                place: most - held
                for place, most, held in zip(places, caps, state.influence, strict=True)
                if most > held
            }
            told["links"] = {
                places[chain[-1]]: {"places": _ids(places, chain), "room": room}
                for chain, room in links(box, state.influence, caps)
            }
        if isinstance(frame, Act | Command):
            told["commands"] = [
                {"kind": option.kind, "args": dict(option.args), "to": _ids(places, ends)}
                for option in (any_command(1) if isinstance(frame, Act) else frame).options(state)
                for ends in [destinations(state, option)]
                if option.kind != "pass"
            ]
    return told


def _hero(state: Quest, owner: int, hero: Hero, seat: int | None) -> NoHero | HeroView:
    names = state.box.names
    if hero.sheet == NOWHERE:
        return {"hero": None}
    quests = [quest for quest in (hero.starting, hero.advanced) if quest != NOWHERE]
    told: HeroView = {
        "hero": names["hero"][hero.sheet],
        "location": names["location"][hero.location],
        "attributes": {
            name: attribute(state, owner, which) for which, name in enumerate(ATTRIBUTES)
        },
        "levels": dict(zip(ATTRIBUTES, hero.levels, strict=True)),
        "most_levels": state.box.figures.levels,
        "favor": hero.favor,
        "items": [id for item, id in enumerate(names["item"]) if hero.items >> item & 1],
        "corruption": _ids(names["corruption"], hero.corruption),
        "quests": _ids(names["quest"], quests),
        "advanced_open": hero.revealed,
        "errands": _ids(names["encounter"], hero.quests),
        "completed": hero.completed,
        "life": len(hero.life),
        "hand": _shown(names["card"], hero.hand, seat),
        "rest": _ids(names["card"], hero.rest),
        "damage": _shown(names["card"], hero.damage, seat),
        "skills": _shown(names["card"], hero.taught, seat),
    }
    if seat == owner:
        moves = moves_left(state) if state.turn.seat == owner else None
        told["travel"] = travel(state, owner, moves)
    return told


def _shown(
    names: tuple[str, ...], hidden_cards: tuple[HiddenCard, ...], seat: int | None
) -> Hidden:
    """Face-down cards, those that the seat knows first.

    The cards of a hand lie in order of number: left there, a known one would tell of the others.
    """
    known = [names[hidden.card] for hidden in hidden_cards if hidden.known(seat)]
    return [*known, *[None] * (len(hidden_cards) - len(known))]


def _missions(state: Quest, seat: int | None) -> Missions:
    sides = (("heroes", state.hero_mission), ("sauron", state.sauron_mission))
    known = {
        side: state.box.missions[mission]
        for side, mission in sides
        if mission != NOWHERE and knows_mission(state, seat, side == "sauron")
    }
    done = {side: mission.condition.of(state, NO_BINDINGS) for side, mission in known.items()}
    return {
        "heroes": known["heroes"].id if "heroes" in known else None,
        "sauron": known["sauron"].id if "sauron" in known else None,
        "fulfilled": {"heroes": done.get("heroes"), "sauron": done.get("sauron")},
    }


def _trade(state: Quest) -> TradeView | None:
    bargain = state.agenda[-1] if state.agenda else None
    if not isinstance(bargain, Bargain):
        return None
    offering = isinstance(bargain, Offer)
    return {
        "offers": SEATS[bargain.seat if offering else bargain.whom],
        "answers": SEATS[bargain.whom if offering else bargain.seat],
        "proposed": not offering,
        "gives": _terms(state, bargain.favor, bargain.given, bargain.errands),
        "asks": _terms(state, -bargain.favor, bargain.asked, bargain.wanted),
    }


def _terms(state: Quest, favor: int, items: tuple[int, ...], errands: tuple[int, ...]) -> Terms:
    names = state.box.names
    return {
        "favor": max(favor, 0),
        "items": _ids(names["item"], items),
        "errands": _ids(names["encounter"], errands),
    }


def _drawn(state: Quest, seat: int | None) -> DrawnView | None:
    if state.drawn_from == NOWHERE:
        return None
    deck, (role, _) = list(DECKS.items())[state.drawn_from]
    return {"deck": deck, "cards": _shown(state.box.names[role], state.drawn, seat)}


def _fight(state: Quest, combat: Combat, seat: int | None) -> FightView:
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
        "discard": _ids(box.names["card"], combat.discard),
        "sides": {
            "hero": _side(state, combat.ours, OURS, combat.hero_down, seat),
            "foe": _side(state, combat.theirs, THEIRS, combat.foe_down, seat),
        },
    }


def _side(
    state: Quest, fighter: Fighter, side: int, laid: HiddenCard | None, seat: int | None
) -> FightSide:
    cards = state.box.names["card"]
    return {
        "exhausted": fighter.exhausted,
        "strength": strength(state, side),
        "spent": spent(state, side),
        "stack": _ids(cards, fighter.stack),
        "laid": None if laid is None else _shown(cards, (laid,), seat),
        "card": _id(cards, fighter.card),
        "cancelled": fighter.cancelled,
        "attack": attack_of(state, side),
        "defense": defense_of(state, side),
        "taken": fighter.taken,
        "before": _id(cards, fighter.before),
        "named": None if fighter.named < 0 else TYPES[fighter.named],
    }


def _decks(state: Quest) -> Decks:
    names = state.box.names
    events = zip(state.event_decks, state.event_discards, strict=True)
    encounters = zip(names["deck"], state.encounters, state.encounter_discards, strict=True)
    tokens = zip(names["pile"], state.token_piles, state.token_discards, strict=True)
    return {
        "plots": _deck(names["plot"], state.plot_pile, state.plot_discard),
        "shadows": _deck(names["shadow"], state.shadow_pile, state.shadow_discard),
        "skills": _deck(names["card"], state.skill_pile, state.skill_discard),
        "perils": _deck(names["peril"], state.perils, state.peril_discard),
        "corruption": _deck(names["corruption"], state.corruption, state.corruption_discard),
        "events": [_deck(names["event"], deck, discard) for deck, discard in events],
        "encounters": {id: _deck(names["encounter"], deck, d) for id, deck, d in encounters},
        "tokens": {id: _deck(names["face"], pile, discard) for id, pile, discard in tokens},
        "items": dict(zip(names["item"], state.items, strict=True)),
    }


def _deck(names: tuple[str, ...], deck: Deck | Pile, discard: tuple[int, ...]) -> DeckView:
    return {"left": len(deck), "discard": _ids(names, discard)}
