// Dice's board and records, as the server sends them.

import type { CardRecord, ComponentRecord, EnemySetRecord } from "../../protocol/dice";

export * from "../../protocol/dice";

/** A face of a die. */
export type FaceRecord = (CardRecord | EnemySetRecord)["faces"][number];

/** The colours of what has no type, by its kind. */
export const COLOURS: Record<string, string> = { "enemy-set": "enemy", location: "place" };

/** Where a field of a component comes from: the rule book, or our own reckoning. */
export function origin(record: ComponentRecord, field: string): string {
  const sources: Partial<Record<string, string>> = "sources" in record ? record.sources : {};
  return sources[field] ?? record.source;
}
