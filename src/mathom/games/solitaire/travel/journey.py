"""Effects on the journey: how far the company can go, whether it goes, and where it ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from mathom.games.solitaire.cards.language import SOLITAIRE
from mathom.games.solitaire.cards.lasting import Standing, standing
from mathom.games.solitaire.choices import TravellerChoice
from mathom.games.solitaire.constants import (
    DWARF,
    END,
    HOBBIT,
    MAN,
    NONE,
    REGION_MOVEMENT,
    REGION_TYPES,
    SITE,
    SITE_TYPES,
    SKILLS,
    STANDING,
)
from mathom.games.solitaire.figures import has_skill, race_of
from mathom.games.solitaire.model.cards import Faction
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.rolls import roll
from mathom.games.solitaire.travel.counting import site_type, site_under
from mathom.games.solitaire.travel.movement import MOST_REGIONS, most_regions
from mathom.games.solitaire.travel.reveal import can_reveal
from mathom.kernel.agenda import Step
from mathom.kernel.declaring import count, name, names, optional, word
from mathom.kernel.effects import Bindings, Effect
from mathom.kernel.language import argument, called, one_of, some_of

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.language import Compiler
    from mathom.kernel.option import MessageArgs, Option
    from mathom.kernel.reading import Reader


def open_route(state: Solitaire) -> bool:
    """Whether the company sets out in this turn and its route is not settled (S6.7)."""
    return state.turn.leaving and state.turn.destination == NONE


# Before the route is settled.


@dataclass(init=False, eq=False)
class ExtraRegions(Effect):
    """The chain of regions may be longer in this turn (S8.3)."""

    amount: int = count(2, 1)

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        return open_route(state) and most_regions(state) < MOST_REGIONS

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        state.turn.regions += self.amount


@dataclass(init=False, eq=False)
class FreeMovement(Effect):
    """The company may go to any site, of some types or in some regions not, without a path."""

    decisive: ClassVar[bool] = True
    not_sites: tuple[int, ...] = called("not_site_types", optional(some_of(SITE_TYPES), ()))
    not_regions: tuple[int, ...] = called("not_region_types", optional(some_of(REGION_TYPES), ()))

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        if not open_route(state):
            return False
        goal = state.box.sites[state.goal]
        type = state.box.regions[goal.region].type
        return goal.type not in self.not_sites and type not in self.not_regions

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        state.turn.special, state.turn.special_path = True, ()


@dataclass(init=False, eq=False)
class RegionJump(Effect):
    """The company may go from a site in one of some regions to one in another, by a path."""

    decisive: ClassVar[bool] = True
    regions: tuple[int, ...] = names("region")
    site_path: tuple[int, ...] = argument(
        lambda reader, name, compiler: tuple(
            REGION_TYPES.index(str(word)) for word in reader.items(name)
        )
    )

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        if not open_route(state):
            return False
        ends = {state.here.region, state.box.sites[state.goal].region}
        return ends <= set(self.regions)

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        state.turn.special, state.turn.special_path = True, self.site_path


class Per:
    """How much is added for each character who lacks a skill."""

    def __init__(self, reader: Reader, field: str, compiler: Compiler) -> None:
        table = reader.table(field)
        self.skill: Final = 1 << table.one_of("lacks_skill", SKILLS)
        self.amount: Final = table.count("amount", 5, -5)
        table.end()


HAS: Final = {"has_man": MAN, "has_hobbit": HOBBIT, "has_dwarf": DWARF}


def _modifiers(reader: Reader, name: str, compiler: Compiler) -> dict[int, int]:
    """What is added if there is anybody of a race."""
    table = reader.table(name)
    found = {HAS[word]: table.count(word, 5, -5) for word in table.names() if word in HAS}
    table.end()
    return found


@dataclass(init=False, eq=False)
class MoveRoll(Standing):
    """Who wants to leave a site must roll first, the one named or that on which the card lies."""

    site: int = called("at_site", optional(name("site"), NONE))
    modifiers: dict[int, int] = optional(argument(_modifiers), {})
    per: Per | None = called("modifier_per", optional(argument(Per), None))
    least: int = called("stuck_if_below", count(12))

    def leaves(self, state: Solitaire, bindings: Bindings, chance: Chance) -> bool:
        """Whether the company may leave; rolls if need be."""
        site = site_under(state, bindings["card"]) if self.site == NONE else self.site
        if site != state.site:
            return True
        people = [each.number for each in state.company()]
        races = {race_of(state, each) for each in people}
        changes = [
            (state.box.names["race"][race], n)
            for race, n in self.modifiers.items()
            if race in races
        ]
        if self.per is not None:
            lacking = [each for each in people if not has_skill(state, each, self.per.skill)]
            changes.append(("company", self.per.amount * len(lacking)))
        state.emit("must-roll", card=state.card(bindings["card"]).id)
        return roll(state, chance, "leave", NONE, changes, self.least - 1) >= self.least


class RollToLeave(Step[Solitaire]):
    """Where a card asks for a roll and it fails, there is neither reveal nor movement (S6.7)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        from mathom.games.solitaire.travel.movement import SettleRoute
        from mathom.games.solitaire.travel.reveal import Reveal

        for effect, bindings in list(standing(state, MoveRoll)):
            if not effect.leaves(state, bindings, chance):
                state.emit("stuck", site=state.here.id)
                return
        if state.goal == NONE:
            state.push(Reveal(), SettleRoute())
        else:
            state.turn.leaving = True
            state.push(SettleRoute())


