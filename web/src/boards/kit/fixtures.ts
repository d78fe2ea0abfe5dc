// Positions that a script in `dev` wrote, for tests.

import type { EventInfo } from "../../protocol";
import type { BoardView, Cards, ComponentRecord } from "../registry";

interface Written<Board, Rec> {
  positions: Record<string, { view: BoardView<Board>; fresh: EventInfo[] }>;
  cards: Record<string, { record: Rec; texts: Record<string, string> }[]>;
}

export function fixtures<Board, Rec extends ComponentRecord>(text: string) {
  const { positions, cards } = JSON.parse(text) as Written<Board, Rec>;
  const view = (name: string): BoardView<Board> => {
    const found = positions[name];
    if (!found) throw new Error(`no position ${name}`);
    return found.view;
  };
  return {
    POSITIONS: positions,
    view,
    board: (name: string): Board => view(name).board,
    /** Every component in a language. */
    cardsIn: (lang: string): Cards<Rec> =>
      new Map(cards[lang]!.map((card) => [card.record.id, card])),
  };
}
