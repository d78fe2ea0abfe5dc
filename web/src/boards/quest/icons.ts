// Quest's own little drawings.

import * as shared from "../../parts/drawings";
import type { Drawing } from "../../parts/drawings";

const DISC = "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z";
const PAGE = "M5 1.5h10.5L20 6v16.5H5z";

const ATTRIBUTES = {
  fortitude: {
    fill: "M4 2h3.5v2.5h2.7V2h3.6v2.5h2.7V2H20v6.5l-2.5 2V19H20v3H4v-3h2.5v-8.5L4 8.5zM10.2 22v-4a1.8 1.8 0 0 1 3.6 0v4z",
  },
  strength: shared.FIST,
  agility: {
    fill: "M21.5 2C12 2.5 5.5 7.5 4.5 16.5L2 22l1.8.6 2-4.2c8.7.6 14.7-5.4 15.7-16.4zM8 15.5C10 11 13 8 17 6c-3.5 3-5.5 5.5-7.2 9.7z",
  },
  wisdom: shared.BOOK,
} satisfies Record<string, Drawing>;

/** What stands on combat cards besides. */
const COMBAT = {
  melee: {
    fill: "M3 2l3.5.5 5.5 6 5.5-6L21 2l-.5 3.5-6.4 6.5 3.4 3.3 1.3-1.3 1.7 1.7-2 2 3 3-2 2-3-3-2 2-1.7-1.7 1.3-1.3L12 15.4l-2.8 3.3 1.3 1.3-1.7 1.7-2-2-3 3-2-2 3-3-2-2L4.5 14l1.3 1.3L9.2 12 3.5 5.5z",
  },
  ranged: shared.BOW,
  attack: {
    fill: "M12 .5l2.6 5.7L20 3.5l-2.2 5.7 5.7 2.8-5.7 2.8 2.2 5.7-5.4-2.7L12 23.5l-2.6-5.7L4 20.5l2.2-5.7L.5 12l5.7-2.8L4 3.5l5.4 2.7z",
  },
  defense: shared.SHIELD,
  health: {
    fill: "M12 21.5C4.5 15.8 2 12.3 2 8.6a5.2 5.2 0 0 1 10-2.1 5.2 5.2 0 0 1 10 2.1c0 3.7-2.5 7.2-10 12.9z",
  },
  damage: {
    fill: "M12 21.5C4.5 15.8 2 12.3 2 8.6A5.2 5.2 0 0 1 9.7 4L8 8.5l4 3-3 4 4.5 3-1.5 3zM13.8 19.8l1.2-2-3.7-2.3 3.2-4.2-3.7-2.8 1.7-3.7a5.2 5.2 0 0 1 9.5 3.8c0 3.5-2.3 6.8-8.2 11.2z",
  },
  exhausted: {
    fill: "M5 1.5h14v3h-1.5c0 3.5-1.5 5.5-4 7.5 2.5 2 4 4 4 7.5H19v3H5v-3h1.5c0-3.5 1.5-5.5 4-7.5-2.5-2-4-4-4-7.5H5zM8.8 5.5c.2 1.5.8 2.5 1.7 3.5h3c.9-1 1.5-2 1.7-3.5z",
  },
  cancelled: { line: "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM5.3 5.3l13.4 13.4" },
  next: { line: "M4 5l7 7-7 7M12 5l7 7-7 7" },
} satisfies Record<string, Drawing>;

