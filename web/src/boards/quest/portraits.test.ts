import { expect, test } from "vitest";
import { CARDS } from "./fixtures";
import { isKnown, portraitOf } from "./portraits";

const FIGURES = new Set(["hero", "foe", "character"]);

test("every hero, foe and character of the box has a portrait of its own", () => {
  const ids = [...CARDS.values()]
    .filter(({ record }) => FIGURES.has(record.kind))
    .map(({ record }) => record.id);
  expect(ids.length).toBeGreaterThan(30);
  expect(ids.filter((id) => !isKnown(id))).toEqual([]);
  expect(new Set(ids.map((id) => JSON.stringify(portraitOf(id)))).size).toBe(ids.length);
});

test("whoever else comes has a face too", () => {
  expect(portraitOf("constructor").shape).toMatch(/^M/);
});
