// How a component looks: its colour and signs, its numbers, and what else is printed on it.

import { capital, words, type Args } from "../../lib/words.svelte";
import { TERRAIN_SCENES, type Scene } from "../kit/scenes";
import { KIND_SCENES, vignette } from "./landscapes";
import {
  ATTRIBUTES,
  type CardRecord,
  type EventRecord,
  type FoeRecord,
  type HeroRecord,
  type LocationRecord,
  type PathRecord,
  type PlotRecord,
  type ComponentRecord,
} from "./types";

/** A sign with what it says: a value for those who know the sign, words for everybody. */
export interface Figure {
  sign: string;
  value?: number | string;
  text: string;
}

export interface Look {
  /** Which of the colours in tokens.css it has. */
  colour: string;
  /** The sign of what it is, and that in words. */
  sign: string;
  what: string;
  scene: Scene | undefined;
  /** What kind of land it leads over, or is. */
  terrain: Figure[];
  /** The numbers that are looked at first. */
  stats: Figure[];
  /** All else that is printed on it. */
  lines: Figure[];
}

const say = (key: string, args: Args = {}) => capital(words.say(`page-quest-${key}`, args));
const figure = (name: string, value: number | string) =>
  capital(words.say(`quest-figure-${name}`, { value }));
const name = (role: string, id: string) => words.say(`quest-${role}-${id}`);
const listed = (role: string, ids: readonly string[]) =>
  ids.map((id) => name(role, id)).join(words.say("list-comma"));
const stat = (sign: string, value: number): Figure => ({ sign, value, text: figure(sign, value) });

/** A line about something that has a sign of its own, where there is anything to say. */
function line(sign: string, text: string, value?: number | string): Figure[] {
  return [value === undefined ? { sign, text } : { sign, value, text }];
}

function cardLook(record: CardRecord): Partial<Look> {
  const owner = record.hero
    ? line(record.hero, say("card-of-hero", { hero: name("hero", record.hero) }))
    : record.foes
      ? line("foe", say("card-of-foes", { deck: name("foes", record.foes) }))
      : line("skill", say("card-skill"));
  return {
    colour: record.type,
    sign: record.type,
    what: capital(name("type", record.type)),
    scene: TERRAIN_SCENES[record.icons[0] ?? "none"],
    terrain: record.icons.map((icon) => ({ sign: icon, text: capital(name("icon", icon)) })),
    stats: [
      { sign: "strength", value: record.cost, text: figure("cost", record.cost) },
      stat("attack", record.attack),
      stat("defense", record.defense),
    ],
    lines: [...owner, ...line("card", figure("copies", record.copies))],
  };
}

function heroLook(record: HeroRecord): Partial<Look> {
  return {
    sign: record.id,
    stats: ATTRIBUTES.map((which) => stat(which, record[which])),
    lines: [
      ...line("skill", capital(name("power", record.power))),
      ...line("location", figure("start", name("location", record.start))),
    ],
  };
}

function foeLook(record: FoeRecord): Partial<Look> {
  const minion = record.stage !== null;
  return {
    sign: minion ? "minion" : "foe",
    what: say(minion ? "minion" : "monster"),
    stats: [
      stat("health", record.health),
      stat("strength", record.strength),
      stat("fortitude", record.fortitude),
      stat("wisdom", record.wisdom),
    ],
    lines: [
      ...line("card", capital(name("foes", record.foes))),
      ...(record.stage === null ? [] : line("event", figure("stage", record.stage))),
      ...(record.starts.length
        ? line("location", figure("starts", listed("location", record.starts)))
        : []),
    ],
  };
}

function plotLook(record: PlotRecord): Partial<Look> {
  const where = record.location && name("location", record.location);
  const advance = [
    figure("marker", name("marker", record.marker)),
    words.say("quest-figure-advance", { value: record.advance }),
  ];
  return {
    stats: [
      {
        sign: record.marker,
        value: `+${record.advance}`,
        text: advance.join(words.say("list-comma")),
      },
      { sign: "favor", value: record.price, text: figure("price", record.price) },
      ...(record.influence === null ? [] : [stat("influence", record.influence)]),
    ],
    lines: where ? line("location", figure("location", where)) : [],
  };
}

