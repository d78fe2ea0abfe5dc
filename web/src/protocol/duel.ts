// Written by scripts/protocol.py; do not change it by hand.

export const COLOURS = ["grey", "yellow", "blue", "green", "red", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

export const RACES = ["elves", "ents", "hobbits", "humans", "dwarves", "wizards"] as const;
export type Race = (typeof RACES)[number];

export const SEATS = ["fellowship", "sauron"] as const;
export type Seat = (typeof SEATS)[number];

export const SKILLS = ["ruse", "strength", "courage", "knowledge", "leadership"] as const;
export type Skill = (typeof SKILLS)[number];

/** One player's purse, pieces and play area. */
export type Side = {
  coins: number; supply: number; units: Partial<Record<string, number>>; fortresses: string[];
  steps: number; cards: string[]; tiles: string[]; tokens: string[]; allied: number; skills:
  Partial<Record<Skill, number>>; eithers: Skill[][]; chains: string[]; races: Partial<Record<Race,
  number>>;
};

/**
 * A Duel as a seat sees it.
 *
 * `prices` are those of the open cards and Landmarks for each side, which has come to what it
 * has `reached` of the `goals`.
 */
export type DuelBoard = {
  chapter: number; aside: number[]; peeked: (string | null)[]; discard: string[]; landmarks:
  string[]; landmark_stack: (string | null)[]; alliances: Record<Race, (string | null)[]>; reserve:
  number; again: number; sides: Record<Seat, Side>; layout: Slot[]; prices: Record<Seat,
  Record<string, Price>>; goals: Ways; reached: Record<Seat, Ways>; bonuses: Record<string, string>;
};

/** A place of the layout that still holds a card; `card` is null while it lies face down. */
export type Slot = {
  slot: number; row: number; column: number; available: boolean; card: string | null;
};

/** What a card or a Landmark costs a side; by a `chain` symbol that it owns it costs nothing. */
export type Price = { total: number; missing: Skill[]; surcharge: number; chain: string | null };

/** What wins at once: steps on the Quest track, Races, regions. */
export type Ways = { steps: number; races: number; regions: number };

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