// By what the components of a game can be told apart: the fields that few values share.

import type { CardInfo } from "../protocol";
import { words } from "./words.svelte";

export interface Facet {
  field: string;
  values: string[];
}

/** The fields that a browser may filter by: those that the game has a word for. */
export function facets(game: string, cards: readonly CardInfo[]): Facet[] {
  const found = new Map<string, Set<string>>();
  for (const { record } of cards) {
    for (const [field, value] of Object.entries(record)) {
      if (typeof value !== "string" && typeof value !== "number") continue;
      if (!words.has(facetKey(game, field))) continue;
      found.set(field, (found.get(field) ?? new Set()).add(String(value)));
    }
  }
  return [...found]
    .filter(([, values]) => values.size > 1)
    .map(([field, values]) => ({ field, values: [...values] }));
}

/** The message that names a field of a game's components. */
export function facetKey(game: string, field: string): string {
  return `page-facet-${game}-${field}`;
}

/** Whether a component has each of the wanted values. */
export function fits(card: CardInfo, wanted: Record<string, string>): boolean {
  return Object.entries(wanted).every(
    ([field, value]) => !value || String(card.record[field]) === value,
  );
}

/** What a value is called: by the game's own message where there is one. */
export function valueName(game: string, field: string, value: string): string {
  for (const key of [`page-${field}-${game}-${value}`, `${game}-${field}-${value}`]) {
    if (words.has(key)) return words.say(key);
  }
  return value;
}
