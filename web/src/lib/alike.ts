// Components of which a game has several: those that look alike are one to whoever browses them.

import type { CardInfo } from "../protocol";

/** All components with one face; only their ids differ. */
export type Alike = [CardInfo, ...CardInfo[]];

export const idOf = (card: CardInfo): string => String(card.record["id"]);

/** The components by their faces, in the order in which each face comes first. */
export function alike(cards: readonly CardInfo[]): Alike[] {
  const found = new Map<string, Alike>();
  for (const card of cards) {
    const face = JSON.stringify([{ ...card.record, id: null }, card.texts]);
    const same = found.get(face);
    if (same) same.push(card);
    else found.set(face, [card]);
  }
  return [...found.values()];
}
