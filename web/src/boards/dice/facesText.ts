// What a face says, in words: as `games/dice/titles.py` does.

import { words, type Args } from "../../lib/words.svelte";
import type { FaceRecord } from "./types";

const say = (key: string, args: Args = {}) => words.say(`dice-face-${key}`, args);

/** An enemy with its figures. */
export function enemyText(enemy: string, figures: NonNullable<FaceRecord["unit"]>): string {
  return say("enemy", { ...figures, enemy: words.say(`dice-enemy-${enemy}`) });
}

/** What a face shows, in a few words. */
export function faceText(face: FaceRecord): string {
  const shown: string[] = [];
  if (face.unit && face.enemy) shown.push(enemyText(face.enemy, face.unit));
  else if (face.unit) shown.push(say("unit", { ...face.unit }));
  if (face.fellowship) shown.push(say("fellowship", { count: face.fellowship }));
  if (face.draw) shown.push(say("draw", { count: face.draw }));
  for (const symbol of ["reroll", "artifact", "eye"] as const) {
    if (face[symbol]) shown.push(say(symbol));
  }
  const [symbols, other = symbols] = [shown[0], shown.at(-1)];
  if (symbols === undefined) return say("blank");
  const told = say(face.use, { symbols, other: other! });
  return face.bursts ? say("bursts", { face: told, count: face.bursts }) : told;
}
