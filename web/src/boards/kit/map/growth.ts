// How large what is drawn on a map is, by the scale of the map.

/** The scales for which places are found, each so many times the last. */
const RUNG = 1.08;

/** How large things of the map are drawn: they grow a little with it, far less than the land does. */
export const growth = (scale: number) => Math.min(1.35, Math.max(0.93, scale));
export const typeGrowth = (scale: number) => Math.max(1, growth(scale));

/**
 * The scale for which places are found: a little smaller than what is seen, where things take more
 * room. So they keep their places while one looks around.
 */
export const rungOf = (scale: number) =>
  RUNG ** Math.floor(Math.log(scale) / Math.log(RUNG) + 1e-9);
