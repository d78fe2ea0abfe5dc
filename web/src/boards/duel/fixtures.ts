// The positions that dev/duel.py wrote, for tests.

import text from "../../../dev/duel.json?raw";
import BOARD_FILE from "../../../../src/mathom/games/duel/data/board.toml?raw";
import { fixtures } from "../kit/fixtures";
import type { ComponentRecord, DuelBoard } from "./types";

export const { POSITIONS, view, board, cardsIn } = fixtures<DuelBoard, ComponentRecord>(text);
export const CARDS = cardsIn("en");
/** The game's own data on its board, with which the drawing has to agree. */
export { BOARD_FILE };
