// A session at a table: joining, the curtain between two at one screen, choosing, unread events.

import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Spans } from "../boards/registry";
import type { GameInfo, TableForYou, TableInfo, TakeBackInfo } from "../protocol";
import * as api from "./api";
import { GuidedGame } from "./guidedGame.svelte";
import { gameInfo, type GameContent } from "./gameInfo.svelte";
import { note, recall } from "./tableMemory";
import { Unread } from "./unread.svelte";
import { router } from "./router.svelte";
import { BOTH, DEAD, notMine, seatOf, server, useFakeServer, table } from "./fakeServer";
import { preferences } from "./preferences.svelte";
import { remedy, errorMessage } from "./errors";
import { TableSession } from "./tableSession.svelte";
import { visitor } from "./visitor.svelte";
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
  let session!: TableSession;
  let unread!: Unread;
  let guide!: GuidedGame;
  leave = $effect.root(() => {
    session = new TableSession("t");
    unread = new Unread(session);
    guide = new GuidedGame(session);
  });
  flushSync();
  await vi.waitFor(() => expect(session.socket ?? session.hidden ?? session.fault).not.toBeNull());
  return { session, unread, guide };
}

beforeEach(() => useFakeServer());

afterEach(() => {
  leave();
  gameInfo.games = [];
  vi.restoreAllMocks();
});

describe("what is not asked", () => {
  const choices = () => server.sent.filter(({ type }) => type === "choose");

  /** One may use something or pass, in a turn of a round. */
  function window(
    number: number,
    turn: string,
    round: string,
    cards: string[] = [],
    kind = "shadow",
  ) {
    const options = [...cards, "pass"].map((text) => ({ text, kind: text, args: {}, detail: {} }));
    const choice = { seat: "sauron", kind, rules: [], options, passing: "pass" };
    const board = { turn, round, game: "" };
    server.update(number, "sauron", {
      view: { version: number, seat: "sauron", board, players: {}, choice, outcome: null },
    });
  }

  async function sauron(more: Partial<GameContent["parts"]> = {}): Promise<TableSession> {
    const parts = { spans: (board: Spans) => board, ...more };
    const content = { ...(await gameInfo.content("duel")), parts };
    vi.spyOn(gameInfo, "content").mockResolvedValue(content as unknown as GameContent);
    const { session } = await come(["sauron"]);
    await vi.waitFor(() => expect(session.content).not.toBeNull());
    return session;
  }

  it("is passed for a turn, and asked again in the next", async () => {
    const session = await sauron();
    window(4, "Beravor", "1");
    expect(choices()).toHaveLength(0);
    session.passFor("turn");
    flushSync();
    expect(choices().map(({ option }) => option)).toEqual(["pass"]);
    await accept(5);
    window(5, "Beravor", "1");
    expect(choices()).toHaveLength(2);
    await accept(6);
    window(6, "Eometh", "1");
    expect(choices()).toHaveLength(2);
    expect(session.passing).toBeNull();
  });

  it("is passed for a round, unless one changes one's mind", async () => {
    const session = await sauron();
    window(4, "Beravor", "1");
    session.passFor("round");
    flushSync();
    await accept(5);
    window(5, "Eometh", "1");
    expect(choices()).toHaveLength(2);
    await accept(6);
    session.passing = null;
    window(6, "Eometh", "1");
    expect(choices()).toHaveLength(2);
  });

  it("is passed as long as there is nothing new to use", async () => {
    const session = await sauron();
    window(4, "Beravor", "1", ["fear"]);
    session.passFor("game");
    flushSync();
    await accept(5);
    window(5, "Beravor", "2", ["fear"]);
    expect(choices()).toHaveLength(2);
    await accept(6);
    window(6, "Beravor", "3", ["fear", "night"]);
    expect(choices()).toHaveLength(2);
    session.passFor("game");
    flushSync();
    await accept(7);
    window(7, "Beravor", "4", ["night"]);
    expect(choices().map(({ option }) => option)).toEqual(["pass", "pass", "pass", "pass"]);
  });

  it("is not asked again in the same turn, where an answer holds for another question", async () => {
    const session = await sauron({ repeats: { later: "shadow" } });
    const later = (number: number, turn: string, cards: string[]) =>
      window(number, turn, "1", cards, "later");
    const answers = () => choices().map(({ option }) => option);
    window(4, "Beravor", "1", ["fear", "night"]);
    session.choose("pass");
    await accept(5);
    later(5, "Beravor", ["fear"]);
    expect(answers()).toEqual(["pass", "pass"]);
    await accept(6);
    // Something new is asked for, and so is all in another turn.
    later(6, "Beravor", ["dark"]);
    expect(answers()).toHaveLength(2);
    later(7, "Eometh", ["fear"]);
    expect(answers()).toHaveLength(2);
    // Whoever uses something has let nothing go.
    window(8, "Eometh", "1", ["fear"]);
    session.choose("fear");
    await accept(9);
    later(9, "Eometh", []);
    expect(answers()).toEqual(["pass", "pass", "fear"]);
  });

  it("is asked again after one has gone back", async () => {
    const session = await sauron({ repeats: { shadow: "shadow" } });
    window(4, "Beravor", "1", ["fear"]);
    session.choose("pass");
    await accept(5);
    session.goBack();
    window(5, "Beravor", "1", ["fear"]);
    expect(choices()).toHaveLength(1);
  });

  it("tells nobody by a pause that there is something new", async () => {
    const session = await sauron();
    const others = (bot: string | null) =>
      session.table!.seats.map((each) => (each.seat === "sauron" ? each : { ...each, bot }));
    session.table = { ...session.table!, seats: others("greedy") };
    expect(session.passable).toEqual(["turn", "round", "game"]);
    session.table = { ...session.table!, seats: others(null) };
    expect(session.passable).toEqual(["turn", "round"]);
  });

  it("is told to the table once, as the preferences say", async () => {
    preferences.askAll = true;
    await come(["fellowship"]);
    tell(4, "fellowship");
    const wishes = () => server.sent.filter(({ type }) => type === "ask-all");
    expect(wishes().map(({ on }) => on)).toEqual([true]);
    await accept(5);
    server.update(5, "fellowship", { ask_all: true });
    expect(wishes()).toHaveLength(1);
    preferences.askAll = false;
    flushSync();
    expect(wishes().map(({ on }) => on)).toEqual([true, false]);
  });
});

