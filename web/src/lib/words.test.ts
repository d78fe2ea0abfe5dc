import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { BOARDS } from "../boards/registry";
import type { EventInfo, OptionInfo, OutcomeInfo, RefusalInfo } from "../protocol";
import { facets, fits, valueName } from "./facets";
import { storage } from "./storage.svelte";
import * as sentences from "./sentences";
import { titleOf } from "./turns.svelte";
import { LANGUAGES, words, type Language } from "./words.svelte";

const SOURCES = import.meta.glob<string>(
  [
    "../**/*.svelte",
    "../**/*.ts",
    "!../**/*.test.ts",
    "!../protocol/**",
    "!../boards/{dice,duel,quest,solitaire}/**",
  ],
  { query: "?raw", import: "default", eager: true },
);
const PAGES = import.meta.glob<string>("../../../src/mathom/locale/*/page.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Every game's own words on the page. */
const OWN = import.meta.glob<string>("../../../src/mathom/locale/*/*-page.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The messages of a Fluent text. */
function keys(text: string): string[] {
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
}

const source = Object.values(SOURCES).join("\n");
const english = keys(Object.entries(PAGES).find(([file]) => file.includes("/en/"))![1]);
/** Messages as the source names them; those that end with a dash are put together. */
const named = [...new Set(source.match(/\b(?:page|guide)-[a-z0-9-]*[a-z0-9-](?=["`$'])/g))];

describe("the page's messages", () => {
  it("are all there", () => {
    const missing = named.filter((key) => !key.endsWith("-") && !english.includes(key));
    expect(missing).toEqual([]);
  });

  it("are all used", () => {
    const beginnings = named.filter((key) => key.endsWith("-"));
    const unused = english.filter(
      (key) => !named.includes(key) && !beginnings.some((part) => key.startsWith(part)),
    );
    expect(unused).toEqual([]);
  });

  it("have one for every step of every guide, and no more", async () => {
    const wanted: string[] = [];
    for (const [game, { guide }] of Object.entries(BOARDS)) {
      for (const { id } of (await guide?.())?.steps ?? []) wanted.push(`guide-${game}-${id}`);
    }
    const everywhere = Object.entries(OWN).filter(([file]) => file.includes("/en/"));
    const told = everywhere.flatMap(([, text]) => keys(text));
    expect(told.filter((key) => key.startsWith("guide-")).sort()).toEqual(wanted.sort());
  });

  it("are the same in every language, and can be read", () => {
    for (const [file, text] of Object.entries({ ...PAGES, ...OWN })) {
      const english = keys({ ...PAGES, ...OWN }[file.replace(/locale\/../, "locale/en")]!);
      expect(keys(text), file).toEqual(english);
      const bundle = new FluentBundle("en");
      expect(bundle.addResource(new FluentResource(text)), file).toEqual([]);
      expect(
        english.filter((key) => !bundle.hasMessage(key)),
        file,
      ).toEqual([]);
    }
  });
});

/** Somebody who has not spoken yet, and reads what a test says. */
async function speaker(texts: (lang: string, game: string | null) => Promise<string[]>) {
  vi.resetModules();
  vi.doMock("./texts", () => ({ texts }));
  const { words: fresh } = await import("./words.svelte");
  vi.doUnmock("./texts");
  vi.resetModules();
  return fresh;
}

describe("speaking", () => {
  beforeEach(() => localStorage.clear());

  it("begins as the browser wishes, and goes on as the reader wished", async () => {
    await words.begin();
    expect(words.lang).toBe("en");
    await words.speak("ja");
    expect(words.say("page-your-turn")).toBe("あなたの番です");
    expect(document.documentElement.lang).toBe("ja");
    words.lang = "en";
    await words.begin();
    expect(words.lang).toBe("ja");
    storage.set("language", "tlh");
    await words.begin();
    expect(words.lang).toBe("en");
  });

  it("ends with the language that was wished last, though another comes later", async () => {
    const fresh = await speaker(async (lang) => {
      if (lang === "ja") await new Promise((resolve) => setTimeout(resolve, 50));
      return [`page-your-turn = ${lang}`];
    });
    const late = fresh.speak("ja");
    await fresh.speak("en");
    await late;
    expect(fresh.lang).toBe("en");
    expect(fresh.say("page-your-turn")).toBe("en");
  });

  it("learns a game once, in every language that is spoken then or later", async () => {
    const read = vi.fn(async (lang: string, game: string | null) => [
      `${game ?? "page"}-greeting = ${lang}`,
    ]);
    const fresh = await speaker(read);
    const spoken = fresh.speak("ja");
    await Promise.all([fresh.learn("duel"), fresh.learn("duel"), spoken]);
    expect(fresh.say("duel-greeting")).toBe("ja");
    expect(fresh.has("quest-greeting")).toBe(false);
    await fresh.speak("en");
    expect(fresh.say("duel-greeting")).toBe("en");
    expect(read).toHaveBeenCalledTimes(5);
  });

  it("says with the words of now what it has said before", async () => {
    const fresh = await speaker(async (lang, game) =>
      game ? [`duel-hill = ${lang}`] : ["page-rides = { $count } to { duel-hill }"],
    );
    await fresh.speak("en");
    const said = () => [1, 2].map((count) => fresh.say("page-rides", { count }));
    expect(said()).toEqual(["1 to {duel-hill}", "2 to {duel-hill}"]);
    await fresh.learn("duel");
    expect(said()).toEqual(["1 to en", "2 to en"]);
    await fresh.speak("ja");
    expect(said()).toEqual(["1 to ja", "2 to ja"]);
  });

  it("learns a game that did not come when it is wanted again", async () => {
    const read = vi.fn().mockRejectedValueOnce(new Error("gone")).mockResolvedValue(["duel-a = b"]);
    const fresh = await speaker(read);
    await expect(fresh.learn("duel")).rejects.toThrow("gone");
    await fresh.learn("duel");
    expect(fresh.say("duel-a")).toBe("b");
  });

  it("learns what an owner's box names, in every language", async () => {
    const answer = vi.fn(async (path: string) => new Response(`duel-chain-spoon = ${path}`));
    vi.stubGlobal("fetch", answer);
    const fresh = await speaker(async () => []);
    await fresh.learn("duel", "abc");
    expect(fresh.say("duel-chain-spoon")).toBe("/api/games/duel/texts?lang=en&box=abc");
    await fresh.speak("ja");
    expect(fresh.say("duel-chain-spoon")).toBe("/api/games/duel/texts?lang=ja&box=abc");
    vi.unstubAllGlobals();
  });

  it("shows the key of what is missing", () => {
    expect(words.say("page-no-such-thing")).toBe("page-no-such-thing");
  });
});

describe.each(Object.keys(LANGUAGES) as Language[])("sentences in %s", (lang) => {
  const duel: sentences.Speaker = {
    game: "duel",
    title: (role, id) => (role === "seat" ? words.say(`duel-seat-${id}`) : `<${role} ${id}>`),
  };
  const told: Record<Language, string[]> = {
    en: [
      "Place 2 Units: in which region?",
      "Play “<card x>” (pay 1 Coin)",
      "<card x>",
      "it costs you 3 and you have 1 Coin",
      "Sauron reveals <token a> ×2, <token b>.",
      "Taken back to just after choice 3.",
      "Sauron wins: all of Middle-earth is conquered (rule D8.3).",
      "The Fellowship wins by resignation.",
      "No seat is free for you at this table.",
      "Keen Eye plays for Sam",
      "Wanderer",
      "Sam (Sauron) lets Keen Eye play.",
      "● Your turn at 2 tables · Duel · Mathom",
    ],
    ja: [
      "ユニット2個をどの地方に置きますか。",
      "「<card x>」をプレイ（コイン1枚を払う）",
      "<card x>",
      "必要なコインは3枚、手元は1枚です",
      "サウロンが公開：<token a>×2、<token b>。",
      "選択 3 の直後まで戻りました。",
      "サウロンの勝利：中つ国の征服（規則 D8.3）。",
      "旅の仲間の勝利：投了による。",
      "このテーブルにはあなたの座れる席がありません。",
      "Samの代わりに目利きが担当",
      "旅人",
      "Sam（サウロン）は目利きに任せました。",
      "● 2卓であなたの番 · Duel · Mathom",
    ],
  };

  beforeAll(() => Promise.all([words.speak(lang), words.learn("duel")]));

  it("are told as the terminal tells them", () => {
    const event = (kind: string, args: EventInfo["args"]): EventInfo => ({
      number: 1,
      version: 1,
      kind,
      args,
    });
    const option: OptionInfo = {
      text: "play x",
      kind: "play",
      args: { card: "x" },
      detail: { price: 1 },
    };
    const refused: RefusalInfo = {
      text: "fetch x",
      kind: "fetch",
      args: { card: "x" },
      reason: "too-dear",
      rule: "D3.4",
      words: { price: 3, coins: 1 },
    };
    const over = (winner: string, reason: string): OutcomeInfo => ({
      reason,
      rule: "D8.3",
      scores: {},
      winners: [winner],
    });
    const no = { code: "no-free-seat", sentence: "", words: {}, rule: null, reason: null };
    const note = { number: 1, at: 0, kind: "handed-over", seat: "sauron", name: "Sam" };
    expect([
      sentences.prompt(duel, "muster", { count: 2 }),
      sentences.label(duel, option),
      sentences.refusedWhat(duel, refused),
      sentences.reason(duel, refused),
      sentences.tale(duel, event("reveal-tokens", { seat: "sauron", token: ["a", "b", "a"] })),
      sentences.tale(duel, event("undo", { ply: 3 })),
      sentences.ending(duel, over("sauron", "conquest")),
      sentences.ending(duel, over("fellowship", "resigned")),
      sentences.refusedBy(no),
      sentences.sitter({ seat: "sauron", name: "Sam", bot: "greedy" }),
      sentences.sitter({ seat: "sauron", name: "Wanderer", bot: null }),
      sentences.noteTale(duel, { ...note, text: "greedy" }),
      titleOf("Duel", 2),
    ]).toEqual(told[lang]);
  });

  it("call a component as the detail knows it", () => {
    const asked = { text: "play x", kind: "play", args: { card: "x" } };
    const option = { ...asked, detail: { card: "y", price: 1 } };
    const plain = { en: "Play “<card y>”", ja: "「<card y>」をプレイ" }[lang];
    expect(sentences.phrase(duel, option)).toBe(plain);
    expect(sentences.label(duel, option)).toContain(plain);
    expect(sentences.label(duel, option)).not.toContain("<card x>");
    const refused = { ...asked, reason: "too-dear", rule: "D3.4", words: { card: "y" } };
    expect(sentences.refusedWhat(duel, refused)).toBe(plain);
  });

  it("refuse by the rule, and in the server's words what they have none for", () => {
    const refused = { code: "new", sentence: "Not so.", words: {}, rule: null, reason: null };
    expect(sentences.refusedBy(refused)).toBe("Not so.");
    expect(sentences.refusedBy({ ...refused, rule: "D2.4" })).toBe(
      { en: "That is not possible now (rule D2.4).", ja: "今はできません（規則 D2.4）。" }[lang],
    );
  });
});

describe("what components are told apart by", () => {
  beforeAll(() => Promise.all([words.speak("en"), words.learn("duel")]));
  const card = (record: Record<string, unknown>) => ({ record, texts: {} });
  const cards = [
    card({ kind: "card", id: "a", colour: "grey", chapter: 1, coins: 0, source: "seed" }),
    card({ kind: "card", id: "b", colour: "blue", chapter: 1, coins: 2, source: "seed" }),
    card({ kind: "tile", id: "c", region: "rohan" }),
  ];

  it("are the fields that we have words for and that differ", () => {
    expect(facets("duel", cards)).toEqual([{ field: "colour", values: ["grey", "blue"] }]);
    expect(facets("chess", cards)).toEqual([]);
  });

  it("filter, and empty wishes filter nothing", () => {
    const found = (wanted: Record<string, string>) =>
      cards.filter((each) => fits(each, wanted)).map(({ record }) => record["id"]);
    expect(found({ colour: "blue" })).toEqual(["b"]);
    expect(found({ chapter: "1", colour: "" })).toEqual(["a", "b"]);
    expect(found({})).toEqual(["a", "b", "c"]);
  });

  it("have names by the game, by the page, or none", () => {
    expect(valueName("duel", "colour", "grey")).toBe("Grey");
    expect(valueName("duel", "kind", "tile")).toBe("Landmarks");
    expect(valueName("duel", "chapter", "2")).toBe("2");
  });
});
