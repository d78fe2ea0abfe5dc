// What cards and locations do, in words: as `games/dice/titles.py` says it.

import { words, type Args } from "../../lib/words.svelte";
import type { CardRecord, LocationRecord, Told } from "./types";

/** Roles whose values name components. */
const NAMED: Record<string, string> = {
  enemies: "enemy",
  cards: "card",
  enemy: "enemy",
  set: "enemy-set",
  rows: "",
};

function named(told: Told): Args {
  const found: Args = {};
  for (const [role, value] of Object.entries(told)) {
    if (typeof value === "number") found[role] = value;
    else if (NAMED[role] !== undefined) {
      const names = [value]
        .flat()
        .map((id) => (NAMED[role] ? words.say(`dice-${NAMED[role]}-${id}`) : `${id}`));
      found[role] = names.length > 1 ? names.join(words.say("list-and")) : (names[0] ?? "");
    }
  }
  return found;
}

/** What a card can do, after the bursts that it takes. */
export function abilityText({ id, bursts, ...told }: CardRecord["abilities"][number]): string {
  const ability = words.say(`dice-ability-${id}`, named(told));
  if (!bursts) return ability;
  return words.say("dice-burst-ability", {
    bursts: Math.max(...bursts),
    least: Math.min(...bursts),
    most: Math.max(...bursts),
    ability,
  });
}

/** What a Location does. */
export function effectText({ do: kind, ...told }: LocationRecord["enter"][number]): string {
  return words.say(`dice-effect-${kind}`, named(told as Told));
}