describe("a visit", () => {
  it("looks from my seat, and sends what I choose once", async () => {
    const { session } = await come(["fellowship"]);
    tell(4, "fellowship");
    expect([session.seat, session.yourTurn, session.choice?.kind]).toEqual([
      "fellowship",
      true,
      "turn",
    ]);
    session.choose("play x");
    session.choose("play x");
    session.choose("no such thing");
    const choices = server.sent.filter(({ type }) => type === "choose");
    expect(choices.map(({ option, version }) => [option, version])).toEqual([["play x", 3]]);
    expect(session.sent).toBe("play x");
  });

  it("asks first where people would have to agree to take back, not where bots play", async () => {
    preferences.confirm = "always";
    const { session } = await come(["fellowship"]);
    tell(4, "fellowship");
    session.choose("play x");
    expect([session.confirming === null, session.sent]).toEqual([false, null]);
    session.confirming!.go();
    expect([session.confirming, session.sent]).toEqual([null, "play x"]);
    leave();
    const { session: other } = await come(["fellowship"]);
    tell(4, "fellowship", {
      seats: [seatOf("fellowship", "Sam"), seatOf("sauron", null, "greedy")],
    });
    other.choose("play x");
    expect([other.confirming, other.sent]).toEqual([null, "play x"]);
  });

  it("asks first where a game says that all would be lost, whoever plays", async () => {
    preferences.confirm = "never";
    const parts = { doubts: ({ text }: { text: string }) => text === "play x" };
    const content = { ...(await gameInfo.content("duel")), parts };
    vi.spyOn(gameInfo, "content").mockResolvedValue(content as unknown as GameContent);
    const { session } = await come(["fellowship"]);
    await vi.waitFor(() => expect(session.content).not.toBeNull());
    tell(4, "fellowship");
    session.choose("play x");
    expect([session.confirming === null, session.sent]).toEqual([false, null]);
    session.confirming!.go();
    expect([session.confirming, session.sent]).toEqual([null, "play x"]);
  });

  it("draws the curtain between two at one screen, until they want none", async () => {
    const both = ["fellowship", "sauron"];
    const { session } = await come(both);
    expect([session.hidden, session.socket]).toEqual(["fellowship", null]);
    session.become(session.hidden);
    await Promise.resolve();
    tell(4, "sauron");
    expect([session.hidden, session.seat, session.next, session.choice]).toEqual([
      null,
      "fellowship",
      "sauron",
      null,
    ]);
    session.look(session.next);
    expect(session.hidden).toBe("sauron");
    session.hidden = null;
    session.setCurtain(false);
    flushSync();
    expect([session.seat, recall("t").curtain]).toEqual(["sauron", false]);
  });

  it("draws no curtain where the game has no secrets", async () => {
    gameInfo.games = [{ id: "duel", secrets: false } as unknown as GameInfo];
    const { session } = await come(BOTH);
    expect([session.hidden, session.seat, session.curtain]).toEqual([null, "fellowship", false]);
    tell(4, "sauron");
    expect([session.hidden, session.seat]).toEqual([null, "sauron"]);
  });

  it("leaves a seat to its bot", async () => {
    const seats = [seatOf("fellowship", "Sam", "greedy"), seatOf("sauron", "Rosie")];
    const { session } = await come(["fellowship"], { seats });
    tell(4, "fellowship", { seats });
    expect([session.bot, session.plays, session.choice, session.yourTurn]).toEqual([
      "greedy",
      false,
      null,
      false,
    ]);
  });

  it("keeps why it could not come, and comes when asked again", async () => {
    vi.spyOn(api, "table").mockRejectedValueOnce(new api.Unreachable("away"));
    let session!: TableSession;
    leave = $effect.root(() => void (session = new TableSession("t")));
    flushSync();
    await vi.waitFor(() => expect(session.fault).toBeInstanceOf(api.Unreachable));
    vi.spyOn(api, "table").mockResolvedValue({ table: table(), yours: [], your_turn: false });
    await session.come();
    expect([session.fault, session.seat, session.table?.id]).toEqual([null, null, "t"]);
  });
});