# At the end of organization.


@dataclass(init=False, eq=False)
class NoMovement(Effect):
    """The company stays where it is in this turn."""

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        turn = state.turn
        turn.leaving = turn.special = False
        turn.destination, turn.movement, turn.path = NONE, STANDING, ()
        state.emit("no-movement", site=state.here.id)


@dataclass(init=False, eq=False)
class HazardDraw(Effect):
    """The hazard hand draws so many times as many cards in this turn."""

    factor: int = count(3, 2)

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        state.turn.times = (state.turn.times or 1) * self.factor


@dataclass(init=False, eq=False)
class ExtraMovement(Effect):
    """The company moves once more after this movement/hazard phase (S7.12)."""

    if_moved_to: int = optional(one_of(SITE_TYPES), NONE)

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        turn = state.turn
        if turn.further or turn.returned:
            return False
        if self.if_moved_to != NONE:
            if turn.destination == NONE:
                return False
            return site_type(state, site=turn.destination) == self.if_moved_to
        return can_reveal(state) if state.goal in (NONE, state.site) else True

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        state.turn.further = True


# On the way.


def _skills(reader: Reader, name: str, compiler: Compiler) -> dict[int, int]:
    table = reader.table(name)
    found = {SKILLS.index(word): table.count(word, 5) for word in table.names()}
    table.end()
    return found


@dataclass(init=False, eq=False)
class RegionGateRoll(Standing):
    """Region movement near the site of the faction that bears the card asks for a roll.

    Near is the region of one of its sites, and each neighbour of that. If the roll fails, the
    company can do nothing in the site phase.
    """

    around: str = word(("faction-site-region",))
    movement: str = word(("region",))
    skills: dict[int, int] = called("per_skill", argument(_skills))
    above: int = called("skip_site_phase_if_at_most", count(20))

    def crossed(self, state: Solitaire, bindings: Bindings) -> bool:
        """Whether the company crosses such a region."""
        turn = state.turn
        bearer = state.in_play[bindings["card"]].bearer
        if turn.movement != REGION_MOVEMENT or bearer == NONE:
            return False
        faction = state.card(bearer)
        if not isinstance(faction, Faction):
            return False
        near: set[int] = set()
        for site in faction.sites:
            region = state.box.sites[site].region
            near |= {region, *state.box.regions[region].adjacent}
        return any(region in near for _, region in turn.path)


def cross_gates(state: Solitaire, chance: Chance) -> None:
    """Roll for each card that makes regions of the path hard to cross."""
    for effect, bindings in list(standing(state, RegionGateRoll)):
        if not effect.crossed(state, bindings):
            continue
        changes = [
            (
                SKILLS[skill],
                n * sum(has_skill(state, it.number, 1 << skill) for it in state.members()),
            )
            for skill, n in effect.skills.items()
        ]
        state.emit("must-cross", card=state.card(bindings["card"]).id)
        if roll(state, chance, "cross", NONE, changes, effect.above) <= effect.above:
            state.turn.barred = True


# At the end of the turn.


@dataclass(init=False, eq=False)
class ReplaceSite(Effect):
    """At the end of the turn the company is, or may be, put at a Haven (S7.13)."""

    haven: str = called("with", word(("nearest-haven", "haven-where-turn-began")))

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        if self.haven == "nearest-haven":
            return state.phase in (SITE, END) and not state.here.is_haven
        return state.turn.haven == NONE

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        turn = state.turn
        turn.going = self.haven == "nearest-haven"
        turn.haven = state.here.haven if turn.going else state.site


class GoHome(TravellerChoice):
    """Whether the company goes to the Haven where its turn began (S7.13)."""

    __slots__ = ()
    __match_args__ = ()
    kind = "go-home"
    rules = ("S7.13",)

    def open(self, state: Solitaire) -> bool:
        turn = state.turn
        return turn.haven not in (NONE, state.site) and not turn.going

    def skip(self, state: Solitaire) -> None:
        if state.turn.haven not in (NONE, state.site):
            go_home(state)

    def options(self, state: Solitaire) -> list[Option]:
        return [state.option_table.of("accept"), state.option_table.of("decline")]

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"site": state.box.sites[state.turn.haven].id}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        if option.kind == "accept":
            go_home(state)


def go_home(state: Solitaire) -> None:
    """The company is at a Haven, and the site it has visited is put away (S7.13)."""
    from mathom.games.solitaire.travel.movement_phase import put_away

    state.site, state.tapped = state.turn.haven, False
    state.emit("go-home", site=state.here.id)
    put_away(state)


SOLITAIRE.effects.update(
    {
        "extra-regions": ExtraRegions,
        "free-movement": FreeMovement,
        "region-jump": RegionJump,
        "move-roll": MoveRoll,
        "no-movement": NoMovement,
        "hazard-draw-multiplier": HazardDraw,
        "extra-movement": ExtraMovement,
        "region-gate-roll": RegionGateRoll,
        "replace-site-at-end-of-turn": ReplaceSite,
    }
)
