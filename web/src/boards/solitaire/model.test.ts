import { expect, test } from "vitest";
import type { EventInfo } from "../../protocol";
import { PLACES, atlas, coast, grounds, spotOf } from "./atlas";
import { CARDS } from "./fixtures";
import { grouped, journey, percent, rolls, separate } from "./model";
import { portraitOf } from "./portraits";
import { relief } from "./relief";
import { chapters } from "./tale";

const world = atlas(CARDS);
const told = (kind: string, args: EventInfo["args"], number = 0): EventInfo => {
  return { number, version: number, kind, args };
};

test("every region has a place and land of its own", () => {
  expect(new Set(Object.keys(PLACES))).toEqual(new Set(world.regions.keys()));
  const land = grounds(world);
  for (const id of world.regions.keys()) {
    expect(land.get(id)!.ground, id).not.toMatch(/NaN|Infinity/);
  }
  expect(coast(world).borders).toMatch(/^M/);
});

test("neighbours are linked once, and no two regions lie upon each other", () => {
  for (const [one, other] of world.links) {
    expect(world.regions.get(other)!.adjacent).toContain(one);
  }
  expect(new Set(world.links.map(String)).size).toBe(world.links.length);
  const all = Object.entries(PLACES);
  all.forEach(([one, [x, y]], n) => {
    for (const [other, [u, v]] of all.slice(n + 1)) {
      expect(Math.hypot(x - u, y - v), `${one} and ${other}`).toBeGreaterThan(45);
    }
  });
});

test("no way runs over a region that it does not lead to", () => {
  for (const [one, other] of world.links) {
    const [[x0, y0], [x1, y1]] = [PLACES[one]!, PLACES[other]!];
    const length = Math.hypot(x1 - x0, y1 - y0);
    for (const [id, [x, y]] of Object.entries(PLACES)) {
      if (id === one || id === other) continue;
      const along = ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length;
      if (along < 0 || along > length) continue;
      const aside = Math.abs((y - y0) * (x1 - x0) - (x - x0) * (y1 - y0)) / length;
      expect(aside, `${one} to ${other} over ${id}`).toBeGreaterThan(10);
    }
  }
});

test("sites stand beside the middle of their region, each at a spot of its own", () => {
  const spots = [...world.sites.keys()].map((id) => spotOf(world, id)!);
  expect(new Set(spots.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(
    spots.length,
  );
});

test("the land and the portraits are drawn alike every time", () => {
  expect(relief(world)).toEqual(relief(world));
  expect(JSON.stringify(relief(world))).not.toMatch(/NaN|Infinity|null/);
  expect(portraitOf("gimli", "dwarf")).toEqual(portraitOf("gimli", "dwarf"));
  expect(portraitOf("gimli", "dwarf")).not.toEqual(portraitOf("frodo", "hobbit"));
});

test("a roll is read with its changes and its chance", () => {
  const args = {
    why: "strike",
    dice: ["3", "6"],
    changes: ["glamdring:+3", "many-turns-and-doublings:-1"],
    total: 11,
    above: 8,
    ways: 21,
  };
  const thrown = told("roll", args, 4);
  const [roll] = rolls([told("tap", {}), thrown]);
  expect(roll).toMatchObject({ event: thrown, dice: [3, 6], total: 11, above: 8, card: null });
  expect(roll!.changes).toEqual([
    { by: "glamdring", n: 3 },
    { by: "many-turns-and-doublings", n: -1 },
  ]);
  expect(percent(21)).toBe(58);
});

test("what has no target is read all the same", () => {
  const [roll] = rolls([told("roll", { why: "ring-test", dice: ["1", "2"], total: 3, ways: 0 })]);
  expect(roll!.above).toBeNaN();
  expect(roll!.changes).toEqual([]);
});

test("copies lie together in the hand, and apart where their order matters", () => {
  expect(grouped(["a", "b", "a"])).toEqual([
    { id: "a", count: 2 },
    { id: "b", count: 1 },
  ]);
  expect(separate(["a", "a"]).map(({ id }) => id)).toEqual(["a-0", "a-1"]);
});

test("the journey and its tale follow the events", () => {
  const events = [
    told("turn", { count: 1, site: "rivendell" }),
    told("item", { card: "x", by: "y" }, 1),
    told("route", { site: "bree", regions: ["rhudaur", "arthedain"] }, 2),
    told("set-out", { site: "bree" }, 3),
    told("wound", { card: "y" }, 4),
    told("tap", { card: "y" }, 5),
  ];
  expect(journey(events)).toEqual([{ site: "bree", regions: ["rhudaur", "arthedain"] }]);
  const found = chapters(events, "lorien");
  expect(found.map(({ site }) => site)).toEqual(["rivendell", "bree"]);
  expect(found[1]!.events.map(({ kind }) => kind)).toEqual(["wound"]);
});
