// Portraits of heroes, foes and characters: our own, busts of 48 by 48 in one style of silhouettes.

import {
  BROAD,
  CAPE,
  CROWN,
  DWARF_HELM,
  EYES,
  FACE,
  GOBLIN,
  HOOD,
  LONG_BEARD,
  LONG_HAIR,
  PARTED,
  SHORT_BEARD,
  SPIKED,
  SWORD,
  THIN,
  type Portrait,
} from "../kit/portraitParts";

/** Whoever has no portrait. */
const STRANGER: Portrait = { shape: HOOD + CAPE };

const PORTRAITS: Readonly<Record<string, Portrait>> = {
  // The heroes.
  argalad: {
    staff: "M39 5C48 16 48 34 38 46M39 5l-1 41M8 3l8 32M5 5l6-2M6 9l6-2",
    shape: LONG_HAIR + CAPE,
    light: `${FACE}M31 19l6-5-3 9z`,
    over: PARTED,
    eye: "M24 7l2.5 4-2.5 4-2.5-4z",
  },
  beravor: {
    far: SWORD,
    shape: HOOD + CAPE,
    light: FACE,
    over: "M16 21c0-8 3-11 8-11 6 0 9 5 8 12l1 14-4 1c1-9-1-17-5-22-3 1-6 3-8 6z",
    eye: "M24 35l1.7 3.3L29 40l-3.3 1.7L24 45l-1.7-3.3L19 40l3.3-1.7z",
  },
  eleanor: {
    shape:
      "M24 6c8 0 10 6 10 12 0 5-1 8-3 10H17c-2-2-3-5-3-10 0-6 2-12 10-12zM32 3a5 5 0 1 1 5 9l-5-3zM7 48c1-9 5-13 10-14l2-6h10l2 6c5 1 9 5 10 14z",
    light: "M24 11c5 0 7 3.5 7 9 0 5-2 10-5 11v4l-2 3-2-3v-4c-3-1-5-6-5-11 0-5.5 2-9 7-9z",
    over: "M16 20c0-6 4-10 10-10 4 1 6 5 6 11-2-4-5-6-8-7-2 3-5 3-8 6z",
    eye: "M16 12l2-5 3 2.5 3-5.5 3 5.5 3-2.5 2 5q-8-3-16 0z",
  },
  eometh: {
    far: "M41 0l3 8-2 3v37h-2V11l-2-3z",
    shape: `M13 31V20C13 11 17 7 24 7s11 4 11 13v11zM24 8C21 1 13 0 8 4 3 8 6 17 2 24c7-2 8-9 11-12 3-3 7-4 11-4z${CAPE}`,
    light: "M17 21h14c0 8-3 13-7 13s-7-5-7-13z",
    shade: "M17 27c2 2 4 2 7 2s5 0 7-2c0 6-3 11-7 11s-7-5-7-11z",
    over: "M22.8 18h2.4l.8 8h-4z",
    eye: "M13 17h22v3H13z",
  },
  thalin: {
    far: "M5 8h3v40H5zM8 9c5-4 9-3 11 0-3 4-3 7 0 11-4 2-8 1-11-2z",
    shape: DWARF_HELM + BROAD,
    light: "M15 18h18v5c0 5-4 7-9 7s-9-2-9-7z",
    shade: LONG_BEARD,
    over: "M22.5 16h3l1 8h-5z",
    eye: "M13 15h22v3H13zM20 38l4-2 4 2-4 2z",
  },

  // The minions.
  "black-serpent": {
    shape: `M24 0l3 7c6 2 9 7 9 14l-3 11H15l-3-11c0-7 3-12 9-14z${SPIKED}`,
    light: "M15 19h18l-2 5H17z",
    over: "M17 20h14v2.5H17z",
    eye: "M18.5 20l4 1.2-4 .8zM29.5 20l-4 1.2 4 .8zM14 46c-3-6 5-7 9-7s6-2 3-3-6 1-5 3h-3c-1-5 4-7 9-6s6 8-3 9c-4 0-8 1-6 4z",
  },
  "mouth-of-sauron": {
    shape: `M24 0c8 5 11 11 11 20l-3 12-4 5h-8l-4-5-3-12C13 11 16 5 24 0z${CAPE}`,
    light: "M16 25h16l-3 9c-2 3-8 3-10 0z",
    over: "M18 27h12v5H18z",
    eye: "M18.5 27.5h2v4h-2zM21.3 27.5h2v4h-2zM24.1 27.5h2v4h-2zM26.9 27.5h2v4h-2z",
  },
  gothmog: {
    shape: `M24 6c9-1 13 5 11 12 3 5 0 11-5 13l-6 3-6-3c-6-2-8-8-6-13C11 12 15 6 24 6z${SPIKED}`,
    light: "M26 9c6 0 8 4 7 10-4 1-7 0-9-4-1-3 0-5 2-6zM20 30l2-3 2 3 2-3 2 3-4 2z",
    over: "M28 12l3 2-3 2z",
    eye: "M15 18l7 3-7 2z",
  },
  ringwraiths: {
    far: "M9 9c5 0 7 5 7 10 0 8-4 9-4 29H-1V32c3-5 3-8 3-13C2 14 5 9 9 9zM39 9c-5 0-7 5-7 10 0 8 4 9 4 29h13V32c-3-5-3-8-3-13 0-5-3-10-7-10z",
    shape: "M24 5c8 0 11 7 11 14 0 9 6 11 8 29H5c2-18 8-20 8-29C13 12 16 5 24 5z",
    eye: `${EYES}M6 19l3 1.5-3 .7zM42 19l-3 1.5 3 .7z`,
  },
  "witch-king": {
    shape: HOOD + CAPE,
    light: "M11 16 8 1l6 7 3-8 4 7 3-7 3 7 4-7 3 8 6-7-3 15c-6-4-20-4-26 0z",
    over: "M24 14c6 0 8 3 8 8s-3 11-8 11-8-6-8-11 2-8 8-8z",
    eye: EYES,
  },

  // The monsters.
  crebain: {
    far: "M2 10q5-4 7 1 2-5 7-1-5 0-7 5-2-5-7-5zM5 26q4-3 5 1 2-4 5-1-4 0-5 4-1-4-5-4z",
    shape: "M10 48c1-14 4-19 6-25 2-10 7-15 14-14 5 0 7 3 8 6l9 6-11 1c-3 3-4 6-3 12l4 14z",
    light: "M22 30l8 18h-5zM27 27l6 16-1-14z",
    eye: "M31 13a2 2 0 1 0 .1 0z",
  },
  agent: {
    far: "M39 20l2-9 2 9v12h3v2h-3v6h-4v-6h-3v-2h3z",
    shape: `M4 18c6-2 9-4 11-12 3-3 15-3 18 0 2 8 5 10 11 12-7 4-33 4-40 0zM4 48c1-8 5-12 9-14l2-9h18l2 9c4 2 8 6 9 14z`,
    light: "M16 20h16l-1 8-7 7-7-7z",
    over: "M15 19h18l-3 4H18zM14 27l10 9 10-9v12H14z",
    eye: "M18 21.5h4l-1.5 1.5zM30 21.5h-4l1.5 1.5z",
  },
  snaga: {
    shape: GOBLIN + THIN,
    light: "M19 29l2 3 1.5-3 1.5 3 1.5-3 1.5 3 2-3-5 1z",
    eye: "M17 19l5.5 3-5 .7zM31 19l-5.5 3 5 .7z",
  },
  orc: {
    far: "M39 48V14l3-9c4 3 5 8 3 13l-3 2v28z",
    shape: `M12 20C12 11 17 8 24 8s12 3 12 12l4-2c0 6-2 8-5 9-2 6-6 9-11 9s-9-3-11-9c-3-1-5-3-5-9z${BROAD}`,
    light:
      "M11 19C11 9 17 5 24 5s13 4 13 14c-8-3-18-3-26 0zM22.5 0h3l1 6h-5zM17 33l.5-7 4 4zM31 33l-.5-7-4 4z",
    eye: "M17 22l5.5 2-5 1zM31 22l-5.5 2 5 1z",
  },
  "barrow-wight": {
    shape: HOOD + CAPE,
    light:
      "M24 10c6 0 8.5 4 8.5 9 0 4-1 5-3 7v6h-11v-6c-2-2-3-3-3-7 0-5 2.5-9 8.5-9zM9 48l4-12 2 12zM39 48l-4-12-2 12z",
    over: "M17 18h6v4l-3 2-3-2zM31 18h-6v4l3 2 3-2zM23 27l1-3 1 3zM20.5 28h1v4h-1zM23.5 28h1v4h-1zM26.5 28h1v4h-1z",
    eye: "M20 20.5a1 1 0 1 0 .1 0zM28 20.5a1 1 0 1 0 .1 0z",
  },
  southron: {
    far: "M41 0l3 9-2 2v37h-2V11l-2-2z",
    shape: `M12 21c-3-10 3-16 12-16s15 6 12 16zM14 22h20c1 9-4 14-10 14S13 31 14 22z${CAPE}`,
    light: "M15 19h18v6H15zM11 16c8 0 16-3 20-10l2 2c-4 7-12 11-21 11z",
    over: "M17 20.5h5v2h-5zM26 20.5h5v2h-5z",
    eye: "M24 8l2 3-2 3-2-3z",
  },
  dunlending: {
    far: "M40 16h3v32h-3z",
    shape: `M24 2l4 4 5-3 1 6 6 1-3 6 4 5-5 4 2 8H10l2-8-5-4 4-5-3-6 6-1 1-6 5 3z${CAPE}`,
    light: FACE,
    shade: SHORT_BEARD,
    over: "M16 20c1-6 4-9 8-9s7 3 8 9l-4-5-2 3-2-4-2 4-2-3z",
    eye: "M41 2c5 6 5 9 4 12s-6 3-7 0 1-6 3-12z",
  },
  "warg-rider": {
    shape:
      "M7 2l10 9h14l10-9c1 10 0 15-2 19l4 4-5 5-7 14c-3 4-11 4-14 0l-7-14-5-5 4-4C7 17 6 12 7 2z",
    light: "M18 29h12l-2 12c-2 4-6 4-8 0zM11 9l5 5-4 3zM37 9l-5 5 4 3z",
    over: "M20 30h8l-4 5zM23.5 35h1v7h-1z",
    eye: "M13 20l8 4-7 1.5zM35 20l-8 4 7 1.5z",
  },
  "giant-spider": {
    staff:
      "M15 27 8 10 1 15M14 33 6 22 1 31M16 37 6 36 2 47M18 41l-5 2-1 5M33 27l7-17 7 5M34 33l8-11 5 9M32 37l10-1 4 11M30 41l5 2 1 5",
    shape:
      "M24 4c9 0 13 6 13 13s-5 14-13 14-13-7-13-14S15 4 24 4zM24 28c5 0 8 3 8 8s-3 9-8 9-8-4-8-9 3-8 8-8z",
    light: "M24 8l3 6-3 9-3-9zM17 13l2 5-3 2zM31 13l-2 5 3 2z",
    eye: "M20 35a1.7 1.7 0 1 0 .1 0zM28 35a1.7 1.7 0 1 0 .1 0zM22.7 39a1 1 0 1 0 .1 0zM25.3 39a1 1 0 1 0 .1 0zM18 32a1 1 0 1 0 .1 0zM30 32a1 1 0 1 0 .1 0z",
  },
  huorn: {
    far: "M10 2a9 9 0 0 1 14 2 9 9 0 0 1 15 1 8 8 0 0 1 6 13c-6 6-36 6-42 0A8 8 0 0 1 10 2z",
    shape:
      "M14 48c3-6 3-12 2-18L7 21l1-9 4 7 6 4-3-15 6 7 2-12 4 12 4-10 1 13 6-4 3-8 2 9-10 11c-1 8 0 14 3 22z",
    light: "M20 28h3l-1 3zM28 28h-3l1 3z",
    eye: "M19 27.5l4.5 1.5-3.5 1.5zM29 27.5l-4.5 1.5 3.5 1.5zM21.5 36q2.5-2 5 0v5q-2.5 2-5 0z",
  },
  "cave-troll": {
    far: "M38 1c6-3 10 2 9 8l-5 20-5-1z",
    shape: "M0 48V36c0-9 6-14 14-15 0-8 3-13 10-13s10 5 10 13c8 1 14 6 14 15v12z",
    light: "M17 17c1-5 3-7 7-7s6 2 7 7l-1 9c-2 4-10 4-12 0z",
    over: "M16 16q8-3 16 0v3H16zM22 18h4l1.5 6h-7zM19 27h10l-1 2h-8z",
    eye: "M18 19h4l-2 1.800zM30 19h-4l2 1.800z",
  },
  oliphaunt: {
    far: "M12 0h24l-2 10H14zM23 0h2v-3h-2z",
    shape:
      "M24 7c6 0 10 4 11 10 6-6 13-4 13 3 0 9-6 14-12 14-2 2-5 3-7 3l-1 9c-1 3-7 3-8 0l-1-9c-2 0-5-1-7-3C6 34 0 29 0 20c0-7 7-9 13-3C14 11 18 7 24 7z",
    light:
      "M15 31c-1 7-4 11-10 13 9 2 15-4 15-12zM33 31c1 7 4 11 10 13-9 2-15-4-15-12zM22 38h4v1.5h-4zM22 42h4v1.5h-4z",
    over: "M8 20c-2 5 1 9 5 10-3-3-4-6-5-10zM40 20c2 5-1 9-5 10 3-3 4-6 5-10z",
    eye: "M18 21a1.8 1.8 0 1 0 .1 0zM30 21a1.8 1.8 0 1 0 .1 0z",
  },
  balrog: {
    far: "M22 26C16 8 9 3-2 4c4 4 4 7 3 11 4 0 6 2 6 6 5 0 6 3 6 8zM26 26C32 8 39 3 50 4c-4 4-4 7-3 11-4 0-6 2-6 6-5 0-6 3-6 8z",
    shape: `M24 13c6 0 9 4 9 9 5-1 8-6 7-13 5 9 3 17-6 20-1 5-5 8-10 8s-9-3-10-8C5 26 3 18 8 9c-1 7 2 12 7 13 0-5 3-9 9-9z${BROAD}`,
    light: "M24 13l2-6 2 4 3-4v7zM24 13l-2-6-2 4-3-4v7z",
    eye: "M17.5 20l5.5 3-5 .7zM30.5 20l-5.5 3 5 .7zM18 29l3-1 3 1 3-1 3 1-2 5h-8zM20 44l4-5 4 5-4 4z",
  },
  "uruk-hai": {
    shape: `M12 31V18C12 9 16 5 24 5s12 4 12 13v13l-6 5H18zM22 0h4v8h-4z${SPIKED}`,
    light:
      "M18 15l2-1 1.5 5L22 11h2l.7 7 1.3-6 2 .5-.5 6.5 2.5-4 1.5 1-3 7c0 4-1 7-4 7s-4-2-4.5-5z",
    over: "M13 20.5h22l-3 4H16z",
    eye: "M17 21.5h5l-2 1.800zM31 21.5h-5l2 1.800z",
  },

  // The characters.
  aragorn: {
    far: SWORD,
    shape: LONG_HAIR + CAPE,
    light: FACE,
    shade: SHORT_BEARD,
    over: PARTED,
    eye: "M24 36l1.5 3 3.5.5-2.5 2.5.5 3.5-3-2-3 2 .5-3.5L19 39.5l3.5-.5z",
  },
  boromir: {
    shape: `M24 7c8 0 10 6 10 12 0 6-1 9-3 12H17c-2-3-3-6-3-12C14 13 16 7 24 7z${BROAD}`,
    light: `${FACE}M30 47c-9 0-14-4-16-10l4-1c2 4 6 6 14 6z`,
    shade: SHORT_BEARD,
    over: PARTED,
    eye: "M13 35.5l6-1.5.7 2.5-6 1.5zM29 41l3 0v7h-3z",
  },
  dain: {
    shape: DWARF_HELM + BROAD,
    light: `M15 17h18v6c0 5-4 7-9 7s-9-2-9-7z`,
    shade: LONG_BEARD,
    over: "M22.5 17h3l1 7h-5z",
    eye: `${CROWN}M22 38h4v2h-4z`,
  },
  denethor: {
    shape: `M24 6c8 0 10 6 10 12l1 14H13l1-14c0-6 2-12 10-12zM4 48c0-8 4-13 9-17l5-2 6 8 6-8 5 2c5 4 9 9 9 17z`,
    light: `${FACE}M7 48c1-6 4-11 9-14l2 3c-3 3-4 6-5 11zM41 48c-1-6-4-11-9-14l-2 3c3 3 4 6 5 11z`,
    over: PARTED,
    eye: "M15.5 14q8.5-4 17 0v2q-8.5-4-17 0z",
  },
  gandalf: {
    staff: "M41 8v40",
    far: "M38 4a4 4 0 1 1 6 0l-1 6h-4z",
    shape: `M3 19c7-1 9-3 11-8C17 5 22 1 30 0c-2 4-1 6 1 9 3 6 6 9 13 11-7 3-34 3-41-1z${CAPE}`,
    light: "M16 20h16c1 4 1 7 0 9 2 7-2 14-8 19-6-5-10-12-8-19-1-2-1-5 0-9z",
    over: "M17 20h14l-1 3H18zM21 28q3-2 6 0v1.5h-6z",
  },
  saruman: {
    staff: "M40 9v39",
    far: "M40 0l4 6-3 5h-2l-3-5z",
    shape: CAPE,
    light: "M24 4c8 0 11 6 11 13l1 17c-2 6-6 11-12 14-6-3-10-8-12-14l1-17C13 10 16 4 24 4z",
    shade: "M17 20c0-6 3-8 7-8s7 2 7 8l-1 4c-2 2-3 3-6 3s-4-1-6-3z",
    over: "M18 18l5 1.5-4.5.8zM30 18l-5 1.5 4.5.8zM21 29q3-2 6 0l-1 13-2 4-2-4z",
  },
  theoden: {
    shape: LONG_HAIR + CAPE,
    light: "M24 11c5 0 7.5 3.5 7.5 9l1 6c0 7-4 12-8.5 15-4.5-3-8.5-8-8.5-15l1-6c0-5.5 2.5-9 7.5-9z",
    over: "M21 26.5q3-2 6 0v2h-6z",
    eye: CROWN,
  },
  thranduil: {
    shape: CAPE,
    light: LONG_HAIR,
    shade: "M17 22c0-7 3-10 7-10s7 3 7 10-3 11-7 11-7-4-7-11z",
    eye: "M14 14C10 10 9 5 11 0c1 5 3 7 5 8l1-6 3 6 4-5 4 5 3-6 1 6c2-1 4-3 5-8 2 5 1 10-3 14-6-4-14-4-20 0z",
  },
};

/** Whether somebody has a portrait of their own. */
export const isKnown = (id: string) => Object.hasOwn(PORTRAITS, id);

export function portraitOf(id: string): Portrait {
  return isKnown(id) ? PORTRAITS[id]! : STRANGER;
}
