// What a Quest hid until it was over: the missions, and what everybody held.

import type { Speaker } from "../../lib/sentences";
import { words } from "../../lib/words.svelte";
import type { QuestBoard } from "../../protocol/quest";
import type { Hidden } from "../registry";
import { heroAt } from "./types";

type Side = keyof QuestBoard["missions"]["fulfilled"];

/** Each side knows its own mission, and everybody their own hand. */
export function hidden(boards: Record<string, QuestBoard>, names: Speaker): Hidden[] {
  const { sauron, ...heroes } = boards;
  const [first] = Object.values(heroes);
  if (!sauron || !first) return [];
  return [
    mission("heroes", first),
    mission("sauron", sauron),
    held("plots", sauron.sauron.plots),
    held("shadows", sauron.sauron.shadows),
    ...Object.entries(heroes).map(([seat, board]) =>
      held("hand", heroAt(board, seat)?.hand ?? [], names.title("seat", seat)),
    ),
  ].flat();
}

function mission(side: Side, { missions }: QuestBoard): Hidden[] {
  const card = missions[side];
  if (card === null) return [];
  const state = missions.fulfilled[side] ? "fulfilled" : "unfulfilled";
  const title = words.say(`quest-hidden-mission-${side}`);
  return [{ title, cards: [card], note: words.say(`quest-mission-${state}`) }];
}

function held(what: string, cards: (string | null)[], who = ""): Hidden[] {
  const known = cards.filter((card) => card !== null);
  return [{ title: words.say(`quest-hidden-${what}`, { who }), cards: known }];
}
