"""Set up any position of a Quest in a few words.

    match = table(
        heroes=[{"sheet": "beravor", "at": "bree", "hand": ["beravor-parry"], "favor": 2}],
        influence={"bree": 1},
        tokens=[("orc", "rivendell")],
        then=[HeroTurnStart(1, False)],
    )
    take(match, "rest")

What is not mentioned lies in a quiet place: Argalad stands alone at his start with all cards in
his life pool, no minion, monster, character or favor is on the map, nothing is in play, every
deck is whole. Cards named in a `top` are drawn first, in this order. The position is written as
text and read back, so it is checked like any other. `then` says what happens, the first first;
after it Sauron's next turn begins.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from mathom.games.quest.combat.state import Combat
from mathom.games.quest.constants import ATTRIBUTES, FOE_DECKS, MARKERS, SAURON, SEATS
from mathom.games.quest.game import QuestGame, quest
from mathom.games.quest.model.pieces import Hero
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.turn import SauronTurn
from mathom.kernel.agenda import Frame
from mathom.kernel.fields import write_frame
from mathom.kernel.match import Match
from mathom.kernel.schema import Schema
from mathom.locale import messages, sentences

GAME: QuestGame = quest()
BOX = GAME.box
ENGLISH = messages("en")
COMBAT = Schema(Combat, GAME.schema.roles, GAME.schema.frames)
BYSTANDER = {
    "sheet": "eometh",
    "at": "the-northern-waste",
    "favor": 2,
    "items": [],
    "hand": ["eometh-hack"],
    "rest": ["eometh-smash"],
    "damage": ["eometh-hack"],
}
"""Another hero far away, to whom nothing happens: no rule may take it for the one it means."""
Words = Sequence[str]
Named = Mapping[str, Any]


def position(
    *,
    heroes: Sequence[str | Named] = ("argalad",),
    influence: Mapping[str, int] | None = None,
    favor: Mapping[str, int] | None = None,
    pool: int = 0,
    tokens: Sequence[tuple[str, str] | Named] = (),
    minions: Named | None = None,
    characters: Mapping[str, str] | None = None,
    markers: Mapping[str, int] | None = None,
    stage: int = 0,
    slowed: int = 0,
    plots: Sequence[str | tuple[str, str] | None] = (),
    actions: Sequence[tuple[str, int]] = (),
    plot_hand: Words = (),
    plot_top: Words = (),
    plot_discard: Words = (),
    shadow_hand: Words = (),
    shadow_top: Words = (),
    shadow_discard: Words = (),
    token_tops: Mapping[str, Words] | None = None,
    token_discards: Mapping[str, Words] | None = None,
    foe_tops: Mapping[str, Words] | None = None,
    skill_top: Words = (),
    skill_discard: Words = (),
    event_top: Words = (),
    event_discard: Words = (),
    current_event: str | None = None,
    given_event: str | None = None,
    keeper: str | None = None,
    banked: int = 0,
    encounter_top: Words = (),
    encounter_discard: Words = (),
    gone: Words = (),
    peril_top: Words = (),
    peril_discard: Words = (),
    corruption_top: Words = (),
    corruption_discard: Words = (),
    missions: tuple[str | None, str | None] = ("noble-blood", "in-darkness-bind-them"),
    missions_shown: int = 0,
    drawn: tuple[str, Words] | None = None,
    fight: Combat | Named | None = None,
    round: int = 2,
    turn: str | Named | None = None,
    then: Sequence[Frame | Named] = (),
    agenda: Sequence[Frame | Named] | None = None,
    **settings: str,
) -> Quest:
    """A state that stands where the arguments say; nothing of `then` has happened yet.

    Args:
        heroes: one per seat: the id of its sheet, or a table with `sheet` and any of `at`,
            `favor`, `levels` (by attribute), `items`, `corruption`, `starting` and `advanced`
            (None for completed ones), `revealed`, `quests`, `hand`, `damage`, `rest`,
            `life_top`. Skills may be named like any card: the hero was taught them.
        influence, favor: how many tokens lie where.
        pool: the influence in the Shadow Pool.
        tokens: pairs of a monster, or "blank", and a location; or tables with `face`, `at` and
            `seen`, the seats that have looked at it besides Sauron. Numbered from 0.
        minions: where each is: a location, "defeated", "away", or a pair of it and its wounds.
        characters: where they are.
        markers: their spaces, and `stage` the one minions have entered for.
        plots: the active plots, by space; with their location where Sauron chose it.
        actions: tracks and spaces of the action tokens, the oldest first.
        plot_hand, shadow_hand: what Sauron holds.
        encounter_top, encounter_discard, event_top, event_discard: in their own decks.
        missions: of the heroes and of Sauron.
        drawn: a deck and what was drawn from it by the seat that is asked next.
        fight: the combat, or its text.
        turn: whose turn it is, or a table of all that is true in it; it ends after `then`.
        then: the frames that happen now, the first first.
        agenda: instead of `then`, the whole agenda with what happens last first.
        **settings: variants.
    """
    named = [{"sheet": hero} if isinstance(hero, str) else dict(hero) for hero in heroes]
    marks = {marker: (markers or {}).get(marker, 0) for marker in MARKERS}
    lying = [_token(number, token) for number, token in enumerate(tokens)]
    active = [*plots, *[None] * (BOX.figures.plot_spaces - len(plots))]
    out = dict([drawn]) if drawn else {}
    fought = COMBAT.write(fight) if isinstance(fight, Combat) else fight
    placed = [write_frame(f, BOX.fields) if isinstance(f, Frame) else dict(f) for f in then][::-1]
    whose = turn if isinstance(turn, str) else (turn or {}).get("seat")
    if whose and not any(frame["do"] == "EndHeroTurn" for frame in placed):
        placed.insert(0, {"do": "EndHeroTurn", "seat": whose})
    placed.insert(0, write_frame(SauronTurn(), BOX.fields))
    if agenda is not None:
        placed = [write_frame(f, BOX.fields) if isinstance(f, Frame) else dict(f) for f in agenda]
    people = [_hero(seat, hero, fought) for seat, hero in enumerate(named, 1)]
    taught = [hidden["card"] for hero in people for hidden in hero["taught"]]
    events = [event for event in (current_event, given_event) if event]
    kept = [card for hero in people for card in hero["quests"]]
    held = [card for hero in people for card in hero["corruption"]]
    data = {
        "settings": GAME.complete(settings),
        "round": round,
        "turn": _turn(turn),
        "heroes": people,
        "influence": _sorted(influence or {}, BOX.names["location"]),
        "favor": _sorted(favor or {}, BOX.names["location"]),
        "pool": pool,
        "characters": _sorted(characters or {}, BOX.names["character"]),
        "minions": {id: _minion((minions or {}).get(id)) for id in BOX.names["minion"]},
        "tokens": lying,
        "markers": marks,
        "stage": stage or _stage(max(marks.values())),
        "slowed": slowed,
        "plots": [None if plot is None else _plot(plot) for plot in active],
        "actions": [{"track": track, "space": space} for track, space in actions],
        "plot_pile": _pile(
            _ids("plot", BOX.plot_deck),
            plot_top,
            [*plot_hand, *plot_discard, *out.get("plot", ()), *_active(active)],
        ),
        "plot_hand": _hand("plot", plot_hand, SAURON),
        "plot_discard": list(plot_discard),
        "shadow_pile": _pile(
            _ids("shadow", BOX.shadow_deck),
            shadow_top,
            [*shadow_hand, *shadow_discard, *out.get("shadow", ())],
        ),
        "shadow_hand": _hand("shadow", shadow_hand, SAURON),
        "shadow_discard": list(shadow_discard),
        "hero_mission": missions[0],
        "sauron_mission": missions[1],
        "missions_shown": missions_shown,
        "token_piles": _token_piles(lying, token_tops or {}, token_discards or {}),
        "foe_piles": _foe_piles(foe_tops or {}, fought),
        "skill_pile": _pile(
            _ids("card", BOX.skills),
            skill_top,
            [*taught, *skill_discard, *out.get("skill", ())],
        ),
        "skill_discard": list(skill_discard),
        "events": [
            _deck("event", deck, event_top, event_discard, events) for deck in BOX.event_decks
        ],
        "current_event": current_event,
        "given_event": given_event,
        "keeper": keeper,
        "banked": banked,
        "encounters": {
            id: _deck("encounter", deck, encounter_top, encounter_discard, [*kept, *gone])
            for id, deck in zip(BOX.decks, BOX.encounter_decks, strict=True)
        },
        "gone": list(gone),
        "perils": _deck(
            "peril", range(len(BOX.perils)), peril_top, peril_discard, out.get("peril", ())
        ),
        "corruption": _deck(
            "corruption",
            range(len(BOX.corruption)),
            corruption_top,
            corruption_discard,
            [*held, *out.get("corruption", ())],
        ),
        "items": {
            item.id: item.copies - sum(item.id in hero["items"] for hero in people)
            for item in BOX.items
        },
        "drawn": None if drawn is None else _drawn(drawn, placed[-1]),
        "fight": fought,
        "outcome": None,
        "agenda": placed,
    }
    state = GAME.state(json.dumps(data))
    assert isinstance(state, Quest)
    return state


def table(*, seed: int | str = 1, **given: Any) -> Match:
    """A match from such a position, at its first choice; the arguments are those above."""
    return GAME.match(position(**given), seed=seed)


def take(match: Match, *options: str) -> Match:
    """Choose these, one after the other; what comes of it must have its sentences."""
    before = len(match.log)
    for option in options:
        match.apply(option)
    for event in match.log[before:]:
        sentences.tale(GAME, ENGLISH, event)
    if not match.over:
        match.choice.prompt()
        for possible in match.choice.options():
            match.choice.label(possible)
        for refusal in match.choice.refused():
            sentences.refusal(GAME, ENGLISH, refusal)
    return match


def state_of(match: Match) -> Quest:
    """The match's state, known to be a Quest."""
    state = match.state
    assert isinstance(state, Quest)
    return state


