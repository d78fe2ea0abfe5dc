// Written by scripts/protocol.py; do not change it by hand.


/** How a visitor wants to be called. */
export type NameRequest = { name: string };

/**
 * Who is to sit in a seat of a new table.
 *
 * `me` is the visitor who asks, also in several seats; `person` is whoever comes by the
 * invitation, or by the list if the table is listed; `bot` is played by the bot named.
 */
export type SeatRequest = { kind: "me" | "person" | "bot"; bot?: string | null };

/**
 * A new table: the seats are in the order of the game's seat names.
 *
 * `box` is the digest of one of the owners' boxes that the game is offered with; without it the
 * game's own is played.
 */
export type TableRequest = {
  game: string; seats: SeatRequest[]; settings?: Record<string, string>; listed?: boolean; box?:
  string;
};

/** What an owner has entered of a game's components so far, to be checked and shown. */
export type DraftRequest = {
  changes: Record<string, Record<string, number | boolean | string | (number | string)[] | null>>;
};

/** The same, to be kept as a box that tables can be played with. */
export type BoxRequest = {
  name: string; changes: Record<string, Record<string, number | boolean | string | (number |
  string)[] | null>>;
};

/**
 * Decks, as a list in plain text or by the name that the setting of a table would have.
 *
 * `settings` are those of the table that they are for.
 */
export type DeckRequest = { text?: string; name?: string; settings?: Record<string, string> };

/** Taking a seat: by an invitation, or a free one of a listed table. */
export type SitRequest = { seat?: string | null; invitation?: string | null };

/** A new invitation to a free seat. */
export type InviteRequest = { seat: string };

/**
 * The first message: as whom, and how much of the log is known already.
 *
 * Sent again on the same socket it changes the viewer, as when two people share a screen.
 */
export type Join = { type: "join"; seat?: string | null; token?: string | null; since?: number };

/** Take one of the options of the pending choice. */
export type Choose = { type: "choose"; key: string; version: number; option: string };

/** Go back to where choice `to` had just been carried out. */
export type TakeBack = { type: "take-back"; key: string; version: number; to: number };

/** Agree to what another seat asked to take back in entry `asked`, or not. */
export type Answer = { type: "answer"; key: string; asked: number; agree: boolean };

/** Do not want any more what one asked to take back in entry `asked`. */
export type Withdraw = { type: "withdraw"; key: string; asked: number };

/** Give up. */
export type Resign = { type: "resign"; key: string; version: number };

/** Say something to everybody at the table. */
export type Chat = { type: "chat"; key: string; text: string };

/** Let a bot play the seat until it is taken back. */
export type HandOver = { type: "hand-over"; key: string; bot: string };

/** Take the seat back from the bot. */
export type Resume = { type: "resume"; key: string };

/** Be asked, or be asked no more, where there is only one possibility. */
export type AskAll = { type: "ask-all"; key: string; on: boolean };

/** Play again, where there are sides with these swapped; the answer's table has the new id. */
export type Rematch = { type: "rematch"; key: string };

/** Get up from a table that has not begun; with the last person the table goes. */
export type Leave = { type: "leave"; key: string };

/** Is anybody there? */
export type Ping = { type: "ping" };

/** Who the server takes you for. */
export type VisitorInfo = { name: string };

/** A variant of a game, the default value first. */
export type SettingInfo = { id: string; values: string[]; rule: string };

/** An owner's box that a game can be played with. */
export type BoxInfo = { name: string; digest: string };

/** The same; `made` says whether it was entered and is kept here. */
export type OfferedBox = { name: string; digest: string; made: boolean };

/** A word that a field takes, and what it is called. */
export type WordInfo = { id: string; title: string };

/**
 * A field of a form: the way to it, what it takes, and what the game's own box says there.
 *
 * `least` and `most` bound numbers, `words` are those that it takes. One that is `optional` may be
 * left out. `source` says where the figure of the game's own box comes from.
 */
export type FieldInfo = {
  path: string; kind: "count" | "counts" | "flag" | "word" | "words"; least: number; most: number;
  words: WordInfo[]; optional: boolean; own: unknown; source: string;
};

/** A component with its fields; `shows` are the components that are drawn with them. */
export type FormRecord = {
  key: string; role: string; title: string; shows: string[]; fields: FieldInfo[];
};

/** The components whose figures an owner can enter, and what a box has otherwise. */
export type FormInfo = {
  records: FormRecord[]; name: string; changes: Record<string, Record<string, unknown>>;
};

/** One component: its record, and what it is called and does in the reader's language. */
export type CardInfo = { record: Record<string, unknown>; texts: Record<string, string> };

/** What is wrong by field, `card/merry/cost`, and the components as they would be. */
export type DraftInfo = { mistakes: Record<string, string>; cards: CardInfo[] };

/**
 * A deck, or whatever else is brought: the role of its components, and what these can be.
 *
 * `cards` says how many copies there may be of each. `borne` names the part whose components
 * carry these, and is empty where nobody does.
 */
