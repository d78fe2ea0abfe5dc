// The positions that dev/quest.py wrote, for tests.

import told from "../../../dev/quest.json";
import type { CardInfo, EventInfo, View } from "../../protocol";
import type { Cards } from "../registry";
import type { QuestBoard } from "./types";

export const POSITIONS = told.positions as unknown as Record<
  string,
  { view: View; fresh: EventInfo[] }
>;

export const CARDS: Cards = new Map(
  (told.cards.en as unknown as CardInfo[]).map((card) => [String(card.record["id"]), card]),
);

export function view(name: string): View {
  const found = POSITIONS[name];
  if (!found) throw new Error(`no position ${name}`);
  return found.view;
}

export function board(name: string): QuestBoard {
  return view(name).board as unknown as QuestBoard;
}
