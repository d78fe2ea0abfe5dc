// Portraits of characters, allies and creatures: drawn of shared parts, by race and by the seed of a name.

import { chance, seedOf } from "../kit/map/drawingHand";
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

const CURLS = "M24 7c4-3 8-1 9 2 4 0 6 4 4 7 2 3 1 7-2 8H13c-3-1-4-5-2-8-2-3 0-7 4-7 1-3 5-5 9-2z";
const STAR = "M24 35l1.700 3.300L29 40l-3.300 1.700L24 45l-1.700-3.300L19 40l3.300-1.700z";
const CLASP = "M24 36a2.500 2.500 0 1 0 .1 0z";
const BROOCH = "M24 34l3 4-3 4-3-4z";
const SPEAR = "M41 0l3 8-2 3v37h-2V11l-2-3z";
const BOWED = "M39 5C48 16 48 34 38 46l-1.500-.500C45 34 45 16 37.500 5.500z";
const STAFF = "M40 6h2.500v42H40z";
const BANNERED = "M5 8h3v40H5zM8 9c5-4 9-3 11 0-3 4-3 7 0 11-4 2-8 1-11-2z";
const FAR = ["", SWORD, SPEAR, BOWED, STAFF, BANNERED];
const GLINTS = [STAR, CLASP, BROOCH];

/** Of several one, the same for the same seed. */
const pick = <T>(all: readonly T[], seed: number): T => all[Math.floor(chance(seed) * all.length)]!;

type Made = (seed: number) => Portrait;

