"""A match: one game being played, from its first choice to its outcome."""

from __future__ import annotations

import copy
import hashlib
from bisect import bisect_right
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from mathom.kernel.agenda import Choice
from mathom.kernel.chance import Chance, Recorded, Recording, Seeded, commitment
from mathom.kernel.errors import (
    BadRecord,
    BadRequest,
    BadState,
    NotYourChoice,
    require,
    sentence_of,
)
from mathom.kernel.event import Event
from mathom.kernel.option import Option
from mathom.kernel.outcome import Outcome, write_outcome
from mathom.kernel.pending import Pending
from mathom.kernel.reading import read_json
from mathom.kernel.record import Entry, Record
from mathom.kernel.state import Json, State, Unknown, advance, settle

if TYPE_CHECKING:
    from mathom.kernel.game import Game

KEPT: Final = 8
"""How many states before the present one a match keeps, so that going back to them is quick."""


class Prepared:
    """An entry that a match has not taken yet, and what it leads to.

    Attributes:
        entry: what the record would say.
        state: where the match would stand.
        events: what would be told.
        before: where the match stands now.
        chance: the game's own stream as it would go on, or None without a seed.
        single: whether it is a choice that had no other option.
    """

    __slots__ = ("before", "chance", "entry", "events", "single", "state")

    def __init__(
        self,
        entry: Entry,
        state: State,
        events: list[Event],
        before: State,
        chance: Seeded | None,
        single: bool = False,
    ) -> None:
        """Called by the `prepare` methods of `Match`."""
        self.entry: Final = entry
        self.state: Final = state
        self.events: Final = events
        self.before: Final = before
        self.chance: Final = chance
        self.single: Final = single


