// Written by scripts/protocol.py; do not change it by hand.

export type * from "./types";

/** The protocol that these types belong to; `welcome` names the server's. */
export const PROTOCOL = 3;
