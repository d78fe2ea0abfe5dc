// The boards: one entry per game, whose folder holds everything that is its own.

import type { Component } from "svelte";
import type { Speaker, Title } from "../lib/sentences";
import type { Step } from "../lib/guideSteps";
import type { Plans } from "../lib/plans.svelte";
import type { CardInfo, EventInfo, OptionInfo, View } from "../protocol";
import type { EventShows, EventSounds } from "./kit/shows";

// What is the game's own is `any` here; a game's folder names the types that its server sends.
type Own = any;

/** What every record of a component says. */
export interface ComponentRecord {
  kind: string;
  id: string;
}

/** Every component of a game by its id. */
export type Cards<Rec = Own> = ReadonlyMap<string, Omit<CardInfo, "record"> & { record: Rec }>;

/** What a seat sees: `board` is the game's own, the options are in `choice`. */
export type BoardView<Board = Own> = Omit<View, "board"> & { board: Board };

/** What a board is given, and all it may do. */
export interface BoardProps<Board = Own, Rec = Own> {
  view: BoardView<Board>;
  /** What just happened, for what moves. */
  fresh: EventInfo[];
  /** Everything that was told so far. */
  events: readonly EventInfo[];
  /** Take the option with this text. */
  choose: (text: string) => void;
  /** Where whole plans are carried out; there are none for those who look on. */
  plans?: Plans | undefined;
  /** Open the rules at a rule's number. */
  ask: (rule: string) => void;
  /** Enlarge a component. */
  zoom: (kind: string, id: string) => void;
  /** The game's names in the language of now. */
  names: Speaker;
  cards: Cards<Rec>;
}

/** small: its signs alone; medium: with its cost; large: everything, in words too. */
export type FaceSize = "small" | "medium" | "large";

/** A component's face, for the zoom dialog, the card browser, the log and the replay. */
export interface FaceProps<Rec = Own> {
  kind: string;
  id: string;
  record: Rec;
  texts: CardInfo["texts"];
  size: FaceSize;
  /** Whether its name is written beside it: a face that says little else can do without. */
  named?: boolean;
  /** Whether what it says in words is told beside it. */
  brief?: boolean;
}

/** How long one lets moments pass. */
export const SPANS = ["turn", "round", "game"] as const;
export type Spans = Record<(typeof SPANS)[number], string>;

/** What is drawn of a die while it rolls. */
export interface RollingProps<Board = Own, Rec = Own> {
  /** The die. */
  id: string;
  /** The board on which it lies as it has fallen. */
  board: Board;
  cards: Cards<Rec>;
}

/** Some components that only some players could see. */
export interface Hidden {
  title: string;
  /** Components by their ids. */
  cards: string[];
  note?: string;
}

/** What a table of the game is drawn with. */
export interface GameParts {
  Board: Component<BoardProps>;
  Face: Component<FaceProps>;
  /** A die as it rolls to what it shows; only games with dice have it. */
  Rolling?: Component<RollingProps>;
  /** The kinds of components whose faces say in words all that their names do. */
  worded?: ReadonlySet<string>;
  /** The components that seats are called by, once they have them, each by its kind and id. */
  figures?: (board: Own) => Record<string, [kind: string, id: string]>;
  /** Names the turn and the round, if there are any, of a board, each another when the next begins. */
  spans?: (board: Own) => Spans;
  /** The kinds of choices that are asked together with whether one wants what leads to them. */
  merges?: ReadonlySet<string>;
  /** Whether one is asked once more before an option is carried out: by it all would be lost. */
  doubts?: (option: OptionInfo) => boolean;
  /** By kind of choice, the kind before it in a turn whose answer holds for it, if that was to pass. */
  repeats?: Readonly<Record<string, string>>;
  /** How each kind of event is shown on the board. */
  shows?: EventShows<Own>;
  /** Which of them are heard, for those who wish sounds. */
  sounds?: EventSounds;
  /** What was hidden when the game ended, from the boards as each seat saw them. */
  hidden?: (boards: Record<string, Own>, names: Speaker) => Hidden[];
  /** The colours of the lines that are drawn of a finished game, by what they are of. */
  inks?: Record<string, string>;
  /** How the game names its components in sentences, from their records and texts. */
  titles: (cards: Cards) => Title;
}

/** One of the sides of a game that are played so differently that one chooses first. */
export interface Side {
  /** The messages are `<game>-start-<id>` and `<game>-start-<id>-wins`. */
  id: string;
  /** Where one sits to play it. */
  seat: string;
}

/** What a game's folder gives to the page, each loaded when it is wanted. */
export interface Entry {
  parts: () => Promise<GameParts>;
  /** A picture for the start, small enough to be loaded with it. */
  picture?: () => Promise<{ default: Component }>;
  /** The sides to choose from at the start, that for beginners first; none where all are alike. */
  sides?: readonly Side[];
  /** Whether the fields of its components have names, so that owners can enter their figures. */
  figures?: boolean;
  /** A guided first game; the messages of its steps are `guide-<game>-<id>`. */
  guide?: () => Promise<{ steps: Step[] }>;
  /** The game on one page, which stands before its rules. */
  overview?: () => Promise<{ default: Component }>;
}

export const BOARDS: Record<string, Entry> = {
  duel: {
    parts: () => import("./duel"),
    picture: () => import("./duel/Picture.svelte"),
    guide: () => import("./duel/guide"),
    overview: () => import("./duel/Overview.svelte"),
  },
  quest: {
    parts: () => import("./quest"),
    picture: () => import("./quest/Picture.svelte"),
    sides: [
      { id: "hero", seat: "hero-1" },
      { id: "sauron", seat: "sauron" },
    ],
    guide: () => import("./quest/guide"),
    overview: () => import("./quest/Overview.svelte"),
  },
  dice: {
    parts: () => import("./dice"),
    picture: () => import("./dice/Picture.svelte"),
    guide: () => import("./dice/guide"),
    overview: () => import("./dice/Overview.svelte"),
    figures: true,
  },
  solitaire: {
    parts: () => import("./solitaire"),
    picture: () => import("./solitaire/Picture.svelte"),
    guide: () => import("./solitaire/guide"),
    overview: () => import("./solitaire/Overview.svelte"),
  },
};

/** A game's entry; none where its board is not drawn yet. */
export function boardOf(game: string): Entry | undefined {
  return Object.hasOwn(BOARDS, game) ? BOARDS[game] : undefined;
}
