// The three ways to win at once (D8.1 to D8.3), and how far a side is on each.

import type { Cards } from "../registry";
import { REGIONS } from "./map";
import { RACES, SEATS, type ComponentRecord, type DuelBoard, type Seat } from "./types";

const RULES = { quest: "D8.1", races: "D8.2", regions: "D8.3" };

export interface Way {
  way: keyof typeof RULES;
  icon: string;
  count: number;
  goal: number;
  /** How much may be missing for the victory to be near. */
  near: number;
}

/** The most steps that a single card brings. */
function longestRide(cards: Cards<ComponentRecord>): number {
  const effects = [...cards.values()].flatMap(({ record }) => record.effects);
  return Math.max(0, ...effects.map((each) => (each.do === "rings" ? Number(each["count"]) : 0)));
}

export function waysOf(
  { reached, goals }: DuelBoard,
  cards: Cards<ComponentRecord>,
  seat: Seat,
): Way[] {
  const { steps, races, regions } = reached[seat];
  const ride = longestRide(cards);
  return [
    { way: "quest", icon: "rings", count: steps, goal: goals.steps, near: ride },
    { way: "races", icon: "alliance", count: races, goal: goals.races, near: 1 },
    { way: "regions", icon: "landmark", count: regions, goal: goals.regions, near: 1 },
  ];
}

/** A victory that is so near that both players should see it. */
export interface Threat {
  seat: Seat;
  way: Way["way"];
  rule: string;
  /** How much is missing: steps, Races or regions. */
  left: number;
  /** Which Races or regions are missing. */
  wanting: readonly string[];
}

/** Every side that one more success would let win. */
export function threats(board: DuelBoard, cards: Cards<ComponentRecord>): Threat[] {
  return SEATS.flatMap((seat) => {
    const { races, units, fortresses } = board.sides[seat];
    const wanting = {
      quest: [],
      races: RACES.filter((race) => !races[race]),
      regions: REGIONS.filter((region) => !units[region] && !fortresses.includes(region)),
    };
    return waysOf(board, cards, seat)
      .map(({ way, count, goal, near }) => ({ way, left: goal - count, near }))
      .filter(({ left, near }) => left > 0 && left <= near)
      .map(({ way, left }) => ({ seat, way, rule: RULES[way], left, wanting: wanting[way] }));
  });
}
