// The start, where something of it does not come.

import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BOARDS } from "../boards/registry";
import * as api from "../lib/api";
import { gameInfo } from "../lib/gameInfo.svelte";
import { useFakeServer } from "../lib/fakeServer";
import type { GameInfo } from "../protocol";
import Home from "./Home.svelte";

let start: object;

beforeEach(async () => {
  await useFakeServer();
  vi.spyOn(api, "tables").mockResolvedValue({ tables: [], before: null });
  gameInfo.games = [
    { id: "duel", seats: [], settings: [], bots: ["greedy"] } as unknown as GameInfo,
  ];
});

afterEach(async () => {
  await unmount(start);
  gameInfo.games = [];
  vi.restoreAllMocks();
});

it("can be used without a game's picture", async () => {
  // Vitest fails by itself where nobody catches the fault.
  vi.spyOn(BOARDS["duel"]!, "picture").mockRejectedValue(new Error("not there"));
  start = mount(Home, { target: document.body });
  await vi.waitFor(() => expect(document.querySelector(".picture .hills")).not.toBeNull());
  expect(document.querySelector<HTMLButtonElement>(".game .main")!.disabled).toBe(false);
});
