// How prompts, options, refusals, events and endings are told: as `locale/sentences.py` does.

import type {
  EventInfo,
  Note,
  OptionInfo,
  OutcomeInfo,
  RefusalInfo,
  Refused,
  SeatInfo,
} from "../protocol";
import { capital, words } from "./words.svelte";

export type Argument = number | string | string[];
/** A game's names for its components; `role` is the component's name among the arguments. */
export type Title = (role: string, id: string, args?: Record<string, Argument>) => string;

export interface Speaker {
  game: string;
  title: Title;
}

/**
 * The arguments by their names.
 *
 * In a list, what is called the same is told once, with how often. Of more than `most` names the
 * last are only counted.
 */
function named(
  speaker: Speaker,
  args: Record<string, Argument>,
  most = Infinity,
): Record<string, number | string> {
  const found: Record<string, number | string> = {};
  for (const [role, value] of Object.entries(args)) {
    if (typeof value === "number") found[role] = value;
    else if (typeof value === "string") found[role] = speaker.title(role, value, args);
    else {
      const titles = value.map((id) => speaker.title(role, id, args));
      found[role] = listed(titles, most);
    }
  }
  return found;
}

function listed(titles: string[], most: number): string {
  const groups = new Map<string, number>();
  for (const title of titles) groups.set(title, (groups.get(title) ?? 0) + 1);
  const shown = [...groups].slice(0, groups.size > most ? most - 1 : groups.size);
  const told = shown.map(([what, times]) =>
    times > 1 ? words.say("list-times", { what, times }) : what,
  );
  const rest = titles.length - shown.reduce((sum, [, times]) => sum + times, 0);
  if (rest) told.push(words.say("list-more", { count: rest }));
  return told.join(words.say("list-comma"));
}

export function prompt(speaker: Speaker, kind: string, args: Record<string, Argument>): string {
  return words.say(`${speaker.game}-prompt-${kind}`, named(speaker, args));
}

/** An option as a phrase, followed by what is worth knowing about it now. */
export function label(speaker: Speaker, option: OptionInfo, asked = ""): string {
  const told = phrase(speaker, option, asked);
  const notes = Object.entries(option.detail).flatMap(([name, value]) =>
    name in option.args
      ? []
      : words.say(`${speaker.game}-detail-${name}`, named(speaker, { [name]: value })),
  );
  if (!notes.length) return told;
  return words.say("label-with-notes", {
    phrase: told,
    notes: notes.join(words.say("list-comma")),
  });
}

/**
 * An option as a phrase, each component called as the detail knows it.
 *
 * `asked`, the kind of choice, may have words of its own for it.
 */
export function phrase(speaker: Speaker, option: OptionInfo, asked = ""): string {
  const answer = `${speaker.game}-answer-${asked}-${option.kind}`;
  const key = words.has(answer) ? answer : `${speaker.game}-option-${option.kind}`;
  return capital(words.say(key, named(speaker, known(option.args, option.detail))));
}

/** The arguments of an option, each as the detail of the same name knows it better. */
function known(args: OptionInfo["args"], detail: Record<string, Argument>) {
  return Object.fromEntries(Object.entries(args).map(([role, id]) => [role, detail[role] ?? id]));
}

/** What may not be done, as an option would be called. */
export function refusedWhat(speaker: Speaker, refused: RefusalInfo): string {
  return phrase(speaker, { ...refused, detail: refused.words });
}

export function reason(speaker: Speaker, refused: RefusalInfo): string {
  return words.say(`${speaker.game}-refused-${refused.reason}`, named(speaker, refused.words));
}

/** Whether the counts of several such events can be added and told in one sentence. */
export function addsUp(speaker: Speaker, kind: string): boolean {
  return words.has(`${speaker.game}-events-${kind}`);
}

/**
 * What happened, several times if `times` says so.
 *
 * A game need not have a sentence of its own for each kind of forced choice.
 */
export function tale(speaker: Speaker, event: EventInfo, times = 1): string {
  const own = `${speaker.game}-event-${event.kind}`;
  const common = event.kind.startsWith("forced-") ? "forced" : event.kind;
  const one = words.has(own) ? own : `event-${common}`;
  const many = times > 1 && addsUp(speaker, event.kind);
  const key = many ? `${speaker.game}-events-${event.kind}` : one;
  const told = capital(words.say(key, named(speaker, event.args)));
  return times > 1 && !many ? words.say("log-times", { tale: told, times }) : told;
}

/** Whether a recap tells of such events. */
export function isTold(speaker: Speaker, kind: string): boolean {
  return words.has(`${speaker.game}-recap-${kind}`);
}

/** So many names are told in a few words. */
const FEW = 3;

/** What happened, in a few words. */
export function briefly(speaker: Speaker, { kind, args }: EventInfo): string {
  return words.say(`${speaker.game}-recap-${kind}`, named(speaker, args, FEW));
}

export function ending(speaker: Speaker, outcome: OutcomeInfo): string {
  const winners = outcome.winners.map((seat) => speaker.title("seat", seat));
  const told = { count: winners.length, winners: winners.join(words.say("list-and")) };
  if (outcome.reason === "resigned") return capital(words.say("ending-resigned", told));
  const how = words.say(`${speaker.game}-ending-${outcome.reason}`);
  return capital(words.say("ending", { ...told, how, rule: outcome.rule }));
}

/** What happened at the table besides the game. */
export function noteTale(speaker: Speaker, note: Note): string {
  const bot = note.kind === "handed-over" && note.text !== null;
  const text = bot ? playerName(note.text!) : (note.text ?? "");
  let name = playerName(note.name ?? "");
  if (note.seat !== null) {
    name = words.say("page-note-who", { name, seat: capital(speaker.title("seat", note.seat)) });
  }
  return words.say(`page-note-${note.kind}`, { name, text });
}

/** Why the server does not do something: by its rule, else by its code, else in its own words. */
export function refusedBy(refused: Refused): string {
  if (refused.rule) return words.say("page-refused-rule", { rule: refused.rule });
  const key = `refusal-${refused.code}`;
  return words.has(key) ? words.say(key, refused.words) : refused.sentence;
}

/** How a player is called: people as they wish, bots and the nameless in the language of now. */
export function playerName(name: string): string {
  return words.say("page-player", { name });
}

/** What a bot does, in a sentence: in this game, else at all. */
export function botAbout(game: string, bot: string): string {
  const key = `${game}-bot-${bot}`;
  return words.has(key) ? words.say(key) : words.say("page-bot-about", { bot });
}

/** Who sits there, or that nobody does. */
export function sitter(seat: SeatInfo): string {
  if (seat.name !== null && seat.bot !== null) {
    const told = { bot: playerName(seat.bot), name: playerName(seat.name) };
    return words.say("page-table-bot-for", told);
  }
  const name = seat.bot ?? seat.name;
  return name === null ? words.say("page-table-free") : playerName(name);
}
