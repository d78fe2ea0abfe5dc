// A table that shows what one seat was asked in a recorded game, and takes what was chosen then.

import { merge } from "../src/lib/mergedChoice";
import type { PlanTable } from "../src/lib/plans.svelte";
import type { Wish } from "../src/lib/tableSocket.svelte";
import type { BoardView } from "../src/boards/registry";
import { merges, spans } from "../src/boards/quest";
import type { QuestBoard } from "../src/boards/quest/types";
import type { EventInfo, OptionInfo } from "../src/protocol";

/** What the page was shown, what had happened since it asked last, and what was chosen. */
export interface Position {
  view: BoardView<QuestBoard>;
  fresh: EventInfo[];
  taken: Pick<OptionInfo, "text" | "kind" | "args">;
}

export class RecordedTable implements PlanTable {
  readonly sent = null;
  /** The position that is shown; behind the last one nothing is asked. */
  at = $state(0);
  /** Whether something else was chosen than in the game. */
  strayed = false;

  #events = $derived.by(() => this.positions[this.at]?.fresh ?? []);
  #view = $derived.by((): BoardView<QuestBoard> => {
    const position = this.positions[this.at];
    if (position) return position.view;
    const last = this.positions.at(-1)!.view;
    return { ...last, version: last.version + 1, ply: last.ply + 1, choice: null };
  });

  #merged = $derived(merge(this.#view.choice, merges));

  constructor(readonly positions: readonly Position[]) {}

  get view() {
    return this.#view;
  }

  /** The view as boards show it, where two questions may be one. */
  get shown(): BoardView<QuestBoard> {
    return { ...this.#view, choice: this.#merged.choice };
  }

  /** The options that answer two questions, each as the steps that carry it out. */
  get steps() {
    return this.#merged.steps;
  }

  get seat() {
    return this.#view.seat;
  }

  get choice() {
    return this.#view.choice;
  }

  get spans() {
    return spans(this.#view.board);
  }

  get socket() {
    return { events: this.#events, link: "open" as const };
  }

  surely(_what: () => string, go: () => void): void {
    go();
  }

  act(wish: Wish): Promise<void> {
    if (wish.type === "choose") this.choose(wish.option);
    return Promise.resolve();
  }

  choose(text: string): void {
    if (this.strayed) return;
    if (this.positions[this.at]?.taken.text === text) this.at += 1;
    else this.strayed = true;
  }
}
