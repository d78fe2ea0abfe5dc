// Passing for a while: every moment at which one could use something is let go until a span is over.
//
// The longest span is the game. Whoever passes for so long is asked again where there is something
// else to use than there was when one passed.

import type { Spans } from "../boards/registry";
import type { ChoiceInfo } from "../protocol";

/** For how long one passes: until the span is another than it was. */
export interface Passing {
  span: keyof Spans;
  of: string;
  /** What one could use when one chose to pass, by the texts of options, where that counts. */
  known?: readonly string[];
}

/** Pass from now on, where this is asked; what was passed before is passed further. */
export function passFor(
  span: keyof Spans,
  spans: Spans,
  choice: ChoiceInfo,
  before: Passing | null,
): Passing {
  const passing = { span, of: spans[span] };
  if (span !== "game") return passing;
  const offered = (choice.options ?? []).map(({ text }) => text);
  return { ...passing, known: [...new Set([...(before?.known ?? []), ...offered])].sort() };
}

/** What passing does now: it is over, it answers by this option, or it has nothing to do. */
export function passes(
  { span, of, known }: Passing,
  spans: Spans | null,
  choice: ChoiceInfo | null,
): "over" | { answer: string } | null {
  if (spans?.[span] !== of) return "over";
  if (!choice?.passing) return null;
  if (known && !choice.options?.every(({ text }) => known.includes(text))) return null;
  return { answer: choice.passing };
}
