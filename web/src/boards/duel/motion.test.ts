import { expect, test } from "vitest";
import type { EventInfo } from "../../protocol";
import { flight, popped } from "./motion";

const event = (kind: string, args: EventInfo["args"]): EventInfo => ({
  number: 1,
  version: 1,
  kind,
  args,
});

test("a played card flies to its side, a discarded one to the pile", () => {
  const args = { seat: "sauron", card: "c1-grey-ruse-1" };
  expect(flight(event("play", { ...args, price: 0 }))).toEqual({
    thing: "card:c1-grey-ruse-1",
    home: "side:sauron",
  });
  expect(flight(event("discard", args))).toEqual({
    thing: "card:c1-grey-ruse-1",
    home: "pile:discard",
  });
  expect(flight(event("landmark", { seat: "fellowship", tile: "bree", price: 3 }))).toEqual({
    thing: "tile:bree",
    home: "side:fellowship",
  });
  expect(flight(event("keep", { seat: "fellowship", token: "ents-1" }))?.thing).toBe(
    "token:ents-1",
  );
  expect(flight(event("reveal-card", { card: "c1-grey-ruse-1" }))).toBeNull();
});

test("what changes in its place jumps up", () => {
  expect(popped(event("place", { seat: "sauron", count: 2, region: "rohan" }))).toEqual([
    "unit-sauron:rohan",
  ]);
  expect(popped(event("move", { seat: "sauron", region: "rohan", to: "gondor" }))).toEqual([
    "unit-sauron:gondor",
  ]);
  expect(popped(event("conflict", { count: 1, region: "rohan" }))).toEqual(["region:rohan"]);
  expect(popped(event("coins", { seat: "fellowship", count: 2 }))).toEqual(["purse:fellowship"]);
  expect(popped(event("advance", { seat: "sauron", count: 1, steps: 4 }))).toEqual([
    "walker:sauron",
  ]);
  expect(popped(event("chapter", { count: 2 }))).toEqual([]);
});
