// What stands and flows on the land: ridges with their shade, woods in clumps and rivers.

import { along, chance, fine, swelling, type Point } from "../kit/map/drawingHand";
import { Taken, peak, round, strewn, type Mark, type Peak } from "../kit/map/terrain";
import { PLACES, once, type Atlas } from "./atlas";

/** Ridges along which peaks stand. */
const RIDGES: readonly Point[][] = [
  // The Misty Mountains, with their passes left open.
  [
    [470, 40],
    [462, 110],
    [452, 190],
  ],
  [
    [448, 240],
    [440, 300],
  ],
  [
    [434, 350],
    [424, 400],
    [432, 470],
  ],
  // The Grey Mountains.
  [
    [566, 46],
    [630, 36],
    [690, 52],
  ],
  [
    [790, 22],
    [850, 40],
  ],
  // The Blue Mountains.
  [
    [112, 120],
    [166, 158],
    [182, 224],
    [164, 280],
  ],
  // The White Mountains.
  [
    [362, 592],
    [410, 586],
    [462, 602],
    [510, 622],
  ],
  [
    [236, 638],
    [286, 660],
  ],
  // The fences of the black land.
  [
    [698, 548],
    [676, 600],
    [664, 660],
    [680, 720],
    [750, 740],
    [850, 734],
    [930, 744],
  ],
  [
    [796, 560],
    [860, 574],
    [950, 566],
  ],
];
/** The mountain of fire. */
const VOLCANO: Point = [806, 692];

/** Woods: the middle of each part, and how far it reaches. */
const WOODS: readonly (readonly [number, number, number, number])[] = [
  [640, 230, 40, 34],
  [684, 236, 40, 40],
  [712, 306, 44, 40],
  [648, 318, 46, 36],
  [650, 386, 38, 30],
  [684, 150, 34, 16],
  [462, 482, 34, 20],
  [256, 290, 16, 10],
  [526, 352, 20, 14],
  [398, 262, 22, 14],
  [650, 640, 10, 26],
  [588, 624, 10, 8],
  [200, 560, 26, 14],
  [930, 320, 26, 14],
  [330, 106, 26, 12],
];
const THICK = 8;

/** Rivers from their springs to their mouths. */
const RIVERS: readonly Point[][] = [
  [
    [574, 150],
    [590, 220],
    [592, 300],
    [606, 390],
    [622, 470],
    [604, 540],
    [602, 610],
    [586, 690],
    [556, 756],
    [532, 800],
  ],
  [
    [430, 270],
    [372, 380],
    [310, 418],
    [230, 452],
    [168, 470],
  ],
  [
    [432, 512],
    [372, 556],
    [300, 540],
    [190, 520],
  ],
  [
    [780, 120],
    [758, 232],
    [832, 286],
    [880, 340],
    [960, 370],
  ],
  [
    [262, 140],
    [258, 240],
    [250, 320],
    [190, 390],
    [140, 410],
  ],
  [
    [196, 150],
    [150, 250],
    [88, 276],
  ],
  [
    [470, 440],
    [520, 470],
    [612, 500],
  ],
];

/** How near to a region's middle or to a way anything is drawn. */
const PLACE = 22;
const WAY = 7;

export interface Relief {
  peaks: readonly Peak[];
  fire: string;
  woods: { shadow: string; crowns: string; light: string };
  rivers: string;
}

function peaks(land: Taken): Mark[] {
  return RIDGES.flatMap((ridge, r) =>
    along(ridge, 10).flatMap(([x, y], n) => {
      const seed = r * 1000 + n;
      const aside = (chance(seed) - 0.5) * 20;
      const spot: Point = [x + aside, y + (chance(seed + 0.5) - 0.5) * 12];
      const size = 11 - Math.abs(aside) * 0.3 + chance(seed + 0.25) * 3;
      return land.free(spot) ? [{ x: spot[0], y: spot[1], size }] : [];
    }),
  );
}

/** All that stands on the land. */
export const relief = once(({ links }: Atlas): Relief => {
  const land = new Taken();
  for (const [x, y] of Object.values(PLACES)) land.take(x, y, PLACE);
  for (const [one, other] of links) {
    const [from, to] = [PLACES[one]!, PLACES[other]!];
    for (let part = 0; part <= 1; part += 0.04) {
      land.take(from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part, WAY);
    }
  }
  const high = [...peaks(land), { x: VOLCANO[0], y: VOLCANO[1], size: 16 }].sort(
    (one, two) => one.y - two.y,
  );
  for (const { x, y, size } of high) land.take(x, y - size / 2, size);
  const trees = WOODS.flatMap(([x, y, rx, ry]) => strewn(x, y, rx, ry, THICK))
    .filter((spot, n) => chance(n * 3.7) < 0.9 && land.free(spot))
    .sort((one, two) => one[1] - two[1])
    .map(([x, y], n) => ({ x, y, size: 3.4 + chance(n) * 2.4 }));
  const [fx, fy] = [VOLCANO[0], VOLCANO[1] - 24];
  return {
    peaks: high.map((mark, n) => peak(mark, n * 11)),
    fire: `M${fx - 4} ${fy + 6}l4-7 4 7q-3 3-3 12l-2-5-2 6q1-8-1-13z`,
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
    rivers: RIVERS.map((river) => swelling(along(river), 0.8, 4.2)).join(""),
  };
});
