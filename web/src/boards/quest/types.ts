// Quest's board and records, as the server sends them.

import type { HeroView, QuestBoard } from "../../protocol/quest";

export * from "../../protocol/quest";

/** Cards by id; null for one that lies face down and that this seat does not know. */
export type Hidden = HeroView["hand"];

/** The hero of a seat; null for Sauron, and until a hero is chosen. */
export function heroAt(board: QuestBoard, seat: string): HeroView | null {
  const side = board.heroes[seat];
  return side && side.hero !== null ? side : null;
}

export const heroSeats = (board: QuestBoard): string[] => Object.keys(board.heroes);
