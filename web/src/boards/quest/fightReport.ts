// What a combat has brought so far, gathered from its events: the view shows only what lies there now.

import { undoneVersions } from "../../lib/gameLog";
import type { EventInfo } from "../../protocol";

export type Which = "hero" | "foe";

/** What a side strikes with, and what keeps it off; `by` names what has changed a number. */
export interface Blow {
  attack: number;
  attackBy: string[];
  defense: number;
  defenseBy: string[];
  /** The damage that it deals. */
  damage: number;
}

export interface Round {
  /** The card that each side has turned up, if it has. */
  cards: Record<Which, string | null>;
  /** The cards that count for nothing; `by` nobody if the strength did not suffice. */
  void: { card: string; by: string | null }[];
  /** The blow that each side strikes; none in a round that ends before it. */
  blows: Record<Which, Blow> | null;
  /** All the damage that each side is dealt, and what deals it besides the blow. */
  damage: Record<Which, number>;
  damageBy: Record<Which, string[]>;
}

export interface Report {
  /** The seat of the hero, and the foe. */
  hero: string;
  foe: string;
  rounds: Round[];
  /** How it ended, by the event that says so and its number; none while it goes on. */
  ending: string | null;
  ended: number;
}

/** The events that end a combat. */
const ENDINGS = new Set(["foe-defeated", "foe-stands", "hero-defeated"]);

const side = (event: EventInfo): Which => (event.args["seat"] === "sauron" ? "foe" : "hero");
const figure = (event: EventInfo, name: string) => Number(event.args[name] ?? 0);
const named = (event: EventInfo, name: string): string[] =>
  [event.args[name] ?? []].flat() as string[];

const empty = (): Round => ({
  cards: { hero: null, foe: null },
  void: [],
  blows: null,
  damage: { hero: 0, foe: 0 },
  damageBy: { hero: [], foe: [] },
});

/** The last combat that events tell of and that was not undone; null where there is none. */
export function reportOf(events: readonly EventInfo[]): Report | null {
  const undone = undoneVersions(events);
  const standing = events.filter(({ version }) => !undone.has(version));
  const begins = standing.map(({ kind }) => kind).lastIndexOf("fight");
  return standing.slice(Math.max(0, begins)).reduce(withEvent, null);
}

const begun = (hero = "", foe = ""): Report => ({ hero, foe, rounds: [], ending: null, ended: 0 });

function withEvent(report: Report | null, event: EventInfo): Report | null {
  const { kind, args } = event;
  if (kind === "fight") return begun(String(args["seat"]), String(args["foe"]));
  // A table can begin in the middle of a combat.
  if (kind === "reveal") report ??= begun();
  if (!report) return null;
  let round = report.rounds.at(-1);
  if (kind === "reveal") {
    const who = side(event);
    if (!round || round.blows || round.cards[who] !== null) {
      report.rounds.push((round = empty()));
    }
    round.cards[who] = String(args["card"]);
    if (who === "hero") report.hero = String(args["seat"]);
  } else if (ENDINGS.has(kind)) {
    if (!report.ending) [report.ending, report.ended] = [kind, event.number];
  } else if (round) {
    inRound(round, event);
    if (kind === "clash") report.foe = String(args["foe"]);
  }
  return report;
}

function inRound(round: Round, event: EventInfo): void {
  const { kind, args } = event;
  if (kind === "cancelled") {
    round.void.push({ card: String(args["card"]), by: String(args["by"]) });
  } else if (kind === "exhausted") {
    const card = round.cards[side(event)];
    if (card !== null && !round.blows) round.void.push({ card, by: null });
  } else if (kind === "damage-hero") {
    round.damage.hero += figure(event, "count");
  } else if (kind === "damage-foe") {
    round.damage.foe += figure(event, "count");
  } else if (kind === "clash") {
    round.blows = {
      hero: {
        attack: figure(event, "attack"),
        attackBy: named(event, "attack_by"),
        defense: figure(event, "foe_defense"),
        defenseBy: named(event, "foe_defense_by"),
        damage: figure(event, "foe_damage"),
      },
      foe: {
        attack: figure(event, "foe_attack"),
        attackBy: named(event, "foe_attack_by"),
        defense: figure(event, "defense"),
        defenseBy: named(event, "defense_by"),
        damage: figure(event, "damage"),
      },
    };
    round.damageBy = { hero: named(event, "damage_by"), foe: named(event, "foe_damage_by") };
  }
}

/** The damage that a side was dealt besides the blow of its opponent. */
export function moreDamage({ blows, damage }: Round, which: Which): number {
  return damage[which] - (blows?.[which === "hero" ? "foe" : "hero"].damage ?? 0);
}
