// What stands and flows on the land: ridges with their shade, woods in clumps, rivers, downs, marshes.

import type { Atlas } from "./atlas";
import { along, chance, fine, swelling, type Point } from "../kit/map/drawingHand";
import { Taken, peak, round, strewn, type Mark, type Peak } from "../kit/map/terrain";
import { roads } from "./roads";

/** Ridges along which peaks stand. */
const RIDGES: readonly Point[][] = [
  [
    [44, 84],
    [80, 140],
    [84, 205],
    [62, 262],
  ],
  [
    [498, 60],
    [560, 118],
    [588, 165],
    [592, 230],
    [590, 290],
    [566, 335],
    [512, 378],
    [505, 440],
    [516, 480],
  ],
  [
    [572, 66],
    [650, 56],
    [728, 92],
    [800, 84],
  ],
  [
    [440, 640],
    [505, 628],
    [560, 662],
    [620, 672],
    [712, 712],
  ],
  [
    [806, 588],
    [790, 640],
    [806, 700],
    [812, 764],
    [850, 806],
    [920, 832],
  ],
  [
    [868, 584],
    [930, 596],
    [1010, 588],
  ],
  [
    [880, 112],
    [976, 104],
  ],
];
/** The mountain of fire, larger than all. */
const VOLCANO: Point = [906, 652];

/** Woods: the middle of each part, and how far it reaches. */
const WOODS: readonly (readonly [number, number, number, number])[] = [
  [718, 180, 42, 46],
  [770, 240, 52, 58],
  [752, 320, 60, 56],
  [748, 392, 54, 46],
  [590, 445, 30, 20],
  [575, 508, 34, 26],
  [262, 210, 26, 18],
  [508, 215, 34, 22],
  [300, 545, 30, 18],
  [796, 800, 14, 34],
  [330, 120, 24, 14],
  [870, 250, 22, 14],
  [20, 312, 20, 16],
];
/** How far trees of a wood stand from each other. */
const THICK = 8;

/** Rivers from their springs to their mouths. */
const RIVERS: readonly Point[][] = [
  [
    [622, 96],
    [640, 150],
    [634, 214],
    [668, 300],
    [640, 380],
    [606, 440],
    [612, 478],
    [660, 492],
    [716, 524],
    [738, 560],
    [718, 616],
    [752, 664],
    [766, 712],
    [744, 770],
    [726, 806],
    [694, 838],
  ],
  [
    [574, 214],
    [540, 262],
    [500, 306],
    [474, 342],
    [430, 366],
    [378, 398],
    [330, 440],
    [286, 494],
    [240, 512],
  ],
  [
    [206, 136],
    [238, 168],
    [276, 216],
    [272, 262],
    [248, 330],
    [222, 400],
    [188, 442],
  ],
  [
    [160, 60],
    [138, 120],
    [124, 190],
    [92, 250],
  ],
  [
    [508, 486],
    [474, 540],
    [440, 590],
    [390, 636],
    [322, 660],
  ],
  [
    [800, 112],
    [812, 160],
    [828, 200],
    [866, 250],
    [884, 320],
    [900, 390],
    [960, 462],
  ],
  [
    [712, 96],
    [730, 140],
    [770, 172],
    [848, 204],
  ],
  [
    [540, 498],
    [584, 536],
    [640, 572],
    [716, 614],
  ],
  [
    [524, 660],
    [538, 712],
    [520, 760],
    [500, 786],
  ],
  [
    [490, 110],
    [462, 180],
    [450, 250],
    [430, 320],
    [410, 382],
  ],
];

/** Round hills, wet land and grass: the middle of each stretch, and how far it reaches. */
const DOWNS: readonly (readonly [number, number, number])[] = [
  [380, 112, 34],
  [410, 218, 26],
  [214, 128, 24],
  [312, 300, 26],
  [150, 268, 26],
  [722, 552, 26],
  [930, 144, 34],
  [452, 432, 26],
  [640, 650, 24],
  [462, 706, 26],
];
const MARSHES: readonly (readonly [number, number, number])[] = [
  [775, 590, 30],
  [716, 632, 22],
  [668, 322, 20],
  [410, 345, 16],
];
const GRASS: readonly (readonly [number, number, number])[] = [
  [610, 575, 60],
  [340, 460, 60],
  [330, 350, 50],
  [890, 480, 70],
  [900, 320, 50],
  [450, 180, 40],
  [240, 90, 60],
  [700, 560, 40],
  [440, 280, 40],
  [840, 870, 60],
  [950, 220, 50],
];

