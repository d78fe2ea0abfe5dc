import { describe, expect, test } from "vitest";
import { GAP, SMALLEST, rowsOf, sizeFor } from "./layout";

const loose = (count: number) => Array<number>(count).fill(0);

describe("dice in a box", () => {
  test("are as large as they may be where there is room", () => {
    expect(sizeFor([0], 500, 100, 90)).toBe(90);
    expect(sizeFor([], 500, 100, 90)).toBe(90);
    expect(sizeFor(loose(3), 0, 0, 90)).toBe(90);
  });

  test.each([2, 5, 7, 12, 20])("%i of them fit in their rows", (count) => {
    const [width, height] = [420, 130];
    const size = sizeFor(loose(count), width, height, 92);
    const across = Math.floor((width + GAP) / (size + GAP));
    expect(Math.ceil(count / across) * (size + GAP) - GAP).toBeLessThanOrEqual(height);
    // One pixel more would not fit, or is more than they may have.
    const larger = Math.floor((width + GAP) / (size + 1 + GAP));
    const rows = Math.ceil(count / larger);
    expect(size === 92 || rows * (size + 1 + GAP) - GAP > height).toBe(true);
  });

  test("fit with what is attached to them, which takes room beside them", () => {
    // Three of 82 and what the second bears are wider than the box: that takes a second row.
    expect(rowsOf([0, 0, 0], 82, 270)).toBe(1);
    expect(rowsOf([0, 1, 0], 82, 270)).toBe(2);
    expect(sizeFor([0, 0, 0], 270, 100, 82)).toBe(82);
    const size = sizeFor([0, 1, 0], 270, 100, 82);
    expect(rowsOf([0, 1, 0], size, 270)).toBe(1);
    expect(rowsOf([0, 1, 0], size + 1, 270)).toBe(2);
  });

  test("are never too small to be read", () => {
    expect(sizeFor(loose(200), 300, 60, 92)).toBe(SMALLEST);
  });
});
