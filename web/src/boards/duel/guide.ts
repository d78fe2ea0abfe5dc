// A first Duel, in eleven steps; the messages are `guide-duel-*`.

import type { Scene, Step } from "../../lib/guideSteps";
import type { EventInfo } from "../../protocol";

const TURNS = new Set(["play", "chain", "discard", "landmark"]);

/** The cards and Landmarks that the learner has taken. */
function taken(events: EventInfo[], seat: string): EventInfo[] {
  return events.filter(({ kind, args }) => TURNS.has(kind) && args["seat"] === seat);
}

/** Whether the learner has taken something, and all that followed from it is over. */
function tookSomething({ view: { choice }, seat, since }: Scene): boolean {
  const again = !choice || (choice.kind === "turn" && choice.seat === seat);
  return again && taken(since, seat).length > 0;
}

/** What the learner took last: how, and of which colour if it was played. */
function tookLast({ events, seat, cards }: Scene): { took: string } {
  const last = taken(events, seat).at(-1);
  if (!last || last.kind === "discard" || last.kind === "landmark") {
    return { took: last?.kind ?? "nothing" };
  }
  return { took: String(cards.get(String(last.args["card"]))?.record["colour"]) };
}

const BOARD = '[data-part="board"]';
const CHAPTER = ".duel .chapter";
/** The part of the board that shows things of a kind. */
const part = (kind: string) => `.duel section:not(:has(.tableau)):has([data-thing^="${kind}:"])`;

export const steps: Step[] = [
  { id: "welcome", anchors: [BOARD] },
  { id: "cards", anchors: [CHAPTER, BOARD], tries: `${BOARD} .refusal` },
  { id: "price", anchors: [`${CHAPTER} [data-legal]`, CHAPTER, BOARD] },
  { id: "take", anchors: [CHAPTER, BOARD], done: tookSomething },
  { id: "log", anchors: ['[data-part="log"]'], speaks: tookLast },
  { id: "quest", anchors: [".duel section:has(> div.ways)", BOARD] },
  { id: "map", anchors: [part("region"), BOARD] },
  { id: "races", anchors: [part("race"), BOARD] },
  { id: "landmarks", anchors: [part("tile"), BOARD] },
  { id: "again", anchors: ['[data-part="choices"]'], done: tookSomething },
  { id: "end", anchors: ['[data-part="take-back"]', '[data-part="choices"]'] },
];
