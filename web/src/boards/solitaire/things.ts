// Which thing on the board an option is about.

import type { Thing } from "../../lib/boardInput.svelte";

/** The things that options name, by their roles; the first that an option has. */
const ROLES: readonly string[] = ["card", "site", "region"];

export function thingOf({ args }: { args: Record<string, string> }): Thing | null {
  for (const role of ROLES) {
    const id = args[role];
    if (id !== undefined) return { kind: role, id };
  }
  return null;
}
