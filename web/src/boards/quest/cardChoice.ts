// Choices that a card asks for: which card asks, and which cards are offered.

import type { ChoiceInfo, OptionInfo, RefusalInfo } from "../../protocol";

/** The roles of options that name a card, with the choices where that card lies nowhere else. */
const HEAPS: Readonly<Record<string, ReadonlySet<string> | "always">> = {
  hero: "always",
  peril: "always",
  card: new Set(["learn"]),
  corruption: new Set(["tempt"]),
  foe: new Set(["fight-as"]),
  plot: new Set(["keep-plot", "bury-plot", "find-plot", "use-plot", "put-back", "recover-card"]),
  shadow: new Set(["keep-shadow", "recover-card"]),
};

/** Roles whose options are plain words. */
const WORDS = new Set(["label", "type", "count", "attribute"]);

/** What is asked, and answered, where a combat is shown. */
export const IN_COMBAT: ReadonlySet<string> = new Set([
  "spend-agility",
  "go-on",
  "play",
  "take-back",
  "draw-some",
  "draw-more-foe",
  "name-type",
  "retreat",
  "damage",
]);

/** The words of a question that name a card to be looked at. */
const TOLD = ["plot", "corruption", "foe", "face"];

/** The cards that a question is about: the one that asks, as `<role>/<id>`, and whom it names. */
export function subjects(choice: ChoiceInfo | null): string[] {
  const told = choice?.words ?? {};
  const printed = told["printed"];
  const asking = typeof printed === "string" ? [printed.slice(printed.indexOf("/") + 1)] : [];
  return [...asking, ...TOLD.flatMap((role) => told[role] ?? [])].map(String);
}

/** The component that an option offers from a heap that was drawn; null for all others. */
export function offered(kind: string, option: OptionInfo | RefusalInfo): string | null {
  const [named] = Object.entries(option.args);
  if (!named) return null;
  const where = HEAPS[named[0]];
  return where === "always" || where?.has(kind) ? named[1] : null;
}

/** Whether an option is a plain sentence: it names nothing that lies on the board. */
export function plain(option: OptionInfo | RefusalInfo): boolean {
  const [role] = Object.keys(option.args);
  return role === undefined || WORDS.has(role);
}
