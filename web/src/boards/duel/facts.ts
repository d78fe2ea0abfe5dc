// What is worth knowing about a thing on the board, in sentences.

import type { Fact, Facts } from "../../lib/boardInput.svelte";
import { capital, words, type Args } from "../../lib/words.svelte";
import { covering } from "./layout";
import { neighbours } from "./map";
import type { Price } from "./types";
import type { DuelController } from "./controller.svelte";
import type { Thing } from "./things";
import { chainName, listed, raceName, regionName, seatName, skillCounts } from "./titles";
import {
  SEATS,
  known,
  other,
  type CardRecord,
  type Race,
  type Seat,
  type TileRecord,
} from "./types";

const say = (key: string, args: Args = {}) => words.say(`page-duel-${key}`, args);

/** What a price is for a side, and what it is made of. */
export function priceText(price: Price, printed: number, who: string): string {
  return say("price-for", { who, what: priceParts(price, printed) });
}

function priceParts(price: Price, printed: number): string {
  if (price.chain) return say("price-chain", { chain: chainName(price.chain) });
  if (price.total === 0) return say("price-nothing");
  const parts: string[] = [];
  if (printed) parts.push(say("part-printed", { count: printed }));
  if (price.missing.length) {
    const what = listed(skillCounts(price.missing));
    parts.push(say("part-missing", { count: price.missing.length, what }));
  }
  if (price.surcharge) parts.push(say("part-surcharge", { count: price.surcharge }));
  const coins = words.say("duel-effect-coins", { count: price.total });
  return words.say("label-with-notes", { phrase: coins, notes: listed(parts) });
}

/** The prices for both sides, first for the one that looks on. */
function prices(controller: DuelController, record: CardRecord | TileRecord): Fact[] {
  const payer = controller.payer;
  if (payer === null) return [];
  return [payer, other(payer)].map((seat) => {
    const price = controller.price(record.id, seat)!;
    const printed = record.kind === "card" ? record.coins : 0;
    const text = priceText(price, printed, seat === controller.seat ? say("you") : seatName(seat));
    if (seat !== payer) return { text };
    return { text, rule: record.kind === "tile" ? "D3.7" : price.chain ? "D3.6" : "D3.4" };
  });
}

function cardFacts(controller: DuelController, id: string): Facts {
  const record = controller.record("card", id);
  if (!record) return { title: id, lines: [] };
  const { board } = controller;
  const lines: Fact[] = [];
  const slot = board.layout.find((each) => each.card === id);
  if (slot) {
    lines.push(...prices(controller, record));
    if (!slot.available && !controller.refused({ kind: "card", id })) {
      const count = covering(board.layout, slot).length;
      lines.push({ text: say("covered-by", { count }), rule: "D2.4" });
    }
  }
  return { title: capital(controller.texts(id)["title"] ?? id), lines };
}

function tileFacts(controller: DuelController, id: string): Facts {
  const record = controller.record("tile", id);
  if (!record) return { title: id, lines: [] };
  const lines: Fact[] = [
    { text: say("fortress-in", { region: regionName(record.region) }), rule: "D2.7" },
  ];
  if (controller.board.landmarks.includes(id)) lines.push(...prices(controller, record));
  return { title: words.say(`duel-tile-${id}`), lines };
}

function tokenFacts(controller: DuelController, id: string): Facts {
  const lines: Fact[] = [];
  for (const seat of SEATS) {
    if (controller.board.sides[seat].tokens.includes(id)) {
      lines.push({ text: say("held-by", { seat: seatName(seat) }) });
    }
  }
  for (const [race, stack] of Object.entries(controller.board.alliances)) {
    if (stack.includes(id)) {
      lines.push({ text: say("on-top", { race: raceName(race) }), rule: "D6.3" });
    }
  }
  return { title: capital(controller.texts(id)["title"] ?? id), lines };
}

function raceFacts(controller: DuelController, id: string): Facts {
  const stack = controller.board.alliances[id as Race];
  const lines: Fact[] = [{ text: say("stack", { count: stack.length }), rule: "D6.1" }];
  for (const token of known(stack)) {
    lines.push({ text: say("known-top", { token: controller.texts(token)["title"] ?? token }) });
  }
  return { title: raceName(id), lines };
}

/** What a side has in a region. */
export function forces(controller: DuelController, seat: Seat, region: string): string | null {
  const side = controller.board.sides[seat];
  const units = side.units[region] ?? 0;
  const fortress = side.fortresses.includes(region);
  if (!units && !fortress) return null;
  return say("forces", {
    seat: capital(seatName(seat)),
    units,
    fortress: fortress ? "yes" : "no",
  });
}

function regionFacts(controller: DuelController, id: string): Facts {
  const lines: Fact[] = SEATS.flatMap((seat) => {
    const text = forces(controller, seat, id);
    return text === null ? [] : [{ text }];
  });
  if (!lines.length) lines.push({ text: say("nobody-there") });
  lines.push({
    text: say("roads-to", { regions: listed(neighbours(id).map(regionName)) }),
    rule: "D7.4",
  });
  return { title: regionName(id), lines };
}

function turnFacts(): Facts {
  const lines = [{ text: words.say("duel-prompt-again"), rule: "D9.6" }];
  return { title: words.say("duel-option-again"), lines };
}

/** A bonus space is known as `<seat>-<step>`. */
function bonusFacts(controller: DuelController, id: string): Facts {
  const [seat, step] = id.split("-") as [Seat, string];
  const kind = controller.board.bonuses[step] ?? "";
  const reached = controller.board.sides[seat].steps >= Number(step);
  return {
    title: say("bonus", { step, seat: seatName(seat) }),
    lines: [
      { text: capital(say(`bonus-${kind}`)), rule: "D5.2" },
      { text: say(reached ? "bonus-used" : "bonus-open") },
    ],
  };
}

function purseFacts(controller: DuelController, id: string): Facts {
  const count = controller.board.sides[id as Seat].coins;
  return { title: say("purse", { seat: seatName(id), count }), lines: [] };
}

function backFacts(controller: DuelController): Facts {
  return {
    title: say("back", { chapter: controller.board.chapter }),
    lines: [{ text: say("back-why"), rule: "D2.6" }],
  };
}

const FACTS: Record<Thing["kind"], (controller: DuelController, id: string) => Facts> = {
  card: cardFacts,
  tile: tileFacts,
  token: tokenFacts,
  race: raceFacts,
  region: regionFacts,
  bonus: bonusFacts,
  turn: turnFacts,
  purse: purseFacts,
  back: backFacts,
};

/** What is told about a thing when it is pointed at. */
export function factsOf(controller: DuelController, { kind, id }: Thing): Facts {
  return FACTS[kind](controller, id);
}
