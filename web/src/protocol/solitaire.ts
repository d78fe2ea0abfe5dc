// Written by scripts/protocol.py; do not change it by hand.

/** A card in play. */
export type Instance = {
  number: number; card: string; controller: string; bearer: number | null; marks: string[];
};

/** What modifies cards in play. */
export type Modifier = {
  what: string; target: number | null; source: number | null; until: string | null; n: number; to:
  number | null; least: number | null; most: number | null;
};

/** All cards in play. */
export type InPlay = { instances: Instance[]; modifiers: Modifier[] };

/** What has happened in this turn, and is forgotten at its end. */
export type Turn = {
  origin: string | null; movement: string; path: ({ type: string; region: string | null })[];
  returned: boolean; barred: boolean; faced: Faced[]; corrupted: number[]; entered: boolean; extra:
  boolean; drawn: number; played: string[]; lent: ({ card: string; what: number; n: number })[];
  leaving: boolean; destination: string | null; left_tapped: boolean; regions: number; special:
  boolean; special_path: string[]; further: boolean; haven: string | null; times: number; untaps:
  number; rivers: number; going: boolean; manifested: number; slain: number[]; announced: number[];
  aims: ({ number: number; attack: number })[]; wounds: ({ number: number; race: string })[];
};

/** An attack that the company has faced this turn (S13.1). */
export type Faced = {
  card: string | null; number: number | null; kind: string; race: string; keyed: string; key: number
  | null; prowess: number; defeated: boolean;
};

/** The attack that is fought (S13). */
export type Attack = {
  by: number | null; kind: string; number: number | null; race: string; keyed: string; key: number |
  null; strikes: number; each: boolean; prowess: number; body: number | null; assigns: boolean;
  victim: number | null; changes: ({ card: string | null; what: string; n: number; at: number })[];
  excluded: number[]; left: number; survived: boolean; tapped: number; strikes_only: boolean; sure:
  boolean; cancelled: boolean; assigned: boolean; excess: number; defenders: Strike[]; at: number |
  null; nth: number | null;
};

/** One strike of the attack that is fought (S13.3). */
export type Strike = {
  who: number | null; state: string; excess: number; bodiless: boolean; changes: ({ card: string |
  null; what: string; n: number })[]; rolls: number; wounded: boolean; spared: boolean; held:
  boolean; played: boolean; opening: boolean;
};

/**
 * A game as everybody sees it.
 *
 * `company` are the characters with the allies behind those who control them. `here` is where the
 * company is, and `there` the site that was revealed. `quest` is how far it has come, and `clock`
 * is how many resource cards are left. `influence` is the general influence that nobody uses.
 * `size` is that of the company (S1.6). `order` is the hazard hand as it will be played (S11.3),
 * and `hindered` says of the treasures face up that cannot be played here why. `path` are the
 * types of the regions on the site path, as they count now (S12.5).
 */
export type SolitaireBoard = {
  turn_number: number; phase: number; site: string; goal: string | null; tapped: boolean; counts_as:
  string | null; resources: (string | null)[]; resource_discard: string[]; hazards: (string |
  null)[]; hazard_discard: string[]; sites: (string | null)[]; site_discard: string[]; open_sites:
  string[]; treasures: (string | null)[]; treasure_discard: string[]; hand: string[]; row: string[];
  hazard_hand: string[]; stored: string[]; removed: string[]; in_play: InPlay; on_sites: ({ number:
  number; site: string })[]; turn: Turn; attack: Attack | null; company: Member[]; here: SitePlace;
  there: SitePlace | null; quest: Quest; clock: number; influence: number; size: number; hand_size:
  number; order: string[]; hindered: Record<string, Hindrance>; path: string[]; fight: Fight | null;
};

/**
 * A character or an ally, with the figures of now.
 *
 * `position` is untapped, tapped or wounded. `holds` are the numbers in play of what it bears, and
 * `check` what is added to its corruption checks, `corruption` the points to beat, and `falls` in
 * how many of the 36 ways a check would fail. `unused` is the direct influence that followers
 * leave, and `parts` what makes up its figures, by their names.
 */
