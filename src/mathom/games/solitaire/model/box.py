"""The box: every card, site and region, and the options that name them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, TypeVar

from mathom.games.solitaire.cards.language import BOUND
from mathom.games.solitaire.constants import (
    ATTACK_FIGURES,
    ATTACK_KINDS,
    KEY_KINDS,
    MOVEMENTS,
    RACES,
    REGION_TYPES,
    SEATS,
    SECOND_WAY,
    SIDES,
    SITE_TYPES,
    SKILLS,
    STRIKE_FIGURES,
    STRIKE_STATES,
    WINDOWS,
)
from mathom.games.solitaire.model.cards import (
    Absent,
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
from mathom.games.solitaire.model.places import Region, Site
from mathom.games.solitaire.model.scenarios import Scenario
from mathom.kernel import components
from mathom.kernel.components import Files
from mathom.kernel.effects import BindingsField, Effect, EffectField, ScriptField
from mathom.kernel.fields import Field, Number, Numbers, frame_fields

if TYPE_CHECKING:
    from mathom.kernel.instances import Instance
    from mathom.kernel.language import Language
    from mathom.kernel.reading import Reader

DECKS: Final = ("resources", "hazards", "sites", "treasures")
"""The four decks (S2.5)."""
NUMBERS: Final = ("number", "other", "count", "n", "at", "passed", "mode")
"""The attributes of frames that are whole numbers, most of them of cards in play."""
MANY: Final = 10_000
E_ = TypeVar("E_", bound=Effect)
Kinds = dict[type[Effect], tuple[Effect, ...]]
WAYS: Final = (0, 1, 2, 2, 3, 3, 3, 3)
"""In which way a card was played, by the marks that say so; there is never more than one."""


class ChangesField(Field):
    """What cards add to a roll: pairs of a card, or -1 for none, and how much."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names: Final = names

    def write(self, value: object) -> object:
        assert isinstance(value, tuple)
        return [{"card": "" if card < 0 else self.names[card], "n": n} for card, n in value]

    def read(self, reader: Reader, name: str) -> object:
        found: list[tuple[int, int]] = []
        for table in reader.tables(name):
            card = -1 if table.value("card") == "" else table.one_of("card", self.names)
            found.append((card, table.count("n", MANY, -MANY)))
            table.end()
        return tuple(found)


