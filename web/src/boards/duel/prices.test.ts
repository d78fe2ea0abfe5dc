import { describe, expect, test } from "vitest";
import { CARDS, POSITIONS, board } from "./fixtures";
import { assign, hasPower, priceOf } from "./prices";
import { SEATS, type CardRecord, type DuelBoard, type Side, type TileRecord } from "./types";

const record = <R>(id: string) => CARDS.get(id)!.record as unknown as R;

const side = (change: Partial<Side> = {}): Side => ({
  ...structuredClone(board("start").sides.fellowship),
  ...change,
});

const card = (change: Partial<CardRecord>): CardRecord => ({
  ...record<CardRecord>("c1-red-gondor-rohan"),
  ...change,
});

describe("what a card costs", () => {
  test("as the server says, for every card, tile and side of every position", () => {
    let compared = 0;
    for (const [name, { view }] of Object.entries(POSITIONS)) {
      const { layout, landmarks, sides } = view.board as unknown as DuelBoard;
      for (const seat of SEATS) {
        for (const slot of layout) {
          if (slot.card === null) continue;
          const price = priceOf(record<CardRecord>(slot.card), sides[seat], CARDS);
          expect(price.total, `${name} ${slot.card}`).toBe(slot.prices![seat]);
          compared += 1;
        }
        for (const { tile, prices } of landmarks) {
          const price = priceOf(record<TileRecord>(tile), sides[seat], CARDS);
          expect(price.total, `${name} ${tile}`).toBe(prices[seat]);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(200);
  });

  test("printed Coins, and one for each missing Skill", () => {
    const asks = card({ coins: 2, skills: { ruse: 2, courage: 1 }, chain_from: null });
    const price = priceOf(asks, side({ skills: { ruse: 1 } }), CARDS);
    expect(price).toMatchObject({ total: 4, coins: 2, missing: ["ruse", "courage"] });
    expect(price.symbols.map(({ by }) => by)).toEqual(["owned", "bought", "bought"]);
  });

  test("nothing with the chain symbol, and the usual without", () => {
    const asks = card({ coins: 2, skills: { ruse: 2 }, chain_from: "anvil" });
    expect(priceOf(asks, side({ chains: ["anvil"] }), CARDS)).toMatchObject({
      total: 0,
      chain: "anvil",
    });
    expect(priceOf(asks, side({ chains: ["harp"] }), CARDS)).toMatchObject({
      total: 4,
      chain: null,
    });
  });

  test("an either/or stands in for one symbol, the token for another", () => {
    const asks = card({ coins: 0, skills: { ruse: 2, courage: 1 }, chain_from: null });
    const price = priceOf(
      asks,
      side({ either: [["ruse", "strength"]], tokens: ["elves-3"] }),
      CARDS,
    );
    expect(price.symbols.map(({ by }) => by)).toEqual(["either", "wild", "bought"]);
    expect(price).toMatchObject({ total: 1, missing: ["courage"] });
  });

  test("a Landmark costs a Coin more for each Fortress, unless a token forbids it", () => {
    const bree = record<TileRecord>("bree");
    const fortresses = ["arnor", "rohan"];
    expect(priceOf(bree, side({ fortresses }), CARDS)).toMatchObject({ surcharge: 2, total: 8 });
    const thrifty = side({ fortresses, tokens: ["dwarves-1"] });
    expect(priceOf(bree, thrifty, CARDS)).toMatchObject({ surcharge: 0, total: 6 });
    expect(hasPower(thrifty, "no-surcharge", CARDS)).toBe(true);
  });
});

describe("either/or cards", () => {
  const gaps = (...skills: string[]) =>
    new Map(skills.map((skill) => [skill, skills.filter((each) => each === skill).length]));

  test("are used so that as many as possible serve", () => {
    const either = [
      ["ruse", "courage"],
      ["ruse", "strength"],
    ];
    expect(assign(gaps("ruse", "courage"), either)).toEqual(["courage", "ruse"]);
    expect(assign(gaps("strength", "ruse"), either)).toEqual(["ruse", "strength"]);
  });

  test("of no use stay unused", () => {
    expect(assign(gaps("knowledge"), [["ruse", "courage"]])).toEqual([null]);
    expect(assign(gaps("ruse"), [["ruse"], ["ruse"]]).filter(Boolean)).toEqual(["ruse"]);
  });
});
