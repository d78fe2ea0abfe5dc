// A first game of Dice, in ten steps; the messages are `guide-dice-*`.

import type { Scene, Sight, Step } from "../../lib/guideSteps";
import { sideOf } from "./model";
import type { DiceBoard } from "./types";

const boardOf = ({ view }: Sight): DiceBoard => view.board;

/** Whether the learner is asked one of these in a turn of the learner's own. */
function asked(sight: Sight, ...kinds: string[]): boolean {
  const { choice } = sight.view;
  return choice?.seat === sight.seat && kinds.includes(choice.kind);
}

/** Whether the learner has done one of these since the step began. */
const did = ({ since, seat }: Scene, ...kinds: string[]): boolean =>
  since.some(({ kind, args }) => kinds.includes(kind) && args["seat"] === seat);

/** Whether the learner's turn is over. */
const over = (sight: Sight): boolean => boardOf(sight).turn !== sight.seat;

/** Whether a later turn of the learner's has begun. */
const again = (sight: Sight): boolean =>
  boardOf(sight).round > 1 && asked(sight, "dice", "war", "recruit");

const BOARD = '[data-part="board"]';
const CHOICES = '[data-part="choices"]';
const HAND = '[data-part="hand"]';
const STAGE = '[data-part="stage"]';

export const steps: Step[] = [
  { id: "welcome", anchors: ['[data-place="way:all"]', BOARD] },
  { id: "dice", anchors: ['[data-place^="active:"]', HAND] },
  {
    id: "muster",
    anchors: [HAND, BOARD],
    done: (scene) => did(scene, "muster") || !asked(scene, "dice"),
  },
  {
    id: "war",
    anchors: [CHOICES],
    also: [STAGE],
    when: (sight) => asked(sight, "dice", "war") || over(sight),
    speaks: (scene) => ({ units: sideOf(boardOf(scene), scene.seat).muster.length ? "yes" : "no" }),
    done: (scene) => asked(scene, "recruit") || over(scene),
  },
  {
    id: "recruit",
    anchors: ['[data-place="wilds:all"]', STAGE],
    when: (sight) => asked(sight, "recruit"),
    done: (scene) => did(scene, "recruit", "restore") || over(scene),
  },
  { id: "glory", anchors: ['[data-part="recap"]', '[data-part="log"]'], when: again },
  { id: "sauron", anchors: ['[data-place="mat:sauron"]', BOARD], when: again },
  { id: "corruption", anchors: ['[data-place="lost:cards"]', BOARD], when: again },
  {
    id: "guards",
    anchors: ['[data-place^="guard:"]', STAGE],
    when: (sight) => again(sight) && Object.keys(boardOf(sight).guarded).length > 0,
  },
  { id: "end", anchors: ['[data-part="take-back"]', CHOICES], when: again },
];
