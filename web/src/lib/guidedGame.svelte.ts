// Progress through a guided game, kept over reloads.

import { boardOf } from "../boards/registry";
import { note, recall, type Learning } from "./tableMemory";
import { isLast, stepNow, type Scene, type Sight, type Step } from "./guideSteps";
import type { TableSession } from "./tableSession.svelte";

/** Made while a component is set up, and lives as long as it. */
export class GuidedGame {
  steps = $state.raw<Step[]>([]);
  #session: TableSession;
  /** How far the learner is; null where nobody is guided. */
  #learning = $state.raw<Learning | null>(null);

  #sight = $derived.by((): Sight | null => {
    const { view, seat, content, hidden, socket } = this.#session;
    const passed = this.#learning?.passed;
    if (!view || seat === null || !content || hidden !== null || !passed) return null;
    return { view, seat, cards: content.cards, events: socket!.events, passed };
  });
  /** The step to show; null while there is nothing to say. */
  step = $derived.by((): Step | null => {
    if (!this.#sight || !this.#learning) return null;
    return stepNow(this.steps, this.#learning.passed, this.#learning.now, this.#sight);
  });
  /** What the step can look at; null while there is none. */
  scene = $derived.by((): Scene | null => {
    if (!this.#sight || !this.step || !this.#learning) return null;
    const from = this.#learning.begun[this.step.id] ?? this.#number;
    const since = this.#sight.events.filter((event) => event.number > from);
    return { ...this.#sight, since };
  });
  /** Whether somebody is guided, also while there is nothing to say. */
  active = $derived(this.#learning !== null && this.steps.length > 0);
  /** Which step it is, counted from one as they came. */
  at = $derived((this.#learning?.passed.length ?? 0) + 1);
  /** Whether the learner plays on alone from here. */
  last = $derived(
    this.step !== null && isLast(this.steps, this.#learning?.passed ?? [], this.step),
  );

  constructor(session: TableSession) {
    this.#session = session;
    this.#learning = recall(session.id).learning;

    $effect(() => {
      const guide = boardOf(session.table?.game ?? "")?.guide;
      if (!this.#learning || !guide) return;
      guide().then(
        ({ steps }) => (this.steps = steps),
        // Without its guide the game can be played all the same.
        () => undefined,
      );
    });

    $effect(() => {
      if (this.step && this.step.id !== this.#learning?.now) this.#begin(this.step.id);
    });
  }

  /** Leave the step behind. */
  pass = (): void => {
    if (!this.step || !this.#learning) return;
    const passed = [...this.#learning.passed, this.step.id];
    const over = this.steps.every(({ id }) => passed.includes(id));
    this.#keep(over ? null : { ...this.#learning, passed, now: "" });
  };

  /** Show the step again that was left last. */
  back = (): void => {
    const id = this.#learning?.passed.at(-1);
    if (!this.#learning || id === undefined) return;
    const { [id]: _, ...begun } = this.#learning.begun;
    this.#keep({ passed: this.#learning.passed.slice(0, -1), now: "", begun });
    this.#begin(id);
  };

  end = (): void => this.#keep(null);

  get #number(): number {
    return this.#session.socket?.number ?? 0;
  }

  /** A step that another came between has begun before. */
  #begin(id: string): void {
    const { passed, begun } = this.#learning!;
    this.#keep({ passed, now: id, begun: { [id]: this.#number, ...begun } });
  }

  #keep(learning: Learning | null): void {
    this.#learning = learning;
    note(this.#session.id, { learning });
  }
}
