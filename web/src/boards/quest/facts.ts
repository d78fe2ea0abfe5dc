// What is worth knowing about a thing on the board, in sentences.

import type { Fact, Facts } from "../../lib/boardInput.svelte";
import { capital, words, type Args } from "../../lib/words.svelte";
import { pathBetween } from "./atlas";
import { cardFacts } from "./cardFacts";
import { stepOf } from "./roundSteps";
import type { QuestController } from "./controller.svelte";
import type { Thing } from "./things";
import { listed, nameOf, stageSign, title } from "./titles";
import {
  heroAt,
  type Leg,
  type Marker,
  type PathRecord,
  type Reach,
  type TokenView,
} from "./types";
import { called } from "./names";

const say = (key: string, args: Args = {}) => capital(words.say(`page-quest-fact-${key}`, args));
/** As a part of a sentence. */
const told = (key: string, args: Args = {}) => words.say(`page-quest-fact-${key}`, args);

/** What a path asks for, in a few words. */
function priceText(path: PathRecord, count: number): string {
  if (path.icon === null || count === 1) return told("price-any", { count });
  return told("price", { icon: title("icon", path.icon), count });
}

function legText({ to, pay }: Leg): string {
  const how = typeof pay === "number" ? told("price-any", { count: pay }) : title("icon", pay);
  return words.say("label-with-notes", { phrase: nameOf("location", to), notes: how });
}

/** A way that the hand pays for. */
function wayText({ cards, way }: Reach): string {
  return say("plan-way", { count: cards, way: way.map(legText).join(told("plan-then")) });
}

function tokenName({ token, face }: TokenView): string {
  const name = title("token", String(token));
  return face === null
    ? words.say("label-with-notes", { phrase: name, notes: told("token-unknown") })
    : words.say("label-with-notes", { phrase: name, notes: title("foe", face) });
}

/** Who and what stands at a location. */
function company(controller: QuestController, id: string): Fact[] {
  const { board } = controller;
  const place = board.map[id];
  const lines: Fact[] = [];
  const names = (kind: string, role: string) =>
    controller.here(id).flatMap((thing) => (thing.kind === kind ? [title(role, thing.id)] : []));
  const heroes = controller
    .here(id)
    .flatMap((t) => (t.kind === "seat" ? [called(controller, t.id)] : []));
  if (heroes.length) lines.push({ text: say("at-heroes", { who: listed(heroes) }) });
  const minions = names("foe", "foe");
  if (minions.length) lines.push({ text: say("at-minions", { who: listed(minions) }) });
  if (place?.tokens) {
    lines.push({ text: say("at-tokens", { what: listed(place.tokens.map(tokenName)) }) });
  }
  if (place?.favor) lines.push({ text: say("at-favor", { count: place.favor }), rule: "Q3.12" });
  const characters = names("character", "character");
  if (characters.length) {
    lines.push({ text: say("at-characters", { who: listed(characters) }), rule: "Q3.12" });
  }
  for (const thing of controller.here(id)) {
    if (thing.kind !== "space") continue;
    const plot = title("plot", controller.active(thing.id)!);
    lines.push({ text: say("at-plot", { plot }) });
  }
  for (const event of names("event", "event")) lines.push({ text: say("at-event", { event }) });
  for (const kind of ["quest", "encounter"]) {
    for (const quest of names(kind, kind)) lines.push({ text: say("at-quest", { quest }) });
  }
  return lines;
}

function locationFacts(controller: QuestController, id: string): Facts {
  const record = controller.record("location", id);
  if (!record) return { title: id, lines: [] };
  const place = controller.board.map[id];
  const lines: Fact[] = [{ text: say("in-region", { region: title("region", record.region) }) }];
  if (record.haven) lines.push({ text: say("haven"), rule: "Q3.3" });
  if (record.stronghold) {
    lines.push({ text: say("stronghold", { count: record.stronghold }), rule: "Q2.9" });
  }
  if (place?.influence) {
    const { influence, limit = influence } = place;
    lines.push({ text: say("at-influence", { count: influence, limit }), rule: "Q2.9" });
  }
  if (record.perilous) lines.push({ text: say("perilous"), rule: "Q4.1" });
  else if (place?.perilous) {
    const who = listed(place.perilous.map((seat) => called(controller, seat)));
    lines.push({ text: say("perilous-for", { who }), rule: "Q4.1" });
  }
  lines.push(...company(controller, id));
  lines.push(...travelFacts(controller, id));
  return { title: nameOf("location", id), lines, worded: true };
}

