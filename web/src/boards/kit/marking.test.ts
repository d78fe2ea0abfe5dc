import { expect, it } from "vitest";
import type { OptionInfo } from "../../protocol";
import { fill, mark, markAll, markedPlan, times, unmark, type Marking } from "./marking";

const option = (kind: string, id = ""): OptionInfo => ({
  text: `${kind} ${id}`,
  kind,
  args: id ? { id } : {},
  detail: {},
});
const [a, b, pool] = [option("put", "a"), option("put", "b"), option("pool")];
const marking: Marking = {
  count: 3,
  most: ({ args }) => (args["id"] === "a" ? 2 : 1),
  preset: [],
  rest: null,
  atOnce: false,
  leads: () => [],
};
const choice = { seat: "x", kind: "place", rules: [] };

it("marks an option as often as it can be chosen, then not at all", () => {
  const once = mark(marking, [], a);
  const twice = mark(marking, once, a);
  expect([times(once, a), times(twice, a), mark(marking, twice, a)]).toEqual([1, 2, []]);
});

it("marks no more than are asked for", () => {
  const full = [a, a, b];
  expect(mark({ ...marking, most: () => 2 }, full, b)).toEqual(full);
});

it("lets what is marked to begin with give way", () => {
  const preset = { ...marking, preset: [pool, pool] };
  expect(mark(preset, [pool, pool], a)).toEqual([pool, pool, a]);
  expect(mark(preset, [pool, pool, a], b)).toEqual([pool, a, b]);
});

it("marks as many as fit, and leaves what is marked to begin with", () => {
  expect(fill(marking, [b], a)).toEqual([b, a, a]);
  expect(fill(marking, [b, a], a)).toEqual([b, a, a]);
  expect(fill({ ...marking, preset: [pool, pool] }, [pool, pool], a)).toEqual([pool, pool, a]);
  expect(fill(marking, [a, a], a)).toEqual([a, a]);
});

it("marks several together, or none of them", () => {
  expect(markAll(marking, [b], [a, a])).toEqual([b, a, a]);
  expect(markAll(marking, [b, a], [a, pool])).toEqual([b, a]);
  expect(markAll(marking, [a, a], [a])).toEqual([]);
});

it("takes one mark away", () => {
  expect(unmark([a, b, a], a)).toEqual([a, b]);
  expect(unmark([b], a)).toEqual([b]);
});

it("is carried out mark by mark, and the rest as one wishes", () => {
  const told = (rest: boolean) =>
    markedPlan("Placing", choice, { ...marking, rest: pool }, [a], rest).steps.map((step) => [
      step.choice,
      step.kind,
      step.maybe,
    ]);
  expect(told(false)).toEqual([["place", "put", true]]);
  expect(told(true)).toEqual([
    ["place", "put", true],
    ["place", "pool", true],
    ["place", "pool", true],
  ]);
});
