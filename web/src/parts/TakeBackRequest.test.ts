import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TableSession } from "../lib/tableSession.svelte";
import { words } from "../lib/words.svelte";
import TakeBackRequest from "./TakeBackRequest.svelte";

const request = { number: 7, seat: "sauron", to: 2, waiting: ["fellowship"] };
const attempt = vi.fn<(wish: object) => void>();

let notice: Record<string, unknown>;

/** The buttons that whoever sits there has. */
function shown(seat: string | null): HTMLButtonElement[] {
  const session = {
    seat,
    attempt,
    undone: () => "it",
    seatName: () => "Sam",
  } as unknown as TableSession;
  notice = mount(TakeBackRequest, { target: document.body, props: { session, request } });
  flushSync();
  return [...document.querySelectorAll("button")];
}

beforeEach(() => words.speak("en"));
afterEach(async () => {
  vi.clearAllMocks();
  await unmount(notice);
});

it("lets whoever asked withdraw", () => {
  const [button, ...others] = shown("sauron");
  expect([button!.textContent.trim(), others]).toEqual([words.say("page-table-withdraw"), []]);
  button!.click();
  expect(attempt).toHaveBeenCalledExactlyOnceWith({ type: "withdraw", asked: 7 });
});

it("lets whoever is asked answer", () => {
  const [agree, decline, ...others] = shown("fellowship");
  expect(others).toEqual([]);
  agree!.click();
  decline!.click();
  expect(attempt.mock.calls).toEqual([
    [{ type: "answer", asked: 7, agree: true }],
    [{ type: "answer", asked: 7, agree: false }],
  ]);
});

it("leaves spectators nothing to do", () => {
  expect(shown(null)).toEqual([]);
});
