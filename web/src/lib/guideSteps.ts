// The parts of a game's guide; each game declares its steps in its folder of `boards`.

import type { Cards } from "../boards/registry";
import type { Args } from "./words.svelte";
import type { EventInfo, View } from "../protocol";

/** What a step can look at to see what the learner has done. */
export interface Scene {
  view: View;
  seat: string;
  cards: Cards;
  /** Everything that happened so far. */
  events: EventInfo[];
  /** What happened since the step began. */
  since: EventInfo[];
}

/** One step: what it says, what it points at, and what it waits for. */
export interface Step {
  /** The name of the step and of its message, `guide-<game>-<id>`. */
  id: string;
  /** Selectors of what is pointed at, the first that is found. */
  anchors: string[];
  /** What the message speaks of, where it answers to what the learner did. */
  speaks?: (scene: Scene) => Args;
  /** When the learner has done what the step asks, and it goes on by itself. */
  done?: (scene: Scene) => boolean;
  /** What shows on the screen while the learner tries what the step invites to; it is praised. */
  tries?: string;
}
