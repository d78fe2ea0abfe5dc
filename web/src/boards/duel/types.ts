// Duel's board and records, as the server sends them.

import type { ComponentRecord, Seat } from "../../protocol/duel";

export * from "../../protocol/duel";

/** What a component does: `do` names the effect, the rest are its arguments. */
export type Effect = ComponentRecord["effects"][number];

export function other(seat: Seat): Seat {
  return seat === "fellowship" ? "sauron" : "fellowship";
}
