// The little drawings of Solitaire, 24 by 24.

import * as shared from "../../parts/drawings";
import type { Drawing } from "../../parts/drawings";

const RING =
  "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z";
const CROSSED =
  "M3 2l3.5.5 5.5 6 5.5-6L21 2l-.5 3.5-6.4 6.5 3.4 3.3 1.3-1.3 1.7 1.7-2 2 3 3-2 2-3-3-2 2-1.7-1.7 1.3-1.3L12 15.4l-2.8 3.3 1.3 1.3-1.7 1.7-2-2-3 3-2-2 3-3-2-2L4.5 14l1.3 1.3L9.2 12 3.5 5.5z";
const CHEST =
  "M2 10.5V8a5 5 0 0 1 5-5h10a5 5 0 0 1 5 5v2.5h-7.5V9h-5v1.5zM2 12.5h7.500v2h5v-2H22V21H2z";

/** What stands for figures and states. */
const SIGNS = {
  prowess: { fill: CROSSED },
  body: shared.SHIELD,
  mind: {
    fill: "M9 2.500a7.500 7.500 0 0 1 9 7.300l2.500 4.700-2.500.5V19h-4v3H7v-5.500A7.500 7.500 0 0 1 9 2.500zM11 6a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z",
  },
  influence: shared.BANNER,
  corruption: {
    fill: "M12 1.5c4 6 7 9.5 7 13.7a7 7 0 0 1-14 0C5 11 8 7.5 12 1.5zM12 9l-1.5 4 2.5 1.5-2.5 5 5.5-6-2.7-1.2z",
  },
  points: shared.STAR,
  strikes: {
    fill: "M12 .5l2.600 5.700L20 3.500l-2.200 5.700 5.700 2.800-5.700 2.800 2.200 5.700-5.400-2.700L12 23.500l-2.600-5.700L4 20.500l2.200-5.700L.5 12l5.700-2.800L4 3.500l5.400 2.700z",
  },
  tapped: { line: "M20 12a8 8 0 1 1-2.500-5.800M20.500 2v5h-5" },
  wounded: {
    fill: "M9.500 2h5v7.500H22v5h-7.500V22h-5v-7.500H2v-5h7.500z",
  },
  hoard: { fill: CHEST },
  information: shared.SCROLL,
  clock: {
    fill: "M5 1.500h14v3h-1.500c0 3.500-1.500 5.500-4 7.500 2.500 2 4 4 4 7.500H19v3H5v-3h1.500c0-3.500 1.500-5.500 4-7.500-2.500-2-4-4-4-7.500H5z",
  },
  treasure: { fill: CHEST },
  draw: { fill: "M4 4.500h11v16H4zM17 6l4 1.200-3.500 12.500-.5-.1z" },
  discard: { line: "M12 3v13M6.500 10.500 12 16l5.500-5.500M4 21h16" },
  removed: { line: "M4 4l16 16M20 4 4 20" },
  stored: { fill: CHEST },
  goal: { fill: "M5 1.500h2V3c4-2 8 2 13 0v9c-5 2-9-2-13 0v10.500H5z" },
  company: shared.HOOD,
  haven: shared.LEAF,
  path: { line: "M4 21c0-6 8-4 8-9s-5-4-5-8M17 3v6M14 6h6" },
  events: shared.SCROLL,
  larger: { line: "M12 4v16M4 12h16" },
  smaller: { line: "M4 12h16" },
  whole: { line: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" },
  dice: {
    fill: "M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3zM7.500 5.800a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400M16.500 5.800a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400M12 10.300a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400M7.500 14.800a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400M16.500 14.800a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400",
  },
  cancelled: {
    line: "M12 2.500a9.500 9.500 0 1 0 0 19 9.500 9.500 0 0 0 0-19zM5.300 5.300l13.400 13.400",
  },
  defeated: { line: "M4 12.500l5.500 6L20 5" },
} satisfies Record<string, Drawing>;

/** Kinds of sites, of regions, of items and of cards. */
const KINDS = {
  "free-hold": { fill: "M2 22.500V11l10-8 10 8v11.500h-7V15H9v7.500z" },
  "border-hold": {
    fill: "M2 22.500V7h3v3h3V7h3v3h2V7h3v3h3V7h3v15.500h-7V17a3 3 0 0 0-6 0v5.500z",
  },
  "ruins-and-lairs": {
    fill: "M2 22.500V6l4 3 1 4 3-7 3 2v14.500zM15 22.500V12l4-3 3 5v8.500z",
  },
  "shadow-hold": {
    fill: "M4 22.500V9L2 4l5 3 5-6 5 6 5-3-2 5v13.500h-6V16h-4v6.500z",
  },
  "dark-hold": {
    fill: "M7 22.500 8.500 9 6 2l4 3 2-4.500L14 5l4-3-2.500 7L17 22.500zM12 10.500c-1.700 0-3 1-4 2.500 1 1.500 2.300 2.500 4 2.500s3-1 4-2.500c-1-1.500-2.300-2.500-4-2.500z",
  },
  "coastal-sea": {
    line: "M1.500 8q3.500-4 7 0t7 0 7 0M1.500 14q3.500-4 7 0t7 0 7 0M1.500 20q3.500-4 7 0t7 0 7 0",
  },
  "free-domain": {
    fill: "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zM12 5l2 5 5 .5-4 3.500 1.500 5-4.500-3-4.500 3L9 14l-4-3.500 5-.5z",
  },
  "border-land": {
    fill: "M1 21c1-6.500 3.700-10 7-10 2 0 3.800 1.200 5 3.300C14 10 15.500 8 17.500 8c3 0 5 4.500 5.500 13z",
  },
  wilderness: shared.TREE,
  "shadow-land": {
    fill: "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zM12 4v16a8 8 0 0 1 0-16z",
  },
  "dark-domain": shared.LIDLESS,
  minor: { fill: "M12 5l7 7-7 7-7-7z" },
  major: { fill: "M12 2l10 10-10 10L2 12zM12 7l-5 5 5 5 5-5z" },
  greater: shared.CROWN,
  "gold-ring": { fill: RING },
  special: {
    fill: "M12 .5L13.800 7.800 20.100 3.900 16.200 10.200 23.500 12 16.200 13.800 20.100 20.100 13.800 16.200 12 23.500 10.200 16.200 3.900 20.100 7.800 13.800.5 12 7.800 10.200 3.900 3.900 10.200 7.800z",
  },
  weapon: shared.SWORD,
  armor: shared.ARMOR,
  shield: shared.SHIELD,
  helmet: shared.HELMET,
  ring: { fill: RING },
  palantir: {
    fill: "M12 1a8.500 8.500 0 0 1 5.200 15.200L19.500 23h-15l2.300-6.800A8.500 8.500 0 0 1 12 1zM8.300 6.300c-1.500 2.200-1.500 5 0 7.200.3-3.400 1.700-6 4.200-7.900-1.500-.4-3-.1-4.200.7z",
  },
  character: shared.HOOD,
  item: { fill: CHEST },
  ally: shared.HORSE,
  faction: shared.BANNER,
  creature: shared.HORNED,
  short: { fill: "M13.500.5 3.500 14H11l-1.500 9.500L20 9.500h-7.500z" },
  long: {
    fill: "M5 1.500h14v3h-1.500c0 3.500-1.500 5.500-4 7.500 2.500 2 4 4 4 7.500H19v3H5v-3h1.500c0-3.500 1.500-5.500 4-7.500-2.500-2-4-4-4-7.500H5z",
  },
  permanent: shared.BOOK,
  warrior: shared.SWORD,
  scout: shared.CLOAK,
  ranger: shared.LEAF,
  sage: shared.BOOK,
  diplomat: shared.SCROLL,
} satisfies Record<string, Drawing>;

/** Every drawing by its name. */
export const ICONS: Readonly<Record<string, Drawing>> = { ...SIGNS, ...KINDS, ...shared.SIGNS };
