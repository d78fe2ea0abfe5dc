// The land around each place of a map: all that lies nearer to it than to any other.

import { chance, type Point } from "./drawingHand";

/** A place, and the region that its land belongs to. */
export interface Place {
  x: number;
  y: number;
  region: string;
}

/** A corner of a cell; `beyond` is the place on the other side of the edge that begins here. */
interface Corner {
  x: number;
  y: number;
  beyond: number;
}

/** How far the land of a place reaches at most. */
const FAR = 900;
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

/** An edge as curves through its points, without its beginning: alike from both sides. */
function curved(points: readonly Point[]): string {
  const last = points.length - 1;
  if (last === 1) return `L${at(points[1]!)}`;
  return points
    .slice(1, last)
    .map((point, n) => {
      const next = points[n + 2]!;
      const end: Point =
        n === last - 2 ? next : [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
      return `Q${at(point)} ${at(end)}`;
    })
    .join("");
}

const at = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

export interface Region {
  /** Its ground, and its borders with other regions, as paths. */
  ground: string;
  borders: string;
}

/** The other places from the nearest on. */
function nearest(all: readonly Place[], own: number): { n: number; far: number }[] {
  const { x, y } = all[own]!;
  return all
    .map((each, n) => ({ n, far: Math.hypot(each.x - x, each.y - y) }))
    .filter(({ n }) => n !== own)
    .sort((one, two) => one.far - two.far);
}

/** The land of each region: that of its places together. */
export function land(all: readonly Place[]): ReadonlyMap<string, Region> {
  const regions = new Map<string, Region>();
  all.forEach((place, own) => {
    const here: Point = [place.x, place.y];
    let cell: Corner[] = Array.from({ length: ROUND }, (_, n) => ({
      x: place.x + Math.cos((n / ROUND) * 2 * Math.PI) * FAR,
      y: place.y + Math.sin((n / ROUND) * 2 * Math.PI) * FAR,
      beyond: -1,
    }));
    for (const { n, far } of nearest(all, own)) {
      const reach = Math.max(...cell.map(({ x, y }) => Math.hypot(x - place.x, y - place.y)));
      if (far > 2 * reach) break;
      cell = cut(cell, here, [all[n]!.x, all[n]!.y], n);
    }
    const region = regions.get(place.region) ?? { ground: "", borders: "" };
    cell.forEach((corner, n) => {
      const next = cell[(n + 1) % cell.length]!;
      const { beyond } = corner;
      const seed = Math.min(own, beyond) * 100 + Math.max(own, beyond) * 7;
      const start = `M${at([corner.x, corner.y])}`;
      const edge = curved([
        [corner.x, corner.y],
        ...(beyond < 0 ? [] : rough(corner, next, seed)),
        [next.x, next.y],
      ]);
      region.ground += (n ? "" : start) + edge;
      if (beyond < 0 || all[beyond]!.region !== place.region) region.borders += start + edge;
    });
    region.ground += "Z";
    regions.set(place.region, region);
  });
  return regions;
}

/** A gentle arc between two places, with points along it and the one at its middle. */
export function arc(from: Point, to: Point, bend: number) {
  const [x0, y0] = from;
  const [x1, y1] = to;
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const bx = (x0 + x1) / 2 - ((y1 - y0) / length) * bend;
  const by = (y0 + y1) / 2 + ((x1 - x0) / length) * bend;
  const spot = (t: number): Point => [
    (1 - t) ** 2 * x0 + 2 * t * (1 - t) * bx + t * t * x1,
    (1 - t) ** 2 * y0 + 2 * t * (1 - t) * by + t * t * y1,
  ];
  const steps = Math.ceil(length / 8);
  return {
    d: `M${x0} ${y0}Q${bx.toFixed(1)} ${by.toFixed(1)} ${x1} ${y1}`,
    middle: spot(0.5),
    points: Array.from({ length: steps + 1 }, (_, n) => spot(n / steps)),
  };
}
