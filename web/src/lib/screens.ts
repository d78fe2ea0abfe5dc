// The screens, each loaded when it is first gone to.

import type { Component } from "svelte";
import type { Place } from "./router.svelte";

/** A screen is told the table or the game it is about. */
export type Screen = Component<{ id: string }>;
type Bare = Component<Record<string, never>>;

/** A screen that wants to be told nothing. */
const bare = (screen: Promise<{ default: Bare }>) =>
  screen as Promise<unknown> as Promise<{ default: Screen }>;

export const SCREENS: Record<Place["screen"], () => Promise<{ default: Screen }>> = {
  home: () => bare(import("../screens/Home.svelte")),
  table: () => import("../screens/TableScreen.svelte"),
  replay: () => import("../screens/ReplayScreen.svelte"),
  rules: () => import("../screens/RulesScreen.svelte"),
  cards: () => import("../screens/CardsScreen.svelte"),
  figures: () => import("../screens/FiguresScreen.svelte"),
  decks: () => import("../screens/DecksScreen.svelte"),
  "not-found": () => bare(import("../screens/NotFound.svelte")),
};
