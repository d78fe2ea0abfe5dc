// What the folder of Solitaire gives to the page.

import type { Spans } from "../registry";
import type { SolitaireBoard } from "./types";

export { default as Board } from "./Board.svelte";
export { default as Face } from "./Face.svelte";
export { default as Rolling } from "./Rolling.svelte";
export { shows, sounds } from "./motion";
export { titles } from "./titles";

export const worded: ReadonlySet<string> = new Set();

/** There are turns alone. */
export function spans({ turn_number }: SolitaireBoard): Spans {
  return { game: "", round: "", turn: String(turn_number) };
}
