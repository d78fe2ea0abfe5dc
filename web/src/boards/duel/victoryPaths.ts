// The three ways to win at once, and how far a side is on each.

import type { DuelBoard, Seat } from "./types";

export interface Way {
  way: "quest" | "races" | "regions";
  icon: string;
  count: number;
  goal: number;
  /** How much may be missing for the victory to be near. */
  near: number;
}

export function waysOf({ sides, goals }: DuelBoard, seat: Seat): Way[] {
  const { steps, race_symbols: races, presence: regions } = sides[seat];
  return [
    { way: "quest", icon: "rings", count: steps, goal: goals.steps, near: 3 },
    { way: "races", icon: "alliance", count: races, goal: goals.races, near: 1 },
    { way: "regions", icon: "landmark", count: regions, goal: goals.regions, near: 1 },
  ];
}
