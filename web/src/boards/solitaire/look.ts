// What stands on the face of a component: its colours, its signs and figures.

import type { CardRecord, ComponentRecord } from "./types";

/** A sign with a figure; `sign` is an icon and its name in the page's words. */
export interface Figure {
  sign: string;
  value: number | string;
}

const PEOPLE: ReadonlySet<string> = new Set(["character", "ally", "creature"]);

/** Whether a portrait stands on it. */
export const hasPortrait = (record: ComponentRecord): boolean =>
  record.kind === "card" && PEOPLE.has(record.type);

export function colourOf(record: ComponentRecord): string {
  if (record.kind !== "card") return record.kind === "absent" ? "resource" : "site";
  if (record.side === "hazard") return "hazard";
  if (record.type === "character" || record.type === "item") return record.type;
  return record.type === "ally" || record.type === "faction" ? "ally" : "resource";
}

/** The sign of what sort of thing it is. */
export function signOf(record: ComponentRecord): string {
  if (record.kind === "card") {
    if (record.type !== "item") return record.event ?? record.type;
    if (record.palantir) return "palantir";
    return record.gear ?? (record.ring ? "ring" : (record.class ?? "item"));
  }
  return record.kind === "absent" ? "removed" : record.type;
}

/** The figures printed on a card, those that are not there left out. */
export function figuresOf(record: ComponentRecord): Figure[] {
  if (record.kind !== "card") return [];
  return record.type === "creature" ? creature(record) : plain(record);
}

function creature({ strikes, each, attacks, prowess, body }: CardRecord): Figure[] {
  const many = attacks && attacks > 1 ? `${attacks}×` : "";
  return present([
    ["strikes", each ? "∀" : `${many}${strikes ?? 1}`],
    ["prowess", prowess],
    ["body", body],
  ]);
}

function plain(record: CardRecord): Figure[] {
  const { prowess, body, mind, influence, points, corruption, above } = record;
  return present([
    ["prowess", prowess],
    ["body", body],
    ["mind", mind],
    ["influence", influence],
    ["points", record.type === "item" ? points : null],
    ["corruption", corruption],
    ["above", above],
  ]);
}

const present = (all: [string, number | string | null | undefined][]): Figure[] =>
  all.flatMap(([sign, value]) => (value == null ? [] : [{ sign, value }]));
