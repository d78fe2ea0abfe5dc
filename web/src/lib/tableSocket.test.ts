import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  PROTOCOL,
  type EventInfo,
  type Note,
  type Refused,
  type TableInfo,
  type Update,
  type View,
} from "../protocol";
import { ActionRefused, AGAIN, ANSWER, HEARTBEAT, TableSocket } from "./tableSocket.svelte";

/** A WebSocket whose other end is the test. */
class FakeSocket {
  static CONNECTING = 0;
  static OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = FakeSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
    this.cut();
  }

  /** The server opens the door. */
  open(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
    return this;
  }

  /** Say something within a frame. */
  say(message: Record<string, unknown>): this {
    this.onmessage({ data: JSON.stringify(message) });
    return this;
  }

  tell(message: Record<string, unknown>): this {
    this.say(message);
    drawFrame();
    return this;
  }

  welcome(seat: string | null = "fellowship", protocol = PROTOCOL): this {
    return this.tell({ type: "welcome", protocol, seat, yours: seat ? [seat] : [] });
  }

  cut(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }

  get types(): unknown[] {
    return this.sent.map(({ type }) => type);
  }
}

const event = (number: number): EventInfo => ({
  number,
  version: number,
  kind: "coins",
  args: { seat: "sauron", count: number },
});
const said = (number: number): Note => ({
  number,
  at: 0,
  kind: "chat",
  seat: "sauron",
  name: "Sam",
  text: `line ${number}`,
});

function update(since: number, number: number, more: Partial<Update> = {}) {
  const events = Array.from({ length: number - since }, (_, place) => event(since + place + 1));
  return {
    type: "update",
    since,
    number,
    reset: false,
    table: { id: "t", status: "playing", rematch: null } as unknown as TableInfo,
    view: { version: number } as unknown as View,
    take_back: null,
    ask_all: false,
    events,
    notes: [],
    seed: null,
    ...more,
  };
}

const refusal = (code: string): Refused => ({
  code,
  sentence: `no: ${code}`,
  words: {},
  rule: null,
  reason: null,
});

let beforeFrame: (() => void)[] = [];

function drawFrame(): void {
  for (const callback of beforeFrame.splice(0)) callback();
}

let enquire = vi.fn<(id: string) => Promise<Refused | null>>();
let tableSocket: TableSocket;

function begin(seat: string | null = "fellowship"): FakeSocket {
  tableSocket = new TableSocket("t", seat, null, enquire);
  return FakeSocket.last;
}

/** A table that is open and has heard the log as far as `number`. */
function opened(number = 3): FakeSocket {
  return begin().open().welcome().tell(update(0, number));
}

const numbers = () => tableSocket.events.map(({ number }) => number);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  beforeFrame = [];
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => beforeFrame.push(callback));
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  FakeSocket.all = [];
  enquire = vi.fn<(id: string) => Promise<Refused | null>>().mockResolvedValue(null);
});

