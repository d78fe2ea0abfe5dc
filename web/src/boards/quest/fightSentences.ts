// A round of a combat in words, with whatever has changed its numbers.

import { capital, words } from "../../lib/words.svelte";
import { moreDamage, type Round, type Which } from "./fightReport";
import { listed, title } from "./titles";

const other = (which: Which): Which => (which === "hero" ? "foe" : "hero");
const namesOf = (printed: readonly string[]) =>
  listed(printed.map((each) => title("printed", each)));

/** A number with what has made it another than what is printed. */
function withReasons(value: number, by: readonly string[]): string {
  if (!by.length) return String(value);
  return words.say("page-quest-sum-number", { value, by: namesOf(by) });
}

/** Everything that counted in a round; `names` are those of the two sides. */
export function sentencesOf(round: Round, names: Record<Which, string>): string[] {
  const void_ = round.void.map(({ card, by }) =>
    by === null
      ? words.say("page-quest-sum-too-dear", { card: title("card", card) })
      : words.say("page-quest-sum-cancelled", { card: title("card", card), by: namesOf([by]) }),
  );
  const counted = (which: Which) => {
    const card = round.cards[which];
    return card !== null && !round.void.some((each) => each.card === card);
  };
  const sides: Which[] = ["hero", "foe"];
  const blows = sides.filter(counted).flatMap((which) => {
    const blow = round.blows?.[which];
    if (!blow) return [];
    return words.say("page-quest-sum-blow", {
      who: names[which],
      attack: withReasons(blow.attack, blow.attackBy),
      defense: withReasons(blow.defense, blow.defenseBy),
      damage: blow.damage,
    });
  });
  const more = sides.flatMap((which) => {
    const count = moreDamage(round, which);
    if (count <= 0) return [];
    const by = namesOf(round.damageBy[which]) || names[other(which)];
    return words.say("page-quest-sum-more", { who: names[which], count, by });
  });
  return [...void_, ...blows, ...more].map(capital);
}
