// Where pieces stand around their locations: in rows above the mark.

import { pieces, type Thing } from "./things";
import type { QuestBoard } from "./types";

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

const ROW = 3;
const WIDE = 21;
const HIGH = 24;
const FIRST = -24;

/** How high the pieces of a location stand, in pixels. */
export function rowsHigh(count: number): number {
  return Math.ceil(count / ROW) * HIGH;
}

export function placePieces(
  board: QuestBoard,
  where: (location: string) => { x: number; y: number } | undefined,
): PlacedPiece[] {
  const found: PlacedPiece[] = [];
  for (const [at, things] of pieces(board)) {
    const spot = where(at);
    if (!spot) continue;
    things.forEach((thing, n) => {
      const row = Math.floor(n / ROW);
      const inRow = Math.min(ROW, things.length - row * ROW);
      found.push({
        thing,
        at,
        x: spot.x,
        y: spot.y,
        dx: ((n % ROW) - (inRow - 1) / 2) * WIDE,
        dy: FIRST - row * HIGH,
      });
    });
  }
  // A piece keeps its place in the list when it moves, and so its element.
  return found.sort((one, two) => order(one.thing).localeCompare(order(two.thing)));
}

const order = ({ kind, id }: Thing) => `${kind}:${id}`;
