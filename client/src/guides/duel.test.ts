import { expect, it } from "vitest";
import type { EventInfo, View } from "../protocol";
import type { Scene } from ".";
import { steps } from "./duel";

const scene = (kind: string, seat: string): Scene => ({
  view: {} as View,
  seat: "fellowship",
  since: [{ number: 1, version: 1, kind, args: { seat } } as EventInfo],
});

it("has about ten steps with names of their own", () => {
  expect(steps.length).toBeGreaterThanOrEqual(9);
  expect(steps.length).toBeLessThanOrEqual(12);
  expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
});

it("goes on by itself when the learner has taken something, and only then", () => {
  const take = steps.find(({ id }) => id === "take")!;
  expect(take.done!(scene("play", "fellowship"))).toBe(true);
  expect(take.done!(scene("discard", "fellowship"))).toBe(true);
  expect(take.done!(scene("landmark", "fellowship"))).toBe(true);
  expect(take.done!(scene("play", "sauron"))).toBe(false);
  expect(take.done!(scene("coins", "fellowship"))).toBe(false);
  expect(steps.filter(({ done }) => done)).toHaveLength(1);
});
