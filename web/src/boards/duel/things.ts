// Which of the options belong to which thing on the board.

import { gatherBy, key, type ThingOptions } from "../../lib/boardInput.svelte";
import type { ChoiceInfo, OptionInfo } from "../../protocol";
import { other, type Seat } from "./types";

export type ThingKind =
  "card" | "tile" | "token" | "race" | "region" | "purse" | "back" | "bonus" | "turn";

/** Something on the board that can be pointed at. */
export interface Thing {
  kind: ThingKind;
  id: string;
}

/** Another turn after this one, which can be taken or declined. */
export const FURTHER_TURN: Thing = { kind: "turn", id: "again" };

/** The thing that an option is about; null for what only the choice bar offers, such as passing. */
export function thingOf(
  option: { kind: string; args: Record<string, string> },
  seat: Seat,
): Thing | null {
  const { card, tile, token, race, region } = option.args;
  if (card !== undefined) return { kind: "card", id: card };
  if (tile !== undefined) return { kind: "tile", id: tile };
  if (token !== undefined) return { kind: "token", id: token };
  if (race !== undefined) return { kind: "race", id: race };
  if (region !== undefined) return { kind: "region", id: region };
  if (option.kind === "lose") return { kind: "purse", id: other(seat) };
  if (option.kind === "again") return FURTHER_TURN;
  return null;
}

/** Every thing that something can be done with, or might be expected to, by its key. */
export function gather(choice: ChoiceInfo | null): Map<string, ThingOptions> {
  return gatherBy(choice, (option) => thingOf(option, choice!.seat as Seat));
}

/** Where a Unit of `origin` may move, each region with its option. */
export function movesFrom(
  things: Map<string, ThingOptions>,
  origin: string,
): Map<string, OptionInfo> {
  const from = things.get(key({ kind: "region", id: origin }));
  const moves = new Map<string, OptionInfo>();
  for (const option of from?.options ?? []) {
    if (option.kind === "move" && option.args["to"] !== undefined) {
      moves.set(option.args["to"], option);
    }
  }
  return moves;
}

const DIRECT = new Set<ThingKind>(["region", "race", "purse", "turn"]);

/** What a click on a thing does. */
export type ClickResult =
  { do: "choose"; text: string } | { do: "origin"; region: string | null } | { do: "open" };

/**
 * Regions, Races, purses and turns act at once where there is one thing to do; Units are moved by their
 * origin and then their goal; everything else opens and shows what can be done with it.
 */
export function clickResult(
  things: Map<string, ThingOptions>,
  thing: Thing,
  origin: string | null,
): ClickResult {
  const options = things.get(key(thing))?.options ?? [];
  if (thing.kind === "region") {
    const move = origin === null ? undefined : movesFrom(things, origin).get(thing.id);
    if (move) return { do: "choose", text: move.text };
    const others = options.filter((option) => option.kind !== "move");
    if (options.length && !others.length) {
      return { do: "origin", region: origin === thing.id ? null : thing.id };
    }
  }
  if (DIRECT.has(thing.kind) && options.length === 1)
    return { do: "choose", text: options[0]!.text };
  return { do: "open" };
}
