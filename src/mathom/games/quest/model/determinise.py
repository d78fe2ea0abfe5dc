"""What a seat could believe: everything it has not seen, dealt anew (Q2.13, Q3.16).

Hidden are heroes' hands, life pools and damage from others, unseen damage from their owner too;
Sauron's plots and shadow cards; the faces of monster tokens; skills that others were trained in;
the cards of a foe in combat; missions of the other side; and what somebody has drawn to choose
among. Each is dealt anew within what the seat has seen going in and out of its pile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.quest.combat.state import OURS
from mathom.games.quest.model.box import SAURON
from mathom.games.quest.model.pieces import (
    CORRUPTION,
    NOWHERE,
    PERIL,
    PLOT,
    SHADOW,
    SKILL,
    Hero,
    Token,
)
from mathom.kernel.dealing import NoDeal, deal_anew, demands_on
from mathom.kernel.deck import Deck
from mathom.kernel.holding import without_clue
from mathom.kernel.pile import NEVER, Clue, HiddenCard, Pile, ordered

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.state import Unknown

HEROES_MISSION: Final = 1
SAURONS_MISSION: Final = 2
"""The bits of `Quest.missions_shown`."""


def imagine(state: Quest, seat: int | None, chance: Chance) -> Quest:
    """A state that this seat could believe to be the true one."""
    believed = state.copy()
    _missions(believed, seat, chance)
    _plots(believed, seat, chance)
    _shadows(believed, seat, chance)
    _perils(believed, seat, chance)
    _tokens(believed, seat, chance)
    _foe_cards(believed, seat, chance)
    while True:
        # Whoever was told of a hand's types cannot believe in all skills that it might hold.
        with_skills = believed.copy()
        _skills(with_skills, seat, chance)
        try:
            for owner, hero in enumerate(with_skills.heroes, 1):
                _hero_cards(with_skills, owner, hero, seat, chance)
        except NoDeal:
            continue
        return with_skills


def knows_mission(state: Quest, seat: int | None, sauron: bool) -> bool:
    """Whether this seat may look at the mission of Sauron or of the heroes (Q1.7)."""
    shown = SAURONS_MISSION if sauron else HEROES_MISSION
    if state.missions_shown & shown:
        return True
    return seat is not None and (seat == SAURON) == sauron


def _missions(state: Quest, seat: int | None, chance: Chance) -> None:
    """A mission that the seat does not know could be any of its side."""
    for sauron in (False, True):
        dealt = state.sauron_mission if sauron else state.hero_mission
        if dealt == NOWHERE or knows_mission(state, seat, sauron):
            continue
        of_side = [mission.index for mission in state.box.missions if mission.sauron == sauron]
        mission = of_side[chance.pick(len(of_side))]
        if sauron:
            state.sauron_mission = mission
        else:
            state.hero_mission = mission


def _plots(state: Quest, seat: int | None, chance: Chance) -> None:
    hand, drawn = state.plot_hand, _drawn(state, PLOT)
    [hand, drawn], state.plot_pile = _deal([hand, drawn], state.plot_pile, seat, chance)
    state.plot_hand = ordered(hand)
    _draw_back(state, PLOT, drawn)


def _shadows(state: Quest, seat: int | None, chance: Chance) -> None:
    hand, drawn = state.shadow_hand, _drawn(state, SHADOW)
    [hand, drawn], state.shadow_pile = _deal([hand, drawn], state.shadow_pile, seat, chance)
    state.shadow_hand = ordered(hand)
    _draw_back(state, SHADOW, drawn)


def _perils(state: Quest, seat: int | None, chance: Chance) -> None:
    """What Sauron has drawn and not yet shown, from the perils and the corruption cards."""
    for deck in (PERIL, CORRUPTION):
        drawn = _drawn(state, deck)
        if not drawn:
            continue
        pile = state.perils if deck == PERIL else state.corruption
        bag = tuple(HiddenCard(card) for card in pile.bag)
        [drawn], rest = _deal([drawn], Pile(ordered(bag)), seat, chance)
        less = Deck(tuple(slip.card for slip in rest.bag), pile.top, pile.bottom)
        if deck == PERIL:
            state.perils = less
        else:
            state.corruption = less
        _draw_back(state, deck, drawn)


def _tokens(state: Quest, seat: int | None, chance: Chance) -> None:
    """The faces of tokens that the seat has not looked at (Q2.13)."""
    faces: dict[int, HiddenCard] = {}
    for number, pile in enumerate(state.token_piles):
        tokens = [token for token in state.tokens if token.pile == number]
        [slips], state.token_piles[number] = _deal(
            [tuple(token.slip for token in tokens)], pile, seat, chance
        )
        for token, slip in zip(tokens, slips, strict=True):
            faces[token.number] = slip
    state.tokens = tuple(
        Token(token.number, token.pile, token.location, faces[token.number])
        for token in state.tokens
    )


def _skills(state: Quest, seat: int | None, chance: Chance) -> None:
    """A skill that another was trained in could be any that nobody has shown since."""
    zones = [hero.taught for hero in state.heroes]
    dealt, state.skill_pile = _deal([*zones, _drawn(state, SKILL)], state.skill_pile, seat, chance)
    _draw_back(state, SKILL, dealt.pop())
    for owner, (hero, taught) in enumerate(zip(state.heroes, dealt, strict=True), 1):
        swapped = {
            old.card: new.card
            for old, new in zip(hero.taught, taught, strict=True)
            if old.card != new.card
        }
        hero.taught = taught
        if swapped:
            _swap(state, owner, hero, swapped)


def _swap(state: Quest, owner: int, hero: Hero, swapped: dict[int, int]) -> None:
    """Put other skills where a hero's unknown ones lie."""
    hero.hand = ordered(_swapped(hero.hand, swapped))
    hero.damage = _swapped(hero.damage, swapped)
    hero.life = Pile(
        ordered(_swapped(hero.life.bag, swapped)),
        _swapped(hero.life.top, swapped),
        _swapped(hero.life.bottom, swapped),
        hero.life.shuffles,
    )
    laid = _laid(state, owner)
    if state.combat is not None and laid:
        [state.combat.hero_down] = _swapped(laid, swapped)