const TERRAIN = {
  plains: {
    line: "M2 20.5h20M5 20.5c0-5-1-8-3-10M5 20.5c0-6 .5-10 2.5-14M12 20.5c0-6-1-10-2-13M12 20.5c.5-6 2-9.5 4-12.5M19 20.5c0-4-.5-7-1.5-9M19 20.5c.5-4 1.5-6.5 3-8.5",
  },
  hills: {
    fill: "M1 21c1-6.5 3.7-10 7-10 2 0 3.8 1.2 5 3.3C14 10 15.5 8 17.5 8c3 0 5 4.5 5.5 13z",
  },
  forest: {
    fill: "M8.5 1.5l4 6h-2l3.5 5h-2.2l3.7 5.5H10V22H7v-4H1.5l3.7-5.5H3l3.5-5h-2zM18 8l3 4.5h-1.5L23 18h-3.5v4h-2.8v-2.5H19l-3.5-5.2h2L14.8 11z",
  },
  mountains: {
    fill: "M9 4l4.5 8 2.5-4 7 13.5H1zM9 8l-2.5 5 2.5-1 1.5 2 .7-2z",
  },
  swamp: {
    line: "M1.5 17.5c2-2 3.5-2 5.3 0s3.4 2 5.2 0 3.5-2 5.3 0 3.2 2 5.2 0M4.5 22c1.8-1.5 3-1.5 4.8 0M14.5 22c1.8-1.5 3-1.5 4.8 0M8 13.5V4M14 13.5V7M18.5 13.5V9",
    fill: "M6.5 2.5a1.5 1.5 0 0 1 3 0V8h-3zM12.5 5.5a1.5 1.5 0 0 1 3 0V10h-3z",
  },
} satisfies Record<string, Drawing>;

/** The kinds of components. */
const KINDS = {
  card: {
    fill: "M4 2.5h12a2 2 0 0 1 2 2v17H6a2 2 0 0 1-2-2zM19.5 5.5H21v15.5a2 2 0 0 1-2 2H8V21.5h11.5z",
  },
  skill: shared.STAR,
  hero: {
    fill: "M12 1.5c6 0 9 4.3 9 10V22h-5.5v-6h-2.3v-3.5H18c0-1.3-.3-2.3-.8-3H6.8c-.5.7-.8 1.7-.8 3h4.8V16H8.5v6H3V11.5c0-5.7 3-10 9-10z",
  },
  foe: shared.GOBLIN,
  minion: shared.HORNED,
  plot: {
    fill: "M10.3 2.2a1.7 1.7 0 0 1 3.4 0v4H18v2.6h-3.5V19L12 23.5 9.5 19V8.8H6V6.2h4.3zM11.3 10v8h1.4v-8z",
  },
  shadow: shared.HOOD,
  corruption: {
    fill: "M12 1.5c4 6 7 9.5 7 13.7a7 7 0 0 1-14 0C5 11 8 7.5 12 1.5zM12 9l-1.5 4 2.5 1.5-2.5 5 5.5-6-2.7-1.2z",
  },
  peril: {
    fill: "M12 1.5 23.5 22H.5zM10.8 9l.4 6.5h1.6l.4-6.5zM12 16.8a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z",
  },
  event: {
    fill: "M2 9.5c6 0 11-2 16-7l4 9.5c-7-.5-11 1-15 4.5l1 6H5l-.5-6C2.5 16 1.5 13.5 2 9.5z",
  },
  encounter: {
    fill: "M10.5 1h3v3H19l3.5 3-3.5 3h-5.5v2H5l-3.5 3L5 18h5.5v5h3v-5H17v-6h-3.5z",
  },
  quest: shared.SCROLL,
  mission: {
    fill: "M1.5 4.5h21V20h-21zM3.5 6.5l8.5 7 8.5-7V6h-17zM3.5 9v9h17V9L12 16zM12 13.5",
  },
  character: {
    fill: "M12 1.5a4.8 4.8 0 0 1 2.9 8.6c4 1.1 6.1 4.9 6.6 12.4h-19c.5-7.5 2.6-11.3 6.6-12.4A4.8 4.8 0 0 1 12 1.5z",
  },
  item: {
    fill: "M8 6V5a4 4 0 0 1 8 0v1h4.5l1 16h-19l1-16zM10 6h4V5a2 2 0 0 0-4 0z",
  },
  location: {
    fill: "M12 1a8 8 0 0 1 8 8c0 5-4.5 8.5-8 14-3.5-5.5-8-9-8-14a8 8 0 0 1 8-8zM12 5.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z",
  },
  path: { line: "M5 22c0-6 14-6 14-11S9 7 9 2.5", fill: "M19.5 3.5 23 8h-7z" },
  back: {
    fill: `${DISC}M12 6c3.5 0 6 2.2 7.5 6-1.5 3.8-4 6-7.5 6s-6-2.2-7.5-6C6 8.2 8.5 6 12 6zM12 8c-1 1-1.5 2.4-1.5 4s.5 3 1.5 4c1-1 1.5-2.4 1.5-4S13 9 12 8z`,
  },
} satisfies Record<string, Drawing>;

