"""What a game declares of itself."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from mathom.kernel.agenda import Frame, collect_frames
from mathom.kernel.chance import Chance, Seeded
from mathom.kernel.components import Box
from mathom.kernel.deckbuilding import Deckbuilding
from mathom.kernel.declared_state import DeclaredState, Settings, StateSchema
from mathom.kernel.errors import BadRequest, BadState, BrokenState, Sentence, require, sentence_of
from mathom.kernel.event import Event
from mathom.kernel.fields import Field, read_frame
from mathom.kernel.ledger import Ledger, read_ledger
from mathom.kernel.match import Match, Seat, replay
from mathom.kernel.option import Option, OptionTable, read_actions
from mathom.kernel.outcome import RESIGNED, Outcome, read_outcome
from mathom.kernel.reading import Reader, TrustedReader, read_json
from mathom.kernel.record import Record
from mathom.kernel.review import Reviewer
from mathom.kernel.state import Json, State

if TYPE_CHECKING:
    from mathom.locale import Messages


OwnState = Any
"""A state of the game's own class."""
STATE: Final[Sentence] = ("state", {})
"""What a state's text is called in sentences."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Setting:
    """A variant of the rules that a table agrees on before it begins.

    Attributes:
        id: its name.
        values: what it may be; the first is the default.
        rule: the ledger rule that describes it.
    """

    def __init__(self, id: str, values: tuple[str, ...], rule: str) -> None:
        """A setting with these values, the default first."""
        self.id: Final = id
        self.values: Final = values
        self.rule: Final = rule

    def problem(self, value: str) -> Sentence | None:
        """Why it may not have this value, as what must be instead; None if it may."""
        if value in self.values:
            return None
        allowed = list(self.values)
        return "setting-value", {"id": repr(self.id), "allowed": allowed, "value": repr(value)}


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenSetting(Setting):
    """A setting that can have other values than those it lists, such as the code of a deck."""

    def __init__(
        self,
        id: str,
        values: tuple[str, ...],
        rule: str,
        refused: Callable[[str], Sentence | None],
    ) -> None:
        """`refused` says what is wrong with another value, if anything is."""
        super().__init__(id, values, rule)
        self._refused: Final = refused

    def problem(self, value: str) -> Sentence | None:
        return None if value in self.values else self._refused(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The immutable description of a game: what the kernel and the clients ask of it.

    One instance per game lives for the whole process. It holds the components and the
    option table, never anything about a match.

    Attributes:
        id: the game's short name, which prefixes its sentences.
        version: the version of its rules; a record replays under its own version only.
        seat_names: every seat there can be; a match of n players uses the first n.
        players: how many may play.
        settings: the variants, each with its default.
        agreement: the class that says what follows from the settings of a match.
        endings: the ways it can end, each with its rule.
        messages: what it says, by language, as Fluent texts, if its package is not ours.
        package: where its modules, its ledger and the numbers of its actions are.
        secrets: whether a seat can know something that another may not, so that two at one
            screen have to look away in turns. What nobody knows is no secret of anybody's.
        sides: whether the seats are played differently, so that who plays again takes another.
        option_table: all options, built once.
        frames: the frame classes, by name, for reading agendas.
        fields: how each attribute of a frame is written.
        schema: what its state declares; a game without one writes its own `load`.
        reviewer: what is told of finished games besides their turning points.
        folder: where the data files of its box are, or None if it has none.
        digest: the hash of what they say, or empty. Together with `id` and `version` it tells
            what is played: records and learners' results belong to it.
        box_name: what an owner's box is called; empty for the game's own.
        earlier_digests: those that the game's own box had when its files said the same otherwise.
        texts: those messages and what an owner's box adds to them.
    """

    id: ClassVar[str] = ""
    version: ClassVar[int] = 1
    seat_names: ClassVar[tuple[str, ...]] = ()
    players: ClassVar[tuple[int, ...]] = ()
    settings: ClassVar[tuple[Setting, ...]] = ()
    agreement: ClassVar[type[Settings]] = Settings
    endings: ClassVar[Mapping[str, str]] = {}
    messages: ClassVar[Mapping[str, str]] = {}
    package: ClassVar[str] = ""
    secrets: ClassVar[bool] = True
    sides: ClassVar[bool] = True
    earlier_digests: ClassVar[tuple[str, ...]] = ()
    schema: StateSchema[Any]

    def __init__(
        self,
        table: OptionTable | None = None,
        fields: dict[str, Field] | None = None,
        frames: dict[str, type[Frame]] | None = None,
        box: Box | None = None,
        load: Callable[[Traversable], Any] | None = None,
    ) -> None:
        """A game with these options, fields and frames, or with those of a box.

        Where `load` reads boxes from folders, the game can be had with an owner's: its class takes
        a box alone.
        """
        self.reviewer = Reviewer()
        self.option_table = OptionTable() if table is None else table
        self.fields = fields or {}
        self.frames = frames or {}
        self.folder: Traversable | None = None
        self.digest = ""
        self.box_name = ""
        self.texts: dict[str, str] = dict(self.messages)
        declared = getattr(type(self), "schema", None)
        if isinstance(declared, StateSchema):  # on the class, where the compiled base does not look
            self.schema = declared
        self._box: Final = box
        self._load: Final = load
        if box is not None:
            self.option_table, self.fields = box.option_table, box.fields
            self.option_table.number(read_actions(self.package))
            self.frames = collect_frames(self.package)
            self.folder, self.digest = box.files.folder, box.files.digest()
        if self.option_table.game is None:
            self.option_table.game = self
        if self.texts:
            from mathom.locale import messages

            for lang, text in self.texts.items():
                messages(lang).add(text)

    @property
    def components(self) -> Box | None:
        """Its box, if it has one."""
        return self._box

    def has_box(self, digest: str) -> bool:
        """Whether this is the digest of its box; the game's own also has earlier ones, or none."""
        if digest == self.digest:
            return True
        return not self.box_name and (not digest or digest in self.earlier_digests)

    def __repr__(self) -> str:
        """The game, the version of its rules, and an owner's box."""
        box = f", box {self.box_name}" if self.box_name else ""
        return f"<game {self.id}, rules {self.version}{box}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as id and box: a process has each game once."""
        _PICKLED[self.id, self.digest] = self
        return _known, (self.id, self.digest, str(self.folder) if self.box_name else None)

    # What a game implements.

    def setup(self, players: int, settings: Mapping[str, str], chance: Chance) -> State:
        """The state before the first step, its agenda filled.

        Called once per match with complete, valid settings. The kernel then runs the agenda
        to the first choice with the same `chance`.
        """
        raise NotImplementedError

    def view(self, state: OwnState, seat: int | None) -> Json:
        """What this seat may see of a state, built from nothing; None is a spectator.

        Every key is put in on purpose. Two states that differ only in what the seat cannot
        know give the same bytes. Everything that the state declares unless overridden, with
        null for each component that the seat does not know.
        """
        return self.schema.show(state, seat)

    def load(self, reader: Reader, agenda: list[Frame]) -> State:
        """The state that `State.data` wrote; the kernel has read the agenda already.

        Raise whatever `reader` raises for a field that is wrong. Shape and types are checked
        here, conservation by `State.check` right after.
        """
        settings = self.read_settings(reader)
        state: DeclaredState = self.schema.read(reader, **self.shared(settings))
        state.agenda = agenda
        state.outcome = read_outcome(reader, self.seat_names[: state.players], self.endings)
        self.derive(state)
        if reader.trusted:
            return state
        if (state.outcome is not None) == bool(agenda):
            raise reader.wrong("agenda", "agenda-end", {})
        for frame in agenda:
            names = frame.__match_args__
            if not all(self.fields[name].fits(getattr(frame, name), state) for name in names):
                raise reader.wrong("agenda", "agenda-instance", {})
        for problem in self.problems(state) if agenda else ():
            raise reader.wrong("agenda", problem, {})
        return state

    def shared(self, settings: Mapping[str, str]) -> dict[str, object]:
        """What states share and their texts do not hold, by attribute: the box and the settings.

        Nothing where the game has no box.
        """
        if self._box is None:
            return {}
        return {"box": self._box, "settings": self.agreement(settings)}

    def derive(self, state: OwnState) -> None:
        """Work out what follows from all else in a state; nothing by default.

        Called when a state was read, and by `State.check` to confirm what a state says.
        """

    def problems(self, state: OwnState) -> Iterator[str]:
        """The keys of what is wrong with the agenda of a running state that was read."""
        for frame in state.agenda:
            problem = frame.problem(state)
            if problem:
                yield problem

    def ledger(self, lang: str = "en") -> Ledger:
        """The numbered rules in this language: the game's file `rules.md` unless overridden."""
        return read_ledger(self.package, lang)

    def cards(self) -> list[Json]:
        """Every component as a record with `kind`, `id` and `source`, for the card lists.

        Those that its box lists, unless overridden.
        """
        box = self._box
        return [] if box is None else [component.record(box) for component in box.listed]

    def title(self, words: Messages, role: str, id: str) -> str:
        """How a component is called in sentences; `role` is its name among the arguments.

        The default looks up a message such as `duel-region-gondor`, or takes the id.
        """
        key = f"{self.id}-{role}-{id}"
        return words.say(key) if words.has(key) else id

    def describe(self, words: Messages, record: Json) -> dict[str, str]:
        """A record of `cards` for people: its title, then whatever else the game can say.

        Names and order of the texts are the game's own; lists show them as columns.
        """
        return {"title": self.title(words, record["kind"], record["id"])}

    def evaluate(self, state: OwnState, seat: int) -> float:
        """How good a state looks for a seat; the better, the more.

        Called by the greedy bot, on states the seat could believe. Only the order matters.
        """
        raise NotImplementedError

    def advise(self, state: OwnState, chance: Chance) -> Option | None:
        """What the game's own judgement would choose, for games with too much to try it all.

        Called by the greedy bot, on a state that the asked seat could believe, with the bot's
        own chance. One of the waiting choice's options; None, unless overridden, where each
        option shall be tried and its result evaluated.
        """
        return None

    def deckbuilding(self) -> Deckbuilding | None:
        """The tools for building decks; None, unless overridden, for games that need none."""
        return None

    def unfit(self, settings: Mapping[str, str]) -> Sentence | None:
        """Why these settings may not be had together, each of which may be; None if they may.

        Called with complete settings before a match begins and when a state is read.
        """
        return None

    def concede(self, state: OwnState, seat: int) -> Outcome:
        """How the game ends when this seat gives up; everybody else wins unless overridden.

        A game whose seats are allied, or in which the others would play on, says otherwise.
        """
        scores = {other: float(other != seat) for other in range(state.players)}
        return Outcome(RESIGNED, "", scores)

    def with_box(self, folder: Traversable) -> Game:
        """The same game with the components that the data files of a folder describe.

        Raises:
            BadData: a file is missing or wrong; the sentence names file, record and field.
            BadRequest: the game has no data files.
        """
        if self._load is None:
            raise BadRequest("no-box", {"game": self.id})
        kind: Any = type(self)
        found: Game = kind(self._load(folder))
        return found

    # What every game gets.

    def start(
        self,
        seats: Sequence[str],
        seed: int | str | None = None,
        options: Mapping[str, str] | None = None,
        shuffle: bool = False,
    ) -> Match:
        """Begin a match.

        Args:
            seats: who plays each seat, in the order of the seat names.
            seed: what determines chance; by default unpredictable.
            options: values for settings that are not to have their default.
            shuffle: draw who plays which seat instead of taking them in order.

        Raises:
            BadRequest: the seats, the seed or a setting cannot be.
        """
        names = self.seating(len(_listed(seats)))
        players = _players(seats)
        settings = self.complete({} if options is None else options)
        key = _seed(seed)
        if shuffle:
            draw = Seeded(key, "seats")
            for last in range(len(players) - 1, 0, -1):
                other = draw.pick(last + 1)
                players[last], players[other] = players[other], players[last]
        return Match.begin(self, dict(zip(names, players, strict=True)), settings, key)

    def match(
        self,
        state: State,
        seed: int | str | None = None,
        seats: Sequence[str] | None = None,
    ) -> Match:
        """Begin a match from any state, with its own record from there on.

        Args:
            state: where to begin.
            seed: what determines chance; by default unpredictable.
            seats: who plays each seat; by default they are called as the seats are.

        Raises:
            BadRequest: the seats or the seed cannot be.
            BadState: the state cannot be.
        """
        require(state, State, "want-state")
        owner = state.option_table.owner()
        if owner.id != self.id:
            raise BadRequest("want-other-state", {"found": owner.id, "game": self.id})
        given = state.dumps()
        reader = read_json(given, STATE, BadState)
        settings = self.read_settings(reader)
        return Match.begin(self, self._seated(state, seats), settings, _seed(seed), given)

    def _seated(self, state: State, seats: Sequence[str] | None) -> dict[str, str]:
        """The seats of a state with who plays them."""
        names = self.seating(state.players)
        players = _players(names if seats is None else _listed(seats))
        if len(players) != len(names):
            raise BadRequest("state-seats", {"count": len(names), "given": len(players)})
        return dict(zip(names, players, strict=True))

    def seat(
        self,
        state: State,
        index: int,
        chance: Chance,
        events: Sequence[Event] = (),
        seats: Sequence[str] | None = None,
        settings: Mapping[str, str] | None = None,
    ) -> Seat:
        """What a player holds who is asked in a state, without a match around it.

        Args:
            state: where the player is asked; who must not know it all gets an imagined one.
            index: the seat.
            chance: the player's own stream.
            events: what the seat was told before.
            seats: who plays each seat; by default they are called as the seats are.
            settings: values for settings that do not have their default.

        Raises:
            BadRequest: the state has no such seat, or a player or a setting cannot be.
        """
        require(state, State, "want-state")
        players = self._seated(state, seats)
        record = Record(self.id, self.version, players, self.complete(settings or {}), "")
        return Match.at(self, state, record, list(events)).seat(index, chance)

    def state(self, text: str) -> State:
        """The state of a canonical text, which may have been edited.

        Raises:
            BadState: the text is no state of this game; the sentence names the field.
        """
        require(text, str, "want-text")
        reader = read_json(text, STATE, BadState)
        state = self._read(reader)
        reader.end()
        try:
            state.check_read()
        except BrokenState as fault:
            raise BadState("state-broken", {"why": sentence_of(fault)}) from None
        return state

    def restore(self, data: Json) -> State:
        """The state of what `State.data` gave and nobody could change since.

        Several times as fast as `state`, because it checks nothing.
        """
        return self._read(TrustedReader(data))

    def _read(self, reader: Reader) -> State:
        agenda = [read_frame(item, self.frames, self.fields) for item in reader.tables("agenda")]
        return self.load(reader, agenda)

    def replay(self, record: Record) -> Match:
        """The match that a record tells, as it stood at its end.

        Raises:
            BadRecord: it does not replay under these rules.
        """
        require(record, Record, "want-record")
        return replay(self, record)

    def seating(self, count: int) -> tuple[str, ...]:
        """The seats of a match of this many players.

        Raises:
            BadRequest: the game is not for so many.
        """
        if count not in self.players:
            allowed = [str(number) for number in self.players]
            raise BadRequest("players", {"game": self.id, "allowed": allowed, "count": count})
        return self.seat_names[:count]

    def complete(self, options: Mapping[str, str]) -> dict[str, str]:
        """These settings and the default of every other.

        Raises:
            BadRequest: a setting or its value does not exist.
        """
        require(options, Mapping, "want-settings")
        known = {setting.id: setting for setting in self.settings}
        for id, value in options.items():
            if id not in known:
                names = ", ".join(known) or "none"
                raise BadRequest("no-setting", {"game": self.id, "id": repr(id), "known": names})
            problem = known[id].problem(value)
            if problem is not None:
                raise BadRequest(*problem)
        chosen = {id: options.get(id, setting.values[0]) for id, setting in known.items()}
        problem = self.unfit(chosen)
        if problem is not None:
            raise BadRequest(*problem)
        return chosen

    def read_settings(self, reader: Reader) -> dict[str, str]:
        """The settings that a state text carries, for `load`."""
        table = reader.table("settings")
        chosen: dict[str, str] = {}
        for setting in self.settings:
            value = table.text(setting.id)
            if setting.problem(value) is not None:
                table.one_of(setting.id, setting.values)  # refuses it
            chosen[setting.id] = value
        table.end()
        problem = None if reader.trusted else self.unfit(chosen)
        if problem is not None:
            raise reader.wrong("settings", "settings-unfit", {"why": problem})
        return chosen


