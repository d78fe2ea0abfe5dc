import { describe, expect, it } from "vitest";
import { GAP, beside, between, shared, type Box } from "./placement";

const WINDOW = { width: 1440, height: 900 };
const CARD = { width: 272, height: 200 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
});

/** Where the card stands; it is in the window, and covers nothing that is lit. */
function stands(lit: Box[], needed: Box[] = [], before: Box | null = null): Box {
  const card = { ...CARD, ...beside(CARD, lit, needed, WINDOW, before) };
  expect(shared(card, box(0, 0, 1440, 900))).toBe(CARD.width * CARD.height);
  for (const each of lit) expect(shared(card, each)).toBe(0);
  return card;
}

describe("a card beside something", () => {
  it.each([
    ["in the middle", box(600, 400, 100, 100)],
    ["in a corner", box(1400, 860, 40, 40)],
    ["as wide as the window", box(0, 0, 1440, 60)],
    ["all but a column", box(0, 0, 1140, 900)],
  ])("stands close to what is %s", (_, goal) => {
    const card = stands([goal]);
    const around = box(
      goal.left - GAP,
      goal.top - GAP,
      goal.width + 2 * GAP,
      goal.height + 2 * GAP,
    );
    const wider = box(around.left - 1, around.top - 1, around.width + 2, around.height + 2);
    expect(shared(card, wider)).toBeGreaterThan(0);
  });

  it("leaves free what is needed to answer, where it can", () => {
    const goal = box(600, 400, 100, 100);
    const needed = [box(0, 512, 1440, 388), box(712, 0, 728, 900)];
    const card = stands([goal], needed);
    for (const each of needed) expect(shared(card, each)).toBe(0);
  });

  it("covers none of several things, and stands at the first", () => {
    const card = stands([box(600, 400, 100, 100), box(600, 100, 100, 250)]);
    expect(Math.abs(card.top - 400)).toBeLessThan(GAP + CARD.height);
  });

  it("stays where it is until it would cover something", () => {
    const before = box(1000, 300, CARD.width, CARD.height);
    expect(stands([box(600, 400, 100, 100)], [], before)).toEqual(before);
    expect(stands([box(950, 400, 100, 100)], [], before)).not.toEqual(before);
    expect(stands([box(600, 400, 100, 100)], [box(1000, 0, 440, 400)], before)).not.toEqual(before);
  });
});

it("lights of a thing what lies between two heights", () => {
  expect(between(box(0, 100, 10, 100), 0, 900)).toEqual(box(0, 100, 10, 100));
  expect(between(box(0, -50, 10, 100), 0, 900)).toEqual(box(0, 0, 10, 50));
  expect(between(box(0, 850, 10, 100), 0, 900)).toEqual(box(0, 850, 10, 50));
  expect(between(box(0, 950, 10, 100), 0, 900).height).toBe(0);
});
