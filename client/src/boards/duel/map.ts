// Middle-earth as we draw it: seven regions that share a border where a road joins them.

export type Point = readonly [number, number];

/** The width and height of the drawing, in its own units. */
export const SIZE = 400;

// Corners where several borders meet.
const NORTH_GATE: Point = [218, 16];
const WEST_BAY: Point = [88, 148];
const SOUTH_BAY: Point = [102, 182];
const GAP_OF_THREE: Point = [220, 138];
const MIDDLE: Point = [236, 186];
const FAR_EAST: Point = [332, 200];
const FORDS: Point = [222, 290];
const COAST: Point = [108, 290];
const PASS: Point = [342, 250];
const CROSSING: Point = [296, 298];
const SOUTH: Point = [288, 390];

// Borders between two regions, from corner to corner.
const LINDON_ARNOR: Point[] = [[80, 34], [86, 66], [78, 100], [90, 126], WEST_BAY];
const ARNOR_RHOVANION: Point[] = [NORTH_GATE, [226, 54], [212, 96], GAP_OF_THREE];
const ARNOR_ENEDWAITH: Point[] = [GAP_OF_THREE, [186, 158], [146, 150], [120, 172], SOUTH_BAY];
const ENEDWAITH_RHOVANION: Point[] = [GAP_OF_THREE, [238, 160], MIDDLE];
const RHOVANION_ROHAN: Point[] = [MIDDLE, [268, 178], [300, 194], FAR_EAST];
const ENEDWAITH_ROHAN: Point[] = [MIDDLE, [220, 218], [232, 254], FORDS];
const ENEDWAITH_GONDOR: Point[] = [FORDS, [186, 280], [146, 298], COAST];
const ROHAN_GONDOR: Point[] = [FORDS, [258, 302], CROSSING];
const ROHAN_MORDOR: Point[] = [PASS, [316, 268], CROSSING];
const GONDOR_MORDOR: Point[] = [CROSSING, [282, 330], [298, 362], SOUTH];

const back = (border: Point[]): Point[] => [...border].reverse();

const OUTLINES = {
  lindon: [...LINDON_ARNOR, [60, 172], [28, 156], [36, 120], [14, 92], [22, 50], [48, 26]],
  arnor: [
    ...ARNOR_RHOVANION,
    ...ARNOR_ENEDWAITH,
    [92, 166],
    ...back(LINDON_ARNOR),
    [112, 14],
    [164, 24],
  ],
  rhovanion: [
    ...back(ARNOR_RHOVANION),
    [270, 10],
    [330, 20],
    [386, 12],
    [392, 92],
    [384, 150],
    [390, 194],
    [358, 188],
    ...back(RHOVANION_ROHAN),
    ...back(ENEDWAITH_RHOVANION),
  ],
  enedwaith: [
    ...ENEDWAITH_RHOVANION,
    ...ENEDWAITH_ROHAN,
    ...ENEDWAITH_GONDOR,
    [94, 254],
    [76, 224],
    [96, 202],
    ...back(ARNOR_ENEDWAITH),
  ],
  rohan: [
    ...RHOVANION_ROHAN,
    [344, 224],
    ...ROHAN_MORDOR,
    ...back(ROHAN_GONDOR),
    ...back(ENEDWAITH_ROHAN),
  ],
  gondor: [
    ...ROHAN_GONDOR,
    ...GONDOR_MORDOR,
    [244, 394],
    [206, 376],
    [164, 386],
    [132, 352],
    [98, 334],
    ...back(ENEDWAITH_GONDOR),
  ],
  mordor: [
    ...ROHAN_MORDOR,
    ...GONDOR_MORDOR,
    [334, 396],
    [388, 386],
    [392, 318],
    [388, 244],
    [366, 240],
  ],
} satisfies Record<string, Point[]>;

export type Region = keyof typeof OUTLINES;

export const REGIONS: readonly Region[] = [
  "lindon",
  "arnor",
  "rhovanion",
  "enedwaith",
  "rohan",
  "gondor",
  "mordor",
];

/** Where a region's name and its pieces stand. */
export const CENTRES: Record<Region, Point> = {
  lindon: [54, 92],
  arnor: [152, 86],
  rhovanion: [304, 100],
  enedwaith: [158, 222],
  rohan: [282, 240],
  gondor: [200, 334],
  mordor: [342, 326],
};

/** The roads, each with the middle of the border it crosses. */
export const ROADS: readonly { ends: readonly [Region, Region]; gate: Point }[] = [
  { ends: ["lindon", "arnor"], gate: [80, 96] },
  { ends: ["arnor", "rhovanion"], gate: [216, 82] },
  { ends: ["arnor", "enedwaith"], gate: [158, 153] },
  { ends: ["rhovanion", "enedwaith"], gate: [236, 158] },
  { ends: ["rhovanion", "rohan"], gate: [288, 188] },
  { ends: ["enedwaith", "rohan"], gate: [226, 236] },
  { ends: ["enedwaith", "gondor"], gate: [172, 285] },
  { ends: ["rohan", "gondor"], gate: [256, 301] },
  { ends: ["rohan", "mordor"], gate: [317, 268] },
  { ends: ["gondor", "mordor"], gate: [286, 338] },
];

/** The mountains that part Rhovanion and Mordor, where no road leads. */
export const MOUNTAINS: readonly Point[] = [
  [352, 214],
  [368, 222],
  [384, 214],
];

/** The regions that roads lead to. */
export function neighbours(region: string): Region[] {
  return ROADS.flatMap(({ ends: [one, two] }) =>
    one === region ? [two] : two === region ? [one] : [],
  );
}

/** A region's outline as a path, its corners a little rounded. */
export function outline(region: Region): string {
  const points: readonly Point[] = OUTLINES[region];
  const distinct = points.filter(
    ([x, y], n) => n === 0 || x !== points[n - 1]![0] || y !== points[n - 1]![1],
  );
  return `M${distinct.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
}

/** The short piece of road that crosses a border. */
export function crossing(ends: readonly [Region, Region], gate: Point): string {
  const [from, to] = [CENTRES[ends[0]], CENTRES[ends[1]]];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const reach = 13;
  const [dx, dy] = [((to[0] - from[0]) / length) * reach, ((to[1] - from[1]) / length) * reach];
  return `M${gate[0] - dx} ${gate[1] - dy}L${gate[0] + dx} ${gate[1] + dy}`;
}

/** An arrow from one region over the border into its neighbour. */
export function arrow(from: Region, to: Region): string {
  const road = ROADS.find(({ ends }) => ends.includes(from) && ends.includes(to));
  const [start, end] = [CENTRES[from], CENTRES[to]];
  const gate = road?.gate ?? start;
  const near = (point: Point, share: number) =>
    [gate[0] + (point[0] - gate[0]) * share, gate[1] + (point[1] - gate[1]) * share] as const;
  const [a, b] = [near(start, 0.55), near(end, 0.5)];
  return `M${a[0]} ${a[1]}Q${gate[0]} ${gate[1]} ${b[0]} ${b[1]}`;
}
