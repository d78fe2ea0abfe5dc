// How far one has looked at a table, and what happened since: told on return.

import { untrack } from "svelte";
import type { EventInfo } from "../protocol";
import { note, recall, viewer } from "./memory";
import type { Visit } from "./visit.svelte";

/** Whoever looks elsewhere for less than this has missed nothing. */
const AWAY = 30_000;
/** By then a link that died meanwhile is known to be dead. */
const SETTLED = 10_000;

/** Made while a component is set up, and lives as long as it. */
export class Missed {
  events = $state.raw<EventInfo[]>([]);
  #visit: Visit;
  /** The viewer who was told what happened meanwhile. */
  #told: string | null = null;
  #left = 0;
  #timer = 0;

  constructor(visit: Visit) {
    this.#visit = visit;

    $effect(() => {
      const number = visit.playing?.number ?? 0;
      const from = viewer(visit.seat);
      const open = visit.playing?.link === "open";
      // What was told to one of two at one screen is not for the other.
      if (visit.hidden !== null) this.events = [];
      if (!number || !open || visit.hidden !== null || document.hidden) return;
      untrack(() => {
        // Without a curtain both at one screen have seen everything.
        if (this.#told === null || (visit.curtain && this.#told !== from)) this.#tell();
        else if (this.#told !== from) this.events = [];
        this.#settle();
      });
    });

    // Whoever plays on has read it.
    $effect(() => {
      if (visit.sent !== null) untrack(this.close);
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
        if (this.#here && this.#visit.playing?.link === "open") this.#settle();
      }, SETTLED);
    }
  };

  /** Whether somebody looks at the table. */
  get #here(): boolean {
    return !!this.#visit.playing?.number && this.#visit.hidden === null && !document.hidden;
  }

  #tell(): void {
    const seen = recall(this.#visit.id).seen[viewer(this.#visit.seat)];
    this.events =
      seen === undefined ? [] : this.#visit.playing!.events.filter((event) => event.number > seen);
  }

  /** What there is has been told, and counts as seen. */
  #settle(): void {
    const { id, seat, playing } = this.#visit;
    clearTimeout(this.#timer);
    this.#told = viewer(seat);
    note(id, { seen: { ...recall(id).seen, [viewer(seat)]: playing!.number } });
  }
}
