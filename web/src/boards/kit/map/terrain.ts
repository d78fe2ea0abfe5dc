// What stands on the land of a map: peaks, trees and other marks, alike every time.

import { chance, fine, type Point } from "./drawingHand";

export interface Mark {
  x: number;
  y: number;
  size: number;
}

/** A peak: its outline, and the side that lies in shade. */
export interface Peak {
  body: string;
  shade: string;
}

/** A peak on its foot: its left side in the light, its right side in the shade. */
export function peak({ x, y, size }: Mark, seed: number): Peak {
  const lean = (chance(seed) - 0.5) * 0.5;
  const spot = (across: number, up: number) =>
    `${fine(x + (across + lean * up) * size)} ${fine(y - up * size)}`;
  const jag = (n: number) => (chance(seed + n) - 0.5) * 0.22;
  const right = `L${spot(0.3 + jag(1), 0.95)}L${spot(0.62 + jag(2), 0.5)}L${spot(1.1, 0)}`;
  const left = `M${spot(-1.1, 0)}L${spot(-0.66 + jag(3), 0.55)}L${spot(-0.28 + jag(4), 0.9)}`;
  return {
    body: `${left}L${spot(0, 1.5)}${right}`,
    shade: `M${spot(0, 1.5)}${right}L${spot(0.3, 0)}L${spot(0.36, 0.36)}L${spot(0.05, 0.62)}L${spot(0.14, 1)}Z`,
  };
}

/** A circle. */
export const round = ({ x, y, size }: Mark) =>
  `M${fine(x - size)} ${fine(y)}a${fine(size)} ${fine(size)} 0 1 0 ${fine(size * 2)} 0a${fine(size)} ${fine(size)} 0 1 0 ${fine(-size * 2)} 0`;

/** Spots in a round stretch of land, further apart than `apart`, alike every time. */
export function strewn(x: number, y: number, rx: number, ry: number, apart: number): Point[] {
  const many = Math.round((rx * ry * 3.6) / (apart * apart));
  return Array.from({ length: many }, (_, n) => {
    const out = Math.sqrt((n + 0.5) / many);
    const seed = x * 3 + y * 7 + n;
    return [
      x + Math.cos(n * 2.39996) * out * rx + (chance(seed) - 0.5) * apart * 1.3,
      y + Math.sin(n * 2.39996) * out * ry + (chance(seed + 0.5) - 0.5) * apart * 1.3,
    ];
  });
}

/** Which land is taken, in squares. */
export class Taken {
  static readonly #SQUARE = 4;
  readonly #squares = new Set<number>();

  #at(x: number, y: number): number {
    return Math.round(x / Taken.#SQUARE) + 1000 * Math.round(y / Taken.#SQUARE);
  }

  /** Take what lies so near to a spot. */
  take(x: number, y: number, far: number): void {
    for (let dy = -far; dy <= far; dy += Taken.#SQUARE) {
      for (let dx = -far; dx <= far; dx += Taken.#SQUARE) {
        if (dx * dx + dy * dy <= far * far) this.#squares.add(this.#at(x + dx, y + dy));
      }
    }
  }

  free = ([x, y]: Point): boolean => !this.#squares.has(this.#at(x, y));
}
