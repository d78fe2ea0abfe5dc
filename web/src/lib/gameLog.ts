// The log of a table: the game's events and the table's notes in one list.

import type { EventInfo, Note } from "../protocol";

export interface LogLine {
  /** A name for the line that never changes. */
  key: string;
  number: number;
  /** Whether it was taken back later. */
  undone: boolean;
  event?: EventInfo;
  note?: Note;
}

/**
 * Events and notes by the entry of the log that brought them.
 *
 * A version of the game is its set-up, a choice or a taking back; the latter tells the choice
 * that the game went back to, and what came after that choice is marked as undone.
 */
export function logLines(events: readonly EventInfo[], notes: readonly Note[]): LogLine[] {
  const undone = undoneVersions(events);
  const told: LogLine[] = events.map((event, place) => ({
    key: `event ${event.version} ${place}`,
    number: event.number,
    undone: undone.has(event.version),
    event,
  }));
  const noted: LogLine[] = notes.map((note, place) => ({
    key: `note ${note.number} ${place}`,
    number: note.number,
    undone: false,
    note,
  }));
  // Notes come first where both are in one entry: a game begins before its first event.
  return [...noted, ...told].sort((a, b) => a.number - b.number);
}

/** The versions of the game that were taken back. */
export function undoneVersions(events: readonly EventInfo[]): Set<number> {
  const standing = new Set(standingVersions(events));
  const undone = new Set<number>();
  for (const { version, kind } of events) {
    if (kind !== "undo" && !standing.has(version)) undone.add(version);
  }
  return undone;
}

/** The versions that stand, by the number of choices that had been made with each. */
function standingVersions(events: readonly EventInfo[]): number[] {
  const backs = new Map<number, number>();
  for (const { kind, version, args } of events) {
    if (kind === "undo") backs.set(version, Number(args["ply"]));
  }
  const last = events.at(-1)?.version ?? 0;
  const standing: number[] = [];
  for (let version = 1; version <= last; version++) {
    const ply = backs.get(version);
    if (ply === undefined) standing.push(version);
    else standing.length = ply + 1;
  }
  return standing;
}

/** The first thing that going back to just after choice `to` would undo. */
export function firstUndone(events: readonly EventInfo[], to: number): EventInfo | undefined {
  const version = standingVersions(events)[to + 1];
  return events.find((event) => event.version === version);
}

/** The components that an event names and that can be shown. */
export function shown(event: EventInfo, known: ReadonlyMap<string, unknown>): string[] {
  return Object.values(event.args)
    .flat()
    .filter((value): value is string => typeof value === "string" && known.has(value));
}
