// How the events of Solitaire are shown on its board, and which of them are heard.

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
  token,
  turn,
  type Args,
  type EventShow,
  type EventShows,
  type EventSounds,
  type Spot,
} from "../kit/shows";
import type { SolitaireBoard } from "./types";

type Entry = EventShow<SolitaireBoard>;
type Shows = Entry["shows"];

const NOW = "turn:now";
const HAND = "hand:resources";
const HAZARDS = "hand:hazards";
const ROW = "row:treasures";
const EVENTS = "play:events";
const COMPANY = "company:all";
const FOE = ["fight:foe", EVENTS];
const CLOCK = ["quest:clock", "pile:resources"];

const card = (args: Args, role = "card") => `card:${one(args, role)}`;
const member = (args: Args, role = "card"): Spot => [
  `fighter:${one(args, role)}`,
  `member:${one(args, role)}`,
  card(args, role),
  COMPANY,
];
const site = (args: Args) => `site:${one(args, "site")}`;
const seen = (shows: Shows, apart?: string): Entry => (apart ? { shows, apart } : { shows });
const atNow = seen(() => [point(NOW)]);
const atMember = seen((args) => [point(...member(args))], "card");
const atFoe = seen(() => [point(...FOE)]);
const atSite = seen((args) => [point(site(args))], "site");
/** So many cards come from a pile. */
const drawn = (pile: string, to: string): Entry =>
  seen((args) => {
    const shown = fly(null, [`pile:${pile}`, ...CLOCK], [to]);
    const count = Number(args["count"] ?? all(args, "cards").length);
    return count
      ? [{ ...shown, figure: count > 1 ? `×${count}` : "" } as ReturnType<typeof fly>]
      : [];
  });
const away = (pile: string): Entry =>
  seen((args) => [fly(card(args), [EVENTS, HAND], [`pile:${pile}`, EVENTS])], "card");

/** A thing of the company goes to somebody else of it. */
const handed = seen(
  (args) => [fly(card(args, "item"), [card(args, "item")], [card(args, "item"), ...member(args)])],
  "item",
);
const anew = (from: string, to: string): Entry =>
  seen(() => [token([`pile:${from}`], [`pile:${to}`])]);

export const shows: EventShows<SolitaireBoard> = {
  // The journey.
  turn: atNow,
  "reveal-site": seen((args) => [turn(site(args))], "site"),
  "reveal-treasure": seen((args) => [turn(card(args), ROW)], "card"),
  route: seen((args) => [point(site(args))], "site"),
  "set-out": seen((args) => [point("map:company"), point(site(args))], "site"),
  "go-home": atSite,
  "put-away": seen(
    (args) => [fly(null, [site(args)], ["pile:site-discard"]), point("pile:site-discard")],
    "site",
  ),
  returned: atSite,
  "sent-back": atSite,
  "turned-back": atSite,
  "retype-region": seen(() => [point("map:company")]),
  "retype-site": atSite,
  enter: atSite,
  avoid: atSite,
  stay: atSite,
  "tap-site": atSite,
  "untap-site": atSite,

  // Decks and hands.
  draw: drawn("resources", HAND),
  "draw-hazards": drawn("hazards", HAZARDS),
  "hazards-anew": anew("hazard-discard", "hazards"),
  "sites-anew": anew("site-discard", "sites"),
  "shuffle-into-deck": anew("resource-discard", "resources"),
  "discard-hand": seen((args) => [fly(card(args), [HAND], ["pile:resource-discard"])], "card"),
  "hazard-discarded": seen((args) => [fly(card(args), [HAZARDS], ["pile:hazard-discard"])], "card"),
  retrieve: seen((args) => {
    const foe = one(args, "to").startsWith("hazard");
    const from = [foe ? "pile:hazard-discard" : "pile:resource-discard"];
    return [fly(card(args), from, [foe ? HAZARDS : HAND])];
  }, "card"),

  // Cards that are played.
  play: seen((args) => [present(one(args, "card"), card(args), EVENTS)], "card"),
  hazard: seen((args) => {
    const to = args["target"] === undefined ? [EVENTS] : [...member(args, "target"), EVENTS];
    return [present(one(args, "card"), ...to)];
  }, "card"),
  creature: seen((args) => [present(one(args, "card"), ...FOE)], "card"),
  power: seen((args) => [point(`event:${one(args, "card")}`, card(args), EVENTS)], "card"),
  use: atMember,
  cancelled: atMember,
  discard: away("resource-discard"),
  remove: away("removed"),
  "dragon-slain": seen(() => [point(EVENTS)]),

  // The company and what it bears.
  tap: atMember,
  untap: atMember,
  wound: seen((args) => [drop("−", ...member(args)), point(...member(args))], "card"),
  heal: seen((args) => [rise("+", ...member(args))], "card"),
  eliminated: seen((args) => [rise("✝", ...member(args)), point(...member(args))], "card"),
  leaves: atMember,
  follow: atMember,
  general: atMember,
  corrupted: seen((args) => [drop(less({ count: 1 }), ...member(args))], "card"),
  protected: atMember,
  "check-passed": atMember,
  item: seen((args) => [fly(card(args), [ROW], [card(args), ...member(args, "by")])], "card"),
  give: handed,
  saved: handed,
  "back-among-treasures": seen((args) => [fly(card(args), [COMPANY], ["pile:treasures"])], "card"),
  "treasure-back": seen((args) => [fly(card(args), [COMPANY], ["pile:treasures"])], "card"),
  store: seen((args) => [fly(card(args), [COMPANY], ["pile:stored"])], "card"),
  faction: atMember,
  "faction-lost": atMember,

  // Combat.
  attack: atFoe,
  "attack-over": atFoe,
  "attack-cancelled": atFoe,
  "attack-chosen": atFoe,
  struck: atMember,
  aimed: atMember,
  excess: seen((args) => [drop(less(args), ...member(args))], "card"),
  "strike-over": seen((args) => {
    const lost = one(args, "result") === "succeeded";
    return lost ? [drop(more({ count: 1 }), ...member(args))] : [point(...member(args))];
  }, "card"),

  // Dice: named by their faces, so that they roll to what they show.
  roll: seen((args) => [roll(...all(args, "dice").map((face, n) => `die:${n}-${face}`))]),
};

export const sounds: EventSounds = {
  roll: ["roll"],
  card: ["play", "use", "hazard", "creature", "reveal-site", "reveal-treasure", "item", "draw"],
  coin: ["faction", "store", "heal", "check-passed"],
  step: ["route", "set-out", "turn", "enter", "avoid", "draw-hazards", "tap", "untap", "give"],
  blow: ["attack", "wound", "corrupted", "attack-over", "remove", "eliminated"],
};