describe("an invitation", () => {
  const seated = (seat: string) => ({ table: table(), seat, token: "new" });

  it("stays in the address until it has been used", async () => {
    router.stay("/table/t#seat=inv");
    vi.spyOn(api, "table").mockRejectedValueOnce(new api.Unreachable("away"));
    let session!: TableSession;
    leave = $effect.root(() => void (session = new TableSession("t")));
    flushSync();
    await vi.waitFor(() => expect(session.fault).toBeInstanceOf(api.Unreachable));
    expect(router.url.hash).toBe("#seat=inv");
    vi.spyOn(api, "table").mockResolvedValue({ table: table(), yours: [], your_turn: false });
    const sit = vi.spyOn(api, "sit").mockResolvedValue(seated("sauron"));
    await session.come();
    expect([router.url.hash, session.seat]).toEqual(["", "sauron"]);
    expect(sit).toHaveBeenCalledExactlyOnceWith("t", { invitation: "inv" });
  });

  it("waits until a guest was asked for a name", async () => {
    router.stay("/table/t#seat=inv");
    visitor.name = "Wanderer";
    vi.spyOn(visitor, "begin").mockResolvedValue();
    const waits = table({ status: "waiting" });
    vi.spyOn(api, "table").mockResolvedValue({ table: waits, yours: [], your_turn: false });
    const sit = vi.spyOn(api, "sit").mockResolvedValue(seated("sauron"));
    let session!: TableSession;
    leave = $effect.root(() => void (session = new TableSession("t")));
    flushSync();
    await vi.waitFor(() => expect(session.invited).toEqual(waits));
    expect(sit).not.toHaveBeenCalled();
    await session.welcome();
    expect(sit).toHaveBeenCalledExactlyOnceWith("t", { invitation: "inv" });
    expect([session.invited, session.seat]).toEqual([null, "sauron"]);
    visitor.name = "";
  });

  it("is spare for somebody who sits here, who may use it all the same", async () => {
    router.stay("/table/t#seat=inv");
    const { session } = await come(["fellowship"]);
    expect([session.spare, session.seat]).toEqual(["inv", "fellowship"]);
    const sit = vi.spyOn(api, "sit").mockResolvedValue(seated("sauron"));
    await session.sit(null, session.spare);
    expect(sit).toHaveBeenCalledWith("t", { seat: null, invitation: "inv" });
    expect([session.yours, session.hidden]).toEqual([["fellowship", "sauron"], "sauron"]);
    expect(recall("t").keys).toEqual([{ seat: "sauron", token: "new" }]);
  });

  it("is used where the secret of the former seat opens nothing any more", async () => {
    note("t", { keys: [{ seat: "sauron", token: DEAD }] });
    router.stay("/table/t#seat=inv");
    const sit = vi.spyOn(api, "sit").mockResolvedValue(seated("sauron"));
    const { session } = await come([]);
    await vi.waitFor(() =>
      expect(server.sent.at(-1)).toMatchObject({ seat: "sauron", token: "new" }),
    );
    tell(4, "sauron");
    expect(sit).toHaveBeenCalledOnce();
    expect([session.spare, session.socket!.refused, session.socket!.link]).toEqual([
      null,
      null,
      "open",
    ]);
  });
});

