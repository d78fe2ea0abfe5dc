// What a game's table says of events: how they are shown, whose doing they are, what they touched.

import { entries, logLines } from "../../lib/gameLog";
import type { GameContent } from "../../lib/gameInfo.svelte";
import { addsUp } from "../../lib/sentences";
import type { EventInfo } from "../../protocol";
import type { EventShow, Show } from "./shows";

/** The table's entry for a kind of event. */
export function showOf(content: GameContent, kind: string): EventShow<unknown> | undefined {
  const table = content.parts?.shows ?? {};
  return Object.hasOwn(table, kind) ? table[kind] : undefined;
}

/** How events are shown, in their order; what happened several times in a row is shown once. */
export function showsOf(
  content: GameContent,
  events: readonly EventInfo[],
  before: unknown,
): Show[] {
  const adds = (kind: string) => addsUp(content.speaker, kind);
  return entries(logLines(events, []), adds).flatMap(({ told }) => {
    const { kind, args } = told.event!;
    return showOf(content, kind)?.shows(args, before) ?? [];
  });
}
