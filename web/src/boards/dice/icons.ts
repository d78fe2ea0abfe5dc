// The little drawings of Dice, 24 by 24: signs of faces and areas, and an emblem for every component.

import * as shared from "../../parts/drawings";
import type { Drawing } from "../../parts/drawings";

const RING =
  "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z";
const PONY =
  "M1 9.5 5 4.5 5.3 1.5 7.3 3.800c2 1 3.200 2.5 4.200 4.5h6c2.5 0 4 1.5 4.5 3.5l1.3 5.5-1.900.5-.9-3.3-.4 8h-2.5l-.8-6.5h-6l-.8 6.5H7.5l-.5-8.5c-1-1-1.5-2.5-1.700-4L3 11.700z";
const SPARK = "M5 1l1.2 2.8L9 5 6.2 6.2 5 9 3.8 6.2 1 5l2.8-1.2z";

/** What stands on the faces of dice. */
const FACES = {
  fellowship: {
    fill: "M12 0.4L15.3 4.1L20.2 3.8L19.9 8.7L23.6 12L19.9 15.3L20.2 20.2L15.3 19.9L12 23.6L8.7 19.9L3.8 20.2L4.1 15.3L0.4 12L4.1 8.7L3.8 3.8L8.7 4.1z",
  },
  draw: { fill: `${PONY}M12 7.2V3.5h5.5v3.700z` },
  reroll: { fill: "M22 1.5v8.5h-8.5zM8.5 9h7v7h-7z", line: "M20 14A8.3 8.3 0 1 1 17.5 6.5" },
  artifact: {
    fill: "M12 .5 23.5 12 12 23.5.5 12zM12 4.5 4.5 12l7.5 7.5L19.5 12zM12 8.5l3.5 3.5-3.5 3.5L8.5 12z",
  },
  eye: shared.LIDLESS,
  burst: {
    fill: "M12 0.5L13.8 7.8L20.1 3.9L16.2 10.2L23.5 12L16.2 13.8L20.1 20.1L13.8 16.2L12 23.5L10.2 16.2L3.9 20.1L7.8 13.8L0.5 12L7.8 10.2L3.9 3.9L10.2 7.8z",
  },
} satisfies Record<string, Drawing>;

const AREAS = {
  active: {
    fill: "M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3zM7.5 5.8a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4M16.5 5.8a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4M12 10.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4M7.5 14.8a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4M16.5 14.8a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4",
  },
  bag: {
    fill: "M8 1.5h8l-1.5 4C18.5 8 21 12 21 16c0 4-3.5 6.5-9 6.5S3 20 3 16c0-4 2.5-8 6.5-10.5zM8.5 7v2h7V7z",
  },
  muster: shared.BANNER,
  prepared: { line: "M3.5 8h14M13 3.5 17.5 8 13 12.5M20.5 16h-14M11 11.5 6.5 16l4.5 4.5" },
  spent: {
    fill: "M5 1.5h14v3h-1.5c0 3.5-1.5 5.5-4 7.5 2.5 2 4 4 4 7.5H19v3H5v-3h1.5c0-3.5 1.5-5.5 4-7.5-2.5-2-4-4-4-7.5H5z",
  },
  used: { fill: "M2 14h8.5v8.5H2zM13.5 14H22v8.5h-8.5zM7.8 3h8.5v8.5H7.8z" },
  aside: { line: "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM12 6.5V12l4 3" },
  destroyed: { line: "M4 4l16 16M20 4 4 20" },
  wilds: {
    fill: "M1 21c1-6.5 3.7-10 7-10 2 0 3.8 1.2 5 3.3C14 10 15.5 8 17.5 8c3 0 5 4.5 5.5 13z",
  },
} satisfies Record<string, Drawing>;

