import type { Core, Module } from "../../module";
import { teachingRoutes } from "./teaching.routes";
import { createTeachingService, type TeachingService } from "./teaching.service";

type Needs = Omit<Parameters<typeof createTeachingService>[0], "db" | "clock">;

export type TeachingExports = Pick<TeachingService, "figuresOf">;

/** What teachers see of their classes and of each student. It keeps nothing of its own. */
export function teachingModule({ db, clock }: Core, needs: Needs): Module<TeachingExports> {
  const teaching = createTeachingService({ db, clock, ...needs });
  return {
    routes: (app) => teachingRoutes(app, teaching),
    exports: { figuresOf: teaching.figuresOf },
  };
}
