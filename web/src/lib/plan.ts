// Acts: several options of a game that are chosen at once and sent one after the other.
//
// A game asks part by part: where to go, then which card pays. A plan is a list of steps, each an
// option of one kind of choice. Every client that carries plans out keeps to the same rules:
//
// 1. A step is taken only where the newest view asks my seat this kind of choice and offers exactly
//    this option, by its kind and its arguments.
// 2. A step that is `maybe` asked is left out where something else is asked: a choice with one
//    option was not asked, or a first card has paid for all.
// 3. What is asked on the way, before the next step can be taken, is answered as `through` says, by
//    the kinds of the choice and of its option: whoever goes on does not rest.
// 4. While another seat is asked, the plan waits.
// 5. It stops, and one sentence says why, when an event happens that it does not foresee, when its
//    next option is not offered, when anything else is asked, when the game goes back or is over,
//    when the link is lost, and when one says so. Nothing else can be chosen meanwhile.
// 6. Where it was stopped by something that happened, it can be taken up again once that is over.
// 7. Taking back takes back the whole plan: to where the game stood before its first step.

import type { ChoiceInfo, EventInfo, OptionInfo, RefusalInfo } from "../protocol";

/** An option to be chosen when a choice of this kind comes up. */
export interface Step {
  choice: string;
  kind: string;
  args: Record<string, string>;
  /** It is left out where something else is asked. */
  maybe?: boolean;
}

export interface Plan {
  /** What it is called, at the beginning of a sentence. */
  label: string;
  steps: readonly Step[];
  /** The kinds of options that are taken on the way, by the kind of choice. */
  through?: Readonly<Record<string, string>>;
  /** The kinds of events that belong to it; all do where it does not say. */
  foresees?: ReadonlySet<string>;
  /** It carries the plan before it on, so that both are taken back together. */
  joins?: boolean;
}

/** Why a plan does not go on. */
export type Stop =
  | { why: "happened"; event: EventInfo }
  | { why: "refused"; refusal: RefusalInfo | null }
  | { why: "asked" | "back" | "over" | "lost" | "told" };

/** What a plan does next, where it stands at step `at`. */
export type Move = { take: OptionInfo; at: number } | { stop: Stop } | "wait" | "done";

/** Choices with one option, which are carried out without asking, are told by such events. */
const UNASKED = "forced";

type Named = Pick<OptionInfo, "kind" | "args">;

/** Whether both are the same option. */
export function same(a: Named, b: Named): boolean {
  const names = Object.keys(a.args);
  return (
    a.kind === b.kind &&
    names.length === Object.keys(b.args).length &&
    names.every((name) => a.args[name] === b.args[name])
  );
}

/** The step that takes an option. */
export function stepOf(choice: string, { kind, args }: Named, maybe = false): Step {
  return { choice, kind, args, maybe };
}

/** What comes next at step `at`, by what is asked now and what has happened since the last step. */
export function next(
  plan: Plan,
  at: number,
  choice: ChoiceInfo | null,
  seat: string | null,
  events: readonly EventInfo[],
): Move {
  if (at >= plan.steps.length) return "done";
  const event = events.find(
    ({ kind }) => plan.foresees && !plan.foresees.has(kind) && !kind.startsWith(UNASKED),
  );
  if (event) return { stop: { why: "happened", event } };
  if (choice === null) return { stop: { why: "over" } };
  if (choice.seat !== seat) return "wait";
  let step = plan.steps[at];
  while (step?.maybe && step.choice !== choice.kind) step = plan.steps[++at];
  if (!step) return "done";
  const options = choice.options ?? [];
  if (step.choice !== choice.kind) {
    const passing = options.find(({ kind }) => kind === plan.through?.[choice.kind]);
    return passing ? { take: passing, at } : { stop: { why: "asked" } };
  }
  const option = options.find((each) => same(each, step));
  if (option) return { take: option, at: at + 1 };
  const refusal = choice.refused?.find((each) => same(each, step)) ?? null;
  return { stop: { why: "refused", refusal } };
}

/** Whether a plan that was stopped at step `at` could go on by what is asked now. */
export function resumable(plan: Plan, at: number, choice: ChoiceInfo): boolean {
  const move = next(plan, at, choice, choice.seat, []);
  return typeof move === "object" && "take" in move;
}
