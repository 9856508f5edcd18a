import { threadModule } from "../../../adapters/thread";
import { createSheetPrinter } from "../../../pdf/sheet-printer";
import type { ResultSheet } from "./result-sheet";

export const createResultPrinter = () =>
  createSheetPrinter<ResultSheet>(threadModule("result-sheet.worker", import.meta.url));
