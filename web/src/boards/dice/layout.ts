// How large dice are drawn, so that as many as there are fit where they lie.

/** The smallest die whose figures can be read, and the gap between two, in pixels. */
export const SMALLEST = 32;
export const GAP = 10;
/** The gap between a die and what is attached to it, which is drawn as small as it may be. */
const BOND = 2;

/**
 * The largest size at which dice fit into a box in rows, between two bounds.
 *
 * Where even the smallest do not fit, they are as small as that and the box scrolls.
 *
 * @param dice for each die how many are attached to it.
 */
export function sizeFor(
  dice: readonly number[],
  width: number,
  height: number,
  largest: number,
): number {
  if (!dice.length || width <= 0 || height <= 0) return largest;
  for (let size = largest; size > SMALLEST; size -= 1) {
    if (rowsOf(dice, size, width) * (size + GAP) - GAP <= height) return size;
  }
  return SMALLEST;
}

/** How many rows dice of a size take, as a box wraps them. */
export function rowsOf(dice: readonly number[], size: number, width: number): number {
  let rows = 1;
  let used = 0;
  for (const attached of dice) {
    const own = size + attached * (BOND + SMALLEST);
    if (used && used + GAP + own > width) {
      rows += 1;
      used = own;
    } else {
      used += (used && GAP) + own;
    }
  }
  return rows;
}
