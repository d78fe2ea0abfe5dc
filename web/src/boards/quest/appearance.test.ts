import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES, words, type Language } from "../../lib/words.svelte";
import { cardsIn } from "./fixtures";
import { ICONS } from "./icons";
import { lookOf } from "./appearance";
import type { ComponentRecord } from "./types";

const records = (lang: Language) => [...cardsIn(lang).values()].map(({ record }) => record);

function look(id: string) {
  const record = records("en").find((each) => each.id === id);
  return lookOf(record!);
}

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (lang) => {
  beforeAll(() => Promise.all([words.speak(lang), words.learn("quest")]));

  test("every component has signs that are drawn, and words for all of it", () => {
    for (const record of records(lang)) {
      const { sign, what, terrain, stats, lines } = lookOf(record);
      const figures = [...terrain, ...stats, ...lines];
      for (const drawn of [sign, ...figures.map((each) => each.sign)]) {
        expect(ICONS, record.id).toHaveProperty([drawn]);
      }
      for (const text of [what, ...figures.map((each) => each.text)]) {
        expect(text, record.id).not.toMatch(/quest-|\{/i);
      }
    }
  });

  test("every card that does something says it in a sentence", () => {
    for (const { record, texts } of cardsIn(lang).values()) {
      const dumb = record["kind"] === "location" || record["kind"] === "path";
      if (!dumb) expect(texts["text"], String(record["id"])).not.toBe("");
    }
  });
});

describe("signs and numbers", () => {
  beforeAll(() => Promise.all([words.speak("en"), words.learn("quest")]));

  test("a combat card shows what it costs, attack and defense, and where it leads", () => {
    const { colour, terrain, stats, lines } = look("argalad-aimed-shot");
    expect(colour).toBe("ranged");
    expect(terrain.map(({ sign }) => sign)).toEqual(["mountains"]);
    expect(stats.map(({ sign, value }) => [sign, value])).toEqual([
      ["strength", 3],
      ["attack", 3],
      ["defense", 0],
    ]);
    expect(lines.map(({ text }) => text)).toEqual(["A card of Argalad", "4 cards"]);
  });

  test("a plot shows its marker, its price, and what it needs", () => {
    const { stats, lines } = look("gollum-is-captured");
    expect(stats.map(({ sign, value }) => [sign, value])).toEqual([
      ["ring", "+2"],
      ["favor", 2],
      ["influence", 2],
    ]);
    expect(stats[0]!.text).toBe("Advances the marker of the Ring, by 2 each Story step");
    expect(lines.map(({ text }) => text)).toEqual(["Affects the Sea of Udûn"]);
  });

  test("minions and monsters are told apart", () => {
    expect(look("witch-king")).toMatchObject({ sign: "minion", what: "A minion" });
    expect(look("orc")).toMatchObject({ sign: "foe", what: "A monster" });
  });

  test("corruption that works at once has no price", () => {
    const priceless = records("en").filter(
      (record) => record.kind === "corruption" && record.price === null,
    );
    for (const record of priceless) {
      expect(lookOf(record).stats).toEqual([]);
      expect(lookOf(record).lines[0]!.text).toBe("Works at once and is not kept");
    }
  });
});
