import { describe, expect, test } from "vitest";
import type { ChoiceInfo, OptionInfo } from "../../protocol";
import { POSITIONS, view } from "./fixtures";
import { key } from "../../lib/boardInput.svelte";
import { clickResult, gather, movesFrom, thingOf } from "./things";
import type { Seat } from "./types";

const option = (text: string): OptionInfo => {
  const [kind = "", region = "", to] = text.split(" ");
  return { text, kind, args: to === undefined ? { region } : { region, to }, detail: {} };
};

const choice = (...texts: string[]): ChoiceInfo => ({
  seat: "sauron",
  kind: "manoeuvre",
  rules: [],
  options: texts.map(option),
});

describe("which thing an option is about", () => {
  test("every option of every position has a thing, except passing", () => {
    for (const [name, { view }] of Object.entries(POSITIONS)) {
      const options = view.choice?.options ?? [];
      const placed = [...gather(view.choice).values()].flatMap((at) => at.options);
      const homeless = options.filter((each) => thingOf(each, view.seat as Seat) === null);
      expect(placed.length + homeless.length, name).toBe(options.length);
      for (const each of homeless) expect(each.kind, name).toBe("pass");
    }
  });

  test("a card has both its options, and a refused one its reason", () => {
    const things = gather(view("turn-2").choice);
    const free = things.get("card:c2-green-dwarves");
    expect(free?.options.map(({ kind }) => kind)).toEqual(["play", "discard"]);
    const dear = things.get("card:c2-green-hobbits");
    expect(dear?.options.map(({ kind }) => kind)).toEqual(["discard"]);
    expect(dear?.refused.map(({ reason }) => reason)).toEqual(["too-dear"]);
  });

  test("the Coin that the opponent loses lies in the opponent's purse", () => {
    const things = gather(view("manoeuvre").choice);
    expect(view("manoeuvre").seat).toBe("sauron");
    expect(things.get("purse:fellowship")?.options[0]?.kind).toBe("lose");
  });

  test("a seat that is not asked has nothing to do", () => {
    expect(gather(view("after").choice).size).toBe(0);
    expect(gather(null).size).toBe(0);
  });
});

describe("what a click does", () => {
  const region = (id: string) => ({ kind: "region" as const, id });

  test("a region with one thing to do acts at once", () => {
    const things = gather(choice("place gondor", "place rohan"));
    expect(clickResult(things, region("rohan"), null)).toEqual({
      do: "choose",
      text: "place rohan",
    });
    expect(clickResult(things, region("arnor"), null)).toEqual({ do: "open" });
  });

  test("a Unit is picked up, and moved or put down again", () => {
    const things = gather(choice("move rohan gondor", "move rohan mordor", "move gondor rohan"));
    expect(clickResult(things, region("rohan"), null)).toEqual({ do: "origin", region: "rohan" });
    expect(clickResult(things, region("gondor"), "rohan")).toEqual({
      do: "choose",
      text: "move rohan gondor",
    });
    expect(clickResult(things, region("rohan"), "rohan")).toEqual({ do: "origin", region: null });
    expect(clickResult(things, region("rohan"), "gondor")).toEqual({
      do: "choose",
      text: "move gondor rohan",
    });
  });

  test("another origin can be picked up instead", () => {
    const things = gather(choice("move rohan gondor", "move arnor lindon"));
    expect(clickResult(things, region("arnor"), "rohan")).toEqual({
      do: "origin",
      region: "arnor",
    });
  });

  test("a region with several kinds of things to do opens", () => {
    const things = gather(choice("remove rohan", "move rohan gondor"));
    expect(clickResult(things, region("rohan"), null)).toEqual({ do: "open" });
    expect(clickResult(things, region("gondor"), "rohan")).toEqual({
      do: "choose",
      text: "move rohan gondor",
    });
  });

  test("cards, tiles and tokens open, even with one option", () => {
    const things = gather(view("keep").choice);
    for (const [name, { options }] of things) {
      const [kind, id] = name.split(":") as ["token", string];
      expect(key({ kind, id })).toBe(name);
      expect(options).toHaveLength(1);
      expect(clickResult(things, { kind, id }, null)).toEqual({ do: "open" });
    }
  });

  test("a Race is chosen at once", () => {
    const things = gather(view("race").choice);
    expect(clickResult(things, { kind: "race", id: "ents" }, null)).toEqual({
      do: "choose",
      text: "race ents",
    });
  });

  test("moves are known by their goal", () => {
    const moves = movesFrom(gather(view("move").choice), "gondor");
    expect([...moves.keys()].sort()).toEqual(["enedwaith", "mordor", "rohan"]);
    expect(movesFrom(gather(view("move").choice), "rohan").size).toBe(0);
  });
});
