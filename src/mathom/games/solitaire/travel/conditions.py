"""Conditions about the journey: the site, the path, the company, and what lies in the piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mathom.games.solitaire.cards.language import SOLITAIRE, site_types, skills
from mathom.games.solitaire.constants import (
    HOBBIT,
    MOVEMENTS,
    NONE,
    REGION_TYPES,
    SITE_TYPES,
    WOUNDED,
)
from mathom.games.solitaire.figures import has_skill, race_of, size
from mathom.games.solitaire.model.cards import Ally, Creature, Hazard
from mathom.games.solitaire.travel.counting import path_types, site_type
from mathom.kernel.declaring import count, flag, name, names
from mathom.kernel.language import argument, called, one_of, some_of

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Solitaire
    from mathom.kernel.effects import Bindings
    from mathom.kernel.language import Compiler
    from mathom.kernel.reading import Reader

form = SOLITAIRE.conditions.form

Counts = dict[int, int]
"""How many regions of each type."""


def _counts(reader: Reader, name: str, compiler: Compiler) -> Counts:
    table = reader.table(name)
    found = {REGION_TYPES.index(word): table.count(word, 6, 1) for word in table.names()}
    table.end()
    return found


# The site: in the movement/hazard phase the new one.


@form("site_type", types=called("site_type", site_types()))
def is_of_type(state: Solitaire, bindings: Bindings, types: int) -> bool:
    """The site counts as one of some types."""
    return bool(types >> site_type(state) & 1)


@form("new_site_type", types=called("new_site_type", site_types()))
def new_site_type(state: Solitaire, bindings: Bindings, types: int) -> bool:
    """The type of the site whither the company goes, or where it stays."""
    destination = state.turn.destination
    if destination == NONE or destination == state.site:
        return is_of_type(state, bindings, types)
    return bool(types >> site_type(state, site=destination) & 1)


@form("new_site_region_type_not", type=called("new_site_region_type_not", one_of(REGION_TYPES)))
def new_site_region_type_not(state: Solitaire, bindings: Bindings, type: int) -> bool:
    """The new site lies in no region of a type."""
    box, destination = state.box, state.turn.destination
    site = box.sites[state.site if destination == NONE else destination]
    return box.regions[site.region].type != type


@form("site_region", regions=called("site_region", names("region")))
def site_region(state: Solitaire, bindings: Bindings, regions: tuple[int, ...]) -> bool:
    """The site lies in one of some regions."""
    return state.here.region in regions


@form("region_not", regions=called("region_not", names("region")))
def region_not(state: Solitaire, bindings: Bindings, regions: tuple[int, ...]) -> bool:
    """The site lies in none of some regions."""
    return state.here.region not in regions


@form("site_own_path_has", counts=called("site_own_path_has", argument(_counts)))
def site_own_path_has(state: Solitaire, bindings: Bindings, counts: Counts) -> bool:
    """The path that is printed on the site has so many regions of each type."""
    path = state.here.path
    return all(path.count(type) >= least for type, least in counts.items())


@form("site_information", is_so=called("site_information", flag()))
def site_information(state: Solitaire, bindings: Bindings, is_so: bool) -> bool:
    """Information is found at the site."""
    return state.here.information == is_so


@form("site_tapped", is_so=called("site_tapped", flag()))
def site_tapped(state: Solitaire, bindings: Bindings, is_so: bool) -> bool:
    """The site is tapped."""
    return state.tapped == is_so


@form("site_untapped", is_so=called("site_untapped", flag()))
def site_untapped(state: Solitaire, bindings: Bindings, is_so: bool) -> bool:
    """The site is not tapped."""
    return state.tapped != is_so


@form("site_is_lair", is_so=called("site_is_lair", flag()))
def site_is_lair(state: Solitaire, bindings: Bindings, is_so: bool) -> bool:
    """A Dragon lives at the site."""
    return (state.here.lair != NONE) == is_so


@form("not_lair", is_so=called("not_lair", flag()))
def not_lair(state: Solitaire, bindings: Bindings, is_so: bool) -> bool:
    """No Dragon lives at the site."""
    return (state.here.lair == NONE) == is_so


@form("site_hoard", is_so=called("site_hoard", flag()))
def site_hoard(state: Solitaire, bindings: Bindings, is_so: bool) -> bool:
    """The site contains a hoard (S1.11)."""
    from mathom.games.solitaire.hazards.dragons import hoard

    return hoard(state) == is_so


# The journey.


@form("company_moving", is_so=called("company_moving", flag()))
def company_moving(state: Solitaire, bindings: Bindings, is_so: bool) -> bool:
    """The company moves in this turn, and has not been sent back."""
    turn = state.turn
    return (turn.destination != NONE and not turn.returned) == is_so


@form("moved", is_so=called("moved", flag()))
def moved(state: Solitaire, bindings: Bindings, is_so: bool) -> bool:
    """The company has set out from its site of origin."""
    return (company_moving(state, bindings, True) and state.site == state.turn.destination) == is_so


@form("moved_to", type=called("moved_to", one_of(SITE_TYPES)))
def moved_to(state: Solitaire, bindings: Bindings, type: int) -> bool:
    """The company has moved to a site of a type in this phase."""
    return moved(state, bindings, True) and site_type(state) == type


@form("movement", kind=called("movement", one_of(MOVEMENTS)))
def movement(state: Solitaire, bindings: Bindings, kind: int) -> bool:
    """The company moves so; before its route is settled, it could."""
    turn = state.turn
    return turn.movement == kind if turn.destination != NONE else turn.leaving


@form("path_has", counts=called("path_has", argument(_counts)))
def path_has(state: Solitaire, bindings: Bindings, counts: Counts) -> bool:
    """The site path has so many regions of each type."""
    types = path_types(state)
    return all(types.count(type) >= least for type, least in counts.items())


@form("path_count_at_least", counts=called("path_count_at_least", argument(_counts)))
def path_count_at_least(state: Solitaire, bindings: Bindings, counts: Counts) -> bool:
    """The same under another name."""
    return path_has(state, bindings, counts)


@form("path_lacks", types=called("path_lacks", some_of(REGION_TYPES)))
def path_lacks(state: Solitaire, bindings: Bindings, types: tuple[int, ...]) -> bool:
    """The site path has none of some types of regions."""
    return not any(type in types for type in path_types(state))


@form("path_length_max", most=called("path_length_max", count(6)))
def path_length_max(state: Solitaire, bindings: Bindings, most: int) -> bool:
    """There is a site path, of so many regions at most."""
    return 0 < len(state.turn.path) <= most


@form("passes_or_leaves_region", regions=called("passes_or_leaves_region", names("region")))
def passes_or_leaves_region(state: Solitaire, bindings: Bindings, regions: tuple[int, ...]) -> bool:
    """The company crosses one of some regions or comes from there."""
    turn = state.turn
    if turn.destination == NONE:
        return False
    left = state.box.sites[turn.origin].region
    return left in regions or any(region in regions for _, region in turn.path[:-1])


@form("company_moving_to_region", regions=called("company_moving_to_region", names("region")))
def company_moving_to_region(
    state: Solitaire, bindings: Bindings, regions: tuple[int, ...]
) -> bool:
    """The company moves to a site in one of some regions."""
    return company_moving(state, bindings, True) and site_region(state, bindings, regions)


# The company.


@form("company_size_max", most=called("company_size_max", count(20)))
def company_size_max(state: Solitaire, bindings: Bindings, most: int) -> bool:
    """The company is of such a size at most (S1.6)."""
    return size(state) <= most


@form("company_count_min", least=called("company_count_min", count(20)))
def company_count_min(state: Solitaire, bindings: Bindings, least: int) -> bool:
    """So many heads (S1.6)."""
    return len(state.company()) >= least


@form("company_max", words=called("company_max", one_of(("one-character-or-one-plus-a-hobbit",))))
def company_max(state: Solitaire, bindings: Bindings, words: int) -> bool:
    """One character alone, or with one Hobbit."""
    races = [race_of(state, each.number) for each in state.company()]
    return len(races) == 1 or (len(races) == 2 and HOBBIT in races)


@form("no_other_allies", is_so=called("no_other_allies", flag()))
def no_other_allies(state: Solitaire, bindings: Bindings, is_so: bool) -> bool:
    """There is no ally but the one that says it."""
    others = [each for each in state.instances(Ally) if each.number != bindings["card"]]
    return (not others) == is_so


@form("company_has_wounded", is_so=called("company_has_wounded", flag()))
def company_has_wounded(state: Solitaire, bindings: Bindings, is_so: bool) -> bool:
    """Somebody is wounded."""
    return any(each.has(WOUNDED) for each in state.company()) == is_so


@form("skill_in_company", skill=called("skill_in_company", skills()))
def skill_in_company(state: Solitaire, bindings: Bindings, skill: int) -> bool:
    """A character or an ally has a skill (S19.5)."""
    return any(has_skill(state, each.number, skill) for each in state.members())


@form("untapped_skill", skill=called("untapped_skill", skills()))
def untapped_skill(state: Solitaire, bindings: Bindings, skill: int) -> bool:
    """Somebody untapped has a skill."""
    return any(
        state.untapped(each.number) and has_skill(state, each.number, skill)
        for each in state.members()
    )


@form("character_in_company", card=called("character_in_company", name("card")))
def character_in_company(state: Solitaire, bindings: Bindings, card: int) -> bool:
    """A character is with the company."""
    return any(each.card == card for each in state.company())


@form("same_site_as", card=called("same_site_as", name("card")))
def same_site_as(state: Solitaire, bindings: Bindings, card: int) -> bool:
    """A character is where the company is: with it, for there is no other."""
    return character_in_company(state, bindings, card)


@form("character_at", site=called("character_at", name("site")))
def character_at(state: Solitaire, bindings: Bindings, site: int) -> bool:
    """Somebody is at a site."""
    return state.site == site


# The piles.


@form("resource_deck_min", least=called("resource_deck_min", count(100)))
def resource_deck_min(state: Solitaire, bindings: Bindings, least: int) -> bool:
    """So many cards are left in the resource deck."""
    return len(state.resources) >= least


@form("hazard_discard_min", least=called("hazard_discard_min", count(100)))
def hazard_discard_min(state: Solitaire, bindings: Bindings, least: int) -> bool:
    """So many cards lie in the hazard discard pile."""
    return len(state.hazard_discard) >= least


@form(
    "hazard_discard_has",
    what=called("hazard_discard_has", one_of(("unique-dragon-manifestation",))),
)
def hazard_discard_has(state: Solitaire, bindings: Bindings, what: int) -> bool:
    """There is a manifestation of a unique Dragon in the pile."""
    found = (state.box.cards[card] for card in state.hazard_discard)
    return any(isinstance(it, Creature | Hazard) and it.manifestation_of != NONE for it in found)