export type PartInfo = { id: string; role: string; cards: Record<string, number>; borne: string };

/**
 * What decks of one's own are built of.
 *
 * `setting` is the setting that names them, `names` are the decks that come with the game, and
 * `relevant` the settings that what decks may hold depends on.
 */
export type DeckbuildingInfo = {
  setting: string; names: string[]; relevant: string[]; parts: PartInfo[];
};

/** A rule of construction that decks break. */
export type LackInfo = { rule: string; key: string; text: string };

/** What cannot be understood in a list, in a line that is counted from 1, or in all (0). */
export type MistakeInfo = { line: number; text: string };

/** How much decks have of what a rule bounds; a bound that there is not is -1. */
export type TallyInfo = {
  id: string; part: string; count: number; least: number; most: number; rule: string;
};

/** Copies of a component in a part; `bearer` carries them, if somebody does. */
export type LineInfo = { part: string; id: string; copies: number; bearer: string };

/**
 * Decks and what is to be said of them.
 *
 * `name` is the name that holds all of them and can be played, empty where there is none, `text`
 * is the list in plain text, and `lines` are the same by ids.
 */
export type DeckInfo = {
  name: string; text: string; lines: LineInfo[]; legal: boolean; mistakes: MistakeInfo[];
  violations: LackInfo[]; tallies: TallyInfo[];
};

/** Copies of a card that would be added to a deck. */
export type AdditionInfo = { part: string; id: string; title: string; copies: number };

/** What would fill a gap. */
export type SuggestionInfo = { rule: string; key: string; text: string; cards: AdditionInfo[] };

/** What decks lack, and how they would be with all that is suggested. */
export type CompletedInfo = { suggestions: SuggestionInfo[]; completed: DeckInfo };

/**
 * A game that can be played here.
 *
 * `enters` says whether owners can enter their figures of it here, `secrets` whether a seat can
 * know something that another may not see, `sides` whether the seats are played differently.
 * `texts` are the Fluent texts, by language, of a game that another package has brought. `decks`
 * is the setting that names decks of one's own, empty where none are built.
 */
export type GameInfo = {
  id: string; rules: number; seats: string[]; players: number[]; settings: SettingInfo[]; secrets:
  boolean; sides: boolean; texts: Record<string, string>; bots: string[]; boxes: OfferedBox[];
  enters: boolean; decks: string;
};

/** One rule of a game's ledger. */
export type RuleInfo = { id: string; chapter: string; text: string };

/**
 * One seat of a table.
 *
 * `name` is who holds it, or None while it is free. `bot` plays it now, for good when there
 * is no holder, else until the holder takes it back.
 */
export type SeatInfo = { seat: string; name: string | null; bot: string | null };

/** How a game ended. */
export type OutcomeInfo = {
  reason: string; rule: string; scores: Record<string, number>; winners: string[];
};

/** A seat has asked to take something back; `waiting` seats have not answered. */
export type RequestInfo = { number: number; seat: string; to: number; waiting: string[] };

/** What anybody may know of a table; `box` is an owner's, if it is not the game's own. */
export type TableInfo = {
  id: string; game: string; rules: number; box: BoxInfo | null; settings: Record<string, string>;
  listed: boolean; commitment: string; made: number; updated: number; status: "waiting" |
  "abandoned" | "playing" | "over"; seats: SeatInfo[]; asked: string[]; ply: number; outcome:
  OutcomeInfo | null; request: RequestInfo | null; rematch: string | null;
};

/** A table, the seats of it that are yours, and whether one of them has to choose. */
export type TableForYou = { table: TableInfo; yours: string[]; your_turn: boolean };

/** Tables, the last changed first; `before` continues the list, and means nothing else. */
export type TableList = { tables: TableForYou[]; before: string | null };

/** A seat and the secret that opens it. */
export type SeatKey = { seat: string; token: string };

/** A new table, the keys of your own seats, and an invitation for each person to come. */
export type TableMade = { table: TableInfo; yours: SeatKey[]; invitations: SeatKey[] };

/** The seat you have taken; the token is None when you held it already. */
export type Seated = { table: TableInfo; seat: string; token: string | null };

/**
 * Something that may be chosen.
 *
 * `then` is what the same seat would be asked further by it, at once: both can be shown as one.
 */
export type OptionInfo = {
  text: string; kind: string; args: Record<string, string>; detail: Record<string, number | string |
  string[]>; then?: ChoiceInfo;
};

/**
 * The choice that waits; what can be chosen is told only to the seat that is asked.
 *
 * `passing` is the option to let the moment pass, where all that is asked is whether to use it.
 */
export type ChoiceInfo = {
  seat: string; kind: string; rules: string[]; words?: Record<string, number | string | string[]>;
  passing?: string; options?: OptionInfo[]; refused?: RefusalInfo[];
};

