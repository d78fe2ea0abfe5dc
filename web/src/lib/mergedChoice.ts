// Two questions asked as one: whether to do what a card offers, and what it would ask further.

import type { ChoiceInfo } from "../protocol";
import { stepOf, type Step } from "./plan";

export interface MergedChoice {
  choice: ChoiceInfo | null;
  /** The options that answer both, by their texts, each as the steps that carry it out. */
  steps: ReadonlyMap<string, readonly Step[]>;
}

/**
 * A choice with the answers of what one of its options would ask further, in place of that option.
 *
 * `merges` are the kinds of such further choices; what is asked several times is not among them.
 */
export function merge(
  choice: ChoiceInfo | null,
  merges: ReadonlySet<string> = new Set(),
): MergedChoice {
  const first = choice?.options?.find(({ then }) => then && merges.has(then.kind));
  const then = first?.then;
  const answers = then?.options ?? [];
  if (!choice || !first || !then || answers.length < 2) return { choice, steps: new Map() };
  const steps = new Map<string, readonly Step[]>();
  const both = answers.map((answer) => {
    const text = `${first.text}, ${answer.text}`;
    steps.set(text, [stepOf(choice.kind, first), stepOf(then.kind, answer)]);
    return { ...answer, text, detail: { ...first.detail, ...answer.detail } };
  });
  const others = choice.options!.filter((option) => option !== first);
  return {
    choice: {
      ...choice,
      kind: then.kind,
      words: then.words ?? {},
      rules: [...new Set([...choice.rules, ...then.rules])],
      options: [...both, ...others],
      refused: [...(choice.refused ?? []), ...(then.refused ?? [])],
    },
    steps,
  };
}
