"""Random decks that keep to the rules, by seed.

A record names its decks by their seed alone. So whatever changes the decks of a seed, here, in the
filling of gaps or in the order of the cards, is a new version of the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.constants import SPECIAL
from mathom.games.solitaire.deck.construction import (
    LEAST_MIND,
    MOST_COMPANY,
    MOST_MIND,
    MOST_STARTING,
    may_start,
    minds,
    violations,
)
from mathom.games.solitaire.deck.decks import Decks
from mathom.games.solitaire.deck.suggest import Chooser, Draft, Filler
from mathom.games.solitaire.deck.telling import told
from mathom.kernel.chance import Seeded
from mathom.kernel.errors import BadRequest

if TYPE_CHECKING:
    from mathom.games.solitaire.model.box import Box
    from mathom.games.solitaire.model.cards import Card, Character, Item
    from mathom.kernel.chance import Chance

LEAST_AIM: Final = 12
"""Companies take in somebody more until their minds add up to this or more, up to the most."""
LEAST_SITES: Final = 6
SPAN_OF_SITES: Final = 9
"""How many sites come before those that are demanded."""
MOST_WISHES: Final = 3
"""How many special items are wished for, besides special rings."""
MOST_RINGS: Final = 2
TRIES: Final = 50
EMPTY: Final = Decks((), (), (), (), (), ())


class AnyCard(Chooser):
    """Chooses by chance."""

    def __init__(self, chance: Chance) -> None:
        self.chance: Final = chance

    def card(self, candidates: Sequence[int]) -> int:
        return candidates[self.chance.pick(len(candidates))]

    def site(self, candidates: Sequence[int]) -> int:
        return candidates[self.chance.pick(len(candidates))]

    def copies(self, card: Card, zone: str) -> int:
        """Decks rely on resources that they hold often, hazards and treasures vary."""
        if zone == "resources":
            return 1 + self.chance.pick(3)
        return 2 if self.chance.pick(4) == 0 else 1


def random_decks(box: Box, seed: str, settings: Mapping[str, str], stream: str = "decks") -> Decks:
    """The decks of a seed.

    Raises:
        BadRequest: no decks can be built with the cards of an owner's box.
    """
    chance = Seeded(seed, stream)
    for _ in range(TRIES):
        decks = _decks(box, chance, settings)
        if not violations(box, decks, settings):
            return decks
    sentence = told("no-random", {})
    assert isinstance(sentence, tuple)
    raise BadRequest(*sentence)


def _decks(box: Box, chance: Chance, settings: Mapping[str, str]) -> Decks:
    """Decks that may still break a rule, where chance was against them."""
    draft = Draft(EMPTY)
    chooser = AnyCard(chance)
    filler = Filler(box, draft, settings, chooser)
    _gather(draft, [each for each in box.characters if each.starting and not each.dead], chance)
    if not LEAST_MIND <= minds(box, draft.decks) <= MOST_MIND:
        return draft.decks
    carried = [item.index for item in box.items if may_start(item)]
    for _ in range(MOST_STARTING if carried else 0):
        bearer = draft.company[chance.pick(len(draft.company))]
        draft.items.append((carried[chance.pick(len(carried))], bearer))
    for _ in range(LEAST_SITES + chance.pick(SPAN_OF_SITES)):
        sites = filler.open_sites()
        if sites:
            draft.add("sites", chooser.site(sites))
    _wish(filler, [item for item in box.items if item.ring], chance.pick(MOST_RINGS + 1))
    others = [item for item in box.items if item.class_ == SPECIAL and not item.ring]
    _wish(filler, others, chance.pick(MOST_WISHES + 1))
    filler.fill()
    while filler.put("hazards", filler.left([*box.creatures, *box.hazards])):
        pass
    return draft.decks


def _gather(draft: Draft, people: list[Character], chance: Chance) -> None:
    """Take in whoever still fits until the minds are enough."""
    aim = LEAST_AIM + chance.pick(MOST_MIND - LEAST_AIM + 1)
    total = 0
    while total < aim and len(draft.company) < MOST_COMPANY:
        people = [
            each
            for each in people
            if total + each.mind <= MOST_MIND and each.index not in draft.company
        ]
        if not people:
            break
        one = people[chance.pick(len(people))]
        draft.add("company", one.index)
        total += one.mind


def _wish(filler: Filler, items: list[Item], count: int) -> None:
    """Put in treasures whatever they need; the gaps that they make will be filled."""
    for _ in range(count):
        candidates = filler.left([item for item in items if item.treasure])
        filler.put("treasures", candidates, single=True)
