// A guided game: which step the learner is at, kept over reloads.

import { boardOf } from "../boards/registry";
import { note, recall } from "./memory";
import type { Scene, Step } from "./steps";
import type { Visit } from "./visit.svelte";

/** Made while a component is set up, and lives as long as it. */
export class Guiding {
  /** The number of the step; -1 where nobody is guided. */
  at = $state(-1);
  steps = $state.raw<Step[]>([]);
  #visit: Visit;
  /** How far the log went when the step began. */
  #from = $state(0);

  step = $derived(this.steps[this.at] ?? null);
  /** What the step can look at; null while there is no board to look at. */
  scene = $derived.by((): Scene | null => {
    const { view, seat, book, hidden, playing } = this.#visit;
    if (!view || seat === null || !book || hidden !== null) return null;
    const events = playing!.events;
    const since = events.filter((event) => event.number > this.#from);
    return { view, seat, cards: book.cards, events, since };
  });

  constructor(visit: Visit) {
    this.#visit = visit;
    ({ guide: this.at, guideFrom: this.#from } = recall(visit.id));

    $effect(() => {
      const guide = boardOf(visit.table?.game ?? "")?.guide;
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
    this.#from = this.#visit.playing?.number ?? 0;
    note(this.#visit.id, { guide: this.at, guideFrom: this.#from });
  };

  end = (): void => this.go(Infinity);
}