_PICKLED: dict[tuple[str, str], Game] = {}
"""The games that were pickled in this process, which may be registered nowhere."""


def _known(id: str, digest: str, folder: str | None) -> Game:
    """The game that was pickled, in this process or in another."""
    from mathom.games import game

    known = _PICKLED.get((id, digest))
    if known is None:
        known = game(id, folder)
        if known.digest != digest:
            raise BadRequest("box-changed", {"game": id})
    return known


LONGEST_NAME = 60


def _listed(seats: Sequence[str]) -> Sequence[str]:
    """The seats, which must be a list; a text is none, though Python takes it for one."""
    require(seats, () if isinstance(seats, str) else (Sequence,), "want-seats")
    return seats


def _players(seats: Sequence[str]) -> list[str]:
    """The names of players, which go into the record."""
    for name in seats:
        require(name, str, "want-player")
        if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
            raise BadRequest("bad-name", {"name": repr(name[:40])})
    return list(seats)


def _seed(seed: int | str | None) -> str:
    if seed is None:
        return secrets.token_hex(32)
    require(seed, (int, str), "want-seed")
    if isinstance(seed, int) and abs(seed) >= 10**LONGEST_NAME:
        raise BadRequest("long-seed", {})
    text = str(seed)
    if not text or text != text.strip() or not text.isprintable() or len(text) > 200:
        raise BadRequest("bad-seed", {"seed": repr(text[:40])})
    return text