const MARKERS = {
  heroes: shared.CROWN,
  ring: { fill: `${DISC}M12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z` },
  conquest: shared.BANNER,
} satisfies Record<string, Drawing>;

const THINGS = {
  favor: {
    fill: "M12 22.5v-6c-3 1.5-7.5.5-9.5-3.5 3-1 5.5-.5 7.5 1C7 11 7.5 5 12 1.5 16.5 5 17 11 14 14c2-1.5 4.5-2 7.5-1-2 4-6.5 5-9.5 3.5z",
  },
  influence: {
    fill: "M12 4.5c5 0 8.7 2.7 11 7.5-2.3 4.8-6 7.5-11 7.5S3.3 16.8 1 12c2.3-4.8 6-7.5 11-7.5zM12 6.5c-1.7 1.5-2.5 3.3-2.5 5.5s.8 4 2.5 5.5c1.7-1.5 2.5-3.3 2.5-5.5S13.7 8 12 6.5z",
  },
  life: shared.TREE,
  rest: shared.CAMPFIRE,
  boat: { fill: "M1 14h22c-1 5-4 8-8 8H8c-4 0-6.5-3-7-8zM11 1.5 20 12.5h-9zM9.5 5v7.5H4z" },
  horse: shared.HORSE,
  "elven-cloak": shared.CLOAK,
} satisfies Record<string, Drawing>;

/** An emblem for each hero. */
const HEROES = {
  argalad: shared.LEAF,
  beravor: {
    fill: "M14.5 1.5A10.5 10.5 0 1 0 22.5 15 8.5 8.5 0 0 1 14.5 1.5zM18.5 2l1 2.7 2.7 1-2.7 1-1 2.8-1-2.8-2.7-1 2.7-1z",
  },
  eleanor: {
    fill: "M12 1.5l1.5 4L12 8l-1.5-2.5zM5 5.5 9 7l.8 3L7 9zM19 5.5 15 7l-.8 3L17 9zM2 12l4-1.5L8.7 12 6 13.5zM22 12l-4-1.5-2.7 1.5 2.7 1.5zM10.8 10h2.4l.5 9.5 3.3 3H7l3.3-3z",
  },
  eometh: shared.HORSESHOE,
  thalin: shared.DOUBLE_AXE,
} satisfies Record<string, Drawing>;

const OWN_SIGNS = {
  check: { line: "M4 12.5l5.5 6L20.5 5" },
  missing: { line: "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM7 12h10" },
  page: { line: PAGE },
  larger: { line: "M12 4v16M4 12h16" },
  smaller: { line: "M4 12h16" },
  whole: { line: "M3 9V3h6M15 3h6v6M21 15v6h-6M9 21H3v-6" },
  hand: { line: "M8.5 3h7v13.5h-7zM5 6.5l-3 1 3.7 12.5 6.3-1.8M19 6.5l3 1-3.7 12.5-6.3-1.8" },
} satisfies Record<string, Drawing>;

/** Every drawing by its name. */
export const ICONS: Readonly<Record<string, Drawing>> = {
  ...ATTRIBUTES,
  ...COMBAT,
  ...TERRAIN,
  ...KINDS,
  ...MARKERS,
  ...THINGS,
  ...HEROES,
  ...shared.SIGNS,
  ...OWN_SIGNS,
};
