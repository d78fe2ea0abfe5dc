import { expect, it } from "vitest";
import type { ChoiceInfo, EventInfo } from "../protocol";
import { next, resumable, same, stepOf, type Plan } from "./plan";

const option = (kind: string, args: Record<string, string> = {}) => ({
  text: [kind, ...Object.values(args)].join(" "),
  kind,
  args,
  detail: {},
});
const asks = (kind: string, ...options: ReturnType<typeof option>[]): ChoiceInfo => ({
  seat: "hero",
  kind,
  rules: [],
  options,
});
const event = (kind: string): EventInfo => ({ number: 1, version: 1, kind, args: {} });

const go = option("go", { location: "bree" });
const spend = option("spend", { card: "rush" });
const plan: Plan = {
  label: "To Bree",
  steps: [stepOf("journey", go), stepOf("pay", spend, true), stepOf("journey", option("stop"))],
  through: { explore: "done" },
  foresees: new Set(["moved"]),
};
const at = (step: number, choice: ChoiceInfo | null, ...events: EventInfo[]) =>
  next(plan, step, choice, "hero", events);

it("takes the option that it names, and no other of that kind", () => {
  expect(at(0, asks("journey", option("go", { location: "moria" }), go))).toEqual({
    take: go,
    at: 1,
  });
  expect(at(0, asks("journey", option("go", { location: "moria" })))).toEqual({
    stop: { why: "refused", refusal: null },
  });
  expect(same(go, option("go"))).toBe(false);
  expect(same(option("go"), go)).toBe(false);
});

it("says why its option is refused", () => {
  const refusal = { ...go, reason: "dear", rule: "Q1", words: {} };
  const choice = { ...asks("journey"), refused: [refusal] };
  expect(at(0, choice)).toEqual({ stop: { why: "refused", refusal } });
});

it("leaves out what may be asked and is not", () => {
  expect(at(1, asks("pay", spend))).toEqual({ take: spend, at: 2 });
  expect(at(1, asks("journey", option("stop")))).toEqual({ take: option("stop"), at: 3 });
  expect(next({ ...plan, steps: plan.steps.slice(0, 2) }, 1, asks("journey"), "hero", [])).toBe(
    "done",
  );
});

it("passes what is asked on the way, and stops at anything else", () => {
  expect(at(1, asks("explore", option("favor"), option("done")))).toEqual({
    take: option("done"),
    at: 2,
  });
  expect(at(0, asks("peril", option("accept")))).toEqual({ stop: { why: "asked" } });
});

it("waits while another is asked, and is done when nothing is left", () => {
  expect(at(0, { ...asks("shadow"), seat: "sauron" })).toBe("wait");
  expect(at(3, asks("explore"))).toBe("done");
  expect(at(0, null)).toEqual({ stop: { why: "over" } });
});

it("stops at what it does not foresee, whoever is asked", () => {
  const happened = event("peril");
  const other = { ...asks("shadow"), seat: "sauron" };
  expect(at(0, other, event("moved"), happened)).toEqual({
    stop: { why: "happened", event: happened },
  });
  expect(at(0, asks("journey", go), event("moved"), event("forced-pay"))).toHaveProperty("take");
  const careless = { label: plan.label, steps: plan.steps };
  expect(next(careless, 0, asks("journey", go), "hero", [happened])).toHaveProperty("take");
});

it("can be taken up again where its next option is offered", () => {
  expect(resumable(plan, 0, asks("journey", go))).toBe(true);
  expect(resumable(plan, 0, asks("explore", option("done")))).toBe(true);
  expect(resumable(plan, 0, asks("journey"))).toBe(false);
});
