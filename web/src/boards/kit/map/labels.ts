// Where the names of locations stand on the map: beside them, and never upon each other.

import type { Point } from "./drawingHand";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Named {
  id: string;
  x: number;
  y: number;
  name: string;
  /** Those of a higher rank find their place first. */
  rank: number;
  /** How far the mark reaches around its middle, in pixels. */
  radius: number;
}

/** A name at its place, in units of the map. */
export interface Label {
  id: string;
  /** A point of its first line's foot: its middle, or the end next to the location. */
  x: number;
  y: number;
  anchor: "middle" | "start" | "end";
  lines: readonly string[];
  /** What it covers. */
  box: Box;
}

/** Where a name could stand: the middle of its upper edge, and the end that keeps its place. */
type Spot = readonly [number, number, Label["anchor"]];

const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/;

/** About how wide a name is, in parts of its type's size. */
export function widthOf(name: string): number {
  return [...name].reduce((sum, letter) => {
    if (WIDE.test(letter)) return sum + 1;
    if (/[ijltfrI' ’.]/.test(letter)) return sum + 0.38;
    return sum + (/[A-ZMWmw]/.test(letter) ? 0.78 : 0.6);
  }, 0);
}

export function overlap(one: Box, two: Box): boolean {
  return (
    one.x < two.x + two.w && two.x < one.x + one.w && one.y < two.y + two.h && two.y < one.y + one.h
  );
}

const EVERYWHERE: Box = { x: -Infinity, y: -Infinity, w: Infinity, h: Infinity };

export function inside(box: Box, { x, y, w, h }: Box): boolean {
  if (w === Infinity) return true;
  return box.x >= x && box.y >= y && box.x + box.w <= x + w && box.y + box.h <= y + h;
}

/** How high a line is, in parts of its type's size. */
export const LINE = 1.15;

/** A long name on two lines, parted as near to its middle as can be. */
function wrapped(name: string, wrap: number): string[] {
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (name.length <= wrap || !gaps.length) return [name];
  const off = (gap: number) => Math.abs(gap - name.length / 2);
  const gap = gaps.reduce((best, each) => (off(each) < off(best) ? each : best));
  return [name.slice(0, gap), name.slice(gap + 1)];
}

/** How much wider a name may be than reckoned: browsers have different types. */
const GROWTH = 0.15;

/** How near others crowd a location, in units of the map. */
const CROWD = 110;

/** What a name covers if it grows from the end that keeps its place. */
function grown([x, y, anchor]: Spot, w: number, h: number): Box {
  const more = w * GROWTH;
  const left = { start: 0, middle: more / 2, end: more }[anchor];
  return { x: x - w / 2 - left, y, w: w + more, h };
}

/** A square around a spot. */
export function around(x: number, y: number, half: number): Box {
  return { x: x - half, y: y - half, w: 2 * half, h: 2 * half };
}

const holds = ({ x, y, w, h }: Box, [px, py]: Point) =>
  px > x && px < x + w && py > y && py < y + h;

export interface Paper {
  /** The type's size in pixels, and the pixels of a unit of the map. */
  size: number;
  scale: number;
  /** What no name may cover. */
  taken?: readonly Box[];
  /** What names rather do not cover. */
  spared?: readonly Point[];
  /** Names of this rank or more are written wherever they cover least. */
  must?: number;
  /** The map: no name goes beyond it. */
  within?: Box;
  /** Names with more letters are written on two lines. */
  wrap?: number;
}

/**
 * Find a place for each name: below, above, beside its location, or at a corner of it.
 *
 * It depends on nothing that moves, so names keep their places. A name without room is left out,
 * unless its rank is `must` or more.
 */
export function place(names: readonly Named[], paper: Paper): Label[] {
  const {
    size,
    scale,
    taken = [],
    spared = [],
    must = Infinity,
    within = EVERYWHERE,
    wrap = Infinity,
  } = paper;
  const boxes = [...taken];
  const found: Label[] = [];
  const marks = names.map(({ id, x, y, radius }) => ({ id, box: around(x, y, radius / scale) }));
  // Where many stand together, there is least room.
  const crowded = new Map(
    names.map((each) => [
      each.id,
      names.filter(({ x, y }) => Math.hypot(x - each.x, y - each.y) < CROWD).length,
    ]),
  );
  const order = (one: Named, two: Named) =>
    two.rank - one.rank || crowded.get(two.id)! - crowded.get(one.id)!;
  for (const { id, x, y, name, rank, radius } of [...names].sort(order)) {
    const lines = wrapped(name, wrap);
    const w = (Math.max(...lines.map(widthOf)) * size + 4) / scale;
    const line = (size * LINE) / scale;
    const h = line * lines.length;
    const r = (radius + 2) / scale;
    const [right, left] = [x + r * 0.7 + w / 2, x - r * 0.7 - w / 2];
    const [under, over] = [y + r * 0.6, y - r * 0.6 - h];
    const spots = [
      [x, y + r, "middle"],
      [x, y - r - h, "middle"],
      [x + r + w / 2, y - h / 2, "start"],
      [x - r - w / 2, y - h / 2, "end"],
      [right, under, "start"],
      [left, under, "end"],
      [right, over, "start"],
      [left, over, "end"],
      [x + w * 0.3, y + r, "middle"],
      [x - w * 0.3, y + r, "middle"],
      [x + w * 0.3, y - r - h, "middle"],
      [x - w * 0.3, y - r - h, "middle"],
    ] as const satisfies readonly Spot[];
    const seen: readonly Spot[] = spots.filter((spot) => inside(grown(spot, w, h), within));
    const reach = { x: x - r - w * 1.2, y: y - r - h, w: 2 * (r + w * 1.2), h: 2 * (r + h) };
    const near = boxes
      .concat(marks.flatMap((mark) => (mark.id === id ? [] : mark.box)))
      .filter((box) => overlap(box, reach));
    const beside = spared.filter((point) => holds(reach, point));
    /** How much a name would cover there; below 1 it is nothing that matters. */
    const covered = (spot: Spot) => {
      const box = grown(spot, w, h);
      const things = near.filter((other) => overlap(box, other)).length;
      return things + beside.filter((point) => holds(box, point)).length / 100;
    };
    let [best, least]: [Spot | null, number] = [null, Infinity];
    for (const spot of seen) {
      const cost = covered(spot);
      if (cost < least) [best, least] = [spot, cost];
    }
    if (!best || (least >= 1 && rank < must)) continue;
    const box = grown(best, w, h);
    boxes.push(box);
    const [sx, sy, anchor] = best;
    const aside = { middle: 0, start: -w / 2, end: w / 2 }[anchor];
    found.push({ id, x: sx + aside, y: sy + line * 0.8, anchor, lines, box });
  }
  return found;
}
