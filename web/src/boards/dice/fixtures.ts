// The positions that dev/dice.py wrote, for tests.

import text from "../../../dev/dice.json?raw";
import { fixtures } from "../kit/fixtures";
import type { ComponentRecord, DiceBoard } from "./types";

export const { POSITIONS, view, board, cardsIn } = fixtures<DiceBoard, ComponentRecord>(text);
export const CARDS = cardsIn("en");
