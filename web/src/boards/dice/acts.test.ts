import { describe, expect, test } from "vitest";
import { next, type Move, type Plan } from "../../lib/plan";
import type { ChoiceInfo } from "../../protocol";
import { attackOn, attackWith, lenderOf, lenders, march, marches, needed } from "./acts";
import { board, view } from "./fixtures";

const choiceAt = (name: string): ChoiceInfo => view(name).choice!;

/** What a plan chooses, question by question, where these are asked in turn. */
function taken(plan: Plan, ...asked: string[]): string[] {
  const found: string[] = [];
  let at = 0;
  for (const name of asked) {
    const choice = choiceAt(name);
    const move: Move = next(plan, at, choice, choice.seat, []);
    if (typeof move === "string" || !("take" in move)) return [...found, JSON.stringify(move)];
    found.push(move.take.kind);
    at = move.at;
  }
  return found;
}

describe("going to war", () => {
  test("is offered to whoever has Units, from the dice on", () => {
    expect(marches(board("war"), choiceAt("war"))).toBe(true);
    expect(marches(board("gather"), choiceAt("gather"))).toBe(true);
    expect(marches(board("start"), choiceAt("start"))).toBe(false);
    expect(marches(board("target"), choiceAt("target"))).toBe(false);
    const seen = { ...choiceAt("war"), options: undefined };
    expect(marches(board("war"), seen as unknown as ChoiceInfo)).toBe(false);
  });

  test("ends the dice first, where they are not over", () => {
    const plan = march("To war", "prepare");
    expect(taken(plan, "start", "war")).toEqual(["done", "prepare"]);
    expect(taken(plan, "war")).toEqual(["prepare"]);
  });

  test("by an enemy goes on to that enemy, and leaves it where nobody asks which", () => {
    const force = Object.keys(board("target").forces)[0]!;
    const alone = { ...board("target"), seats: ["player-1"] };
    const plan = attackOn("Attack", alone, choiceAt("start"), force);
    expect(taken(plan, "start", "war", "gather", "target")).toEqual([
      "done",
      "attack",
      "done",
      "target",
    ]);
    expect(taken(plan, "recruit")).toEqual(['"done"']);
  });

  test("by an enemy stops where others could lend Units", () => {
    const before = { ...choiceAt("gather"), kind: "war" };
    const found = attackOn("Attack", board("gather"), before, "fotr-1");
    expect(found.steps.at(-1)!.kind).toBe("attack");
    const last = attackOn("Attack", board("gather"), choiceAt("gather"), "fotr-1");
    expect(last.steps.at(-1)!.kind).toBe("target");
  });

  test("with borrowed Units borrows them", () => {
    const { args } = choiceAt("gather").options!.find(({ kind }) => kind === "borrow")!;
    const plan = attackWith("Attack", args["seat"]!);
    expect(taken(plan, "war", "gather")).toEqual(["attack", "borrow"]);
  });
});

test("those lend who have prepared Units and were not asked yet", () => {
  const asked = choiceAt("gather");
  const offered = asked.options!.flatMap(({ kind, args }) =>
    kind === "borrow" ? args["seat"]! : [],
  );
  expect(lenders(board("gather"), asked.seat)).toEqual(offered);
  const borrowed = structuredClone(board("gather"));
  borrowed.war!.lenders = offered;
  expect(lenders(borrowed, asked.seat)).toEqual([]);
});

test("a prepared die stands for whoever lends it", () => {
  const shown = board("gather");
  const seat = lenders(shown, choiceAt("gather").seat)[0]!;
  const side = shown.sides[shown.seats.indexOf(seat)]!;
  expect(lenderOf(shown, side.prepared[0]!)).toBe(seat);
  expect(
    lenderOf(
      shown,
      Object.keys(shown.faces).find((die) => !side.prepared.includes(die))!,
    ),
  ).toBe(null);
});

test("of options that bring the same only the first is offered, and to give nothing comes first", () => {
  const { options = [] } = choiceAt("glory");
  const shown = options.filter((option) => needed(options, option));
  const brings = options.map(({ detail }) => JSON.stringify(detail));
  expect(shown.length).toBe(new Set(brings).size);
  expect(shown.length).toBeLessThan(options.length);
  expect(shown[0]).toBe(options[0]);
  expect(shown[0]!.kind).toBe("done");
});

test("options that tell nothing of what they bring are all offered", () => {
  const { options = [] } = choiceAt("war");
  expect(options.filter((option) => needed(options, option))).toEqual(options);
});
