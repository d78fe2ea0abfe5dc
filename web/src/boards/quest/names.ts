// Names of the heroes in play, and the record of any component by its id.

import { capital, words } from "../../lib/words.svelte";
import type { QuestController } from "./controller.svelte";
import { heroAt, type QuestRecord } from "./types";

/** A hero by its name once it is chosen; before, and for Sauron, by the seat. */
export function called(controller: QuestController, seat: string): string {
  const hero = heroAt(controller.board, seat);
  return capital(words.say(hero ? `quest-hero-${hero.hero}` : `quest-seat-${seat}`));
}

export function recordOf(controller: QuestController, id: string): QuestRecord | null {
  return (controller.cards.get(id)?.record ?? null) as unknown as QuestRecord | null;
}
