// What the components of Dice are called in sentences: as `games/dice/titles.py` calls them.

import type { Title } from "../../lib/sentences";
import { words } from "../../lib/words.svelte";
import type { Cards } from "../registry";
import { faceText } from "./facesText";
import { sortOf } from "./model";
import type { ComponentRecord } from "./types";

/** Roles in sentences whose components are called as those of another role are. */
const ROLES: Record<string, string> = {
  unit: "die",
  whom: "seat",
  bearer: "card",
  set: "enemy-set",
  start: "area",
  guard: "enemy-set",
  enemies: "enemy",
  cards: "card",
};
/** Roles whose names are numbers and stand for themselves. */
const FIGURES = new Set(["amount", "row"]);

/** A die is called by its card if one knows it, or by its sort; one rolled by its face. */
export function titles(cards: Cards<ComponentRecord>): Title {
  const faces = new Map<string, Extract<ComponentRecord, { faces: unknown }>["faces"]>();
  for (const { record } of cards.values())
    if ("faces" in record) faces.set(record.dice, record.faces);
  const title = (called: string, id: string): string => {
    const role = ROLES[called] ?? called;
    if (FIGURES.has(role)) return id;
    if (role === "rolled") {
      const [die, face, card] = id.split(":");
      const shown = faces.get(sortOf(die!))?.[Number(face) - 1];
      const told = shown ? faceText(shown) : "";
      if (card === undefined) return told;
      return words.say("dice-rolled", { die: title("card", card), face: told });
    }
    if (role === "die" && cards.get(id)?.record.kind === "card") return title("card", id);
    if (role === "die" || role === "dice") {
      return words.say(`dice-dice-${words.has(`dice-dice-${id}`) ? id : sortOf(id)}`);
    }
    return words.say(`dice-${role}-${id}`);
  };
  return title;
}

export function listed(items: readonly string[]): string {
  return items.join(words.say("list-comma"));
}
