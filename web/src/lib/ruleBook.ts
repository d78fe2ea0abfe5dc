// What the book of a game holds: the game on one page, and its rules.

import type { Component } from "svelte";
import { boardOf } from "../boards/registry";
import type { RuleInfo } from "../protocol";
import { gameInfo } from "./gameInfo.svelte";

export interface RuleBookContent {
  rules: RuleInfo[];
  /** The game on one page; null where it has none, or where it does not come. */
  Overview: Component | null;
}

export async function openBook(game: string): Promise<RuleBookContent> {
  const overview = boardOf(game)
    ?.overview?.()
    .then(
      (module) => module.default,
      () => null,
    );
  const [rules, Overview] = await Promise.all([
    gameInfo.rules(game),
    overview,
    gameInfo.content(game),
  ]);
  return { rules, Overview: Overview ?? null };
}
