"""S1 Figures: what a character is worth now, with all that works on him named.

Each figure is what is printed, changed by cards one after the other: the weapon in use first, then
other items, then all else (S13.7).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mathom.games.solitaire.cards.language import (
    SOLITAIRE,
    Number,
    Whom,
    bearer,
    races,
    skills,
    whom,
)
from mathom.games.solitaire.cards.lasting import Standing, in_force, standing
from mathom.games.solitaire.constants import (
    DRAGONS,
    DURATIONS,
    FIGURES,
    GEAR,
    HOBBIT,
    ITEM_CLASSES,
    NONE,
    RACES,
    SKILLS,
)
from mathom.games.solitaire.model.cards import Ally, Character, Event, Item
from mathom.kernel.declaring import count, name, optional, word
from mathom.kernel.effects import Bindings
from mathom.kernel.flow import NO_MORE
from mathom.kernel.language import argument, called, flag, number
from mathom.kernel.modifiers import NOTHING, Change, Modifier, modified

if TYPE_CHECKING:
    from mathom.games.solitaire.model.cards import Faction
    from mathom.games.solitaire.model.state import Solitaire
    from mathom.kernel.chance import Chance
    from mathom.kernel.instances import Instance
    from mathom.kernel.language import Compiler
    from mathom.kernel.reading import Reader

GENERAL_INFLUENCE: Final = 20
"""What characters under general influence share (S1.3)."""
PROWESS, BODY, INFLUENCE, MIND, CORRUPTION, CORRUPTION_CHECK = range(6)
INFLUENCE_CHECK, RING_TEST, HAND_SIZE, STRIKE_BODY, PALANTIR, PROTECTION = range(6, len(FIGURES))

MANY: Final = 1_000

PARTIAL: Final = "partial"
"""What it is kept under that somebody has direct influence for certain characters alone."""

Named = tuple[int, Change]
"""The number of the card that changes a figure, -1 for none, with the change."""


# Effects that change figures.


class Versus:
    """Whom direct influence counts against alone.

    Attributes:
        factions: these; `any_faction` all of them; `faction_race` those of a race, or -1.
        character, race, home: a character, or those of a race or of a home site, or -1.
    """

    def __init__(self, reader: Reader, field: str, compiler: Compiler) -> None:
        table = reader.table(field)
        names = compiler.names

        def one(field: str, of: tuple[str, ...]) -> int:
            return table.one_of(field, of) if table.has(field) else NONE

        self.any_faction: Final = table.has("any_faction") and table.flag("any_faction")
        self.faction: Final = one("faction", names["card"])
        self.faction_race: Final = one("faction_race", RACES)
        self.character: Final = one("character", names["card"])
        self.race: Final = one("race", RACES)
        self.home: Final = one("home_site", names["site"])
        table.end()

    @property
    def personal(self) -> bool:
        """Whether it counts toward characters, who may follow (S1.4)."""
        return (self.character, self.race, self.home) != (NONE, NONE, NONE)

    def counts_for(self, whom: Faction | Character | None) -> bool:
        """Whether it counts toward a faction or a follower; there is nobody else to influence."""
        if whom is None:
            return False
        if isinstance(whom, Character):
            return (
                whom.index == self.character
                or whom.race == self.race != NONE
                or whom.home == self.home != NONE
            )
        return (
            self.any_faction or whom.index == self.faction or whom.race == self.faction_race != NONE
        )


DOUBLED: Final = -2
"""A limit of twice what is printed."""


def _limit(reader: Reader, name: str, compiler: Compiler) -> int | None:
    if not reader.has(name):
        return None
    if reader.value(name) == "double-printed-prowess":
        return DOUBLED
    return reader.count(name, 20)


def _by_dragon(reader: Reader, name: str, compiler: Compiler) -> dict[int, int]:
    """Other figures where it is about certain Dragons."""
    if not reader.has(name):
        return {}
    table = reader.table(name)
    found = {DRAGONS.index(dragon): table.count(dragon, 20, -20) for dragon in table.names()}
    table.end()
    return found


def _figure() -> Any:
    return optional(count(20, -20), 0)


class Changes(Standing):
    """Something that changes figures of the members of the company."""

    personal: ClassVar[bool] = True
    """Whether it is about its bearer alone."""

    def concerns(self, state: Solitaire, bindings: Bindings, number: int) -> bool:
        """Whether it is about this member, if it is not about its bearer alone."""
        return True

    def about(self, what: int) -> bool:
        """Whether it can ever change a figure."""
        raise NotImplementedError

    def adds(self, state: Solitaire, bindings: Bindings, what: int) -> int:
        """What it adds to a figure that it is about."""
        raise NotImplementedError

    def limit(self, what: int) -> int | None:
        """How far it is raised at most."""
        return None


@dataclass(init=False, eq=False)
class ModifyBearer(Changes):
    """Other figures of whoever bears the card.

    Attributes:
        most: how far figures are raised, if there is a limit.
        replaces: whether this is instead of what the same card says without it.
        versus: toward whom alone direct influence counts.
    """

    prowess: int = _figure()
    body: int = _figure()
    influence: int = called("direct_influence", _figure())
    strike_body: int = called("enemy_strike_body", _figure())
    most: int | None = called("max", argument(_limit))
    replaces: bool = called("replaces_base", flag())
    versus: Versus | None = optional(argument(lambda r, n, c: Versus(r, n, c)), None)

    def about(self, what: int) -> bool:
        figures = {PROWESS: self.prowess, BODY: self.body, INFLUENCE: self.influence}
        return figures.get(what, self.strike_body if what == STRIKE_BODY else 0) != 0

    def adds(self, state: Solitaire, bindings: Bindings, what: int) -> int:
        if what == PROWESS:
            return self.prowess
        if what == BODY:
            return self.body
        if what == INFLUENCE:
            return self.influence
        return self.strike_body if what == STRIKE_BODY else 0

    def limit(self, what: int) -> int | None:
        return self.most


@dataclass(init=False, eq=False)
class ProwessBonus(Changes):
    """More prowess, against attacks of some races if it names them."""

    amount: int = count(20)
    races: int = called("versus_attack_race", optional(races(), 0))

    def about(self, what: int) -> bool:
        return what == PROWESS

    def adds(self, state: Solitaire, bindings: Bindings, what: int) -> int:
        attack = state.attack
        return self.amount if attack is not None and self.races >> attack.race & 1 else 0


@dataclass(init=False, eq=False)
class InfluenceBonus(Changes):
    """More direct influence; `only` against those it names."""

    amount: int = count(20)
    versus: Versus = argument(lambda r, n, c: Versus(r, n, c))
    only: bool = flag()

    def about(self, what: int) -> bool:
        return what == INFLUENCE

    def adds(self, state: Solitaire, bindings: Bindings, what: int) -> int:
        return self.amount


class Filter:
    """Which members of the company are meant: of these races, without this skill."""

    def __init__(self, reader: Reader, field: str, compiler: Compiler) -> None:
        table = reader.table(field)
        found = table.some_of("race", RACES) if table.has("race") else range(len(RACES))
        self.races: Final = frozenset(found)
        self.lacks: Final = (
            1 << table.one_of("lacks_skill", SKILLS) if table.has("lacks_skill") else 0
        )
        table.end()

    def fits(self, state: Solitaire, number: int) -> bool:
        """Whether a member is meant."""
        if race_of(state, number) not in self.races:
            return False
        return not (self.lacks and has_skill(state, number, self.lacks))


@dataclass(init=False, eq=False)
class ModifyCharacters(Changes):
    """Other figures of the members of the company who are meant, as long as the card lies there.

    Attributes:
        only: which of them.
    """

    personal = False
    who: Whom = whom()
    only: Filter | None = called(
        "filter", optional(argument(lambda r, n, c: Filter(r, n, c)), None)
    )
    prowess: Number = optional(number(), NO_MORE)
    body: Number = optional(number(), NO_MORE)
    influence: Number = called("direct_influence", optional(number(), NO_MORE))
    mind: Number = optional(number(), NO_MORE)
    most: int | None = called("max", argument(_limit))
    chooser: str = optional(word(("player", "hazard")), "player")
    if_manifestation: dict[int, int] = argument(_by_dragon)

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        """For a while: those who are meant now have other figures as long as it lasts."""
        if self.lasts not in DURATIONS:
            return
        until = DURATIONS.index(self.lasts)
        source = lender = bindings["card"]
        if isinstance(state.card(lender), Item):
            source = NOTHING
        for each in state.members():
            if self.concerns(state, bindings, each.number):
                for what in (PROWESS, BODY, INFLUENCE, MIND):
                    n = self.adds(state, bindings, what)
                    if n:
                        change = _change(state, each.number, n, self.most)
                        modifier = Modifier(
                            what, each.number, source, until, n, None, None, change.most
                        )
                        state.in_play.modify(modifier)
                        lent = (state.in_play[lender].card, what, n)
                        if source == NOTHING and lent not in state.turn.lent:
                            state.turn.lent += (lent,)

    def concerns(self, state: Solitaire, bindings: Bindings, number: int) -> bool:
        if number not in self.who.of(state, bindings):
            return False
        return self.only is None or self.only.fits(state, number)

    def about(self, what: int) -> bool:
        figures = (self.prowess, self.body, self.influence, self.mind)
        return what <= MIND and figures[what] is not NO_MORE

    def adds(self, state: Solitaire, bindings: Bindings, what: int) -> int:
        figures = (self.prowess, self.body, self.influence, self.mind)
        return figures[what].of(state, bindings)

    def limit(self, what: int) -> int | None:
        return self.most


@dataclass(init=False, eq=False)
class CheckBonus(Changes):
    """More on corruption checks of those who are meant."""

    personal = False
    who: Whom = whom()
    amount: int = count(10, -10)

    def concerns(self, state: Solitaire, bindings: Bindings, number: int) -> bool:
        return number in self.who.of(state, bindings)

    def about(self, what: int) -> bool:
        return what == CORRUPTION_CHECK

    def adds(self, state: Solitaire, bindings: Bindings, what: int) -> int:
        return self.amount


@dataclass(init=False, eq=False)
class InfluenceCheckBonus(Changes):
    """More on influence checks of those who are meant."""

    personal = False
    who: Whom = whom()
    amount: int = count(10, -10)

    def concerns(self, state: Solitaire, bindings: Bindings, number: int) -> bool:
        return number in self.who.of(state, bindings)

    def about(self, what: int) -> bool:
        return what == INFLUENCE_CHECK

    def adds(self, state: Solitaire, bindings: Bindings, what: int) -> int:
        return self.amount


class ItemFilter:
    """Which items are meant: of a class, Palantíri, or all."""

    def __init__(self, reader: Reader, field: str, compiler: Compiler) -> None:
        table = reader.table(field)
        self.palantir: Final = table.has("palantir") and table.flag("palantir")
        self.class_: Final = (
            table.one_of("item_class", ITEM_CLASSES) if table.has("item_class") else NONE
        )
        table.end()

    def fits(self, item: Item) -> bool:
        """Whether an item is meant."""
        return item.palantir if self.palantir else item.class_ == self.class_


@dataclass(init=False, eq=False)
class CorruptionPoints(Standing):
    """Other corruption points: of the items that `only` means, or of every character.

    Attributes:
        add: how many more; for a character only once, whatever he bears.
        multiply: how many times as many.
        one_source: whether that is so for one source of each character alone, which is the
            lightest, because the traveller chooses it.
    """

    only: ItemFilter | None = called(
        "filter", optional(argument(lambda r, n, c: ItemFilter(r, n, c)), None)
    )
    add: int = optional(count(5), 0)
    multiply: int = optional(count(3, 1), 1)
    one_source: bool = flag()


@dataclass(init=False, eq=False)
class GainSkill(Standing):
    """The bearer, or who has paid for it, has a skill more."""

    skill: int = skills()
    who: Whom | None = optional(whom(), None)


@dataclass(init=False, eq=False)
class LoseSkills(Standing):
    """Those who are meant have no skills, not even their own."""

    who: Whom = whom()


@dataclass(init=False, eq=False)
class TwoWeapons(Standing):
    """Who bears the card, if he has a skill by himself, may use two weapons, but no shield then."""

    skill: int = skills()


@dataclass(init=False, eq=False)
class NamedState(Standing):
    """A card counts as being in play: `name` is its id (S19.4)."""

    card: int = called("name", name("card"))
    only_without: int = called("only_if_not_in_play", optional(name("card"), NONE))
    suppresses: int = optional(name("card"), NONE)


CHANGES: Final = (
    *(ModifyBearer, ProwessBonus, InfluenceBonus, ModifyCharacters),
    *(CheckBonus, InfluenceCheckBonus),
)

SOLITAIRE.effects.update(
    {
        "modify-bearer": ModifyBearer,
        "prowess-bonus": ProwessBonus,
        "direct-influence-bonus": InfluenceBonus,
        "modify-characters": ModifyCharacters,
        "modify-corruption-checks": CheckBonus,
        "modify-corruption-points": CorruptionPoints,
        "modify-influence": InfluenceCheckBonus,
        "gain-skill": GainSkill,
        "two-weapons": TwoWeapons,
        "lose-skills": LoseSkills,
        "named-state": NamedState,
    }
)


# Who somebody is.


def race_of(state: Solitaire, number: int) -> int:
    """The race of a member of the company, or -1."""
    card = state.card(number)
    return card.race if isinstance(card, Character | Ally) else NONE


def has_skill(state: Solitaire, number: int, skills: int, natural: bool = False) -> bool:
    """Whether somebody has one of some skills, `natural` by himself and not by a card."""
    for loss, bindings in standing(state, LoseSkills):
        if number in loss.who.of(state, bindings):
            return False
    card = state.card(number)
    if isinstance(card, Character | Ally) and card.skills & skills:
        return True
    if natural:
        return False
    for effect, bindings in standing(state, GainSkill):
        if effect.skill & skills:
            meant = (
                bearer(state, bindings) if effect.who is None else effect.who.of(state, bindings)
            )
            if number in meant:
                return True
    return False


def is_in_play(state: Solitaire, card: int) -> bool:
    """Whether a card is in play, or another has it count as such (S19.4)."""
    found = any(each.card == card for each in state.in_play)
    for effect, _ in standing(state, NamedState):
        if effect.suppresses == card:
            return False
        lacking = effect.only_without
        if effect.card == card and (lacking == NONE or not is_in_play(state, lacking)):
            found = True
    return found


def size(state: Solitaire) -> int:
    """The size of the company: Hobbits count one half, and the sum is rounded up (S1.6)."""
    halves = sum(1 if race_of(state, each.number) == HOBBIT else 2 for each in state.company())
    return (halves + 1) // 2


# What somebody is worth.


def changes(
    state: Solitaire, what: int, number: int, whom: Faction | Character | None = None
) -> list[Named]:
    """What changes a figure of a member of the company, in the order it is added up (S13.7)."""
    found: list[tuple[int, int, int, Change]] = []
    for each, order, effects in _changing(state, what, number):
        told: dict[bool, list[tuple[int, int | None]]] = {}
        for effect, bindings in effects:
            n = effect.adds(state, bindings, what)
            if not n or not effect.concerns(state, bindings, number):
                continue
            versus = getattr(effect, "versus", None)
            if versus is not None and not versus.counts_for(whom):
                continue
            if effect.holds(state, bindings):
                replaces = isinstance(effect, ModifyBearer) and effect.replaces
                told.setdefault(replaces, []).append((n, effect.limit(what)))
        if told:
            for n, most in told.get(True) or told[False]:
                found.append((order, each.number, each.card, _change(state, number, n, most)))
    named = [(card, change) for _, card, change in _in_use(state, number, found)] if found else []
    for modifier in state.in_play.modifiers:
        if modifier.what == what and modifier.target in (NOTHING, number):
            named.append((_lender(state, modifier), modifier))
    return named


def _lender(state: Solitaire, modifier: Modifier) -> int:
    """The card that has changed a figure for a while, -1 if that is known no more."""
    if modifier.source != NOTHING:
        return state.in_play[modifier.source].card
    for card, what, n in state.turn.lent:
        if what == modifier.what and n == modifier.n:
            return card
    return NONE


Changing = list[tuple["Instance", int, list[tuple[Changes, Bindings]]]]
"""Cards in play with their place in the order of adding up, and what they may change."""


def _changing(state: Solitaire, what: int, number: int) -> Changing:
    """The cards in play that may change a figure of a member of the company at times."""
    derived = state.in_play.derived
    found: Changing | None = derived.get((what, number))
    if found is None:
        cards: dict[int, list[tuple[Changes, Bindings]]] = {}
        for kind in CHANGES:
            for effect, bindings in in_force(state, kind):
                if effect.lasts in DURATIONS or not effect.about(what):
                    continue
                card = bindings["card"]
                if not effect.personal or state.holder(card) == number:
                    cards.setdefault(card, []).append((effect, bindings))
        found = [
            (state.in_play[card], _order(state, state.in_play[card]), cards[card])
            for card in sorted(cards)
        ]
        derived[what, number] = found
    return found


def _change(state: Solitaire, number: int, n: int, most: int | None) -> Change:
    if most == DOUBLED:
        most = 2 * printed(state, PROWESS, number)
    return Change(n, None, None, most) if n > 0 else Change(n)


WEAPONS, ITEMS, PEOPLE, EVENTS = range(4)
"""The order in which what changes a figure is added up (S13.7)."""


def _order(state: Solitaire, each: Instance) -> int:
    card = state.box.cards[each.card]
    if isinstance(card, Item):
        return WEAPONS if card.gear == "weapon" else ITEMS
    return EVENTS if isinstance(card, Event) else PEOPLE


def _in_use(
    state: Solitaire, number: int, found: list[tuple[int, int, int, Change]]
) -> list[tuple[int, int, Change]]:
    """Of each sort of gear that somebody bears the best alone (S13.16), in order."""
    worth: dict[int, int] = {}
    sort: dict[int, str] = {}
    for _, item, card, change in found:
        worth[item] = worth.get(item, 0) + change.n
        borne = state.box.cards[card]
        sort[item] = borne.gear if isinstance(borne, Item) else ""
    used = {item for item, gear in sort.items() if not gear}
    both = two_weapons(state, number)
    for gear in GEAR:
        best = sorted((item for item in sort if sort[item] == gear), key=lambda each: -worth[each])
        if not (both and gear == "shield"):
            used.update(best[: 2 if both and gear == "weapon" else 1])
    return [
        (order, card, change)
        for order, item, card, change in sorted(found, key=lambda each: each[:2])
        if item in used
    ]


def two_weapons(state: Solitaire, number: int) -> bool:
    """Whether somebody uses two weapons: he can, and bears them."""
    if not any(
        number in bearer(state, bindings) and has_skill(state, number, effect.skill, natural=True)
        for effect, bindings in standing(state, TwoWeapons)
    ):
        return False
    borne = [state.box.cards[each.card] for each in state.in_play.attached(number)]
    return sum(isinstance(card, Item) and card.gear == "weapon" for card in borne) > 1


def printed(state: Solitaire, what: int, number: int) -> int:
    """A figure as the card of a member has it."""
    card = state.card(number)
    assert isinstance(card, Character | Ally)
    if what == PROWESS:
        return card.prowess
    if what == BODY:
        return card.body
    if what == MIND:
        return card.mind
    if isinstance(card, Ally):
        return 0
    if what == INFLUENCE:
        return card.influence
    if what == INFLUENCE_CHECK:
        return card.faction_influence
    return card.corruption_check if what == CORRUPTION_CHECK else 0


def figure(
    state: Solitaire, what: int, number: int, whom: Faction | Character | None = None
) -> int:
    """A figure of a member of the company, with all that works on it, `whom` it is used toward."""
    base = printed(state, what, number)
    if not state.in_play.modifiers and not _changing(state, what, number):
        return base
    return modified(base, [change for _, change in changes(state, what, number, whom)])


def unused_influence(state: Solitaire) -> int:
    """The general influence that nobody uses (S1.3)."""
    minds = sum(figure(state, MIND, each.number) for each in state.company() if each.bearer == NONE)
    return max(0, GENERAL_INFLUENCE - minds)


def unused_direct_influence(state: Solitaire, number: int, faction: Faction | None = None) -> int:
    """What a character has left beside his followers (S1.4)."""
    followers = sum(
        burden(state, number, each.number) for each in state.company() if each.bearer == number
    )
    return figure(state, INFLUENCE, number, faction) - followers


def burden(state: Solitaire, leader: int, number: int) -> int:
    """What a follower takes of his leader's influence: his mind, less what counts for him alone."""
    mind = figure(state, MIND, number)
    if not partial_influence(state):
        return mind
    plain = figure(state, INFLUENCE, leader)
    return max(0, mind - figure(state, INFLUENCE, leader, state.character(number)) + plain)


