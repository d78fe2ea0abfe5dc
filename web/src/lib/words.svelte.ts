// What the page says, in every language, from the same Fluent files as the terminal.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { boxTexts } from "./api";
import { storage } from "./storage.svelte";
import { DECKS, texts } from "./texts";

export const LANGUAGES = { en: "English", ja: "日本語" } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, FluentVariable>;

const KEPT = "language";
/** So many sentences are kept; more than all boards and logs say at once. */
const MOST_KEPT = 5000;

/** The messages of the language that is spoken now; whatever calls `say` follows a change. */
class Words {
  lang = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));
  #wanted: Language = "en";
  #learnt = new Map<string, Promise<void>>();
  /** What was said with arguments, as of now: a board says the same again at every view. */
  #said = new Map<string, string>();

  /** Speak another language from now on, and the next time too. */
  async speak(lang: Language): Promise<void> {
    this.#wanted = lang;
    const bundle = new FluentBundle(lang, { useIsolating: false });
    await read(bundle, lang, null);
    // A game that is learnt meanwhile is read here too, because a map shows what joins it.
    for (const what of this.#learnt.keys()) await read(bundle, lang, what);
    if (this.#wanted !== lang) return;
    this.#said.clear();
    this.#bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
    storage.set(KEPT, lang);
  }

  /**
   * Learn what is said at a game's tables, in this language and in those spoken later.
   *
   * An owner's box, which is known by its digest, adds what it names itself.
   */
  async learn(game: string, box = ""): Promise<void> {
    await this.#learn(game);
    if (box) await this.#learn(`${game} ${box}`);
  }

  /** Learn what is said where the decks of a game are built. */
  learnDecks(game: string): Promise<void> {
    return this.#learn(game + DECKS);
  }

  #learn(what: string): Promise<void> {
    let learnt = this.#learnt.get(what);
    if (!learnt) {
      learnt = read(this.#bundle, this.lang, what).then(() => this.#said.clear());
      learnt.catch(() => this.#learnt.delete(what));
      this.#learnt.set(what, learnt);
    }
    return learnt;
  }

  /** The language of last time, or the browser's, or English. */
  async begin(): Promise<void> {
    const wishes = [storage.get(KEPT), ...navigator.languages];
    const found = wishes.map((wish) => wish?.slice(0, 2)).find((wish) => wish && wish in LANGUAGES);
    await this.speak((found ?? "en") as Language);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** A message; one that is missing is a fault of ours and shows its key. */
  say(key: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return key;
    if (typeof pattern === "string") return pattern;
    const what = `${key} ${JSON.stringify(args)}`;
    let said = this.#said.get(what);
    if (said === undefined) {
      said = this.#bundle.formatPattern(pattern, args, []);
      if (this.#said.size >= MOST_KEPT) this.#said.clear();
      this.#said.set(what, said);
    }
    return said;
  }
}

/** Read what is said everywhere, at a game's tables, or of a box, which is a game and a digest. */
async function read(bundle: FluentBundle, lang: Language, what: string | null): Promise<void> {
  const [game, box] = what?.split(" ") ?? [null];
  const told = game && box ? [await boxTexts(game, lang, box)] : await texts(lang, game ?? null);
  for (const text of told) bundle.addResource(new FluentResource(text));
}

export const words = new Words();

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