class Match:
    """One game in play: its state, its record and its log.

    Every choice passes through here to reach the rules. It is prepared, that is checked and
    carried out on a copy, and then committed. Preparing changes nothing, so whatever fails
    leaves everything as it was, and whoever has to store a choice first can do so in between.
    A state once handed out never changes.

    Attributes:
        game: the game that is played.
        state: where it stands.
        record: everything that led there.
        log: every event since the beginning, the undone ones included.
        ply: how many choices led to the state.
    """

    __slots__ = (
        "_chance",
        "_free",
        "_kept",
        "_line",
        "_pending",
        "_seed",
        "_single",
        "_versions",
        "game",
        "log",
        "ply",
        "record",
        "state",
    )

    def __init__(
        self,
        game: Game,
        state: State,
        record: Record,
        chance: Seeded | None,
        line: list[Entry] | None = None,
    ) -> None:
        """Called by `begin` and `replay`; without `chance` the match can only be looked at."""
        self.game = game
        self.state = state
        self.record = record
        self.log: list[Event] = []
        self._versions: list[int] = []
        self.ply = 0
        self._chance = chance
        # The entries that led here, and the last few states on the way, by their ply.
        self._line = record.line() if line is None else line
        self._kept: dict[int, State] = {}
        # The choices among them that had one option, and whether everybody could know that.
        self._single: dict[int, bool] = {}
        self._pending: Pending | None = None
        # For each seat that has asked, whether it may take its last choice back.
        self._free: dict[int, bool] = {}
        self._seed = ""

    def __repr__(self) -> str:
        """The game, how far it has come, and what waits."""
        outcome = self.outcome
        if outcome is None:
            what = repr(self.choice)[1:-1]
        else:
            winners = " and ".join(self.game.seat_names[seat] for seat in outcome.winners)
            what = f"ended by {outcome.reason}, won by {winners or 'nobody'}"
        return f"<Match of {self.game.id} at choice {self.ply}: {what}>"

    def _repr_html_(self) -> str:
        """What a notebook shows: the match as a spectator sees it."""
        from mathom.notebook import match_html

        return match_html(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle everything, the seed and all secrets included."""
        head = self.game, self.state, self.record, self._chance, self._seed
        tail = self.ply, self._line, self._kept, self._single
        return _restored, (*head, self.log, self._versions, *tail)

    def __copy__(self) -> Match:
        """A match that goes on for itself; states are shared because they never change."""
        return _restored(
            self.game,
            self.state,
            copy.copy(self.record),
            self._chance,
            self._seed,
            self.log.copy(),
            self._versions.copy(),
            self.ply,
            self._line.copy(),
            self._kept.copy(),
            self._single.copy(),
        )

    def __deepcopy__(self, memo: dict[int, object]) -> Match:
        """The same as a copy."""
        return copy.copy(self)

    @staticmethod
    def begin(
        game: Game,
        seats: dict[str, str],
        settings: dict[str, str],
        seed: str,
        position: str = "",
    ) -> Match:
        """A match that stands at its first choice; callers use `Game.start` or `Game.match`."""
        record = Record(game.id, game.version, seats, settings, commitment(seed), position)
        record.box, record.box_name = game.digest, game.box_name
        chance = Recording(Seeded(seed))
        state, events = _first(game, record, chance)
        record.entries.append(Entry(0, -1, "", chance.outcomes))
        match = Match(game, state, record, chance.stream)
        match._tell(events)
        match._seed = seed
        match._close()
        return match

    @staticmethod
    def at(game: Game, state: State, record: Record, events: list[Event]) -> Match:
        """A match that stands at a state and can only be looked at; callers use `Game.seat`."""
        record.entries.append(Entry(0, -1, "", []))
        match = Match(game, state, record, None)
        match._tell(events)
        return match

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it runs."""
        return self.state.outcome

    @property
    def choice(self) -> Pending:
        """The choice that waits.

        Raises:
            BadRequest: the game is over, so nothing is asked.
        """
        if self.state.outcome is not None:
            raise BadRequest("over", {})
        if self._pending is None:
            self._pending = Pending(self.game, self.state)
        return self._pending

    @property
    def version(self) -> int:
        """How many entries the record has: every choice and every undo adds one.

        Unlike `ply` it never falls, so clients say by it how far they have come.
        """
        return len(self.record.entries)

    @property
    def seed(self) -> str:
        """The seed, for whoever owns the match; empty when it only was replayed."""
        return self._seed

    def apply(
        self, option: Option | str, seat: int | None = None, *, forced: bool = False
    ) -> list[Event]:
        """Carry out a choice and tell what happened; the arguments are those of `prepare`."""
        prepared = self.prepare(option, seat, forced=forced)
        self.commit(prepared)
        return prepared.events

    def undo(self, ply: int) -> None:
        """Go back to where choice `ply` had just been carried out, as `prepare_undo` says."""
        self.commit(self.prepare_undo(ply))

    def resign(self, seat: int) -> None:
        """End the game because this seat gives up, as `prepare_resign` says."""
        self.commit(self.prepare_resign(seat))

    def follow(self, entry: Entry) -> None:
        """Carry out what was recorded elsewhere, as `prepare_entry` says."""
        self.commit(self.prepare_entry(entry))

    def prepare(
        self, option: Option | str, seat: int | None = None, *, forced: bool = False
    ) -> Prepared:
        """What a choice leads to.

        Args:
            option: one of the waiting choice's, or its text.
            seat: who chooses. Whoever passes on what others send must name it: what a seat
                is refused in another's choice would tell it what the other may do.
            forced: whether it is carried out without asking; whoever can know that is told.

        Raises:
            NotYourChoice: another seat is asked.
            UnknownOption: the text is no option of the game.
            IllegalOption: the option may not be chosen now.
            BadRequest: the game is over, or the match came from a record without its seed.
        """
        pending = self.choice
        if seat is not None:
            self._check(seat)
            if seat != pending.seat:
                raise NotYourChoice("not-your-choice", {"seat": self.game.seat_names[pending.seat]})
        if not isinstance(option, Option):
            require(option, str, "want-option")
            option = pending.parse(option)
        else:
            pending.require(option)
        chance = Recording(self._stream())
        state, events = self._carry_out(option, chance)
        if forced:
            events.insert(0, pending.unasked())
        entry = Entry(self.ply + 1, pending.seat, option.text, chance.outcomes)
        single = len(pending.legal()) == 1
        return Prepared(entry, state, events, self.state, chance.stream, single)

    def prepare_undo(self, ply: int) -> Prepared:
        """Where the match stood when choice `ply` had just been carried out; 0 is the beginning.

        The record keeps what is undone. Whether somebody may is for the table to decide.

        Raises:
            BadRequest: there is no such choice to go back to.
        """
        if type(ply) is not int or not 0 <= ply < self.ply:
            raise BadRequest("go-back", {"to": ply, "ply": self.ply})
        stream = self._stream()
        entry = Entry(ply, -1, "", [])
        return Prepared(entry, *self._go_back(entry), self.state, stream)

    def prepare_resign(self, seat: int) -> Prepared:
        """The end of the game if this seat gives up, whoever is asked.

        Raises:
            BadRequest: the game is over, or there is no such seat.
        """
        self._check(seat)
        if self.over:
            raise BadRequest("over-resign", {})
        stream = self._stream()
        entry = Entry(self.ply, seat, "", [])
        return Prepared(entry, *self._give_up(entry), self.state, stream)

    def prepare_entry(self, entry: Entry, *, forced: bool = False) -> Prepared:
        """What an entry leads to that was recorded elsewhere, perhaps as `forced`.

        Raises:
            BadRecord: it is not what these rules and this seed give.
            MathomError: it is not possible now.
        """
        state, events = self._retrace(entry)
        stream = self._chance
        if stream is not None and entry.outcomes:
            stream = stream.copy()
            for outcome, span in entry.outcomes:
                if stream.pick(span) != outcome:
                    raise BadRecord("record-outcome", {"ply": entry.ply})
        if forced:
            events.insert(0, self.choice.unasked())
        single = entry.text != "" and len(self.choice.legal()) == 1
        return Prepared(entry, state, events, self.state, stream, single)

    def commit(self, prepared: Prepared) -> None:
        """Take a prepared entry.

        Raises:
            BadRequest: it was prepared when the match stood elsewhere.
        """
        if prepared.before is not self.state:
            raise BadRequest("prepared-elsewhere", {})
        entry = prepared.entry
        if entry.text:
            self._line.append(entry)
            self._kept[self.ply] = self.state
            self._kept.pop(self.ply - KEPT, None)
            if prepared.single:
                self._single[entry.ply] = self.state.choice.public
        else:
            del self._line[entry.ply + 1 :]
            for undone in range(entry.ply, self.ply):
                self._kept.pop(undone, None)
                self._single.pop(undone + 1, None)
        self.state = prepared.state
        self.ply = entry.ply
        self._chance = prepared.chance
        self._pending = None
        self._free = {}
        self.record.entries.append(entry)
        if prepared.events:
            self._tell(prepared.events)
        if prepared.state.outcome is not None or self.record.ending is not None:
            self._close()

    def free_undo(self, seat: int) -> bool:
        """Whether this seat may take its `last_choice` back without asking anybody.

        It may while chance has not fallen, nobody has come to know anything and nobody else has
        acted since: then taking it back gains nothing and costs the others nothing. That somebody
        carried out what everybody knows to be the only possibility is no act.
        """
        if seat not in self._free:
            last = self.last_choice(seat)
            self._free[seat] = last > 0 and not self._informed(seat, last)
        return self._free[seat]

    def _informed(self, seat: int, first: int) -> bool:
        """Whether choice `first` and all since have told anybody anything that was hidden before.

        They have if chance fell, if somebody was told something in private, if a choice itself
        gives away what its seat holds, or if anything that a seat did not know to lie where it
        lay has been named or lies now where the seat knows it to lie.
        """
        line = self._line[first:]
        if self.record.entries[-len(line) :] != line or first - 1 not in self._kept:
            return True  # something was undone since, or it is long ago
        for entry in line:
            if entry.outcomes:
                return True
            if entry.ply > first and not self._single.get(entry.ply, False) and entry.seat != seat:
                return True
            asked: Choice[Any] = self._kept[entry.ply - 1].choice
            if asked.discloses(self.game.option_table.find(entry.text)):
                return True
        news = self.log[bisect_right(self._versions, self.version - len(line)) :]
        if any(event.seats is not None for event in news):
            return True
        before = self._kept[first - 1]
        named = {id for event in news for id in event.names()}
        viewers: list[int | None] = [None, *range(len(self.record.seats))]
        return any(
            learnt(before.unknown(viewer), self.state.unknown(viewer), named) for viewer in viewers
        )

    def last_choice(self, seat: int) -> int:
        """The number of this seat's last choice that could have been another; 0 if there is none.

        Those that were undone do not count.
        """
        for entry in reversed(self._line):
            if entry.seat == seat and entry.ply not in self._single:
                return entry.ply
        return 0

    def view(self, seat: int | None = None) -> Json:
        """Everything this seat may know now, as JSON; None is a spectator.

        Raises:
            BadRequest: the match has no such seat.
        """
        self._check(seat)
        outcome = self.state.outcome
        names = self.game.seat_names
        return {
            "game": self.game.id,
            "rules": self.game.version,
            "settings": dict(self.record.settings),
            "commitment": self.record.commitment,
            "version": self.version,
            "ply": self.ply,
            "seat": None if seat is None else names[seat],
            "players": dict(self.record.seats),
            "board": self.game.view(self.state, seat),
            "choice": None if outcome is not None else self.choice.view(seat),
            "outcome": write_outcome(outcome, names),
        }

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """The log as this seat may know it; None is a spectator.

        Args:
            seat: who asks.
            since: the version whose events are known already.

        Raises:
            BadRequest: the match has no such seat.
        """
        return [event for _, event in self.story(seat, since)]

    def story(self, seat: int | None = None, since: int = 0) -> list[tuple[int, Event]]:
        """The events as `events` gives them, each with the version that brought it about.

        Raises:
            BadRequest: the match has no such seat.
        """
        self._check(seat)
        require(since, int, "want-version")
        known = bisect_right(self._versions, since)
        return [
            (self._versions[place], self.log[place])
            for place in range(known, len(self.log))
            if self.log[place].visible(seat)
        ]

    def seat(self, index: int, chance: Chance) -> Seat:
        """What a player of this seat holds; `chance` is the player's own stream.

        Raises:
            BadRequest: the match has no such seat.
        """
        self._check(index)
        require(chance, Chance, "want-chance")
        return Seat(self, index, chance)

    def _check(self, seat: int | None) -> None:
        if seat is None:
            return
        require(seat, int, "want-seat")
        if not 0 <= seat < len(self.record.seats):
            raise BadRequest("no-seat", {"seat": seat, "last": len(self.record.seats) - 1})

    def _tell(self, events: list[Event]) -> None:
        """Log what the last entry of the record brought about."""
        self.log.extend(events)
        self._versions.extend([self.version] * len(events))

    def _stream(self) -> Seeded:
        """The game's own stream, without which a match can only be looked at; it never moves."""
        if self._chance is None:
            raise BadRequest("record-ends-here", {})
        return self._chance

    def _carry_out(self, option: Option, chance: Chance) -> tuple[State, list[Event]]:
        """The state after an option of the waiting choice, and what was told on the way."""
        state = self.state.copy()
        events: list[Event] = []
        state.events = events
        advance(state, option, chance)
        state.events = None
        return state, events

    def _go_back(self, entry: Entry) -> tuple[State, list[Event]]:
        """The state just after an earlier choice."""
        state = self._kept.get(entry.ply)
        if state is None:
            state = self._play_again(entry.ply)
        return state, [Event("undo", {"ply": entry.ply})]

    def _play_again(self, ply: int) -> State:
        """The state just after a choice so early that it is not kept.

        Those before it are kept now: whoever goes back this far may go back further.
        """
        state, _ = _first(self.game, self.record, Recorded(self._line[0].outcomes))
        for earlier in self._line[1 : ply + 1]:
            if earlier.ply > ply - KEPT:
                self._kept[earlier.ply - 1] = state.copy()
            advance(state, self.game.option_table.find(earlier.text), Recorded(earlier.outcomes))
        return state

    def _give_up(self, entry: Entry) -> tuple[State, list[Event]]:
        """The state after a resignation."""
        state = self.state.copy()
        state.finish(self.game.concede(state, entry.seat))
        return state, [Event("resigned", {"seat": self.game.seat_names[entry.seat]})]

    def _retrace(self, entry: Entry) -> tuple[State, list[Event]]:
        """The state after a recorded entry, and what was told on the way."""
        if not entry.text:
            Recorded(entry.outcomes).finish()
        if entry.seat < 0:
            if not 0 <= entry.ply < self.ply:
                raise BadRecord("entry-undo", {})
            return self._go_back(entry)
        if entry.ply != self.ply + bool(entry.text):
            raise BadRecord("entry-ply", {"ply": self.ply})
        if not entry.text:
            if self.over:
                raise BadRecord("entry-resign", {})
            self._check(entry.seat)
            return self._give_up(entry)
        pending = self.choice
        if pending.seat != entry.seat:
            raise BadRecord("entry-seat", {})
        source = Recorded(entry.outcomes)
        result = self._carry_out(pending.parse(entry.text), source)
        source.finish()
        return result

    def _close(self) -> None:
        """Write the end into the record once the game is over, and take it out after an undo.

        The seed stays: what was told once is no secret again.
        """
        outcome = self.state.outcome
        record = self.record
        if outcome is None:
            record.ending = None
            record.digest = ""
        else:
            names = list(record.seats)
            record.ending = (
                outcome.reason,
                {names[seat]: score for seat, score in outcome.scores.items()},
            )
            record.digest = digest(self.state)
            record.seed = self._seed


class Seat:
    """What one player holds: all that the seat may know, and nothing else.

    Bots are given a `Seat`, never a state. Looking through it changes nothing.
    """

    __slots__ = ("_chance", "_match", "index")

    def __init__(self, match: Match, index: int, chance: Chance) -> None:
        """The seat `index` of `match`; `chance` is the player's own stream."""
        self._match = match
        self._chance = chance
        self.index: Final = index

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._match.game

    @property
    def chance(self) -> Chance:
        """The player's own stream of outcomes, which the game never uses."""
        return self._chance

    def __repr__(self) -> str:
        """Which seat of which match."""
        return f"<Seat {self.index} of {self._match!r}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle with the match, its secrets included: only for whoever owns that."""
        return Seat, (self._match, self.index, self._chance)

    def options(self) -> list[Option]:
        """What the seat may choose now; empty when it is not asked."""
        match = self._match
        if match.over or match.choice.seat != self.index:
            return []
        return match.choice.options()

    def view(self) -> Json:
        """What the seat sees now."""
        return self._match.view(self.index)

    def events(self) -> list[Event]:
        """All that the seat was told since the beginning."""
        return self._match.events(self.index)

    def imagine(self) -> State:
        """A state that the seat could believe to be the true one, for it to keep."""
        return self._match.state.imagine(self.index, self._chance)


def _restored(
    game: Game,
    state: State,
    record: Record,
    chance: Seeded | None,
    seed: str,
    log: list[Event],
    versions: list[int],
    ply: int,
    line: list[Entry],
    kept: dict[int, State],
    single: dict[int, bool],
) -> Match:
    """A match of these parts."""
    match = Match(game, state, record, chance, line)
    match.log = log
    match._seed, match._versions, match.ply = seed, versions, ply
    match._kept, match._single = kept, single
    return match


def learnt(before: Unknown, after: Unknown, named: set[str]) -> bool:
    """Whether anything that a seat did not know before was named or is known to it now."""
    for deck, zones in before.items():
        left = Counter(id for zone in after.get(deck, {}).values() for id in zone)
        for zone in zones.values():
            if not named.isdisjoint(zone):
                return True
            left.subtract(zone)
        if min(left.values(), default=0) < 0:
            return True
    return False


def digest(state: State) -> str:
    """The hash of a state's canonical text."""
    return hashlib.sha256(state.dumps().encode()).hexdigest()


def replay(game: Game, record: Record) -> Match:
    """Play a record again, with no generator, and confirm that it tells the truth.

    When the record tells its seed, the match can be played on; else it can only be looked
    at.

    Raises:
        BadRecord: it is of another game or version, a choice is not legal, an outcome is
            missing or left over, or it ends otherwise than it says.
    """
    if (record.game, record.version) != (game.id, game.version):
        raise BadRecord(
            "record-version",
            {
                "found": f"{record.game} {record.version}",
                "wanted": f"{game.id} {game.version}",
            },
        )
    if not game.has_box(record.box):
        raise BadRecord(
            "record-box",
            {
                "found": record.box_name or record.box[:12] or ("own-box", {}),
                "wanted": game.box_name or ("own-box", {}),
            },
        )
    try:
        if tuple(record.seats) != game.seating(len(record.seats)):
            raise BadRecord("record-seats", {})
        if game.complete(record.settings) != record.settings:
            raise BadRecord("record-settings", {})
    except BadRequest as fault:
        raise BadRecord("record-broken", {"why": sentence_of(fault)}) from None
    chance = record.stream() if record.seed else None
    told = Record(game.id, game.version, record.seats, record.settings, record.commitment)
    told.position = record.position
    told.box, told.box_name = record.box, record.box_name
    match = _retrace(game, record, told)
    match._chance = chance
    match._seed = record.seed
    match._close()
    if told.ending != record.ending:
        raise BadRecord("record-ending", {"said": str(record.ending), "found": str(told.ending)})
    if told.digest != record.digest:
        raise BadRecord("record-digest", {})
    return match


def _retrace(game: Game, record: Record, told: Record) -> Match:
    """Carry out every entry of `record`, noting it in `told`."""
    ply = 0
    try:
        source = Recorded(record.entries[0].outcomes)
        state, events = _first(game, told, source)
        source.finish()
        told.entries.append(record.entries[0])
        match = Match(game, state, told, None)
        match._seed = record.seed
        match._tell(events)
        for entry in record.entries[1:]:
            ply = entry.ply
            match.follow(entry)
    except BadState as mistake:
        raise BadRecord("record-position", {"why": sentence_of(mistake)}) from None
    except ValueError as refusal:
        raise BadRecord("record-replay", {"ply": ply, "why": sentence_of(refusal)}) from None
    except Exception as fault:
        # An edited position can be sound by count and still lead the rules astray; whoever
        # reads records from strangers must meet one kind of error only.
        raise BadRecord("record-rules", {"ply": ply, "fault": repr(fault)}) from fault
    return match


def _first(game: Game, record: Record, chance: Chance) -> tuple[State, list[Event]]:
    """The state at the first choice of a match, and what was told on the way."""
    if record.position:
        state = game.state(record.position)
        if state.dumps() != record.position:
            raise BadState("position-canonical", {})
        if state.players != len(record.seats):
            raise BadState("position-seats", {"count": state.players, "given": len(record.seats)})
        if (
            game.read_settings(read_json(record.position, ("state", {}), BadState))
            != record.settings
        ):
            raise BadState("position-settings", {})
    else:
        state = game.setup(len(record.seats), record.settings, chance)
    events: list[Event] = []
    state.events = events
    settle(state, chance)
    state.events = None
    return state, events
