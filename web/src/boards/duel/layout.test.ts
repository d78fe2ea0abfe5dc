import { describe, expect, test } from "vitest";
import { BOARD_FILE, POSITIONS, board } from "./fixtures";
import { SHAPES, SlotMemory, cardSize, covering, lay, layBefore, wholeHeight } from "./layout";
import type { DuelBoard } from "./types";

const medium = cardSize(640, 1);
const small = cardSize(336, 1);

test("the shapes are those of the data file", () => {
  const found = BOARD_FILE.split("[[layout]]")
    .slice(1)
    .map((text) => {
      const rows = [...text.matchAll(/face = "(up|down)", columns = \[([^\]]*)\]/g)];
      const columns = rows.flatMap(([, , list]) => list!.split(",").map(Number));
      return { rows: rows.map(([, face]) => face), across: Math.max(...columns) + 1 };
    });
  expect(found).toEqual(Object.values(SHAPES));
});

describe("the size of cards", () => {
  test("small on a phone, where six stand in a row without scrolling", () => {
    expect(small.size).toBe("small");
    expect(small.pitch * 10 + small.width).toBeLessThanOrEqual(336);
    expect(cardSize(336, 3).size).toBe("medium");
  });

  test("medium where there is room, and never huge", () => {
    expect(medium.size).toBe("medium");
    expect(medium.pitch * 10 + medium.width).toBeLessThanOrEqual(640);
    expect(cardSize(3000, 2).width).toBe(cardSize(1500, 2).width);
  });

  test("a whole chapter fits into the height of its place, and uses it", () => {
    for (const chapter of [1, 2, 3]) {
      const size = cardSize(600, chapter, 550);
      expect(wholeHeight(chapter, size)).toBeLessThanOrEqual(550);
      expect(wholeHeight(chapter, size)).toBeGreaterThan(430);
      expect(size.open).toBeGreaterThan(cardSize(600, chapter).open);
    }
  });

  test("a card keeps room for all it has to say where the place is low", () => {
    expect(cardSize(600, 3, 100)).toEqual(cardSize(600, 3));
  });
});

describe("where cards lie", () => {
  test("every position: no card lies on another that is in its own row or not covered", () => {
    for (const [name, { view }] of Object.entries(POSITIONS)) {
      const { layout, chapter } = view.board;
      const size = cardSize(640, chapter);
      const { laid } = lay(layout, size);
      for (const { slot, x, y } of laid) {
        if (!slot.available) continue;
        const over = laid.filter(
          (other) =>
            other.slot !== slot &&
            other.slot.row >= slot.row &&
            Math.abs(other.x - x) < size.width &&
            Math.abs(other.y - y) < size.height,
        );
        expect(over, `${name} ${slot.card}`).toEqual([]);
      }
    }
  });

  test("a covered card shows all it has to say", () => {
    const { laid } = lay(board("start").layout, medium);
    for (const { slot, y } of laid) {
      if (slot.available || slot.card === null) continue;
      const next = laid.filter((other) => covering([other.slot], slot).length);
      expect(next.length).toBeGreaterThan(0);
      for (const other of next) expect(other.y - y).toBe(medium.open);
    }
  });

  test("a whole chapter is as high as its beginning", () => {
    expect(lay(board("start").layout, medium).height).toBe(wholeHeight(1, medium));
    const third = cardSize(640, 3);
    expect(lay(board("turn-3").layout, third).height).toBe(wholeHeight(3, third));
    expect(lay([], medium).height).toBe(0);
  });

  test("a card is available when nothing covers it", () => {
    for (const { view } of Object.values(POSITIONS)) {
      const { layout } = view.board;
      for (const slot of layout) {
        expect(slot.available).toBe(covering(layout, slot).length === 0);
      }
    }
  });
});

test("where a card lay is remembered as long as the chapter lasts", () => {
  const slots = [1, 2].map((slot) => ({
    slot,
    row: 0,
    column: slot,
    available: true,
    card: `c${slot}`,
  }));
  const memory = new SlotMemory();
  const all = () => true;
  expect(memory.left({ chapter: 1, layout: slots }, all)).toEqual([]);
  const rest = { chapter: 1, layout: slots.slice(1) };
  expect(memory.left(rest, all)).toEqual([slots[0]]);
  expect(memory.left(rest, (card) => card !== "c1")).toEqual([]);
  // It was taken back.
  expect(memory.left({ chapter: 1, layout: slots }, all)).toEqual([]);
  expect(memory.left({ chapter: 2, layout: [] }, all)).toEqual([]);
});

test("what was taken is laid where it lay, below the cards that it covered", () => {
  const whole = board("start").layout;
  const free = whole.filter(({ available }) => available);
  const taken = free.at(-1)!;
  const there = lay(whole, medium).laid.find(({ slot }) => slot === taken);
  const rest = whole.filter((slot) => slot !== taken);
  expect(layBefore(rest, [taken], medium).laid).toEqual([there]);
  expect(layBefore(rest, [], medium)).toEqual({ laid: [], height: 0 });
});
