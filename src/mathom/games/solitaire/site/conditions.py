"""Conditions about rolls, rings, Palantíri and what was played at the site."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mathom.games.solitaire.cards.language import SOLITAIRE, bearer, races, skills, whom
from mathom.games.solitaire.constants import DIPLOMAT, RESTORED
from mathom.games.solitaire.figures import has_skill, race_of
from mathom.games.solitaire.model.cards import Ally, Faction, Item
from mathom.games.solitaire.site.checks import current
from mathom.games.solitaire.site.factions import AS_DIPLOMAT, InfluenceCheck
from mathom.games.solitaire.site.palantiri import can_use, palantiri
from mathom.games.solitaire.site.rings import gold_rings
from mathom.kernel.declaring import flag
from mathom.kernel.language import called, one_of, some_of, text

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Solitaire
    from mathom.kernel.effects import Bindings

form = SOLITAIRE.conditions.form
KINDS = (Item, Ally, Faction)


@form("roller_race", race=called("roller_race", races()))
def roller_race(state: Solitaire, bindings: Bindings, race: int) -> bool:
    """The race of who makes the check."""
    check = current(state)
    return check is not None and race >> race_of(state, check.number) & 1 == 1


@form("roller_skill", skill=called("roller_skill", skills()))
def roller_skill(state: Solitaire, bindings: Bindings, skill: int) -> bool:
    """Who makes the check has a skill; who is sent as a diplomat counts as one."""
    check = current(state)
    if check is None:
        return False
    if isinstance(check, InfluenceCheck) and check.mode & AS_DIPLOMAT and skill >> DIPLOMAT & 1:
        return True
    return has_skill(state, check.number, skill)


@form("roller", who=called("roller", whom()))
def roller(state: Solitaire, bindings: Bindings, who: list[int]) -> bool:
    """Somebody makes the check himself."""
    check = current(state)
    return check is not None and check.number in who


@form("versus", what=called("versus", one_of(("faction",))))
def versus(state: Solitaire, bindings: Bindings, what: int) -> bool:
    """The check is one of influence on a faction."""
    return isinstance(current(state), InfluenceCheck)


@form("gold_ring_in_company", yes=called("gold_ring_in_company", flag()))
def gold_ring_in_company(state: Solitaire, bindings: Bindings, yes: bool) -> bool:
    """The company bears a gold ring, or none."""
    return bool(gold_rings(state)) == yes


@form("palantir_in_company", yes=called("palantir_in_company", flag()))
def palantir_in_company(state: Solitaire, bindings: Bindings, yes: bool) -> bool:
    """The company bears a Palantír, or none."""
    return bool(palantiri(state)) == yes


@form("palantir_borne_by", skill=called("palantir_borne_by", skills()))
def palantir_borne_by(state: Solitaire, bindings: Bindings, skill: int) -> bool:
    """Somebody untapped who has a skill bears a Palantír."""
    bearing = [state.in_play[each].bearer for each in palantiri(state)]
    return any(state.untapped(each) and has_skill(state, each, skill) for each in bearing)


@form("bearer_can_use", what=called("bearer_can_use", one_of(("palantir",))))
def bearer_can_use(state: Solitaire, bindings: Bindings, what: int) -> bool:
    """The bearer is able to use a Palantír."""
    (held,) = bearer(state, bindings)
    return can_use(state, held)


@form("restored", yes=called("restored", flag()))
def restored(state: Solitaire, bindings: Bindings, yes: bool) -> bool:
    """The card was restored."""
    return state.in_play[bindings["card"]].has(RESTORED) == yes


@form("stored_at", where=called("stored_at", text()))
def stored_at(state: Solitaire, bindings: Bindings, where: str) -> bool:
    """What is stored is out of play, and nobody asks for its figures."""
    return False


@form(
    "played_this_turn_at_site",
    kinds=called("played_this_turn_at_site", some_of(("item", "ally", "faction"))),
)
def played_this_turn(state: Solitaire, bindings: Bindings, kinds: tuple[int, ...]) -> bool:
    """Some card of these kinds was played at the site this turn."""
    cards = [state.box.cards[card] for card in state.turn.played]
    return any(isinstance(card, KINDS[kind]) for card in cards for kind in kinds)
