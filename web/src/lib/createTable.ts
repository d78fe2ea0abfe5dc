// Creating a table: against a bot with one click, or guided.

import type { GameInfo, SeatWish, TableInfo, TableWish } from "../protocol";
import * as api from "./api";
import { note } from "./tableMemory";

/** The bot to play against: bots come weakest first. */
export const strongest = (game: GameInfo) => game.bots.at(-1)!;

/** The weakest bot that does not merely draw lots. */
export const gentlest = (game: GameInfo) =>
  game.bots.find((bot) => bot !== "random") ?? game.bots[0]!;

/** Me in the first seat, a bot in every other that the game needs. */
export function against(game: GameInfo, bot: string): TableWish {
  const seats = Array.from(
    { length: game.players[0] ?? game.seats.length },
    (_, place): SeatWish => (place ? { kind: "bot", bot } : { kind: "me" }),
  );
  return { game: game.id, seats };
}

/** Make a table and keep what is told only now. */
export async function createTable(wish: TableWish, guided = false): Promise<TableInfo> {
  const { table, yours, invitations } = await api.make(wish);
  note(table.id, { invitations, keys: yours, guide: guided ? 0 : -1 });
  return table;
}
