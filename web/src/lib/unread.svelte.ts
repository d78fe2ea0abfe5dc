// Events that happened at a table while nobody looked at it.

import { untrack } from "svelte";
import type { EventInfo } from "../protocol";
import { note, recall, viewer } from "./tableMemory";
import type { TableSession } from "./tableSession.svelte";

/** An absence shorter than this, in milliseconds, leaves nothing unread. */
const AWAY = 30_000;
/** By then a link that died meanwhile is known to be dead. */
const SETTLED = 10_000;

/** Made while a component is set up, and lives as long as it. */
export class Unread {
  events = $state.raw<EventInfo[]>([]);
  #session: TableSession;
  /** The viewer who was told what happened meanwhile. */
  #told: string | null = null;
  #left = 0;
  #timer = 0;

  constructor(session: TableSession) {
    this.#session = session;

    $effect(() => {
      const number = session.socket?.number ?? 0;
      const from = viewer(session.seat);
      const open = session.socket?.link === "open";
      // What was told to one of two at one screen is not for the other.
      if (session.hidden !== null) this.events = [];
      if (!number || !open || session.hidden !== null || document.hidden) return;
      untrack(() => {
        // Without a curtain both at one screen have seen everything.
        if (this.#told === null || (session.curtain && this.#told !== from)) this.#tell();
        else if (this.#told !== from) this.events = [];
        this.#settle();
      });
    });

    // Whoever plays on has read it.
    $effect(() => {
      if (session.sent !== null) untrack(this.close);
    });

    $effect(() => {
      document.addEventListener("visibilitychange", this.#turn);
      return () => {
        clearTimeout(this.#timer);
        document.removeEventListener("visibilitychange", this.#turn);
      };
    });
  }

  close = (): void => {
    this.events = [];
    if (this.#here) this.#settle();
  };

  #turn = (): void => {
    if (document.hidden) {
      this.#left = Date.now();
    } else if (this.#here) {
      if (Date.now() - this.#left <= AWAY) return this.#settle();
      this.#tell();
      // The link may have died meanwhile without anybody noticing: the next update tells the rest.
      this.#told = null;
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => {
        if (this.#here && this.#session.socket?.link === "open") this.#settle();
      }, SETTLED);
    }
  };

  /** Whether somebody looks at the table. */
  get #here(): boolean {
    return !!this.#session.socket?.number && this.#session.hidden === null && !document.hidden;
  }

  #tell(): void {
    const seen = recall(this.#session.id).seen[viewer(this.#session.seat)];
    this.events =
      seen === undefined ? [] : this.#session.socket!.events.filter((event) => event.number > seen);
  }

  /** What there is has been told, and counts as seen. */
  #settle(): void {
    const { id, seat, socket } = this.#session;
    clearTimeout(this.#timer);
    this.#told = viewer(seat);
    const { seen } = recall(id);
    if (seen[viewer(seat)] !== socket!.number) {
      note(id, { seen: { ...seen, [viewer(seat)]: socket!.number } });
    }
  }
}
