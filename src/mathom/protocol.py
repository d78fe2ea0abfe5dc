"""Every message between a client and the server, declared once.

What clients send is checked against the models here before anything else looks at it; what
the server sends is built as the tables of names and values that the other half declares. The
OpenAPI document, the JSON schema and the TypeScript types of the page are all generated from
this module.

Two numbers order everything. `number` counts the entries of a table's log, whatever their
kind; a client says by it how much it has heard. `version` counts what happened in the game
itself; an action says by it which position it was made for.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from typing_extensions import TypedDict

from mathom.kernel.forms import FormKind

PROTOCOL = 3
"""Raised when an older page can no longer talk to the server."""

Key = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""A name that the client draws for an action, so that sending it twice does it once."""

SettingValue = Annotated[str, Field(max_length=400)]
"""The value of a setting, which can be the code of whole decks."""

Version = Annotated[int, Field(ge=0, le=1_000_000_000)]
Number = Annotated[int, Field(ge=0, le=1_000_000_000)]
SeatName = Annotated[str, Field(min_length=1, max_length=40)]
Token = Annotated[str, Field(min_length=1, max_length=100)]
Line = Annotated[str, Field(min_length=1, max_length=500)]
Status = Literal["waiting", "abandoned", "playing", "over"]


class Incoming(BaseModel):
    """What a client sends: unknown fields and loose types are refused."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# What is asked over HTTP.


class NameRequest(Incoming):
    """How a visitor wants to be called."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"name": "Frodo"}]})

    name: Line


class SeatRequest(Incoming):
    """Who is to sit in a seat of a new table.

    `me` is the visitor who asks, also in several seats; `person` is whoever comes by the
    invitation, or by the list if the table is listed; `bot` is played by the bot named.
    """

    kind: Literal["me", "person", "bot"]
    bot: Annotated[str, Field(max_length=40)] | None = None


class TableRequest(Incoming):
    """A new table: the seats are in the order of the game's seat names.

    `box` is the digest of one of the owners' boxes that the game is offered with; without it the
    game's own is played.
    """

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {"game": "duel", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]},
                {"game": "duel", "seats": [{"kind": "person"}, {"kind": "me"}], "listed": True},
            ]
        }
    )

    game: Annotated[str, Field(max_length=40)]
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=8)]
    settings: Annotated[
        dict[
            Annotated[str, Field(max_length=40)],
            SettingValue,
        ],
        Field(max_length=40),
    ] = {}
    listed: bool = False
    box: Annotated[str, Field(max_length=64)] = ""


Word = Annotated[str, Field(max_length=60)]
Way = Annotated[str, Field(max_length=120)]
Entered = int | bool | Word | Annotated[list[int | Word], Field(max_length=40)] | None
"""What stands in a field of a form, as it was typed; None leaves it out."""
Changes = Annotated[
    dict[Way, Annotated[dict[Way, Entered], Field(max_length=200)]], Field(max_length=200)
]
"""By component, `card/merry`, and by the way to its field, `abilities/1/n`, what is entered."""


class DraftRequest(Incoming):
    """What an owner has entered of a game's components so far, to be checked and shown."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"changes": {"card/merry": {"cost": 4}}}]}
    )

    changes: Changes


class BoxRequest(Incoming):
    """The same, to be kept as a box that tables can be played with."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"name": "mine", "changes": {"card/merry": {"cost": 4}}}]}
    )

    name: Line
    changes: Changes


class DeckRequest(Incoming):
    """Decks, as a list in plain text or by the name that the setting of a table would have.

    `settings` are those of the table that they are for.
    """

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {"name": "random-2026"},
                {"text": "Company\n1 Éowyn\n", "settings": {"killers": "mixed"}},
            ]
        }
    )

    text: Annotated[str, Field(max_length=8000)] = ""
    name: SettingValue = ""
    settings: Annotated[
        dict[
            Annotated[str, Field(max_length=40)],
            Annotated[str, Field(max_length=40)],
        ],
        Field(max_length=40),
    ] = {}


class SitRequest(Incoming):
    """Taking a seat: by an invitation, or a free one of a listed table."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"seat": "sauron"}]})

    seat: SeatName | None = None
    invitation: Token | None = None


class InviteRequest(Incoming):
    """A new invitation to a free seat."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"seat": "sauron"}]})

    seat: SeatName


# What is sent over the socket.


class Join(Incoming):
    """The first message: as whom, and how much of the log is known already.

    Sent again on the same socket it changes the viewer, as when two people share a screen.
    """

    type: Literal["join"]
    seat: SeatName | None = None
    token: Token | None = None
    since: Number = 0


