// Duel's own little drawings.

import * as shared from "../../parts/drawings";
import type { Drawing } from "../../parts/drawings";

const DISC = "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19z";
const PAWN =
  "M9 3a3.6 3.6 0 0 1 2.3 6.4c1.6 1.3 2.2 3.6 2.7 6.6H4c.5-3 1.1-5.3 2.7-6.6A3.6 3.6 0 0 1 9 3zM2.5 17.5h13V21h-13z";
const SMALL_COIN = "M9 7a7 7 0 1 0 0 14A7 7 0 0 0 9 7zM9 11l3 3-3 3-3-3z";
const KEEP = "M2 21.5V11h1.8V7h2.4v2h2V5h2.6v4h2V7h2.4v4H17v10.5h-5V18a2.5 2.5 0 0 0-5 0v3.5z";
const CROSS_OUT = "M17 3l5 5M22 3l-5 5";

const SKILLS = {
  ruse: {
    fill: "M1.5 8.5c3.5-2.5 7-2 10.5-.5 3.5-1.5 7-2 10.5.5 0 5.5-2.5 9-5.8 9-2.4 0-3.4-1.9-4.7-3.5-1.3 1.6-2.3 3.5-4.7 3.5-3.3 0-5.8-3.5-5.8-9zM5 11c1.2-1.2 3.2-1.2 4.5.4-1.2 1.5-3.5 1.5-4.5-.4zM14.5 11.4C15.8 9.8 17.8 9.8 19 11c-1 1.9-3.3 1.9-4.5.4z",
  },
  strength: shared.FIST,
  courage: {
    fill: "M12 21C4.5 15.5 2.5 12.2 2.5 8.7A5 5 0 0 1 12 6.6a5 5 0 0 1 9.5 2.1c0 3.5-2 6.8-9.5 12.3z",
  },
  knowledge: shared.BOOK,
  leadership: shared.CROWN,
} satisfies Record<string, Drawing>;

const COLOURS = {
  grey: { fill: "M12 1.5 21.5 12 12 22.5 2.5 12z" },
  yellow: { fill: DISC },
  blue: { fill: "M15.5 2A10.2 10.2 0 1 0 22 17.5 9 9 0 0 1 15.5 2z" },
  green: { fill: "M12 2.5 22.5 21h-21z" },
  red: {
    fill: "M5.5 2.5 12 9l6.5-6.5 3 3L15 12l6.5 6.5-3 3L12 15l-6.5 6.5-3-3L9 12 2.5 5.5z",
  },
  purple: shared.STAR,
} satisfies Record<string, Drawing>;

const RACES = {
  elves: shared.LEAF,
  ents: shared.TREE,
  hobbits: {
    fill: `${DISC}M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM12 10.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z`,
    line: "M8 5.500v13M16 5.500v13",
  },
  humans: shared.BANNER,
  dwarves: { fill: "M3 3h14.5A3.5 3.5 0 0 1 21 6.5V11H3zM10 12.5h4v10h-4z" },
  wizards: shared.HAT,
} satisfies Record<string, Drawing>;

