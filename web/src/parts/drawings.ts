// Drawings of 24 by 24 that several boards use. `fill` is filled (even-odd, so holes can be cut),
// `line` is drawn.

export interface Drawing {
  fill?: string;
  line?: string;
}

export const SIGNS = {
  zoom: { line: "M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM15.7 15.7l6 6M10.5 7.5v6M7.5 10.5h6" },
  warning: { line: "M12 3 22.5 21h-21zM12 9.5v5.5M12 17.7v.6" },
  close: { line: "M5 5l14 14M19 5 5 19" },
  turn: { fill: "M5 3l15 9-15 9z" },
  gives: { line: "M3 12h16M13 6l6.5 6-6.5 6" },
} satisfies Record<string, Drawing>;

export const FIST: Drawing = {
  fill: "M5.5 9.5V7A1.9 1.9 0 0 1 9.2 6.6V5.4a1.9 1.9 0 0 1 3.7-.3v.2a1.9 1.9 0 0 1 3.5.9v.9a1.9 1.9 0 0 1 3.6.8v6.3c0 4.4-2.8 7.3-7 7.3h-1.2c-3.2 0-5.3-1.7-6.3-4.7l-1.3-3.6c-.6-1.8 0-3.2 1.3-3.7zM7 11.2h4.6a1 1 0 0 1 0 3.2H9v1h2.8a2.2 2.2 0 0 0 1.4-3.9V6h-.9v4.2h-2.2V7h-.9v3.2H7z",
};
export const BOOK: Drawing = {
  fill: "M1.5 5c3.8-1 7.7-.5 9.8 1.7V20.5c-2.1-2-6-2.5-9.8-1.6zM22.5 5c-3.8-1-7.7-.5-9.8 1.7V20.5c2.1-2 6-2.5 9.8-1.6z",
};
export const BOW: Drawing = {
  line: "M7 2c12 3.5 12 16.5 0 20M7 2v20M2 12h18M16.5 8.5 20.5 12l-4 3.5",
};
export const HORSE: Drawing = {
  fill: "M7.5 22.5c0-4 1-6.5 3.5-8.8-2 .4-3.6 1.4-5 2.8L2.5 13.5 6.5 7c1-2.5 3.5-3.7 5.8-3.7L11.5.5l3.5 2.3c4.7 1.6 6.8 6.7 6.3 11.2-.3 3 .2 5.5.7 8.5zM10 7.2a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2z",
};
export const CAMPFIRE: Drawing = {
  fill: "M12.5 1c.5 4.5 5.5 5.5 5.5 10.5a6 6 0 0 1-12 0C6 8.5 8.5 7.5 8.5 4.5c1.2.8 2 2 2.3 3.2C12.2 6 12.8 3.8 12.5 1z",
  line: "M3 22l18-3.5M3 18.5 21 22",
};
export const SCROLL: Drawing = {
  fill: "M5.5 2H19a3 3 0 0 1 0 6h-1.5v10A4 4 0 0 1 13.5 22H4.5a3 3 0 0 1 0-6H6V5c0-1-.2-2-.5-3zM8.5 7v1.7H15V7zM8.5 11v1.7H15V11zM8.5 15v1.7H15V15z",
};
export const HOOD: Drawing = {
  fill: "M12 1.5C8 1.5 5.8 5 5.8 9c0 3.5-2.3 6.5-3.8 13.5h20C20.5 15.5 18.2 12.5 18.2 9c0-4-2.2-7.5-6.2-7.5zM12 5c1.9 0 3.2 1.8 3.2 4s-1.3 4.5-3.2 4.5S8.8 11.2 8.8 9s1.3-4 3.2-4z",
};
export const LEAF: Drawing = {
  fill: "M21 2.5C9.5 2.5 3.5 7.5 3.5 14.5c0 1.2.2 2.3.6 3.3C7.5 13 11.5 10 16 8c-4 3-8 7-10.5 13l1.8.8c.5-1.2 1-2.3 1.6-3.3C18 18.5 22 12 21 2.5z",
};
export const TREE: Drawing = {
  fill: "M12 1.5a6 6 0 0 1 5.8 4.3 4.9 4.9 0 0 1-.4 9.7H14V19l3 3.5H7L10 19v-3.5H6.6a4.9 4.9 0 0 1-.4-9.7A6 6 0 0 1 12 1.5z",
};
export const HORSESHOE: Drawing = {
  fill: "M8 22H3C1.5 12 4 2 12 2s10.5 10 9 20h-5v-3h1.3C18.5 12 16.5 6 12 6s-6.5 6-5.3 13H8z",
};
export const STAR: Drawing = {
  fill: "M12 1.5l3.1 7 7.4.8-5.6 5 1.7 7.4L12 17.8l-6.6 3.9 1.7-7.4-5.6-5 7.4-.8z",
};
export const SHIELD: Drawing = {
  fill: "M12 1c3 2 6.3 2.7 9.5 2.7C21.5 12.5 19 18.5 12 23 5 18.5 2.5 12.5 2.5 3.7 5.7 3.7 9 3 12 1z",
};
export const BANNER: Drawing = { fill: "M4 1.5h2.5v21H4zM8 3h13.5L18 7.5l3.5 4.5H8z" };
export const CROWN: Drawing = {
  fill: "M3 17.5l-1.5-11 6 4.7L12 3.5l4.5 7.7 6-4.7-1.5 11zM3 19h18v2.5H3z",
};
export const HAT: Drawing = {
  fill: "M14 1.5 18.5 16h-13L10 7.5zM1.5 18.5C5 17 19 17 22.5 18.5c-1.5 4-19.5 4-21 0z",
};
export const AXE: Drawing = {
  fill: "M9.5 1.5H12V22.5H9.5zM13 3.5c5.5-1 9 2.3 9.5 8.5-3-2-6-2.3-9.5-1.2zM8.5 4.5V10C5.5 9.5 4 9 2 10.5 1.5 7 4.5 4.5 8.5 4.5z",
};
export const ARMOR: Drawing = {
  fill: "M5.5 2.5l3.8 1.3c.6 3 4.8 3 5.4 0l3.8-1.3 3 7-3.3 1.7c.8 3.4.5 6.8-.8 10.8H6.6c-1.3-4-1.6-7.4-.8-10.8L2.5 9.5zM11.3 9v11h1.4V9z",
};
export const SWORD: Drawing = {
  fill: "M22.5 1.5 21 7.5 11.5 17 7 12.5 16.5 3zM4.5 11.5l8 8L10.7 21.3 8.5 19 5 22.5 1.5 19 5 15.5 2.7 13.3z",
};
export const VOLCANO: Drawing = {
  fill: "M8.5 12l3.5 2 3.5-2 7.5 10.5H1zM12.5 1c2.3 2.5 3.7 5 1.5 8.5h-4C8.3 7 11.3 5 12.5 1z",
};
export const HELMET: Drawing = {
  fill: "M12 2c6 0 9 4.3 9 10v9.5h-5.5V16h-2.3v-3.5H18c0-1.3-.3-2.3-.8-3H6.8c-.5.7-.8 1.7-.8 3h4.8V16H8.5v5.5H3V12C3 6.3 6 2 12 2z",
};
export const CLOAK: Drawing = {
  fill: "M12 1.5c2.5 0 4.2 2 4.5 5 3 3 5 9 5.5 16h-7.5L12 10 9.5 22.5H2c.5-7 2.5-13 5.5-16 .3-3 2-5 4.5-5zM12 4.5a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z",
};
export const GOBLIN: Drawing = {
  fill: "M2 1.5c1 3 2.5 4.5 4.5 5A8.3 8.3 0 0 1 12 4.5c2 0 4 .7 5.5 2 2-.5 3.5-2 4.5-5 .8 4.5-.2 7.5-2.5 9.3.3 1 .5 2.2.5 3.2 0 3-1.5 5-4 6.5v2H8v-2c-2.5-1.5-4-3.5-4-6.5 0-1 .2-2.2.5-3.2C2.2 9 1.2 6 2 1.5zM6.5 11.5c.5 2.5 2 3.5 4 3zM17.5 11.5l-4 3c2 .5 3.5-.5 4-3zM9 18v2h1.5v-2zM13.5 18v2H15v-2z",
};
export const HORNED: Drawing = {
  fill: "M2 2l4.5 5L8 1.5 12 6l4-4.5L17.5 7 22 2l-1.5 9.5c.3 5.5-2.5 9-8.5 11-6-2-8.8-5.5-8.5-11zM6.5 12c.5 2.5 2 3.5 4 3zM17.5 12l-4 3c2 .5 3.5-.5 4-3z",
};
export const LIDLESS: Drawing = {
  fill: "M12 4.5C6.5 4.5 3 8 .5 12 3 16 6.5 19.5 12 19.5S21 16 23.5 12C21 8 17.5 4.5 12 4.5zM12 6.8c1.7 1.5 2.5 3.3 2.5 5.2s-.8 3.7-2.5 5.2c-1.7-1.5-2.5-3.3-2.5-5.2s.8-3.7 2.5-5.2z",
};
export const KEEP: Drawing = {
  fill: "M2.5 22.5V10h2V4.5h3V7h2.8V2h3.4v5h2.8V4.5h3V10h2v12.5h-6.5V18a3 3 0 0 0-6 0v4.5z",
};
export const DOUBLE_AXE: Drawing = {
  fill: "M10.5 1.5h3v21h-3zM14.5 3c5.5-.5 8 3 8 8-3-2-5.5-2-8-1zM9.5 3c-5.5-.5-8 3-8 8 3-2 5.5-2 8-1z",
};
