// What Quest's folder gives to the page.

import type { QuestBoard } from "../../protocol/quest";
import type { Spans } from "../registry";
import type { Marker } from "./types";

export { hidden } from "./hidden";

export { default as Board } from "./Board.svelte";
export { default as Face } from "./Face.svelte";
export { shows, sounds } from "./motion";
export { titles } from "./titles";

/** A seat is called by its hero. */
export function figures({ heroes }: QuestBoard): Record<string, [string, string]> {
  return Object.fromEntries(
    Object.entries(heroes).flatMap(([seat, { hero }]) => (hero ? [[seat, ["hero", hero]]] : [])),
  );
}

/** What follows at once from wanting what a card offers, and is asked once. */
export const merges: ReadonlySet<string> = new Set([
  "choose",
  "name-character",
  "send-hero",
  "bring-minion",
  "send-character",
]);

/** As the markers on the story track. */
export const inks: Record<Marker, string> = {
  heroes: "light-dark(#00674b, #4fd0a5)",
  ring: "light-dark(#8a6a00, #f0c419)",
  conquest: "light-dark(#b8480f, #ee8a4a)",
  corruption: "light-dark(#3a3a3a, #c9c9c9)",
};

/** Outside of heroes' turns the steps of Sauron's round count as one. */
export function spans({ round, turn }: QuestBoard): Spans {
  return { game: "", round: String(round), turn: `${round} ${turn?.hero} ${turn?.second}` };
}
