// The error shown when no language could be loaded, so that there are no messages.

import type { Language } from "./words.svelte";

const TOLD: Record<Language, { why: string; reload: string }> = {
  en: {
    why: "The page could not be loaded. The server may be away for a moment.",
    reload: "Load the page anew",
  },
  ja: {
    why: "ページを読み込めませんでした。サーバーが一時的に応答していない可能性があります。",
    reload: "ページを読み込み直す",
  },
};

/** Say in the browser's language that nothing came, with a way to try again. */
export function showLoadFailure(target: HTMLElement, reload = () => location.reload()): void {
  const lang: Language = navigator.language.startsWith("ja") ? "ja" : "en";
  const why = document.createElement("p");
  const button = document.createElement("button");
  const all = document.createElement("main");
  why.textContent = TOLD[lang].why;
  why.role = "alert";
  button.textContent = TOLD[lang].reload;
  button.onclick = reload;
  all.lang = lang;
  all.style.padding = "var(--gap-6)";
  all.append(why, button);
  target.replaceChildren(all);
}
