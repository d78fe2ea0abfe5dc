// A visit to a table: arriving, the curtain between two at one screen, choosing, and what was missed.

import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameInfo, TableForYou, TableInfo, TakeBackInfo } from "../protocol";
import * as api from "./api";
import { Guiding } from "./guiding.svelte";
import { library, type Book } from "./library.svelte";
import { note, recall } from "./memory";
import { Missed } from "./missed.svelte";
import { router } from "./router.svelte";
import { BOTH, DEAD, notMine, seatOf, server, standIn, table } from "./standin";
import { taste } from "./taste.svelte";
import { remedy, troubleBy } from "./trouble";
import { Visit } from "./visit.svelte";
import { words } from "./words.svelte";

/** What the server tells, as far as entry `number` of the log. */
function tell(
  number: number,
  asked: string,
  more: Partial<TableInfo> = {},
  takeBack: TakeBackInfo | null = null,
) {
  const events = Array.from({ length: number }, (_, place) => ({
    number: place + 1,
    version: place + 1,
    kind: "coins",
    args: {},
  }));
  const now = table({ asked: [asked], ...more });
  server.update(number, asked, { table: now, take_back: takeBack, events });
}

/** The server takes the newest action. */
async function accept(number: number) {
  server.tell({ type: "accepted", key: server.sent.at(-1)!["key"], number, version: 3 });
  await Promise.resolve();
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

beforeEach(() => standIn());

afterEach(() => {
  leave();
  library.games = [];
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
    const choices = server.sent.filter(({ type }) => type === "choose");
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

  it("draws no curtain where the game has no secrets", async () => {
    library.games = [{ id: "duel", secrets: false } as unknown as GameInfo];
    const { visit } = await come(BOTH);
    expect([visit.hidden, visit.seat, visit.curtain]).toEqual([null, "fellowship", false]);
    tell(4, "sauron");
    expect([visit.hidden, visit.seat]).toEqual([null, "sauron"]);
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
    let visit!: Visit;
    leave = $effect.root(() => void (visit = new Visit("t")));
    flushSync();
    await vi.waitFor(() => expect(visit.fault).toBeInstanceOf(api.Unreachable));
    vi.spyOn(api, "table").mockResolvedValue({ table: table(), yours: [], your_turn: false });
    await visit.come();
    expect([visit.fault, visit.seat, visit.table?.id]).toEqual([null, null, "t"]);
  });
});

describe("an invitation", () => {
  const seated = (seat: string) => ({ table: table(), seat, token: "new" });

  it("stays in the address until it has been used", async () => {
    router.stay("/table/t#seat=inv");
    vi.spyOn(api, "table").mockRejectedValueOnce(new api.Unreachable("away"));
    let visit!: Visit;
    leave = $effect.root(() => void (visit = new Visit("t")));
    flushSync();
    await vi.waitFor(() => expect(visit.fault).toBeInstanceOf(api.Unreachable));
    expect(router.url.hash).toBe("#seat=inv");
    vi.spyOn(api, "table").mockResolvedValue({ table: table(), yours: [], your_turn: false });
    const sit = vi.spyOn(api, "sit").mockResolvedValue(seated("sauron"));
    await visit.come();
    expect([router.url.hash, visit.seat]).toEqual(["", "sauron"]);
    expect(sit).toHaveBeenCalledExactlyOnceWith("t", { invitation: "inv" });
  });

  it("is spare for somebody who sits here, who may use it all the same", async () => {
    router.stay("/table/t#seat=inv");
    const { visit } = await come(["fellowship"]);
    expect([visit.spare, visit.seat]).toEqual(["inv", "fellowship"]);
    const sit = vi.spyOn(api, "sit").mockResolvedValue(seated("sauron"));
    await visit.sit(null, visit.spare);
    expect(sit).toHaveBeenCalledWith("t", { seat: null, invitation: "inv" });
    expect([visit.yours, visit.hidden]).toEqual([["fellowship", "sauron"], "sauron"]);
    expect(recall("t").keys).toEqual([{ seat: "sauron", token: "new" }]);
  });

  it("is used where the secret of the former seat opens nothing any more", async () => {
    note("t", { keys: [{ seat: "sauron", token: DEAD }] });
    router.stay("/table/t#seat=inv");
    const sit = vi.spyOn(api, "sit").mockResolvedValue(seated("sauron"));
    const { visit } = await come([]);
    await vi.waitFor(() =>
      expect(server.sent.at(-1)).toMatchObject({ seat: "sauron", token: "new" }),
    );
    tell(4, "sauron");
    expect(sit).toHaveBeenCalledOnce();
    expect([visit.spare, visit.playing!.refused, visit.playing!.link]).toEqual([
      null,
      null,
      "open",
    ]);
  });
});

describe("a seat", () => {
  it("that is refused is asked for anew once, without its secret", async () => {
    note("t", { keys: [{ seat: "sauron", token: DEAD }] });
    const { visit } = await come([]);
    await vi.waitFor(() => expect(server.sent).toHaveLength(2));
    expect(server.sent.map(({ seat, token }) => [seat, token])).toEqual([
      ["sauron", DEAD],
      [null, null],
    ]);
    expect([visit.seat, recall("t").keys]).toEqual([null, []]);
    server.tell({ type: "closing", ...notMine });
    flushSync();
    await Promise.resolve();
    expect([visit.playing!.link, server.sent]).toMatchObject(["refused", { length: 2 }]);
  });

  it("is taken, or one is told why not", async () => {
    const { visit } = await come([], { status: "waiting" });
    const sit = vi.spyOn(api, "sit");
    sit.mockRejectedValueOnce(new api.WasRefused(409, { ...notMine, code: "seat-taken" }));
    await visit.sit("sauron");
    expect([visit.seat, visit.trouble !== ""]).toEqual([null, true]);
    sit.mockResolvedValueOnce({ table: table(), seat: "sauron", token: "new" });
    await visit.sit("sauron");
    expect([visit.seat, visit.yours, visit.trouble]).toEqual(["sauron", ["sauron"], ""]);
    expect(server.sent.at(-1)).toMatchObject({ type: "join", seat: "sauron", token: "new" });
  });

  it("is left with its secret, and the screen with it", async () => {
    note("t", { keys: [{ seat: "sauron", token: "one" }] });
    const { visit } = await come([], { status: "waiting" });
    tell(4, "sauron", { status: "waiting" });
    const left = visit.leave();
    server.tell({ type: "closing", ...notMine });
    await left;
    expect([router.url.pathname, recall("t").keys]).toEqual(["/", []]);
    expect(server.sent.filter(({ type }) => type === "join")).toHaveLength(1);
  });

  it("that cannot be left is kept", async () => {
    note("t", { keys: [{ seat: "sauron", token: "one" }] });
    const { visit } = await come([], { status: "waiting" });
    tell(4, "sauron", { status: "waiting" });
    const left = visit.leave();
    server.tell({ type: "refused", key: server.sent.at(-1)!["key"], ...notMine, code: "begun" });
    await left;
    expect([router.url.pathname, visit.trouble !== ""]).toEqual(["/table/t", true]);
    expect(recall("t").keys).toHaveLength(1);
  });
});

describe("a rematch", () => {
  it("is gone to, with the secrets", async () => {
    note("t", { keys: [{ seat: "sauron", token: "one" }] });
    const { visit } = await come([]);
    tell(4, "sauron", { status: "over" });
    const gone = visit.rematch();
    await accept(5);
    expect(router.url.pathname).toBe("/table/t");
    tell(5, "sauron", { status: "over", rematch: "again" });
    await gone;
    expect(router.url.pathname).toBe("/table/again");
    expect(recall("again").keys).toEqual([{ seat: "fellowship", token: "one" }]);
  });

  it("that another has made takes the secrets along too", async () => {
    note("t", { keys: [{ seat: "sauron", token: "one" }] });
    await come([]);
    tell(4, "sauron", { status: "over", rematch: "again" });
    expect(router.url.pathname).toBe("/table/t");
    expect(recall("again").keys).toEqual([{ seat: "fellowship", token: "one" }]);
  });

  it("leads nowhere when one has gone elsewhere, or when there is none", async () => {
    const { visit } = await come(["sauron"]);
    tell(4, "sauron", { status: "over" });
    const none = visit.rematch();
    await accept(4);
    await none;
    expect(router.url.pathname).toBe("/table/t");
    const late = visit.rematch();
    leave();
    router.stay("/");
    await accept(5);
    await late;
    expect(router.url.pathname).toBe("/");
  });
});

describe("two at one screen", () => {
  const both = ["fellowship", "sauron"];
  const request = { number: 4, seat: "fellowship", to: 2, waiting: ["sauron"] };

  it("see nothing of each other's taking back behind the curtain", async () => {
    const { visit } = await come(both);
    visit.become(visit.hidden);
    await Promise.resolve();
    tell(4, "sauron", {}, { to: 2, free: true });
    expect([visit.takeBack?.to, visit.request]).toEqual([2, null]);
    tell(4, "sauron", { request: request as TableInfo["request"] }, { to: 2, free: true });
    expect(visit.request?.to).toBe(2);
    visit.look("sauron");
    expect([visit.hidden, visit.plays, visit.takeBack, visit.request]).toEqual([
      "sauron",
      false,
      null,
      null,
    ]);
    visit.goBack();
    expect(server.sent.some(({ type }) => type === "take-back")).toBe(false);
  });

  it("do nothing with a view that has not come yet", async () => {
    const { visit } = await come(both);
    visit.become("fellowship");
    await Promise.resolve();
    tell(4, "sauron", {}, { to: 2, free: true });
    visit.become("sauron");
    expect([visit.view, visit.takeBack]).toEqual([null, null]);
    visit.goBack();
    visit.resign();
    expect(server.sent.map(({ type }) => type)).toEqual(["join", "join"]);
  });

  it("keep the board on the screen without a curtain, but not each other's choices", async () => {
    note("t", { curtain: false });
    const { visit } = await come(both);
    await Promise.resolve();
    tell(4, "sauron");
    expect([visit.seat, visit.view?.seat, visit.choice]).toEqual(["sauron", "fellowship", null]);
    tell(4, "sauron");
    expect([visit.view?.seat, visit.choice?.kind]).toEqual(["sauron", "turn"]);
  });

  it("need no curtain until the game begins", async () => {
    const { visit } = await come(both, { status: "waiting" });
    expect([visit.hidden, visit.seat]).toEqual([null, "fellowship"]);
    await Promise.resolve();
    tell(1, "sauron", { status: "waiting" });
    expect(visit.hidden).toBeNull();
    tell(2, "sauron");
    expect(visit.hidden).toBe("sauron");
  });
});

describe("the books", () => {
  const inLanguage = (lang: string) => ({ game: "duel", lang }) as unknown as Book;

  it("are those of the language of now, whichever comes first", async () => {
    const { visit } = await come(["fellowship"]);
    await vi.waitFor(() => expect(visit.book).not.toBeNull());
    let late!: (book: Book) => void;
    const answer = vi.spyOn(library, "book");
    answer.mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
    await words.speak("ja");
    flushSync();
    answer.mockResolvedValue(inLanguage("en"));
    await words.speak("en");
    flushSync();
    await vi.waitFor(() => expect(visit.book?.lang).toBe("en"));
    late(inLanguage("ja"));
    await Promise.resolve();
    expect(visit.book?.lang).toBe("en");
  });

  it("stay when others do not come, and are asked for again where there are none", async () => {
    const answer = vi.spyOn(library, "book").mockRejectedValue(new api.Unreachable("away"));
    const { visit } = await come(["fellowship"]);
    await vi.waitFor(() => expect(visit.fault).toBeInstanceOf(api.Unreachable));
    answer.mockResolvedValue(inLanguage("en"));
    await visit.come();
    await vi.waitFor(() => expect(visit.book?.lang).toBe("en"));
    answer.mockRejectedValue(new api.Unreachable("away"));
    await words.speak("ja");
    flushSync();
    await Promise.resolve();
    expect([visit.book?.lang, visit.fault]).toEqual(["en", null]);
  });
});

describe("what was missed", () => {
  /** Look elsewhere, or come back, at a time. */
  function look(hidden: boolean, at: number) {
    vi.setSystemTime(at);
    vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
    document.dispatchEvent(new Event("visibilitychange"));
  }

  it("is told by the next update too, where the link died meanwhile", async () => {
    const { missed } = await come(["fellowship"]);
    tell(4, "fellowship");
    vi.useFakeTimers();
    try {
      look(true, 0);
      look(false, 60_000);
      expect(missed.events).toEqual([]);
      tell(6, "fellowship");
      expect(missed.events.map(({ number }) => number)).toEqual([5, 6]);
      missed.close();
      tell(7, "fellowship");
      expect(missed.events).toEqual([]);
      look(true, 100_000);
      look(false, 200_000);
      server.tell({ type: "pong" });
      vi.advanceTimersByTime(10_000);
      tell(8, "fellowship");
      expect(missed.events).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("by one of two at a screen is not told to the other", async () => {
    note("t", { seen: { fellowship: 2 } });
    const { visit, missed } = await come(["fellowship", "sauron"]);
    visit.become("fellowship");
    await Promise.resolve();
    tell(4, "sauron");
    expect(missed.events).toHaveLength(2);
    visit.look("sauron");
    flushSync();
    expect(missed.events).toEqual([]);
    visit.become("sauron");
    flushSync();
    tell(4, "sauron");
    expect([visit.seat, missed.events]).toEqual(["sauron", []]);
  });

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
