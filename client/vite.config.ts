import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where `mathom serve` runs while the page is worked on with `npm run dev`. */
const SERVER = process.env["MATHOM_SERVER"] ?? "http://127.0.0.1:8420";

export default defineConfig({
  plugins: [svelte()],
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
          // What several screens share is one file instead of a dozen small ones.
          groups: [{ name: "shared", test: /client\/src\/(lib|parts)\//, minShareCount: 2 }],
        },
      },
    },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
});
