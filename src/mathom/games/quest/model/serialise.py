"""The state of a Quest as JSON, by ids; `deserialise` reads it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mathom.games.quest.model.box import MARKERS, SEATS, TRACKS
from mathom.games.quest.model.fields import (
    write_clues,
    write_maybe,
    write_pile,
    write_slip,
    write_slips,
)
from mathom.games.quest.model.pieces import AWAY, DECKS, DEFEATED, Hero, HeroTurn, Token
from mathom.kernel.fields import write_frame
from mathom.kernel.outcome import write_outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mathom.games.quest.model.box import Box
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.deck import Deck
    from mathom.kernel.state import Json


def write_state(state: Quest) -> Json:
    """Everything that is true of a Quest, secrets included."""
    return {
        "settings": dict(state.settings.chosen),
        "round": state.round,
        "turn": _turn(state.box, state.turn),
        "heroes": [_hero(state.box, hero) for hero in state.heroes],
        **_map(state),
        **_sauron(state),
        **_decks(state),
        "fight": None if state.combat is None else state.combat.data(state.box),
        "outcome": write_outcome(state.outcome, SEATS[: state.players]),
        "agenda": [write_frame(frame, state.box.fields) for frame in state.agenda],
    }


def _turn(box: Box, turn: HeroTurn) -> Json:
    return {
        "seat": write_maybe(turn.seat, SEATS),
        "second": turn.second,
        "shadowed": turn.shadowed,
        "dark_path": turn.dark_path,
        "scouted": turn.scouted,
        "honoured": turn.honoured,
        "gained": turn.gained,
        "fresh": [box.names["corruption"][card] for card in turn.fresh],
        "travels": turn.travels,
        "most_moves": None if turn.most_moves < 0 else turn.most_moves,
        "feared": write_maybe(turn.feared, box.names["location"]),
        "no_ambush": turn.no_ambush,
        "declined": [seat for number, seat in enumerate(SEATS) if turn.declined >> number & 1],
    }


def _hero(box: Box, hero: Hero) -> Json:
    names = box.names
    cards = names["card"]
    return {
        "sheet": write_maybe(hero.sheet, names["hero"]),
        "location": write_maybe(hero.location, names["location"]),
        "favor": hero.favor,
        "levels": list(hero.levels),
        "items": [id for number, id in enumerate(names["item"]) if hero.items >> number & 1],
        "corruption": [names["corruption"][card] for card in hero.corruption],
        "starting": write_maybe(hero.starting, names["quest"]),
        "advanced": write_maybe(hero.advanced, names["quest"]),
        "revealed": hero.revealed,
        "quests": [names["encounter"][card] for card in hero.quests],
        "completed": hero.completed,
        "life": write_pile(hero.life, cards, SEATS),
        "hand": write_slips(hero.hand, cards, SEATS),
        "damage": write_slips(hero.damage, cards, SEATS),
        "rest": [cards[card] for card in hero.rest],
        "taught": write_slips(hero.taught, cards, SEATS),
        "clues": write_clues(hero.clues, SEATS),
    }


def _map(state: Quest) -> Json:
    names = state.box.names
    places = names["location"]
    return {
        "influence": {places[at]: n for at, n in enumerate(state.influence) if n},
        "favor": {places[at]: n for at, n in enumerate(state.favor) if n},
        "pool": state.pool,
        "characters": {
            names["character"][who]: places[at]
            for who, at in enumerate(state.characters)
            if at >= 0
        },
        "minions": {
            names["minion"][who]: {"at": _whereabouts(at, places), "wounds": wounds}
            for who, (at, wounds) in enumerate(zip(state.minions, state.wounds, strict=True))
        },
        "tokens": [_token(state.box, token) for token in state.tokens],
        "markers": dict(zip(MARKERS, state.markers, strict=True)),
        "stage": state.stage,
        "slowed": state.slowed,
    }


def _whereabouts(at: int, places: Sequence[str]) -> str | None:
    """Where a minion is: a location, null before it enters, or why it is off the map."""
    return "defeated" if at == DEFEATED else "away" if at == AWAY else write_maybe(at, places)


def _token(box: Box, token: Token) -> Json:
    return {
        "number": token.number,
        "pile": box.piles[token.pile],
        "location": write_maybe(token.location, box.names["location"]),
        "slip": write_slip(token.slip, box.names["face"], SEATS),
    }


def _sauron(state: Quest) -> Json:
    names = state.box.names
    return {
        "plots": [
            None
            if plot < 0
            else {
                "plot": names["plot"][plot],
                "site": write_maybe(site, names["location"]),
            }
            for plot, site in zip(state.plots, state.sites, strict=True)
        ],
        "actions": [{"track": TRACKS[track], "space": space} for track, space in state.actions],
        "plot_pile": write_pile(state.plot_pile, names["plot"], SEATS),
        "plot_hand": write_slips(state.plot_hand, names["plot"], SEATS),
        "plot_discard": [names["plot"][plot] for plot in state.plot_discard],
        "shadow_pile": write_pile(state.shadow_pile, names["shadow"], SEATS),
        "shadow_hand": write_slips(state.shadow_hand, names["shadow"], SEATS),
        "shadow_discard": [names["shadow"][card] for card in state.shadow_discard],
        "hero_mission": write_maybe(state.hero_mission, names["mission"]),
        "sauron_mission": write_maybe(state.sauron_mission, names["mission"]),
        "missions_shown": state.missions_shown,
    }


def _decks(state: Quest) -> Json:
    box = state.box
    names = box.names
    cards = names["card"]
    return {
        "token_piles": {
            id: {
                "pile": write_pile(pile, names["face"], SEATS),
                "discard": [names["face"][face] for face in discard],
            }
            for id, pile, discard in zip(
                box.piles, state.token_piles, state.token_discards, strict=True
            )
        },
        "foe_piles": {
            id: write_pile(pile, cards, SEATS)
            for id, pile in zip(names["foe-deck"], state.foe_piles, strict=True)
        },
        "skill_pile": write_pile(state.skill_pile, cards, SEATS),
        "skill_discard": [cards[card] for card in state.skill_discard],
        "events": [
            _deck(deck, discard, names["event"])
            for deck, discard in zip(state.event_decks, state.event_discards, strict=True)
        ],
        "current_event": write_maybe(state.current_event, names["event"]),
        "given_event": write_maybe(state.given_event, names["event"]),
        "keeper": write_maybe(state.keeper, SEATS),
        "banked": state.banked,
        "encounters": {
            id: _deck(deck, discard, names["encounter"])
            for id, deck, discard in zip(
                box.decks, state.encounters, state.encounter_discards, strict=True
            )
        },
        "gone": [names["encounter"][card] for card in state.gone],
        "perils": _deck(state.perils, state.peril_discard, names["peril"]),
        "corruption": _deck(state.corruption, state.corruption_discard, names["corruption"]),
        "items": dict(zip(names["item"], state.items, strict=True)),
        "drawn": _drawn(state),
    }


def _deck(deck: Deck, discard: tuple[int, ...], names: Sequence[str]) -> Json:
    return {
        "bag": [names[card] for card in deck.bag],
        "top": [names[card] for card in deck.top],
        "bottom": [names[card] for card in deck.bottom],
        "discard": [names[card] for card in discard],
    }


def _drawn(state: Quest) -> Json | None:
    if state.drawn_from < 0:
        return None
    deck = DECKS[state.drawn_from]
    names = state.box.names["card" if deck == "skill" else deck]
    return {"deck": deck, "cards": write_slips(state.drawn, names, SEATS)}
