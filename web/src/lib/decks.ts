// The names that decks have: those of the game, random ones, those of a day, and codes.

import { storage } from "./storage.svelte";
import { words } from "./words.svelte";

/** What can be wished besides the decks of the game; a name is one of them, a dash, and the rest. */
export const KINDS = ["random", "daily", "deck"] as const;

const kindOf = (name: string) => KINDS.find((kind) => name.startsWith(`${kind}-`));

/** Whether a value is the code of decks of one's own. */
export const isCode = (value: string | undefined) => value?.startsWith("deck-") ?? false;

/** What the value of a setting is called; decks of a kind have one name for all. */
export function settingName(game: string, setting: string, value: string): string {
  const key = `${game}-setting-${setting}`;
  const kind = kindOf(value);
  if (words.has(`${key}-${value}`) || !kind) return words.say(`${key}-${value}`);
  return words.say(`${key}-${kind}-named`, { name: value.slice(kind.length + 1) });
}

/** A day as decks are named by it, where the reader is. */
export function dayOf(date: Date): string {
  const two = (count: number) => String(count).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A seed that nobody has had. */
export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(4))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

/** The code in what was pasted: a code, or a link that ends with it; empty without one. */
export function codeIn(pasted: string): string {
  return /(?:^|[?&=\s])(deck-[\w-]+)/.exec(pasted.trim())?.[1] ?? "";
}

/** The name of the decks that are wished; empty for decks of one's own where none are pasted. */
export function deckNamed(wish: string, pasted: string, today = new Date()): string {
  if (wish === "random") return `random-${newSeed()}`;
  if (wish === "daily") return `daily-${dayOf(today)}`;
  return wish === "deck" ? codeIn(pasted) : wish;
}

const kept = (game: string) => `deck-${game}`;

/** The code of the decks that were built last; empty without any that can be played. */
export const ownDeck = (game: string): string => storage.get(kept(game)) ?? "";

export function keepDeck(game: string, code: string): void {
  if (code) storage.set(kept(game), code);
  else storage.remove(kept(game));
}
