// Written by scripts/protocol.py; do not change it by hand.

export const ATTRIBUTES = ["fortitude", "strength", "agility", "wisdom"] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const TYPES = ["melee", "ranged"] as const;
export type CardType = (typeof TYPES)[number];

export const MARKERS = ["heroes", "ring", "conquest", "corruption"] as const;
export type Marker = (typeof MARKERS)[number];

export const ICONS = ["plains", "hills", "forest", "mountains", "swamp"] as const;
export type Terrain = (typeof ICONS)[number];

export const TRACKS = ["influence", "cards", "command"] as const;
export type Track = (typeof TRACKS)[number];

/** A Quest as a seat sees it. */
export type QuestBoard = {
  round: number; step: string; turn: Turn | null; story: StoryView; map: Record<string, Place>;
  pool: Pool; actions: Record<Track, Space[]>; plots: (ActivePlot | null)[]; event: EventView;
  minions: Record<string, MinionView>; sauron: SauronView; heroes: Record<string, NoHero |
  HeroView>; missions: Missions; trade: TradeView | null; drawn: DrawnView | null; fight: FightView
  | null; decks: Decks;
};

/** A hero's turn; `moves_left` is null where nothing limits how often it may still travel. */
export type Turn = {
  hero: string; second: boolean; shadow_played: boolean; dark_path: boolean; travels: number;
  moves_left: number | null;
};

/**
 * The story track; `paces` is how far each marker goes in the next Story step.
 *
 * `stages` holds the last space of each stage; the last of all is the Finale.
 */
export type StoryView = {
  markers: Record<Marker, number>; paces: Record<Marker, number>; stage: number; stages: number[];
  shadow_falls: number; dominant: string | null; to_go: ToGo;
};

/** How many spaces each side is from its end of the story. */
export type ToGo = { heroes: number; sauron: number };

/**
 * What lies at a location; `limit` is how much influence it can hold now.
 *
 * `perilous` names the heroes for whom a location is so that has no sword printed on it.
 */
export type Place = {
  influence?: number; limit?: number; favor?: number; characters?: string[]; tokens?: TokenView[];
  perilous?: string[];
};

/** A monster token; `face` is a foe's id or `blank`, null for those who have not seen it. */
export type TokenView = { token: number; pile: string; face: string | null };

/** The Shadow Pool; `room` is how much influence it can still take. */
export type Pool = { influence: number; room: number };

/** A space of an action track. */
export type Space = { number: number; covered: boolean };

/** A plot that was just played has no location until Sauron names it. */
export type ActivePlot = { plot: string; location: string | null };

/** The current event, and the one that a hero was given. */
export type EventView = {
  current: string | null; marker: string | null; given: string | null; keeper: string | null;
  banked: number;
};

/** A minion; `location` is a location's id, or `not yet`, `away`, `defeated`. */
export type MinionView = { location: string; damage: number; health: number };

/**
 * What Sauron holds; `hindered`: why plots cannot be played now, for himself alone.
 *
 * While he acts, `room` is how much more influence locations can take, `links` brings others into
 * reach, and `commands` are those that he can give now or by his next action.
 */
export type SauronView = {
  plots: (string | null)[]; shadows: (string | null)[]; hindered?: Record<string, string>; room?:
  Record<string, number>; links?: Record<string, LinksView>; commands?: CommandView[];
};

/** Locations by which one comes into reach that has `room`, itself last. */
export type LinksView = { places: string[]; room: number };

/** A command as the option that gives it; `to` is where it could move a piece of the map. */
export type CommandView = { kind: string; args: Record<string, string>; to: string[] };

/** A hero that its player has not chosen yet. */
export type NoHero = { hero: null };

/**
 * A hero; `attributes` are what counts now, `levels` how often each was raised.
 *
 * `quests` are the starting quest and the advanced one when it is dealt, `errands` the encounter
 * cards kept as quests; `most_levels` is how often each attribute can be raised; `travel` is for
 * its own player alone.
 */
export type HeroView = {
  hero: string; location: string; attributes: Record<Attribute, number>; levels: Record<Attribute,
  number>; most_levels: number; favor: number; items: string[]; corruption: string[]; quests:
  string[]; advanced_open: boolean; errands: string[]; completed: number; life: number; hand:
  (string | null)[]; rest: string[]; damage: (string | null)[]; skills: (string | null)[]; travel?:
  Travel;
};

/**
 * What travelling costs a hero; `fares` are those that differ from the printed numbers.
 *
 * `payers` are the kinds of cards in the hand that show each icon, and `any`, all of them;
 * `spare` is the hand in the order in which a bot would give it away, what it misses least first.
 */
export type Travel = {
  fares: Record<string, number>; payers: Record<string, string[]>; spare: string[]; ways: Way[];
  reach: Record<string, Reach>;
};

/**
 * A path from here; `icons` counts the cards of the hand that show its icon.
 *
 * `pay` is what pays for it with the fewest cards, as that of a `Leg`.
 */
