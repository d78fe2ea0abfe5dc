// Effects as icons with numbers, and the few words that go with them on a card.

import { words } from "../../lib/words.svelte";
import { effectText, raceName, regionName, skillName } from "./titles";
import type { Effect } from "./types";

export interface Glyph {
  icon: string;
  /** How many, where that is not said by repeating the icon. */
  count?: number;
  /** A sign before it: one of several to choose from. */
  or?: boolean;
}

const names = (value: Effect[string] | undefined): string[] =>
  Array.isArray(value) ? value : typeof value === "string" ? [value] : [];
const number = (value: Effect[string] | undefined): number =>
  typeof value === "number" ? value : 0;

/** The icons of an effect. */
export function glyphs(effect: Effect): Glyph[] {
  switch (effect.do) {
    case "skills":
      return names(effect["skill"]).map((icon) => ({ icon }));
    case "either":
      return names(effect["skill"]).map((icon, n) => ({ icon, or: n > 0 }));
    case "race":
      return names(effect["race"]).map((icon) => ({ icon }));
    case "manoeuvres":
      return [
        { icon: "removed", count: number(effect["removes"]) },
        { icon: "lost", count: number(effect["loses"]) },
        { icon: "moves", count: number(effect["moves"]) },
      ].filter(({ count }) => count > 0);
    default: {
      const count = number(effect["count"]);
      return [count ? { icon: effect.do, count } : { icon: effect.do }];
    }
  }
}

/** The words below the icons: what they are called, and where Units go. */
export function captions(effect: Effect): string[] {
  switch (effect.do) {
    case "skills":
      return [...new Set(names(effect["skill"]))].map(skillName);
    case "race":
      return names(effect["race"]).map(raceName);
    case "units":
    case "garrison":
      return names(effect["region"]).map(regionName);
    case "coins":
    case "rings":
      return [effectText(effect)];
    default:
      return [];
  }
}

/** The regions of an effect in very few letters. */
export function shortRegions(effect: Effect): string[] {
  return names(effect["region"]).map((region) => words.say(`page-duel-short-region-${region}`));
}
