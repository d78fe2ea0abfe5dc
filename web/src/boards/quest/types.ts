// Quest's own part of a view, and the records of its components, as the server sends them.

export const SEATS = ["sauron", "hero-1", "hero-2", "hero-3"] as const;
export const ATTRIBUTES = ["fortitude", "strength", "agility", "wisdom"] as const;
export const ICONS = ["plains", "hills", "forest", "mountains", "swamp"] as const;
export const MARKERS = ["heroes", "ring", "conquest", "corruption"] as const;
export const TRACKS = ["influence", "cards", "command"] as const;

export type Seat = (typeof SEATS)[number];
export type HeroSeat = Exclude<Seat, "sauron">;
export type Attribute = (typeof ATTRIBUTES)[number];
export type Terrain = (typeof ICONS)[number];
export type Marker = (typeof MARKERS)[number];
export type Track = (typeof TRACKS)[number];

/** The parts of Sauron's turn and of a hero's; `finale` is the end, `setup` the beginning. */
export type StepName =
  | "setup"
  | "rally"
  | "story"
  | "plot"
  | "event"
  | "action"
  | "draw"
  | "start"
  | "rest"
  | "ambush"
  | "travel"
  | "arrival"
  | "explore"
  | "encounter"
  | "finale";

/** Cards by id; null for one that lies face down and that this seat does not know. */
export type Hidden = (string | null)[];

/** What lies at a location. */
export interface Place {
  influence?: number;
  /** How much influence it can hold now. */
  limit?: number;
  favor?: number;
  characters?: string[];
  tokens?: TokenAt[];
  /** The heroes for whom it is perilous. */
  perilous?: HeroSeat[];
}

/** A monster token; `face` is a foe's id or `blank`, null for those who have not seen it. */
export interface TokenAt {
  token: number;
  pile: string;
  face: string | null;
}

export interface Turn {
  hero: HeroSeat;
  second: boolean;
  shadow_played: boolean;
  dark_path: boolean;
  travels: number;
  /** How often the hero may still travel; null where nothing limits it. */
  moves_left: number | null;
}

export interface Story {
  markers: Record<Marker, number>;
  /** How far each marker goes in the next Story step. */
  paces: Record<Marker, number>;
  stage: number;
  /** The last space of each stage; the last of all is the Finale. */
  stages: number[];
  shadow_falls: number;
  dominant: "sauron" | "heroes" | null;
  to_go: { heroes: number; sauron: number };
}

export interface Space {
  number: number;
  covered: boolean;
}

/** A hero in play; `hero` is null until its player has chosen one, and the rest is missing. */
export type HeroSide = { hero: null } | HeroAt;

export interface HeroAt {
  hero: string;
  location: string;
  /** What counts now: printed, raised and burdened. */
  attributes: Record<Attribute, number>;
  /** How often each was raised. */
  levels: Record<Attribute, number>;
  favor: number;
  items: string[];
  corruption: string[];
  /** Starting quest, and the advanced one when it is dealt. */
  quests: string[];
  advanced_open: boolean;
  /** Encounter cards kept as quests. */
  errands: string[];
  completed: number;
  life: number;
  hand: Hidden;
  rest: string[];
  damage: Hidden;
  skills: Hidden;
}

export interface FightSide {
  exhausted: boolean;
  strength: number;
  spent: number;
  stack: string[];
  /** The card laid face down, as a list of one; null while none is. */
  laid: Hidden | null;
  card: string | null;
  cancelled: boolean;
  attack: number;
  defense: number;
  taken: number;
  /** The card of the round before whose "next round" ability works now. */
  before: string | null;
  /** The type that was named for it. */
  named: "melee" | "ranged" | null;
}

export interface FightBoard {
  hero: HeroSeat;
  foe: string;
  last: boolean;
  round: number;
  ending: string;
  health: number;
  damage: number;
  fortitude: number;
  /** The agility that the hero did not spend; it is in its strength. */
  unspent: number;
  /** Whether the hero must play a random card. */
  feared: boolean;
  hand: Hidden;
  discard: string[];
  sides: { hero: FightSide; foe: FightSide };
}

/** What one side of a trade gives. */
export interface Terms {
  favor: number;
  items: string[];
  errands: string[];
}

/** A trade that is being offered; `proposed` once the other is asked about it. */
export interface TradeAt {
  offers: HeroSeat;
  answers: HeroSeat;
  proposed: boolean;
  gives: Terms;
  asks: Terms;
}

export interface DeckAt {
  left: number;
  discard: string[];
}

