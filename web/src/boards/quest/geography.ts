// Our drawing of Middle-earth: the coast, which land belongs to which region, hills and woods.

import type { Atlas } from "./atlas";

export const WIDTH = 1000;
export const HEIGHT = 910;

type Point = readonly [number, number];

/** The land: its coast from the north-west to the south, and round the other edges of the map. */
export const COAST =
  "M-60-700V60C-20 80 0 110-6 150S10 205 30 222L88 244 96 254 60 256 4 246-22 262C-30 300-18 330 14 340" +
  "S60 316 92 330 140 356 160 408 206 452 230 486L250 506 238 530C262 560 300 580 322 630S330 700 322 738" +
  "C350 760 390 742 424 762S490 772 520 800 530 856 556 858 596 836 640 818 690 826 706 850 716 900 730 970" +
  "V1700H1700V-700H-60Z";

/** Waters inland. */
export const LAKES = [
  "M842 192c14-6 26 2 24 14s-16 20-26 14-12-22 2-28Z",
  "M955 455c20-16 60-14 70 6v60c-22 8-46 0-58-16s-30-36-12-50Z",
  "M905 782c26-10 62-2 70 14s-18 28-46 26-50-30-24-40Z",
  "M196 130c10-8 22-4 20 4s-16 10-22 8-6-6 2-12Z",
];

/** Ridges along which peaks stand. */
const RIDGES: Point[][] = [
  [
    [40, 95],
    [82, 150],
    [78, 205],
  ],
  [
    [520, 55],
    [585, 140],
    [590, 210],
    [590, 290],
    [560, 330],
    [500, 380],
    [515, 470],
  ],
  [
    [590, 60],
    [650, 50],
    [730, 92],
    [800, 80],
  ],
  [
    [455, 640],
    [520, 635],
    [620, 665],
    [690, 720],
  ],
  [
    [800, 600],
    [815, 640],
    [802, 705],
    [815, 770],
    [850, 800],
  ],
  [
    [875, 590],
    [940, 598],
    [995, 590],
  ],
  [
    [880, 110],
    [960, 108],
  ],
];

/** Woods: the middle of each, how far it reaches, and how many trees it has. */
const WOODS: { at: Point; far: Point; trees: number }[] = [
  { at: [745, 280], far: [58, 120], trees: 34 },
  { at: [515, 545], far: [28, 26], trees: 9 },
  { at: [610, 430], far: [20, 20], trees: 7 },
  { at: [262, 258], far: [18, 16], trees: 6 },
  { at: [505, 205], far: [28, 22], trees: 7 },
  { at: [790, 500], far: [20, 16], trees: 3 },
];

/** A number between 0 and 1 that is the same for the same seed. */
function chance(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}

export interface Mark {
  x: number;
  y: number;
  size: number;
}

/** Where the peaks stand. */
export function peaks(): Mark[] {
  const found: Mark[] = [];
  RIDGES.forEach((ridge, r) => {
    for (let n = 1; n < ridge.length; n += 1) {
      const [x0, y0] = ridge[n - 1]!;
      const [x1, y1] = ridge[n]!;
      const steps = Math.max(2, Math.round(Math.hypot(x1 - x0, y1 - y0) / 15));
      for (let step = 0; step < steps; step += 1) {
        const seed = r * 1000 + n * 50 + step;
        const part = step / steps;
        found.push({
          x: x0 + (x1 - x0) * part + (chance(seed) - 0.5) * 16,
          y: y0 + (y1 - y0) * part + (chance(seed + 0.5) - 0.5) * 10,
          size: 8 + chance(seed + 0.25) * 7,
        });
      }
    }
  });
  return found.sort((one, two) => one.y - two.y);
}

/** Where the trees stand. */
export function trees(): Mark[] {
  const found: Mark[] = [];
  WOODS.forEach(({ at, far, trees: many }, w) => {
    for (let n = 0; n < many; n += 1) {
      const seed = 7000 + w * 100 + n;
      const turn = n * 2.39996;
      const out = Math.sqrt((n + 0.5) / many);
      found.push({
        x: at[0] + Math.cos(turn) * out * far[0] + (chance(seed) - 0.5) * 8,
        y: at[1] + Math.sin(turn) * out * far[1] + (chance(seed + 0.5) - 0.5) * 8,
        size: 5 + chance(seed + 0.25) * 3,
      });
    }
  });
  return found.sort((one, two) => one.y - two.y);
}

