import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CardInfo, FieldInfo, FormInfo, FormRecord } from "../protocol";
import * as api from "./api";
import { Figures, fieldName, groups, read, written } from "./figures.svelte";
import { storage } from "./storage.svelte";

const field = (path: string, own: unknown, more: Partial<FieldInfo> = {}): FieldInfo => ({
  path,
  kind: "count",
  least: 0,
  most: 30,
  words: [],
  optional: false,
  own,
  source: "reconstructed",
  ...more,
});
const cost = field("cost", 3);
const bursts = field("abilities/1/bursts", null, { kind: "counts", optional: true });
const reroll = field("faces/0/reroll", null, { kind: "flag", optional: true });
const level = field("faces/0/unit/level", 1, { optional: true });
const merry: FormRecord = {
  key: "card/merry",
  role: "card",
  title: "Merry",
  shows: ["merry"],
  fields: [cost, bursts],
};
const dice: FormRecord = {
  key: "dice/halflings",
  role: "dice",
  title: "dice of Merry",
  shows: ["merry"],
  fields: [reroll, level],
};
const form: FormInfo = { records: [merry, dice], name: "", changes: {} };
const card = (cost: number): CardInfo => ({
  record: { kind: "card", id: "merry", cost },
  texts: { title: "Merry" },
});

function entering(changes: FormInfo["changes"] = {}, kept = ""): Figures {
  return new Figures("dice", "en", { ...form, changes }, [card(3)], kept);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  storage.remove("figures-test");
});

it("lays out fields by what they are in", () => {
  expect(groups(merry).map(({ of, number }) => [of, number])).toEqual([
    ["", NaN],
    ["abilities", 1],
  ]);
  expect(groups(dice).map(({ fields }) => fields.length)).toEqual([2]);
  expect(fieldName("faces/0/unit/level")).toBe("level");
  expect(fieldName("abilities/0/bursts/0")).toBe("bursts");
});

it("leaves it to the server what is no number", () => {
  expect(read(cost, " 4 ")).toBe(4);
  expect(read(cost, "-1")).toBe(-1);
  expect(read(cost, "four")).toBe("four");
  expect(read(cost, "99999999999")).toBe("99999999999");
  expect(read(cost, "")).toBeNull();
  expect(read(bursts, "1, 2")).toEqual([1, 2]);
  expect(read(bursts, "1、x")).toEqual([1, "x"]);
  expect(written([1, 2])).toBe("1, 2");
  expect(written(null)).toBe("");
});

it("keeps what differs, and forgets what is as it was", () => {
  const figures = entering();
  figures.enter(merry, cost, 4);
  expect([figures.count, figures.value(merry, cost)]).toEqual([1, 4]);
  expect(figures.isChanged(merry, cost)).toBe(true);
  figures.enter(merry, cost, 3);
  expect(figures.changes).toEqual({});
  figures.enter(dice, reroll, true);
  figures.enter(dice, level, null);
  expect(figures.countOf(dice)).toBe(2);
  figures.enter(dice, reroll, false);
  expect(figures.changes).toEqual({ "dice/halflings": { "faces/0/unit/level": null } });
  figures.reset(dice, level);
  expect(figures.changes).toEqual({});
  figures.enter(dice, level, 5);
  figures.enter(merry, cost, 5);
  figures.reset(dice);
  expect(Object.keys(figures.changes)).toEqual(["card/merry"]);
  figures.close();
});

it("asks after a pause, and shows what the server has drawn and found wrong", async () => {
  const draft = vi.spyOn(api, "draft").mockResolvedValue({
    mistakes: { "card/merry/cost": "This is wrong.", "dice/halflings/count": "That too." },
    cards: [card(4)],
  });
  const figures = entering();
  expect(figures.drawn(dice)).toEqual([card(3)]);
  figures.enter(merry, cost, "x");
  figures.enter(merry, cost, "xy");
  expect(figures.settled).toBe(false);
  await vi.runAllTimersAsync();
  expect(draft).toHaveBeenCalledExactlyOnceWith("dice", "en", { "card/merry": { cost: "xy" } });
  expect(figures.settled).toBe(true);
  expect(figures.mistake(merry, cost)).toBe("This is wrong.");
  expect(figures.others(merry)).toEqual([{ title: "dice of Merry", sentence: "That too." }]);
  expect(figures.drawn(dice)).toEqual([card(4)]);
});

it("drops an answer that a later one overtakes", async () => {
  const answers: ((found: { mistakes: Record<string, string>; cards: CardInfo[] }) => void)[] = [];
  vi.spyOn(api, "draft").mockImplementation(() => new Promise((take) => answers.push(take)));
  const figures = entering();
  figures.enter(merry, cost, 4);
  await vi.runAllTimersAsync();
  figures.enter(merry, cost, 5);
  await vi.runAllTimersAsync();
  answers[1]!({ mistakes: {}, cards: [card(5)] });
  answers[0]!({ mistakes: {}, cards: [card(4)] });
  await vi.runAllTimersAsync();
  expect(figures.drawn(merry)).toEqual([card(5)]);
});

it("says why the server was not asked", async () => {
  vi.spyOn(api, "draft").mockRejectedValue(new api.Unreachable("away"));
  const figures = entering({ "card/merry": { cost: 9 } });
  await vi.runAllTimersAsync();
  expect(figures.value(merry, cost)).toBe(9);
  expect(figures.fault).toBeInstanceOf(api.Unreachable);
});

it("goes on where one was when the page is opened again, and not once it is kept", async () => {
  vi.spyOn(api, "draft").mockResolvedValue({ mistakes: {}, cards: [] });
  vi.spyOn(api, "keepBox").mockResolvedValue({ name: "mine", digest: "f00d" });
  entering({}, "figures-test").enter(merry, cost, 7);
  const again = entering({}, "figures-test");
  expect(again.value(merry, cost)).toBe(7);
  storage.set("figures-test", '{"card/merry": {"cost": 8, "gone": 1}, "card/gone": {"cost": 1}}');
  expect(entering({}, "figures-test").changes).toEqual({ "card/merry": { cost: 8 } });
  storage.set("figures-test", "not JSON");
  expect(entering({}, "figures-test").changes).toEqual({});
  again.enter(merry, cost, 6);
  await again.keep("mine");
  expect(entering({}, "figures-test").changes).toEqual({});
  await vi.runAllTimersAsync();
});
