// Our drawing of Middle-earth: the coast, and which land belongs to which region.

import type { Atlas } from "./atlas";
import { land as landOf, type Region } from "../kit/map/cells";
import type { Point } from "../kit/map/drawingHand";

export const WIDTH = 1000;
export const HEIGHT = 910;

/** The land: its coast from the north-west to the south, and round the other edges of the map. */
export const COAST =
  "M-190-700C-150-520-230-420-150-300S-190-120-100-60-76 30-60 60C-20 80 0 110-6 150S10 205 30 222L88 244 96 254 60 256 4 246-22 262C-30 300-18 330 14 340" +
  "S60 316 92 330 140 356 160 408 206 452 230 486L250 506 238 530C262 560 300 580 322 630S330 700 322 738" +
  "C350 760 390 742 424 762S490 772 520 800 530 856 556 858 596 836 640 818 690 826 706 850 716 900 730 970" +
  "S690 1100 750 1180 720 1500 760 1700H1700V-700H-190Z";

/** Waters inland. */
export const LAKES = [
  "M842 192c14-6 26 2 24 14s-16 20-26 14-12-22 2-28Z",
  "M955 455c30-20 130-24 160 10s10 80-40 80-86-10-108-40-30-36-12-50Z",
  "M905 782c26-10 62-2 70 14s-18 28-46 26-50-30-24-40Z",
  "M196 130c10-8 22-4 20 4s-16 10-22 8-6-6 2-12Z",
];

/** Where the names of regions are lettered, and how steeply: off the places and the paths. */
export const LETTERING: Readonly<Record<string, readonly [...Point, number]>> = {
  eriador: [150, 88, 0],
  enedwaith: [292, 408, 0],
  rhudaur: [352, 38, 0],
  "grey-mountains": [852, 28, 0],
  "misty-mountains": [604, 262, 84],
  mirkwood: [770, 278, 0],
  rohan: [588, 604, 0],
  gondor: [626, 746, 0],
  "brown-lands": [878, 490, 0],
  mordor: [952, 706, 0],
};

/** The land of each region: that of its locations together. */
export const land = (atlas: Atlas): ReadonlyMap<string, Region> =>
  landOf([...atlas.locations.values()]);
