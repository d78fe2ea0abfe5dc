// What stands where on the map at a scale: names first, then pieces round their places, then captions.

import { key } from "../../lib/boardInput.svelte";
import type { Atlas } from "./atlas";
import { HEIGHT, WIDTH } from "./geography";
import { growth, typeGrowth } from "../kit/map/growth";
import { around, place, type Box, type Label, type Named } from "../kit/map/labels";
import { HALF, placePieces, type PlacedPiece } from "./piecePositions";
import { roads } from "./roads";
import type { Thing } from "./things";

export { growth, rungOf, typeGrowth } from "../kit/map/growth";

/** How far the sight may go beyond the map. */
const MARGIN = 14;
export const EXTENT = { width: WIDTH, height: HEIGHT, margin: MARGIN };
export const TYPE = 13;
export const SMALL_TYPE = 12;
/** Names of this rank are always written. */
const MUST = 8;
/** Captions with more letters are written on two lines. */
const WRAP = 14;
const WITHIN = { x: -MARGIN, y: -MARGIN, w: WIDTH + 2 * MARGIN, h: HEIGHT + 2 * MARGIN };

/** The names of a map at a scale, which depend on nothing that moves. */
export class MapLayout {
  readonly names: readonly Label[];
  readonly #places: readonly Named[];
  readonly #marks: readonly Box[];
  readonly #pixel: number;

  constructor(
    atlas: Atlas,
    readonly scale: number,
    nameOf: (location: string) => string,
  ) {
    this.#pixel = growth(scale) / scale;
    this.#places = [...atlas.locations.values()].map((record) => {
      const { id, x, y, stronghold, haven, perilous } = record;
      const large = stronghold !== null || haven !== null;
      const radius = (perilous ? 20 : large ? 15 : 11.5) * growth(scale);
      return { id, x, y, name: nameOf(id), rank: large ? 1 : 0, radius };
    });
    this.#marks = this.#places.map(({ x, y, radius }) => around(x, y, radius / scale));
    const spared = roads(atlas).flatMap(({ path, points }) => (path.item === null ? points : []));
    const size = TYPE * typeGrowth(scale);
    this.names = place(this.#places, { scale, size, spared, within: WITHIN });
  }

  /** Where pieces stand: off the names and the marks of other places. */
  pieces(pieces: ReadonlyMap<string, readonly Thing[]>): PlacedPiece[] {
    const boxes = this.names.map(({ box }) => box);
    return placePieces(pieces, this.#places, boxes, this.#pixel);
  }

  /** What a piece covers. */
  boxOf({ x, y, dx, dy }: PlacedPiece): Box {
    return around(x + dx * this.#pixel, y + dy * this.#pixel, HALF * this.#pixel);
  }

  /** Names for which there was no room, and that are wanted all the same. */
  wanted(pieces: readonly PlacedPiece[], wants: (location: string) => boolean): Label[] {
    const written = new Set(this.names.map(({ id }) => id));
    const missing = this.#places
      .filter(({ id }) => !written.has(id) && wants(id))
      .map((each) => ({ ...each, rank: MUST }));
    return place(missing, {
      scale: this.scale,
      size: TYPE * typeGrowth(this.scale),
      taken: [...this.names.map(({ box }) => box), ...pieces.map((each) => this.boxOf(each))],
      must: MUST,
      within: WITHIN,
    });
  }

  /** The names of what is pinned to the map; without room only of those that must be. */
  captions(
    pieces: readonly PlacedPiece[],
    nameOf: (thing: Thing) => string | null,
    must: (thing: Thing) => boolean,
  ): Label[] {
    const pins = pieces.flatMap((piece): Named[] => {
      const name = nameOf(piece.thing);
      if (name === null) return [];
      const [x, y] = [piece.x + piece.dx * this.#pixel, piece.y + piece.dy * this.#pixel];
      const rank = must(piece.thing) ? MUST : 0;
      return [{ id: key(piece.thing), x, y, name, rank, radius: HALF * growth(this.scale) }];
    });
    return place(pins, {
      scale: this.scale,
      size: SMALL_TYPE * typeGrowth(this.scale),
      taken: [
        ...this.names.map(({ box }) => box),
        ...pieces.map((each) => this.boxOf(each)),
        ...this.#marks,
      ],
      must: MUST,
      within: WITHIN,
      wrap: WRAP,
    });
  }
}
