// How the heroes at the table are called, and any component's record by its id alone.

import { capital, words } from "../../lib/words.svelte";
import type { Table } from "./table.svelte";
import { heroAt, type QuestRecord } from "./types";

/** A hero by its name once it is chosen; before, and for Sauron, by the seat. */
export function called(table: Table, seat: string): string {
  const hero = heroAt(table.board, seat);
  return capital(words.say(hero ? `quest-hero-${hero.hero}` : `quest-seat-${seat}`));
}

export function recordOf(table: Table, id: string): QuestRecord | null {
  return (table.cards.get(id)?.record ?? null) as unknown as QuestRecord | null;
}