describe("a seat", () => {
  it("that is refused is asked for anew once, without its secret", async () => {
    note("t", { keys: [{ seat: "sauron", token: DEAD }] });
    const { session } = await come([]);
    await vi.waitFor(() => expect(server.sent).toHaveLength(2));
    expect(server.sent.map(({ seat, token }) => [seat, token])).toEqual([
      ["sauron", DEAD],
      [null, null],
    ]);
    expect([session.seat, recall("t").keys]).toEqual([null, []]);
    server.tell({ type: "closing", ...notMine });
    flushSync();
    await Promise.resolve();
    expect([session.socket!.link, server.sent]).toMatchObject(["refused", { length: 2 }]);
  });

  it("is taken, or one is told why not", async () => {
    const { session } = await come([], { status: "waiting" });
    const sit = vi.spyOn(api, "sit");
    sit.mockRejectedValueOnce(new api.WasRefused(409, { ...notMine, code: "seat-taken" }));
    await session.sit("sauron");
    expect([session.seat, session.trouble !== ""]).toEqual([null, true]);
    sit.mockResolvedValueOnce({ table: table(), seat: "sauron", token: "new" });
    await session.sit("sauron");
    expect([session.seat, session.yours, session.trouble]).toEqual(["sauron", ["sauron"], ""]);
    expect(server.sent.at(-1)).toMatchObject({ type: "join", seat: "sauron", token: "new" });
  });

  it("is left with its secret, and the screen with it", async () => {
    note("t", { keys: [{ seat: "sauron", token: "one" }] });
    const { session } = await come([], { status: "waiting" });
    tell(4, "sauron", { status: "waiting" });
    const left = session.leave();
    server.tell({ type: "closing", ...notMine });
    await left;
    expect([router.url.pathname, recall("t").keys]).toEqual(["/", []]);
    expect(server.sent.filter(({ type }) => type === "join")).toHaveLength(1);
  });

  it("that cannot be left is kept", async () => {
    note("t", { keys: [{ seat: "sauron", token: "one" }] });
    const { session } = await come([], { status: "waiting" });
    tell(4, "sauron", { status: "waiting" });
    const left = session.leave();
    server.tell({ type: "refused", key: server.sent.at(-1)!["key"], ...notMine, code: "begun" });
    await left;
    expect([router.url.pathname, session.trouble !== ""]).toEqual(["/table/t", true]);
    expect(recall("t").keys).toHaveLength(1);
  });
});

describe("a rematch", () => {
  it("is gone to, with the secrets", async () => {
    note("t", { keys: [{ seat: "sauron", token: "one" }] });
    const { session } = await come([]);
    tell(4, "sauron", { status: "over" });
    const gone = session.rematch();
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
    const { session } = await come(["sauron"]);
    tell(4, "sauron", { status: "over" });
    const none = session.rematch();
    await accept(4);
    await none;
    expect(router.url.pathname).toBe("/table/t");
    const late = session.rematch();
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
    const { session } = await come(both);
    session.become(session.hidden);
    await Promise.resolve();
    tell(4, "sauron", {}, { to: 2, free: true });
    expect([session.takeBack?.to, session.request]).toEqual([2, null]);
    tell(4, "sauron", { request: request as TableInfo["request"] }, { to: 2, free: true });
    expect(session.request?.to).toBe(2);
    session.look("sauron");
    expect([session.hidden, session.plays, session.takeBack, session.request]).toEqual([
      "sauron",
      false,
      null,
      null,
    ]);
    session.goBack();
    expect(server.sent.some(({ type }) => type === "take-back")).toBe(false);
  });

  it("do nothing with a view that has not come yet", async () => {
    const { session } = await come(both);
    session.become("fellowship");
    await Promise.resolve();
    tell(4, "sauron", {}, { to: 2, free: true });
    session.become("sauron");
    expect([session.view, session.takeBack]).toEqual([null, null]);
    session.goBack();
    session.resign();
    expect(server.sent.map(({ type }) => type)).toEqual(["join", "join"]);
  });

  it("keep the board on the screen without a curtain, but not each other's choices", async () => {
    note("t", { curtain: false });
    const { session } = await come(both);
    await Promise.resolve();
    tell(4, "sauron");
    expect([session.seat, session.view?.seat, session.choice]).toEqual([
      "sauron",
      "fellowship",
      null,
    ]);
    tell(4, "sauron");
    expect([session.view?.seat, session.choice?.kind]).toEqual(["sauron", "turn"]);
  });

  it("need no curtain until the game begins", async () => {
    const { session } = await come(both, { status: "waiting" });
    expect([session.hidden, session.seat]).toEqual([null, "fellowship"]);
    await Promise.resolve();
    tell(1, "sauron", { status: "waiting" });
    expect(session.hidden).toBeNull();
    tell(2, "sauron");
    expect(session.hidden).toBe("sauron");
  });
});

