// What this browser stores about each table: seat tokens, invitations, and how much was read.

import type { SeatKey } from "../protocol";
import { storage } from "./storage.svelte";

/** What this browser knows of one table. */
export interface TableMemory {
  /** When something was last noted, to forget the oldest. */
  at: number;
  /** Links for others, which are told only when the table is made. */
  invitations: SeatKey[];
  /** The secrets of one's own seats, for a browser whose cookie is lost. */
  keys: SeatKey[];
  /** How much of the log each viewer has seen here. */
  seen: Record<string, number>;
  /** The version of the game at which each viewer acted last here. */
  acted: Record<string, number>;
  /** Whether two at one screen hide their sides from each other. */
  curtain: boolean;
  /** How far one is in a guided game; null without one. */
  learning: Learning | null;
}

/** How far somebody is in a guided game. */
export interface Learning {
  /** The steps that were left behind, in their order. */
  passed: string[];
  /** The step that is shown; empty if none is. */
  now: string;
  /** How far the log went when each step began. */
  begun: Record<string, number>;
}

const MOST = 200;
const KEY = (id: string) => `table.${id}`;
const NEW: TableMemory = {
  at: 0,
  invitations: [],
  keys: [],
  seen: {},
  acted: {},
  curtain: true,
  learning: null,
};

/** What is stored about a table. */
export function recall(id: string): TableMemory {
  try {
    const kept: unknown = JSON.parse(storage.get(KEY(id)) ?? "null");
    return typeof kept === "object" ? { ...NEW, ...kept } : { ...NEW };
  } catch {
    return { ...NEW };
  }
}

/** Store something about a table. */
export function note(id: string, news: Partial<TableMemory>): void {
  const first = storage.get(KEY(id)) === null;
  const known = { ...recall(id), ...news, at: Date.now() };
  storage.set(KEY(id), JSON.stringify(known));
  if (first) forgetOldest();
}

/** Keep the secret of a seat that one has taken. */
export function noteKey(id: string, seat: string, token: string | null): void {
  if (token === null) return;
  const others = recall(id).keys.filter((key) => key.seat !== seat);
  note(id, { keys: [...others, { seat, token }] });
}

/** Drop the secret of a seat that is no longer one's own. */
export function dropKey(id: string, seat: string | null): void {
  note(id, { keys: recall(id).keys.filter((key) => key.seat !== seat) });
}

/** How the log's reader is called in `seen`. */
export const viewer = (seat: string | null) => seat ?? "";

function forgetOldest(): void {
  const keys = storage.keys("table.");
  if (keys.length <= MOST) return;
  const ids = keys.map((key) => key.slice("table.".length));
  ids.sort((a, b) => recall(b).at - recall(a).at);
  for (const id of ids.slice(MOST)) storage.remove(KEY(id));
}
