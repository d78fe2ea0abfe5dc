// How the paths run on the map: straight, unless a location or a badge stands in their way.

import type { Atlas } from "./atlas";
import { arc } from "../kit/map/cells";
import type { Point } from "../kit/map/drawingHand";
import type { PathRecord } from "./types";

export interface Road {
  path: PathRecord;
  d: string;
  /** Where its icon and number stand. */
  middle: Point;
  points: readonly Point[];
}

/** How near a path may come to a location it does not lead to. */
const CLEAR = 24;
const BEND = 34;
/** The Boat's own path goes round by the sea. */
const SEAWARD = 265;

/** How far a point lies from a line, and on which side; only if it lies beside it. */
function beside([px, py]: Point, [x0, y0]: Point, [x1, y1]: Point): number | null {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const along = ((px - x0) * (x1 - x0) + (py - y0) * (y1 - y0)) / length;
  if (along < 0 || along > length) return null;
  return ((py - y0) * (x1 - x0) - (px - x0) * (y1 - y0)) / length;
}

export function roads(atlas: Atlas): Road[] {
  const places = [...atlas.locations.values()];
  return atlas.paths.flatMap((path) => {
    const ends = path.ends.map((id) => atlas.locations.get(id));
    const [a, b] = ends;
    if (!a || !b) return [];
    const from = [a.x, a.y] as const;
    const to = [b.x, b.y] as const;
    let bend = path.item === null ? 0 : SEAWARD;
    for (const { id, x, y } of places) {
      if (path.item !== null || path.ends.includes(id)) continue;
      const aside = beside([x, y], from, to);
      if (aside !== null && Math.abs(aside) < CLEAR) bend = aside > 0 ? -BEND : BEND;
    }
    return [{ path, ...arc(from, to, bend) }];
  });
}