class Choose(Incoming):
    """Take one of the options of the pending choice."""

    type: Literal["choose"]
    key: Key
    version: Version
    option: Line


class TakeBack(Incoming):
    """Go back to where choice `to` had just been carried out."""

    type: Literal["take-back"]
    key: Key
    version: Version
    to: Version


class Answer(Incoming):
    """Agree to what another seat asked to take back in entry `asked`, or not."""

    type: Literal["answer"]
    key: Key
    asked: Number
    agree: bool


class Withdraw(Incoming):
    """Do not want any more what one asked to take back in entry `asked`."""

    type: Literal["withdraw"]
    key: Key
    asked: Number


class Resign(Incoming):
    """Give up."""

    type: Literal["resign"]
    key: Key
    version: Version


class Chat(Incoming):
    """Say something to everybody at the table."""

    type: Literal["chat"]
    key: Key
    text: Line


class HandOver(Incoming):
    """Let a bot play the seat until it is taken back."""

    type: Literal["hand-over"]
    key: Key
    bot: Annotated[str, Field(max_length=40)]


class Resume(Incoming):
    """Take the seat back from the bot."""

    type: Literal["resume"]
    key: Key


class AskAll(Incoming):
    """Be asked, or be asked no more, where there is only one possibility."""

    type: Literal["ask-all"]
    key: Key
    on: bool


class Rematch(Incoming):
    """Play again, where there are sides with these swapped; the answer's table has the new id."""

    type: Literal["rematch"]
    key: Key


class Leave(Incoming):
    """Get up from a table that has not begun; with the last person the table goes."""

    type: Literal["leave"]
    key: Key


class Ping(Incoming):
    """Is anybody there?"""

    type: Literal["ping"]


Action = (
    Choose
    | TakeBack
    | Answer
    | Withdraw
    | Resign
    | Chat
    | HandOver
    | Resume
    | AskAll
    | Rematch
    | Leave
)
"""What changes a table; each is answered with `accepted` or `refused`."""

FromClient = Annotated[Join | Action | Ping, Field(discriminator="type")]

read_message: TypeAdapter[Join | Action | Ping] = TypeAdapter(FromClient)
"""Reads the text of a socket message, or raises pydantic's ValidationError."""


# What the server tells.


class VisitorInfo(TypedDict):
    """Who the server takes you for."""

    name: str


class SettingInfo(TypedDict):
    """A variant of a game, the default value first."""

    id: str
    values: list[str]
    rule: str


class BoxInfo(TypedDict):
    """An owner's box that a game can be played with."""

    name: str
    digest: str


class OfferedBox(BoxInfo):
    """The same; `made` says whether it was entered and is kept here."""

    made: bool


class WordInfo(TypedDict):
    """A word that a field takes, and what it is called."""

    id: str
    title: str


class FieldInfo(TypedDict):
    """A field of a form: the way to it, what it takes, and what the game's own box says there.

    `least` and `most` bound numbers, `words` are those that it takes. One that is `optional` may be
    left out. `source` says where the figure of the game's own box comes from.
    """

    path: str
    kind: FormKind
    least: int
    most: int
    words: list[WordInfo]
    optional: bool
    own: Any
    source: str


class FormRecord(TypedDict):
    """A component with its fields; `shows` are the components that are drawn with them."""

    key: str
    role: str
    title: str
    shows: list[str]
    fields: list[FieldInfo]


class FormInfo(TypedDict):
    """The components whose figures an owner can enter, and what a box has otherwise."""

    records: list[FormRecord]
    name: str
    changes: dict[str, dict[str, Any]]


class CardInfo(TypedDict):
    """One component: its record, and what it is called and does in the reader's language."""

    record: dict[str, Any]
    texts: dict[str, str]


class DraftInfo(TypedDict):
    """What is wrong by field, `card/merry/cost`, and the components as they would be."""

    mistakes: dict[str, str]
    cards: list[CardInfo]


class PartInfo(TypedDict):
    """A deck, or whatever else is brought: the role of its components, and what these can be.

    `cards` says how many copies there may be of each. `borne` names the part whose components
    carry these, and is empty where nobody does.
    """

    id: str
    role: str
    cards: dict[str, int]
    borne: str


class DeckbuildingInfo(TypedDict):
    """What decks of one's own are built of.

    `setting` is the setting that names them, `names` are the decks that come with the game, and
    `relevant` the settings that what decks may hold depends on.
    """

    setting: str
    names: list[str]
    relevant: list[str]
    parts: list[PartInfo]


class LackInfo(TypedDict):
    """A rule of construction that decks break."""

    rule: str
    key: str
    text: str


class MistakeInfo(TypedDict):
    """What cannot be understood in a list, in a line that is counted from 1, or in all (0)."""

    line: int
    text: str


