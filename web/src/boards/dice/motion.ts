// How the events of Dice are shown on its board, and which of them are heard.

import {
  all,
  drop,
  fly,
  less,
  more,
  one,
  point,
  present,
  rise,
  roll,
  slide,
  token,
  turn,
  type Args,
  type EventShow,
  type EventShows,
  type EventSounds,
  type Show,
  type Spot,
} from "../kit/shows";
import { whereIs } from "./model";
import type { DiceBoard } from "./types";

type Entry = EventShow<DiceBoard>;
type Shows = Entry["shows"];

const NOW = "turn:now";
const WAY = "way:all";
const WILDS = "wilds:all";
const MAT = "mat:sauron";
const CORRUPTION = ["mat:corruption", MAT];
const MUSTERED = ["sauron:muster", MAT];
const POOL = ["sauron:active", MAT];
const DESTROYED = ["sauron:destroyed", MAT];

const side = (args: Args, role = "seat") => `side:${one(args, role)}`;
const die = (args: Args, role = "die") => `die:${one(args, role)}`;
const card = (args: Args) => `card:${one(args, "card")}`;
const area = (args: Args, name: string): Spot => [`${name}:${one(args, "seat")}`, side(args)];
/** The dice that rolled, each told with its face. */
const rolled = (args: Args) => all(args, "rolled").map((each) => `die:${each.split(":")[0]}`);
/** The area that a die left: it is told while the board is as it was. */
const origin = (args: Args, board: DiceBoard): Spot => {
  const found = whereIs(board, one(args, "die"));
  return found ? [`${found.area}:${found.seat}`, `side:${found.seat}`] : [WILDS];
};

const seen = (shows: Shows, apart?: string): Entry => (apart ? { shows, apart } : { shows });
const atNow = seen(() => [point(NOW)]);
const atSide = seen((args) => [point(side(args))]);
const atDie = seen((args) => [point(die(args), MAT)], "die");
/** A die goes to an area of its owner. */
const goes = (to: (args: Args) => string): Entry =>
  seen((args, board) => [fly(die(args), origin(args, board), area(args, to(args)))], "die");
/** Dice of Sauron come to his mat. */
const enlists = (from: Spot, to: Spot): Entry => seen((args) => [fly(die(args), from, to)], "die");

export const shows: EventShows<DiceBoard> = {
  // The round.
  round: atNow,
  turn: atNow,
  "sauron-turn": atNow,
  "ring-passes": seen((args) => [token([NOW], [side(args)]), point(side(args))]),

  // A player’s dice.
  score: seen(
    (args) => [drop(more(args), die(args), side(args)), slide(`glory:${one(args, "seat")}`)],
    "card",
  ),
  glory: seen((args) => [drop(more(args), side(args)), slide(`glory:${one(args, "seat")}`)]),
  "give-glory": seen((args) => [rise(less(args), side(args)), slide(`glory:${one(args, "seat")}`)]),
  move: goes((args) => one(args, "area")),
  refill: seen((args) => [token(area(args, "used"), area(args, "bag"))]),
  draw: seen((args) => {
    const count = all(args, "dice").length;
    const shown = token(area(args, "bag"), area(args, one(args, "area")));
    return [{ ...shown, figure: count > 1 ? `×${count}` : "" } as Show];
  }),
  roll: seen((args) => [roll(...rolled(args))]),
  reroll: seen((args) => all(args, "dice").map((id) => point(`die:${id}`, side(args)))),
  blank: goes(() => "spent"),
  immediate: goes(() => "spent"),
  fellowship: seen((args) => [drop(more(args), ...area(args, "fellowship"))]),
  spend: goes(() => "spent"),
  "spend-draw": goes(() => "spent"),
  muster: goes(() => "muster"),
  attach: seen((args) => [fly(die(args), [die(args)], [die(args), side(args)])], "die"),
  gain: goes((args) => one(args, "area")),
  give: seen((args) => [fly(die(args), [die(args)], [side(args, "whom")])], "die"),
  clean: seen((args) => [token(area(args, "spent"), area(args, "used"))]),
  use: seen((args) => [present(one(args, "card"), ...area(args, "used"))], "card"),
  strike: seen((args) => [drop(more(args), ...area(args, "muster"))]),
  cloak: seen((args) => [drop(more(args), ...area(args, "muster"))]),
  cleanse: seen((args) => [rise(less(args), ...CORRUPTION)]),
  dazzle: atDie,

  // War.
  attack: seen((args) => [token(area(args, "muster"), MUSTERED)]),
  prepare: seen((args) => [point(...area(args, "prepared"))]),
  borrow: seen((args) => [token([`prepared:${one(args, "whom")}`, side(args, "whom")], MUSTERED)]),
  crush: seen((args) => [point(...area(args, "muster"))]),
  total: seen((args) => [drop(String(one(args, "count")), ...MUSTERED)]),
  withstand: atDie,
  repelled: seen(() => [point(...MUSTERED)]),
  destroy: seen((args) => [fly(die(args), MUSTERED, DESTROYED)], "die"),

  // The Wilds.
  recruit: seen(
    (args) => [fly(null, [`dice:${one(args, "card")}`, card(args)], area(args, "used"))],
    "card",
  ),
  guard: seen((args) => [fly(die(args), [`guard:${one(args, "set")}`, WILDS], MUSTERED)], "die"),
  restore: seen((args) => [rise("", card(args), WILDS)], "card"),
  corrupt: seen((args) => [point(card(args)), drop("", card(args), WILDS)], "card"),
  spared: seen((args) => (args["count"] ? [rise(less(args), ...CORRUPTION)] : [])),
  "lay-out": seen((args) => [turn(card(args), WILDS)], "card"),
  guards: seen((args) => [turn(`enemy-set:${one(args, "set")}`, WILDS)], "set"),

  // Sauron’s turn.
  points: seen((args) => (args["count"] ? [drop(more(args), ...CORRUPTION)] : [])),
  ring: seen((args) => [point(side(args)), drop(more(args), ...CORRUPTION)]),
  assault: seen((args) => [token(MUSTERED, [...area(args, "muster")]), point(side(args))]),
  hold: atDie,
  fall: {
    ...goes((args) => one(args, "area")),
    apart: "card",
  },
  advance: seen((args) => [point(`location:${one(args, "location")}`, WAY)], "location"),
  enlist: enlists([WAY], POOL),
  dismiss: seen(() => [token(POOL, [WAY])], "die"),
  "sauron-roll": seen((args) => [roll(...rolled(args))]),
  ignore: seen((args) => all(args, "dice").map((id) => point(`die:${id}`, MAT))),
  corruption: seen((args) => [drop(more(args), ...CORRUPTION)]),
  return: enlists(DESTROYED, POOL),
};

export const sounds: EventSounds = {
  roll: ["roll", "sauron-roll"],
  card: ["recruit", "guard", "restore", "corrupt", "lay-out", "guards", "use"],
  coin: ["score", "glory", "give-glory", "spend", "fellowship", "points", "corruption", "cleanse"],
  step: ["advance", "muster", "prepare", "attach", "draw", "refill", "ring-passes"],
  blow: ["attack", "destroy", "withstand", "repelled", "assault", "fall", "hold", "crush"],
};
