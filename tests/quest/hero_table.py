"""A hero's turn on the table: what its tests have in common."""

from __future__ import annotations

from typing import Any

from mathom.games.quest.hero.current_turn import part_of
from mathom.games.quest.hero.turn import HeroTurnStart
from mathom.games.quest.model.box import PARTS
from mathom.kernel.match import Match
from tests.quest.table import BYSTANDER, state_of, table, take


def turn(*heroes: Any, seat: int = 1, **given: Any) -> Match:
    """A match at the beginning of a hero's turn; heroes as `table` takes them.

    A hero who is given alone has a bystander, so that no rule looks at the wrong one unseen.
    """
    people = heroes or ("argalad",)
    if len(people) == 1:
        people = (*people, BYSTANDER)
    return table(heroes=people, then=[HeroTurnStart(seat, False)], **given)


def journey(*heroes: Any, **given: Any) -> Match:
    """A match in which the first hero has not rested and may set out."""
    return take(turn(*heroes, **given), "pass")


def exploring(hero: dict[str, Any], *others: Any, **given: Any) -> Match:
    """A match in which the first hero explores where it stands."""
    return take(journey(hero, *others, **given), "explore")


def part(match: Match) -> str:
    """The part of the hero's turn that is running; empty in Sauron's turn."""
    running = part_of(state_of(match))
    return PARTS[running] if running >= 0 else ""


def markers(match: Match) -> dict[str, int]:
    """The spaces of the story markers."""
    state = state_of(match)
    return dict(zip(("heroes", "ring", "conquest", "corruption"), state.markers, strict=True))
