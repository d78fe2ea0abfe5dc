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

/** What is said in a language on every screen or, of a game, at its tables and in its books. */
export function texts(lang: string, game: string | null): Promise<string[]> {
  const wanted = game === null ? `/${lang}/[a-z]+\\.ftl$` : `/${lang}/${game}-[a-z]+\\.ftl$`;
  const files = Object.entries(FILES).filter(([file]) => new RegExp(wanted).test(file));
  const brought = BROUGHT.get(game ?? "")?.[lang] ?? "";
  return Promise.all([brought, ...files.map(([, load]) => load())]);
}
