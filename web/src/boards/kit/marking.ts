// Choices that ask for several things one after the other, and are answered by marking them all.

import { same, stepOf, type Plan, type Step } from "../../lib/plan";
import type { ChoiceInfo, OptionInfo, RefusalInfo } from "../../protocol";

/** A choice whose options are marked before any of them is sent. */
export interface Marking {
  /** How many are asked for in all. */
  count: number;
  /** How often an option can be marked; 0 for what is chosen at once. */
  most: (option: OptionInfo) => number;
  /** What is marked to begin with, and gives way. */
  preset: readonly OptionInfo[];
  /** What takes the place of all that is not marked. */
  rest: OptionInfo | null;
  /** Whether it is carried out with the last mark. */
  atOnce: boolean;
  /** What is marked for something that is refused now and may be allowed by it: itself last. */
  leads: (refusal: RefusalInfo, marked: readonly OptionInfo[]) => OptionInfo[];
}

/** How often an option is among those that are marked. */
export function times(marked: readonly OptionInfo[], option: Pick<OptionInfo, "kind" | "args">) {
  return marked.filter((each) => same(each, option)).length;
}

/** All but the last mark of an option. */
export function unmark(marked: readonly OptionInfo[], option: OptionInfo): OptionInfo[] {
  const at = marked.length - 1 - [...marked].reverse().findIndex((each) => same(each, option));
  return marked.filter((_, place) => place !== at);
}

/** One mark more; where the option cannot have one, none of it. */
export function mark(
  marking: Marking,
  marked: readonly OptionInfo[],
  option: OptionInfo,
): OptionInfo[] {
  if (times(marked, option) >= marking.most(option)) {
    return marked.filter((each) => !same(each, option));
  }
  if (marked.length < marking.count) return [...marked, option];
  const yielding = marking.preset.find((each) => times(marked, each) && !same(each, option));
  return yielding ? [...unmark(marked, yielding), option] : [...marked];
}

/** As many marks more of an option as it can have; what is marked to begin with does not give way. */
export function fill(
  marking: Marking,
  marked: readonly OptionInfo[],
  option: OptionInfo,
): OptionInfo[] {
  const room = marking.most(option) - times(marked, option);
  const left = Math.min(room, marking.count - marked.length);
  return [...marked, ...Array.from({ length: Math.max(0, left) }, () => option)];
}

/** One mark more for each of some options; as before where they are too many. */
export function markAll(
  marking: Marking,
  marked: readonly OptionInfo[],
  options: readonly OptionInfo[],
): OptionInfo[] {
  const all = options.reduce<OptionInfo[]>((some, each) => mark(marking, some, each), [...marked]);
  const added = (option: OptionInfo) => times(all, option) > times(marked, option);
  return options.length < 2 || options.every(added) ? all : [...marked];
}

/** The plan of what is marked; `rest` fills up what is not. */
export function markedPlan(
  label: string,
  choice: ChoiceInfo,
  marking: Marking,
  marked: readonly OptionInfo[],
  rest = false,
): Plan {
  const steps: Step[] = marked.map((option) => stepOf(choice.kind, option, true));
  const left = rest && marking.rest ? marking.count - marked.length : 0;
  for (let n = 0; n < left; n++) steps.push(stepOf(choice.kind, marking.rest!, true));
  return { label, steps };
}