class Box(components.Box):
    """Every component of the game, and the options that name them.

    Attributes:
        cards: all cards by number; the lists behind hold those of one kind.
        havens: the Havens among the sites.
        distances: from each region to each how many neighbours away it is.
    """

    def __init__(self, files: Files, language: Language) -> None:
        """Read the components, which may refer to one another."""
        names = {
            "seat": SEATS,
            "side": SIDES,
            "race": RACES,
            "skill": SKILLS,
            "site-type": SITE_TYPES,
            "region-type": REGION_TYPES,
            "movement": MOVEMENTS,
            "attack-kind": ATTACK_KINDS,
            "key-kind": KEY_KINDS,
            "strike-state": STRIKE_STATES,
            "attack-figure": ATTACK_FIGURES,
            "strike-figure": STRIKE_FIGURES,
            "window": WINDOWS,
        }
        super().__init__(files, names, language)
        self.regions: Final = self.declare("region", Region, "regions.toml")
        self.sites: Final = self.declare("site", Site, "sites.toml")
        self.characters: Final = self.declare("card", Character, "characters.toml")
        self.items: Final = self.declare("card", Item, "items.toml")
        self.allies: Final = self.declare("card", Ally, "allies.toml")
        self.factions: Final = self.declare("card", Faction, "factions.toml")
        self.resources: Final = self.declare("card", Resource, "resources.toml")
        self.creatures: Final = self.declare("card", Creature, "creatures.toml")
        self.hazards: Final = self.declare("card", Hazard, "hazards.toml")
        self.absent: Final = self.declare("absent", Absent, "absent.toml")
        self.scenarios: Final = self.declare("scenario", Scenario, "scenarios.toml", listed=False)
        self.read()
        self.cards: Final[list[Card]] = [
            *self.characters,
            *self.items,
            *self.allies,
            *self.factions,
            *self.resources,
            *self.creatures,
            *self.hazards,
        ]
        self.havens: Final = tuple(site.index for site in self.sites if site.is_haven)
        self.distances: Final = _distances(self.regions)
        self._kinds: Final[list[list[Kinds]]] = []
        self.fields.update(frame_fields(self.names, NUMBERS))
        self.fields.update({name: Number(-MANY, MANY) for name in NUMBERS})
        self.fields["numbers"] = Numbers(MANY)
        self.fields["changes"] = ChangesField(self.names["card"])
        self.fields["effect"] = EffectField(self.compiler.effects)
        self.fields["script"] = ScriptField(self.compiler.scripts)
        self.fields["bindings"] = BindingsField({name: Number(0, MANY) for name in BOUND})
        self._add_options()

    def card(self, id: str) -> Card:
        """The card of an id."""
        return self.cards[self.names["card"].index(id)]

    def lasting(self, kind: type[E_], card: int, way: int = 0) -> tuple[E_, ...]:
        """The effects of a kind that a card has while it lies in play, as it was played."""
        return self.kinds(card, way).get(kind, ())  # type: ignore[return-value]

    def kinds(self, card: int, way: int) -> Kinds:
        """All of them, by each class that they are of."""
        if not self._kinds:
            self._kinds.extend([_by_kind(effects) for effects in ways(it)] for it in self.cards)
        return self._kinds[card][way]

    def way_of(self, instance: Instance) -> int:
        """In which of its ways a card in play was played, the first being 0."""
        return WAYS[instance.marks >> SECOND_WAY & len(WAYS) - 1]

    def _add_options(self) -> None:
        table = self.option_table

        def add(kind: str, cards: Iterable[Card]) -> None:
            for card in cards:
                table.add(kind, card.index, card=card.id)

        people = [*self.characters, *self.allies]
        held = [*people, *self.items, *self.factions, *self.resources, *self.hazards]
        add("play", [*self.items, *self.allies, *self.factions, *self.resources])
        add("use", held)
        for kind in ("by", "target", "tap", "support", "strike", "fight"):
            add(kind, people)
        add("with", self.cards)
        for kind in ("transfer", "store", "discard", "save", "shed"):
            add(kind, [*self.items, *self.resources, *self.allies, *self.factions, *self.hazards])
        add("follow", self.characters)
        self.add_options("region", "region")
        self.add_options("travel", "site")
        for n in range(12):
            table.add("number", n, amount=str(n))
        for n in range(6):
            table.add("mode", n, mode=str(n + 1))
            table.add("attack", n, attack=str(n + 1))
        for n, deck in enumerate(DECKS):
            table.add("deck", n, deck=deck)
        for act in ACTS:
            table.add(act)


ACTS: Final = (
    *("pass", "done", "stay", "reveal", "go-on", "enter", "avoid", "roll", "hold", "tap-for-it"),
    *("accept", "decline", "region-movement", "starter-movement", "special-movement", "lead"),
)
"""Options that name nothing."""


def _distances(regions: list[Region]) -> list[list[int]]:
    found: list[list[int]] = []
    for start in range(len(regions)):
        far = [MANY] * len(regions)
        far[start] = 0
        reached = [start]
        for region in reached:
            for other in regions[region].adjacent:
                if far[other] == MANY:
                    far[other] = far[region] + 1
                    reached.append(other)
        found.append(far)
    return found


def ways(card: Card) -> list[list[Effect]]:
    """All that a card says, by the ways to play it; a creature's second way is as an event."""
    own = list(card.script.effects)
    if isinstance(card, Event) and card.modes:
        return [[*own, *mode.script.effects] for mode in card.modes]
    if isinstance(card, Creature) and card.event is not None:
        return [own, list(card.event.script.effects)]
    return [own]


def _by_kind(effects: list[Effect]) -> Kinds:
    """Some effects by each class that they are of."""
    found: Kinds = {}
    for effect in effects:
        for kind in type(effect).__mro__:
            if issubclass(kind, Effect):
                found[kind] = (*found.get(kind, ()), effect)
    return found
