import { expect, it, vi } from "vitest";
import { showLoadFailure } from "./loadFailure";

it.each([
  ["en-GB", "Load the page anew"],
  ["ja-JP", "ページを読み込み直す"],
])("says in %s that nothing was loaded, with a way to try again", (lang, button) => {
  vi.spyOn(navigator, "language", "get").mockReturnValue(lang);
  const reload = vi.fn();
  showLoadFailure(document.body, reload);
  expect(document.querySelector("[role=alert]")!.textContent).not.toBe("");
  const found = document.querySelector("button")!;
  expect(found.textContent).toBe(button);
  found.click();
  expect(reload).toHaveBeenCalledOnce();
});
