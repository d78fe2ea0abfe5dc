// Error messages for the reader, and what may help.

import { Unreachable, WasRefused } from "./api";
import { refusedBy } from "./sentences";
import { words } from "./words.svelte";

/** Why something did not come. */
export function errorMessage(fault: unknown): string {
  if (fault instanceof WasRefused) return refusedBy(fault.refused);
  return words.say(fault instanceof Unreachable ? "page-away" : "page-not-loaded");
}

/** From this status on, a refusal passes by itself. */
const PASSING = 429;

/** What may help: asking again, loading the page anew, or nothing. */
export function remedy(fault: unknown): "again" | "reload" | "none" {
  if (fault instanceof Unreachable) return "again";
  if (fault instanceof WasRefused) return fault.status < PASSING ? "none" : "again";
  // A part of the page that the server no longer has: it is newer than this page.
  return "reload";
}
