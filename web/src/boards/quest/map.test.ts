import { beforeAll, expect, test } from "vitest";
import { words } from "../../lib/words.svelte";
import { atlas, otherEnd } from "./atlas";
import { Camera } from "../kit/map/camera.svelte";
import { CARDS, board } from "./fixtures";
import { HEIGHT, LETTERING, WIDTH, land } from "./geography";
import { overlap, place, type Box, type Named } from "../kit/map/labels";
import { EXTENT, MapLayout, rungOf } from "./mapLayout";
import { relief } from "./relief";
import { roads } from "./roads";
import { pieces, type Thing } from "./things";
import { nameOf } from "./titles";
import { ICONS, type Terrain } from "./types";

const world = atlas(CARDS);

beforeAll(() => Promise.all([words.speak("en"), words.learn("quest")]));

test("every location and every path of the box is on the map", () => {
  expect(world.locations.size).toBe(63);
  expect(world.paths.length).toBe(107);
  for (const { x, y } of world.locations.values()) {
    expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT).toBe(true);
  }
  for (const path of world.paths) {
    const [a, b] = path.ends;
    expect(world.from.get(a)).toContain(path);
    expect(otherEnd(path, a)).toBe(b);
    expect(otherEnd(path, b)).toBe(a);
  }
});

test("every region has land of its own, with borders, and is lettered on it", () => {
  const regions = land(world);
  const wanted = new Set([...world.locations.values()].map(({ region }) => region));
  expect(new Set(regions.keys())).toEqual(wanted);
  for (const { ground, borders } of regions.values()) {
    expect(ground + borders).not.toMatch(/NaN|Infinity/);
    expect(borders).toMatch(/^M/);
  }
  expect(new Set(Object.keys(LETTERING))).toEqual(wanted);
});

test("ridges, woods and rivers are drawn alike every time, and off the places", () => {
  const drawn = relief(world);
  expect(drawn).toEqual(relief(world));
  expect(JSON.stringify(drawn)).not.toMatch(/NaN|Infinity|null/);
  const trees = [...drawn.woods.crowns.matchAll(/M(-?[\d.]+) (-?[\d.]+)a([\d.]+)/g)];
  expect(trees.length).toBeGreaterThan(100);
  for (const [, left, y, size] of trees) {
    for (const place of world.locations.values()) {
      const far = Math.hypot(Number(left) + Number(size) - place.x, Number(y) - place.y);
      expect(far, place.id).toBeGreaterThan(15);
    }
  }
});

test("no path runs over a location that it does not lead to", () => {
  for (const { path, middle } of roads(world)) {
    for (const { id, x, y } of world.locations.values()) {
      if (path.ends.includes(id)) continue;
      expect(Math.hypot(middle[0] - x, middle[1] - y), `${path.id} near ${id}`).toBeGreaterThan(12);
    }
  }
});

const named = (id: string, x: number, y: number, rank = 0): Named => {
  return { id, x, y, name: id, rank, radius: 8 };
};

const SCALES = [0.4, 0.53, 0.6, 0.8, 0.95, 1.2, 2];

/** No two of these boxes lie upon each other. */
function apart(boxes: readonly Box[], others: readonly Box[] = []): void {
  boxes.forEach((one, n) => {
    for (const two of [...boxes.slice(n + 1), ...others]) expect(overlap(one, two)).toBe(false);
  });
}

test.each(SCALES)("at %d names stand beside their locations and not upon each other", (scale) => {
  const { names } = new MapLayout(world, scale, (id) => nameOf("location", id));
  apart(names.map(({ box }) => box));
  if (scale >= 0.95) expect(names.length).toBeGreaterThan(58);
  if (scale >= 0.53) expect(names.length).toBeGreaterThan(30);
});

test("names keep their places while one zooms a little", () => {
  expect(rungOf(0.951)).toBe(rungOf(0.97));
  expect(rungOf(0.951)).toBeLessThanOrEqual(0.951);
});

test("what matters is written first, and what must be is written anyway", () => {
  const crowd = [named("low", 10, 10), named("high", 12, 10, 5), named("must", 11, 10, 9)];
  const wall = [{ x: -500, y: -500, w: 1000, h: 1000 }];
  const paper = { size: 12, scale: 1, must: 9 };
  expect(place(crowd, { ...paper, taken: wall }).map(({ id }) => id)).toEqual(["must"]);
  expect(place(crowd, paper).map(({ id }) => id)[0]).toBe("must");
});

