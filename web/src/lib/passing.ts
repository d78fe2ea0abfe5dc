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

/** What one has let go in a turn, to be let go once more where it is asked again. */
export interface Declined {
  kind: string;
  turn: string;
  /** What one could have used, by the texts of options. */
  known: readonly string[];
}

/** What one lets go by an answer; null if that uses something. */
export function declines(answer: string, spans: Spans, choice: ChoiceInfo): Declined | null {
  if (answer !== choice.passing) return null;
  const known = (choice.options ?? []).map(({ text }) => text);
  return { kind: choice.kind, turn: spans.turn, known };
}

/** How a choice is answered that only asks again what one has let go in this turn; else null. */
export function declinesAgain(
  declined: Declined | null,
  repeats: Readonly<Record<string, string>>,
  spans: Spans | null,
  choice: ChoiceInfo | null,
): string | null {
  if (!declined || !choice?.passing || declined.turn !== spans?.turn) return null;
  if (repeats[choice.kind] !== declined.kind) return null;
  return choice.options?.every(({ text }) => declined.known.includes(text)) ? choice.passing : null;
}
