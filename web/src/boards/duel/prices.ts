// What a card or a Landmark costs a side, part by part (D3).

import type { Cards } from "../registry";
import type { CardRecord, Side, TileRecord } from "./types";

/** How a symbol of a cost is met: by a card, by an either/or, by the token for any Skill, or bought. */
export type Means = "owned" | "either" | "wild" | "bought";

export interface Price {
  /** Coins in all. */
  total: number;
  /** Coins printed on the card. */
  coins: number;
  /** Every Skill symbol of the cost with what meets it. */
  symbols: { skill: string; by: Means }[];
  /** The Skills that have to be bought, one Coin each. */
  missing: string[];
  /** Coins for own Fortresses on the map, with a Landmark. */
  surcharge: number;
  /** The owned chain symbol that makes the card free. */
  chain: string | null;
}

/** Whether a side owns a token with a power that lasts. */
export function hasPower(side: Side, power: string, cards: Cards): boolean {
  return side.tokens.some((id) => {
    const effects = (cards.get(id)?.record["effects"] ?? []) as { do: string }[];
    return effects.some((effect) => effect.do === `power-${power}`);
  });
}

/**
 * The best use of either/or cards, one symbol each (D3.3): for each card the Skill it stands in
 * for, or null where it is of no use.
 */
export function assign(gaps: Map<string, number>, either: readonly string[][]): (string | null)[] {
  const [first, ...rest] = either;
  if (first === undefined) return [];
  let best: (string | null)[] = [null, ...assign(gaps, rest)];
  const worth = (plan: (string | null)[]) => plan.filter((skill) => skill !== null).length;
  for (const skill of first) {
    const gap = gaps.get(skill) ?? 0;
    if (gap > 0) {
      const plan = [skill, ...assign(new Map(gaps).set(skill, gap - 1), rest)];
      if (worth(plan) > worth(best)) best = plan;
    }
  }
  return best;
}

/** What a component costs a side now. */
export function priceOf(record: CardRecord | TileRecord, side: Side, cards: Cards): Price {
  const chain =
    record.kind === "card" && record.chain_from && side.chains.includes(record.chain_from)
      ? record.chain_from
      : null;
  const gaps = new Map<string, number>();
  for (const [skill, need] of Object.entries(record.skills)) {
    gaps.set(skill, Math.max(0, need - (side.skills[skill] ?? 0)));
  }
  const standIns = assign(gaps, side.either);
  let wild = hasPower(side, "wild-skill", cards) ? 1 : 0;
  const symbols: Price["symbols"] = [];
  for (const [skill, need] of Object.entries(record.skills)) {
    const gap = gaps.get(skill) ?? 0;
    const either = standIns.filter((chosen) => chosen === skill).length;
    for (let n = 0; n < need; n++) {
      if (n < need - gap) symbols.push({ skill, by: "owned" });
      else if (n < need - gap + either) symbols.push({ skill, by: "either" });
      else if (wild > 0) {
        wild -= 1;
        symbols.push({ skill, by: "wild" });
      } else symbols.push({ skill, by: "bought" });
    }
  }
  const missing = symbols.filter(({ by }) => by === "bought").map(({ skill }) => skill);
  const coins = record.kind === "card" ? record.coins : 0;
  const surcharge =
    record.kind === "tile" && !hasPower(side, "no-surcharge", cards) ? side.fortresses.length : 0;
  const total = chain === null ? coins + missing.length + surcharge : 0;
  return { total, coins, symbols, missing, surcharge, chain };
}
