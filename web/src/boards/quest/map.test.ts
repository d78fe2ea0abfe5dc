import { beforeAll, expect, test } from "vitest";
import { words } from "../../lib/words.svelte";
import { atlas, otherEnd } from "./atlas";
import { Camera } from "./camera.svelte";
import { CARDS, board } from "./fixtures";
import { HEIGHT, WIDTH, land } from "./geography";
import { overlap, place, widthOf, type Named } from "./labels";
import { roads } from "./roads";
import { placePieces } from "./piecePositions";
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

test("every region has land of its own, and borders are drawn between them", () => {
  const { regions, borders } = land(world);
  const wanted = new Set([...world.locations.values()].map(({ region }) => region));
  expect(new Set(regions.keys())).toEqual(wanted);
  for (const d of [...regions.values(), borders]) expect(d).not.toMatch(/NaN|Infinity/);
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

test("names stand beside their locations and not upon each other", () => {
  const all = [...world.locations.values()].map(({ id, x, y }) => ({
    ...named(id, x, y),
    name: nameOf("location", id),
  }));
  for (const scale of [0.4, 0.6, 1, 2]) {
    const boxes = place(all, 12, scale, [], 9).map(({ name, x, y, anchor }) => {
      const w = (widthOf(name) * 12) / scale;
      const left = { middle: x - w / 2, start: x, end: x - w }[anchor];
      return { x: left, y: y - 9 / scale, w, h: 12 / scale };
    });
    boxes.forEach((one, n) => {
      for (const two of boxes.slice(n + 1)) expect(overlap(one, two)).toBe(false);
    });
    if (scale >= 1) expect(boxes.length).toBeGreaterThan(55);
  }
});

test("what matters is written first, and what must be is written anyway", () => {
  const crowd = [named("low", 10, 10), named("high", 12, 10, 5), named("must", 11, 10, 9)];
  const wall = [{ x: -500, y: -500, w: 1000, h: 1000 }];
  expect(place(crowd, 12, 1, wall, 9).map(({ id }) => id)).toEqual(["must"]);
  expect(place(crowd, 12, 1, [], 9).map(({ id }) => id)[0]).toBe("must");
});

test("names end within what is seen where there is room", () => {
  const edge = [named("a long name at the edge", 990, 400)];
  const seen = { x: 0, y: 0, w: 1000, h: 900 };
  expect(place(edge, 12, 1, [], 9, seen)[0]?.anchor).toBe("end");
});

test("a wide window sees the whole map, a narrow one begins near the hero", () => {
  const wide = new Camera();
  [wide.width, wide.height] = [900, 700];
  wide.begin({ x: 100, y: 100 });
  expect(wide.nearer).toBe(false);
  expect(wide.sees({ x: 1, y: 1 }) && wide.sees({ x: 999, y: 909 })).toBe(true);
  const narrow = new Camera();
  [narrow.width, narrow.height] = [340, 460];
  narrow.begin({ x: 806, y: 121 });
  expect(narrow.nearer).toBe(true);
  expect(narrow.sees({ x: 806, y: 121 })).toBe(true);
  expect(narrow.sees({ x: 113, y: 249 })).toBe(false);
  narrow.show({ x: 113, y: 249 });
  expect(narrow.sees({ x: 113, y: 249 })).toBe(true);
});

test("zooming keeps the spot below the pointer where it is, and never leaves the map", () => {
  const camera = new Camera();
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

test("pieces stand around their locations, none upon another", () => {
  const seated = placePieces(board("journey"), (id) => world.locations.get(id));
  expect(seated.length).toBeGreaterThan(6);
  const spots = seated.map(({ at, dx, dy }) => `${at} ${dx} ${dy}`);
  expect(new Set(spots).size).toBe(spots.length);
});
