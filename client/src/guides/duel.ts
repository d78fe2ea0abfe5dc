// A first Duel, in eleven steps; the messages are `guide-duel-*`.

import type { Scene, Step } from ".";

const TURNS = new Set(["play", "chain", "discard", "landmark"]);

/** Whether the learner has taken a card or a Landmark. */
function tookSomething({ since, seat }: Scene): boolean {
  return since.some(({ kind, args }) => TURNS.has(kind) && args["seat"] === seat);
}

const BOARD = '[data-part="board"]';

export const steps: Step[] = [
  { id: "welcome", anchors: [BOARD] },
  { id: "cards", anchors: [".duel .chapter", BOARD] },
  { id: "price", anchors: [".duel .chapter [data-legal]", ".duel .chapter", BOARD] },
  { id: "take", anchors: [".duel .chapter", BOARD], done: tookSomething },
  { id: "log", anchors: ['[data-part="log"]'] },
  { id: "quest", anchors: [".duel section:has(> .ways)", BOARD] },
  { id: "map", anchors: [".duel .map", BOARD] },
  { id: "races", anchors: [".duel section:has(> .stacks)", BOARD] },
  { id: "landmarks", anchors: [".duel section:has(> .tiles)", BOARD] },
  { id: "refused", anchors: ['[data-part="choices"]'] },
  { id: "end", anchors: ['[data-part="take-back"]', '[data-part="choices"]'] },
];
