"""Whether a state can be: every component somewhere exactly once, every place in range.

Cards of one face are counted together, as types with their copies.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from mathom.games.quest.combat.state import OURS
from mathom.games.quest.model.box import SAURON, TRACKS, TYPES
from mathom.games.quest.model.pieces import AWAY, DECKS, DEFEATED, NOWHERE, Hero
from mathom.kernel.errors import BrokenState
from mathom.kernel.pile import FREE, NEVER, PUBLIC, Clue, HiddenCard, Pile, ordered

if TYPE_CHECKING:
    from mathom.games.quest.model.state import Quest


def check_state(state: Quest) -> None:
    """Look at everything.

    Raises:
        BrokenState: something is missing, doubled or out of place.
    """
    for seat in range(1, state.players):
        _check_hero(state, seat)
    _check_quests(state)
    _check_cards(state)
    _check_sauron(state)
    _check_shown(state)
    _check_tokens(state)
    _check_map(state)
    _check_story(state)
    _check_turn(state)
    _check_fight(state)


def _check_hero(state: Quest, seat: int) -> None:
    """One hero's figures, and the cards of its deck and its training."""
    box = state.box
    hero = state.heroes[seat - 1]
    if hero.sheet == NOWHERE:
        bare = [*_cards(hero), *hero.corruption, *hero.quests] == [] and hero.location == NOWHERE
        _require(bare and not hero.items and not hero.favor, "quest-state-empty-seat")
        return
    alike = sum(1 for other in state.heroes if other.sheet == hero.sheet)
    _require(alike == 1, "quest-state-same-hero")
    _require(0 <= hero.location < len(box.locations), "quest-state-hero-place")
    _require(hero.favor >= 0, "quest-state-favor")
    _require(
        all(0 <= level <= box.figures.levels for level in hero.levels),
        "quest-state-levels",
    )
    cards = _cards(hero)
    if state.combat is not None and state.combat.seat == seat:
        cards += state.combat.hero_cards()
    taught = [slip.card for slip in hero.taught]
    _same(cards, [*box.hero_decks[hero.sheet], *taught], "quest-state-hero-cards")
    _require(all(slip.known(seat) for slip in hero.hand), "quest-state-hero-hand")
    _ordered(hero.hand, "quest-state-hero-hand-order")
    _bagged(hero.life)
    laid = state.combat.laid() if state.combat is not None and state.combat.seat == seat else ()
    _check_clues(state, hero.clues, (*hero.hand, *hero.damage, *laid))
    open_cards = list(hero.rest)
    if state.combat is not None and state.combat.seat == seat:
        open_cards += state.combat.sides[OURS].stack
    closed = {slip.card for slip in hero.taught if slip.seen != PUBLIC}
    _require(not closed.intersection(open_cards), "quest-state-open-skill")


def _cards(hero: Hero) -> list[int]:
    """Every card of a hero that is not in a combat."""
    slips = [*hero.hand, *hero.damage]
    return [*hero.life.cards(), *(slip.card for slip in slips), *hero.rest]


def _check_quests(state: Quest) -> None:
    """Own quests belong to their heroes and are held or completed."""
    for hero in state.heroes:
        if hero.sheet == NOWHERE:
            none = hero.starting == hero.advanced == NOWHERE and not hero.completed
            _require(none, "quest-state-empty-seat-quests")
            continue
        sheet = state.box.sheets[hero.sheet]
        own = hero.starting == NOWHERE or hero.starting in sheet.starting
        _require(own, "quest-state-starting-quest")
        _require(hero.advanced in (NOWHERE, sheet.advanced), "quest-state-advanced-quest")
        held = (hero.starting != NOWHERE) + (hero.advanced != NOWHERE)
        dealt = held + hero.completed == 2 or (state.round == 0 and not hero.completed)
        _require(dealt, "quest-state-completed")


def _check_cards(state: Quest) -> None:
    """Skills, foes' cards, items, and the decks whose cards heroes can hold."""
    box = state.box
    skills = [*state.skill_pile.cards(), *state.skill_discard, *_drawn(state, "skill")]
    skills += [slip.card for hero in state.heroes for slip in hero.taught]
    _same(skills, box.skills, "quest-state-skills")
    _bagged(state.skill_pile)
    _require(len(state.foe_piles) == len(box.foe_decks), "quest-state-foe-decks")
    for deck, pile in enumerate(state.foe_piles):
        cards = pile.cards()
        combat = state.combat
        if combat is not None and box.foes[combat.foe].deck == deck:
            cards += combat.foe_cards()
        _same(cards, box.foe_decks[deck], "quest-state-foe-cards")
        _bagged(pile)
    for item in box.items:
        held = sum(hero.items >> item.index & 1 for hero in state.heroes)
        _require(
            state.items[item.index] + held == item.copies and state.items[item.index] >= 0,
            "quest-state-items",
        )
    corruption = [*state.corruption.members(), *state.corruption_discard]
    corruption += [card for hero in state.heroes for card in hero.corruption]
    corruption += _drawn(state, "corruption")
    _once("quest-state-corruption", corruption, len(box.corruption))
    held_cards = [card for hero in state.heroes for card in hero.corruption]
    _require(
        all(box.corruption[card].price >= 0 for card in held_cards),
        "quest-state-corruption-at-once",
    )
    kept = [card for hero in state.heroes for card in hero.quests]
    _require(all(box.encounters[card].quest for card in kept), "quest-state-errand")
    for deck in range(len(box.decks)):
        encounters = [*state.encounters[deck].members(), *state.encounter_discards[deck]]
        encounters += [c for c in (*kept, *state.gone) if box.encounters[c].deck == deck]
        _same(encounters, box.encounter_decks[deck], "quest-state-encounters")


