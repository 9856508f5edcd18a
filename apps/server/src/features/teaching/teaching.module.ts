import type { Core, Module } from "../../module";
import { teachingRoutes } from "./teaching.routes";
import { createTeachingService } from "./teaching.service";

type Needs = Omit<Parameters<typeof createTeachingService>[0], "db" | "clock">;

/** What teachers see of their classes and of each student. It keeps nothing of its own. */
export function teachingModule({ db, clock }: Core, needs: Needs): Module {
  const teaching = createTeachingService({ db, clock, ...needs });
  return { routes: (app) => teachingRoutes(app, teaching), exports: {} };
}
