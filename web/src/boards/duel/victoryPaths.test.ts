import { expect, test } from "vitest";
import { CARDS, board } from "./fixtures";
import type { DuelBoard } from "./types";
import { threats as threatsOf } from "./victoryPaths";

const threats = (of: DuelBoard) => threatsOf(of, CARDS);

test("nobody threatens anything at the beginning", () => {
  expect(threats(board("start"))).toEqual([]);
});

test("a walk that is nearly done, and five of six Races", () => {
  expect(threats(board("quest-near"))).toEqual([
    { seat: "fellowship", way: "quest", rule: "D8.1", left: 2, wanting: [] },
  ]);
  expect(threats(board("races-near"))).toEqual([
    { seat: "fellowship", way: "races", rule: "D8.2", left: 1, wanting: ["wizards"] },
  ]);
});

test("six of seven regions, and which one is missing", () => {
  const found = threats(board("conquest-near")).filter(({ way }) => way === "regions");
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ seat: "sauron", rule: "D8.3", left: 1 });
  const { units, fortresses } = board("conquest-near").sides.sauron;
  const [wanting] = found[0]!.wanting;
  expect(found[0]!.wanting).toHaveLength(1);
  expect(units[wanting!]).toBeUndefined();
  expect(fortresses).not.toContain(wanting);
});

test("three steps are near, four are not, and none is no threat but a victory", () => {
  const near = structuredClone(board("start"));
  const left = (steps: number) => {
    near.reached.sauron.steps = near.goals.steps - steps;
    return threats(near).map(({ way }) => way);
  };
  expect(left(3)).toEqual(["quest"]);
  expect(left(4)).toEqual([]);
  expect(left(0)).toEqual([]);
});

test("a ride is as long as the cards of the box make it", () => {
  const near = structuredClone(board("start"));
  near.reached.sauron.steps = near.goals.steps - 5;
  const [id, card] = [...CARDS].find(([, { record }]) => record.kind === "card")!;
  const effects = [{ do: "rings", count: 5 }];
  const longer = new Map([...CARDS, [id, { ...card, record: { ...card.record, effects } }]]);
  expect(threatsOf(near, CARDS)).toEqual([]);
  expect(threatsOf(near, longer)).toMatchObject([{ seat: "sauron", way: "quest", left: 5 }]);
});
