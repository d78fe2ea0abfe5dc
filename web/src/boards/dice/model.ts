// The board as it is looked at: what each die is and shows, and who sits where.

import type { Cards } from "../registry";
import type {
  CardRecord,
  ComponentRecord,
  DiceBoard,
  FaceRecord,
  EnemySetRecord,
  Side,
} from "./types";

/** What dice belong to. */
export type Owner = CardRecord | EnemySetRecord;

/** The areas of a player in the order in which dice go through them. */
export const AREAS = ["bag", "active", "muster", "prepared", "spent", "used", "aside"] as const;
export type Area = (typeof AREAS)[number];

/** The sort of a die by its id, which ends in its number. */
export function sortOf(die: string): string {
  return die.slice(0, die.lastIndexOf("-"));
}

/** The card or enemy card that a die belongs to in this game. */
export function ownerOf(
  board: DiceBoard,
  cards: Cards<ComponentRecord>,
  die: string,
): Owner | null {
  const sort = sortOf(die);
  const owner = cards.get(board.cards[sort] ?? sort)?.record;
  return owner && "faces" in owner ? owner : null;
}

/** The faces of a die, beginning with that which it shows. */
export function facesFrom(faces: readonly FaceRecord[], shown: number): FaceRecord[] {
  return [...faces.slice(shown), ...faces.slice(0, shown)];
}

/** The other seats in the order of play, the next first. */
export function othersThan({ seats }: DiceBoard, seat: string): string[] {
  const at = seats.indexOf(seat);
  return [...seats.slice(at + 1), ...seats.slice(0, at)];
}

export function sideOf({ seats, sides }: DiceBoard, seat: string): Side {
  return sides[seats.indexOf(seat)]!;
}

/** Whose collection a die belongs to, and the area it lies in; null for dice of nobody. */
export function whereIs(board: DiceBoard, die: string): { seat: string; area: Area } | null {
  for (const [place, side] of board.sides.entries()) {
    const area = AREAS.find((each) => side[each].includes(die));
    if (area) return { seat: board.seats[place]!, area };
  }
  return null;
}

/** Dice by what they belong to, each with how many there are. */
export function counted(dice: readonly string[], called: (die: string) => string) {
  const found = new Map<string, number>();
  for (const die of dice) found.set(called(die), (found.get(called(die)) ?? 0) + 1);
  return [...found];
}
