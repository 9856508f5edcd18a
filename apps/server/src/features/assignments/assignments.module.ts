import type { Core, Module } from "../../module";
import type { Classes, Course, LessonPlaces, LocksOf, NamesOf } from "./assignments-needs";
import { assignmentsRoutes } from "./assignments.routes";
import { createAssignmentsService } from "./assignments.service";
import { listOfClasses } from "./assignments.store";
import { createWorkOf, isFor, scoreOf } from "./work-of";

interface Needs {
  classes: Classes;
  course: Course;
  lessonPlaces: LessonPlaces;
  namesOf: NamesOf;
  locksOf: LocksOf;
  isFitForAll: (text: string) => boolean;
}

export interface AssignmentsExports {
  /** What these classes are to do, drafts too. */
  listOfClasses: typeof listOfClasses;
  /** How far somebody is with it, for whom it is, and what a quiz came to. */
  createWorkOf: typeof createWorkOf;
  isFor: typeof isFor;
  scoreOf: typeof scoreOf;
}

/** Work that teachers assign to their classes: it is handed in by doing it. */
export function assignmentsModule({ db, clock }: Core, needs: Needs): Module<AssignmentsExports> {
  const assignments = createAssignmentsService({ db, clock, ...needs });
  return {
    routes: (app) => assignmentsRoutes(app, assignments),
    exports: { listOfClasses, createWorkOf, isFor, scoreOf },
  };
}