def _check_sauron(state: Quest) -> None:
    """Plots, shadow cards, actions and missions."""
    box = state.box
    active = [plot for plot in state.plots if plot != NOWHERE]
    started = [plot for plot in active if box.plots[plot].starting]
    _require(len(started) <= 1, "quest-state-starting-plots")
    slips = [slip.card for slip in state.plot_hand]
    plots = [*state.plot_pile.cards(), *slips, *state.plot_discard, *_drawn(state, "plot")]
    plots += [plot for plot in active if not box.plots[plot].starting]
    _same(plots, box.plot_deck, "quest-state-plots")
    shadows = [*state.shadow_pile.cards(), *(slip.card for slip in state.shadow_hand)]
    shadows += [*state.shadow_discard, *_drawn(state, "shadow")]
    _same(shadows, box.shadow_deck, "quest-state-shadows")
    for hand in (state.plot_hand, state.shadow_hand):
        _require(all(slip.known(SAURON) for slip in hand), "quest-state-sauron-hand")
        _ordered(hand, "quest-state-sauron-hand-order")
    _bagged(state.plot_pile)
    _bagged(state.shadow_pile)
    _require(
        len(state.plots) == len(state.sites) == box.figures.plot_spaces,
        "quest-state-plot-spaces",
    )
    for plot, site in zip(state.plots, state.sites, strict=True):
        fixed = NOWHERE if plot == NOWHERE else box.plots[plot].location
        free = plot != NOWHERE and fixed == NOWHERE
        _require(
            site == fixed or (free and 0 <= site < len(box.locations)),
            "quest-state-plot-site",
        )
    spaces = [(track, space) for track, space in state.actions]
    _require(
        len(set(spaces)) == len(spaces) < box.figures.action_tokens
        and all(
            0 <= track < len(TRACKS) and 0 <= space < len(box.figures.tracks[track])
            for track, space in spaces
        ),
        "quest-state-action-tokens",
    )
    for mission, sauron in ((state.hero_mission, False), (state.sauron_mission, True)):
        _require(
            mission == NOWHERE or box.missions[mission].sauron == sauron,
            "quest-state-mission",
        )


def _check_shown(state: Quest) -> None:
    """Decks whose cards are always shown, and what somebody has drawn to choose among."""
    box = state.box
    for stage, deck in enumerate(box.event_decks):
        events = [*state.event_decks[stage].members(), *state.event_discards[stage]]
        for event in (state.current_event, state.given_event):
            if event != NOWHERE and box.events[event].stage == stage + 1:
                events.append(event)
        _same(events, deck, "quest-state-events")
    _require(
        state.current_event == NOWHERE or box.events[state.current_event].kept == "current",
        "quest-state-current-event",
    )
    given = state.given_event
    _require(given == NOWHERE or box.events[given].kept == "given", "quest-state-given-event")
    _require(
        given != NOWHERE or (state.keeper == NOWHERE and not state.banked),
        "quest-state-event-kept",
    )
    _require(0 < state.keeper < state.players or state.keeper == NOWHERE, "quest-state-keeper")
    perils = [*state.perils.members(), *state.peril_discard, *_drawn(state, "peril")]
    _once("quest-state-perils", perils, len(box.perils))
    drawn = state.drawn_from
    _require(
        (drawn == NOWHERE) == (not state.drawn) and NOWHERE <= drawn < len(DECKS),
        "quest-state-drawn",
    )
    _ordered(state.drawn, "quest-state-drawn-order")


def _drawn(state: Quest, deck: str) -> list[int]:
    if state.drawn_from == NOWHERE or DECKS[state.drawn_from] != deck:
        return []
    return [slip.card for slip in state.drawn]


def _check_tokens(state: Quest) -> None:
    """The monster tokens of each pile."""
    box = state.box
    for pile, faces in enumerate(box.pile_tokens):
        found = [*state.token_piles[pile].cards(), *state.token_discards[pile]]
        found += [token.slip.card for token in state.tokens if token.pile == pile]
        _same(found, faces, "quest-state-tokens")
        _bagged(state.token_piles[pile])
    numbers = [token.number for token in state.tokens]
    _require(numbers == sorted(set(numbers)), "quest-state-token-numbers")
    _require(
        all(NOWHERE <= token.location < len(box.locations) for token in state.tokens)
        and sum(1 for token in state.tokens if token.location == NOWHERE) <= 1,
        "quest-state-token-nowhere",
    )


