"""The state of a game: where every card is, how the company fares, and what is going on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar

from mathom.games.solitaire.constants import (
    DURATIONS,
    FIGURES,
    MARKS,
    NONE,
    SUCCEEDED,
    TAPPED,
    WOUNDED,
)
from mathom.games.solitaire.model.box import Box
from mathom.games.solitaire.model.cards import Ally, Card, Character, Item
from mathom.games.solitaire.settings import Settings
from mathom.kernel import declaring
from mathom.kernel.chance import Chance
from mathom.kernel.deck import Deck
from mathom.kernel.declared_state import DeclaredState
from mathom.kernel.instances import InPlay, Instance
from mathom.kernel.state import Unknown

if TYPE_CHECKING:
    from mathom.games.solitaire.model.places import Site

MANY: Final = 1_000
C = TypeVar("C", bound=Card)
Changed = tuple[int, int, int]
"""A card, or -1, with a figure of a strike and how much it adds to that."""
Place = tuple[int, int]
"""A region of a path: the type it counts as, and its number, or -1 where it has no name (S8.2)."""


@dataclass(eq=False, init=False, repr=False, slots=True)
class Strike:
    """One strike of the attack that is fought (S13.3).

    Attributes:
        who: the member of the company whom it strikes, by number.
        state: what has become of it, one of the strike states.
        excess: how many strikes beyond the members are added to it (S13.4).
        bodiless: whether it has no body though its attack has one.
        changes: what cards on the strike, and those who support the defender, change: the card,
            one of the strike figures, and how much.
        rolls: how many times the dice are rolled for it, of which the best counts.
        wounded: whether the defender was wounded already before it (S14.1).
        spared: whether the defender does not tap; `held` whether he took the -3 for it (S13.6).
        played: whether a card that needs a skill was played on it (S13.6).
        opening: whether beating it beats what fails later in the attack as well.
    """

    who: int = declaring.maybe_count(MANY)
    state: int = declaring.name("strike-state")
    excess: int = declaring.count(MANY)
    bodiless: bool = declaring.flag()
    changes: tuple[Changed, ...] = declaring.rows(
        declaring.several(
            card=declaring.maybe("card"),
            what=declaring.name("strike-figure"),
            n=declaring.count(MANY, -MANY),
        )
    )
    rolls: int = declaring.count(MANY)
    wounded: bool = declaring.flag()
    spared: bool = declaring.flag()
    held: bool = declaring.flag()
    played: bool = declaring.flag()
    opening: bool = declaring.flag()


@dataclass(eq=False, init=False, repr=False, slots=True)
class Attack:
    """The attack that is fought (S13).

    Attributes:
        by: the creature or event in play that attacks, or -1 for an attack printed on the site.
        kind: one of the attack kinds; `number` which of those printed on the site it is.
        keyed: one of the key kinds, with `key` the number of what it is keyed to (S12.4).
        strikes, prowess, body: as printed; `combat.strength` has what they are now.
        each: whether everybody faces one strike (S13.5).
        assigns: whether the hazard side hands out every strike.
        victim: who alone can be struck, by number, or -1.
        changes: what cards have changed in the whole attack (S13.2): the card, one of the attack
            figures, how much, and how many cards had come into play by then.
        excluded: the members who cannot be struck, by number.
        left: how many attacks of the same card follow (S13.12).
        survived: whether one of the attacks of the same card before was not defeated.
        tapped: how many attacks of the same card were cancelled by tapping somebody.
        strikes_only: whether there are strikes but no attack that cards could change or cancel.
        sure: whether it cannot be cancelled.
        cancelled: whether it was cancelled; `assigned` whether its strikes were handed out.
        excess: how many strikes beyond the members are still to be put somewhere (S13.4).
        defenders: the strikes that were assigned; `at` which of them is being fought, or -1.
        nth: which of the site's automatic-attacks it is, printed or added, or -1.
    """

    by: int = declaring.maybe_count(MANY)
    kind: int = declaring.name("attack-kind")
    number: int = declaring.maybe_count(MANY)
    race: int = declaring.name("race")
    keyed: int = declaring.name("key-kind")
    key: int = declaring.maybe_count(MANY)
    strikes: int = declaring.count(MANY)
    each: bool = declaring.flag()
    prowess: int = declaring.count(MANY, -MANY)
    body: int = declaring.maybe_count(MANY)
    assigns: bool = declaring.flag()
    victim: int = declaring.maybe_count(MANY)
    changes: tuple[tuple[int, int, int, int], ...] = declaring.rows(
        declaring.several(
            card=declaring.maybe("card"),
            what=declaring.name("attack-figure"),
            n=declaring.count(MANY, -MANY),
            at=declaring.count(MANY),
        )
    )
    excluded: tuple[int, ...] = declaring.rows(declaring.count(MANY))
    left: int = declaring.count(MANY)
    survived: bool = declaring.flag()
    tapped: int = declaring.count(MANY)
    strikes_only: bool = declaring.flag()
    sure: bool = declaring.flag()
    cancelled: bool = declaring.flag()
    assigned: bool = declaring.flag()
    excess: int = declaring.count(MANY)
    defenders: list[Strike] = declaring.part_list(Strike, 0, 60)
    at: int = declaring.maybe_count(MANY)
    nth: int = declaring.maybe_count(MANY)


@dataclass(eq=False, init=False, repr=False, slots=True)
class Faced:
    """An attack that the company has faced this turn (S13.1).

    Attributes:
        card: the attacking card, or -1 for an attack of the site.
        number: which of the site's attacks it was, or -1.
        prowess: as it was printed.
        defeated: whether it was (S13.11).
    """

    card: int = declaring.maybe("card")
    number: int = declaring.maybe_count(MANY)
    kind: int = declaring.name("attack-kind")
    race: int = declaring.name("race")
    keyed: int = declaring.name("key-kind")
    key: int = declaring.maybe_count(MANY)
    prowess: int = declaring.count(MANY, -MANY)
    defeated: bool = declaring.flag()


@dataclass(eq=False, init=False, repr=False, slots=True)
class Turn:
    """What has happened in this turn, and is forgotten at its end.

    Attributes:
        origin: the site the company set out from.
        movement: one of the movements; the path is in `path`.
        path: the regions of the site path (S8), those of the last movement.
        returned: whether the company was sent back (S10.11).
        faced: the attacks it has faced.
        corrupted: the characters who had a corruption card played on them (S11.7), by number.
        entered: whether it has entered the site (S15.2).
        extra: whether a minor item more may be played (S15.8).
        drawn: how many resource cards were drawn for this movement.
        played: the cards that were played at the site.
        lent: the items that were spent for other figures, with which figure and how much, so that
            these can be told by name.
        leaving: whether the company sets out in this turn; `destination` for where, once the
            route is settled.
        left_tapped: whether the site of origin was tapped when the company set out.
        regions: how many regions more than four it can walk (S8.3).
        special: whether a card lets it move in its own way, along `special_path` (S8.7).
        further: whether it moves once more after this movement/hazard phase (S7.12).
        haven: the Haven to which it may go at the end of the turn (S7.13); `going` whether that
            is settled already.
        aims: which automatic-attack an event in play is about: its number, and that of the attack.
        wounds: who was wounded by an attack, and by which race.
        times: by how much the hazard draw of this movement is multiplied, if by anything.
        untaps: how many untap as the company sets out.
        barred: whether it may do nothing in the site phase; `rivers` counts what keeps it from
            that unless a ranger taps.
        manifested: how many manifestations of Dragons were played.
        slain: the Dragons that were defeated, by number.
        announced: the cards of the hazard hand that wait for attacks of the site (S11.19).
    """

    origin: int = declaring.maybe("site")
    movement: int = declaring.name("movement")
    path: tuple[Place, ...] = declaring.rows(
        declaring.several(type=declaring.name("region-type"), region=declaring.maybe("region"))
    )
    returned: bool = declaring.flag()
    barred: bool = declaring.flag()
    faced: list[Faced] = declaring.part_list(Faced, 0, MANY)
    corrupted: tuple[int, ...] = declaring.rows(declaring.count(MANY))
    entered: bool = declaring.flag()
    extra: bool = declaring.flag()
    drawn: int = declaring.count(MANY)
    played: tuple[int, ...] = declaring.rows(declaring.name("card"))
    lent: tuple[tuple[int, int, int], ...] = declaring.rows(
        declaring.several(
            card=declaring.name("card"),
            what=declaring.count(MANY),
            n=declaring.count(MANY, -MANY),
        )
    )
    leaving: bool = declaring.flag()
    destination: int = declaring.maybe("site")
    left_tapped: bool = declaring.flag()
    regions: int = declaring.count(MANY)
    special: bool = declaring.flag()
    special_path: tuple[int, ...] = declaring.rows(declaring.name("region-type"))
    further: bool = declaring.flag()
    haven: int = declaring.maybe("site")
    times: int = declaring.count(MANY)
    untaps: int = declaring.count(MANY)
    rivers: int = declaring.count(MANY)
    going: bool = declaring.flag()
    manifested: int = declaring.count(MANY)
    slain: tuple[int, ...] = declaring.rows(declaring.count(MANY))
    announced: tuple[int, ...] = declaring.rows(declaring.count(MANY))
    aims: tuple[tuple[int, int], ...] = declaring.rows(
        declaring.several(number=declaring.count(MANY), attack=declaring.count(MANY))
    )
    wounds: tuple[tuple[int, int], ...] = declaring.rows(
        declaring.several(number=declaring.count(MANY), race=declaring.name("race"))
    )


@dataclass(eq=False, init=False, repr=False, slots=True)
class Solitaire(DeclaredState):
    """Everything that is true of a game at one moment.

    Attributes:
        turn_number, phase: which turn it is, and which phase of it, of PHASES; 0 before the first.
        site: where the company is; `goal` the site that was revealed and is still to be reached.
        tapped: whether the site is (S15.9).
        counts_as: what the site counts as for this turn, as a type of sites.
        open_sites: the site cards that lie with the company: where it is, whence it has come in
            this phase, and whither it goes; Havens are no cards of the deck.
        resources, hazards, sites, treasures: the four decks (S2.5) and their discard piles.
        hand: the resource cards in hand; `row` the treasures face up (S7.2), `hazard_hand` the
            hazards, in the order they were drawn (S10.6).
        stored: the cards that were stored; `removed` what is out of the game.
        in_play: every other card, with who bears it.
        on_sites: the cards in play that lie on a site, with the site.
    """

    box: Box = declaring.shared()
    settings: Settings = declaring.shared()
    turn_number: int = declaring.count(10_000)
    phase: int = declaring.count(6)
    site: int = declaring.name("site")
    goal: int = declaring.maybe("site")
    tapped: bool = declaring.flag()
    counts_as: int = declaring.maybe("site-type")
    resources: Deck = declaring.stack("card")
    resource_discard: tuple[int, ...] = declaring.zone("card")
    hazards: Deck = declaring.stack("card")
    hazard_discard: tuple[int, ...] = declaring.zone("card")
    sites: Deck = declaring.stack("site")
    site_discard: tuple[int, ...] = declaring.zone("site")
    open_sites: tuple[int, ...] = declaring.zone("site")
    treasures: Deck = declaring.stack("card")
    treasure_discard: tuple[int, ...] = declaring.zone("card")
    hand: tuple[int, ...] = declaring.zone("card")
    row: tuple[int, ...] = declaring.zone("card")
    hazard_hand: tuple[int, ...] = declaring.zone("card")
    stored: tuple[int, ...] = declaring.zone("card")
    removed: tuple[int, ...] = declaring.zone("card")
    in_play: InPlay = declaring.in_play("card", "side", MARKS, numbers=FIGURES, durations=DURATIONS)
    on_sites: tuple[tuple[int, int], ...] = declaring.rows(
        declaring.several(number=declaring.count(MANY), site=declaring.name("site"))
    )
    turn: Turn = declaring.part(Turn)
    attack: Attack | None = declaring.maybe_part(Attack)

    def imagine(self, seat: int | None, chance: Chance) -> Solitaire:
        """Everybody knows all that lies open; nobody knows more."""
        return self.copy()

    def hidden(self, seat: int | None) -> set[str]:
        """Nothing: everybody knows what a deck is built of, and its order is nobody's secret."""
        return set()

    def unknown(self, seat: int | None) -> Unknown:
        """What lies in each deck; cards of one deck never change places with those of another."""
        return {
            place: {place: [self.schema.roles[role][number] for number in members]}
            for role in self.schema.places
            for place, members in self.schema.unknown(self, role, seat).items()
        }

    def conserved(self, role: str) -> bool:
        """Whether every card of the decks that were built lies somewhere, as often as there are."""
        decks = self.settings.decks
        meant = decks.sites if role == "site" else decks.cards
        return Counter(self.schema.members(self, role)) == Counter(meant)

    # What lies in play.

    def card(self, number: int) -> Card:
        """The card that a number in play is a copy of."""
        return self.box.cards[self.in_play[number].card]

    def instances(self, kind: type[Card]) -> Iterator[Instance]:
        """What is in play of a kind of cards."""
        cards = self.box.cards
        return (each for each in self.in_play if isinstance(cards[each.card], kind))

    def company(self) -> list[Instance]:
        """The characters, in the order of the company."""
        return self._people(Character)

    def members(self) -> list[Instance]:
        """The characters and their allies."""
        return self._people(Character, Ally)

    def _people(self, *kinds: type[Card]) -> list[Instance]:
        in_play = self.in_play
        found: list[int] | None = in_play.derived.get(kinds)
        if found is None:
            cards = self.box.cards
            found = [each.number for each in in_play if isinstance(cards[each.card], kinds)]
            in_play.derived[kinds] = found
        return [in_play[number] for number in found]

    def items(self, bearer: int = NONE) -> list[Instance]:
        """The items of the company, or of one of it."""
        return [each for each in self.instances(Item) if bearer in (NONE, each.bearer)]

    def holder(self, number: int) -> int:
        """Who bears a card in play: a character himself, and so whatever nobody bears."""
        instance = self.in_play[number]
        if instance.bearer == NONE or isinstance(self.box.cards[instance.card], Character):
            return number
        return instance.bearer

    def character(self, number: int) -> Character:
        """The character of a number in play."""
        found = self.card(number)
        assert isinstance(found, Character)
        return found

    def untapped(self, number: int) -> bool:
        """Whether it is neither tapped nor wounded (S1.1)."""
        return not self.in_play[number].marks & (1 << TAPPED | 1 << WOUNDED)

    def wounded(self, number: int) -> bool:
        return self.in_play[number].has(WOUNDED)

    def wounded_by_attack(self) -> list[int]:
        """Those of the company whom a strike of the attack has wounded."""
        if self.attack is None:
            return []
        hit = {each.who for each in self.attack.defenders if each.state == SUCCEEDED}
        return [each.number for each in self.members() if each.number in hit]

    # Where the company is.

    @property
    def here(self) -> Site:
        """The site where the company is, in the movement/hazard phase the new one."""
        return self.box.sites[self.site]
