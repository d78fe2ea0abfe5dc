// The positions that dev/quest.py wrote, for tests.

import told from "../../../dev/quest.json";
import type { Language } from "../../lib/words.svelte";
import type { CardInfo, EventInfo, View } from "../../protocol";
import type { Cards } from "../registry";
import type { QuestBoard } from "./types";

export const POSITIONS = told.positions as unknown as Record<
  string,
  { view: View; fresh: EventInfo[] }
>;

/** Every component in a language. */
export function cardsIn(lang: Language): Cards {
  const cards = told.cards[lang] as unknown as CardInfo[];
  return new Map(cards.map((card) => [String(card.record["id"]), card]));
}

export const CARDS: Cards = cardsIn("en");

export function view(name: string): View {
  const found = POSITIONS[name];
  if (!found) throw new Error(`no position ${name}`);
  return found.view;
}

export function board(name: string): QuestBoard {
  return view(name).board as unknown as QuestBoard;
}
