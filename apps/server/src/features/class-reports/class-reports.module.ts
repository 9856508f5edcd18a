import type { Core, Module } from "../../module";
import { createLearningPrinter } from "./learning-sheet/learning-printer";
import type { ReportsNeeds } from "./reports-needs";
import { reportsRoutes } from "./reports.routes";
import { createReportsService } from "./reports.service";

/** What a class learnt in some days, as teachers read it and as its learners take it home. */
export function classReportsModule({ db, clock }: Core, needs: ReportsNeeds): Module {
  const sheets = createLearningPrinter();
  const reports = createReportsService({ db, clock, sheets, ...needs });
  return { routes: (app) => reportsRoutes(app, reports), exports: {}, close: sheets.close };
}
