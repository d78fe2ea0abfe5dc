// The Fluent files of the Python package, loaded as they are wanted.

import * as api from "./api";

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

/**
 * What is said in a language on every screen or, of a game, at its tables and in its books.
 *
 * The words of a game from elsewhere are the server's.
 */
export function texts(lang: string, game: string | null): Promise<string[]> {
  const wanted = game === null ? `/${lang}/[a-z]+\\.ftl$` : `/${lang}/${game}-[a-z]+\\.ftl$`;
  const files = Object.entries(FILES).filter(([file]) => new RegExp(wanted).test(file));
  return Promise.all(files.length ? files.map(([, load]) => load()) : [api.messages(lang)]);
}
