import { expect, test } from "vitest";
import type { ChoiceInfo, OptionInfo } from "../../protocol";
import { offered, plain, subjects } from "./cardChoice";
import { copies, unknown } from "./piles";

const option = (kind: string, args: Record<string, string> = {}): OptionInfo => ({
  text: [kind, ...Object.values(args)].join(" "),
  kind,
  args,
  detail: {},
});

const choice = (words: Record<string, number | string>) => ({ words }) as unknown as ChoiceInfo;

test("a question is about the card that asks, and the cards that it names", () => {
  expect(subjects(choice({ printed: "peril/khazad-dum", count: 0 }))).toEqual(["khazad-dum"]);
  expect(subjects(choice({ printed: "shadow/a", corruption: "weak", count: 0 }))).toEqual([
    "a",
    "weak",
  ]);
  expect(subjects(choice({ foe: "orc" }))).toEqual(["orc"]);
  expect(subjects(choice({ count: 1, seat: "hero-1" }))).toEqual([]);
  expect(subjects(null)).toEqual([]);
});

test("what was drawn is offered; what lies in a hand or on the board is not", () => {
  expect(offered("learn", option("learn", { card: "skill-execute" }))).toBe("skill-execute");
  expect(offered("play", option("play", { card: "skill-execute" }))).toBeNull();
  expect(offered("keep-plot", option("keep-plot", { plot: "a" }))).toBe("a");
  expect(offered("plot", option("play-plot", { plot: "a" }))).toBeNull();
  expect(offered("hero", option("hero", { hero: "thalin" }))).toBe("thalin");
  expect(offered("journey", option("stop"))).toBeNull();
});

test("plain options name nothing that lies on the board", () => {
  expect(plain(option("accept"))).toBe(true);
  expect(plain(option("choose", { label: "favor" }))).toBe(true);
  expect(plain(option("name-place", { location: "bree" }))).toBe(false);
});

test("cards of one face are counted, those face down too", () => {
  const hand = ["b", "a", null, "b", null];
  expect(copies(hand)).toEqual([
    { id: "b", count: 2 },
    { id: "a", count: 1 },
  ]);
  expect(unknown(hand)).toBe(2);
});
