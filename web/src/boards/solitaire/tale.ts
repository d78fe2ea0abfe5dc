// What the tale of a journey tells: where it led, and of all that happened the turns of fate.

import type { EventInfo } from "../../protocol";

/** What is worth telling in the end. */
const TOLD: ReadonlySet<string> = new Set([
  "item",
  "faction",
  "corrupted",
  "eliminated",
  "leaves",
  "attack",
  "wound",
  "back-among-treasures",
  "store",
  "dragon-slain",
  "turned-back",
]);
/** More than that of one place is not told. */
const MOST = 6;

export interface ChapterOfTale {
  site: string;
  events: EventInfo[];
}

/** The journey site by site, from where the first turn begins; else it is told from `at` on. */
export function chapters(events: readonly EventInfo[], at: string): ChapterOfTale[] {
  const first = events.find(({ kind }) => kind === "turn");
  const found: ChapterOfTale[] = [{ site: String(first?.args["site"] ?? at), events: [] }];
  for (const event of events) {
    if (event.kind === "set-out") {
      const site = String(event.args["site"]);
      if (site !== found.at(-1)!.site) found.push({ site, events: [] });
    } else if (TOLD.has(event.kind) && found.at(-1)!.events.length < MOST) {
      found.at(-1)!.events.push(event);
    }
  }
  return found;
}