function eventLook(record: EventRecord): Partial<Look> {
  const { favor_at, characters, marker_at, kept } = record;
  return {
    stats: [
      { sign: "event", value: record.stage, text: figure("stage", record.stage) },
      { sign: "page", value: record.priority, text: figure("priority", record.priority) },
    ],
    lines: [
      ...(favor_at.length ? line("favor", figure("favor-at", listed("location", favor_at))) : []),
      ...(characters.length
        ? line("character", say("event-brings", { who: listed("character", characters) }))
        : []),
      ...(marker_at
        ? line("location", say("event-marker", { location: name("location", marker_at) }))
        : []),
      ...(kept === "given" ? line("hand", say("event-given")) : []),
      ...(kept === "current" ? line("page", say("event-current")) : []),
    ],
  };
}

function locationLook(record: LocationRecord): Partial<Look> {
  return {
    scene: vignette(record),
    stats: record.stronghold
      ? [
          {
            sign: "fortitude",
            value: record.stronghold,
            text: figure("stronghold", record.stronghold),
          },
        ]
      : [],
    terrain: [
      ...(record.haven ? line("life", figure("haven", 1)) : []),
      ...(record.perilous ? line("peril", figure("perilous", 1)) : []),
    ],
    lines: line("location", figure("region", name("region", record.region))),
  };
}

function pathLook(record: PathRecord): Partial<Look> {
  return {
    colour: "location",
    scene: TERRAIN_SCENES[record.icon ?? "plains"],
    terrain: record.icon ? [{ sign: record.icon, text: capital(name("icon", record.icon)) }] : [],
    stats: [
      {
        sign: "card",
        value: record.number,
        text: say(record.icon ? "path-cards" : "path-any", { count: record.number }),
      },
    ],
    lines: [
      ...(record.water ? line("swamp", say("path-water")) : []),
      ...(record.item
        ? line(record.item, say("path-item", { item: name("item", record.item) }))
        : []),
    ],
  };
}

type Kind = ComponentRecord["kind"];
type Of<K extends Kind> = Extract<ComponentRecord, { kind: K }>;

const LOOKS: { [K in Kind]?: (record: Of<K>) => Partial<Look> } = {
  card: cardLook,
  hero: heroLook,
  foe: foeLook,
  plot: plotLook,
  event: eventLook,
  location: locationLook,
  path: pathLook,
  shadow: ({ influence, window }) => ({
    stats: [stat("influence", influence)],
    lines: line("event", figure("window", name("window", window))),
  }),
  corruption: ({ price }) =>
    price === null
      ? { lines: line("next", say("corruption-at-once")) }
      : { stats: [{ sign: "favor", value: price, text: figure("price", price) }] },
  encounter: ({ priority, deck, quest }) => ({
    stats: [{ sign: "page", value: priority, text: figure("priority", priority) }],
    lines: [
      ...line("location", figure("deck", name("deck", deck))),
      ...(quest ? line("quest", say("encounter-quest")) : []),
    ],
  }),
  quest: ({ hero, advanced }) => ({
    lines: [
      ...line(hero, figure("hero", name("hero", hero))),
      ...line("page", say(advanced ? "quest-advanced" : "quest-starting")),
    ],
  }),
  mission: ({ side }) => ({
    sign: side === "heroes" ? "heroes" : "influence",
    lines: line("hand", figure("side", name("side", side))),
  }),
  character: ({ favor }) => ({ stats: [stat("favor", favor)] }),
  item: ({ id, copies }) => ({ sign: id, lines: line("card", figure("copies", copies)) }),
};

function own<K extends Kind>(record: Of<K>): Partial<Look> {
  return LOOKS[record.kind as K]?.(record) ?? {};
}

/** How a component looks, from its record alone. */
export function lookOf(record: ComponentRecord): Look {
  return {
    colour: record.kind,
    sign: record.kind,
    what: say(`a-${record.kind}`),
    scene: KIND_SCENES[record.kind],
    terrain: [],
    stats: [],
    lines: [],
    ...own(record),
  };
}
