"""What the bot does about the journey: to stay or to go, by which way, and what it draws."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.bot.cards import best_use, least_kept
from mathom.games.solitaire.bot.knowing import words_of
from mathom.games.solitaire.bot.prices import failing
from mathom.games.solitaire.bot.threats import Threats
from mathom.games.solitaire.bot.visiting import PER_CHECK, entering, figures_of
from mathom.games.solitaire.bot.worth import clock, fall, price, slack, untapped
from mathom.games.solitaire.constants import HAVEN, NONE, WILDERNESS
from mathom.games.solitaire.figures import corruption_of
from mathom.games.solitaire.model.cards import Item
from mathom.games.solitaire.travel.counting import HEALING as FOR_HEALING
from mathom.games.solitaire.travel.counting import site_type
from mathom.games.solitaire.travel.drawing import HAND
from mathom.games.solitaire.travel.movement import (
    most_regions,
    neighbours,
    region_path,
    starter_path,
)

if TYPE_CHECKING:
    from mathom.games.solitaire.model.places import Site
    from mathom.games.solitaire.model.state import Place, Solitaire
    from mathom.kernel.option import Option

ORGANIZATION: Final = ("organization",)
END: Final = ("end-of-organization",)
ON: Final = 0.45
"""What it is worth to go on to a site where something can be played."""
UNSEEN: Final = 0.35
"""What a treasure that is not revealed yet counts of one that is."""
POWER: Final = 0.1
HEALING: Final = 0.6
"""What the power of an item is worth, and one that heals."""
FEARED: Final = 0.1
LEAST: Final = 0.25
"""What must be gained at least by staying."""
REST: Final = 0.6
WEAK: Final = 0.5
"""With so much slack, and more than such a part of the company tapped or wounded, it rests."""
PLENTY: Final = 1.0
"""With so much slack one card more is drawn."""


def organize(state: Solitaire, options: list[Option]) -> Option:
    """What helps first: cards, to shed and to store; then to stay or to go."""
    chosen = best_use(state, options, ORGANIZATION)
    if chosen is not None:
        return chosen
    for option in options:
        if option.kind == "shed":
            return option
        if option.kind == "store" and storing(state, option.value) > 0:
            return option
    by_kind = {option.kind: option for option in options}
    if "go-on" in by_kind:
        return by_kind["stay" if resting(state) else "go-on"]
    if "reveal" not in by_kind or staying(state) > 0:
        return by_kind["stay"]
    return by_kind["reveal"]


def resting(state: Solitaire) -> bool:
    """Whether to wait at a Haven until those who were healed can do something again."""
    company = state.company()
    weak = sum(not state.untapped(each.number) for each in company)
    ready = site_type(state, FOR_HEALING) == HAVEN and slack(state) > REST
    return ready and weak > len(company) * WEAK


def staying(state: Solitaire) -> float:
    """How much better it is to stay and enter the site once more than to travel on."""
    here = entering(state)
    if here <= LEAST:
        return -1.0
    site = state.here
    cost = clock(state) * (site.resource_draws - 1)
    threats = Threats(state)
    danger = threats.on((), state.site, site.hazard_draws) - _ahead(state, threats)
    return here - cost - danger - opportunity(state)


def _next_sites(state: Solitaire) -> list[Site]:
    """The sites of which one will be revealed next."""
    numbers = state.sites.members() or list(state.site_discard)
    return [state.box.sites[number] for number in numbers]


def _ahead(state: Solitaire, threats: Threats) -> float:
    """What is to be feared on the way to the next site, roughly: by the printed paths."""
    sites = _next_sites(state)
    found = 0.0
    for site in sites:
        path = tuple((type, NONE) for type in site.path)
        found += threats.on(path, site.index, site.hazard_draws)
    return found / max(1, len(sites))


def opportunity(state: Solitaire) -> float:
    """What is to be hoped of the next site."""
    sites = _next_sites(state)
    if not sites:
        return 0.0
    unseen = state.treasures.members()
    found = 0.0
    for site in sites:
        classes = set(site.items)
        seen = sum(_fits(state, card, classes) for card in state.row)
        rest = sum(_fits(state, card, classes) for card in unseen) / max(1, len(unseen))
        found += min(2.0, seen + UNSEEN * rest)
    return ON * found / len(sites)


def _fits(state: Solitaire, card: int, classes: set[int]) -> bool:
    item = state.box.cards[card]
    return isinstance(item, Item) and item.class_ in classes


def storing(state: Solitaire, card: int) -> float:
    """What it is worth to store an item: its bearer is safer, but does not use it any more."""
    best = -1.0
    helpers = len(untapped(state)) - 1
    for each in state.items():
        who = each.bearer
        if each.card != card or who == NONE:
            continue
        points = corruption_of(state, each.number)
        risk = failing(state, who, helpers) * fall(state, who)
        gain = PER_CHECK * fall(state, who) * (failing(state, who) - failing(state, who, points))
        best = max(best, gain - risk - _use(state, each.number))
    return best


def _use(state: Solitaire, number: int) -> float:
    """What an item does for its bearer."""
    item = state.card(number)
    assert isinstance(item, Item)
    words = words_of(state.box, item.index)
    power = HEALING if "heal" in words else POWER if "use" in words else 0.0
    return figures_of(state, number) + power


# The way.


def movement(state: Solitaire, options: list[Option]) -> Option:
    """Cards that help, then the kind of movement on which least is to be feared."""
    chosen = best_use(state, options, (*ORGANIZATION, *END))
    if chosen is not None:
        return chosen
    kinds = [option for option in options if option.kind.endswith("-movement")]
    if len(kinds) == 1:
        return kinds[0]
    threats = Threats(state)
    draws = state.box.sites[state.goal].hazard_draws

    def danger(option: Option) -> float:
        if option.kind == "region-movement":
            return min(threats.on(path, state.goal, draws) for path in _paths(state))
        if option.kind == "starter-movement":
            path = starter_path(state, state.site, state.goal) or ()
            return threats.on(path, state.goal, draws)
        return 0.0

    return min(kinds, key=danger)


def _paths(state: Solitaire) -> list[tuple[Place, ...]]:
    end = state.box.sites[state.goal].region
    return [region_path(state, each) for each in chains(state, (state.here.region,), end)]


def chains(state: Solitaire, chain: tuple[int, ...], end: int) -> Iterator[tuple[int, ...]]:
    """All chains of regions that begin so and lead to a region, as far as one can walk."""
    if chain[-1] == end:
        yield chain
        return
    more = most_regions(state) - len(chain)
    distances = state.box.distances
    for region in neighbours(state, chain[-1]):
        if region not in chain and distances[region][end] < more:
            yield from chains(state, (*chain, region), end)


def chain(state: Solitaire, options: list[Option], regions: tuple[int, ...]) -> Option:
    """The region through which the least dangerous chain leads."""
    end = state.box.sites[state.goal].region
    threats = Threats(state)
    draws = state.box.sites[state.goal].hazard_draws

    def danger(option: Option) -> tuple[float, int]:
        found = chains(state, (*regions, option.value), end)
        return min(
            (
                (threats.on(region_path(state, each), state.goal, draws), len(each))
                for each in found
            ),
            default=(99.0, 0),
        )

    return min(options, key=danger)


def end_of_organization(state: Solitaire, options: list[Option]) -> Option:
    """Cards that keep creatures away, if there is enough to fear."""
    chosen = best_use(state, options, END)
    if chosen is not None:
        return chosen
    passing = next(option for option in options if option.kind == "pass")
    if state.turn.destination == NONE:
        return passing
    site = state.box.sites[state.turn.destination]
    threats = Threats(state)
    path = state.turn.path
    whole = threats.on(path, site.index, site.hazard_draws)
    best, best_option = FEARED + price(state), passing
    for option in options:
        if option.kind not in ("play", "use"):
            continue
        words = words_of(state.box, option.value)
        less = whole
        if "block-keying" in words:
            open_ways = tuple(place for place in path if place[0] != WILDERNESS)
            less = threats.on(open_ways, site.index, site.hazard_draws)
        elif "restrict-creatures" in words:
            less = threats.on((), site.index, site.hazard_draws)
        if whole - less > best:
            best, best_option = whole - less, option
    return best_option


def draw(state: Solitaire, options: list[Option]) -> Option:
    """As many as the hand wants anyway, for the deck is the clock."""
    wanted = max(1, HAND - len(state.hand))
    if slack(state) > PLENTY:
        wanted += 1
    return max(
        (option for option in options if option.value <= wanted),
        key=lambda option: option.value,
        default=options[0],
    )


def discard_down(state: Solitaire, options: list[Option]) -> Option:
    """The card that is worth least."""
    return least_kept(state, options)
