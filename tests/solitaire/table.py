"""Set up any position in a few words, and play on with dice that fall as told.

    game = table(company=["aragorn-ii", "frodo"], items={"frodo": ["glamdring"]}, site="bree")
    game.run(CorruptionCheck(game.number("frodo"), -1), rolls=[6, 5])
    assert game.in_play() == ["aragorn-ii", "frodo", "glamdring"]

What is not mentioned is empty, but for the resource deck, in which ten cards lie, so that nothing
is lost by drawing one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import mathom.games.solitaire.game
from mathom.games.solitaire.constants import HAZARD, MARKS, NONE, RESOURCE
from mathom.games.solitaire.deck.decks import Decks
from mathom.games.solitaire.model.cards import Creature, Hazard
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.settings import Settings
from mathom.kernel.agenda import Choice, Frame
from mathom.kernel.chance import Chance
from mathom.kernel.deck import Deck
from mathom.kernel.event import Event
from mathom.kernel.instances import InPlay
from mathom.kernel.state import advance, settle

GAME = mathom.games.solitaire.game.solitaire()
BOX = GAME.box
FILLER = "concealment"
"""What the resource deck is of, where a test does not say."""


def card(id: str) -> int:
    """The number of a card."""
    return BOX.names["card"].index(id)


def site(id: str) -> int:
    """The number of a site, or -1 for none."""
    return BOX.names["site"].index(id) if id else NONE


class Rigged(Chance):
    """Dice fall as told, then on 1; the first of everything else is picked.

    With exactly six things to pick from, that would take a die: have other numbers in decks.
    """

    def __init__(self, rolls: Sequence[int] = ()) -> None:
        self.rolls = list(rolls)

    def pick(self, n: int) -> int:
        return self.rolls.pop(0) - 1 if n == 6 and self.rolls else 0


class Idle(Choice[Solitaire]):
    """Nothing more is to be done."""

    __slots__ = ()
    kind = "idle"
    seat = 0


class Game:
    """A position, what has been told since it was set up, and the dice to come."""

    def __init__(self, state: Solitaire) -> None:
        self.state = state
        self.told: list[Event] = []
        state.events = self.told
        self.chance = Rigged()

    def run(self, *frames: Frame, rolls: Sequence[int] = ()) -> Game:
        """Put frames on the agenda, the first to happen first, and go on to the next choice.

        With an empty agenda nothing more happens.
        """
        self.chance.rolls += rolls
        if not self.state.agenda:
            self.state.push(Idle())
        self.state.push(*frames)
        settle(self.state, self.chance)
        self._check()
        return self

    def do(self, *options: str, rolls: Sequence[int] = ()) -> Game:
        """Choose options one after the other; all dice that fall meanwhile fall as told."""
        self.chance.rolls += rolls
        for text in options:
            offered = {str(option): option for option in self.state.choice.options(self.state)}
            assert text in offered, f"{text!r} is not among {list(offered)}"
            advance(self.state, offered[text], self.chance)
        self._check()
        return self

    def _check(self) -> None:
        for role in ("card", "site"):
            assert self.state.conserved(role), f"a {role} was lost or doubled"

    @property
    def asked(self) -> str:
        """What is asked now, or "" if nothing is."""
        if not self.state.agenda or isinstance(self.state.choice, Idle):
            return ""
        return str(self.state.choice.kind)

    @property
    def options(self) -> list[str]:
        """What may be chosen now."""
        return [str(option) for option in self.state.choice.options(self.state)]

    def number(self, id: str, nth: int = 0) -> int:
        """The number of a card in play."""
        return [it.number for it in self.state.in_play if BOX.cards[it.card].id == id][nth]

    def in_play(self, bearer: str = "") -> list[str]:
        """The ids of all that is in play, or of what somebody bears."""
        found = self.state.in_play.attached(self.number(bearer)) if bearer else self.state.in_play
        return [BOX.cards[each.card].id for each in found]

    def marks(self, id: str) -> set[str]:
        """The state that a card in play is in, such as tapped."""
        instance = self.state.in_play[self.number(id)]
        return {name for n, name in enumerate(MARKS) if instance.has(n)}

    def zone(self, name: str) -> list[str]:
        """The ids of the cards in a zone, such as "hazard_discard"; of a deck, in no order."""
        found: Any = getattr(self.state, name)
        names = BOX.names["site" if "site" in name else "card"]
        return [names[n] for n in (found.members() if isinstance(found, Deck) else found)]

    def events(self, kind: str) -> list[dict[str, Any]]:
        """What was told of a kind."""
        return [dict(event.args) for event in self.told if event.kind == kind]


def table(
    *,
    company: Sequence[str] = ("aragorn-ii",),
    items: Mapping[str, Sequence[str]] | None = None,
    allies: Mapping[str, Sequence[str]] | None = None,
    followers: Mapping[str, Sequence[str]] | None = None,
    marks: Mapping[str, Sequence[str]] | None = None,
    events: Sequence[str] = (),
    on: Mapping[str, Sequence[str]] | None = None,
    site_: str = "rivendell",
    goal: str = "",
    tapped: bool = False,
    phase: int = 2,
    hand: Sequence[str] = (),
    row: Sequence[str] = (),
    hazard_hand: Sequence[str] = (),
    resources: Sequence[str] = (FILLER,) * 10,
    hazards: Sequence[str] = (),
    treasures: Sequence[str] = (),
    sites: Sequence[str] = (),
    resource_discard: Sequence[str] = (),
    hazard_discard: Sequence[str] = (),
    treasure_discard: Sequence[str] = (),
    site_discard: Sequence[str] = (),
    stored: Sequence[str] = (),
    removed: Sequence[str] = (),
    **settings: str,
) -> Game:
    """A game that stands where the arguments say, with nothing on its agenda.

    Args:
        company: the characters, in order.
        items, allies: by bearer; `followers` by whom they follow.
        marks: by card, such as {"frodo": ["wounded"]}.
        events: events of either side in play; `on` those that stay with somebody, by bearer.
        site_: where the company is; `goal` the site that was revealed, if it is not there.
        tapped: whether the site is.
        phase: the phase of the turn.
        **settings: those that do not have their default, with _ for -.
    """
    play = InPlay()
    people: dict[str, int] = {}
    leaders = {each: who for who, led in (followers or {}).items() for each in led}
    for id in company:
        people[id] = play.enter(card(id), RESOURCE, people.get(leaders.get(id, ""), NONE))
    for held in (items or {}, allies or {}, on or {}):
        for who, ids in held.items():
            for id in ids:
                side = HAZARD if isinstance(BOX.card(id), Creature | Hazard) else RESOURCE
                people[id] = play.enter(card(id), side, people[who])
    for id in events:
        side = HAZARD if isinstance(BOX.card(id), Creature | Hazard) else RESOURCE
        people[id] = play.enter(card(id), side)
    for id, names in (marks or {}).items():
        for name in names:
            play.mark(people[id], MARKS.index(name))
    lying: dict[str, tuple[int, ...]] = {
        name: tuple(card(id) for id in ids)
        for name, ids in {
            "hand": hand,
            "row": row,
            "hazard_hand": hazard_hand,
            "resource_discard": resource_discard,
            "hazard_discard": hazard_discard,
            "treasure_discard": treasure_discard,
            "stored": stored,
            "removed": removed,
        }.items()
    }
    decks = {
        name: tuple(sorted(card(id) for id in ids))
        for name, ids in {
            "resources": resources,
            "hazards": hazards,
            "treasures": treasures,
        }.items()
    }
    here = [each for each in dict.fromkeys((site_, goal)) if each]
    beside = tuple(site(each) for each in here if not BOX.sites[site(each)].is_haven)
    cards = [each.card for each in play]
    cards += [n for zone in (*lying.values(), *decks.values()) for n in zone]
    all_sites = (*beside, *(site(each) for each in (*sites, *site_discard)))
    chosen = GAME.complete({name.replace("_", "-"): value for name, value in settings.items()})
    built = Decks((), (), tuple(sorted(cards)), (), tuple(sorted(all_sites)), ())
    state = GAME.schema.begin(
        box=BOX,
        settings=Settings(chosen, built),
        turn_number=1,
        phase=phase,
        site=site(site_),
        goal=site(goal),
        tapped=tapped,
        open_sites=beside,
        sites=Deck(tuple(sorted(site(each) for each in sites))),
        site_discard=tuple(site(each) for each in site_discard),
        in_play=play,
        **lying,
        **{name: Deck(cards) for name, cards in decks.items()},
    )
    assert isinstance(state, Solitaire)
    return Game(state)
