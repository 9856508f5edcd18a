import { threadModule } from "../../../adapters/thread";
import { createSheetPrinter } from "../../../pdf/sheet-printer";
import type { LearningSheet } from "./learning-facts";

export const createLearningPrinter = () =>
  createSheetPrinter<LearningSheet>(threadModule("learning-sheet.worker", import.meta.url));