class TallyInfo(TypedDict):
    """How much decks have of what a rule bounds; a bound that there is not is -1."""

    id: str
    part: str
    count: int
    least: int
    most: int
    rule: str


class LineInfo(TypedDict):
    """Copies of a component in a part; `bearer` carries them, if somebody does."""

    part: str
    id: str
    copies: int
    bearer: str


class DeckInfo(TypedDict):
    """Decks and what is to be said of them.

    `name` is the name that holds all of them and can be played, empty where there is none, `text`
    is the list in plain text, and `lines` are the same by ids.
    """

    name: str
    text: str
    lines: list[LineInfo]
    legal: bool
    mistakes: list[MistakeInfo]
    violations: list[LackInfo]
    tallies: list[TallyInfo]


class AdditionInfo(TypedDict):
    """Copies of a card that would be added to a deck."""

    part: str
    id: str
    title: str
    copies: int


class SuggestionInfo(LackInfo):
    """What would fill a gap."""

    cards: list[AdditionInfo]


class CompletedInfo(TypedDict):
    """What decks lack, and how they would be with all that is suggested."""

    suggestions: list[SuggestionInfo]
    completed: DeckInfo


class GameInfo(TypedDict):
    """A game that can be played here.

    `enters` says whether owners can enter their figures of it here, `secrets` whether a seat can
    know something that another may not see, `sides` whether the seats are played differently.
    `texts` are the Fluent texts, by language, of a game that another package has brought. `decks`
    is the setting that names decks of one's own, empty where none are built.
    """

    id: str
    rules: int
    seats: list[str]
    players: list[int]
    settings: list[SettingInfo]
    secrets: bool
    sides: bool
    texts: dict[str, str]
    bots: list[str]
    boxes: list[OfferedBox]
    enters: bool
    decks: str


class RuleInfo(TypedDict):
    """One rule of a game's ledger."""

    id: str
    chapter: str
    text: str


class SeatInfo(TypedDict):
    """One seat of a table.

    `name` is who holds it, or None while it is free. `bot` plays it now, for good when there
    is no holder, else until the holder takes it back.
    """

    seat: str
    name: str | None
    bot: str | None


class OutcomeInfo(TypedDict):
    """How a game ended."""

    reason: str
    rule: str
    scores: dict[str, float]
    winners: list[str]


class RequestInfo(TypedDict):
    """A seat has asked to take something back; `waiting` seats have not answered."""

    number: int
    seat: str
    to: int
    waiting: list[str]


class TableInfo(TypedDict):
    """What anybody may know of a table; `box` is an owner's, if it is not the game's own."""

    id: str
    game: str
    rules: int
    box: BoxInfo | None
    settings: dict[str, str]
    listed: bool
    commitment: str
    made: float
    updated: float
    status: Status
    seats: list[SeatInfo]
    asked: list[str]
    ply: int
    outcome: OutcomeInfo | None
    request: RequestInfo | None
    rematch: str | None


class TableForYou(TypedDict):
    """A table, the seats of it that are yours, and whether one of them has to choose."""

    table: TableInfo
    yours: list[str]
    your_turn: bool


class TableList(TypedDict):
    """Tables, the last changed first; `before` continues the list, and means nothing else."""

    tables: list[TableForYou]
    before: str | None


class SeatKey(TypedDict):
    """A seat and the secret that opens it."""

    seat: str
    token: str


class TableMade(TypedDict):
    """A new table, the keys of your own seats, and an invitation for each person to come."""

    table: TableInfo
    yours: list[SeatKey]
    invitations: list[SeatKey]


class Seated(TypedDict):
    """The seat you have taken; the token is None when you held it already."""

    table: TableInfo
    seat: str
    token: str | None


class OptionInfo(TypedDict):
    """Something that may be chosen.

    `then` is what the same seat would be asked further by it, at once: both can be shown as one.
    """

    text: str
    kind: str
    args: dict[str, str]
    detail: dict[str, int | str | list[str]]
    then: NotRequired[ChoiceInfo]


class RefusalInfo(TypedDict):
    """Something one might expect to choose, and why it may not be."""

    text: str
    kind: str
    args: dict[str, str]
    reason: str
    rule: str
    words: dict[str, int | str | list[str]]


class ChoiceInfo(TypedDict):
    """The choice that waits; what can be chosen is told only to the seat that is asked.

    `passing` is the option to let the moment pass, where all that is asked is whether to use it.
    """

    seat: str
    kind: str
    rules: list[str]
    words: NotRequired[dict[str, int | str | list[str]]]
    passing: NotRequired[str]
    options: NotRequired[list[OptionInfo]]
    refused: NotRequired[list[RefusalInfo]]