def hero_of(match: Match, seat: int = 1) -> Hero:
    """The hero of a seat."""
    return state_of(match).heroes[seat - 1]


def number(role: str, id: str) -> int:
    """The number of a component, by its role and id."""
    return BOX.names[role].index(id)


def options(match: Match) -> list[str]:
    """The texts of what may be chosen."""
    return [option.text for option in match.choice.options()]


def refused(match: Match) -> dict[str, tuple[str, str]]:
    """What may not be chosen, with reason and rule."""
    return {r.option.text: (r.reason, r.rule) for r in match.choice.refused()}


def asking(match: Match) -> Mapping[str, object]:
    """What the question says besides its kind."""
    return state_of(match).choice.prompt_args(state_of(match))


def details(match: Match) -> dict[str, Mapping[str, object]]:
    """What is said of each option."""
    state = state_of(match)
    return {option.text: state.choice.detail(state, option) for option in match.choice.options()}


def figures(match: Match) -> dict[str, Mapping[str, object]]:
    """What the sentences about refused options speak of."""
    return {refusal.option.text: refusal.args for refusal in match.choice.refused()}


def told(match: Match) -> list[str]:
    """The kinds of all events so far."""
    return [event.kind for event in match.log]


def asked(match: Match) -> tuple[str, str]:
    """Who is asked what."""
    return SEATS[match.choice.seat], match.choice.kind


