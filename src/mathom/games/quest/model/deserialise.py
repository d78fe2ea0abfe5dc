"""Reads a Quest back from the JSON that `writing` makes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.quest.combat.state import read_fight
from mathom.games.quest.model.box import ATTRIBUTES, FOE_DECKS, MARKERS, SEATS, TRACKS
from mathom.games.quest.model.fields import (
    read_clues,
    read_flag,
    read_maybe,
    read_pile,
    read_slip,
    read_slips,
)
from mathom.games.quest.model.pieces import AWAY, DECKS, DEFEATED, NOWHERE, Hero, HeroTurn, Token
from mathom.games.quest.model.state import Quest
from mathom.games.quest.model.validate_agenda import agenda_problem
from mathom.kernel.deck import Deck
from mathom.kernel.errors import BadState
from mathom.kernel.outcome import read_outcome
from mathom.kernel.reading import Reader

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mathom.games.quest.model.box import Box
    from mathom.games.quest.model.state import Settings
    from mathom.kernel.agenda import Frame

MANY: Final = 1000
"""More favor, influence or damage than this is a mistake."""


def read_state(
    reader: Reader, box: Box, settings: Settings, agenda: list[Frame], endings: Mapping[str, str]
) -> Quest:
    """The state of a text; the settings and the agenda have been read already."""
    heroes = [_hero(box, item) for item in reader.tables("heroes")]
    if not 1 <= len(heroes) < len(SEATS):
        raise reader.wrong("heroes", "quest-field-heroes", {"most": len(SEATS) - 1})
    state = Quest(box, settings, heroes)
    seats = SEATS[: state.players]
    state.agenda = agenda
    state.outcome = read_outcome(reader, seats, endings)
    state.round = reader.count("round", MANY)
    state.turn = _turn(box, reader.table("turn"), seats)
    _map(state, reader)
    _sauron(state, reader)
    _decks(state, reader)
    if reader.value("fight") is not None:
        state.combat = read_fight(reader.table("fight"), box)
    problem = agenda_problem(state)
    if problem:
        raise reader.wrong("agenda", problem, {})
    return state


def _turn(box: Box, reader: Reader, seats: Sequence[str]) -> HeroTurn:
    turn = HeroTurn(read_maybe(reader, "seat", seats), read_flag(reader, "second"))
    turn.shadowed = read_flag(reader, "shadowed")
    turn.dark_path = read_flag(reader, "dark_path")
    turn.scouted = read_flag(reader, "scouted")
    turn.honoured = read_flag(reader, "honoured")
    turn.gained = reader.count("gained", MANY)
    turn.fresh = tuple(reader.some_of("fresh", box.names["corruption"]))
    turn.travels = reader.count("travels", MANY)
    if reader.value("most_moves") is not None:
        turn.most_moves = reader.count("most_moves", MANY)
    turn.feared = read_maybe(reader, "feared", box.names["location"])
    turn.no_ambush = read_flag(reader, "no_ambush")
    turn.declined = sum(1 << seat for seat in set(reader.some_of("declined", seats)))
    reader.end()
    return turn


def _hero(box: Box, reader: Reader) -> Hero:
    names = box.names
    cards = names["card"]
    hero = Hero()
    hero.sheet = read_maybe(reader, "sheet", names["hero"])
    hero.location = read_maybe(reader, "location", names["location"])
    hero.favor = reader.count("favor", MANY)
    hero.levels = tuple(reader.counts("levels", len(ATTRIBUTES), box.figures.levels))
    hero.items = sum(1 << item for item in set(reader.some_of("items", names["item"])))
    hero.corruption = tuple(reader.some_of("corruption", names["corruption"]))
    hero.starting = read_maybe(reader, "starting", names["quest"])
    hero.advanced = read_maybe(reader, "advanced", names["quest"])
    hero.revealed = read_flag(reader, "revealed")
    hero.quests = tuple(reader.some_of("quests", names["encounter"]))
    hero.completed = reader.count("completed", 2)
    hero.life = read_pile(reader, "life", cards, SEATS)
    hero.hand = read_slips(reader, "hand", cards, SEATS)
    hero.damage = read_slips(reader, "damage", cards, SEATS)
    hero.rest = tuple(reader.some_of("rest", cards))
    hero.taught = read_slips(reader, "taught", cards, SEATS)
    hero.clues = read_clues(reader, "clues", SEATS)
    reader.end()
    return hero


def _map(state: Quest, reader: Reader) -> None:
    box = state.box
    places = box.names["location"]
    state.influence = _counts(reader, "influence", places)
    state.favor = _counts(reader, "favor", places)
    state.pool = reader.count("pool", MANY)
    characters = reader.table("characters")
    state.characters = [
        characters.one_of(id, places) if characters.has(id) else NOWHERE
        for id in box.names["character"]
    ]
    characters.end()
    minions = reader.table("minions")
    for id in box.names["minion"]:
        minion = minions.table(id)
        state.minions.append(_whereabouts(minion, places))
        state.wounds.append(minion.count("wounds", MANY))
        minion.end()
    minions.end()
    state.tokens = tuple(_token(box, item) for item in reader.tables("tokens"))
    markers = reader.table("markers")
    state.markers = [markers.count(marker, box.figures.finale) for marker in MARKERS]
    markers.end()
    state.stage = reader.count("stage", len(box.figures.stages), 1)
    state.slowed = reader.count("slowed", MANY, -MANY)


def _counts(reader: Reader, field: str, names: Sequence[str]) -> list[int]:
    """How many lie at each location; those without are not in the table."""
    table = reader.table(field)
    found = [table.count(name, MANY, 1) if table.has(name) else 0 for name in names]
    table.end()
    return found


def _whereabouts(reader: Reader, places: Sequence[str]) -> int:
    at = reader.value("at")
    if at == "defeated":
        return DEFEATED
    return AWAY if at == "away" else read_maybe(reader, "at", places)


def _token(box: Box, reader: Reader) -> Token:
    token = Token(
        reader.count("number", len(box.names["token"]) - 1),
        reader.one_of("pile", box.piles),
        read_maybe(reader, "location", box.names["location"]),
        read_slip(reader.table("slip"), box.names["face"], SEATS),
    )
    reader.end()
    return token


def _sauron(state: Quest, reader: Reader) -> None:
    box = state.box
    names = box.names
    spaces = reader.items("plots")
    if len(spaces) != box.figures.plot_spaces:
        raise reader.wrong("plots", "quest-field-plots", {"count": box.figures.plot_spaces})
    state.plots = [NOWHERE] * len(spaces)
    state.sites = [NOWHERE] * len(spaces)
    for space, item in enumerate(spaces):
        if item is not None:
            table = Reader(
                item, reader.part(("quest-field-plot-space", {"space": space + 1})), BadState
            )
            state.plots[space] = table.one_of("plot", names["plot"])
            state.sites[space] = read_maybe(table, "site", names["location"])
            table.end()
    actions: list[tuple[int, int]] = []
    for item in reader.tables("actions"):
        track = item.one_of("track", TRACKS)
        actions.append((track, item.count("space", len(box.figures.tracks[track]) - 1)))
        item.end()
    state.actions = tuple(actions)
    state.plot_pile = read_pile(reader, "plot_pile", names["plot"], SEATS)
    state.plot_hand = read_slips(reader, "plot_hand", names["plot"], SEATS)
    state.plot_discard = tuple(reader.some_of("plot_discard", names["plot"]))
    state.shadow_pile = read_pile(reader, "shadow_pile", names["shadow"], SEATS)
    state.shadow_hand = read_slips(reader, "shadow_hand", names["shadow"], SEATS)
    state.shadow_discard = tuple(reader.some_of("shadow_discard", names["shadow"]))
    state.hero_mission = read_maybe(reader, "hero_mission", names["mission"])
    state.sauron_mission = read_maybe(reader, "sauron_mission", names["mission"])
    state.missions_shown = reader.count("missions_shown", 3)


def _decks(state: Quest, reader: Reader) -> None:
    box = state.box
    names = box.names
    piles = reader.table("token_piles")
    for id in box.piles:
        pile = piles.table(id)
        state.token_piles.append(read_pile(pile, "pile", names["face"], SEATS))
        state.token_discards.append(tuple(pile.some_of("discard", names["face"])))
        pile.end()
    piles.end()
    foes = reader.table("foe_piles")
    state.foe_piles = [read_pile(foes, id, names["card"], SEATS) for id in FOE_DECKS]
    foes.end()
    state.skill_pile = read_pile(reader, "skill_pile", names["card"], SEATS)
    state.skill_discard = tuple(reader.some_of("skill_discard", names["card"]))
    stages = reader.tables("events")
    if len(stages) != len(box.figures.stages):
        raise reader.wrong("events", "quest-field-events", {"count": len(box.figures.stages)})
    for item in stages:
        deck, discard = _deck(item, names["event"])
        state.event_decks.append(deck)
        state.event_discards.append(discard)
    state.current_event = read_maybe(reader, "current_event", names["event"])
    state.given_event = read_maybe(reader, "given_event", names["event"])
    state.keeper = read_maybe(reader, "keeper", SEATS[: state.players])
    state.banked = reader.count("banked", MANY)
    encounters = reader.table("encounters")
    for id in box.decks:
        deck, discard = _deck(encounters.table(id), names["encounter"])
        state.encounters.append(deck)
        state.encounter_discards.append(discard)
    encounters.end()
    state.gone = tuple(reader.some_of("gone", names["encounter"]))
    state.perils, state.peril_discard = _deck(reader.table("perils"), names["peril"])
    state.corruption, state.corruption_discard = _deck(
        reader.table("corruption"), names["corruption"]
    )
    items = reader.table("items")
    state.items = [items.count(item, MANY) for item in names["item"]]
    items.end()
    if reader.value("drawn") is not None:
        drawn = reader.table("drawn")
        state.drawn_from = drawn.one_of("deck", DECKS)
        deck_name = DECKS[state.drawn_from]
        role = "card" if deck_name == "skill" else deck_name
        state.drawn = read_slips(drawn, "cards", names[role], SEATS)
        drawn.end()


def _deck(reader: Reader, names: Sequence[str]) -> tuple[Deck, tuple[int, ...]]:
    bag, top, bottom, discard = (
        tuple(reader.some_of(part, names)) for part in ("bag", "top", "bottom", "discard")
    )
    reader.end()
    return Deck(bag, top, bottom), discard
