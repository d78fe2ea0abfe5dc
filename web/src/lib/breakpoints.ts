// Media queries for the size of the screen.

/** Where all of a table is one column; the same width stands in the styles of its parts. */
export const NARROW = "max-width: 63.99rem";
