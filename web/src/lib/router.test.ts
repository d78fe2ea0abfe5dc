import { expect, it, vi } from "vitest";
import { hashOf, router } from "./router.svelte";

it("shows what was wanted where the browser refuses to change the address once more", () => {
  router.stay("/table/a/replay?at=3");
  expect(location.search).toBe("?at=3");
  const refused = vi.spyOn(history, "replaceState").mockImplementation(() => {
    throw new DOMException("too often", "SecurityError");
  });
  router.stay("/table/a/replay?at=4");
  refused.mockRestore();
  expect(router.url.searchParams.get("at")).toBe("4");
  expect(router.place).toEqual({ screen: "replay", id: "a" });
});

it("reads what stands behind the hash, also where it was cut short", () => {
  expect(hashOf(new URL("http://x/games/duel/rules#D3%2E4"))).toBe("D3.4");
  expect(hashOf(new URL("http://x/games/duel/rules#%E3"))).toBe("%E3");
  expect(hashOf(new URL("http://x/games/duel/rules"))).toBe("");
});
