// The landscapes of cards and Landmarks: our own, a few strokes each, in one colour with its shades.

/** Parts of a drawing from the farthest to the nearest; each is a little darker than the last. */
export type Scene = readonly string[];

/** Card colours, drawn 100 wide and 60 high. */
export const CARD_SCENES: Readonly<Record<string, Scene>> = {
  grey: [
    "M0 60V38L14 22 22 30 38 8 52 28 60 20 76 36 86 26 100 40V60z",
    "M0 60V48L20 36 34 48 52 34 72 50 88 42 100 52V60z",
    "M0 60V54Q30 46 55 54T100 52V60z",
  ],
  yellow: [
    "M0 60V40Q26 24 52 36T100 30V60z",
    "M0 60V48Q22 38 46 46T100 42V60z",
    "M0 60V55Q40 47 60 53T100 52V60zM68 53V44l7-6 7 6v9z",
  ],
  blue: [
    "M0 60V36Q18 28 34 34L54 12 70 32Q86 26 100 34V60z",
    "M0 60V46Q30 38 60 46T100 44V60z",
    "M30 60Q58 54 46 50T54 42L56 43Q50 47 60 50T52 60z",
  ],
  green: [
    "M0 60V38Q24 30 50 36T100 32V60z",
    "M0 60V50h6L12 26 18 50h4L30 20 38 50h26L71 24 78 50h4L88 30 94 50h6V60z",
    "M0 60V54h14L22 34 30 54h22L58 40 64 54h36V60z",
  ],
  red: [
    "M0 60V40Q20 32 44 38T100 32V60z",
    "M0 60V50h12V24h1l11 4-11 5v17h20L46 30 59 50h13V20h1l11 4-11 5v21h27V60z",
    "M0 60V54H24L34 40 44 54H100V60z",
  ],
  purple: [
    "M0 60V34Q22 26 46 34T100 28V60z",
    "M0 60V48H40V26L38 22V14l4 4 3-5 3 5 4-4v8l-2 4V48H100V60z",
    "M0 60V53L16 46 28 54 48 48 66 55 84 47 100 54V60z",
  ],
};

/** Landmarks, drawn 100 wide and 60 high, standing at the right. */
export const TILE_SCENES: Readonly<Record<string, Scene>> = {
  "barad-dur": [
    "M0 60V50L22 36 36 46 56 32 78 46 100 34V60z",
    "M68 60 71 20 67 8 73 14 75 3 77 14 83 8 79 20 82 60z",
    "M0 60V56L30 50 60 57 100 50V60z",
  ],
  bree: [
    "M0 60V46Q36 22 72 34T100 40V60z",
    "M52 56V42l9-9 9 9V56zM74 56V38l8-9 8 9V56zM84 34V24h3V37z",
    "M0 60V55Q40 50 60 54T100 53V60z",
  ],
  erebor: [
    "M30 60 66 10 74 14 82 8 100 34V60z",
    "M52 60 66 38 74 44 86 32 100 50V60z",
    "M0 60V56Q30 52 58 56T100 54V60z",
  ],
  "grey-havens": [
    "M0 60V46Q30 42 60 46T100 44V60z",
    "M66 50V12Q86 22 86 46H70v4H94Q90 58 80 58H62Q54 54 54 48zM62 46Q56 40 62 20z",
    "M0 60V56Q12 52 25 56T50 56 75 56 100 56V60z",
  ],
  "helms-deep": [
    "M40 60V30L58 10 70 22 84 6 100 26V60z",
    "M44 60V38h4v4h4v-4h4v4h4v-4h4v4h6V24h3v4h4v-4h4v4h4v-4h3V42h12V60zM78 60V52a4 4 0 0 1 8 0v8z",
    "M0 60V56Q30 52 58 57T100 56V60z",
  ],
  isengard: [
    "M0 60V48L24 34 40 44 60 28 78 42 100 30V60z",
    "M67 60 69 16 66 6 72 12 74 4 76 12 82 6 80 16 83 60z",
    "M34 60Q36 48 75 48T100 54V60H92Q88 54 75 54T44 60z",
  ],
  "minas-tirith": [
    "M30 60 64 14 84 22 100 4V60z",
    "M44 60V52H50V45H56V38H62V31H68V24H73V6L75 2 77 6V24H82V31H86V38H90V45H94V52H100V60z",
    "M0 60V56Q30 52 58 57T100 57V60z",
  ],
};
