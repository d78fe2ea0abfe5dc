// Joining a table: by its address, with an invitation, or by taking a free seat.

import type { Refused, TableForYou, TableInfo } from "../protocol";
import * as api from "./api";
import { note, noteKey, recall } from "./tableMemory";

/** The visitor's role at the table after joining. */
export interface JoinResult {
  table: TableInfo;
  /** The seats that are mine by the cookie, or by a secret that this browser kept. */
  yours: string[];
  /** The seat to look from; null watches. */
  seat: string | null;
  /** Why an invitation was of no use. */
  refused: Refused | null;
  /** An invitation that was not used, because I sit at the table already. */
  spare: string | null;
}

/** The secret of an invitation in an address, if it has one. */
export function invitationIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, "")).get("seat");
}

/**
 * Come to a table, and take the seat of an invitation.
 *
 * Raises what the API raises when there is no such table or no server.
 */
export async function joinTable(id: string, invitation: string | null): Promise<JoinResult> {
  let refused: Refused | null = null;
  let spare: string | null = null;
  let found = await api.table(id);
  let yours = seatsOf(id, found);
  if (invitation !== null && yours.length) {
    spare = invitation;
  } else if (invitation !== null) {
    try {
      const seated = await api.sit(id, { invitation });
      noteKey(id, seated.seat, seated.token);
      found = { ...found, table: seated.table, yours: [seated.seat] };
      yours = seatsOf(id, found);
    } catch (fault) {
      if (!(fault instanceof api.WasRefused)) throw fault;
      refused = fault.refused;
    }
  }
  return { table: found.table, yours, seat: firstSeat(found.table, yours), refused, spare };
}

/** The secret that opens a seat; null when this browser was told none, and the cookie has to do. */
export function tokenFor(id: string, seat: string | null): string | null {
  return recall(id).keys.find((key) => key.seat === seat)?.token ?? null;
}

/** The seat to look from first: the one that is asked, else the first; null without any. */
export function firstSeat(table: TableInfo, yours: string[]): string | null {
  return yours.find((seat) => table.asked.includes(seat)) ?? yours[0] ?? null;
}

/** Take the secrets of a table along to its rematch, where everybody sits one seat further. */
export function followRematch(table: TableInfo): void {
  if (table.rematch === null) return;
  const names = table.seats.map(({ seat }) => seat);
  const keys = recall(table.id).keys.map(({ seat, token }) => ({
    seat: names.at(names.indexOf(seat) - 1)!,
    token,
  }));
  if (keys.length && !recall(table.rematch).keys.length) note(table.rematch, { keys });
}

function seatsOf(id: string, found: TableForYou): string[] {
  const kept = recall(id).keys.map((key) => key.seat);
  const names = found.table.seats.map(({ seat }) => seat);
  return names.filter((seat) => found.yours.includes(seat) || kept.includes(seat));
}
