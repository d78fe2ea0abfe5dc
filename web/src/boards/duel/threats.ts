// Victories that are so near that both players should see them (D8.1 to D8.3).

import { REGIONS } from "./map";
import { RACES, SEATS, type DuelBoard, type Seat } from "./types";

/** The most steps that a single card brings. */
const LONGEST_RIDE = 3;

export interface Threat {
  seat: Seat;
  way: "quest" | "races" | "conquest";
  rule: string;
  /** How much is missing: steps, Races or regions. */
  left: number;
  /** Which Races or regions are missing. */
  wanting: string[];
}

/** Every side that one more success would let win. */
export function threats(board: DuelBoard): Threat[] {
  const found: Threat[] = [];
  for (const seat of SEATS) {
    const side = board.sides[seat];
    const steps = board.goals.steps - side.steps;
    if (steps > 0 && steps <= LONGEST_RIDE) {
      found.push({ seat, way: "quest", rule: "D8.1", left: steps, wanting: [] });
    }
    const races = board.goals.races - side.race_symbols;
    if (races === 1) {
      const wanting = RACES.filter((race) => !side.races[race]);
      found.push({ seat, way: "races", rule: "D8.2", left: races, wanting });
    }
    const regions = board.goals.regions - side.presence;
    if (regions === 1) {
      const wanting = REGIONS.filter(
        (region) => !side.units[region] && !side.fortresses.includes(region),
      );
      found.push({ seat, way: "conquest", rule: "D8.3", left: regions, wanting });
    }
  }
  return found;
}