def _swapped(slips: tuple[HiddenCard, ...], swapped: dict[int, int]) -> tuple[HiddenCard, ...]:
    return tuple(
        slip.holding(
            HiddenCard(swapped[slip.card], slip.entered, bound=slip.bound, noted=slip.noted)
        )
        if slip.card in swapped
        else slip
        for slip in slips
    )


def _foe_cards(state: Quest, seat: int | None, chance: Chance) -> None:
    """The foe's hand and the card it has laid face down (Q5.3)."""
    combat = state.combat
    if combat is None:
        return
    deck = state.box.foes[combat.foe].deck
    laid: tuple[HiddenCard, ...] = () if combat.foe_down is None else (combat.foe_down,)
    zones, combat.clues = _believed([combat.foe_hand, laid], combat.clues, seat)
    [hand, laid], state.foe_piles[deck] = _deal(
        zones, state.foe_piles[deck], seat, chance, combat.clues, state.box.types
    )
    combat.foe_hand = ordered(hand)
    combat.foe_down = laid[0] if laid else None


def _hero_cards(state: Quest, owner: int, hero: Hero, seat: int | None, chance: Chance) -> None:
    """A hero's hand, the damage it took, and the card it has laid face down."""
    zones = [hero.hand, _laid(state, owner), hero.damage]
    zones, hero.clues = _believed(zones, hero.clues, seat)
    [hand, laid, hero.damage], hero.life = _deal(
        zones, hero.life, seat, chance, hero.clues, state.box.types
    )
    hero.hand = ordered(hand)
    if state.combat is not None and laid:
        state.combat.hero_down = laid[0]


def _laid(state: Quest, owner: int) -> tuple[HiddenCard, ...]:
    """The card that this hero has laid face down in combat, if there is one."""
    combat = state.combat
    return () if combat is None or combat.seat != owner else combat.laid()


