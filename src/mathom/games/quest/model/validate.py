"""Whether a state can be: every component somewhere exactly once, everything where it may be.

Ranges are no matter here: what was declared of an attribute, no text can hold otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from mathom.games.quest.constants import FOE_DECKS, SAURON, TYPES
from mathom.games.quest.model.pieces import AWAY, NOWHERE
from mathom.kernel.errors import ensure
from mathom.kernel.pile import PUBLIC
from mathom.kernel.pools import Pool, pools

if TYPE_CHECKING:
    from mathom.games.quest.model.state import Quest


def check_state(state: Quest) -> None:
    """Look at everything.

    Raises:
        BrokenState: something is missing, doubled or out of place.
    """
    _check_combat(state)
    dealt = pools(state)
    for seat in range(1, state.players):
        _check_hero(state, seat)
    _check_plots(state)
    _check_pools(state, dealt)
    _check_knowledge(state)
    _check_cards(state)
    _check_events(state)
    _check_sauron(state)
    _check_map(state)
    _check_turn(state)


def _check_hero(state: Quest, seat: int) -> None:
    """One hero's figure and its own quests, which are held or completed."""
    hero = state.heroes[seat - 1]
    if hero.sheet == NOWHERE:
        held = hero.items or hero.favor or hero.corruption or hero.quests
        ensure(not held and hero.location == NOWHERE, "quest-state-empty-seat")
        none = hero.starting == hero.advanced == NOWHERE and not hero.completed
        ensure(none, "quest-state-empty-seat-quests")
        return
    alike = sum(1 for other in state.heroes if other.sheet == hero.sheet)
    ensure(alike == 1, "quest-state-same-hero")
    ensure(hero.location != NOWHERE, "quest-state-hero-place")
    sheet = state.box.sheets[hero.sheet]
    own = hero.starting == NOWHERE or hero.starting in sheet.starting
    ensure(own, "quest-state-starting-quest")
    ensure(hero.advanced in (NOWHERE, sheet.advanced), "quest-state-advanced-quest")
    quests = (hero.starting != NOWHERE) + (hero.advanced != NOWHERE)
    dealt = quests + hero.completed == 2 or (state.round == 0 and not hero.completed)
    ensure(dealt, "quest-state-completed")


def _check_pools(state: Quest, dealt: dict[str, Pool]) -> None:
    """Cards and tokens of which there are copies: every pool is whole and lies in order."""
    box = state.box
    started = [plot for plot in state.plots if plot != NOWHERE and box.plots[plot].starting]
    ensure(len(started) <= 1, "quest-state-starting-plots")
    whole: dict[str, tuple[str, Iterable[int]]] = {
        "plots": ("quest-state-plots", (*box.plot_deck, *started)),
        "shadow cards": ("quest-state-shadows", box.shadow_deck),
        "skills": ("quest-state-skills", box.skills),
    }
    for id, faces in zip(box.piles, box.pile_tokens, strict=True):
        whole[f"tokens of {id}"] = ("quest-state-tokens", faces)
    for id, cards in zip(FOE_DECKS, box.foe_decks, strict=True):
        whole[f"foe deck {id}"] = ("quest-state-foe-cards", cards)
    for owner, hero in enumerate(state.heroes, 1):
        deck = () if hero.sheet == NOWHERE else box.hero_decks[hero.sheet]
        taught = [card.card for card in hero.taught]
        whole[f"cards of {owner}"] = ("quest-state-hero-cards", (*deck, *taught))
    for name, (key, expected) in whole.items():
        found = dealt[name].cards() if name in dealt else []
        ensure(sorted(found) == sorted(expected), key)
    for pool in dealt.values():
        pool.check(box.types, len(TYPES))


def _check_knowledge(state: Quest) -> None:
    """Who holds cards has seen them, and what lies open all have."""
    hands = [(SAURON, state.plot_hand), (SAURON, state.shadow_hand)]
    if state.combat is not None:
        hands.append((SAURON, state.combat.foe_hand))
    hands += [(owner, hero.hand) for owner, hero in enumerate(state.heroes, 1)]
    for owner, hand in hands:
        ensure(all(card.known(owner) for card in hand), "quest-state-own-hand")
    for owner, hero in enumerate(state.heroes, 1):
        shown = set(hero.rest)
        if state.combat is not None and state.combat.seat == owner:
            shown.update(state.combat.ours.stack)
        closed = {card.card for card in hero.taught if card.seen != PUBLIC}
        ensure(closed.isdisjoint(shown), "quest-state-open-skill")


