// The Fluent files of the Python package, loaded as they are wanted.

// The words of terminal and commands are their own, so are those about records and states that
// cannot be, and what a card does comes with the cards.
const FILES = import.meta.glob<string>(
  [
    "../../../src/mathom/locale/*/*.ftl",
    "!../../../src/mathom/locale/*/*terminal.ftl",
    "!../../../src/mathom/locale/*/commands.ftl",
    "!../../../src/mathom/locale/*/*errors.ftl",
    "!../../../src/mathom/locale/*/*-cards.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** The texts of games that other packages have brought, by game and language. */
const BROUGHT = new Map<string, Record<string, string>>();

export function bring(game: string, texts: Record<string, string>): void {
  BROUGHT.set(game, texts);
}

/** What is said of a game only where its decks are built: the ends of the files' names. */
const BUILDING = "builder|deck";
/** What stands behind a game to ask for that. */
export const DECKS = "/decks";

/** What is said in a language on every screen or, of a game, at its tables and in its books. */
export function texts(lang: string, game: string | null): Promise<string[]> {
  const wanted =
    game === null
      ? `/${lang}/[a-z]+\\.ftl$`
      : game.endsWith(DECKS)
        ? `/${lang}/${game.slice(0, -DECKS.length)}-(?:${BUILDING})\\.ftl$`
        : `/${lang}/${game}-(?!(?:${BUILDING})\\.)[a-z]+\\.ftl$`;
  const files = Object.entries(FILES).filter(([file]) => new RegExp(wanted).test(file));
  const brought = BROUGHT.get(game ?? "")?.[lang] ?? "";
  return Promise.all([brought, ...files.map(([, load]) => load())]);
}
