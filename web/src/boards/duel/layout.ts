// Where the cards of a chapter lie: rows that partly cover the row above.

import type { DuelBoard, Slot } from "./types";

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

const WIDEST = 156;
const GAP = 6;
const LEAST_MEDIUM = 78;
/** What a medium card needs to say all it has to say, and how slender it may get. */
const LEAST_OPEN = 106;
const SLENDER = 1.3;
/** The width that a card may have however low it is. */
const STOUT = 112;
/** How much an uncovered card is longer than what is seen of a covered one. */
const HEM = 20;

/**
 * The size of a chapter's cards in a place `width` pixels wide; where the place has a `height`
 * too, the cards use it.
 */
export function cardSize(width: number, chapter: number, height = 0): CardSize {
  const { across, rows } = SHAPES[chapter] ?? SHAPES[1]!;
  const gap = width < 500 ? 2 : GAP;
  const widest = Math.min(WIDEST, Math.floor((width + gap) / across) - gap);
  if (widest < LEAST_MEDIUM) {
    const pitch = (widest + gap) / 2;
    return { size: "small", width: widest, height: 94, open: 80, back: 20, pitch };
  }
  const up = rows.filter((face) => face === "up").length;
  const back = Math.max(22, Math.round(widest / 5));
  const room = Math.floor((height - HEM - (rows.length - up) * back) / up);
  const each = Math.min(widest, Math.max(room, STOUT));
  const open = Math.max(LEAST_OPEN, Math.min(room, Math.round(each * SLENDER)));
  return { size: "medium", width: each, height: open + HEM, open, back, pitch: (each + gap) / 2 };
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

/** Where cards lay that have been taken, among those that lie there still. */
export function layBefore(slots: readonly Slot[], taken: readonly Slot[], card: CardSize) {
  const covered = (slot: Slot) => covering(taken, slot).length > 0;
  const still = slots.map((slot) => (covered(slot) ? { ...slot, available: false } : slot));
  const { laid } = lay([...still, ...taken], card);
  const found = laid.filter(({ slot }) => taken.includes(slot));
  return { laid: found, height: Math.max(0, ...found.map(({ y }) => y + card.height)) };
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

/** Remembers where the cards of a chapter lay that are no longer there. */
export class SlotMemory {
  #chapter = 0;
  #slots = new Map<string, Slot>();

  /** The slots of the cards that were taken, of those that are asked for. */
  left(
    { chapter, layout }: Pick<DuelBoard, "chapter" | "layout">,
    asked: (card: string) => boolean,
  ): Slot[] {
    if (chapter !== this.#chapter) this.#slots.clear();
    this.#chapter = chapter;
    for (const slot of layout) if (slot.card !== null) this.#slots.set(slot.card, slot);
    const there = new Set(layout.map(({ card }) => card));
    return [...this.#slots]
      .filter(([card]) => !there.has(card) && asked(card))
      .map(([, slot]) => slot);
  }
}
