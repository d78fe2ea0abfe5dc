// What the parts of the board ask of what they are sent.

import type { EventInfo } from "../../protocol";
import type { Instance, Member, SolitaireBoard } from "./types";

/** The cards of a zone, each with a name of its own among copies. */
export function separate(cards: readonly string[]): { id: string; card: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    return { id: `${card}-${nth}`, card };
  });
}

export const instance = ({ in_play }: SolitaireBoard, number: number): Instance | undefined =>
  in_play.instances.find((each) => each.number === number);

/** Whom somebody leads: followers and allies. */
export const led = ({ company }: SolitaireBoard, leader: Member): Member[] =>
  company.filter(({ follows }) => follows === leader.number);

/** What somebody bears besides the members of the company. */
export function borne(board: SolitaireBoard, { number }: Member): Instance[] {
  const members = new Set(board.company.map((each) => each.number));
  return board.in_play.instances.filter(
    (each) => each.bearer === number && !members.has(each.number),
  );
}

/** What lies in play with nobody: events, factions, and hazards that stay. */
export function lying(board: SolitaireBoard): Instance[] {
  const members = new Set(board.company.map((each) => each.number));
  return board.in_play.instances.filter(
    (each) => each.bearer === null && !members.has(each.number),
  );
}

/** A roll of two dice, as it was told. */
export interface Roll {
  event: EventInfo;
  why: string;
  dice: [number, number];
  changes: { by: string; n: number }[];
  total: number;
  above: number;
  ways: number;
  card: string | null;
}

/** The rolls among events, in their order. */
export function rolls(events: readonly EventInfo[]): Roll[] {
  return events.flatMap((event) => {
    const { kind, args } = event;
    if (kind !== "roll") return [];
    const list = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
    const [one = "1", two = "1"] = list(args["dice"]);
    const changes = list(args["changes"]).map((each) => {
      const at = each.lastIndexOf(":");
      return { by: each.slice(0, at), n: Number(each.slice(at + 1)) };
    });
    return [
      {
        event,
        why: String(args["why"]),
        dice: [Number(one), Number(two)],
        changes,
        total: Number(args["total"]),
        above: Number(args["above"]),
        ways: Number(args["ways"]),
        card: args["card"] === undefined ? null : String(args["card"]),
      },
    ];
  });
}

/** One leg of the journey, as it was told. */
export interface Leg {
  site: string;
  regions: string[];
}

/** Where the company has gone so far. */
export function journey(events: readonly EventInfo[]): Leg[] {
  return events.flatMap(({ kind, args }) => {
    if (kind !== "route") return [];
    const regions = args["regions"];
    return [{ site: String(args["site"]), regions: Array.isArray(regions) ? regions : [] }];
  });
}

/** How likely so many of the 36 ways of two dice are. */
export const percent = (ways: number): number => Math.round((ways / 36) * 100);

/** The cards of a zone, copies together, in the order in which they came. */
export function grouped(cards: readonly string[]): { id: string; count: number }[] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([id, count]) => ({ id, count }));
}
