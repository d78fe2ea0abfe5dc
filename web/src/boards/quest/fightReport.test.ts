import { beforeAll, describe, expect, test } from "vitest";
import { words } from "../../lib/words.svelte";
import type { EventInfo } from "../../protocol";
import { moreDamage, reportOf } from "./fightReport";
import { sentencesOf } from "./fightSentences";

beforeAll(() => Promise.all([words.speak("en"), words.learn("quest")]));

const event = (kind: string, args: EventInfo["args"] = {}, version = 1): EventInfo => ({
  number: version,
  version,
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
const after = (...events: EventInfo[]) => reportOf([FIGHT, ...CARDS, ...events])!;
const said = (...events: EventInfo[]) => sentencesOf(after(...events).rounds.at(-1)!, NAMES);

describe("a report", () => {
  test("begins with the last combat", () => {
    const begun = reportOf([FIGHT, ...CARDS, clash({}), event("foe-stands"), FIGHT]);
    expect(begun).toMatchObject({ hero: "hero-1", foe: "orc", rounds: [], ending: null });
    const { rounds } = after(clash({}), ...CARDS);
    expect(rounds).toHaveLength(2);
    expect(rounds[0]!.cards).toEqual({ hero: "beravor-parry", foe: "zealot-hack" });
  });

  test("is told from the middle where a table begins there", () => {
    expect(reportOf(CARDS)!.hero).toBe("hero-1");
    expect(reportOf([event("laid", { seat: "sauron" })])).toBeNull();
  });

  test("goes back with what is taken back", () => {
    const first = [FIGHT, ...CARDS, clash({})];
    const next = CARDS.map(({ kind, args }) => event(kind, args, 2));
    expect(reportOf([...first, ...next])!.rounds).toHaveLength(2);
    expect(reportOf([...first, ...next, event("undo", { ply: 0 }, 3)])!.rounds).toHaveLength(1);
  });

  test("says how the combat ended", () => {
    const over = after(clash({}), event("foe-stands", {}, 4), event("hero-defeated", {}, 5));
    expect(over).toMatchObject({ ending: "foe-stands", ended: 4 });
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
