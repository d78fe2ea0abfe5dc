// The combat that is being fought, or was just fought, as its events have told it.

import { untrack } from "svelte";
import type { EventInfo } from "../../protocol";
import { told, type Report } from "./fightReport";

/** Made while a board is set up, and lives as long as it. */
export class FightWatch {
  #report = $state.raw<Report | null>(null);

  constructor(fresh: () => readonly EventInfo[]) {
    $effect.pre(() => {
      const events = fresh();
      this.#report = told(
        untrack(() => this.#report),
        events,
      );
    });
  }

  /** What the combat has brought; one that is over is told until its reader goes on. */
  get report(): Report | null {
    return this.#report;
  }

  /** A combat that is over. */
  get ended(): Report | null {
    return this.#report?.ending ? this.#report : null;
  }

  /** The reader goes on. */
  close(): void {
    if (this.ended) this.#report = null;
  }
}
