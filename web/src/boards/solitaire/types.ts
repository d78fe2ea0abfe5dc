// Solitaire's board and records, as the server sends them.

export * from "../../protocol/solitaire";
