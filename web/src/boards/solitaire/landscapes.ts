// The landscapes on sites and cards: our own, drawn of shared strokes, 100 wide and 60 high.

import { chance, seedOf } from "../kit/map/drawingHand";
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
import type { CardRecord, SiteRecord } from "./types";

const HOUSES = "M52 57V44l8-8 8 8v13zM70 57V40l9-9 9 9v17zM90 57V46l6-5 4 4v12z";
const GATE = "M44 60V34Q72-2 94 34v26zM60 60V38q9-14 18 0v22z";
const RUIN = `${STANDING}M70 58V44l6-4 4 6v12z`;

/** What stands at a site, by its type; of several one by its name. */
const SIGHTS: Readonly<Record<string, readonly string[]>> = {
  haven: [HAVEN, TALL_TREE, SHIP],
  "free-hold": [KEEP, HOUSES],
  "border-hold": [HOUSES, KEEP],
  "ruins-and-lairs": [RUIN, GATE, STANDING],
  "shadow-hold": [GATE, RUIN],
  "dark-hold": [DARK_TOWER[1]!],
};
const LANDS: Readonly<Record<string, readonly string[]>> = {
  haven: ["forest", "hills"],
  "free-hold": ["plains", "hills"],
  "border-hold": ["hills", "plains"],
  "ruins-and-lairs": ["hills", "forest", "swamp", "mountains"],
  "shadow-hold": ["mountains", "swamp"],
  "dark-hold": ["mountains"],
};

const of = (all: readonly string[] | undefined, seed: number) =>
  all?.[Math.floor(chance(seed) * all.length)];

/** A small landscape of a site. */
export function vignette({ id, type }: Pick<SiteRecord, "id" | "type">): Scene {
  const seed = seedOf(id);
  const land = of(LANDS[type], seed) ?? "plains";
  const [, , near] = TERRAIN_SCENES[land]!;
  return [skyline(seed, land === "mountains"), of(SIGHTS[type], seed + 1) ?? STANDING, near!];
}

/** The land of each type of region. */
const REGIONS: Readonly<Record<string, string>> = {
  "free-domain": "plains",
  "border-land": "hills",
  wilderness: "forest",
  "shadow-land": "swamp",
  "dark-domain": "none",
};
const WAVES: Scene = [
  "M0 60V34q8-6 16 0t16 0 16 0 16 0 16 0 20 0V60z",
  SHIP,
  "M0 60V50q8-6 16 0t16 0 16 0 16 0 16 0 20 0V60z",
];

export function regionScene(id: string, type: string): Scene {
  if (type === "coastal-sea") return WAVES;
  const [, middle, near] = TERRAIN_SCENES[REGIONS[type] ?? "plains"]!;
  return [skyline(seedOf(id), type !== "free-domain"), middle!, near!];
}

/** What stands behind an event or an item: a land by chance, or the dark tower behind hazards. */
export function cardScene({ id, side }: Pick<CardRecord, "id" | "side">): Scene {
  const seed = seedOf(id);
  const lands = side === "hazard" ? ["mountains", "swamp", "none"] : ["plains", "hills", "forest"];
  const [, middle, near] = TERRAIN_SCENES[of(lands, seed)!]!;
  return [skyline(seed, side === "hazard"), middle!, near!];
}
