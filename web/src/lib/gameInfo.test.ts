import { beforeEach, expect, it } from "vitest";
import * as quest from "../boards/quest";
import { GameContent } from "./gameInfo.svelte";
import { tale } from "./sentences";
import { words } from "./words.svelte";

const board = (hero: string | null) => ({
  heroes: { "hero-1": { hero }, "hero-2": { hero: null } },
});
const event = (kind: string, args: Record<string, string>) => ({
  number: 1,
  version: 1,
  kind,
  args,
});

beforeEach(async () => {
  await words.speak("en");
  await words.learn("quest");
});

it("calls seats by their heroes once they have them", () => {
  const content = new GameContent("quest", "en", [], quest);
  const rests = event("forced-rest", { seat: "hero-1" });
  expect(tale(content.speakerAt(undefined), rests)).toBe("Hero 1 cannot rest here.");
  expect(tale(content.speakerAt(board(null)), rests)).toBe("Hero 1 cannot rest here.");
  const speaker = content.speakerAt(board("argalad"));
  expect(tale(speaker, rests)).toBe("Argalad cannot rest here.");
  expect(tale(speaker, event("forced-rest", { seat: "hero-2" }))).toMatch(/^Hero 2/);
  expect(tale(speaker, event("hero", { seat: "hero-1", hero: "argalad" }))).toBe(
    "Hero 1 is Argalad.",
  );
  expect(content.speakerAt(board("argalad"))).toBe(speaker);
});
