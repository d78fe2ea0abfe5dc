// What Duel's components are called in sentences: as `games/duel/titles.py` calls them.

import type { Title } from "../../lib/sentences";
import { words } from "../../lib/words.svelte";
import type { Cards } from "../registry";
import type { Effect } from "./types";

/** Cards and tokens are called by what they do; the rest has names. */
export function titles(cards: Cards): Title {
  return (role, id) => {
    if (role === "card" || role === "token") return cards.get(id)?.texts["title"] ?? id;
    return words.say(`duel-${role === "to" ? "region" : role}-${id}`);
  };
}

export const skillName = (skill: string) => words.say(`duel-skill-${skill}`);
export const raceName = (race: string) => words.say(`duel-race-${race}`);
export const regionName = (region: string) => words.say(`duel-region-${region}`);
export const chainName = (chain: string) => words.say(`duel-chain-${chain}`);
export const colourName = (colour: string) => words.say(`duel-colour-${colour}`);
export const seatName = (seat: string) => words.say(`duel-seat-${seat}`);

/** A chapter as it is written on cards. */
export const chapterSign = (chapter: number) => ["", "I", "II", "III"][chapter] ?? String(chapter);

export function listed(items: readonly string[]): string {
  return items.join(words.say("list-comma"));
}

/** Skills by name, with a number where there are several of one. */
export function skillCounts(skills: readonly string[]): string[] {
  return [...new Set(skills)].map((skill) => {
    const count = skills.filter((each) => each === skill).length;
    const what = skillName(skill);
    return count > 1 ? words.say("duel-cost", { count, what }) : what;
  });
}

/** What an effect does, in a few words. */
export function effectText(effect: Effect): string {
  const named: Record<string, number | string> = {};
  for (const [role, value] of Object.entries(effect)) {
    if (role === "do") continue;
    if (typeof value === "number") named[role] = value;
    else if (typeof value === "string") named[role] = words.say(`duel-${role}-${value}`);
    else if (effect.do === "skills") named[role] = listed(skillCounts(value));
    else {
      const either = value.map((item) => words.say(`duel-${role}-${item}`));
      named[role] = either.join(words.say("duel-either"));
    }
  }
  return words.say(`duel-effect-${effect.do}`, named);
}
