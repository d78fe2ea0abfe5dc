import { describe, expect, it } from "vitest";
import { apart, stepPath, valueAt } from "./course";

const changes = [
  { step: 0, value: 0 },
  { step: 4, value: 2 },
  { step: 9, value: 1 },
];

describe("the course of a game", () => {
  it("knows a number at every position", () => {
    expect([0, 3, 4, 8, 9, 20].map((step) => valueAt(changes, step))).toEqual([0, 0, 2, 2, 1, 1]);
  });

  it("draws a line that stays level and then changes", () => {
    const path = stepPath(
      changes,
      12,
      (step) => step * 10,
      (value) => 100 - value,
    );
    expect(path).toBe("M0 100H40V98H90V99H120");
    expect(stepPath([], 12, Number, Number)).toBe("");
  });

  it("moves labels apart that would touch, and no others", () => {
    expect(apart([10, 100], 14, 200)).toEqual([10, 100]);
    expect(apart([100, 10], 14, 200)).toEqual([100, 10]);
    expect(apart([50, 50], 14, 200)).toEqual([43, 57]);
    expect(apart([50, 60, 62], 14, 200).map(Math.round)).toEqual([43, 57, 71]);
  });

  it("keeps labels within the drawing", () => {
    expect(apart([0, 0, 0], 14, 100)).toEqual([0, 14, 28]);
    expect(apart([100, 99], 14, 100)).toEqual([100, 86]);
  });
});
