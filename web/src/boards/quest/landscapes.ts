// The landscapes on Quest's cards: our own, a few strokes each, 100 wide and 60 high.

/** Parts of a drawing from the farthest to the nearest; each is a little darker than the last. */
export type Scene = readonly string[];

const DARK_TOWER: Scene = [
  "M0 60V44L18 28 30 40 48 22 66 42 82 30 100 44V60z",
  "M66 60 69 24 65 10 71 17 73 4 75 17 81 10 77 24 80 60zM72 14a1.5 3 0 1 0 2 0z",
  "M0 60V55L20 48 38 56 60 50 78 57 100 52V60z",
];

/** Where a card leads, by the sign on it; `none` for cards of the foes, which lead nowhere. */
export const TERRAIN_SCENES: Readonly<Record<string, Scene>> = {
  plains: [
    "M0 60V36Q26 28 52 34T100 30V60z",
    "M0 60V46Q22 40 46 45T100 41V60z",
    "M0 60V54h8l2-8 1 8h10l1-10 2 10h14l2-9 2 9h18l1-10 2 10h12l2-8 1 8h22V60z",
  ],
  hills: [
    "M0 60V40Q14 20 32 32T66 26 100 36V60z",
    "M0 60V50Q20 28 44 42T100 40V60z",
    "M0 60V56Q30 42 58 52T100 50V60z",
  ],
  forest: [
    "M0 60V38Q24 30 50 36T100 32V60z",
    "M0 60V50h6L12 26 18 50h4L30 20 38 50h26L71 24 78 50h4L88 30 94 50h6V60z",
    "M0 60V54h14L22 34 30 54h22L58 40 64 54h36V60z",
  ],
  mountains: [
    "M0 60V38L14 22 22 30 38 8 52 28 60 20 76 36 86 26 100 40V60z",
    "M0 60V48L20 36 34 48 52 34 72 50 88 42 100 52V60z",
    "M0 60V54Q30 46 55 54T100 52V60z",
  ],
  swamp: [
    "M0 60V42Q26 38 50 42T100 40V60z",
    "M20 50V30q2-4 4 0v20zM31 50V36q2-4 4 0v14zM70 50V26q2-4 4 0v24zM82 50V34q2-4 4 0v16z",
    "M0 60V51Q12 46 25 51T50 51 75 51 100 51V60zM8 57h26v1H8zM52 56h34v1H52z",
  ],
  none: DARK_TOWER,
};

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
  character: [
    "M0 60V40Q30 30 60 38T100 34V60z",
    "M76 18a8 8 0 0 1 5 14c8 2 12 10 13 28H58c1-18 5-26 13-28a8 8 0 0 1 5-14z",
    "M0 60V56Q30 52 58 56T100 55V60z",
  ],
  item: [
    "M0 60V42Q30 32 60 40T100 36V60z",
    "M58 58V34Q58 24 70 24h14q12 0 12 10v24zM58 38h38v3H58zM74 36h6v9h-6z",
    "M0 60V56Q30 52 58 56T100 55V60z",
  ],
  location: [
    "M0 60V34L18 18 34 32 54 12 74 32 100 20V60z",
    "M0 60V46Q24 36 50 44T100 40V60z",
    "M60 56V44l8-8 8 8v12zM80 56V40l7-8 7 8v16zM0 60V55Q40 50 60 54T100 53V60z",
  ],
  hero: [
    "M0 60V36L20 20 36 34 58 12 78 34 100 22V60z",
    "M0 60V48Q26 38 52 46T100 42V60z",
    "M70 60V42a5 5 0 1 1 6 0V60zM82 20h2v40h-2zM84 21l12 4-12 5zM0 60V56Q30 52 58 56T100 55V60z",
  ],
  foe: DARK_TOWER,
};