def hand(match: Match, seat: int = 1) -> list[str]:
    """The cards in a hero's hand."""
    return [BOX.cards[hidden.card].id for hidden in hero_of(match, seat).hand]


def influence(match: Match) -> dict[str, int]:
    """The influence on the map, by location."""
    counts = state_of(match).influence
    return {place.id: n for place, n in zip(BOX.locations, counts, strict=True) if n}


def where(match: Match, seat: int = 1) -> str:
    """The location of a hero."""
    return BOX.locations[hero_of(match, seat).location].id


# How the parts are written.


def _sorted(given: Mapping[str, Any], names: Words) -> dict[str, Any]:
    unknown = set(given) - set(names)
    assert not unknown, f"nothing is called {unknown}"
    return {name: given[name] for name in names if name in given}


def _ids(role: str, cards: Iterable[int]) -> list[str]:
    return [BOX.names[role][card] for card in cards]


def _hidden(card: str, seat: int | None, entered: int | None = 0, drawn: int = 0) -> Named:
    seen = [] if seat is None else [SEATS[seat]]
    return {"card": card, "entered": entered, "drawn": drawn, "seen": seen}


def _hand(role: str, cards: Words, seat: int) -> list[Named]:
    return [_hidden(card, seat) for card in sorted(cards, key=BOX.names[role].index)]