afterEach(() => {
  tableSocket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("coming to a table", () => {
  it("asks at the table's own address and joins with what it knows", () => {
    const socket = begin();
    expect(socket.url).toBe("ws://localhost:3000/api/tables/t/play");
    expect(socket.sent).toEqual([]);
    socket.open();
    expect(socket.sent).toEqual([{ type: "join", seat: "fellowship", token: null, since: 0 }]);
  });

  it("takes in what the server tells", () => {
    const socket = opened();
    expect(tableSocket.link).toBe("open");
    expect(tableSocket.number).toBe(3);
    expect(numbers()).toEqual([1, 2, 3]);
    expect(tableSocket.yours).toEqual(["fellowship"]);
    socket.tell({ type: "presence", here: ["sauron"], watching: 2 });
    expect(tableSocket.here).toEqual(["sauron"]);
    expect(tableSocket.watching).toBe(2);
  });

  it("moves nothing on the board for what was there already", () => {
    opened().tell(update(3, 4));
    expect(tableSocket.fresh.map(({ number }) => number)).toEqual([4]);
    tableSocket.close();
    opened();
    expect(tableSocket.fresh).toEqual([]);
  });

  it("draws what comes within a frame together", () => {
    const socket = opened().say(update(3, 4)).say(update(4, 6));
    expect(tableSocket.number).toBe(3);
    drawFrame();
    expect(tableSocket.number).toBe(6);
    expect(tableSocket.fresh.map(({ number }) => number)).toEqual([4, 5, 6]);
    socket.tell(update(6, 7));
    expect(tableSocket.fresh.map(({ number }) => number)).toEqual([7]);
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("does not wait for a frame where none is drawn", () => {
    const socket = opened().say(update(3, 4));
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(tableSocket.number).toBe(4);
    socket.say(update(4, 5));
    expect(tableSocket.number).toBe(5);
    hidden.mockReturnValue(false);
    socket.say(update(5, 6));
    expect(tableSocket.number).toBe(5);
  });

  it("keeps the order of what the server says", () => {
    const socket = opened();
    void tableSocket.act({ type: "take-back", version: 3, to: 2 });
    const { key } = socket.sent.at(-1)!;
    socket.say(update(3, 4)).say({ type: "accepted", key, number: 4 });
    expect(tableSocket.number).toBe(4);
    expect(tableSocket.unanswered).toEqual([]);
  });

  it("takes nothing of a former seat into the new one", () => {
    const socket = opened().say(update(3, 4));
    tableSocket.become("sauron", null);
    drawFrame();
    expect(tableSocket.view).toBeNull();
    socket.welcome("sauron").tell(update(0, 4, { reset: true }));
    expect(tableSocket.number).toBe(4);
  });

  it("has seen what came just before a cut", () => {
    opened().say(update(3, 4)).cut();
    expect(tableSocket.number).toBe(4);
    expect(tableSocket.link).toBe("lost");
  });

  it("leaves what moves alone when only something was said", () => {
    const socket = opened().tell(update(3, 4));
    const before = tableSocket.fresh;
    socket.tell(update(4, 5, { events: [], notes: [said(5)] }));
    expect(tableSocket.fresh).toBe(before);
    expect(tableSocket.notes.map(({ text }) => text)).toEqual(["line 5"]);
  });

  it("leaves the view alone when only something was said", () => {
    const socket = opened().tell(update(3, 4));
    const before = tableSocket.view;
    const { view: _, ...chat } = update(4, 5, { events: [], notes: [said(5)] });
    const takeBack = { to: 2, free: false };
    socket.tell({ ...chat, take_back: takeBack });
    expect(tableSocket.view).toBe(before);
    expect(tableSocket.takeBack).toEqual(takeBack);
    expect(tableSocket.notes.map(({ text }) => text)).toEqual(["line 5"]);
    socket.tell(update(5, 6));
    expect(tableSocket.view?.version).toBe(6);
  });

  it("leaves the view alone when it comes back to the same, but not when the log is another", () => {
    const socket = opened(4);
    const before = tableSocket.view;
    socket.tell(update(4, 4));
    expect(tableSocket.view).toBe(before);
    socket.tell(update(0, 4, { reset: true }));
    expect(tableSocket.view).not.toBe(before);
  });

  it("stops at a server of another protocol", async () => {
    const socket = begin()
      .open()
      .welcome("fellowship", PROTOCOL + 1);
    expect(tableSocket.link).toBe("outdated");
    expect(socket.closed).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("stops when the seat is not its own", async () => {
    begin()
      .open()
      .tell({ type: "refused", key: null, ...refusal("not-your-seat") });
    expect(tableSocket.link).toBe("refused");
    expect(tableSocket.refused?.code).toBe("not-your-seat");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    await expect(tableSocket.act({ type: "resume" })).rejects.toBeInstanceOf(ActionRefused);
  });

  it("tries again when joining is refused for a while", async () => {
    begin()
      .open()
      .tell({ type: "refused", key: null, ...refusal("not-stored") });
    expect(tableSocket.link).toBe("lost");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe("a cut connection", () => {
  it("is made anew and goes on from where the log was heard", async () => {
    opened(7).cut();
    expect(tableSocket.link).toBe("lost");
    await vi.advanceTimersByTimeAsync(0);
    const socket = FakeSocket.last.open();
    expect(FakeSocket.all).toHaveLength(2);
    expect(socket.sent[0]).toMatchObject({ type: "join", since: 7 });
    socket.welcome().tell(update(7, 9));
    expect(tableSocket.link).toBe("open");
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("waits longer from try to try, and not at all when the net comes back", async () => {
    opened().cut();
    for (const pause of [0, 250, 500, 1_000]) {
      const before = FakeSocket.all.length;
      await vi.advanceTimersByTimeAsync(Math.max(0, pause - 1));
      if (pause) expect(FakeSocket.all).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(FakeSocket.all).toHaveLength(before + 1);
      FakeSocket.last.cut();
    }
    const before = FakeSocket.all.length;
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(before + 1);
  });

  it("leaves no socket open behind another", async () => {
    opened().cut();
    await vi.advanceTimersByTimeAsync(0);
    const first = FakeSocket.last.open();
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.last).not.toBe(first);
    expect(first.closed).toBe(true);
    FakeSocket.last.open().welcome().tell(update(3, 4));
    expect(tableSocket.link).toBe("open");
  });

  it("is noticed by silence", async () => {
    const socket = opened();
    await vi.advanceTimersByTimeAsync(HEARTBEAT);
    expect(socket.types).toEqual(["join", "ping"]);
    socket.tell({ type: "pong" });
    await vi.advanceTimersByTimeAsync(HEARTBEAT);
    expect(socket.types).toEqual(["join", "ping", "ping"]);
    expect(tableSocket.link).toBe("open");
    await vi.advanceTimersByTimeAsync(ANSWER);
    expect(socket.closed).toBe(true);
    expect(tableSocket.link).toBe("lost");
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("says nothing to a socket that was given up", async () => {
    const old = opened();
    old.cut();
    await vi.advanceTimersByTimeAsync(0);
    FakeSocket.last.open().welcome().tell(update(3, 4));
    old.tell(update(4, 9));
    expect(tableSocket.number).toBe(4);
  });

  it("asks why when a socket is not opened, and stops when that will not change", async () => {
    enquire.mockResolvedValue(refusal("no-such-table"));
    begin().cut();
    await vi.advanceTimersByTimeAsync(0);
    expect(enquire).toHaveBeenCalledWith("t");
    expect(tableSocket.link).toBe("refused");
    expect(tableSocket.refused?.code).toBe("no-such-table");
  });

  it("takes a server that answers but opens no socket for crowded", async () => {
    begin().cut();
    for (let tries = 0; tries < 4; tries++) {
      await vi.advanceTimersByTimeAsync(3_000);
      FakeSocket.last.cut();
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(tableSocket.link).toBe("crowded");
    await vi.advanceTimersByTimeAsync(3_000);
    FakeSocket.last.open().welcome().tell(update(0, 1));
    expect(tableSocket.link).toBe("open");
  });

  it("is merely lost while no server answers", async () => {
    enquire.mockRejectedValue(new Error("away"));
    begin().cut();
    for (let tries = 0; tries < 6; tries++) {
      await vi.advanceTimersByTimeAsync(3_000);
      FakeSocket.last.cut();
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(tableSocket.link).toBe("lost");
  });

  it("is called a restart when the server says so", async () => {
    const socket = opened();
    socket.tell({ type: "closing", code: "restarting", sentence: "" });
    socket.cut();
    expect(tableSocket.link).toBe("restarting");
    await vi.advanceTimersByTimeAsync(0);
    FakeSocket.last.open().welcome().tell(update(3, 3));
    expect(tableSocket.link).toBe("open");
  });

  it("is called a restart by the code it is closed with, until that has taken too long", async () => {
    enquire.mockRejectedValue(new Error("away"));
    opened().cut(1012);
    expect(tableSocket.link).toBe("restarting");
    for (let tries = 0; tries < 6; tries++) {
      await vi.advanceTimersByTimeAsync(3_000);
      FakeSocket.last.cut();
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(tableSocket.link).toBe("restarting");
    for (let tries = 0; tries < 8; tries++) {
      await vi.advanceTimersByTimeAsync(3_000);
      FakeSocket.last.cut();
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(tableSocket.link).toBe("lost");
  });

  it("ends when the server closes for good", () => {
    const socket = opened();
    socket.tell({ type: "closing", code: "log-full", sentence: "full" });
    expect(tableSocket.link).toBe("refused");
    expect(tableSocket.refused?.sentence).toBe("full");
  });
});

describe("the order of things", () => {
  it("takes what was told twice once", () => {
    opened(3).tell(update(1, 5)).tell(update(1, 5)).tell(update(0, 2));
    expect(numbers()).toEqual([1, 2, 3, 4, 5]);
    expect(tableSocket.number).toBe(5);
    expect(tableSocket.view?.version).toBe(5);
  });

  it("forgets nothing before it knows all that takes its place", () => {
    const socket = opened(3);
    socket.say(update(0, 5, { reset: true }));
    socket.say(update(8, 9));
    drawFrame();
    expect(tableSocket.link).toBe("lost");
    expect([numbers(), tableSocket.number]).toEqual([[1, 2, 3], 3]);
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: "join", since: 3 });
  });

  it("asks again for what it has missed", async () => {
    const socket = opened(3).tell(update(5, 6));
    expect(socket.closed).toBe(true);
    expect(tableSocket.number).toBe(3);
    await vi.advanceTimersByTimeAsync(0);
    const next = FakeSocket.last.open();
    expect(next.sent[0]).toMatchObject({ type: "join", since: 3 });
    next.welcome().tell(update(3, 6));
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("forgets everything when the log is another", () => {
    opened(7).tell(update(0, 2, { reset: true, notes: [said(1)] }));
    expect(numbers()).toEqual([1, 2]);
    expect(tableSocket.number).toBe(2);
    expect(tableSocket.fresh).toEqual([]);
    expect(tableSocket.notes).toHaveLength(1);
  });
});

describe("acting", () => {
  const choose = { type: "choose", version: 3, option: "play x" } as const;

  it("is done when the table shows it", async () => {
    const socket = opened(3);
    const done = vi.fn();
    void tableSocket.act(choose).then(done);
    const { key } = socket.sent[1]!;
    expect(socket.sent[1]).toEqual({ ...choose, key });
    expect(key).toMatch(/^[\w-]{8,64}$/);
    expect(tableSocket.unanswered).toEqual([choose]);
    socket.tell({ type: "accepted", key, number: 4, version: 4 });
    await vi.advanceTimersByTimeAsync(0);
    expect(done).not.toHaveBeenCalled();
    expect(tableSocket.unanswered).toEqual([choose]);
    socket.tell(update(3, 4));
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalledWith(4);
    expect(tableSocket.unanswered).toEqual([]);
  });

  it("is sent again with the same key after a cut, after the joining", async () => {
    const socket = opened(3);
    const done = vi.fn();
    void tableSocket.act(choose).then(done);
    const { key } = socket.sent[1]!;
    socket.cut();
    await vi.advanceTimersByTimeAsync(0);
    const next = FakeSocket.last.open();
    expect(next.types).toEqual(["join", "choose"]);
    expect(next.sent[1]).toEqual({ ...choose, key });
    next.welcome().tell(update(3, 4)).tell({ type: "accepted", key, number: 4, version: 4 });
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalledWith(4);
    next.cut();
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.last.open().types).toEqual(["join"]);
  });

  it("is kept while there is no connection", async () => {
    const socket = begin();
    void tableSocket.act({ type: "chat", text: "hello" });
    expect(socket.sent).toEqual([]);
    expect(socket.open().types).toEqual(["join", "chat"]);
  });

  it("is told what the server has against it", async () => {
    const socket = opened(3);
    const fault = tableSocket.act(choose).catch((thrown: unknown) => thrown);
    const { key } = socket.sent[1]!;
    socket.tell({ type: "refused", key, ...refusal("stale") });
    expect(await fault).toBeInstanceOf(ActionRefused);
    expect(((await fault) as ActionRefused).refused.code).toBe("stale");
    expect(tableSocket.unanswered).toEqual([]);
    expect(tableSocket.link).toBe("open");
  });

  it.each([true, false])(
    "is tried again when it was too much (with its key: %s)",
    async (named) => {
      const socket = opened(3);
      void tableSocket.act(choose);
      const { key } = socket.sent[1]!;
      socket.tell({ type: "refused", key: named ? key : null, ...refusal("too-fast") });
      expect(tableSocket.unanswered).toEqual([choose]);
      await vi.advanceTimersByTimeAsync(AGAIN);
      expect(socket.sent.filter((message) => message["key"] === key)).toHaveLength(2);
    },
  );

  it("is sent before the table is left", async () => {
    const socket = opened(3);
    void tableSocket.act(choose);
    socket.cut();
    tableSocket.close();
    await vi.advanceTimersByTimeAsync(0);
    const next = FakeSocket.last.open().welcome().tell(update(3, 3));
    expect(next.closed).toBe(false);
    next.tell({ type: "accepted", key: next.sent[1]!["key"], number: 4, version: 4 });
    expect(next.closed).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.last).toBe(next);
  });

  it("is not refused together with another where no key says which was meant", async () => {
    const socket = opened(3);
    const faults = vi.fn();
    const chat = { type: "chat", text: "hello" } as const;
    const chosen = tableSocket.act(choose);
    void tableSocket.act(chat).catch(faults);
    socket.tell({ type: "refused", key: null, ...refusal("bad-message") });
    expect(tableSocket.unanswered).toEqual([choose, chat]);
    await vi.advanceTimersByTimeAsync(0);
    const next = FakeSocket.last.open().welcome().tell(update(3, 4));
    next.tell({ type: "accepted", key: next.sent[1]!["key"], number: 4, version: 4 });
    expect(await chosen).toBe(4);
    next.tell({ type: "refused", key: null, ...refusal("bad-message") });
    await vi.advanceTimersByTimeAsync(0);
    expect(faults).toHaveBeenCalledOnce();
    expect(tableSocket.unanswered).toEqual([]);
  });

  it("gives every action a key of its own", () => {
    const socket = opened();
    void tableSocket.act(choose);
    void tableSocket.act(choose);
    expect(new Set(socket.sent.slice(1).map(({ key }) => key)).size).toBe(2);
  });
});

describe("two at one screen", () => {
  it("changes the seat and hears everything as that seat", () => {
    const socket = opened(3);
    tableSocket.become("sauron", "secret");
    expect(tableSocket.view).toBeNull();
    expect(tableSocket.events).toEqual([]);
    expect(socket.sent.at(-1)).toEqual({
      type: "join",
      seat: "sauron",
      token: "secret",
      since: 0,
    });
    socket.welcome("sauron").tell(update(0, 4));
    expect(numbers()).toEqual([1, 2, 3, 4]);
    expect(tableSocket.seat).toBe("sauron");
  });

  it("keeps the old view where nothing is hidden, but takes nothing back by it", () => {
    const socket = opened(3).tell(update(3, 4, { take_back: { to: 2, free: true } }));
    const before = tableSocket.view;
    tableSocket.become("sauron", null, true);
    expect([tableSocket.view, tableSocket.takeBack]).toEqual([before, null]);
    socket.welcome("sauron").tell(update(0, 5));
    expect(tableSocket.view?.version).toBe(5);
  });

  it("comes anew where the former seat was refused", () => {
    const socket = begin();
    socket.open().tell({ type: "refused", key: null, ...refusal("not-your-seat") });
    tableSocket.become(null, null);
    expect([tableSocket.link, tableSocket.refused]).toEqual(["connecting", null]);
    expect(FakeSocket.last).not.toBe(socket);
    FakeSocket.last.open().welcome(null).tell(update(0, 3));
    expect(tableSocket.link).toBe("open");
  });

  it("does not show the new seat what was still meant for the old one", () => {
    const socket = opened(3);
    tableSocket.become("sauron", null);
    socket.tell(update(3, 4));
    expect(tableSocket.view).toBeNull();
    expect(tableSocket.events).toEqual([]);
    expect(socket.closed).toBe(false);
    socket.welcome("sauron").tell(update(0, 4));
    expect(numbers()).toEqual([1, 2, 3, 4]);
  });

  it("takes a refusal of an action for what it is while the seat changes", async () => {
    const socket = opened(3);
    const fault = tableSocket.act({ type: "resume" }).catch((thrown: unknown) => thrown);
    const { key } = socket.sent[1]!;
    tableSocket.become("sauron", null);
    socket.tell({ type: "refused", key, ...refusal("you-play") });
    expect(await fault).toBeInstanceOf(ActionRefused);
    expect(tableSocket.link).toBe("open");
  });
});

it("leaves at once when nothing waits", async () => {
  const socket = opened();
  tableSocket.close();
  expect(socket.closed).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
