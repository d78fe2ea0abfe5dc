// What is done at once in Dice although its rules ask for it part by part.

import { stepOf, type Plan, type Step } from "../../lib/plan";
import type { ChoiceInfo, OptionInfo } from "../../protocol";
import { sideOf, whereIs } from "./model";
import type { DiceBoard } from "./types";

/** The choices before an attack: each is passed on the way to it. */
const BEFORE: readonly (readonly [choice: string, kind: string])[] = [
  ["dice", "done"],
  ["war", "attack"],
  ["gather", "done"],
];
const KINDS = BEFORE.map(([choice]) => choice);

function passed(kinds: readonly string[]): Step[] {
  return BEFORE.filter(([choice]) => kinds.includes(choice)).map(([choice, kind]) =>
    stepOf(choice, { kind, args: {} }, true),
  );
}

/** Whether a player could go to war now: with Units, from the dice on. */
export function marches(board: DiceBoard, choice: ChoiceInfo): boolean {
  const found = sideOf(board, choice.seat).muster.some((die) => die in board.units);
  return choice.options !== undefined && KINDS.includes(choice.kind) && found;
}

/** Those of whom Units could be borrowed. */
export function lenders(board: DiceBoard, seat: string): string[] {
  const asked = board.war?.lenders ?? [];
  return board.seats.filter(
    (other) =>
      other !== seat &&
      !asked.includes(other) &&
      sideOf(board, other).prepared.some((die) => die in board.units),
  );
}

/** End the dice, and go to war in one way. */
export function march(label: string, kind: "attack" | "prepare"): Plan {
  return { label, steps: [...passed(["dice"]), stepOf("war", { kind, args: {} })] };
}

/**
 * Attack an enemy; whoever could lend Units is spoken of first.
 *
 * Where one enemy is left that can be attacked, nobody asks which.
 */
export function attackOn(label: string, board: DiceBoard, choice: ChoiceInfo, die: string): Plan {
  if (choice.kind !== "gather" && lenders(board, choice.seat).length) return march(label, "attack");
  const target = stepOf("target", { kind: "target", args: { die } }, true);
  return { label, steps: [...passed(KINDS), target] };
}

/** Attack with the Units of another player, too. */
export function attackWith(label: string, seat: string): Plan {
  const borrow = stepOf("gather", { kind: "borrow", args: { seat } }, true);
  return { label, steps: [...passed(["dice", "war"]), borrow] };
}

/** Who lends the Unit that a die is; null where it is in no Prepared Area. */
export function lenderOf(board: DiceBoard, die: string): string | null {
  const found = whereIs(board, die);
  return found?.area === "prepared" ? found.seat : null;
}

/** Whether an option brings what none before it does: of prices, the lowest for each result. */
export function needed(options: readonly OptionInfo[], option: OptionInfo): boolean {
  if (!Object.keys(option.detail).length) return true;
  const brings = ({ detail }: OptionInfo) => JSON.stringify(detail);
  return options.find((each) => brings(each) === brings(option)) === option;
}
