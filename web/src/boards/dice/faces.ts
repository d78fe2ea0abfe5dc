// What is drawn on the face of a die, on a square of 48: signs, their figures, and where they stand.

import type { FaceRecord } from "./types";

/** How large a die's face is drawn. */
export const FACE = 48;

/** A sign with its middle, and a figure in it or beside it. */
export interface Mark {
  sign: string;
  x: number;
  y: number;
  size: number;
  figure?: number;
  /** Where its figure stands: cut out of the sign, or at its lower right. */
  figured?: "inside" | "beside";
}

export interface FaceDrawing {
  marks: Mark[];
  /** Whether a line parts two signs of which one is chosen. */
  parted: boolean;
  /** Whether the emblem of its card fills the face, so that none is needed in a corner. */
  emblem: boolean;
}

const CORNER = { near: 10, far: 38 };
/** The corners of figures. */
export const LEVEL = { sign: "level", x: CORNER.near, y: CORNER.near, size: 18 };
export const ATTACK = { sign: "attack", x: CORNER.near, y: CORNER.far, size: 20 };
export const DEFENSE = { sign: "defense", x: CORNER.far, y: CORNER.far, size: 20 };
const BURST = 11.5;

/** The signs of a face that are used by themselves. */
function symbols(face: FaceRecord): { sign: string; figure?: number }[] {
  const found: { sign: string; figure?: number }[] = [];
  if (face.fellowship) found.push({ sign: "fellowship", figure: face.fellowship });
  if (face.draw) found.push({ sign: "draw", figure: face.draw });
  if (face.reroll) found.push({ sign: "reroll" });
  return found;
}

const figured = (sign: string): "inside" | "beside" => (sign === "draw" ? "beside" : "inside");

function withFigure(sign: string, figure: number | undefined): Partial<Mark> {
  return figure === undefined ? {} : { figure, figured: figured(sign) };
}

/** The marks of bursts in the corner that no figure has. */
function bursts(count: number): Mark[] {
  return Array.from({ length: count }, (_, place) => ({
    sign: "burst",
    x: 42 - (place % 2) * BURST,
    y: 7 + Math.floor(place / 2) * BURST,
    size: BURST,
  }));
}

/** How a face is drawn; `emblem` is the sign of the card that the die belongs to. */
export function drawing(face: FaceRecord, emblem: string): FaceDrawing {
  if (face.unit) {
    const { level, attack, defense } = face.unit;
    return {
      marks: [
        { sign: face.eye ? "eye" : (face.enemy ?? emblem), x: 25, y: 22, size: 24 },
        { ...LEVEL, figure: level, figured: "inside" },
        { ...ATTACK, figure: attack, figured: "inside" },
        { ...DEFENSE, figure: defense, figured: "inside" },
        ...bursts(face.bursts ?? 0),
      ],
      parted: false,
      emblem: true,
    };
  }
  if (face.eye) return alone("eye", 40);
  const marks = bursts(face.bursts ?? 0);
  if (face.artifact) {
    return {
      marks: [
        { sign: emblem, x: 24, y: 22, size: 26 },
        { sign: "artifact", x: CORNER.near - 1, y: CORNER.far + 1, size: 12 },
        ...marks,
      ],
      parted: false,
      emblem: true,
    };
  }
  const [one, two] = symbols(face);
  if (one && two) {
    return {
      marks: [
        { sign: one.sign, x: 15, y: 15, size: 23, ...withFigure(one.sign, one.figure) },
        { sign: two.sign, x: 31, y: 31, size: 21, ...withFigure(two.sign, two.figure) },
        ...marks,
      ],
      parted: face.use === "either",
      emblem: false,
    };
  }
  if (!one) return { marks, parted: false, emblem: false };
  const [size, y] = one.sign === "draw" ? [30, 20] : [34, 24];
  return {
    marks: [{ sign: one.sign, x: 24, y, size, ...withFigure(one.sign, one.figure) }, ...marks],
    parted: false,
    emblem: false,
  };
}

function alone(sign: string, size: number): FaceDrawing {
  return { marks: [{ sign, x: 24, y: 24, size }], parted: false, emblem: true };
}
