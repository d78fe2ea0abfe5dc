// What cards and locations do, in words: as `games/dice/titles.py` says it.

import { words, type Args } from "../../lib/words.svelte";
import type { CardRecord, LocationRecord } from "./types";

/** Roles whose values name components. */
const NAMED: Readonly<Record<string, string>> = {
  enemies: "enemy",
  cards: "card",
  enemy: "enemy",
  set: "enemy-set",
};

type Figures = Readonly<Record<string, number | string | readonly string[]>>;

function named(figures: Figures): Args {
  const found: Args = {};
  for (const [role, value] of Object.entries(figures)) {
    if (typeof value === "number") found[role] = value;
    else {
      const ids = typeof value === "string" ? [value] : value;
      const names = ids.map((id) => words.say(`dice-${NAMED[role] ?? role}-${id}`));
      found[role] = names.join(words.say("list-and"));
    }
  }
  return found;
}

/** What a card can do, after the bursts that it takes. */
export function abilityText({ id, bursts, figures }: CardRecord["abilities"][number]): string {
  const ability = words.say(`dice-ability-${id}`, named(figures));
  if (!bursts.length) return ability;
  const [least, most] = [Math.min(...bursts), Math.max(...bursts)];
  return words.say("dice-burst-ability", { least, most, ability });
}

/** What a Location does. */
export function effectText({ do: kind, figures }: LocationRecord["enter"][number]): string {
  return words.say(`dice-effect-${kind}`, named(figures));
}

/** What each Eye does at a Location. */
export function eyesText(eye: LocationRecord["eye"]): string {
  return words.say("dice-eye", { effects: eye.map(effectText).join(words.say("list-comma")) });
}
