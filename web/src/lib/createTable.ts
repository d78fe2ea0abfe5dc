// Creating a table: against a bot with one click, or guided.

import type { GameInfo, SeatRequest, TableInfo, TableRequest } from "../protocol";
import * as api from "./api";
import { note } from "./tableMemory";

/** The bot to play against: bots come weakest first. */
export const strongest = (game: GameInfo) => game.bots.at(-1)!;

/** The weakest bot that does not merely draw lots. */
export const gentlest = (game: GameInfo) =>
  game.bots.find((bot) => bot !== "random") ?? game.bots[0]!;

/** Me in a seat, by default the first, and a bot in every other that the game needs. */
export function against(game: GameInfo, bot: string, mine = game.seats[0]): TableRequest {
  const needed = game.seats.slice(0, game.players[0] ?? game.seats.length);
  const seats = needed.map((seat): SeatRequest =>
    seat === mine ? { kind: "me" } : { kind: "bot", bot },
  );
  return { game: game.id, seats };
}

/** Make a table and keep what is told only now. */
export async function createTable(wish: TableRequest, guided = false): Promise<TableInfo> {
  const { table, yours, invitations } = await api.make(wish);
  const learning = guided ? { passed: [], now: "", begun: {} } : null;
  note(table.id, { invitations, keys: yours, learning });
  return table;
}