def _check_map(state: Quest) -> None:
    """Influence, favor, characters and minions."""
    box = state.box
    places = len(box.locations)
    _require(
        len(state.influence) == len(state.favor) == places
        and min(state.influence) >= 0
        and min(state.favor) >= 0
        and state.pool >= 0,
        "quest-state-location",
    )
    for location in box.locations:
        held = state.influence[location.index]
        _require(not (location.haven and held), "quest-state-haven")
        _require(
            not location.stronghold or held <= location.strength,
            "quest-state-stronghold",
        )
    _require(
        len(state.characters) == len(box.characters)
        and all(NOWHERE <= at < places for at in state.characters),
        "quest-state-character",
    )
    _require(
        len(state.minions) == len(state.wounds) == len(box.minions) and min(state.wounds) >= 0,
        "quest-state-minions",
    )
    for minion, at in zip(box.minions, state.minions, strict=True):
        _require(
            0 <= at < places or at in (NOWHERE, DEFEATED) or (at == AWAY and minion.returns),
            "quest-state-minion-place",
        )


def _check_story(state: Quest) -> None:
    """The story markers and the stage that minions have entered for."""
    figures = state.box.figures
    _require(
        all(0 <= marker <= figures.finale for marker in state.markers),
        "quest-state-marker",
    )
    _require(1 <= state.stage <= len(figures.stages), "quest-state-stage")
    _require(state.round >= 0, "quest-state-round")


def _check_turn(state: Quest) -> None:
    """Whose turn it is."""
    turn = state.turn
    _require(NOWHERE <= turn.seat < state.players and turn.seat != SAURON, "quest-state-turn-seat")
    _require(
        NOWHERE <= turn.feared < len(state.box.locations)
        and turn.most_moves >= NOWHERE
        and min(turn.gained, turn.travels, turn.declined) >= 0,
        "quest-state-turn",
    )
    _fresh(state, turn.seat, turn.fresh)


def _check_fight(state: Quest) -> None:
    """Who fights, and with which token."""
    combat = state.combat
    if combat is None:
        return
    _require(
        0 < combat.seat < state.players and state.heroes[combat.seat - 1].sheet != NOWHERE,
        "quest-state-fight-hero",
    )
    _require(0 <= combat.foe < len(state.box.foes), "quest-state-fight-foe")
    _require(
        combat.token == NOWHERE or any(t.number == combat.token for t in state.tokens),
        "quest-state-fight-token",
    )
    _require(all(slip.known(SAURON) for slip in combat.foe_hand), "quest-state-foe-hand")
    _ordered(combat.foe_hand, "quest-state-foe-hand-order")
    down = () if combat.foe_down is None else (combat.foe_down,)
    _check_clues(state, combat.clues, (*combat.foe_hand, *down))
    _fresh(state, combat.seat, combat.fresh)


def _check_clues(state: Quest, clues: tuple[Clue, ...], slips: Sequence[HiddenCard]) -> None:
    """What is told of cards is true of them."""
    for slip in slips:
        _require(slip.clues >> len(clues) == 0, "quest-state-clue-none")
        tied = slip.bound == FREE or (
            slip.clues >> slip.bound & 1 == 1 and not clues[slip.bound].least
        )
        _require(tied, "quest-state-clue-bound")
        early = NEVER in (slip.entered, slip.drawn) or slip.entered <= slip.drawn
        _require(early, "quest-state-too-early")
    for number, clue in enumerate(clues):
        about = [slip for slip in slips if slip.clues >> number & 1]
        if not clue.least:
            bound = any(slip.bound == number for slip in about)
            _require(clue.told == PUBLIC and bound, "quest-state-clue-binds")
            continue
        _require(len(clue.least) == len(TYPES), "quest-state-clue-types")
        for kind, least in enumerate(clue.least):
            held = sum(1 for slip in about if state.box.types[slip.card] == kind)
            _require(held >= least, "quest-state-clue-untrue")


def _fresh(state: Quest, seat: int, cards: tuple[int, ...]) -> None:
    """What a hero has just gained, it holds."""
    held = () if seat == NOWHERE else state.heroes[seat - 1].corruption
    _require(
        len(set(cards)) == len(cards) and set(cards) <= set(held),
        "quest-state-fresh",
    )


def _ordered(slips: tuple[HiddenCard, ...], key: str) -> None:
    """Hands are kept in order of number, because any other order could tell."""
    _require(slips == ordered(slips), key)


def _bagged(pile: Pile) -> None:
    """What lies in a bag has no past but the shuffle with which it went in."""
    _require(
        pile.bag == ordered(pile.bag)
        and all(
            slip.drawn == NEVER and not slip.seen and slip.entered <= pile.shuffles
            for slip in pile.bag
        ),
        "quest-state-pile-order",
    )


def _same(found: Iterable[int], expected: Iterable[int], key: str) -> None:
    _require(sorted(found) == sorted(expected), key)


def _once(key: str, found: list[int], total: int) -> None:
    _require(sorted(found) == list(range(total)), key)


def _require(holds: bool, key: str) -> None:
    if not holds:
        raise BrokenState(key, {})