test("names end within what is seen where there is room", () => {
  const edge = [named("a long name at the edge", 990, 400)];
  const seen = { x: 0, y: 0, w: 1000, h: 900 };
  expect(place(edge, { size: 12, scale: 1, within: seen })[0]?.anchor).toBe("end");
});

test("a wide window sees the whole map, a narrow one begins near the hero", () => {
  const wide = new Camera(EXTENT);
  [wide.width, wide.height] = [900, 700];
  wide.begin({ x: 100, y: 100 });
  expect(wide.nearer).toBe(false);
  expect(wide.sees({ x: 1, y: 1 }) && wide.sees({ x: 999, y: 909 })).toBe(true);
  const narrow = new Camera(EXTENT);
  [narrow.width, narrow.height] = [340, 460];
  narrow.begin({ x: 806, y: 121 });
  expect(narrow.nearer).toBe(true);
  expect(narrow.sees({ x: 806, y: 121 })).toBe(true);
  expect(narrow.sees({ x: 113, y: 249 })).toBe(false);
  narrow.show({ x: 113, y: 249 });
  expect(narrow.sees({ x: 113, y: 249 })).toBe(true);
});

test("zooming keeps the spot below the pointer where it is, and never leaves the map", () => {
  const camera = new Camera(EXTENT);
  [camera.width, camera.height] = [800, 728];
  const under = camera.spot(200, 300);
  camera.zoom(2, under);
  const after = camera.spot(200, 300);
  expect(after.x).toBeCloseTo(under.x);
  expect(after.y).toBeCloseTo(under.y);
  camera.pan(-10_000, 10_000);
  expect(camera.box.x + camera.box.w).toBeLessThanOrEqual(WIDTH + 20);
  expect(camera.box.y).toBeGreaterThanOrEqual(-20);
  camera.zoom(100);
  expect(camera.largest).toBe(true);
  camera.showAll();
  expect(camera.nearer).toBe(false);
});

const printed = (id: string) => CARDS.get(id)?.record ?? null;

/** A map on which everything stands that can: at one place more than ever stood at one. */
function fullest(): Map<string, Thing[]> {
  const found = pieces(board("journey"), printed);
  const crowd = Array.from({ length: 9 }, (_, n): Thing => ({ kind: "token", id: `x${n}` }));
  const first = [...found.keys()].find((at) => world.locations.has(at))!;
  return found.set(first, [...found.get(first)!, ...crowd]);
}

test.each(SCALES)("at %d pieces fan out, off all names and off each other", (scale) => {
  const layout = new MapLayout(world, scale, (id) => nameOf("location", id));
  for (const standing of [pieces(board("act"), printed), fullest()]) {
    const placed = layout.pieces(standing);
    const known = [...standing].flatMap(([at, all]) => (world.locations.has(at) ? all : []));
    expect(placed.length).toBe(known.length);
    const boxes = placed.map((each) => layout.boxOf(each));
    apart(
      boxes,
      layout.names.map(({ box }) => box),
    );
  }
});

test("quests, plots and events are pinned with their names, where there is room", () => {
  const layout = new MapLayout(world, 0.95, (id) => nameOf("location", id));
  const placed = layout.pieces(pieces(board("journey"), printed));
  const pin = ({ kind, id }: Thing) => (kind === "quest" ? nameOf("quest", id) : null);
  const free = layout.captions(placed, pin, () => false);
  expect(free.length).toBeGreaterThan(0);
  apart(
    free.map(({ box }) => box),
    [...layout.names.map(({ box }) => box), ...placed.map((each) => layout.boxOf(each))],
  );
  const all = placed.filter(({ thing }) => pin(thing) !== null).length;
  expect(layout.captions(placed, pin, () => true).length).toBe(all);
});

test("a quest is pinned to where it leads once it is open", () => {
  const before = pieces(board("journey"), printed);
  const pinned = (all: Map<string, Thing[]>) =>
    [...all.values()]
      .flat()
      .filter(({ kind }) => kind === "quest")
      .map(({ id }) => id);
  expect(before.get("the-northern-waste")).toContainEqual({ kind: "quest", id: "a-new-threat" });
  expect(pinned(before)).not.toContain("to-look-into-the-mirrormere");
});

test("dragging beyond the edge of the map leaves the rest to the page", () => {
  const camera = new Camera(EXTENT);
  [camera.width, camera.height] = [340, 460];
  camera.begin({ x: 500, y: 450 });
  expect(camera.pan(0, 50)).toBeCloseTo(0);
  expect(camera.pan(0, 10_000)).toBeGreaterThan(9_000);
  expect(camera.pan(0, 30)).toBeCloseTo(30);
});
