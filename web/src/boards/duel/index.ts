// What Duel's folder gives to the page.

export { default as Board } from "./Board.svelte";
export { default as Face } from "./Face.svelte";
export { shows } from "./motion";
export { titles } from "./titles";

export const worded: ReadonlySet<string> = new Set(["tile", "token"]);
