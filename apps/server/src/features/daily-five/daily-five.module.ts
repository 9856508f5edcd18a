import type { Core, Module } from "../../module";
import { dailyFiveRoutes } from "./daily-five.routes";
import { createDailyFiveService, type DailyFiveDeps } from "./daily-five.service";

/** Five questions a day for each learner alone. */
export function dailyFiveModule(
  { db, clock }: Core,
  needs: Omit<DailyFiveDeps, "db" | "clock">,
): Module {
  const daily = createDailyFiveService({ db, clock, ...needs });
  return { routes: (app) => dailyFiveRoutes(app, daily), exports: {} };
}
