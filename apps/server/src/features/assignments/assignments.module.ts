import type { Core, Module } from "../../module";
import type { Classes, Course, LocksOf, NamesOf } from "./assignments-needs";
import { assignmentsRoutes } from "./assignments.routes";
import { type AssignmentsService, createAssignmentsService } from "./assignments.service";
import { findAssignment, holdAssignment, listOfClasses } from "./assignments.store";
import type { HandedInBy } from "./handed-in";
import { createReadClassWork } from "./class-work";
import { createCopyWork } from "./copies/copy-work.service";
import { groupsRoutes } from "./groups/groups.routes";
import { createGroupsService } from "./groups/groups.service";
import { createRemindOfWork, type SendAll, type StudentsOfOpen } from "./reminders/remind-of-work";
import type { ReminderReaders } from "./reminders/reminders.store";
import { scoreOf } from "./work-of";
import { createReadRecords, type RecordReads } from "./work-records";
import { createReadWish, type QuizBank } from "./work-wished";

interface Needs extends RecordReads {
  handedInBy: HandedInBy;
  classes: Classes;
  course: Course;
  namesOf: NamesOf;
  locksOf: LocksOf;
  studentsOfOpen: StudentsOfOpen;
  profiles: ReminderReaders;
  sendAll: SendAll;
  isFitForAll: (text: string) => boolean;
  quizBank: QuizBank;
  chance: () => number;
}

export interface AssignmentsExports extends Pick<AssignmentsService, "findIn" | "findOwnWork"> {
  /** What classes are to do, drafts too, with how far each student is. */
  readClassWork: ReturnType<typeof createReadClassWork>;
  /** What the quiz of a lesson came to. */
  scoreOf: typeof scoreOf;
  /** What classes are to do, and one piece of work, as it is stored. */
  listOfClasses: typeof listOfClasses;
  findAssignment: typeof findAssignment;
  holdAssignment: typeof holdAssignment;
}

/** Work that teachers assign to their classes: it is handed in by doing it. */
export function assignmentsModule(
  { db, clock, jobs }: Core,
  needs: Needs,
): Module<AssignmentsExports> {
  const readRecords = createReadRecords(needs);
  const readWish = createReadWish(needs);
  const assignments = createAssignmentsService({ db, clock, ...needs, readRecords, readWish });
  const { findIn, findOwnWork, viewAll } = assignments;
  const copyWork = createCopyWork({ db, clock, ...needs, viewAll });
  const groups = createGroupsService({ db, clock, ...needs });
  const remindOfWork = createRemindOfWork({ db, clock, ...needs, readRecords });
  jobs.handle("remind-of-work", (_, stopped) => remindOfWork(stopped));
  return {
    routes(app) {
      assignmentsRoutes(app, { ...assignments, copyWork });
      groupsRoutes(app, groups);
    },
    exports: {
      readClassWork: createReadClassWork({ course: needs.course, readRecords }),
      scoreOf,
      listOfClasses,
      findAssignment,
      holdAssignment,
      findIn,
      findOwnWork,
    },
  };
}