const man: Made = (seed) => ({
  far: pick(FAR, seed),
  shape: pick([LONG_HAIR, HOOD], seed + 1) + pick([CAPE, BROAD], seed + 2),
  light: FACE,
  shade: pick([SHORT_BEARD, SHORT_BEARD, ""], seed + 3),
  over: PARTED,
  eye: pick(GLINTS, seed + 4),
});
const dunadan: Made = (seed) => ({
  ...man(seed),
  shape: HOOD + CAPE,
  eye: STAR,
});
const elf: Made = (seed) => ({
  far: pick(["", BOWED, STAFF, SPEAR], seed),
  shape: LONG_HAIR + CAPE,
  light: `${FACE}M31 19l6-5-3 9zM17 19l-6-5 3 9z`,
  over: PARTED,
  eye: pick(
    ["M24 7l2.500 4-2.500 4-2.500-4z", "M15.500 14q8.500-4 17 0v2q-8.500-4-17 0z"],
    seed + 1,
  ),
});
const dwarf: Made = (seed) => ({
  far: pick(["", SWORD, BANNERED], seed),
  shape: DWARF_HELM + BROAD,
  light: "M15 17h18v6c0 5-4 7-9 7s-9-2-9-7z",
  shade: LONG_BEARD,
  over: "M22.500 17h3l1 7h-5z",
  eye: pick(["M13 15h22v3H13z", `${CROWN}M22 38h4v2h-4z`, "M22 38h4v4h-4z"], seed + 1),
});
const hobbit: Made = (seed) => ({
  far: pick(["", STAFF, ""], seed),
  shape: CURLS + THIN,
  light: "M24 13c5 0 7.500 3 7.500 8S28 31 24 31s-7.500-5-7.500-10 2.500-8 7.500-8z",
  over: "M16 20c1-5 4-7 8-7s7 2 8 7c-2-3-4-4-6-3-2-2-4-1-6 0-2-1-3 1-4 3z",
  eye: pick([CLASP, BROOCH], seed + 1),
});
const orc: Made = (seed) => ({
  far: pick(["", SPEAR, BANNERED], seed),
  shape: pick([GOBLIN + THIN, GOBLIN + BROAD, GOBLIN + SPIKED], seed + 1),
  light: "M19 29l2 3 1.500-3 1.500 3 1.500-3 1.500 3 2-3-5 1z",
  eye: "M17 19l5.500 3-5 .700zM31 19l-5.500 3 5 .700z",
});
const troll: Made = () => ({
  far: "M38 1c6-3 10 2 9 8l-5 20-5-1z",
  shape: "M0 48V36c0-9 6-14 14-15 0-8 3-13 10-13s10 5 10 13c8 1 14 6 14 15v12z",
  light: "M19 20h4v2h-4zM25 20h4v2h-4zM18 28h12l-2 3h-8z",
  eye: "M20 20.500h2v1h-2zM26 20.500h2v1h-2z",
});
const giant: Made = () => ({
  far: "M0 48V30l8-8 6 10 4-6v22zM34 48V24l6-4 8 12v16z",
  shape: "M8 48c0-12 4-18 9-20-3-3-4-8-2-13 2-6 6-9 10-9s8 3 9 9c2 6 0 10-3 13 5 2 9 8 9 20z",
  light: "M18 17h12v8l-6 5-6-5z",
  over: "M19 18h4v2h-4zM26 18h4v2h-4z",
  eye: "M20 18.500h2v1h-2zM27 18.500h2v1h-2z",
});
const undead: Made = (seed) => ({
  far: pick(["M30 2l2 3-3 30-3-1z", "", SWORD], seed),
  shape: HOOD + CAPE,
  light: "M24 10c6 0 9 4 9 9 0 4-2 6-3 7v4H18v-4c-1-1-3-3-3-7 0-5 3-9 9-9z",
  over: "M18 18a2.800 2.800 0 1 0 .1 0zM30 18a2.800 2.800 0 1 0 .1 0zM24 23l1.500 3h-3zM19 30v-2h1v2h2v-2h1v2h2v-2h1v2h2v-2h1v2z",
});
const nazgul: Made = (seed) => ({
  far: pick([SWORD, SPEAR, ""], seed),
  shape: `${HOOD}${CAPE}${pick(["", "M13 10 11 1l6 5 7-6 7 6 6-5-2 9q-11-5-22 0z"], seed + 1)}`,
  light: "",
  over: "M24 9c6 0 8 5 8 11s-3 12-8 12-8-6-8-12 2-11 8-11z",
  eye: EYES,
});
const dragon: Made = (seed) => ({
  far: pick(["M0 4q14 0 20 16L2 30q4-10-2-26z", "M48 4Q34 4 28 20l18 10q-4-10 2-26z"], seed),
  shape:
    "M2 48c2-12 8-17 16-19-4-4-5-8-3-13L7 8l11 3 2-8 5 8c7 0 12 4 15 10l7 4-3 4c-6 3-11 3-16 1-2 4 0 6 4 8 5 2 8 5 9 10z",
  light: "M27 18l6 1-5 2zM44 25l3 1-4 1zM20 33l5 15h-6z",
  over: "M33 25q6 2 12 0-6 4-12 2z",
  eye: "M27 17.500l5 1.500-4 1zM22 34l1.500 3-1.500 3-1.500-3z",
});
const wolf: Made = () => ({
  far: "M36 4a6 6 0 1 0 .1 0z",
  shape:
    "M10 2l8 10h12l8-10c2 8 1 13-1 17l-1 9-6 8c4 3 7 7 8 12H10c1-5 4-9 8-12l-6-8-1-9C9 15 8 10 10 2z",
  light: "M18 24l6 3 6-3-3 10h-6z",
  over: "M22 34h4l-2 3z",
  eye: "M15 19l6 3-5 1zM33 19l-6 3 5 1z",
});
const spider: Made = () => ({
  staff:
    "M17 24 6 14 2 26M17 27 5 25 1 36M18 30 7 34 5 46M31 24l11-10 4 12M31 27l12-2 4 11M30 30l11 4 2 12",
  shape:
    "M24 4c8 0 12 6 12 12s-5 11-12 11-12-5-12-11S16 4 24 4zM24 25c5 0 8 4 8 8s-3 8-8 8-8-4-8-8 3-8 8-8z",
  eye: "M20 32a1.500 1.500 0 1 0 .1 0zM28 32a1.500 1.500 0 1 0 .1 0zM22.500 35.500a1 1 0 1 0 .1 0zM25.500 35.500a1 1 0 1 0 .1 0zM24 10l2 4-2 4-2-4z",
});
const plant: Made = () => ({
  far: "M2 2q10-4 14 6-10 4-14-6zM46 2q-10-4-14 6 10 4 14-6zM4 22q6-4 10 2-6 4-10-2z",
  staff: "M16 20 8 8M32 20 40 8M15 26 4 22M33 26l11-6M20 14 18 3M28 14l2-11",
  shape: "M16 48c2-6 2-12 0-20-2-9 2-15 8-15s10 6 8 15c-2 8-2 14 0 20z",
  light: "M19 21h4v2h-4zM25 21h4v2h-4zM20 30h8v1.500h-8z",
  eye: "M20 21.500h2v1h-2zM26 21.500h2v1h-2z",
});
const animal: Made = (seed) => ({
  shape: pick(
    [
      "M12 48c0-6 1-9 4-12-3-3-5-8-4-13L8 10l8 5c2-3 13-3 16 0l8-5-4 13c1 5-1 10-4 13 3 3 4 6 4 12z",
      "M8 48c2-10 4-14 8-18L6 26l10-4C16 12 22 6 31 8l9 5-9 3c2 8 0 14-4 18 5 3 7 7 8 14z",
      "M10 48V34c0-6 3-9 7-11l3-13 6 3 10 8 2 8-6 3-6-2c-2 4-3 10-2 18z",
    ],
    seed,
  ),
  light: "M20 24l4 3 4-3-2 8h-4z",
  eye: "M18 20a1.500 1.500 0 1 0 .1 0zM29 20a1.500 1.500 0 1 0 .1 0z",
});
const flame: Made = () => ({
  far: "M2 30Q0 10 16 4q-6 12 2 20zM46 30Q48 10 32 4q6 12-2 20z",
  shape: SPIKED + HOOD,
  light: "M16 12 9 2l10 6 5-6 5 6 10-6-7 10-8 4z",
  eye: `${EYES}M20 30q4-6 8 0-4 6-8 0z`,
});

const BY_RACE: Readonly<Record<string, Made>> = {
  dunadan,
  elf,
  dwarf,
  hobbit,
  man,
  animal,
  "awakened-plant": plant,
  balrog: flame,
  dragon,
  drake: dragon,
  giant,
  nazgul,
  orc,
  "pukel-creature": giant,
  slayer: man,
  spider,
  troll,
  undead,
  wolf,
  eagle: animal,
  ent: plant,
  wose: man,
};

/** A portrait of somebody of a race. */
export function portraitOf(id: string, race: string | null | undefined): Portrait {
  return (BY_RACE[race ?? ""] ?? man)(seedOf(id));
}
