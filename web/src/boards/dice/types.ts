// The board and the records of Dice, as the server sends them.

export interface FaceRecord {
  fellowship?: number;
  draw?: number;
  use?: "both" | "either";
  reroll?: boolean;
  bursts?: number;
  unit?: { level: number; attack: number; defense: number };
  artifact?: boolean;
  eye?: boolean;
  enemy?: string;
}

export type Told = { [name: string]: string | number | string[] | number[] };

export interface CardRecord {
  kind: "card";
  id: string;
  type: "basic" | "unit" | "artifact";
  dice: string;
  keyword: string;
  cost: number;
  glory: number;
  wilds: number;
  start: number;
  corruptible: boolean;
  abilities: ({ id: string; at: string; bursts?: number[] } & Told)[];
  faces: FaceRecord[];
  sources: { [name: string]: string };
  source: string;
}

export interface SetRecord {
  kind: "enemy-set";
  id: string;
  dice: string;
  count: number;
  faces: FaceRecord[];
  sources?: { [name: string]: string };
  source: string;
}

export interface LocationRecord {
  kind: "location";
  id: string;
  enter: ({ do: string } & Told)[];
  eye: ({ do: string } & Told)[];
  sources: { [name: string]: string };
  source: string;
}

export interface EnemyRecord {
  kind: "enemy";
  id: string;
  source: string;
}

export type ComponentRecord = CardRecord | SetRecord | LocationRecord | EnemyRecord;

export interface SideShown {
  glory: number;
  bag: string[];
  active: string[];
  muster: string[];
  prepared: string[];
  spent: string[];
  used: string[];
  aside: string[];
}

export interface DiceBoard {
  round: number;
  turn: string | null;
  phase: number;
  ringbearer: string;
  location: string;
  fellowship: number;
  seats: string[];
  locations: string[];
  sides: SideShown[];
  units: Record<string, { attack: number; defense: number | null }>;
  forces: Record<string, string>;
  totals: {
    attack: Record<string, number>;
    running: number | null;
    sauron: number;
    points: number;
  };
  alike: Record<string, string>;
  cards: Record<string, string>;
  limit: number;
  odds: Record<string, { dice: number; fellowship: number[]; unit: number }>;
  sauron: {
    active: string[];
    muster: string[];
    destroyed: string[];
    marked: string[];
    dazzled: string[];
    corruption: number;
    delayed: number;
    shielded: boolean;
    left: number;
    cloak: number;
  };
  rows: Record<string, string[]>;
  wilds: Partial<Record<string, string[]>>;
  guards: Partial<Record<string, string[]>>;
  guarded: Partial<Record<string, string>>;
  corrupted: string[];
  faces: Partial<Record<string, number>>;
  bearers: Partial<Record<string, string>>;
  war: {
    lenders: string[];
    facing: string[];
    extra: number;
    total: number;
    bonus: number;
    destroyed: string[];
  } | null;
}

/** The colours of what has no type, by its kind. */
export const COLOURS: Record<string, string> = {
  "enemy-set": "enemy",
  enemy: "enemy",
  location: "place",
};

/** Where a field of a component comes from: the rule book, or our own reckoning. */
export function origin(record: ComponentRecord, field: string): string {
  return ("sources" in record && record.sources?.[field]) || record.source;
}
