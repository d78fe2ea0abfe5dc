// The WebSocket of a table, which reconnects after cuts and restarts of the server.

import {
  PROTOCOL,
  type Action,
  type EventInfo,
  type FromServer,
  type Note,
  type Refused,
  type TableInfo,
  type TakeBackInfo,
  type Update,
  type View,
} from "../protocol";

/** An action without the key that the link gives it. */
export type Wish =
  | (Action extends infer A ? (A extends Action ? Omit<A, "key"> : never) : never)
  | { type: "leave" };

/** How the link is doing: the page shows everything but `open`. */
export type Link =
  "connecting" | "open" | "lost" | "restarting" | "crowded" | "refused" | "outdated";

export const HEARTBEAT = 15_000;
export const ANSWER = 5_000;
export const AGAIN = 1_000;
/** How a socket is closed by a server that is about to come back. */
const RESTART = 1012;
/** After so many tries a restart takes longer than one. */
const LONG = 12;
/** After so many tries a server that answers, but opens no socket, is taken to have too many. */
const CROWDED = 3;
const PAUSES = [0, 250, 500, 1_000, 2_000, 3_000];
/** The refusals that pass by themselves, as the Python client has them. */
const LATER = new Set(["not-stored", "restarting", "too-fast", "too-many-sockets", "too-slow"]);

interface Waiting {
  wish: Wish;
  message: string;
  /** The entry that the server stored it in; it is settled when the table shows that entry. */
  number: number | null;
  resolve: (number: number) => void;
  reject: (fault: ActionRefused) => void;
}

export class ActionRefused extends Error {
  constructor(readonly refused: Refused) {
    super(refused.sentence);
  }
}

/** Asks by other means why a table lets nobody in; null when it would. */
export type Enquiry = (id: string) => Promise<Refused | null>;

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What several updates tell together. */
interface Told {
  events: EventInfo[];
  notes: Note[];
  /** The board as it is then; missing where none of them shows it. */
  view?: View | null;
  /** The last that is not older than what was known. */
  newest?: Update;
}

/** Put together what is new to who knows the log as far as an entry; null if something is missing. */
function together(updates: readonly Update[], known: number): Told | null {
  const told: Told = { events: [], notes: [] };
  for (const update of updates) {
    if (update.since > known) return null;
    if (update.number < known) continue;
    const isNew = ({ number }: { number: number }) => number > known;
    told.events.push(...update.events.filter(isNew));
    told.notes.push(...update.notes.filter(isNew));
    if (update.view !== undefined) told.view = update.view;
    told.newest = update;
    known = update.number;
  }
  return told;
}

/** One viewer at one table: what the server sent, and a way to act. */
export class TableSocket {
  link = $state<Link>("connecting");
  refused = $state.raw<Refused | null>(null);
  seat = $state<string | null>(null);
  yours = $state.raw<string[]>([]);
  number = $state(0);
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  takeBack = $state.raw<TakeBackInfo | null>(null);
  /** Whether the viewer is asked even where there is only one answer. */
  askAll = $state(false);
  events = $state.raw<EventInfo[]>([]);
  notes = $state.raw<Note[]>([]);
  /** What was brought by the updates drawn last, for what moves on the board. */
  fresh = $state.raw<EventInfo[]>([]);
  seed = $state<string | null>(null);
  here = $state.raw<string[]>([]);
  watching = $state(0);
  /** The actions that the table does not show yet. */
  unanswered = $state.raw<Wish[]>([]);

  #id: string;
  #token: string | null;
  #enquire: Enquiry;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  /** The updates that the next frame draws, all at once. */
  #gathered: Update[] = [];
  /** Whether all was sent again because it was not clear which action was refused. */
  #unclear = false;
  #greetings = 0;
  #tries = 0;
  #timer = 0;
  #heartbeat = 0;
  #closed = false;

