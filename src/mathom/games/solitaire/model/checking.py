"""Whether a state can be: every card where its kind can lie, and borne by whom it can be.

That every card and site is somewhere as often as the decks have it follows from the declarations
of the state.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.constants import NONE, OTHER_WAYS, RESOURCE, TAPPED, WOUNDED
from mathom.games.solitaire.model.box import ways
from mathom.games.solitaire.model.cards import (
    Ally,
    Card,
    Character,
    Creature,
    Event,
    Faction,
    Hazard,
    Item,
    Resource,
)
from mathom.kernel.errors import ensure

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Attack, Solitaire
    from mathom.kernel.instances import Instance

RESOURCES: Final = (Resource, Ally, Faction)
HAZARDS: Final = (Creature, Hazard)


def check_state(state: Solitaire) -> None:
    """Look at everything.

    Raises:
        BrokenState: something is out of place.
    """
    for kinds, zones in (
        (RESOURCES, (state.hand, state.resource_discard, state.resources.members())),
        (HAZARDS, (state.hazard_hand, state.hazard_discard, state.hazards.members())),
        ((Item,), (state.row, state.treasure_discard, state.treasures.members())),
    ):
        ensure(all(_of(state, zone, kinds) for zone in zones), "solitaire-state-kind")
    for site in (state.site, state.goal):
        lies = site == NONE or state.box.sites[site].is_haven or site in state.open_sites
        ensure(lies, "solitaire-state-open-sites")
    for each in state.in_play:
        _check_instance(state, each)
    for number, _ in state.on_sites:
        ensure(number in state.in_play, "solitaire-state-number")
    if state.attack is not None:
        _check_attack(state, state.attack)
    if state.outcome is None:
        ensure(bool(state.company()), "solitaire-state-nobody")
        ensure(len(state.resources) > 0, "solitaire-state-exhausted")


def _of(state: Solitaire, cards: Iterable[int], kinds: tuple[type[Card], ...]) -> bool:
    return all(isinstance(state.box.cards[card], kinds) for card in cards)


def _check_instance(state: Solitaire, each: Instance) -> None:
    """What a card in play can be: borne by whom, in which state, played in which way."""
    card = state.box.cards[each.card]
    ensure(not (each.has(TAPPED) and each.has(WOUNDED)), "solitaire-state-position")
    played = [mark for mark in OTHER_WAYS if each.has(mark)]
    many = len(ways(card))
    ensure(len(played) < 2 and state.box.way_of(each) < many, "solitaire-state-way")
    friend = not isinstance(card, HAZARDS)
    ensure(friend == (each.controller == RESOURCE), "solitaire-state-controller")
    borne = each.bearer != NONE
    if isinstance(card, Item | Ally):
        ensure(borne, "solitaire-state-unborne")
    if borne:
        holder = state.in_play[each.bearer]
        kind = state.box.cards[holder.card]
        if isinstance(card, Event):
            return
        ensure(isinstance(kind, Character), "solitaire-state-bearer")
        follows = isinstance(card, Character)
        ensure(not follows or holder.bearer == NONE, "solitaire-state-follower")


def _check_attack(state: Solitaire, attack: Attack) -> None:
    """What attacks is in play; whom it strikes may have left by now."""
    there = attack.by == NONE or attack.by in state.in_play
    ensure(there, "solitaire-state-attacker")


def agenda_problems(state: Solitaire) -> Iterator[str]:
    """The keys of what is wrong with the agenda: what must lie there, and what may not."""
    from mathom.games.solitaire.travel.turn import NextTurn

    turns = [at for at, frame in enumerate(state.agenda) if isinstance(frame, NextTurn)]
    if turns != [0]:
        yield "solitaire-agenda-turn"
        return
    for frame in state.agenda:
        problem = frame.problem(state)
        if problem:
            yield problem
