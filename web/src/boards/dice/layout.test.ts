import { describe, expect, test } from "vitest";
import { GAP, SMALLEST, sizeFor } from "./layout";

describe("dice in a box", () => {
  test("are as large as they may be where there is room", () => {
    expect(sizeFor(1, 500, 100, 90)).toBe(90);
    expect(sizeFor(0, 500, 100, 90)).toBe(90);
    expect(sizeFor(3, 0, 0, 90)).toBe(90);
  });

  test.each([2, 5, 7, 12, 20])("%i of them fit in their rows", (count) => {
    const [width, height] = [420, 130];
    const size = sizeFor(count, width, height, 92);
    const across = Math.floor((width + GAP) / (size + GAP));
    expect(Math.ceil(count / across) * (size + GAP) - GAP).toBeLessThanOrEqual(height);
    // One pixel more would not fit, or is more than they may have.
    const larger = Math.floor((width + GAP) / (size + 1 + GAP));
    const rows = Math.ceil(count / larger);
    expect(size === 92 || rows * (size + 1 + GAP) - GAP > height).toBe(true);
  });

  test("are never too small to be read", () => {
    expect(sizeFor(200, 300, 60, 92)).toBe(SMALLEST);
  });
});