const SIGNS = {
  attack: {
    fill: "M12 0c3 3.5 8.5 6.5 11.8 12-3.3 5.5-8.5 8.5-11.800 12C8.700 20.5 3.5 17.5.2 12 3.5 6.5 9 3.5 12 0z",
  },
  battle: {
    fill: "M3 2l3.5.5 5.5 6 5.5-6L21 2l-.5 3.5-6.4 6.5 3.4 3.3 1.3-1.3 1.7 1.7-2 2 3 3-2 2-3-3-2 2-1.7-1.7 1.3-1.3L12 15.4l-2.8 3.3 1.3 1.3-1.7 1.7-2-2-3 3-2-2 3-3-2-2L4.5 14l1.3 1.3L9.2 12 3.5 5.5z",
  },
  defense: shared.SHIELD,
  level: { fill: "M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21z" },
  glory: shared.STAR,
  corruption: {
    fill: "M12 1.5c4 6 7 9.5 7 13.7a7 7 0 0 1-14 0C5 11 8 7.5 12 1.5zM12 9l-1.5 4 2.5 1.5-2.5 5 5.5-6-2.7-1.2z",
  },
  "the-ring": { fill: RING },
  attach: { line: "M8.5 15.5l7-7M10 7l3-3a5 5 0 0 1 7 7l-3 3M14 17l-3 3a5 5 0 0 1-7-7l3-3" },
  immediate: { fill: "M13.5.5 3.5 14H11l-1.5 9.5L20 9.5h-7.5z" },
  use: { line: "M12 3v10M8 6.5 12 2.5l4 4M4 12v7.5h16V12" },
  goal: shared.STAR,
  check: { line: "M4 12.5l5.5 6L20.5 5" },
  guess: { line: "M8 8a4 4 0 1 1 5.5 3.7c-1.2.6-1.5 1.3-1.5 2.8M12 18.5v.5" },
} satisfies Record<string, Drawing>;

const CARDS = {
  frodo: { fill: RING },
  sam: {
    fill: "M9 1.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM9 4.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6zM13.7 16l2.3-2.3 7 7-2.3 2.3z",
  },
  bill: { fill: `${PONY}M12 7.2V3.5h5.5v3.700z` },
  merry: {
    fill: "M2 9.5h9.5v2.7L21 4.5l1.7 2L11.5 16v2a4.7 4.7 0 0 1-9.5 0z",
    line: "M5 6.5c-1.5-2 1.5-2.5 0-4.5M9 6.5c-1.5-2 1.5-2.5 0-4.5",
  },
  pippin: {
    fill: "M4 8h12v1.5h2a4 4 0 0 1 4 4v2a4 4 0 0 1-4 4h-2v3H4zM16 11.5v6h2a2 2 0 0 0 2-2v-2a2 2 0 0 0-2-2zM3.5 6.8c-.5-2.3 1.8-3.6 3.5-2.5.5-2.4 4.5-2.6 5.2-.2 2-.8 4 .5 3.8 2.7z",
  },
  faramir: {
    fill: "M22.5 1.5 21 8l-5-5zM1.5 1.5 8 3 3 8z",
    line: "M4 20 19.5 4.5M20 20 4.5 4.5M2.5 17.5l4 4M21.5 17.5l-4 4",
  },
  eowyn: shared.HELMET,
  "army-of-gondor": shared.BANNER,
  rohirrim: shared.HORSE,
  legolas: shared.BOW,
  arwen: {
    fill: "M2.5 11.5a9.5 9.5 0 1 0 19 0c-1.2 4-4.7 6.3-9.5 6.3s-8.3-2.3-9.5-6.3zM12 1l1.9 4.6 4.6 1.9-4.6 1.9L12 14l-1.9-4.6-4.6-1.9 4.6-1.9z",
  },
  aragorn: shared.CROWN,
  gimli: shared.AXE,
  gandalf: shared.HAT,
  treebeard: shared.TREE,
  anduril: { fill: `${shared.SWORD.fill}${SPARK}` },
  sting: {
    fill: "M12 .5c3 4.5 3.5 8.5 2 13h-4c-1.5-4.5-1-8.5 2-13zM6 14.5h12V17H6zM10.5 18h3v3.5a1.5 1.5 0 0 1-3 0z",
  },
  glamdring: {
    fill: "M12 .5l2 3V12h-4V3.5zM3.5 12.5h17l-1.3 2.7h-5.7V20a1.5 1.5 0 1 1-3 0v-4.8H4.8z",
  },
  "dwarven-axe": shared.DOUBLE_AXE,
  "elven-cloak": shared.CLOAK,
  "elven-rope": {
    line: "M12 3.5c4.5 0 8 1.8 8 4s-3.5 4-8 4-8-1.8-8-4 3.5-4 8-4zM4 11.5c0 2.2 3.5 4 8 4s8-1.8 8-4M4 15.5c0 2.2 3.5 4 8 4s8-1.8 8-4M4 7.5v8M20 7.5v8c0 3 2 3 2 6",
  },
  phial: {
    fill: "M9 1.5h6v2.2l-1.2 1v4C17 10.2 19 13 19 16.3a7 6.5 0 0 1-14 0C5 13 7 10.2 10.2 8.7v-4L9 3.7zM12 11l1.4 3.6L17 16l-3.6 1.4L12 21l-1.4-3.6L7 16l3.6-1.4z",
  },
  lembas: {
    fill: "M12 2 22.5 8.5V16L12 22.5 1.5 16V8.5zM12 4.7 5.5 8.8 12 12.7l6.5-3.9zM3.8 11v4l7 4.3v-4z",
  },
  "horn-of-gondor": {
    fill: "M1.5 3.5 6 1.5c1 7.5 6 12.5 14 12.5l3 3.5-1.5 5C10.5 23 2 15 1.5 3.5zM6.2 13.2l1.3 2 3-2.2-1.3-1.9zM13 18.5l2 .9 1.6-3.3-2-.9z",
  },
  "mithril-coat": shared.ARMOR,
  evenstar: {
    fill: "M12 7.5l2 5.5 5.5 2-5.5 2-2 5.5-2-5.5-5.5-2 5.5-2z",
    line: "M4 1.5C5 5 8 7.5 12 7.5s7-2.5 8-6",
  },
  palantir: {
    fill: "M12 1a8.5 8.5 0 0 1 5.2 15.2L19.5 23h-15l2.3-6.8A8.5 8.5 0 0 1 12 1zM8.3 6.3c-1.5 2.2-1.5 5 0 7.2.3-3.4 1.7-6 4.2-7.9-1.5-.4-3-.1-4.2.7z",
  },
} satisfies Record<string, Drawing>;