/** The path from one's hero to a location and what the hand has for it, or the way there. */
function travelFacts(controller: QuestController, id: string): Fact[] {
  const hero = controller.seat === null ? null : heroAt(controller.board, controller.seat);
  if (!hero || hero.location === id) return [];
  const way = hero.travel?.ways.find(({ to }) => to === id);
  const path = pathBetween(controller.atlas, hero.location, id);
  const lines: Fact[] = [];
  if (path && way) {
    lines.push({ text: say("path-asks", { price: priceText(path, way.fare) }), rule: "Q3.6" });
    if (path.icon !== null) {
      const icon = title("icon", path.icon);
      lines.push({ text: say("path-held", { count: way.icons, icon, hand: hero.hand.length }) });
    }
  }
  const reach = controller.reach(id);
  if (reach && (reach.way.length > 1 || !path)) {
    lines.push({ text: wayText(reach), rule: "Q3.6" });
  }
  return lines;
}

function tokenFacts(controller: QuestController, id: string): Facts {
  for (const place of Object.values(controller.board.map)) {
    const token = place.tokens?.find((each) => String(each.token) === id);
    if (!token) continue;
    const lines: Fact[] = [{ text: say("token-pile", { pile: title("pile", token.pile) }) }];
    if (token.face === null) lines.push({ text: say("token-hidden"), rule: "Q2.13" });
    else if (token.face === "blank") lines.push({ text: say("token-blank"), rule: "Q3.10" });
    const face = token.face === null ? nameOf("token", id) : capital(tokenName(token));
    return { title: face, lines };
  }
  return { title: nameOf("token", id), lines: [] };
}

function minionFacts(controller: QuestController, id: string): Facts {
  const facts = cardFacts(controller, { kind: "foe", id }) ?? { title: id, lines: [] };
  const minion = controller.board.minions[id];
  if (!minion) return facts;
  const where =
    minion.location in controller.board.minions || controller.atlas.locations.has(minion.location)
      ? say("minion-at", { location: title("location", minion.location) })
      : say(`minion-${minion.location.replace(" ", "-")}`);
  const { damage, health } = minion;
  const lines = [{ text: where }, { text: say("minion-damage", { damage, health }), rule: "Q6.1" }];
  return { title: facts.title, lines };
}

function markerFacts(controller: QuestController, id: string): Facts {
  const { markers, paces, shadow_falls, stages } = controller.board.story;
  const [space, count] = [markers[id as Marker], paces[id as Marker]];
  const lines: Fact[] = [
    { text: say("marker-at", { space }) },
    { text: say("marker-pace", { count }), rule: "Q2.2" },
    { text: say("marker-to-finale", { count: stages.at(-1)! - space }) },
  ];
  if (id !== "heroes") {
    const count = Math.max(0, shadow_falls - space);
    lines.push({ text: say("marker-to-shadow-falls", { count }), rule: "Q2.2" });
  }
  return { title: nameOf("marker", id), lines };
}

function dominanceFacts(controller: QuestController): Facts {
  const { to_go, dominant, stage } = controller.board.story;
  const advanced = controller.view.settings["dominance"] === "advanced";
  return {
    title: say(`dominant-${dominant ?? "nobody"}`),
    lines: [
      { text: say("to-go", { side: nameOf("side", "heroes"), count: to_go.heroes }) },
      { text: say("to-go", { side: nameOf("side", "sauron"), count: to_go.sauron }) },
      { text: say("dominance-about"), rule: advanced ? "Q8.2" : "Q4.2" },
      { text: say("stage-about", { stage: stageSign(stage) }), rule: "Q1.4" },
    ],
  };
}

