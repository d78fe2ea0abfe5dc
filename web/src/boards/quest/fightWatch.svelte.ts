// The combat that is being fought, or was just fought, as its events have told it.

import { untrack } from "svelte";
import type { EventInfo } from "../../protocol";
import { reportOf, type Report } from "./fightReport";

/** Made while a board is set up. */
export class FightWatch {
  #events: () => readonly EventInfo[];
  #report = $derived.by(() => reportOf(this.#events()));
  /** The number of the last event that the reader has been told of. */
  #read = $state(0);

  constructor(events: () => readonly EventInfo[]) {
    this.#events = events;
    this.#read = untrack(() => this.#last);
  }

  get #last(): number {
    return this.#events().at(-1)?.number ?? 0;
  }

  /** What the combat has brought. */
  get report(): Report | null {
    return this.#report;
  }

  /** A combat that is over, until its reader goes on. */
  get ended(): Report | null {
    return this.#report?.ending && this.#report.ended > this.#read ? this.#report : null;
  }

  /** The reader goes on. */
  close(): void {
    this.#read = this.#last;
  }
}
