// How the events of Duel are shown on its board, and which of them are heard.

import {
  all,
  drop,
  fly,
  less,
  more,
  one,
  point,
  rise,
  slide,
  token,
  turn,
  type Args,
  type EventShows,
  type EventSounds,
} from "../kit/shows";
import type { DuelBoard } from "./types";

const side = (args: Args) => [`side:${one(args, "seat")}`];
const purse = (args: Args) => `purse:${one(args, "seat")}`;
const region = (args: Args) => `region:${one(args, "region")}`;
const card = (args: Args) => `card:${one(args, "card")}`;
/** Where the Units of a side stand in a region, or the region where none do. */
const units = (args: Args, where: string) => [
  `unit-${one(args, "seat")}:${one(args, where)}`,
  `region:${one(args, where)}`,
];
const DISCARD = ["pile:discard"];
const HEADING = "heading:now";

const toSide = { shows: (args: Args) => [fly(card(args), DISCARD, side(args))], apart: "card" };
const toPile = { shows: (args: Args) => [fly(card(args), side(args), DISCARD)], apart: "card" };
const turns = { shows: () => [point(HEADING)] };

export const shows: EventShows<DuelBoard> = {
  chapter: turns,
  "reveal-tile": { shows: (args) => [turn(`tile:${one(args, "tile")}`)] },
  "reveal-card": { shows: (args) => [turn(card(args))] },
  play: toSide,
  chain: toSide,
  discard: toPile,
  coins: { shows: (args) => [drop(more(args), purse(args))] },
  lose: { shows: (args) => [rise(less(args), purse(args))] },
  landmark: {
    shows: (args) => [fly(`tile:${one(args, "tile")}`, side(args), side(args))],
    apart: "tile",
  },
  fortress: { shows: (args) => [drop("", region(args))] },
  advance: { shows: (args) => [slide(`walker:${one(args, "seat")}`)] },
  place: { shows: (args) => [drop(more(args), region(args))] },
  move: { shows: (args) => [token(units(args, "region"), units(args, "to"))], apart: "to" },
  conflict: { shows: (args) => [rise(less(args), region(args))] },
  remove: { shows: (args) => [rise(less(args), region(args))] },
  raze: { shows: (args) => [rise(less(args), region(args))] },
  "reveal-tokens": {
    shows: (args) => all(args, "token").map((id) => turn(`token:${id}`, ...side(args))),
  },
  keep: {
    shows: (args) => [fly(`token:${one(args, "token")}`, side(args), side(args))],
    apart: "token",
  },
  search: { shows: () => [point(...DISCARD)] },
  peek: { shows: () => [point(...DISCARD)] },
  fetch: toSide,
  strip: toPile,
  again: turns,
  decline: turns,
};

export const sounds: EventSounds = {
  card: ["chapter", "play", "chain", "discard", "landmark", "reveal-tokens", "keep", "fetch"],
  coin: ["coins", "lose", "place", "fortress"],
  step: ["advance", "move"],
  blow: ["conflict", "remove", "raze", "strip"],
};
