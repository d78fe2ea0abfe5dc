// The positions that dev/solitaire.py wrote, for tests.

import text from "../../../dev/solitaire.json?raw";
import { fixtures } from "../kit/fixtures";
import type { ComponentRecord, SolitaireBoard } from "./types";

export const { POSITIONS, view, board, cardsIn } = fixtures<SolitaireBoard, ComponentRecord>(text);
export const CARDS = cardsIn("en");
