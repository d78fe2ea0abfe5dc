// Duel's board and records, as the server sends them.

import type { ComponentRecord, Price, Seat } from "../../protocol/duel";
import type { FaceProps } from "../registry";

export * from "../../protocol/duel";

/** What a component does: `do` names the effect, the rest are its arguments. */
export type Effect = ComponentRecord["effects"][number];

/** What a face is given that has a price. */
export interface PricedFace<Rec> extends Pick<FaceProps<Rec>, "record" | "texts" | "size"> {
  /** What it costs the side that looks on. */
  price?: Price | null;
  /** What that side has. */
  coins?: number;
}

/** Those that the viewer knows of some that lie there. */
export function known(ids: readonly (string | null)[]): string[] {
  return ids.filter((id) => id !== null);
}

export function other(seat: Seat): Seat {
  return seat === "fellowship" ? "sauron" : "fellowship";
}
