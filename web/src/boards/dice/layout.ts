// How large dice are drawn, so that as many as there are fit where they lie.

/** The smallest die whose figures can be read, and the gap between two, in pixels. */
export const SMALLEST = 32;
export const GAP = 10;

/**
 * The largest size at which so many squares fit into a box in rows, between two bounds.
 *
 * Where even the smallest do not fit, they are as small as that and the box scrolls.
 */
export function sizeFor(count: number, width: number, height: number, largest: number): number {
  if (!count || width <= 0 || height <= 0) return largest;
  for (let size = largest; size > SMALLEST; size -= 1) {
    const across = Math.max(1, Math.floor((width + GAP) / (size + GAP)));
    const rows = Math.ceil(count / across);
    if (rows * (size + GAP) - GAP <= height) return size;
  }
  return SMALLEST;
}
