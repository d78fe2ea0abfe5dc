// Landscapes that several games are drawn with: a few strokes each, 100 wide and 60 high.

import { chance } from "./map/drawingHand";

/** Parts of a drawing from the farthest to the nearest; each is a little darker than the last. */
export type Scene = readonly string[];

/** A tower far away in a black land. */
export const DARK_TOWER: Scene = [
  "M0 60V44L18 28 30 40 48 22 66 42 82 30 100 44V60z",
  "M66 60 69 24 65 10 71 17 73 4 75 17 81 10 77 24 80 60zM72 14a1.5 3 0 1 0 2 0z",
  "M0 60V55L20 48 38 56 60 50 78 57 100 52V60z",
];

/** Kinds of land; `none` is what lies before the dark tower. */
export const TERRAIN_SCENES: Readonly<Record<string, Scene>> = {
  plains: [
    "M0 60V36Q26 28 52 34T100 30V60z",
    "M0 60V46Q22 40 46 45T100 41V60z",
    "M0 60V54h8l2-8 1 8h10l1-10 2 10h14l2-9 2 9h18l1-10 2 10h12l2-8 1 8h22V60z",
  ],
  hills: [
    "M0 60V40Q14 20 32 32T66 26 100 36V60z",
    "M0 60V50Q20 28 44 42T100 40V60z",
    "M0 60V56Q30 42 58 52T100 50V60z",
  ],
  forest: [
    "M0 60V38Q24 30 50 36T100 32V60z",
    "M0 60V50h6L12 26 18 50h4L30 20 38 50h26L71 24 78 50h4L88 30 94 50h6V60z",
    "M0 60V54h14L22 34 30 54h22L58 40 64 54h36V60z",
  ],
  mountains: [
    "M0 60V38L14 22 22 30 38 8 52 28 60 20 76 36 86 26 100 40V60z",
    "M0 60V48L20 36 34 48 52 34 72 50 88 42 100 52V60z",
    "M0 60V54Q30 46 55 54T100 52V60z",
  ],
  swamp: [
    "M0 60V42Q26 38 50 42T100 40V60z",
    "M20 50V30q2-4 4 0v20zM31 50V36q2-4 4 0v14zM70 50V26q2-4 4 0v24zM82 50V34q2-4 4 0v16z",
    "M0 60V51Q12 46 25 51T50 51 75 51 100 51V60zM8 57h26v1H8zM52 56h34v1H52z",
  ],
  none: DARK_TOWER,
};

/** What is seen at a place, before its land. */
export const HAVEN = "M58 56V44l9-9 9 9v12zM79 56V26l4-8 4 8v30zM90 56V47l5-5 5 5v9z";
export const KEEP = "M58 58V30h4v-5h4v5h6V18l4-8 4 8v12h6v-5h4v5h4v28zM73 58v-8q3-5 6 0v8z";
export const SHIP = "M54 47h34q-3 9-10 9H64q-7 0-10-9zM70 45V16l15 26H72zM67 45V24L57 42z";
export const STANDING = "M60 58V34l-3-8 6-7 6 7-3 8v24zM84 58V34l-3-8 6-7 6 7-3 8v24z";
export const TALL_TREE = "M72 58l2-20q-12 2-14-8 0-12 14-20 16 8 16 20-2 10-14 8l2 20z";
/** Far hills or peaks that are alike for a name every time, below a sun. */
export function skyline(seed: number, sharp: boolean): string {
  const high = (n: number) => Math.round(20 + chance(seed + n) * 20);
  const steps = [0, 1, 2, 3, 4, 5].map((n) => ({ x: n * 20, y: high(n) }));
  const line = sharp
    ? steps.map(({ x, y }, n) => `L${x} ${y}L${x + 10} ${y - 12 + (n % 2) * 14}`).join("")
    : `Q10 ${high(7) - 8} 20 ${steps[1]!.y}${steps
        .slice(2)
        .map(({ x, y }) => `T${x} ${y}`)
        .join("")}`;
  const sun = 12 + Math.round(chance(seed + 9) * 60);
  return `M${sun} 4a6 6 0 1 0 .1 0zM0 60V${steps[0]!.y}${line}V60z`;
}
