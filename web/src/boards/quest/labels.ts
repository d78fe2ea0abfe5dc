// Where the names of locations stand on the map: beside them, and never upon each other.

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
  name: string;
  /** A point of the name's foot: its middle, or the end next to the location. */
  x: number;
  y: number;
  anchor: "middle" | "start" | "end";
}

/** Where a name could stand: the middle of its foot, and the end that keeps its place. */
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

function inside(box: Box, { x, y, w, h }: Box): boolean {
  if (w === Infinity) return true;
  return box.x >= x && box.y >= y && box.x + box.w <= x + w && box.y + box.h <= y + h;
}

/** A name's box around the middle of its foot. */
function boxed(x: number, y: number, w: number, h: number): Box {
  return { x: x - w / 2, y: y - h * 0.8, w, h };
}

/** How much wider a name may be than reckoned: browsers have different types. */
const GROWTH = 0.15;

/** What a name covers if it grows from the end that keeps its place. */
function grown([x, y, anchor]: Spot, w: number, h: number): Box {
  const more = w * GROWTH;
  const left = { start: 0, middle: more / 2, end: more }[anchor];
  const box = boxed(x, y, w, h);
  return { ...box, x: box.x - left, w: w + more };
}

/**
 * Find a place for each name: below, above, or beside its location.
 *
 * `size` is the type's in pixels and `scale` the pixels of a unit; `taken` is what no name may
 * cover and `within` what is seen of the map: no name goes beyond it. A name without room is left
 * out, unless its rank is `must` or more: it stands where it covers least.
 */
export function place(
  names: readonly Named[],
  size: number,
  scale: number,
  taken: readonly Box[],
  must: number,
  within: Box = EVERYWHERE,
): Label[] {
  const boxes = [...taken];
  const found: Label[] = [];
  const marks = names.map(({ id, x, y, radius }) => {
    const r = radius / scale;
    return { id, box: { x: x - r, y: y - r, w: 2 * r, h: 2 * r } };
  });
  for (const { id, x, y, name, rank, radius } of [...names].sort((a, b) => b.rank - a.rank)) {
    const w = (widthOf(name) * size + 4) / scale;
    const h = (size * 1.15) / scale;
    const r = (radius + 2) / scale;
    const spots = [
      [x, y + r + h * 0.8, "middle"],
      [x, y - r - h * 0.2, "middle"],
      [x + r + w / 2, y + h * 0.3, "start"],
      [x - r - w / 2, y + h * 0.3, "end"],
    ] as const satisfies readonly Spot[];
    const seen: readonly Spot[] = spots.filter((spot) => inside(grown(spot, w, h), within));
    /** How much a name would cover there. */
    const covered = ([sx, sy]: Spot) => {
      const box = boxed(sx, sy, w, h);
      const names = boxes.filter((other) => overlap(box, other)).length;
      return names + marks.filter((mark) => mark.id !== id && overlap(box, mark.box)).length;
    };
    const clearest = (among: readonly Spot[]) =>
      among.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
    const free = seen.find((spot) => covered(spot) === 0);
    const spot = free ?? (rank >= must && seen.length ? clearest(seen) : undefined);
    if (!spot) continue;
    boxes.push(boxed(spot[0], spot[1], w, h));
    const [sx, sy, anchor] = spot;
    const aside = { middle: 0, start: -w / 2, end: w / 2 }[anchor];
    found.push({ id, name, x: sx + aside, y: sy, anchor });
  }
  return found;
}
