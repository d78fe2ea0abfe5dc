// Progress through a guided game, kept over reloads.

import { boardOf } from "../boards/registry";
import { note, recall } from "./tableMemory";
import type { Scene, Step } from "./guideSteps";
import type { TableSession } from "./tableSession.svelte";

/** Made while a component is set up, and lives as long as it. */
export class GuidedGame {
  /** The number of the step; -1 where nobody is guided. */
  at = $state(-1);
  steps = $state.raw<Step[]>([]);
  #session: TableSession;
  /** How far the log went when the step began. */
  #from = $state(0);

  step = $derived(this.steps[this.at] ?? null);
  /** What the step can look at; null while there is no board to look at. */
  scene = $derived.by((): Scene | null => {
    const { view, seat, content, hidden, socket } = this.#session;
    if (!view || seat === null || !content || hidden !== null) return null;
    const events = socket!.events;
    const since = events.filter((event) => event.number > this.#from);
    return { view, seat, cards: content.cards, events, since };
  });

  constructor(session: TableSession) {
    this.#session = session;
    ({ guide: this.at, guideFrom: this.#from } = recall(session.id));

    $effect(() => {
      const guide = boardOf(session.table?.game ?? "")?.guide;
      if (this.at < 0 || !guide) return;
      guide().then(
        ({ steps }) => (this.steps = steps),
        // Without its guide the game can be played all the same.
        () => undefined,
      );
    });
  }

  go = (step: number): void => {
    this.at = step < this.steps.length ? step : -1;
    this.#from = this.#session.socket?.number ?? 0;
    note(this.#session.id, { guide: this.at, guideFrom: this.#from });
  };

  end = (): void => this.go(Infinity);
}
