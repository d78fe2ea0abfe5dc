// Since when one has not acted at a table, and what happened meanwhile.

import { untrack } from "svelte";
import { entries, logLines } from "./gameLog";
import { meanwhile, recap, touchedBy } from "./recap";
import { addsUp, tale } from "./sentences";
import { note, recall, viewer } from "./tableMemory";
import type { TableSession } from "./tableSession.svelte";

/** Of more events than these the last sentence never tells. */
const LAST = 30;

/** Made while a component is set up, and lives as long as it. */
export class Recap {
  /** The version at which the seat acted last; null for who has no seat. */
  #since = $state<number | null>(null);
  /** The seat of which that is. */
  #whose: string | null = null;
  #closed = $state(0);
  #session: TableSession;

  #events = $derived.by(() => {
    const { socket, seat, content, view } = this.#session;
    if (this.#since === null || !socket || !content || !view) return [];
    return meanwhile(socket.events, this.#since, seat, content);
  });
  /** What happened by seat, once one is asked and until one acts. */
  readonly seats = $derived.by(() => {
    const { view, content, names, choice, hidden } = this.#session;
    if (!choice || hidden !== null || this.#closed === view?.version) return [];
    return recap(this.#events, view!.board, content!, names!);
  });
  /** What happened last, in a sentence. */
  readonly latest = $derived.by(() => {
    const { socket, names, hidden } = this.#session;
    if (!socket || !names || hidden !== null) return "";
    const lines = logLines(socket.events.slice(-LAST), []);
    const last = entries(lines, (kind) => addsUp(names, kind)).at(-1);
    return last ? tale(names, last.told.event!, last.times) : "";
  });
  /** The things that others have touched, by their keys. */
  readonly touched = $derived.by((): ReadonlySet<string> => {
    const { view, content } = this.#session;
    return view && content ? touchedBy(this.#events, view.board, content) : new Set();
  });

  constructor(session: TableSession) {
    this.#session = session;

    $effect(() => {
      const { view, seat } = session;
      if (!view || view.seat !== seat) return;
      untrack(() => {
        if (seat === this.#whose && this.#since !== null) return;
        this.#whose = seat;
        const kept = recall(session.id).acted[viewer(seat)];
        if (seat === null) this.#since = null;
        else if (kept !== undefined) this.#since = kept;
        // Who has just come has missed nothing, and is told what follows also after coming again.
        else this.#acted();
      });
    });

    // Whoever lets moments pass for a while does not look at each.
    $effect(() => {
      if (session.sent !== null && session.passing === null) untrack(() => this.#acted());
    });
  }

  /** One has read it. */
  close = (): void => {
    this.#closed = this.#session.view?.version ?? 0;
  };

  #acted(): void {
    const { id, seat, view } = this.#session;
    if (seat === null || !view) return;
    this.#since = view.version;
    note(id, { acted: { ...recall(id).acted, [viewer(seat)]: view.version } });
  }
}
