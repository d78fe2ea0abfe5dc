// The small ones: addresses, searching, time, what is kept.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { ago } from "./ago";
import { storage } from "./storage.svelte";
import { against, gentlest, strongest } from "./createTable";
import { note, noteKey, recall } from "./tableMemory";
import { path, place } from "./router.svelte";
import { finds } from "./search";
import { preferences } from "./preferences.svelte";
import type { GameInfo } from "../protocol";

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe("addresses", () => {
  it.each([
    ["/", { screen: "home" }],
    [path.table("abc"), { screen: "table", id: "abc" }],
    [path.replay("abc"), { screen: "replay", id: "abc" }],
    [path.rules("duel"), { screen: "rules", game: "duel" }],
    [path.cards("duel"), { screen: "cards", game: "duel" }],
    ["/table", { screen: "not-found" }],
    ["/table/abc/x", { screen: "not-found" }],
    ["/table/abc/replay/x", { screen: "not-found" }],
    ["/games/duel", { screen: "not-found" }],
    ["/elsewhere/x", { screen: "not-found" }],
  ])("%s", (address, leads) => {
    expect(place(address)).toEqual(leads);
  });

  it("tell a replay's seat and position only where there is one", () => {
    expect(path.replay("abc")).toBe("/table/abc/replay");
    expect(path.replay("abc", "sauron", 12)).toBe("/table/abc/replay?seat=sauron&at=12");
  });

  it("keep an invitation's secret from servers", () => {
    const url = new URL(path.invitation("abc", "s3cret"), "http://localhost");
    expect(url.pathname + url.search).not.toContain("s3cret");
    expect(url.hash).toBe("#seat=s3cret");
  });
});

describe("searching", () => {
  it.each([
    ["nazgul", "The Nazgûl ride", true],
    ["RIDE nazgûl", "The Nazgûl ride", true],
    ["nazgul horse", "The Nazgûl ride", false],
    ["", "anything", true],
    ["ガンダルフ", "ｶﾞﾝﾀﾞﾙﾌ", true],
    ["カンタルフ", "ガンダルフ", false],
    ["d3.4", "D3.4 Each missing Skill", true],
  ])("%j in %j: %s", (query, text, found) => {
    expect(finds(query, text)).toBe(found);
  });
});

describe("time", () => {
  it.each([
    [0, "now"],
    [59, "now"],
    [60, "1 minute ago"],
    [3 * 3_600 + 5, "3 hours ago"],
    [26 * 3_600, "yesterday"],
    [-50, "now"],
  ])("%d seconds: %s", (seconds, text) => {
    expect(ago("en", 1_000_000 - seconds, 1_000_000)).toBe(text);
  });
});

describe("what the browser keeps", () => {
  it("is there again", () => {
    storage.set("x", "1");
    expect(localStorage.getItem("mathom.x")).toBe("1");
    expect(storage.get("x")).toBe("1");
    storage.remove("x");
    expect(storage.get("x")).toBeNull();
  });

  it("is remembered by the page where the browser refuses", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    storage.refused = false;
    storage.set("y", "2");
    expect(storage.get("y")).toBe("2");
    expect(storage.refused).toBe(true);
  });

  it("is what was set last, also where the browser has become full meanwhile", () => {
    storage.set("z", "old");
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    storage.set("z", "new");
    expect(storage.get("z")).toBe("new");
  });

  it("is noted table by table, and survives what is not ours", () => {
    const learning = { passed: ["welcome"], now: "cards", begun: { cards: 7 } };
    note("a", { learning });
    noteKey("a", "sauron", "one");
    noteKey("a", "sauron", "two");
    noteKey("a", "fellowship", null);
    expect(recall("a")).toMatchObject({ learning, keys: [{ seat: "sauron", token: "two" }] });
    expect(recall("b")).toMatchObject({ learning: null, keys: [], curtain: true });
    localStorage.setItem("mathom.table.c", "{nonsense");
    expect(recall("c").learning).toBeNull();
  });

  it("is not kept for more tables than one comes back to", () => {
    vi.useFakeTimers();
    for (let table = 0; table < 205; table++) {
      vi.setSystemTime(table + 1);
      note(`t${table}`, { curtain: false });
    }
    vi.useRealTimers();
    expect(recall("t4").curtain).toBe(true);
    expect(recall("t5").curtain).toBe(false);
    expect(recall("t204").curtain).toBe(false);
  });
});

describe("taste", () => {
  beforeEach(() => {
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(pointer: coarse)" }));
  });

  it("knows only what it knows", () => {
    storage.set("theme", "plaid");
    preferences.begin();
    expect(preferences.theme).toBe("system");
    expect(document.documentElement.dataset["theme"]).toBeUndefined();
    preferences.setTheme("dark");
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    preferences.setTheme("light");
    preferences.theme = "system";
    preferences.begin();
    expect(preferences.theme).toBe("light");
  });

  it("asks before choices on touch screens unless told otherwise", () => {
    preferences.begin();
    expect(preferences.asksFirst).toBe(true);
    preferences.setConfirm("never");
    expect(preferences.asksFirst).toBe(false);
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    preferences.setConfirm("touch");
    expect(preferences.asksFirst).toBe(false);
    preferences.setConfirm("always");
    expect(preferences.asksFirst).toBe(true);
  });
});

describe("setting a table", () => {
  const game: GameInfo = {
    id: "x",
    rules: 1,
    seats: ["a", "b", "c"],
    players: [2, 3],
    settings: [],
    secrets: false,
    sides: false,
    texts: {},
    bots: ["random", "weak", "strong"],
    boxes: [],
    enters: false,
    decks: "",
  };

  it("puts me first and bots elsewhere, as few as the game allows", () => {
    expect(against(game, "strong")).toEqual({
      game: "x",
      seats: [{ kind: "me" }, { kind: "bot", bot: "strong" }],
    });
  });

  it("puts me where my side sits", () => {
    expect(against(game, "weak", "b").seats).toEqual([
      { kind: "bot", bot: "weak" },
      { kind: "me" },
    ]);
  });

  it("knows the strongest bot and the weakest that thinks", () => {
    expect(strongest(game)).toBe("strong");
    expect(gentlest(game)).toBe("weak");
    expect(gentlest({ ...game, bots: ["random"] })).toBe("random");
  });
});
