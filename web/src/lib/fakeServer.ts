// A fake server for tests: it welcomes whoever joins and sends what the test tells it to.

import { flushSync } from "svelte";
import { onTestFinished, vi } from "vitest";
import { PROTOCOL, type TableInfo, type View } from "../protocol";
import { gameInfo, type GameContent } from "./gameInfo.svelte";
import { router } from "./router.svelte";
import { preferences } from "./preferences.svelte";
import { visitor } from "./visitor.svelte";
import { words } from "./words.svelte";

export const BOTH = ["fellowship", "sauron"];
/** The secret that opens no seat. */
export const DEAD = "dead";

export const notMine = {
  code: "not-your-seat",
  sentence: "No.",
  words: {},
  rule: null,
  reason: null,
};

export const seatOf = (seat: string, name: string | null, bot: string | null = null) => ({
  seat,
  name,
  bot,
});

export function table(more: Partial<TableInfo> = {}): TableInfo {
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

class Server {
  /** What was sent to it, newest last. */
  sent: Record<string, unknown>[] = [];
  /** The seats of everybody who comes. */
  yours: string[] = [];
  /** Where the newest link hears it. */
  tell: (message: object) => void = () => {};
  /** Where each link hears it. */
  links: ((message: object) => void)[] = [];

  /** The seat that was joined last. */
  get seat(): string | null {
    const joined = this.sent.filter(({ type }) => type === "join");
    return (joined.at(-1)?.["seat"] ?? null) as string | null;
  }

  /** Answer what was sent. */
  receive(message: Record<string, unknown>): void {
    this.sent.push(message);
    if (message["type"] !== "join") return;
    if (message["token"] === DEAD) this.tell({ type: "refused", key: null, ...notMine });
    else this.tell({ type: "welcome", protocol: PROTOCOL, yours: this.yours });
  }

  /** Answer all that was sent: who waits for an answer comes again even in other files' tests. */
  settle(): void {
    for (const tell of this.links)
      for (const { key } of this.sent) if (key) tell({ type: "accepted", key, number: 0 });
  }

  /** Tell the table as of entry `number` of its log, where `asked` is to choose. */
  update(number: number, asked: string, more: object = {}): void {
    this.tell({
      type: "update",
      since: 0,
      reset: true,
      number,
      table: table({ asked: [asked] }),
      view: this.#view(asked),
      take_back: null,
      ask_all: false,
      events: [],
      notes: [],
      seed: null,
      ...more,
    });
    flushSync();
  }

  /** What the joined seat sees; as on the real one, only whoever is asked sees the options. */
  #view(asked: string): View {
    const option = { text: "play x", kind: "play", args: {}, detail: {} };
    const options = asked === this.seat ? [option] : null;
    const choice = { seat: asked, kind: "turn", rules: [], words: {}, options };
    const { seat } = this;
    return { version: 3, seat, board: {}, players: {}, choice, outcome: null } as unknown as View;
  }
}

export const server = new Server();

class Socket {
  static CONNECTING = 0;
  static OPEN = 1;
  readyState = Socket.OPEN;
  onopen = () => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose = () => {};

  constructor() {
    // An update waits for the next frame, unless another message follows.
    server.tell = (message) => {
      for (const each of [message, { type: "pong" }]) {
        this.onmessage({ data: JSON.stringify(each) });
      }
    };
    server.links.push(server.tell);
    queueMicrotask(() => this.onopen());
  }

  send(text: string): void {
    server.receive(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {}
}

/** Put it in the place of the real server, before each test. */
export async function useFakeServer(yours: string[] = []): Promise<void> {
  localStorage.clear();
  server.sent = [];
  server.links = [];
  server.yours = yours;
  onTestFinished(() => server.settle());
  router.stay("/table/t");
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.spyOn(visitor, "begin").mockResolvedValue();
  vi.spyOn(gameInfo, "begin").mockResolvedValue();
  const speaker = { game: "duel", title: (_: string, id: string) => id };
  const content = {
    game: "duel",
    lang: "en",
    cards: new Map(),
    ids: new Set(),
    speaker,
    speakerAt: () => speaker,
    parts: null,
  };
  vi.spyOn(gameInfo, "content").mockResolvedValue(content as unknown as GameContent);
  preferences.confirm = "never";
  await words.speak("en");
}
