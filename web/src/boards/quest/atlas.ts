// The map as the records tell it: locations and the paths between them.

import type { Cards } from "../registry";
import type { LocationRecord, PathRecord, ComponentRecord } from "./types";

export interface Atlas {
  locations: ReadonlyMap<string, LocationRecord>;
  paths: readonly PathRecord[];
  /** The paths that begin or end at each location. */
  from: ReadonlyMap<string, readonly PathRecord[]>;
}

/** The other end of a path. */
export function otherEnd(path: PathRecord, location: string): string {
  return path.ends[0] === location ? path.ends[1] : path.ends[0];
}

export function pathBetween({ from }: Atlas, here: string, there: string): PathRecord | undefined {
  return from.get(here)?.find((path) => otherEnd(path, here) === there);
}

export function atlas(cards: Cards<ComponentRecord>): Atlas {
  const locations = new Map<string, LocationRecord>();
  const paths: PathRecord[] = [];
  for (const { record } of cards.values()) {
    if (record.kind === "location") locations.set(record.id, record);
    else if (record.kind === "path") paths.push(record);
  }
  const from = new Map<string, PathRecord[]>([...locations.keys()].map((id) => [id, []]));
  for (const path of paths) for (const end of path.ends) from.get(end)?.push(path);
  return { locations, paths, from };
}
