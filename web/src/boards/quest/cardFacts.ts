// What is worth knowing about a component when it is pointed at, in sentences.

import type { Facts, Thing } from "../../lib/boardInput.svelte";
import { capital, words, type Args } from "../../lib/words.svelte";
import type { QuestController } from "./controller.svelte";

const say = (key: string, args: Args = {}) => capital(words.say(`page-quest-${key}`, args));

/** A component's face says all that is printed on it. */
function componentFacts(controller: QuestController, id: string): Facts | null {
  if (!controller.recordOf(id)) return null;
  return { title: capital(controller.texts(id)["title"] ?? id), lines: [] };
}

/** What is told about a thing of ours; null for those of the map. */
export function cardFacts(controller: QuestController, thing: Thing): Facts | null {
  if (thing.kind !== "attribute") return componentFacts(controller, thing.id);
  return {
    title: capital(words.say(`quest-attribute-${thing.id}`)),
    lines: [{ text: say(`${thing.id}-about`) }, { text: say("levels-about"), rule: "Q4.3" }],
  };
}