// The land around each location: all that lies nearer to it than to any other.

/** A corner of a cell; `beyond` is the location on the other side of the edge that begins here. */
interface Corner {
  x: number;
  y: number;
  beyond: number;
}

/** How far a location's land reaches at most. */
const FAR = 92;
const ROUND = 20;

/** Cut off what lies nearer to `other` than to `own`. */
function cut(cell: Corner[], own: Point, other: Point, beyond: number): Corner[] {
  const mx = (own[0] + other[0]) / 2;
  const my = (own[1] + other[1]) / 2;
  const side = ({ x, y }: Corner) =>
    (x - mx) * (other[0] - own[0]) + (y - my) * (other[1] - own[1]);
  const kept: Corner[] = [];
  cell.forEach((corner, n) => {
    const next = cell[(n + 1) % cell.length]!;
    const [here, there] = [side(corner), side(next)];
    if (here <= 0) kept.push(corner);
    if (here <= 0 !== there <= 0) {
      const part = here / (here - there);
      kept.push({
        x: corner.x + (next.x - corner.x) * part,
        y: corner.y + (next.y - corner.y) * part,
        // Leaving, the new edge runs along the border; coming back, along the old edge.
        beyond: here <= 0 ? beyond : corner.beyond,
      });
    }
  });
  return kept;
}

/** An edge drawn by hand: bent in the middle, alike from both sides. */
function rough(from: Corner, to: Corner, seed: number): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const steps = Math.floor(length / 14);
  const turned = from.x + from.y * 3 > to.x + to.y * 3;
  const [a, b] = turned ? [to, from] : [from, to];
  const points: Point[] = [];
  for (let n = 1; n < steps; n += 1) {
    const part = n / steps;
    const bend = (chance(seed + n) - 0.5) * 9;
    points.push([
      a.x + (b.x - a.x) * part - ((b.y - a.y) / length) * bend,
      a.y + (b.y - a.y) * part + ((b.x - a.x) / length) * bend,
    ]);
  }
  return turned ? points.reverse() : points;
}

const written = (points: readonly Point[]) =>
  points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");

export interface Land {
  /** The ground of each region, as a path. */
  regions: ReadonlyMap<string, string>;
  /** The borders between regions. */
  borders: string;
}

/** The land of each region: that of its locations together. */
export function land(atlas: Atlas): Land {
  const all = [...atlas.locations.values()];
  const regions = new Map<string, string>();
  const borders: string[] = [];
  all.forEach((place, own) => {
    const at: Point = [place.x, place.y];
    let cell: Corner[] = Array.from({ length: ROUND }, (_, n) => ({
      x: place.x + Math.cos((n / ROUND) * 2 * Math.PI) * FAR,
      y: place.y + Math.sin((n / ROUND) * 2 * Math.PI) * FAR,
      beyond: -1,
    }));
    all.forEach((other, n) => {
      if (n !== own) cell = cut(cell, at, [other.x, other.y], n);
    });
    const outline: Point[] = [];
    cell.forEach((corner, n) => {
      const next = cell[(n + 1) % cell.length]!;
      const { beyond } = corner;
      const edge: Point[] = [
        [corner.x, corner.y],
        ...(beyond < 0
          ? []
          : rough(corner, next, Math.min(own, beyond) * 100 + Math.max(own, beyond) * 7)),
      ];
      outline.push(...edge);
      const foreign = beyond < 0 || all[beyond]!.region !== place.region;
      if (foreign && (beyond < 0 || own < beyond)) {
        borders.push(`M${written([...edge, [next.x, next.y]])}`);
      }
    });
    regions.set(place.region, `${regions.get(place.region) ?? ""}M${written(outline)}Z`);
  });
  return { regions, borders: borders.join("") };
}

/** A gentle arc between two locations, with the point at its middle. */
export function arc(from: Point, to: Point, bend: number): { d: string; middle: Point } {
  const [x0, y0] = from;
  const [x1, y1] = to;
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const bx = (x0 + x1) / 2 - ((y1 - y0) / length) * bend;
  const by = (y0 + y1) / 2 + ((x1 - x0) / length) * bend;
  const middle: Point = [(x0 + x1) / 4 + bx / 2, (y0 + y1) / 4 + by / 2];
  return { d: `M${x0} ${y0}Q${bx.toFixed(1)} ${by.toFixed(1)} ${x1} ${y1}`, middle };
}
