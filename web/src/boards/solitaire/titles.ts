// What the components of Solitaire are called in sentences: as `games/solitaire/titles.py` calls them.

import type { Title } from "../../lib/sentences";
import { words } from "../../lib/words.svelte";

/** Roles in sentences whose components are called as those of another role are. */
const ROLES: Record<string, string> = {
  ...Object.fromEntries(
    ["who", "bearer", "target", "cards", "item", "faction", "character", "leader", "source"].map(
      (role) => [role, "card"],
    ),
  ),
  origin: "site",
  goal: "site",
  haven: "site",
  types: "region-type",
  seen: "card",
  regions: "region",
};
/** Roles whose names are numbers and stand for themselves. */
const FIGURES = new Set(["amount", "mode", "attack", "dice"]);
/** Roles that name a card or a place; a key and a type can be of more kinds. */
const EITHER = new Set(["by", "key", "type"]);
const KINDS = ["card", "site", "region", "site-type", "region-type"];

/** What changes a figure: a card, or a word of the rules. */
export function changeName(by: string): string {
  const card = `solitaire-card-${by}`;
  return words.say(words.has(card) ? card : `solitaire-change-${by}`);
}

const title: Title = (called, id) => {
  if (FIGURES.has(called) || !id) return id;
  if (called === "changes" || called === "against") {
    const at = id.lastIndexOf(":");
    return `${changeName(id.slice(0, at))} ${id.slice(at + 1)}`;
  }
  if (called === "printed") return title("card", id.slice(id.lastIndexOf("/") + 1));
  const kind = EITHER.has(called)
    ? KINDS.find((each) => words.has(`solitaire-${each}-${id}`))
    : ROLES[called];
  return words.say(`solitaire-${kind ?? called}-${id}`);
};

export const titles = (): Title => title;

export function listed(items: readonly string[]): string {
  return items.join(words.say("list-comma"));
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
