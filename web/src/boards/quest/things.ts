// Which of the options belong to which thing on the board.

import {
  NOTHING,
  key,
  type ThingOptions,
  type Thing as AnyThing,
} from "../../lib/boardInput.svelte";
import type { OptionInfo } from "../../protocol";
import { heroSeats, heroAt, type ComponentRecord, type HeroView, type QuestBoard } from "./types";

/** What can be pointed at: components, and what the rules name besides. */
export type ThingKind =
  | ComponentRecord["kind"]
  | "seat"
  | "token"
  | "space"
  | "track"
  | "marker"
  | "pile"
  | "attribute"
  | "type"
  | "count"
  | "label"
  /** Sauron's pool, the story track's dominance. */
  | "pool"
  | "dominance"
  /** An option that names nothing: its id is the option's kind. */
  | "act";

/** Something on the board that can be pointed at. */
export interface Thing extends AnyThing {
  kind: ThingKind;
}

/** The roles of arguments that name a thing; a minion is one of the foes. */
const ROLES: Record<string, ThingKind> = { minion: "foe" };

/** The thing that an option is about. */
export function thingOf(option: { kind: string; args: Record<string, string> }): Thing {
  if (option.kind === "to-pool") return { kind: "pool", id: "pool" };
  const [named] = Object.entries(option.args);
  if (!named) return { kind: "act", id: option.kind };
  const [role, id] = named;
  return { kind: ROLES[role] ?? (role as ThingKind), id };
}

/** The quests of a hero that can be completed now. */
function openQuests({ quests, errands, advanced_open }: HeroView, printed: Printed): string[] {
  const sealed = (id: string) => {
    const record = printed(id);
    return record?.kind === "quest" && record.advanced && !advanced_open;
  };
  return [...quests.filter((id) => !sealed(id)), ...errands];
}

type Printed = (id: string) => ComponentRecord | null;

/** The pieces that stand at each location, as things, and the quests that lead there. */
export function pieces(board: QuestBoard, printed: Printed): Map<string, Thing[]> {
  const found = new Map<string, Thing[]>();
  const put = (at: string | null, thing: Thing) => {
    if (at !== null) found.set(at, [...(found.get(at) ?? []), thing]);
  };
  for (const seat of heroSeats(board)) {
    put(heroAt(board, seat)?.location ?? null, { kind: "seat", id: seat });
  }
  for (const [minion, { location }] of Object.entries(board.minions)) {
    put(location, { kind: "foe", id: minion });
  }
  for (const [at, place] of Object.entries(board.map)) {
    for (const { token } of place.tokens ?? []) put(at, { kind: "token", id: String(token) });
    for (const character of place.characters ?? []) put(at, { kind: "character", id: character });
  }
  board.plots.forEach((active, n) => {
    if (active?.location) put(active.location, { kind: "space", id: String(n + 1) });
  });
  if (board.event.current) put(board.event.marker, { kind: "event", id: board.event.current });
  for (const seat of heroSeats(board)) {
    const hero = heroAt(board, seat);
    for (const id of hero ? openQuests(hero, printed) : []) {
      const record = printed(id);
      if (record && "goal" in record && record.goal) put(record.goal, { kind: record.kind, id });
    }
  }
  return found;
}

/** What is done with active plots; other options name plots in Sauron's hand. */
const TO_ACTIVE = new Set(["foil", "name-plot"]);

/** What can be done with the plot that lies on a space. */
export function onSpace(
  things: ReadonlyMap<string, ThingOptions>,
  space: string,
  plot: string | undefined,
): ThingOptions {
  const own = things.get(key({ kind: "space", id: space })) ?? NOTHING;
  const its = (plot && things.get(key({ kind: "plot", id: plot }))) || NOTHING;
  const active = ({ kind }: { kind: string }) => TO_ACTIVE.has(kind);
  return {
    options: [...own.options, ...its.options.filter(active)],
    refused: [...own.refused, ...its.refused.filter(active)],
  };
}

/** What can be done with a location, and with what stands there. */
export function allAt(own: ThingOptions, theirs: readonly ThingOptions[]): ThingOptions {
  return {
    options: [own, ...theirs].flatMap(({ options }) => options),
    // Why nothing can be done with a piece is told at the piece.
    refused: own.refused,
  };
}

/** Kinds of things on which a click acts at once where there is one thing to do. */
const DIRECT = new Set<ThingKind>([
  "location",
  "token",
  "foe",
  "marker",
  "track",
  "space",
  "pile",
  "seat",
  "attribute",
  "type",
  "count",
  "label",
  "pool",
  "act",
]);
/** Options that a click takes at once, whatever they name. */
const QUICK = new Set(["spend", "suffer", "discard"]);

/** The option that a click takes at once; null where it opens and shows what can be done. */
export function direct(thing: Thing, options: readonly OptionInfo[]): OptionInfo | null {
  const [only] = options;
  if (!only || options.length > 1) return null;
  return DIRECT.has(thing.kind) || QUICK.has(only.kind) ? only : null;
}
