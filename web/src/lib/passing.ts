// Passing for a while: every moment at which one could use something is let go until a span is over.

import type { Spans } from "../boards/registry";
import type { ChoiceInfo } from "../protocol";

/** For how long one passes: until the span is another than it was. */
export interface Passing {
  span: keyof Spans;
  of: string;
}

/** What passing does now: it is over, it answers by this option, or it has nothing to do. */
export function passes(
  { span, of }: Passing,
  spans: Spans | null,
  choice: ChoiceInfo | null,
): "over" | { answer: string } | null {
  if (spans?.[span] !== of) return "over";
  return choice?.passing ? { answer: choice.passing } : null;
}
