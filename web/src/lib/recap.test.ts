import { beforeEach, describe, expect, it } from "vitest";
import type { GameParts } from "../boards/registry";
import { shows } from "../boards/quest/motion";
import { view } from "../boards/quest/fixtures";
import type { EventInfo } from "../protocol";
import { GameContent } from "./gameInfo.svelte";
import { meanwhile, recap, touchedBy } from "./recap";
import { words } from "./words.svelte";

const names = { game: "quest", title: (_: string, id: string) => id };
const content = new GameContent("quest", "en", [], {
  shows,
  titles: () => names.title,
} as unknown as GameParts);
const { board } = view("journey");

const event = (version: number, kind: string, args: EventInfo["args"] = {}): EventInfo => ({
  number: version,
  version,
  kind,
  args,
});
const told = (events: EventInfo[]) =>
  recap(events, board, content, names).map(({ seat, items }) => [
    seat,
    ...items.map(({ text }) => text),
  ]);

beforeEach(async () => {
  await words.speak("en");
  await words.learn("quest");
});

describe("what happened meanwhile", () => {
  const events = [
    event(3, "influence", { location: "bree", count: 1 }),
    event(4, "move-hero", { seat: "hero-1", location: "bree" }),
    event(5, "gain-favor", { seat: "hero-1", count: 1 }),
    event(5, "shadow", { shadow: "fog" }),
    event(5, "gain-corruption", { seat: "hero-1", corruption: "proud" }),
  ];

  it("is what came after one acted, but for what one did oneself", () => {
    const kinds = meanwhile(events, 3, "hero-1", content).map(({ kind }) => kind);
    expect(kinds).toEqual(["shadow", "gain-corruption"]);
  });

  it("begins after what followed from one's own act by itself", () => {
    const followed = [
      event(4, "gain-favor", { seat: "hero-1", count: 1 }),
      event(4, "story", { marker: "heroes", count: 1, space: 2 }),
      event(5, "story", { marker: "ring", count: 1, space: 2 }),
    ];
    expect(meanwhile(followed, 3, "hero-1", content)).toEqual(followed.slice(2));
  });

  it("says nothing of what came to nothing", () => {
    expect(told([event(4, "gain-favor", { seat: "hero-1", count: 0 })])).toEqual([]);
    expect(told([event(4, "gain-favor", { seat: "hero-1", count: 1 })])).toHaveLength(1);
  });

  it("is nothing of what was taken back", () => {
    const back = [...events, event(6, "undo", { ply: 2 })];
    expect(meanwhile(back, 3, "hero-1", content).map(({ kind }) => kind)).toEqual(["undo"]);
  });
});

describe("a recap", () => {
  it("gathers what each seat did, and leaves out what is not worth a word", () => {
    expect(
      told([
        event(1, "influence", { location: "Bree", count: 2 }),
        event(2, "minion-moved", { minion: "Gothmog", location: "Udûn", to: "Osgiliath" }),
        event(3, "influence", { location: "Tharbad", count: 1 }),
        event(4, "minion-moved", { minion: "the Ringwraiths", location: "a", to: "Pelargir" }),
        event(5, "actions-cleared"),
        event(5, "event", { event: "Imladris" }),
        event(6, "move-hero", { seat: "hero-2", location: "Bree" }),
        event(7, "move-hero", { seat: "hero-2", location: "Tharbad" }),
      ]),
    ).toEqual([
      [
        "sauron",
        "3 influence at Bree, Tharbad",
        "Gothmog to Osgiliath",
        "the Ringwraiths to Pelargir",
      ],
      ["hero-2", "to Bree, Tharbad"],
      [null, "event “Imladris”"],
    ]);
  });

  it("counts the last of many names", () => {
    const places = ["Bree", "Tharbad", "Moria", "Rohan", "Bree"];
    const events = places.map((location, n) => event(n, "influence", { location, count: 1 }));
    expect(told(events)).toEqual([["sauron", "5 influence at Bree, Tharbad, 2 more"]]);
  });

  it("knows the things that were touched", () => {
    const events = [
      event(1, "influence", { location: "bree", count: 1 }),
      event(2, "minion-moved", { minion: "gothmog", location: "moria", to: "rohan" }),
      event(3, "story", { marker: "ring", count: 1, space: 2 }),
    ];
    const touched = ["location:bree", "foe:gothmog", "location:rohan", "marker:ring"];
    expect([...touchedBy(events, board, content)]).toEqual(touched);
    const items = recap(events, board, content, names).flatMap(({ items }) => items);
    expect(items.map(({ things }) => things).flat()).toEqual(touched);
  });
});