export type Member = {
  number: number; card: string; kind: string; race: string | null; skills: string[]; position:
  string; mind: number; prowess: number; body: number; influence: number; unused: number;
  corruption: number; check: number; falls: number; parts: Record<string, Part[]>; follows: number |
  null; holds: number[];
};

/** What a figure is made of: the id of a card or a word of the rules, and how much it adds. */
export type Part = { by: string; n: number };

/**
 * A site: its type as it counts now, its region, and what can be found there.
 *
 * `hoard` says whether it contains one (S1.11), and `items` are the classes of items found there.
 */
export type SitePlace = {
  site: string; type: string; region: string; region_type: string; haven: string; path: string[];
  items: string[]; information: boolean; resource_draws: number; hazard_draws: number; hoard:
  boolean; attacks: SiteAttack[];
};

/** An automatic-attack as it is now; `by` is the card that adds it, null for a printed one. */
export type SiteAttack = {
  by: string | null; race: string; strikes: number; prowess: number; body: number | null;
};

/**
 * How far the journey has come: how many treasures were played, and how many there are.
 *
 * `left` is what lies face down, and `points` what those that were played are worth.
 */
export type Quest = { played: number; all: number; left: number; points: number };

/** Why a treasure cannot be played where the company is: a reason of refusals, and its rule. */
export type Hindrance = { reason: string; rule: string };

/**
 * The attack that is fought, as it is now.
 *
 * `by` is the attacking card, null for an attack of the site. `strikes` is 0 where each of the
 * company faces one. `left` is how many attacks of the same card follow, and `now` the number of
 * the one who is struck.
 */
export type Fight = {
  by: string | null; kind: string; race: string; strikes: number; prowess: number; body: number |
  null; left: number; assigned: boolean; cancelled: boolean; now: number | null; fighters:
  Fighter[]; parts: Record<string, Part[]>;
};

/**
 * A strike of the attack that is fought, and who meets it.
 *
 * `state` is one of the strike states. `prowess` is what is added to the dice, `against` the
 * prowess of the strike, and `parts` what makes up both, and the body of the defender. `ways` is
 * in how many of the 36 ways the strike succeeds, `ways_held` if the defender stays untapped.
 */
export type Fighter = {
  number: number; state: string; prowess: number; against: number; body: number; excess: number;
  ways: number; ways_held: number; parts: Record<string, Part[]>;
};

export type RegionRecord = {
  kind: "region"; id: string; type: string; adjacent: string[]; source: string;
};

export type SiteRecord = {
  kind: "site"; id: string; type: string; region: string; haven: string; path: string[];
  resource_draws: number; hazard_draws: number; attacks: ({ race: string; strikes: number; prowess:
  number; body: null })[]; items: string[]; greater_only: string | null; information: boolean |
  null; hoard: boolean | null; dwarf_hold: boolean | null; lair: string | null; source: string;
};

export type CardRecord = {
  kind: "card"; id: string; type: string; side: string; dead: string | null; unique: boolean | null;
  race?: string | null; skills?: string[] | null; mind?: number; prowess?: number | null; body?:
  number | null; influence?: number; points: number | null; home?: string | null; corruption_check?:
  number | null; faction_influence?: number | null; starting?: boolean | null; source: string;
  class?: string; gear?: string | null; hoard?: boolean | null; corruption?: number | null; ring?:
  string | null; palantir?: boolean | null; treasure?: null; sites?: string[]; site_types?:
  string[]; tapped_site?: boolean | null; limit?: string | null; region?: string | null; above?:
  number; event?: string; attacks?: number | null; strikes?: number | null; each?: boolean | null;
  keys?: ({ to: string; of: string; count: number })[]; manifestation?: string | null; rank?: number
  | null; step?: number;
};

export type AbsentRecord = {
  kind: "absent"; id: string; was: string; reason: string; source: string;
};

export type ComponentRecord = RegionRecord | SiteRecord | CardRecord | AbsentRecord;