const CHAINS = {
  acorn: {
    fill: "M3 10c.4-4 4-5.6 8-5.8V1.5h2v2.7c4 .2 7.6 1.8 8 5.8zM4.5 11.5h15c0 5-3 8.5-7.5 11-4.5-2.5-7.5-6-7.5-11z",
  },
  anvil: {
    fill: "M1.5 6H7v1.5h15.5c-.5 3.5-3 5.7-7 6.3V16l3.5 2v3.5H5V18l3.5-2v-2C5.5 13.5 4 12 3.6 9.7 2.2 9.3 1.5 8 1.5 6z",
  },
  armor: shared.ARMOR,
  axe: shared.AXE,
  backpack: {
    fill: "M8 5.5V5a4 4 0 0 1 8 0v.5c2.7.8 4 3 4 6.5v10H4V12c0-3.5 1.3-5.7 4-6.5zM10 5.2h4V5a2 2 0 0 0-4 0zM7.5 12.5h9v6h-9zM9 14v3h6v-3z",
  },
  bedroll: {
    fill: "M6.5 5.5H18a4.5 6.5 0 0 1 0 13H6.5a4.5 6.5 0 0 1 0-13zM6.5 7.5a2.5 4.5 0 1 0 0 9 2.5 4.5 0 0 0 0-9zM6.5 10a1.2 2 0 1 1 0 4 1.2 2 0 0 1 0-4zM12.5 5.5h1.5v13h-1.5zM16.5 5.5H18v13h-1.5z",
  },
  bow: shared.BOW,
  campfire: shared.CAMPFIRE,
  chest: {
    fill: "M2.5 10.5C2.5 6 5 3.5 8.5 3.5h7c3.5 0 6 2.5 6 7zM2.5 12h7v3.5h5V12h7v9h-19zM11 12h2v2h-2z",
  },
  fish: {
    fill: "M1 12c3-5.3 7.8-7 12.2-6 2 .5 3.6 1.6 4.8 3.1L23 6v12l-5-3.1c-1.2 1.5-2.8 2.6-4.8 3.1C8.8 19 4 17.3 1 12zM6.5 9.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z",
  },
  harp: {
    line: "M6 22V4.5c4-3 6 1 9 1 2.2 0 3.5-1.5 4.5-3.5 1 9-3.5 15-13.5 20zM9.5 5.5v13M12.5 6.5V17M15.7 7v7",
  },
  helmet: shared.HELMET,
  horse: shared.HORSE,
  horseshoe: shared.HORSESHOE,
  pot: {
    fill: "M10.5 3h3v2H20v2.2H4V5h6.5zM2 8.5h20v3h-1.8c.3 5 0 8-3.7 9.5v1.5h-2.3V21h-4.4v1.5H7.5V21c-3.7-1.5-4-4.5-3.7-9.5H2z",
  },
  scroll: shared.SCROLL,
  sword: shared.SWORD,
} satisfies Record<string, Drawing>;

