// How scripts/clicks.py runs the count, which is no test of its own.

import { defineConfig } from "vitest/config";
import page from "../vite.config.ts";

export default defineConfig({
  ...page,
  test: { ...page.test, include: ["dev/clicks.test.ts"], testTimeout: 3_600_000 },
});