function seatFacts(controller: QuestController, id: string): Facts {
  const hero = heroAt(controller.board, id);
  const player = controller.view.players[id];
  const lines: Fact[] = player ? [{ text: say("played-by", { name: player }) }] : [];
  if (hero) {
    const { favor, hand, life, damage, rest } = hero;
    lines.push({ text: say("minion-at", { location: title("location", hero.location) }) });
    lines.push({
      text: say("hero-cards", {
        hand: hand.length,
        life,
        rest: rest.length,
        damage: damage.length,
        favor,
      }),
    });
  }
  return { title: called(controller, id), lines };
}

const TRACK_RULES = { influence: "Q2.8", cards: "Q2.11", command: "Q2.12" };

function trackFacts(controller: QuestController, id: string): Facts {
  const track = id as keyof typeof TRACK_RULES;
  const next = controller.board.actions[track].find(({ covered }) => !covered);
  return {
    title: nameOf("track", id),
    lines: [
      { text: say(`track-${id}`), rule: TRACK_RULES[track] },
      { text: next ? say("track-next", { number: next.number }) : say("track-full"), rule: "Q2.7" },
    ],
  };
}

function spaceFacts(controller: QuestController, id: string): Facts {
  const active = controller.board.plots[Number(id) - 1];
  if (active) return plotFacts(controller, active.plot);
  return {
    title: say("plot-space", { space: id }),
    lines: [{ text: say("plot-none"), rule: "Q2.3" }],
  };
}

function plotFacts(controller: QuestController, id: string): Facts {
  const facts = cardFacts(controller, { kind: "plot", id }) ?? { title: id, lines: [] };
  const active = controller.board.plots.find((each) => each?.plot === id);
  if (!active?.location) return facts;
  const where = { text: say("plot-affects", { location: title("location", active.location) }) };
  return { title: facts.title, lines: [where] };
}

function poolFacts({ board }: QuestController): Facts {
  const { influence, room } = board.pool;
  return {
    title: say("pool"),
    lines: [
      { text: say("pool-holds", { count: influence, most: influence + room }), rule: "Q2.10" },
      { text: say("pool-about"), rule: "Q2.3" },
    ],
  };
}

function pileFacts({ board }: QuestController, id: string): Facts {
  const { left = 0, discard = [] } = board.decks.tokens[id] ?? {};
  const lines = [{ text: say("pile-left", { count: left }) }];
  if (discard.length) {
    const what = listed(discard.map((face) => title("foe", face)));
    lines.push({ text: say("pile-discard", { what }) });
  }
  return { title: nameOf("pile", id), lines };
}

function actFacts({ board: { step } }: QuestController, id: string): Facts {
  return {
    title: capital(words.say(`quest-option-${id}`)),
    lines: [{ text: words.say(`page-quest-step-${step}-about`), rule: stepOf(step).rule }],
  };
}

/** Those of things that are no components, or of which there is more to tell. */
const FACTS: { [Kind in Thing["kind"]]?: (controller: QuestController, id: string) => Facts } = {
  location: locationFacts,
  token: tokenFacts,
  foe: minionFacts,
  marker: markerFacts,
  dominance: dominanceFacts,
  seat: seatFacts,
  track: trackFacts,
  space: spaceFacts,
  plot: plotFacts,
  pool: poolFacts,
  pile: pileFacts,
  act: actFacts,
  type: (_, id) => ({ title: nameOf("type", id), lines: [] }),
  label: (_, id) => ({ title: nameOf("label", id), lines: [] }),
  count: (_, id) => ({ title: nameOf("count", id), lines: [] }),
};

/** What is told about a thing when it is pointed at. */
export function factsOf(controller: QuestController, thing: Thing): Facts {
  const { kind, id } = thing;
  const known = FACTS[kind]?.(controller, id) ?? cardFacts(controller, thing);
  return known ?? { title: id, lines: [] };
}
