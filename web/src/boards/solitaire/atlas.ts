// Where the regions lie on our map, and what the map tells of their neighbourhoods.

import { land as landOf, type Place, type Region } from "../kit/map/cells";
import { chance, seedOf } from "../kit/map/drawingHand";
import type { Point } from "../kit/map/drawingHand";
import type { Cards } from "../registry";
import type { ComponentRecord, RegionRecord, SiteRecord } from "./types";

export const WIDTH = 1000;
export const HEIGHT = 880;

/** The middle of each region. */
export const PLACES: Readonly<Record<string, Point>> = {
  "elven-shores": [58, 330],
  lindon: [142, 214],
  numeriador: [176, 98],
  forochel: [312, 62],
  "the-shire": [226, 262],
  arthedain: [304, 168],
  angmar: [424, 92],
  cardolan: [286, 350],
  "eriadoran-coast": [104, 470],
  rhudaur: [408, 226],
  "high-pass": [496, 216],
  hollin: [392, 332],
  dunland: [372, 430],
  enedhwaith: [266, 462],
  "redhorn-gate": [476, 326],
  gundabad: [518, 98],
  "anduin-vales": [566, 256],
  "grey-mountain-narrows": [636, 84],
  "withered-heath": [752, 62],
  "iron-hills": [872, 108],
  "woodland-realm": [672, 172],
  "northern-rhovanion": [790, 184],
  "western-mirkwood": [634, 264],
  "heart-of-mirkwood": [712, 278],
  "southern-mirkwood": [652, 366],
  "southern-rhovanion": [800, 336],
  dorwinion: [908, 286],
  "brown-lands": [660, 454],
  "wold-and-foothills": [552, 408],
  fangorn: [468, 460],
  "gap-of-isen": [378, 522],
  rohan: [504, 528],
  "old-pukel-land": [256, 576],
  andrast: [168, 656],
  "andrast-coast": [62, 640],
  "old-pukel-gap": [322, 634],
  anfalas: [296, 710],
  "bay-of-belfalas": [232, 822],
  lamedon: [422, 644],
  belfalas: [412, 742],
  lebennin: [508, 690],
  anorien: [562, 606],
  "mouths-of-the-anduin": [516, 820],
  ithilien: [640, 600],
  dagorlad: [734, 494],
  "horse-plains": [868, 484],
  "imlad-morgul": [698, 664],
  udun: [748, 578],
  gorgoroth: [790, 652],
  nurn: [894, 660],
  harondor: [642, 770],
  khand: [850, 790],
};

/** Open sea beyond the regions, which nobody sails. */
const SEA: readonly Point[] = [
  [30, 210],
  [50, 90],
  [110, 10],
  [-40, 330],
  [-60, 480],
  [-60, 660],
  [80, 790],
  [120, 900],
  [370, 900],
];
const WATER = "coastal-sea";

/** The map as the records tell it. */
export interface Atlas {
  regions: ReadonlyMap<string, RegionRecord>;
  sites: ReadonlyMap<string, SiteRecord>;
  /** Pairs of neighbours, each once. */
  links: readonly (readonly [string, string])[];
}

/** What follows from something is worked out once. */
export function once<From extends object, To>(made: (from: From) => To): (from: From) => To {
  const known = new WeakMap<From, To>();
  return (from) => {
    let found = known.get(from);
    if (found === undefined) known.set(from, (found = made(from)));
    return found;
  };
}

export const atlas = once((cards: Cards<ComponentRecord>): Atlas => {
  const regions = new Map<string, RegionRecord>();
  const sites = new Map<string, SiteRecord>();
  for (const { record } of cards.values()) {
    if (record.kind === "region") regions.set(record.id, record);
    else if (record.kind === "site") sites.set(record.id, record);
  }
  const links = [...regions.values()].flatMap(({ id, adjacent }) =>
    adjacent.filter((other) => id < other).map((other) => [id, other] as const),
  );
  return { regions, sites, links };
});

const placesOf = ({ regions }: Atlas, named: (id: string, sea: boolean) => string): Place[] => [
  ...[...regions.values()].flatMap(({ id, type }) => {
    const at = PLACES[id];
    return at ? [{ x: at[0], y: at[1], region: named(id, type === WATER) }] : [];
  }),
  ...SEA.map(([x, y]) => ({ x, y, region: named("sea", true) })),
];

/** The land of each region; that of the open sea is called so. */
export const grounds = once((world: Atlas): ReadonlyMap<string, Region> =>
  landOf(placesOf(world, (id) => id)),
);

/** All land together, whose borders are the coast. */
export const coast = once((world: Atlas): Region =>
  landOf(placesOf(world, (_, sea) => (sea ? "water" : "land"))).get("land")!,
);

/** How far from the middle of its region a site stands. */
const ASIDE = 24;

/** Where a site is drawn: beside the middle of its region, the same every time. */
export function spotOf({ sites }: Atlas, id: string): { x: number; y: number } | null {
  const site = sites.get(id);
  const at = site && PLACES[site.region];
  if (!site || !at) return null;
  const same = [...sites.values()].filter(({ region }) => region === site.region);
  const n = same.findIndex((each) => each.id === id);
  const angle = (n / same.length + chance(seedOf(site.region)) * 0.2 - 0.35) * 2 * Math.PI;
  return { x: at[0] + Math.cos(angle) * ASIDE, y: at[1] + Math.sin(angle) * ASIDE * 0.85 };
}
