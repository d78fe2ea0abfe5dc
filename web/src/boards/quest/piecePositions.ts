// Where pieces stand: fanned out round their locations, never upon a name, a mark or each other.

import { around, overlap, type Box } from "../kit/map/labels";
import type { Thing } from "./things";

export interface PlacedPiece {
  thing: Thing;
  /** The location it stands at, and where that is on the map. */
  at: string;
  x: number;
  y: number;
  /** How far from there it stands, in pixels. */
  dx: number;
  dy: number;
}

/** Half of what a piece takes, in pixels, and how far the rings lie apart on which pieces stand. */
export const HALF = 12;
const RINGS = [28, 52, 76, 100];
const TURNS = 24;

/** Where a piece can stand, from the best on: above its location, then to both sides, then further. */
const SLOTS = RINGS.flatMap((far) =>
  Array.from({ length: TURNS }, (_, n) => {
    const turn = (Math.ceil(n / 2) * (n % 2 ? 1 : -1) * 2 * Math.PI) / TURNS;
    return { dx: Math.sin(turn) * far, dy: -Math.cos(turn) * far };
  }),
);

interface Spot {
  id: string;
  x: number;
  y: number;
}

/**
 * Find a place for each piece.
 *
 * `names` are what no piece may cover, and the marks of other places what it rather does not; `unit`
 * is the size of a pixel in units of the map.
 */
export function placePieces(
  pieces: ReadonlyMap<string, readonly Thing[]>,
  places: readonly Spot[],
  names: readonly Box[],
  unit: number,
): PlacedPiece[] {
  const found: PlacedPiece[] = [];
  const standing: Box[] = [];
  const reach = (RINGS.at(-1)! + HALF) * unit;
  for (const [at, things] of pieces) {
    const spot = places.find(({ id }) => id === at);
    if (!spot) continue;
    const { x, y } = spot;
    const whole = around(x, y, reach);
    const words = names.filter((box) => overlap(box, whole));
    const marks = places
      .filter(({ id }) => id !== at)
      .map((place) => around(place.x, place.y, HALF * unit))
      .filter((box) => overlap(box, whole));
    for (const thing of things) {
      const near = standing.filter((box) => overlap(box, whole));
      const boxOf = ({ dx, dy }: (typeof SLOTS)[number]) =>
        around(x + dx * unit, y + dy * unit, HALF * unit);
      const covers = (box: Box, boxes: readonly Box[]) =>
        boxes.filter((other) => overlap(box, other)).length;
      const cost = (slot: (typeof SLOTS)[number]) => {
        const box = boxOf(slot);
        return covers(box, words) * 100 + covers(box, near) * 10 + covers(box, marks);
      };
      let [best, least] = [SLOTS[0]!, Infinity];
      for (const slot of SLOTS) {
        const here = cost(slot);
        if (here < least) [best, least] = [slot, here];
        if (!here) break;
      }
      standing.push(boxOf(best));
      found.push({ thing, at, x, y, ...best });
    }
  }
  // A piece keeps its place in the list when it moves, and so its element.
  return found.sort((one, two) => order(one.thing).localeCompare(order(two.thing)));
}

const order = ({ kind, id }: Thing) => `${kind}:${id}`;
