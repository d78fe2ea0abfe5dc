// The landscapes of the eight locations: our own, a few strokes each, 100 wide and 60 high.

const SCENES: Readonly<Record<string, readonly string[]>> = {
  shire: [
    "M0 60V40Q22 22 46 36T100 28V60z",
    "M28 60Q30 30 60 30T94 60zM60 40a11 11 0 1 0 .1 0",
    "M0 60V52Q30 44 56 53T100 50V60zM10 52V40l-5 3 6-9 6 9-5-3v12z",
  ],
  rivendell: [
    "M0 60V20L14 8 26 26 40 4 54 24V60zM62 60V22L78 6 90 24 100 14V60z",
    "M54 20h8V60h-8zM50 40l8-6 8 6z",
    "M0 60V52Q20 46 40 52V40l9-7 9 7v14Q80 44 100 52V60z",
  ],
  moria: [
    "M0 60V30L18 10 32 24 50 2 70 26 84 12 100 28V60z",
    "M0 60V44L20 32 40 44V60zM60 60V44L82 30 100 44V60z",
    "M36 60V40a14 14 0 0 1 28 0V60H59V41a9 9 0 0 0-18 0V60zM49 36h2V60h-2z",
  ],
  "helms-deep": [
    "M0 60V26L16 10 30 28 44 12 60 30V60z",
    "M50 60V30h4v-4h4v4h6v-4h4v4h6V18h4v-4h4v4h6V60z",
    "M0 60V46h4v-4h5v4h5v-4h5v4h5v-4h5v4h5v-4h5v4h8V60z",
  ],
  pelennor: [
    "M0 60V36L20 20 36 34 52 14 72 32 88 18 100 30V60z",
    "M70 60V22l4-14 4 14v8h8v10h8V60zM62 60V44h8V60z",
    "M0 60V50Q26 42 52 51T100 50V60zM14 48l4-8 1 8zM30 50l4-8 1 8z",
  ],
  "black-gate": [
    "M0 60V34L16 18 30 34 46 20 62 36 80 16 100 36V60z",
    "M8 60V20l8-14 8 14V60zM76 60V20l8-14 8 14V60z",
    "M24 60V34l5-6 5 6 5-6 5 6 5-6 5 6 5-6 5 6 5-6 7 6V60H62V44H38V60z",
  ],
  "mount-doom": [
    "M0 60V44L18 34 34 44 66 44 84 34 100 44V60z",
    "M14 60 42 16 48 20 54 14 60 18 88 60z",
    "M46 19c-6-7 3-9 1-16 8 5 11 10 6 16z",
  ],
  "grey-havens": [
    "M0 60V40H24V30l6-8 6 8V40H100V60z",
    "M0 60V46q8-4 16 0t16 0 16 0 16 0 16 0 20 0V60z",
    "M44 50h38q-4 8-12 8H56q-8 0-12-8zM62 14q16 12 16 34H62zM58 22v26H48q1-16 10-26z",
  ],
};

export function sceneOf(location: string): readonly string[] | undefined {
  return SCENES[location];
}
