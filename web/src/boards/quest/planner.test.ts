import { expect, test } from "vitest";
import type { Atlas } from "./atlas";
import { fare, plan, toll, type Traveller } from "./planner";
import type { PathRecord, Terrain } from "./types";

type Way = [string, string, Terrain | null, number, ("water" | "boat")?];

function path([one, two, icon, number, kind]: Way): PathRecord {
  return {
    kind: "path",
    id: `${one}:${two}`,
    ends: [one, two],
    icon,
    number,
    water: kind === "water" ? true : null,
    item: kind === "boat" ? "boat" : null,
    source: "custom",
  };
}

function map(...ways: Way[]): Atlas {
  const paths = ways.map(path);
  const from = new Map<string, PathRecord[]>();
  for (const each of paths) {
    for (const end of each.ends) from.set(end, [...(from.get(end) ?? []), each]);
  }
  return { locations: new Map(), paths, from };
}

function reached(atlas: Atlas, traveller: Partial<Traveller>): Record<string, number> {
  const found = plan(atlas, { at: "a", hand: [], items: [], ...traveller });
  return Object.fromEntries([...found].map(([at, { cards }]) => [at, cards]));
}

const cards = (...icons: Terrain[]): Terrain[][] => icons.map((icon) => [icon]);

test("a card with the icon pays for a path, and so do as many as its number", () => {
  const atlas = map(["a", "b", "forest", 3], ["a", "c", "swamp", 2], ["a", "d", "hills", 3]);
  expect(reached(atlas, { hand: cards("forest", "plains") })).toEqual({ b: 1, c: 2 });
});

test("each card is paid once on the whole way", () => {
  const atlas = map(["a", "b", "forest", 3], ["b", "c", "forest", 3], ["b", "d", "plains", 2]);
  expect(reached(atlas, { hand: cards("forest", "plains") })).toEqual({ b: 1, d: 2 });
  expect(reached(atlas, { hand: cards("forest", "forest") })).toEqual({ b: 1, c: 2 });
});

test("cards of any kind leave the icons for later paths", () => {
  const atlas = map(["a", "b", null, 1], ["b", "c", "forest", 3]);
  expect(reached(atlas, { hand: cards("forest", "plains") })).toEqual({ b: 1, c: 2 });
  expect(reached(atlas, { hand: cards("forest") })).toEqual({ b: 1 });
});

test("a card with two icons pays for one of them", () => {
  const atlas = map(["a", "b", "forest", 3], ["b", "c", "hills", 3], ["c", "d", "hills", 3]);
  const hand: Terrain[][] = [["forest", "hills"], ["forest"]];
  expect(reached(atlas, { hand })).toEqual({ b: 1, c: 2 });
});

test("a longer way is taken where it costs fewer cards", () => {
  const atlas = map(["a", "b", "swamp", 3], ["a", "c", "plains", 2], ["c", "b", "plains", 2]);
  const found = plan(atlas, { at: "a", hand: cards("plains", "plains", "hills"), items: [] });
  expect(found.get("b")?.way.map(({ to, pay }) => [to, pay])).toEqual([
    ["c", "plains"],
    ["b", "plains"],
  ]);
});

test("a Horse saves a card, but not the last one", () => {
  const three = path(["a", "b", "forest", 3]);
  expect(fare(three, ["horse"])).toBe(2);
  expect(fare(path(["a", "b", null, 1]), ["horse"])).toBe(1);
  const atlas = map(["a", "b", "forest", 2], ["b", "c", "hills", 2]);
  expect(reached(atlas, { hand: cards("plains", "swamp"), items: ["horse"] })).toEqual({
    b: 1,
    c: 2,
  });
});

test("a Boat takes any one card on water, and opens a way of its own for three", () => {
  const atlas = map(["a", "b", "swamp", 3, "water"], ["a", "c", null, 3, "boat"]);
  expect(reached(atlas, { hand: cards("plains") })).toEqual({});
  expect(reached(atlas, { hand: cards("plains"), items: ["boat"] })).toEqual({ b: 1 });
  const hand = cards("plains", "plains", "hills");
  expect(reached(atlas, { hand })).toEqual({ b: 3 });
  expect(reached(atlas, { hand, items: ["boat"] })).toEqual({ b: 1, c: 3 });
  expect(reached(atlas, { hand, items: ["boat", "horse"] })).toEqual({ b: 1, c: 2 });
});

test("no further than the moves that are left", () => {
  const atlas = map(
    ["a", "b", "plains", 2],
    ["b", "c", "plains", 2],
    ["a", "c", "swamp", 3],
    ["c", "d", "plains", 2],
  );
  const hand = cards("plains", "plains", "plains");
  expect(reached(atlas, { hand })).toEqual({ b: 1, c: 2, d: 3 });
  expect(reached(atlas, { hand, moves: 2 })).toEqual({ b: 1, c: 2 });
  expect(reached(atlas, { hand, moves: 1 })).toEqual({ b: 1, c: 3 });
  expect(reached(atlas, { hand, moves: 0 })).toEqual({});
});

test("a dear way of few moves is not forgotten for a cheap one of many", () => {
  const atlas = map(
    ["a", "x", null, 1],
    ["x", "b", null, 1],
    ["a", "b", "swamp", 3],
    ["b", "d", null, 1],
  );
  const hand = cards("plains", "plains", "plains", "plains");
  expect(reached(atlas, { hand, moves: 2 })).toEqual({ x: 1, b: 2, d: 4 });
});

test("what a path asks of the hand is told", () => {
  const traveller: Traveller = { at: "a", hand: cards("forest", "hills", "forest"), items: [] };
  expect(toll(path(["a", "b", "forest", 4]), traveller)).toEqual({
    fare: 4,
    icons: 2,
    payable: true,
  });
  expect(toll(path(["a", "b", "swamp", 4]), traveller).payable).toBe(false);
  expect(toll(path(["a", "b", null, 3, "boat"]), traveller).payable).toBe(false);
});
