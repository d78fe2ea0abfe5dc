import { beforeAll, describe, expect, test } from "vitest";
import { words } from "../../lib/words.svelte";
import { FACE, drawing } from "./faces";
import { faceText } from "./facesText";
import { CARDS } from "./fixtures";
import { ICONS } from "./icons";
import { materialOf } from "./portraits";
import type { FaceRecord } from "./types";

beforeAll(async () => {
  await words.speak("en");
  await words.learn("dice");
});

const OWNERS = [...CARDS.values()].flatMap(({ record }) => ("faces" in record ? [record] : []));
const FACES = OWNERS.flatMap((owner) => owner.faces.map((face) => ({ face, emblem: owner.id })));

const like = (face: Partial<FaceRecord>): FaceRecord =>
  ({
    fellowship: 0,
    draw: 0,
    unit: null,
    enemy: null,
    bursts: 0,
    use: "single",
    ...face,
  }) as FaceRecord;
const signs = (face: Partial<FaceRecord>) =>
  drawing(like(face), "card").marks.map(({ sign, figure }) => [sign, figure]);

describe("the faces of all dice", () => {
  test("are drawn by signs that there are, and none leaves its face", () => {
    expect(FACES.length).toBe(OWNERS.length * 6);
    for (const { face, emblem } of FACES) {
      const { marks } = drawing(face, emblem);
      expect(marks).not.toEqual([]);
      for (const { sign, x, y, size } of marks) {
        expect(ICONS, sign).toHaveProperty(sign);
        for (const at of [x, y]) {
          expect(at - size / 2, sign).toBeGreaterThanOrEqual(-0.5);
          expect(at + size / 2, sign).toBeLessThanOrEqual(FACE + 0.5);
        }
      }
    }
  });

  test("that differ are drawn differently and told differently", () => {
    for (const { faces, id } of OWNERS) {
      const said = new Set(faces.map((face) => JSON.stringify(face)));
      const drawn = new Set(faces.map((face) => JSON.stringify(drawing(face, id))));
      const told = new Set(faces.map(faceText));
      expect([id, drawn.size]).toEqual([id, said.size]);
      expect([id, told.size]).toEqual([id, said.size]);
    }
  });
});

test("an enemy is told with its figures", () => {
  const orc = like({ enemy: "orc", unit: { level: 1, attack: 2, defense: 3 } });
  expect(faceText(orc)).toBe("Orcs (level 1, attack 2, defense 3)");
});

test("a Unit has its level, attack and defense in corners of their own", () => {
  const unit = { level: 2, attack: 5, defense: 6 };
  expect(signs({ unit, bursts: 2 })).toEqual([
    ["card", undefined],
    ["level", 2],
    ["attack", 5],
    ["defense", 6],
    ["burst", undefined],
    ["burst", undefined],
  ]);
  expect(signs({ unit, enemy: "orc" })[0]).toEqual(["orc", undefined]);
});

test("a line parts two signs only where one of them is chosen", () => {
  const two = { fellowship: 2, draw: 1 };
  expect(drawing(like({ ...two, use: "either" }), "card").parted).toBe(true);
  expect(drawing(like({ ...two, use: "both" }), "card").parted).toBe(false);
  expect(signs({ ...two, use: "both" })).toEqual([
    ["fellowship", 2],
    ["draw", 1],
  ]);
  expect(drawing(like({ fellowship: 1 }), "card").parted).toBe(false);
});

test("what fills the face with its emblem has none in a corner", () => {
  expect(drawing(like({ artifact: true }), "card").emblem).toBe(true);
  expect(drawing(like({ eye: true }), "card").emblem).toBe(true);
  expect(drawing(like({ fellowship: 1 }), "card").emblem).toBe(false);
});

test("every sort of dice has a material that no other has", () => {
  const sorts = [...new Set(OWNERS.map(({ dice }) => dice))];
  const bodies = sorts.map((sort) => materialOf(sort).body);
  expect(new Set(bodies).size).toBe(sorts.length);
  expect(bodies).not.toContain(materialOf("no such sort").body);
});

/** The relative luminance of a colour (WCAG). */
function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = parts.map((part) =>
    part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

test.each([...new Set(OWNERS.map(({ dice }) => dice))])("the ink of %s is read on it", (sort) => {
  const { body, ink } = materialOf(sort);
  const [dark, light] = [luminance(body), luminance(ink)].sort((one, two) => one - two);
  expect((light! + 0.05) / (dark! + 0.05)).toBeGreaterThan(4.5);
});
