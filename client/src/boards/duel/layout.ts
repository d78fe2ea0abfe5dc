// Where the cards of a chapter lie: rows that partly cover the row above.

import type { Slot } from "./types";

/** How many cards the widest row of a chapter has, and its rows: face up or down. */
export const SHAPES: Record<number, { across: number; rows: ("up" | "down")[] }> = {
  1: { across: 6, rows: ["up", "down", "up", "down", "up"] },
  2: { across: 6, rows: ["up", "down", "up", "down", "up"] },
  3: { across: 4, rows: ["up", "down", "up", "down", "up", "down", "up"] },
};

export interface CardSize {
  size: "small" | "medium";
  width: number;
  height: number;
  /** How much of a covered card is to be seen: all it has to say. */
  open: number;
  /** How much of a covered back is to be seen: it says nothing. */
  back: number;
  /** Pixels from a half column to the next. */
  pitch: number;
}

const WIDEST = 112;
const GAP = 6;
const LEAST_MEDIUM = 78;

/** The size of a chapter's cards in a place `width` pixels wide. */
export function cardSize(width: number, chapter: number): CardSize {
  const across = SHAPES[chapter]?.across ?? 6;
  const gap = width < 500 ? 2 : GAP;
  const each = Math.min(WIDEST, Math.floor((width + gap) / across) - gap);
  const pitch = (each + gap) / 2;
  if (each < LEAST_MEDIUM) {
    return { size: "small", width: each, height: 94, open: 80, back: 20, pitch };
  }
  return { size: "medium", width: each, height: 126, open: 106, back: 24, pitch };
}

export interface Laid {
  slot: Slot;
  x: number;
  y: number;
}

/** Where each card lies; `x` counts from the middle, and `height` is that of all rows. */
export function lay(slots: readonly Slot[], card: CardSize): { laid: Laid[]; height: number } {
  const rows = new Map<number, Slot[]>();
  for (const slot of slots) rows.set(slot.row, [...(rows.get(slot.row) ?? []), slot]);
  const laid: Laid[] = [];
  let y = 0;
  let height = 0;
  for (const row of [...rows.keys()].sort((a, b) => a - b)) {
    const items = rows.get(row)!;
    for (const slot of items) {
      laid.push({ slot, x: slot.column * card.pitch - card.width / 2, y });
    }
    height = y + card.height;
    y += items.some((slot) => slot.card !== null && !slot.available) ? card.open : card.back;
  }
  return { laid, height };
}

/** How high a whole chapter is at its beginning. */
export function wholeHeight(chapter: number, card: CardSize): number {
  const rows = SHAPES[chapter]?.rows ?? [];
  const above = rows.slice(0, -1).map((face) => (face === "up" ? card.open : card.back));
  return above.reduce((sum, height) => sum + height, card.height);
}

/** The slots that lie on a slot and keep it from being taken. */
export function covering(slots: readonly Slot[], slot: Slot): Slot[] {
  return slots.filter(
    (each) => each.row === slot.row + 1 && Math.abs(each.column - slot.column) === 1,
  );
}