const ENEMIES = {
  goblin: shared.GOBLIN,
  orc: shared.HORNED,
  troll: {
    fill: "M7 8c0-4 2-6.5 5-6.5S17 4 17 8l4 2c1.5 4 1.5 8 .5 12.5h-5l-.5-5H8l-.5 5h-5C1.5 18 1.5 14 3 10zM9.3 5.5v2.2h1.9V5.5zM12.8 5.5v2.2h1.9V5.5zM9.5 10v1.7h5V10z",
  },
  warg: {
    fill: "M2.5 1.5 8 6c1.5-.8 6.5-.8 8 0l5.5-4.5c1 4 .5 7.5-1 10L14.5 20 12 22.8 9.5 20 3.5 11.5c-1.5-2.5-2-6-1-10zM6.5 10l3.7 3-.6-3zM17.5 10l-3.7 3 .6-3zM10.3 17.7h3.4L12 20z",
  },
  saruman: {
    fill: "M7 22.5C5 19 3 16 1.5 12.5c1.5-1 3 .2 4 2.5V5a1.5 1.5 0 0 1 3 0v6h.7V3a1.5 1.5 0 0 1 3 0v8h.7V3.8a1.5 1.5 0 0 1 3 0V12h.7V6.8a1.5 1.5 0 0 1 3 0V15c0 3-.8 5.5-2 7.5z",
  },
  mumak: {
    fill: "M3 3c3-2 6-2 9-1 3-1 6-1 9 1 1.5 4 1 8-2 10l-2.5.5c-.5 2-1 3.5-1.5 5 1 1.5 3 2 4 .5l1.5 1.5c-2.2 2.7-5.5 2.2-7.2-.5-.3 1-.3 2.5-.3 2.5h-2s0-1.5-.3-2.5c-1.7 2.7-5 3.2-7.2.5L5 19c1 1.5 3 1 4-.5-.5-1.5-1-3-1.5-5L5 13C2 11 1.5 7 3 3zM8.5 7v2.2h1.8V7zM13.7 7v2.2h1.8V7z",
  },
  nazgul: {
    fill: "M12 6.5c-3.5 0-5.5 2.3-5.5 5.3 0 3-2.3 5.2-4 10.7h19c-1.7-5.5-4-7.7-4-10.7 0-3-2-5.3-5.5-5.3zM12 9c1.6 0 2.8 1.4 2.8 3.3s-1.2 3.7-2.8 3.7-2.8-1.8-2.8-3.7S10.4 9 12 9zM6 5.5 4.8.5l3.7 2L12 0l3.5 2.5 3.7-2-1.2 5q-6-2-12 0z",
  },
  "black-rider": shared.HOOD,
} satisfies Record<string, Drawing>;

