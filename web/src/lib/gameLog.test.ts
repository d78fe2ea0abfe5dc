import { describe, expect, it } from "vitest";
import type { EventInfo, Note } from "../protocol";
import { entries, logLines, firstUndone, shown, undoneVersions } from "./gameLog";

const event = (version: number, kind = "coins", args: EventInfo["args"] = {}): EventInfo => ({
  number: version + 1,
  version,
  kind,
  args,
});
const undo = (version: number, ply: number) => event(version, "undo", { ply });
const note = (number: number, kind: string): Note => ({
  number,
  at: 0,
  kind,
  seat: null,
  name: null,
  text: null,
});

describe("what was taken back", () => {
  it("is nothing without an undo", () => {
    expect(undoneVersions([event(1), event(2), event(3)])).toEqual(new Set());
  });

  it("is everything after the choice that the game went back to", () => {
    const events = [event(1), event(2), event(3), event(4), undo(5, 1), event(6)];
    expect(undoneVersions(events)).toEqual(new Set([3, 4]));
  });

  it("can be everything", () => {
    expect(undoneVersions([event(1), event(2), undo(3, 0)])).toEqual(new Set([2]));
  });

  it("counts choices anew after an undo", () => {
    // Choices 1, 2; back to 1; choice 2 again; back to 1 again.
    const events = [event(1), event(2), event(3), undo(4, 1), event(5), undo(6, 1)];
    expect(undoneVersions(events)).toEqual(new Set([3, 5]));
  });

  it("counts choices that told the viewer nothing", () => {
    // Version 3 has no event for this viewer; back to just after it.
    expect(undoneVersions([event(1), event(2), event(4), undo(5, 2)])).toEqual(new Set([4]));
  });
});

describe("what a taking back would undo first", () => {
  it("is what the choice after it did", () => {
    const events = [event(1), event(2, "play"), event(2, "coins"), event(3, "discard")];
    expect(firstUndone(events, 0)?.kind).toBe("play");
    expect(firstUndone(events, 1)?.kind).toBe("discard");
    expect(firstUndone(events, 2)).toBeUndefined();
  });

  it("looks past what is undone already", () => {
    const events = [event(1), event(2, "play"), undo(3, 0), event(4, "landmark")];
    expect(firstUndone(events, 0)?.kind).toBe("landmark");
  });
});

describe("the chronicle", () => {
  it("puts events and notes in the order of the log, a note before its entry's events", () => {
    const lines = logLines(
      [event(1), event(2)],
      [note(1, "made"), note(2, "begun"), note(9, "chat")],
    );
    expect(lines.map(({ event, note }) => note?.kind ?? `version ${event?.version}`)).toEqual([
      "made",
      "begun",
      "version 1",
      "version 2",
      "chat",
    ]);
  });

  it("marks what was taken back, and not the taking back", () => {
    const lines = logLines([event(1), event(2), undo(3, 0)], []);
    expect(lines.map(({ undone }) => undone)).toEqual([false, true, false]);
  });

  it("gives every line a name that stays when more happens", () => {
    const events = [event(1), event(1), event(2)];
    const before = logLines(events.slice(0, 2), [note(1, "made")]).map(({ key }) => key);
    const after = logLines(events, [note(1, "made"), note(3, "chat")]).map(({ key }) => key);
    expect(new Set(after).size).toBe(after.length);
    expect(after).toEqual(expect.arrayContaining(before));
  });
});

it("shows the components that an event names, single or several", () => {
  const known = new Map([
    ["a", 1],
    ["b", 1],
  ]);
  const named = event(1, "reveal", { card: "a", token: ["b", "c"], count: 3, seat: "sauron" });
  expect(shown(named, known)).toEqual(["a", "b"]);
});

describe("lines that tell the same", () => {
  const told = (events: EventInfo[], adding: string[] = []) =>
    entries(logLines(events, []), (kind) => adding.includes(kind)).map(({ told, times, lines }) => [
      told.event!.kind,
      told.event!.args["count"],
      times,
      lines.length,
    ]);

  it("become one, which counts them", () => {
    const lost = [1, 2, 3].map((version) => event(version, "lose", { seat: "hero-1" }));
    expect(told(lost)).toEqual([["lose", undefined, 3, 3]]);
    expect(told(lost, ["lose"])).toEqual([["lose", 3, 3, 3]]);
  });

  it("add up their counts only where they may", () => {
    const placed = [
      event(1, "place", { location: "bree", count: 2, total: 2 }),
      event(2, "place", { location: "bree", count: 1, total: 3 }),
      event(3, "place", { location: "shire", count: 1, total: 1 }),
    ];
    expect(told(placed, ["place"])).toEqual([
      ["place", 3, 2, 2],
      ["place", 1, 1, 1],
    ]);
    expect(told(placed)).toHaveLength(3);
    const [first] = entries(logLines(placed, []), () => true);
    expect(first!.told.event!.args).toEqual({ location: "bree", count: 3, total: 3 });
  });

  it("are not parted by what was not asked", () => {
    const lost = (version: number) => event(version, "lose", { seat: "hero-1" });
    const forced = (version: number) => event(version, "forced-damage", { seat: "hero-1" });
    const events = [1, 2, 3].flatMap((version) => [forced(version), lost(version)]);
    expect(told([...events, forced(4), forced(5), event(5, "end")])).toEqual([
      ["forced-damage", undefined, 1, 1],
      ["lose", undefined, 3, 5],
      ["forced-damage", undefined, 2, 2],
      ["end", undefined, 1, 1],
    ]);
  });

  it("are told apart where some were taken back", () => {
    const events = [event(1, "start"), event(2, "lose"), event(3, "lose"), undo(4, 1)];
    expect(told(events).map(([, , times]) => times)).toEqual([1, 1, 1, 1]);
  });

  it("keep the key of the first", () => {
    const lines = logLines([event(1, "lose"), event(2, "lose")], []);
    expect(entries(lines, () => false)[0]!.key).toBe(lines[0]!.key);
  });
});
