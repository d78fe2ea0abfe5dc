// The map as the records tell it: locations and the paths between them.

import type { Cards } from "../registry";
import type { LocationRecord, PathRecord, QuestRecord } from "./types";

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

export function atlas(cards: Cards): Atlas {
  const locations = new Map<string, LocationRecord>();
  const paths: PathRecord[] = [];
  for (const { record } of cards.values()) {
    const found = record as unknown as QuestRecord;
    if (found.kind === "location") locations.set(found.id, found);
    else if (found.kind === "path") paths.push(found);
  }
  const from = new Map<string, PathRecord[]>([...locations.keys()].map((id) => [id, []]));
  for (const path of paths) for (const end of path.ends) from.get(end)?.push(path);
  return { locations, paths, from };
}
