import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DeckInfo, DeckbuildingInfo } from "../protocol";
import * as api from "./api";
import { DeckBuilder, boundsOf, isKept, written } from "./deckBuilder.svelte";
import { codeIn, dayOf, deckNamed, ownDeck, settingName } from "./decks";
import { storage } from "./storage.svelte";
import { texts } from "./texts";
import { words } from "./words.svelte";

const offered: DeckbuildingInfo = {
  setting: "scenario",
  names: ["easy"],
  relevant: [],
  parts: [
    { id: "company", role: "card", cards: { eowyn: 1, wacho: 1 }, borne: "" },
    { id: "minor-items", role: "card", cards: { cloak: 2 }, borne: "company" },
    { id: "resources", role: "card", cards: { dodge: 3 }, borne: "" },
  ],
};
const [company, items, resources] = offered.parts as [
  DeckbuildingInfo["parts"][0],
  DeckbuildingInfo["parts"][0],
  DeckbuildingInfo["parts"][0],
];
const answer: DeckInfo = {
  name: "deck-abc",
  text: "…",
  lines: [],
  legal: false,
  mistakes: [],
  violations: [],
  tallies: [],
};
let builder: DeckBuilder;

beforeEach(async () => {
  localStorage.clear();
  await words.speak("en");
  builder = new DeckBuilder("solitaire", "en", offered);
});
afterEach(() => {
  builder.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("adds copies up to what there may be, and takes them away again", () => {
  for (let n = 0; n < 5; n++) builder.add(resources, "dodge");
  expect(builder.count("resources", "dodge")).toBe(3);
  expect(builder.mayAdd(resources, "dodge")).toBe(false);
  builder.remove(resources, "dodge");
  expect(builder.countOf("resources")).toBe(2);
  builder.remove(resources, "dodge");
  builder.remove(resources, "dodge");
  builder.remove(resources, "dodge");
  expect(builder.lines).toEqual([]);
});

it("gives items to who carries least, and to nobody where nobody is", () => {
  builder.add(items, "cloak");
  expect(builder.lines).toEqual([]);
  builder.add(company, "eowyn");
  builder.add(company, "wacho");
  builder.add(items, "cloak");
  builder.add(items, "cloak");
  expect(builder.linesOf("minor-items").map(({ bearer }) => bearer)).toEqual(["eowyn", "wacho"]);
  builder.carry(builder.linesOf("minor-items")[0]!, "wacho");
  expect(builder.linesOf("minor-items").map(({ bearer }) => bearer)).toEqual(["wacho", "wacho"]);
  builder.remove(items, "cloak");
  expect(builder.countOf("minor-items")).toBe(1);
  expect(builder.text).toBe(
    "company\n1 eowyn\n1 wacho\n\nminor-items\n1 cloak (wacho)\n\nresources",
  );
  expect(written(offered.parts, [])).toBe("company\n\nminor-items\n\nresources");
});

it("asks the server once one pauses, and keeps decks that can be played", async () => {
  vi.useFakeTimers();
  const ask = vi.spyOn(api, "deck").mockResolvedValue({ ...answer, legal: true });
  builder.add(resources, "dodge");
  builder.add(resources, "dodge");
  expect(ask).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(ask).toHaveBeenCalledOnce();
  expect(ask.mock.calls[0]![2].text).toContain("resources\n2 dodge");
  expect(builder.legal).toBe(true);
  expect(ownDeck("solitaire")).toBe("deck-abc");
  builder.add(resources, "dodge");
  expect(builder.legal).toBe(false);
  expect(storage.get("decks-solitaire")).toContain("3 dodge");
});

it("drops an answer that a later question overtakes", async () => {
  let late = (_: DeckInfo) => {};
  vi.spyOn(api, "deck")
    .mockReturnValueOnce(new Promise((done) => (late = done)))
    .mockResolvedValueOnce({ ...answer, name: "deck-new" });
  const first = builder.check();
  await builder.check();
  late({ ...answer, name: "deck-old" });
  await first;
  expect(builder.told!.name).toBe("deck-new");
});

it("fills gaps, and undoes it", async () => {
  builder.add(company, "eowyn");
  const lines = [{ part: "resources", id: "dodge", copies: 2, bearer: "" }];
  vi.spyOn(api, "completeDeck").mockResolvedValue({
    suggestions: [],
    completed: { ...answer, lines, legal: true },
  });
  await builder.fill();
  expect(builder.lines).toEqual(lines);
  builder.undo();
  expect(builder.lines.map(({ id }) => id)).toEqual(["eowyn"]);
  expect(builder.before).toBeNull();
});

it("does not take a list with mistakes, and says what the own decks are like", async () => {
  builder.add(company, "eowyn");
  const mistakes = [{ line: 1, text: "No." }];
  vi.spyOn(api, "deck")
    .mockResolvedValueOnce({ ...answer, mistakes })
    .mockResolvedValueOnce({ ...answer, name: "deck-mine" });
  const found = await builder.take({ text: "nonsense" });
  expect(found!.mistakes).toEqual(mistakes);
  expect(builder.lines.map(({ id }) => id)).toEqual(["eowyn"]);
  expect(builder.told!.name).toBe("deck-mine");
});

it("can play nothing as long as the server is away", async () => {
  vi.spyOn(api, "deck").mockResolvedValueOnce({ ...answer, legal: true });
  await builder.check();
  expect(builder.legal).toBe(true);
  vi.spyOn(api, "deck").mockRejectedValueOnce(new api.Unreachable("away"));
  await builder.check();
  expect(builder.legal).toBe(false);
  expect(builder.fault).toBeInstanceOf(api.Unreachable);
});

it("tells counts by their bounds", () => {
  const tally = { id: "x", part: "x", count: 4, rule: "S2.1" };
  const cases: [least: number, most: number, bounds: string, kept: boolean][] = [
    [-1, -1, "count", true],
    [5, -1, "at-least", false],
    [4, -1, "at-least", true],
    [-1, 3, "at-most", false],
    [-1, 4, "at-most", true],
    [4, 4, "exactly", true],
    [5, 5, "exactly", false],
    [1, 4, "between", true],
    [1, 3, "between", false],
  ];
  for (const [least, most, bounds, kept] of cases) {
    expect([boundsOf({ ...tally, least, most }), isKept({ ...tally, least, most })]).toEqual([
      bounds,
      kept,
    ]);
  }
});

it("names the decks that are wished for a table", () => {
  const day = new Date(2026, 1, 3, 23, 59);
  expect(dayOf(day)).toBe("2026-02-03");
  expect(deckNamed("daily", "", day)).toBe("daily-2026-02-03");
  expect(deckNamed("random", "")).toMatch(/^random-[0-9a-f]{8}$/);
  expect(deckNamed("random", "")).not.toBe(deckNamed("random", ""));
  expect(deckNamed("easy", "deck-abc")).toBe("easy");
  expect(deckNamed("deck", " deck-a_B-9 ")).toBe("deck-a_B-9");
  expect(
    deckNamed("deck", "https://x.test/games/solitaire/decks?deck=deck-a_B-9&killers=mixed"),
  ).toBe("deck-a_B-9");
  expect(codeIn("2 Concealment")).toBe("");
  expect(codeIn("")).toBe("");
});

it("has words for every value of the setting that names decks", () => {
  const name = (value: string) => settingName("solitaire", "scenario", value);
  for (const value of ["easy", "random", "daily", "deck"]) expect(name(value)).not.toContain("-");
  expect(name("random-abc")).toContain("abc");
  expect(name("daily-2026-02-03")).toContain("2026-02-03");
  expect(name("deck-AbC")).not.toContain("AbC");
});

it("leaves the words of the builder to the builder", async () => {
  const at = async (what: string) => (await texts("en", what)).join("\n");
  const [table, decks] = await Promise.all([at("solitaire"), at("solitaire/decks")]);
  for (const key of ["solitaire-builder-fill =", "solitaire-decks-heading-company ="]) {
    expect(table).not.toContain(key);
    expect(decks).toContain(key);
  }
  expect(table).toContain("page-facet-solitaire-race =");
});
