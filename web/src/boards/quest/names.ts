// Names of the heroes in play.

import { capital, words } from "../../lib/words.svelte";
import type { QuestController } from "./controller.svelte";
import { heroAt } from "./types";

/** A hero by its name once it is chosen; before, and for Sauron, by the seat. */
export function called(controller: QuestController, seat: string): string {
  const hero = heroAt(controller.board, seat);
  return capital(words.say(hero ? `quest-hero-${hero.hero}` : `quest-seat-${seat}`));
}
