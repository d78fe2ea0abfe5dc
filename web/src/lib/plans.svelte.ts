// The plans of a seat at a table: what is being put together, what runs, and what was stopped.

import { untrack } from "svelte";
import type { ChoiceInfo, View } from "../protocol";
import { next, resumable, type Plan, type Stop } from "./plan";
import type { TableSocket, Wish } from "./tableSocket.svelte";

/** Something to be done by a button. */
export interface Offer {
  label: string;
  take: () => void;
  /** It is there for those who look for it, and does not glow. */
  far?: boolean;
}

/** A plan that is being put together on a board, as it is told beside it. */
export interface Draft {
  title: string;
  /** What it consists of so far, each with what takes it out again. */
  parts: { text: string; drop?: () => void }[];
  /** How it can be carried out, the likeliest first. */
  offers: Offer[];
  /** Give it up. */
  drop: () => void;
}

/** What plans are carried out with: a session at a table. */
export interface PlanTable {
  readonly seat: string | null;
  readonly view: View | null;
  readonly socket: Pick<TableSocket, "events" | "link"> | null;
  /** The running turn, in which alone a plan that was stopped is taken up again. */
  readonly spans: { turn: string } | null;
  /** What is asked of this seat, and what was answered and is not shown yet. */
  readonly choice: ChoiceInfo | null;
  readonly sent: string | null;
  act(wish: Wish): Promise<void>;
  /** Do something; one is asked first where others would have to agree to take it back. */
  surely(what: () => string, go: () => void): void;
}

interface Run {
  plan: Plan;
  /** The next step. */
  at: number;
  /** The newest event that is accounted for. */
  heard: number;
  /** The version that was shown when a step was sent; nothing is done before the next one. */
  sent: number;
}

/** What a plan has done: choices `first` and on, up to `last`. */
interface Span {
  label: string;
  first: number;
  last: number;
}

interface Stopped {
  plan: Plan;
  at: number;
  stop: Stop;
  turn: string;
}

/** Made while a component is set up, and lives as long as it. */
export class Plans {
  #table: PlanTable;
  #run = $state.raw<Run | null>(null);
  #stopped = $state.raw<Stopped | null>(null);
  /** Whether why it was stopped is no news any more. */
  #old = $state(false);
  #drawing = $state.raw<(() => Draft | null) | null>(null);
  #acting = $state.raw<(() => readonly Offer[]) | null>(null);
  #done: Span[] = [];

  constructor(table: PlanTable) {
    this.#table = table;
    $effect(() => {
      if (!this.#run) return;
      void [table.view, table.socket?.link];
      untrack(() => this.#go());
    });
  }

  /** The plan that is being carried out: nothing else can be chosen meanwhile. */
  get running(): Plan | null {
    return this.#run?.plan ?? null;
  }

  /** What is being put together on the board. */
  get draft(): Draft | null {
    return this.#run ? null : (this.#drawing?.() ?? null);
  }

  /** Why the last plan was stopped, until one chooses anything else. */
  get stop(): Stop | null {
    return this.#old ? null : (this.#stopped?.stop ?? null);
  }

  /** A plan that was stopped in this turn and could go on now. */
  get left(): Plan | null {
    const { view, seat } = this.#table;
    const stopped = this.#stopped;
    if (!stopped || this.#run || stopped.turn !== this.#turn) return null;
    if (!view?.choice || view.choice.seat !== seat) return null;
    return resumable(stopped.plan, stopped.at, view.choice) ? stopped.plan : null;
  }

  /** What can be done besides what is drawn, where it is told beside the question. */
  get acts(): readonly Offer[] {
    return this.#run ? [] : (this.#acting?.() ?? []);
  }

  /** Have a board's draft and its other acts told; gives back what ends that. */
  follow(drawing: () => Draft | null, acting: () => readonly Offer[] = () => []): () => void {
    this.#drawing = drawing;
    this.#acting = acting;
    return () => {
      if (this.#drawing !== drawing) return;
      this.#drawing = null;
      this.#acting = null;
    };
  }

  /** Carry a plan out; where a button has said all that it does, one is `sure` of it. */
  begin(plan: Plan, sure = false): void {
    const table = this.#table;
    const go = () => this.#start(plan, 0);
    if (this.#run || table.sent !== null || table.choice === null) return;
    if (sure) go();
    else table.surely(() => plan.label, go);
  }

  /** Go on with what was stopped. */
  resume(): void {
    if (this.left) this.#start(this.#stopped!.plan, this.#stopped!.at);
  }

  /** Stop what is carried out; what was sent already is done. */
  halt(): void {
    this.#stop({ why: "told" });
  }

  /** One chooses by hand: why a plan was stopped is known by now. */
  hush(): void {
    this.#old = true;
  }

  /** The plan that a choice belongs to, as what going back to before it would undo. */
  spanAt(ply: number): { label: string; to: number } | null {
    this.#done = this.#done.filter(({ first }) => first < (this.#table.view?.ply ?? 0));
    const [span] = this.#done.filter(({ first, last }) => first <= ply && ply <= last).reverse();
    return span && span.first < span.last ? { label: span.label, to: span.first } : null;
  }

  #start(plan: Plan, at: number): void {
    const ply = this.#table.view!.ply;
    const joined = plan.joins && this.#done.at(-1);
    if (!joined) this.#done.push({ label: plan.label, first: ply, last: ply });
    this.#stopped = null;
    this.#run = { plan, at, heard: this.#events.at(-1)?.number ?? 0, sent: -1 };
    this.#go();
  }

  get #events() {
    return this.#table.socket?.events ?? [];
  }

  get #turn(): string {
    return this.#table.spans?.turn ?? "";
  }

  #go(): void {
    const run = this.#run;
    const { view, seat, socket } = this.#table;
    if (!run) return;
    if (!view || socket?.link !== "open") return this.#stop({ why: "lost" });
    if (view.version === run.sent) return;
    const news = this.#events.filter(({ number }) => number > run.heard);
    if (news.some(({ kind }) => kind === "undo")) return this.#stop({ why: "back" });
    const move = next(run.plan, run.at, view.choice, seat, news);
    if (move === "wait") return;
    if (move === "done") this.#run = null;
    else if ("stop" in move) this.#stop(move.stop);
    else {
      const { version, ply } = view;
      this.#done.at(-1)!.last = ply;
      const finished = move.at === run.plan.steps.length;
      const heard = this.#events.at(-1)?.number ?? 0;
      this.#run = finished ? null : { ...run, at: move.at, heard, sent: version };
      this.#table
        .act({ type: "choose", version, option: move.take.text })
        .catch(() => this.#stop({ why: "refused", refusal: null }));
    }
  }

  #stop(stop: Stop): void {
    const run = this.#run;
    if (!run) return;
    this.#run = null;
    this.#old = false;
    this.#stopped = { plan: run.plan, at: run.at, stop, turn: this.#turn };
  }
}