/** Something one might expect to choose, and why it may not be. */
export type RefusalInfo = {
  text: string; kind: string; args: Record<string, string>; reason: string; rule: string; words:
  Record<string, number | string | string[]>;
};

/** Everything a viewer may know of a game; `board` is the game's own. */
export type View = {
  game: string; rules: number; settings: Record<string, string>; commitment: string; version:
  number; ply: number; seat: string | null; players: Record<string, string>; board: Record<string,
  unknown>; choice: ChoiceInfo | null; outcome: OutcomeInfo | null;
};

/** Something that happened in the game. */
export type EventInfo = {
  number: number; version: number; kind: string; args: Record<string, number | string | string[]>;
};

/**
 * Something that happened at the table.
 *
 * Kinds: `made`, `sat`, `begun`, `chat`, `handed-over`, `resumed`, `asked` to take back,
 * `agreed`, `declined`, `withdrawn`, `bot-failed` (then a move was drawn by lot), `rematch`.
 */
export type Note = {
  number: number; at: number; kind: string; seat: string | null; name: string | null; text: string |
  null;
};

/** What the viewer may take back now: to just after choice `to`, freely or by consent. */
export type TakeBackInfo = { to: number; free: boolean };

/** One position of a finished game, and what led to it. */
export type StepInfo = { version: number; view: View; events: EventInfo[] };

/** A finished game as one viewer saw it, position by position. */
export type Replay = { table: TableInfo; seat: string | null; seed: string; steps: StepInfo[] };

/** A number of a game that became `value` at the position `step`. */
export type Change = { step: number; value: number };

/**
 * How far everybody came on something that decides a game.
 *
 * Reaching the `goal` would have ended it. `role` says what the lines are of, as arguments of
 * events are called.
 */
export type TrackInfo = { id: string; role: string; goal: number; lines: Record<string, Change[]> };

/**
 * A choice after which a game went otherwise; `step` is its position in the replay.
 *
 * `seat` has chosen, and it helped `seats`.
 */
export type TurningPointInfo = {
  step: number; period: number; seat: string; seats: string[]; events: EventInfo[];
};

/**
 * A finished game as a whole, with nothing hidden.
 *
 * `last` is the last position, `periods` are the rounds or chapters.
 * `deeds` is what each seat has done, counted, and `boards` is the end as each seat saw it.
 */
export type ReviewInfo = {
  last: number; periods: Change[]; tracks: TrackInfo[]; turning_points: TurningPointInfo[]; deeds:
  Record<string, Record<string, number>>; boards: Record<string, Record<string, unknown>>;
};

/** The server lives and reaches its database. */
export type Health = { status: "ok" };

/**
 * Why something was not done.
 *
 * `code` is for programs, `sentence` for people; `words` are the arguments of the message
 * `refusal-<code>`, for a client that tells it in its reader's language. `rule` is the rule of
 * the ledger that speaks against it, `reason` the game's own code for that; both only for
 * refused choices.
 */
export type Refused = {
  code: string; sentence: string; words: Record<string, number | string>; rule: string | null;
  reason: string | null;
};

/** The answer to `join`; an update follows at once. */
export type Welcome = { type: "welcome"; protocol: number; seat: string | null; yours: string[] };

/**
 * How things stand, and what happened since entry `since`.
 *
 * `reset` means that the client's `since` was of no use: the update tells everything, and
 * what the client had heard is to be forgotten. `view` is None until the game has begun, and
 * left out where the one told before still holds, as when somebody only said something; the
 * first update after `welcome` always has it. `ask_all` says whether the viewer is asked even
 * where there is only one possibility. `seed` is None until the game is over.
 */
export type Update = {
  type: "update"; since: number; number: number; reset: boolean; table: TableInfo; view?: View |
  null; take_back: TakeBackInfo | null; ask_all: boolean; events: EventInfo[]; notes: Note[]; seed:
  string | null;
};

/** The action of this key is stored, in entry `number`; an update follows. */
export type Accepted = { type: "accepted"; key: string; number: number; version: number };

/** A message was refused; `key` is its action's, if it had one. Nothing has changed. */
export type ActionRefused = {
  code: string; sentence: string; words: Record<string, number | string>; rule: string | null;
  reason: string | null; type: "refused"; key: string | null;
};

/** Which seats have somebody at a screen, and how many others are watching. */
export type Presence = { type: "presence"; here: string[]; watching: number };

/** Somebody is there. */
export type Pong = { type: "pong" };

/** The server is about to close the socket, and why. */
export type Closing = { type: "closing"; code: string; sentence: string };

export type Action = Choose | TakeBack | Answer | Withdraw | Resign | Chat | HandOver | Resume | AskAll | Rematch | Leave;

export type FromClient = Join | Choose | TakeBack | Answer | Withdraw | Resign | Chat | HandOver | Resume | AskAll | Rematch | Leave | Ping;

export type FromServer = Welcome | Update | Accepted | ActionRefused | Presence | Pong | Closing;
