// Guided first games: one line per game that has one.

import type { EventInfo, View } from "../protocol";

/** What a step can look at to see whether the learner has done what it asks. */
export interface Scene {
  view: View;
  seat: string;
  /** What happened since the step began. */
  since: EventInfo[];
}

/** One step: what it says, what it points at, and when it is done without being told so. */
export interface Step {
  /** The name of the step and of its message, `guide-<game>-<id>`. */
  id: string;
  /** Selectors of what is pointed at, the first that is found. */
  anchors: string[];
  /** When the learner has done what the step asks; without it the learner says so. */
  done?: (scene: Scene) => boolean;
}

export const GUIDES: Record<string, () => Promise<{ steps: Step[] }>> = {
  duel: () => import("./duel"),
};