def _believed(
    zones: list[tuple[HiddenCard, ...]], clues: tuple[Clue, ...], seat: int | None
) -> tuple[list[tuple[HiddenCard, ...]], tuple[Clue, ...]]:
    """Leave out what others were told and this seat cannot work out: it was not told the numbers.

    Clues that bind cards are known to all and stay.
    """
    everything = [slip for slips in zones for slip in slips]
    for number in range(len(clues) - 1, -1, -1):
        about = [slip for slip in everything if slip.clues >> number & 1]
        if clues[number].known(seat) or all(slip.known(seat) for slip in about):
            continue
        clues, zones = without_clue(number, clues, zones)
        everything = [slip for slips in zones for slip in slips]
    return zones, clues


def _drawn(state: Quest, deck: int) -> tuple[HiddenCard, ...]:
    """What somebody has drawn from this deck to choose among."""
    return state.drawn if state.drawn_from == deck else ()


def _draw_back(state: Quest, deck: int, drawn: tuple[HiddenCard, ...]) -> None:
    if state.drawn_from == deck:
        state.drawn = ordered(drawn)


def _deal(
    zones: list[tuple[HiddenCard, ...]],
    pile: Pile,
    seat: int | None,
    chance: Chance,
    clues: tuple[Clue, ...] = (),
    types: Sequence[int] = (),
) -> tuple[list[tuple[HiddenCard, ...]], Pile]:
    """Deal anew what the seat does not know in some zones and in the pile they came from.

    Within a zone, places are taken in the order of what is known of them: a hand that lies
    sorted by its cards must not tell by it which of them came first. What is dealt goes back to
    where its place was, so a zone that has an order keeps it.
    """
    everywhere = [*zones, pile.top, pile.bottom]
    places = [
        (zone, at)
        for zone, slips in enumerate(everywhere)
        for at, slip in enumerate(slips)
        if not slip.known(seat)
    ]
    if not places:
        return zones, pile
    places.sort(key=lambda place: (place[0], *_place(everywhere[place[0]][place[1]])))
    hidden = [everywhere[zone][at] for zone, at in places]
    demands = demands_on(clues, [slip for slips in zones for slip in slips], seat, types)
    dealt, bag = deal_anew(hidden, pile.bag, chance, demands, types)
    results = [list(slips) for slips in everywhere]
    for (zone, at), slip in zip(places, dealt, strict=True):
        results[zone][at] = slip
    *zones, top, bottom = [tuple(slips) for slips in results]
    return zones, Pile(bag, top, bottom, pile.shuffles)


def _place(slip: HiddenCard) -> tuple[int, int, int, bool]:
    """What is known of a place without looking at its card."""
    return slip.drawn, slip.seen, slip.clues, slip.entered == NEVER


def hidden(state: Quest, seat: int | None) -> set[str]:
    """The ids of cards of which this seat knows no copy and has never seen one.

    A card that was shown once and shuffled in again has left its trace in the log, so it is
    no secret that it exists; where it is now is told by no id.
    """
    box = state.box
    ids: set[str] = set()
    for sauron in (False, True):
        if not knows_mission(state, seat, sauron):
            ids.update(mission.id for mission in box.missions if mission.sauron == sauron)
    plots = _unknown([state.plot_hand, _drawn(state, PLOT)], state.plot_pile, seat)
    ids.update(box.plots[card].id for card in plots - {*state.plots, *state.plot_discard})
    shadows = _unknown([state.shadow_hand, _drawn(state, SHADOW)], state.shadow_pile, seat)
    ids.update(box.shadows[card].id for card in shadows - {*state.shadow_discard})
    skills = _unknown(
        [*(hero.taught for hero in state.heroes), _drawn(state, SKILL)], state.skill_pile, seat
    )
    ids.update(box.cards[card].id for card in skills - {*state.skill_discard})
    for owner, hero in enumerate(state.heroes, 1):
        cards = _unknown([hero.hand, hero.damage, _laid(state, owner)], hero.life, seat)
        cards = {card for card in cards if box.cards[card].owner >= 0} - {*hero.rest}
        if state.combat is not None and state.combat.seat == owner:
            cards -= {*state.combat.sides[OURS].stack}
        ids.update(box.cards[card].id for card in cards)
    return ids


