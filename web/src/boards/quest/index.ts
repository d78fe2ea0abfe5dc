// What Quest's folder gives to the page.

export { default as Board } from "./Board.svelte";
export { default as Face } from "./Face.svelte";
export { titles } from "./titles";
