// Cards that lie together, those of one face counted.

import type { Hidden } from "./types";

/** A card that is laid out; `note` says what hinders it or, if `good`, what it promises. */
export interface Laid {
  id: string;
  count?: number;
  note?: string;
  good?: boolean;
}

export interface Copies {
  id: string;
  count: number;
}

/** The known cards of a heap, each face once, in the order in which they come first. */
export function copies(cards: Hidden): Copies[] {
  const found = new Map<string, number>();
  for (const id of cards) if (id !== null) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found].map(([id, count]) => ({ id, count }));
}

/** How many of them lie face down. */
export function unknown(cards: Hidden): number {
  return cards.filter((id) => id === null).length;
}
