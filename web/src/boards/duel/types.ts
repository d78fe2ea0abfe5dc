// Duel's own part of a view, and the records of its components, as the server sends them.

export const SEATS = ["fellowship", "sauron"] as const;
export const COLOURS = ["grey", "yellow", "blue", "green", "red", "purple"] as const;
export const SKILLS = ["ruse", "strength", "courage", "knowledge", "leadership"] as const;
export const RACES = ["elves", "ents", "hobbits", "humans", "dwarves", "wizards"] as const;

export type Seat = (typeof SEATS)[number];
export type Colour = (typeof COLOURS)[number];

/** A place of the layout that still holds a card; `card` is null while it lies face down. */
export interface Slot {
  slot: number;
  row: number;
  column: number;
  available: boolean;
  card: string | null;
  prices?: Record<Seat, number>;
}

export interface Side {
  coins: number;
  supply: number;
  units: Record<string, number>;
  fortresses: string[];
  presence: number;
  steps: number;
  skills: Record<string, number>;
  either: string[][];
  chains: string[];
  races: Record<string, number>;
  race_symbols: number;
  allied: boolean;
  cards: Record<Colour, string[]>;
  landmarks: string[];
  tokens: string[];
}

export interface DuelBoard {
  chapter: number;
  layout: Slot[];
  landmarks: { tile: string; prices: Record<Seat, number> }[];
  landmark_stack: number;
  alliances: Record<string, { top: string[]; stack: number }>;
  discard: { known: string[]; peeked: string[]; face_down: number };
  goals: { steps: number; races: number; regions: number };
  bonuses: Record<string, string>;
  reserve: number;
  again: number;
  sides: Record<Seat, Side>;
}

/** What a component does: `do` names the effect, the rest are its arguments. */
export type Effect = { do: string } & Record<string, number | string | string[]>;

interface Component {
  id: string;
  effects: Effect[];
  source: string;
}

export interface CardRecord extends Component {
  kind: "card";
  chapter: number;
  colour: Colour;
  coins: number;
  skills: Record<string, number>;
  chain_from: string | null;
  chain_to: string | null;
}

export interface TileRecord extends Component {
  kind: "tile";
  region: string;
  skills: Record<string, number>;
}

export interface TokenRecord extends Component {
  kind: "token";
  race: string;
  when: string;
}

export type DuelRecord = CardRecord | TileRecord | TokenRecord;

export function other(seat: Seat): Seat {
  return seat === "fellowship" ? "sauron" : "fellowship";
}
