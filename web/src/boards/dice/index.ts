// What the folder of Dice gives to the page.

import type { OptionInfo } from "../../protocol";
import type { Spans } from "../registry";
import type { DiceBoard } from "./types";

export { default as Board } from "./Board.svelte";
export { default as Face } from "./Face.svelte";
export { default as Rolling } from "./Rolling.svelte";
export { shows, sounds } from "./motion";
export { titles } from "./titles";

export const worded: ReadonlySet<string> = new Set();

/** Who gives up the last Glory of all loses with all others. */
export const doubts = ({ detail }: OptionInfo): boolean => "lost" in detail;

/** Who keeps all Artifacts when the turn begins keeps them when it ends. */
export const repeats: Readonly<Record<string, string>> = { tidy: "stay" };

/** A turn is a player's, or Sauron's. */
export function spans({ round, turn }: DiceBoard): Spans {
  return { game: "", round: String(round), turn: `${round} ${turn}` };
}

/** The players, as their badges. */
export const inks: Record<string, string> = {
  "player-1": "var(--dice-player-1)",
  "player-2": "var(--dice-player-2)",
  "player-3": "var(--dice-player-3)",
  "player-4": "var(--dice-player-4)",
};
