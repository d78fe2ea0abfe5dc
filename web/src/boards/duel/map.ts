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

// Each region's borders and coasts in turn, every one of them ending where the next begins.
const OUTLINES = {
  lindon: [
    LINDON_ARNOR,
    [WEST_BAY, [60, 172], [28, 156], [36, 120], [14, 92], [22, 50], [48, 26], [80, 34]],
  ],
  arnor: [
    ARNOR_RHOVANION,
    ARNOR_ENEDWAITH,
    [SOUTH_BAY, [92, 166], WEST_BAY],
    back(LINDON_ARNOR),
    [[80, 34], [112, 14], [164, 24], NORTH_GATE],
  ],
  rhovanion: [
    back(ARNOR_RHOVANION),
    [
      NORTH_GATE,
      [270, 10],
      [330, 20],
      [386, 12],
      [392, 92],
      [384, 150],
      [390, 194],
      [358, 188],
      FAR_EAST,
    ],
    back(RHOVANION_ROHAN),
    back(ENEDWAITH_RHOVANION),
  ],
  enedwaith: [
    ENEDWAITH_RHOVANION,
    ENEDWAITH_ROHAN,
    ENEDWAITH_GONDOR,
    [COAST, [94, 254], [76, 224], [96, 202], SOUTH_BAY],
    back(ARNOR_ENEDWAITH),
  ],
  rohan: [
    RHOVANION_ROHAN,
    [FAR_EAST, [344, 224], PASS],
    ROHAN_MORDOR,
    back(ROHAN_GONDOR),
    back(ENEDWAITH_ROHAN),
  ],
  gondor: [
    ROHAN_GONDOR,
    GONDOR_MORDOR,
    [SOUTH, [244, 394], [206, 376], [164, 386], [132, 352], [98, 334], COAST],
    back(ENEDWAITH_GONDOR),
  ],
  mordor: [
    ROHAN_MORDOR,
    GONDOR_MORDOR,
    [SOUTH, [334, 396], [388, 386], [392, 318], [388, 244], [366, 240], PASS],
  ],
} satisfies Record<string, Point[][]>;

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

/** Peaks and trees, each by where it stands and how large it is; the first peaks part Rhovanion and
 * Mordor, where no road leads. */
export const PEAKS: readonly (readonly [number, number, number])[] = [
  [354, 216, 1],
  [370, 222, 1.2],
  [386, 214, 1],
  [58, 42, 0.8],
  [72, 50, 1],
  [72, 138, 0.8],
  [234, 30, 0.9],
  [240, 46, 1.1],
  [230, 62, 0.9],
  [238, 112, 0.9],
  [246, 126, 1.1],
  [362, 44, 1.1],
  [376, 52, 0.8],
  [116, 308, 0.8],
  [130, 312, 1],
  [146, 306, 0.8],
  [254, 330, 0.9],
  [266, 340, 1],
  [328, 274, 0.9],
  [354, 258, 1],
  [370, 266, 1.1],
  [316, 378, 0.9],
  [332, 384, 1],
  [372, 374, 1],
];
export const TREES: readonly (readonly [number, number, number])[] = [
  [296, 148, 1],
  [310, 154, 1.2],
  [324, 146, 1],
  [338, 154, 1.1],
  [318, 166, 0.9],
  [118, 42, 0.8],
  [130, 36, 1],
  [176, 132, 0.9],
  [188, 138, 0.8],
  [142, 182, 0.9],
  [154, 176, 1],
  [130, 262, 0.9],
  [252, 196, 0.8],
  [170, 364, 0.9],
];

/** Waves of the sea, each a little stroke. */
export const WAVES: readonly Point[] = [
  [22, 196],
  [44, 214],
  [18, 236],
  [52, 250],
  [30, 278],
  [64, 292],
  [60, 374],
  [96, 368],
  [118, 386],
];

/** The middle of the compass rose, on the open sea. */
export const ROSE: Point = [42, 334];

/** The regions that roads lead to. */
export function neighbours(region: string): Region[] {
  return ROADS.flatMap(({ ends: [one, two] }) =>
    one === region ? [two] : two === region ? [one] : [],
  );
}

/** The points that a region's outline goes through. */
export function corners(region: Region): Point[] {
  const lines: readonly Point[][] = OUTLINES[region];
  return lines.flatMap((line) => line.slice(0, -1));
}

/** A soft line through all points; the same line whichever end it is drawn from. */
function soft(line: readonly Point[]): string {
  const at = (n: number) => line[Math.max(0, Math.min(n, line.length - 1))]!;
  const near = (here: Point, before: Point, after: Point, sign: number) =>
    [0, 1].map((axis) => (here[axis]! + ((after[axis]! - before[axis]!) * sign) / 6).toFixed(1));
  return line
    .slice(1)
    .map((to, n) => {
      const one = near(at(n), at(n - 1), at(n + 1), 1);
      const two = near(to, at(n), at(n + 2), -1);
      return `C${one.join(" ")} ${two.join(" ")} ${to.join(" ")}`;
    })
    .join("");
}

/** A region's outline as a path. */
export function outline(region: Region): string {
  const lines: readonly Point[][] = OUTLINES[region];
  return `M${lines[0]![0]!.join(" ")}${lines.map(soft).join("")}Z`;
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