def _left(cards: Sequence[str], gone: Iterable[str]) -> list[str]:
    left = list(cards)
    for card in gone:
        assert card in left, f"there is no further {card}"
        left.remove(card)
    return left


def _pile(cards: Sequence[str], top: Words, gone: Iterable[str]) -> Named:
    bag = _left(cards, [*gone, *top])
    return {
        "bag": {"0": bag} if bag else {},
        "top": [{"card": card, "entered": 0, "drawn": None, "seen": []} for card in top],
        "bottom": [],
        "shuffles": 0,
    }


def _deck(
    role: str, cards: Iterable[int], top: Words, discard: Words, gone: Iterable[str]
) -> Named:
    """A deck whose cards are shown; of the names only those that belong to it are meant."""
    ids = _ids(role, cards)
    mine = [card for card in top if card in ids]
    away = [card for card in discard if card in ids]
    bag = _left(ids, [*mine, *away, *(card for card in gone if card in ids)])
    return {"bag": bag, "top": mine, "bottom": [], "discard": away}


def _hero(seat: int, given: Named, fought: Named | None) -> dict[str, Any]:
    sheet = BOX.sheets[BOX.names["hero"].index(given["sheet"])]
    starting = given.get("starting", BOX.quests[sheet.starting[0]].id)
    advanced = given.get("advanced", BOX.quests[sheet.advanced].id)
    fighting = fought["hero"]["stack"] if fought and fought["seat"] == SEATS[seat] else []
    if fought and fought["seat"] == SEATS[seat]:
        fighting = [*fighting, *(hidden["card"] for hidden in fought["hero_down"])]
    cards = [*given.get("hand", ()), *given.get("damage", ()), *given.get("rest", ()), *fighting]
    skills = [card for card in cards if card in _ids("card", BOX.skills)]
    top = given.get("life_top", ())
    skills += [card for card in top if card in _ids("card", BOX.skills)]
    shown = {*given.get("rest", ()), *fighting}
    levels = given.get("levels", {})
    items = given.get("items", _ids("item", sheet.items))
    deck = [*_ids("card", BOX.hero_decks[sheet.index]), *skills]
    return {
        "sheet": sheet.id,
        "location": given.get("at", BOX.locations[sheet.start].id),
        "favor": given.get("favor", 0),
        "levels": [levels.get(attribute, 0) for attribute in ATTRIBUTES],
        "items": [id for id in BOX.names["item"] if id in items],
        "corruption": list(given.get("corruption", ())),
        "starting": starting,
        "advanced": advanced,
        "revealed": given.get("revealed", starting is None),
        "quests": list(given.get("quests", ())),
        "completed": (starting is None) + (advanced is None),
        "life": _pile(deck, top, cards),
        "hand": [
            _hidden(card, seat, None if card in skills else 0)
            for card in sorted(given.get("hand", ()), key=BOX.names["card"].index)
        ],
        "damage": [
            _hidden(card, None, None if card in skills else 0) for card in given.get("damage", ())
        ],
        "rest": list(given.get("rest", ())),
        "taught": [
            {**_hidden(card, seat), "seen": "all"} if card in shown else _hidden(card, seat)
            for card in sorted(skills, key=BOX.names["card"].index)
        ],
        "clues": [],
    }


