import type { Core, Module } from "../../module";
import type { Classes, Course, LessonPlaces, LocksOf, NamesOf } from "./class-plans-needs";
import { classPlansRoutes } from "./class-plans.routes";
import { createClassPlansService } from "./class-plans.service";

interface Needs {
  classes: Classes;
  course: Course;
  lessonPlaces: LessonPlaces;
  locksOf: LocksOf;
  namesOf: NamesOf;
  isFitForAll: (text: string) => boolean;
}

/** What classes plan to do, week by week. */
export function classPlansModule({ db, clock }: Core, needs: Needs): Module {
  const plans = createClassPlansService({ db, clock, ...needs });
  return { routes: (app) => classPlansRoutes(app, plans), exports: {} };
}
