// How the events of Quest are shown on its board, and which of them are heard.

import {
  all,
  cards,
  drop,
  fly,
  less,
  more,
  one,
  point,
  present,
  rise,
  slide,
  token,
  turn,
  walk,
  type Args,
  type EventShow,
  type EventShows,
  type EventSounds,
  type Show,
  type Spot,
} from "../kit/shows";
import { heroAt, type QuestBoard } from "./types";

// Where it happens.

const NOW = "step:now";
const DECKS = ["decks:all"];
const PLOTS = ["held:plots"];
const SHADOWS = ["held:shadows"];
const POOL = "pool:pool";
const FOE = "side:foe";
const place = (args: Args, role = "location") => `location:${one(args, role)}`;
const hero = (args: Args, role = "seat") => `seat:${one(args, role)}`;
const sheet = (args: Args) => [`sheet:${one(args, "seat")}`, hero(args)];
const pool = (which: "hand" | "life" | "rest" | "damage", args: Args) => [
  `${which}:${one(args, "seat")}`,
  ...sheet(args),
];
const favor = (args: Args) => [`favor:${one(args, "seat")}`, ...sheet(args)];
/** The side of a combat that a seat is on. */
const side = (args: Args) => (one(args, "seat") === "sauron" ? FOE : "side:hero");
const foe = (args: Args, role = "foe") => [FOE, `foe:${one(args, role)}`];
/** The space on which an active plot lies. */
const space = (args: Args, board: QuestBoard) =>
  `space:${board.plots.findIndex((active) => active?.plot === one(args, "plot")) + 1}`;

// What is seen of it.

type Shows = (args: Args, before: QuestBoard) => Show[];
type Entry = EventShow<QuestBoard>;

const seen = (shows: Shows, apart?: string): Entry => (apart ? { shows, apart } : { shows });
/** What Sauron does, though his events do not name him. */
const saurons = (shows: Shows, apart?: string): Entry => ({ ...seen(shows, apart), by: "sauron" });
/** A card is shown to all and goes somewhere. */
const shown = (role: string, to: (args: Args) => Spot = sheet): Entry =>
  seen((args) => [present(one(args, role), ...to(args))], role);
const atHero = seen((args) => [point(...[hero(args), ...sheet(args)])]);
const atSheet = seen((args) => [point(...sheet(args))]);
const atSide = seen((args) => [point(side(args), ...sheet(args))]);
const atStep = seen(() => [point(NOW)]);
const atFoe = seen((args) => [point(...foe(args))]);
const atPlace = seen((args) => [point(place(args))]);
const atDecks = seen(() => [point(...DECKS)]);
const atPlots = saurons(() => [point(...PLOTS)]);
const given = (role: string): Entry =>
  seen((args) => [fly(`${role}:${one(args, role)}`, DECKS, sheet(args))], role);
const lost = (role: string): Entry =>
  seen((args) => [fly(`${role}:${one(args, role)}`, sheet(args), DECKS)], role);
const enters = saurons((args) => [drop("", `foe:${one(args, "minion")}`, place(args))], "minion");
const marker = seen((args) => [slide(`marker:${one(args, "marker")}`)], "marker");

