// What lies over the map: cards that ask something or are chosen among, a trade, a combat.

import { prompt } from "../../lib/sentences";
import { capital, words } from "../../lib/words.svelte";
import { IN_COMBAT, offered, subjects } from "./cardChoice";
import type { QuestController } from "./controller.svelte";
import { called } from "./names";
import type { Hidden } from "./types";

/** The roles of options that are chosen on the map. */
const MAPPED = new Set(["location", "token", "minion", "character", "seat"]);

/** The cards that a question brings. */
export interface CardsAsked {
  /** Those that it is about. */
  asking: string[];
  /** Those that are chosen among. */
  offers: string[];
  /** Those that somebody else chooses among. */
  watched: Hidden;
}

export function cardsAsked(controller: QuestController): CardsAsked {
  const { choice } = controller.view;
  if (!choice) return { asking: [], offers: [], watched: [] };
  const all = controller.asked ? [...(choice.options ?? []), ...(choice.refused ?? [])] : [];
  const offers = [...new Set(all.flatMap((option) => offered(choice.kind, option) ?? []))];
  return {
    asking: subjects(choice).filter((id) => controller.recordOf(id)),
    offers,
    watched: offers.length ? [] : (controller.board.drawn?.cards ?? []),
  };
}

/** What the overlay is called, and whether the map is needed to answer; null if there is none. */
export function overlayOf(controller: QuestController) {
  const { choice } = controller.view;
  const { fight, trade } = controller.board;
  const cards = cardsAsked(controller);
  const shown = Object.values(cards).some((some) => some.length);
  const { ended } = controller.fights;
  if (!fight && !trade && !shown && !ended) return null;
  const fought = fight !== null && choice !== null && IN_COMBAT.has(choice.kind);
  const onMap = (choice?.options ?? []).some(({ args }) => MAPPED.has(Object.keys(args)[0] ?? ""));
  return {
    title: titleOf(controller, shown || trade !== null),
    question: controller.asked ? choice : null,
    beside: (onMap && !fought && !trade) || (ended !== null && !shown && !trade),
  };
}

function titleOf(controller: QuestController, asking: boolean): string {
  const { choice } = controller.view;
  const { fight, trade } = controller.board;
  const { ended } = controller.fights;
  if (choice && controller.asked && (asking || !ended)) {
    return capital(prompt(controller.names, choice.kind, choice.words ?? {}));
  }
  const fighters = fight ?? ended;
  if (fighters) {
    return words.say(fight?.last ? "page-quest-last-combat-of" : "page-quest-combat-of", {
      hero: called(controller, fighters.hero),
      foe: words.say(`quest-foe-${fighters.foe}`),
    });
  }
  if (trade) return words.say("page-quest-trade");
  return words.say("page-quest-others-choose", {
    who: capital(controller.names.title("seat", choice!.seat)),
  });
}
