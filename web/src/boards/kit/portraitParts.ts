// What portraits are drawn of: busts of 48 by 48 in one style of silhouettes.

/** The parts of a portrait, from the farthest to the nearest. */
export const LAYERS = ["far", "staff", "shape", "light", "shade", "over", "eye"] as const;
export type Layer = (typeof LAYERS)[number];

/**
 * `far` stands behind, in mist; `staff` is a line; `shape` is the figure, `light` what light falls on
 * and `shade` what lies half in the dark; `over` is dark again, and `eye` glows.
 */
export type Portrait = Readonly<Partial<Record<Layer, string>>>;

export const CAPE = "M4 48C5 37 13 32 24 32s19 5 20 16z";
export const BROAD = "M0 48C1 36 9 30 24 30s23 6 24 18z";
export const THIN = "M10 48c1-9 6-14 14-14s13 5 14 14z";
export const SPIKED = "M0 48 1 33l6 4 2-9 7 5h16l7-5 2 9 6-4 1 15z";
export const HOOD = "M24 3c9 0 13 8 13 17 0 6 2 9 5 13l-6 5H12l-6-5c3-4 5-7 5-13C11 11 15 3 24 3z";
export const LONG_HAIR = "M24 5c8 0 11 6 11 13 0 8 1 12 3 18H10c2-6 3-10 3-18C13 11 16 5 24 5z";
export const FACE = "M24 11c5 0 7.5 3.5 7.5 9S28 32 24 32s-7.5-6.5-7.5-12 2.5-9 7.5-9z";
export const PARTED = "M16 21c0-7 3-11 8-11s8 4 8 11c-2-4-5-6-8-9-3 3-6 5-8 9z";
export const SHORT_BEARD = "M16.5 21c1 4 3 5 5 5h5c2 0 4-1 5-5 1 7-3 13-7.5 14-4.5-1-8.5-7-7.5-14z";
export const LONG_BEARD = "M15 20c1 5 3 6 6 6h6c3 0 5-1 6-6 3 10-1 20-9 27-8-7-12-17-9-27z";
export const DWARF_HELM = "M13 18C13 9 17 5 24 5s11 4 11 13z";
export const CROWN = "M15 12 13 3l6 4 5-6 5 6 6-4-2 9z";
export const SWORD = "M8 2l2 3 6 24-3 1-6-24zM9 29l11-3 .5 2-11 3z";
export const EYES = "M18 19l4.5 2-4 1zM30 19l-4.5 2 4 1z";
export const GOBLIN =
  "M24 11c6 0 9 4 9 9l13-6c-2 8-7 12-13 13-2 5-6 8-9 8s-7-3-9-8C9 26 4 22 2 14l13 6c0-5 3-9 9-9z";
