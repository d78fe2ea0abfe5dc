// How events are shown on a board: what moves from where to where. Each game has a table of them.

import type { Sound } from "../../lib/sounds";
import type { EventInfo } from "../../protocol";

export type Args = EventInfo["args"];

/** Names of things and places, as `data-thing` and `data-place` have them; the first in sight is meant. */
export type Spot = readonly string[];

/** What is seen of an event. */
export type Show =
  /** A card or token goes from where it was, or else from a spot, to where it is, or else to another. */
  | { do: "fly"; what: string | null; from: Spot; to: Spot; shape: Shape; figure: string }
  /** A piece of the map goes from one spot to another. */
  | { do: "walk"; what: string; from: Spot; to: Spot }
  /** What stands on a track goes from where it was to where it is. */
  | { do: "slide"; at: Spot }
  /** A figure falls on a spot, or rises from it. */
  | { do: "drop"; at: Spot; figure: string; rises: boolean }
  /** A card or token turns up. */
  | { do: "turn"; at: Spot }
  /** A component is shown large, and then goes to a spot. */
  | { do: "present"; id: string; to: Spot }
  /** Dice roll, all at once, each to what it shows. */
  | { do: "roll"; at: Spot }
  /** A ring around a spot. */
  | { do: "point"; at: Spot };

export type Shape = "card" | "token";

/** How a kind of event is shown and told in short. */
export interface EventShow<Board> {
  /** `board` is as it was before, or, where only what is touched matters, as it is now. */
  shows: (args: Args, board: Board) => Show[];
  /** Whose doing it is, where the event names no seat. */
  by?: string;
  /** The argument by which the recap keeps such events apart; without it all are told as one. */
  apart?: string;
}

/** By the kind of the event. */
export type EventShows<Board> = Readonly<Record<string, EventShow<Board>>>;

/** The kinds of events that make each sound; the others make none. */
export type EventSounds = Readonly<Partial<Record<Sound, readonly string[]>>>;

/** An argument as text; a list by its first. */
export function one(args: Args, role: string): string {
  const value = args[role];
  return String(Array.isArray(value) ? value[0] : value);
}

/** All that an argument names. */
export function all(args: Args, role: string): string[] {
  const value = args[role];
  return Array.isArray(value) ? value : value === undefined ? [] : [String(value)];
}

/** How many, where an event says it. */
const many = (args: Args) => Number(args["count"] ?? 1);
export const more = (args: Args) => `+${many(args)}`;
export const less = (args: Args) => `−${many(args)}`;
const times = (args: Args) => (many(args) > 1 ? `×${many(args)}` : "");

export const fly = (what: string | null, from: Spot, to: Spot): Show => ({
  do: "fly",
  what,
  from,
  to,
  shape: "card",
  figure: "",
});
/** So many cards that nobody sees. */
export const cards = (args: Args, from: Spot, to: Spot): Show => ({
  do: "fly",
  what: null,
  from,
  to,
  shape: "card",
  figure: times(args),
});
export const token = (from: Spot, to: Spot): Show => ({
  do: "fly",
  what: null,
  from,
  to,
  shape: "token",
  figure: "",
});
export const walk = (what: string, from: Spot, to: Spot): Show => ({ do: "walk", what, from, to });
export const slide = (...at: string[]): Show => ({ do: "slide", at });
export const drop = (figure: string, ...at: string[]): Show => ({
  do: "drop",
  at,
  figure,
  rises: false,
});
export const rise = (figure: string, ...at: string[]): Show => ({
  do: "drop",
  at,
  figure,
  rises: true,
});
export const turn = (...at: string[]): Show => ({ do: "turn", at });
export const present = (id: string, ...to: string[]): Show => ({ do: "present", id, to });
export const roll = (...at: string[]): Show => ({ do: "roll", at });
export const point = (...at: string[]): Show => ({ do: "point", at });

/** The thing or place that a show is about: the first that it names of where it ends. */
export function touched(show: Show): string[] {
  switch (show.do) {
    case "fly":
      return [show.what, show.to[0]].filter((name) => name !== null && name !== undefined);
    case "walk":
      return [show.what, ...show.to.slice(0, 1)];
    case "present":
      return show.to.slice(0, 1);
    default:
      return show.at.slice(0, 1);
  }
}
