// A first journey of Solitaire, in eleven steps; the messages are `guide-solitaire-*`.

import type { Scene, Sight, Step } from "../../lib/guideSteps";
import type { SolitaireBoard } from "./types";

const boardOf = ({ view }: Sight): SolitaireBoard => view.board;

/** Whether the learner is asked one of these. */
const asked = ({ view }: Sight, ...kinds: string[]): boolean =>
  view.choice !== null && kinds.includes(view.choice.kind);

/** Whether one of these has happened since the step began. */
const happened = ({ since }: Scene, ...kinds: string[]): boolean =>
  since.some(({ kind }) => kinds.includes(kind));

const BOARD = '[data-part="board"]';
const CHOICES = '[data-part="choices"]';
const STAGE = '[data-part="stage"]';

export const steps: Step[] = [
  { id: "welcome", anchors: [STAGE, BOARD] },
  { id: "company", anchors: ['[data-place="company:all"]', BOARD] },
  {
    id: "quest",
    anchors: ['[data-place="quest:goal"]', BOARD],
    also: ['[data-place="quest:clock"]'],
  },
  { id: "hand", anchors: ['[data-place="hand:resources"]', BOARD] },
  {
    id: "reveal",
    anchors: [CHOICES],
    also: [STAGE],
    done: (scene) => boardOf(scene).goal !== null || boardOf(scene).phase > 2,
  },
  {
    id: "goal",
    anchors: ['[data-place^="site:"]', STAGE],
    also: [CHOICES],
    when: (sight) => boardOf(sight).goal !== null,
  },
  {
    id: "path",
    anchors: [STAGE],
    also: [CHOICES],
    when: (sight) => asked(sight, "movement", "chain", "haven"),
    done: (scene) => happened(scene, "route") || boardOf(scene).phase > 3,
  },
  {
    id: "hazards",
    anchors: ['[data-place="hand:hazards"]', BOARD],
    when: (sight) => boardOf(sight).hazard_hand.length > 0,
  },
  {
    id: "fight",
    anchors: ['[data-part="overlay"]', STAGE],
    also: [CHOICES],
    anytime: true,
    when: (sight) => boardOf(sight).fight !== null,
  },
  {
    id: "site",
    anchors: [CHOICES],
    also: ['[data-place="row:treasures"]'],
    when: (sight) => asked(sight, "enter", "site"),
  },
  {
    id: "corruption",
    anchors: [CHOICES],
    anytime: true,
    when: (sight) => asked(sight, "corruption-check"),
  },
  {
    id: "end",
    anchors: ['[data-part="take-back"]', CHOICES],
    when: (sight) => boardOf(sight).turn_number > 1,
  },
];
