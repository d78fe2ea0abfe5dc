import { beforeAll, expect, test } from "vitest";
import { words } from "../../lib/words.svelte";
import { CARDS } from "./fixtures";
import { captions, glyphs, shortRegions } from "./glyphs";
import { ICONS } from "./icons";
import { effectText, titles } from "./titles";
import {
  COLOURS,
  RACES,
  SKILLS,
  type CardRecord,
  type ComponentRecord,
  type Effect,
} from "./types";

beforeAll(() => Promise.all([words.speak("en"), words.learn("duel")]));

const records = [...CARDS.values()].map(({ record }) => record);

test("every effect, colour, Skill, Race and chain symbol has its own drawing", () => {
  const chains = records.flatMap((record) =>
    record.kind === "card" ? [record.chain_from, record.chain_to] : [],
  );
  const names = [
    ...records.flatMap(({ effects }) => effects.flatMap(glyphs)).map(({ icon }) => icon),
    ...COLOURS,
    ...SKILLS,
    ...RACES,
    ...chains.filter((chain) => chain !== null),
  ];
  for (const name of names) expect(ICONS[name], name).toBeDefined();
  expect(new Set(chains.filter(Boolean)).size).toBe(17);
  const drawn = [...COLOURS, ...SKILLS, ...RACES, ...new Set(chains.filter((c) => c !== null))];
  expect(new Set(drawn.map((name) => JSON.stringify(ICONS[name]))).size).toBe(drawn.length);
});

test("icons are repeated, counted or alternatives, as the effect says", () => {
  const icons = (effect: Effect) =>
    glyphs(effect).map(({ icon, count, or }) => `${or ? "/" : ""}${icon}${count ?? ""}`);
  expect(icons({ do: "skills", skill: ["ruse", "ruse"] })).toEqual(["ruse", "ruse"]);
  expect(icons({ do: "either", skill: ["ruse", "courage"] })).toEqual(["ruse", "/courage"]);
  expect(icons({ do: "rings", count: 2 })).toEqual(["rings2"]);
  expect(icons({ do: "race", race: "ents" })).toEqual(["ents"]);
  expect(icons({ do: "manoeuvres", removes: 1, loses: 0, moves: 2 })).toEqual([
    "removed1",
    "moves2",
  ]);
  expect(icons({ do: "again" })).toEqual(["again"]);
});

test("the words below the icons", () => {
  const units: Effect = { do: "units", count: 2, region: ["gondor", "rohan"] };
  expect(captions(units)).toEqual(["Gondor", "Rohan"]);
  expect(shortRegions(units)).toEqual(["Gon", "Roh"]);
  expect(captions({ do: "skills", skill: ["ruse", "ruse"] })).toEqual(["Ruse"]);
  expect(captions({ do: "coins", count: 1 })).toEqual(["1 Coin"]);
  expect(captions({ do: "raze" })).toEqual([]);
});

test("effects and titles read as the server tells them", () => {
  const title = titles(CARDS);
  for (const { record, texts } of CARDS.values()) {
    const card = record as CardRecord;
    if (card.kind !== "card") continue;
    const told = card.effects.map(effectText).join(", ");
    const chain = card.chain_to ? ` [${words.say(`duel-chain-${card.chain_to}`)}]` : "";
    expect(told + chain).toBe(texts["title"]);
    expect(title("card", card.id)).toBe(texts["title"]);
  }
  expect(title("to", "mordor")).toBe("Mordor");
  expect(title("seat", "sauron")).toBe("Sauron");
  expect(title("tile", "bree")).toBe("Bree");
});
