// What an owner enters of a game's components: checked, and drawn, by the server.

import type { BoxInfo, CardInfo, DraftInfo, FieldInfo, FormInfo, FormRecord } from "../protocol";
import * as api from "./api";
import { storage } from "./storage.svelte";

export type Entered = number | boolean | string | (number | string)[] | null;
export type Changes = Record<string, Record<string, Entered>>;

/** After how many milliseconds without typing the server is asked. */
const PAUSE = 250;

/** Some fields of a component that belong together, such as those of a face. */
export interface Group {
  /** The field of the record they are in, and which of its items; empty for the record's own. */
  of: string;
  number: number;
  fields: FieldInfo[];
}

/** The fields of a component as they are laid out. */
export function groups(record: FormRecord): Group[] {
  const found = new Map<string, Group>();
  for (const field of record.fields) {
    const [of, item] = field.path.split("/");
    const listed = item !== undefined && /^\d+$/.test(item);
    const key = listed ? `${of} ${item}` : "";
    const group = found.get(key) ?? { of: listed ? of! : "", number: Number(item), fields: [] };
    group.fields.push(field);
    found.set(key, group);
  }
  return [...found.values()];
}

/** By which word a field is called: the last on the way to it. */
export function fieldName(path: string): string {
  return path
    .split("/")
    .filter((step) => !/^\d+$/.test(step))
    .at(-1)!;
}

/** What was typed into a field, as the server wants it; what is no number goes there as it is. */
export function read(field: FieldInfo, typed: string): Entered {
  const text = typed.trim();
  if (!text) return null;
  if (field.kind === "count") return number(text);
  if (field.kind === "counts") return text.split(/[\s,、，]+/).map(number);
  return text;
}

const number = (text: string) => (/^-?\d{1,9}$/.test(text) ? Number(text) : text);

/** A value as it stands in a field where one types. */
export function written(value: unknown): string {
  if (value === null || value === undefined) return "";
  return Array.isArray(value) ? value.join(", ") : String(value);
}

/** Whether our own figure may be another than the printed one. */
export const isGuess = ({ source }: FieldInfo) => source === "reconstructed" || source === "partly";

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What is empty, false or not there says the same in a field that may be left out. */
const plain = (field: FieldInfo, value: unknown) =>
  field.optional && (value === false || same(value, [])) ? null : value;

export class Figures {
  changes = $state.raw<Changes>({});
  /** What the server last said of them. */
  drafted = $state.raw<DraftInfo>({ mistakes: {}, cards: [] });
  /** Whether the server was told everything. */
  settled = $state(true);
  fault = $state.raw<unknown>(null);
  readonly #cards: ReadonlyMap<string, CardInfo>;
  #timer = 0;
  #asked = 0;

  constructor(
    readonly game: string,
    readonly lang: string,
    readonly form: FormInfo,
    cards: readonly CardInfo[],
    /** Where what was entered is kept in the browser until it is a box; empty keeps nothing. */
    readonly kept = "",
  ) {
    this.#cards = new Map(cards.map((card) => [String(card.record["id"]), card]));
    const before = kept ? this.#kept() : {};
    this.changes = Object.keys(before).length ? before : (form.changes as Changes);
    if (this.count) void this.check();
  }

  /** How many fields differ from the game's own box. */
  get count(): number {
    return Object.values(this.changes).reduce((sum, each) => sum + Object.keys(each).length, 0);
  }

  countOf(record: FormRecord): number {
    return Object.keys(this.changes[record.key] ?? {}).length;
  }

  value(record: FormRecord, field: FieldInfo): unknown {
    const own = this.changes[record.key];
    return own && field.path in own ? own[field.path] : field.own;
  }

  isChanged(record: FormRecord, field: FieldInfo): boolean {
    return field.path in (this.changes[record.key] ?? {});
  }

  /** Whether fields that belong together are guesses of ours, none of them an owner's. */
  isGuess(record: FormRecord, { fields }: Group): boolean {
    return fields.every((field) => isGuess(field) && !this.isChanged(record, field));
  }

  mistake(record: FormRecord, field: FieldInfo): string {
    return this.drafted.mistakes[`${record.key}/${field.path}`] ?? "";
  }

  /** The mistakes that are at no field of a component, with what they are about. */
  others(record: FormRecord): { title: string; sentence: string }[] {
    const shown = new Set(record.fields.map(({ path }) => `${record.key}/${path}`));
    return Object.entries(this.drafted.mistakes)
      .filter(([at]) => !shown.has(at))
      .map(([at, sentence]) => ({ title: this.#titleAt(at), sentence }));
  }

  /** The components that a record is drawn on, as they would be. */
  drawn(record: FormRecord): CardInfo[] {
    const drafts = new Map(this.drafted.cards.map((card) => [String(card.record["id"]), card]));
    return record.shows.flatMap((id) => drafts.get(id) ?? this.#cards.get(id) ?? []);
  }

  enter(record: FormRecord, field: FieldInfo, value: Entered): void {
    const its = { ...this.changes[record.key] };
    if (same(plain(field, value), plain(field, field.own ?? null))) delete its[field.path];
    else its[field.path] = plain(field, value) as Entered;
    this.#take(record, its);
  }

  reset(record: FormRecord, field?: FieldInfo): void {
    const its = field ? { ...this.changes[record.key] } : {};
    if (field) delete its[field.path];
    this.#take(record, its);
  }

  #take(record: FormRecord, its: Record<string, Entered>): void {
    const changes = { ...this.changes, [record.key]: its };
    if (!Object.keys(its).length) delete changes[record.key];
    this.changes = changes;
    if (this.kept) storage.set(this.kept, JSON.stringify(changes));
    this.settled = false;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.check(), PAUSE);
  }

  /** Have the server look at everything; an answer that a later one overtakes is dropped. */
  async check(): Promise<void> {
    const asked = ++this.#asked;
    this.settled = false;
    try {
      const drafted = await api.draft(this.game, this.lang, this.changes);
      if (asked !== this.#asked) return;
      this.drafted = drafted;
      this.fault = null;
    } catch (fault) {
      if (asked !== this.#asked) return;
      this.fault = fault;
    }
    this.settled = true;
  }

  /** Have the server keep it as a box. */
  async keep(name: string): Promise<BoxInfo> {
    const box = await api.keepBox(this.game, { name, changes: this.changes });
    if (this.kept) storage.remove(this.kept);
    return box;
  }

  /** Ask no more. */
  close(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  /** What was entered before, as far as there still are such fields. */
  #kept(): Changes {
    let before: unknown;
    try {
      before = JSON.parse(storage.get(this.kept) ?? "{}");
    } catch {
      return {};
    }
    const found: Changes = {};
    for (const { key, fields } of this.form.records) {
      const its = (before as Partial<Changes> | null)?.[key] ?? {};
      const known = fields.filter(({ path }) => path in its).map(({ path }) => [path, its[path]]);
      if (known.length) found[key] = Object.fromEntries(known) as Record<string, Entered>;
    }
    return found;
  }

  #titleAt(at: string): string {
    return this.form.records.find(({ key }) => at === key || at.startsWith(`${key}/`))?.title ?? at;
  }
}
