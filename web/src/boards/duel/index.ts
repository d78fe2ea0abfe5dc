// What Duel's folder gives to the page.

import type { Seat } from "../../protocol/duel";

export { default as Board } from "./Board.svelte";
export { default as Face } from "./Face.svelte";
export { shows, sounds } from "./motion";
export { titles } from "./titles";

/** The two sides. */
export const inks: Record<Seat, string> = {
  fellowship: "var(--fellowship-ink)",
  sauron: "var(--sauron-ink)",
};

export const worded: ReadonlySet<string> = new Set(["tile", "token"]);