def _unknown(zones: list[tuple[HiddenCard, ...]], pile: Pile, seat: int | None) -> set[int]:
    """Cards of which the seat knows no copy in these places, and has seen none going in.

    Where it knows every card outside the bag, what lies in the bag follows from that.
    """
    outside = [*(slip for zone in zones for slip in zone), *pile.top, *pile.bottom]
    if all(slip.known(seat) for slip in outside):
        return set()
    known: set[int] = set()
    unknown: set[int] = set()
    for slip in (*outside, *pile.bag):
        seen = slip.known(seat) or slip.noted or slip.entered > 0
        (known if seen else unknown).add(slip.card)
    return unknown - known


def unknown(state: Quest, seat: int | None) -> Unknown:
    """Everything whose place this seat does not know, deck by deck."""
    box = state.box
    names = box.names
    found: Unknown = {}
    for sauron, dealt in ((False, state.hero_mission), (True, state.sauron_mission)):
        if dealt != NOWHERE and not knows_mission(state, seat, sauron):
            rest = [m.id for m in box.missions if m.sauron == sauron and m.index != dealt]
            side = "sauron" if sauron else "heroes"
            found[f"missions of {side}"] = {"dealt": [box.missions[dealt].id], "left": rest}
    zones = {"hand": state.plot_hand, "drawn": _drawn(state, PLOT)}
    found["plots"] = _lost_from_sight(zones, state.plot_pile, seat, names["plot"])
    zones = {"hand": state.shadow_hand, "drawn": _drawn(state, SHADOW)}
    found["shadow cards"] = _lost_from_sight(zones, state.shadow_pile, seat, names["shadow"])
    zones = {f"taught {owner}": hero.taught for owner, hero in enumerate(state.heroes, 1)}
    zones["drawn"] = _drawn(state, SKILL)
    found["skills"] = _lost_from_sight(zones, state.skill_pile, seat, names["card"])
    for number, pile in enumerate(state.token_piles):
        tokens = [token for token in state.tokens if token.pile == number]
        zones = {f"token {token.number}": (token.slip,) for token in tokens}
        found[f"tokens of {box.piles[number]}"] = _lost_from_sight(zones, pile, seat, names["face"])
    for deck, pile in enumerate(state.foe_piles):
        zones = {}
        combat = state.combat
        if combat is not None and box.foes[combat.foe].deck == deck:
            down = () if combat.foe_down is None else (combat.foe_down,)
            zones = {"hand": combat.foe_hand, "laid": down}
        found[f"foe deck {deck}"] = _lost_from_sight(zones, pile, seat, names["card"])
    for owner, hero in enumerate(state.heroes, 1):
        zones = {"hand": hero.hand, "damage": hero.damage, "laid": _laid(state, owner)}
        found[f"cards of {owner}"] = _lost_from_sight(zones, hero.life, seat, names["card"])
    for role, drawn, rest_of in (
        ("peril", _drawn(state, PERIL), state.perils),
        ("corruption", _drawn(state, CORRUPTION), state.corruption),
    ):
        found[role] = _lost_from_sight({"drawn": drawn}, _as_pile(rest_of), seat, names[role])
    for number, events in enumerate(state.event_decks, 1):
        found[f"events {number}"] = _lost_from_sight({}, _as_pile(events), seat, names["event"])
    for id, encounters in zip(box.decks, state.encounters, strict=True):
        found[f"encounters {id}"] = _lost_from_sight(
            {}, _as_pile(encounters), seat, names["encounter"]
        )
    return found


def _as_pile(deck: Deck) -> Pile:
    return Pile(tuple(HiddenCard(card) for card in deck.bag))


def _lost_from_sight(
    zones: dict[str, tuple[HiddenCard, ...]], pile: Pile, seat: int | None, names: Sequence[str]
) -> dict[str, list[str]]:
    """What a seat does not know in some zones and in the pile they came from."""
    everywhere = {**zones, "pile": (*pile.top, *pile.bag, *pile.bottom)}
    return {
        zone: [names[slip.card] for slip in slips if not slip.known(seat)]
        for zone, slips in everywhere.items()
    }
