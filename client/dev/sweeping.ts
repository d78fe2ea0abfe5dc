// What a file of tests leaves behind is cleared away before the next, which runs in the same room.

import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  localStorage.clear();
  history.replaceState(null, "", "/");
});
