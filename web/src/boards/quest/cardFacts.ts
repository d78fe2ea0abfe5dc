// What is worth knowing about a component when it is pointed at, in sentences.

import type { Fact, Facts, Thing } from "../../lib/boardInput.svelte";
import { capital, words, type Args } from "../../lib/words.svelte";
import { lookOf } from "./appearance";
import type { QuestController } from "./controller.svelte";

const say = (key: string, args: Args = {}) => capital(words.say(`page-quest-${key}`, args));

function inARow(figures: readonly { text: string }[]): string {
  return figures.map(({ text }) => text).join(" · ");
}

/** What a component does, then what is printed on it. */
function componentFacts(controller: QuestController, id: string): Facts | null {
  const record = controller.recordOf(id);
  if (!record) return null;
  const texts = controller.texts(id);
  const look = lookOf(record);
  const figures = [{ text: look.what }, ...look.terrain, ...look.stats];
  const lines: Fact[] = [texts["text"] ?? "", inARow(figures), inARow(look.lines)]
    .filter(Boolean)
    .map((text) => ({ text }));
  return { title: capital(texts["title"] ?? id), lines };
}

/** What is told about a thing of ours; null for those of the map. */
export function cardFacts(controller: QuestController, thing: Thing): Facts | null {
  if (thing.kind !== "attribute") return componentFacts(controller, thing.id);
  return {
    title: capital(words.say(`quest-attribute-${thing.id}`)),
    lines: [{ text: say(`${thing.id}-about`) }, { text: say("levels-about"), rule: "Q4.3" }],
  };
}
