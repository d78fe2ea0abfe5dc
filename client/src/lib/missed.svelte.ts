// How far one has looked at a table, and what happened since: told on return.

import { untrack } from "svelte";
import type { EventInfo } from "../protocol";
import { note, recall, viewer } from "./memory";
import type { Visit } from "./visit.svelte";

/** Whoever looks elsewhere for less than this has missed nothing. */
const AWAY = 30_000;

/** Made while a component is set up, and lives as long as it. */
export class Missed {
  events = $state.raw<EventInfo[]>([]);
  #visit: Visit;
  /** The viewer who was told what happened meanwhile. */
  #told: string | null = null;
  #left = 0;

  constructor(visit: Visit) {
    this.#visit = visit;

    $effect(() => {
      const number = visit.playing?.number ?? 0;
      const from = viewer(visit.seat);
      if (!number || visit.hidden !== null || document.hidden) return;
      untrack(() => {
        // Without a curtain both at one screen have seen everything.
        if (this.#told === null || (visit.curtain && this.#told !== from)) this.#tell();
        this.#told = from;
        this.#keep();
      });
    });

    // Whoever plays on has read it.
    $effect(() => {
      if (visit.sent !== null) this.close();
    });

    $effect(() => {
      document.addEventListener("visibilitychange", this.#turn);
      return () => document.removeEventListener("visibilitychange", this.#turn);
    });
  }

  close = (): void => {
    this.events = [];
  };

  #turn = (): void => {
    if (document.hidden) this.#left = Date.now();
    else if (this.#visit.playing?.number && this.#visit.hidden === null) {
      if (Date.now() - this.#left > AWAY) this.#tell();
      this.#keep();
    }
  };

  #tell(): void {
    const seen = recall(this.#visit.id).seen[viewer(this.#visit.seat)];
    if (seen === undefined) return;
    this.events = this.#visit.playing!.events.filter((event) => event.number > seen);
  }

  #keep(): void {
    const { id, seat, playing } = this.#visit;
    note(id, { seen: { ...recall(id).seen, [viewer(seat)]: playing!.number } });
  }
}