const SETS = {
  fotr: shared.GOBLIN,
  ttt: {
    fill: "M2 22.5 3.5 9 2 4l2.5 1.5L6 1l1.5 4.5L10 4 8.5 9 10 22.5zM14 22.5 15.5 9 14 4l2.5 1.5L18 1l1.5 4.5L22 4l-1.5 5L22 22.5z",
  },
  rotk: {
    fill: "M3 17.5.5 4.5 7 9l5-8 5 8 6.5-4.5-2.5 13zM3.5 19.5h17V22h-17z",
  },
} satisfies Record<string, Drawing>;

const LOCATIONS = {
  shire: {
    fill: "M.5 22.5C1 12 5.5 5 12 5s11 7 11.5 17.5zM12 9.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM14.8 14.5a1 1 0 1 1 0 2 1 1 0 0 1 0-2z",
  },
  rivendell: {
    fill: "M2 22.5V10.5C2 5.5 6.5 1.5 12 1.5s10 4 10 9v12h-3.5v-12C18.5 7.5 15.5 5 12 5s-6.5 2.5-6.5 5.5v12zM10 9l2-2 2 2v13.5h-4z",
  },
  moria: {
    fill: "M2.5 22.5V10.5a9.5 9.5 0 0 1 19 0v12H18v-12a6 6 0 0 0-12 0v12zM7.5 22.5v-12A4.5 4.5 0 0 1 11.3 6v16.5zM12.7 6a4.5 4.5 0 0 1 3.8 4.5v12h-3.8z",
  },
  "helms-deep": shared.KEEP,
  pelennor: {
    fill: "M10.5 1h3v5H16v4.5h3V16h3.5v6.5h-21V16H5v-5.5h3V6h2.5zM10.3 17.5v5h3.4v-5z",
  },
  "black-gate": {
    fill: "M1 22.5V6l3-4.5L7 6v4l1.7-2 1.6 2L12 8l1.7 2 1.6-2L17 10V6l3-4.5L23 6v16.5h-6V14h-1.5v8.5h-2V14h-3v8.5h-2V14H7v8.5z",
  },
  "mount-doom": shared.VOLCANO,
  "grey-havens": {
    fill: "M1.5 15h19c-1 4.5-4 7.5-9 7.5S3 19.5 1.5 15zM11 1.5c4 2.8 6 6.5 6 12h-6zM9.5 4.5v9H4.7c.5-3.5 2-6.7 4.8-9zM20 14c-1.5-2-.7-4.6.8-5.6 1.2-.7 2.4 0 2.4 1.2l-1.6.6c0 1 .5 2 .4 3.8z",
  },
} satisfies Record<string, Drawing>;

/** Every drawing by its name. */
export const ICONS: Readonly<Record<string, Drawing>> = {
  ...FACES,
  ...AREAS,
  ...SIGNS,
  ...CARDS,
  ...ENEMIES,
  ...SETS,
  ...LOCATIONS,
  ...shared.SIGNS,
};
