import { expect, test } from "vitest";
import { BOARD_FILE } from "./fixtures";
import { CENTRES, REGIONS, ROADS, SIZE, arrow, crossing, neighbours, outline } from "./map";

const regions = [...BOARD_FILE.matchAll(/\[\[region\]\]\nid = "(\w+)"\nroads = \[([^\]]*)\]/g)].map(
  ([, id, roads]) => ({ id, roads: [...roads!.matchAll(/"(\w+)"/g)].map(([, name]) => name) }),
);

test("regions and roads are those of the data file", () => {
  expect(regions.map(({ id }) => id)).toEqual([...REGIONS]);
  for (const { id, roads } of regions) expect(neighbours(id!).sort(), id).toEqual(roads.sort());
});

/** Corners of a region's outline, as text. */
const corners = (region: (typeof REGIONS)[number]) =>
  new Set(outline(region).slice(1, -1).split("L"));

test("two regions share a border where there is a road, and nowhere else", () => {
  for (const one of REGIONS) {
    for (const two of REGIONS) {
      if (one >= two) continue;
      const shared = [...corners(one)].filter((corner) => corners(two).has(corner)).length;
      if (neighbours(one).includes(two)) expect(shared, `${one} ${two}`).toBeGreaterThan(2);
      else expect(shared, `${one} ${two}`).toBeLessThan(2);
    }
  }
});

test("everything is drawn within the map", () => {
  for (const region of REGIONS) {
    const numbers = [...corners(region)].flatMap((corner) => corner.split(" ").map(Number));
    for (const number of [...numbers, ...CENTRES[region]]) {
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThanOrEqual(SIZE);
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
