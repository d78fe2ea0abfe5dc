"""Set up any position in a few words, and play on with dice that fall as told.

    game = table({"active": ["merry:4", "frodo:1"], "muster": ["aragorn:5+anduril:4"]}, at="dice")
    game.do("spend frodo-1", "muster halflings-1")
    assert game.side(1).muster == ["halflings-1", "captains-1", "weapon-1"]

A die is called by its card and the face that it shows, from 1; without a face it was not rolled.
What is attached to a Unit follows after a plus. Frodo and Samwise dice are numbered from those that
the player begins with (8 and 2 to each), all others from 1 in the order they are named: area by
area as in AREAS, player by player. What is not mentioned lies where it would: Frodo and Samwise in
their players' Bags, dice on their cards, and the cards of the Wilds as far as the location has
brought them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import mathom
from mathom.games.dice.box import SEATS
from mathom.games.dice.game import DiceGame
from mathom.games.dice.state import AREAS, Dice
from mathom.kernel.chance import Chance
from mathom.kernel.event import Event
from mathom.kernel.option import MessageArgs
from mathom.kernel.pending import Pending
from mathom.kernel.state import advance, settle

GAME: DiceGame = mathom.game("dice")  # type: ignore[assignment]
BOX = GAME.box
DICE = BOX.names["die"]
LOCATIONS = BOX.names["location"]
OWN = {"frodo": 8, "sam": 2}
TURN = {
    "score": (
        "Score",
        "Stay",
        "DrawDice",
        "Act",
        "ToWar",
        "Spread",
        "LastPhase",
        "Tidy",
        "CleanUp",
    ),
    "draw": ("DrawDice", "Act", "ToWar", "Spread", "LastPhase", "Tidy", "CleanUp"),
    "dice": ("Act", "ToWar", "Spread", "LastPhase", "Tidy", "CleanUp"),
    "war": ("ToWar", "Spread", "LastPhase", "Tidy", "CleanUp"),
    "recruit": ("Spread", "LastPhase", "Tidy", "CleanUp"),
    "clean-up": ("LastPhase", "Tidy", "CleanUp"),
}
"""The moments of a player's turn, and the frames that are still to come there."""
SAURON = ("CountCorruption", "Onslaught", "Corrupting", "Advance", "RollSauron")
SAURON_AT = ("sauron-score", "sauron-attack", "corrupt", "advance", "sauron-dice")
"""The moments of Sauron's turn."""
PHASES = {"score": 1, "draw": 2, "dice": 2, "war": 3, "recruit": 4, "clean-up": 5}

Holding = Mapping[str, Any]


class Rigged(Chance):
    """Dice fall as told, then on their first faces; the first of everything else is picked.

    With exactly six things to pick from, that would take a roll: have other numbers in Bags.
    """

    def __init__(self, rolls: Sequence[int]) -> None:
        self.rolls = list(rolls)

    def pick(self, n: int) -> int:
        return self.rolls.pop(0) - 1 if n == 6 and self.rolls else 0


class Shelf:
    """The dice that are still to be laid somewhere, and what is known of those that lie."""

    def __init__(self) -> None:
        self.left = {sort.id: [DICE[die] for die in sort.dice] for sort in BOX.sorts}
        self.faces: dict[str, int] = {}
        self.bearers: dict[str, str] = {}
        self.cards: list[str] = []

    def take(self, what: str, seat: int = 0) -> list[str]:
        """A die, and those attached to it, by what it is called."""
        found: list[str] = []
        for one in what.split("+"):
            name, _, face = one.partition(":")
            card = next((card for card in BOX.cards if card.id == name), None)
            if card is not None and card.id not in self.cards:
                self.cards.append(card.id)
            sort = name if card is None else BOX.sorts[card.sort].id
            first = f"{sort}-{OWN[sort] * seat + 1}" if sort in OWN else ""
            dice = self.left[sort]
            die = dice.pop(dice.index(first) if first in dice else self._next(dice, sort, seat))
            if face:
                self.faces[die] = int(face)
            if found:
                self.bearers[die] = found[0]
            found.append(die)
        return found

    def _next(self, dice: list[str], sort: str, seat: int) -> int:
        """The first of the player's own that is left, or any."""
        numbers = [int(die.rpartition("-")[2]) for die in dice]
        own = OWN.get(sort, 0)
        mine = [at for at, n in enumerate(numbers) if own * seat < n <= own * (seat + 1)]
        return mine[0] if mine else (-1 if own else 0)

    def all_of(self, given: Sequence[str], seat: int = 0) -> list[str]:
        return [die for what in given for die in self.take(what, seat)]


