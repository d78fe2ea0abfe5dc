// Whether to do what a card offers, and how, asked as one.

import { expect, it } from "vitest";
import type { ChoiceInfo, OptionInfo } from "../protocol";
import { merge } from "./mergedChoice";

const option = (text: string, more: Partial<OptionInfo> = {}): OptionInfo => ({
  text,
  kind: text.split(" ")[0]!,
  args: {},
  detail: {},
  ...more,
});
const ask = (kind: string, options: OptionInfo[]): ChoiceInfo => ({
  seat: "hero-1",
  kind,
  rules: ["Q2.4"],
  words: { printed: `encounter/${kind}` },
  options,
});
const WAYS = ["favor", "training"].map((label) => option(`choose ${label}`, { args: { label } }));
const consent = (then: ChoiceInfo) =>
  ask("may", [option("accept", { detail: { price: 2 }, then }), option("decline")]);
const CHOOSE = new Set(["choose"]);

it("has the answers of both questions, and what they cost", () => {
  const { choice, steps } = merge(consent(ask("choose", WAYS)), CHOOSE);
  expect(choice).toMatchObject({ kind: "choose", words: { printed: "encounter/choose" } });
  const answers = choice!.options!.map(({ kind, args, detail }) => [kind, args, detail]);
  expect(answers).toEqual([
    ["choose", { label: "favor" }, { price: 2 }],
    ["choose", { label: "training" }, { price: 2 }],
    ["decline", {}, {}],
  ]);
  expect(steps.get(choice!.options![1]!.text)).toMatchObject([
    { choice: "may", kind: "accept" },
    { choice: "choose", kind: "choose", args: { label: "training" } },
  ]);
  expect(steps.has("decline")).toBe(false);
});

it("is left as it is where nothing follows, or what is not asked with it", () => {
  for (const choice of [
    null,
    ask("choose", WAYS),
    consent(ask("discard-cards", WAYS)),
    consent(ask("choose", WAYS.slice(1))),
  ]) {
    expect(merge(choice, CHOOSE)).toEqual({ choice, steps: new Map() });
  }
});