const EFFECTS = {
  coins: { fill: `${DISC}M12 7.5l4.5 4.5-4.5 4.5L7.5 12z` },
  rings: {
    fill: "M11 5.5C5.5 5.5 1.5 9 1.5 13.5S5.5 22 11 22s9.5-4 9.5-8.5-4-8-9.5-8zM11 9c3.8 0 6.5 2 6.5 4.5S14.8 18.5 11 18.5s-6.5-2.5-6.5-5S7.2 9 11 9z",
    line: "M18 5l1.5-3M20.5 7.5l2.5-1.5",
  },
  units: {
    fill: "M12 1.5a4.3 4.3 0 0 1 2.7 7.6c2 1.5 2.8 4.3 3.3 7.9H6c.5-3.6 1.3-6.4 3.3-7.9A4.3 4.3 0 0 1 12 1.5zM4 18.5h16v4H4z",
  },
  anywhere: { fill: PAWN, line: "M19 1.5v8M15.5 3.5l7 4M22.5 3.5l-7 4" },
  removed: { fill: PAWN, line: CROSS_OUT },
  reinforced: { fill: PAWN, line: "M19 2v7M15.5 5.5h7" },
  lost: { fill: SMALL_COIN, line: "M15 5h7" },
  moves: { fill: "M2 9.5h10V4l10.5 8L12 20v-5.5H2z" },
  "any-manoeuvre": {
    line: "M12 12.5V2.5M12 12.5l8.5 6.5M12 12.5 3.5 19M8.5 6 12 2.5 15.5 6M15.5 19.5l5-.5-1-5M8.5 19.5l-5-.5 1-5",
  },
  again: { fill: "M22 2v8.5h-8.5z", line: "M20 13.5A8 8 0 1 1 17.5 6.5" },
  raze: { fill: KEEP, line: CROSS_OUT },
  strip: { fill: "M9 9.5l3.5 4-3.5 4-3.5-4z", line: `M3 5h12v17H3z${CROSS_OUT}` },
  fetch: {
    fill: "M8 11.5l3 3.5-3 3.5L5 15z",
    line: "M2.5 7.5h11v14.5h-11zM19 21V4M15.5 7.5 19 4l3.5 3.5",
  },
  alliance: {
    fill: "M8.5 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z",
    line: "M15.5 5.8a6.3 6.3 0 1 1 0 12.4",
  },
  "power-wild-skill": {
    fill: "M10 2.5l2.2 6.3 6.3 2.2-6.3 2.2L10 19.5l-2.2-6.3L1.5 11l6.3-2.2zM19 14.5l1.1 2.9 2.9 1.1-2.9 1.1L19 22.5l-1.1-2.9-2.9-1.1 2.9-1.1z",
  },
  "power-no-surcharge": { line: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM5.5 18.5l13-13" },
  "power-double-discard": {
    fill: "M8 5a6.5 6.5 0 1 0 0 13A6.5 6.5 0 0 0 8 5zM8 8.8l2.7 2.7L8 14.2l-2.7-2.7z",
    line: "M15.5 6.5a6 6 0 0 1 0 11.5",
  },
  "power-eagle": {
    fill: "M12 5.5c.8-2 3-2.3 3.6-.6l2 .5-1.9 1C19.5 6.5 21.8 5.3 23.5 2.5c.3 7.5-3.8 12-8 12.8l2 4.7-3.2-1.2L12 22l-2.3-3.2L6.5 20l2-4.7C4.3 14.5.2 10 .5 2.5c1.7 2.8 4 4 7.8 3.9C9.7 6.8 11 6.8 12 5.5z",
  },
} satisfies Record<string, Drawing>;

const PIECES = {
  fellowship: {
    fill: "M12 .8 14.9 9.1 23.2 12l-8.3 2.9L12 23.2l-2.9-8.3L.8 12l8.3-2.9z",
  },
  sauron: shared.LIDLESS,
  "unit-fellowship": shared.SHIELD,
  "unit-sauron": {
    fill: "M12 .5l2.7 4.7L20.5 3l-1.2 6.3 4 3.4-4.3 2.3-1 8H6l-1-8-4.3-2.3 4-3.4L3.5 3l5.8 2.2z",
  },
  fortress: shared.KEEP,
  frodo: {
    fill: "M8 3.5a3.2 3.2 0 0 1 2 5.7c2 1.2 2.8 5.3 3.2 12.3H2.8C3.2 14.5 4 10.4 6 9.2a3.2 3.2 0 0 1 2-5.7zM16.7 7.5a2.8 2.8 0 0 1 1.7 5c1.7 1.1 2.5 4.5 2.8 9h-6.5c-.2-4.5-.7-7.3-1.5-9.3.4-.3.7-.5 1.2-.6a2.8 2.8 0 0 1 2.3-4.1z",
  },
  nazgul: shared.HOOD,
  doom: shared.VOLCANO,
  landmark: {
    fill: "M12 1.5 22.5 9v2.5h-2V20h2v2.5h-21V20h2v-8.5h-2V9zM6 11.5V20h2.5v-8.5zM10.7 11.5V20h2.6v-8.5zM15.5 11.5V20H18v-8.5z",
  },
} satisfies Record<string, Drawing>;

const CHAIN = {
  chain: {
    line: "M10.2 14.2a4.2 4.2 0 0 1 0-6l3-3a4.2 4.2 0 0 1 6 6l-1.7 1.7M13.8 9.8a4.2 4.2 0 0 1 0 6l-3 3a4.2 4.2 0 0 1-6-6l1.7-1.7",
  },
} satisfies Record<string, Drawing>;

const ALL = {
  ...SKILLS,
  ...COLOURS,
  ...RACES,
  ...CHAINS,
  ...EFFECTS,
  ...PIECES,
  ...CHAIN,
  ...shared.SIGNS,
};

/** Every drawing by its name: skills, colours, races, chain symbols, effects, pieces and signs. */
export const ICONS: Readonly<Record<string, Drawing>> = {
  ...ALL,
  garrison: ALL.units,
  "too-dear": ALL["power-no-surcharge"],
  "power-red-anywhere": ALL.anywhere,
  "power-red-reinforced": ALL.reinforced,
};