/** How near to a location or a path anything is drawn. */
const PLACE = 20;
const PATH = 8;

export interface Relief {
  /** From the farthest to the nearest: their outline, and the side that lies in shade. */
  peaks: readonly Peak[];
  /** The fire in the mountain of fire, and its smoke. */
  fire: string;
  smoke: string;
  woods: { shadow: string; crowns: string; light: string };
  rivers: string;
  downs: string;
  marshes: string;
  grass: string;
}

function peaks(land: Taken): Mark[] {
  const found: Mark[] = [];
  RIDGES.forEach((ridge, r) =>
    along(ridge, 12).forEach(([x, y], n, all) => {
      const before = all[n - 1];
      if (before && n % 2 && Math.hypot(x - before[0], y - before[1]) < 7) return;
      const seed = r * 1000 + n;
      const aside = (chance(seed) - 0.5) * 26;
      const spot: Point = [x + aside, y + (chance(seed + 0.5) - 0.5) * 14];
      const size = 13 - Math.abs(aside) * 0.35 + chance(seed + 0.25) * 3;
      if (land.free(spot)) found.push({ x: spot[0], y: spot[1], size });
    }),
  );
  return found;
}

/** All that stands on the land of an atlas. */
export function relief(atlas: Atlas): Relief {
  const land = new Taken();
  for (const { x, y } of atlas.locations.values()) land.take(x, y, PLACE);
  const high = [...peaks(land), { x: VOLCANO[0], y: VOLCANO[1], size: 22 }].sort(
    (one, two) => one.y - two.y,
  );
  for (const { x, y, size } of high) land.take(x, y - size / 2, size);
  for (const { path, points } of roads(atlas)) {
    if (path.item === null) for (const [x, y] of points) land.take(x, y, PATH);
  }
  const trees = WOODS.flatMap(([x, y, rx, ry]) => strewn(x, y, rx, ry, THICK))
    .filter((spot, n) => chance(n * 3.7) < 0.88 && land.free(spot))
    .sort((one, two) => one[1] - two[1])
    .map(([x, y], n) => ({ x, y, size: 3.8 + chance(n) * 2.6 }));
  const drawn = (
    stretches: typeof DOWNS,
    apart: number,
    stroke: (x: number, y: number, n: number) => string,
  ) =>
    stretches
      .flatMap(([x, y, far]) => strewn(x, y, far, far * 0.7, apart))
      .filter(land.free)
      .map(([x, y], n) => stroke(fine(x), fine(y), n))
      .join("");
  const [fx, fy] = [VOLCANO[0], VOLCANO[1] - 33];
  return {
    peaks: high.map((mark, n) => peak(mark, n * 11)),
    fire: `M${fx - 4} ${fy + 6}l4-7 4 7q-3 3-3 12l-2-5-2 6q1-8-1-13z`,
    smoke: `M${fx} ${fy - 3}q-9-5-2-12t-2-14q13 2 8 13t3 12q-3 4-7 1z`,
    woods: {
      shadow: trees
        .map((tree) => round({ ...tree, y: tree.y + 1.6, size: tree.size + 1 }))
        .join(""),
      crowns: trees.map(round).join(""),
      light: trees
        .map(
          ({ x, y, size: s }) =>
            `M${fine(x - s * 0.6)} ${fine(y)}q0-${fine(s * 0.7)} ${fine(s * 0.7)}-${fine(s * 0.7)}`,
        )
        .join(""),
    },
    rivers: RIVERS.map((river) => swelling(along(river), 0.8, 4.6)).join(""),
    downs: drawn(
      DOWNS,
      17,
      (x, y) => `M${x - 8} ${y}q3-8 9-7t7 7M${x + 3} ${y - 4}l2 4M${x} ${y - 4}l1 3`,
    ),
    marshes: drawn(
      MARSHES,
      13,
      (x, y) =>
        `M${x - 5} ${y}h10M${x - 2} ${y + 3}h6M${x - 1} ${y - 1}v-5M${x + 2} ${y - 1}l2-4M${x - 3} ${y - 1}l-2-4`,
    ),
    grass: drawn(GRASS, 26, (x, y) => `M${x} ${y}v-5M${x - 1} ${y}l-3-4M${x + 1} ${y}l3-4`),
  };
}
