// Every kind of event that a game can tell of is shown on its board.

import { describe, expect, it } from "vitest";
import duelPositions from "../../../dev/duel.json?raw";
import dicePositions from "../../../dev/dice.json?raw";
import questPositions from "../../../dev/quest.json?raw";
import { shows as duel, sounds as duelSounds } from "../duel/motion";
import { shows as dice, sounds as diceSounds } from "../dice/motion";
import { shows as quest, sounds as questSounds } from "../quest/motion";
import { fixtures } from "./fixtures";
import { touched, type Args, type EventShows } from "./shows";

const TEXTS = import.meta.glob<string>("../../../../src/mathom/locale/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const BOARDS = {
  duel: [duel, duelSounds, fixtures(duelPositions).POSITIONS],
  quest: [quest, questSounds, fixtures(questPositions).POSITIONS],
  dice: [dice, diceSounds, fixtures(dicePositions).POSITIONS],
} as const;

/** The kinds of events that messages tell of, each with arguments as it has them. */
function kinds(game: string): Map<string, Args> {
  const files = new RegExp(`/${game}(-(combat|effects|hero|sauron|table))?\\.ftl$`);
  const text = Object.entries(TEXTS)
    .flatMap(([file, text]) => (files.test(file) ? [text] : []))
    .join("\n");
  const message = new RegExp(`^${game}-event-([\\w-]+) = (.*(?:\\n[ }].*)*)`, "gm");
  const found = new Map<string, Args>();
  for (const [, kind, told] of text.matchAll(message)) {
    if (kind!.startsWith("forced")) continue;
    const args: Args = {};
    for (const [, role] of told!.matchAll(/\$(\w+)/g)) args[role!] = role === "count" ? 2 : role!;
    found.set(kind!, args);
  }
  return found;
}

describe.each(Object.entries(BOARDS))("the events of %s", (game, [table, sounds, positions]) => {
  const told = kinds(game);
  const { board } = Object.values(positions)[0]!.view;

  it("all have an entry, and there are no others", () => {
    expect([...told.keys()].sort()).toEqual(Object.keys(table).sort());
  });

  it("that the recap tells of are among them", () => {
    const text = Object.values(TEXTS).join("\n");
    const briefly = [...text.matchAll(new RegExp(`^${game}-recap-([\\w-]+) =`, "gm"))];
    expect(briefly.length).toBeGreaterThan(9);
    expect(briefly.map(([, kind]) => kind!).filter((kind) => !told.has(kind))).toEqual([]);
  });

  it("that are heard are among them, and each makes one sound", () => {
    const heard = Object.values(sounds).flat();
    expect(heard.filter((kind) => !told.has(kind))).toEqual([]);
    expect(new Set(heard).size).toBe(heard.length);
  });

  const recorded = Object.values(positions).flatMap(({ fresh }) => fresh);

  it.each([...told])("%s happens somewhere", (kind, named) => {
    // What a message does not speak of, an event of a recorded game does.
    const args = { ...recorded.find((event) => event.kind === kind)?.args, ...named };
    const shows = (table as EventShows<unknown>)[kind]?.shows(args, board) ?? [];
    expect(shows).not.toEqual([]);
    for (const show of shows) {
      expect(touched(show)).not.toEqual([]);
      expect(JSON.stringify(show)).not.toContain("undefined");
    }
  });
});
