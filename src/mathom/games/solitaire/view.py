"""What everybody sees besides all that the state declares: what follows from it by the rules.

The classes say what that is; `make protocol` writes the page's types from them and the state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict

from mathom.games.solitaire.combat.automatic import automatic_attacks
from mathom.games.solitaire.combat.strength import (
    attack_body,
    attack_prowess,
    attack_strikes,
    defence,
    own_body,
    strike_prowess,
    struck,
    total,
    ways_below,
)
from mathom.games.solitaire.constants import (
    ATTACK_KINDS,
    ITEM_CLASSES,
    NONE,
    RACES,
    REGION_TYPES,
    SITE_TYPES,
    SKILLS,
    STRIKE_STATES,
    TAPPED,
    WOUNDED,
)
from mathom.games.solitaire.figures import (
    BODY,
    CORRUPTION_CHECK,
    INFLUENCE,
    MIND,
    PROWESS,
    changes,
    corruption,
    figure,
    has_skill,
    printed,
    race_of,
    size,
    unused_direct_influence,
    unused_influence,
)
from mathom.games.solitaire.hazards.order import DOORS
from mathom.games.solitaire.model.cards import Character, Creature, Hazard, Item
from mathom.games.solitaire.model.places import Site
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.rolls import chance_above
from mathom.games.solitaire.site.items import has_hoard, reason
from mathom.games.solitaire.travel.counting import path_types, site_type
from mathom.games.solitaire.travel.drawing import hand_size

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Strike

WAYS: Final = 36
"""In how many ways two dice fall."""
KEPT: Final = 4
CREATURES: Final = 5
"""Behind the three steps of events, what is kept for an attack and creatures."""


class Part(TypedDict):
    """What a figure is made of: the id of a card or a word of the rules, and how much it adds."""

    by: str
    n: int


class Member(TypedDict):
    """A character or an ally, with the figures of now.

    `position` is untapped, tapped or wounded. `holds` are the numbers in play of what it bears, and
    `check` what is added to its corruption checks, `corruption` the points to beat, and `falls` in
    how many of the 36 ways a check would fail. `unused` is the direct influence that followers
    leave, and `parts` what makes up its figures, by their names.
    """

    number: int
    card: str
    kind: str
    race: str | None
    skills: list[str]
    position: str
    mind: int
    prowess: int
    body: int
    influence: int
    unused: int
    corruption: int
    check: int
    falls: int
    parts: dict[str, list[Part]]
    follows: int | None
    holds: list[int]


class SiteAttack(TypedDict):
    """An automatic-attack as it is now; `by` is the card that adds it, null for a printed one."""

    by: str | None
    race: str
    strikes: int
    prowess: int
    body: int | None


class SitePlace(TypedDict):
    """A site: its type as it counts now, its region, and what can be found there.

    `hoard` says whether it contains one (S1.11), and `items` are the classes of items found there.
    """

    site: str
    type: str
    region: str
    region_type: str
    haven: str
    path: list[str]
    items: list[str]
    information: bool
    resource_draws: int
    hazard_draws: int
    hoard: bool
    attacks: list[SiteAttack]


class Hindrance(TypedDict):
    """Why a treasure cannot be played where the company is: a reason of refusals, and its rule."""

    reason: str
    rule: str


class Fighter(TypedDict):
    """A strike of the attack that is fought, and who meets it.

    `state` is one of the strike states. `prowess` is what is added to the dice, `against` the
    prowess of the strike, and `parts` what makes up both, and the body of the defender. `ways` is
    in how many of the 36 ways the strike succeeds, `ways_held` if the defender stays untapped.
    """

    number: int
    state: str
    prowess: int
    against: int
    body: int
    excess: int
    ways: int
    ways_held: int
    parts: dict[str, list[Part]]


class Fight(TypedDict):
    """The attack that is fought, as it is now.

    `by` is the attacking card, null for an attack of the site. `strikes` is 0 where each of the
    company faces one. `left` is how many attacks of the same card follow, and `now` the number of
    the one who is struck.
    """

    by: str | None
    kind: str
    race: str
    strikes: int
    prowess: int
    body: int | None
    left: int
    assigned: bool
    cancelled: bool
    now: int | None
    fighters: list[Fighter]
    parts: dict[str, list[Part]]


class Quest(TypedDict):
    """How far the journey has come: how many treasures were played, and how many there are.

    `left` is what lies face down, and `points` what those that were played are worth.
    """

    played: int
    all: int
    left: int
    points: int


class SolitaireBoard(TypedDict):
    """A game as everybody sees it.

    `company` are the characters with the allies behind those who control them. `here` is where the
    company is, and `there` the site that was revealed. `quest` is how far it has come, and `clock`
    is how many resource cards are left. `influence` is the general influence that nobody uses.
    `size` is that of the company (S1.6). `order` is the hazard hand as it will be played (S11.3),
    and `hindered` says of the treasures face up that cannot be played here why. `path` are the
    types of the regions on the site path, as they count now (S12.5).
    """

    company: list[Member]
    here: SitePlace
    there: SitePlace | None
    quest: Quest
    clock: int
    influence: int
    size: int
    hand_size: int
    order: list[str]
    hindered: dict[str, Hindrance]
    path: list[str]
    fight: Fight | None


def view(state: Solitaire) -> SolitaireBoard:
    """What everybody sees."""
    return {
        "company": [_member(state, each.number) for each in state.members()],
        "here": _place(state, state.here),
        "there": None if state.goal == NONE else _place(state, state.box.sites[state.goal]),
        "quest": _quest(state),
        "clock": len(state.resources),
        "influence": unused_influence(state),
        "size": size(state),
        "hand_size": hand_size(state),
        "order": [state.box.cards[card].id for card in _order(state)],
        "hindered": _hindered(state),
        "path": [REGION_TYPES[type] for type in path_types(state)],
        "fight": _fight(state),
    }


def _member(state: Solitaire, number: int) -> Member:
    instance = state.in_play[number]
    card = state.card(number)
    is_character = isinstance(card, Character)
    race = race_of(state, number)
    position = "wounded" if instance.has(WOUNDED) else "tapped" if instance.has(TAPPED) else ""
    points = corruption(state, number) if is_character else 0
    check = figure(state, CORRUPTION_CHECK, number) if is_character else 0
    return {
        "number": number,
        "card": card.id,
        "kind": card.kind,
        "race": None if race == NONE else RACES[race],
        "skills": [name for n, name in enumerate(SKILLS) if has_skill(state, number, 1 << n)],
        "position": position or "untapped",
        "mind": figure(state, MIND, number),
        "prowess": figure(state, PROWESS, number),
        "body": figure(state, BODY, number),
        "influence": figure(state, INFLUENCE, number) if is_character else 0,
        "unused": unused_direct_influence(state, number) if is_character else 0,
        "corruption": points,
        "check": check,
        "falls": WAYS - chance_above(points - check) if is_character else 0,
        "parts": {
            name: _made_of(state, what, number)
            for name, what in (("prowess", PROWESS), ("body", BODY), ("check", CORRUPTION_CHECK))
        },
        "follows": None if instance.bearer == NONE else instance.bearer,
        "holds": [each.number for each in state.in_play.attached(number)],
    }


def _made_of(state: Solitaire, what: int, number: int) -> list[Part]:
    """What is printed, and what each card adds to it; ceilings are heeded (S1.12)."""
    now = printed(state, what, number)
    found: list[Part] = [{"by": "printed", "n": now}]
    for card, change in changes(state, what, number):
        after = change.of(now)
        if after != now:
            by = "change" if card == NONE else state.box.cards[card].id
            found.append({"by": by, "n": after - now})
        now = after
    return found


def _parts(named: list[tuple[str, int]]) -> list[Part]:
    return [{"by": by, "n": n} for by, n in named]


def _place(state: Solitaire, site: Site) -> SitePlace:
    box = state.box
    counts = site_type(state) if site.index == state.site else site.type
    return {
        "site": site.id,
        "type": SITE_TYPES[counts],
        "region": box.regions[site.region].id,
        "region_type": REGION_TYPES[box.regions[site.region].type],
        "haven": box.sites[site.haven].id,
        "path": [REGION_TYPES[type] for type in site.path],
        "items": [ITEM_CLASSES[item] for item in site.items],
        "information": site.information,
        "resource_draws": site.resource_draws,
        "hazard_draws": site.hazard_draws,
        "hoard": has_hoard(state) if site.index == state.site else site.hoard,
        "attacks": _attacks(state, site),
    }


def _order(state: Solitaire) -> list[int]:
    """The hazard hand by the four steps; what is kept for an attack comes before the creatures."""
    return sorted(state.hazard_hand, key=lambda card: _step(state, card))


def _step(state: Solitaire, card: int) -> tuple[int, bool, bool, int, int, str]:
    """Where a card of the hazard hand stands in the order (S11.3, S11.12, S11.14)."""
    found = state.box.cards[card]
    if isinstance(found, Creature):
        return CREATURES, False, False, found.prowess, -found.strikes, found.id
    if not isinstance(found, Hazard) or not found.step:
        return KEPT, False, False, 0, 0, found.id
    environment = "environment" in found.keywords
    return found.step, found.id != DOORS, not environment, 0, card, found.id


def _attacks(state: Solitaire, site: Site) -> list[SiteAttack]:
    """The automatic-attacks: as they are now where the company is, else as they are printed."""
    if site.index == state.site:
        return [
            {
                "by": None if each.by == NONE else state.card(each.by).id,
                "race": RACES[each.race],
                "strikes": total(attack_strikes(state, each)),
                "prowess": total(attack_prowess(state, each)),
                "body": None if each.body == NONE else total(attack_body(state, each)),
            }
            for each in automatic_attacks(state)
        ]
    return [
        {
            "by": None,
            "race": RACES[each.race],
            "strikes": each.strikes,
            "prowess": each.prowess,
            "body": None if each.body == NONE else each.body,
        }
        for each in site.attacks
    ]


def _hindered(state: Solitaire) -> dict[str, Hindrance]:
    found: dict[str, Hindrance] = {}
    for card in state.row:
        why = reason(state, card)
        if why is not None:
            found[state.box.cards[card].id] = {"reason": why[0], "rule": why[1]}
    return found


def _fight(state: Solitaire) -> Fight | None:
    attack = state.attack
    if attack is None:
        return None
    prowess, strikes = attack_prowess(state, attack), attack_strikes(state, attack)
    body = None if attack.body == NONE else attack_body(state, attack)
    now = struck(state)
    return {
        "by": None if attack.by == NONE else state.card(attack.by).id,
        "kind": ATTACK_KINDS[attack.kind],
        "race": RACES[attack.race],
        "strikes": 0 if attack.each else total(strikes),
        "prowess": total(prowess),
        "body": None if body is None else total(body),
        "left": attack.left,
        "assigned": attack.assigned,
        "cancelled": attack.cancelled,
        "now": None if now is None else now.who,
        "fighters": [
            _fighter(state, each) for each in attack.defenders if each.who in state.in_play
        ],
        "parts": {
            "prowess": _parts(prowess),
            "strikes": _parts([] if attack.each else strikes),
            "body": _parts(body or []),
        },
    }


def _fighter(state: Solitaire, strike: Strike) -> Fighter:
    attack = state.attack
    assert attack is not None
    prowess, against = defence(state, attack, strike), strike_prowess(state, attack, strike)
    body = own_body(state, strike.who, strike)
    return {
        "number": strike.who,
        "state": STRIKE_STATES[strike.state],
        "prowess": total(prowess),
        "against": total(against),
        "body": total(body),
        "excess": strike.excess,
        "ways": ways_below(state, attack, strike),
        "ways_held": ways_below(state, attack, strike, held=True),
        "parts": {"prowess": _parts(prowess), "against": _parts(against), "body": _parts(body)},
    }


def _quest(state: Solitaire) -> Quest:
    """All treasures but those that lie in the deck and the row count as played (S3.5)."""
    cards = state.box.cards
    unplayed = len(state.treasures) + len(state.row)
    everything = len(state.settings.decks.treasures)
    borne = [each.card for each in state.items()]
    stored = [card for card in state.stored if isinstance(cards[card], Item)]
    return {
        "played": everything - unplayed,
        "all": everything,
        "left": len(state.treasures),
        "points": sum(_points(state, card) for card in (*borne, *stored)),
    }


def _points(state: Solitaire, card: int) -> int:
    item = state.box.cards[card]
    return item.points if isinstance(item, Item) else 0
