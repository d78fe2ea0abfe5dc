import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Where `mathom serve` runs while the page is worked on with `npm run dev`. */
const SERVER = process.env["MATHOM_SERVER"] ?? "http://127.0.0.1:8420";

/** What only those need who build decks, by the ends of the files' names. */
const BUILDING = ["builder", "deck"];

/**
 * The file that a Fluent file goes into: `words-en` or, for `en/quest-hero.ftl`, `words-en-quest`.
 *
 * What is said where decks are built is not loaded at tables.
 */
function words(id: string): string {
  const [, lang, game, about] = /(\w+)\/(?:(\w+)-)?(\w+)\.ftl/.exec(id)!;
  const building = game && BUILDING.includes(about!) ? "decks" : "";
  return ["words", lang, game, building].filter(Boolean).join("-");
}

/** Fluent files without what they say to whoever writes them, which readers need not load. */
const withoutComments: Plugin = {
  name: "fluent-without-comments",
  enforce: "pre",
  load(id) {
    const [path, query] = id.split("?");
    if (!path!.endsWith(".ftl") || query !== "raw") return null;
    const lines = readFileSync(path!, "utf8").split("\n");
    const needed = (line: string, n: number) => line || lines[n + 1]?.startsWith(" ");
    const said = lines.filter((line, n) => needed(line, n) && !line.startsWith("#"));
    return `export default ${JSON.stringify(said.join("\n"))}`;
  },
};

export default defineConfig({
  plugins: [withoutComments, svelte()],
  server: {
    // The languages are the Python package's own files.
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  build: {
    // The Python package carries the page.
    outDir: "../src/mathom/page",
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What is said is one file for each language, and one more for each game.
            { name: words, test: /\.ftl/ },
            // What several screens share is one file instead of a dozen small ones.
            { name: "shared", test: /web\/src\/(lib|parts)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    // Building an environment for every file would take longer than the tests.
    isolate: false,
    setupFiles: "dev/testSetup.ts",
    // A whole board takes its time to be drawn without a browser; only what hangs takes as long.
    testTimeout: 60_000,
  },
});
