import { describe, expect, it } from "vitest";
import type { EventInfo, Note } from "../protocol";
import { logLines, firstUndone, shown, undoneVersions } from "./gameLog";

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
