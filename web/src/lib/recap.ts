// What others did since one acted, in a few words for each seat, and the things that it touched.

import { showOf } from "../boards/kit/happened";
import { touched } from "../boards/kit/shows";
import type { EventInfo } from "../protocol";
import type { GameContent } from "./gameInfo.svelte";
import { undoneVersions } from "./gameLog";
import { briefly, isTold, type Argument, type Speaker } from "./sentences";

/** Something that happened, and the things that it touched. */
export interface RecapItem {
  key: string;
  text: string;
  things: string[];
}

/** What happened by one seat; by nobody's doing where it is null. */
export interface SeatRecap {
  seat: string | null;
  items: RecapItem[];
}

/**
 * The events that one may not have followed, after version `since` at which one acted last.
 *
 * What one's own act did is known; what others did begins with the first that is not one's own doing.
 */
export function meanwhile(
  events: readonly EventInfo[],
  since: number,
  seat: string | null,
  content: GameContent,
): EventInfo[] {
  const undone = undoneVersions(events);
  const standing = events.filter(({ version }) => version > since && !undone.has(version));
  const own = new Set<number>();
  const others = standing.findIndex((event) => {
    const whose = seatOf(event, content);
    if (whose === seat) own.add(event.version);
    // What is nobody's doing follows from the act before it.
    return whose !== seat && !(whose === null && own.has(event.version));
  });
  return others < 0 ? [] : standing.slice(others);
}

/** Everything that these events touched. */
export function touchedBy(
  events: readonly EventInfo[],
  board: unknown,
  content: GameContent,
): Set<string> {
  return new Set(events.flatMap((event) => thingsOf(event, board, content)));
}

/** What happened by seat, in the order in which it began; what is not worth a word is left out. */
export function recap(
  events: readonly EventInfo[],
  board: unknown,
  content: GameContent,
  names: Speaker,
): SeatRecap[] {
  const found = new Map<string, { seat: string | null; event: EventInfo; things: string[] }>();
  for (const event of events) {
    if (!isTold(names, event.kind) || event.args["count"] === 0) continue;
    const seat = seatOf(event, content);
    const apart = showOf(content, event.kind)?.apart;
    const key = [seat, event.kind, apart && event.args[apart]].join(" ");
    const known = found.get(key);
    const things = [...(known?.things ?? []), ...thingsOf(event, board, content)];
    const args = known ? both(known.event.args, event.args) : event.args;
    found.set(key, { seat, event: { ...event, args }, things: [...new Set(things)] });
  }
  const seats = [...new Set([...found.values()].map(({ seat }) => seat))];
  // What is nobody's doing comes last.
  seats.sort((one, two) => Number(one === null) - Number(two === null));
  return seats.map((seat) => ({
    seat,
    items: [...found]
      .filter(([, item]) => item.seat === seat)
      .map(([key, { event, things }]) => ({ key, text: briefly(names, event), things })),
  }));
}

function seatOf({ kind, args }: EventInfo, content: GameContent): string | null {
  const { seat } = args;
  return typeof seat === "string" ? seat : (showOf(content, kind)?.by ?? null);
}

function thingsOf({ kind, args }: EventInfo, board: unknown, content: GameContent): string[] {
  return (showOf(content, kind)?.shows(args, board) ?? []).flatMap(touched);
}

/** Counts are added, other figures are those of the last, and all that is named is gathered. */
function both(one: EventInfo["args"], next: EventInfo["args"]): EventInfo["args"] {
  const found: Record<string, Argument> = {};
  for (const [role, value] of Object.entries(next)) {
    const before = one[role];
    if (typeof value !== "number")
      found[role] = [...new Set([before ?? [], value].flat())] as string[];
    else found[role] = role === "count" ? Number(before) + value : value;
  }
  return found;
}
