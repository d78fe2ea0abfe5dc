// What a game's tables say of events: how they are shown and heard, whose doing they are, what they touched.

import { entries, logLines } from "../../lib/gameLog";
import type { GameContent } from "../../lib/gameInfo.svelte";
import { addsUp } from "../../lib/sentences";
import type { Sound } from "../../lib/sounds";
import type { EventInfo, View } from "../../protocol";
import type { EventShow, Show } from "./shows";

/** The table's entry for a kind of event. */
export function showOf(content: GameContent, kind: string): EventShow<unknown> | undefined {
  const table = content.parts?.shows ?? {};
  return Object.hasOwn(table, kind) ? table[kind] : undefined;
}

/** What is seen, and what is heard with it. */
export interface Cue {
  show: Show;
  sound: Sound | null;
}

/** What is seen and heard of events, in their order; what happened several times in a row once. */
export function cuesOf(content: GameContent, events: readonly EventInfo[], before: unknown): Cue[] {
  const adds = (kind: string) => addsUp(content.speaker, kind);
  return entries(logLines(events, []), adds).flatMap(({ told }) => {
    const { kind, args } = told.event!;
    const shows = showOf(content, kind)?.shows(args, before) ?? [];
    return shows.map((show, place) => ({ show, sound: place ? null : soundOf(content, kind) }));
  });
}

function soundOf(content: GameContent, kind: string): Sound | null {
  const table = Object.entries(content.parts?.sounds ?? {});
  return (table.find(([, kinds]) => kinds.includes(kind))?.[0] as Sound | undefined) ?? null;
}

/** What is heard after all that happened: that one is asked now, or how the game ended. */
export function lastSound(before: View, now: View): Sound | null {
  if (before.seat !== now.seat) return null;
  if (now.outcome) {
    if (before.outcome) return null;
    return now.seat === null || now.outcome.winners.includes(now.seat) ? "victory" : "defeat";
  }
  return isAsked(now) && !isAsked(before) ? "turn" : null;
}

const isAsked = ({ choice }: View) => choice?.options !== undefined;
