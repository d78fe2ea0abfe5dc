// Decks that are being built: what they hold, and what the server says of them.

import type {
  DeckInfo,
  DeckRequest,
  DeckbuildingInfo,
  LineInfo,
  PartInfo,
  SuggestionInfo,
  TallyInfo,
} from "../protocol";
import * as api from "./api";
import { keepDeck } from "./decks";
import { storage } from "./storage.svelte";

/** After how many milliseconds without a change the server is asked. */
const PAUSE = 250;
/** A bound that there is not. */
const ANY = -1;

/** A list as the server reads it, everything by its id. */
export function written(parts: readonly PartInfo[], lines: readonly LineInfo[]): string {
  return parts
    .map(({ id }) => {
      const its = lines.filter((line) => line.part === id);
      return [id, ...its.map(writtenLine)].join("\n");
    })
    .join("\n\n");
}

const writtenLine = ({ copies, id, bearer }: LineInfo) =>
  `${copies} ${id}${bearer && ` (${bearer})`}`;

/** Whether there is as much as a rule wants. */
export const isKept = ({ count, least, most }: TallyInfo) =>
  (least === ANY || count >= least) && (most === ANY || count <= most);

/** How a count is told: by which of its bounds there are. */
export function boundsOf({ least, most }: TallyInfo): string {
  if (least === ANY) return most === ANY ? "count" : "at-most";
  if (most === ANY) return "at-least";
  return least === most ? "exactly" : "between";
}

export class DeckBuilder {
  lines = $state.raw<LineInfo[]>([]);
  /** The settings that what decks may hold depends on. */
  settings = $state.raw<Record<string, string>>({});
  /** What the server last said of them. */
  told = $state.raw<DeckInfo | null>(null);
  /** Whether the server was told everything. */
  settled = $state(false);
  fault = $state.raw<unknown>(null);
  /** What was put in by suggestion. */
  filled = $state.raw<SuggestionInfo[] | null>(null);
  /** What was there before everything was changed at once. */
  before = $state.raw<LineInfo[] | null>(null);
  #timer = 0;
  #asked = 0;

  constructor(
    readonly game: string,
    readonly lang: string,
    readonly offered: DeckbuildingInfo,
  ) {}

  get text(): string {
    return written(this.offered.parts, this.lines);
  }

  /** Whether everything can be played as it is. */
  get legal(): boolean {
    return this.settled && !this.fault && this.told !== null && this.told.legal && !!this.told.name;
  }

  linesOf(part: string): LineInfo[] {
    return this.lines.filter((line) => line.part === part);
  }

  countOf(part: string): number {
    return this.linesOf(part).reduce((sum, { copies }) => sum + copies, 0);
  }

  count(part: string, id: string): number {
    return this.linesOf(part).reduce((sum, line) => sum + (line.id === id ? line.copies : 0), 0);
  }

  most(part: PartInfo, id: string): number {
    return part.cards[id] ?? 0;
  }

  /** Who could carry something of a part: nobody needs to where it is empty. */
  bearers(part: PartInfo): string[] {
    return part.borne ? this.linesOf(part.borne).map(({ id }) => id) : [];
  }

  /** Whether one more may be put in, as far as that does not depend on the rest. */
  mayAdd(part: PartInfo, id: string): boolean {
    if (part.borne && !this.bearers(part).length) return false;
    return this.count(part.id, id) < this.most(part, id);
  }

  add(part: PartInfo, id: string): void {
    if (!this.mayAdd(part, id)) return;
    const there = this.lines.find((line) => line.part === part.id && line.id === id);
    if (there && !part.borne) {
      this.#take(
        this.lines.map((line) => (line === there ? { ...line, copies: line.copies + 1 } : line)),
      );
      return;
    }
    this.#take([...this.lines, { part: part.id, id, copies: 1, bearer: this.#free(part) }]);
  }

  /** Who carries least. */
  #free(part: PartInfo): string {
    const carried = (who: string) =>
      this.linesOf(part.id).filter(({ bearer }) => bearer === who).length;
    return this.bearers(part).sort((a, b) => carried(a) - carried(b))[0] ?? "";
  }

  remove(part: PartInfo, id: string): void {
    const there = this.linesOf(part.id)
      .filter((line) => line.id === id)
      .at(-1);
    if (!there) return;
    this.#take(
      this.lines.flatMap((line) => {
        if (line !== there) return [line];
        return line.copies > 1 ? [{ ...line, copies: line.copies - 1 }] : [];
      }),
    );
  }

  /** Give something to somebody else. */
  carry(carried: LineInfo, bearer: string): void {
    this.#take(this.lines.map((line) => (line === carried ? { ...line, bearer } : line)));
  }

  agree(setting: string, value: string): void {
    this.settings = { ...this.settings, [setting]: value };
    this.#changed();
  }

  #take(lines: LineInfo[]): void {
    this.lines = lines;
    this.before = null;
    this.filled = null;
    this.#changed();
  }

  #changed(): void {
    storage.set(`decks-${this.game}`, this.text);
    this.settled = false;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.check(), PAUSE);
  }

  /** What was built here before; empty at first. */
  get kept(): string {
    return storage.get(`decks-${this.game}`) ?? "";
  }

  /** Have the server look at everything; an answer that a later one overtakes is dropped. */
  async check(): Promise<void> {
    await this.#ask(async () => {
      const wish = { text: this.text, settings: this.settings };
      return { told: await api.deck(this.game, this.lang, wish) };
    });
  }

  /** Take other decks, of a name or a list; a list with mistakes is told and not taken. */
  async take(wish: Pick<DeckRequest, "name" | "text">): Promise<DeckInfo | null> {
    let found: DeckInfo | null = null;
    await this.#ask(async () => {
      found = await api.deck(this.game, this.lang, { ...wish, settings: this.settings });
      if (!found.mistakes.length) return { told: found, lines: found.lines };
      const own = { text: this.text, settings: this.settings };
      return { told: await api.deck(this.game, this.lang, own) };
    });
    return found;
  }

  /** Put in what is missing. */
  async fill(): Promise<void> {
    await this.#ask(async () => {
      const wish = { text: this.text, settings: this.settings };
      const found = await api.completeDeck(this.game, this.lang, wish);
      const { completed, suggestions } = found;
      return { told: completed, lines: completed.lines, filled: suggestions };
    });
  }

  empty(): void {
    const before = this.lines;
    this.#take([]);
    this.before = before;
  }

  undo(): void {
    if (this.before) this.#take(this.before);
  }

  async #ask(
    work: () => Promise<{
      told: DeckInfo | null;
      lines?: LineInfo[];
      filled?: SuggestionInfo[];
    }>,
  ): Promise<void> {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    this.settled = false;
    try {
      const { told, lines, filled } = await work();
      if (asked !== this.#asked) return;
      this.fault = null;
      this.told = told;
      if (lines) {
        this.before = this.lines;
        this.lines = lines;
        this.filled = filled ?? null;
        storage.set(`decks-${this.game}`, this.text);
      }
      if (told?.legal) keepDeck(this.game, told.name);
    } catch (fault) {
      if (asked !== this.#asked) return;
      this.fault = fault;
    }
    this.settled = true;
  }

  /** Ask no more. */
  close(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }
}
