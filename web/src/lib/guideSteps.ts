// The parts of a game's guide; each game declares its steps in its folder of `boards`.

import type { BoardView, Cards } from "../boards/registry";
import type { Args } from "./words.svelte";
import type { EventInfo } from "../protocol";

/** What decides which step has its moment. */
export interface Sight {
  view: BoardView;
  seat: string;
  cards: Cards;
  /** Everything that happened so far. */
  events: EventInfo[];
  /** The steps that the learner has left behind, by their names. */
  passed: readonly string[];
}

/** What a step can look at to see what the learner has done. */
export interface Scene extends Sight {
  /** What happened since the step began. */
  since: EventInfo[];
}

/** One step: what it says, what it points at, and what it waits for. */
export interface Step {
  /** The name of the step and of its message, `guide-<game>-<id>`. */
  id: string;
  /** Selectors of what is pointed at, the first that is in sight. */
  anchors: string[];
  /** Selectors of what is lit besides, where it is in sight. */
  also?: string[];
  /** What the message speaks of, where it answers to what the learner did. */
  speaks?: (scene: Scene) => Args;
  /** When the learner has done what the step asks, and it goes on by itself. */
  done?: (scene: Scene) => boolean;
  /** What shows on the screen while the learner tries what the step invites to; it is praised. */
  tries?: string;
  /** When there is something to speak of; until then the guide is silent. */
  when?: (sight: Sight) => boolean;
  /** Whether it comes when there is something to speak of, whatever the guide speaks of then. */
  anytime?: boolean;
}

/**
 * The step to show; null while the guide is silent.
 *
 * A step that has begun is shown until it is left, but one for any time comes between.
 */
export function stepNow(
  steps: readonly Step[],
  passed: readonly string[],
  begun: string,
  sight: Sight,
): Step | null {
  const open = steps.filter(({ id }) => !passed.includes(id));
  const current = open.find(({ id }) => id === begun);
  if (current?.anytime) return current;
  const sudden = open.find(({ anytime, when }) => anytime && when?.(sight));
  if (sudden) return sudden;
  const next = current ?? open.find(({ anytime }) => !anytime);
  return next && (next === current || !next.when || next.when(sight)) ? next : null;
}

/** Whether nothing comes after this step but what may come at any time. */
export function isLast(steps: readonly Step[], passed: readonly string[], step: Step): boolean {
  return steps.every((each) => each === step || each.anytime || passed.includes(each.id));
}
