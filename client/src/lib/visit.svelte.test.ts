// A visit to a table: arriving, the curtain between two at one screen, choosing, and what was missed.

import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableForYou, TableInfo, View } from "../protocol";
import * as api from "./api";
import { Guiding } from "./guiding.svelte";
import { library, type Book } from "./library.svelte";
import { note, recall } from "./memory";
import { Missed } from "./missed.svelte";
import { router } from "./router.svelte";
import { taste } from "./taste.svelte";
import { remedy, troubleBy } from "./trouble";
import { Visit } from "./visit.svelte";
import { visitor } from "./visitor.svelte";
import { words } from "./words.svelte";

/** What was sent to the server, newest last. */
let sent: Record<string, unknown>[] = [];
let socket: Socket;

class Socket {
  static OPEN = 1;
  readyState = 1;
  onopen = () => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose = () => {};
  constructor() {
    socket = this;
    queueMicrotask(() => this.onopen());
  }
  send(text: string) {
    const message = JSON.parse(text) as Record<string, unknown>;
    sent.push(message);
    if (message["type"] === "join") this.hear({ type: "welcome", protocol: 1, yours: [] });
  }
  close() {}
  hear(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const seatOf = (seat: string, name: string | null, bot: string | null = null) => ({
  seat,
  name,
  bot,
});

function table(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t",
    game: "duel",
    status: "playing",
    seats: [seatOf("fellowship", "Sam"), seatOf("sauron", "Rosie")],
    asked: ["fellowship"],
    listed: false,
    outcome: null,
    request: null,
    rematch: null,
    ...more,
  } as unknown as TableInfo;
}

const choosing = (seat: string): View =>
  ({
    version: 3,
    choice: {
      seat,
      kind: "turn",
      rules: [],
      options: [{ text: "play x", kind: "play", args: {}, detail: {} }],
    },
  }) as unknown as View;

/** What the server tells, as far as entry `number` of the log. */
function tell(number: number, seat: string, more: Partial<TableInfo> = {}) {
  const events = Array.from({ length: number }, (_, place) => ({
    number: place + 1,
    version: place + 1,
    kind: "coins",
    args: {},
  }));
  socket.hear({
    type: "update",
    since: 0,
    reset: true,
    number,
    table: table({ asked: [seat], ...more }),
    view: choosing(seat),
    take_back: null,
    events,
    notes: [],
    seed: null,
  });
  flushSync();
}

let leave = () => {};

/** Come to the table with these seats. */
async function come(yours: string[], more: Partial<TableInfo> = {}) {
  const found = { table: table(more), yours, your_turn: false } as TableForYou;
  vi.spyOn(api, "table").mockResolvedValue(found);
  let visit!: Visit;
  let missed!: Missed;
  let guiding!: Guiding;
  leave = $effect.root(() => {
    visit = new Visit("t");
    missed = new Missed(visit);
    guiding = new Guiding(visit);
  });
  flushSync();
  await vi.waitFor(() => expect(visit.playing ?? visit.hidden ?? visit.fault).not.toBeNull());
  return { visit, missed, guiding };
}

beforeEach(async () => {
  localStorage.clear();
  sent = [];
  router.stay("/table/t");
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.spyOn(visitor, "begin").mockResolvedValue();
  vi.spyOn(library, "begin").mockResolvedValue();
  const book = { game: "duel", cards: new Map(), ids: new Set(), speaker: { title: String } };
  vi.spyOn(library, "book").mockResolvedValue(book as unknown as Book);
  taste.confirm = "never";
  await words.speak("en");
});

afterEach(() => {
  leave();
  vi.restoreAllMocks();
});

describe("a visit", () => {
  it("looks from my seat, and sends what I choose once", async () => {
    const { visit } = await come(["fellowship"]);
    tell(4, "fellowship");
    expect([visit.seat, visit.yourTurn, visit.choice?.kind]).toEqual(["fellowship", true, "turn"]);
    visit.choose("play x");
    visit.choose("play x");
    visit.choose("no such thing");
    const choices = sent.filter(({ type }) => type === "choose");
    expect(choices.map(({ option, version }) => [option, version])).toEqual([["play x", 3]]);
    expect(visit.sent).toBe("play x");
  });

  it("asks first where people would have to agree to take back, not where bots play", async () => {
    taste.confirm = "always";
    const { visit } = await come(["fellowship"]);
    tell(4, "fellowship");
    visit.choose("play x");
    expect([visit.confirming?.text, visit.sent]).toEqual(["play x", null]);
    visit.send("play x");
    expect([visit.confirming, visit.sent]).toEqual([null, "play x"]);
    leave();
    const { visit: other } = await come(["fellowship"]);
    tell(4, "fellowship", {
      seats: [seatOf("fellowship", "Sam"), seatOf("sauron", null, "greedy")],
    });
    other.choose("play x");
    expect([other.confirming, other.sent]).toEqual([null, "play x"]);
  });

  it("draws the curtain between two at one screen, until they want none", async () => {
    const both = ["fellowship", "sauron"];
    const { visit } = await come(both);
    expect([visit.hidden, visit.playing]).toEqual(["fellowship", null]);
    visit.become(visit.hidden);
    await Promise.resolve();
    tell(4, "sauron");
    expect([visit.hidden, visit.seat, visit.next, visit.choice]).toEqual([
      null,
      "fellowship",
      "sauron",
      null,
    ]);
    visit.look(visit.next);
    expect(visit.hidden).toBe("sauron");
    visit.hidden = null;
    visit.setCurtain(false);
    flushSync();
    expect([visit.seat, recall("t").curtain]).toEqual(["sauron", false]);
  });

  it("leaves a seat to its bot", async () => {
    const seats = [seatOf("fellowship", "Sam", "greedy"), seatOf("sauron", "Rosie")];
    const { visit } = await come(["fellowship"], { seats });
    tell(4, "fellowship", { seats });
    expect([visit.bot, visit.plays, visit.choice, visit.yourTurn]).toEqual([
      "greedy",
      false,
      null,
      false,
    ]);
  });

  it("keeps why it could not come, and comes when asked again", async () => {
    vi.spyOn(api, "table").mockRejectedValueOnce(new api.Unreachable("away"));
    leave = $effect.root(() => undefined);
    let visit!: Visit;
    leave = $effect.root(() => void (visit = new Visit("t")));
    flushSync();
    await vi.waitFor(() => expect(visit.fault).toBeInstanceOf(api.Unreachable));
    vi.spyOn(api, "table").mockResolvedValue({ table: table(), yours: [], your_turn: false });
    await visit.come();
    expect([visit.fault, visit.seat, visit.table?.id]).toEqual([null, null, "t"]);
  });
});

describe("what was missed", () => {
  it("is told on return, once, until one plays on", async () => {
    note("t", { seen: { fellowship: 2 } });
    const { visit, missed } = await come(["fellowship"]);
    tell(4, "fellowship");
    expect(missed.events.map(({ number }) => number)).toEqual([3, 4]);
    expect(recall("t").seen["fellowship"]).toBe(4);
    tell(5, "fellowship");
    expect(missed.events).toHaveLength(2);
    visit.choose("play x");
    flushSync();
    expect(missed.events).toEqual([]);
  });

  it("is nothing for those who come for the first time", async () => {
    const { missed } = await come(["fellowship"]);
    tell(4, "fellowship");
    expect(missed.events).toEqual([]);
  });
});

describe("a guided game", () => {
  it("remembers its step, and what happened since it began", async () => {
    note("t", { guide: 3, guideFrom: 2 });
    const { guiding } = await come(["fellowship"]);
    tell(4, "fellowship");
    await vi.waitFor(() => expect(guiding.step?.id).toBe("take"));
    expect(guiding.scene?.since.map(({ number }) => number)).toEqual([3, 4]);
    guiding.go(4);
    expect(recall("t")).toMatchObject({ guide: 4, guideFrom: 4 });
    expect(guiding.scene?.since).toEqual([]);
    guiding.end();
    expect([guiding.step, recall("t").guide]).toEqual([null, -1]);
  });
});

describe("trouble", () => {
  const refused = { code: "no-such-table", sentence: "", words: {}, rule: null, reason: null };

  it("is told apart, each with what may help", () => {
    const faults = [
      new api.Unreachable("x"),
      new api.WasRefused(404, refused),
      new api.WasRefused(503, { ...refused, code: "restarting" }),
      new TypeError("Failed to fetch dynamically imported module"),
    ];
    expect(faults.map(remedy)).toEqual(["again", "none", "again", "reload"]);
    expect(new Set(faults.map(troubleBy)).size).toBe(4);
    expect(troubleBy(faults[3])).toBe(words.say("page-not-loaded"));
  });
});