export type Way = {
  path: string; to: string; fare: number; icons: number; payable: boolean; pay: string | number;
};

/** A way to a location that costs as few cards as can be. */
export type Reach = { cards: number; way: Leg[] };

/** One move of a longer way, and what pays for it: an icon, or a number of any cards. */
export type Leg = { to: string; pay: string | number };

/** Both sides' missions, for those who know them. */
export type Missions = { heroes: string | null; sauron: string | null; fulfilled: Fulfilled };

/** Whether the missions are fulfilled now, for those who know them. */
export type Fulfilled = { heroes: boolean | null; sauron: boolean | null };

/** A trade that is being offered; `proposed` once the other is asked about it. */
export type TradeView = {
  offers: string; answers: string; proposed: boolean; gives: Terms; asks: Terms;
};

/** What one side of a trade gives. */
export type Terms = { favor: number; items: string[]; errands: string[] };

/** Cards that somebody has drawn to choose among. */
export type DrawnView = { deck: string; cards: (string | null)[] };

/** A combat; `unspent` agility is in the hero's strength, `feared`: it plays a random card. */
export type FightView = {
  hero: string; foe: string; last: boolean; round: number; ending: string; health: number; damage:
  number; fortitude: number; unspent: number; feared: boolean; hand: (string | null)[]; discard:
  string[]; sides: FightSides;
};

/** Both sides of a combat. */
export type FightSides = { hero: FightSide; foe: FightSide };

/**
 * One side of a combat; `laid` is the card laid face down as a list of one, null without one.
 *
 * `before` is the card of the round before whose "next round" ability works now, `named` the
 * type that was named for it.
 */
export type FightSide = {
  exhausted: boolean; strength: number; spent: number; stack: string[]; laid: (string | null)[] |
  null; card: string | null; cancelled: boolean; attack: number; defense: number; taken: number;
  before: string | null; named: CardType | null;
};

/** All decks; of the items, how many are left. */
export type Decks = {
  plots: DeckView; shadows: DeckView; skills: DeckView; perils: DeckView; corruption: DeckView;
  events: DeckView[]; encounters: Record<string, DeckView>; tokens: Record<string, DeckView>; items:
  Record<string, number>;
};

/** How many cards lie in a deck, and what lies face up beside it. */
export type DeckView = { left: number; discard: string[] };

export type LocationRecord = {
  kind: "location"; id: string; region: string; x: number; y: number; haven: boolean | null;
  stronghold: number | null; perilous: boolean | null; source: string;
};

export type PathRecord = {
  kind: "path"; id: string; ends: [string, string]; icon: Terrain | null; number: number; water:
  boolean | null; item: string | null; source: string;
};

export type HeroRecord = {
  kind: "hero"; id: string; start: string; fortitude: number; strength: number; agility: number;
  wisdom: number; power: string; source: string;
};

export type CardRecord = {
  kind: "card"; id: string; hero: string | null; foes: string | null; icons: Terrain[]; type:
  CardType; cost: number; attack: number; defense: number; ability: string; copies: number; source:
  string;
};

export type FoeRecord = {
  kind: "foe"; id: string; fortitude: number; strength: number; wisdom: number; health: number;
  foes: string; stage: number | null; starts: string[]; ability: string | null; source: string;
};

export type PlotRecord = {
  kind: "plot"; id: string; marker: Marker; advance: number; price: number; influence: number |
  null; location: string | null; copies: number; source: string;
};

export type ShadowRecord = {
  kind: "shadow"; id: string; influence: number; window: string; copies: number; source: string;
};

export type EventRecord = {
  kind: "event"; id: string; stage: number; priority: number; favor_at: string[]; characters:
  string[]; characters_at: string[]; marker_at: string | null; kept: string | null; source: string;
};

export type EncounterRecord = {
  kind: "encounter"; id: string; deck: string; priority: number; anywhere: boolean | null; regions:
  string[]; locations: string[]; quest: boolean | null; goal: string; source: string;
};

export type CorruptionRecord = {
  kind: "corruption"; id: string; price: number | null; source: string;
};

export type PerilRecord = {
  kind: "peril"; id: string; anywhere: boolean | null; regions: string[]; locations: string[];
  source: string;
};

export type QuestRecord = {
  kind: "quest"; id: string; hero: string; advanced: boolean | null; goal: string; source: string;
};

export type MissionRecord = { kind: "mission"; id: string; side: string; source: string };

export type CharacterRecord = { kind: "character"; id: string; favor: number; source: string };

export type ItemRecord = { kind: "item"; id: string; copies: number; source: string };

export type ComponentRecord = LocationRecord | PathRecord | HeroRecord | CardRecord | FoeRecord | PlotRecord | ShadowRecord | EventRecord | EncounterRecord | CorruptionRecord | PerilRecord | QuestRecord | MissionRecord | CharacterRecord | ItemRecord;