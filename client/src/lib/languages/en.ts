// Everything the page says in this language, as one file to be loaded.

const files = import.meta.glob<string>(
  ["../../../../src/mathom/locale/en/*.ftl", "!../../../../src/mathom/locale/en/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export const texts = Object.values(files);
