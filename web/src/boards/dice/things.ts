// Which thing on the board an option is about.

import type { Thing } from "../../lib/boardInput.svelte";

/** The things that options name, by their roles; the first that an option has. */
const ROLES: readonly (readonly [role: string, kind: string])[] = [
  ["die", "die"],
  ["card", "card"],
  ["seat", "seat"],
];

export function thingOf({ args }: { args: Record<string, string> }): Thing | null {
  for (const [role, kind] of ROLES) {
    const id = args[role];
    if (id !== undefined) return { kind, id };
  }
  return null;
}