export const shows: EventShows<QuestBoard> = {
  // The game and its turns.
  hero: shown("hero"),
  quest: shown("quest"),
  mission: shown("mission", () => [NOW]),
  "sauron-turn": { ...atStep, by: "sauron" },
  "hero-turn": seen((args) => [point(NOW), point(hero(args))]),
  "end-turn": atStep,
  story: marker,
  "story-back": marker,
  stage: atStep,
  finale: atStep,
  "hero-mission": shown("mission", () => [NOW]),
  "sauron-mission": shown("mission", () => [NOW]),
  champion: atHero,
  "ringwraiths-gain": saurons((args) => [drop(more(args), FOE, NOW)]),
  "ringwraiths-lose": saurons((args) => [rise(less(args), FOE, NOW)]),

  // Sauron's turn.
  influence: saurons((args) => [drop(more(args), place(args))]),
  "influence-taken": seen((args) => [rise(less(args), place(args))]),
  "influence-excess": seen((args) => [rise(less(args), place(args))]),
  pool: saurons((args) => [drop(more(args), POOL)]),
  "pool-drained": seen((args) => [rise(less(args), POOL)]),
  enter: enters,
  returns: enters,
  "minion-placed": enters,
  "minion-moved": saurons(
    (args) => [walk(`foe:${one(args, "minion")}`, [place(args)], [place(args, "to")])],
    "minion",
  ),
  heal: saurons((args) => [drop(more(args), `foe:${one(args, "minion")}`)], "minion"),
  plot: saurons(
    (args, board) => [present(one(args, "plot"), space(args, board), ...PLOTS)],
    "plot",
  ),
  "plot-marker": saurons((args) => [point(place(args))], "plot"),
  "plot-discarded": seen((args, before) => [fly(space(args, before), PLOTS, DECKS)], "plot"),
  "events-drawn": atDecks,
  event: seen((args) => [present(one(args, "event"), `event:${one(args, "event")}`)], "event"),
  "event-marker": seen((args) => [drop("", `event:${one(args, "event")}`, place(args))]),
  "event-over": seen((args) => [point(`event:${one(args, "event")}`, ...DECKS)]),
  "event-given": seen((args) => [fly(`event:${one(args, "event")}`, DECKS, sheet(args))]),
  banked: seen((args) => [drop(more(args), NOW)]),
  "favor-placed": seen((args) => [drop(more(args), place(args))]),
  "favor-removed": seen((args) => [rise(less(args), place(args))]),
  "character-placed": seen(
    (args) => [drop("", `character:${one(args, "character")}`, place(args))],
    "character",
  ),
  "character-returned": seen((args) => [rise(less(args), place(args))], "character"),
  action: saurons((args) => [point(`track:${one(args, "track")}`)], "track"),
  "actions-cleared": saurons(() => [point("track:influence", NOW)]),
  "shadows-drawn": saurons((args) => [cards(args, DECKS, SHADOWS)]),
  "plots-drawn": saurons((args) => [cards(args, DECKS, PLOTS)]),
  "shadows-seen": saurons((args) =>
    all(args, "shadow").map((id) => fly(`shadow:${id}`, DECKS, SHADOWS)),
  ),
  "plots-seen": saurons((args) => all(args, "plot").map((id) => fly(`plot:${id}`, DECKS, PLOTS))),
  "shadows-discarded": saurons(() => [fly(null, SHADOWS, DECKS)]),
  shadow: saurons((args) => [present(one(args, "shadow"), ...SHADOWS)], "shadow"),
  "plot-dropped": saurons(() => [fly(null, PLOTS, DECKS)], "plot"),
  "shadow-dropped": saurons(() => [fly(null, SHADOWS, DECKS)], "shadow"),
  "plot-recovered": saurons(() => [fly(null, DECKS, PLOTS)], "plot"),
  "shadow-recovered": saurons(() => [fly(null, DECKS, SHADOWS)], "shadow"),
  "plot-peeked": atPlots,
  "plot-to-top": atPlots,
  "plot-to-bottom": atPlots,
  "plot-found": saurons(() => [fly(null, DECKS, PLOTS)], "plot"),
  "plot-not-found": atPlots,
  "token-drawn": saurons((args) => [point(`pile:${one(args, "pile")}`)]),
  "token-face": saurons((args) => [present(one(args, "foe"), NOW)]),
  "token-blank": saurons(() => [point(NOW)]),
  "token-laid": saurons((args) => [drop("", place(args))]),
  "token-moved": saurons((args) => [token([place(args)], [place(args, "to")])]),
  "token-discarded": seen((args) => [present(one(args, "foe"), place(args))]),
  "blank-discarded": seen((args) => [rise("–", place(args))]),

  // A hero's turn.
  rest: seen((args) => [point(hero(args))]),
  recover: seen((args) => [cards(args, pool("rest", args), pool("life", args))]),
  scout: atPlace,
  "see-tokens": atPlace,
  "look-tokens": atHero,
  "token-looked": atPlace,
  "turn-token": shown("foe", (args) => [FOE, hero(args)]),
  "move-hero": seen((args, before) => {
    const at = heroAt(before, one(args, "seat"))?.location ?? one(args, "location");
    return [walk(hero(args), [`location:${at}`], [place(args)])];
  }),
  "discard-card": seen((args) => [
    fly(`card:${one(args, "card")}`, pool("hand", args), pool("rest", args)),
  ]),
  surrender: atHero,
  "draw-perils": saurons((args) => [cards(args, DECKS, ["drawn:cards", hero(args)])]),
  "see-perils": saurons((args) => all(args, "peril").map((id) => turn(`peril:${id}`, NOW))),
  "discard-perils": saurons(() => [point("drawn:cards", ...DECKS)]),
  "no-peril": atHero,
  peril: shown("peril", (args) => [hero(args)]),
  perilous: saurons((args) => [point(place(args))]),
  consult: seen((args) => [point(`character:${one(args, "character")}`, hero(args))], "character"),
  "dark-path": atHero,
  foil: seen((args, before) => [point(space(args, before), hero(args))], "plot"),
  follow: shown("event", (args) => [hero(args)]),
  "complete-quest": shown("quest"),
  "complete-errand": shown("encounter"),
  "reveal-quest": shown("quest"),
  "keep-errand": shown("encounter"),
  "no-encounter": atPlace,
  "barred-encounter": atHero,
  guard: shown("foe", (args) => [FOE, hero(args)]),
  "draw-encounters": seen((args) => [cards({}, DECKS, ["drawn:cards", hero(args)])]),
  encounter: shown("encounter", (args) => [hero(args)]),
  "named-hero": atHero,

  // What a hero has.
  "gain-favor": seen((args) => [drop(more(args), ...favor(args))]),
  "lose-favor": seen((args) => [rise(less(args), ...favor(args))]),
  "gain-item": given("item"),
  "discard-item": lost("item"),
  raise: seen((args) => [drop("+1", ...sheet(args))], "attribute"),
  train: seen((args) => [cards(args, DECKS, sheet(args))]),
  "train-draw": seen((args) =>
    all(args, "card").map((id) => turn(`card:${id}`, "drawn:cards", NOW)),
  ),
  learn: seen((args) => [present(one(args, "card"), NOW)]),
  "discard-skill": seen((args) => [fly(null, sheet(args), DECKS)]),
  "gain-corruption": given("corruption"),
  "discard-corruption": lost("corruption"),
  "hand-out": given("corruption"),
  tempt: saurons((args) => all(args, "corruption").map((id) => turn(`corruption:${id}`, NOW))),
  "hand-to-life": seen((args) => [cards(args, pool("hand", args), pool("life", args))]),
  mend: seen((args) => [cards(args, pool("damage", args), pool("rest", args))]),
  "turned-up": seen((args) => [cards({}, pool("life", args), pool("rest", args))]),
  slowed: seen(() => [point("marker:heroes")]),
  "look-plots": atPlots,
  "plots-looked": seen((args) => all(args, "plot").map((id) => turn(`plot:${id}`, ...PLOTS))),
  "reshuffled-corruption": atDecks,
  "reshuffled-perils": atDecks,
  "reshuffled-encounters": atDecks,

  // Trades.
  call: atSheet,
  offer: atSheet,
  "offer-favor": seen((args) => [point(...favor(args))]),
  "offer-item": atSheet,
  "offer-errand": atSheet,
  decline: atSheet,
  trade: atSheet,
  "trade-favor": seen((args) => [rise(less(args), ...favor(args))]),
  "trade-item": lost("item"),
  "trade-errand": lost("encounter"),

  // Combat.
  fight: seen((args) => [point(hero(args)), point(...foe(args))], "foe"),
  "fight-refused": atHero,
  "draw-foe-cards": saurons((args) => [cards(args, DECKS, foe(args))]),
  "agility-spent": atSide,
  "draw-cards": seen((args) => [cards(args, pool("life", args), pool("hand", args))]),
  exhausted: atSide,
  laid: atSide,
  "laid-open": atSide,
  reveal: seen((args) => [turn(side(args))]),
  cancelled: seen((args) => [point(`card:${one(args, "card")}`, FOE)]),
  clash: seen(() => [point("side:hero"), point(FOE)]),
  "damage-hero": seen((args) => [drop(less(args), "side:hero", hero(args))]),
  "damage-foe": seen((args) => [drop(less(args), ...foe(args))]),
  "suffer-hand": seen((args) => [cards(args, pool("hand", args), pool("damage", args))]),
  "suffer-life": seen((args) => [cards(args, pool("life", args), pool("damage", args))]),
  "card-lost": seen((args) => [
    fly(`card:${one(args, "card")}`, pool("hand", args), pool("rest", args)),
  ]),
  burdened: seen((args) => [fly(`card:${one(args, "card")}`, foe(args), foe(args))]),
  "taken-back": seen((args) => [
    fly(`card:${one(args, "card")}`, [side(args)], pool("hand", args)),
  ]),
  "type-named": atSide,
  "hand-told": atSide,
  "hand-counted": atSide,
  feared: atSide,
  "foe-heals": seen((args) => [drop(more(args), ...foe(args))]),
  endures: seen((args) => [cards({}, pool("rest", args), pool("life", args))]),
  "foe-defeated": atFoe,
  "foe-stands": atFoe,
  "hero-defeated": atHero,
};

export const sounds: EventSounds = {
  card: [
    ...["plot", "plot-discarded", "event", "shadow", "shadows-drawn", "plots-drawn", "draw-perils"],
    ...["peril", "recover", "discard-card", "gain-item", "train", "gain-corruption", "draw-cards"],
    ...["encounter", "complete-quest", "complete-errand", "laid", "reveal", "draw-foe-cards"],
  ],
  coin: [
    ...["influence", "influence-taken", "pool", "pool-drained", "banked", "favor-placed"],
    ...["gain-favor", "lose-favor", "story", "story-back", "trade", "token-laid"],
  ],
  step: ["move-hero", "minion-moved", "token-moved", "enter", "returns", "minion-placed"],
  blow: [
    ...["fight", "damage-hero", "damage-foe", "suffer-hand", "suffer-life", "foil"],
    ...["foe-defeated", "hero-defeated"],
  ],
};