def _check_cards(state: Quest) -> None:
    """Items, and the decks whose cards heroes can hold."""
    box = state.box
    for item in box.items:
        held = sum(hero.items >> item.index & 1 for hero in state.heroes)
        ensure(state.items[item.index] + held == item.copies, "quest-state-items")
    corruption = [card for hero in state.heroes for card in hero.corruption]
    lasting = all(box.corruption[card].price >= 0 for card in corruption)
    ensure(lasting, "quest-state-corruption-at-once")
    kept = [card for hero in state.heroes for card in hero.quests]
    ensure(all(box.encounters[card].quest for card in kept), "quest-state-errand")
    drawn = (state.drawn_from == NOWHERE) == (not state.drawn)
    ensure(drawn, "quest-state-drawn")


def _check_events(state: Quest) -> None:
    """The current event, and the one that a hero keeps."""
    box = state.box
    current, given = state.current_event, state.given_event
    stays = current == NOWHERE or box.events[current].kept == "current"
    ensure(stays, "quest-state-current-event")
    ensure(given == NOWHERE or box.events[given].kept == "given", "quest-state-given-event")
    kept = given != NOWHERE or (state.keeper == NOWHERE and not state.banked)
    ensure(kept, "quest-state-event-kept")
    ensure(0 < state.keeper < state.players or state.keeper == NOWHERE, "quest-state-keeper")


def _check_plots(state: Quest) -> None:
    """Every active plot affects its location."""
    box = state.box
    for plot, site in zip(state.plots, state.sites, strict=True):
        fixed = NOWHERE if plot == NOWHERE else box.plots[plot].location
        free = plot != NOWHERE and fixed == NOWHERE
        ensure(site == fixed or (free and site != NOWHERE), "quest-state-plot-site")


def _check_sauron(state: Quest) -> None:
    """Actions and missions."""
    box = state.box
    figures = box.figures
    spaces = set(state.actions)
    ensure(
        len(spaces) == len(state.actions) < figures.action_tokens
        and all(space < len(figures.tracks[track]) for track, space in spaces),
        "quest-state-action-tokens",
    )
    for mission, sauron in ((state.hero_mission, False), (state.sauron_mission, True)):
        own = mission == NOWHERE or box.missions[mission].sauron == sauron
        ensure(own, "quest-state-mission")


def _check_map(state: Quest) -> None:
    """Influence, minions and monster tokens."""
    box = state.box
    for location, held in zip(box.locations, state.influence, strict=True):
        ensure(not (location.haven and held), "quest-state-haven")
        much = location.stronghold and held > location.strength
        ensure(not much, "quest-state-stronghold")
    for minion, at in zip(box.minions, state.minions, strict=True):
        ensure(at != AWAY or "returns" in minion.powers, "quest-state-minion-place")
    numbers = [token.number for token in state.tokens]
    ensure(numbers == sorted(set(numbers)), "quest-state-token-numbers")
    nowhere = sum(1 for token in state.tokens if token.location == NOWHERE)
    ensure(nowhere <= 1, "quest-state-token-nowhere")


def _check_turn(state: Quest) -> None:
    """Whose turn it is."""
    turn = state.turn
    ensure(turn.seat < state.players and turn.seat != SAURON, "quest-state-turn-seat")
    ensure(not turn.declined >> state.players, "quest-state-turn")
    _check_fresh(state, turn.seat, turn.fresh)


def _check_combat(state: Quest) -> None:
    """Who fights, and with which token."""
    combat = state.combat
    if combat is None:
        return
    fights = 0 < combat.seat < state.players and state.heroes[combat.seat - 1].sheet != NOWHERE
    ensure(fights, "quest-state-fight-hero")
    lies = combat.token == NOWHERE or any(t.number == combat.token for t in state.tokens)
    ensure(lies, "quest-state-fight-token")
    _check_fresh(state, combat.seat, combat.fresh)


def _check_fresh(state: Quest, seat: int, cards: tuple[int, ...]) -> None:
    """What a hero has just gained, it holds."""
    held = () if seat == NOWHERE else state.heroes[seat - 1].corruption
    once = len(set(cards)) == len(cards) and set(cards) <= set(held)
    ensure(once, "quest-state-fresh")