  constructor(id: string, seat: string | null, token: string | null, enquire: Enquiry) {
    this.#id = id;
    this.#token = token;
    this.#enquire = enquire;
    this.seat = seat;
    this.#connect();
    window.addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /**
   * Look from another seat of one's own, as when two share a screen.
   *
   * What the former seat saw stays until the new one's view comes where `keep` says so.
   */
  become(seat: string | null, token: string | null, keep = false): void {
    this.seat = seat;
    this.#token = token;
    if (!keep) this.view = null;
    this.takeBack = null;
    this.#gathered = [];
    this.#forget();
    if (this.link === "refused" && !this.#closed) {
      this.refused = null;
      this.link = "connecting";
      this.#tries = 0;
      this.#connect();
    } else {
      this.#greet();
    }
  }

  /** Do something, once, however often the connection is cut; done when the table shows it. */
  act(wish: Wish): Promise<number> {
    const key = newKey();
    const message = JSON.stringify({ ...wish, key });
    return new Promise((resolve, reject) => {
      if (this.refused) return reject(new ActionRefused(this.refused));
      this.#waiting.set(key, { wish, message, number: null, resolve, reject });
      this.#count();
      this.#send(message);
    });
  }

  /** Leave; what was done and not yet received is sent first. */
  close(): void {
    this.#closed = true;
    window.removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#closeWhenDone();
  }

  #closeWhenDone(): void {
    if (!this.#closed || this.#waiting.size) return;
    clearTimeout(this.#timer);
    clearTimeout(this.#heartbeat);
    this.#socket?.close();
  }

  /** The net or the reader has come back: do not wait for the next try. */
  #hurry = (): void => {
    this.#drawGathered();
    if (document.hidden) return;
    if (this.link === "lost" || this.link === "restarting" || this.link === "crowded") {
      if (this.#socket?.readyState === WebSocket.CONNECTING) return;
      clearTimeout(this.#timer);
      this.#connect();
    } else if (this.link === "open") {
      this.#isAnybodyThere();
    }
  };

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.#id}/play`);
    const former = this.#socket;
    let opened = false;
    this.#socket = socket;
    this.#greetings = 0;
    former?.close();
    socket.onopen = () => {
      opened = true;
      this.#greet();
      for (const { message } of this.#waiting.values()) this.#send(message);
    };
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return;
      this.#listen();
      this.#hear(JSON.parse(message.data as string) as FromServer);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return;
      this.#drawGathered();
      if (code === RESTART && this.link === "open") this.link = "restarting";
      this.#lost(opened);
    };
    this.#listen();
  }

  #greet(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#greetings += 1;
    const join = { type: "join", seat: this.seat, token: this.#token, since: this.number };
    this.#send(JSON.stringify(join));
  }

  #send(message: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(message);
  }

  /** Notice when nothing is heard any more. */
  #listen(): void {
    clearTimeout(this.#heartbeat);
    this.#heartbeat = window.setTimeout(() => this.#isAnybodyThere(), HEARTBEAT);
  }

  /** Ask once, then take the socket for dead. */
  #isAnybodyThere(): void {
    clearTimeout(this.#heartbeat);
    this.#send(JSON.stringify({ type: "ping" }));
    this.#heartbeat = window.setTimeout(() => this.#drop(), ANSWER);
  }

  /** Give the socket up; a dead one would take its time to say that it is closed. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#lost(true);
  }

  #lost(opened: boolean): void {
    if (this.link === "refused" || this.link === "outdated") return;
    clearTimeout(this.#heartbeat);
    clearTimeout(this.#timer);
    if (this.#closed && !this.#waiting.size) return;
    const soonBack = this.link === "restarting" && this.#tries < LONG;
    if (opened && !soonBack) this.link = "lost";
    if (!opened) void this.#findOut();
    const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)]!;
    this.#tries += 1;
    this.#timer = window.setTimeout(() => this.#connect(), pause * (0.5 + Math.random()));
  }

  /** A browser is not told why a socket was not opened, so that is asked by other means. */
  async #findOut(): Promise<void> {
    let refused: Refused | null;
    try {
      refused = await this.#enquire(this.#id);
    } catch {
      const soonBack = this.link === "restarting" && this.#tries < LONG;
      if (this.link !== "open" && !soonBack) this.link = "lost";
      return;
    }
    if (this.link === "open") return;
    if (refused && !LATER.has(refused.code)) this.#end(refused);
    else if (this.#tries >= CROWDED) this.link = "crowded";
  }

  #hear(message: FromServer): void {
    if (message.type !== "update") this.#drawGathered();
    switch (message.type) {
      case "welcome":
        this.#greetings -= 1;
        if (message.protocol !== PROTOCOL) {
          this.link = "outdated";
          this.#socket?.close();
          return;
        }
        this.yours = message.yours;
        break;
      case "update":
        if (this.#greetings === 0) this.#gather(message);
        break;
      case "accepted":
        this.#accept(message.key, message.number);
        break;
      case "refused":
        this.#refuse(message.key, message);
        break;
      case "presence":
        this.here = message.here;
        this.watching = message.watching;
        break;
      case "closing":
        if (!LATER.has(message.code))
          this.#end({ words: {}, rule: null, reason: null, ...message });
        else if (message.code === "restarting") this.link = "restarting";
        break;
    }
  }

  /** A bot's turn brings dozens of updates at once: those of one frame are drawn together. */
  #gather(update: Update): void {
    this.#gathered.push(update);
    if (document.hidden) this.#drawGathered();
    else if (this.#gathered.length === 1) requestAnimationFrame(() => this.#drawGathered());
  }

  #drawGathered(): void {
    const updates = this.#gathered.splice(0);
    if (!updates.length) return;
    const reset = updates.map((update) => update.reset).lastIndexOf(true);
    const anew = reset >= 0;
    const told = together(updates.slice(Math.max(reset, 0)), anew ? 0 : this.number);
    // Nothing is forgotten before all is there that takes its place.
    if (!told) return this.#drop();
    this.link = "open";
    this.#tries = 0;
    if (anew) this.#forget();
    if (told.newest) this.#show(told, told.newest, anew);
  }

  #show({ events, notes, view }: Told, newest: Update, anew: boolean): void {
    if (events.length) {
      this.events = [...this.events, ...events];
      this.fresh = this.number ? events : [];
    }
    if (notes.length) this.notes = [...this.notes, ...notes];
    this.number = newest.number;
    this.table = newest.table;
    if (view !== undefined && (anew || !this.#shows(view))) this.view = view;
    this.takeBack = newest.take_back;
    this.askAll = newest.ask_all;
    this.seed = newest.seed;
    for (const key of [...this.#waiting.keys()]) this.#settle(key);
  }

  /** Whether this view is on the screen: then nothing that lies open there is disturbed. */
  #shows(view: View | null): boolean {
    return view?.version === this.view?.version && view?.seat === this.view?.seat;
  }

  #accept(key: string, number: number): void {
    const waiting = this.#waiting.get(key);
    if (!waiting) return;
    waiting.number = number;
    this.#settle(key);
  }

  #settle(key: string): void {
    const waiting = this.#waiting.get(key);
    if (!waiting || waiting.number === null) return;
    if (waiting.number > this.number && !this.#closed) return;
    this.#done(key);
    waiting.resolve(waiting.number);
  }

  #refuse(key: string | null, refused: Refused): void {
    if (key === null && this.#greetings) {
      if (LATER.has(refused.code)) this.#drop();
      else this.#end(refused);
      return;
    }
    // Without a key nobody knows which action is meant; sending all again loses none, and those
    // that the server takes are no longer among them then.
    const meant = key === null ? [...this.#waiting.keys()] : [key];
    if (LATER.has(refused.code)) {
      window.setTimeout(() => {
        for (const each of meant) {
          const waiting = this.#waiting.get(each);
          if (waiting) this.#send(waiting.message);
        }
      }, AGAIN);
      return;
    }
    if (meant.length > 1 && !this.#unclear) {
      this.#unclear = true;
      this.#drop();
      return;
    }
    for (const each of meant) {
      const waiting = this.#waiting.get(each);
      this.#done(each);
      waiting?.reject(new ActionRefused(refused));
    }
  }

  #done(key: string): void {
    this.#waiting.delete(key);
    this.#unclear = false;
    this.#count();
    this.#closeWhenDone();
  }

  #count(): void {
    this.unanswered = Array.from(this.#waiting.values(), (waiting) => waiting.wish);
  }

  #end(refused: Refused): void {
    this.link = "refused";
    this.refused = refused;
    clearTimeout(this.#timer);
    clearTimeout(this.#heartbeat);
    this.#socket?.close();
    for (const [key, waiting] of [...this.#waiting]) {
      this.#done(key);
      waiting.reject(new ActionRefused(refused));
    }
  }

  #forget(): void {
    this.number = 0;
    this.events = [];
    this.notes = [];
    this.fresh = [];
  }
}