export interface QuestBoard {
  round: number;
  step: StepName;
  turn: Turn | null;
  story: Story;
  map: Record<string, Place>;
  /** `room` is how much influence it can still take. */
  pool: { influence: number; room: number };
  actions: Record<Track, Space[]>;
  /** A plot that was just played has no location until Sauron names it. */
  plots: ({ plot: string; location: string | null } | null)[];
  event: {
    current: string | null;
    marker: string | null;
    given: string | null;
    keeper: HeroSeat | null;
    banked: number;
  };
  /** `location` is a location's id, or `not yet`, `away`, `defeated`. */
  minions: Record<string, { location: string; damage: number; health: number }>;
  /** `hindered`: why plots of his hand cannot be played now, for himself alone. */
  sauron: { plots: Hidden; shadows: Hidden; hindered?: Record<string, string> };
  heroes: Partial<Record<HeroSeat, HeroSide>>;
  missions: {
    heroes: string | null;
    sauron: string | null;
    /** Whether they are fulfilled now, for those who know them. */
    fulfilled: { heroes: boolean | null; sauron: boolean | null };
  };
  trade: TradeAt | null;
  drawn: { deck: string; cards: Hidden } | null;
  fight: FightBoard | null;
  decks: {
    plots: DeckAt;
    shadows: DeckAt;
    skills: DeckAt;
    perils: DeckAt;
    corruption: DeckAt;
    events: DeckAt[];
    encounters: Record<string, DeckAt>;
    tokens: Record<string, DeckAt>;
    items: Record<string, number>;
  };
}

// Records.

interface Component {
  id: string;
  source: string;
}

export interface LocationRecord extends Component {
  kind: "location";
  region: string;
  /** Where it lies, in thousandths of the map's width. */
  x: number;
  y: number;
  haven: true | null;
  /** The most influence that a Shadow Stronghold may hold. */
  stronghold: number | null;
  perilous: true | null;
}

/** Its id is the ids of its ends with a colon between. */
export interface PathRecord extends Component {
  kind: "path";
  ends: [string, string];
  /** Null: cards of any kind pay for it. */
  icon: Terrain | null;
  number: number;
  water: true | null;
  /** The item without which there is no such path. */
  item: string | null;
}

export interface HeroRecord extends Component {
  kind: "hero";
  start: string;
  fortitude: number;
  strength: number;
  agility: number;
  wisdom: number;
  power: string;
}

export interface CardRecord extends Component {
  kind: "card";
  hero: string | null;
  foes: string | null;
  icons: Terrain[];
  type: "melee" | "ranged";
  cost: number;
  attack: number;
  defense: number;
  ability: string;
  copies: number;
}

export interface FoeRecord extends Component {
  kind: "foe";
  fortitude: number;
  strength: number;
  wisdom: number;
  health: number;
  foes: string;
  stage: number | null;
  starts: string[];
  ability: string | null;
}

export interface PlotRecord extends Component {
  kind: "plot";
  marker: Marker;
  advance: number;
  price: number;
  influence: number | null;
  location: string | null;
  copies: number;
}

export interface ShadowRecord extends Component {
  kind: "shadow";
  influence: number;
  window: string;
  copies: number;
}

export interface EventRecord extends Component {
  kind: "event";
  stage: number;
  priority: number;
  favor_at: string[];
  characters: string[];
  marker_at: string | null;
  kept: string | null;
}

export interface EncounterRecord extends Component {
  kind: "encounter";
  deck: string;
  priority: number;
  quest: true | null;
}

export interface CorruptionRecord extends Component {
  kind: "corruption";
  price: number | null;
}

export interface PerilRecord extends Component {
  kind: "peril";
}

export interface HeroQuestRecord extends Component {
  kind: "quest";
  hero: string;
  advanced: true | null;
}

export interface MissionRecord extends Component {
  kind: "mission";
  side: "sauron" | "heroes";
}

export interface CharacterRecord extends Component {
  kind: "character";
  favor: number;
}

export interface ItemRecord extends Component {
  kind: "item";
  copies: number;
}

export type QuestRecord =
  | LocationRecord
  | PathRecord
  | HeroRecord
  | CardRecord
  | FoeRecord
  | PlotRecord
  | ShadowRecord
  | EventRecord
  | EncounterRecord
  | CorruptionRecord
  | PerilRecord
  | HeroQuestRecord
  | MissionRecord
  | CharacterRecord
  | ItemRecord;

export type RecordOf<Kind extends QuestRecord["kind"]> = Extract<QuestRecord, { kind: Kind }>;

// What the parts of the board are given; all else they ask of `shared()` in controller.svelte.ts.

/** A hero's sheet with its items, quests, corruption and pools, without the hand. */
export interface HeroSheetProps {
  seat: HeroSeat;
  /** Whether it is one's own, or has room to be told at length. */
  full: boolean;
}

/** The cards that a hero holds. */
export interface HandProps {
  seat: HeroSeat;
}

export function heroAt(board: QuestBoard, seat: string): HeroAt | null {
  const side = board.heroes[seat as HeroSeat];
  return side && side.hero !== null ? side : null;
}

export function heroSeats(board: QuestBoard): HeroSeat[] {
  return Object.keys(board.heroes) as HeroSeat[];
}
