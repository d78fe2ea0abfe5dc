// The games the server offers, with their rules and components in the current language.

import { boardOf, type GameParts } from "../boards/registry";
import type { CardInfo, GameInfo, RuleInfo, TableInfo, View } from "../protocol";
import * as api from "./api";
import type { Speaker, Title } from "./sentences";
import { bring } from "./texts";
import { words } from "./words.svelte";

/** One game's components in one language, and its board. */
export class GameContent {
  /** Every component by its id. */
  readonly cards: ReadonlyMap<string, CardInfo>;
  /** How components, seats and the rest are called in sentences. */
  readonly speaker: Speaker;

  constructor(
    readonly game: string,
    readonly lang: string,
    readonly components: CardInfo[],
    /** The game's own board and faces; null where none are drawn yet. */
    readonly parts: GameParts | null,
  ) {
    this.cards = new Map(components.map((card) => [String(card.record["id"]), card]));
    this.speaker = { game, title: parts ? parts.titles(this.cards) : this.#title };
  }

  /**
   * How they are called at a table; the same speaker as long as no seat gets another name.
   *
   * A seat is called by its figure, but not in a sentence that says whose figure it is.
   */
  speakerAt(board: View["board"] | undefined): Speaker {
    const figures = (board && this.parts?.figures?.(board)) ?? {};
    const key = JSON.stringify(figures);
    if (key !== this.#key) {
      const { game, title } = this.speaker;
      const own: Title = (role, id, args = {}) => {
        const figure = figures[id];
        const named = figure && !Object.values(args).includes(figure[1]);
        return named ? title(...figure) : title(role, id);
      };
      this.#key = key;
      this.#there = { game, title: own };
    }
    return this.#there ?? this.speaker;
  }

  #key = "{}";
  #there: Speaker | null = null;

  /** Names without the game's own rule for them: by message, else as the server calls them. */
  #title = (role: string, id: string): string => {
    const message = `${this.game}-${role}-${id}`;
    if (words.has(message)) return words.say(message);
    return this.cards.get(id)?.texts["title"] ?? id;
  };
}

/** What is kept under a key, asked for once; it is asked for again if it did not come. */
function keep<T>(kept: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  let found = kept.get(key);
  if (!found) {
    found = ask();
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}

class GameInfoCache {
  games = $state.raw<GameInfo[]>([]);
  #contents = new Map<string, Promise<GameContent>>();
  #rules = new Map<string, Promise<RuleInfo[]>>();
  /** The digest of the box that each game was last opened with; empty for its own. */
  #boxes = new Map<string, string>();
  #asked: Promise<void> | null = null;

  /** Ask which games there are, once. */
  begin(): Promise<void> {
    this.#asked ??= this.#ask().catch((fault) => {
      this.#asked = null;
      throw fault;
    });
    return this.#asked;
  }

  /** Ask again, because there is another box now. */
  again(): Promise<void> {
    this.#asked = null;
    return this.begin();
  }

  async #ask(): Promise<void> {
    const games = await api.games();
    for (const { id, texts } of games) {
      bring(id, texts);
      if (!boardOf(id)) await words.learn(id);
    }
    this.games = games;
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** A game's rules in the current language; few who play read them. */
  rules(game: string): Promise<RuleInfo[]> {
    const lang = words.lang;
    return keep(this.#rules, `${game} ${lang}`, () => api.rules(game, lang));
  }

  /** A game's content in the current language. */
  content(game: string): Promise<GameContent> {
    const lang = words.lang;
    const box = this.#boxes.get(game) ?? "";
    return keep(this.#contents, `${game} ${lang} ${box}`, async () => {
      const [cards, parts] = await Promise.all([
        api.cards(game, lang, box),
        boardOf(game)?.parts() ?? null,
        words.learn(game, box),
      ]);
      return new GameContent(game, lang, cards, parts);
    });
  }

  /**
   * Load the content of a table's game and box for a screen that follows the language; for an effect.
   *
   * An answer that comes after the language has changed is dropped.
   */
  open(
    { game, box }: Pick<TableInfo, "game" | "box">,
    found: (content: GameContent) => void,
    failed: (fault: unknown) => void,
  ): void {
    this.#boxes.set(game, box?.digest ?? "");
    const lang = words.lang;
    const current =
      <T>(take: (told: T) => void) =>
      (told: T) => {
        if (words.lang === lang) take(told);
      };
    this.content(game).then(current(found), current(failed));
  }
}

export const gameInfo = new GameInfoCache();

/** The game's name, or its id where it has none. */
export function gameName(game: string): string {
  const key = `${game}-name`;
  return words.has(key) ? words.say(key) : game;
}

/** Whether a game hides anything from a side; assumed of a game that is not known. */
export function hasSecrets(id: string): boolean {
  return gameInfo.game(id)?.secrets ?? true;
}