def table(
    *sides: Holding,
    at: str = "dice",
    turn: str = "player-1",
    ringbearer: str = "player-1",
    location: str = "moria",
    sauron: Holding | None = None,
    cards: Sequence[str] = (),
    corrupted: Sequence[str] = (),
    guards: Mapping[str, int] | None = None,
    on_cards: Mapping[str, int] | None = None,
    fellowship: int = 0,
    rolls: Sequence[int] = (),
    agenda: Sequence[Mapping[str, Any]] | None = None,
    **settings: str,
) -> Game:
    """A game that stands where the arguments say, and has come to the first choice.

    Args:
        sides: one for each player, at least two are played: dice by area (`active`, `muster`,
            `prepared`, `spent`, `used`, `aside`, and `bag`, which is otherwise what is left of the
            player's Frodo and Samwise dice), and `glory`.
        at: the moment: one of TURN in the turn of `turn`, or of SAURON_AT.
        ringbearer: who has the Ring.
        location: the Active Location; the rows of the Wilds are those that it has brought.
        sauron: dice by `active`, `muster`, `destroyed`, called by their enemy card; `marked` are
            more that lie in the Muster Area under a marker; and `corruption` and `delayed`.
        cards: the Artifacts and sides of Unit cards that are in the game, besides those whose dice
            are named; by default the first of each.
        corrupted: cards under a marker.
        guards: how many dice lie on each enemy card, 3 by default.
        on_cards: how many dice lie on cards, by default as many as there are.
        fellowship: the points that are there.
        rolls: how the next dice fall, by their faces from 1.
        agenda: frames instead of those of the moment, the first to happen last.
        **settings: variants.
    """
    shelf = Shelf()
    players = max(2, len(sides))
    given = [dict(side) for side in sides] + [{}] * (players - len(sides))
    held = []
    for seat, side in enumerate(given):
        lying = {area: shelf.all_of(side.get(area, ()), seat) for area in AREAS}
        held.append({"glory": side.get("glory", 0), **lying})
    for seat, side in enumerate(given):
        if "bag" not in side:
            for sort, count in OWN.items():
                own = [f"{sort}-{seat * count + n + 1}" for n in range(count)]
                held[seat]["bag"] += [die for die in own if die in shelf.left[sort]]
                shelf.left[sort] = [die for die in shelf.left[sort] if die not in own]
    mat = dict(sauron or {})
    enemies = {area: shelf.all_of(mat.get(area, ())) for area in ("active", "muster", "destroyed")}
    marked = shelf.all_of(mat.get("marked", ()))
    enemies["muster"] += marked
    place = LOCATIONS.index(location)
    rows, guarded = _rows([*cards, *shelf.cards], place)
    out = {card for row in rows.values() for card in row}
    wilds = {}
    for card in BOX.cards:
        sort = BOX.sorts[card.sort].id
        count = (on_cards or {}).get(card.id, card.wilds) if card.id in out else 0
        wilds[card.id] = shelf.left[sort][:count]
        shelf.left[sort] = shelf.left[sort][len(wilds[card.id]) :]
    on_guard = {}
    for each in BOX.sets:
        count = (guards or {}).get(each.id, 3) if each.id in guarded else 0
        on_guard[each.id] = [
            shelf.left[each.id].pop(0) for _ in range(count) if shelf.left[each.id]
        ]
    theirs = at in SAURON_AT
    data = {
        "settings": GAME.complete(settings),
        "round": 3,
        "turn": None if theirs else turn,
        "phase": SAURON_AT.index(at) + 1 if theirs else PHASES[at],
        "ringbearer": ringbearer,
        "location": location,
        "fellowship": fellowship,
        "sides": [{**side, **{area: _sorted(side[area]) for area in AREAS}} for side in held],
        "sauron": {
            **{area: _sorted(dice) for area, dice in enemies.items()},
            "marked": _sorted(marked),
            "dazzled": [],
            "corruption": mat.get("corruption", 0),
            "delayed": mat.get("delayed", 0),
            "shielded": False,
            "left": 0,
            "cloak": 0,
        },
        "rows": rows,
        "wilds": wilds,
        "outside": [card.id for card in BOX.cards if card.id not in out],
        "box_dice": [die for dice in shelf.left.values() for die in dice],
        "guards": on_guard,
        "guarded": guarded,
        "corrupted": [card.id for card in BOX.cards if card.id in corrupted],
        "faces": shelf.faces,
        "bearers": shelf.bearers,
        "war": None,
        "outcome": None,
        "agenda": list(agenda) if agenda is not None else _agenda(at, turn, ringbearer, players),
    }
    state = GAME.state(json.dumps(data))
    assert isinstance(state, Dice)
    return Game(state, rolls)


def _sorted(dice: Sequence[str]) -> list[str]:
    return sorted(dice, key=DICE.index)


