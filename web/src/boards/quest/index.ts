// What Quest's folder gives to the page.

import type { QuestBoard } from "../../protocol/quest";
import type { Spans } from "../registry";

export { default as Board } from "./Board.svelte";
export { default as Face } from "./Face.svelte";
export { shows } from "./motion";
export { titles } from "./titles";

/** A seat is called by its hero. */
export function figures({ heroes }: QuestBoard): Record<string, [string, string]> {
  return Object.fromEntries(
    Object.entries(heroes).flatMap(([seat, { hero }]) => (hero ? [[seat, ["hero", hero]]] : [])),
  );
}

/** Outside of heroes' turns the steps of Sauron's round count as one. */
export function spans({ round, turn }: QuestBoard): Spans {
  return { round: String(round), turn: `${round} ${turn?.hero} ${turn?.second}` };
}
