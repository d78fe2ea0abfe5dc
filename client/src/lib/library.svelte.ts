// What is known of the games: their components and rules in the language that is spoken.

import { boardOf, type GameParts } from "../boards/registry";
import type { CardInfo, GameInfo, RuleInfo, TableInfo } from "../protocol";
import * as api from "./api";
import type { Speaker } from "./sentences";
import { words } from "./words.svelte";

/** One game's books in one language, and how it is drawn. */
export class Book {
  /** Every component by its id. */
  readonly cards: ReadonlyMap<string, CardInfo>;
  /** The numbers of the rules. */
  readonly ids: ReadonlySet<string>;
  /** How components, seats and the rest are called in sentences. */
  readonly speaker: Speaker;

  constructor(
    readonly game: string,
    readonly lang: string,
    readonly rules: RuleInfo[],
    readonly components: CardInfo[],
    /** The game's own board and faces; null where none are drawn yet. */
    readonly parts: GameParts | null,
  ) {
    this.cards = new Map(components.map((card) => [String(card.record["id"]), card]));
    this.ids = new Set(rules.map((rule) => rule.id));
    this.speaker = { game, title: parts ? parts.titles(this.cards) : this.#title };
  }

  /** Names without the game's own rule for them: by message, else as the server calls them. */
  #title = (role: string, id: string): string => {
    const message = `${this.game}-${role}-${id}`;
    if (words.has(message)) return words.say(message);
    return this.cards.get(id)?.texts["title"] ?? id;
  };
}

class Library {
  games = $state.raw<GameInfo[]>([]);
  #books = new Map<string, Promise<Book>>();
  /** The digest of the box that each game was last opened with; empty for its own. */
  #boxes = new Map<string, string>();
  #asked: Promise<void> | null = null;

  /** Ask which games there are, once. */
  begin(): Promise<void> {
    this.#asked ??= api.games().then(
      (games) => void (this.games = games),
      (fault) => {
        this.#asked = null;
        throw fault;
      },
    );
    return this.#asked;
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** A game's books in the language that is spoken now. */
  book(game: string): Promise<Book> {
    const lang = words.lang;
    const box = this.#boxes.get(game) ?? "";
    const key = `${game} ${lang} ${box}`;
    let book = this.#books.get(key);
    if (!book) {
      book = Promise.all([
        api.rules(game, lang),
        api.cards(game, lang, box),
        boardOf(game)?.parts() ?? null,
        words.learn(game),
      ]).then(([rules, cards, parts]) => new Book(game, lang, rules, cards, parts));
      book.catch(() => this.#books.delete(key));
      this.#books.set(key, book);
    }
    return book;
  }

  /**
   * Get the books of a table's game and box for a screen that follows the language; for an effect.
   *
   * What comes when another language is spoken already is dropped.
   */
  open(
    { game, box }: Pick<TableInfo, "game" | "box">,
    found: (book: Book) => void,
    failed: (fault: unknown) => void,
  ): void {
    this.#boxes.set(game, box?.digest ?? "");
    const lang = words.lang;
    const current =
      <T>(take: (told: T) => void) =>
      (told: T) => {
        if (words.lang === lang) take(told);
      };
    this.book(game).then(current(found), current(failed));
  }
}

export const library = new Library();

/** What a game is called; for those without a name, their id. */
export function gameName(game: string): string {
  const key = `${game}-name`;
  return words.has(key) ? words.say(key) : game;
}

/** Whether a game hides anything from a side; of one that does not tell, it is believed. */
export function hasSecrets(id: string): boolean {
  return library.game(id)?.secrets ?? true;
}
