// Written by scripts/protocol.py; do not change it by hand.

export const COLOURS = ["grey", "yellow", "blue", "green", "red", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

export const RACES = ["elves", "ents", "hobbits", "humans", "dwarves", "wizards"] as const;
export type Race = (typeof RACES)[number];

export const SEATS = ["fellowship", "sauron"] as const;
export type Seat = (typeof SEATS)[number];

export const SKILLS = ["ruse", "strength", "courage", "knowledge", "leadership"] as const;
export type Skill = (typeof SKILLS)[number];

/** A Duel as a seat sees it. */
export type DuelBoard = {
  chapter: number; layout: Slot[]; landmarks: Landmark[]; landmark_stack: number; alliances:
  Record<Race, Stack>; discard: Discard; goals: Goals; bonuses: Record<string, string>; reserve:
  number; again: number; sides: Record<Seat, SideView>;
};

/** A place of the layout that still holds a card; `card` is null while it lies face down. */
export type Slot = {
  slot: number; row: number; column: number; available: boolean; card: string | null; prices?:
  Record<Seat, Price>;
};

/** What a card or a Landmark costs a side; by a `chain` symbol that it owns it costs nothing. */
export type Price = { total: number; missing: Skill[]; surcharge: number; chain: string | null };

/** A Landmark that can be taken. */
export type Landmark = { tile: string; prices: Record<Seat, Price> };

/** The Alliance tokens of a Race: those on top, and how many there are. */
export type Stack = { top: string[]; stack: number };

/** The discarded cards; `peeked` are those that this seat alone has seen. */
export type Discard = { known: string[]; peeked: string[]; face_down: number };

/** What wins at once: steps on the Quest track, Races, regions. */
export type Goals = { steps: number; races: number; regions: number };

/** One side; `presence` counts the regions with its Units or Fortresses. */
export type SideView = {
  coins: number; supply: number; units: Record<string, number>; fortresses: string[]; presence:
  number; steps: number; skills: Record<string, number>; either: Skill[][]; chains: string[]; races:
  Record<string, number>; race_symbols: number; allied: boolean; cards: Record<Colour, string[]>;
  landmarks: string[]; tokens: string[];
};

export type CardRecord = {
  kind: "card"; id: string; chapter: number; colour: Colour; symbol: string; coins: number; skills:
  { [name: string]: number }; chain_from: string | null; chain_to: string | null; effects: ({ do:
  string; [name: string]: string | number | string[] })[]; source: string;
};

export type TileRecord = {
  kind: "tile"; id: string; region: string; skills: { [name: string]: number }; effects: ({ do:
  string; [name: string]: string | number })[]; source: string;
};

export type TokenRecord = {
  kind: "token"; id: string; race: Race; when: string; effects: ({ do: string; [name: string]:
  string | number })[]; source: string;
};

export type ComponentRecord = CardRecord | TileRecord | TokenRecord;