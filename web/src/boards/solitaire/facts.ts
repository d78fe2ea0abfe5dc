// What is worth knowing about a thing on the board, in sentences.

import type { Fact, Facts, Thing } from "../../lib/boardInput.svelte";
import { capital, words, type Args } from "../../lib/words.svelte";
import type { SolitaireController } from "./controller.svelte";
import { borne, led, percent } from "./model";
import { listed } from "./titles";
import type { SitePlace } from "./types";

const say = (key: string, args: Args = {}) => words.say(`page-solitaire-${key}`, args);

function memberFacts(controller: SolitaireController, id: string): Fact[] {
  const member = controller.member(id);
  if (!member) return [];
  const { board } = controller;
  const { prowess, body, corruption, check, parts } = member;
  const lines: Fact[] = [{ text: say(`position-${member.position}`), rule: "S1.1" }];
  const prowessParts = parts["prowess"] ?? [];
  const bodyParts = parts["body"] ?? [];
  lines.push({ text: say("now-prowess", { n: prowess, parts: controller.told(prowessParts) }) });
  lines.push({ text: say("now-body", { n: body, parts: controller.told(bodyParts) }) });
  if (member.kind === "character") {
    const told = { corruption, check, percent: percent(member.falls) };
    lines.push({ text: say("now-corruption", told), rule: "S18.2" });
    if (member.influence)
      lines.push({
        text: say("now-influence", { influence: member.influence, unused: member.unused }),
        rule: "S1.4",
      });
  }
  const bears = borne(board, member).map(({ card }) => controller.called(card));
  if (bears.length) lines.push({ text: say("bears", { what: listed(bears) }) });
  const leads = led(board, member).map(({ card }) => controller.called(card));
  if (leads.length) lines.push({ text: say("leads", { what: listed(leads) }) });
  const leader = member.follows === null ? null : controller.holder(member.follows);
  if (leader) lines.push({ text: say("follows", { who: leader }) });
  return lines;
}

function cardFacts(controller: SolitaireController, id: string): Facts {
  const { board } = controller;
  const lines = memberFacts(controller, id);
  const inPlay = board.in_play.instances.filter(({ card }) => card === id);
  for (const { bearer } of inPlay) {
    if (bearer !== null && !controller.member(id))
      lines.push({ text: say("borne-by", { who: controller.holder(bearer) }) });
  }
  const hindered = board.row.includes(id) ? board.hindered[id] : undefined;
  if (board.row.includes(id)) {
    const text = hindered ? hindranceText(controller, id) : say("playable-here");
    lines.push({ text, rule: hindered?.rule ?? "S15.5" });
  }
  const at = board.order.indexOf(id);
  if (at >= 0 && board.hazard_hand.includes(id))
    lines.push({ text: say("hazard-place", { n: at + 1 }), rule: "S11.3" });
  return { title: controller.called(id), lines };
}

/** Why a treasure cannot be played where the company is; `brief` where there is little room. */
export function hindranceText(controller: SolitaireController, id: string, brief = false): string {
  const hindered = controller.board.hindered[id];
  if (!hindered) return say("playable-here");
  const key = `page-solitaire-hindered-${hindered.reason}`;
  if (brief && words.has(key)) return words.say(key);
  const site = words.say(`solitaire-site-${controller.board.here.site}`);
  const card = words.say(`solitaire-card-${id}`);
  return capital(words.say(`solitaire-refused-${hindered.reason}`, { card, site }));
}

/** What is told of a site that the view says more of. */
function placeFacts(place: SitePlace): Fact[] {
  const { items, information, hoard, resource_draws, hazard_draws } = place;
  const found = items.map((item) => words.say(`solitaire-class-${item}`));
  if (information) found.push(say("information"));
  if (hoard) found.push(say("hoard"));
  return [
    { text: say("draws", { resources: resource_draws, hazards: hazard_draws }), rule: "S10.3" },
    ...place.attacks.map(({ race, strikes, prowess }) => ({
      text: say("attack-line", { race: words.say(`solitaire-race-${race}`), strikes, prowess }),
      rule: "S15.1",
    })),
    {
      text: found.length ? say("found-here", { what: listed(found) }) : say("nothing-found"),
      rule: "S15.5",
    },
  ];
}

function siteFacts(controller: SolitaireController, id: string): Facts {
  const { board } = controller;
  const lines: Fact[] = [];
  if (board.here.site === id) {
    lines.push({ text: say(board.tapped ? "you-are-here-tapped" : "you-are-here") });
    lines.push(...placeFacts(board.here));
  } else if (board.there?.site === id) {
    lines.push({ text: say("goal-is-here"), rule: "S7.1" }, ...placeFacts(board.there));
  }
  const site = controller.atlas.sites.get(id);
  if (site) {
    const haven = words.say(`solitaire-site-${site.haven}`);
    const region = words.say(`solitaire-region-${site.region}`);
    lines.push({ text: say("lies-in", { region }) });
    if (site.haven !== id) lines.push({ text: say("nearest-haven", { haven }), rule: "S8.1" });
  }
  return { title: controller.called(id), lines };
}

function regionFacts(controller: SolitaireController, id: string): Facts {
  const region = controller.atlas.regions.get(id);
  const lines: Fact[] = [];
  if (region) {
    lines.push({ text: capital(words.say(`solitaire-region-type-${region.type}`)), rule: "S1.10" });
    const all = region.adjacent.map((each) => words.say(`solitaire-region-${each}`));
    lines.push({ text: say("next-to", { what: listed(all) }), rule: "S8.3" });
  }
  return { title: controller.called(id), lines };
}

/** The rule of each pile. */
const RULES: Record<string, string> = {
  resources: "S3.2",
  hazards: "S2.9",
  sites: "S2.11",
  treasures: "S3.1",
};

function pileFacts(controller: SolitaireController, id: string): Facts {
  const { board } = controller;
  const piles: Record<string, readonly (string | null)[]> = {
    resources: board.resources,
    hazards: board.hazards,
    sites: board.sites,
    treasures: board.treasures,
    "resource-discard": board.resource_discard,
    "hazard-discard": board.hazard_discard,
    "site-discard": board.site_discard,
    "treasure-discard": board.treasure_discard,
    stored: board.stored,
    removed: board.removed,
  };
  const cards = piles[id] ?? [];
  const known = cards.flatMap((card) => (card === null ? [] : controller.called(card)));
  const lines: Fact[] = [{ text: say(`pile-${id}-why`), rule: RULES[id] ?? "S1.8" }];
  if (known.length) lines.unshift({ text: listed(known) });
  return { title: say("pile", { title: say(`pile-${id}`), count: cards.length }), lines };
}

const FACTS: Record<string, (controller: SolitaireController, id: string) => Facts> = {
  card: cardFacts,
  site: siteFacts,
  region: regionFacts,
  pile: pileFacts,
};

/** What is told about a thing when it is pointed at. */
export function factsOf(controller: SolitaireController, { kind, id }: Thing): Facts {
  return FACTS[kind]?.(controller, id) ?? { title: id, lines: [] };
}
