// What Quest's components are called in sentences: as `games/quest/titles.py` calls them.

import type { Title } from "../../lib/sentences";
import { capital, words } from "../../lib/words.svelte";
import type { Cards } from "../registry";

/** Roles in sentences whose components are called as those of another role are. */
const ROLES: Record<string, string> = {
  to: "location",
  from: "location",
  site: "location",
  start: "location",
  whom: "seat",
  other: "seat",
  sheet: "hero",
  monster: "foe",
  minion: "foe",
  face: "foe",
  by: "printed",
  attack_by: "printed",
  defense_by: "printed",
  foe_attack_by: "printed",
  foe_defense_by: "printed",
  damage_by: "printed",
  foe_damage_by: "printed",
};

/** Roles whose names are numbers and stand for themselves. */
const FIGURES = new Set(["count", "space", "number"]);

export function title(called: string, id: string): string {
  const role = ROLES[called] ?? called;
  if (role === "printed") {
    const [printed, ...rest] = id.split("/");
    return title(printed!, rest.join("/"));
  }
  if (FIGURES.has(role)) return id;
  // A seat is called so only until its hero is chosen.
  if (role === "seat" && words.has(`page-quest-seat-${id}`)) {
    return words.say(`page-quest-seat-${id}`);
  }
  if (role === "token") return words.say("quest-token", { number: Number(id) + 1 });
  if (role === "path") {
    const [start, end] = id.split(":").map((each) => words.say(`quest-location-${each}`));
    return words.say("quest-path", { start: start!, end: end! });
  }
  return words.say(`quest-${role}-${id}`);
}

export function titles(_cards: Cards): Title {
  return title;
}

/** A name as it stands on the board, alone. */
export const nameOf = (role: string, id: string) => capital(title(role, id));

export function listed(items: readonly string[]): string {
  return items.join(words.say("list-comma"));
}

/** A stage as it is written on the board. */
export const stageSign = (stage: number) => ["", "I", "II", "III"][stage] ?? String(stage);
