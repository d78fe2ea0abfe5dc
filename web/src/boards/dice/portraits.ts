// What the dice are made of: each family has a colour, a grain and the ink of its signs.

/** `grain` is drawn over a face of 48 by 48. */
export interface Material {
  body: string;
  edge: string;
  ink: string;
  grain: string;
}

const WOOD = "M-2 9q14-5 26 0t26-1M-2 20q12 5 25 0t27 2M-2 32q14-4 26 1t26-2M-2 43q12 3 24-1t28 1";
const LEAVES =
  "M6 14q6-8 12 0-6 8-12 0M28 8q6-8 12 0-6 8-12 0M14 38q6-8 12 0-6 8-12 0M33 34q6-8 12 0-6 8-12 0";
const CLOTH = "M8 0v48M20 0v48M32 0v48M44 0v48M0 8h48M0 20h48M0 32h48M0 44h48";
const STEEL = "M-4 16 16-4M-4 30 30-4M-4 44 44-4M4 52 52 4M18 52 52 18M32 52 52 32";
const STONE =
  "M5 8l6 3-2 7-7-2M22 3l8 2 1 8M40 12l6 2M14 27l8-2 3 8M35 28l7 4-3 7M6 40l7 3M24 43l9 1";
const WAVES =
  "M0 12q6-6 12 0t12 0 12 0 12 0M0 26q6-6 12 0t12 0 12 0 12 0M0 40q6-6 12 0t12 0 12 0 12 0";
const STUDS = "M5 5h.1M24 4h.1M43 5h.1M4 24h.1M44 24h.1M5 43h.1M24 44h.1M43 43h.1";
const RINGS = "M24 4a20 20 0 1 0 .1 0M24 12a12 12 0 1 0 .1 0";
const CRACKS = "M0 14 10 18 16 8 26 14M48 10 40 18 44 28M10 48 14 38 8 30M48 40 36 42 30 34";

const PLAIN: Material = { body: "#6a6a6a", edge: "#3a3a3a", ink: "#ffffff", grain: "" };

/** Two families never share both their grain and their ink. */
const MATERIALS: Readonly<Record<string, Material>> = {
  frodo: { body: "#2f6b45", edge: "#173a25", ink: "#fff7df", grain: LEAVES },
  sam: { body: "#855028", edge: "#4a2a12", ink: "#fff3dc", grain: WOOD },
  bill: { body: "#d9b57a", edge: "#8d6b34", ink: "#2c1a06", grain: STUDS },
  halflings: { body: "#efd05a", edge: "#9c7d16", ink: "#2b2000", grain: CLOTH },
  ithilien: { body: "#1f6670", edge: "#0d363c", ink: "#effcff", grain: WAVES },
  armies: { body: "#efece2", edge: "#8f8a79", ink: "#1d2833", grain: STEEL },
  elves: { body: "#9cc3e6", edge: "#4a7296", ink: "#0c1d30", grain: RINGS },
  captains: { body: "#7c2430", edge: "#42101a", ink: "#fff0e6", grain: CLOTH },
  ancients: { body: "#5b6269", edge: "#2d3237", ink: "#ffffff", grain: STONE },
  weapon: { body: "#b4bec8", edge: "#626d79", ink: "#141c25", grain: STEEL },
  "elven-gift": { body: "#a9d6b5", edge: "#55876a", ink: "#0c2a19", grain: LEAVES },
  heirloom: { body: "#dfae3d", edge: "#8b6410", ink: "#2a1a00", grain: RINGS },
  fotr: { body: "#41392a", edge: "#1f1a11", ink: "#f4e3b2", grain: STONE },
  ttt: { body: "#2b323d", edge: "#11151b", ink: "#f2f5f9", grain: STEEL },
  rotk: { body: "#1b1311", edge: "#000000", ink: "#ffab5e", grain: CRACKS },
};

export function materialOf(family: string): Material {
  return MATERIALS[family] ?? PLAIN;
}
