// The keyboard at a table that two share: its place is never lost.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as api from "../lib/api";
import { library, type Book } from "../lib/library.svelte";
import { note } from "../lib/memory";
import { router } from "../lib/router.svelte";
import { taste } from "../lib/taste.svelte";
import { visitor } from "../lib/visitor.svelte";
import { words } from "../lib/words.svelte";
import type { TableInfo } from "../protocol";
import TableScreen from "./TableScreen.svelte";

const BOTH = ["fellowship", "sauron"];
let screen: object;
let socket: Socket;
/** The seat that was joined last. */
let seat: unknown;

class Socket {
  static CONNECTING = 0;
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
    if (message["type"] !== "join") return;
    seat = message["seat"];
    this.hear({ type: "welcome", protocol: 1, yours: BOTH });
  }
  close() {}
  hear(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const table = (asked: string) =>
  ({
    id: "t",
    game: "x",
    status: "playing",
    seats: BOTH.map((each) => ({ seat: each, name: "Sam", bot: null })),
    asked: [asked],
    outcome: null,
    request: null,
    rematch: null,
  }) as unknown as TableInfo;

/** What the server tells the seat that looks on. */
function tell(number: number, asked: string) {
  const option = { text: "play x", kind: "play", args: {}, detail: {} };
  const options = asked === seat ? [option] : null;
  const choice = { seat: asked, kind: "turn", rules: [], words: {}, options };
  socket.hear({
    type: "update",
    since: 0,
    reset: true,
    number,
    table: table(asked),
    view: { version: number, seat, board: {}, players: {}, choice, outcome: null },
    take_back: { to: 1, free: true },
    events: [],
    notes: [],
    seed: null,
  });
  flushSync();
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const inChoices = () => find('[data-part="choices"]')?.contains(document.activeElement) ?? false;

async function come() {
  screen = mount(TableScreen, { target: document.body, props: { id: "t" } });
  flushSync();
  await vi.waitFor(() => expect(find(".table")).not.toBeNull());
}

beforeEach(async () => {
  localStorage.clear();
  router.stay("/table/t");
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  Element.prototype.scrollIntoView = () => {};
  vi.spyOn(visitor, "begin").mockResolvedValue();
  vi.spyOn(library, "begin").mockResolvedValue();
  const speaker = { game: "x", title: (_: string, id: string) => id };
  const book = { game: "x", lang: "en", cards: new Map(), ids: new Set(), speaker, parts: null };
  vi.spyOn(library, "book").mockResolvedValue(book as unknown as Book);
  vi.spyOn(api, "tables").mockResolvedValue({ tables: [], before: null });
  const found = { table: table("fellowship"), yours: BOTH, your_turn: true };
  vi.spyOn(api, "table").mockResolvedValue(found);
  taste.confirm = "never";
  await words.speak("en");
});

afterEach(async () => {
  await unmount(screen);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("is at the choices when the curtain has opened", async () => {
  await come();
  expect(document.activeElement).toBe(find(".curtain .main"));
  find(".curtain .main")!.click();
  flushSync();
  await Promise.resolve();
  tell(1, "fellowship");
  expect(inChoices()).toBe(true);
});

it("finds nothing to take back while the curtain is closed", async () => {
  await come();
  find(".curtain .main")!.click();
  await Promise.resolve();
  tell(2, "sauron");
  expect(find('[data-part="take-back"]')).not.toBeNull();
  find('[data-part="choices"] .main')!.click();
  flushSync();
  expect([find(".curtain"), find('[data-part="take-back"]')]).toEqual([expect.anything(), null]);
});

it("stays at the choices when the screen turns to the other without a curtain", async () => {
  note("t", { curtain: false });
  await come();
  await Promise.resolve();
  tell(1, "fellowship");
  const option = find('[data-part="choices"] ol button')!;
  option.focus();
  option.click();
  flushSync();
  tell(2, "sauron");
  expect([seat, find('[data-part="board"]')]).toEqual(["sauron", expect.anything()]);
  expect(inChoices()).toBe(true);
  tell(2, "sauron");
  expect(document.activeElement).toBe(find('[data-part="choices"] ol button'));
});
