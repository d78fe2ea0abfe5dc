// What is worth knowing about a thing on the board, in sentences.

import type { Fact, Facts, Thing } from "../../lib/boardInput.svelte";
import { capital, words, type Args } from "../../lib/words.svelte";
import type { DiceController } from "./controller.svelte";
import { lenders } from "./acts";
import { enemyText, faceText } from "./facesText";
import { counted, sideOf, whereIs, type Area } from "./model";
import { listed } from "./titles";

const say = (key: string, args: Args = {}) => words.say(`page-dice-${key}`, args);

function dieFacts(controller: DiceController, id: string): Facts {
  const { board } = controller;
  const lines: Fact[] = [];
  const face = controller.face(id);
  const force = controller.force(id);
  if (force) {
    const enemy = enemyText(board.forces[id]!, force);
    const text = face?.eye ? say("force-kind", { enemy }) : say("shows", { face: enemy });
    lines.push({ text, rule: "R8.3" });
    lines.push(...againstFacts(controller, force.defense));
  } else if (face) lines.push({ text: say("shows", { face: faceText(face) }) });
  const strength = board.units[id];
  if (strength) {
    lines.push({
      text: say(strength.defense === null ? "strength-attack" : "strength", {
        attack: strength.attack,
        defense: strength.defense ?? 0,
      }),
      rule: "R7.13",
    });
  }
  const borne = controller.attached(id);
  if (borne.length) {
    lines.push({ text: say("bears", { what: listed(borne.map((it) => controller.called(it))) }) });
  }
  const { marked, dazzled } = board.sauron;
  if (marked.includes(id)) lines.push({ text: say("marked"), rule: "R7.19" });
  if (dazzled.includes(id)) lines.push({ text: say("dazzled"), rule: "R12.11" });
  const found = whereIs(board, id);
  if (found?.area === "spent" && controller.corrupted(controller.owner(id)?.id ?? "")) {
    lines.push({ text: say("blank"), rule: "R7.6" });
  }
  return { title: controller.called(id), lines };
}

/** What it takes to destroy an enemy, and what the player whose turn it is has for it. */
function againstFacts({ board, names }: DiceController, defense: number): Fact[] {
  const lines: Fact[] = [{ text: say("takes", { defense }), rule: "R7.15" }];
  if (board.turn === null) return lines;
  const who = (seat: string) => capital(names.title("seat", seat));
  const attack = board.totals.running ?? board.totals.attack[board.turn] ?? 0;
  lines.push({ text: say("attacks-now", { who: who(board.turn), attack }), rule: "R7.13" });
  for (const seat of lenders(board, board.turn)) {
    const lent = sideOf(board, seat).prepared.map((die) => board.units[die]?.attack ?? 0);
    const sum = lent.reduce((one, other) => one + other);
    lines.push({ text: say("lends", { who: who(seat), attack: sum }), rule: "R7.14" });
  }
  return lines;
}

function cardFacts(controller: DiceController, id: string): Facts {
  const record = controller.record("card", id);
  const lines: Fact[] = [];
  if (record) {
    const count = controller.board.wilds[id]?.length ?? 0;
    lines.push({ text: say("card-dice", { count }) });
    if (controller.corrupted(id)) lines.push({ text: say("card-corrupted"), rule: "R8.12" });
  }
  return { title: capital(controller.texts(id)["title"] ?? id), lines };
}

function setFacts(controller: DiceController, id: string): Facts {
  const count = controller.board.guards[id]?.length ?? 0;
  return {
    title: capital(controller.texts(id)["title"] ?? id),
    lines: [{ text: say("guard-dice", { count }) }, { text: say("guard-why"), rule: "R7.19" }],
  };
}

function locationFacts(controller: DiceController, id: string): Facts {
  const at = controller.way.indexOf(controller.board.location);
  const here = controller.way.indexOf(id);
  const when = here < at ? "passed" : here === at ? "active" : "ahead";
  return {
    title: capital(controller.texts(id)["title"] ?? id),
    lines: [{ text: say(`location-${when}`), rule: "R4.6" }],
  };
}

const RULES: Record<Area, string> = {
  bag: "R3.3",
  active: "R3.4",
  muster: "R3.5",
  prepared: "R3.6",
  spent: "R3.7",
  used: "R3.8",
  aside: "R7.23",
};

/** A pile is known as `<seat>/<area>`. */
function pileFacts(controller: DiceController, id: string): Facts {
  const [seat, area] = id.split("/") as [string, Area];
  const dice = controller.side(seat)[area];
  const kinds = counted(dice, (die) => controller.called(die));
  const lines: Fact[] = [
    {
      text: kinds.length
        ? listed(kinds.map(([name, count]) => say("counted", { name, count })))
        : say("nothing-there"),
    },
    { text: say(`area-${area}-why`), rule: RULES[area] },
  ];
  const odds = controller.board.odds[seat];
  if (area === "bag" && odds) lines.push(...oddsFacts(odds));
  return {
    title: say("pile", { title: say(`area-${area}`), count: dice.length }),
    lines,
  };
}

/** What the next roll of a player brings. */
function oddsFacts({
  dice,
  fellowship,
  unit,
}: {
  dice: number;
  fellowship: number[];
  unit: number;
}): Fact[] {
  const parts = fellowship.flatMap((percent, n) =>
    percent > 0 ? [say("odds-at-least", { count: n + 1, percent })] : [],
  );
  const lines = [{ text: say("odds-unit", { dice, percent: unit }) }];
  if (parts.length) lines.push({ text: say("odds-fellowship", { what: listed(parts) }) });
  return lines;
}

function seatFacts(controller: DiceController, id: string): Facts {
  const side = controller.side(id);
  const lines: Fact[] = [{ text: say("glory-count", { count: side.glory }) }];
  const odds = controller.board.odds[id];
  if (odds) lines.push(...oddsFacts(odds));
  return { title: capital(controller.names.title("seat", id)), lines };
}

const FACTS: Record<string, (controller: DiceController, id: string) => Facts> = {
  die: dieFacts,
  card: cardFacts,
  "enemy-set": setFacts,
  location: locationFacts,
  pile: pileFacts,
  seat: seatFacts,
};

/** What is told about a thing when it is pointed at. */
export function factsOf(controller: DiceController, { kind, id }: Thing): Facts {
  return FACTS[kind]?.(controller, id) ?? { title: id, lines: [] };
}