def partial_influence(state: Solitaire) -> bool:
    """Whether anybody has direct influence that counts for certain characters alone."""
    derived = state.in_play.derived
    found: bool | None = derived.get(PARTIAL)
    if found is None:
        toward = [effect.versus for effect, _ in in_force(state, InfluenceBonus)]
        more = [effect.versus for effect, _ in in_force(state, ModifyBearer)]
        found = any(versus is not None and versus.personal for versus in (*toward, *more))
        derived[PARTIAL] = found
    return found


# Corruption.


def corruption_of(state: Solitaire, number: int) -> int:
    """The corruption points of a card in play, with what changes those of its kind."""
    card = state.card(number)
    if isinstance(card, Event):
        return card.corruption
    if not isinstance(card, Item):
        return 0
    other = card.corruption_alt
    points = card.corruption
    if other is not None and other.when.of(state, Bindings(card=number)):
        points = other.n
    for effect, _ in standing(state, CorruptionPoints):
        if effect.only is not None and effect.only.fits(card):
            points = points * effect.multiply + effect.add
    return points


def corruption_sources(state: Solitaire, number: int) -> list[tuple[int, int]]:
    """The corruption of a character by the cards that it comes from (S18.1)."""
    found: list[tuple[int, int]] = []
    for each in state.in_play.attached(number):
        if isinstance(state.card(each.number), Character):
            continue
        for it in (each, *state.in_play.attached(each.number)):
            points = corruption_of(state, it.number)
            if points:
                found.append((it.card, points))
    for effect, bindings in standing(state, CorruptionPoints):
        if effect.only is not None:
            continue
        source = state.in_play[bindings["card"]].card
        if effect.one_source and found:
            found.append((source, min(n for _, n in found) * (effect.multiply - 1)))
        elif not effect.one_source:
            found.append((source, effect.add))
    return found


def corruption(state: Solitaire, number: int) -> int:
    """The corruption total of a character: all that he bears, followers apart (S18.1)."""
    return sum(points for _, points in corruption_sources(state, number))
