// The steps of a round and the rules that say what is done in each.

export interface StepOf {
  step: string;
  rule: string;
  /** The step of the row in which it is shown. */
  within?: string;
}

/** Sauron's turn, in order (Q2). */
export const SAURONS: readonly StepOf[] = [
  { step: "rally", rule: "Q2.1" },
  { step: "story", rule: "Q2.2" },
  { step: "plot", rule: "Q2.3" },
  { step: "event", rule: "Q2.4" },
  { step: "action", rule: "Q2.7" },
  { step: "draw", rule: "Q2.14" },
];

/** A hero's turn, in order (Q3). */
export const HEROES: readonly StepOf[] = [
  { step: "rest", rule: "Q3.1" },
  { step: "ambush", rule: "Q3.4" },
  { step: "travel", rule: "Q3.5" },
  { step: "encounter", rule: "Q3.13" },
];

/** Parts of a step, and what stands outside both turns. */
const OTHERS: readonly StepOf[] = [
  { step: "setup", rule: "Q1.1" },
  { step: "start", rule: "Q3.14", within: "rest" },
  { step: "arrival", rule: "Q3.8", within: "travel" },
  { step: "explore", rule: "Q3.12", within: "travel" },
  { step: "finale", rule: "Q7.1" },
];

const ALL = new Map([...SAURONS, ...HEROES, ...OTHERS].map((each) => [each.step, each]));

export function stepOf(step: string): StepOf {
  return ALL.get(step) ?? { step, rule: "Q1.8" };
}
