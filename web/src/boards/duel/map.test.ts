import { expect, test } from "vitest";
import { BOARD_FILE } from "./fixtures";
import {
  CENTRES,
  PEAKS,
  REGIONS,
  ROADS,
  SIZE,
  TREES,
  arrow,
  corners,
  crossing,
  neighbours,
  outline,
} from "./map";

const regions = [...BOARD_FILE.matchAll(/\[\[region\]\]\nid = "(\w+)"\nroads = \[([^\]]*)\]/g)].map(
  ([, id, roads]) => ({ id, roads: [...roads!.matchAll(/"(\w+)"/g)].map(([, name]) => name) }),
);

test("regions and roads are those of the data file", () => {
  expect(regions.map(({ id }) => id)).toEqual([...REGIONS]);
  for (const { id, roads } of regions) expect(neighbours(id!).sort(), id).toEqual(roads.sort());
});

const points = (region: (typeof REGIONS)[number]) =>
  corners(region).map((point) => point.join(" "));

test("two regions share a border where there is a road, and nowhere else", () => {
  for (const one of REGIONS) {
    for (const two of REGIONS) {
      if (one >= two) continue;
      const shared = points(one).filter((point) => points(two).includes(point)).length;
      if (neighbours(one).includes(two)) expect(shared, `${one} ${two}`).toBeGreaterThan(2);
      else expect(shared, `${one} ${two}`).toBeLessThan(2);
    }
  }
});

test("everything is drawn within the map", () => {
  for (const region of REGIONS) {
    for (const number of [...corners(region).flat(), ...CENTRES[region]]) {
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThanOrEqual(SIZE);
    }
  }
});

test("an outline closes, and goes through every corner once", () => {
  for (const region of REGIONS) {
    expect(new Set(points(region)).size, region).toBe(points(region).length);
    const ends = [...outline(region).matchAll(/ (\S+ \S+)(?=[CZ])/g)].map(([, end]) => end);
    expect(new Set(ends), region).toEqual(new Set(points(region)));
  }
});

test("peaks and trees leave the names of regions free", () => {
  for (const [x, y] of [...PEAKS, ...TREES]) {
    for (const region of REGIONS) {
      const [cx, cy] = CENTRES[region];
      expect(Math.abs(x - cx) < 26 && y - cy > -34 && y - cy < 40, `${x} ${y} ${region}`).toBe(
        false,
      );
    }
  }
});

test("a road crosses its border at the gate, and an arrow leads over it", () => {
  for (const { ends, gate } of ROADS) {
    const [, x1, y1, x2, y2] = /M(\S+) (\S+)L(\S+) (\S+)/.exec(crossing(ends, gate))!.map(Number);
    expect((x1! + x2!) / 2).toBeCloseTo(gate[0]);
    expect((y1! + y2!) / 2).toBeCloseTo(gate[1]);
    expect(arrow(...ends)).toContain(`Q${gate[0]} ${gate[1]} `);
    expect(arrow(...ends)).not.toBe(arrow(ends[1], ends[0]));
  }
});
