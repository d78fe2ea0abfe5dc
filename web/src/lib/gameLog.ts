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
  const told = events.map((event, place) =>
    same({
      key: `event ${event.version} ${place}`,
      number: event.number,
      undone: undone.has(event.version),
      event,
    }),
  );
  const noted = notes.map((note, place) =>
    same({ key: `note ${note.number} ${place}`, number: note.number, undone: false, note }),
  );
  // Notes come first where both are in one entry: a game begins before its first event.
  return [...noted, ...told].sort((a, b) => a.number - b.number);
}

// A long log is told anew with each move: what has not changed stays the same object, and is not
// drawn again.
const lines = new WeakMap<EventInfo | Note, LogLine>();
const alone = new WeakMap<LogLine, LogEntry>();

/** The line as it was told before, if it is as it was. */
function same(line: LogLine): LogLine {
  const about = (line.event ?? line.note)!;
  const before = lines.get(about);
  if (before?.key === line.key && before.undone === line.undone) return before;
  lines.set(about, line);
  return line;
}

/** The entry as it was told before, if it is of one line. */
function sameEntry(entry: LogEntry): LogEntry {
  if (entry.times > 1) return entry;
  const before = alone.get(entry.told);
  if (before) return before;
  alone.set(entry.told, entry);
  return entry;
}

/** Lines that are told as one; most are alone. */
export interface LogEntry {
  /** The first line's, so that it never changes either. */
  key: string;
  lines: LogLine[];
  /** What stands for all of them: a note, or an event with the counts of all. */
  told: LogLine;
  times: number;
}

/** Whether a line only tells that somebody was not asked. */
export const unasked = ({ event }: LogLine) => event?.kind.startsWith("forced") ?? false;

/**
 * Lines one after the other that tell the same are told as one.
 *
 * `addsUp` says of which kinds of events the counts can be added. That somebody was not asked
 * comes between them without parting them.
 */
export function entries(lines: readonly LogLine[], addsUp: (kind: string) => boolean): LogEntry[] {
  const found: LogEntry[] = [];
  /** That somebody was not asked, until it is known whether the entry goes on. */
  let between: LogLine[] = [];

  const goesOn = (line: LogLine): boolean => {
    const last = found.at(-1);
    const told = last && together(last.told, line, addsUp);
    if (!told) return false;
    Object.assign(last, { told, times: last.times + 1 });
    last.lines.push(...between, line);
    between = [];
    return true;
  };
  const tell = (...all: LogLine[]) => {
    between = [];
    for (const line of all) {
      if (!goesOn(line)) found.push({ key: line.key, lines: [line], told: line, times: 1 });
    }
  };

  for (const line of lines) {
    if (goesOn(line)) continue;
    if (unasked(line)) between.push(line);
    else tell(...between, line);
  }
  tell(...between);
  return found.map(sameEntry);
}

/** Two lines as one; null where they cannot be. */
function together(one: LogLine, next: LogLine, addsUp: (kind: string) => boolean): LogLine | null {
  if (!one.event || !next.event || one.undone !== next.undone) return null;
  const event = sum(one.event, next.event, addsUp(next.event.kind));
  return event && { ...next, event };
}

/**
 * Two events as one; null where they cannot be.
 *
 * Where counts add up, one without a count counts once, and other figures are those of the last.
 * Otherwise both must say the same.
 */
export function sum(one: EventInfo, next: EventInfo, addsUp: boolean): EventInfo | null {
  if (one.kind !== next.kind) return null;
  for (const role of new Set([...Object.keys(one.args), ...Object.keys(next.args)])) {
    const [before, now] = [one.args[role], next.args[role]];
    if (String(before) === String(now)) continue;
    const figures = typeof before === "number" && typeof now === "number";
    if (!addsUp || !(role === "count" || figures)) return null;
  }
  if (!addsUp) return next;
  return { ...next, args: { ...next.args, count: counted(one) + counted(next) } };
}

const counted = ({ args }: EventInfo) => Number(args["count"] ?? 1);

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
