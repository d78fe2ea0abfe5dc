// What has not changed stays the same object, and whatever is made of it is not made again.

import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { shared, steady } from "./steady.svelte";

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

it("is what was there before where all is equal", () => {
  const before = { side: { cards: ["a", "b"], coins: 3 }, over: null, log: [] };
  expect(shared(before, copy(before))).toBe(before);
});

it("is new where something differs, and the same beside it", () => {
  const before = { near: { coins: 3 }, far: { coins: 4, cards: ["a"] } };
  const next = { near: { coins: 5 }, far: { coins: 4, cards: ["a"] } };
  const found = shared(before, next);
  expect(found).toEqual({ near: { coins: 5 }, far: { coins: 4, cards: ["a"] } });
  expect(found).not.toBe(before);
  expect(found.near).not.toBe(before.near);
  expect(found.far).toBe(before.far);
  expect(before.near.coins).toBe(3);
});

it("knows what stays in a list from which something is taken, or into which something comes", () => {
  const slots = [1, 2, 3, 4, 5].map((slot) => ({ slot }));
  const without = shared(slots, copy(slots.filter(({ slot }) => slot !== 3)));
  expect(without).toEqual([1, 2, 4, 5].map((slot) => ({ slot })));
  without.forEach((slot) => expect(slots).toContain(slot));
  const again = shared(without, copy([...slots, { slot: 6 }]));
  expect(again).toEqual([1, 2, 3, 4, 5, 6].map((slot) => ({ slot })));
  expect([again[0], again[1]]).toEqual([without[0], without[1]]);
  expect(again[0]).toBe(slots[0]);
});

it("knows what stays between two that have changed", () => {
  const before = [{ n: 1 }, { n: 2 }, { n: 3 }];
  const found = shared(before, [{ n: 7 }, { n: 2 }, { n: 8 }]);
  expect(found).toEqual([{ n: 7 }, { n: 2 }, { n: 8 }]);
  expect(found[1]).toBe(before[1]);
});

it.each([
  ["a list for a record", { 0: "a" }, ["a"]],
  ["a record for a list", ["a"], { 0: "a" }],
  ["fewer fields", { a: 1, b: 2 }, { a: 1 }],
  ["more fields", { a: 1 }, { a: 1, b: undefined }],
  ["another field", { a: undefined }, { b: undefined }],
  ["a shorter list", [1, 1, 1], [1, 1]],
  ["a longer list", [1, 1], [1, 1, 1]],
  ["an empty list", [1], []],
  ["nothing", { a: 1 }, null],
  ["something", null, { a: 1 }],
])("takes %s for what it is", (_, before, next) => {
  const found = shared<unknown>(before, next);
  expect(found).toStrictEqual(next);
  expect(found).not.toBe(before);
});

it("does not look into what is neither a list nor a record", () => {
  const next = new Map([["a", 2]]);
  expect(shared(new Map([["a", 1]]), next)).toBe(next);
});

it("draws anew only what has changed", () => {
  let view = $state.raw({ near: { coins: 3 }, far: { coins: 4 } });
  const drawn: string[] = [];
  const end = $effect.root(() => {
    const board = steady(() => view);
    const near = $derived(board.current.near);
    const far = $derived(board.current.far);
    $effect(() => void drawn.push(`near ${near.coins}`));
    $effect(() => void drawn.push(`far ${far.coins}`));
    $effect(() => void drawn.push(`all ${Object.keys(board.current).length}`));
  });
  flushSync();
  drawn.length = 0;
  view = copy(view);
  flushSync();
  expect(drawn).toEqual([]);
  view = { ...copy(view), far: { coins: 9 } };
  flushSync();
  expect(drawn).toEqual(["far 9", "all 2"]);
  end();
});