def _rows(named: Sequence[str], place: int) -> tuple[dict[str, list[str]], dict[str, str]]:
    """The cards of each row, and the rows that enemy cards guard."""
    rows = {"1": [card.id for card in BOX.cards if card.kind == "basic"], "2": [], "3": [], "4": []}
    for row, kind, from_place in (("2", "artifact", 1), ("3", "unit", 2)):
        if place >= from_place:
            found = []
            for sides in BOX.sided(kind):
                ids = [BOX.cards[side].id for side in sides]
                found.append(next((id for id in ids if id in named), ids[0]))
            if kind == "unit":
                found.sort(key=lambda id: next(c.cost for c in BOX.cards if c.id == id))
                rows["3"], rows["4"] = found[:3], found[3:]
            else:
                rows[row] = found
    guarded = {"fotr": "2"} if place >= 1 else {}
    return rows, guarded | ({"ttt": "3", "rotk": "4"} if place >= 2 else {})


def _agenda(at: str, turn: str, ringbearer: str, players: int) -> list[dict[str, Any]]:
    """The rest of the round from this moment on, the first to happen last."""
    if at in SAURON_AT:
        coming: list[dict[str, Any]] = [{"do": do} for do in SAURON[SAURON_AT.index(at) :]]
    else:
        first, now = SEATS.index(ringbearer), SEATS.index(turn)
        order = [SEATS[(first + n) % players] for n in range(players)]
        later = order[order.index(SEATS[now]) + 1 :]
        coming = [{"do": do, "seat": turn} for do in TURN[at]]
        coming += [{"do": "FellowshipTurn", "seat": seat} for seat in later]
        coming.append({"do": "SauronTurn"})
    return [*coming, {"do": "PassRing"}, {"do": "Round"}][::-1]


class Seen:
    """A player's side by ids."""

    def __init__(self, state: Dice, seat: int) -> None:
        side = state.sides[seat]
        self.glory = side.glory
        for area in AREAS:
            setattr(self, area, [DICE[die] for die in getattr(side, area)])

    bag: list[str]
    active: list[str]
    muster: list[str]
    prepared: list[str]
    spent: list[str]
    used: list[str]
    aside: list[str]


class Game:
    """A position that is played on: its state, and the events so far."""

    def __init__(self, state: Dice, rolls: Sequence[int] = ()) -> None:
        self.state = state
        self.chance = Rigged(rolls)
        self.log: list[Event] = []
        state.events = self.log
        settle(state, self.chance)
        self._check()

    def do(self, *options: str, rolls: Sequence[int] | None = None) -> Game:
        """Choose these one after the other; `rolls` are how the next dice fall."""
        if rolls is not None:
            self.chance.rolls = list(rolls)
        for text in options:
            option = GAME.option_table.find(text)
            allowed = self.state.choice.options(self.state)
            assert option in allowed, f"{text!r} is none of {[it.text for it in allowed]}"
            advance(self.state, option, self.chance)
            self._check()
        return self

    def _check(self) -> None:
        self.state.check()
        assert GAME.state(self.state.dumps()) == self.state

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked what; nobody and the reason when it is over."""
        if self.state.outcome is not None:
            return "", self.state.outcome.reason
        choice = self.state.choice
        return SEATS[choice.seat], choice.kind

    @property
    def options(self) -> list[str]:
        return [option.text for option in self.state.choice.options(self.state)]

    @property
    def refused(self) -> dict[str, tuple[str, str]]:
        """What may not be chosen, with reason and rule."""
        found = self.state.choice.refused(self.state)
        return {r.option.text: (r.reason, r.rule) for r in found}

    def detail(self, text: str) -> MessageArgs:
        """What is told beside an option."""
        return self.state.choice.detail(self.state, GAME.option_table.find(text))

    def label(self, text: str, lang: str = "en") -> str:
        """What an option is called."""
        return Pending(GAME, self.state).label(GAME.option_table.find(text), lang)

    def side(self, number: int) -> Seen:
        """A player's side, from 1."""
        return Seen(self.state, number - 1)

    def view(self) -> dict[str, Any]:
        return GAME.view(self.state, None)

    @property
    def sauron(self) -> dict[str, Any]:
        """What lies on Sauron's mat."""
        found: dict[str, Any] = self.view()["sauron"]
        return found

    def face(self, die: str) -> int:
        """The face that a die shows, 0 for none."""
        return self.state.faces[DICE.index(die)]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The arguments of all events of a kind."""
        return [dict(event.args) for event in self.log if event.kind == kind]

    @property
    def kinds(self) -> list[str]:
        """The kinds of all events so far."""
        return [event.kind for event in self.log]
