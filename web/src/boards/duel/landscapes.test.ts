import { expect, test } from "vitest";
import { CARDS } from "./fixtures";
import { CARD_SCENES, TILE_SCENES } from "./landscapes";
import { COLOURS } from "./types";

test("every colour and every Landmark has its landscape, and nothing else", () => {
  expect(Object.keys(CARD_SCENES).sort()).toEqual([...COLOURS].sort());
  const tiles = [...CARDS.values()].filter(({ record }) => record["kind"] === "tile");
  expect(Object.keys(TILE_SCENES).sort()).toEqual(tiles.map(({ record }) => record["id"]).sort());
});
