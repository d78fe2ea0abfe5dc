// Written by scripts/protocol.py; do not change it by hand.

export const KEYWORDS = ["attach", "immediate", "use"] as const;
export type Keyword = (typeof KEYWORDS)[number];

export const ORIGINS = ["seed", "derived", "public", "partly", "reconstructed", "custom"] as const;
export type Source = (typeof ORIGINS)[number];

export const USES = ["single", "both", "either"] as const;
export type Use = (typeof USES)[number];

/** A player's Glory, and the six areas with the dice of the collection (R3.2). */
export type Side = {
  glory: number; bag: string[]; active: string[]; muster: string[]; prepared: string[]; spent:
  string[]; used: string[]; aside: string[];
};

/** What lies on the mat of Sauron. */
export type Sauron = {
  active: string[]; muster: string[]; destroyed: string[]; marked: string[]; dazzled: string[];
  corruption: number; delayed: number; shielded: boolean; left: number; cloak: number;
};

/** An attack on Sauron that is going on. */
export type War = {
  lenders: string[]; facing: string[]; extra: number; settled: boolean; total: number; bonus:
  number; destroyed: string[]; sent: Partial<Record<string, number>>;
};

/**
 * A game as everybody sees it.
 *
 * `seats` are the players, in the order of `sides`, and `locations` those of the whole way.
 * `units` are all mustered and prepared Units. `forces` are Sauron's dice that fight, with their
 * kind. `alike` has for each die that is interchangeable with one before it in its area that one,
 * for which the options stand. `cards` says which card each sort of dice belongs to in this game.
 */
export type DiceBoard = {
  round: number; turn: string | null; phase: number; ringbearer: string; location: string;
  fellowship: number; sides: Side[]; sauron: Sauron; rows: Record<string, string[]>; wilds:
  Record<string, string[]>; outside: string[]; box_dice: string[]; guards: Record<string, string[]>;
  guarded: Partial<Record<string, string>>; corrupted: string[]; faces: Partial<Record<string,
  number>>; bearers: Partial<Record<string, string>>; war: War | null; seats: string[]; locations:
  string[]; units: Record<string, Strength>; forces: Record<string, string>; totals: Totals; alike:
  Record<string, string>; cards: Record<string, string>; limit: number; odds: Record<string,
  RollOdds>;
};

/** A Unit's attack and defense with all that adds to them; defense while it is mustered. */
export type Strength = { attack: number; defense: number | null };

/**
 * What is added up now.
 *
 * `attack` is that of each player's own mustered Units, and `running` the total of the attack
 * that is going on; `sauron` is his total. `points` is the Corruption that he would have once he
 * has scored: what lies on the mat, a point for each of his dice, and what the Ring has left.
 * `fellowship` is what the player whose turn it is could pay with, the dice still to be spent
 * among it.
 */
export type Totals = {
  attack: Record<string, number>; running: number | null; sauron: number; points: number;
  fellowship: number;
};

/**
 * What the next roll of a pool of dice brings, in percent.
 *
 * `fellowship` has the chance of at least 1, 2 and so on, `unit` that of at least one Unit.
 */
export type RollOdds = { dice: number; fellowship: number[]; unit: number };

export type CardRecord = {
  kind: "card"; id: string; type: string; dice: string; keyword: Keyword | null; cost: number;
  glory: number | null; wilds: number; start: number | null; incorruptible: boolean | null;
  abilities: ({ id: string; at: string; bursts: number[]; figures: { [name: string]: number |
  string[] } })[]; faces: ({ fellowship: number; draw: number; reroll: boolean; artifact: boolean;
  eye: boolean; enemy: null; unit: { level: number; attack: number; defense: number } | null; use:
  Use; bursts: number })[]; sources: { "face-1": Source; "face-2": Source; "face-3": Source;
  "face-4": Source; "face-5": Source; "face-6": Source; wilds: Source; [name: string]: Source };
  source: Source;
};

export type EnemySetRecord = {
  kind: "enemy-set"; id: string; dice: string; count: number; faces: ({ fellowship: number; draw:
  number; reroll: boolean; artifact: boolean; eye: boolean; enemy: string | null; unit: { level:
  number; attack: number; defense: number } | null; use: Use; bursts: number })[]; sources: {
  "face-1": Source; "face-2": Source; "face-3": Source; "face-4": Source; "face-5": Source;
  "face-6": Source }; source: Source;
};

export type LocationRecord = {
  kind: "location"; id: string; enter: ({ do: string; figures: { [name: string]: string | number }
  })[]; eye: ({ do: string; figures: { [name: string]: string | number } })[]; sources: { [name:
  string]: Source }; source: string;
};

export type ComponentRecord = CardRecord | EnemySetRecord | LocationRecord;