def _token(number: int, given: tuple[str, str] | Named) -> dict[str, Any]:
    named: Named = {"face": given[0], "at": given[1]} if isinstance(given, tuple) else given
    at = BOX.locations[BOX.names["location"].index(named["at"])]
    seen = ["sauron", *named.get("seen", ())]
    return {
        "number": number,
        "pile": named.get("pile", BOX.piles[at.pile]),
        "location": at.id,
        "slip": {"card": named["face"], "entered": 0, "drawn": 0, "seen": seen},
    }


def _token_piles(
    lying: Sequence[Named], tops: Mapping[str, Words], discards: Mapping[str, Words]
) -> Named:
    return {
        id: {
            "pile": _pile(
                _ids("face", faces),
                tops.get(id, ()),
                [
                    *discards.get(id, ()),
                    *(token["slip"]["card"] for token in lying if token["pile"] == id),
                ],
            ),
            "discard": list(discards.get(id, ())),
        }
        for id, faces in zip(BOX.piles, BOX.pile_tokens, strict=True)
    }


def _foe_piles(tops: Mapping[str, Words], fought: Named | None) -> Named:
    out: dict[str, list[str]] = {}
    if fought:
        foe = BOX.foes[BOX.names["foe"].index(fought["foe"])]
        out[FOE_DECKS[foe.deck]] = [
            *(hidden["card"] for hidden in (*fought["foe_hand"], *fought["foe_down"])),
            *fought["discard"],
            *fought["enemy"]["stack"],
        ]
    return {
        id: _pile(_ids("card", cards), tops.get(id, ()), out.get(id, ()))
        for id, cards in zip(FOE_DECKS, BOX.foe_decks, strict=True)
    }


def _minion(given: Any) -> Named:
    at, wounds = given if isinstance(given, tuple) else (given, 0)
    return {"at": at, "wounds": wounds}


def _plot(given: str | tuple[str, str]) -> Named:
    id, site = given if isinstance(given, tuple) else (given, "")
    plot = BOX.plots[BOX.names["plot"].index(id)]
    return {"plot": id, "site": site or BOX.locations[plot.location].id}


def _active(given: Sequence[str | tuple[str, str] | None]) -> list[str]:
    ids = [plot if isinstance(plot, str) else plot[0] for plot in given if plot is not None]
    return [id for id in ids if not BOX.plots[BOX.names["plot"].index(id)].starting]


def _drawn(given: tuple[str, Words], asked: Named) -> Named:
    deck, cards = given
    role = "card" if deck == "skill" else deck
    seat = SEATS.index(asked["seat"]) if "seat" in asked else SAURON
    return {"deck": deck, "cards": _hand(role, cards, seat)}


def _turn(given: str | Named | None) -> Named:
    named: Named = {"seat": given} if isinstance(given, str) or given is None else given
    quiet: dict[str, Any] = {
        "seat": None,
        "second": False,
        "shadowed": False,
        "dark_path": False,
        "scouted": False,
        "honoured": False,
        "gained": 0,
        "fresh": [],
        "travels": 0,
        "most_moves": None,
        "feared": None,
        "no_ambush": False,
        "declined": [],
    }
    assert set(named) <= set(quiet), f"a turn has no {set(named) - set(quiet)}"
    return {**quiet, **named}


def _stage(space: int) -> int:
    return 1 + sum(1 for last in BOX.figures.stages[:-1] if space > last)
