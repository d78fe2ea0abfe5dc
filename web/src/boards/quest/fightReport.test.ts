import { beforeAll, describe, expect, test } from "vitest";
import { words } from "../../lib/words.svelte";
import type { EventInfo } from "../../protocol";
import { moreDamage, told } from "./fightReport";
import { sentencesOf } from "./fightSentences";

beforeAll(() => Promise.all([words.speak("en"), words.learn("quest")]));

const event = (kind: string, args: EventInfo["args"] = {}): EventInfo => ({
  number: 1,
  version: 1,
  kind,
  args,
});
const turned = (seat: string, card: string) => event("reveal", { seat, card });
const numbers = { attack: 1, defense: 3, foe_attack: 4, foe_defense: 2, damage: 1, foe_damage: 0 };
const clash = (args: EventInfo["args"]) =>
  event("clash", { seat: "hero-1", foe: "orc", ...numbers, ...args });
const FIGHT = event("fight", { seat: "hero-1", foe: "orc" });
const CARDS = [turned("hero-1", "beravor-parry"), turned("sauron", "zealot-hack")];
const NAMES = { hero: "Beravor", foe: "Orc" };

/** A fight whose first round brings these events after its cards were turned up. */
const after = (...events: EventInfo[]) => told(null, [FIGHT, ...CARDS, ...events])!;
const said = (...events: EventInfo[]) => sentencesOf(after(...events).rounds.at(-1)!, NAMES);

describe("a report", () => {
  test("begins with the combat, and goes on over several updates", () => {
    const begun = told(null, [event("journey"), FIGHT]);
    expect(begun).toMatchObject({ hero: "hero-1", foe: "orc", rounds: [] });
    const first = told(begun, [...CARDS, clash({})])!;
    expect(first.rounds).toHaveLength(1);
    expect(first.rounds[0]!.cards).toEqual({ hero: "beravor-parry", foe: "zealot-hack" });
    expect(told(first, CARDS)!.rounds).toHaveLength(2);
  });

  test("is seen from the middle by whoever comes then", () => {
    expect(told(null, CARDS)!.hero).toBe("hero-1");
    expect(told(null, [event("laid", { seat: "sauron" })])).toBeNull();
  });

  test("is forgotten when something is taken back or the table is shown anew", () => {
    expect(told(after(), [event("undo", { ply: 3 })])).toBeNull();
    expect(told(after(), [])).toBeNull();
  });

  test("says how the combat ended", () => {
    expect(after(clash({}), event("foe-stands"), event("hero-defeated")).ending).toBe("foe-stands");
  });

  test("tells damage by the blow from damage besides", () => {
    const [round] = after(
      event("damage-hero", { count: 1 }),
      clash({}),
      event("damage-hero", { count: 1 }),
    ).rounds;
    expect(round!.damage.hero).toBe(2);
    expect(moreDamage(round!, "hero")).toBe(1);
    expect(moreDamage(round!, "foe")).toBe(0);
  });
});

describe("the line about a round", () => {
  test("names whatever has changed a number", () => {
    expect(
      said(clash({ defense_by: ["card/beravor-parry"], foe_attack_by: ["foe/snaga"] })),
    ).toEqual([
      "Beravor: attack 1 against defense 2, no damage.",
      "Orc: attack 4 (Snaga) against defense 3 (Parry), 1 damage.",
    ]);
  });

  test("names what has cancelled a card, which strikes no blow", () => {
    const cancelled = event("cancelled", { card: "zealot-hack", by: "card/beravor-evade" });
    expect(said(cancelled, clash({}))).toEqual([
      "Hack is cancelled (Evade).",
      "Beravor: attack 1 against defense 2, no damage.",
    ]);
  });

  test("says of a card that it cost too much", () => {
    expect(said(event("exhausted", { seat: "hero-1" }))).toEqual([
      "Parry costs more than the strength left and counts for nothing.",
    ]);
  });

  test("names what deals damage besides the blow", () => {
    const more = said(
      event("damage-hero", { count: 1 }),
      clash({ damage_by: ["foe/orc"] }),
      event("damage-hero", { count: 1 }),
    );
    expect(more.at(-1)).toBe("1 more damage for Beravor (Orc).");
  });
});