describe("the books", () => {
  const inLanguage = (lang: string) => ({ game: "duel", lang }) as unknown as GameContent;

  it("are those of the language of now, whichever comes first", async () => {
    const { session } = await come(["fellowship"]);
    await vi.waitFor(() => expect(session.content).not.toBeNull());
    let late!: (content: GameContent) => void;
    const answer = vi.spyOn(gameInfo, "content");
    answer.mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
    await words.speak("ja");
    flushSync();
    answer.mockResolvedValue(inLanguage("en"));
    await words.speak("en");
    flushSync();
    await vi.waitFor(() => expect(session.content?.lang).toBe("en"));
    late(inLanguage("ja"));
    await Promise.resolve();
    expect(session.content?.lang).toBe("en");
  });

  it("stay when others do not come, and are asked for again where there are none", async () => {
    const answer = vi.spyOn(gameInfo, "content").mockRejectedValue(new api.Unreachable("away"));
    const { session } = await come(["fellowship"]);
    await vi.waitFor(() => expect(session.fault).toBeInstanceOf(api.Unreachable));
    answer.mockResolvedValue(inLanguage("en"));
    await session.come();
    await vi.waitFor(() => expect(session.content?.lang).toBe("en"));
    answer.mockRejectedValue(new api.Unreachable("away"));
    await words.speak("ja");
    flushSync();
    await Promise.resolve();
    expect([session.content?.lang, session.fault]).toEqual(["en", null]);
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
    const { unread } = await come(["fellowship"]);
    tell(4, "fellowship");
    vi.useFakeTimers();
    try {
      look(true, 0);
      look(false, 60_000);
      expect(unread.events).toEqual([]);
      tell(6, "fellowship");
      expect(unread.events.map(({ number }) => number)).toEqual([5, 6]);
      unread.close();
      tell(7, "fellowship");
      expect(unread.events).toEqual([]);
      look(true, 100_000);
      look(false, 200_000);
      server.tell({ type: "pong" });
      vi.advanceTimersByTime(10_000);
      tell(8, "fellowship");
      expect(unread.events).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("by one of two at a screen is not told to the other", async () => {
    note("t", { seen: { fellowship: 2 } });
    const { session, unread } = await come(["fellowship", "sauron"]);
    session.become("fellowship");
    await Promise.resolve();
    tell(4, "sauron");
    expect(unread.events).toHaveLength(2);
    session.look("sauron");
    flushSync();
    expect(unread.events).toEqual([]);
    session.become("sauron");
    flushSync();
    tell(4, "sauron");
    expect([session.seat, unread.events]).toEqual(["sauron", []]);
  });

  it("is told on return, once, until one plays on", async () => {
    note("t", { seen: { fellowship: 2 } });
    const { session, unread } = await come(["fellowship"]);
    tell(4, "fellowship");
    expect(unread.events.map(({ number }) => number)).toEqual([3, 4]);
    expect(recall("t").seen["fellowship"]).toBe(4);
    tell(5, "fellowship");
    expect(unread.events).toHaveLength(2);
    session.choose("play x");
    flushSync();
    expect(unread.events).toEqual([]);
  });

  it("is nothing for those who come for the first time", async () => {
    const { unread } = await come(["fellowship"]);
    tell(4, "fellowship");
    expect(unread.events).toEqual([]);
  });
});

describe("a guided game", () => {
  it("remembers its step, and what happened since it began", async () => {
    const passed = ["welcome", "cards", "price"];
    note("t", { learning: { passed, now: "take", begun: { take: 2 } } });
    const { guide } = await come(["fellowship"]);
    tell(4, "fellowship");
    await vi.waitFor(() => expect(guide.step?.id).toBe("take"));
    expect(guide.scene?.since.map(({ number }) => number)).toEqual([3, 4]);
    guide.pass();
    flushSync();
    expect([guide.step?.id, guide.at]).toEqual(["log", 5]);
    expect(recall("t").learning).toMatchObject({ passed: [...passed, "take"], now: "log" });
    expect(guide.scene?.since).toEqual([]);
    guide.back();
    flushSync();
    expect([guide.step?.id, guide.at, guide.scene?.since]).toEqual(["take", 4, []]);
    guide.end();
    flushSync();
    expect([guide.step, guide.active, recall("t").learning]).toEqual([null, false, null]);
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
    expect(new Set(faults.map(errorMessage)).size).toBe(4);
    expect(errorMessage(faults[3])).toBe(words.say("page-not-loaded"));
  });
});
