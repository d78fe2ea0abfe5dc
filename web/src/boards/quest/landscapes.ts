// The landscapes on Quest's cards: our own, a few strokes each, 100 wide and 60 high.

import { seedOf } from "../kit/map/drawingHand";
import {
  DARK_TOWER,
  HAVEN,
  KEEP,
  SHIP,
  STANDING,
  TALL_TREE,
  TERRAIN_SCENES,
  skyline,
  type Scene,
} from "../kit/scenes";
import type { LocationRecord } from "./types";

/** What stands behind the words of a card, by its kind. */
export const KIND_SCENES: Readonly<Record<string, Scene>> = {
  plot: DARK_TOWER,
  shadow: [
    "M0 60V30Q20 14 44 24T100 12V60z",
    "M60 60C62 44 67 40 67 30c0-8 4-14 9-14s9 6 9 14c0 10 5 14 7 30z",
    "M0 60V54Q26 46 54 53T100 50V60z",
  ],
  corruption: [
    "M0 60V36Q22 28 46 35T100 30V60z",
    "M74 12C84 28 91 35 91 45a17 14 0 0 1-34 0C57 35 64 28 74 12z",
    "M0 60V54Q30 48 58 55T100 52V60z",
  ],
  peril: [
    "M0 60V34L20 18 34 32 56 10 74 30 100 14V60z",
    "M56 60V44L64 30 70 42 78 24 86 44 92 36 100 52V60z",
    "M0 60V56L16 48 34 57 54 50 76 58 100 52V60z",
  ],
  event: [
    "M62 14a12 12 0 1 0 .1 0zM0 60V40Q26 30 52 38T100 34V60z",
    "M0 60V48Q22 40 46 46T100 44V60z",
    "M0 60V55Q40 48 60 54T100 52V60zM24 54V40l-6 2 7-10 7 10-6-2v14z",
  ],
  encounter: [
    "M0 60V40Q26 28 52 36T100 32V60z",
    "M78 56V24h3v4h10l4 4-4 4H81v20z",
    "M0 60V54Q40 48 60 53T100 52V60zM20 60Q46 55 38 51T52 44l2 1Q48 49 56 52T44 60z",
  ],
  quest: [
    "M0 60V38L24 20 40 34 62 14 82 32 100 22V60z",
    "M0 60V48Q28 40 56 47T100 43V60z",
    "M26 60Q58 55 46 51T58 40l2 1Q54 47 62 50T48 60z",
  ],
  mission: [
    "M0 60V40Q30 26 60 36T100 32V60z",
    "M58 60V30h6v-6h5v6h6V18l4-8 4 8v12h6v-6h5v6h6v30z",
    "M0 60V55Q40 50 60 54T100 53V60z",
  ],
  item: [
    "M0 60V42Q30 32 60 40T100 36V60z",
    "M58 58V34Q58 24 70 24h14q12 0 12 10v24zM58 38h38v3H58zM74 36h6v9h-6z",
    "M0 60V56Q30 52 58 56T100 55V60z",
  ],
};

const SIGHTS: Readonly<Record<string, string>> = {
  "the-shire": "M50 58Q54 32 75 32t25 26zM69 58a6 6 0 1 1 12 0z",
  "the-grey-havens": `${SHIP}M92 56V24l3-8 3 8v32z`,
  pelargir: SHIP,
  "mouth-of-the-greyflood": SHIP,
  bree: "M52 57V44l8-8 8 8v13zM70 57V40l9-9 9 9v17zM90 57V46l6-6 4 4v13zM76 57v-8h6v8z",
  rivendell: "M58 56V40l10-9 10 9v16h-4v-9q-6-7-12 0v9zM83 56V24h3v32zM89 56V30h3v26z",
  moria: "M50 60V34Q72-2 94 34v26zM63 60V38q9-14 18 0v22zM65 60V39q7-10 14 0v21z",
  erebor: "M44 60 73 6l27 50v4zM69 60v-8q4-6 8 0v8z",
  "lake-esgaroth":
    "M54 46l7-9 7 9v4h-2v7h-1v-7h-8v7h-1v-7h-2zM74 44l8-10 8 10v5h-2v8h-1v-8H77v8h-1v-8h-2z",
  weathertop: "M46 60Q74 24 100 58v2zM64 38V28h4v-6h3v7h6v-5h3v14z",
  "amon-hen": STANDING,
  "minas-tirith":
    "M50 58v-8h50v8zM56 49v-8h39v8zM62 40v-7h27v7zM68 32v-6h15v6zM74 25V10l1.5-5L77 10v15z",
  osgiliath: "M52 57V44q7-9 14 0 7-9 14 0 7-9 14 0l6-3v16h-5v-8h-5v8h-9v-8h-5v8h-9v-8h-5v8z",
  edoras: "M48 60Q74 34 100 60zM59 45l15-11 15 11v5H59zM57 43l17-13 17 13-1 2-16-12-16 12z",
  "helms-deep": "M46 57V44h32V26h4v-5h3v5h4v-5h3v5h4v31z",
  isengard: "M69 58 72 20l-4-9 6 6 1-11 1 11 6-6-4 9 3 38z",
  lothlorien: TALL_TREE,
  fangorn: "M66 58q6-14 2-22L56 24l4-2 8 8-2-16 5-8 3 18 8-16 3 2-6 18 12-6 2 3-13 9q-4 10 4 24z",
  "mount-doom": "M46 60 68 22h11l21 36v2zM68 18q2-10 10-10t8-8q8 8 0 12t-8 8z",
  "minas-morgul": `M66 58V24l-3-8h5v4h3v-6h6v6h3v-4h5l-3 8v34zM88 6a7 7 0 1 0 6 11 8 8 0 0 1-6-11z`,
  "barad-dur": DARK_TOWER[1]!,
};

/** The land of each region, and of places that are unlike it. */
const LANDS: Readonly<Record<string, string>> = {
  eriador: "hills",
  enedwaith: "plains",
  rhudaur: "hills",
  "grey-mountains": "mountains",
  "misty-mountains": "mountains",
  mirkwood: "forest",
  rohan: "plains",
  gondor: "hills",
  "brown-lands": "hills",
  mordor: "mountains",
  "blue-mountains": "mountains",
  "old-forest": "forest",
  "the-trollshaws": "forest",
  lothlorien: "forest",
  "dead-marshes": "swamp",
  "the-nindalf": "swamp",
  "gladden-fields": "swamp",
  "the-iron-hills": "hills",
  "emyn-muil": "mountains",
  rhun: "plains",
};

/** A small landscape of a location: its far hills, its land, and what stands there. */
export function vignette({ id, region, haven, stronghold }: LocationRecord): Scene {
  const land = LANDS[id] ?? LANDS[region] ?? "plains";
  const [, middle, near] = TERRAIN_SCENES[land]!;
  const sight = SIGHTS[id] ?? (haven ? HAVEN : stronghold ? KEEP : null);
  const far = skyline(seedOf(id), land === "mountains");
  return sight === null ? [far, middle!, near!] : [far, sight, near!];
}
