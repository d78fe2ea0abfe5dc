// The positions that dev/duel.py wrote, for tests.

import told from "../../../dev/duel.json";
import type { CardInfo, EventInfo, View } from "../../protocol";
import type { Cards } from "../registry";
import type { DuelBoard } from "./types";

export const POSITIONS = told.positions as unknown as Record<
  string,
  { view: View; fresh: EventInfo[] }
>;

export const CARDS: Cards = new Map(
  (told.cards.en as unknown as CardInfo[]).map((card) => [String(card.record["id"]), card]),
);

const files = import.meta.glob<string>("../../../../src/mathom/games/duel/data/board.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The game's own data on its board, with which the drawing has to agree. */
export const BOARD_FILE = Object.values(files)[0]!;

export function view(name: string): View {
  const found = POSITIONS[name];
  if (!found) throw new Error(`no position ${name}`);
  return found.view;
}

export function board(name: string): DuelBoard {
  return view(name).board as unknown as DuelBoard;
}
