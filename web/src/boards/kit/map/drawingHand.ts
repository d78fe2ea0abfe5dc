// A hand that draws alike every time: points, chance by seeds, and lines that swell.

export type Point = readonly [number, number];

/** A number between 0 and 1 that is the same for the same seed. */
export function chance(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}

/** A number with as many digits as can be seen. */
export const fine = (value: number) => Math.round(value * 10) / 10;

/** A seed for a name. */
export function seedOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 7);
}

/** Points along a smooth line through these. */
export function along(points: readonly Point[], steps = 6): Point[] {
  const found: Point[] = [];
  const at = (n: number) => points[Math.min(points.length - 1, Math.max(0, n))]!;
  for (let n = 0; n < points.length - 1; n += 1) {
    const [a, b, c, d] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const mix = (i: 0 | 1) =>
        b[i] +
        (t / 2) * (c[i] - a[i] + t * (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i])) +
        (t ** 3 / 2) * (3 * (b[i] - c[i]) + d[i] - a[i]);
      found.push([mix(0), mix(1)]);
    }
  }
  return [...found, points.at(-1)!];
}

/** A line that grows from one width to another, as an outline. */
export function swelling(line: readonly Point[], from: number, to: number): string {
  const sides: [string[], string[]] = [[], []];
  line.forEach(([x, y], n) => {
    const [before, after] = [line[Math.max(0, n - 1)]!, line[Math.min(line.length - 1, n + 1)]!];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const half = (from + ((to - from) * n) / (line.length - 1)) / 2;
    const [dx, dy] = [
      (-(after[1] - before[1]) / length) * half,
      ((after[0] - before[0]) / length) * half,
    ];
    sides[0].push(`${fine(x + dx)} ${fine(y + dy)}`);
    sides[1].unshift(`${fine(x - dx)} ${fine(y - dy)}`);
  });
  return `M${[...sides[0], ...sides[1]].join("L")}Z`;
}