class View(TypedDict):
    """Everything a viewer may know of a game; `board` is the game's own."""

    game: str
    rules: int
    settings: dict[str, str]
    commitment: str
    version: int
    ply: int
    seat: str | None
    players: dict[str, str]
    board: dict[str, Any]
    choice: ChoiceInfo | None
    outcome: OutcomeInfo | None


class EventInfo(TypedDict):
    """Something that happened in the game."""

    number: int
    version: int
    kind: str
    args: dict[str, int | str | list[str]]


class Note(TypedDict):
    """Something that happened at the table.

    Kinds: `made`, `sat`, `begun`, `chat`, `handed-over`, `resumed`, `asked` to take back,
    `agreed`, `declined`, `withdrawn`, `bot-failed` (then a move was drawn by lot), `rematch`.
    """

    number: int
    at: float
    kind: str
    seat: str | None
    name: str | None
    text: str | None


class TakeBackInfo(TypedDict):
    """What the viewer may take back now: to just after choice `to`, freely or by consent."""

    to: int
    free: bool


class StepInfo(TypedDict):
    """One position of a finished game, and what led to it."""

    version: int
    view: View
    events: list[EventInfo]


class Replay(TypedDict):
    """A finished game as one viewer saw it, position by position."""

    table: TableInfo
    seat: str | None
    seed: str
    steps: list[StepInfo]


class Change(TypedDict):
    """A number of a game that became `value` at the position `step`."""

    step: int
    value: int


class TrackInfo(TypedDict):
    """How far everybody came on something that decides a game.

    Reaching the `goal` would have ended it. `role` says what the lines are of, as arguments of
    events are called.
    """

    id: str
    role: str
    goal: int
    lines: dict[str, list[Change]]


class TurningPointInfo(TypedDict):
    """A choice after which a game went otherwise; `step` is its position in the replay.

    `seat` has chosen, and it helped `seats`.
    """

    step: int
    period: int
    seat: str
    seats: list[str]
    events: list[EventInfo]


class ReviewInfo(TypedDict):
    """A finished game as a whole, with nothing hidden.

    `last` is the last position, `periods` are the rounds or chapters.
    `deeds` is what each seat has done, counted, and `boards` is the end as each seat saw it.
    """

    last: int
    periods: list[Change]
    tracks: list[TrackInfo]
    turning_points: list[TurningPointInfo]
    deeds: dict[str, dict[str, int]]
    boards: dict[str, dict[str, Any]]


class Health(TypedDict):
    """The server lives and reaches its database."""

    status: Literal["ok"]


class Refused(TypedDict):
    """Why something was not done.

    `code` is for programs, `sentence` for people; `words` are the arguments of the message
    `refusal-<code>`, for a client that tells it in its reader's language. `rule` is the rule of
    the ledger that speaks against it, `reason` the game's own code for that; both only for
    refused choices.
    """

    code: str
    sentence: str
    words: dict[str, int | str]
    rule: str | None
    reason: str | None


class Welcome(TypedDict):
    """The answer to `join`; an update follows at once."""

    type: Literal["welcome"]
    protocol: int
    seat: str | None
    yours: list[str]


class Update(TypedDict):
    """How things stand, and what happened since entry `since`.

    `reset` means that the client's `since` was of no use: the update tells everything, and
    what the client had heard is to be forgotten. `view` is None until the game has begun, and
    left out where the one told before still holds, as when somebody only said something; the
    first update after `welcome` always has it. `ask_all` says whether the viewer is asked even
    where there is only one possibility. `seed` is None until the game is over.
    """

    type: Literal["update"]
    since: int
    number: int
    reset: bool
    table: TableInfo
    view: NotRequired[View | None]
    take_back: TakeBackInfo | None
    ask_all: bool
    events: list[EventInfo]
    notes: list[Note]
    seed: str | None


class Accepted(TypedDict):
    """The action of this key is stored, in entry `number`; an update follows."""

    type: Literal["accepted"]
    key: str
    number: int
    version: int


class ActionRefused(Refused):
    """A message was refused; `key` is its action's, if it had one. Nothing has changed."""

    type: Literal["refused"]
    key: str | None


class Presence(TypedDict):
    """Which seats have somebody at a screen, and how many others are watching."""

    type: Literal["presence"]
    here: list[str]
    watching: int


class Pong(TypedDict):
    """Somebody is there."""

    type: Literal["pong"]


class Closing(TypedDict):
    """The server is about to close the socket, and why."""

    type: Literal["closing"]
    code: str
    sentence: str


FromServer = Welcome | Update | Accepted | ActionRefused | Presence | Pong | Closing
