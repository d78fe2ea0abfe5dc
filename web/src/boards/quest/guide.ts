// A hero's first turn of Quest, in eleven steps; the messages are `guide-quest-*`.

import type { Scene, Sight, Step } from "../../lib/guideSteps";
import { heroAt, type QuestBoard } from "./types";

const boardOf = ({ view }: Sight): QuestBoard => view.board;

/** Whether the learner is asked something in a turn of the learner's own hero. */
function acts(sight: Sight, ...kinds: string[]): boolean {
  const { choice } = sight.view;
  const mine = boardOf(sight).turn?.hero === sight.seat && choice?.seat === sight.seat;
  return mine && (!kinds.length || kinds.includes(choice.kind));
}

/** Whether something of a kind has happened to the learner's hero. */
const happened = (events: Sight["events"], seat: string, kind: string) =>
  events.some((event) => event.kind === kind && event.args["seat"] === seat);

const hasMoved = ({ events, seat }: Sight) => happened(events, seat, "move-hero");
const hasEnded = ({ events, seat }: Sight) => happened(events, seat, "end-turn");

/** Where the story ends, and where it does for Sauron's three markers together. */
function ends(scene: Scene) {
  const { stages, shadow_falls: falls } = boardOf(scene).story;
  return { finale: stages.at(-1) ?? 0, falls };
}

const BOARD = '[data-part="board"]';
const CHOICES = '[data-part="choices"]';
const STAGE = '[data-part="stage"]';
const OVERLAY = '[data-part="overlay"]';
const PLAN = '[data-part="plan"]';
const SHEET = '[data-place^="sheet:"]';
const HAND = '[data-place^="hand:"]';

export const steps: Step[] = [
  {
    id: "hero",
    anchors: [OVERLAY, CHOICES],
    done: (scene) => heroAt(boardOf(scene), scene.seat) !== null,
  },
  { id: "sauron", anchors: ['[data-part="recap"]', '[data-part="log"]'], when: (it) => acts(it) },
  { id: "mission", anchors: ['[data-thing^="mission:"]', SHEET, BOARD] },
  { id: "story", anchors: ['[data-place="story:track"]', BOARD], speaks: ends },
  { id: "cards", anchors: [HAND, SHEET], also: ['[data-place^="life:"]'] },
  {
    id: "reach",
    anchors: ['[data-part="reach"]', STAGE],
    tries: '[data-part="reach"][aria-pressed="true"]',
  },
  { id: "travel", anchors: [STAGE, BOARD], also: [PLAN], done: hasMoved },
  {
    id: "explore",
    anchors: [CHOICES],
    also: [STAGE],
    when: (it) => hasMoved(it) && acts(it, "explore", "journey"),
    done: ({ since, seat }) => happened(since, seat, "end-turn"),
  },
  { id: "rest", anchors: [CHOICES], when: (it) => hasEnded(it) && acts(it, "rest") },
  {
    id: "end",
    anchors: ['[data-part="take-back"]', CHOICES],
    speaks: ({ passed }) => ({ fought: passed.includes("fight") ? "yes" : "no" }),
  },
  {
    id: "fight",
    anchors: [OVERLAY, STAGE],
    also: [HAND],
    when: (it) => boardOf(it).fight?.hero === it.seat,
    anytime: true,
  },
];
