// Which keys are meant for the page, and not for a field or a dialog.

import { preferences } from "./preferences.svelte";

const FIELDS = "input, textarea, select, [contenteditable]";

/** The key of an event that is a command to the page; null when it is something else. */
export function command(event: KeyboardEvent): string | null {
  if (!preferences.keys || event.defaultPrevented || event.isComposing) return null;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.target instanceof Element && event.target.closest(FIELDS)) return null;
  if (document.querySelector("dialog:modal")) return null;
  return event.key;
}

/** Move the focus among the elements of a list that fit, by the arrows, Home and End. */
export function rove(event: KeyboardEvent, selector: string): void {
  const list = event.currentTarget as HTMLElement;
  const all = [...list.querySelectorAll<HTMLElement>(selector)];
  const now = all.indexOf(document.activeElement as HTMLElement);
  const goals: Record<string, number> = {
    ArrowDown: now + 1,
    ArrowUp: now < 0 ? all.length - 1 : now - 1,
    Home: 0,
    End: all.length - 1,
  };
  const goal = all[goals[event.key] ?? -1];
  if (!goal) return;
  event.preventDefault();
  goal.focus();
}
