// Where a card can stand that speaks of something on the screen without covering it.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Size = Pick<Box, "width" | "height">;
export type Corner = Pick<Box, "left" | "top">;

/** Pixels between the card, what it speaks of, and the edges of the window. */
export const GAP = 12;

const right = (box: Box) => box.left + box.width;
const bottom = (box: Box) => box.top + box.height;

/** The part of a box that lies between two heights. */
export function between(box: Box, from: number, to: number): Box {
  const top = Math.min(Math.max(box.top, from), to);
  return { ...box, top, height: Math.max(0, Math.min(bottom(box), to) - top) };
}

/** How many square pixels two boxes share. */
export function shared(one: Box, other: Box): number {
  const across = Math.min(right(one), right(other)) - Math.max(one.left, other.left);
  const down = Math.min(bottom(one), bottom(other)) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** How far two boxes are from each other. */
function distance(one: Box, other: Box): number {
  const across = Math.max(one.left - right(other), other.left - right(one), 0);
  const down = Math.max(one.top - bottom(other), other.top - bottom(one), 0);
  return Math.hypot(across, down);
}

/** Along one side: level with either end of the box, after it, before it, or at an edge. */
function spots(start: number, end: number, size: number, most: number): number[] {
  const found = [start, end - size, end + GAP, start - GAP - size, GAP, most - GAP - size];
  return found.map((spot) => Math.max(GAP, Math.min(spot, most - GAP - size)));
}

/**
 * The corner of a card that covers nothing lit and as little as can be of what is needed besides,
 * near to what is lit first; `before`, where it stood so far, is kept if it covers neither.
 */
export function beside(
  card: Size,
  lit: readonly Box[],
  needed: readonly Box[],
  window: Size,
  before: Corner | null,
): Corner {
  const [goal] = lit;
  if (!goal) return before ?? { left: GAP, top: GAP };
  const covered = (boxes: readonly Box[], at: Corner) =>
    boxes.reduce((sum, box) => sum + shared(box, { ...card, ...at }), 0);
  const inside = ({ left, top }: Corner) =>
    left >= 0 &&
    top >= 0 &&
    left + card.width <= window.width &&
    top + card.height <= window.height;
  if (before && inside(before) && !covered([...lit, ...needed], before)) return before;
  const corners = lit.flatMap((box) =>
    spots(box.left, right(box), card.width, window.width).flatMap((left) =>
      spots(box.top, bottom(box), card.height, window.height).map((top) => ({ left, top })),
    ),
  );
  const cost = (at: Corner) =>
    1000 * covered(lit, at) + covered(needed, at) + distance({ ...card, ...at }, goal);
  return corners.reduce((best, each) => (cost(each) < cost(best) ? each : best));
}
